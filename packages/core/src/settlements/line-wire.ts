import type { SettlementLine, SettlementLineType } from '@mitako/contract/names';
import { csvRow } from '../basics/csv.ts';
import { timestamp } from '../basics/timestamp.ts';
import type { TransferKind } from '../model.ts';
import type { Deduction, LedgerLine } from '../ledger/reads.ts';

/** The parts of a line, which add up to its `net_amount`. */
type Parts = Pick<
  SettlementLine,
  'gross' | 'fee' | 'fee_returned' | 'refunded' | 'disputed' | 'payout_returned' | 'refund_ids' | 'dispute_ids'
>;

const NOTHING: Parts = {
  gross: 0,
  fee: 0,
  fee_returned: 0,
  refunded: 0,
  disputed: 0,
  payout_returned: 0,
  refund_ids: [],
  dispute_ids: [],
};

/**
 * An entry of the merchant's available account as a settlement line.
 *
 * @param deductions those of its payment, if the line is its release
 */
export function settlementLineToWire(line: LedgerLine, deductions: readonly Deduction[]): SettlementLine {
  const { amount, transfer, payment } = line;
  const type = LINE_TYPES[transfer.kind];
  if (type === null) throw new RangeError(`A transfer of kind ${transfer.kind} is no line of a settlement.`);
  return {
    transaction_id: transfer.id,
    type,
    payment_transaction_id: payment?.transactionId ?? null,
    payment_id: transfer.paymentId,
    settlement_id: type === 'payout_failed' ? transfer.subjectId : null,
    customer_reference: payment?.customerReference ?? null,
    ...NOTHING,
    ...partsOf(type, line, deductions),
    net_amount: amount,
    currency: transfer.currency,
    created_at: timestamp(transfer.createdAtMs),
  };
}

function partsOf(
  type: SettlementLineType,
  { amount, transfer: { kind, subjectId }, payment, feeReturned }: LedgerLine,
  deductions: readonly Deduction[],
): Partial<Parts> {
  const subjects = subjectId === null ? [] : [subjectId];
  switch (type) {
    case 'payment':
      return { gross: payment?.amount ?? 0, fee: payment?.fee ?? 0, ...(kind === 'release' && deducted(deductions)) };
    case 'refund':
      return { refund_ids: subjects, fee_returned: feeReturned, refunded: feeReturned - amount };
    case 'refund_failed':
      return { refund_ids: subjects, fee_returned: 0 - feeReturned, refunded: 0 - feeReturned - amount };
    case 'dispute':
    case 'dispute_won':
      return { dispute_ids: subjects, disputed: 0 - amount };
    case 'payout_failed':
      return { payout_returned: amount };
  }
}

/** The part that refunds and disputes took of a payment before its release. */
function deducted(deductions: readonly Deduction[]): Partial<Parts> {
  const refunds = deductions.flatMap(({ subjectId, refund, amount }) =>
    refund === null ? [] : [{ subjectId, ...refundedBy(refund, amount) }],
  );
  const disputes = deductions.filter(({ refund }) => refund === null);
  return {
    refund_ids: refunds.map(({ subjectId }) => subjectId),
    refunded: refunds.reduce((sum, { refunded }) => sum + refunded, 0),
    fee_returned: refunds.reduce((sum, { feeReturned }) => sum + feeReturned, 0),
    dispute_ids: disputes.map(({ subjectId }) => subjectId),
    disputed: disputes.reduce((sum, { amount }) => sum + amount, 0),
  };
}

/**
 * The fee is returned where the refund ends: a refund that took the rest from the available balance is a line of its own,
 * which has it.
 */
function refundedBy(
  { amount, feeReturned }: NonNullable<Deduction['refund']>,
  taken: number,
): { readonly refunded: number; readonly feeReturned: number } {
  return taken === amount - feeReturned ? { refunded: amount, feeReturned } : { refunded: taken, feeReturned: 0 };
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
  'payment_transaction_id',
  'refund_ids',
  'dispute_ids',
  'settlement_id',
  'customer_reference',
  'gross',
  'fee',
  'fee_returned',
  'refunded',
  'disputed',
  'payout_returned',
  'net_amount',
  'currency',
  'created_at',
] as const satisfies readonly (keyof SettlementLine)[];

/** First row of the CSV: the field names. */
export const SETTLEMENT_LINES_CSV_HEADER: string = csvRow(COLUMNS);

/** Several ids are separated by spaces. */
export function settlementLineToCsv(line: SettlementLine): string {
  const { refund_ids: refunds, dispute_ids: disputes } = line;
  const cells = { ...line, refund_ids: refunds.join(' '), dispute_ids: disputes.join(' ') };
  return csvRow(COLUMNS.map((column) => cells[column]));
}
