import fc from 'fast-check';
import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { hmacSha256 } from './hmac.ts';

it('is that of node:crypto, whatever the key and the text', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 140 }), fc.string({ unit: 'binary', maxLength: 300 }), (key, text) => {
      const hmac = hmacSha256(key);
      const expected = createHmac('sha256', key).update(text).digest();
      expect(hmac(text)).toEqual(expected);
      expect(hmac(text, 'base64url')).toBe(expected.toString('base64url'));
    }),
  );
});

it('is that of RFC 4231, test case 2', () => {
  expect(hmacSha256(Buffer.from('Jefe'))('what do ya want for nothing?', 'hex')).toBe(
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  );
});
