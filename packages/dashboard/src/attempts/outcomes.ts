import type { AttemptOutcomeName, AttemptRecord } from '@mitako/contract';

/** The possible decisions about an attempt in its current status. The engine checks again. */
export function outcomesOf({
  status,
  unapplied_funds: unappliedFunds,
  rail,
}: AttemptRecord): readonly AttemptOutcomeName[] {
  if (status === 'needs_review') return ['succeeded', 'failed'];
  if (unappliedFunds === 'owed') return ['returned'];
  return status === 'failed' && rail !== 'wallet' ? ['succeeded'] : [];
}
