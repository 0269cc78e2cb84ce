import type { StoreClaims, Swept } from '@mitako/core/engine';
import type { Compiler } from '../../engine/compiler.ts';
import type { Work } from '../../engine/engine.ts';
import { computed } from '../../engine/placeholder.ts';
import { prepare } from '../../engine/statement.ts';
import { ask, tell } from './ask.ts';
import { lockedRows } from './locking.ts';

type Sweep = Parameters<StoreClaims['sweepEvents']>[0];

/** An event with one delivery of one attempt. */
const ROWS_PER_EVENT = 3;

/**
 * Deletes old events with all that hangs on them:
 *
 * 1. lock the events, so that none is replayed from here on (`event.keep`),
 * 2. read their deliveries, in a statement of its own: the first one's snapshot may be older than the lock, and lack a
 *    replay that was just committed,
 * 3. delete those of which nothing is in the queue.
 */
export function createEventSweep(compiler: Compiler): (request: Sweep) => Work<Swept> {
  const walk = prepare(compiler, (db, request: Sweep, dialect) =>
    lockedRows(
      db
        .selectFrom('mitako_events')
        .select('id')
        .where(
          'id',
          '>',
          computed(request, ({ afterId }) => afterId ?? ''),
        )
        .where('id', '<', request.beforeId)
        .orderBy('id')
        .limit(computed(request, eventsOf)),
      dialect,
    ),
  );
  const hanging = prepare(compiler, (db, request: { readonly eventIds: string }, dialect) =>
    db
      .selectFrom('mitako_deliveries')
      .select(['id', 'event_id', 'attempts_count', 'next_attempt_at_ms'])
      .where(dialect.isAmong('event_id', request.eventIds))
      .orderBy('event_id')
      .orderBy('id'),
  );
  const deleteAttempts = prepare(compiler, (db, request: Doomed, dialect) =>
    db.deleteFrom('mitako_delivery_attempts').where(dialect.isAmong('delivery_id', request.deliveryIds)),
  );
  const deleteDeliveries = prepare(compiler, (db, request: Doomed, dialect) =>
    db.deleteFrom('mitako_deliveries').where(dialect.isAmong('id', request.deliveryIds)),
  );
  const deleteEvents = prepare(compiler, (db, request: Doomed, dialect) =>
    db.deleteFrom('mitako_events').where(dialect.isAmong('id', request.eventIds)),
  );

  return function* sweep(request) {
    const walked = yield* ask(walk, request);
    if (walked.length === 0) return { count: 0, nextAfterId: null };
    const deliveries = Map.groupBy(
      yield* ask(hanging, { eventIds: JSON.stringify(walked.map(({ id }) => id)) }),
      (delivery) => delivery.event_id,
    );
    let rows = 0;
    const reached = walked.filter(({ id }, place) => {
      rows += (deliveries.get(id) ?? []).reduce((sum, { attempts_count: attempts }) => sum + 1 + attempts, 1);
      return rows <= request.limit || place === 0;
    });
    const over = reached.filter(({ id }) =>
      (deliveries.get(id) ?? []).every((delivery) => delivery.next_attempt_at_ms === null),
    );
    const doomed: Doomed = {
      eventIds: JSON.stringify(over.map(({ id }) => id)),
      deliveryIds: JSON.stringify(over.flatMap(({ id }) => (deliveries.get(id) ?? []).map((delivery) => delivery.id))),
    };
    if (over.length > 0) {
      yield* tell(deleteAttempts, doomed);
      yield* tell(deleteDeliveries, doomed);
      yield* tell(deleteEvents, doomed);
    }
    const isLast = walked.length < eventsOf(request) && reached.length === walked.length;
    return { count: over.length, nextAfterId: isLast ? null : (reached.at(-1)?.id ?? null) };
  };
}

interface Doomed {
  /** JSON arrays. */
  readonly eventIds: string;
  readonly deliveryIds: string;
}

function eventsOf({ limit }: Sweep): number {
  return Math.max(1, Math.floor(limit / ROWS_PER_EVENT));
}
