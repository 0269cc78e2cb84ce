import type { Amount, PageQuery, Timestamp } from '../basics/types.ts';
import type { SettlementSchedule } from '../settlements/types.ts';

export const KYC_STATUSES = ['not_started', 'pending', 'approved', 'rejected', 'needs_info'] as const;

export type KycStatus = (typeof KYC_STATUSES)[number];

/** Image formats of a logo. */
export const LOGO_TYPES = ['image/png', 'image/webp'] as const;

export type LogoType = (typeof LOGO_TYPES)[number];

/**
 * How a refund returns a payment's fee to the merchant: `proportional`, rounded down, the remainder with the last
 * refund; or `keep`, nothing.
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
  /** Colour of the merchant's checkouts, `#rrggbb`; null: the gateway's default. */
  readonly brand_color: string | null;
  /** URL of the merchant's logo; a new logo has a new URL. */
  readonly logo_url: string | null;
  readonly kyc_status: KycStatus;
  /** While suspended, a merchant accepts no new live payments and creates no live keys. */
  readonly suspended: boolean;
  /** The operator's reason, shown to the merchant. */
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
 * A merchant's fee per payment, booked in the commit that succeeds: `basis_points` of the amount, rounded half up to a
 * whole minor unit, plus `fixed`; at least `minimum`, at most `maximum`, and never more than the amount.
 */
export interface MerchantFees {
  /** Hundredths of a percent, 0 … 10 000: 250 is 2.5 %. */
  readonly basis_points: number;
  readonly fixed: Amount;
  readonly minimum: Amount;
  /** Null: no maximum. */
  readonly maximum: Amount | null;
  /** How refunds return the fee. Fixed on each payment when it is paid. */
  readonly refund_policy: FeeRefundPolicy;
}

/** When a merchant's money becomes available and is settled. */
export interface MerchantSettlementTerms {
  /**
   * Seconds that a payment's credit stays pending, 0 … 7 776 000 (90 days). Payments keep the delay in force when they
   * were paid.
   */
  readonly delay_seconds: number;
  readonly schedule: SettlementSchedule;
  /** Smaller balances wait for the next settlement. */
  readonly minimum: Amount;
  /** Next closing of the balance; null with `manual`. */
  readonly next_at: Timestamp | null;
}

export interface Kyc {
  readonly status: KycStatus;
  readonly submission: Readonly<Record<string, string>> | null;
  /** The operator's note to the merchant. */
  readonly note: string | null;
  readonly submitted_at: Timestamp | null;
  readonly decided_at: Timestamp | null;
}

/** A merchant's balance, one entry per currency. */
export interface Balance {
  readonly currency: string;
  readonly livemode: boolean;
  /** Available for refunds and the next settlement. Negative when disputes exceeded the balance. */
  readonly available: Amount;
  /** Credits of payments that become available after the merchant's delay. */
  readonly pending: Amount;
  /** Held for open disputes. */
  readonly disputed: Amount;
  /** Held for refunds that the provider has not confirmed. */
  readonly refunding: Amount;
  /** Closed into settlements that are not paid out yet. */
  readonly settling: Amount;
}

export interface MerchantListQuery extends PageQuery {
  readonly kyc_status?: KycStatus | undefined;
}

/** Absent fields stay unchanged. */
export interface ProfileParams {
  readonly name?: string | undefined;
  readonly support_email?: string | null | undefined;
  readonly support_phone?: string | null | undefined;
  /** Colour of the checkouts, `#rrggbb`. Pages darken or lighten it where text would be unreadable. */
  readonly brand_color?: string | null | undefined;
}

export interface LogoParams {
  readonly content_type: LogoType;
  /** The file in base64; at most 16 KiB decoded. */
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
  /** Shown to the merchant; at most 1 000 characters. Required when an approval is withdrawn. */
  readonly note?: string | undefined;
}

export interface SuspendParams {
  /** Shown to the merchant; at most 255 characters. */
  readonly reason?: string | undefined;
}

/** Absent fields stay unchanged. That `minimum` does not exceed `maximum` is checked on the resulting terms. */
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
