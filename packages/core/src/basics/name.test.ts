import { expect, it } from 'vitest';
import { maskName } from './name.ts';

it.each([
  ['Ngo Bassa', 'Ngo B•••'],
  [' Ngo  Bassa Marie ', 'Ngo B•••'],
  ['Ngo', 'N•••'],
  ['Ngo Étienne', 'Ngo É•••'],
])('masks %j as %j', (name, masked) => {
  expect(maskName(name)).toBe(masked);
});
