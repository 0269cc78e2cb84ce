import type { Merchant } from '@mitako/core';
import type { MerchantsTable, RowOf } from '../tables.ts';
import type { Columns } from '../engine/columns.ts';

/** The count of endpoints is the store's own. */
export const merchantColumns: Columns<Omit<MerchantsTable, 'endpoint_count'>, Merchant> = {
  id: (merchant) => merchant.id,
  name: (merchant) => merchant.name,
  email: (merchant) => merchant.email,
  phone: (merchant) => merchant.phone,
  support_email: (merchant) => merchant.supportEmail,
  support_phone: (merchant) => merchant.supportPhone,
  brand_color: (merchant) => merchant.brandColor,
  logo_id: (merchant) => merchant.logoId,
  kyc_status: (merchant) => merchant.kycStatus,
  kyc_submission: (merchant) => (merchant.kycSubmission === null ? null : JSON.stringify(merchant.kycSubmission)),
  kyc_note: (merchant) => merchant.kycNote,
  kyc_submitted_at_ms: (merchant) => merchant.kycSubmittedAtMs,
  kyc_decided_at_ms: (merchant) => merchant.kycDecidedAtMs,
  suspended_at_ms: (merchant) => merchant.suspendedAtMs,
  suspension_reason: (merchant) => merchant.suspensionReason,
  fee_basis_points: (merchant) => merchant.fees.basisPoints,
  fee_fixed: (merchant) => merchant.fees.fixed,
  fee_minimum: (merchant) => merchant.fees.minimum,
  fee_maximum: (merchant) => merchant.fees.maximum,
  fee_refund_policy: (merchant) => merchant.fees.refundPolicy,
  settlement_delay_ms: (merchant) => merchant.settlementTerms.delayMs,
  settlement_schedule: (merchant) => merchant.settlementTerms.schedule,
  settlement_minimum: (merchant) => merchant.settlementTerms.minimum,
  next_settlement_at_ms: (merchant) => merchant.nextSettlementAtMs,
  created_at_ms: (merchant) => merchant.createdAtMs,
  version: (merchant) => merchant.version,
};

export function merchantOf(row: Omit<RowOf<'mitako_merchants'>, 'endpoint_count'>): Merchant {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    supportEmail: row.support_email,
    supportPhone: row.support_phone,
    brandColor: row.brand_color,
    logoId: row.logo_id,
    kycStatus: row.kyc_status,
    kycSubmission: row.kyc_submission === null ? null : (JSON.parse(row.kyc_submission) as Merchant['kycSubmission']),
    kycNote: row.kyc_note,
    kycSubmittedAtMs: row.kyc_submitted_at_ms,
    kycDecidedAtMs: row.kyc_decided_at_ms,
    suspendedAtMs: row.suspended_at_ms,
    suspensionReason: row.suspension_reason,
    fees: {
      basisPoints: row.fee_basis_points,
      fixed: row.fee_fixed,
      minimum: row.fee_minimum,
      maximum: row.fee_maximum,
      refundPolicy: row.fee_refund_policy,
    },
    settlementTerms: {
      delayMs: row.settlement_delay_ms,
      schedule: row.settlement_schedule,
      minimum: row.settlement_minimum,
    },
    nextSettlementAtMs: row.next_settlement_at_ms,
    createdAtMs: row.created_at_ms,
    version: row.version,
  };
}
