import { createGateway, RootSecretError, sandboxRail } from '@mitako/core';
import { createTestGateway, fastHasher } from '@mitako/testing';
import { createPublicKey, verify, type JsonWebKey } from 'node:crypto';
import { expect, test } from 'vitest';
import { openStore } from '../support/stores.ts';
import { dataOf, detailsOf, gatewayForEachTest, MINUTE, openGateway, send } from '../support.ts';
import { START_MS } from '../../support/start.ts';
import { adminOf } from '../../support/in-process.ts';

const api = gatewayForEachTest();

interface PublicKey extends JsonWebKey {
  readonly kid: string;
}

async function publicKeys(path = '//.well-known/jwks.json'): Promise<readonly PublicKey[]> {
  const { status, text } = await send(api, 'GET', path);
  expect(status).toBe(200);
  return (JSON.parse(text) as { readonly keys: readonly PublicKey[] }).keys;
}

/** Checks a signature with only the published keys (RFC 7515 §5.2). */
async function isSignedByUs(token: string): Promise<boolean> {
  const [header = '', payload = '', signature = ''] = token.split('.');
  const { kid } = JSON.parse(Buffer.from(header, 'base64url').toString()) as { readonly kid: string };
  const jwk = (await publicKeys()).find((key) => key.kid === kid);
  if (jwk === undefined) return false;
  const key = createPublicKey({ key: jwk, format: 'jwk' });
  return verify(null, Buffer.from(`${header}.${payload}`), key, Buffer.from(signature, 'base64url'));
}

test('only the public keys are published, at the root and at the versioned path', async () => {
  await api.login('success@sandbox.test');
  const keys = await publicKeys();
  expect(keys).toEqual([
    {
      kty: 'OKP',
      crv: 'Ed25519',
      x: expect.stringMatching(/^[\w-]{43}$/),
      kid: expect.any(String),
      alg: 'EdDSA',
      use: 'sig',
    },
  ]);
  expect(await publicKeys('/.well-known/jwks.json')).toEqual(keys);
});

test('a token verifies against the published keys', async () => {
  const token = await api.login('success@sandbox.test');
  expect(await isSignedByUs(token)).toBe(true);
  const [header, , signature] = token.split('.');
  const payload = Buffer.from('{"sub":"usr_somebody-else"}').toString('base64url');
  expect(await isSignedByUs(`${header}.${payload}.${signature}`)).toBe(false);
});

test('after a rotation the new key signs, and tokens of the old key stay valid', async () => {
  const old = await api.login('success@sandbox.test');
  await adminOf(api.gateway).rotateSigningKey();
  const fresh = await api.login('success@sandbox.test');
  const [oldHeader, freshHeader] = [old, fresh].map((token) => token.split('.')[0]);
  expect(freshHeader).not.toBe(oldHeader);
  for (const token of [old, fresh]) {
    expect(await isSignedByUs(token)).toBe(true);
    dataOf(await api.request('GET', '/auth/user/me', { bearer: token }), 200);
  }
  api.clock.advance(15 * MINUTE);
  detailsOf(await api.request('GET', '/auth/user/me', { bearer: old }), 'TOKEN_EXPIRED');
});

test('concurrent logins all get a valid token', async () => {
  const tokens = await Promise.all(Array.from({ length: 8 }, () => api.login('success@sandbox.test')));
  for (const bearer of tokens) dataOf(await api.request('GET', '/auth/user/me', { bearer }), 200);
  for (const token of tokens) expect(await isSignedByUs(token)).toBe(true);
});

test.each(['refused', 'unknown', 'unknown, though written'] as const)(
  'a first key whose commit is %s does not refuse the login',
  async (outcome) => {
    let isFirst = true;
    const own = await openGateway({}, (store) => ({
      ...store,
      async commit(changes) {
        if (!isFirst || changes[0]?.type !== 'signing_key.insert') return store.commit(changes);
        isFirst = false;
        if (outcome === 'refused') return { kind: 'refused', guard: 'signing_key.insert', index: 0 };
        if (outcome === 'unknown, though written') await store.commit(changes);
        return { kind: 'unknown' };
      },
    }));
    const bearer = await own.login('success@sandbox.test');
    dataOf(await own.request('GET', '/auth/user/me', { bearer }), 200);
    expect(isFirst).toBe(false);
    await own.close();
  },
);

test('a key rotated by another process signs, verifies and is published here at once', async () => {
  const other = await createTestGateway({ startMs: START_MS, store: api.gateway.store });
  const old = await api.login('success@sandbox.test');
  await other.login('success@sandbox.test');
  await adminOf(other.gateway).rotateSigningKey();
  const theirs = await other.login('success@sandbox.test');
  const keys = await publicKeys();
  const ours = await api.login('success@sandbox.test');
  expect(keyIdOf(ours)).toBe(keyIdOf(theirs));
  expect(keyIdOf(ours)).not.toBe(keyIdOf(old));
  expect(keys.map(({ kid }) => kid).toSorted()).toEqual([keyIdOf(theirs), keyIdOf(old)].toSorted());
  for (const bearer of [old, theirs, ours]) dataOf(await api.request('GET', '/auth/user/me', { bearer }), 200);
});

test('a token signed with a key that is new since is valid in a process that only verifies', async () => {
  const other = await createTestGateway({ startMs: START_MS, store: api.gateway.store });
  const old = await api.login('success@sandbox.test');
  await adminOf(other.gateway).rotateSigningKey();
  const fresh = await other.login('success@sandbox.test');
  for (const bearer of [old, fresh]) dataOf(await api.request('GET', '/auth/user/me', { bearer }), 200);
});

function keyIdOf(token: string): string {
  const header = Buffer.from(token.split('.')[0] ?? '', 'base64url').toString();
  return (JSON.parse(header) as { readonly kid: string }).kid;
}

test('a seeded database is bound to its root secret', async () => {
  const store = await openStore();
  const options = { store, publicUrl: 'http://localhost:4010', rails: [sandboxRail()], hasher: fastHasher() };
  const first = createGateway({ ...options, secret: 'the root secret that was there at first' });
  await first.migrate();
  await first.seedSandbox();
  const second = createGateway({ ...options, secret: 'another root secret, given by mistake' });
  await expect(second.seedSandbox()).rejects.toThrow(RootSecretError);
  await expect(second.start()).rejects.toThrow(RootSecretError);
  await first.close();
});
