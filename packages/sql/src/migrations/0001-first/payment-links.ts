import type { Part } from '../migration.ts';

export const paymentLinks: Part = ({ at, bigint, text, updated, uuid }) => [
  // Its counts change with each payment from it; no index mentions them.
  `create table ${at('mitako_payment_links')} (
    id ${uuid} not null primary key,
    slug ${text} not null unique,
    merchant_id ${uuid} not null,
    livemode integer not null,
    description ${text} not null,
    amount ${bigint},
    amount_min ${bigint},
    amount_max ${bigint},
    currency ${text} not null,
    is_active integer not null,
    expires_at_ms ${bigint},
    payments_max integer,
    payments_counted integer not null,
    payments_paid integer not null,
    amount_paid ${bigint} not null,
    created_at_ms ${bigint} not null,
    updated_at_ms ${bigint} not null,
    version integer not null,
    constraint mitako_payment_links_counts check (payments_paid >= 0 and payments_paid <= payments_counted)
  ) ${updated}`,
  `create index mitako_payment_links_list on ${at('mitako_payment_links')} (merchant_id, livemode, id)`,
  `create index mitako_payment_links_active on ${at('mitako_payment_links')} (merchant_id, livemode, is_active, id)`,
];
