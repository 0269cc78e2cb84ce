import type { AttemptRecord } from '@mitako/contract/names';
import type { Context } from '../../context.ts';
import type { Attempt } from '../../domain/model.ts';

/** Where the money of a `paid_late` attempt is, as the ledger has it. Rare, so that a read for each does no harm. */
export async function lateMoneyOf(context: Context, attempt: Attempt): Promise<AttemptRecord['late_money']> {
  if (attempt.status !== 'paid_late') return null;
  const transfers = await context.store.read.transfersOfPayment(attempt.paymentId);
  const isReturned = transfers.some(({ kind, subjectId }) => kind === 'late_refund' && subjectId === attempt.id);
  return isReturned ? 'returned' : 'owed';
}
