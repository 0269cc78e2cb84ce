import type { StoreReads } from '@mitako/core';
import { idempotencyOf } from './idempotency-rows.ts';
import { oneOf, type Reader } from '../engine/reader.ts';

export function createIdempotencyReads(reader: Reader): Pick<StoreReads, 'idempotency'> {
  const byKey = reader.prepared((db, key: string) =>
    db.selectFrom('mitako_idempotency').selectAll().where('key', '=', key),
  );
  return { idempotency: (key) => oneOf(byKey(key), idempotencyOf) };
}
