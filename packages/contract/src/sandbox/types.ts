import type { Dispute } from '../disputes/types.ts';
import type { Payment } from '../payments/types.ts';
import type { Refund } from '../refunds/types.ts';

/** Outcomes that `POST /gateway/sandbox/payments/{id}/simulate` can simulate. */
export const SIMULATED_OUTCOMES = ['succeed', 'fail', 'timeout', 'refund', 'dispute'] as const;

export type SimulatedOutcome = (typeof SIMULATED_OUTCOMES)[number];

export interface SimulateParams {
  /** What shall happen. */
  readonly outcome: SimulatedOutcome;
}

/** A test payment after the simulation, with its refund or dispute. */
export interface Simulated {
  /** The payment, as it is now. */
  readonly payment: Payment;
  /** The refund that was simulated; null without one. */
  readonly refund: Refund | null;
  /** The dispute that was simulated; null without one. */
  readonly dispute: Dispute | null;
}
