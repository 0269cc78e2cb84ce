import type { EventRecord, SettlementRecord } from '@mitako/contract/names';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  balanceOf,
  closed,
  expectConsistentLedger,
  expectNetIsSum,
  linesOf,
  resolve,
  resolved,
  setTerms,
  settlements,
} from './support/settlement.ts';
import {
  DAY,
  dataOf,
  detailsOf,
  invalidFields,
  openGateway,
  paidPayment,
  SECOND,
  testKey,
  type TestGateway,
} from './support.ts';

let api: TestGateway;
let settlement: SettlementRecord;

beforeEach(async () => {
  api = await openGateway();
  await setTerms(api, { delay_seconds: 0, schedule: 'manual' });
  await paidPayment(api);
  settlement = await closed(api);
  api.clock.advance(SECOND);
});
afterEach(async () => {
  await expectConsistentLedger(api);
  await api.close();
});

/** Events about a settlement, oldest first. */
async function eventsOf(id: string): Promise<readonly EventRecord[]> {
  const answer = await api.request('GET', '/merchant/events?limit=100', { bearer: testKey(api) });
  const { events } = dataOf<{ events: readonly EventRecord[] }>(answer, 200);
  return events.filter(({ data }) => data['id'] === id).toReversed();
}

test('the operator marks a settlement as paid', async () => {
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

test('a failed payout returns the money to the balance and is a line of the next settlement', async () => {
  const failed = await resolved(api, settlement.id, { outcome: 'failed', failure_reason: 'account closed' });
  expect(failed).toMatchObject({ status: 'failed', failure_reason: 'account closed', reference: null });
  expect(await balanceOf(api)).toMatchObject({ available: 5000, settling: 0 });
  const next = await closed(api);
  expect(await linesOf(api, next.id)).toEqual([
    {
      transaction_id: failed.closing_transaction_id,
      type: 'payout_failed',
      payment_transaction_id: null,
      payment_id: null,
      refund_ids: [],
      dispute_ids: [],
      settlement_id: settlement.id,
      customer_reference: null,
      gross: 0,
      fee: 0,
      fee_returned: 0,
      refunded: 0,
      disputed: 0,
      payout_returned: 5000,
      net_amount: 5000,
      currency: 'XAF',
      created_at: '2026-01-01T00:00:01.000Z',
    },
  ]);
  // The failed one keeps its lines.
  await expectNetIsSum(api, settlement.id);
});

const PAID = { outcome: 'paid' } as const;
const FAILED = { outcome: 'failed', failure_reason: 'account closed' } as const;

test.each([PAID, FAILED])('a $outcome settlement is final', async (end) => {
  const { outcome } = end;
  const first = await resolved(api, settlement.id, end);
  for (const again of [PAID, FAILED]) {
    const refused = await resolve(api, settlement.id, again);
    expect(detailsOf(refused, 'SETTLEMENT_CLOSED')).toEqual({ status: outcome });
  }
  const { merchant_id: _, destination: __, payout_export_id: ___, ...seen } = first;
  expect(await settlements(api)).toEqual([seen]);
});

test('of concurrent resolutions one succeeds', async () => {
  const ends = [PAID, FAILED, PAID, FAILED, PAID, FAILED];
  const answers = await Promise.all(ends.map((end) => resolve(api, settlement.id, end)));
  expect(answers.map(({ status }) => status).toSorted((left, right) => left - right)).toEqual([
    200, 409, 409, 409, 409, 409,
  ]);
  const { available, settling } = await balanceOf(api);
  const [{ status } = settlement] = await settlements(api);
  expect([status, available, settling]).toEqual([status, status === 'paid' ? 0 : 5000, 0]);
});

test('its events have sequences and contain the settlement as the API returns it', async () => {
  const paid = await resolved(api, settlement.id, { outcome: 'paid' });
  const { merchant_id: _, destination: __, payout_export_id: _____, ...created } = settlement;
  const { merchant_id: ___, destination: ____, payout_export_id: ______, ...ended } = paid;
  expect((await eventsOf(settlement.id)).map(({ event, sequence, data }) => [event, sequence, data])).toEqual([
    ['settlement.created', 1, created],
    ['settlement.paid', 2, ended],
  ]);
});

test('a failed settlement sends an event', async () => {
  await resolved(api, settlement.id, { outcome: 'failed', failure_reason: 'no such account' });
  expect((await eventsOf(settlement.id)).map(({ event, sequence }) => [event, sequence])).toEqual([
    ['settlement.created', 1],
    ['settlement.failed', 2],
  ]);
});

test('a test settlement is paid automatically after five seconds', async () => {
  await api.advance(4 * SECOND - 1);
  expect((await settlements(api)).map(({ status }) => status)).toEqual(['pending']);
  await api.advance(1);
  expect((await settlements(api)).map(({ status, reference }) => [status, reference])).toEqual([['paid', 'sandbox']]);
});

test('the sandbox does not change a settlement that the operator resolved', async () => {
  await resolved(api, settlement.id, { outcome: 'failed', failure_reason: 'account closed' });
  await api.advance(DAY);
  expect((await settlements(api)).map(({ status }) => status)).toEqual(['failed']);
});

test.each([
  [{}, ['outcome']],
  [{ outcome: 'lost' }, ['outcome']],
  [{ outcome: 'paid', failure_reason: 'why not' }, ['failure_reason']],
  [{ outcome: 'paid', reference: '' }, ['reference']],
  [{ outcome: 'paid', reference: 'r'.repeat(256) }, ['reference']],
])('a request %j is rejected', async (body, fields) => {
  expect(invalidFields(await resolve(api, settlement.id, body))).toEqual(fields);
  expect((await settlements(api)).map(({ status }) => status)).toEqual(['pending']);
});

test('only the operator can resolve a settlement, and only an existing one', async () => {
  detailsOf(await resolve(api, 'stl_nothing', { outcome: 'paid' }), 'SETTLEMENT_NOT_FOUND');
  const path = `/admin/settlements/${settlement.id}/resolve`;
  const merchant = await api.request('POST', path, { bearer: testKey(api), body: { outcome: 'paid' } });
  expect(merchant.status).toBe(401);
});
