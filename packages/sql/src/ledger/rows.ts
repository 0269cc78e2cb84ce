import type { Account, SealedEntry, StoredEntry, Transfer } from '@mitako/core';
import type { AccountsTable, EntriesTable, RowOf, TransfersTable } from '../tables.ts';
import { type Columns, flag, truth } from '../engine/columns.ts';

export const accountColumns: Columns<AccountsTable, Account> = {
  id: (account) => account.id,
  owner_id: (account) => account.ownerId,
  kind: (account) => account.kind,
  currency: (account) => account.currency,
  livemode: (account) => flag(account.livemode),
  available: (account) => account.available,
  chain_seq: (account) => account.chainSequence,
  chain_hash: (account) => account.chainHash,
  created_at_ms: (account) => account.createdAtMs,
};

export function accountOf(row: RowOf<'mitako_accounts'>): Account {
  return {
    id: row.id,
    ownerId: row.owner_id,
    kind: row.kind,
    currency: row.currency,
    livemode: truth(row.livemode),
    available: row.available,
    chainSequence: row.chain_seq,
    chainHash: row.chain_hash,
    createdAtMs: row.created_at_ms,
  };
}

/** A transfer without its entries, which are rows of their own. */
export type TransferHeader = Omit<Transfer, 'entries'>;

export const transferColumns: Columns<TransfersTable, TransferHeader> = {
  id: (transfer) => transfer.id,
  kind: (transfer) => transfer.kind,
  livemode: (transfer) => flag(transfer.livemode),
  currency: (transfer) => transfer.currency,
  merchant_id: (transfer) => transfer.merchantId,
  payment_id: (transfer) => transfer.paymentId,
  subject_id: (transfer) => transfer.subjectId,
  created_at_ms: (transfer) => transfer.createdAtMs,
};

export function transferHeaderOf(row: RowOf<'mitako_transfers'>): TransferHeader {
  return {
    id: row.id,
    kind: row.kind,
    livemode: truth(row.livemode),
    currency: row.currency,
    merchantId: row.merchant_id,
    paymentId: row.payment_id,
    subjectId: row.subject_id,
    createdAtMs: row.created_at_ms,
  };
}

/** An entry that was just booked. */
export type NewEntry = SealedEntry & Pick<StoredEntry, 'transferId' | 'position'>;

/** Written unchained: only the folder gives an entry its place. */
export const entryColumns: Columns<EntriesTable, NewEntry> = {
  transfer_id: (entry) => entry.transferId,
  position: (entry) => entry.position,
  account_id: (entry) => entry.accountId,
  amount: (entry) => entry.amount,
  mac: (entry) => entry.mac,
  chain_seq: () => null,
  chain_hash: () => null,
};

export function entryOf(row: RowOf<'mitako_entries'>): StoredEntry {
  return {
    transferId: row.transfer_id,
    position: row.position,
    accountId: row.account_id,
    amount: row.amount,
    mac: row.mac,
    chainSequence: row.chain_seq,
    chainHash: row.chain_hash,
  };
}
