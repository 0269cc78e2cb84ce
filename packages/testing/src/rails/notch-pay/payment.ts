/** A payment that was created. */
export interface Payment {
  /** Notch Pay's, `trx.…`. */
  readonly reference: string;
  /** Ours; null: none was given. */
  readonly trxref: string | null;
  readonly amount: number;
  readonly currency: string;
  readonly description: string;
  /** Where the payer returns to from the page. */
  readonly callback: string | null;
  readonly createdAtMs: number;
  /** Two of them are spelled as Notch Pay has them. */
  status:
    | 'pending'
    | 'processing'
    | 'complete'
    | 'failed'
    | 'rejected'
    | 'canceled'
    | 'expired'
    | 'refunded'
    | 'partialy-refunded';
  updatedAtMs: number;
  /** By what it is paid, `cm.mtn`; null: nothing was chosen yet. */
  channel: string | null;
  promptId: string | null;
}

/** A refund or a transfer that was accepted. */
export interface Movement {
  readonly kind: 'refund' | 'transfer';
  readonly id: string;
  /** Of the refunded payment, or the payee's number. */
  readonly to: string;
  /** Ours, of a transfer; the reason of a refund. */
  readonly text: string;
  readonly amount: number;
  readonly createdAtMs: number;
  readonly isFailed: boolean;
}

export const ENDED: ReadonlySet<Payment['status']> = new Set([
  'complete',
  'failed',
  'rejected',
  'canceled',
  'expired',
  'refunded',
  'partialy-refunded',
]);

/** As answers and webhooks show it. There is no id beside the reference. */
export function shown(payment: Payment): object {
  const { reference, trxref, amount, currency, status, description, callback, channel } = payment;
  return {
    reference,
    trxref,
    amount,
    amount_total: amount,
    converted_amount: amount,
    fee: 0,
    currency,
    status,
    description,
    callback,
    ...(channel === null ? {} : { channel }),
    customer: 'cus.simulated',
    geo: 'CM',
    sandbox: true,
    created_at: new Date(payment.createdAtMs).toISOString(),
    updated_at: new Date(payment.updatedAtMs).toISOString(),
  };
}
