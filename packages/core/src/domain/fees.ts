import type { FeeSchedule } from './model.ts';

export const NO_FEES: FeeSchedule = { basisPoints: 0, fixed: 0, minimum: 0, maximum: null };

/**
 * Fee of a payment: percentage (basis points, rounded half up to a whole minor unit) plus fixed, held between minimum
 * and maximum, and never more than the amount. Integers only.
 */
export function feeOf(amount: number, schedule: FeeSchedule): number {
  const percentage = Math.floor((amount * schedule.basisPoints + 5_000) / 10_000);
  const bounded = Math.max(percentage + schedule.fixed, schedule.minimum);
  return Math.min(bounded, schedule.maximum ?? bounded, amount);
}

/**
 * Part of the fee that goes back with a refund: in proportion, rounded down, the remainder with the last refund, so that
 * a payment refunded in full has cost no fee.
 */
export function feeReturned(payment: {
  readonly amount: number;
  readonly fee: number;
  /** Refunded before this refund. */
  readonly refundedBefore: number;
  readonly refund: number;
}): number {
  // In BigInt: two amounts of eight digits multiply beyond what a double holds exactly.
  const upTo = (refunded: number): number => Number((BigInt(payment.fee) * BigInt(refunded)) / BigInt(payment.amount));
  return upTo(payment.refundedBefore + payment.refund) - upTo(payment.refundedBefore);
}
