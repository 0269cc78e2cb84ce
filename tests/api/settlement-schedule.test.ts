import { sandboxRail } from '@mitako/core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  balanceOf,
  closed,
  expectConsistentLedger,
  linesOf,
  livePayment,
  setTerms,
  settlements,
} from './support/settlement.ts';
import { DAY, dataOf, HOUR, openGateway, paidPayment, testKey, type TestGateway } from './support.ts';

let api: TestGateway;

beforeEach(async () => {
  // The same provider under two names: live payments need a rail, and the sandbox only has test mode.
  api = await openGateway({ rails: [sandboxRail(), { ...sandboxRail(), id: 'operator', modes: ['live'] }] });
});
afterEach(async () => {
  await expectConsistentLedger(api);
  await api.close();
});

test('daily at six in Douala, once payments are a day old', async () => {
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
  await livePayment(api, 600);
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

test('never with a manual schedule', async () => {
  await setTerms(api, { delay_seconds: 0, schedule: 'manual' });
  await paidPayment(api);
  await api.advance(60 * DAY);
  expect(await settlements(api)).toEqual([]);
  expect((await closed(api)).amount).toBe(5000);
});

test('once for all the dates missed while the engine was down', async () => {
  await setTerms(api, { delay_seconds: 0 });
  await paidPayment(api);
  await api.advance(10 * DAY);
  expect(await settlements(api)).toHaveLength(1);
});

test('a suspended merchant is settled once reinstated, or manually by the operator', async () => {
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

test('a payment partly refunded before it is available is settled for the rest', async () => {
  const { payment } = await paidPayment(api);
  await refund(payment.id, 2000);
  await api.advance(2 * DAY);
  const [settlement] = await settlements(api);
  expect(settlement).toMatchObject({ amount: 3000, lines_count: 1 });
  expect((await linesOf(api, settlement?.id ?? '')).map(({ type, net_amount: net }) => [type, net])).toEqual([
    ['payment', 3000],
  ]);
});

async function refund(paymentId: string, amount: number): Promise<void> {
  const path = `/gateway/payments/${paymentId}/refunds`;
  dataOf(await api.request('POST', path, { bearer: testKey(api), body: { amount } }), 201);
}
