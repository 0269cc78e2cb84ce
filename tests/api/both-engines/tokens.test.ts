import type { LoginResult } from '@mitako/contract/names';
import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  dataOf,
  DAY,
  detailsOf,
  gatewayForEachTest,
  invalidFields,
  MINUTE,
  openGateway,
  SECOND,
  send,
  testKey,
  type Reply,
} from '../support.ts';

const api = gatewayForEachTest();

async function login(role = 'user', email = 'success@sandbox.test'): Promise<LoginResult> {
  const body = { email, password: 'sandbox-password' };
  return dataOf<LoginResult>(await api.request('POST', `/auth/${role}/login`, { body }), 200);
}

function refresh(token: string, role = 'user'): Promise<Reply> {
  return api.request('POST', `/auth/${role}/refresh`, { body: { refresh_token: token } });
}

function me(bearer: string): Promise<Reply> {
  return api.request('GET', '/auth/user/me', { bearer });
}

function logout(token: string, role = 'user'): Promise<Reply> {
  return api.request('POST', `/auth/${role}/logout`, { body: { refresh_token: token } });
}

type Claims = Readonly<Record<string, unknown>>;

function parse(token: string): { readonly header: Claims; readonly payload: Claims; readonly signature: string } {
  const [header = '', payload = '', signature = ''] = token.split('.');
  const read = (part: string): Claims => JSON.parse(Buffer.from(part, 'base64url').toString()) as Claims;
  return { header: read(header), payload: read(payload), signature };
}

function encode(value: Claims): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

test('an access token names subject, audience, expiry and signing key', async () => {
  const { access_token: token, principal } = await login();
  const { header, payload } = parse(token);
  expect(header).toEqual({ alg: 'EdDSA', typ: 'at+jwt', kid: expect.any(String) });
  expect(payload).toMatchObject({
    sub: principal.id,
    role: 'user',
    sid: expect.stringMatching(/^dev_/),
    iss: 'http://gateway.test',
    aud: expect.any(String),
    iat: Date.UTC(2026, 0, 1) / 1000,
    exp: Date.UTC(2026, 0, 1, 0, 15) / 1000,
  });
});

test('a refresh token has another type and another audience', async () => {
  const { access_token: access, refresh_token: refreshToken } = await login();
  const { header, payload } = parse(refreshToken);
  expect(header['typ']).toBe('rt+jwt');
  expect(payload).toMatchObject({
    sid: parse(access).payload['sid'],
    gen: expect.any(Number),
    jti: expect.any(String),
  });
  expect(payload['aud']).not.toEqual(parse(access).payload['aud']);
});

test('an access token expires after 15 minutes, not a second before', async () => {
  const { access_token: token } = await login();
  api.clock.advance(15 * MINUTE - SECOND);
  dataOf(await me(token), 200);
  api.clock.advance(SECOND);
  detailsOf(await me(token), 'TOKEN_EXPIRED');
});

test('a refresh returns a new valid pair', async () => {
  const first = await login();
  api.clock.advance(15 * MINUTE);
  const second = dataOf<LoginResult>(await refresh(first.refresh_token), 200);
  expect(second.principal).toEqual(first.principal);
  dataOf(await me(second.access_token), 200);
  const third = dataOf<LoginResult>(await refresh(second.refresh_token), 200);
  expect(new Set([first, second, third].map(({ refresh_token: token }) => token)).size).toBe(3);
});

test('reuse of the previous token within ten seconds is rejected and revokes nothing', async () => {
  const first = await login();
  const second = dataOf<LoginResult>(await refresh(first.refresh_token), 200);
  api.clock.advance(10 * SECOND);
  detailsOf(await refresh(first.refresh_token), 'REFRESH_TOKEN_ROTATED');
  dataOf(await me(second.access_token), 200);
  dataOf(await refresh(second.refresh_token), 200);
});

test('later reuse of the previous token revokes the session and its access', async () => {
  const first = await login();
  const second = dataOf<LoginResult>(await refresh(first.refresh_token), 200);
  api.clock.advance(10 * SECOND + 1);
  detailsOf(await refresh(first.refresh_token), 'REFRESH_TOKEN_REUSED');
  for (const { access_token: token } of [first, second]) detailsOf(await me(token), 'TOKEN_REVOKED');
  expect((await refresh(second.refresh_token)).status).toBe(401);
});

test('reuse of an older token revokes the session at once', async () => {
  const first = await login();
  const second = dataOf<LoginResult>(await refresh(first.refresh_token), 200);
  const third = dataOf<LoginResult>(await refresh(second.refresh_token), 200);
  detailsOf(await refresh(first.refresh_token), 'REFRESH_TOKEN_REUSED');
  detailsOf(await me(third.access_token), 'TOKEN_REVOKED');
});

test('reuse revokes one session, not the others of that account', async () => {
  const other = await login();
  const first = await login();
  dataOf(await refresh(first.refresh_token), 200);
  api.clock.advance(MINUTE);
  detailsOf(await refresh(first.refresh_token), 'REFRESH_TOKEN_REUSED');
  dataOf(await me(other.access_token), 200);
  dataOf(await refresh(other.refresh_token), 200);
});

test('of twenty parallel refreshes one succeeds, and the session stays active', async () => {
  const { refresh_token: token } = await login();
  const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(token)));
  const [winner, ...others] = answers.filter(({ status }) => status === 200);
  expect(others).toEqual([]);
  for (const answer of answers.filter(({ status }) => status !== 200)) detailsOf(answer, 'REFRESH_TOKEN_ROTATED');
  if (winner === undefined) throw new Error('none of the refreshes won');
  const pair = dataOf<LoginResult>(winner, 200);
  dataOf(await me(pair.access_token), 200);
  dataOf(await refresh(pair.refresh_token), 200);
});

test('a refresh token of another role is invalid and is not consumed', async () => {
  const { refresh_token: token } = await login();
  for (const role of ['merchant', 'agent']) detailsOf(await refresh(token, role), 'REFRESH_TOKEN_INVALID');
  dataOf(await refresh(token), 200);
});

test('a session expires after 14 days without a refresh, and after 30 days in any case', async () => {
  const idle = await login();
  let current = await login();
  const endsMs = api.clock.now() + 30 * DAY;
  for (let day = 0; day < 28; day += 7) {
    api.clock.advance(7 * DAY);
    current = dataOf<LoginResult>(await refresh(current.refresh_token), 200);
  }
  detailsOf(await refresh(idle.refresh_token), 'REFRESH_TOKEN_INVALID');
  expect(parse(current.refresh_token).payload).toMatchObject({ exp: endsMs / 1000 });
  api.clock.advance(2 * DAY);
  detailsOf(await refresh(current.refresh_token), 'REFRESH_TOKEN_INVALID');
});

test.each(['nonsense', 'a.b.c', 'svc_test_123', '{}'])('%j is not a refresh token', async (token) => {
  detailsOf(await refresh(token), 'REFRESH_TOKEN_INVALID');
});

test.each(['', 't'.repeat(4097), 'nul \0'])('%j cannot be a refresh token', async (token) => {
  expect(invalidFields(await refresh(token))).toEqual(['refresh_token']);
});

test('an access token cannot refresh, and a refresh token grants no access', async () => {
  const { access_token: access, refresh_token: refreshToken } = await login();
  detailsOf(await refresh(access), 'REFRESH_TOKEN_INVALID');
  detailsOf(await me(refreshToken), 'INVALID_TOKEN');
});

test('a token that was tampered with is invalid', async () => {
  const { access_token: token } = await login();
  const { header, payload, signature } = parse(token);
  const other = await login('user', 'refund@sandbox.test');
  const forged = [
    `${encode(header)}.${encode({ ...payload, sub: other.principal.id })}.${signature}`,
    `${encode(header)}.${encode({ ...payload, role: 'merchant' })}.${signature}`,
    `${encode(header)}.${encode({ ...payload, exp: 4_102_444_800 })}.${signature}`,
    `${encode({ ...header, kid: 'unknown' })}.${encode(payload)}.${signature}`,
    `${encode({ ...header, alg: 'none' })}.${encode(payload)}.`,
    `${encode({ alg: 'none' })}.${encode(payload)}.`,
    `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`,
    token.slice(0, token.lastIndexOf('.') + 1),
    token.slice(0, token.lastIndexOf('.')),
    `${token}x`,
    'x',
  ];
  for (const each of forged) detailsOf(await me(each), 'INVALID_TOKEN');
  dataOf(await me(token), 200);
});

test('a token signed with the public key as a shared secret is invalid', async () => {
  const { access_token: token } = await login();
  const { header, payload } = parse(token);
  const keys = await send(api, 'GET', '//.well-known/jwks.json');
  const {
    keys: [key],
  } = JSON.parse(keys.text) as { readonly keys: readonly { readonly x: string }[] };
  const signed = `${encode({ ...header, alg: 'HS256' })}.${encode(payload)}`;
  for (const secret of [key?.x ?? '', Buffer.from(key?.x ?? '', 'base64url')]) {
    const signature = createHmac('sha256', secret).update(signed).digest('base64url');
    detailsOf(await me(`${signed}.${signature}`), 'INVALID_TOKEN');
  }
});

test('a forged token that has expired is invalid, not expired', async () => {
  const { access_token: token } = await login();
  const { header, payload, signature } = parse(token);
  detailsOf(await me(`${encode(header)}.${encode({ ...payload, exp: 1 })}.${signature}`), 'INVALID_TOKEN');
});

test('a token of another gateway is invalid', async () => {
  const other = await openGateway({ secret: 'another root secret, also long enough' });
  detailsOf(await me(await other.login('success@sandbox.test')), 'INVALID_TOKEN');
  await other.close();
});

test('an API key and a missing credential are rejected as access tokens', async () => {
  detailsOf(await me(testKey(api)), 'INVALID_TOKEN');
  detailsOf(await api.request('GET', '/auth/user/me'), 'AUTHENTICATION_REQUIRED');
  const { access_token: token } = await login();
  for (const authorization of ['', 'Bearer', 'Bearer ', `Basic ${token}`, token, `Bearer ${token} ${token}`]) {
    detailsOf(await send(api, 'GET', '/auth/user/me', { headers: { authorization } }), 'AUTHENTICATION_REQUIRED');
  }
  dataOf(await send(api, 'GET', '/auth/user/me', { headers: { authorization: `bearer ${token}` } }), 200);
});

test('a rejected credential gets a WWW-Authenticate challenge', async () => {
  expect((await api.request('GET', '/auth/user/me')).headers.get('www-authenticate')).toMatch(/^Bearer/);
});

test('a logout revokes the refresh token; the access token stays valid until it expires', async () => {
  const pair = await login();
  expect(dataOf(await logout(pair.refresh_token), 200)).toEqual({ logged_out: true });
  detailsOf(await refresh(pair.refresh_token), 'REFRESH_TOKEN_INVALID');
  dataOf(await me(pair.access_token), 200);
  api.clock.advance(15 * MINUTE);
  detailsOf(await me(pair.access_token), 'TOKEN_EXPIRED');
});

test('a repeated logout and one with an unknown token get the same response and revoke nothing', async () => {
  const pair = await login();
  const answers = [await logout('nonsense'), await logout(pair.refresh_token, 'merchant')];
  dataOf(await refresh(pair.refresh_token), 200);
  answers.push(await logout(pair.refresh_token), await logout(pair.refresh_token));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
});

test('logging out one device leaves the other logged in', async () => {
  const [one, two] = [await login(), await login()];
  await logout(one.refresh_token);
  dataOf(await refresh(two.refresh_token), 200);
});
