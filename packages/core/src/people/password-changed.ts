import type { Context } from '../context.ts';
import type { Origin } from '../kernel/origin.ts';
import { queueMessage } from '../messages/queue-message.ts';
import type { Principal } from '../model.ts';
import type { Change } from '../ports/changes.ts';
import { emailOfAccount } from './contact.ts';

/** Tells the account that its password was changed, however it was: its owner may know nothing of it. */
export function passwordChanged(context: Context, principal: Principal, origin: Origin): readonly Change[] {
  const nowMs = context.clock.now();
  return queueMessage(context, {
    kind: 'password_changed',
    cause: `${principal.id}:${nowMs}`,
    to: emailOfAccount(context, principal),
    locale: origin.locale,
    values: { atMs: nowMs },
  });
}
