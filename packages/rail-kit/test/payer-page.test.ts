import { LIMITS } from '@mitako/contract/names';
import { expect, it } from 'vitest';
import { isPayerPage } from '../src/index.ts';

const PROVIDER = 'https://api.example.cm';

it.each([
  ['https://pay.example.cm/1', PROVIDER, true],
  ['http://pay.example.cm/1', PROVIDER, false],
  ['http://127.0.0.1:9/1', 'http://127.0.0.1:9', true],
  ['https://pay.example.cm/1', 'http://127.0.0.1:9', true],
  ['javascript:alert(1)', PROVIDER, false],
  ['/1', PROVIDER, false],
  [`https://pay.example.cm/${'a'.repeat(LIMITS.urlLengthMax)}`, PROVIDER, false],
  [null, PROVIDER, false],
])('whether %j of %s may be opened by a payer is %s', (url, baseUrl, expected) => {
  expect(isPayerPage(url, baseUrl)).toBe(expected);
});
