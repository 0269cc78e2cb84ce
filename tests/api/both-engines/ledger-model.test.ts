import { sandboxRail, type RailRefundOutcome } from '@mitako/core';
import type { Balance, Payment, Refund } from '@mitako/contract/names';
import fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import {
  approveKyc,
  createPayment,
  dataOf,
  DAY,
  MINUTE,
  openGateway,
  payByPhone,
  payFromWallet,
  readPayment,
  registerMerchant,
  type Reply,
  type TestGateway,
} from '../support.ts';

// After any operations in any order the ledger is consistent, and merchants' balances are those of this short model,
// which has no accounts, chains or postings.

const FEES = [
  { basis_points: 250, fixed: 10, refund_policy: 'proportional' },
  { basis_points: 333, fixed: 7, refund_policy: 'keep' },
  { basis_points: 0, fixed: 0, refund_policy: 'proportional' },
] as const;

type Step =
  | {
      readonly do: 'pay';
      readonly merchant: number;
      readonly amount: number;
      readonly by: 'wallet' | 'phone' | 'simulate';
    }
  | { readonly do: 'refund'; readonly payment: number; readonly part: number; readonly fails: boolean }
  | { readonly do: 'dispute'; readonly payment: number; readonly part: number }
  | { readonly do: 'resolve'; readonly payment: number; readonly outcome: 'won' | 'lost' }
  | { readonly do: 'settle'; readonly merchant: number }
  | { readonly do: 'wait'; readonly forMs: number };

const index = fc.nat({ max: 11 });
const part = fc.integer({ min: 1, max: 120 });
const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        do: fc.constant('pay' as const),
        merchant: fc.nat({ max: FEES.length - 1 }),
        amount: fc.integer({ min: 100, max: 20_000 }),
        by: fc.constantFrom('wallet' as const, 'phone' as const, 'simulate' as const),
      }),
    },
    {
      weight: 5,
      arbitrary: fc.record({ do: fc.constant('refund' as const), payment: index, part, fails: fc.boolean() }),
    },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('dispute' as const), payment: index, part }) },
    {
      weight: 2,
      arbitrary: fc.record({
        do: fc.constant('resolve' as const),
        payment: index,
        outcome: fc.constantFrom('won' as const, 'lost' as const),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ do: fc.constant('settle' as const), merchant: fc.nat({ max: FEES.length - 1 }) }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ do: fc.constant('wait' as const), forMs: fc.constantFrom(MINUTE, DAY / 2, DAY) }),
    },
  ),
  { minLength: 12, maxLength: 24 },
);

interface Merchant {
  readonly id: string;
  readonly key: string;
  readonly fees: (typeof FEES)[number];
  /** Credits of its payments minus debits: pending and available together. */
  balance: number;
}

interface Paid {
  readonly id: string;
  readonly merchant: Merchant;
  readonly amount: number;
  readonly fee: number;
  readonly isWallet: boolean;
  refunded: number;
  disputed: number;
  feeReturned: number;
  disputeId: string | null;
  disputeAmount: number;
}

const RUNS = 5;
const SEEDS = [20_260_101, 20_260_102, 20_260_103, 20_260_104, 20_260_105];
/** PostgreSQL takes four times as long: it plays one of them, and all in `pnpm test:all`. */
const PLAYED = inject('matrix') === 'short' && inject('engine') === 'postgres' ? SEEDS.slice(0, 1) : SEEDS;

test.each(PLAYED)(
  'after any sequence of events the ledger is consistent and balances match the model (%i)',
  async (seed) => {
    // The rail's outcome of the next refund.
    let refundOutcome: RailRefundOutcome = { kind: 'succeeded', railReference: null };
    const rails = [{ ...sandboxRail(), refund: () => Promise.resolve(refundOutcome) }];
    const api = await openGateway({ rails });
    let held = 0;
    // One gateway for all runs, with new merchants for each: creating a gateway takes longer than a run.
    await fc.assert(
      fc.asyncProperty(steps, async (list) => {
        const world = await createWorld(api, held);
        for (const step of list) {
          if (step.do === 'refund') {
            refundOutcome = step.fails
              ? { kind: 'failed', failureCode: 'provider_error' }
              : { kind: 'succeeded', railReference: null };
          }
          await world.play(step);
        }
        await world.check();
        held += 1;
      }),
      { numRuns: RUNS, seed, endOnFailure: true },
    );
    expect(held).toBe(RUNS);
  },
);

async function createWorld(
  api: TestGateway,
  run: number,
): Promise<{
  readonly play: (step: Step) => Promise<void>;
  readonly check: () => Promise<void>;
}> {
  const operator = (method: string, path: string, body: object): Promise<Reply> =>
    api.request(method, path, { bearer: api.seed.operatorKey, body });
  // A token is valid for 15 minutes, and days pass.
  const payer = (): Promise<string> => api.login('success@sandbox.test');
  const merchants: Merchant[] = [];
  for (const [place, fees] of FEES.entries()) {
    const merchant = await registerMerchant(api, `shop-${run}-${place}@example.cm`);
    await approveKyc(api, merchant);
    const terms = { fees, settlement: { schedule: 'manual', delay_seconds: place === 2 ? 0 : DAY / 1_000 } };
    dataOf(await operator('PATCH', `/admin/merchants/${merchant.id}`, terms), 200);
    merchants.push({ id: merchant.id, key: merchant.testKey, fees, balance: 0 });
  }
  const payments: Paid[] = [];

  const plays: { readonly [Name in Step['do']]: (step: Extract<Step, { readonly do: Name }>) => Promise<void> } = {
    async pay({ merchant: at, amount, by }) {
      const merchant = merchants[at] as Merchant;
      const { id, slug } = await createPayment(api, { amount }, merchant.key);
      if (by === 'wallet') dataOf(await payFromWallet(api, slug, await payer()), 200);
      if (by === 'phone') {
        dataOf(await payByPhone(api, slug, await payer(), '+237653456789'), 202);
        await api.advance(MINUTE);
      }
      if (by === 'simulate') {
        const path = `/gateway/sandbox/payments/${id}/simulate`;
        dataOf(await api.request('POST', path, { bearer: merchant.key, body: { outcome: 'succeed' } }), 200);
      }
      const fee = Math.min(
        amount,
        Math.floor((amount * merchant.fees.basis_points + 5_000) / 10_000) + merchant.fees.fixed,
      );
      merchant.balance += amount - fee;
      const isWallet = by === 'wallet';
      const nothing = { refunded: 0, disputed: 0, feeReturned: 0, disputeId: null, disputeAmount: 0 };
      payments.push({ id, merchant, amount, fee, isWallet, ...nothing });
    },

    async refund({ payment: at, part: percent, fails }) {
      const payment = payments[at % Math.max(1, payments.length)];
      if (payment === undefined) return;
      const { merchant } = payment;
      const remaining = payment.amount - payment.refunded - payment.disputed;
      const amount = Math.max(1, Math.floor((remaining * percent) / 100));
      const path = `/gateway/payments/${payment.id}/refunds`;
      const answer = await api.request('POST', path, { bearer: merchant.key, body: { amount } });
      // How much a merchant can refund depends on pending credits, which the model does not have.
      if (answer.body.code === 'INSUFFICIENT_BALANCE') return;
      expect(answer.body.code).toBe(amount > remaining ? 'REFUND_EXCEEDS_REMAINING' : undefined);
      if (amount > remaining) return;
      const { refund } = dataOf<{ refund: Refund }>(answer, 201);
      expect(refund.status).toBe(payment.isWallet ? 'succeeded' : 'pending');
      await api.gateway.runDue();
      if (fails && !payment.isWallet) return;
      payment.refunded += amount;
      const returned =
        merchant.fees.refund_policy === 'keep'
          ? 0
          : Math.floor((payment.fee * payment.refunded) / payment.amount) - payment.feeReturned;
      payment.feeReturned += returned;
      merchant.balance -= amount - returned;
    },

    async dispute({ payment: at, part: percent }) {
      const payment = payments[at % Math.max(1, payments.length)];
      if (payment === undefined || payment.disputeId !== null) return;
      const remaining = payment.amount - payment.refunded - payment.disputed;
      const amount = Math.max(1, Math.floor((remaining * percent) / 100));
      const answer = await operator('POST', `/admin/payments/${payment.id}/disputes`, { amount });
      expect(answer.body.code).toBe(amount > remaining ? 'DISPUTE_EXCEEDS_REMAINING' : undefined);
      if (amount > remaining) return;
      payment.disputeId = dataOf<{ dispute: { id: string } }>(answer, 201).dispute.id;
      payment.disputeAmount = amount;
      payment.disputed += amount;
      payment.merchant.balance -= amount;
    },

    async resolve({ payment: at, outcome }) {
      const payment = payments[at % Math.max(1, payments.length)];
      if (payment?.disputeId === undefined || payment.disputeId === null) return;
      dataOf(await operator('POST', `/admin/disputes/${payment.disputeId}/resolve`, { outcome }), 200);
      payment.disputeId = null;
      if (outcome === 'lost') return;
      payment.disputed -= payment.disputeAmount;
      payment.merchant.balance += payment.disputeAmount;
    },

    async settle({ merchant: at }) {
      const merchant = merchants[at] as Merchant;
      const answer = await operator('POST', `/admin/merchants/${merchant.id}/settlements`, { livemode: false });
      if (answer.body.code === 'NOTHING_TO_SETTLE') return;
      merchant.balance -= dataOf<{ settlement: { amount: number } }>(answer, 201).settlement.amount;
    },

    wait: ({ forMs }) => api.advance(forMs),
  };

  return {
    play: (step) => (plays[step.do] as (each: Step) => Promise<void>)(step),
    async check() {
      await api.gateway.runDue();
      expect((await api.gateway.ledger.verify()).problems).toEqual([]);
      for (const { key, balance } of merchants) {
        const answer = await api.request('GET', '/merchant/balance', { bearer: key });
        const [held] = dataOf<{ balances: readonly Balance[] }>(answer, 200).balances;
        expect((held?.pending ?? 0) + (held?.available ?? 0)).toBe(balance);
      }
      for (const { id, merchant, fee, refunded, amount } of payments) {
        const read: Payment = await readPayment(api, id, merchant.key);
        expect(read).toMatchObject({
          fee,
          amount_refunded: refunded,
          status: refunded === 0 ? 'succeeded' : refunded === amount ? 'refunded' : 'partially_refunded',
        });
      }
    },
  };
}
