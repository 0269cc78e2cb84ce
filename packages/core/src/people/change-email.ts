import { sessionOf } from '../kernel/callers.ts';
import { deciding, refuse } from '../kernel/operation.ts';
import { succeeded } from '../kernel/result.ts';
import { newLink } from '../links/new-link.ts';
import { queueMessage } from '../messages/queue-message.ts';
import { accountByEmail, canonicalEmail, emailOfAccount } from './contact.ts';
import { readPrincipal } from './logged-in.ts';

/**
 * Asks both addresses: the new one whether it is theirs, the old one whether they want this. The address changes when both
 * have said yes, see `use-link.ts`, or the old one nothing for 72 hours, see `change-email-in-silence.ts`. A second request
 * ends the first.
 */
export const changeEmail = deciding<'changeEmail'>(
  async (context, { caller, body: { email: typed }, origin: { locale } }) => {
    const principal = await readPrincipal(context, sessionOf(caller));
    const [from, to] = [emailOfAccount(context, principal), canonicalEmail(typed)];
    const owner = await accountByEmail(context, principal.role, to);
    if (owner !== null) return refuse('EMAIL_TAKEN');
    const id = context.ids.next('link', principal.id);
    const old = newLink(context, 'email_change_old', principal, { email: from, peerId: id });
    const made = newLink(context, 'email_change_new', principal, { email: to, isKept: true, id, peerId: old.id });
    const asked = [
      ...queueMessage(context, {
        kind: 'email_change_confirm',
        cause: made.id,
        to,
        locale,
        values: { linkId: made.id },
      }),
      ...queueMessage(context, {
        kind: 'email_change_veto',
        cause: old.id,
        to: from,
        locale,
        values: { linkId: old.id, email: to },
      }),
    ];
    if (asked.length === 0) return refuse('MAIL_NOT_CONFIGURED');
    return {
      changes: [
        { type: 'links.end', principalId: principal.id, nowMs: context.clock.now() },
        { type: 'link.insert', link: old },
        { type: 'link.insert', link: made },
        ...asked,
        {
          type: 'task.insert',
          task: {
            id: `email_change_${old.id}`,
            kind: 'email.change',
            subjectId: old.id,
            merchantId: null,
            livemode: true,
            dueAtMs: old.expiresAtMs,
            attemptsCount: 0,
            failuresCount: 0,
          },
        },
      ],
      answer: succeeded(202, { email_sent: true }),
    };
  },
);
