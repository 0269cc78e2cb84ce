import {
  acceptedBy,
  type Accepted,
  type Declaration,
  localOperations,
  type OperationName,
  requiresRecentAuth,
  type Role,
  type Route,
  routes,
  type Way,
} from '@mitako/contract';
import type { ErrorCode } from '@mitako/contract/names';
import type { Arrived, Credential } from '@mitako/core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LEAST_BODIES } from '../../packages/http/test/least-bodies.ts';
import { asOperator } from './support/money.ts';
import {
  approveKyc,
  createKey,
  dataOf,
  MINUTE,
  openGateway,
  registerMerchant,
  send,
  type TestGateway,
} from './support.ts';

// Every operation through every entry point with every kind of credential: access is exactly as the contract declares.

const WAYS: readonly Way[] = ['api', 'checkout', 'panel', 'in_process', 'command_line'];

/** A credential, and the properties that a declaration can require. */
interface Presented {
  readonly name: string;
  readonly credential: Credential;
  readonly kind: 'none' | 'malformed' | 'api_key' | 'token' | 'operator_key' | 'merchant' | 'operator';
  readonly role?: Role;
  readonly livemode?: boolean;
  readonly scopes?: readonly string[];
  /** Error code for changes of this merchant's live payments. */
  readonly unfit?: 'KYC_REQUIRED' | 'ACCOUNT_SUSPENDED';
  /** Authenticated more than ten minutes ago. */
  readonly isOld?: boolean;
}

let api: TestGateway;
let presented: readonly Presented[];

beforeAll(async () => {
  api = await openGateway();
  const { gateway, seed } = api;
  const bearer = (token: string): Credential => ({ kind: 'bearer', authorization: `Bearer ${token}` });
  const password = 'a password for the ways in';
  await gateway.admin.createOperator({ email: 'ways@operator.test', password, name: 'Ways' });
  await gateway.admin.createOperator({ email: 'old@operator.test', password, name: 'Old' });
  await gateway.admin.createMerchant({ email: 'old@merchant.test', password, name: 'Old' });
  const oldOperator = await api.login('old@operator.test', { role: 'operator', password });
  const oldMerchant = await api.login('old@merchant.test', { role: 'merchant', password });
  api.clock.advance(10 * MINUTE + 1);
  const poor = await gateway.admin.createApiKey({
    merchantId: seed.merchant.id,
    livemode: false,
    name: 'reads balances alone',
    scopes: ['balance:read'],
  });
  const suspended = await registerMerchant(api, 'suspended@merchant.test');
  await approveKyc(api, suspended);
  const suspendedKey = await createKey(api, suspended.token, { livemode: true });
  dataOf(await asOperator(api, 'POST', `/admin/merchants/${suspended.id}/suspend`), 200);
  const { id: unfitId } = await gateway.admin.createMerchant({ email: 'unfit@merchant.test', password, name: 'Unfit' });
  const scopes = [
    'payments:read',
    'payments:write',
    'refunds:write',
    'customers:read',
    'customers:write',
    'webhooks:read',
    'webhooks:write',
    'events:read',
    'balance:read',
  ];
  const merchantId = seed.merchant.id;
  presented = [
    { name: 'nothing', credential: { kind: 'none' }, kind: 'none' },
    { name: 'no header', credential: { kind: 'bearer', authorization: null }, kind: 'none' },
    { name: 'a mistyped key', credential: bearer('svc_test_mistyped'), kind: 'malformed' },
    { name: 'a test key', credential: bearer(seed.merchant.testKey), kind: 'api_key', livemode: false, scopes },
    { name: 'a live key', credential: bearer(seed.merchant.liveKey), kind: 'api_key', livemode: true, scopes },
    {
      name: 'a key of one scope',
      credential: bearer(poor.secret),
      kind: 'api_key',
      livemode: false,
      scopes: ['balance:read'],
    },
    { name: 'an operator key', credential: bearer(seed.operatorKey), kind: 'operator_key' },
    { name: 'a user', credential: bearer(await api.login('success@sandbox.test')), kind: 'token', role: 'user' },
    {
      name: 'a merchant',
      credential: bearer(await api.login(seed.merchant.email, { role: 'merchant' })),
      kind: 'token',
      role: 'merchant',
      livemode: true,
    },
    {
      name: 'a merchant without KYC',
      credential: bearer(await api.login('unfit@merchant.test', { role: 'merchant', password })),
      kind: 'token',
      role: 'merchant',
      livemode: false,
    },
    {
      name: 'a suspended merchant',
      credential: bearer(suspended.token),
      kind: 'token',
      role: 'merchant',
      livemode: true,
      unfit: 'ACCOUNT_SUSPENDED',
    },
    {
      name: 'a live key of a suspended merchant',
      credential: bearer(suspendedKey),
      kind: 'api_key',
      livemode: true,
      scopes,
      unfit: 'ACCOUNT_SUSPENDED',
    },
    {
      name: 'a merchant with an old login',
      credential: bearer(oldMerchant),
      kind: 'token',
      role: 'merchant',
      livemode: false,
      isOld: true,
    },
    {
      name: 'an operator with an old login',
      credential: bearer(oldOperator),
      kind: 'token',
      role: 'operator',
      isOld: true,
    },
    {
      name: 'an agent',
      credential: bearer(await api.login('agent@sandbox.test', { role: 'agent' })),
      kind: 'token',
      role: 'agent',
    },
    {
      name: 'an operator',
      credential: bearer(await api.login('ways@operator.test', { role: 'operator', password })),
      kind: 'token',
      role: 'operator',
    },
    {
      name: 'the program, for a test merchant',
      credential: { kind: 'merchant', merchantId, livemode: false },
      kind: 'merchant',
      livemode: false,
    },
    {
      name: 'the program, for a live merchant',
      credential: { kind: 'merchant', merchantId, livemode: true },
      kind: 'merchant',
      livemode: true,
    },
    {
      name: 'the program, for a merchant without KYC',
      credential: { kind: 'merchant', merchantId: unfitId, livemode: true },
      kind: 'merchant',
      livemode: true,
      unfit: 'KYC_REQUIRED',
    },
    {
      name: 'the program, for a suspended merchant',
      credential: { kind: 'merchant', merchantId: suspended.id, livemode: true },
      kind: 'merchant',
      livemode: true,
      unfit: 'ACCOUNT_SUSPENDED',
    },
    { name: 'the program, as the operator', credential: { kind: 'operator' }, kind: 'operator' },
  ];
});
afterAll(() => api.close());

/** Expected result of a credential: accepted, or the error code. Written from the text of the contract. */
function declared(route: Declaration, way: Way, who: Presented, pathRole: Role | undefined): 'in' | ErrorCode {
  const accepted = acceptedBy(route, way);
  const verdict = authorised(accepted, who, pathRole);
  if (verdict !== 'in') return verdict;
  const isChange = accepted !== null && 'scope' in accepted && accepted.scope === 'payments:write';
  const isTest = accepted?.kind === 'merchant' && accepted.mode === 'test';
  if (who.unfit !== undefined && who.livemode === true && isChange && !isTest) return who.unfit;
  return who.isOld === true && requiresRecentAuth(route) ? 'REAUTHENTICATION_REQUIRED' : 'in';
}

function authorised(accepted: Accepted | null, who: Presented, pathRole: Role | undefined): 'in' | ErrorCode {
  if (accepted === null) return 'ROUTE_NOT_FOUND';
  if (accepted.kind === 'none') return 'in';
  if (who.kind === 'none') return accepted.kind === 'optional_token' ? 'in' : 'AUTHENTICATION_REQUIRED';
  switch (accepted.kind) {
    case 'optional_token':
    case 'token':
      if (who.kind !== 'token') return 'INVALID_TOKEN';
      if (who.role === undefined || !accepted.roles.includes(who.role)) return 'ROLE_NOT_ALLOWED';
      return pathRole === undefined || pathRole === who.role ? 'in' : 'ROLE_NOT_ALLOWED';
    case 'api_key':
      if (who.kind === 'merchant') return 'in';
      if (who.kind !== 'api_key') return 'INVALID_API_KEY';
      return who.scopes?.includes(accepted.scope) === true ? 'in' : 'PERMISSION_DENIED';
    case 'operator':
      if (who.kind === 'operator' || who.kind === 'operator_key') return 'in';
      if (who.kind !== 'token') return 'INVALID_API_KEY';
      return who.role === 'operator' ? 'in' : 'ROLE_NOT_ALLOWED';
    case 'legacy':
    case 'merchant': {
      const scope = accepted.kind === 'legacy' ? 'payments:read' : accepted.scope;
      const isTestOnly = accepted.kind === 'merchant' && accepted.mode === 'test';
      if (who.kind === 'malformed') return 'INVALID_API_KEY';
      if (who.kind === 'operator_key') return scope === undefined ? 'INVALID_TOKEN' : 'INVALID_API_KEY';
      if (who.kind === 'operator') return 'INVALID_TOKEN';
      if (who.kind === 'merchant') return isTestOnly && who.livemode === true ? 'MODE_MISMATCH' : 'in';
      if (who.kind === 'api_key') {
        if (scope === undefined) return 'PERMISSION_DENIED';
        if (isTestOnly && who.livemode === true) return 'MODE_MISMATCH';
        return who.scopes?.includes(scope) === true ? 'in' : 'PERMISSION_DENIED';
      }
      // A logged-in merchant uses test mode until KYC is approved, and may change payments there.
      return who.role === 'merchant' ? 'in' : 'ROLE_NOT_ALLOWED';
    }
  }
}

const REFUSALS: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'ROUTE_NOT_FOUND',
  'AUTHENTICATION_REQUIRED',
  'INVALID_API_KEY',
  'INVALID_TOKEN',
  'ROLE_NOT_ALLOWED',
  'PERMISSION_DENIED',
  'MODE_MISMATCH',
  'KYC_REQUIRED',
  'ACCOUNT_SUSPENDED',
  'REAUTHENTICATION_REQUIRED',
]);

/** Result of a call's access check. */
function verdictOf(code: ErrorCode | undefined): 'in' | ErrorCode {
  return code !== undefined && REFUSALS.has(code) ? code : 'in';
}

/** Recent authentication is checked on a parsed request, so it must be complete: with ids that nothing has. */
function requestOf(
  name: OperationName,
  route: Declaration,
  { isOld }: Presented,
): Pick<Arrived, 'body' | 'parameters'> {
  if (isOld !== true || !requiresRecentAuth(route)) return {};
  const { properties = {} } = route.parameters.toJSONSchema({ io: 'input' });
  return {
    parameters: Object.fromEntries(Object.keys(properties).map((parameter) => [parameter, 'x'])),
    body: LEAST[name],
  };
}

const LEAST: Partial<Record<OperationName, unknown>> = {
  ...LEAST_BODIES,
  createOperator: { email: 'new@operator.test', password: 'correct horse battery', name: 'New' },
  createOperatorKey: { name: 'New' },
  setPayoutAccount: {
    livemode: false,
    type: 'mobile_money',
    holder_name: 'A',
    provider: 'mtn_momo',
    phone: '+237653456789',
  },
};

/** Roles without registration have no such route: the error is that of the path. */
function roleOf(name: OperationName, route: Declaration, who: Presented): Role | undefined {
  if (route.path?.includes('{role}') !== true) return undefined;
  if (name === 'resetPassword') return 'merchant';
  return name === 'register' ? 'user' : (who.role ?? 'user');
}

const operations = Object.entries<Declaration>({ ...routes, ...localOperations });

describe.each(operations as [OperationName, Declaration][])('%s', (name, route) => {
  test.each(WAYS)('accepts from %s what its route declares', async (way) => {
    const isOwn = way === 'in_process' || way === 'command_line';
    const verdicts: Record<string, string> = {};
    const expected: Record<string, string> = {};
    for (const who of presented) {
      // Only the embedding program and the command line act without a credential.
      if (!isOwn && (who.kind === 'merchant' || who.kind === 'operator')) continue;
      const role = roleOf(name, route, who);
      const { parameters, ...request } = requestOf(name, route, who);
      const result = await api.gateway.call(name, {
        way,
        credential: who.credential,
        parameters: { ...parameters, ...(role !== undefined && { role }) },
        ...request,
      });
      verdicts[who.name] = verdictOf(result.kind === 'refused' ? result.code : undefined);
      expected[who.name] = declared(route, way, who, role);
    }
    expect(verdicts).toEqual(expected);
  });
});

test.each(Object.entries(routes) as [keyof typeof routes, Route][])(
  '%s accepts the same over HTTP',
  async (name, route) => {
    const verdicts: Record<string, string> = {};
    const expected: Record<string, string> = {};
    for (const who of presented) {
      if (who.credential.kind !== 'bearer') continue;
      const role = roleOf(name, route, who);
      const { body } = requestOf(name, route, who);
      const { authorization } = who.credential;
      const { status, text } = await send(
        api,
        route.method,
        route.path.replace('{role}', role ?? '').replaceAll(/\{\w+\}/g, 'x'),
        {
          ...(body !== undefined && { text: JSON.stringify(body) }),
          ...(authorization !== null && { headers: { authorization } }),
        },
      );
      // Logos and bank files are not JSON.
      verdicts[who.name] = status < 400 ? 'in' : verdictOf((JSON.parse(text) as { readonly code: ErrorCode }).code);
      // A path has no role that its route does not accept.
      const { auth } = route;
      const hasPath = role === undefined || auth.kind !== 'token' || auth.roles.includes(role);
      expected[who.name] = hasPath ? declared(route, 'api', who, role) : 'ROUTE_NOT_FOUND';
    }
    expect(verdicts).toEqual(expected);
  },
);

test('no outside caller acts as the in-process caller', async () => {
  const { merchant } = api.seed;
  for (const way of ['api', 'checkout', 'panel'] as const) {
    const credential = { kind: 'merchant', merchantId: merchant.id, livemode: true } as const;
    await expect(api.gateway.call('getPayment', { way, credential })).rejects.toThrow(TypeError);
    await expect(api.gateway.call('listMerchants', { way, credential: { kind: 'operator' } })).rejects.toThrow(
      TypeError,
    );
  }
});

test('an identity that the kernel did not make is not accepted', async () => {
  const identity = await api.gateway.authenticate({
    kind: 'bearer',
    authorization: `Bearer ${api.seed.merchant.testKey}`,
  });
  await expect(api.gateway.call('listPayments', { way: 'api', identity: { ...identity } })).rejects.toThrow(TypeError);
  expect((await api.gateway.call('listPayments', { way: 'api', identity })).kind).toBe('done');
});

test('in process a live payment needs approved KYC, as it does over the API', async () => {
  const password = 'a password for the ways in';
  const { id } = await api.gateway.admin.createMerchant({ email: 'early@merchant.test', password, name: 'Early' });
  const body = { amount: 5000, currency: 'XAF' };
  await expect(api.gateway.payments.create({ merchantId: id, livemode: true }, body)).rejects.toMatchObject({
    code: 'KYC_REQUIRED',
  });
  await expect(api.gateway.payments.create({ merchantId: id, livemode: false }, body)).resolves.toMatchObject({
    payment: { livemode: false },
  });
});

test('a bad amount has one name, whichever way it comes in', async () => {
  const { merchant } = api.seed;
  const body = { amount: -1, currency: 'XAF' };
  const inProcess = await api.gateway.call('createPayment', {
    way: 'in_process',
    credential: { kind: 'merchant', merchantId: merchant.id, livemode: false },
    body,
  });
  const overHttp = await api.request('POST', '/gateway/payments', { bearer: merchant.testKey, body });
  expect(inProcess.body).toBe(overHttp.text);
  expect(inProcess.status).toBe(422);
});
