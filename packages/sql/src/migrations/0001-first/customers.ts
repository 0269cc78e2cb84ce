import type { Part } from '../migration.ts';

// A row a customer, written once: what they pay is counted by their attempts, so that no popular one is a hot row.
export const customers: Part = ({ at, bigint, plain, text, uuid }) => [
  `create table ${at('mitako_customers')} (
    id ${uuid} not null primary key,
    merchant_id ${uuid} not null,
    livemode integer not null,
    type ${text} not null,
    phone_masked ${text},
    first_attempt_id ${uuid} not null,
    encrypted_name ${text},
    encrypted_notes ${text},
    notes_at_ms ${bigint},
    created_at_ms ${bigint} not null
  ) ${plain}`,
  `create index mitako_customers_list on ${at('mitako_customers')} (merchant_id, livemode, first_attempt_id)`,
  `create index mitako_customers_phone on ${at('mitako_customers')} (merchant_id, livemode,
    substr(phone_masked, length(phone_masked) - 2), first_attempt_id)
    where phone_masked is not null`,
];
