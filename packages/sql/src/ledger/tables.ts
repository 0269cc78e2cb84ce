import type { AccountKind, TransferKind } from '@mitako/core';
import type { Flag } from '../engine/flag.ts';

export interface AccountsTable {
  id: string;
  owner_id: string;
  kind: AccountKind;
  currency: string;
  livemode: Flag;
  /** What was booked in place, and what was folded in. */
  available: number;
  /** How many of its entries are chained, and the hash of the last of them. */
  chain_seq: number;
  chain_hash: string;
  created_at_ms: number;
}

export interface TransfersTable {
  id: string;
  kind: TransferKind;
  livemode: Flag;
  currency: string;
  merchant_id: string | null;
  payment_id: string | null;
  subject_id: string | null;
  created_at_ms: number;
}

/** Append-only, but for the place in the chain, which is written once. */
export interface EntriesTable {
  transfer_id: string;
  /** From 0, in the order of the transfer. */
  position: number;
  account_id: string;
  amount: number;
  mac: string;
  /** Place in the chain of the account; null until the folder has been there. */
  chain_seq: number | null;
  chain_hash: string | null;
}
