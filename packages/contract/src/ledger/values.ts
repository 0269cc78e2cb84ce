/**
 * Why money moved for a payment. `late_…`: a late payment, which is returned to the payer. `dispute_return`: the payer has
 * the money of a lost dispute.
 */
export const PAYMENT_TRANSFER_KINDS = [
  'capture',
  'release',
  'refund',
  'refund_hold',
  'refund_release',
  'dispute_hold',
  'dispute_won',
  'dispute_lost',
  'dispute_return',
  'late_capture',
  'late_refund',
] as const;

export type PaymentTransferKind = (typeof PAYMENT_TRANSFER_KINDS)[number];

/**
 * States of a ledger check. `interrupted`: its process ended; another process restarts it from the beginning, at most
 * five times.
 */
export const LEDGER_CHECK_STATUSES = ['running', 'right', 'wrong', 'interrupted'] as const;

export type LedgerCheckStatus = (typeof LEDGER_CHECK_STATUSES)[number];
