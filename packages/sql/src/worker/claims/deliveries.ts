import type { ClaimedDelivery } from '@mitako/core/engine';
import type { Compiler } from '../../engine/compiler.ts';
import type { Work } from '../../engine/engine.ts';
import { prefixed } from '../../engine/joined.ts';
import { partOf } from '../../engine/table.ts';
import { computed } from '../../engine/placeholder.ts';
import { prepare } from '../../engine/statement.ts';
import { ask, tell } from './ask.ts';
import { type Candidate, createCandidates } from './delivery-candidates.ts';
import type { DeliveryClaim } from './delivery-claim.ts';
import { createLanes } from './delivery-lanes.ts';
import { deliveries, endpoints } from '../../webhooks/tables.ts';

const endpointPart = partOf(endpoints, 'endpoint__');

/**
 * Claims due deliveries, endpoint by endpoint:
 *
 * 1. lock the endpoints whose turn it is,
 * 2. count what is in flight on each and find what is due, in a second statement: in the first one the count would come
 *   from a snapshot older than the lock, and 8 workers were seen to reach 16 in flight with a cap of 8;
 * 3. take from the endpoints in turns, lease what was taken, and move the endpoints to the end of the queue.
 *
 * First in, first out over all endpoints instead gave all of 64 claimed deliveries to one dead endpoint.
 */
export function createDeliveryClaim(compiler: Compiler): (request: DeliveryClaim) => Work<readonly ClaimedDelivery[]> {
  const lanes = createLanes(compiler);
  const candidates = createCandidates(compiler);

  const lease = prepare(compiler, (db, request: DeliveryClaim & { readonly ids: string }, dialect) =>
    db
      .updateTable('mitako_deliveries')
      .set({
        status: 'leased',
        lease_token: request.leaseToken,
        claimable_at_ms: computed(request, ({ nowMs, leaseMs }) => nowMs + leaseMs),
      })
      .where('id', 'in', dialect.jsonTexts(request.ids)),
  );

  const claimed = prepare(compiler, (db, ids: string, dialect) =>
    db
      .selectFrom('mitako_deliveries as delivery')
      .innerJoin('mitako_endpoints as endpoint', 'endpoint.id', 'delivery.endpoint_id')
      .innerJoin('mitako_events as event', 'event.id', 'delivery.event_id')
      .selectAll('delivery')
      .select(prefixed(endpoints, 'endpoint', 'endpoint__'))
      .select('event.body as event__body')
      .where('delivery.id', 'in', dialect.jsonTexts(ids)),
  );

  return function* claim(request) {
    const turn = yield* lanes.take(request);
    if (turn.length === 0) return [];
    const ids = takeTurns(yield* candidates(request, turn), request.limit);
    if (ids.length > 0) yield* tell(lease, { ...request, ids: JSON.stringify(ids) });
    yield* lanes.moveToEnd(turn, request.nowMs);
    if (ids.length === 0) return [];
    const rows = yield* ask(claimed, JSON.stringify(ids));
    return rows.map((row) => ({
      delivery: deliveries.fromRow(row),
      endpoint: endpointPart(row),
      body: row.event__body,
    }));
  };
}

/** The first of each endpoint, then the second of each, and so on. Candidates are ordered by endpoint. */
function takeTurns(candidates: readonly Candidate[], limit: number): readonly string[] {
  const lanes = Map.groupBy(candidates, ({ endpoint_id }) => endpoint_id);
  const ids: string[] = [];
  for (let round = 0; ids.length < limit; round += 1) {
    const before = ids.length;
    for (const lane of lanes.values()) {
      const candidate = lane[round];
      if (candidate !== undefined && ids.length < limit) ids.push(candidate.id);
    }
    if (ids.length === before) break;
  }
  return ids;
}
