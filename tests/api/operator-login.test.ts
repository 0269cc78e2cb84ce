import {
  type Declaration,
  isMutating,
  localOperations,
  type OperationName,
  requiresRecentAuth,
  routes,
} from '@mitako/contract';
import type { LoginResult, OperatorAccount, Principal } from '@mitako/contract/names';
import type { Credential, Hasher } from '@mitako/core';
import { type Change, type EngineStore, engineStore } from '@mitako/core/engine';
import { createHandler } from '@mitako/http';
import { fastHasher } from '@mitako/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { LEAST_BODIES } from '../../packages/http/test/least-bodies.ts';
import {
  dataOf,
  detailsOf,
  HOUR,
  MINUTE,
  openGateway,
  paidPayment,
  type Reply,
  SECOND,
  testKey,
  type TestGateway,
} from './support.ts';
import {
  createOperator,
  loginOperator,
  OPERATOR,
  reauthenticate,
  refreshed,
  setDisabled,
  type TestOperator,
} from './support/operators.ts';
import { adminOf } from '../support/in-process.ts';

let api: TestGateway;
let operator: TestOperator;
/** Written right before the next commit. */
let meanwhile: readonly Change[] = [];
/** Number of verified passwords. */
let verified = 0;

beforeEach(async () => {
  const hasher = fastHasher();
  const counting: Hasher = {
    ...hasher,
    verify: (phc, secret, lane) => {
      verified += 1;
      return hasher.verify(phc, secret, lane);
    },
  };
  api = await openGateway({ hasher: counting }, interrupted);
  operator = await createOperator(api);
});
afterEach(() => api.close());

/** Another administrator stays. */
async function disable(): Promise<OperatorAccount> {
  await adminOf(api.gateway).createOperator({ ...OPERATOR, email: 'second@example.cm', name: 'Second' });
  return setDisabled(api, operator.id);
}

/** The membership of the operator as removed, for a commit. */
async function removal(): Promise<readonly Change[]> {
  const [membership] = await engineStore(api.gateway.store).read.membershipsOf(operator.id);
  if (membership === undefined) throw new Error('the operator is no member');
  const { version } = membership;
  return [
    {
      type: 'membership.update',
      membership: { ...membership, state: 'removed', version: version + 1 },
      fromVersion: version,
    },
  ];
}

function interrupted(store: EngineStore): EngineStore {
  return {
    ...store,
    commit: async (changes) => {
      const before = meanwhile;
      meanwhile = [];
      if (before.length > 0) expect(await store.commit(before)).toEqual({ kind: 'applied' });
      return store.commit(changes);
    },
  };
}

function get(path: string, bearer: string = operator.token): Promise<Reply> {
  return api.request('GET', path, { bearer });
}

function login(email: string = OPERATOR.email, password: string = OPERATOR.password): Promise<Reply> {
  return api.request('POST', '/auth/operator/login', { body: { email, password } });
}

test('an operator logs in, reads its own account, and reads what an operator key reads', async () => {
  const result = dataOf<LoginResult>(await login(), 200);
  expect(result.principal).toEqual({
    id: expect.stringMatching(/^opr_[0-9a-z]{26}$/),
    role: 'operator',
    email_verified: false,
    staff_role: 'administrator',
    email: OPERATOR.email,
    name: OPERATOR.name,
    phone: null,
    created_at: '2026-01-01T00:00:00.000Z',
  });
  const me = dataOf<{ principal: Principal }>(await get('/auth/operator/me'), 200);
  expect(me.principal).toEqual(result.principal);
  expect((await get('/admin/merchants')).text).toBe((await get('/admin/merchants', api.seed.operatorKey)).text);
  const devices = dataOf<{ devices: object[] }>(await get('/auth/operator/me/devices'), 200);
  expect(devices.devices).toHaveLength(2);
});

test("an operator's session is not valid for other roles, nor theirs for the operator", async () => {
  for (const path of ['/merchant/profile', '/auth/user/me', '/wallet', '/gateway/payments']) {
    expect(detailsOf(await get(path), 'ROLE_NOT_ALLOWED')).toMatchObject({ role: 'operator' });
  }
  const merchant = await api.login('merchant@sandbox.test', { role: 'merchant' });
  const notified = detailsOf(await get('/admin/merchants', merchant), 'ROLE_NOT_ALLOWED');
  expect(notified).toEqual({ role: 'merchant', allowed: ['operator'] });
  detailsOf(await get('/auth/operator/me', merchant), 'ROLE_NOT_ALLOWED');
});

test('an unknown e-mail, a wrong password and a disabled operator get the same response after the same work', async () => {
  const count = async (answer: () => Promise<Reply>): Promise<readonly [string, number]> => {
    const before = verified;
    return [(await answer()).text, verified - before];
  };
  const wrong = await count(() => login(OPERATOR.email, 'not the password'));
  const unknown = await count(() => login('nobody@example.cm'));
  await disable();
  const disabled = await count(() => login());
  expect([unknown, disabled]).toEqual([wrong, wrong]);
  expect(wrong).toEqual([expect.stringContaining('INVALID_CREDENTIALS'), 1]);
});

test('a disabled operator is signed out at once, on every device, until the access is given back', async () => {
  const other = await loginOperator(api);
  const disabled = await disable();
  expect(disabled.removed_at).toBe(new Date(api.clock.now()).toISOString());
  for (const { token, refreshToken } of [operator, other]) {
    detailsOf(await get('/admin/merchants', token), 'TOKEN_REVOKED');
    detailsOf(await get('/auth/operator/me', token), 'TOKEN_REVOKED');
    const body = { refresh_token: refreshToken };
    detailsOf(await api.request('POST', '/auth/operator/refresh', { body }), 'TOKEN_REVOKED');
  }
  detailsOf(await login(), 'INVALID_CREDENTIALS');
  await api.advance(SECOND);
  expect(await adminOf(api.gateway).listOperators()).toEqual([expect.objectContaining({ name: 'Second' }), disabled]);
  expect((await setDisabled(api, operator.id, false)).state).toBe('active');
  dataOf(await login(), 200);
  // Earlier sessions stay ended.
  detailsOf(await get('/admin/merchants', other.token), 'TOKEN_REVOKED');
  expect((await get('/admin/merchants', api.seed.operatorKey)).status).toBe(200);
});

test('a login whose operator is disabled before the commit fails', async () => {
  meanwhile = await removal();
  detailsOf(await login(), 'INVALID_CREDENTIALS');
});

test('operators are distinct from other roles, and none has two accounts', async () => {
  await expect(adminOf(api.gateway).createOperator({ ...OPERATOR, email: 'Claire@Example.CM' })).rejects.toMatchObject({
    code: 'EMAIL_TAKEN',
  });
  const body = { ...OPERATOR };
  dataOf(await api.request('POST', '/auth/user/register', { body }), 201);
});

test('a session that is not used for 8 hours ends', async () => {
  await api.advance(8 * HOUR - SECOND);
  const { refresh_token: refreshToken } = await refreshed(api, 'operator', operator.refreshToken);
  await api.advance(8 * HOUR);
  const body = { refresh_token: refreshToken };
  detailsOf(await api.request('POST', '/auth/operator/refresh', { body }), 'REFRESH_TOKEN_INVALID');
});

test('a session ends after 24 hours, whatever its use, with its access token', async () => {
  let { refreshToken } = operator;
  for (let hours = 0; hours < 21; hours += 7) {
    await api.advance(7 * HOUR);
    ({ refresh_token: refreshToken } = await refreshed(api, 'operator', refreshToken));
  }
  await api.advance(3 * HOUR - MINUTE);
  const last = await refreshed(api, 'operator', refreshToken);
  await api.advance(MINUTE - SECOND);
  dataOf(await get('/admin/merchants', last.access_token), 200);
  await api.advance(SECOND);
  detailsOf(await get('/admin/merchants', last.access_token), 'TOKEN_EXPIRED');
  const body = { refresh_token: last.refresh_token };
  detailsOf(await api.request('POST', '/auth/operator/refresh', { body }), 'REFRESH_TOKEN_INVALID');
});

test('five password attempts a minute are verified, as for every account', async () => {
  const limited = await openGateway({ limits: 'memory' });
  await createOperator(limited);
  const handler = createHandler(limited.gateway);
  const attempt = (): Promise<Response> =>
    handler(
      new Request('http://gateway.test/api/v1/auth/operator/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: OPERATOR.email, password: 'wrong' }),
      }),
      { clientAddress: '192.0.2.1' },
    );
  for (let round = 0; round < 5; round += 1) expect((await attempt()).status).toBe(401);
  expect(await (await attempt()).json()).toMatchObject({ code: 'RATE_LIMITED', details: { limit: 'login' } });
  await limited.close();
});

const ALL: Readonly<Record<OperationName, Declaration>> = { ...routes, ...localOperations };
const CHANGING = (Object.keys(ALL) as OperationName[]).filter(
  (name) => ALL[name].auth.kind === 'operator' && isMutating(ALL[name]),
);
const LOCAL_BODIES: Partial<Record<OperationName, object>> = {
  createOperator: { email: 'new@example.cm', password: 'a good password', name: 'New' },
  openShop: { name: 'Boutique' },
  enterHostSession: {
    as: 'user',
    id: 'u1',
    name: 'Awa',
    session_id: 's1',
    authenticated_at_ms: 0,
    begun_at_ms: 0,
    access_token: null,
  },
  createHandOver: { as: 'user', id: 'u1', name: 'Awa', authenticated_at_ms: 0, to: '/wallet' },
  useHandOver: { token: 'x' },
  leaveHostSession: { as: 'user', refresh_token: 'x', by_person: true },
  // Required where the embedding program logs no merchants in.
  createMerchant: { email: 'a@b.cm', name: 'A', password: 'a good long password' },
  endHostPerson: { as: 'user', id: 'u1' },
};

describe('changes require recent authentication within ten minutes', () => {
  test('there are such operations, and the contract declares each', () => {
    expect(CHANGING.length).toBeGreaterThan(15);
    expect(CHANGING.filter((name) => !requiresRecentAuth(ALL[name]))).toEqual([]);
  });

  test.each(CHANGING)('%s', async (name) => {
    const person: Credential = { kind: 'bearer', authorization: `Bearer ${operator.token}` };
    api.clock.advance(10 * MINUTE);
    expect(await codeOf(name, person)).not.toBe('REAUTHENTICATION_REQUIRED');
    api.clock.advance(1);
    expect(await codeOf(name, person)).toBe('REAUTHENTICATION_REQUIRED');
    const program: Credential = { kind: 'bearer', authorization: `Bearer ${api.seed.operatorKey}` };
    expect(await codeOf(name, program)).not.toBe('REAUTHENTICATION_REQUIRED');
  });

  /** Path of an operation with unknown ids. */
  async function codeOf(name: OperationName, credential: Credential): Promise<string | undefined> {
    const { path, parameters: schema } = ALL[name];
    const parameters = Object.fromEntries(
      Object.keys(schema.toJSONSchema({ io: 'input' }).properties ?? {}).map((parameter) => [parameter, 'x']),
    );
    const body = name in LOCAL_BODIES ? LOCAL_BODIES[name] : LEAST_BODIES[name as keyof typeof LEAST_BODIES];
    const way = path === undefined ? 'in_process' : 'api';
    const result = await api.gateway.call(name, { way, credential, parameters, body });
    const code = result.kind === 'refused' ? result.code : undefined;
    expect(code).not.toBe('VALIDATION_ERROR');
    return code;
  }

  test('reads do not', async () => {
    await api.advance(11 * MINUTE);
    dataOf(await get('/admin/merchants'), 200);
  });

  test('and succeed after reauthentication', async () => {
    const suspend = (): Promise<Reply> =>
      api.request('POST', `/admin/merchants/${api.seed.merchant.id}/suspend`, { bearer: operator.token });
    await api.advance(10 * MINUTE + 1);
    detailsOf(await suspend(), 'REAUTHENTICATION_REQUIRED');
    dataOf(await reauthenticate(api, 'operator', operator.token, OPERATOR.password), 200);
    dataOf(await suspend(), 200);
  });
});

describe("in the commit of an operator's change", () => {
  const sessionId = async (): Promise<string> => {
    const [device] = dataOf<{ devices: { id: string }[] }>(await get('/auth/operator/me/devices'), 200).devices;
    return device?.id ?? '';
  };

  async function decisions(): Promise<readonly (readonly [string, string, object])[]> {
    const { payment } = await paidPayment(api, {}, testKey(api));
    const merchant = `/admin/merchants/${api.seed.merchant.id}`;
    const account = { password: 'a good password', name: 'New' };
    return [
      ['POST', '/admin/merchants', { ...account, email: 'new@example.cm' }],
      ['PATCH', merchant, { fees: { basis_points: 9 } }],
      ['POST', `${merchant}/suspend`, {}],
      ['POST', `${merchant}/reinstate`, {}],
      ['POST', '/admin/agents', { ...account, email: 'agent@example.cm' }],
      ['PATCH', `/admin/agents/${api.seed.agent.id}`, { suspended: true }],
      [
        'POST',
        `/admin/agents/${api.seed.agent.id}/float`,
        { amount: 1, currency: 'XAF', livemode: false, direction: 'fund' },
      ],
      ['POST', `/admin/payments/${payment.id}/refunds`, { amount: 1 }],
      ['POST', `/admin/payments/${payment.id}/disputes`, { amount: 1, reason: 'x' }],
    ];
  }

  test('a session that ends meanwhile changes nothing', async () => {
    for (const [method, path, body] of await decisions()) {
      const { token: bearer } = (operator = await loginOperator(api));
      const id = await sessionId();
      meanwhile = [{ type: 'session.revoke', id, principalId: operator.id, nowMs: api.clock.now() }];
      detailsOf(await api.request(method, path, { bearer, body }), 'TOKEN_REVOKED');
    }
  });

  test('an expired authentication changes nothing', async () => {
    for (const [method, path, body] of await decisions()) {
      const { token: bearer } = (operator = await loginOperator(api));
      meanwhile = [{ type: 'session.prove_password', id: await sessionId(), nowMs: 0 }];
      detailsOf(await api.request(method, path, { bearer, body }), 'REAUTHENTICATION_REQUIRED');
    }
  });

  test('a recently authenticated operator succeeds', async () => {
    for (const [method, path, body] of await decisions()) {
      const { status, text } = await api.request(method, path, { bearer: operator.token, body });
      expect([200, 201], text).toContain(status);
    }
  });
});
