import type { Timestamp, WithDefaults } from '../basics/types.ts';
import type { Dispute } from '../disputes/types.ts';
import type { Payment } from '../payments/types.ts';
import type { Refund } from '../refunds/types.ts';

/** A merchant's clock in test mode. What test objects wait for comes nearer when it is moved; live objects are not affected. */
export interface SandboxClock {
  /** The gateway's time, and how far it was advanced. */
  readonly time: Timestamp;
  /** How far it was moved in all, in seconds. */
  readonly ahead_seconds: number;
}

export interface ClockAdvanceParams {
  /** 1 … 31 536 000, a year. It moves forward only, by ten years in all. */
  readonly seconds: number;
}

/** Outcomes that `POST /gateway/sandbox/payments/{id}/simulate` can simulate. */
export const SIMULATED_OUTCOMES = ['succeed', 'fail', 'timeout', 'refund', 'dispute'] as const;

export type SimulatedOutcome = (typeof SIMULATED_OUTCOMES)[number];

/** Methods that an outcome can be simulated for. */
export const SIMULATED_METHODS = ['mobile_money', 'cash'] as const;

export type SimulatedMethod = (typeof SIMULATED_METHODS)[number];

export interface SimulateParams {
  /**
   * What shall happen. `fail` and `timeout` end one attempt, as its payer would: the payment stays open for another one,
   * and fails with the last (`max_attempts`).
   */
  readonly outcome: SimulatedOutcome;
  /** How a payment without an attempt is paid; `cash` as by an agent. Default: `mobile_money`. */
  readonly method?: SimulatedMethod | undefined;
}

/** The same as it is understood. */
export type Simulate = WithDefaults<SimulateParams, 'method'>;

/** A test payment after the simulation, with its refund or dispute. */
export interface Simulated {
  /** The payment, as it is now. */
  readonly payment: Payment;
  /** The refund that was simulated; null without one. */
  readonly refund: Refund | null;
  /** The dispute that was simulated; null without one. */
  readonly dispute: Dispute | null;
}
