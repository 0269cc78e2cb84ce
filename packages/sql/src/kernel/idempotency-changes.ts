import type { SomeDefinitions } from '../engine/change.ts';
import { mergeable } from '../engine/mergeable.ts';
import { excludedOf, valuesOf } from '../engine/table.ts';
import { atMost, remove, update } from '../engine/write.ts';
import { idempotency } from './tables.ts';

export const idempotencyChanges = {
  // Custom SQL: an expired record is replaced by another one with its key.
  'idempotency.insert': ({ one }) => [
    one(
      mergeable(
        (db, change) =>
          db
            .insertInto('mitako_idempotency')
            .values(valuesOf(idempotency, change.record))
            .onConflict((conflict) =>
              conflict
                .column('key')
                .doUpdateSet(excludedOf(idempotency))
                .whereRef('mitako_idempotency.expires_at_ms', '<=', 'excluded.created_at_ms'),
            ),
        { table: idempotency, access: 'write' },
      ),
    ),
  ],

  // Only the first outcome is stored: a response never changes.
  'idempotency.finish': ({ any }) => [
    any(
      update(idempotency, ({ key, status, sealedBody }) => ({
        set: { state: 'done', status, sealedBody, leaseEndsAtMs: null },
        where: { key, state: 'running' },
      })),
    ),
  ],

  'idempotency.take_over': ({ one }) => [
    one(
      update(idempotency, ({ key, nowMs, leaseEndsAtMs }) => ({
        set: { leaseEndsAtMs },
        where: { key, state: 'running', leaseEndsAtMs: atMost(nowMs) },
      })),
    ),
  ],

  'idempotency.forget': ({ any }) => [any(remove(idempotency, ({ key }) => ({ key, state: 'running' })))],
} satisfies SomeDefinitions;
