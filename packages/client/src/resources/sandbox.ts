import type { SimulateParams, Simulated } from '@mitako/contract/names';
import type { WriteOptions } from '../options.ts';

/** Test payments. Every method needs a test key. */
export interface Sandbox {
  /**
   * Makes something happen to a test payment, as if a customer or the operator had done it.
   * @throws MitakoError `MODE_MISMATCH` with a live key; otherwise what the payment's state refuses
   */
  simulate(paymentId: string, params: SimulateParams, options?: WriteOptions): Promise<Simulated>;
}
