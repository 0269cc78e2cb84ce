import type { Amount, PageQuery, Timestamp } from '../basics/types.ts';
import type { SettlementSchedule } from '../settlements/types.ts';

export const KYC_STATUSES = ['not_started', 'pending', 'approved', 'rejected', 'needs_info'] as const;

export type KycStatus = (typeof KYC_STATUSES)[number];

/** Image formats of a logo. */
export const LOGO_TYPES = ['image/png', 'image/webp'] as const;

export type LogoType = (typeof LOGO_TYPES)[number];

/**
 * What of a payment's fee comes back to the merchant with a refund: in proportion, rounded down, the remainder with the
 * last refund; or nothing.
 */
export const FEE_REFUND_POLICIES = ['proportional', 'keep'] as const;

export type FeeRefundPolicy = (typeof FEE_REFUND_POLICIES)[number];

export interface MerchantProfile {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly support_email: string | null;
  readonly support_phone: string | null;
  /** Of the merchant's checkouts, `#rrggbb`; null: that of the gateway. */
  readonly brand_color: string | null;
  /** Where the merchant's logo is to be had; a new logo has a new address. */
  readonly logo_url: string | null;
  readonly kyc_status: KycStatus;
  /** While it is, no new live payment is taken, and no live key is made. */
  readonly suspended: boolean;
  /** The operator's words to the merchant. */
  readonly suspension_reason: string | null;
  /** Set by the operator. */
  readonly fees: MerchantFees;
  /** Set by the operator. */
  readonly settlement: MerchantSettlementTerms;
  readonly created_at: Timestamp;
}

/** A merchant as the operator sees it. */
export interface MerchantRecord extends MerchantProfile {
  readonly kyc: Kyc;
}

/**
 * What a merchant is charged per payment, in the commit that succeeds: `basis_points` of the amount, rounded half up to
 * a whole minor unit, plus `fixed`; at least `minimum`, at most `maximum`, and never more than the amount.
 */
export interface MerchantFees {
  /** Hundredths of a percent, 0 … 10 000: 250 is 2.5 %. */
  readonly basis_points: number;
  readonly fixed: Amount;
  readonly minimum: Amount;
  /** null: no upper bound. */
  readonly maximum: Amount | null;
  /** What a refund brings back of the fee. Fixed on each payment when it is paid. */
  readonly refund_policy: FeeRefundPolicy;
}

/** When a merchant's money becomes available and is paid out. */
export interface MerchantSettlementTerms {
  /** How long a payment's credit stays pending, 0 … 7 776 000 (90 days). Payments keep the delay they were paid under. */
  readonly delay_seconds: number;
  readonly schedule: SettlementSchedule;
  /** Smaller balances wait for the next time. */
  readonly minimum: Amount;
  /** When the balance is closed next; null with `manual`. */
  readonly next_at: Timestamp | null;
}

export interface Kyc {
  readonly status: KycStatus;
  readonly submission: Readonly<Record<string, string>> | null;
  /** The operator's words to the merchant. */
  readonly note: string | null;
  readonly submitted_at: Timestamp | null;
  readonly decided_at: Timestamp | null;
}

/** A merchant's money, one line per currency. */
export interface Balance {
  readonly currency: string;
  readonly livemode: boolean;
  /** Pays refunds, and is settled next. Below zero when disputes took more than there was. */
  readonly available: Amount;
  /** Credits of payments that become available when the merchant's delay is over. */
  readonly pending: Amount;
  /** Held for open disputes. */
  readonly disputed: Amount;
  /** Held for refunds that the payer's provider has not confirmed. */
  readonly refunding: Amount;
  /** Closed into settlements that are not paid out yet. */
  readonly settling: Amount;
}

export interface MerchantListQuery extends PageQuery {
  readonly kyc_status?: KycStatus | undefined;
}

/** What is absent stays. */
export interface ProfileParams {
  readonly name?: string | undefined;
  readonly support_email?: string | null | undefined;
  readonly support_phone?: string | null | undefined;
  /** Of the checkouts, `#rrggbb`. It is made darker or lighter where text in it could not be read. */
  readonly brand_color?: string | null | undefined;
}

export interface LogoParams {
  readonly content_type: LogoType;
  /** The file in base64, at most 16 KiB before that. */
  readonly data: string;
}

export interface KycParams {
  readonly legal_name: string;
  readonly registration_number: string;
  readonly address: string;
  readonly representative_name: string;
  readonly representative_id_number: string;
}

export interface KycDecisionParams {
  readonly decision: Extract<KycStatus, 'approved' | 'rejected' | 'needs_info'>;
  /** To the merchant; at most 1 000 characters. Required where an approval is withdrawn. */
  readonly note?: string | undefined;
}

export interface SuspendParams {
  /** Shown to the merchant; at most 255 characters. */
  readonly reason?: string | undefined;
}

/** What is absent stays. That `minimum` does not pass `maximum` is checked on what they are together. */
export interface MerchantUpdateParams {
  readonly fees?: MerchantFeesParams | undefined;
  readonly settlement?: MerchantSettlementParams | undefined;
}

export interface MerchantFeesParams {
  readonly basis_points?: number | undefined;
  readonly fixed?: Amount | undefined;
  readonly minimum?: Amount | undefined;
  readonly maximum?: Amount | null | undefined;
  readonly refund_policy?: FeeRefundPolicy | undefined;
}

export interface MerchantSettlementParams {
  readonly delay_seconds?: number | undefined;
  readonly schedule?: SettlementSchedule | undefined;
  readonly minimum?: Amount | undefined;
}
