import { idIn, idsJson, ofId } from '../../engine/columns.ts';
import type { StoreClaims, Swept } from '@mitako/core/engine';
import type { Kysely } from 'kysely';
import type { Compiler } from '../../engine/compiler.ts';
import type { SqlDialect } from '../../engine/dialect.ts';
import type { Engine } from '../../engine/engine.ts';
import { computed } from '../../engine/placeholder.ts';
import type { Reader } from '../../engine/reader.ts';
import { prepare } from '../../engine/statement.ts';
import type { Tables } from '../../tables.ts';
import { startOf } from './start-of.ts';

type Sweep = Parameters<NonNullable<StoreClaims['sweepEvents']>>[0];

/** An event with one delivery of one attempt. */
const ROWS_PER_EVENT = 3;

/**
 * Deletes old events with their deliveries and attempts, where tables are whole: one writer at a time. Events of which
 * something is in the queue are kept. What was read may be outdated by a replay, so the transaction deletes only
 * those that have no other deliveries than were read: what is not in the queue never returns to it.
 *
 * An event is replayed without limit. One with more rows than a step deletes loses a part of its deliveries in each.
 */
export function createEventSweep(
  compiler: Compiler,
  engine: Engine,
  reader: Reader,
): (request: Sweep) => Promise<Swept> {
  const walk = reader.prepared((db, request: Sweep) =>
    db
      .selectFrom('mitako_events')
      .select('id')
      .where('id', '>', startOf('event', request))
      .where('id', '<', ofId('event', request.beforeId))
      .orderBy('id')
      .limit(computed(request, eventsOf)),
  );
  // A range, which is read in the order of its index: the deliveries that are read first are those of the first events.
  const hanging = reader.prepared((db, request: Sweep & { readonly throughId: string }) =>
    db
      .selectFrom('mitako_deliveries')
      .select(['id', 'event_id', 'attempts_count', 'next_attempt_at_ms'])
      .where('event_id', '>', startOf('event', request))
      .where('event_id', '<=', ofId('event', request.throughId))
      .orderBy('event_id')
      .orderBy('id')
      .limit(computed(request, ({ limit }) => limit + 1)),
  );
  const deleteAttempts = prepare(compiler, (db, request: ExpiredEvents, dialect) =>
    db.deleteFrom('mitako_delivery_attempts').where('delivery_id', 'in', (eb) =>
      eb
        .selectFrom('mitako_deliveries')
        .select('mitako_deliveries.id')
        .where('mitako_deliveries.event_id', 'in', unchanged(db, request, dialect)),
    ),
  );
  const deleteDeliveries = prepare(compiler, (db, request: ExpiredEvents, dialect) =>
    db.deleteFrom('mitako_deliveries').where('event_id', 'in', unchanged(db, request, dialect)),
  );
  // What is over stays over: nothing has to be compared again.
  const deletePartsAttempts = prepare(compiler, (db, request: { readonly deliveryIds: string }, dialect) =>
    db.deleteFrom('mitako_delivery_attempts').where(dialect.isAmong('delivery_id', request.deliveryIds, 'uuid')),
  );
  const deletePart = prepare(compiler, (db, request: { readonly deliveryIds: string }, dialect) =>
    db.deleteFrom('mitako_deliveries').where(dialect.isAmong('id', request.deliveryIds, 'uuid')),
  );
  const deleteEvents = prepare(compiler, (db, request: ExpiredEvents, dialect) =>
    db
      .deleteFrom('mitako_events')
      .where('id', 'in', unchanged(db, request, dialect))
      .returning('id'),
  );

  async function sweepPart(request: Sweep, eventId: string, read: readonly Hanging[]): Promise<Swept> {
    if (read.some(isQueued)) return { count: 0, nextAfterId: eventId };
    let rows = 0;
    const part = read.filter((delivery, place) => {
      rows += rowsOf(delivery);
      return rows <= request.limit || place === 0;
    });
    const deliveryIds = idsJson(
      'delivery',
      part.map(({ id }) => id),
    );
    await engine.claim([deletePartsAttempts.bind({ deliveryIds }), deletePart.bind({ deliveryIds })]);
    return { count: 0, nextAfterId: request.afterId ?? '' };
  }

  return async (request) => {
    const walked = (await walk(request)).map(({ id }) => idIn('event', id));
    const [first] = walked;
    if (first === undefined) return { count: 0, nextAfterId: null };
    const found = await hanging({ ...request, throughId: walked.at(-1) ?? first });
    const read = found.map((row) => ({ ...row, id: idIn('delivery', row.id), event_id: idIn('event', row.event_id) }));
    const deliveries = Map.groupBy(read, ({ event_id }) => event_id);
    // More follow, of this event or the next.
    const cutId = read.length > request.limit ? read.at(-1)?.event_id : undefined;
    let rows = 0;
    const reached = walked.filter((id) => {
      rows += (deliveries.get(id) ?? []).reduce((sum, delivery) => sum + rowsOf(delivery), 1);
      return rows <= request.limit && (cutId === undefined || id < cutId);
    });
    if (reached.length === 0) return sweepPart(request, first, deliveries.get(first) ?? []);
    const over = reached.filter((id) => !(deliveries.get(id) ?? []).some(isQueued));
    const expired: ExpiredEvents = {
      eventIds: idsJson('event', over),
      deliveryIds: idsJson(
        'delivery',
        over.flatMap((id) => (deliveries.get(id) ?? []).map((delivery) => delivery.id)),
      ),
    };
    // Events of a merchant without endpoints have no deliveries.
    const below = expired.deliveryIds === '[]' ? [] : [deleteAttempts, deleteDeliveries];
    const steps = [...below, deleteEvents];
    const deleted = over.length === 0 ? [] : await engine.claim(steps.map((step) => step.bind(expired)));
    const isLast = walked.length < eventsOf(request) && reached.length === walked.length;
    return { count: deleted.at(-1)?.length ?? 0, nextAfterId: isLast ? null : (reached.at(-1) ?? null) };
  };
}

interface Hanging {
  readonly id: string;
  readonly attempts_count: number;
  readonly next_attempt_at_ms: number | null;
}

function isQueued(delivery: Hanging): boolean {
  return delivery.next_attempt_at_ms !== null;
}

/** With its attempts. */
function rowsOf({ attempts_count: attempts }: Hanging): number {
  return 1 + attempts;
}

interface ExpiredEvents {
  /** JSON arrays. */
  readonly eventIds: string;
  readonly deliveryIds: string;
}

/** The events that have no deliveries but those that were read. */
function unchanged(db: Kysely<Tables>, { eventIds, deliveryIds }: ExpiredEvents, dialect: SqlDialect) {
  return db
    .selectFrom('mitako_events as event')
    .select('event.id')
    .where(dialect.isAmong('event.id', eventIds, 'uuid'))
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('mitako_deliveries as other')
            .select('other.id')
            .whereRef('other.event_id', '=', 'event.id')
            .where(not(dialect.isAmong('other.id', deliveryIds, 'uuid'))),
        ),
      ),
    );
}

function eventsOf({ limit }: Sweep): number {
  return Math.max(1, Math.floor(limit / ROWS_PER_EVENT));
}
