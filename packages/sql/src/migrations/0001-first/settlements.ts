import type { Part } from '../migration.ts';

export const settlements: Part = ({ at, bigint, plain, text, uuid }) => [
  `create table ${at('mitako_settlements')} (
    id ${uuid} not null primary key,
    merchant_id ${uuid} not null,
    livemode integer not null,
    currency ${text} not null,
    number ${bigint} not null,
    period_start_ms ${bigint},
    status ${text} not null,
    amount ${bigint} not null,
    lines_count ${bigint} not null,
    from_sequence ${bigint} not null,
    through_sequence ${bigint} not null,
    transaction_id ${uuid} not null,
    closing_transaction_id ${uuid},
    reference ${text},
    failure_reason ${text},
    payout_account_id ${uuid},
    export_id ${uuid},
    created_at_ms ${bigint} not null,
    updated_at_ms ${bigint} not null,
    resolved_at_ms ${bigint},
    event_sequence integer not null,
    version integer not null,
    constraint mitako_settlements_amount check (amount >= 0),
    constraint mitako_settlements_range check (from_sequence <= through_sequence)
  ) ${plain}`,
  // No line is paid out twice: settlements of one balance follow each other, and one begins at each position.
  `create unique index mitako_settlements_range on ${at('mitako_settlements')} (merchant_id, livemode, currency, from_sequence)`,
  `create index mitako_settlements_list on ${at('mitako_settlements')} (merchant_id, livemode, id)`,
  `create index mitako_settlements_list_status on ${at('mitako_settlements')} (merchant_id, livemode, status, id)`,
  `create index mitako_settlements_status on ${at('mitako_settlements')} (status, id)`,
  // What the operator has to pay: rows leave it with their bank file.
  `create index mitako_settlements_due on ${at('mitako_settlements')} (id)
    where status = 'pending' and export_id is null`,
  `create index mitako_settlements_export on ${at('mitako_settlements')} (export_id, id) where export_id is not null`,

  `create table ${at('mitako_payout_exports')} (
    id ${uuid} not null primary key,
    livemode integer not null,
    currency ${text} not null,
    format ${text} not null,
    settlements_count integer not null,
    amount ${bigint} not null,
    created_at_ms ${bigint} not null,
    constraint mitako_payout_exports_amount check (amount > 0 and settlements_count > 0)
  ) ${plain}`,
];
