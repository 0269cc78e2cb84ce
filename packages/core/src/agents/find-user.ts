import { phone } from '@mitako/contract';
import { type ErrorCode, ID_PREFIXES } from '@mitako/contract/names';
import { firstFound } from '../basics/first-found.ts';
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
export async function findUser(context: Context, named: string, livemode: boolean): Promise<FoundUser> {
  const users = await findHolders(context, named, { max: 2, livemode });
  const [user] = users;
  if (user === undefined) return { kind: 'refused', code: 'USER_NOT_FOUND' };
  return users.length > 1 ? { kind: 'refused', code: 'USER_AMBIGUOUS' } : { kind: 'found', user };
}

/**
 * The customers with this id, e-mail or phone, the earliest first. Only a phone has several; where numbers are verified, it
 * means its verified owner in live mode.
 */
export async function findHolders(
  context: Context,
  text: string,
  { max, livemode }: { readonly max: number; readonly livemode: boolean },
): Promise<readonly Principal[]> {
  const {
    keyring,
    store: { read },
  } = context;
  const named = text.trim();
  if (phone.safeParse(named).success) {
    const hashes = keyring.under((keys) => keys.hashPhone(named));
    if (!livemode || context.channels.sms === null) return read.principalsByPhone('user', hashes, max);
    const owner = await firstFound(hashes, (hash) => read.principalByVerifiedPhone('user', hash));
    return owner === null ? [] : [owner];
  }
  // An e-mail may begin like an id; no id contains an @.
  const user =
    !named.includes('@') && named.startsWith(`${ID_PREFIXES.user}_`)
      ? await userById(context, named)
      : await accountByEmail(context, 'user', named);
  return user === null ? [] : [user];
}

/** Null for an account that is not a customer's. */
export async function userById({ store }: Context, id: string): Promise<Principal | null> {
  const one = await store.read.principalById(id);
  return one?.role === 'user' ? one : null;
}
