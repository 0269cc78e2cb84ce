import { isBookedInPlace } from './accounts.ts';
import type { Account, Entry, Posting, SealedEntry, SealedTransfer, StoredEntry, Transfer } from '../model.ts';

/** The two keyed hashes of the ledger (`Keyring`). `like`: a stored one, of whose version of the data key it is. */
export interface LedgerKeys {
  /** Over a transfer's header and one of its entries. */
  entryMac(text: string, like?: string): string;
  /** Over a link of a chain and the previous hash. */
  chainHash(text: string, like?: string): string;
}

/**
 * Signs every entry of a transfer. The MAC covers the header too, so with the database alone it is impossible to change or add a
 * row of `transfers` or `entries`.
 */
export function sealTransfer(keys: LedgerKeys, transfer: Transfer): SealedTransfer {
  return {
    ...transfer,
    entries: transfer.entries.map((entry, position): SealedEntry => ({
      accountId: entry.accountId,
      amount: entry.amount,
      mac: entryMac(keys, transfer, entry, position),
    })),
  };
}

export function entryMac(
  keys: LedgerKeys,
  transfer: Omit<Transfer, 'entries'>,
  entry: Entry,
  position: number,
  like?: string,
): string {
  return keys.entryMac(
    JSON.stringify([
      transfer.id,
      transfer.kind,
      transfer.livemode,
      transfer.currency,
      transfer.merchantId,
      transfer.paymentId,
      transfer.subjectId,
      transfer.createdAtMs,
      position,
      entry.accountId,
      entry.amount,
    ]),
    like,
  );
}

/** Hash of the `sequence`-th entry of an account over all previous ones: removing a row breaks everything after it. */
export function linkHash(
  keys: LedgerKeys,
  previousHash: string,
  sequence: number,
  entry: Pick<StoredEntry, 'transferId' | 'position' | 'accountId' | 'amount' | 'mac'>,
  like?: string,
): string {
  return keys.chainHash(
    JSON.stringify([
      previousHash,
      sequence,
      entry.transferId,
      entry.position,
      entry.accountId,
      entry.amount,
      entry.mac,
    ]),
    like,
  );
}

/** The next links of an account, in the given order, and what they add to its balance beyond entries booked in place. */
export function planPosting(keys: LedgerKeys, account: Account, entries: readonly StoredEntry[]): Posting {
  let { chainSequence, chainHash } = account;
  let amount = 0;
  const links = entries.map((entry) => {
    chainSequence += 1;
    chainHash = linkHash(keys, chainHash, chainSequence, entry);
    if (!isBookedInPlace(account.kind, entry.amount)) amount += entry.amount;
    return { transferId: entry.transferId, position: entry.position, chainSequence, chainHash };
  });
  return {
    accountId: account.id,
    fromSequence: account.chainSequence,
    toSequence: chainSequence,
    chainHash,
    amount,
    links,
  };
}
