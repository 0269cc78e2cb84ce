import type { Account, Transfer } from '@mitako/core';
import type { AccountsTable, RowOf, TransfersTable } from '../tables.ts';
import { type Columns, flag, truth } from './columns.ts';

export const accountColumns: Columns<AccountsTable, Account> = {
  id: (account) => account.id,
  owner_id: (account) => account.ownerId,
  kind: (account) => account.kind,
  currency: (account) => account.currency,
  livemode: (account) => flag(account.livemode),
  available: (account) => account.available,
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
    createdAtMs: row.created_at_ms,
  };
}

export const transferColumns: Columns<TransfersTable, Transfer> = {
  id: (transfer) => transfer.id,
  kind: (transfer) => transfer.kind,
  livemode: (transfer) => flag(transfer.livemode),
  currency: (transfer) => transfer.currency,
  merchant_id: (transfer) => transfer.merchantId,
  payment_id: (transfer) => transfer.paymentId,
  created_at_ms: (transfer) => transfer.createdAtMs,
};

/** `entries` in the order of the transfer. */
export function transferOf(row: RowOf<'mitako_transfers'>, entries: readonly RowOf<'mitako_entries'>[]): Transfer {
  return {
    id: row.id,
    kind: row.kind,
    livemode: truth(row.livemode),
    currency: row.currency,
    merchantId: row.merchant_id,
    paymentId: row.payment_id,
    createdAtMs: row.created_at_ms,
    entries: entries.map((entry) => ({ accountId: entry.account_id, amount: entry.amount })),
  };
}
