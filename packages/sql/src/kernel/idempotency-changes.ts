import { flag, valuesOf } from '../engine/columns.ts';
import { idempotencyColumns } from './idempotency-rows.ts';
import { computed } from '../engine/placeholder.ts';
import type { Definitions } from '../engine/change.ts';

export const idempotencyChanges: Definitions<
  'idempotency.insert' | 'idempotency.finish' | 'idempotency.take_over' | 'idempotency.forget'
> = {
  'idempotency.insert': ({ one }) => [
    one((db, change) =>
      db
        .insertInto('mitako_idempotency')
        .values(valuesOf(idempotencyColumns, change.record))
        .onConflict((conflict) =>
          conflict
            .column('key')
            .doUpdateSet(({ ref }) => ({
              fingerprint: ref('excluded.fingerprint'),
              state: ref('excluded.state'),
              status: ref('excluded.status'),
              body: ref('excluded.body'),
              sealed: ref('excluded.sealed'),
              subject_id: ref('excluded.subject_id'),
              lease_ends_at_ms: ref('excluded.lease_ends_at_ms'),
              created_at_ms: ref('excluded.created_at_ms'),
              expires_at_ms: ref('excluded.expires_at_ms'),
            }))
            .whereRef('mitako_idempotency.expires_at_ms', '<=', 'excluded.created_at_ms'),
        ),
    ),
  ],

  // Only the first outcome is kept: what was answered once is answered for ever.
  'idempotency.finish': ({ any }) => [
    any((db, change) =>
      db
        .updateTable('mitako_idempotency')
        .set({
          state: 'done',
          status: change.status,
          body: change.body,
          sealed: computed(change, ({ sealed }) => flag(sealed)),
          lease_ends_at_ms: null,
        })
        .where('key', '=', change.key)
        .where('state', '=', 'running'),
    ),
  ],

  'idempotency.take_over': ({ one }) => [
    one((db, change) =>
      db
        .updateTable('mitako_idempotency')
        .set({ lease_ends_at_ms: change.leaseEndsAtMs })
        .where('key', '=', change.key)
        .where('state', '=', 'running')
        .where('lease_ends_at_ms', '<=', change.nowMs),
    ),
  ],

  'idempotency.forget': ({ any }) => [
    any((db, change) =>
      db.deleteFrom('mitako_idempotency').where('key', '=', change.key).where('state', '=', 'running'),
    ),
  ],
};
