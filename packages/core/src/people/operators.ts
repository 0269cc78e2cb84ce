import type { OperatorAccount } from '@mitako/contract/names';
import { timestamp, timestampOrNull } from '../basics/timestamp.ts';
import type { Context } from '../context.ts';
import { type ReadOperation, type WriteOperation, refuse } from '../kernel/operation.ts';
import { succeeded } from '../kernel/result.ts';
import type { Membership, Principal } from '../model.ts';
import { accountByEmail, emailOfAccount, nameOfAccount } from './contact.ts';
import { removal, removed } from './memberships.ts';
import { newMembership, newPrincipal } from './principals.ts';
import { hashChosenPassword } from './password.ts';

/** Makes an account that logs in as operator. */
export const createOperator: WriteOperation<'createOperator', undefined, { readonly passwordHash: string }> = {
  async prepare(context, { body: { password, name, email } }) {
    const chosen = { role: 'operator', password, field: 'password', known: [name, email] } as const;
    return { passwordHash: await hashChosenPassword(context, chosen, 'session') };
  },
  async decide(context, { body }, { ready: { passwordHash } }) {
    const { email, name } = body;
    if ((await accountByEmail(context, 'operator', email)) !== null) return refuse('EMAIL_TAKEN');
    const principal = newPrincipal(context, 'operator', { email, name, phone: null, passwordHash });
    const membership = newMembership(context, { merchantId: null, role: 'administrator', principalId: principal.id });
    return {
      changes: [
        { type: 'principal.insert', principal },
        { type: 'membership.insert', membership },
      ],
      answer: succeeded(201, { operator: operatorToWire(context, principal, membership) }),
    };
  },
};

/** All operators, newest first: they are few. */
export const listOperators: ReadOperation<'listOperators'> = async (context) => {
  const found = await operators(context);
  return succeeded(200, {
    operators: found.map(([person, membership]) => operatorToWire(context, person, membership)),
  });
};

/** Ends an operator's login for good, and every device at once. A second time changes nothing. */
export const disableOperator: WriteOperation<'disableOperator'> = {
  async decide(context, { parameters: { operator_id: id } }) {
    const [person, membership] = (await operators(context)).find(([each]) => each.id === id) ?? [];
    if (person === undefined || membership === undefined) return refuse('USER_NOT_FOUND');
    const nowMs = context.clock.now();
    const disabled = membership.state === 'active' ? removed(membership, nowMs) : membership;
    return {
      changes: disabled === membership ? [] : removal(membership, nowMs),
      answer: succeeded(200, { operator: operatorToWire(context, person, disabled) }),
    };
  },
};

const PAGE = 100;

async function operators(context: Context): Promise<readonly (readonly [Principal, Membership])[]> {
  const found: (readonly [Principal, Membership])[] = [];
  let afterId: string | null = null;
  for (;;) {
    const page: readonly Membership[] = await context.store.read.memberships(null, { limit: PAGE, afterId });
    const people = await context.store.read.principalsByIds(page.flatMap(({ principalId }) => principalId ?? []));
    for (const membership of page) {
      const person = people.find(({ id }) => id === membership.principalId);
      if (person !== undefined) found.push([person, membership]);
    }
    afterId = page.at(-1)?.id ?? null;
    if (page.length < PAGE) return found;
  }
}

function operatorToWire(context: Context, operator: Principal, { removedAtMs }: Membership): OperatorAccount {
  return {
    id: operator.id,
    email: emailOfAccount(context, operator),
    name: nameOfAccount(context, operator),
    created_at: timestamp(operator.createdAtMs),
    disabled_at: timestampOrNull(removedAtMs),
  };
}
