import type { Context } from '../context.ts';
import type { Attempt } from '../model.ts';

/** Where the money of `paid_late` attempts is, as the ledger has it: by the attempt's id, the others are not in it. */
export async function unappliedFundsOf(
  context: Context,
  attempts: readonly Attempt[],
): Promise<ReadonlyMap<string, 'owed' | 'returned'>> {
  const late = attempts.filter(({ status }) => status === 'paid_late').map(({ id }) => id);
  const transfers = late.length === 0 ? [] : await context.store.read.transfersOfSubjects('late_refund', late);
  const returned = new Set(transfers.map(({ subjectId }) => subjectId));
  return new Map(late.map((id) => [id, returned.has(id) ? 'returned' : 'owed']));
}

/** The task that asks a rail to pay late money back. */
export function lateRefundTaskId(attemptId: string): string {
  return `late_refund_${attemptId}`;
}
