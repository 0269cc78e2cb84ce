import type { Part } from '../migration.ts';

export const payoutAccounts: Part = ({ at, bigint, plain, text, uuid }) => [
  `create table ${at('mitako_payout_accounts')} (
    id ${uuid} not null primary key,
    merchant_id ${uuid} not null,
    livemode integer not null,
    type ${text} not null,
    scheme ${text},
    provider ${text},
    encrypted_holder ${text} not null,
    encrypted_number ${text} not null,
    created_at_ms ${bigint} not null,
    replaced_at_ms ${bigint}
  ) ${plain}`,
  // A merchant has one in each mode; the former ones are those that settlements were paid to.
  `create unique index mitako_payout_accounts_current on ${at('mitako_payout_accounts')} (merchant_id, livemode)
    where replaced_at_ms is null`,
  `create index mitako_payout_accounts_list on ${at('mitako_payout_accounts')} (merchant_id, livemode, id)`,
];
