import type { Payment } from '../model.ts';

/** Changes of payments. */
export interface PaymentChanges {
  /** `from`: the state that it was decided on, of which the version is the guard. */
  'payment.update': { payment: Payment; from: Pick<Payment, 'version' | 'status' | 'releaseAtMs'> };
  /** It is also found by these words of its description, none of which its reference has. */
  'payment.describe': { payment: Payment; terms: readonly string[] };
}
