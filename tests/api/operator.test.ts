import type { ErrorCode, LoginResult, MerchantRecord, Pagination, Principal } from '@mitako/contract/names';
import { expect, test } from 'vitest';
import {
  dataOf,
  detailsOf,
  gatewayForEachTest,
  invalidFields,
  KYC,
  registerMerchant,
  testKey,
  type Reply,
} from './support.ts';

const api = gatewayForEachTest();

function asOperator(method: string, path: string, body?: object): Promise<Reply> {
  const bearer = api.seed.operatorKey;
  return api.request(method, path, body === undefined ? { bearer } : { bearer, body });
}

async function merchants(
  query = '',
): Promise<{ readonly merchants: readonly MerchantRecord[]; readonly pagination: Pagination }> {
  return dataOf(await asOperator('GET', `/admin/merchants${query}`), 200);
}

const ROUTES = [
  ['POST', '/admin/merchants'],
  ['GET', '/admin/merchants'],
  ['GET', '/admin/merchants/mer_1'],
  ['PATCH', '/admin/merchants/mer_1'],
  ['POST', '/admin/merchants/mer_1/kyc'],
  ['POST', '/admin/merchants/mer_1/suspend'],
  ['POST', '/admin/merchants/mer_1/reinstate'],
  ['POST', '/admin/agents'],
  ['GET', '/admin/agents'],
  ['GET', '/admin/deliveries'],
  ['GET', '/admin/attempts'],
  ['POST', '/admin/attempts/att_1/resolve'],
  ['POST', '/admin/payments/pay_1/refunds'],
  ['GET', '/admin/refunds'],
  ['POST', '/admin/payments/pay_1/disputes'],
  ['GET', '/admin/disputes'],
  ['POST', '/admin/disputes/dsp_1/resolve'],
] as const;

test("the operator's routes accept only an operator's credential, checked before anything else", async () => {
  const merchant = await api.login('merchant@sandbox.test', { role: 'merchant' });
  const user = await api.login('success@sandbox.test');
  for (const [method, path] of ROUTES) {
    detailsOf(await api.request(method, path), 'AUTHENTICATION_REQUIRED');
    for (const bearer of [testKey(api), api.seed.merchant.liveKey, 'svc_operator_wrong']) {
      const refused = await api.request(method, path, { bearer });
      expect(detailsOf(refused, 'INVALID_API_KEY')).toEqual({ expected: 'operator_key' });
    }
    for (const [bearer, role] of [
      [merchant, 'merchant'],
      [user, 'user'],
    ] as const) {
      const refused = await api.request(method, path, { bearer });
      expect(detailsOf(refused, 'ROLE_NOT_ALLOWED')).toEqual({ role, allowed: ['operator'] });
    }
    detailsOf(await api.request(method, path, { bearer: 'nonsense' }), 'INVALID_TOKEN');
  }
});

test('an operator key is valid nowhere else', async () => {
  const refused = async (path: string): Promise<Reply> => asOperator('GET', path);
  expect(detailsOf(await refused('/gateway/payments'), 'INVALID_API_KEY')).toEqual({ expected: 'api_key' });
  expect(detailsOf(await refused('/merchant/profile'), 'INVALID_TOKEN')).toEqual({ expected: 'access_token' });
  expect(detailsOf(await refused('/auth/user/me'), 'INVALID_TOKEN')).toEqual({ expected: 'access_token' });
});

test('a wrong kind of credential is answered with the required kind', async () => {
  const user = await api.login('success@sandbox.test');
  const notified = async (path: string, bearer: string, code: ErrorCode, method = 'GET'): Promise<unknown> =>
    detailsOf(await api.request(method, path, { bearer }), code);
  expect(await notified('/gateway/payments', user, 'INVALID_API_KEY', 'POST')).toEqual({ expected: 'api_key' });
  expect(await notified('/gateway/payments', user, 'ROLE_NOT_ALLOWED')).toEqual({
    role: 'user',
    allowed: ['merchant'],
  });
  expect(await notified('/wallet', testKey(api), 'INVALID_TOKEN')).toEqual({ expected: 'access_token' });
  expect(await notified('/merchant/profile', testKey(api), 'PERMISSION_DENIED')).toEqual({ expected: 'access_token' });
  expect(await notified('/agent/float', user, 'ROLE_NOT_ALLOWED')).toEqual({ role: 'user', allowed: ['agent'] });
  expect(await notified('/auth/agent/me', user, 'ROLE_NOT_ALLOWED')).toEqual({ role: 'user', allowed: ['agent'] });
});

test('a merchant created by the operator logs in with the given password', async () => {
  const body = {
    email: 'Made@Shop.example',
    password: 'a good password',
    name: 'Boutique Trois',
    phone: '+237677000001',
  };
  const { merchant } = dataOf<{ merchant: MerchantRecord }>(await asOperator('POST', '/admin/merchants', body), 201);
  expect(merchant).toEqual({
    id: expect.stringMatching(/^mer_[0-9a-z]{26}$/),
    name: 'Boutique Trois',
    email: 'made@shop.example',
    phone: '+237677000001',
    support_email: null,
    support_phone: null,
    brand_color: null,
    logo_url: null,
    checkout_note: null,
    receipt_note: null,
    sends_receipts: true,
    kyc_status: 'not_started',
    fees: { basis_points: 0, fixed: 0, minimum: 0, maximum: null, refund_policy: 'proportional' },
    settlement: { delay_seconds: 86_400, schedule: 'daily', minimum: 1, next_at: '2026-01-01T05:00:00.000Z' },
    created_at: '2026-01-01T00:00:00.000Z',
    suspended: false,
    suspension_reason: null,
    kyc: { status: 'not_started', submission: null, documents: [], note: null, submitted_at: null, decided_at: null },
  } satisfies MerchantRecord);
  const login = await api.request('POST', '/auth/merchant/login', {
    body: { email: 'made@shop.example', password: 'a good password' },
  });
  expect(dataOf<LoginResult>(login, 200).principal.merchant).toEqual({
    id: merchant.id,
    name: merchant.name,
    member_role: 'owner',
  });
  detailsOf(await asOperator('POST', '/admin/merchants', { ...body, email: 'MADE@shop.example' }), 'EMAIL_TAKEN');
});

test('merchants are listed newest first, page by page, and by the state of their KYC', async () => {
  const one = await registerMerchant(api, 'one@shop.example');
  const two = await registerMerchant(api, 'two@shop.example');
  const { merchants: all } = await merchants();
  expect(all.map(({ id }) => id)).toEqual([two.id, one.id, api.seed.merchant.id]);
  dataOf(await api.request('POST', '/merchant/kyc', { bearer: one.token, body: KYC }), 200);
  const { merchants: pending } = await merchants('?kyc_status=pending');
  expect(pending).toMatchObject([{ id: one.id, kyc: { status: 'pending', submission: KYC } }]);
  const first = await merchants('?limit=2');
  expect((await merchants(`?limit=2&cursor=${first.pagination.next_cursor}`)).merchants.map(({ id }) => id)).toEqual([
    api.seed.merchant.id,
  ]);
  expect(invalidFields(await asOperator('GET', '/admin/merchants?kyc_status=open'))).toEqual(['kyc_status']);
});

test('a merchant is read by its id', async () => {
  const { merchant } = dataOf<{ merchant: MerchantRecord }>(
    await asOperator('GET', `/admin/merchants/${api.seed.merchant.id}`),
    200,
  );
  expect(merchant).toMatchObject({
    id: api.seed.merchant.id,
    name: 'Boutique Démo',
    kyc_status: 'approved',
    suspended: false,
  });
  for (const [method, path, body] of [
    ['GET', ''],
    ['POST', '/suspend'],
    ['POST', '/reinstate'],
    ['POST', '/kyc', { decision: 'approved' }],
  ] as const) {
    detailsOf(
      await asOperator(method, `/admin/merchants/mer_00000000000000000000000000${path}`, body),
      'MERCHANT_NOT_FOUND',
    );
  }
});

test('a decision is one of three', async () => {
  const { id, token } = await registerMerchant(api, 'one@shop.example');
  dataOf(await api.request('POST', '/merchant/kyc', { bearer: token, body: KYC }), 200);
  expect(invalidFields(await asOperator('POST', `/admin/merchants/${id}/kyc`, { decision: 'pending' }))).toEqual([
    'decision',
  ]);
  expect(invalidFields(await asOperator('POST', `/admin/merchants/${id}/kyc`))).toEqual(['decision']);
});

test('of two concurrent decisions one counts', async () => {
  const { id, token } = await registerMerchant(api, 'one@shop.example');
  dataOf(await api.request('POST', '/merchant/kyc', { bearer: token, body: KYC }), 200);
  const answers = await Promise.all(
    ['approved', 'rejected'].map((decision) => asOperator('POST', `/admin/merchants/${id}/kyc`, { decision })),
  );
  const [made, ...others] = answers.filter(({ status }) => status === 200);
  expect(others).toEqual([]);
  if (made === undefined) throw new Error('neither decision counts');
  const { merchant } = dataOf<{ merchant: MerchantRecord }>(made, 200);
  expect((await merchants()).merchants[0]?.kyc_status).toBe(merchant.kyc_status);
});

test('suspending shows the reason, may be repeated, and is lifted', async () => {
  const { id } = api.seed.merchant;
  for (const [action, suspended] of [
    ['suspend', true],
    ['suspend', true],
    ['reinstate', false],
    ['reinstate', false],
  ] as const) {
    const { merchant } = dataOf<{ merchant: MerchantRecord }>(
      await asOperator('POST', `/admin/merchants/${id}/${action}`),
      200,
    );
    expect(merchant.suspended).toBe(suspended);
  }
});

test('an agent created by the operator logs in as an agent', async () => {
  const body = { email: 'agent@shop.example', password: 'a good password', name: 'Agent Deux' };
  const { agent } = dataOf<{ agent: Principal }>(await asOperator('POST', '/admin/agents', body), 201);
  expect(agent).toMatchObject({
    id: expect.stringMatching(/^agt_/),
    role: 'agent',
    email: 'agent@shop.example',
    name: 'Agent Deux',
    phone: null,
  });
  const login = await api.request('POST', '/auth/agent/login', {
    body: { email: body.email, password: body.password },
  });
  expect(dataOf<LoginResult>(login, 200).principal.id).toBe(agent.id);
  detailsOf(await asOperator('POST', '/admin/agents', { ...body, email: 'AGENT@shop.example' }), 'EMAIL_TAKEN');
  const { agents } = dataOf<{ agents: readonly Principal[] }>(await asOperator('GET', '/admin/agents'), 200);
  expect(agents.map(({ email }) => email)).toEqual(['agent@shop.example', 'agent@sandbox.test']);
});

test("an operator's retried request with its key creates one object", async () => {
  const body = { email: 'agent@shop.example', password: 'a good password', name: 'Agent Deux' };
  const create = (): Promise<Reply> =>
    api.request('POST', '/admin/agents', { bearer: api.seed.operatorKey, body, idempotencyKey: 'agent-1' });
  const first = await create();
  const second = await create();
  expect(second.status).toBe(201);
  expect(second.text).toBe(first.text);
});

test('attempts and deliveries are empty at first', async () => {
  for (const name of ['attempts', 'deliveries']) {
    expect(dataOf(await asOperator('GET', `/admin/${name}`), 200)).toEqual({
      [name]: [],
      pagination: { limit: 20, has_more: false, next_cursor: null },
    });
    expect(invalidFields(await asOperator('GET', `/admin/${name}?status=lost`))).toEqual(['status']);
  }
});

test.each([{}, { fees: {} }, { settlement: {} }, { idempotency_key: 'k1' }])(
  'a merchant update without changes is rejected: %j',
  async (body) => {
    const refused = await asOperator('PATCH', `/admin/merchants/${api.seed.merchant.id}`, body);
    const field = 'fees' in body ? 'fees' : 'settlement' in body ? 'settlement' : 'body';
    expect(invalidFields(refused)).toEqual([field]);
    expect(refused.text).toContain('Must have at least one field to change.');
  },
);

test.each([{}, { limits: {} }, { idempotency_key: 'k1' }])(
  'an agent update without changes is rejected: %j',
  async (body) => {
    const refused = await asOperator('PATCH', `/admin/agents/${api.seed.agent.id}`, body);
    expect(invalidFields(refused)).toEqual(['limits' in body ? 'limits' : 'body']);
  },
);
