import type { AccountKind, TransferKind } from '@mitako/core';
import type { Flag } from './flag.ts';

export interface AccountsTable {
  id: string;
  owner_id: string;
  kind: AccountKind;
  currency: string;
  livemode: Flag;
  available: number;
  created_at_ms: number;
}

export interface TransfersTable {
  id: string;
  kind: TransferKind;
  livemode: Flag;
  currency: string;
  merchant_id: string | null;
  payment_id: string | null;
  created_at_ms: number;
}

/** Append-only. */
export interface EntriesTable {
  transfer_id: string;
  /** From 0, in the order of the transfer. */
  position: number;
  account_id: string;
  amount: number;
}
