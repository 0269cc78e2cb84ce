/** Changes of payment links. */
export interface PaymentLinkChanges {
  /** Refused unless the link is active and has not expired at `nowMs`. */
  'assert.payment_link_open': { id: string; nowMs: number };
  /** Its payment is requested from the payer or paid. Refused while bounded and without a place left. */
  'payment_link.take_place': { id: string; isBounded: boolean };
  /** Its payment was paid: it keeps its place. */
  'payment_link.keep_place': { id: string; amount: number };
  /** Its payment is no longer asked for. Refused when no payment holds a place. */
  'payment_link.free_place': { id: string };
}
