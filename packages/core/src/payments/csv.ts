import { csvRow } from '../basics/csv.ts';
import { timestamp, timestampOrNull } from '../basics/timestamp.ts';
import type { Payment } from '../model.ts';
import { netOf } from './remaining.ts';
import { shown } from './shown.ts';

/** Payment fields for accounting, with the names of the API. */
const COLUMNS = {
  id: (payment) => payment.id,
  created_at: (payment) => timestamp(payment.createdAtMs),
  succeeded_at: (payment) => timestampOrNull(payment.succeededAtMs),
  status: (payment) => payment.status,
  amount: (payment) => payment.amount,
  currency: (payment) => payment.currency,
  fee: (payment) => payment.fee,
  net_amount: netOf,
  amount_refunded: (payment) => payment.amountRefunded,
  fee_returned: (payment) => payment.feeReturned,
  amount_refund_pending: (payment) => payment.refundPending,
  amount_disputed: (payment) => payment.amountDisputed,
  method: (payment) => payment.methodProvider ?? payment.methodType,
  phone_masked: (payment) => payment.phoneMasked,
  customer_reference: (payment) => payment.customerReference,
  description: (payment) => payment.description,
  transaction_id: (payment) => payment.transactionId,
  failure_code: (payment) => payment.failureCode,
  livemode: (payment) => String(payment.livemode),
  payment_link_id: (payment) => payment.paymentLinkId,
} as const satisfies Readonly<Record<string, (payment: Payment) => string | number | null>>;

const READERS: readonly ((payment: Payment) => string | number | null)[] = Object.values(COLUMNS);

/** First row of the CSV: the field names. */
export const PAYMENTS_CSV_HEADER: string = csvRow(Object.keys(COLUMNS));

/** As a read at this time shows it. */
export function paymentToCsv(stored: Payment, nowMs: number): string {
  const payment = shown(stored, nowMs);
  return csvRow(READERS.map((read) => read(payment)));
}
