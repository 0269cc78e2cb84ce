import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { feeOf, feeReturnedBy, NO_FEES } from './fees.ts';
import type { FeeSchedule } from '../model.ts';

const amounts = fc.integer({ min: 1, max: 99_999_999 });
const schedule = (set: Partial<FeeSchedule>): FeeSchedule => ({ ...NO_FEES, ...set });

describe('the fee of a payment', () => {
  it('is zero by default', () => expect(feeOf(5_000, NO_FEES)).toBe(0));

  it('is a percentage rounded half up plus a fixed part', () => {
    expect(feeOf(5_000, schedule({ basisPoints: 250, fixed: 50 }))).toBe(175);
    expect(feeOf(20, schedule({ basisPoints: 250 }))).toBe(1);
    expect(feeOf(19, schedule({ basisPoints: 250 }))).toBe(0);
    expect(feeOf(99_999_999, schedule({ basisPoints: 10_000 }))).toBe(99_999_999);
  });

  it('respects its minimum and maximum, and never exceeds the amount', () => {
    expect(feeOf(1_000, schedule({ basisPoints: 100, minimum: 25 }))).toBe(25);
    expect(feeOf(1_000_000, schedule({ basisPoints: 100, maximum: 500 }))).toBe(500);
    expect(feeOf(10, schedule({ fixed: 100 }))).toBe(10);
    expect(feeOf(10, schedule({ minimum: 100 }))).toBe(10);
  });

  it('is the exact percentage, to within half a minor unit', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 10_000 }), (amount, basisPoints) => {
        const exact = BigInt(amount) * BigInt(basisPoints);
        const off = BigInt(feeOf(amount, schedule({ basisPoints }))) * 10_000n - exact;
        expect(off > -5_000n && off <= 5_000n).toBe(true);
      }),
    );
  });
});

describe('the fee returned with refunds', () => {
  /** Amount and fee of a payment, and what is asked for in turn; the last one takes what is left. */
  const splits = fc.tuple(amounts, fc.array(fc.integer({ min: 1, max: 1_000_000 }), { maxLength: 8 }), fc.nat());

  it('is the whole fee after a full refund, however it was split', () => {
    fc.assert(
      fc.property(splits, ([paymentAmount, parts, rawFee]) => {
        const fee = rawFee % (paymentAmount + 1);
        let refundedBefore = 0;
        let returnedBefore = 0;
        for (const part of [...parts, paymentAmount]) {
          const amount = Math.min(part, paymentAmount - refundedBefore);
          if (amount === 0) continue;
          const back = feeReturnedBy({
            policy: 'proportional',
            paymentAmount,
            fee,
            returnedBefore,
            refundedBefore,
            amount,
          });
          expect(back).toBeGreaterThanOrEqual(0);
          expect(back).toBeLessThanOrEqual(amount);
          returnedBefore += back;
          refundedBefore += amount;
        }
        expect(returnedBefore).toBe(fee);
      }),
    );
  });

  it('is the whole fee after a full refund, whichever refunds failed before', () => {
    // A refund of this much, or the failure of one that is under way.
    const step = fc.oneof(
      fc.record({ refund: fc.integer({ min: 1, max: 20 }) }),
      fc.record({ failure: fc.nat({ max: 59 }) }),
    );
    const payments = fc.tuple(
      fc.integer({ min: 1, max: 100 }),
      fc.nat({ max: 100 }),
      fc.array(step, { maxLength: 60 }),
    );
    fc.assert(
      fc.property(payments, fc.boolean(), ([paymentAmount, percent, steps], inOne) => {
        const fee = Math.floor((paymentAmount * percent) / 100);
        let held: readonly { readonly amount: number; readonly back: number }[] = [];
        const refunded = (): number => held.reduce((sum, { amount }) => sum + amount, 0);
        const returned = (): number => held.reduce((sum, { back }) => sum + back, 0);
        const refund = (amount: number): void => {
          const back = feeReturnedBy({
            policy: 'proportional',
            paymentAmount,
            fee,
            returnedBefore: returned(),
            refundedBefore: refunded(),
            amount,
          });
          expect(back).toBeGreaterThanOrEqual(0);
          expect(back).toBeLessThanOrEqual(amount);
          held = [...held, { amount, back }];
          expect(returned()).toBeLessThanOrEqual(fee);
        };
        for (const each of steps) {
          if ('failure' in each) held = held.filter((_, index) => index !== each.failure % Math.max(1, held.length));
          else if (refunded() + each.refund <= paymentAmount) refund(each.refund);
        }
        while (refunded() < paymentAmount) refund(inOne ? paymentAmount - refunded() : 1);
        expect(returned()).toBe(fee);
      }),
    );
  });

  it('is never more than a refund that follows many small ones that failed', () => {
    const after = { policy: 'proportional', paymentAmount: 100, fee: 50, returnedBefore: 0 } as const;
    expect(feeReturnedBy({ ...after, refundedBefore: 50, amount: 1 })).toBe(1);
  });

  it('is zero where fees are not returned', () => {
    const whole = { paymentAmount: 5_000, fee: 175, returnedBefore: 0, refundedBefore: 0, amount: 5_000 };
    expect(feeReturnedBy({ ...whole, policy: 'keep' })).toBe(0);
    expect(feeReturnedBy({ ...whole, policy: 'proportional' })).toBe(175);
  });
});
