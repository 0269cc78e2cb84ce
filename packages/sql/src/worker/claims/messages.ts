import type { Message, MessageClaim } from '@mitako/core/engine';
import type { Compiler } from '../../engine/compiler.ts';
import type { Engine } from '../../engine/engine.ts';
import { computed } from '../../engine/placeholder.ts';
import { allOf } from '../../engine/reader.ts';
import { prepare } from '../../engine/statement.ts';
import { messages } from '../../messages/tables.ts';
import { claimBy } from './claim-by.ts';
import { lockedRows } from './locking.ts';

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
