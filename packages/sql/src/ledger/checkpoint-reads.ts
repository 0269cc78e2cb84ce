import type { LedgerReads } from '@mitako/core/engine';
import type { Reader } from '../engine/reader.ts';
import { rowsOf } from '../engine/rows.ts';
import { ofAccount } from './account-column.ts';
import { accountStates, checkpoints } from './tables.ts';

export function createCheckpointReads(
  reader: Reader,
): Pick<
  LedgerReads,
  'lastCheckpoint' | 'checkpointOfDay' | 'checkpoints' | 'newestCheckpoints' | 'checkpointToRecheck' | 'accountStates'
> {
  const found = rowsOf(reader, checkpoints);
  return {
    lastCheckpoint: () => found.one((all) => all.orderBy('sequence', 'desc').limit(1)),
    checkpointOfDay: found.by('day'),
    checkpoints: (afterSequence, limit) =>
      found.all((all) => all.where('sequence', '>', afterSequence).orderBy('sequence').limit(limit)),
    newestCheckpoints: (limit) => found.all((all) => all.orderBy('sequence', 'desc').limit(limit)),
    checkpointToRecheck: (beforeMs) =>
      found.one((all) =>
        all.where('rechecked_at_ms', '<', beforeMs).orderBy('rechecked_at_ms').orderBy('sequence').limit(1),
      ),
    accountStates: (accountIds) =>
      rowsOf(reader, accountStates).all((all) => all.where('account_id', 'in', accountIds.map(ofAccount))),
  };
}
