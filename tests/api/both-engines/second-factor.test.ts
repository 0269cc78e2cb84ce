import type { AuditEntry, Device, FactorList, LoginResult, NewTotp, PasswordReset } from '@mitako/contract/names';
import { createHandler } from '@mitako/http';
import { type Rail, sandboxRail } from '@mitako/core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createAgent } from '../support/cash.ts';
import { codeAt } from '../../support/totp.ts';
import { addTotp, logInTwice, loginTokenOf, loginWithFactor } from '../support/factors.ts';
import { asOperator } from '../support/money.ts';
import { createOperator, OPERATOR, refreshed } from '../support/operators.ts';
import {
  dataOf,
  detailsOf,
  gatewayForEachTest,
  HOUR,
  MINUTE,
  openGateway,
  registerMerchant,
  type Reply,
  SECOND,
  type TestGateway,
} from '../support.ts';
import { adminOf } from '../../support/in-process.ts';

const api = gatewayForEachTest();
const EMAIL = 'awa@shop.example';
const PASSWORD = 'a good password';
const ACCOUNT = { email: EMAIL, password: PASSWORD };
const STEP = 30 * SECOND;

function login(password = PASSWORD): Promise<Reply> {
  return api.request('POST', '/auth/merchant/login', { body: { email: EMAIL, password } });
}

function withCode(token: string, code: string): Promise<Reply> {
  return loginWithFactor(api, 'merchant', token, code);
}

function own(method: string, below: string, bearer: string, body?: object): Promise<Reply> {
  return api.request(method, `/auth/merchant/me${below}`, { bearer, ...(body && { body }) });
}

async function factorsOf(bearer: string): Promise<FactorList> {
  return dataOf<FactorList>(await own('GET', '/factors', bearer), 200);
}

async function mailed(by = api): Promise<readonly string[]> {
  await by.gateway.runDue();
  return by.messages.mails(EMAIL).map(({ subject }) => subject);
}

async function statuses(replies: readonly Promise<Reply>[]): Promise<readonly number[]> {
  return (await Promise.all(replies)).map(({ status }) => status).toSorted((one, other) => one - other);
}

test('a login takes the password, then a code of the application', async () => {
  const { token } = await registerMerchant(api, EMAIL);
  const { id, secret, recoveryCodes } = await addTotp(api, 'merchant', token);
  expect(recoveryCodes).toHaveLength(10);
  const loginToken = loginTokenOf(await login());
  // Neither is enough, and the token is no credential of anything else.
  detailsOf(await withCode(loginToken, '000000'), 'SECOND_FACTOR_INVALID');
  detailsOf(await withCode(`${loginToken}x`, codeAt(secret, api.clock.now())), 'LOGIN_TOKEN_INVALID');
  detailsOf(await own('GET', '', loginToken), 'INVALID_TOKEN');
  const { access_token: bearer } = dataOf<LoginResult>(
    await withCode(loginToken, codeAt(secret, api.clock.now())),
    200,
  );
  expect(await factorsOf(bearer)).toMatchObject({ factors: [{ id, kind: 'totp' }], recovery_codes_left: 10 });
  expect(dataOf(await own('GET', '', bearer), 200)).toMatchObject({
    has_second_factor: true,
    authenticated_until: expect.any(String),
  });
});

test('its session and its application have the name of the device', async () => {
  const firefox = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
  const { token } = await registerMerchant(api, EMAIL);
  const added = await api.request('POST', '/auth/merchant/me/totp', { bearer: token, headers: firefox });
  const { factor, secret } = dataOf<NewTotp>(added, 201);
  await own('POST', `/factors/${factor.id}/confirm`, token, { code: codeAt(secret, api.clock.now()) });
  api.clock.advance(STEP);
  const body = { login_token: loginTokenOf(await login()), code: codeAt(secret, api.clock.now()) };
  const logged = await api.request('POST', '/auth/merchant/login/factor', { body, headers: firefox });
  const { access_token: bearer } = dataOf<LoginResult>(logged, 200);
  const { devices } = dataOf<{ devices: readonly Device[] }>(await own('GET', '/devices', bearer), 200);
  expect(devices.find(({ current }) => current)?.name).toMatch(/Firefox/);
  expect((await factorsOf(bearer)).factors).toMatchObject([{ device_name: expect.stringMatching(/Firefox/) }]);
});

test('the password is wrong, or right, before a code is asked for', async () => {
  const { token } = await registerMerchant(api, EMAIL);
  await addTotp(api, 'merchant', token);
  detailsOf(await login('another password'), 'INVALID_CREDENTIALS');
});

test('a factor that is not confirmed asks nobody, and is gone after 15 minutes', async () => {
  await registerMerchant(api, EMAIL);
  const { access_token: token, refresh_token: refreshToken } = dataOf<LoginResult>(await login(), 200);
  const { factor, secret } = dataOf<{ factor: { id: string }; secret: string }>(await own('POST', '/totp', token), 201);
  expect(await factorsOf(token)).toEqual({ factors: [], recovery_codes_left: 0 });
  dataOf(await login(), 200);
  const confirm = (bearer: string, code: string): Promise<Reply> =>
    own('POST', `/factors/${factor.id}/confirm`, bearer, { code });
  detailsOf(await confirm(token, '12345'), 'SECOND_FACTOR_INVALID');
  api.clock.advance(15 * MINUTE);
  const { access_token: later } = await refreshed(api, 'merchant', refreshToken);
  dataOf(await own('POST', '/reauthenticate', later, { password: PASSWORD }), 200);
  detailsOf(await confirm(later, codeAt(secret, api.clock.now())), 'FACTOR_NOT_FOUND');
});

test('each code logs in once, though it is sent twice at once', async () => {
  const { token } = await registerMerchant(api, EMAIL);
  const { secret } = await addTotp(api, 'merchant', token);
  const loginToken = loginTokenOf(await login());
  const code = codeAt(secret, api.clock.now());
  expect(await statuses([1, 2, 3, 4].map(() => withCode(loginToken, code)))).toEqual([200, 401, 401, 401]);
  detailsOf(await withCode(loginToken, code), 'SECOND_FACTOR_INVALID');
  // Nor does the code of the step before, once that of a later one was used.
  detailsOf(await withCode(loginToken, codeAt(secret, api.clock.now() - STEP)), 'SECOND_FACTOR_INVALID');
});

test('the code that confirmed the application logs nobody in', async () => {
  const { token } = await registerMerchant(api, EMAIL);
  const { secret } = await addTotp(api, 'merchant', token);
  const loginToken = loginTokenOf(await login());
  detailsOf(await withCode(loginToken, codeAt(secret, api.clock.now() - STEP)), 'SECOND_FACTOR_INVALID');
});

test('the clock of a phone may be a step off; a slower one is told, a faster one is not', async () => {
  const { token } = await registerMerchant(api, EMAIL);
  const { secret } = await addTotp(api, 'merchant', token);
  api.clock.advance(10 * MINUTE);
  const loginToken = loginTokenOf(await login());
  const at = (steps: number): Promise<Reply> => withCode(loginToken, codeAt(secret, api.clock.now() + steps * STEP));
  expect(detailsOf(await at(-3), 'SECOND_FACTOR_INVALID')).toEqual({ reason: 'clock' });
  expect(detailsOf(await at(3), 'SECOND_FACTOR_INVALID')).toEqual({});
  expect(detailsOf(await at(-30), 'SECOND_FACTOR_INVALID')).toEqual({});
  dataOf(await at(-1), 200);
  dataOf(await at(1), 200);
});

test('the token of a login ends after five minutes, and with the password', async () => {
  const { token } = await registerMerchant(api, EMAIL);
  const { secret } = await addTotp(api, 'merchant', token);
  const late = loginTokenOf(await login());
  api.clock.advance(5 * MINUTE);
  detailsOf(await withCode(late, codeAt(secret, api.clock.now())), 'LOGIN_TOKEN_INVALID');
  const early = loginTokenOf(await login());
  const passwords = { current_password: PASSWORD, new_password: 'seven grey herons at dusk' };
  dataOf(await own('PUT', '/password', token, passwords), 200);
  detailsOf(await withCode(early, codeAt(secret, api.clock.now())), 'LOGIN_TOKEN_INVALID');
});

test('a recovery code stands in once, in any spelling', async () => {
  const { token } = await registerMerchant(api, EMAIL);
  const { recoveryCodes } = await addTotp(api, 'merchant', token);
  const code = recoveryCodes?.[7] ?? '';
  expect(code).toMatch(/^7(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
  const loginToken = loginTokenOf(await login());
  const spelt = code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l');
  expect(await statuses([code, spelt, code].map((each) => withCode(loginToken, each)))).toEqual([200, 401, 401]);
  expect((await factorsOf(token)).recovery_codes_left).toBe(9);
  expect(await mailed()).toContain('Un code de secours a été utilisé');
});

test('new recovery codes replace the earlier ones', async () => {
  const { token } = await registerMerchant(api, EMAIL);
  detailsOf(await own('POST', '/recovery-codes', token), 'FACTOR_NOT_FOUND');
  const { recoveryCodes } = await addTotp(api, 'merchant', token);
  const { recovery_codes: codes } = dataOf<{ recovery_codes: string[] }>(
    await own('POST', '/recovery-codes', token),
    201,
  );
  const loginToken = loginTokenOf(await login());
  detailsOf(await withCode(loginToken, recoveryCodes?.[0] ?? ''), 'SECOND_FACTOR_INVALID');
  dataOf(await withCode(loginToken, codes[0] ?? ''), 200);
});

test('the first factor signs out all other devices, whose password alone was asked for', async () => {
  const { token } = await registerMerchant(api, EMAIL);
  const { access_token: other } = dataOf<LoginResult>(await login(), 200);
  const { secret } = await addTotp(api, 'merchant', token);
  detailsOf(await own('GET', '', other), 'TOKEN_REVOKED');
  const { access_token: second } = await logInTwice(api, 'merchant', ACCOUNT, secret);
  api.clock.advance(STEP);
  // A second application brings no other codes, and ends nothing.
  expect(await addTotp(api, 'merchant', token)).toMatchObject({ recoveryCodes: null });
  dataOf(await own('GET', '', second), 200);
  expect(await mailed()).toContain('La double authentification est activée');
});

test('recent authentication takes the factor, too', async () => {
  const { token } = await registerMerchant(api, EMAIL);
  const { secret } = await addTotp(api, 'merchant', token);
  api.clock.advance(10 * MINUTE + SECOND);
  const prove = (body: object): Promise<Reply> => own('POST', '/reauthenticate', token, body);
  detailsOf(await own('POST', '/recovery-codes', token), 'REAUTHENTICATION_REQUIRED');
  expect(detailsOf(await prove({ password: PASSWORD }), 'SECOND_FACTOR_REQUIRED')).toEqual({
    methods: ['totp', 'recovery_code'],
  });
  const code = codeAt(secret, api.clock.now());
  detailsOf(await prove({ password: 'another password', code }), 'INVALID_CREDENTIALS');
  detailsOf(await prove({ password: PASSWORD, code: '000000' }), 'SECOND_FACTOR_INVALID');
  detailsOf(await own('POST', '/recovery-codes', token), 'REAUTHENTICATION_REQUIRED');
  dataOf(await prove({ password: PASSWORD, code }), 200);
  dataOf(await own('POST', '/recovery-codes', token), 201);
  detailsOf(await prove({ password: PASSWORD, code }), 'SECOND_FACTOR_INVALID');
});

test('removing a factor takes one; after the last, the password is enough', async () => {
  const { token } = await registerMerchant(api, EMAIL);
  const { id, secret } = await addTotp(api, 'merchant', token);
  api.clock.advance(10 * MINUTE);
  const remove = (): Promise<Reply> => own('DELETE', `/factors/${id}`, token);
  detailsOf(await remove(), 'REAUTHENTICATION_REQUIRED');
  dataOf(
    await own('POST', '/reauthenticate', token, { password: PASSWORD, code: codeAt(secret, api.clock.now()) }),
    200,
  );
  expect(await statuses([remove(), remove()])).toEqual([200, 404]);
  expect(await factorsOf(token)).toEqual({ factors: [], recovery_codes_left: 0 });
  dataOf(await login(), 200);
  expect(await mailed()).toContain('Un moyen de double authentification a été retiré');
});

test('two factors that are removed at once leave no account that nobody can enter', async () => {
  const { token } = await registerMerchant(api, EMAIL);
  const ids = [await addTotp(api, 'merchant', token), await addTotp(api, 'merchant', token)].map(({ id }) => id);
  const replies = ids.map((id) => own('DELETE', `/factors/${id}`, token));
  expect(await statuses(replies)).toEqual([200, 200]);
  dataOf(await login(), 200);
});

test('nobody has an eleventh factor', async () => {
  const { token } = await registerMerchant(api, EMAIL);
  for (let count = 0; count < 10; count += 1) await addTotp(api, 'merchant', token);
  detailsOf(await own('POST', '/totp', token), 'FACTOR_LIMIT');
});

test("factors of another account are not found, nor does another's token log in with one's own code", async () => {
  const { token } = await registerMerchant(api, EMAIL);
  const { id } = await addTotp(api, 'merchant', token);
  const other = await registerMerchant(api, 'other@shop.example');
  const { secret } = await addTotp(api, 'merchant', other.token);
  detailsOf(await own('DELETE', `/factors/${id}`, other.token), 'FACTOR_NOT_FOUND');
  const loginToken = loginTokenOf(await login());
  detailsOf(await withCode(loginToken, codeAt(secret, api.clock.now())), 'SECOND_FACTOR_INVALID');
  detailsOf(await loginWithFactor(api, 'agent', loginToken, '000000'), 'LOGIN_TOKEN_INVALID');
});

test("an operator's code for a new password does not stand in for the factor", async () => {
  const { id, token } = await registerMerchant(api, EMAIL);
  const { secret } = await addTotp(api, 'merchant', token);
  const issued = await asOperator(api, 'POST', `/admin/merchants/${id}/password-reset`);
  const { code } = dataOf<{ password_reset: PasswordReset }>(issued, 201).password_reset;
  const body = { email: EMAIL, code, new_password: 'seven grey herons at dusk' };
  const reset = await api.request('POST', '/auth/merchant/reset-password', { body });
  // The password is changed, all sessions have ended, and the answer is that of a login with it.
  const loginToken = loginTokenOf(reset);
  detailsOf(await own('GET', '', token), 'TOKEN_REVOKED');
  dataOf(await withCode(loginToken, codeAt(secret, api.clock.now())), 200);
});

test('a login with a lost answer is repeated by its key', async () => {
  const { token } = await registerMerchant(api, EMAIL);
  const { secret } = await addTotp(api, 'merchant', token);
  const body = { login_token: loginTokenOf(await login()), code: codeAt(secret, api.clock.now()) };
  const send = (idempotencyKey: string): Promise<Reply> =>
    api.request('POST', '/auth/merchant/login/factor', { body, idempotencyKey });
  const first = await send('once');
  expect(dataOf(await send('once'), 200)).toEqual(dataOf(first, 200));
  detailsOf(await send('twice'), 'SECOND_FACTOR_INVALID');
});

test('whoever runs the gateway removes the factors of an owner who has lost them', async () => {
  const operator = await createOperator(api);
  const { secret } = await addTotp(api, 'operator', operator.token);
  await logInTwice(api, 'operator', OPERATOR, secret);
  await adminOf(api.gateway).resetFactors(operator.id);
  detailsOf(await api.request('GET', '/auth/operator/me', { bearer: operator.token }), 'TOKEN_REVOKED');
  const { email, password } = OPERATOR;
  dataOf(await api.request('POST', '/auth/operator/login', { body: { email, password } }), 200);
  const log = await asOperator(api, 'GET', '/admin/audit-log?action=account.reset_factors');
  expect(dataOf<{ audit_entries: AuditEntry[] }>(log, 200).audit_entries).toMatchObject([
    { subject: { id: operator.id } },
  ]);
});

test('wrong codes are counted by account, over all addresses, and right ones are not', async () => {
  const limited = await openGateway({ limits: 'standard' });
  const handler = createHandler(limited.gateway);
  let place = 0;
  const send = async (path: string, body: object): Promise<Reply> => {
    place += 1;
    const response = await handler(
      new Request(`${limited.gateway.publicUrl}/api/v1/auth/merchant${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
      { clientAddress: `10.0.0.${place}` },
    );
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: JSON.parse(text) as Reply['body'] };
  };
  const { token } = await registerMerchant(limited, EMAIL);
  const { secret } = await addTotp(limited, 'merchant', token);
  const loginToken = async (): Promise<string> => loginTokenOf(await send('/login', ACCOUNT));
  const guess = async (code: string): Promise<Reply> =>
    send('/login/factor', { login_token: await loginToken(), code });
  for (let count = 0; count < 6; count += 1) {
    dataOf(await guess(codeAt(secret, limited.clock.now())), 200);
    limited.clock.advance(STEP);
  }
  for (let count = 0; count < 5; count += 1) detailsOf(await guess('000000'), 'SECOND_FACTOR_INVALID');
  expect(detailsOf(await guess(codeAt(secret, limited.clock.now())), 'RATE_LIMITED')).toEqual({ limit: 'factor' });
  // Slowly, there are ten an hour.
  limited.clock.advance(2 * HOUR);
  for (let count = 0; count < 10; count += 1) {
    detailsOf(await guess('000000'), 'SECOND_FACTOR_INVALID');
    limited.clock.advance(5 * MINUTE);
  }
  expect(detailsOf(await guess('000000'), 'RATE_LIMITED')).toEqual({ limit: 'factor_hour' });
  expect(await mailed(limited)).toContain('Quelqu’un connaît peut-être votre mot de passe');
  limited.clock.advance(2 * HOUR);
  dataOf(await guess(codeAt(secret, limited.clock.now())), 200);
  await limited.close();
});

const LIVE_RAIL: Rail = { ...sandboxRail(), id: 'real', modes: ['live'] };

describe('where live money is taken', () => {
  let live: TestGateway;
  beforeEach(async () => {
    live = await openGateway({ secondFactor: 'in_live_mode', rails: [sandboxRail(), LIVE_RAIL] });
    await adminOf(live.gateway).createOperator(OPERATOR);
  });
  afterEach(() => live.close());

  function logIn(): Promise<Reply> {
    const { email, password } = OPERATOR;
    return live.request('POST', '/auth/operator/login', { body: { email, password } });
  }

  function merchants(bearer: string): Promise<Reply> {
    return live.request('GET', '/admin/merchants', { bearer });
  }

  async function dueAt(bearer: string): Promise<string | null> {
    const me = await live.request('GET', '/auth/operator/me', { bearer });
    return dataOf<{ second_factor_due_at: string | null }>(me, 200).second_factor_due_at;
  }

  test("an operator's first login goes without a second factor for eight hours, each later one not at all", async () => {
    const first = dataOf<LoginResult>(await logIn(), 200);
    dataOf(await merchants(first.access_token), 200);
    expect(await dueAt(first.access_token)).toBe(new Date(live.clock.now() + 8 * HOUR).toISOString());
    const { access_token: second } = dataOf<LoginResult>(await logIn(), 200);
    detailsOf(await merchants(second), 'SECOND_FACTOR_SETUP_REQUIRED');
    dataOf(await merchants(first.access_token), 200);
    live.clock.advance(8 * HOUR - SECOND);
    const kept = (await refreshed(live, 'operator', first.refresh_token)).access_token;
    dataOf(await merchants(kept), 200);
    live.clock.advance(SECOND);
    detailsOf(await merchants(kept), 'SECOND_FACTOR_SETUP_REQUIRED');
  });

  test('setting one up opens the rest again, and the last one stays', async () => {
    await logIn();
    const { access_token: bearer } = dataOf<LoginResult>(await logIn(), 200);
    detailsOf(await merchants(bearer), 'SECOND_FACTOR_SETUP_REQUIRED');
    const { id, secret } = await addTotp(live, 'operator', bearer);
    expect(await dueAt(bearer)).toBe(null);
    dataOf(await merchants(bearer), 200);
    const { access_token: later } = await logInTwice(live, 'operator', OPERATOR, secret);
    dataOf(await merchants(later), 200);
    const removed = await live.request('DELETE', `/auth/operator/me/factors/${id}`, { bearer });
    detailsOf(removed, 'LAST_FACTOR');
    await addTotp(live, 'operator', bearer);
    dataOf(await live.request('DELETE', `/auth/operator/me/factors/${id}`, { bearer }), 200);
  });

  test('of two first logins at once, one goes without', async () => {
    const replies = await Promise.all([logIn(), logIn()]);
    const tokens = replies.flatMap(({ body }) => (body.data as LoginResult | null)?.access_token ?? []);
    const answers = await Promise.all(tokens.map(merchants));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('agents need one, too; merchants, users and the sandbox do not', async () => {
    const { seed } = live;
    for (const [role, { email, password }] of [
      ['merchant', seed.merchant],
      ['agent', seed.agent],
    ] as const) {
      await live.login(email, { role, password });
      const bearer = await live.login(email, { role, password });
      const me = await live.request('GET', `/auth/${role}/me`, { bearer });
      expect(dataOf(me, 200)).toMatchObject({ second_factor_due_at: null });
    }
    const { email } = await createAgent(live, 'bib@agent.test');
    const float = async (): Promise<Reply> =>
      live.request('GET', '/agent/float', { bearer: await live.login(email, { role: 'agent', password: PASSWORD }) });
    detailsOf(await float(), 'SECOND_FACTOR_SETUP_REQUIRED');
  });
});
