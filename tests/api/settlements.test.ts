import type { Pagination, Settlement, SettlementRecord } from '@mitako/contract/names';
import { sandboxRail } from '@mitako/core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  balanceOf,
  close,
  closed,
  expectConsistentLedger,
  linesOf,
  livePayment,
  resolved,
  setTerms,
  settlements,
} from './support/settlement.ts';
import {
  createKey,
  DAY,
  dataOf,
  detailsOf,
  invalidFields,
  MINUTE,
  openGateway,
  paidPayment,
  registerMerchant,
  testKey,
  type TestGateway,
} from './support.ts';

let api: TestGateway;

beforeEach(async () => {
  // The same provider under two names: live payments need a rail, and the sandbox only has test mode.
  api = await openGateway({ rails: [sandboxRail(), { ...sandboxRail(), id: 'operator', modes: ['live'] }] });
});
afterEach(async () => {
  await expectConsistentLedger(api);
  await api.close();
});

describe('creating settlements', () => {
  test('settles the available balance, with the payments as lines', async () => {
    await setTerms(api, { delay_seconds: 0 });
    const { payment } = await paidPayment(api, { customer_reference: 'order-17' });
    const settlement = await closed(api);
    expect(settlement).toEqual({
      id: expect.stringMatching(/^stl_[0-9a-z]{26}$/),
      number: 1,
      period_start: null,
      merchant_id: api.seed.merchant.id,
      status: 'pending',
      amount: 5000,
      currency: 'XAF',
      livemode: false,
      lines_count: 1,
      transaction_id: expect.stringMatching(/^tx_[0-9a-z]{26}$/),
      closing_transaction_id: null,
      reference: null,
      failure_reason: null,
      payout_account_id: null,
      destination: null,
      payout_export_id: null,
      created_at: '2026-01-01T00:00:00.000Z',
      updated_at: '2026-01-01T00:00:00.000Z',
      resolved_at: null,
    } satisfies SettlementRecord);
    expect(await linesOf(api, settlement.id)).toEqual([
      {
        transaction_id: payment.transaction_id,
        type: 'payment',
        payment_transaction_id: payment.transaction_id,
        payment_id: payment.id,
        refund_ids: [],
        dispute_ids: [],
        settlement_id: null,
        customer_reference: 'order-17',
        gross: 5000,
        fee: 0,
        fee_returned: 0,
        refunded: 0,
        disputed: 0,
        payout_returned: 0,
        net_amount: 5000,
        currency: 'XAF',
        created_at: payment.succeeded_at,
      },
    ]);
    expect(await balanceOf(api)).toMatchObject({ available: 0, settling: 5000 });
  });

  test('hides the operator’s fields from the merchant', async () => {
    await setTerms(api, { delay_seconds: 0 });
    await paidPayment(api);
    const { merchant_id: _, destination: __, payout_export_id: ___, ...settlement } = await closed(api);
    const answer = await api.request('GET', `/gateway/settlements/${settlement.id}`, { bearer: testKey(api) });
    // Nothing was paid yet, so there is no account that it was paid to.
    expect(dataOf(answer, 200)).toEqual({ settlement: { ...settlement, destination: null } });
    expect(await settlements(api)).toEqual([settlement]);
  });

  test('settles nothing when nothing is available', async () => {
    expect(detailsOf(await close(api), 'NOTHING_TO_SETTLE')).toEqual({ available: 0, minimum: 1, currency: 'XAF' });
    await paidPayment(api);
    expect(detailsOf(await close(api), 'NOTHING_TO_SETTLE')).toMatchObject({ available: 0 });
    expect(await settlements(api)).toEqual([]);
  });

  test('does not settle a balance below the minimum', async () => {
    await setTerms(api, { delay_seconds: 0, minimum: 10_000 });
    await paidPayment(api, { amount: 9_999 });
    expect(detailsOf(await close(api), 'NOTHING_TO_SETTLE')).toEqual({
      available: 9_999,
      minimum: 10_000,
      currency: 'XAF',
    });
    await api.advance(DAY);
    expect(await settlements(api)).toEqual([]);
    await paidPayment(api, { amount: 1 });
    expect((await closed(api)).amount).toBe(10_000);
  });

  test('does not settle a negative balance; its debits are lines of the next settlement', async () => {
    await setTerms(api, { delay_seconds: 0, schedule: 'manual' });
    const { payment } = await paidPayment(api);
    await closed(api);
    await api.advance(MINUTE);
    await dispute(payment.id);
    expect(await balanceOf(api)).toMatchObject({ available: -5000, disputed: 5000 });
    expect(detailsOf(await close(api), 'NOTHING_TO_SETTLE')).toMatchObject({ available: -5000 });
    await paidPayment(api, { amount: 7000 });
    const next = await closed(api);
    expect(next.amount).toBe(2000);
    expect((await linesOf(api, next.id)).map(({ type, net_amount: net }) => [type, net])).toEqual([
      ['dispute', -5000],
      ['payment', 7000],
    ]);
  });

  test('are numbered in each mode, and each begins when the one before was created', async () => {
    await setTerms(api, { delay_seconds: 0 });
    await livePayment(api, 600);
    const made: SettlementRecord[] = [];
    for (let closing = 0; closing < 3; closing += 1) {
      await paidPayment(api);
      made.push(await closed(api));
      await api.advance(60_000);
    }
    const [first, second] = made;
    expect(made.map(({ number, period_start: from }) => [number, from])).toEqual([
      [1, null],
      [2, first?.created_at],
      [3, second?.created_at],
    ]);
    const live = await close(api, api.seed.merchant.id, { livemode: true });
    expect(dataOf<{ settlement: SettlementRecord }>(live, 201).settlement).toMatchObject({
      number: 1,
      period_start: null,
    });
  });

  test('keeps test money out of live settlements', async () => {
    await setTerms(api, { delay_seconds: 0 });
    await livePayment(api, 600);
    await paidPayment(api);
    const { liveKey, id } = api.seed.merchant;
    const live = dataOf<{ settlement: SettlementRecord }>(await close(api, id, { livemode: true }), 201).settlement;
    expect(live).toMatchObject({ amount: 600, lines_count: 1, livemode: true });
    const simulated = await closed(api);
    expect(simulated).toMatchObject({ amount: 5000, lines_count: 1, livemode: false });
    expect((await settlements(api)).map((one) => one.id)).toEqual([simulated.id]);
    expect((await settlements(api, '', liveKey)).map((one) => one.id)).toEqual([live.id]);
    const path = `/gateway/settlements/${live.id}`;
    detailsOf(await api.request('GET', path, { bearer: testKey(api) }), 'SETTLEMENT_NOT_FOUND');
    detailsOf(await api.request('GET', `${path}/lines`, { bearer: testKey(api) }), 'SETTLEMENT_NOT_FOUND');
    detailsOf(await api.request('GET', `${path}/lines.csv`, { bearer: testKey(api) }), 'SETTLEMENT_NOT_FOUND');
    // No bank is simulated for live money.
    await api.advance(DAY);
    expect((await settlements(api, '', liveKey)).map(({ status }) => status)).toEqual(['pending']);
  });

  test('returns the same settlement for a repeated key; without a key nothing is left to settle', async () => {
    await setTerms(api, { delay_seconds: 0 });
    await paidPayment(api);
    const path = `/admin/merchants/${api.seed.merchant.id}/settlements`;
    const request = { bearer: api.seed.operatorKey, body: { livemode: false }, idempotencyKey: 'close-once' };
    const first = await api.request('POST', path, request);
    await paidPayment(api);
    const again = await api.request('POST', path, request);
    expect(again.text).toBe(first.text);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect((await settlements(api)).map(({ amount }) => amount)).toEqual([5000]);
    await closed(api);
    detailsOf(await close(api), 'NOTHING_TO_SETTLE');
  });

  test.each([
    [{}, ['livemode']],
    [{ livemode: 'no' }, ['livemode']],
    [{ livemode: false, currency: 'EUR' }, ['currency']],
    [{ livemode: false, currency: 'francs' }, ['currency']],
    [{ livemode: false, amount: 10 }, ['amount']],
  ])('rejects a request %j', async (body, fields) => {
    expect(invalidFields(await close(api, api.seed.merchant.id, body))).toEqual(fields);
  });

  test('requires an existing merchant', async () => {
    detailsOf(await close(api, 'mer_nobody'), 'MERCHANT_NOT_FOUND');
  });

  test('settles each currency separately', async () => {
    const several = await openGateway({ currencies: ['XAF', 'EUR'] });
    try {
      const { id } = several.seed.merchant;
      await setTerms(several, { delay_seconds: 0 });
      await paidPayment(several, { amount: 300 });
      expect(invalidFields(await close(several))).toEqual(['currency']);
      detailsOf(await close(several, id, { livemode: false, currency: 'EUR' }), 'NOTHING_TO_SETTLE');
      dataOf(await close(several, id, { livemode: false, currency: 'xaf' }), 201);
      expect(await settlements(several, '&currency=xaf')).toHaveLength(1);
      expect(await settlements(several, '&currency=EUR')).toEqual([]);
      await expectConsistentLedger(several);
    } finally {
      await several.close();
    }
  });
});

describe('reading settlements', () => {
  test('lists them newest first, in pages, by status and currency', async () => {
    await setTerms(api, { delay_seconds: 0, schedule: 'manual' });
    const made: string[] = [];
    for (const amount of [100, 200, 300]) {
      await paidPayment(api, { amount });
      made.unshift((await closed(api)).id);
    }
    await resolved(api, made[1] ?? '', { outcome: 'failed', failure_reason: 'account closed' });
    expect((await settlements(api)).map(({ id }) => id)).toEqual(made);
    expect((await settlements(api, '&status=pending')).map(({ id }) => id)).toEqual([made[0], made[2]]);
    expect((await settlements(api, '&status=failed&currency=XAF')).map(({ id }) => id)).toEqual([made[1]]);
    expect(await settlements(api, '&currency=EUR')).toEqual([]);

    const page = async (query: string) =>
      dataOf<{ settlements: readonly Settlement[]; pagination: Pagination }>(
        await api.request('GET', `/gateway/settlements?limit=2${query}`, { bearer: testKey(api) }),
        200,
      );
    const first = await page('');
    expect([first.settlements.map(({ id }) => id), first.pagination.has_more]).toEqual([made.slice(0, 2), true]);
    const rest = await page(`&cursor=${first.pagination.next_cursor}`);
    expect([rest.settlements.map(({ id }) => id), rest.pagination.has_more]).toEqual([made.slice(2), false]);

    const all = await api.request('GET', '/admin/settlements?status=failed', { bearer: api.seed.operatorKey });
    expect(dataOf<{ settlements: readonly SettlementRecord[] }>(all, 200).settlements).toMatchObject([
      { id: made[1], merchant_id: api.seed.merchant.id },
    ]);
  });

  test.each(['status=open', 'currency=francs', 'limit=0', 'merchant=mer_1'])('rejects ?%s', async (query) => {
    const answer = await api.request('GET', `/gateway/settlements?${query}`, { bearer: testKey(api) });
    expect(invalidFields(answer)).toEqual([query.split('=')[0]]);
  });

  test('does not find another merchant’s settlement', async () => {
    await setTerms(api, { delay_seconds: 0 });
    await paidPayment(api);
    const { id } = await closed(api);
    const other = await registerMerchant(api, 'other@example.cm');
    for (const path of [`/gateway/settlements/${id}`, `/gateway/settlements/${id}/lines`]) {
      const theirs = await api.request('GET', path, { bearer: other.testKey });
      const missing = await api.request('GET', path.replace(id, `stl_${'0'.repeat(26)}`), { bearer: other.testKey });
      detailsOf(theirs, 'SETTLEMENT_NOT_FOUND');
      expect(theirs.text).toBe(missing.text);
    }
    expect(await settlements(api, '', other.testKey)).toEqual([]);
  });

  test('requires the scope balance:read or the merchant’s access token', async () => {
    await setTerms(api, { delay_seconds: 0 });
    await paidPayment(api);
    const { id } = await closed(api);
    const { email } = api.seed.merchant;
    const token = await api.login(email, { role: 'merchant' });
    const reader = await createKey(api, token, { livemode: false, scopes: ['balance:read'] });
    const shop = await createKey(api, token, { livemode: false, scopes: ['payments:read', 'payments:write'] });
    for (const path of ['/gateway/settlements', `/gateway/settlements/${id}`, `/gateway/settlements/${id}/lines`]) {
      dataOf(await api.request('GET', path, { bearer: reader }), 200);
      dataOf(await api.request('GET', `${path}?mode=test`, { bearer: token }), 200);
      const refused = await api.request('GET', path, { bearer: shop });
      expect(detailsOf(refused, 'PERMISSION_DENIED')).toEqual({ required_scope: 'balance:read' });
    }
    // Without a mode an approved merchant reads live objects.
    detailsOf(await api.request('GET', `/gateway/settlements/${id}`, { bearer: token }), 'SETTLEMENT_NOT_FOUND');
    detailsOf(await api.request('GET', '/gateway/settlements?mode=live', { bearer: reader }), 'MODE_MISMATCH');
  });
});

async function dispute(paymentId: string): Promise<void> {
  const path = `/gateway/sandbox/payments/${paymentId}/simulate`;
  dataOf(await api.request('POST', path, { bearer: testKey(api), body: { outcome: 'dispute' } }), 200);
}
