import type { ClockAdvanceParams, SandboxClock, SimulateParams, Simulated } from '@mitako/contract/names';
import type { CallOptions, WriteOptions } from '../options.ts';

/** Test payments. Every method requires a test key. */
export interface Sandbox {
  /**
   * Simulates an outcome for a test payment, as if a customer or the operator had caused it.
   * @throws MitakoError `MODE_MISMATCH` with a live key; otherwise errors of the payment's state
   */
  simulate(paymentId: string, params: SimulateParams, options?: WriteOptions): Promise<Simulated>;
  /** The time of the test clock. */
  clock(options?: CallOptions): Promise<SandboxClock>;
  /**
   * Moves the clock of test mode forward, for all test objects of the merchant: payments and links expire, credit is
   * released and settled, terms of disputes end, and webhooks are retried, as after that time. Live objects are not
   * affected.
   * @throws MitakoError `SANDBOX_TOO_FULL` while more than 1 000 test objects wait; `MODE_MISMATCH` with a live key
   */
  advanceClock(params: ClockAdvanceParams, options?: WriteOptions): Promise<SandboxClock>;
}
