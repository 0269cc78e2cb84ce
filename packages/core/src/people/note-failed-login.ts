import { accountActor } from '../audit/actor.ts';
import { appendAuditEntry } from '../audit/append-audit-entry.ts';
import type { Context } from '../context.ts';
import { commitOnce } from '../kernel/decide-and-commit.ts';
import type { Origin } from '../kernel/origin.ts';
import type { Principal } from '../model.ts';

/** A wrong password, or code that replaces one, in the audit log. Beside the response: waiting for it would reveal that the account exists. */
export function noteFailedLogin(context: Context, origin: Origin, { id, role }: Principal): void {
  const actor = accountActor({ id, role });
  if (actor === null) return;
  const entry = appendAuditEntry(context, actor, origin, {
    action: 'session.login_failed',
    subjectType: 'account',
    subjectId: id,
    merchantId: actor.merchantId,
    livemode: null,
  });
  commitOnce(context, [entry]).catch((error: unknown) => {
    context.logger.warn({ error, account: id }, 'failed login not recorded');
  });
}
