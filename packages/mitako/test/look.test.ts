import { expect, test } from 'vitest';
import { lookIn } from '../src/options/look.ts';

test('there is no app without a flag', () => {
  expect(lookIn({})).toEqual({});
  expect(lookIn({ brandName: 'Njangi', brand: { color: '#0b6e4f' } })).toEqual({
    brand: { name: 'Njangi', color: '#0b6e4f' },
  });
});

test('an app is named by the flag, or after its link', () => {
  expect(lookIn({ appName: 'Njangi Pay' }).app).toEqual({ name: 'Njangi Pay' });
  const { app } = lookIn({ appLink: 'njangi://pay?url={checkout_url}' });
  expect(app?.link?.('https://a/b')).toBe('njangi://pay?url=https%3A%2F%2Fa%2Fb');
});
