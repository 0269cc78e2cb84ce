import { sandboxRail, type RailRefundOutcome } from '@mitako/core';
import type { Payment, Refund, Settlement, SettlementLine } from '@mitako/contract/names';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asOperator, disputed, refund, resolved } from './support/money.ts';
import { closed, csvOf, expectConsistentLedger, linesOf, settlements, sumOf } from './support/settlement.ts';
import {
  createPayment,
  dataOf,
  DAY,
  MINUTE,
  openGateway,
  payByPhone,
  payFromWallet,
  readPayment,
  registerMerchant,
  type TestGateway,
} from './support.ts';

// What the merchant gets is one figure: of a payment, of its lines, of their CSV and of the settlements that pay it out.

const PROPORTIONAL = { basis_points: 250, fixed: 10, refund_policy: 'proportional' };
const KEEP = { basis_points: 333, fixed: 7, refund_policy: 'keep' };

interface Shop {
  readonly id: string;
  readonly key: string;
}

let refundOutcome: RailRefundOutcome;

/** Refunds over the rail have the outcome of the moment; those that are pending stay so until an operator resolves them. */
function openWithRefunds(): Promise<TestGateway> {
  refundOutcome = { kind: 'succeeded', railReference: null };
  const rail = { refund: () => Promise.resolve(refundOutcome), lookupRefund: () => Promise.resolve(PENDING) };
  return openGateway({ rails: [{ ...sandboxRail(), ...rail }] });
}

const PENDING = { kind: 'pending' } as const;
const OUTCOMES = {
  succeeded: { kind: 'succeeded', railReference: null },
  failed: { kind: 'failed', failureCode: 'provider_error' },
  pending: PENDING,
} as const satisfies Record<string, RailRefundOutcome>;

/** A merchant who is paid out by hand only. */
async function openShop(api: TestGateway, email: string, fees: object, delaySeconds: number): Promise<Shop> {
  const { id, testKey: key } = await registerMerchant(api, email);
  const terms = { fees, settlement: { schedule: 'manual', delay_seconds: delaySeconds } };
  dataOf(await asOperator(api, 'PATCH', `/admin/merchants/${id}`, terms), 200);
  return { id, key };
}

async function paid(api: TestGateway, { key }: Shop, amount: number, by: 'wallet' | 'phone'): Promise<Payment> {
  const { id, slug } = await createPayment(api, { amount }, key);
  const token = await api.login('success@sandbox.test');
  if (by === 'wallet') dataOf(await payFromWallet(api, slug, token), 200);
  else dataOf(await payByPhone(api, slug, token, '+237653456789'), 202);
  if (by === 'phone') await api.advance(MINUTE);
  return readPayment(api, id, key);
}

async function answered(api: TestGateway, id: string, outcome: 'succeeded' | 'failed'): Promise<void> {
  dataOf(await asOperator(api, 'POST', `/admin/refunds/${id}/resolve`, { outcome }), 200);
}

/** Releases every credit and pays it all out: another payment lifts the balance above what refunds took. */
async function settleAll(api: TestGateway, shop: Shop): Promise<void> {
  await paid(api, shop, 900_000, 'wallet');
  await api.advance(2 * DAY);
  await closed(api, shop.id);
}

const PARTS = ['gross', 'fee', 'fee_returned', 'refunded', 'disputed', 'payout_returned'] as const;

/** The parts of a line, or the same columns of its CSV, add up to its net. */
function netOf(part: (name: (typeof PARTS)[number]) => number): number {
  return (
    part('gross') - part('fee') + part('fee_returned') - part('refunded') - part('disputed') + part('payout_returned')
  );
}

/** Every line of every settlement, each proven by its parts, its file and its settlement. */
async function provenLines(api: TestGateway, { key }: Shop): Promise<readonly SettlementLine[]> {
  const all: readonly Settlement[] = await settlements(api, '', key);
  const lines: SettlementLine[] = [];
  for (const { id, amount, lines_count: count } of all) {
    const own = await linesOf(api, id, key);
    expect(own).toHaveLength(count);
    expect(sumOf(own)).toBe(amount);
    for (const line of own) expect(netOf((name) => line[name])).toBe(line.net_amount);
    const [names = [], ...rows] = (await csvOf(api, id, key)).rows;
    const cell = (row: readonly string[], name: string): string => row[names.indexOf(name)] ?? '';
    expect(
      rows.map((row) => [
        cell(row, 'transaction_id'),
        netOf((name) => Number(cell(row, name))),
        Number(cell(row, 'net_amount')),
        cell(row, 'refund_ids'),
        cell(row, 'dispute_ids'),
      ]),
    ).toEqual(
      own.map((line) => [
        line.transaction_id,
        line.net_amount,
        line.net_amount,
        line.refund_ids.join(' '),
        line.dispute_ids.join(' '),
      ]),
    );
    lines.push(...own);
  }
  return lines;
}

/** The lines of a payment are made of its fee, its refunds and its disputes, as the API lists them, and of nothing else. */
async function expectSumOfLines(
  api: TestGateway,
  { key }: Shop,
  paymentId: string,
  all: readonly SettlementLine[],
): Promise<void> {
  const payment = await readPayment(api, paymentId, key);
  const lines = all.filter((line) => line.payment_id === paymentId);
  const total = (name: (typeof PARTS)[number]): number => lines.reduce((sum, line) => sum + line[name], 0);
  expect({
    net: sumOf(lines),
    gross: total('gross'),
    fee: total('fee'),
    feeReturned: total('fee_returned'),
    refunded: total('refunded'),
    disputed: total('disputed'),
  }).toEqual({
    net: payment.net_amount,
    gross: payment.amount,
    fee: payment.fee,
    feeReturned: payment.fee_returned,
    refunded: payment.amount_refunded + payment.amount_refund_pending,
    disputed: payment.amount_disputed,
  });
  expect(lines.filter(({ type }) => type === 'payment')).toHaveLength(1);
  expect(payment.net_amount).toBe(
    payment.amount -
      payment.fee +
      payment.fee_returned -
      payment.amount_refunded -
      payment.amount_refund_pending -
      payment.amount_disputed,
  );

  const { refunds } = dataOf<{ refunds: readonly Refund[] }>(
    await api.request('GET', `/gateway/payments/${paymentId}/refunds?limit=100`, { bearer: key }),
    200,
  );
  // Those of a lost dispute pay what was lost already.
  const own = refunds.filter(({ dispute_id: dispute }) => dispute === null);
  const named = new Set(lines.flatMap((line) => line.refund_ids));
  for (const { id } of own.filter(({ status }) => status !== 'failed')) expect(named).toContain(id);
  for (const id of named) expect(own.map((each) => each.id)).toContain(id);
  expect(payment.amount_refund_pending).toBe(
    own.filter(({ status }) => status === 'pending').reduce((sum, { amount }) => sum + amount, 0),
  );
}

describe('a settlement line says what it is made of', () => {
  const madeOf = ({ type, refund_ids: refunds, dispute_ids: disputes, ...line }: SettlementLine): unknown => ({
    type,
    refunds,
    disputes,
    ...Object.fromEntries(PARTS.flatMap((name) => (line[name] === 0 ? [] : [[name, line[name]]]))),
    net: line.net_amount,
  });

  test('a payment that was refunded and disputed before it was available names both', async () => {
    const api = await openWithRefunds();
    const shop = await openShop(api, 'shop@example.cm', { ...PROPORTIONAL, basis_points: 200, fixed: 0 }, DAY / 1_000);
    const { id } = await paid(api, shop, 10_000, 'wallet');
    const first = dataOf<{ refund: Refund }>(await refund(api, id, { amount: 2000 }, shop.key), 201).refund;
    const { id: disputeId } = await disputed(api, id, { amount: 500 });
    await api.advance(2 * DAY);
    await closed(api, shop.id);
    const second = dataOf<{ refund: Refund }>(await refund(api, id, { amount: 1000 }, shop.key), 201).refund;
    await resolved(api, disputeId, 'won');
    await settleAll(api, shop);
    const lines = (await provenLines(api, shop)).filter((line) => line.payment_id === id);
    expect(lines.map(madeOf)).toEqual([
      { type: 'refund', refunds: [second.id], disputes: [], refunded: 1000, fee_returned: 20, net: -980 },
      { type: 'dispute_won', refunds: [], disputes: [disputeId], disputed: -500, net: 500 },
      {
        type: 'payment',
        refunds: [first.id],
        disputes: [disputeId],
        gross: 10_000,
        fee: 200,
        fee_returned: 40,
        refunded: 2000,
        disputed: 500,
        net: 7340,
      },
    ]);
    await expectSumOfLines(api, shop, id, lines);
    await expectConsistentLedger(api);
    await api.close();
  });

  test('a payment that was refunded in full before it was available is a line, and what its kept fee took is another', async () => {
    const api = await openWithRefunds();
    const shop = await openShop(api, 'shop@example.cm', { ...KEEP, basis_points: 200, fixed: 0 }, DAY / 1_000);
    const { id } = await paid(api, shop, 5000, 'wallet');
    const { refund: whole } = dataOf<{ refund: Refund }>(await refund(api, id, {}, shop.key), 201);
    await settleAll(api, shop);
    const lines = (await provenLines(api, shop)).filter((line) => line.payment_id === id);
    expect(lines.map(madeOf)).toEqual([
      { type: 'refund', refunds: [whole.id], disputes: [], refunded: 100, net: -100 },
      { type: 'payment', refunds: [whole.id], disputes: [], gross: 5000, fee: 100, refunded: 4900, net: 0 },
    ]);
    await expectSumOfLines(api, shop, id, lines);
    await expectConsistentLedger(api);
    await api.close();
  });

  test('a refund that is pending when the payment becomes available is deducted, and returned if it fails', async () => {
    const api = await openWithRefunds();
    const shop = await openShop(api, 'shop@example.cm', { ...PROPORTIONAL, basis_points: 200, fixed: 0 }, DAY / 1_000);
    const { id } = await paid(api, shop, 5000, 'phone');
    refundOutcome = PENDING;
    const { refund: pending } = dataOf<{ refund: Refund }>(await refund(api, id, { amount: 2500 }, shop.key), 201);
    expect(await readPayment(api, id, shop.key)).toMatchObject({
      fee_returned: 50,
      amount_refunded: 0,
      amount_refund_pending: 2500,
      net_amount: 2450,
    });
    await api.advance(2 * DAY);
    await answered(api, pending.id, 'failed');
    expect(await readPayment(api, id, shop.key)).toMatchObject({ amount_refund_pending: 0, net_amount: 4900 });
    await settleAll(api, shop);
    const lines = (await provenLines(api, shop)).filter((line) => line.payment_id === id);
    expect(lines.map(madeOf)).toEqual([
      {
        type: 'payment',
        refunds: [pending.id],
        disputes: [],
        gross: 5000,
        fee: 100,
        fee_returned: 50,
        refunded: 2500,
        net: 2450,
      },
      { type: 'refund_failed', refunds: [pending.id], disputes: [], refunded: -2500, fee_returned: -50, net: 2450 },
    ]);
    await expectSumOfLines(api, shop, id, lines);
    await expectConsistentLedger(api);
    await api.close();
  });
});

type Step =
  | { readonly do: 'pay'; readonly shop: number; readonly amount: number; readonly by: 'wallet' | 'phone' }
  | { readonly do: 'refund'; readonly of: number; readonly percent: number; readonly ends: keyof typeof OUTCOMES }
  | { readonly do: 'answer'; readonly outcome: 'succeeded' | 'failed' }
  | { readonly do: 'dispute'; readonly of: number; readonly percent: number }
  | { readonly do: 'resolve'; readonly outcome: 'won' | 'lost' }
  | { readonly do: 'settle'; readonly shop: number; readonly isPaid: boolean }
  | { readonly do: 'wait'; readonly forMs: number };

const FEES = [PROPORTIONAL, KEEP, PROPORTIONAL];
const shop = fc.nat({ max: FEES.length - 1 });
const of = fc.nat({ max: 9 });
// At 100 all of the rest.
const percent = fc.constantFrom(1, 30, 50, 100);
const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        do: fc.constant('pay' as const),
        shop,
        // The fee takes all of the smallest.
        amount: fc.oneof(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 100, max: 20_000 })),
        by: fc.constantFrom('wallet' as const, 'phone' as const),
      }),
    },
    {
      weight: 6,
      arbitrary: fc.record({
        do: fc.constant('refund' as const),
        of,
        percent,
        ends: fc.constantFrom('succeeded' as const, 'failed' as const, 'pending' as const),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        do: fc.constant('answer' as const),
        outcome: fc.constantFrom('succeeded' as const, 'failed' as const),
      }),
    },
    { weight: 3, arbitrary: fc.record({ do: fc.constant('dispute' as const), of, percent }) },
    {
      weight: 3,
      arbitrary: fc.record({
        do: fc.constant('resolve' as const),
        outcome: fc.constantFrom('won' as const, 'lost' as const),
      }),
    },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('settle' as const), shop, isPaid: fc.boolean() }) },
    { weight: 3, arbitrary: fc.record({ do: fc.constant('wait' as const), forMs: fc.constantFrom(MINUTE, DAY) }) },
  ),
  { minLength: 14, maxLength: 28 },
);

const RUNS = 4;

test.each([20_261_128, 20_261_129, 20_261_130])(
  'after any sequence of events, lines add up to settlements and to what payments bring (%i)',
  async (seed) => {
    const api = await openWithRefunds();
    let held = 0;
    await fc.assert(
      fc.asyncProperty(steps, async (list) => {
        await holds(api, held, list);
        held += 1;
      }),
      { numRuns: RUNS, seed, endOnFailure: true },
    );
    expect(held).toBe(RUNS);
    await api.close();
  },
);

async function holds(api: TestGateway, run: number, list: readonly Step[]): Promise<void> {
  const shops: Shop[] = [];
  for (const [place, fees] of FEES.entries()) {
    shops.push(await openShop(api, `shop-${run}-${place}@example.cm`, fees, place === 2 ? 0 : DAY / 1_000));
  }
  const payments: { readonly id: string; readonly shop: Shop }[] = [];
  const open = { refunds: [] as string[], disputes: [] as string[] };
  const part = (payment: Payment, share: number): number => {
    const { amount, amount_refunded: refunded, amount_refund_pending: pending, amount_disputed: contested } = payment;
    return Math.floor(((amount - refunded - pending - contested) * share) / 100);
  };
  for (const step of list) {
    const paidOne = 'of' in step ? payments[step.of % Math.max(1, payments.length)] : undefined;
    const payment = paidOne === undefined ? null : await readPayment(api, paidOne.id, paidOne.shop.key);
    switch (step.do) {
      case 'pay': {
        const own = shops[step.shop] as Shop;
        // Mobile money begins at 100 francs.
        const by = step.amount < 100 ? 'wallet' : step.by;
        payments.push({ id: (await paid(api, own, step.amount, by)).id, shop: own });
        break;
      }
      case 'refund': {
        const amount = payment === null ? 0 : part(payment, step.percent);
        if (payment === null || amount === 0) break;
        refundOutcome = OUTCOMES[step.ends];
        const made = dataOf<{ refund: Refund }>(await refund(api, payment.id, { amount }, paidOne?.shop.key), 201);
        await api.gateway.runDue();
        if (step.ends === 'pending' && made.refund.status === 'pending') open.refunds.push(made.refund.id);
        break;
      }
      case 'answer': {
        const id = open.refunds.shift();
        if (id !== undefined) await answered(api, id, step.outcome);
        break;
      }
      case 'dispute': {
        const amount = payment === null ? 0 : part(payment, step.percent);
        if (payment !== null && amount > 0) open.disputes.push((await disputed(api, payment.id, { amount })).id);
        break;
      }
      case 'resolve': {
        const id = open.disputes.shift();
        if (id !== undefined) await resolved(api, id, step.outcome);
        break;
      }
      case 'settle': {
        const path = `/admin/merchants/${shops[step.shop]?.id}/settlements`;
        const answer = await asOperator(api, 'POST', path, { livemode: false });
        if (answer.body.code === 'NOTHING_TO_SETTLE') break;
        const { settlement } = dataOf<{ settlement: Settlement }>(answer, 201);
        const failed = { outcome: 'failed', failure_reason: 'account closed' };
        const outcome = step.isPaid ? { outcome: 'paid' } : failed;
        dataOf(await asOperator(api, 'POST', `/admin/settlements/${settlement.id}/resolve`, outcome), 200);
        break;
      }
      case 'wait':
        await api.advance(step.forMs);
    }
  }
  for (const own of shops) {
    await settleAll(api, own);
    const lines = await provenLines(api, own);
    for (const { id } of payments.filter((each) => each.shop === own)) await expectSumOfLines(api, own, id, lines);
  }
  await expectConsistentLedger(api);
}
