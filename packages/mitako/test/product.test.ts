import { expect, test } from 'vitest';
import { productOf } from '../src/product.ts';

test('there is no app without a flag', () => {
  expect(productOf({})).toEqual({});
  expect(productOf({ serviceName: 'Njangi' })).toEqual({ serviceName: 'Njangi' });
});

test('an app is named by the flag, or after its link', () => {
  expect(productOf({ appName: 'Njangi Pay' }).app).toEqual({ name: 'Njangi Pay' });
  const { app } = productOf({ appLink: 'njangi://pay?url={checkout_url}' });
  expect(app?.link?.('https://a/b')).toBe('njangi://pay?url=https%3A%2F%2Fa%2Fb');
});
