import type { CompiledQuery, Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

interface Compilable {
  compile(): CompiledQuery;
}

/** Puts the stored deliveries that are not over, and match, into the queue. */
export function intoQueue(db: Kysely<Tables>, column: 'id' | 'event_id', value: string): Compilable {
  return db
    .insertInto('mitako_pending_deliveries')
    .columns(['attempts_count', 'delivery_id', 'endpoint_id', 'due_at_ms'])
    .expression(
      db
        .selectFrom('mitako_deliveries')
        .select(['attempts_count', 'id', 'endpoint_id', 'next_attempt_at_ms'])
        .where(column, '=', value)
        .where('next_attempt_at_ms', 'is not', null)
        .$narrowType<{ next_attempt_at_ms: number }>(),
    );
}
