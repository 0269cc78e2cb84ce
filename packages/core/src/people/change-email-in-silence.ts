import type { Context } from '../context.ts';
import { newLink, targetOf } from '../links/new-link.ts';
import { queueMessage } from '../messages/queue-message.ts';
import type { Change } from '../ports/changes.ts';
import { decideUnderLease } from '../worker/decide-under-lease.ts';
import { accountByEmail, emailOfAccount, hashOfTarget, sealedEmail } from './contact.ts';

/**
 * The new address has confirmed, and the old one has said nothing for 72 hours: it may have been lost, so that is a yes. A
 * link to the old address undoes it for a week, also after further changes.
 * @param oldId link to the old address
 */
export function changeEmailInSilence(context: Context, oldId: string, finish: Change): Promise<boolean> {
  return decideUnderLease(context, async () => {
    const { read } = context.store;
    const old = await read.linkById(oldId);
    // Confirmed, refused, or ended by another request.
    if (old === null || old.usedAtMs !== null) return [finish];
    const [made, principal] = await Promise.all([read.linkById(old.peerId ?? ''), read.principalById(old.principalId)]);
    if (made === null || made.usedAtMs === null || principal === null) return [finish];
    if (hashOfTarget(context, old, principal) !== principal.emailHash) return [finish];
    const to = targetOf(context, made);
    if ((await accountByEmail(context, principal.role, to)) !== null) return [finish];
    const nowMs = context.clock.now();
    const { id, role, emailHash, locale } = principal;
    const from = emailOfAccount(context, principal);
    const undo = newLink(context, 'email_change_undo', principal, { email: from, isKept: true });
    return [
      finish,
      { type: 'assert.email', id, emailHash },
      { type: 'assert.link_unused', id: oldId },
      { type: 'principal.set_email', id, role, ...sealedEmail(context, id, to), nowMs },
      { type: 'links.end', principalId: id, nowMs },
      { type: 'link.insert', link: undo },
      ...queueMessage(context, { kind: 'email_changed', cause: oldId, to, locale, values: {} }),
      ...queueMessage(context, {
        kind: 'email_change_undo',
        cause: oldId,
        to: from,
        locale,
        values: { linkId: undo.id },
      }),
    ];
  });
}
