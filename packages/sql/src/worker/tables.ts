import type { Task } from '@mitako/core/engine';
import { anyId, bigint, flag, id, integer, text } from '../engine/columns.ts';
import { table } from '../engine/table.ts';

export const tasks = table<Task>()(
  'mitako_tasks',
  {
    id: anyId(),
    kind: text(),
    subjectId: anyId(),
    merchantId: id('merchant').nullable(),
    livemode: flag(),
    dueAtMs: bigint(),
    attemptsCount: integer(),
    failuresCount: integer(),
  },
  {
    leaseToken: text()
      .nullable()
      .computed(() => null),
    // When it can be claimed: when due, or at the end of the lease.
    claimableAtMs: bigint().computed((task: Task) => task.dueAtMs),
  },
);
