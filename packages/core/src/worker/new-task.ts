import type { Task } from '../model.ts';
import type { ChangeOf } from '../ports/changes.ts';
import type { MerchantMode } from '../ports/page.ts';

/** A new task. */
export function newTask(
  { merchantId, livemode }: MerchantMode,
  due: Pick<Task, 'id' | 'kind' | 'subjectId' | 'dueAtMs'>,
): ChangeOf<'task.insert'> {
  return { type: 'task.insert', task: { ...due, merchantId, livemode, attemptsCount: 0, failuresCount: 0 } };
}
