// Written by `npx -y pnpm@12 types` from the routes of the contract, where a change begins.
import type { CallOptions, WriteOptions } from '../options.ts';
import type { ClockAdvanceParams, SandboxClock, SimulateParams, Simulated } from '@mitako/contract/names';

/** Outcomes of test payments, and the time of test mode. A live key gets `MODE_MISMATCH`. */
export interface Sandbox {
  /**
   * Simulate an outcome for a test payment. As if a customer or the operator had caused it.
   * @throws MitakoError `PAYMENT_NOT_FOUND`, `PAYMENT_ALREADY_PAID`, `PAYMENT_CANCELED`, `PAYMENT_FAILED`,
   * `PAYMENT_EXPIRED`, `PAYMENT_LINK_CLOSED`, `REFUND_NOT_SUPPORTED`, `REFUND_EXCEEDS_REMAINING`,
   * `DISPUTE_EXCEEDS_REMAINING`
   */
  simulate(paymentId: string, params: SimulateParams, options?: WriteOptions): Promise<Simulated>;
  /** Retrieve the time of the test clock. */
  clock(options?: CallOptions): Promise<SandboxClock>;
  /**
   * Move the clock of test mode forward, for all test objects of the merchant. Payments and links expire, credit is
   * released and settled, terms of disputes end, and webhooks are retried, as after that time. Live objects are not
   * affected. Refused while more than 1 000 test objects wait.
   * @throws MitakoError `SANDBOX_TOO_FULL`
   */
  advanceClock(params: ClockAdvanceParams, options?: WriteOptions): Promise<SandboxClock>;
}
