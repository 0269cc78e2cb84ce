import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { chargeRequest, DEPOSITS, lookupRequest, REFERENCE, refundRequest, REFUNDS, underTest } from './support.ts';

const pair = generateKeyPairSync('ec', {
  namedCurve: 'P-256',
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const SIGNING = { keyId: 'GATEWAY_1', privateKey: pair.privateKey };
const CUSTOMER = { keyId: 'GATEWAY_1', publicKey: pair.publicKey };

describe('a signed request', () => {
  it('is accepted by an account that accepts signed requests only', async () => {
    const { rail, provider } = underTest({ signing: SIGNING }, { customerKey: CUSTOMER });
    expect((await rail.charge(chargeRequest())).kind).toBe('pending');
    expect((await rail.lookup(lookupRequest())).kind).toBe('paid');
    expect((await rail.refund?.(refundRequest()))?.kind).toBe('pending');
    expect((await rail.lookupRefund?.(refundRequest()))?.kind).toBe('succeeded');
    const [deposit] = provider.requests;
    expect(deposit?.headers.get('signature-input')).toBe(
      'sig-pp=("@method" "@authority" "@path" "signature-date" "content-digest" "content-type");alg="ecdsa-p256-sha256";keyid="GATEWAY_1";created=1795478400;expires=1795478460',
    );
    expect(deposit?.headers.get('signature-date')).toBe('2026-11-24T00:00:00.000Z');
    // DER begins like this.
    expect(deposit?.headers.get('signature')).toMatch(/^sig-pp=:ME[A-Za-z0-9+/]+={0,2}:$/);
  });

  it('is one that moves money, and no other', async () => {
    const { rail, provider } = underTest({ signing: SIGNING }, { customerKey: CUSTOMER });
    await rail.charge(chargeRequest());
    await rail.lookup(lookupRequest());
    await rail.refund?.(refundRequest());
    await rail.check?.();
    const signed = provider.requests.filter(({ headers }) => headers.has('signature')).map(({ path }) => path);
    expect(signed).toStrictEqual(['/v2/deposits', '/v2/refunds']);
    for (const path of signed) expect(DEPOSITS.test(path) || REFUNDS.test(path)).toBe(true);
  });

  it.each([
    { name: 'no signature', options: {} },
    { name: 'another key id', options: { signing: { ...SIGNING, keyId: 'GATEWAY_2' } } },
    { name: 'another key', options: { signing: { ...SIGNING, privateKey: anotherKey() } } },
    { name: 'the other encoding', options: { signing: { ...SIGNING, ecdsaEncoding: 'ieee-p1363' } as const } },
  ])('is needed: with $name nothing is charged, and the outcome is unknown', async ({ options }) => {
    const { rail, provider } = underTest(options, { customerKey: CUSTOMER });
    expect(await rail.charge(chargeRequest())).toMatchObject({
      kind: 'unknown',
      needsOperator: true,
      detail: { code: 'HTTP_SIGNATURE_ERROR', message: 'HTTP 403' },
    });
    expect((await rail.lookup(lookupRequest())).kind).toBe('absent');
    expect(provider.collected(REFERENCE)).toBe(0);
  });

  it.each([
    { name: 'P-384', key: generateKeyPairSync('ec', { namedCurve: 'P-384' }).privateKey, alg: 'ecdsa-p384-sha384' },
    { name: 'RSA', key: generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey, alg: 'rsa-pss-sha512' },
  ])('may be signed by $name', async ({ key, alg }) => {
    const privateKey = key.export({ type: 'pkcs8', format: 'pem' }).toString();
    const { rail, provider } = underTest({ signing: { keyId: 'k', privateKey } });
    await rail.charge(chargeRequest());
    expect(provider.requests[0]?.headers.get('signature-input')).toContain(`;alg="${alg}";`);
  });

  it.each([
    { name: 'cut', privateKey: SIGNING.privateKey.slice(0, 120) },
    { name: 'a public one', privateKey: pair.publicKey },
    {
      name: 'one for key agreement',
      privateKey: generateKeyPairSync('x25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    },
  ])(
    'cannot be made with a key that is $name: the rail is not created, and the error does not show the key',
    ({ privateKey }) => {
      const make = () => underTest({ signing: { keyId: 'k', privateKey } });
      expect(make).toThrow(TypeError);
      expect(make).toThrow('signing.privateKey');
      let message = '';
      try {
        make();
      } catch (error) {
        message = String(error);
      }
      expect(message).toMatch(/^TypeError: signing\.privateKey is /);
      // Of a PEM, this is in the middle of the key.
      expect(message).not.toContain(privateKey.slice(30, 60));
    },
  );
});

function anotherKey(): string {
  return generateKeyPairSync('ec', { namedCurve: 'P-256' })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString();
}
