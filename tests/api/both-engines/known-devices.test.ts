import type { KnownDevice, LoginResult, UnlockedDevice } from '@mitako/contract/names';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createAgent, createUser } from '../support/cash.ts';
import { addTotp, loginTokenOf } from '../support/factors.ts';
import { aName, anAddress, post } from '../support/limited.ts';
import { asOperator } from '../support/money.ts';
import { OPERATOR, setDisabled } from '../support/operators.ts';
import { openProcesses, type Process, type Processes } from '../support/processes.ts';
import { codeAt } from '../../support/totp.ts';
import {
  dataOf,
  DAY,
  detailsOf,
  gatewayForEachTest,
  HOUR,
  MINUTE,
  openGateway,
  registerMerchant,
  type Reply,
} from '../support.ts';
import { adminOf } from '../../support/in-process.ts';

const PASSWORD = 'a good password';
const NEW = 'seven grey herons at dusk';
const EMAIL = 'awa@shop.example';

describe('wrong passwords of one account, over all addresses', () => {
  let all: Processes;

  beforeAll(async () => {
    all = await openProcesses(2);
  });
  afterAll(() => all.close());
  beforeEach(() => {
    all.clock.advance(DAY);
  });

  function inTurn(place: number): Process {
    const process = all.processes[place % 2];
    if (process === undefined) throw new Error('There is no process.');
    return process;
  }

  interface Guess {
    readonly email: string;
    readonly password?: string;
    readonly device_token?: string | undefined;
  }

  function attempt(
    place: number,
    { email, password = PASSWORD, ...rest }: Guess,
    role = 'merchant',
  ): Promise<Response> {
    return post(inTurn(place), `/auth/${role}/login`, { email, password, ...rest }, { from: anAddress() });
  }

  /** Their statuses. */
  function wrong(attempts: number, email: string, device_token?: string): Promise<readonly number[]> {
    return Promise.all(
      Array.from({ length: attempts }, async (_, place) => {
        const answer = await attempt(place, { email, password: 'wrong', ...(device_token && { device_token }) });
        return answer.status;
      }),
    );
  }

  async function register(email: string): Promise<string> {
    const body = { email, password: PASSWORD, name: 'Awa', phone: '+237670000001' };
    const answer = await post(inTurn(0), '/auth/merchant/register', body, { from: anAddress() });
    const { device_token: token = '' } = ((await answer.json()) as { data: LoginResult }).data;
    return token;
  }

  async function limitOf(answer: Response): Promise<unknown> {
    const { code, details } = (await answer.json()) as { code: string; details: { limit: string } };
    return [answer.status, code, details.limit, answer.headers.get('Retry-After')];
  }

  test('a hundred addresses on two processes have ten compared, and the owner logs in from the known device', async () => {
    const email = `${aName()}@b.cm`;
    const device = await register(email);
    const owner = (): Promise<number>[] =>
      [0, 1].map(async (place) => (await attempt(place, { email, device_token: device })).status);
    const [guessed, ...owned] = await Promise.all([wrong(100, email), ...owner()]);
    expect(guessed.filter((status) => status === 401)).toHaveLength(10);
    expect(guessed.filter((status) => status === 429)).toHaveLength(90);
    expect([...owned, ...(await Promise.all(owner()))]).toEqual([200, 200, 200, 200]);
    // A stranger who guessed right by now is not told.
    expect(await limitOf(await attempt(0, { email }))).toEqual([429, 'RATE_LIMITED', 'login_account', '900']);
    // Somebody else's device, or a made up one, is a stranger's.
    const other = await register(`${aName()}@b.cm`);
    for (const device_token of [other, `${device}x`, device.split('.')[0], 'x']) {
      expect((await attempt(1, { email, device_token })).status).toBe(429);
    }
    expect((await attempt(1, { email, device_token: `${other} ${device}` })).status).toBe(200);
  });

  test('an address without an account is answered alike, and another account or role is not concerned', async () => {
    const [email, unknown] = [`${aName()}@b.cm`, `${aName()}@b.cm`];
    await register(email);
    for (const each of [email, unknown]) {
      expect((await wrong(30, each)).filter((status) => status === 401)).toHaveLength(10);
    }
    const [one, other] = [await attempt(0, { email }), await attempt(0, { email: unknown })];
    expect(await limitOf(one)).toEqual(await limitOf(other));
    expect((await attempt(0, { email: ` ${email.toUpperCase()}` })).status).toBe(429);
    expect((await attempt(0, { email }, 'user')).status).toBe(401);
    const free = `${aName()}@b.cm`;
    await register(free);
    expect((await attempt(0, { email: free })).status).toBe(200);
  });

  test('ten in a quarter of an hour, twenty in an hour, fifty in a day', async () => {
    const email = `${aName()}@b.cm`;
    const compared: number[] = [];
    for (let quarter = 0; quarter < 24; quarter += 1) {
      compared.push((await wrong(14, email)).filter((status) => status === 401).length);
      all.clock.advance(15 * MINUTE);
    }
    expect(compared.slice(0, 12)).toEqual([10, 10, 0, 0, 10, 10, 0, 0, 10, 0, 0, 0]);
    expect(compared.slice(12)).toEqual(Array(12).fill(0));
  });

  test('right passwords do not count', async () => {
    const email = `${aName()}@b.cm`;
    await register(email);
    for (let place = 0; place < 25; place += 1) expect((await attempt(place, { email })).status).toBe(200);
    expect((await wrong(12, email)).filter((status) => status === 401)).toHaveLength(10);
  });

  test('a known device has ten of its own, which leave those of strangers alone', async () => {
    const email = `${aName()}@b.cm`;
    const device = await register(email);
    expect((await wrong(40, email, device)).filter((status) => status === 401)).toHaveLength(10);
    const refused = await attempt(0, { email, device_token: device });
    expect(await limitOf(refused)).toEqual([429, 'RATE_LIMITED', 'login_device', '900']);
    expect((await attempt(0, { email })).status).toBe(200);
    all.clock.advance(15 * MINUTE);
    expect((await attempt(0, { email, device_token: device })).status).toBe(200);
  });

  test('a stolen session guesses no more, from wherever it is used', async () => {
    const answer = await attempt(0, { email: await registered(), password: PASSWORD });
    const { access_token: bearer } = ((await answer.json()) as { data: LoginResult }).data;
    const statuses = await Promise.all(
      Array.from({ length: 30 }, async (_, place) => {
        const headers = { Authorization: `Bearer ${bearer}` };
        const path = '/auth/merchant/me/reauthenticate';
        return (await post(inTurn(place), path, { password: 'wrong' }, { from: anAddress(), headers })).status;
      }),
    );
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  });

  async function registered(): Promise<string> {
    const email = `${aName()}@b.cm`;
    await register(email);
    return email;
  }
});

const api = gatewayForEachTest();

function logIn(deviceToken?: string, password = PASSWORD): Promise<Reply> {
  const body = { email: EMAIL, password, ...(deviceToken !== undefined && { device_token: deviceToken }) };
  return api.request('POST', '/auth/merchant/login', { body });
}

async function loggedIn(deviceToken?: string, password = PASSWORD): Promise<LoginResult> {
  return dataOf<LoginResult>(await logIn(deviceToken, password), 200);
}

function own(method: string, below: string, bearer: string, body?: object): Promise<Reply> {
  return api.request(method, `/auth/merchant/me${below}`, { bearer, ...(body && { body }) });
}

async function known(bearer: string): Promise<readonly KnownDevice[]> {
  return dataOf<{ known_devices: readonly KnownDevice[] }>(await own('GET', '/known-devices', bearer), 200)
    .known_devices;
}

async function subjects(): Promise<readonly string[]> {
  await api.gateway.runDue();
  return api.messages.mails(EMAIL).map(({ subject }) => subject);
}

const NEW_DEVICE = 'Nouvelle connexion à votre compte';

describe('a known device', () => {
  test('a login leaves one, and the account is told of a login without', async () => {
    await registerMerchant(api, EMAIL);
    expect(await subjects()).not.toContain(NEW_DEVICE);
    const { device_token: token = '' } = await loggedIn();
    expect(token).toMatch(/^kdv_[0-9a-hjkmnp-tv-z]{26}\.[\w-]{43}$/);
    expect((await subjects()).filter((each) => each === NEW_DEVICE)).toHaveLength(1);
    const again = await loggedIn(token);
    expect(again).not.toHaveProperty('device_token');
    expect((await subjects()).filter((each) => each === NEW_DEVICE)).toHaveLength(1);
    // With the registration's.
    expect(await known(again.access_token)).toHaveLength(2);
  });

  test('it is listed, and forgotten by its owner alone', async () => {
    const { token: bearer } = await registerMerchant(api, EMAIL);
    const { device_token: token } = await loggedIn();
    const [device] = await known(bearer);
    expect(device).toMatchObject({ trusted_until: null, name: expect.any(String) });
    const { token: another } = await registerMerchant(api, 'eve@shop.example');
    detailsOf(await own('DELETE', `/known-devices/${device?.id}`, another), 'DEVICE_NOT_FOUND');
    dataOf(await own('DELETE', `/known-devices/${device?.id}`, bearer), 200);
    detailsOf(await own('DELETE', `/known-devices/${device?.id}`, bearer), 'DEVICE_NOT_FOUND');
    expect(await loggedIn(token)).toHaveProperty('device_token');
  });

  test('is known for a year after its last login', async () => {
    await registerMerchant(api, EMAIL);
    const { device_token: token } = await loggedIn();
    api.clock.advance(364 * DAY);
    expect(await loggedIn(token)).not.toHaveProperty('device_token');
    api.clock.advance(364 * DAY);
    expect(await loggedIn(token)).not.toHaveProperty('device_token');
    api.clock.advance(365 * DAY);
    expect(await loggedIn(token)).toHaveProperty('device_token');
  });

  test('programs that keep no token do not push out the browser that comes back', async () => {
    await registerMerchant(api, EMAIL);
    const { device_token: token } = await loggedIn();
    api.clock.advance(MINUTE);
    await loggedIn(token);
    for (let program = 0; program < 25; program += 1) await loggedIn();
    const { access_token: bearer, ...rest } = await loggedIn(token);
    expect(rest).not.toHaveProperty('device_token');
    expect(await known(bearer)).toHaveLength(20);
  });

  const ENDS: readonly (readonly [string, (bearer: string) => Promise<string>])[] = [
    [
      'another password',
      async (bearer) => {
        const body = { current_password: PASSWORD, new_password: NEW };
        dataOf(await own('PUT', '/password', bearer, body), 200);
        return NEW;
      },
    ],
    [
      'a reset of the password',
      async () => {
        // The link to confirm the address: mails of one round arrive in any order.
        await api.gateway.runDue();
        dataOf(await api.request('POST', '/auth/merchant/forgotten-password', { body: { email: EMAIL } }), 202);
        await api.gateway.runDue();
        const token = new URL(api.messages.link(EMAIL)).searchParams.get('token');
        dataOf(await api.request('POST', '/auth/new-password', { body: { token, new_password: NEW } }), 200);
        return NEW;
      },
    ],
    [
      'an operator who ends the sessions',
      async (bearer) => {
        const { principal } = dataOf<{ principal: { id: string } }>(await own('GET', '', bearer), 200);
        const path = `/admin/accounts/${principal.id}/sessions`;
        dataOf(await api.request('DELETE', path, { bearer: api.seed.operatorKey }), 200);
        return PASSWORD;
      },
    ],
  ];
  test.for(ENDS)('ends with %s', async ([, end]) => {
    const { token: bearer } = await registerMerchant(api, EMAIL);
    const { device_token: token } = await loggedIn();
    const password = await end(bearer);
    expect(await loggedIn(token, password)).toHaveProperty('device_token');
  });

  test('ends with the suspension of an agent, and when a user is frozen', async () => {
    const agent = await createAgent(api, 'agent@shop.example');
    const user = await createUser(api, 'user@shop.example');
    const loginAs = async (role: string, email: string, device_token?: string): Promise<LoginResult> => {
      const body = { email, password: PASSWORD, device_token };
      return dataOf<LoginResult>(await api.request('POST', `/auth/${role}/login`, { body }), 200);
    };
    const before = [await loginAs('agent', agent.email), await loginAs('user', user.email)];
    const [ofAgent, ofUser] = before.map(({ device_token: token }) => token);
    expect(await loginAs('agent', agent.email, ofAgent)).not.toHaveProperty('device_token');
    expect(await loginAs('user', user.email, ofUser)).not.toHaveProperty('device_token');
    for (const body of [{ suspended: true, reason: 'A stolen phone' }, { suspended: false }]) {
      dataOf(await asOperator(api, 'PATCH', `/admin/agents/${agent.id}`, body), 200);
    }
    dataOf(await asOperator(api, 'POST', `/admin/users/${user.id}/freeze`, { reason: 'A stolen phone' }), 200);
    dataOf(await asOperator(api, 'POST', `/admin/users/${user.id}/unfreeze`, { reason: 'Found' }), 200);
    expect(await loginAs('agent', agent.email, ofAgent)).toHaveProperty('device_token');
    expect(await loginAs('user', user.email, ofUser)).toHaveProperty('device_token');
  });

  test('ends with the account of an operator who is disabled', async () => {
    const { person_id: personId } = await adminOf(api.gateway).createOperator(OPERATOR);
    await adminOf(api.gateway).createOperator({ ...OPERATOR, email: 'other@example.cm' });
    const { email, password } = OPERATOR;
    const login = async (device_token?: string): Promise<LoginResult> =>
      dataOf(await api.request('POST', '/auth/operator/login', { body: { email, password, device_token } }), 200);
    const { device_token: token } = await login();
    await setDisabled(api, personId ?? '');
    await setDisabled(api, personId ?? '', false);
    expect(await login(token)).toHaveProperty('device_token');
  });
});

describe('a trusted device', () => {
  async function withFactor(): Promise<{ bearer: string; secret: string }> {
    const { token } = await registerMerchant(api, EMAIL);
    const { secret } = await addTotp(api, 'merchant', token);
    return { bearer: token, secret };
  }

  async function trusting(secret: string, trust_device = true, device_token?: string): Promise<LoginResult> {
    const body = {
      login_token: loginTokenOf(await logIn(device_token)),
      code: codeAt(secret, api.clock.now()),
      trust_device,
      ...(device_token !== undefined && { device_token }),
    };
    const reply = dataOf<LoginResult>(await api.request('POST', '/auth/merchant/login/factor', { body }), 200);
    api.clock.advance(MINUTE);
    return reply;
  }

  test('logs in without the factor for 30 days, and is never recently authenticated by that', async () => {
    const { secret } = await withFactor();
    const { device_token: token } = await trusting(secret);
    const { access_token: bearer } = await loggedIn(token);
    expect(dataOf(await own('GET', '', bearer), 200)).toMatchObject({ authenticated_until: null });
    detailsOf(await own('POST', '/recovery-codes', bearer), 'REAUTHENTICATION_REQUIRED');
    detailsOf(await own('POST', '/reauthenticate', bearer, { password: PASSWORD }), 'SECOND_FACTOR_REQUIRED');
    const body = { password: PASSWORD, code: codeAt(secret, api.clock.now()) };
    dataOf(await own('POST', '/reauthenticate', bearer, body), 200);
    const [device] = await known(bearer);
    expect(device?.trusted_until).toEqual(expect.any(String));
    api.clock.advance(30 * DAY);
    detailsOf(await logIn(token), 'SECOND_FACTOR_REQUIRED');
  });

  test('is none unless it is asked for; one that is known can be trusted later', async () => {
    const { secret } = await withFactor();
    const { device_token: token } = await trusting(secret, false);
    detailsOf(await logIn(token), 'SECOND_FACTOR_REQUIRED');
    expect(await trusting(secret, true, token)).not.toHaveProperty('device_token');
    await loggedIn(token);
    detailsOf(await logIn(token, 'wrong'), 'INVALID_CREDENTIALS');
  });

  test('a device that a password alone was given on is not one', async () => {
    await withFactor();
    detailsOf(await logIn(), 'SECOND_FACTOR_REQUIRED');
    const { access_token: bearer } = dataOf<LoginResult>(
      await api.request('POST', '/auth/merchant/register', {
        body: { email: 'eve@shop.example', password: PASSWORD, name: 'Eve', phone: '+237670000002' },
      }),
      201,
    );
    expect(await known(bearer)).toHaveLength(1);
  });

  test('ends with another factor, with one that is removed, and when it is forgotten', async () => {
    const { bearer, secret } = await withFactor();
    const { device_token: first } = await trusting(secret);
    const reauthenticate = async (): Promise<void> => {
      const body = { password: PASSWORD, code: codeAt(secret, api.clock.now()) };
      dataOf(await own('POST', '/reauthenticate', bearer, body), 200);
      api.clock.advance(MINUTE);
    };
    await reauthenticate();
    const { id } = await addTotp(api, 'merchant', bearer);
    detailsOf(await logIn(first), 'SECOND_FACTOR_REQUIRED');
    const { device_token: second } = await trusting(secret);
    await loggedIn(second);
    dataOf(await own('DELETE', `/factors/${id}`, bearer), 200);
    detailsOf(await logIn(second), 'SECOND_FACTOR_REQUIRED');
    const { device_token: third } = await trusting(secret);
    await loggedIn(third);
    const [device] = await known(bearer);
    dataOf(await own('DELETE', `/known-devices/${device?.id}`, bearer), 200);
    detailsOf(await logIn(third), 'SECOND_FACTOR_REQUIRED');
  });

  test('that logs in while it is forgotten has either been before, or needs the factor', async () => {
    const { bearer, secret } = await withFactor();
    const { device_token: token } = await trusting(secret);
    const [device] = await known(bearer);
    const [login, forgotten] = await Promise.all([logIn(token), own('DELETE', `/known-devices/${device?.id}`, bearer)]);
    expect(forgotten.status).toBe(200);
    expect([200, 401]).toContain(login.status);
    expect((await known(bearer)).every(({ id }) => id !== device?.id)).toBe(true);
    detailsOf(await logIn(token), 'SECOND_FACTOR_REQUIRED');
  });
});

describe('a paused account', () => {
  function askUnlock(email = EMAIL, by = api): Promise<Reply> {
    return by.request('POST', '/auth/merchant/unlock', { body: { email } });
  }

  function unlock(token: string | null): Promise<Reply> {
    return api.request('POST', '/auth/unlock', { body: { token } });
  }

  async function mailed(by = api): Promise<string> {
    await by.gateway.runDue();
    return new URL(by.messages.link(EMAIL)).searchParams.get('token') ?? '';
  }

  test('is opened to one device by a mailed link, once', async () => {
    await registerMerchant(api, EMAIL);
    await api.gateway.runDue();
    dataOf(await askUnlock(), 202);
    const token = await mailed();
    expect(new URL(api.messages.link(EMAIL)).pathname).toBe('/account/unlock');
    const replies = await Promise.all([unlock(token), unlock(token)]);
    expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 403]);
    const used = replies.find(({ status }) => status === 200);
    if (used === undefined) throw new Error('Neither was used.');
    const { role, device_token: device } = dataOf<UnlockedDevice>(used, 200);
    expect(role).toBe('merchant');
    expect(await loggedIn(device)).not.toHaveProperty('device_token');
  });

  test('nothing tells whether an address has an account', async () => {
    await registerMerchant(api, EMAIL);
    await api.gateway.runDue();
    const sent = api.messages.mails().length;
    const [one, other] = [await askUnlock(), await askUnlock('nobody@shop.example')];
    expect(one.text).toBe(other.text);
    await api.gateway.runDue();
    expect(
      api.messages
        .mails()
        .slice(sent)
        .map(({ to }) => to),
    ).toEqual([EMAIL]);
  });

  test('a link that is late, of another kind, of another gateway, or of an old password or address is one error', async () => {
    await registerMerchant(api, EMAIL);
    detailsOf(await unlock(await mailed()), 'LINK_INVALID');
    dataOf(await askUnlock(), 202);
    const late = await mailed();
    detailsOf(await api.request('POST', '/auth/links', { body: { token: late } }), 'LINK_INVALID');
    const newPassword = { token: late, new_password: NEW };
    detailsOf(await api.request('POST', '/auth/new-password', { body: newPassword }), 'LINK_INVALID');
    await api.advance(30 * MINUTE);
    detailsOf(await unlock(late), 'LINK_INVALID');
    const other = await openGateway();
    await registerMerchant(other, EMAIL);
    await other.gateway.runDue();
    dataOf(await askUnlock(EMAIL, other), 202);
    detailsOf(await unlock(await mailed(other)), 'LINK_INVALID');
    await other.close();
    await api.advance(HOUR);
    dataOf(await askUnlock(), 202);
    const before = await mailed();
    const { access_token: bearer } = await loggedIn();
    dataOf(await own('PUT', '/password', bearer, { current_password: PASSWORD, new_password: NEW }), 200);
    detailsOf(await unlock(before), 'LINK_INVALID');
  });
});
