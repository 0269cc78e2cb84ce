import type { Context } from '../context.ts';
import type { Attempt } from '../model.ts';

/** Status of the unapplied funds of `paid_late` attempts in the ledger, by attempt id; other attempts are absent. */
export async function unappliedFundsOf(
  context: Context,
  attempts: readonly Attempt[],
): Promise<ReadonlyMap<string, 'owed' | 'returned'>> {
  const late = attempts.filter(({ status }) => status === 'paid_late').map(({ id }) => id);
  const transfers = late.length === 0 ? [] : await context.store.read.transfersOfSubjects('late_refund', late);
  const returned = new Set(transfers.map(({ subjectId }) => subjectId));
  return new Map(late.map((id) => [id, returned.has(id) ? 'returned' : 'owed']));
}

/** The task that returns unapplied funds through the rail. */
export function lateRefundTaskId(attemptId: string): string {
  return `late_refund_${attemptId}`;
}
