import type { FeeRefundPolicy } from '@mitako/contract/names';
import type { FeeSchedule } from './model.ts';

export const NO_FEES: FeeSchedule = {
  basisPoints: 0,
  fixed: 0,
  minimum: 0,
  maximum: null,
  refundPolicy: 'proportional',
};

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
 * Part of the fee that goes back with a refund. `proportional`: of the fee, what all refunds together deserve (rounded
 * down) less what they already have, so that rounding never adds up, whichever of them fail, and a payment refunded in
 * full has cost no fee. `keep`: nothing.
 */
export function feeReturnedBy(refund: {
  readonly policy: FeeRefundPolicy;
  readonly paymentAmount: number;
  readonly fee: number;
  /** By refunds that succeeded or are under way. */
  readonly returnedBefore: number;
  /** Refunded or under way, this refund included. */
  readonly refundedThrough: number;
}): number {
  if (refund.policy === 'keep') return 0;
  // In BigInt: two amounts of eight digits multiply beyond what a double holds exactly.
  const deserved = Number((BigInt(refund.fee) * BigInt(refund.refundedThrough)) / BigInt(refund.paymentAmount));
  return Math.max(0, deserved - refund.returnedBefore);
}
