import type { Device, LoginResult, Principal } from '@mitako/contract/names';
import { describe, expect, test } from 'vitest';
import { dataOf, DAY, detailsOf, gatewayForEachTest, invalidFields, registerUser, type Reply } from './support.ts';

const api = gatewayForEachTest();

const PASSWORD = 'sandbox-password';

function login(role: string, email: string, password: string = PASSWORD, userAgent?: string): Promise<Reply> {
  return api.request('POST', `/auth/${role}/login`, {
    body: { email, password },
    ...(userAgent === undefined ? {} : { headers: { 'user-agent': userAgent } }),
  });
}

function register(role: string, fields: object = {}): Promise<Reply> {
  const body = { email: 'payer@example.cm', password: 'a good password', name: 'Ngo Bassa', ...fields };
  return api.request('POST', `/auth/${role}/register`, { body });
}

async function devices(bearer: string, role = 'user'): Promise<readonly Device[]> {
  return dataOf<{ devices: readonly Device[] }>(await api.request('GET', `/auth/${role}/me/devices`, { bearer }), 200)
    .devices;
}

test.each([
  ['user', 'success@sandbox.test', { has_pin: true, sandbox: true }],
  ['merchant', 'merchant@sandbox.test', { kyc_status: 'approved' }],
  ['agent', 'agent@sandbox.test', {}],
] as const)('a %s logs in and reads its own account', async (role, email, more) => {
  const result = dataOf<LoginResult>(
    await login(role, email, role === 'merchant' ? api.seed.merchant.password : PASSWORD),
    200,
  );
  expect(result).toEqual({
    access_token: expect.stringMatching(/^eyJ[\w-]+\.[\w-]+\.[\w-]+$/),
    refresh_token: expect.stringMatching(/^eyJ[\w-]+\.[\w-]+\.[\w-]+$/),
    device_token: expect.stringMatching(/^kdv_[0-9a-z]{26}\.[\w-]{43}$/),
    principal: expect.objectContaining({
      id: expect.stringMatching(/^(?:usr|per|agt)_[0-9a-z]{26}$/),
      role,
      email,
      name: expect.any(String),
      phone: null,
      created_at: '2026-01-01T00:00:00.000Z',
      ...more,
    }),
  });
  const bearer = result.access_token;
  const me = dataOf<{ principal: Principal }>(await api.request('GET', `/auth/${role}/me`, { bearer }), 200);
  expect(me.principal).toEqual(result.principal);
});

test('a wrong role, an unknown e-mail and a wrong password get the same response, byte for byte', async () => {
  const answers = await Promise.all([
    login('user', 'success@sandbox.test', 'not-the-password'),
    login('user', 'nobody@sandbox.test'),
    login('merchant', 'success@sandbox.test'),
    login('agent', 'success@sandbox.test'),
    login('user', 'merchant@sandbox.test'),
    login('user', 'not an address'),
  ]);
  for (const answer of answers) detailsOf(answer, 'INVALID_CREDENTIALS');
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
});

test('case and blanks around an e-mail make no difference at login', async () => {
  dataOf(await login('user', ' SUCCESS@Sandbox.Test '), 200);
});

test('a password is compared exactly, including trailing blanks', async () => {
  detailsOf(await login('user', 'success@sandbox.test', `${PASSWORD} `), 'INVALID_CREDENTIALS');
  detailsOf(await login('user', 'success@sandbox.test', PASSWORD.toUpperCase()), 'INVALID_CREDENTIALS');
});

test('a password is the same however a keyboard composes its letters', async () => {
  const composed = 'prière-en-été'.normalize('NFC');
  const apart = composed.normalize('NFD');
  expect(apart).not.toBe(composed);
  const registerAs = (email: string, password: string) =>
    api.request('POST', '/auth/user/register', { body: { email, password, name: 'Ngo Bassa' } });
  for (const [email, set] of [
    ['composed@example.cm', composed],
    ['apart@example.cm', apart],
  ] as const) {
    const { access_token: bearer } = dataOf<LoginResult>(await registerAs(email, set), 201);
    for (const typed of [composed, apart]) {
      dataOf(await login('user', email, typed), 200);
      const path = '/auth/user/me/reauthenticate';
      expect((await api.request('POST', path, { bearer, body: { password: typed } })).status).toBeLessThan(300);
    }
    detailsOf(await login('user', email, 'priere-en-ete'), 'INVALID_CREDENTIALS');
  }
});

test.each([
  [{ email: 'success@sandbox.test' }, ['password']],
  [{ password: PASSWORD }, ['email']],
  [{ email: 'success@sandbox.test', password: 12345678 }, ['password']],
  [{ email: 'success@sandbox.test', password: 'p'.repeat(1025) }, ['password']],
  [{ email: 'success@sandbox.test', password: PASSWORD, remember: true }, ['remember']],
])('a login %j is refused', async (body, fields) => {
  expect(invalidFields(await api.request('POST', '/auth/user/login', { body }))).toEqual(fields);
});

test('there are four roles to log in as', async () => {
  detailsOf(await login('operator', 'success@sandbox.test'), 'INVALID_CREDENTIALS');
  for (const role of ['admin', 'User']) detailsOf(await login(role, 'success@sandbox.test'), 'ROUTE_NOT_FOUND');
  detailsOf(await login('%75ser', 'success@sandbox.test'), 'INVALID_PATH');
});

test.each([
  ['user', { has_pin: false }],
  ['merchant', { kyc_status: 'not_started' }],
])('a %s registers and is logged in', async (role, more) => {
  const result = dataOf<LoginResult>(await register(role, { phone: '+237677000001' }), 201);
  expect(result.principal).toMatchObject({
    role,
    email: 'payer@example.cm',
    name: 'Ngo Bassa',
    phone: '+237677000001',
    ...more,
  });
  expect(result.principal.sandbox ?? false).toBe(false);
  dataOf(await api.request('GET', `/auth/${role}/me`, { bearer: result.access_token }), 200);
  dataOf(await login(role, 'payer@example.cm', 'a good password'), 200);
});

test('agents and operators do not register', async () => {
  for (const role of ['agent', 'operator', 'admin']) detailsOf(await register(role), 'ROUTE_NOT_FOUND');
});

test('an e-mail is unique per role, in any case', async () => {
  dataOf(await register('user', { email: 'Payer@Example.cm' }), 201);
  for (const email of ['payer@example.cm', 'PAYER@EXAMPLE.CM', 'Payer@Example.cm']) {
    detailsOf(await register('user', { email }), 'EMAIL_TAKEN');
  }
  dataOf(await register('merchant', { email: 'payer@example.cm' }), 201);
  dataOf(await login('user', 'payer@example.cm', 'a good password'), 200);
});

test('of concurrent registrations of one e-mail one succeeds', async () => {
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      register('user', { email: index % 2 ? 'payer@example.cm' : 'PAYER@example.cm' }),
    ),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  for (const answer of answers.filter(({ status }) => status !== 201)) detailsOf(answer, 'EMAIL_TAKEN');
});

test.each([
  [{ email: 'no address' }, 'email'],
  [{ email: `${'a'.repeat(250)}@b.cm` }, 'email'],
  [{ password: 'seven77' }, 'password'],
  [{ password: 'p'.repeat(129) }, 'password'],
  [{ password: 'nul \0 password' }, 'password'],
  [{ name: '' }, 'name'],
  [{ name: 'half \ud800' }, 'name'],
  [{ phone: '677000001' }, 'phone'],
  [{ role: 'agent' }, 'role'],
  [{ sandbox: true }, 'sandbox'],
])('a registration with %j is refused', async (fields, field) => {
  expect(invalidFields(await register('user', fields))).toEqual([field]);
  detailsOf(await login('user', 'payer@example.cm', 'a good password'), 'INVALID_CREDENTIALS');
});

test.each(['12345678', 'p'.repeat(128), 'pässwörd 👜'])('%s is a password', async (password) => {
  dataOf(await register('user', { password }), 201);
  dataOf(await login('user', 'payer@example.cm', password), 200);
});

test('each login creates a device, with the name that the caller gave', async () => {
  dataOf(await login('user', 'success@sandbox.test', PASSWORD, 'Old phone'), 200);
  api.clock.advance(60_000);
  const { access_token: token } = dataOf<LoginResult>(
    await login('user', 'success@sandbox.test', PASSWORD, 'New phone'),
    200,
  );
  expect(await devices(token)).toEqual([
    {
      id: expect.stringMatching(/^dev_/),
      name: 'New phone',
      created_at: '2026-01-01T00:01:00.000Z',
      last_used_at: '2026-01-01T00:01:00.000Z',
      current: true,
    },
    {
      id: expect.stringMatching(/^dev_/),
      name: 'Old phone',
      created_at: '2026-01-01T00:00:00.000Z',
      last_used_at: '2026-01-01T00:00:00.000Z',
      current: false,
    },
  ]);
});

test('revoking a device revokes its access and refresh tokens at once', async () => {
  const lost = dataOf<LoginResult>(await login('user', 'success@sandbox.test', PASSWORD, 'Lost phone'), 200);
  const bearer = await api.login('success@sandbox.test');
  const id = (await devices(bearer)).find(({ name }) => name === 'Lost phone')?.id ?? '';
  const answer = await api.request('DELETE', `/auth/user/me/devices/${id}`, { bearer });
  expect(dataOf(answer, 200)).toEqual({ deleted: true, id });
  detailsOf(await api.request('GET', '/auth/user/me', { bearer: lost.access_token }), 'TOKEN_REVOKED');
  const body = { refresh_token: lost.refresh_token };
  expect((await api.request('POST', '/auth/user/refresh', { body })).status).toBe(401);
  dataOf(await api.request('GET', '/auth/user/me', { bearer }), 200);
  expect((await devices(bearer)).map(({ current }) => current)).toEqual([true]);
  detailsOf(await api.request('DELETE', `/auth/user/me/devices/${id}`, { bearer }), 'DEVICE_NOT_FOUND');
});

describe('an account with as many devices as it may have', () => {
  const MAX = 100;

  async function loginAs(name: string): Promise<LoginResult> {
    api.clock.advance(1_000);
    return dataOf<LoginResult>(await login('user', 'success@sandbox.test', PASSWORD, name), 200);
  }

  async function loginMany(count: number): Promise<readonly LoginResult[]> {
    const made: LoginResult[] = [];
    for (let place = 0; place < count; place += 1) made.push(await loginAs(`Device ${place}`));
    return made;
  }

  const statusOf = async ({ access_token: bearer }: LoginResult): Promise<number> =>
    (await api.request('GET', '/auth/user/me', { bearer })).status;

  test('logs in on another, which signs out the one that was not used for longest', async () => {
    const [first, second, ...others] = await loginMany(MAX);
    const refreshed = await api.request('POST', '/auth/user/refresh', {
      body: { refresh_token: first?.refresh_token },
    });
    const used = dataOf<LoginResult>(refreshed, 200);
    const last = await loginAs('Device 100');
    expect(await devices(last.access_token)).toHaveLength(MAX);
    expect(await statusOf(used)).toBe(200);
    detailsOf(await api.request('GET', '/auth/user/me', { bearer: second?.access_token ?? '' }), 'TOKEN_REVOKED');
    expect(await Promise.all([...others, last].map(statusOf))).toEqual(Array(MAX - 1).fill(200));
  });

  test('loses none to those that were logged out', async () => {
    const first = await loginAs('Own phone');
    for (let place = 0; place < MAX + 5; place += 1) {
      const { refresh_token } = await loginAs(`Device ${place}`);
      dataOf(await api.request('POST', '/auth/user/logout', { body: { refresh_token } }), 200);
    }
    const last = await loginAs('Own computer');
    expect((await devices(last.access_token)).map(({ name }) => name)).toEqual(['Own computer', 'Own phone']);
    expect(await statusOf(first)).toBe(200);
  });

  test('signs out all of them at once, also one that was logged out', async () => {
    const made = await loginMany(MAX - 1);
    const body = { refresh_token: made.at(-1)?.refresh_token };
    dataOf(await api.request('POST', '/auth/user/logout', { body }), 200);
    const last = await loginAs('Own computer');
    const { access_token: bearer } = last;
    const ended = await api.request('DELETE', '/auth/user/me/devices', { bearer });
    expect(dataOf(ended, 200)).toEqual({ deleted: true, count: MAX - 2 });
    expect(await Promise.all(made.map(statusOf))).toEqual(Array(MAX - 1).fill(401));
    expect((await devices(bearer)).map(({ name }) => name)).toEqual(['Own computer']);
  });

  test('leaves those of others alone', async () => {
    const other = await registerUser(api, 'other@example.cm');
    await loginMany(MAX + 1);
    expect(await statusOf(other)).toBe(200);
  });
});

test("no account can revoke another account's device", async () => {
  const theirs = await registerUser(api, 'other@example.cm');
  const [device] = await devices(theirs.access_token);
  const bearer = await api.login('success@sandbox.test');
  const taken = await api.request('DELETE', `/auth/user/me/devices/${device?.id}`, { bearer });
  const missing = await api.request('DELETE', '/auth/user/me/devices/dev_00000000000000000000000000', { bearer });
  detailsOf(taken, 'DEVICE_NOT_FOUND');
  expect(taken.text).toBe(missing.text);
  dataOf(await api.request('GET', '/auth/user/me', { bearer: theirs.access_token }), 200);
});

test('signing out all other devices keeps this one', async () => {
  const others = [await api.login('success@sandbox.test'), await api.login('success@sandbox.test')];
  const stranger = await api.login('refund@sandbox.test');
  const bearer = await api.login('success@sandbox.test');
  expect(dataOf(await api.request('DELETE', '/auth/user/me/devices', { bearer }), 200)).toEqual({
    deleted: true,
    count: 2,
  });
  for (const other of others) detailsOf(await api.request('GET', '/auth/user/me', { bearer: other }), 'TOKEN_REVOKED');
  dataOf(await api.request('GET', '/auth/user/me', { bearer }), 200);
  dataOf(await api.request('GET', '/auth/user/me', { bearer: stranger }), 200);
  expect(await devices(bearer)).toHaveLength(1);
});

test('a device can sign itself out', async () => {
  const bearer = await api.login('success@sandbox.test');
  const [device] = await devices(bearer);
  dataOf(await api.request('DELETE', `/auth/user/me/devices/${device?.id}`, { bearer }), 200);
  detailsOf(await api.request('GET', '/auth/user/me', { bearer }), 'TOKEN_REVOKED');
});

test('a device that was not refreshed for two weeks is no longer listed', async () => {
  await api.login('success@sandbox.test');
  await api.advance(14 * DAY);
  expect(await devices(await api.login('success@sandbox.test'))).toHaveLength(1);
});

test("a role's routes accept only that role's token", async () => {
  const bearer = await api.login('success@sandbox.test');
  for (const path of ['/auth/merchant/me', '/auth/agent/me', '/auth/merchant/me/devices']) {
    detailsOf(await api.request('GET', path, { bearer }), 'ROLE_NOT_ALLOWED');
  }
  detailsOf(await api.request('DELETE', '/auth/agent/me/devices', { bearer }), 'ROLE_NOT_ALLOWED');
  dataOf(await api.request('GET', '/auth/user/me', { bearer }), 200);
});
