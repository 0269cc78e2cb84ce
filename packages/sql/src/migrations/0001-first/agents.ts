import type { Part } from '../migration.ts';

export const agents: Part = ({ at, bigint, plain, text, uuid }) => [
  `create table ${at('mitako_agents')} (
    id ${uuid} not null primary key,
    cash_in_max ${bigint} not null check (cash_in_max >= 0),
    cash_in_per_day_max ${bigint} not null check (cash_in_per_day_max >= 0),
    cash_out_max ${bigint} not null check (cash_out_max >= 0),
    cash_out_per_day_max ${bigint} not null check (cash_out_per_day_max >= 0),
    suspended_at_ms ${bigint},
    suspension_reason ${text},
    created_at_ms ${bigint} not null,
    version integer not null
  ) ${plain}`,

  `create table ${at('mitako_daily_totals')} (
    account_id ${text} not null,
    kind ${text} not null,
    day ${text} not null,
    amount ${bigint} not null check (amount >= 0),
    constraint mitako_daily_totals_pkey primary key (account_id, kind, day)
  ) ${plain}`,

  `create table ${at('mitako_cash_out_codes')} (
    wallet_id ${text} not null primary key,
    code_hash ${text} not null,
    amount ${bigint} not null check (amount >= 0),
    created_at_ms ${bigint} not null,
    expires_at_ms ${bigint} not null,
    failures integer not null
  ) ${plain}`,

  // No foreign key to payments: it would lock the payment's row.
  `create table ${at('mitako_cash_codes')} (
    payment_id ${uuid} not null primary key,
    code_hash ${text} not null unique,
    sealed_code ${text} not null,
    created_at_ms ${bigint} not null
  ) ${plain}`,

  `create table ${at('mitako_agent_locations')} (
    id ${uuid} not null primary key,
    name ${text} not null,
    town ${text} not null,
    place ${text} not null,
    hours ${text},
    phone ${text},
    is_active integer not null,
    created_at_ms ${bigint} not null,
    updated_at_ms ${bigint} not null,
    version integer not null
  ) ${plain}`,
  `create index mitako_agent_locations_list on ${at('mitako_agent_locations')} (town, id)`,
  `create index mitako_agent_locations_active on ${at('mitako_agent_locations')} (town, name, id) where is_active = 1`,
];
