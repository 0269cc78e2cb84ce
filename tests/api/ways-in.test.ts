import {
  acceptedBy,
  type Accepted,
  type Declaration,
  localOperations,
  type OperationName,
  type Role,
  routes,
  type Way,
} from '@mitako/contract';
import type { ErrorCode } from '@mitako/contract/names';
import type { Credential, Result } from '@mitako/core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openGateway, type TestGateway } from './support.ts';

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
  /** A merchant without approved KYC. */
  readonly isUnfit?: boolean;
}

let api: TestGateway;
let presented: readonly Presented[];

beforeAll(async () => {
  api = await openGateway();
  const { gateway, seed } = api;
  const bearer = (token: string): Credential => ({ kind: 'bearer', authorization: `Bearer ${token}` });
  const password = 'a password for the ways in';
  await gateway.admin.createOperator({ email: 'ways@operator.test', password, name: 'Ways' });
  const poor = await gateway.admin.createApiKey({
    merchantId: seed.merchant.id,
    livemode: false,
    name: 'reads balances alone',
    scopes: ['balance:read'],
  });
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
      isUnfit: true,
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
      isUnfit: true,
    },
    { name: 'the program, as the operator', credential: { kind: 'operator' }, kind: 'operator' },
  ];
});
afterAll(() => api.close());

/** Expected result of a credential: accepted, or the error code. Written from the text of the contract. */
function declared(accepted: Accepted | null, who: Presented, pathRole: Role | undefined): 'in' | ErrorCode {
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
]);

/** Result of a call's access check. */
function verdictOf(result: Result<unknown>): 'in' | ErrorCode {
  return result.kind === 'refused' && REFUSALS.has(result.code) ? result.code : 'in';
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
      // Roles without registration have no such route: the error is that of the path.
      const isOfRole = route.path?.includes('{role}') === true;
      const role = isOfRole ? (name === 'register' ? 'user' : (who.role ?? 'user')) : undefined;
      const result = await api.gateway.call(name, {
        way,
        credential: who.credential,
        parameters: { ...(role !== undefined && { role }) },
      });
      verdicts[who.name] = verdictOf(result);
      expected[who.name] = declared(acceptedBy(route, way), who, role);
    }
    expect(verdicts).toEqual(expected);
  });
});

test('from outside nobody acts in process', async () => {
  const { merchant } = api.seed;
  for (const way of ['api', 'checkout', 'panel'] as const) {
    const credential = { kind: 'merchant', merchantId: merchant.id, livemode: true } as const;
    await expect(api.gateway.call('getPayment', { way, credential })).rejects.toThrow(TypeError);
    await expect(api.gateway.call('listMerchants', { way, credential: { kind: 'operator' } })).rejects.toThrow(
      TypeError,
    );
  }
});

test('an identity that the kernel did not make is no identity', async () => {
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
