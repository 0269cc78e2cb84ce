import type { EventMark } from './mark.ts';

/**
 * The result of an event: handled now, handled before, or not handled because an earlier one of its subject is missing.
 */
export type EventOutcome = 'handled' | 'duplicate' | 'gap';

/** Where handled events are marked, in the database of the rows that the handler changes. */
export interface EventStore<Transaction> {
  /**
   * In one transaction: marks the event unless it is marked, and does the work. If the work throws, nothing is marked. If
   * the same event is being handled elsewhere, it waits for the outcome.
   */
  once(mark: EventMark, work: (transaction: Transaction) => unknown): Promise<EventOutcome>;
}

/**
 * The table of handled events, for PostgreSQL and SQLite: put it into your migrations. Keep its rows as long as payments
 * may have events: a row that is gone is an event that may be handled again.
 */
export const EVENTS_TABLE = `CREATE TABLE IF NOT EXISTS mitako_events (
  subject text NOT NULL,
  sequence integer NOT NULL,
  event_id text NOT NULL,
  handled_at text NOT NULL DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY (subject, sequence)
)`;
