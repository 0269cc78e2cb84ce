import type { LaneClaim } from '@mitako/core/engine';
import { sql, type SqlBool } from 'kysely';
import type { Compiler } from '../../engine/compiler.ts';
import { anyIdsJson, flagOf } from '../../engine/columns.ts';
import { computed } from '../../engine/placeholder.ts';
import { prepare, type Statement } from '../../engine/statement.ts';
import { lockedRows } from './locking.ts';

/** Leases the lanes whose turn it is, free and with something due, and moves them to the end of the queue. */
export function createLaneTurn(compiler: Compiler): Statement<LaneClaim> {
  return prepare(compiler, (db, request: LaneClaim, dialect) =>
    db
      .with(
        // Materialized: as a subquery, PostgreSQL may run it once per row and take more than the limit.
        (cte) => cte('turn').materialized(),
        (cte) =>
          lockedRows(
            cte
              .selectFrom('mitako_lanes as lane')
              .select('lane.consumer_id')
              .where('lane.is_open', '=', ({ lit }) => lit(1))
              .where(
                sql<SqlBool>`case when lane.is_slow = 0 and lane.proven_address = lane.address then 0 else 1 end = ${computed(request, ({ isSlow }) => flagOf(isSlow))}`,
              )
              .where(({ or, and, eb }) =>
                or([
                  eb('lane.lease_ends_at_ms', '<=', request.nowMs),
                  // Its own, unknown to it. A claim that arrives late finds later tokens, which it leaves alone.
                  and([
                    eb('lane.lease_token', '>', request.owner),
                    eb('lane.lease_token', '<', request.leaseToken),
                    eb(
                      'lane.consumer_id',
                      'not in',
                      dialect.jsonTexts(
                        computed(request, ({ heldIds }) => anyIdsJson('webhookEndpoint', heldIds)),
                        'bytea',
                      ),
                    ),
                  ]),
                ]),
              )
              .where('lane.paced_until_ms', '<=', request.nowMs)
              .where(
                'lane.merchant_id',
                'not in',
                dialect.jsonTexts(
                  computed(request, ({ exceptMerchantIds }) => anyIdsJson('merchant', exceptMerchantIds)),
                  'bytea',
                ),
              )
              // Its own share: a handler's. Others are every process's.
              .where(({ or, eb, ref }) =>
                or([
                  eb('lane.merchant_id', '<>', ref('lane.consumer_id')),
                  eb(
                    'lane.consumer_id',
                    'in',
                    dialect.jsonTexts(
                      computed(request, ({ handlerIds }) => anyIdsJson('webhookEndpoint', handlerIds)),
                      'bytea',
                    ),
                  ),
                ]),
              )
              // One step in an index per lane, however many deliveries wait in it.
              .where(({ exists, selectFrom }) =>
                exists(
                  selectFrom('mitako_pending_deliveries as due')
                    .select('due.delivery_id')
                    .whereRef('due.endpoint_id', '=', 'lane.consumer_id')
                    .where('due.due_at_ms', '<=', request.nowMs),
                ),
              )
              .orderBy('lane.last_served_at_ms')
              .orderBy('lane.consumer_id')
              .limit(request.limit),
            dialect,
          ),
      )
      .updateTable('mitako_lanes')
      .set({
        lease_token: request.leaseToken,
        lease_ends_at_ms: computed(request, ({ nowMs, leaseMs }) => nowMs + leaseMs),
        // Two turns within one millisecond still come one after the other.
        last_served_at_ms: sql<number>`case when last_served_at_ms >= ${request.nowMs} then last_served_at_ms + 1 else ${request.nowMs} end`,
        // Counted before the attempt, so that one that kills its worker is counted too.
        paced_until_ms: sql<number>`case when proven_address = address then 0
          when paced_until_ms < ${earliest(request)} then ${afterFirst(request)}
          else paced_until_ms + ${computed(request, ({ pace }) => pace.everyMs)} end`,
      })
      .where('consumer_id', 'in', (eb) => eb.selectFrom('turn').select('turn.consumer_id')),
  );
}

/** Gives back lanes in which nothing is due after all, with the turn that was counted. */
export function createLaneReturn(compiler: Compiler): Statement<LaneClaim> {
  return prepare(compiler, (db, request: LaneClaim) =>
    db
      .updateTable('mitako_lanes')
      .set({
        lease_token: null,
        lease_ends_at_ms: 0,
        paced_until_ms: sql<number>`case when proven_address = address then 0
          else paced_until_ms - ${computed(request, ({ pace }) => pace.everyMs)} end`,
      })
      .where('lease_token', '=', request.leaseToken)
      .where(({ exists, not, selectFrom }) =>
        not(
          exists(
            selectFrom('mitako_pending_deliveries as due')
              .select('due.delivery_id')
              .whereRef('due.endpoint_id', '=', 'mitako_lanes.consumer_id')
              .where('due.due_at_ms', '<=', request.nowMs),
          ),
        ),
      ),
  );
}

/** Where the pace of a lane that has rested starts from, so that it may make a burst. */
function earliest(request: LaneClaim): number {
  return computed(request, ({ nowMs, pace }) => nowMs - (pace.burst - 1) * pace.everyMs);
}

/** The same after the first of the burst. */
function afterFirst(request: LaneClaim): number {
  return computed(request, ({ nowMs, pace }) => nowMs - (pace.burst - 2) * pace.everyMs);
}
