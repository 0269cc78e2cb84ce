import type { Context } from '../context.ts';
import type { Origin } from '../kernel/origin.ts';
import { queueMessage } from '../messages/queue-message.ts';
import type { Principal } from '../model.ts';
import type { Change } from '../ports/changes.ts';
import { emailOfAccount } from './contact.ts';

/**
 * Beside a new password, however it was set: earlier links and known devices end, and the account is told, as its owner may know nothing of
 * it.
 */
export function passwordChanged(context: Context, principal: Principal, origin: Origin): readonly Change[] {
  const nowMs = context.clock.now();
  return [
    { type: 'links.end', principalId: principal.id, nowMs },
    { type: 'known_devices.delete', principalId: principal.id },
    ...queueMessage(context, {
      kind: 'password_changed',
      cause: `${principal.id}:${nowMs}`,
      to: emailOfAccount(context, principal),
      locale: origin.locale,
      values: { atMs: nowMs },
    }),
  ];
}
