import type { Generated } from 'kysely';
import type { Logo, Merchant } from '@mitako/core';

export interface MerchantsTable {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  support_email: string | null;
  support_phone: string | null;
  brand_color: string | null;
  logo_id: string | null;
  kyc_status: Merchant['kycStatus'];
  kyc_submission: string | null;
  kyc_note: string | null;
  kyc_submitted_at_ms: number | null;
  kyc_decided_at_ms: number | null;
  suspended_at_ms: number | null;
  suspension_reason: string | null;
  fee_basis_points: number;
  fee_fixed: number;
  fee_minimum: number;
  fee_maximum: number | null;
  fee_refund_policy: Merchant['fees']['refundPolicy'];
  settlement_delay_ms: number;
  settlement_schedule: Merchant['settlementTerms']['schedule'];
  settlement_minimum: number;
  next_settlement_at_ms: number | null;
  /** Endpoints that are not deleted, in both modes; the limit is guarded here because nothing else is rechecked. */
  endpoint_count: Generated<number>;
  created_at_ms: number;
  version: number;
}

/**
 * One row a merchant, and not a column of `mitako_merchants`: that row is read whole for each checkout and payment. Nor one
 * row for all who have the same picture: whose row is it then, when one of them takes the logo away?
 */
export interface LogosTable {
  merchant_id: string;
  /** SHA-256 of the bytes in hex. */
  id: string;
  content_type: Logo['contentType'];
  /** Base64. */
  content: string;
}
