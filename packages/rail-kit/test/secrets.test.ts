import { constants, createHmac, generateKeyPairSync, privateDecrypt } from 'node:crypto';
import { expect, test } from 'vitest';
import { createPinGuard, encryptedWith, isHmacOf, objectTextIn, rsaKeyIn } from '../src/index.ts';

test.each([
  ['{"part":{"a":1},"hash":"x"}', '{"a":1}'],
  ['{ "hash": "x", "part" : { "a": {"b":"}"} } }', '{ "a": {"b":"}"} }'],
  [String.raw`{"part":{"a":"\u00e9\/"}}`, String.raw`{"a":"\u00e9\/"}`],
  ['{"part":[{"a":1}]}', null],
  ['{"part":"{}"}', null],
  ['{"other":{"a":1}}', null],
  ['{"part":{"a":1', null],
  ['{"part"', null],
  ['', null],
])('the object of a name in %s is %j, character by character', (json, text) => {
  expect(objectTextIn(json, 'part')).toBe(text);
});

test('an HMAC is that of its text and its key, and nothing shorter', () => {
  const hmac = createHmac('sha256', 'key').update('é').digest('base64');
  const isIts = (text: string | Uint8Array, given: string, key = 'key', encoding: 'base64' | 'hex' = 'base64') =>
    isHmacOf(text, given, { key, encoding });
  expect(isIts('é', hmac)).toBe(true);
  expect(isIts(new TextEncoder().encode('é'), Buffer.from(hmac, 'base64').toString('hex'), 'key', 'hex')).toBe(true);
  for (const other of ['', hmac.slice(0, 40), `${hmac}AAAA`, '\u0000']) expect(isIts('é', other)).toBe(false);
  expect([isIts('e', hmac), isIts('é', hmac, 'other')]).toEqual([false, false]);
});

test('a text is encrypted for the owner of an RSA key, given as PEM or DER', () => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 1024 });
  const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const der = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
  for (const given of [pem, der]) {
    const key = rsaKeyIn(given);
    if (key === null) throw new Error('no key');
    const encrypted = Buffer.from(encryptedWith(key, '1234', 'oaep'), 'base64');
    expect(privateDecrypt({ key: privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING }, encrypted).toString()).toBe(
      '1234',
    );
    // PKCS #1 v1.5: 0, 2, random bytes, 0, the text.
    const padded = privateDecrypt(
      { key: privateKey, padding: constants.RSA_NO_PADDING },
      Buffer.from(encryptedWith(key, '1234', 'pkcs1'), 'base64'),
    );
    expect([padded[0], padded[1], padded.subarray(-5).toString()]).toEqual([0, 2, '\u00001234']);
  }
});

test('what is not an RSA key is null', () => {
  const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const elliptic = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  for (const text of ['', 'AAAA', '-----BEGIN PUBLIC KEY-----', elliptic]) expect(rsaKeyIn(text)).toBeNull();
});

test('an unconfirmed PIN is sent once at a time, and never again after it was rejected', async () => {
  const guard = createPinGuard();
  let sent = 0;
  const send = () =>
    guard.send(async () => {
      sent += 1;
      guard.reject();
      return 'rejected';
    });
  expect(await Promise.all([send(), send(), send()])).toEqual(['rejected', null, null]);
  guard.accept();
  expect([await send(), sent, guard.isRejected()]).toEqual([null, 1, true]);
});
