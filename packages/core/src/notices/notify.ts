import type { Context } from '../context.ts';
import type { NoticeTask } from '../model.ts';
import type { ChangeOf } from '../ports/changes.ts';
import type { MerchantMode } from '../ports/page.ts';
import { newTask } from '../worker/new-task.ts';

/**
 * The task that notifies members, for the commit of its cause: one row, and no read. The worker looks up who wants to know
 * (`run-notice.ts`). Nothing without a mailer, and in test mode.
 */
export function notify(
  context: Context,
  owner: MerchantMode,
  kind: NoticeTask,
  subjectId: string,
  dueAtMs = context.clock.now(),
): readonly ChangeOf<'task.insert'>[] {
  if (!sendsIn(context, owner.livemode)) return [];
  return [newTask(owner, { id: `${kind}_${subjectId}`, kind, subjectId, dueAtMs })];
}

/** Whether what happens in this mode causes mail to members and payers. */
export function sendsIn({ channels, settings }: Pick<Context, 'channels' | 'settings'>, livemode: boolean): boolean {
  return channels.mail !== null && (livemode || settings.messagesInTestMode);
}
