import { FEE_REFUND_POLICIES, type FeeRefundPolicy, LIMITS } from '@mitako/contract/names';
import type { FeeSchedule } from '../model.ts';

export const NO_FEES: FeeSchedule = {
  basisPoints: 0,
  fixed: 0,
  minimum: 0,
  maximum: null,
  refundPolicy: 'proportional',
};

/**
 * Fee of a payment, in minor units: the percentage (basis points of the amount, rounded half up to a whole minor unit)
 * plus the fixed part, clamped between minimum and maximum, and never more than the amount. Integers only.
 *
 * @example 2.5 % and 50 F: 5 000 F cost 175 F; 2.5 % of 20 F is half a franc and costs 1 F.
 */
export function feeOf(amount: number, schedule: FeeSchedule): number {
  const percentage = Math.floor((amount * schedule.basisPoints + 5_000) / 10_000);
  const bounded = Math.max(percentage + schedule.fixed, schedule.minimum);
  return Math.min(bounded, schedule.maximum ?? bounded, amount);
}

/**
 * Part of the fee that a refund returns. `proportional`: the share of all refunds together (rounded down) minus what
 * earlier ones returned, so that rounding errors never add up, also when refunds fail, and a fully refunded payment has
 * cost no fee. `keep`: nothing.
 *
 * Never more than the refund itself, which must not pay the merchant: failed refunds can leave the others a few minor
 * units short of their share, and then several refunds catch up where one would be too small.
 */
export function feeReturnedBy(refund: {
  readonly policy: FeeRefundPolicy;
  readonly paymentAmount: number;
  readonly fee: number;
  /** Returned by refunds that succeeded or are pending. */
  readonly returnedBefore: number;
  /** Refunded or pending, without this refund. */
  readonly refundedBefore: number;
  readonly amount: number;
}): number {
  if (refund.policy === 'keep') return 0;
  const refundedThrough = BigInt(refund.refundedBefore + refund.amount);
  // BigInt: the product of two amounts of eight digits exceeds the safe integers.
  const deserved = Number((BigInt(refund.fee) * refundedThrough) / BigInt(refund.paymentAmount));
  return Math.min(refund.amount, Math.max(0, deserved - refund.returnedBefore));
}

/** The error of a schedule that a program made; null: none. */
export function feeScheduleFault(
  schedule: FeeSchedule,
): { readonly name: keyof FeeSchedule; readonly message: string } | null {
  const { basisPoints, fixed, minimum, maximum, refundPolicy } = schedule;
  for (const [name, value, most] of [
    ['basisPoints', basisPoints, 10_000],
    ['fixed', fixed, LIMITS.amountMax],
    ['minimum', minimum, LIMITS.amountMax],
    ['maximum', maximum ?? 0, LIMITS.amountMax],
  ] as const) {
    if (!Number.isInteger(value) || value < 0 || value > most) {
      return { name, message: `must be a whole number from 0 to ${most}` };
    }
  }
  if (maximum !== null && minimum > maximum)
    return { name: 'maximum', message: `is below minimum, which is ${minimum}` };
  return FEE_REFUND_POLICIES.includes(refundPolicy)
    ? null
    : { name: 'refundPolicy', message: `must be one of ${FEE_REFUND_POLICIES.join(', ')}` };
}
