import type { Overview, Payment } from '@mitako/contract/names';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  asOperator,
  closeWithConsistentLedger,
  disputed,
  paidByPhone,
  refunded,
  setTerms,
  submitEvidence,
} from './support/money.ts';
import {
  createEndpoint,
  createPayment,
  dataOf,
  DAY,
  detailsOf,
  gatewayForEachTest,
  HOUR,
  invalidFields,
  KYC,
  paidPayment,
  payByPhone,
  registerMerchant,
  testKey,
  type Reply,
} from './support.ts';

const api = gatewayForEachTest(closeWithConsistentLedger);
let token: string;

beforeEach(async () => {
  token = await api.login('merchant@sandbox.test', { role: 'merchant' });
});

function get(query = '?mode=test', bearer: string = token): Promise<Reply> {
  return api.request('GET', `/merchant/overview${query}`, { bearer });
}

async function overview(query?: string, bearer?: string): Promise<Overview> {
  // All entries are posted, and so counted.
  await api.gateway.runDue();
  return dataOf<{ overview: Overview }>(await get(query, bearer), 200).overview;
}

const day = (date: string, over: object = {}): object => ({
  date,
  currency: 'XAF',
  payments_count: 0,
  amount: 0,
  refunds_count: 0,
  amount_refunded: 0,
  ...over,
});

describe('volume', () => {
  test('is counted by days of Douala, with refunds on the day they succeeded', async () => {
    // It is midnight in UTC and one in the morning in Douala, on the 1st.
    const { payment } = await paidPayment(api, { amount: 5_000 });
    await paidPayment(api, { amount: 700 });
    api.clock.advance(22 * HOUR);
    await paidPayment(api, { amount: 11 });
    api.clock.advance(HOUR);
    token = await api.login('merchant@sandbox.test', { role: 'merchant' });
    await refunded(api, payment.id, { amount: 1_000 });
    const { volume } = await overview();
    expect(volume).toEqual([
      day('2025-12-27'),
      day('2025-12-28'),
      day('2025-12-29'),
      day('2025-12-30'),
      day('2025-12-31'),
      day('2026-01-01', { payments_count: 3, amount: 5_711 }),
      day('2026-01-02', { refunds_count: 1, amount_refunded: 1_000 }),
    ]);
  });

  test.each([
    ['at once', 0],
    ['after a delay', 3_600],
  ])('counts whole amounts, whatever the fee, with money available %s', async (_, delay) => {
    await setTerms(api, {
      fees: { basis_points: 200, minimum: 100 },
      settlement: { delay_seconds: delay, schedule: 'manual' },
    });
    // The fee takes all of the second, and comes back with its refund.
    await paidPayment(api, { amount: 10_000 });
    const { payment: small } = await paidPayment(api, { amount: 60 });
    expect(small.net_amount).toBe(0);
    await refunded(api, small.id);
    const byPhone = await paidByPhone(api, 3_000);
    await refunded(api, byPhone.id, { amount: 1_000 });
    for (let step = 0; step < 3; step += 1) await api.advance(HOUR / 4);
    const { volume } = await overview(
      '?mode=test&days=7',
      await api.login('merchant@sandbox.test', { role: 'merchant' }),
    );
    expect(volume.at(-1)).toEqual(
      day('2026-01-01', { payments_count: 3, amount: 13_060, refunds_count: 2, amount_refunded: 1_060 }),
    );
  });

  test('equals the sum of the rows, whatever happened and however often it was posted', async () => {
    const paid: Payment[] = [];
    for (let place = 0; place < 12; place += 1) {
      const { payment } = await paidPayment(api, { amount: 1_000 + place });
      paid.push(payment);
      if (place % 3 === 0) await refunded(api, payment.id, { amount: 100 });
      if (place % 4 === 0) await disputed(api, payment.id, { amount: 50 });
      if (place % 2 === 0) await Promise.all([api.gateway.runDue(), api.gateway.runDue()]);
    }
    const { volume } = await overview();
    await api.gateway.runDue();
    expect((await overview()).volume).toEqual(volume);
    const sum = paid.reduce((all, { amount }) => all + amount, 0);
    expect(volume.at(-1)).toEqual(
      day('2026-01-01', { payments_count: 12, amount: sum, refunds_count: 4, amount_refunded: 400 }),
    );
  });

  test.each([7, 30, 90])('of the last %s days has a row for each day', async (days) => {
    await paidPayment(api);
    const { volume } = await overview(`?mode=test&days=${days}`);
    expect(volume).toHaveLength(days);
    expect(volume.at(-1)).toMatchObject({ date: '2026-01-01', amount: 5_000 });
  });

  test('is of one merchant and one mode', async () => {
    await paidPayment(api);
    const other = await registerMerchant(api, 'other@shop.example');
    for (const each of [await overview('?mode=live'), await overview('', other.token)]) {
      expect(each.volume.every(({ payments_count: count }) => count === 0)).toBe(true);
      expect(each.outcomes.decided).toBe(0);
    }
  });
});

test('outcomes count ended payments only', async () => {
  expect((await overview()).outcomes).toEqual({
    decided: 0,
    succeeded: 0,
    failed: 0,
    expired: 0,
    canceled: 0,
    succeeded_percent: null,
  });
  const bearer = testKey(api);
  const { payment } = await paidPayment(api);
  await refunded(api, payment.id);
  await paidPayment(api);
  const [canceled, failed] = [await createPayment(api), await createPayment(api, { max_attempts: 1 })];
  await api.request('POST', `/gateway/payments/${canceled.id}/cancel`, { bearer });
  const simulate = `/gateway/sandbox/payments/${failed.id}/simulate`;
  dataOf(await api.request('POST', simulate, { bearer, body: { outcome: 'fail' } }), 200);
  await createPayment(api);
  await createPayment(api, { expires_in: 300 });
  await api.advance(HOUR);
  token = await api.login('merchant@sandbox.test', { role: 'merchant' });
  expect((await overview()).outcomes).toEqual({
    decided: 5,
    succeeded: 2,
    failed: 1,
    expired: 1,
    canceled: 1,
    succeeded_percent: 40,
  });
});

describe('attention', () => {
  const NOTHING = {
    kyc_status: null,
    endpoints: [],
    disputes: { count: 0, next_due_at: null },
    payments_in_review: 0,
    failed_settlements: [],
  };

  test('is empty when there is nothing to do', async () => {
    await createEndpoint(api);
    await paidPayment(api);
    expect((await overview()).attention).toEqual(NOTHING);
  });

  test('lists the KYC until it is submitted, and again when more is needed', async () => {
    const merchant = await registerMerchant(api, 'deux@shop.example');
    const status = async (): Promise<unknown> => (await overview('', merchant.token)).attention.kyc_status;
    expect(await status()).toBe('not_started');
    dataOf(await api.request('POST', '/merchant/kyc', { bearer: merchant.token, body: KYC }), 200);
    expect(await status()).toBeNull();
    const decision = { decision: 'needs_info', note: 'a page is missing' };
    dataOf(await asOperator(api, 'POST', `/admin/merchants/${merchant.id}/kyc`, decision), 200);
    expect(await status()).toBe('needs_info');
  });

  test('lists failing and disabled endpoints', async () => {
    const { id, url } = await createEndpoint(api, { events: ['payment.created'] });
    api.webhooks.answer(500);
    await createPayment(api);
    const failing = { id, url, state: 'failing', failing_since: '2026-01-01T00:00:00.000Z' };
    expect((await overview()).attention.endpoints).toEqual([failing]);
    const bearer = testKey(api);
    const off = await api.request('PATCH', `/merchant/webhook-endpoints/${id}`, { bearer, body: { enabled: false } });
    dataOf(off, 200);
    expect((await overview()).attention.endpoints).toEqual([]);
  });

  test('lists payments with an unknown outcome', async () => {
    const { slug } = await createPayment(api);
    // This number never responds.
    dataOf(await payByPhone(api, slug, await api.login('success@sandbox.test'), '+237653456129'), 202);
    for (let hours = 0; hours < 72; hours += 1) await api.advance(HOUR);
    token = await api.login('merchant@sandbox.test', { role: 'merchant' });
    expect((await overview()).attention.payments_in_review).toBe(1);
  });

  test('lists disputes that accept evidence, with their deadline', async () => {
    const { payment } = await paidPayment(api);
    const first = await disputed(api, payment.id, { amount: 100 });
    await api.advance(DAY);
    token = await api.login('merchant@sandbox.test', { role: 'merchant' });
    const second = await disputed(api, payment.id, { amount: 100 });
    expect((await overview()).attention.disputes).toEqual({ count: 2, next_due_at: first.due_at });
    dataOf(await submitEvidence(api, first.id, 'delivered'), 200);
    expect((await overview()).attention.disputes).toEqual({ count: 1, next_due_at: second.due_at });
    await api.advance(8 * DAY);
    token = await api.login('merchant@sandbox.test', { role: 'merchant' });
    expect((await overview()).attention.disputes).toEqual({ count: 0, next_due_at: null });
  });

  test('lists a settlement whose payout failed, until the next one', async () => {
    await setTerms(api, { settlement: { delay_seconds: 0, schedule: 'manual' } });
    const settle = async (): Promise<string> => {
      await paidPayment(api);
      const path = `/admin/merchants/${api.seed.merchant.id}/settlements`;
      const made = await asOperator(api, 'POST', path, { livemode: false });
      return dataOf<{ settlement: { id: string } }>(made, 201).settlement.id;
    };
    const id = await settle();
    const outcome = { outcome: 'failed', failure_reason: 'account closed' };
    dataOf(await asOperator(api, 'POST', `/admin/settlements/${id}/resolve`, outcome), 200);
    expect((await overview()).attention.failed_settlements).toEqual([
      { id, amount: 5_000, currency: 'XAF', failure_reason: 'account closed' },
    ]);
    await settle();
    expect((await overview()).attention.failed_settlements).toEqual([]);
  });
});

test.each(['days=8', 'days=', 'days=07', 'mode=both', 'from=1'])('%s is rejected', async (query) => {
  expect(invalidFields(await get(`?${query}`))).toEqual([query.split('=')[0]]);
});

test('is for the logged-in merchant', async () => {
  detailsOf(await get('', testKey(api)), 'PERMISSION_DENIED');
  detailsOf(await get('', await api.login('success@sandbox.test')), 'ROLE_NOT_ALLOWED');
});
