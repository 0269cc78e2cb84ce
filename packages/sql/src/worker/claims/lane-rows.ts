import type { ClaimedLane } from '@mitako/core/engine';
import type { Compiler } from '../../engine/compiler.ts';
import { prefixed } from '../../engine/joined.ts';
import { prepare, type Statement } from '../../engine/statement.ts';
import { partOf } from '../../engine/table.ts';
import type { RowOf } from '../../tables.ts';
import { deliveries, endpoints, lanes } from '../../webhooks/tables.ts';
import type { Due } from './due-deliveries.ts';

const endpointPart = partOf(endpoints, 'endpoint__');

export type LeasedLane = Omit<ClaimedLane, 'deliveries'>;

/** Lanes that are open and leased with one of these tokens, a JSON array, with their endpoints. */
export function createLaneRows(compiler: Compiler): Statement<{ readonly leaseTokens: string }> {
  return prepare(compiler, (db, request: { readonly leaseTokens: string }, dialect) =>
    db
      .selectFrom('mitako_lanes as lane')
      .innerJoin('mitako_endpoints as endpoint', 'endpoint.id', 'lane.consumer_id')
      .selectAll('lane')
      .$narrowType<{ lease_token: string }>()
      .select(prefixed(endpoints, 'endpoint', 'endpoint__'))
      .where('lane.lease_token', 'in', dialect.jsonTexts(request.leaseTokens))
      .where('lane.is_open', '=', ({ lit }) => lit(1)),
  );
}

export type LaneRow = RowOf<'mitako_lanes'> & { readonly lease_token: string };

export function leasedLane(row: LaneRow): LeasedLane {
  return { leaseToken: row.lease_token, lane: lanes.fromRow(row), endpoint: endpointPart(row) };
}

/** Lanes with something due, with these deliveries. */
export function withDue(leased: readonly LeasedLane[], due: readonly Due[]): readonly ClaimedLane[] {
  const found = Map.groupBy(
    due.map((row) => ({
      delivery: deliveries.fromRow(row),
      body: row.event__body,
      traceparent: row.event__traceparent,
    })),
    ({ delivery }) => delivery.endpointId,
  );
  return leased.flatMap((each) => {
    const own = found.get(each.lane.consumerId) ?? [];
    return own.length === 0 ? [] : { ...each, deliveries: own };
  });
}
