import type { SimulateParams, Simulated } from '@mitako/contract/names';
import type { WriteOptions } from '../options.ts';

/** Test payments. Every method requires a test key. */
export interface Sandbox {
  /**
   * Simulates an outcome for a test payment, as if a customer or the operator had caused it.
   * @throws MitakoError `MODE_MISMATCH` with a live key; otherwise errors of the payment's state
   */
  simulate(paymentId: string, params: SimulateParams, options?: WriteOptions): Promise<Simulated>;
}
