import type { Balance, Kyc, MerchantProfile } from '@mitako/contract/names';
import { beforeEach, expect, test } from 'vitest';
import {
  approveKyc,
  createKey,
  createPayment,
  dataOf,
  detailsOf,
  gatewayForEachTest,
  HOUR,
  invalidFields,
  KYC,
  paidPayment,
  registerMerchant,
  send,
  testKey,
  type Reply,
  type TestMerchant,
} from './support.ts';

const api = gatewayForEachTest();
let merchant: TestMerchant;

beforeEach(async () => {
  merchant = await registerMerchant(api, 'other@shop.example');
});

function decide(body: object, id: string = merchant.id): Promise<Reply> {
  return api.request('POST', `/admin/merchants/${id}/kyc`, { bearer: api.seed.operatorKey, body });
}

async function kyc(): Promise<Kyc> {
  return dataOf<{ kyc: Kyc }>(await api.request('GET', '/merchant/kyc', { bearer: merchant.token }), 200).kyc;
}

function submit(body: object = KYC): Promise<Reply> {
  return api.request('POST', '/merchant/kyc', { bearer: merchant.token, body });
}

async function profile(bearer: string = merchant.token): Promise<MerchantProfile> {
  return dataOf<{ profile: MerchantProfile }>(await api.request('GET', '/merchant/profile', { bearer }), 200).profile;
}

test('a new merchant has a profile', async () => {
  expect(await profile()).toEqual({
    id: merchant.id,
    name: 'Boutique Deux',
    email: 'other@shop.example',
    phone: null,
    support_email: null,
    support_phone: null,
    brand_color: null,
    logo_url: null,
    checkout_note: null,
    receipt_note: null,
    sends_receipts: true,
    kyc_status: 'not_started',
    suspended: false,
    suspension_reason: null,
    fees: { basis_points: 0, fixed: 0, minimum: 0, maximum: null, refund_policy: 'proportional' },
    settlement: { delay_seconds: 86_400, schedule: 'daily', minimum: 1, next_at: '2026-01-01T05:00:00.000Z' },
    created_at: '2026-01-01T00:00:00.000Z',
  } satisfies MerchantProfile);
});

test('name and support contacts can be changed, and omitted fields stay unchanged', async () => {
  const before = await profile();
  const change = (body: object): Promise<Reply> =>
    api.request('PATCH', '/merchant/profile', { bearer: merchant.token, body });
  const fields = { name: 'Boutique Trois', support_email: 'aide@shop.example', support_phone: '+237677000001' };
  dataOf(await change(fields), 200);
  expect(await profile()).toEqual({ ...before, ...fields });
  dataOf(await change({ support_email: null, name: null }), 200);
  expect(await profile()).toEqual({ ...before, ...fields, support_email: null });
  for (const [field, value] of [
    ['name', ''],
    ['support_email', 'nobody'],
    ['support_phone', '677'],
    ['brand_color', 'red'],
    ['brand_color', '#fff'],
    ['brand_color', '#ffffff;}'],
    ['logo_url', 'https://shop.example/logo.svg'],
    ['email', 'a@b.cm'],
    ['kyc_status', 'approved'],
  ] as const) {
    expect(invalidFields(await change({ [field]: value }))).toEqual([field]);
  }
});

test('a profile is read and changed with the access token of a merchant', async () => {
  detailsOf(await api.request('GET', '/merchant/profile'), 'AUTHENTICATION_REQUIRED');
  detailsOf(await api.request('GET', '/merchant/profile', { bearer: testKey(api) }), 'PERMISSION_DENIED');
  detailsOf(
    await api.request('GET', '/merchant/profile', { bearer: await api.login('success@sandbox.test') }),
    'ROLE_NOT_ALLOWED',
  );
  expect((await profile(await api.login('merchant@sandbox.test', { role: 'merchant' }))).name).toBe('Boutique Démo');
});

test('a KYC goes from not started through pending to approved', async () => {
  expect(await kyc()).toEqual({
    status: 'not_started',
    submission: null,
    documents: [],
    note: null,
    submitted_at: null,
    decided_at: null,
  });
  dataOf(await submit(), 200);
  expect(await kyc()).toEqual({
    status: 'pending',
    submission: KYC,
    documents: [],
    note: null,
    submitted_at: '2026-01-01T00:00:00.000Z',
    decided_at: null,
  });
  api.clock.advance(60_000);
  dataOf(await decide({ decision: 'approved', note: 'Welcome' }), 200);
  expect(await kyc()).toMatchObject({ status: 'approved', note: 'Welcome', decided_at: '2026-01-01T00:01:00.000Z' });
  expect((await profile()).kyc_status).toBe('approved');
});

test.each(['rejected', 'needs_info'] as const)('after %s a KYC can be submitted again', async (decision) => {
  dataOf(await submit(), 200);
  dataOf(await decide({ decision, note: 'The address is missing' }), 200);
  expect(await kyc()).toMatchObject({ status: decision, note: 'The address is missing' });
  dataOf(await submit({ ...KYC, address: 'Rue Joffre 7, Douala' }), 200);
  expect(await kyc()).toMatchObject({ status: 'pending', note: null, submission: { address: 'Rue Joffre 7, Douala' } });
});

test('a pending or approved KYC cannot be submitted, and only a pending one can be decided', async () => {
  expect(detailsOf(await decide({ decision: 'approved' }), 'KYC_NOT_PENDING')).toMatchObject({
    kyc_status: 'not_started',
  });
  dataOf(await submit(), 200);
  expect(detailsOf(await submit(), 'KYC_ALREADY_SUBMITTED')).toEqual({ kyc_status: 'pending' });
  dataOf(await decide({ decision: 'approved' }), 200);
  expect(detailsOf(await submit(), 'KYC_ALREADY_SUBMITTED')).toEqual({ kyc_status: 'approved' });
  detailsOf(await decide({ decision: 'approved' }), 'KYC_NOT_PENDING');
  // Withdrawing an approval requires a reason.
  expect(invalidFields(await decide({ decision: 'rejected' }))).toEqual(['note']);
  expect((await kyc()).status).toBe('approved');
});

test('a submission requires every field', async () => {
  expect(invalidFields(await submit({}))).toEqual(Object.keys(KYC).toSorted());
  expect(invalidFields(await submit({ ...KYC, legal_name: '' }))).toEqual(['legal_name']);
  expect((await kyc()).status).toBe('not_started');
});

test('payments in test mode require no KYC', async () => {
  expect((await createPayment(api, {}, merchant.testKey)).livemode).toBe(false);
});

test('balances are listed by currency and mode', async () => {
  await paidPayment(api, { amount: 1200 });
  await paidPayment(api, { amount: 34 });
  const read = async (bearer: string, query = ''): Promise<readonly Balance[]> =>
    dataOf<{ balances: readonly Balance[] }>(await api.request('GET', `/merchant/balance${query}`, { bearer }), 200)
      .balances;
  const empty = { currency: 'XAF', available: 0, pending: 0, disputed: 0, refunding: 0, settling: 0 };
  expect(await read(testKey(api))).toEqual([{ ...empty, livemode: false, pending: 1234 }]);
  expect(await read(api.seed.merchant.liveKey)).toEqual([{ ...empty, livemode: true }]);
  expect(await read(merchant.testKey)).toEqual([{ ...empty, livemode: false }]);
  const owner = await api.login('merchant@sandbox.test', { role: 'merchant' });
  expect(await read(owner, '?mode=test')).toMatchObject([{ livemode: false, pending: 1234 }]);
  expect(await read(owner)).toMatchObject([{ livemode: true, pending: 0 }]);
});

test('a suspended merchant creates no live payment; its test payments continue', async () => {
  await approveKyc(api, merchant);
  const liveKey = await createKey(api, merchant.token, { livemode: true });
  const open = await createPayment(api, {}, liveKey);
  const operator = { bearer: api.seed.operatorKey };
  dataOf(await api.request('POST', `/admin/merchants/${merchant.id}/suspend`, operator), 200);
  const body = { amount: 1, currency: 'XAF' };
  detailsOf(await api.request('POST', '/gateway/payments', { bearer: liveKey, body }), 'ACCOUNT_SUSPENDED');
  await createPayment(api, {}, merchant.testKey);
  dataOf(await api.request('GET', `/gateway/payments/${open.id}`, { bearer: liveKey }), 200);
  dataOf(await api.request('POST', `/admin/merchants/${merchant.id}/reinstate`, operator), 200);
  await createPayment(api, {}, liveKey);
});

test('the mode of an access token is chosen per request', async () => {
  for (const path of ['/merchant/balance', '/merchant/events', '/merchant/deliveries', '/merchant/webhook-endpoints']) {
    for (const mode of ['live', 'test'])
      dataOf(await api.request('GET', `${path}?mode=${mode}`, { bearer: merchant.token }), 200);
    expect(invalidFields(await api.request('GET', `${path}?mode=Live`, { bearer: merchant.token }))).toEqual(['mode']);
  }
  expect(invalidFields(await api.request('GET', '/merchant/profile?mode=live', { bearer: merchant.token }))).toEqual([
    'mode',
  ]);
});

test("a merchant's access token does not outlive its device", async () => {
  const { devices } = dataOf<{ devices: readonly { id: string }[] }>(
    await api.request('GET', '/auth/merchant/me/devices', { bearer: merchant.token }),
    200,
  );
  dataOf(await api.request('DELETE', `/auth/merchant/me/devices/${devices[0]?.id}`, { bearer: merchant.token }), 200);
  for (const path of ['/merchant/profile', '/merchant/balance', '/merchant/api-keys']) {
    detailsOf(await api.request('GET', path, { bearer: merchant.token }), 'TOKEN_REVOKED');
  }
  api.clock.advance(HOUR);
  detailsOf(await send(api, 'GET', '/merchant/profile', { bearer: merchant.token }), 'TOKEN_EXPIRED');
});
