import type { Account, AccountState, Checkpoint, StoredEntry, Transfer } from '@mitako/core/engine';
import { anyId, bigint, bytes, flag, id, integer, text } from '../engine/columns.ts';
import { table } from '../engine/table.ts';
import { account } from './account-column.ts';

export const accounts = table<Account>()('mitako_accounts', {
  id: account(),
  ownerId: text(),
  kind: text(),
  currency: text(),
  livemode: flag(),
  /** Entries booked in place, and posted entries. */
  available: bigint(),
  /** The number of posted entries, and the hash of the last one. */
  chainSequence: bigint().named('chain_seq'),
  chainHash: bytes('base64url'),
  createdAtMs: bigint(),
});

/** A transfer without its entries, which are separate rows. */
export type TransferHeader = Omit<Transfer, 'entries'>;

export const transfers = table<TransferHeader>()('mitako_transfers', {
  id: id('transaction'),
  kind: text(),
  livemode: flag(),
  currency: text(),
  merchantId: id('merchant').nullable(),
  paymentId: id('payment').nullable(),
  subjectId: anyId('payment').nullable(),
  createdAtMs: bigint(),
});

/** Append-only, except the chain position, which the poster writes once. */
export const entries = table<StoredEntry>()(
  'mitako_entries',
  {
    transferId: id('transaction'),
    /** From 0, in the order of the transfer. */
    position: integer(),
    accountId: account(),
    amount: bigint(),
    mac: bytes('base64url'),
    chainSequence: bigint().named('chain_seq').nullable(),
    chainHash: bytes('base64url').nullable(),
  },
  {},
  ['transferId', 'position'],
);

export const checkpoints = table<Checkpoint>()(
  'mitako_checkpoints',
  {
    sequence: bigint().fixed(),
    day: text().fixed(),
    document: text().fixed(),
    hash: text().fixed(),
    signature: text().fixed(),
    createdAtMs: bigint().fixed(),
    recheckedAtMs: bigint().rising(),
  },
  {},
  ['sequence'],
);

export const accountStates = table<AccountState>()(
  'mitako_account_states',
  {
    accountId: account(),
    chainSequence: bigint().named('chain_seq'),
    chainHash: bytes('base64url'),
    balance: bigint(),
    mac: bytes('base64url'),
  },
  {},
  ['accountId'],
);
