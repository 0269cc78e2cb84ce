import type { SomeDefinitions } from '../engine/change.ts';
import { flagOf, ofAnyId } from '../engine/columns.ts';
import { computed } from '../engine/placeholder.ts';
import { remove, update } from '../engine/write.ts';
import { tasks } from './tables.ts';

export const taskChanges = {
  'task.finish': ({ one }) => [one(remove(tasks, ({ id, leaseToken }) => ({ id, leaseToken })))],

  'task.postpone': ({ one }) => [
    one(
      update(tasks, (change) => ({
        set: { dueAtMs: change.dueAtMs, claimableAtMs: change.dueAtMs, leaseToken: null },
        add: {
          attemptsCount: computed(change, ({ isTry }) => flagOf(isTry) - 1),
          failuresCount: computed(change, ({ hasFailed }) => flagOf(hasFailed)),
        },
        where: { id: change.id, leaseToken: change.leaseToken },
      })),
    ),
  ],

  // Custom SQL: for a leased task, `claimable_at_ms` is the end of the lease; for any other it does not matter.
  'task.cancel': ({ one }) => [
    one((db, change) =>
      db
        .deleteFrom('mitako_tasks')
        .where('id', '=', ofAnyId(null, change.id))
        .where(({ or, eb }) => or([eb('lease_token', 'is', null), eb('claimable_at_ms', '<=', change.nowMs)])),
    ),
  ],
} satisfies SomeDefinitions;
