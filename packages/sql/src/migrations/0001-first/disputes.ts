import type { Part } from '../migration.ts';

export const disputes: Part = ({ at, bigint, plain, text, uuid }) => [
  `create table ${at('mitako_disputes')} (
    id ${uuid} not null primary key,
    payment_id ${uuid} not null,
    merchant_id ${uuid} not null,
    livemode integer not null,
    amount ${bigint} not null check (amount >= 0),
    currency ${text} not null,
    status ${text} not null,
    reason ${text},
    due_at_ms ${bigint} not null,
    evidence ${text},
    encrypted_files ${text},
    evidence_submitted_at_ms ${bigint},
    note ${text},
    resolved_at_ms ${bigint},
    from_pending ${bigint} not null check (from_pending >= 0),
    transaction_id ${uuid} not null,
    closing_transaction_id ${uuid},
    return_status ${text},
    refund_id ${uuid},
    created_at_ms ${bigint} not null,
    updated_at_ms ${bigint} not null,
    version integer not null
  ) ${plain}`,
  `create index mitako_disputes_payment on ${at('mitako_disputes')} (payment_id, id)`,
  `create index mitako_disputes_status on ${at('mitako_disputes')} (status, id)`,
  `create index mitako_disputes_list on ${at('mitako_disputes')} (merchant_id, livemode, id)`,
  `create index mitako_disputes_list_status on ${at('mitako_disputes')} (merchant_id, livemode, status, id)`,
  // Open items: a small index that rows leave.
  `create index mitako_disputes_due on ${at('mitako_disputes')} (merchant_id, livemode, due_at_ms)
    where status = 'needs_response'`,
  `create index mitako_disputes_owed on ${at('mitako_disputes')} (id) where return_status in ('pending', 'owed')`,
];
