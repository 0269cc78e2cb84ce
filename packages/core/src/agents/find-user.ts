import { phone } from '@mitako/contract';
import { type ErrorCode, ID_PREFIXES } from '@mitako/contract/names';
import type { Context } from '../context.ts';
import type { Principal } from '../model.ts';
import { accountByEmail } from '../people/contact.ts';

export type FoundUser =
  | { readonly kind: 'found'; readonly user: Principal }
  | { readonly kind: 'refused'; readonly code: Extract<ErrorCode, 'USER_NOT_FOUND' | 'USER_AMBIGUOUS'> };

/**
 * Finds the customer by id, e-mail or phone. Phone numbers are not verified at registration, so two users may share
 * one: then none of them matches.
 */
export async function findUser(context: Context, named: string): Promise<FoundUser> {
  const users = await candidates(context, named.trim());
  const [user] = users;
  if (user === undefined) return { kind: 'refused', code: 'USER_NOT_FOUND' };
  return users.length > 1 ? { kind: 'refused', code: 'USER_AMBIGUOUS' } : { kind: 'found', user };
}

async function candidates(context: Context, named: string): Promise<readonly Principal[]> {
  const {
    keyring,
    store: { read },
  } = context;
  if (phone.safeParse(named).success) return read.principalsByPhone('user', keyring.hashPhone(named), 2);
  // An e-mail may begin like an id; no id contains an @.
  const one =
    !named.includes('@') && named.startsWith(`${ID_PREFIXES.user}_`)
      ? await read.principalById(named)
      : await accountByEmail(context, 'user', named);
  return one?.role === 'user' ? [one] : [];
}
