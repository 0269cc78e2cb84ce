import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { feeOf, feeReturnedBy, NO_FEES } from './fees.ts';
import type { FeeSchedule } from './model.ts';

const amounts = fc.integer({ min: 1, max: 99_999_999 });
const schedule = (set: Partial<FeeSchedule>): FeeSchedule => ({ ...NO_FEES, ...set });

describe('the fee of a payment', () => {
  it('is nothing by default', () => expect(feeOf(5_000, NO_FEES)).toBe(0));

  it('is a percentage rounded half up plus a fixed part', () => {
    expect(feeOf(5_000, schedule({ basisPoints: 250, fixed: 50 }))).toBe(175);
    expect(feeOf(20, schedule({ basisPoints: 250 }))).toBe(1);
    expect(feeOf(19, schedule({ basisPoints: 250 }))).toBe(0);
    expect(feeOf(99_999_999, schedule({ basisPoints: 10_000 }))).toBe(99_999_999);
  });

  it('keeps to its minimum and maximum, and never passes the amount', () => {
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

  it('is the whole fee once all is refunded, however it was split', () => {
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

  it('never passes the fee nor the refund, whichever of them fail', () => {
    const refunds = fc.array(fc.record({ amount: fc.integer({ min: 1, max: 20 }), fails: fc.boolean() }), {
      maxLength: 60,
    });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), fc.nat({ max: 100 }), refunds, (paymentAmount, percent, asked) => {
        const fee = Math.floor((paymentAmount * percent) / 100);
        let refundedBefore = 0;
        let returnedBefore = 0;
        // All are asked for before the first of them fails.
        const held = asked.flatMap(({ amount, fails }) => {
          if (refundedBefore + amount > paymentAmount) return [];
          const back = feeReturnedBy({
            policy: 'proportional',
            paymentAmount,
            fee,
            returnedBefore,
            refundedBefore,
            amount,
          });
          expect(back).toBeLessThanOrEqual(amount);
          refundedBefore += amount;
          returnedBefore += back;
          expect(returnedBefore).toBeLessThanOrEqual(fee);
          return fails ? [{ amount, back }] : [];
        });
        for (const { amount, back } of held) {
          refundedBefore -= amount;
          returnedBefore -= back;
        }
        const amount = paymentAmount - refundedBefore;
        if (amount === 0) return;
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
        expect(returnedBefore + back).toBeLessThanOrEqual(fee);
      }),
    );
  });

  it('is never more than a refund that follows many small ones that failed', () => {
    const after = { policy: 'proportional', paymentAmount: 100, fee: 50, returnedBefore: 0 } as const;
    expect(feeReturnedBy({ ...after, refundedBefore: 50, amount: 1 })).toBe(1);
  });

  it('is nothing where the merchant pays the fee in any case', () => {
    const whole = { paymentAmount: 5_000, fee: 175, returnedBefore: 0, refundedBefore: 0, amount: 5_000 };
    expect(feeReturnedBy({ ...whole, policy: 'keep' })).toBe(0);
    expect(feeReturnedBy({ ...whole, policy: 'proportional' })).toBe(175);
  });
});
