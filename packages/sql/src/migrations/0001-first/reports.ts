import type { Part } from '../migration.ts';

export const reports: Part = ({ at, bigint, bytes, keyed, text }) => [
  // A row per day and figure, independent of the number of payments.
  `create table ${at('mitako_figures')} (
    merchant_id ${bytes} not null,
    livemode integer not null,
    day ${text} not null,
    currency ${text} not null,
    measure ${text} not null,
    detail ${text} not null,
    count ${bigint} not null,
    amount ${bigint} not null,
    constraint mitako_figures_pkey primary key (merchant_id, livemode, day, currency, measure, detail)
  ) ${keyed}`,

  // A queue: rows are inserted by what happens, and deleted when they are counted.
  `create table ${at('mitako_pending_figures')} (
    id ${text} not null primary key,
    merchant_id ${bytes} not null,
    livemode integer not null,
    day ${text} not null,
    currency ${text} not null,
    measure ${text} not null,
    detail ${text} not null,
    count ${bigint} not null,
    amount ${bigint} not null
  ) ${keyed}`,
];
