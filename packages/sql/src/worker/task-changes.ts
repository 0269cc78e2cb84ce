import { valuesOf } from '../engine/columns.ts';
import { taskColumns } from './task-rows.ts';
import type { Definitions } from '../engine/change.ts';

export const taskChanges: Definitions<'task.insert' | 'task.finish' | 'task.postpone' | 'task.cancel'> = {
  'task.insert': ({ one }) => [
    one((db, change) => db.insertInto('mitako_tasks').values(valuesOf(taskColumns, change.task))),
  ],

  'task.finish': ({ one }) => [
    one((db, change) =>
      db.deleteFrom('mitako_tasks').where('id', '=', change.id).where('lease_token', '=', change.leaseToken),
    ),
  ],

  'task.postpone': ({ one }) => [
    one((db, change) =>
      db
        .updateTable('mitako_tasks')
        .set({
          due_at_ms: change.dueAtMs,
          claimable_at_ms: change.dueAtMs,
          lease_token: null,
        })
        .where('id', '=', change.id)
        .where('lease_token', '=', change.leaseToken),
    ),
  ],

  'task.cancel': ({ one }) => [
    one((db, change) =>
      db
        .deleteFrom('mitako_tasks')
        .where('id', '=', change.id)
        // Of a leased task, `claimable_at_ms` is the end of the lease.
        .where(({ or, eb }) => or([eb('lease_token', 'is', null), eb('claimable_at_ms', '<=', change.nowMs)])),
    ),
  ],
};
