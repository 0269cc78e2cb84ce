import type { Dispute } from '../disputes/types.ts';
import type { Payment } from '../payments/types.ts';
import type { Refund } from '../refunds/types.ts';

/** Outcomes that `POST /gateway/sandbox/payments/{id}/simulate` can simulate. */
export const SIMULATED_OUTCOMES = ['succeed', 'fail', 'timeout', 'refund', 'dispute'] as const;

export type SimulatedOutcome = (typeof SIMULATED_OUTCOMES)[number];

export interface SimulateParams {
  readonly outcome: SimulatedOutcome;
}

/** A test payment after the simulation, with its refund or dispute. */
export interface Simulated {
  readonly payment: Payment;
  readonly refund: Refund | null;
  readonly dispute: Dispute | null;
}
