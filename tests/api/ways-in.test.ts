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
import { afterAll, beforeAll, expect, test } from 'vitest';
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
import { adminOf, asMerchant } from '../support/in-process.ts';

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
  await adminOf(gateway).createOperator({ email: 'ways@operator.test', password, name: 'Ways' });
  await adminOf(gateway).createOperator({ email: 'old@operator.test', password, name: 'Old' });
  await adminOf(gateway).createMerchant({ email: 'old@merchant.test', password, name: 'Old' });
  const oldOperator = await api.login('old@operator.test', { role: 'operator', password });
  const oldMerchant = await api.login('old@merchant.test', { role: 'merchant', password });
  api.clock.advance(10 * MINUTE + 1);
  const poor = await adminOf(gateway).createApiKey({
    merchantId: seed.merchant.id,
    livemode: false,
    name: 'reads balances alone',
    scopes: ['balance:read'],
  });
  const suspended = await registerMerchant(api, 'suspended@merchant.test');
  await approveKyc(api, suspended);
  const suspendedKey = await createKey(api, suspended.token, { livemode: true });
  dataOf(await asOperator(api, 'POST', `/admin/merchants/${suspended.id}/suspend`), 200);
  const { id: unfitId } = await adminOf(gateway).createMerchant({
    email: 'unfit@merchant.test',
    password,
    name: 'Unfit',
  });
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
      // All of them own their merchant.
      return who.role === 'merchant' && accepted.members.includes('owner') ? 'in' : 'ROLE_NOT_ALLOWED';
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
  changeEmail: { email: 'new@shop.example' },
  confirmFactor: { code: '000000' },
  setTeamRules: { second_factor_required: false },
  addPasskey: { challenge_id: 'lnk_1', name: 'Phone', credential: '{}' },
  setPayoutAccount: {
    livemode: false,
    type: 'mobile_money',
    holder_name: 'A',
    provider: 'mtn_momo',
    phone: '+237653456789',
  },
};

/** Roles without registration have no such route: the error is that of the path. */
function roleOf({ name, route }: Operation, who: Presented): Role | undefined {
  if (route.path?.includes('{role}') !== true) return undefined;
  if (/^(?:resetPassword|(?:read|accept)Invitation|(?:request|use)SignUp(?:Link)?)$/.test(name)) return 'merchant';
  return name === 'register' ? 'user' : (who.role ?? 'user');
}

/** An operation from an entry point. */
interface Operation {
  readonly name: OperationName;
  readonly route: Declaration;
  readonly way: Way;
}

const everywhere: readonly Operation[] = Object.entries<Declaration>({ ...routes, ...localOperations }).flatMap(
  ([name, route]) => WAYS.map((way) => ({ name: name as OperationName, route, way })),
);

/** Only the embedding program and the command line act without a credential. */
function isOwn(way: Way): boolean {
  return way === 'in_process' || way === 'command_line';
}

/** All that access depends on: operations that share it are asked with every credential once. */
function rulesOf({ name, route, way }: Operation): string {
  const pathRole = route.path?.includes('{role}') === true ? name : null;
  return JSON.stringify([acceptedBy(route, way), requiresRecentAuth(route), isOwn(way), pathRole]);
}

const oneOfEach = [...new Map(everywhere.map((operation) => [rulesOf(operation), operation])).values()];

async function verdictOn(operation: Operation, who: Presented): Promise<'in' | ErrorCode> {
  const { name, route, way } = operation;
  const role = roleOf(operation, who);
  const { parameters, ...request } = requestOf(name, route, who);
  const result = await api.gateway.call(name, {
    way,
    credential: who.credential,
    parameters: { ...parameters, ...(role !== undefined && { role }) },
    ...request,
  });
  return verdictOf(result.kind === 'refused' ? result.code : undefined);
}

test.each(oneOfEach)('$name from $way accepts the credentials that its route declares', async (operation) => {
  const { route, way } = operation;
  const able = presented.filter(({ kind }) => isOwn(way) || (kind !== 'merchant' && kind !== 'operator'));
  const verdicts: Record<string, string> = {};
  const expected: Record<string, string> = {};
  for (const who of able) {
    verdicts[who.name] = await verdictOn(operation, who);
    expected[who.name] = declared(route, way, who, roleOf(operation, who));
  }
  expect(verdicts).toEqual(expected);
});

test.each(WAYS)('without a credential only what is public is open from %s', async (way) => {
  const verdicts: Record<string, string> = {};
  const expected: Record<string, string> = {};
  for (const operation of everywhere.filter((each) => each.way === way)) {
    const who: Presented = { name: 'nothing', credential: { kind: 'none' }, kind: 'none' };
    verdicts[operation.name] = await verdictOn(operation, who);
    expected[operation.name] = declared(operation.route, way, who, roleOf(operation, who));
  }
  expect(verdicts).toEqual(expected);
});

test('every route refuses over HTTP what it refuses from the API', async () => {
  const verdicts: Record<string, string> = {};
  const expected: Record<string, string> = {};
  for (const [name, route] of Object.entries<Route>(routes)) {
    const operation: Operation = { name: name as OperationName, route, way: 'api' };
    const verdict = (who: Presented): 'in' | ErrorCode => {
      const role = roleOf(operation, who);
      // A path has no role that its route does not accept.
      const hasPath = role === undefined || route.auth.kind !== 'token' || route.auth.roles.includes(role);
      return hasPath ? declared(route, 'api', who, role) : 'ROUTE_NOT_FOUND';
    };
    const bearers = presented.filter(({ credential, isOld }) => credential.kind === 'bearer' && isOld !== true);
    // The last one that is refused: valid, but of the wrong kind.
    const who = bearers.findLast((each) => verdict(each) !== 'in') ?? bearers[0];
    if (who?.credential.kind !== 'bearer') throw new Error('there is no bearer');
    const { authorization } = who.credential;
    const { status, text } = await send(
      api,
      route.method,
      route.path.replace('{role}', roleOf(operation, who) ?? '').replaceAll(/\{\w+\}/g, 'x'),
      { ...(authorization !== null && { headers: { authorization } }) },
    );
    // Logos and bank files are not JSON.
    verdicts[name] = status < 400 ? 'in' : verdictOf((JSON.parse(text) as { readonly code: ErrorCode }).code);
    expected[name] = verdict(who);
  }
  expect(verdicts).toEqual(expected);
});

test('a token is refused at the path of another role', async () => {
  const user = presented.find(({ name }) => name === 'a user');
  const atRoles = Object.entries<Route>(routes).filter(
    ([, { path, auth }]) => path.includes('{role}') && auth.kind === 'token' && auth.roles.includes('user'),
  );
  expect(atRoles.length).toBeGreaterThan(3);
  for (const [name] of atRoles) {
    const result = await api.gateway.call(name as OperationName, {
      way: 'api',
      credential: user?.credential ?? { kind: 'none' },
      parameters: { role: 'merchant' },
    });
    expect([name, result.kind === 'refused' && result.code]).toEqual([name, 'ROLE_NOT_ALLOWED']);
  }
});

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
  const { id } = await adminOf(api.gateway).createMerchant({ email: 'early@merchant.test', password, name: 'Early' });
  const body = { amount: 5000, currency: 'XAF' };
  await expect(asMerchant(api.gateway, { merchantId: id, livemode: true }).payments.create(body)).rejects.toMatchObject(
    {
      code: 'KYC_REQUIRED',
    },
  );
  await expect(
    asMerchant(api.gateway, { merchantId: id, livemode: false }).payments.create(body),
  ).resolves.toMatchObject({
    livemode: false,
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
