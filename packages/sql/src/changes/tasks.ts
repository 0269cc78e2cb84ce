import { valuesOf } from '../rows/columns.ts';
import { taskColumns } from '../rows/tasks.ts';
import type { Definitions } from './change.ts';

export const taskChanges: Definitions<'task.insert' | 'task.finish' | 'task.postpone'> = {
  'task.insert': ({ one }) => [
    one((db, of) => db.insertInto('mitako_tasks').values(valuesOf(of, taskColumns, (change) => change.task))),
  ],

  'task.finish': ({ one }) => [
    one((db, of) =>
      db
        .deleteFrom('mitako_tasks')
        .where('id', '=', of(({ id }) => id))
        .where('lease_token', '=', of(({ leaseToken }) => leaseToken)),
    ),
  ],

  'task.postpone': ({ one }) => [
    one((db, of) =>
      db
        .updateTable('mitako_tasks')
        .set({
          due_at_ms: of(({ dueAtMs }) => dueAtMs),
          claimable_at_ms: of(({ dueAtMs }) => dueAtMs),
          lease_token: null,
        })
        .where('id', '=', of(({ id }) => id))
        .where('lease_token', '=', of(({ leaseToken }) => leaseToken)),
    ),
  ],
};
