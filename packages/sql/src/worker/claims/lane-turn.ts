import type { LaneClaim } from '@mitako/core/engine';
import { sql, type SqlBool } from 'kysely';
import type { Compiler } from '../../engine/compiler.ts';
import type { Work } from '../../engine/engine.ts';
import { flagOf } from '../../engine/columns.ts';
import { computed } from '../../engine/placeholder.ts';
import { prepare } from '../../engine/statement.ts';
import { ask } from './ask.ts';
import { lockedRows } from './locking.ts';

/** Locks the lanes whose turn it is: free, and with something due. */
export function createLaneTurn(compiler: Compiler): (request: LaneClaim) => Work<readonly string[]> {
  const take = prepare(compiler, (db, request: LaneClaim, dialect) =>
    lockedRows(
      db
        .selectFrom('mitako_lanes as lane')
        .select('lane.consumer_id')
        .where('lane.is_open', '=', ({ lit }) => lit(1))
        .where(
          sql<SqlBool>`case when lane.is_slow = 0 and lane.proven_address = lane.address then 0 else 1 end = ${computed(request, ({ isSlow }) => flagOf(isSlow))}`,
        )
        .where('lane.lease_ends_at_ms', '<=', request.nowMs)
        .where('lane.paced_until_ms', '<=', request.nowMs)
        .where(
          'lane.merchant_id',
          'not in',
          dialect.jsonTexts(computed(request, ({ exceptMerchantIds }) => JSON.stringify(exceptMerchantIds))),
        )
        // One step in an index per lane, however many deliveries wait in it.
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('mitako_deliveries as due')
              .select('due.id')
              .whereRef('due.endpoint_id', '=', 'lane.consumer_id')
              .where('due.next_attempt_at_ms', '<=', request.nowMs),
          ),
        )
        .orderBy('lane.last_served_at_ms')
        .orderBy('lane.consumer_id')
        .limit(request.limit),
      dialect,
    ),
  );
  return function* turn(request) {
    return (yield* ask(take, request)).map(({ consumer_id }) => consumer_id);
  };
}
