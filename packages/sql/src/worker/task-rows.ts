import type { Task } from '@mitako/core';
import type { RowOf, TasksTable } from '../tables.ts';
import type { Columns } from '../engine/columns.ts';

export const taskColumns: Columns<TasksTable, Task> = {
  id: (task) => task.id,
  kind: (task) => task.kind,
  subject_id: (task) => task.subjectId,
  due_at_ms: (task) => task.dueAtMs,
  attempts_count: (task) => task.attemptsCount,
  lease_token: () => null,
  claimable_at_ms: (task) => task.dueAtMs,
};

export function taskOf(row: RowOf<'mitako_tasks'>): Task {
  return {
    id: row.id,
    kind: row.kind,
    subjectId: row.subject_id,
    dueAtMs: row.due_at_ms,
    attemptsCount: row.attempts_count,
  };
}
