import type { StoreReads } from '@mitako/core';
import { idempotencyOf } from '../rows/idempotency.ts';
import type { Of } from '../statement.ts';
import { oneOf, type Reader } from './reader.ts';

export function createIdempotencyReads(reader: Reader): Pick<StoreReads, 'idempotency'> {
  const byKey = reader.prepared((db, of: Of<string>) =>
    db.selectFrom('mitako_idempotency').selectAll().where('key', '=', of((key) => key)),
  );
  return { idempotency: (key) => oneOf(byKey(key), idempotencyOf) };
}
