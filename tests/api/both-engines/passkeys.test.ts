import type { ConfirmedFactor, FactorList, LoginResult, NewPasskey, PasskeyChallenge } from '@mitako/contract/names';
import { expect, test } from 'vitest';
import { addTotp, loginTokenOf } from '../support/factors.ts';
import { type Authenticator, authenticatorFor } from '../../support/authenticator.ts';
import { codeAt } from '../../support/totp.ts';
import {
  dataOf,
  detailsOf,
  gatewayForEachTest,
  MINUTE,
  openGateway,
  registerMerchant,
  type Reply,
  SECOND,
} from '../support.ts';

const api = gatewayForEachTest();
const EMAIL = 'awa@shop.example';
const PASSWORD = 'a good password';
const PAGE = { origin: 'http://gateway.test', rpId: 'gateway.test' };

function own(method: string, below: string, bearer: string, body?: object): Promise<Reply> {
  return api.request(method, `/auth/merchant/me${below}`, { bearer, ...(body && { body }) });
}

function logIn(email = EMAIL): Promise<Reply> {
  return api.request('POST', '/auth/merchant/login', { body: { email, password: PASSWORD } });
}

async function begun(bearer: string): Promise<NewPasskey> {
  return dataOf<NewPasskey>(await own('POST', '/passkeys/options', bearer), 201);
}

async function add(bearer: string, device: Authenticator): Promise<ConfirmedFactor> {
  const { challenge_id, options } = await begun(bearer);
  const body = { challenge_id, name: 'Phone', credential: device.create(options.challenge) };
  return dataOf<ConfirmedFactor>(await own('POST', '/passkeys', bearer, body), 201);
}

/** A merchant with a passkey. */
async function withPasskey(device = authenticatorFor(PAGE)): Promise<{ bearer: string; device: Authenticator }> {
  const { token: bearer } = await registerMerchant(api, EMAIL);
  await add(bearer, device);
  return { bearer, device };
}

async function challenged(token: string): Promise<PasskeyChallenge> {
  const reply = await api.request('POST', '/auth/merchant/login/passkey', { body: { login_token: token } });
  return dataOf<PasskeyChallenge>(reply, 201);
}

function finish(token: string, challengeId: string, credential: string): Promise<Reply> {
  const body = { login_token: token, passkey: { challenge_id: challengeId, credential } };
  return api.request('POST', '/auth/merchant/login/factor', { body });
}

/** A whole login with a passkey. */
async function logInWith(device: Authenticator, over: Parameters<Authenticator['get']>[1] = {}): Promise<Reply> {
  const token = loginTokenOf(await logIn());
  const { challenge_id: id, options } = await challenged(token);
  return finish(token, id, device.get(options.challenge, over));
}

async function factorsOf(bearer: string): Promise<FactorList> {
  return dataOf<FactorList>(await own('GET', '/factors', bearer), 200);
}

async function subjects(): Promise<readonly string[]> {
  await api.gateway.runDue();
  return api.messages.mails(EMAIL).map(({ subject }) => subject);
}

test.for(['ES256', 'EdDSA'] as const)('a passkey (%s) is added and logs in beside the password', async (algorithm) => {
  const device = authenticatorFor(PAGE, algorithm);
  const { token: bearer } = await registerMerchant(api, EMAIL);
  const { options } = await begun(bearer);
  expect(options).toMatchObject({
    rp: { id: 'gateway.test' },
    user: { name: EMAIL },
    authenticatorSelection: { userVerification: 'required' },
    attestation: 'none',
    excludeCredentials: [],
  });
  expect(options.pubKeyCredParams.map(({ alg }) => alg)).toEqual([-8, -7, -257]);
  const { factor, recovery_codes: codes } = await add(bearer, device);
  expect(factor).toMatchObject({ kind: 'passkey', name: 'Phone', suspended_at: null });
  expect(codes).toHaveLength(10);
  const first = await logIn();
  expect(detailsOf(first, 'SECOND_FACTOR_REQUIRED')['methods']).toEqual(['passkey', 'recovery_code']);
  const { options: asked } = await challenged(loginTokenOf(first));
  expect(asked.allowCredentials).toEqual([{ type: 'public-key', id: device.id }]);
  const { access_token: later } = dataOf<LoginResult>(await logInWith(device), 200);
  expect(dataOf(await own('GET', '', later), 200)).toMatchObject({ authenticated_until: expect.any(String) });
  expect((await begun(later)).options.excludeCredentials).toEqual([{ type: 'public-key', id: device.id }]);
});

test('a passkey alone authenticates again, as password and factor', async () => {
  const { bearer, device } = await withPasskey();
  api.clock.advance(11 * MINUTE);
  detailsOf(await own('POST', '/recovery-codes', bearer), 'REAUTHENTICATION_REQUIRED');
  detailsOf(await own('POST', '/reauthenticate', bearer, {}), 'VALIDATION_ERROR');
  detailsOf(await own('POST', '/reauthenticate', bearer, { password: PASSWORD }), 'SECOND_FACTOR_REQUIRED');
  const { challenge_id, options } = dataOf<PasskeyChallenge>(await own('POST', '/passkeys/challenge', bearer), 201);
  const passkey = { challenge_id, credential: device.get(options.challenge) };
  dataOf(await own('POST', '/reauthenticate', bearer, { passkey }), 200);
  dataOf(await own('POST', '/recovery-codes', bearer), 201);
  detailsOf(await own('POST', '/reauthenticate', bearer, { passkey }), 'SECOND_FACTOR_INVALID');
});

test('a passkey of another page, or without a check of its user, is none', async () => {
  const { token: bearer } = await registerMerchant(api, EMAIL);
  const device = authenticatorFor(PAGE);
  const attempts = [
    (challenge: string) => device.create(challenge, { origin: 'https://gateway.test.evil.example' }),
    (challenge: string) => device.create(challenge, { rpId: 'evil.example' }),
    () => device.create('another challenge'),
    (challenge: string) => device.get(challenge),
    (challenge: string) => authenticatorFor(PAGE, 'ES256', false).create(challenge),
    () => '{}',
    () => 'null',
    () => 'no JSON',
  ];
  for (const attempt of attempts) {
    const { challenge_id, options } = await begun(bearer);
    const body = { challenge_id, name: 'Phone', credential: attempt(options.challenge) };
    detailsOf(await own('POST', '/passkeys', bearer, body), 'PASSKEY_INVALID');
  }
  expect((await factorsOf(bearer)).factors).toEqual([]);
  await add(bearer, device);
  detailsOf(await logInWith(device, { origin: 'http://evil.example' }), 'SECOND_FACTOR_INVALID');
  detailsOf(await logInWith(device, { rpId: 'evil.example' }), 'SECOND_FACTOR_INVALID');
  detailsOf(await logInWith(authenticatorFor(PAGE)), 'SECOND_FACTOR_INVALID');
  dataOf(await logInWith(device), 200);
});

test('a challenge is good once, for five minutes, for its account and its purpose', async () => {
  const { bearer, device } = await withPasskey();
  device.count = 1;
  const token = loginTokenOf(await logIn());
  const { challenge_id: id, options } = await challenged(token);
  const signed = device.get(options.challenge);
  // Of two at once one counts, and a later one does not.
  const replies = await Promise.all([finish(token, id, signed), finish(token, id, signed)]);
  expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 401]);
  device.count = 2;
  detailsOf(await finish(token, id, device.get(options.challenge)), 'SECOND_FACTOR_INVALID');
  const { token: others } = await registerMerchant(api, 'eve@shop.example');
  await add(others, authenticatorFor(PAGE));
  const foreign = dataOf<PasskeyChallenge>(await own('POST', '/passkeys/challenge', others), 201);
  detailsOf(await finish(token, foreign.challenge_id, device.get(foreign.options.challenge)), 'SECOND_FACTOR_INVALID');
  const setUp = await begun(bearer);
  detailsOf(await finish(token, setUp.challenge_id, device.get(setUp.options.challenge)), 'SECOND_FACTOR_INVALID');
  const late = await challenged(token);
  const body = { challenge_id: setUp.challenge_id, name: 'x', credential: device.create(setUp.options.challenge) };
  api.clock.advance(5 * MINUTE);
  const fresh = loginTokenOf(await logIn());
  detailsOf(await finish(fresh, late.challenge_id, device.get(late.options.challenge)), 'SECOND_FACTOR_INVALID');
  detailsOf(await own('POST', '/passkeys', bearer, body), 'PASSKEY_INVALID');
  device.count = 3;
  dataOf(await logInWith(device), 200);
});

test('a count that was passed suspends the passkey, and its owner is told', async () => {
  const { bearer, device } = await withPasskey();
  device.count = 5;
  dataOf(await logInWith(device), 200);
  // The copy has signed less often.
  device.count = 4;
  detailsOf(await logInWith(device), 'SECOND_FACTOR_INVALID');
  expect((await subjects()).filter((each) => each.includes('suspendue'))).toHaveLength(1);
  expect((await factorsOf(bearer)).factors).toMatchObject([{ kind: 'passkey', suspended_at: expect.any(String) }]);
  const first = await logIn();
  expect(detailsOf(first, 'SECOND_FACTOR_REQUIRED')['methods']).toEqual(['recovery_code']);
  const body = { login_token: loginTokenOf(first) };
  detailsOf(await api.request('POST', '/auth/merchant/login/passkey', { body }), 'FACTOR_NOT_FOUND');
});

test('of a passkey and its copy that sign at once one counts, and the passkey is suspended', async () => {
  const { bearer, device } = await withPasskey();
  device.count = 7;
  const replies = await Promise.all([logInWith(device), logInWith(device)]);
  expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 401]);
  expect((await factorsOf(bearer)).factors).toMatchObject([{ suspended_at: expect.any(String) }]);
});

test('a device that does not count signs as often as it likes, until it begins to', async () => {
  const { device } = await withPasskey();
  for (let login = 0; login < 3; login += 1) dataOf(await logInWith(device), 200);
  device.count = 1;
  dataOf(await logInWith(device), 200);
  device.count = 0;
  detailsOf(await logInWith(device), 'SECOND_FACTOR_INVALID');
});

test('a passkey belongs to one account, and ten factors are enough', async () => {
  const { bearer, device } = await withPasskey();
  const { token: others } = await registerMerchant(api, 'eve@shop.example');
  const { challenge_id, options } = await begun(others);
  const body = { challenge_id, name: 'Phone', credential: device.create(options.challenge) };
  detailsOf(await own('POST', '/passkeys', others, body), 'PASSKEY_INVALID');
  for (let more = 0; more < 9; more += 1) await add(bearer, authenticatorFor(PAGE));
  detailsOf(await own('POST', '/passkeys/options', bearer), 'FACTOR_LIMIT');
});

test('of two that are added at once both are, with one set of recovery codes', async () => {
  const { token: bearer } = await registerMerchant(api, EMAIL);
  const made = await Promise.all([add(bearer, authenticatorFor(PAGE)), add(bearer, authenticatorFor(PAGE))]);
  expect(made.filter(({ recovery_codes: codes }) => codes !== null)).toHaveLength(1);
  expect((await factorsOf(bearer)).factors).toHaveLength(2);
});

test('it is added with recent authentication, ends the other devices, and is removed again', async () => {
  const { token: bearer } = await registerMerchant(api, EMAIL);
  const { access_token: other } = dataOf<LoginResult>(await logIn(), 200);
  api.clock.advance(11 * MINUTE);
  detailsOf(await own('POST', '/passkeys/options', bearer), 'REAUTHENTICATION_REQUIRED');
  dataOf(await own('POST', '/reauthenticate', bearer, { password: PASSWORD }), 200);
  const { factor } = await add(bearer, authenticatorFor(PAGE));
  detailsOf(await own('GET', '', other), 'TOKEN_REVOKED');
  dataOf(await own('DELETE', `/factors/${factor.id}`, bearer), 200);
  dataOf(await logIn(), 200);
});

test('wrong codes do not stop a passkey', async () => {
  const limited = await openGateway({ limits: 'memory' });
  const { token: bearer } = await registerMerchant(limited, EMAIL);
  const device = authenticatorFor(PAGE);
  const at = (path: string, body?: object, token?: string): Promise<Reply> =>
    limited.request('POST', path, { ...(body && { body }), ...(token !== undefined && { bearer: token }) });
  const { secret } = await addTotp(limited, 'merchant', bearer);
  const { challenge_id, options } = dataOf<NewPasskey>(
    await at('/auth/merchant/me/passkeys/options', undefined, bearer),
    201,
  );
  const passkey = { challenge_id, name: 'Phone', credential: device.create(options.challenge) };
  dataOf(await at('/auth/merchant/me/passkeys', passkey, bearer), 201);
  const token = loginTokenOf(await at('/auth/merchant/login', { email: EMAIL, password: PASSWORD }));
  for (let wrong = 0; wrong < 5; wrong += 1) {
    detailsOf(await at('/auth/merchant/login/factor', { login_token: token, code: '000000' }), 'SECOND_FACTOR_INVALID');
    limited.clock.advance(30 * SECOND);
  }
  const code = codeAt(secret, limited.clock.now());
  detailsOf(await at('/auth/merchant/login/factor', { login_token: token, code }), 'RATE_LIMITED');
  const challenge = dataOf<PasskeyChallenge>(await at('/auth/merchant/login/passkey', { login_token: token }), 201);
  const signed = { challenge_id: challenge.challenge_id, credential: device.get(challenge.options.challenge) };
  dataOf(await at('/auth/merchant/login/factor', { login_token: token, passkey: signed }), 200);
  await limited.close();
});
