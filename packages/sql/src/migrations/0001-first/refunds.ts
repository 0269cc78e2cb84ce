import type { Part } from '../migration.ts';

export const refunds: Part = ({ at, bigint, plain, text, uuid }) => [
  `create table ${at('mitako_refunds')} (
    id ${uuid} not null primary key,
    payment_id ${uuid} not null,
    dispute_id ${uuid},
    merchant_id ${uuid} not null,
    livemode integer not null,
    amount ${bigint} not null check (amount >= 0),
    currency ${text} not null,
    status ${text} not null,
    reason ${text},
    failure_code ${text},
    answered_by ${text},
    rail_detail ${text},
    rail_request_id ${text},
    transaction_id ${uuid},
    fee_returned ${bigint} not null check (fee_returned >= 0),
    from_pending ${bigint} not null check (from_pending >= 0),
    created_at_ms ${bigint} not null,
    updated_at_ms ${bigint} not null,
    version integer not null
  ) ${plain}`,
  `create index mitako_refunds_payment on ${at('mitako_refunds')} (payment_id, id)`,
  `create index mitako_refunds_list on ${at('mitako_refunds')} (merchant_id, livemode, id)`,
  `create index mitako_refunds_status on ${at('mitako_refunds')} (status, id)`,
  `create index mitako_refunds_request on ${at('mitako_refunds')} (rail_request_id, id)
    where rail_request_id is not null`,
];
