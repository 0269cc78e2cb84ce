import type { StoreReads } from '@mitako/core/engine';
import type { Reader } from '../engine/reader.ts';
import { rowsOf } from '../engine/rows.ts';
import { idempotency } from './tables.ts';

export function createIdempotencyReads(reader: Reader): Pick<StoreReads, 'idempotency'> {
  return { idempotency: rowsOf(reader, idempotency).by('key') };
}
