import { type Stored } from '../../engine/ids.ts';
import { anyIdsJson, idsJson, ofAnyId } from '../../engine/columns.ts';
import type { HeldLanesRead, LaneClaim } from '@mitako/core/engine';
import { type AliasedExpression, type Kysely, sql } from 'kysely';
import type { Compiler } from '../../engine/compiler.ts';
import type { BoundStatement } from '../../engine/engine.ts';
import type { SqlDialect } from '../../engine/dialect.ts';
import { computed } from '../../engine/placeholder.ts';
import { prepare } from '../../engine/statement.ts';
import type { RowOf, Tables } from '../../tables.ts';

export type Due = RowOf<'mitako_deliveries'> & OfEvent;

/** What a delivery needs of its event. */
type OfEvent = {
  readonly event__body: string;
  readonly event__traceparent: string | null;
};

const OF_EVENT = ['event.body as event__body', 'event.traceparent as event__traceparent'] as const;

/** Its plan has the leaves of two tables. */
const PLANNED_ONCE = { isPlannedOnce: true };

type DueRequest = Pick<HeldLanesRead, 'nowMs' | 'deliveriesMax' | 'exceptIds'>;

/** How the first due deliveries of each lane are found, with the bodies of their events. */
export interface DueDeliveries {
  /** Of lanes that are held. */
  of(request: DueRequest, lanes: readonly string[]): readonly BoundStatement[];
  /** Of those that were leased with this token a moment ago. Null: in statements after that, since it must know them. */
  readonly leased: ((request: LaneClaim) => BoundStatement) | null;
}

export function createDueDeliveries(compiler: Compiler): DueDeliveries {
  return compiler.dialect.joinsLaterally ? laterally(compiler) : laneByLane(compiler);
}

/** SQLite: a small statement per lane, about 10 µs; it has no LATERAL. */
function laneByLane(compiler: Compiler): DueDeliveries {
  const due = prepare(compiler, (db, request: DueRequest & { readonly lane: string }, dialect) =>
    db
      .selectFrom('mitako_pending_deliveries as pending')
      .innerJoin('mitako_deliveries as delivery', 'delivery.id', 'pending.delivery_id')
      .leftJoin('mitako_events as event', 'event.id', 'delivery.event_id')
      .selectAll('delivery')
      .select(OF_EVENT)
      .$narrowType<OfEvent>()
      .where('pending.endpoint_id', '=', ofAnyId('webhookEndpoint', request.lane))
      .where('pending.due_at_ms', '<=', request.nowMs)
      .where('pending.delivery_id', 'not in', dialect.jsonTexts(exceptOf(request), 'uuid'))
      .orderBy('pending.due_at_ms')
      .orderBy('pending.delivery_id')
      .limit(request.deliveriesMax),
  );
  return { of: (request, lanes) => lanes.map((lane) => due.bind({ ...request, lane })), leased: null };
}

/**
 * All lanes in one round trip. With limits, so that no planner scans all deliveries and events for the few that are due.
 */
function laterally(compiler: Compiler): DueDeliveries {
  const ofLanes = (
    db: Kysely<Tables>,
    dialect: SqlDialect,
    request: DueRequest,
    lanes: AliasedExpression<{ consumer_id: Stored }, 'lane'>,
  ) =>
    db
      .selectFrom(lanes)
      .innerJoinLateral(
        (eb) =>
          eb
            .selectFrom('mitako_pending_deliveries as pending')
            .select(['pending.delivery_id', 'pending.due_at_ms'])
            .whereRef('pending.endpoint_id', '=', 'lane.consumer_id')
            .where('pending.due_at_ms', '<=', request.nowMs)
            .where('pending.delivery_id', 'not in', dialect.jsonTexts(exceptOf(request), 'uuid'))
            .orderBy('pending.due_at_ms')
            .orderBy('pending.delivery_id')
            .limit(request.deliveriesMax)
            .as('due'),
        (join) => join.onTrue(),
      )
      .innerJoinLateral(
        (eb) =>
          eb
            .selectFrom('mitako_deliveries as delivery')
            .selectAll()
            .whereRef('delivery.id', '=', 'due.delivery_id')
            .limit(1)
            .as('found'),
        (join) => join.onTrue(),
      )
      .leftJoinLateral(
        (eb) =>
          eb
            .selectFrom('mitako_events as event')
            .select(OF_EVENT)
            .whereRef('event.id', '=', 'found.event_id')
            .limit(1)
            .as('of_event'),
        (join) => join.onTrue(),
      )
      .selectAll('found')
      .selectAll('of_event')
      .$narrowType<OfEvent>()
      .orderBy('due.due_at_ms')
      .orderBy('due.delivery_id');

  const held = prepare(
    compiler,
    (db, request: DueRequest & { readonly lanes: string }, dialect) =>
      ofLanes(
        db,
        dialect,
        request,
        dialect
          .jsonEach(request.lanes, 'bytea')
          .$castTo<{ consumer_id: Stored }>()
          .as<'lane'>(sql`lane (consumer_id)`),
      ),
    PLANNED_ONCE,
  );
  const leased = prepare(
    compiler,
    (db, request: DueRequest & Pick<LaneClaim, 'leaseToken'>, dialect) =>
      ofLanes(
        db,
        dialect,
        request,
        db
          .selectFrom('mitako_lanes')
          .select('consumer_id')
          .where('lease_token', '=', request.leaseToken)
          .where('is_open', '=', ({ lit }) => lit(1))
          .as('lane'),
      ),
    PLANNED_ONCE,
  );
  return {
    of: (request, lanes) => [held.bind({ ...request, lanes: anyIdsJson('webhookEndpoint', lanes) })],
    leased: (request) => leased.bind({ ...request, exceptIds: [] }),
  };
}

function exceptOf(request: DueRequest): string {
  return computed(request, ({ exceptIds }) => idsJson('delivery', exceptIds));
}
