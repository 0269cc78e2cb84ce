import type { EventRecord, Pagination, Settlement, SettlementRecord } from '@mitako/contract/names';
import { sandboxRail } from '@mitako/core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  balanceOf,
  close,
  closed,
  expectBooksHold,
  expectNetIsSum,
  linesOf,
  resolve,
  resolved,
  setTerms,
  settlements,
} from './settlement-support.ts';
import {
  createKey,
  createPayment,
  DAY,
  dataOf,
  detailsOf,
  HOUR,
  invalidFields,
  MINUTE,
  openGateway,
  paidPayment,
  payByPhone,
  readPayment,
  registerMerchant,
  registerUser,
  SECOND,
  testKey,
  type TestGateway,
} from './support.ts';

let api: TestGateway;

beforeEach(async () => {
  // The same operator with two names: live payments need a rail, and the sandbox has test mode alone.
  api = await openGateway({ rails: [sandboxRail(), { ...sandboxRail(), id: 'operator', modes: ['live'] }] });
});
afterEach(async () => {
  await expectBooksHold(api);
  await api.close();
});

/** Events about a settlement, oldest first. */
async function eventsOf(id: string): Promise<readonly EventRecord[]> {
  const answer = await api.request('GET', '/merchant/events?limit=100', { bearer: testKey(api) });
  const { events } = dataOf<{ events: readonly EventRecord[] }>(answer, 200);
  return events.filter(({ data }) => data['id'] === id).toReversed();
}

async function livePayment(amount: number): Promise<void> {
  const { liveKey } = api.seed.merchant;
  const { access_token: token } = await registerUser(api, `payer-${amount}@example.cm`);
  const { id, slug } = await createPayment(api, { amount }, liveKey);
  dataOf(await payByPhone(api, slug, token, '+237653456789'), 202);
  await api.advance(MINUTE);
  expect((await readPayment(api, id, liveKey)).status).toBe('succeeded');
}

describe('closing', () => {
  test('what is available becomes a settlement, whose lines are the payments', async () => {
    await setTerms(api, { delay_seconds: 0 });
    const { payment } = await paidPayment(api, { customer_reference: 'order-17' });
    const settlement = await closed(api);
    expect(settlement).toEqual({
      id: expect.stringMatching(/^stl_[0-9a-z]{26}$/),
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
      created_at: '2026-01-01T00:00:00.000Z',
      updated_at: '2026-01-01T00:00:00.000Z',
      resolved_at: null,
    } satisfies SettlementRecord);
    expect(await linesOf(api, settlement.id)).toEqual([
      {
        transaction_id: payment.transaction_id,
        type: 'payment',
        payment_id: payment.id,
        refund_id: null,
        dispute_id: null,
        settlement_id: null,
        customer_reference: 'order-17',
        amount: 5000,
        currency: 'XAF',
        created_at: payment.succeeded_at,
      },
    ]);
    expect(await balanceOf(api)).toMatchObject({ available: 0, settling: 5000 });
  });

  test('the merchant reads it without what is the operator’s', async () => {
    await setTerms(api, { delay_seconds: 0 });
    await paidPayment(api);
    const { merchant_id: _, ...settlement } = await closed(api);
    const answer = await api.request('GET', `/gateway/settlements/${settlement.id}`, { bearer: testKey(api) });
    expect(dataOf(answer, 200)).toEqual({ settlement });
    expect(await settlements(api)).toEqual([settlement]);
  });

  test('nothing is settled where nothing is available', async () => {
    expect(detailsOf(await close(api), 'NOTHING_TO_SETTLE')).toEqual({ available: 0, minimum: 1, currency: 'XAF' });
    await paidPayment(api);
    expect(detailsOf(await close(api), 'NOTHING_TO_SETTLE')).toMatchObject({ available: 0 });
    expect(await settlements(api)).toEqual([]);
  });

  test('a balance below the minimum waits', async () => {
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

  test('a balance below zero is not settled, and what it owes is a line of the next settlement', async () => {
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
    expect((await linesOf(api, next.id)).map(({ type, amount }) => [type, amount])).toEqual([
      ['dispute', -5000],
      ['payment', 7000],
    ]);
  });

  test('money of the sandbox is never in a live settlement', async () => {
    await setTerms(api, { delay_seconds: 0 });
    await livePayment(600);
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
    detailsOf(await api.request('GET', `${path}/lines?format=csv`, { bearer: testKey(api) }), 'SETTLEMENT_NOT_FOUND');
    // Nobody plays the bank for live money.
    await api.advance(DAY);
    expect((await settlements(api, '', liveKey)).map(({ status }) => status)).toEqual(['pending']);
  });

  test('repeated with its key it is the same settlement; without, there is nothing left', async () => {
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
  ])('a request %j is refused', async (body, fields) => {
    expect(invalidFields(await close(api, api.seed.merchant.id, body))).toEqual(fields);
  });

  test('only of a merchant there is', async () => {
    detailsOf(await close(api, 'mer_nobody'), 'MERCHANT_NOT_FOUND');
  });

  test('a gateway of several currencies settles each by itself', async () => {
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
      await expectBooksHold(several);
    } finally {
      await several.close();
    }
  });
});

describe('on schedule', () => {
  test('daily at six in Douala, once what was paid is a day old', async () => {
    await paidPayment(api);
    // Douala is an hour ahead of UTC: it closes at 05:00Z. The money is released at midnight of the second day.
    await api.advance(DAY - 1);
    expect(await balanceOf(api)).toMatchObject({ pending: 5000, available: 0 });
    await api.advance(1);
    expect(await balanceOf(api)).toMatchObject({ pending: 0, available: 5000 });
    await api.advance(5 * HOUR - 1);
    expect(await settlements(api)).toEqual([]);
    await api.advance(1);
    const [settlement] = await settlements(api);
    expect(settlement).toMatchObject({ amount: 5000, created_at: '2026-01-02T05:00:00.000Z' });
    await api.advance(DAY);
    expect(await settlements(api)).toHaveLength(1);
  });

  test('both modes, each in a settlement of its own', async () => {
    await setTerms(api, { delay_seconds: 0 });
    await livePayment(600);
    await paidPayment(api);
    await api.advance(DAY);
    expect((await settlements(api)).map(({ amount }) => amount)).toEqual([5000]);
    expect((await settlements(api, '', api.seed.merchant.liveKey)).map(({ amount }) => amount)).toEqual([600]);
  });

  test('weekly on Mondays', async () => {
    await setTerms(api, { delay_seconds: 0, schedule: 'weekly' });
    await paidPayment(api);
    // 1 January 2026 is a Thursday.
    await api.advance(4 * DAY + 5 * HOUR - 1);
    expect(await settlements(api)).toEqual([]);
    await api.advance(1);
    expect((await settlements(api)).map(({ created_at: at }) => at)).toEqual(['2026-01-05T05:00:00.000Z']);
    await paidPayment(api);
    await api.advance(7 * DAY);
    expect((await settlements(api)).map(({ created_at: at }) => at)).toEqual([
      '2026-01-12T05:00:00.000Z',
      '2026-01-05T05:00:00.000Z',
    ]);
  });

  test('never where it is left to the operator', async () => {
    await setTerms(api, { delay_seconds: 0, schedule: 'manual' });
    await paidPayment(api);
    await api.advance(60 * DAY);
    expect(await settlements(api)).toEqual([]);
    expect((await closed(api)).amount).toBe(5000);
  });

  test('once for all the dates that were slept through', async () => {
    await setTerms(api, { delay_seconds: 0 });
    await paidPayment(api);
    await api.advance(10 * DAY);
    expect(await settlements(api)).toHaveLength(1);
  });

  test('a suspended merchant’s money is held until it is reinstated; the operator may close it by hand', async () => {
    await setTerms(api, { delay_seconds: 0 });
    await paidPayment(api);
    const admin = (action: string) =>
      api.request('POST', `/admin/merchants/${api.seed.merchant.id}/${action}`, { bearer: api.seed.operatorKey });
    dataOf(await admin('suspend'), 200);
    await api.advance(3 * DAY);
    expect(await settlements(api)).toEqual([]);
    dataOf(await admin('reinstate'), 200);
    await api.advance(DAY);
    expect((await settlements(api)).map(({ amount }) => amount)).toEqual([5000]);

    await paidPayment(api, { amount: 800 });
    dataOf(await admin('suspend'), 200);
    await api.advance(3 * DAY);
    expect((await closed(api)).amount).toBe(800);
  });

  test('a payment refunded before it is available is settled for what is left', async () => {
    const { payment } = await paidPayment(api);
    await refund(payment.id, 2000);
    await api.advance(2 * DAY);
    const [settlement] = await settlements(api);
    expect(settlement).toMatchObject({ amount: 3000, lines_count: 1 });
    expect((await linesOf(api, settlement?.id ?? '')).map(({ type, amount }) => [type, amount])).toEqual([
      ['payment', 3000],
    ]);
  });
});

describe('paying out', () => {
  let settlement: SettlementRecord;

  beforeEach(async () => {
    await setTerms(api, { delay_seconds: 0, schedule: 'manual' });
    await paidPayment(api);
    settlement = await closed(api);
    api.clock.advance(SECOND);
  });

  test('the operator paid it', async () => {
    const paid = await resolved(api, settlement.id, { outcome: 'paid', reference: 'VIR-2026-17' });
    expect(paid).toEqual({
      ...settlement,
      status: 'paid',
      reference: 'VIR-2026-17',
      closing_transaction_id: expect.stringMatching(/^tx_[0-9a-z]{26}$/),
      updated_at: '2026-01-01T00:00:01.000Z',
      resolved_at: '2026-01-01T00:00:01.000Z',
    });
    expect(await balanceOf(api)).toMatchObject({ available: 0, settling: 0 });
  });

  test('the payout failed: the money is available again, and a line of the next settlement', async () => {
    const failed = await resolved(api, settlement.id, { outcome: 'failed', failure_reason: 'account closed' });
    expect(failed).toMatchObject({ status: 'failed', failure_reason: 'account closed', reference: null });
    expect(await balanceOf(api)).toMatchObject({ available: 5000, settling: 0 });
    const next = await closed(api);
    expect(await linesOf(api, next.id)).toEqual([
      {
        transaction_id: failed.closing_transaction_id,
        type: 'payout_failed',
        payment_id: null,
        refund_id: null,
        dispute_id: null,
        settlement_id: settlement.id,
        customer_reference: null,
        amount: 5000,
        currency: 'XAF',
        created_at: '2026-01-01T00:00:01.000Z',
      },
    ]);
    // The failed one keeps its lines.
    await expectNetIsSum(api, settlement.id);
  });

  test.each(['paid', 'failed'])('what is %s stays so', async (outcome) => {
    const first = await resolved(api, settlement.id, { outcome });
    for (const again of ['paid', 'failed']) {
      const refused = await resolve(api, settlement.id, { outcome: again });
      expect(detailsOf(refused, 'SETTLEMENT_CLOSED')).toEqual({ status: outcome });
    }
    const { merchant_id: _, ...seen } = first;
    expect(await settlements(api)).toEqual([seen]);
  });

  test('of many who resolve it at once one does', async () => {
    const outcomes = ['paid', 'failed', 'paid', 'failed', 'paid', 'failed'];
    const answers = await Promise.all(outcomes.map((outcome) => resolve(api, settlement.id, { outcome })));
    expect(answers.map(({ status }) => status).toSorted((left, right) => left - right)).toEqual([
      200, 409, 409, 409, 409, 409,
    ]);
    const { available, settling } = await balanceOf(api);
    const [{ status } = settlement] = await settlements(api);
    expect([status, available, settling]).toEqual([status, status === 'paid' ? 0 : 5000, 0]);
  });

  test('its events are counted on the settlement, and hold it as it is read', async () => {
    const paid = await resolved(api, settlement.id, { outcome: 'paid' });
    const { merchant_id: _, ...created } = settlement;
    const { merchant_id: __, ...ended } = paid;
    expect((await eventsOf(settlement.id)).map(({ event, sequence, data }) => [event, sequence, data])).toEqual([
      ['settlement.created', 1, created],
      ['settlement.paid', 2, ended],
    ]);
  });

  test('a failure is told as well', async () => {
    await resolved(api, settlement.id, { outcome: 'failed', failure_reason: 'no such account' });
    expect((await eventsOf(settlement.id)).map(({ event, sequence }) => [event, sequence])).toEqual([
      ['settlement.created', 1],
      ['settlement.failed', 2],
    ]);
  });

  test('in a sandbox nobody pays, so a test settlement is paid by itself five seconds later', async () => {
    await api.advance(4 * SECOND - 1);
    expect((await settlements(api)).map(({ status }) => status)).toEqual(['pending']);
    await api.advance(1);
    expect((await settlements(api)).map(({ status, reference }) => [status, reference])).toEqual([['paid', 'sandbox']]);
  });

  test('the sandbox leaves alone what the operator has resolved', async () => {
    await resolved(api, settlement.id, { outcome: 'failed' });
    await api.advance(DAY);
    expect((await settlements(api)).map(({ status }) => status)).toEqual(['failed']);
  });

  test.each([
    [{}, ['outcome']],
    [{ outcome: 'lost' }, ['outcome']],
    [{ outcome: 'paid', failure_reason: 'why not' }, ['failure_reason']],
    [{ outcome: 'paid', reference: '' }, ['reference']],
    [{ outcome: 'paid', reference: 'r'.repeat(256) }, ['reference']],
  ])('a request %j is refused', async (body, fields) => {
    expect(invalidFields(await resolve(api, settlement.id, body))).toEqual(fields);
    expect((await settlements(api)).map(({ status }) => status)).toEqual(['pending']);
  });

  test('only what there is can be resolved, by the operator alone', async () => {
    detailsOf(await resolve(api, 'stl_nothing', { outcome: 'paid' }), 'SETTLEMENT_NOT_FOUND');
    const path = `/admin/settlements/${settlement.id}/resolve`;
    const merchant = await api.request('POST', path, { bearer: testKey(api), body: { outcome: 'paid' } });
    expect(merchant.status).toBe(401);
  });
});

describe('reading', () => {
  test('newest first, in pages, by status and currency', async () => {
    await setTerms(api, { delay_seconds: 0, schedule: 'manual' });
    const made: string[] = [];
    for (const amount of [100, 200, 300]) {
      await paidPayment(api, { amount });
      made.unshift((await closed(api)).id);
    }
    await resolved(api, made[1] ?? '', { outcome: 'failed' });
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

  test.each(['status=open', 'currency=francs', 'limit=0', 'merchant=mer_1'])('?%s is refused', async (query) => {
    const answer = await api.request('GET', `/gateway/settlements?${query}`, { bearer: testKey(api) });
    expect(invalidFields(answer)).toEqual([query.split('=')[0]]);
  });

  test('another merchant’s is not there', async () => {
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

  test('with the scope balance:read or the merchant’s access token', async () => {
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
    // Without a mode an approved merchant looks at live money.
    detailsOf(await api.request('GET', `/gateway/settlements/${id}`, { bearer: token }), 'SETTLEMENT_NOT_FOUND');
    detailsOf(await api.request('GET', '/gateway/settlements?mode=live', { bearer: reader }), 'MODE_MISMATCH');
  });
});

async function dispute(paymentId: string): Promise<void> {
  const path = `/gateway/sandbox/payments/${paymentId}/simulate`;
  dataOf(await api.request('POST', path, { bearer: testKey(api), body: { outcome: 'dispute' } }), 200);
}

async function refund(paymentId: string, amount: number): Promise<void> {
  const path = `/gateway/payments/${paymentId}/refunds`;
  dataOf(await api.request('POST', path, { bearer: testKey(api), body: { amount } }), 201);
}
