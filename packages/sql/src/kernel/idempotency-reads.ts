import type { StoreReads } from '@mitako/core/engine';
import { oneOf, type Reader } from '../engine/reader.ts';
import { ofField } from '../engine/write.ts';
import { idempotency } from './tables.ts';

export function createIdempotencyReads(reader: Reader): Pick<StoreReads, 'idempotency'> {
  const byKey = reader.lookUp((db, key: string) =>
    db
      .selectFrom('mitako_idempotency')
      .selectAll()
      .where('key', '=', ofField(idempotency, 'key', key)),
  );
  return { idempotency: (key) => oneOf(byKey(key), idempotency.fromRow) };
}
