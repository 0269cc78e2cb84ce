// Written by `npx -y pnpm@12 types` from schemas.ts, where a change begins.
import type { Timestamp, WithDefaults } from '../basics/values.ts';
import type { Dispute } from '../disputes/types.ts';
import type { Payment } from '../payments/types.ts';
import type { Refund } from '../refunds/types.ts';
import type { SimulatedMethod, SimulatedOutcome } from './values.ts';

export interface SimulateParams {
  /**
   * What shall happen. `fail` and `timeout` end one attempt, as its payer would: the payment stays open for another
   * one, and fails with the last (`max_attempts`).
   */
  readonly outcome: SimulatedOutcome;
  /** How a payment without an attempt is paid; `cash` as by an agent. Default: `mobile_money`. */
  readonly method?: SimulatedMethod | undefined;
}

/** The same after parsing, with its defaults. */
export type Simulate = WithDefaults<SimulateParams, 'method'>;

export interface ClockAdvanceParams {
  /** How far to move it, 1 … 31 536 000 seconds; 86 400 is a day. It moves forward only, by ten years in all. */
  readonly seconds: number;
}

/**
 * A merchant's clock in test mode. What test objects wait for comes nearer when it is moved; live objects are not
 * affected.
 */
export interface SandboxClock {
  /** The gateway's time, and how far it was advanced. */
  readonly time: Timestamp;
  /** How far it was moved in all, in seconds. */
  readonly ahead_seconds: number;
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
