import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { messageSignature, type SignedMessage, signMessage } from '../src/index.ts';

// RFC 9421, appendix B: keys (B.1), the request of B.2, and its signatures.

const RSA_PSS = createPublicKey(`-----BEGIN PUBLIC KEY-----
MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAr4tmm3r20Wd/PbqvP1s2
+QEtvpuRaV8Yq40gjUR8y2Rjxa6dpG2GXHbPfvMs8ct+Lh1GH45x28Rw3Ry53mm+
oAXjyQ86OnDkZ5N8lYbggD4O3w6M6pAvLkhk95AndTrifbIFPNU8PPMO7OyrFAHq
gDsznjPFmTOtCEcN2Z1FpWgchwuYLPL+Wokqltd11nqqzi+bJ9cvSKADYdUAAN5W
Utzdpiy6LbTgSxP7ociU4Tn0g5I6aDZJ7A8Lzo0KSyZYoA485mqcO0GVAdVw9lq4
aOT9v6d+nb4bnNkQVklLQ3fVAvJm+xdDOp9LCNCN48V2pnDOkFV6+U9nV5oyc6XI
2wIDAQAB
-----END PUBLIC KEY-----`);
const ECC_P256 = createPublicKey(`-----BEGIN PUBLIC KEY-----
MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEqIVYZVLCrPZHGHjP17CTW0/+D9Lf
w0EkjqF7xB4FivAxzic30tMM4GF+hR6Dxh71Z50VGGdldkkDXZCnTNnoXQ==
-----END PUBLIC KEY-----`);
const ED25519 = createPrivateKey(`-----BEGIN PRIVATE KEY-----
MC4CAQAwBQYDK2VwBCIEIJ+DYvh6SEqVTm50DFtMDoQikTmiCqirVv9mWG9qfSnF
-----END PRIVATE KEY-----`);

const REQUEST: SignedMessage = {
  method: 'POST',
  url: 'https://example.com/foo?param=Value&Pet=dog',
  headers: {
    host: 'example.com',
    date: 'Tue, 20 Apr 2021 02:07:55 GMT',
    'content-type': 'application/json',
    'content-digest':
      'sha-512=:WZDPaVn/7XgHaAy8pmojAkGWoRx2UFChF41A2svX+TaPm+AbwAgBWnrIiYllu7BNNyealdVLvRwEmTHWXvJwew==:',
    'content-length': '18',
  },
};

const B23 = {
  'signature-input':
    'sig-b23=("date" "@method" "@path" "@query" "@authority" "content-type" "content-digest" "content-length");created=1618884473;keyid="test-key-rsa-pss"',
  signature:
    'sig-b23=:bbN8oArOxYoyylQQUU6QYwrTuaxLwjAC9fbY2F6SVWvh0yBiMIRGOnMYwZ/5MR6fb0Kh1rIRASVxFkeGt683+qRpRRU5p2voTp768ZrCUb38K0fUxN0O0iC59DzYx8DFll5GmydPxSmme9v6ULbMFkl+V5B1TP/yPViV7KsLNmvKiLJH1pFkh/aYA2HXXZzNBXmIkoQoLd7YfW91kE9o/CCoC1xMy7JA1ipwvKvfrs65ldmlu9bpG6A9BmzhuzF8Eim5f8ui9eH8LZH896+QIF61ka39VBrohr9iyMUJpvRX2Zbhl5ZJzSRxpJyoEZAFL2FUo5fTIztsDZKEgM4cUA==:',
};
const B26 = {
  'signature-input':
    'sig-b26=("date" "@method" "@path" "@authority" "content-type" "content-length");created=1618884473;keyid="test-key-ed25519"',
  signature: 'sig-b26=:wqcAqbmYJ2ji2glfAMaRy4gruYYnx2nEFN2HN6jrnDnQCK1u02Gb04v9EDgwUPiu4A0w6vuQv5lIp5WPpBKRCw==:',
};

function signedBy(message: SignedMessage, label: string, key: KeyObject): boolean {
  return messageSignature(message, label)?.isMadeBy(key) ?? false;
}

function withHeaders(headers: Readonly<Record<string, string>>, message: SignedMessage = REQUEST): SignedMessage {
  return { ...message, headers: { ...message.headers, ...headers } };
}

describe('a signature of RFC 9421', () => {
  it('B.2.3, full coverage by rsa-pss-sha512, is verified', () => {
    expect(signedBy(withHeaders(B23), 'sig-b23', RSA_PSS)).toBe(true);
  });

  it('B.2.6, by ed25519, is made to the byte and verified', () => {
    const made = signMessage(REQUEST, {
      label: 'sig-b26',
      components: ['date', '@method', '@path', '@authority', 'content-type', 'content-length'],
      parameters: { created: 1_618_884_473, keyid: 'test-key-ed25519' },
      key: ED25519,
    });
    expect(made).toStrictEqual(B26);
    expect(signedBy(withHeaders(made), 'sig-b26', createPublicKey(ED25519))).toBe(true);
  });

  it('B.3, by ecdsa-p256-sha256 of a proxy, is verified', () => {
    const request = {
      method: 'POST',
      url: 'https://service.internal.example/foo?param=Value&Pet=dog',
      headers: {
        'client-cert':
          ':MIIBqDCCAU6gAwIBAgIBBzAKBggqhkjOPQQDAjA6MRswGQYDVQQKDBJMZXQncyBBdXRoZW50aWNhdGUxGzAZBgNVBAMMEkxBIEludGVybWVkaWF0ZSBDQTAeFw0yMDAxMTQyMjU1MzNaFw0yMTAxMjMyMjU1MzNaMA0xCzAJBgNVBAMMAkJDMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE8YnXXfaUgmnMtOXU/IncWalRhebrXmckC8vdgJ1p5Be5F/3YC8OthxM4+k1M6aEAEFcGzkJiNy6J84y7uzo9M6NyMHAwCQYDVR0TBAIwADAfBgNVHSMEGDAWgBRm3WjLa38lbEYCuiCPct0ZaSED2DAOBgNVHQ8BAf8EBAMCBsAwEwYDVR0lBAwwCgYIKwYBBQUHAwIwHQYDVR0RAQH/BBMwEYEPYmRjQGV4YW1wbGUuY29tMAoGCCqGSM49BAMCA0gAMEUCIBHda/r1vaL6G3VliL4/Di6YK0Q6bMjeSkC3dFCOOB8TAiEAx/kHSB4urmiZ0NX5r5XarmPk0wmuydBVoU4hBVZ1yhk=:',
        'signature-input':
          'ttrp=("@path" "@query" "@method" "@authority" "client-cert");created=1618884473;keyid="test-key-ecc-p256"',
        signature: 'ttrp=:xVMHVpawaAC/0SbHrKRs9i8I3eOs5RtTMGCWXm/9nvZzoHsIg6Mce9315T6xoklyy0yzhD9ah4JHRwMLOgmizw==:',
      },
    };
    expect(signedBy(request, 'ttrp', ECC_P256)).toBe(true);
  });

  it.each([
    { name: 'as it was signed', change: {}, isValid: true },
    { name: 'with another query, which is not covered', change: { query: '&param=added' }, isValid: true },
    { name: 'with another path', change: { path: '/other' }, isValid: false },
    { name: 'for another host', change: { host: 'example.com' }, isValid: false },
    { name: 'by another method', change: { method: 'POST' }, isValid: false },
    { name: 'with a header in another order', change: { accept: '*/*, application/json' }, isValid: false },
  ])('B.4 is $isValid of the request $name', ({ change, isValid }) => {
    const { query = '', path = '/demo', host = 'example.org', method = 'GET' } = change;
    const request = {
      method,
      url: `https://${host}${path}?name1=Value1&Name2=value2${query}`,
      headers: {
        accept: change.accept ?? 'application/json, */*',
        'signature-input':
          'transform=("@method" "@path" "@authority" "accept");created=1618884473;keyid="test-key-ed25519"',
        signature:
          'transform=:ZT1kooQsEHpZ0I1IjCqtQppOmIqlJPeo7DHR3SoMn0s5JZ1eRGS0A+vyYP9t/LXlh5QMFFQ6cpLt2m0pmj3NDA==:',
      },
    };
    expect(signedBy(request, 'transform', createPublicKey(ED25519))).toBe(isValid);
  });
});

describe('a signature that was received', () => {
  it('says what it covers and when it was made', () => {
    const found = messageSignature(withHeaders(B26), 'sig-b26');
    expect(found?.components).toStrictEqual([
      'date',
      '@method',
      '@path',
      '@authority',
      'content-type',
      'content-length',
    ]);
    expect(Object.fromEntries(found?.parameters ?? [])).toStrictEqual({
      created: '1618884473',
      keyid: 'test-key-ed25519',
    });
  });

  it('is found among others by its label', () => {
    const request = withHeaders({
      'signature-input': `${B23['signature-input']}, ${B26['signature-input']}`,
      signature: `${B23.signature}, ${B26.signature}`,
    });
    expect(signedBy(request, 'sig-b23', RSA_PSS)).toBe(true);
    expect(signedBy(request, 'sig-b26', createPublicKey(ED25519))).toBe(true);
    expect(signedBy(request, 'sig-b26', RSA_PSS)).toBe(false);
    expect(messageSignature(request, 'sig-b2')).toBeNull();
  });

  it.each([
    { name: 'a changed header', headers: { 'content-length': '19' } },
    { name: 'a changed time', input: B26['signature-input'].replace('1618884473', '1618884474') },
    { name: 'another order', input: B26['signature-input'].replace('"date" "@method"', '"@method" "date"') },
    { name: 'an algorithm of another kind of key', input: `${B26['signature-input']};alg="rsa-v1_5-sha256"` },
    { name: 'an algorithm that is none', input: `${B26['signature-input']};alg="toString"` },
    { name: 'a signature of no bytes', headers: { signature: 'sig-b26=::' } },
  ])('is not made by the key after $name', ({ headers = {}, input = B26['signature-input'] }) => {
    const request = withHeaders({ ...B26, 'signature-input': input, ...headers });
    expect(signedBy(request, 'sig-b26', createPublicKey(ED25519))).toBe(false);
  });

  it.each([
    { name: 'no headers', input: '', signature: '' },
    { name: 'no list', input: 'a="@method"', signature: 'a=:AA==:' },
    { name: 'an open list', input: 'a=("@method"', signature: 'a=:AA==:' },
    { name: 'a component with a parameter', input: 'a=("@query-param";name="Pet")', signature: 'a=:AA==:' },
    { name: 'a component twice', input: 'a=("@method" "@method")', signature: 'a=:AA==:' },
    { name: 'a header that is not there', input: 'a=("x-none")', signature: 'a=:AA==:' },
    { name: 'a component of responses', input: 'a=("@status")', signature: 'a=:AA==:' },
    { name: 'a malformed parameter', input: 'a=("@method");created=now', signature: 'a=:AA==:' },
    { name: 'a signature that is no byte sequence', input: 'a=("@method")', signature: 'a="AA=="' },
    { name: 'only a signature', input: '', signature: 'a=:AA==:' },
    { name: 'endless quotes', input: `a=(${'"@method" '.repeat(10_000)}`, signature: 'a=:AA==:' },
  ])('is none with $name', ({ input, signature }) => {
    expect(messageSignature(withHeaders({ 'signature-input': input, signature }), 'a')).toBeNull();
  });
});

describe('an ECDSA signature', () => {
  const keys = [
    { alg: 'ecdsa-p256-sha256', ...generateKeyPairSync('ec', { namedCurve: 'P-256' }) },
    { alg: 'ecdsa-p384-sha384', ...generateKeyPairSync('ec', { namedCurve: 'P-384' }) },
  ];

  it.each(
    keys.flatMap((pair) => (['ieee-p1363', 'der'] as const).map((ecdsaEncoding) => ({ ...pair, ecdsaEncoding }))),
  )('by $alg is verified in $ecdsaEncoding', ({ alg, privateKey, publicKey, ecdsaEncoding }) => {
    const made = signMessage(REQUEST, {
      label: 's',
      components: ['@method', '@target-uri', '@scheme', '@request-target', 'content-digest'],
      parameters: { alg, keyid: 'k', created: 1, expires: 2 },
      key: privateKey,
      ecdsaEncoding,
    });
    expect(signedBy(withHeaders(made), 's', publicKey)).toBe(true);
    expect(signedBy(withHeaders(made), 's', ECC_P256)).toBe(false);
    expect(signedBy(withHeaders(made, { ...REQUEST, url: 'https://example.com/foo' }), 's', publicKey)).toBe(false);
  });
});

describe('signing', () => {
  it('needs every component, and a key of the algorithm', () => {
    const options = { label: 's', parameters: { keyid: 'k' }, key: ED25519 };
    expect(() => signMessage(REQUEST, { ...options, components: ['x-none'] })).toThrow('lacks one of "x-none"');
    const parameters = { alg: 'ecdsa-p256-sha256' };
    expect(() => signMessage(REQUEST, { ...options, components: [], parameters })).toThrow('not of this algorithm');
  });
});
