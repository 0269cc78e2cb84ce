import { ofId } from '../../engine/columns.ts';
import type { Message, MessageClaim, StoreClaims, Swept } from '@mitako/core/engine';
import type { Compiler } from '../../engine/compiler.ts';
import type { Engine } from '../../engine/engine.ts';
import { computed } from '../../engine/placeholder.ts';
import { allOf, type Reader } from '../../engine/reader.ts';
import { prepare } from '../../engine/statement.ts';
import { messages } from '../../messages/tables.ts';
import { claimBy } from './claim-by.ts';
import { lockedRows } from './locking.ts';
import { startOf, walkedSweep } from './walked-sweep.ts';

/** Due messages of a channel; each claim counts as an attempt, as of tasks. */
export function createMessageClaim(
  compiler: Compiler,
  engine: Engine,
): (request: MessageClaim) => Promise<readonly Message[]> {
  const statement = prepare(compiler, (db, request: MessageClaim, dialect) =>
    db
      .with(
        (cte) => cte('due').materialized(),
        (cte) =>
          lockedRows(
            cte
              .selectFrom('mitako_messages')
              .select('id')
              .where('channel', '=', request.channel)
              .where('claimable_at_ms', '<=', request.nowMs)
              .orderBy('claimable_at_ms')
              .limit(request.limit),
            dialect,
          ),
      )
      .updateTable('mitako_messages')
      .set((eb) => ({
        claimable_at_ms: computed(request, ({ nowMs, leaseMs }) => nowMs + leaseMs),
        lease_token: request.leaseToken,
        attempts_count: eb('attempts_count', '+', 1),
      }))
      .where('id', 'in', (eb) => eb.selectFrom('due').select('due.id'))
      .returningAll(),
  );
  return (request) => allOf(claimBy(engine, statement, request), messages.fromRow);
}

type Sweep = Parameters<StoreClaims['sweepMessages']>[0];

/** Deletes old messages that have ended. */
export function createMessageSweep(
  compiler: Compiler,
  engine: Engine,
  reader: Reader,
): (request: Sweep) => Promise<Swept> {
  const walk = reader.prepared((db, request: Sweep) =>
    db
      .selectFrom('mitako_messages')
      .select(['id', 'ended_at_ms'])
      .where('id', '>', startOf('message', request))
      .where('id', '<', ofId('message', request.beforeId))
      .orderBy('id')
      .limit(request.limit),
  );
  // What has ended stays so.
  const deleteMessages = prepare(compiler, (db, request: { readonly ids: string }, dialect) =>
    db.deleteFrom('mitako_messages').where(dialect.isAmong('id', request.ids, 'uuid')),
  );
  return walkedSweep(engine, 'message', walk, (row) => row.ended_at_ms !== null, deleteMessages);
}
