import { accountActor } from '../audit/actor.ts';
import { appendAuditEntry } from '../audit/append-audit-entry.ts';
import type { Context } from '../context.ts';
import { commitOnce } from '../kernel/decide-and-commit.ts';
import type { Origin } from '../kernel/origin.ts';
import type { Principal } from '../model.ts';

/** A wrong password, or code that replaces one, in the audit log. Beside the response: waiting for it would reveal that the account exists. */
export function noteFailedLogin(context: Context, origin: Origin, principal: Principal): void {
  noted(context, origin, principal).catch((error: unknown) => {
    context.logger.warn({ error, account_id: principal.id }, 'failed login not recorded');
  });
}

async function noted(context: Context, origin: Origin, { id, role }: Principal): Promise<void> {
  if (role === 'user' || role === 'agent') return;
  const [membership] = await context.store.read.membershipsOf(id);
  const actor = accountActor(id, role, membership?.merchantId ?? null);
  if (actor === null) return;
  const entry = appendAuditEntry(context, actor, origin, {
    action: 'session.login_failed',
    subjectType: 'account',
    subjectId: id,
    merchantId: actor.merchantId,
    livemode: null,
  });
  await commitOnce(context, [entry]);
}
