import { expect, test } from 'vitest';
import { isOwnData } from './own-data.ts';

const KNOWN = ['Claire Mbarga', 'claire.mbarga@boutique-étoile.cm', '+237699001122', null, 'mitako'];

test.each([
  'Claire.Mbarga1',
  'mbargaclaire2026',
  'BOUTIQUE-etoile!!',
  'Étoile1234567',
  '237699001122',
  'mitako-mitako',
  'clairE12345678',
])('%s is made of what is known', (password) => {
  expect(isOwnData(password, KNOWN)).toBe(true);
});

test.each(['claire likes long walks', 'quatre mots au hasard', '839201748392', 'éclair au chocolat', 'cm cm cm cm'])(
  '%s is not',
  (password) => {
    expect(isOwnData(password, KNOWN)).toBe(false);
  },
);
