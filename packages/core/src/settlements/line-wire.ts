import type { SettlementLine, SettlementLineType } from '@mitako/contract/names';
import { csvRow } from '../basics/csv.ts';
import { timestamp } from '../basics/timestamp.ts';
import type { TransferKind } from '../model.ts';
import type { LedgerLine } from '../ports/store.ts';

/** An entry of the merchant's available account as a settlement line. */
export function settlementLineToWire({ amount, transfer, payment }: LedgerLine): SettlementLine {
  const type = LINE_TYPES[transfer.kind];
  if (type === null) throw new RangeError(`A transfer of kind ${transfer.kind} is no line of a settlement.`);
  const subjectOf = (...types: readonly SettlementLineType[]): string | null =>
    types.includes(type) ? transfer.subjectId : null;
  return {
    transaction_id: transfer.id,
    type,
    payment_transaction_id: payment?.transactionId ?? null,
    payment_id: transfer.paymentId,
    refund_id: subjectOf('refund', 'refund_failed'),
    dispute_id: subjectOf('dispute', 'dispute_won'),
    settlement_id: subjectOf('payout_failed'),
    customer_reference: payment?.customerReference ?? null,
    gross: type === 'payment' ? (payment?.amount ?? null) : null,
    fee: type === 'payment' ? (payment?.fee ?? null) : null,
    deducted: type === 'payment' && payment !== null ? payment.amount - payment.fee - amount : null,
    amount,
    currency: transfer.currency,
    created_at: timestamp(transfer.createdAtMs),
  };
}

/** The line type of a transfer on the merchant's available balance; null: none. */
const LINE_TYPES: Readonly<Record<TransferKind, SettlementLineType | null>> = {
  // Without a delay a payment is credited at once, otherwise when it is released.
  capture: 'payment',
  release: 'payment',
  // To a wallet it is paid at once; over a rail the hold is the merchant's debit.
  refund: 'refund',
  refund_hold: 'refund',
  refund_release: 'refund_failed',
  dispute_hold: 'dispute',
  dispute_won: 'dispute_won',
  dispute_lost: null,
  dispute_return: null,
  late_capture: null,
  late_refund: null,
  // A settlement's own debit is not a line of the next one.
  settlement: null,
  settlement_paid: null,
  settlement_failed: 'payout_failed',
  cash_in: null,
  cash_out: null,
  float_funding: null,
  sandbox_funding: null,
};

const COLUMNS = [
  'transaction_id',
  'type',
  'payment_id',
  'refund_id',
  'dispute_id',
  'settlement_id',
  'customer_reference',
  'gross',
  'fee',
  'amount',
  'currency',
  'created_at',
  'payment_transaction_id',
  'deducted',
] as const satisfies readonly (keyof SettlementLine)[];

/** First row of the CSV: the field names. */
export const SETTLEMENT_LINES_CSV_HEADER: string = csvRow(COLUMNS);

export function settlementLineToCsv(line: LedgerLine): string {
  const fields = settlementLineToWire(line);
  return csvRow(COLUMNS.map((column) => fields[column]));
}
