import { shardOf } from '../basics/ids.ts';
import type { Account, AccountKind } from '../model.ts';

/** Owner of the gateway's own accounts. */
export const SYSTEM_OWNER = 'system';
/** Owner of the clearing account for the operator's bank, which funds floats and pays settlements. */
export const BANK_OWNER = 'bank';

/**
 * Owner of an account that many merchants would share, those of the gateway, of the bank and of rails: each shard has one
 * of its own (`system.17`), so that no chain has an entry of every payment.
 * @param ownerId the merchant, user or agent on the other side
 */
export function shardOfOwner(name: string, ownerId: string): string {
  return `${name}.${shardOf(ownerId)}`;
}

/** The id of an account or of its owner, as it would be if all shards shared one. */
export function withoutShard(id: string): string {
  return id.replace(/\.\d+(?=:|$)/, '');
}

/** The account's id describes it, so no look-up is needed. */
export function accountId(owner: string, kind: AccountKind, currency: string, livemode: boolean): string {
  return `${owner}:${kind}:${currency}:${livemode ? 'live' : 'test'}`;
}

/** The parts of an {@link accountId}. */
export function parseAccountId(id: string): Pick<Account, 'ownerId' | 'kind' | 'currency' | 'livemode'> {
  const parts = id.split(':');
  const [ownerId, kind, currency, mode] = parts;
  if (parts.length !== 4 || ownerId === undefined || currency === undefined || (mode !== 'live' && mode !== 'test')) {
    throw new RangeError(`"${id}" is not the id of an account.`);
  }
  // Only `accountId` creates ids, from a kind.
  return { ownerId, kind: kind as AccountKind, currency, livemode: mode === 'live' };
}

/** An account without entries. */
export function newAccount(id: string, nowMs: number): Account {
  return { id, ...parseAccountId(id), available: 0, chainSequence: 0, chainHash: '', createdAtMs: nowMs };
}

/**
 * Whether an entry is booked on the account's own row, in its own commit. Always for wallets and floats; for a
 * merchant's available balance only on debits, so that payers of one merchant never wait for each other. All other
 * entries are added to the row when they are posted.
 */
export function isBookedInPlace(kind: AccountKind, amount: number): boolean {
  return kind === 'wallet' || kind === 'float' || (kind === 'merchant_available' && amount < 0);
}
