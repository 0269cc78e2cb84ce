import type { Account, AccountKind } from '../model.ts';

/** Owner of the accounts that belong to the gateway itself. */
export const SYSTEM_OWNER = 'system';
/** Owner of the clearing account of the operator's own bank: it funds floats and pays settlements. */
export const BANK_OWNER = 'bank';

/** The account's id is its meaning, so no look-up is needed to find it. */
export function accountId(owner: string, kind: AccountKind, currency: string, livemode: boolean): string {
  return `${owner}:${kind}:${currency}:${livemode ? 'live' : 'test'}`;
}

/** What an id of {@link accountId} says. */
export function parseAccountId(id: string): Pick<Account, 'ownerId' | 'kind' | 'currency' | 'livemode'> {
  const parts = id.split(':');
  const [ownerId, kind, currency, mode] = parts;
  if (parts.length !== 4 || ownerId === undefined || currency === undefined || (mode !== 'live' && mode !== 'test')) {
    throw new RangeError(`"${id}" is not the id of an account.`);
  }
  // Only `accountId` makes ids, out of a kind.
  return { ownerId, kind: kind as AccountKind, currency, livemode: mode === 'live' };
}

/** An account without entries. */
export function newAccount(id: string, nowMs: number): Account {
  return { id, ...parseAccountId(id), available: 0, chainSequence: 0, chainHash: '', createdAtMs: nowMs };
}

/**
 * Whether an entry is booked on the account's own row, in the commit that writes it. Wallets and floats always are; a
 * merchant's available balance only when it is debited, so that payers of one merchant never wait for each other. All
 * other entries are added up when they are posted.
 */
export function isBookedInPlace(kind: AccountKind, amount: number): boolean {
  return kind === 'wallet' || kind === 'float' || (kind === 'merchant_available' && amount < 0);
}
