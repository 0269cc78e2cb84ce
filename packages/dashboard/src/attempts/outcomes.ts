import type { AttemptOutcomeName, AttemptRecord } from '@mitako/contract';

/** What may be decided of an attempt as it stands. The engine has the last word. */
export function outcomesOf({
  status,
  unapplied_funds: unappliedFunds,
  rail,
}: AttemptRecord): readonly AttemptOutcomeName[] {
  if (status === 'needs_review') return ['succeeded', 'failed'];
  if (unappliedFunds === 'owed') return ['returned'];
  return status === 'failed' && rail !== 'wallet' ? ['succeeded'] : [];
}
