import type { Dispute, Refund, Settlement, SettlementLine } from '@mitako/contract/names';
import { sandboxRail, type RailRefundOutcome } from '@mitako/core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  balanceOf,
  close,
  expectConsistentLedger,
  expectNetIsSum,
  linesOf,
  resolve,
  setTerms,
  settlements,
} from './support/settlement.ts';
import {
  createPayment,
  DAY,
  dataOf,
  HOUR,
  MINUTE,
  openGateway,
  payByPhone,
  payFromWallet,
  registerMerchant,
  testKey,
  type TestGateway,
} from './support.ts';

const DAYS = 30;
/** Printed with a failure; the same seed repeats the same month. */
const SEED = Number(process.env['SETTLEMENT_SEED'] ?? 20260101);

let api: TestGateway;
let refundOutcome: RailRefundOutcome = { kind: 'succeeded', railReference: null };

beforeEach(async () => {
  api = await openGateway({ rails: [{ ...sandboxRail(), refund: () => Promise.resolve(refundOutcome) }] });
});
afterEach(() => api.close());

/** A merchant's expected money, in a model without a ledger. */
interface MerchantModel {
  readonly id: string;
  readonly key: string;
  readonly payments: { readonly id: string; readonly amount: number; taken: number }[];
  readonly openDisputes: { readonly id: string; readonly amount: number }[];
  /** All payments minus refunds and open or lost disputes: the merchant's money, paid out or not. */
  earned: number;
  disputed: number;
  /** Ids of all settlements there were. */
  readonly seen: Set<string>;
}

/** mulberry32: small, seeded, and good enough to shuffle a month. */
function random(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

test(`three merchants over ${DAYS} days (seed ${SEED}): each net is the sum of its lines`, async () => {
  const pick = random(SEED);
  const merchants: readonly MerchantModel[] = await Promise.all(
    [
      { schedule: 'daily', delay_seconds: 0 } as const,
      { schedule: 'daily', delay_seconds: 3 * 86_400, minimum: 4000 } as const,
      { schedule: 'weekly', delay_seconds: 86_400 } as const,
    ].map(async (terms, index) => {
      const { id, testKey: key } =
        index === 0
          ? { id: api.seed.merchant.id, testKey: testKey(api) }
          : await registerMerchant(api, `merchant-${index}@example.cm`);
      await setTerms(api, terms, id);
      return {
        id,
        key,
        payments: [],
        openDisputes: [],
        earned: 0,
        disputed: 0,
        seen: new Set<string>(),
      };
    }),
  );

  for (let day = 0; day < DAYS; day += 1) {
    for (const model of merchants) {
      for (let act = pick(6); act > 0; act -= 1) await step(model, pick);
    }
    // Releases, settlements and sandbox payouts run when they are due.
    await api.advance(DAY - pick(4) * HOUR);
    for (const model of merchants) await expectAsModelled(model);
  }
  for (const model of merchants) {
    const all = await settlements(api, '', model.key);
    expect(all.length).toBeGreaterThan(2);
    const lines: SettlementLine[] = [];
    for (const { id } of all) {
      await expectNetIsSum(api, id, model.key);
      lines.push(...(await linesOf(api, id, model.key)));
    }
    expect(new Set(lines.map((line) => line.transaction_id)).size).toBe(lines.length);
  }
  await expectConsistentLedger(api);
}, 120_000);

/** One thing that happens to a merchant. */
async function step(model: MerchantModel, pick: (below: number) => number): Promise<void> {
  const old = model.payments[pick(Math.max(1, model.payments.length))];
  const left = old === undefined ? 0 : old.amount - old.taken;
  switch (pick(8)) {
    case 0:
    case 1:
    case 2:
      return pay(model, 200 + pick(9000), pick(3) === 0);
    case 3:
    case 4: {
      if (old === undefined || left === 0) return;
      return refund(model, old, 1 + pick(left), pick(4) === 0 ? 'failed' : 'succeeded');
    }
    case 5: {
      if (old === undefined || left === 0) return;
      return dispute(model, old);
    }
    case 6: {
      const [open] = model.openDisputes.splice(0, 1);
      return open === undefined ? undefined : decide(model, open, pick(2) === 0 ? 'won' : 'lost');
    }
    default:
      return closeByHand(model, pick(2) === 0);
  }
}

async function pay(model: MerchantModel, amount: number, byPhone: boolean): Promise<void> {
  const { id, slug } = await createPayment(api, { amount, customer_reference: `=order-${amount}` }, model.key);
  const payer = await api.login('success@sandbox.test');
  if (byPhone) {
    dataOf(await payByPhone(api, slug, payer, '+237653456789'), 202);
    await api.advance(MINUTE);
  } else {
    dataOf(await payFromWallet(api, slug, payer), 200);
  }
  model.payments.push({ id, amount, taken: 0 });
  model.earned += amount;
}

async function refund(
  model: MerchantModel,
  payment: MerchantModel['payments'][number],
  amount: number,
  outcome: 'succeeded' | 'failed',
): Promise<void> {
  refundOutcome =
    outcome === 'succeeded'
      ? { kind: 'succeeded', railReference: null }
      : { kind: 'failed', failureCode: 'payer_account_blocked' };
  const path = `/gateway/payments/${payment.id}/refunds`;
  const answer = await api.request('POST', path, { bearer: model.key, body: { amount } });
  if (answer.status === 402) {
    expect(answer.body.code).toBe('INSUFFICIENT_BALANCE');
    return;
  }
  const made = dataOf<{ refund: Refund }>(answer, 201).refund;
  await api.advance(MINUTE);
  const path2 = `/gateway/refunds/${made.id}`;
  const { status } = dataOf<{ refund: Refund }>(await api.request('GET', path2, { bearer: model.key }), 200).refund;
  if (status === 'failed') return;
  expect(status).toBe('succeeded');
  payment.taken += amount;
  model.earned -= amount;
}

async function dispute(model: MerchantModel, payment: MerchantModel['payments'][number]): Promise<void> {
  const path = `/gateway/sandbox/payments/${payment.id}/simulate`;
  const answer = await api.request('POST', path, { bearer: model.key, body: { outcome: 'dispute' } });
  const { id, amount } = dataOf<{ dispute: Dispute }>(answer, 200).dispute;
  expect(amount).toBe(payment.amount - payment.taken);
  payment.taken = payment.amount;
  model.openDisputes.push({ id, amount });
  model.earned -= amount;
  model.disputed += amount;
}

async function decide(
  model: MerchantModel,
  { id, amount }: MerchantModel['openDisputes'][number],
  outcome: 'won' | 'lost',
): Promise<void> {
  const path = `/admin/disputes/${id}/resolve`;
  dataOf(await api.request('POST', path, { bearer: api.seed.operatorKey, body: { outcome } }), 200);
  model.disputed -= amount;
  // The payment stays taken in full: what was won is not disputed again in this month.
  if (outcome === 'won') model.earned += amount;
}

/** By hand, and the payout fails before the sandbox pays it. */
async function closeByHand(model: MerchantModel, isPaid: boolean): Promise<void> {
  const answer = await close(api, model.id);
  if (answer.status === 409) return;
  const { id } = dataOf<{ settlement: { id: string } }>(answer, 201).settlement;
  if (!isPaid) dataOf(await resolve(api, id, { outcome: 'failed', failure_reason: 'unknown account' }), 200);
}

/** No money is lost or created: the merchant's money is on the balance or was paid out. */
async function expectAsModelled(model: MerchantModel): Promise<void> {
  const balance = await balanceOf(api, model.key);
  const all = await settlements(api, '', model.key);
  const paid = amountOf(all.filter(({ status }) => status === 'paid'));
  expect({
    held: balance.available + balance.pending + balance.settling,
    disputed: balance.disputed,
    refunding: balance.refunding,
  }).toEqual({ held: model.earned - paid, disputed: model.disputed, refunding: 0 });
  expect(balance.settling).toBe(amountOf(all.filter(({ status }) => status === 'pending')));
  // None ever goes away.
  for (const { id } of all) model.seen.add(id);
  expect(model.seen.size).toBe(all.length);
}

function amountOf(all: readonly Settlement[]): number {
  return all.reduce((sum, { amount }) => sum + amount, 0);
}
