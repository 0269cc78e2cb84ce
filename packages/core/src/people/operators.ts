import type { OperatorAccount } from '@mitako/contract/names';
import { timestamp, timestampOrNull } from '../basics/timestamp.ts';
import type { Context } from '../context.ts';
import { type ReadOperation, type WriteOperation, refuse } from '../kernel/operation.ts';
import { succeeded } from '../kernel/result.ts';
import type { Principal } from '../model.ts';
import { accountByEmail, emailOfAccount, nameOfAccount } from './contact.ts';
import { newPrincipal } from './principals.ts';
import { hashChosenPassword } from './password.ts';

/** Makes an account that logs in as operator. */
export const createOperator: WriteOperation<'createOperator', undefined, { readonly passwordHash: string }> = {
  async prepare(context, { body: { password, name, email } }) {
    // No account on a database of another root secret: its login would always fail.
    await context.tokens.prepare();
    const chosen = { role: 'operator', password, field: 'password', known: [name, email] } as const;
    return { passwordHash: await hashChosenPassword(context, chosen, 'session') };
  },
  async decide(context, { body }, { ready: { passwordHash } }) {
    const { email, name } = body;
    if ((await accountByEmail(context, 'operator', email)) !== null) return refuse('EMAIL_TAKEN');
    const principal = newPrincipal(context, {
      id: context.ids.next('operator'),
      role: 'operator',
      email,
      name,
      phone: null,
      passwordHash,
      nowMs: context.clock.now(),
    });
    return {
      changes: [{ type: 'principal.insert', principal }],
      answer: succeeded(201, { operator: operatorToWire(context, principal) }),
    };
  },
};

const PAGE = 100;

/** All operators, newest first: they are few. */
export const listOperators: ReadOperation<'listOperators'> = async (context) => {
  const found: Principal[] = [];
  for (;;) {
    const afterId = found.at(-1)?.id ?? null;
    const page = await context.store.read.principals('operator', { limit: PAGE, afterId });
    found.push(...page);
    if (page.length < PAGE) return succeeded(200, { operators: found.map((each) => operatorToWire(context, each)) });
  }
};

/** Ends an operator's login for good, and every device at once. A second time changes nothing. */
export const disableOperator: WriteOperation<'disableOperator'> = {
  async decide(context, { parameters: { operator_id: id } }) {
    const principal = await context.store.read.principalById(id);
    if (principal?.role !== 'operator') return refuse('USER_NOT_FOUND');
    const nowMs = context.clock.now();
    const disabled = { ...principal, disabledAtMs: principal.disabledAtMs ?? nowMs };
    return {
      changes: principal.disabledAtMs === null ? [{ type: 'principal.disable', id, nowMs }] : [],
      answer: succeeded(200, { operator: operatorToWire(context, disabled) }),
    };
  },
};

function operatorToWire(context: Context, operator: Principal): OperatorAccount {
  return {
    id: operator.id,
    email: emailOfAccount(context, operator),
    name: nameOfAccount(context, operator),
    created_at: timestamp(operator.createdAtMs),
    disabled_at: timestampOrNull(operator.disabledAtMs),
  };
}
