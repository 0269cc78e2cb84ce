import type { Part } from '../migration.ts';

export const ledger: Part = ({ at, bigint, bytes, keyed, plain, text, uuid }) => [
  `create table ${at('mitako_accounts')} (
    id ${bytes} not null primary key,
    owner_id ${text} not null,
    kind ${text} not null,
    currency ${text} not null,
    livemode integer not null,
    available ${bigint} not null,
    chain_seq ${bigint} not null,
    chain_hash ${bytes} not null,
    created_at_ms ${bigint} not null,
    constraint mitako_accounts_available check (kind not in ('wallet', 'float') or available >= 0)
  ) ${plain}`,

  `create table ${at('mitako_transfers')} (
    id ${uuid} not null primary key,
    kind ${text} not null,
    livemode integer not null,
    currency ${text} not null,
    merchant_id ${uuid},
    payment_id ${uuid},
    subject_id ${bytes},
    created_at_ms ${bigint} not null
  ) ${plain}`,
  // The last guard against moving money twice: a payment is captured once, a refund paid out once, a settlement closed
  // once, even if the code above is wrong.
  `create unique index mitako_transfers_subject on ${at('mitako_transfers')} (subject_id, kind)
    where subject_id is not null`,
  `create index mitako_transfers_payment on ${at('mitako_transfers')} (payment_id, id) where payment_id is not null`,

  // Payments by the day in Douala on which they were paid. Not an index of payments: a success would change it, and with it
  // all others of the row. Only what is paid has an entry.
  `create index mitako_transfers_paid on ${at('mitako_transfers')} (merchant_id, livemode, ((created_at_ms + 3600000) / 86400000), payment_id)
    where kind = 'capture'`,

  // No foreign key to accounts: it would lock the row of the fee account with each payment.
  `create table ${at('mitako_entries')} (
    transfer_id ${uuid} not null,
    position integer not null,
    account_id ${bytes} not null,
    amount ${bigint} not null,
    mac ${bytes} not null,
    chain_seq ${bigint},
    chain_hash ${bytes},
    constraint mitako_entries_pkey primary key (transfer_id, position)
  ) ${plain}`,
  // Posted entries; the others are found in the index below.
  `create index mitako_entries_statement on ${at('mitako_entries')} (account_id, transfer_id)
    where chain_seq is not null`,
  // Of two concurrent writers that extend one chain, the second finds its position occupied.
  `create unique index mitako_entries_chain on ${at('mitako_entries')} (account_id, chain_seq)
    where chain_seq is not null`,
  // Unposted entries, in posting order. An entry leaves this index when it is posted.
  `create index mitako_entries_tail on ${at('mitako_entries')} (account_id, transfer_id, position)
    where chain_seq is null`,

  `create table ${at('mitako_checkpoints')} (
    sequence ${bigint} not null primary key,
    day ${text} not null unique,
    document ${text} not null,
    hash ${text} not null,
    signature ${text} not null,
    created_at_ms ${bigint} not null,
    rechecked_at_ms ${bigint} not null
  ) ${plain}`,
  `create index mitako_checkpoints_recheck on ${at('mitako_checkpoints')} (rechecked_at_ms, sequence)`,
  `create table ${at('mitako_account_states')} (
    account_id ${bytes} not null primary key,
    chain_seq ${bigint} not null,
    chain_hash ${bytes} not null,
    balance ${bigint} not null,
    mac ${bytes} not null
  ) ${keyed}`,
];
