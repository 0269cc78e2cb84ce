import type { WorkReads } from '@mitako/core/engine';
import type { Reader } from '../engine/reader.ts';
import { rowsOf } from '../engine/rows.ts';
import { idempotency } from '../kernel/tables.ts';
import { createLookUpQueueRead } from './look-up-queues.ts';
import { createNextDueRead } from './next-due.ts';

export function createWorkReads(reader: Reader): WorkReads {
  return {
    idempotency: rowsOf(reader, idempotency).lookUpBy('key'),
    ...createLookUpQueueRead(reader),
    ...createNextDueRead(reader),
  };
}
