import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { feeOf, feeReturned, NO_FEES } from './fees.ts';

const amounts = fc.integer({ min: 1, max: 99_999_999 });

describe('the fee of a payment', () => {
  it('is nothing by default', () => expect(feeOf(5_000, NO_FEES)).toBe(0));

  it('is a percentage rounded half up plus a fixed part', () => {
    expect(feeOf(5_000, { basisPoints: 250, fixed: 50, minimum: 0, maximum: null })).toBe(175);
    expect(feeOf(50, { basisPoints: 100, fixed: 0, minimum: 0, maximum: null })).toBe(1);
    expect(feeOf(49, { basisPoints: 100, fixed: 0, minimum: 0, maximum: null })).toBe(0);
  });

  it('keeps to its minimum and maximum, and never passes the amount', () => {
    expect(feeOf(1_000, { basisPoints: 100, fixed: 0, minimum: 25, maximum: null })).toBe(25);
    expect(feeOf(1_000_000, { basisPoints: 100, fixed: 0, minimum: 0, maximum: 500 })).toBe(500);
    expect(feeOf(10, { basisPoints: 0, fixed: 100, minimum: 0, maximum: null })).toBe(10);
  });
});

describe('the fee returned with refunds', () => {
  it('is the whole fee once all is refunded, however it was split', () => {
    const splits = fc.tuple(amounts, fc.array(fc.integer({ min: 1, max: 1_000_000 }), { maxLength: 8 }), fc.nat());
    fc.assert(
      fc.property(splits, ([amount, parts, rawFee]) => {
        const fee = rawFee % (amount + 1);
        let refunded = 0;
        let returned = 0;
        for (const part of [...parts, amount]) {
          const refund = Math.min(part, amount - refunded);
          if (refund === 0) continue;
          const back = feeReturned({ amount, fee, refundedBefore: refunded, refund });
          expect(back).toBeGreaterThanOrEqual(0);
          expect(back).toBeLessThanOrEqual(refund);
          returned += back;
          refunded += refund;
        }
        expect(returned).toBe(fee);
      }),
    );
  });
});
