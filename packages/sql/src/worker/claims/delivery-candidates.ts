import { sql } from 'kysely';
import type { Compiler } from '../../engine/compiler.ts';
import type { Work } from '../../engine/engine.ts';
import { prepare } from '../../engine/statement.ts';
import { ask } from './ask.ts';
import type { DeliveryClaim } from './delivery-claim.ts';
import { lockedRows } from './locking.ts';

/** A delivery that may be leased. */
export interface Candidate {
  readonly id: string;
  readonly endpoint_id: string;
}

/** For each locked endpoint, in order, due deliveries within the cap. */
export type Candidates = (request: DeliveryClaim, lanes: readonly string[]) => Work<readonly Candidate[]>;

export function createCandidates(compiler: Compiler): Candidates {
  return compiler.dialect.joinsLaterally ? laterally(compiler) : laneByLane(compiler);
}

interface InLane extends DeliveryClaim {
  readonly lane: string;
  readonly room: number;
}

/** SQLite: two small statements per endpoint, about 10 µs each; it has no LATERAL. */
function laneByLane(compiler: Compiler): Candidates {
  const inFlight = prepare(compiler, (db, request: InLane) =>
    db
      .selectFrom('mitako_deliveries')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('endpoint_id', '=', request.lane)
      .where('lease_token', 'is not', null)
      .where('claimable_at_ms', '>', request.nowMs),
  );
  const due = prepare(compiler, (db, request: InLane) =>
    db
      .selectFrom('mitako_deliveries')
      .select(['id', 'endpoint_id'])
      .where('endpoint_id', '=', request.lane)
      .where('claimable_at_ms', '<=', request.nowMs)
      .orderBy('claimable_at_ms')
      .orderBy('id')
      .limit(request.room),
  );
  return function* candidates(request, lanes) {
    const found: Candidate[] = [];
    for (const lane of lanes) {
      const [flying] = yield* ask(inFlight, { ...request, lane, room: 0 });
      const room = request.inFlightMax - (flying?.count ?? 0);
      if (room > 0) found.push(...(yield* ask(due, { ...request, lane, room })));
    }
    return found;
  };
}

/** All endpoints in one round trip. */
function laterally(compiler: Compiler): Candidates {
  const statement = prepare(compiler, (db, request: DeliveryClaim & { readonly lanes: string }, dialect) =>
    db
      .selectFrom(
        sql<{
          endpoint_id: string;
          turn: number;
        }>`json_array_elements_text(cast(${request.lanes} as json)) with ordinality`.as<'lane'>(
          sql`lane (endpoint_id, turn)`,
        ),
      )
      .innerJoinLateral(
        (eb) =>
          eb
            .selectFrom('mitako_deliveries as leased')
            .select(({ fn }) => fn.countAll<number>().as('count'))
            .whereRef('leased.endpoint_id', '=', 'lane.endpoint_id')
            .where('leased.lease_token', 'is not', null)
            .where('leased.claimable_at_ms', '>', request.nowMs)
            .as('flying'),
        (join) => join.onTrue(),
      )
      .innerJoinLateral(
        (eb) =>
          lockedRows(
            eb
              .selectFrom('mitako_deliveries as delivery')
              .select(['delivery.id', 'delivery.claimable_at_ms'])
              .whereRef('delivery.endpoint_id', '=', 'lane.endpoint_id')
              .where('delivery.claimable_at_ms', '<=', request.nowMs)
              .orderBy('delivery.claimable_at_ms')
              .orderBy('delivery.id')
              .limit(sql<number>`greatest(cast(${request.inFlightMax} as bigint) - flying.count, 0)`),
            dialect,
          ).as('due'),
        (join) => join.onTrue(),
      )
      .select(['due.id', 'lane.endpoint_id'])
      .orderBy('lane.turn')
      .orderBy('due.claimable_at_ms')
      .orderBy('due.id'),
  );
  return (request, lanes) => ask(statement, { ...request, lanes: JSON.stringify(lanes) });
}
