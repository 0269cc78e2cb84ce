import type { Dispute, Payment, Refund } from '@mitako/contract/names';
import type { Call } from '../internal/call.ts';
import type { WriteOptions } from '../options.ts';
import type { SimulateParams } from '../params.ts';

/** Test payments. Every method needs a test key. */
export interface Sandbox {
  /**
   * Makes something happen to a test payment, as if a customer or the operator had done it.
   * @throws MitakoError `MODE_MISMATCH` with a live key; otherwise what the payment's state refuses
   */
  simulate(paymentId: string, params: SimulateParams, options?: WriteOptions): Promise<Simulated>;
}

/** The payment afterwards, and what was made for it. */
export interface Simulated {
  readonly payment: Payment;
  readonly refund: Refund | null;
  readonly dispute: Dispute | null;
}

export function createSandbox(call: Call): Sandbox {
  return {
    simulate: (paymentId, body, options) => {
      const parameters = { payment_id: paymentId };
      return call('POST /gateway/sandbox/payments/{payment_id}/simulate', { parameters, body, options });
    },
  };
}
