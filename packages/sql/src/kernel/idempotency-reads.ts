import type { StoreReads } from '@mitako/core/engine';
import { oneOf, type Reader } from '../engine/reader.ts';
import { idempotency } from './tables.ts';

export function createIdempotencyReads(reader: Reader): Pick<StoreReads, 'idempotency'> {
  const byKey = reader.prepared((db, key: string) =>
    db.selectFrom('mitako_idempotency').selectAll().where('key', '=', key),
  );
  return { idempotency: (key) => oneOf(byKey(key), idempotency.fromRow) };
}
