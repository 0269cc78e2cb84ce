import { SYSTEM_OWNER } from '../accounts.ts';
import type { LedgerProblem } from './report.ts';
import type { TransferKind } from '../../model.ts';
import type { AuditedPaymentHeader, AuditedSubject, AuditedTransfer } from '../../ports/ledger-audit.ts';

/** The required state of the row of a transfer's subject. */
interface Expected {
  readonly row: AuditedSubject['kind'] | 'payment';
  /** Whether everything that the transfer moved is the row's amount. */
  readonly movesAmount?: true;
  /** The row's status after the transfer. */
  readonly status?: string;
  /** Which of the row's two transfer ids belongs to this transfer. */
  readonly named?: 'transactionId' | 'closingTransactionId';
  /** An id that is set only in one of these statuses. */
  readonly unnamed?: { readonly by: 'transactionId' | 'closingTransactionId'; readonly unless: readonly string[] };
  /** Whether the money returns to where it came from; `wallet_only`: money of a rail waits in suspense first. */
  readonly paysBack?: 'at_once' | 'wallet_only';
}

const EXPECTED: Partial<Record<TransferKind, Expected>> = {
  capture: { row: 'payment', movesAmount: true, named: 'transactionId' },
  release: { row: 'payment' },
  refund: { row: 'refund', movesAmount: true, status: 'succeeded', named: 'transactionId', paysBack: 'at_once' },
  refund_hold: { row: 'refund', movesAmount: true, unnamed: { by: 'transactionId', unless: ['succeeded'] } },
  refund_release: { row: 'refund', movesAmount: true, status: 'failed' },
  dispute_hold: {
    row: 'dispute',
    movesAmount: true,
    named: 'transactionId',
    unnamed: { by: 'closingTransactionId', unless: ['won', 'lost'] },
  },
  dispute_won: { row: 'dispute', movesAmount: true, status: 'won', named: 'closingTransactionId' },
  dispute_lost: {
    row: 'dispute',
    movesAmount: true,
    status: 'lost',
    named: 'closingTransactionId',
    paysBack: 'wallet_only',
  },
  dispute_return: {
    row: 'refund',
    movesAmount: true,
    status: 'succeeded',
    named: 'transactionId',
    paysBack: 'at_once',
  },
  late_capture: { row: 'attempt', movesAmount: true },
  late_refund: { row: 'attempt', movesAmount: true },
  // Amounts and statuses of settlements are compared with their lines, in `settlements.ts`.
  settlement: {
    row: 'settlement',
    named: 'transactionId',
    unnamed: { by: 'closingTransactionId', unless: ['paid', 'failed'] },
  },
  settlement_paid: { row: 'settlement', named: 'closingTransactionId' },
  settlement_failed: { row: 'settlement', named: 'closingTransactionId' },
};

/**
 * Contradictions between a signed transfer and the rows it refers to. The transfer cannot be changed with
 * database access alone, but those rows can: so the row is the inconsistent part.
 */
export function problemsOfSubject(audited: AuditedTransfer): readonly LedgerProblem[] {
  const { transfer, payment, subject } = audited;
  const { id, kind, paymentId } = transfer;
  const expected = EXPECTED[kind];
  const problems: LedgerProblem[] = [];
  const name = `Transfer ${id} (${kind})`;

  const gone: string[] = [];
  if (paymentId !== null && payment === null) gone.push(paymentId);
  if (expected !== undefined && expected.row !== 'payment' && subject?.kind !== expected.row) {
    gone.push(transfer.subjectId ?? `no ${expected.row}`);
  }
  if (gone.length > 0) {
    problems.push({
      code: 'transfer_orphaned',
      subject: id,
      message: `${name} refers to ${gone.join(' and ')}, which does not exist.`,
    });
  }
  if (paymentId !== null && payment !== null) problems.push(...problemsOfOwner(audited, paymentId, payment));
  if (expected === undefined) return problems;
  if (expected.row === 'payment') {
    if (paymentId !== null && payment !== null) problems.push(...problemsOfRow(audited, expected, paymentId, payment));
  } else if (subject?.kind === expected.row && transfer.subjectId !== null) {
    problems.push(
      ...problemsOfOwner(audited, transfer.subjectId, subject),
      ...problemsOfRow(audited, expected, transfer.subjectId, subject),
    );
  }
  const payer = audited.payerAccountId;
  if (expected.paysBack !== undefined && payer !== null) {
    const place = expected.paysBack === 'at_once' ? payer : firstPlaceOf(payer);
    const others = audited.entries.filter(({ amount, accountId }) => amount > 0 && accountId !== place);
    if (others.length > 0) {
      problems.push({
        code: 'transfer_payer_wrong',
        subject: id,
        message: `${name} paid ${others.map(({ amount, accountId }) => `${amount} to ${accountId}`).join(' and ')}, but payment ${paymentId} was paid from ${payer}.`,
      });
    }
  }
  return problems;
}

/** Where the money of a lost dispute goes first. */
function firstPlaceOf(payer: string): string {
  return payer.replace(/^[^:]*(\.\d+):rail_clearing:/, `${SYSTEM_OWNER}$1:suspense:`);
}

function problemsOfOwner(
  { transfer }: AuditedTransfer,
  rowId: string,
  row: AuditedPaymentHeader & { readonly paymentId?: string | null },
): readonly LedgerProblem[] {
  const { merchantId, livemode, currency, paymentId } = transfer;
  const isOfPayment = row.paymentId === undefined || row.paymentId === paymentId;
  if (row.merchantId === merchantId && row.livemode === livemode && row.currency === currency && isOfPayment) return [];
  const described = (it: typeof row): string =>
    `${it.merchantId}${it.paymentId === undefined || it.paymentId === null ? '' : ` and ${it.paymentId}`} in ${it.currency}, ${it.livemode ? 'live' : 'test'}`;
  return [
    {
      code: 'subject_owner_wrong',
      subject: rowId,
      message: `${rowId} belongs to ${described(row)}, but transfer ${transfer.id} (${transfer.kind}) belongs to ${merchantId}${paymentId === null || row.paymentId === undefined ? '' : ` and ${paymentId}`} in ${currency}, ${livemode ? 'live' : 'test'}.`,
    },
  ];
}

function problemsOfRow(
  { transfer, entries }: AuditedTransfer,
  { movesAmount, status, named, unnamed }: Expected,
  rowId: string,
  row: AuditedPaymentHeader & Partial<Pick<AuditedSubject, 'status' | 'closingTransactionId'>>,
): readonly LedgerProblem[] {
  const problems: LedgerProblem[] = [];
  const name = `transfer ${transfer.id} (${transfer.kind})`;
  const moved = entries.reduce((sum, { amount }) => sum + Math.max(0, amount), 0);
  if (movesAmount === true && row.amount !== moved) {
    problems.push({
      code: 'subject_amount_wrong',
      subject: rowId,
      message: `${rowId} has an amount of ${row.amount} ${row.currency}, but ${name} moved ${moved}.`,
    });
  }
  if (status !== undefined && row.status !== status) {
    problems.push({
      code: 'subject_status_wrong',
      subject: rowId,
      message: `${rowId} is ${row.status}, but ${name} implies ${status}.`,
    });
  }
  if (named !== undefined && row[named] !== transfer.id) {
    problems.push({
      code: 'subject_transfer_wrong',
      subject: rowId,
      message: `${rowId} names ${row[named] ?? 'no transfer'} instead of ${name}.`,
    });
  }
  const early = unnamed === undefined ? null : row[unnamed.by];
  if (early !== null && unnamed !== undefined && !unnamed.unless.includes(row.status ?? '')) {
    problems.push({
      code: 'subject_transfer_wrong',
      subject: rowId,
      message: `${rowId} is ${row.status}, but names transfer ${early}.`,
    });
  }
  return problems;
}
