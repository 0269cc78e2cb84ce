import type { ClaimedLane } from '@mitako/core/engine';
import type { Compiler } from '../../engine/compiler.ts';
import type { Work } from '../../engine/engine.ts';
import { prefixed } from '../../engine/joined.ts';
import { prepare } from '../../engine/statement.ts';
import { partOf } from '../../engine/table.ts';
import { deliveries, endpoints, lanes } from '../../webhooks/tables.ts';
import { ask } from './ask.ts';
import type { Due } from './due-deliveries.ts';

const endpointPart = partOf(endpoints, 'endpoint__');

/** Lanes that are open and leased with one of these tokens, with their endpoints and these deliveries. */
export type LaneRows = (leaseTokens: readonly string[], due: readonly Due[]) => Work<readonly ClaimedLane[]>;

export function createLaneRows(compiler: Compiler): LaneRows {
  const leased = prepare(compiler, (db, request: { readonly ids: string; readonly leaseTokens: string }, dialect) =>
    db
      .selectFrom('mitako_lanes as lane')
      .innerJoin('mitako_endpoints as endpoint', 'endpoint.id', 'lane.consumer_id')
      .selectAll('lane')
      .$narrowType<{ lease_token: string }>()
      .select(prefixed(endpoints, 'endpoint', 'endpoint__'))
      .where('lane.consumer_id', 'in', dialect.jsonTexts(request.ids))
      .where('lane.lease_token', 'in', dialect.jsonTexts(request.leaseTokens))
      .where('lane.is_open', '=', ({ lit }) => lit(1)),
  );

  return function* laneRows(leaseTokens, due) {
    const rows = yield* ask(leased, { ids: lanesOf(due), leaseTokens: JSON.stringify(leaseTokens) });
    const found = Map.groupBy(due, ({ endpoint_id }) => endpoint_id);
    return rows.map((row) => ({
      leaseToken: row.lease_token,
      lane: lanes.fromRow(row),
      endpoint: endpointPart(row),
      deliveries: (found.get(row.consumer_id) ?? []).map((each) => ({
        delivery: deliveries.fromRow(each),
        body: each.event__body,
      })),
    }));
  };
}

/** The lanes of these deliveries, as JSON. */
export function lanesOf(due: readonly Due[]): string {
  return JSON.stringify([...new Set(due.map(({ endpoint_id }) => endpoint_id))]);
}
