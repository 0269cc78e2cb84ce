import { IN_PROCESS } from '../audit/actor.ts';
import { appendAuditEntry } from '../audit/append-audit-entry.ts';
import type { Context } from '../context.ts';
import { GatewayError } from '../errors.ts';
import { decideAndCommit } from '../kernel/decide-and-commit.ts';
import type { Principal } from '../model.ts';
import { newPrincipal } from './principals.ts';
import type { Change } from '../ports/changes.ts';

/** An operator's account. */
export type OperatorAccount = Pick<Principal, 'id' | 'email' | 'name' | 'createdAtMs' | 'disabledAtMs'>;

/** Creates an operator's account. In process only: no request does, whoever sends it. */
export async function createOperator(
  context: Context,
  params: { readonly email: string; readonly password: string; readonly name: string },
): Promise<OperatorAccount> {
  const { email, password, name } = params;
  const principal = newPrincipal({
    id: context.ids.next('operator'),
    role: 'operator',
    email,
    name,
    phone: null,
    passwordHash: await context.hasher.hash(password),
    nowMs: context.clock.now(),
  });
  await decideAndCommit(
    context,
    () => ({
      changes: [
        { type: 'principal.insert', principal },
        entryAbout(context, 'operator.create', principal.id, { name }),
      ],
      value: null,
    }),
    { refusals: { 'principal.insert': 'EMAIL_TAKEN' } },
  );
  return accountOf(principal);
}

/** All of them, newest first: they are few. */
export async function listOperators(context: Context): Promise<readonly OperatorAccount[]> {
  const found: Principal[] = [];
  for (;;) {
    const afterId = found.at(-1)?.id ?? null;
    const page = await context.store.read.principals('operator', { limit: PAGE, afterId });
    found.push(...page);
    if (page.length < PAGE) return found.map(accountOf);
  }
}

const PAGE = 100;

/** Disables an operator's account permanently, and revokes its sessions. Repeating it changes nothing. */
export async function disableOperator(context: Context, id: string): Promise<OperatorAccount> {
  return decideAndCommit(context, async () => {
    const principal = await context.store.read.principalById(id);
    if (principal?.role !== 'operator') throw new GatewayError('USER_NOT_FOUND');
    if (principal.disabledAtMs !== null) return { changes: [], value: accountOf(principal) };
    const nowMs = context.clock.now();
    return {
      changes: [
        { type: 'principal.disable', id, nowMs },
        entryAbout(context, 'operator.disable', id, { name: principal.name }),
      ],
      value: accountOf({ ...principal, disabledAtMs: nowMs }),
    };
  });
}

function entryAbout(
  context: Context,
  action: 'operator.create' | 'operator.disable',
  subjectId: string,
  details: { readonly name: string },
): Change {
  return appendAuditEntry(context, IN_PROCESS, undefined, {
    action,
    subjectType: 'account',
    subjectId,
    merchantId: null,
    livemode: null,
    details,
  });
}

function accountOf({ id, email, name, createdAtMs, disabledAtMs }: Principal): OperatorAccount {
  return { id, email, name, createdAtMs, disabledAtMs };
}
