import { sql } from 'kysely';
import type { Compiler } from '../../engine/compiler.ts';
import type { Work } from '../../engine/engine.ts';
import { computed } from '../../engine/placeholder.ts';
import { prepare } from '../../engine/statement.ts';
import { ask, tell } from './ask.ts';
import type { DeliveryClaim } from './delivery-claim.ts';
import { lockedRows } from './locking.ts';

/** Endpoints per claim; each yields at least one delivery if it still has one. */
const LANES_MAX = 32;

export interface Lanes {
  /** Locks the endpoints whose turn it is and that have due deliveries and free capacity. */
  take(request: DeliveryClaim): Work<readonly string[]>;
  moveToEnd(lanes: readonly string[], nowMs: number): Work<void>;
}

export function createLanes(compiler: Compiler): Lanes {
  const take = prepare(compiler, (db, request: DeliveryClaim, dialect) =>
    lockedRows(
      db
        .selectFrom('mitako_endpoints as endpoint')
        .select('endpoint.id')
        .where('endpoint.enabled', '=', ({ lit }) => lit(1))
        .where('endpoint.deleted_at_ms', 'is', null)
        // One step in an index per endpoint, however many deliveries wait in it.
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('mitako_deliveries as due')
              .select('due.id')
              .whereRef('due.endpoint_id', '=', 'endpoint.id')
              .where('due.claimable_at_ms', '<=', request.nowMs),
          ),
        )
        // Only a hint that skips full endpoints: the decisive count follows once the endpoint is locked.
        .where(
          ({ selectFrom }) =>
            selectFrom('mitako_deliveries as leased')
              .select(({ fn }) => fn.countAll<number>().as('count'))
              .whereRef('leased.endpoint_id', '=', 'endpoint.id')
              .where('leased.lease_token', 'is not', null)
              .where('leased.claimable_at_ms', '>', request.nowMs),
          '<',
          request.inFlightMax,
        )
        .orderBy('endpoint.last_claimed_at_ms')
        .orderBy('endpoint.id')
        .limit(computed(request, ({ limit }) => Math.min(limit, LANES_MAX))),
      dialect,
    ),
  );

  const moveToEnd = prepare(compiler, (db, request: { readonly lanes: string; readonly nowMs: number }, dialect) =>
    db
      .updateTable('mitako_endpoints')
      .set({
        // Two turns within one millisecond still come one after the other.
        last_claimed_at_ms: sql<number>`case when last_claimed_at_ms >= ${request.nowMs} then last_claimed_at_ms + 1 else ${request.nowMs} end`,
      })
      .where('id', 'in', dialect.jsonTexts(request.lanes)),
  );

  return {
    *take(request) {
      return (yield* ask(take, request)).map(({ id }) => id);
    },
    *moveToEnd(lanes, nowMs) {
      yield* tell(moveToEnd, { lanes: JSON.stringify(lanes), nowMs });
    },
  };
}
