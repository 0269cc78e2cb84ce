import { ofId } from '../../engine/columns.ts';
import type { StoreClaims, Swept } from '@mitako/core/engine';
import type { Compiler } from '../../engine/compiler.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Reader } from '../../engine/reader.ts';
import { prepare } from '../../engine/statement.ts';
import { startOf, walkedSweep } from './walked-sweep.ts';

type Sweep = Parameters<StoreClaims['sweepSessions']>[0];

/**
 * Deletes old sessions that are over. They are found by their age: an index of their ends would be written with every
 * refresh.
 */
export function createSessionSweep(
  compiler: Compiler,
  engine: Engine,
  reader: Reader,
): (request: Sweep) => Promise<Swept> {
  const walk = reader.prepared((db, request: Sweep) =>
    db
      .selectFrom('mitako_sessions')
      .select(['id', 'idle_expires_at_ms', 'expires_at_ms', 'refresh_ended_at_ms', 'revoked_at_ms'])
      .where('id', '>', startOf('device', request))
      .where('id', '<', ofId('device', request.beforeId))
      .orderBy('id')
      .limit(request.limit),
  );
  // What is over stays over: nothing has to be compared again.
  const deleteSessions = prepare(compiler, (db, request: { readonly ids: string }, dialect) =>
    db.deleteFrom('mitako_sessions').where(dialect.isAmong('id', request.ids, 'uuid')),
  );

  return walkedSweep(
    engine,
    'device',
    walk,
    (row, { endedBeforeMs }) =>
      [row.idle_expires_at_ms, row.expires_at_ms, row.refresh_ended_at_ms, row.revoked_at_ms].some(
        (atMs) => atMs !== null && atMs < endedBeforeMs,
      ),
    deleteSessions,
  );
}
