import type { Part } from '../migration.ts';

export const merchants: Part = ({ at, bigint, plain, text, uuid }) => [
  `create table ${at('mitako_merchants')} (
    id ${uuid} not null primary key,
    name ${text} not null,
    encrypted_email ${text} not null,
    encrypted_phone ${text},
    support_email ${text},
    support_phone ${text},
    brand_color ${text},
    logo_id ${text},
    notes ${text} not null,
    kyc_status ${text} not null,
    encrypted_kyc ${text},
    kyc_note ${text},
    kyc_submitted_at_ms ${bigint},
    kyc_decided_at_ms ${bigint},
    suspended_at_ms ${bigint},
    suspension_reason ${text},
    fee_basis_points integer not null,
    fee_fixed ${bigint} not null,
    fee_minimum ${bigint} not null,
    fee_maximum ${bigint},
    fee_refund_policy ${text} not null,
    has_own_fees integer not null,
    settlement_delay_ms ${bigint} not null,
    settlement_schedule ${text} not null,
    settlement_minimum ${bigint} not null,
    method_settings ${text} not null,
    sends_receipts integer not null,
    notifies_payments integer not null,
    factor_rule_at_ms ${bigint} not null,
    next_settlement_at_ms ${bigint},
    sandbox_ahead_ms ${bigint} not null,
    endpoint_count integer default 0 not null,
    created_at_ms ${bigint} not null,
    version integer not null
  ) ${plain}`,
  `create index mitako_merchants_settlement on ${at('mitako_merchants')} (next_settlement_at_ms)
    where next_settlement_at_ms is not null`,
  `create index mitako_merchants_kyc on ${at('mitako_merchants')} (kyc_status, id)`,

  `create table ${at('mitako_logos')} (
    merchant_id ${uuid} not null primary key references ${at('mitako_merchants')} (id),
    id ${text} not null,
    content_type ${text} not null,
    content ${text} not null
  ) ${plain}`,
  `create index mitako_logos_id on ${at('mitako_logos')} (id)`,

  // For all merchants. The key begins with the mode, because every payment that starts reads those of its own.
  `create table ${at('mitako_suspended_methods')} (
    livemode integer not null,
    method ${text} not null,
    reason ${text} not null,
    suspended_at_ms ${bigint} not null,
    constraint mitako_suspended_methods_pkey primary key (livemode, method)
  ) ${plain}`,
];
