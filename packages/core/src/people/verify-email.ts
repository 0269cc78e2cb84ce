import type { Context } from '../context.ts';
import { sessionOf } from '../kernel/callers.ts';
import { deciding, refuse } from '../kernel/operation.ts';
import type { Origin } from '../kernel/origin.ts';
import { succeeded } from '../kernel/result.ts';
import { newLink } from '../links/new-link.ts';
import { queueMessage } from '../messages/queue-message.ts';
import type { Principal } from '../model.ts';
import type { Change } from '../ports/changes.ts';
import { emailOfAccount } from './contact.ts';
import { readPrincipal } from './logged-in.ts';

/** A link to the address of an account, which shows that its owner reads it. Nothing without a mailer. */
export function emailVerification(context: Context, principal: Principal, origin: Origin): readonly Change[] {
  const email = emailOfAccount(context, principal);
  const link = newLink(context, 'verify_email', principal, { email });
  const { locale } = origin;
  const queued = queueMessage(context, {
    kind: 'verify_email',
    cause: link.id,
    to: email,
    locale,
    values: { linkId: link.id },
  });
  return queued.length === 0 ? [] : [{ type: 'link.insert', link }, ...queued];
}

/** Sends the link again. */
export const requestEmailVerification = deciding<'requestEmailVerification'>(async (context, { caller, origin }) => {
  const principal = await readPrincipal(context, sessionOf(caller));
  const answer = succeeded(202, { email_sent: true as const });
  if (principal.emailVerifiedAtMs !== null) return { changes: [], answer };
  const changes = emailVerification(context, principal, origin);
  return changes.length === 0 ? refuse('MAIL_NOT_CONFIGURED') : { changes, answer };
});
