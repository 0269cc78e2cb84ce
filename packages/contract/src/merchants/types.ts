// Written by `npx -y pnpm@12 types` from schemas.ts, where a change begins.
import type { PeriodPageQuery } from '../basics/types.ts';
import type { Amount, Timestamp } from '../basics/values.ts';
import type { FileReference } from '../files/types.ts';
import type { SettlementSchedule } from '../settlements/values.ts';
import type { FeeRefundPolicy, KycStatus, LogoType } from './values.ts';

/**
 * A merchant's fee per payment, booked in the commit that succeeds: `basis_points` of the amount, rounded half up to a
 * whole minor unit, plus `fixed`; at least `minimum`, at most `maximum`, and never more than the amount.
 */
export interface MerchantFees {
  /** Hundredths of a percent, 0 … 10 000: 250 is 2.5 %. */
  readonly basis_points: number;
  /** The part of the fee that each payment costs, in minor units. */
  readonly fixed: Amount;
  /** The least fee of a payment, in minor units. */
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
  /** When the worker closes the available balance. */
  readonly schedule: SettlementSchedule;
  /** Smaller balances wait for the next settlement. */
  readonly minimum: Amount;
  /** Next closing of the balance; null with `manual`. */
  readonly next_at: Timestamp | null;
}

export interface MerchantFeesParams {
  /** Hundredths of a percent of the amount: 250 is 2.5 %. */
  readonly basis_points?: number | undefined;
  /** The part of the fee that each payment costs, in minor units. */
  readonly fixed?: number | undefined;
  /** The least fee of a payment, in minor units. */
  readonly minimum?: number | undefined;
  /** The greatest fee of a payment; null: none. */
  readonly maximum?: number | null | undefined;
  /** How refunds return the fee. Fixed on each payment when it is paid. */
  readonly refund_policy?: FeeRefundPolicy | undefined;
}

export interface MerchantSettlementParams {
  /** Seconds that the credit of a payment stays pending, up to 90 days. Applies to future payments. */
  readonly delay_seconds?: number | undefined;
  /** When the available balance is closed into a settlement. */
  readonly schedule?: SettlementSchedule | undefined;
  /** In minor units. A smaller balance waits for the next settlement. */
  readonly minimum?: number | undefined;
}

/** Absent fields stay unchanged. That `minimum` does not exceed `maximum` is checked on the resulting terms. */
export interface MerchantUpdateParams {
  /** Replaces those that are given. */
  readonly fees?: MerchantFeesParams | undefined;
  /** Replaces those that are given. */
  readonly settlement?: MerchantSettlementParams | undefined;
}

/** A text of the merchant's own for customers, plain, in French and English; a missing one shows the other. */
export interface OwnText {
  /** In French, at most 300 characters; null without one. */
  readonly fr: string | null;
  /** In English, at most 300 characters; null without one. */
  readonly en: string | null;
}

/** A text of the merchant's own; both languages are replaced together. */
export interface OwnTextParams {
  /** In French, at most 300 characters; null: none. */
  readonly fr?: string | null | undefined;
  /** In English, at most 300 characters; null: none. */
  readonly en?: string | null | undefined;
}

export interface MerchantProfile {
  /** `mer_…` */
  readonly id: string;
  /** Name that customers read. */
  readonly name: string;
  /** E-mail address; unique among the accounts of a role. */
  readonly email: string;
  /** Phone number in E.164; null without one. */
  readonly phone: string | null;
  /** Shown to customers on the checkout. */
  readonly support_email: string | null;
  /** Shown to customers on the checkout. */
  readonly support_phone: string | null;
  /** Colour of the merchant's checkouts, `#rrggbb`; null: the gateway's default. */
  readonly brand_color: string | null;
  /** URL of the merchant's logo; a new logo has a new URL. */
  readonly logo_url: string | null;
  /** Shown to customers with the amount, before they pay; null without one. */
  readonly checkout_note: OwnText | null;
  /** Shown on the receipt of a paid payment; null without one. */
  readonly receipt_note: OwnText | null;
  /** Whether payers may have a receipt sent to them. */
  readonly sends_receipts: boolean;
  /** How far the business verification is. */
  readonly kyc_status: KycStatus;
  /** While suspended, a merchant accepts no new live payments and creates no live keys. */
  readonly suspended: boolean;
  /** The operator's reason, shown to the merchant. */
  readonly suspension_reason: string | null;
  /** Set by the operator. */
  readonly fees: MerchantFees;
  /** Set by the operator. */
  readonly settlement: MerchantSettlementTerms;
  /** When it was created. */
  readonly created_at: Timestamp;
}

/** Absent fields stay unchanged. */
export interface ProfileParams {
  /** Name that customers read. */
  readonly name?: string | undefined;
  /** Shown to customers on the checkout; null: none. */
  readonly support_email?: string | null | undefined;
  /** Shown to customers on the checkout; null: none. */
  readonly support_phone?: string | null | undefined;
  /**
   * Colour of the checkouts, `#rrggbb`. Pages darken or lighten it where text would be unreadable. null: the colour of
   * the gateway.
   */
  readonly brand_color?: string | null | undefined;
  /** Shown to customers with the amount, before they pay, in both languages; null: no text. */
  readonly checkout_note?: OwnTextParams | null | undefined;
  /** Shown on the receipt of a paid payment, in both languages; null: no text. */
  readonly receipt_note?: OwnTextParams | null | undefined;
  /** Whether payers may have a receipt sent to them. */
  readonly sends_receipts?: boolean | undefined;
}

/** What the options say of a gateway's own merchant. What is absent is removed. */
export interface ShopParams {
  /** Name that customers read. */
  readonly name: string;
  /** Shown to customers on the checkout; null: none. */
  readonly support_email?: string | null | undefined;
  /** Shown to customers on the checkout; null: none. */
  readonly support_phone?: string | null | undefined;
}

export interface LogoParams {
  /** Media type of the image. */
  readonly content_type: LogoType;
  /** The file in base64: at most 16384 bytes before encoding, at most 1024 pixels wide and high, not animated. */
  readonly data: string;
}

export interface Kyc {
  /** Current status. */
  readonly status: KycStatus;
  /** What the merchant submitted; null before. */
  readonly submission: Readonly<Record<string, string>> | null;
  /** Documents that belong to it. */
  readonly documents: readonly FileReference[];
  /** The operator's note to the merchant. */
  readonly note: string | null;
  /** When it was submitted; null before. */
  readonly submitted_at: Timestamp | null;
  /** When the operator decided; null before. */
  readonly decided_at: Timestamp | null;
}

/** A decision of an operator about a business verification. */
export interface KycDecision {
  /** What was decided. After an approval, anything else withdraws it; another approval restores it. */
  readonly decision: 'approved' | 'rejected' | 'needs_info';
  /** The operator's note to the merchant. */
  readonly note: string | null;
  /** When it was decided. */
  readonly decided_at: Timestamp;
}

/** A business verification as it was submitted. It never changes; only decisions are added. */
export interface KycSubmission {
  /** `kyc_…` */
  readonly id: string;
  /** `mer_…`, the merchant that it belongs to. */
  readonly merchant_id: string;
  /** What the merchant submitted. */
  readonly submission: Readonly<Record<string, string>>;
  /** Its documents, kept as long as it. */
  readonly documents: readonly FileReference[];
  /** Every decision about it, oldest first. */
  readonly decisions: readonly KycDecision[];
  /** When it was submitted. */
  readonly submitted_at: Timestamp;
  /** When the merchant submitted another one; null: it is the last. Deleted ten years later by default. */
  readonly replaced_at: Timestamp | null;
}

export interface KycParams {
  /** Name of the business in its register. */
  readonly legal_name: string;
  /** Number of the business in its register. */
  readonly registration_number: string;
  /** Where the business is. */
  readonly address: string;
  /** Who signs for the business. */
  readonly representative_name: string;
  /** Number of that person's identity document. */
  readonly representative_id_number: string;
  /** All documents, at most 10: those that are left out are deleted after a day. Default: as before. */
  readonly document_ids?: readonly string[] | undefined;
}

export interface KycDecisionParams {
  /** The operator's decision. */
  readonly decision: 'approved' | 'rejected' | 'needs_info';
  /** Shown to the merchant; at most 1 000 characters. Required to withdraw an approval or to restore it. */
  readonly note?: string | undefined;
}

export interface SuspendParams {
  /** Kept in the audit log, and of a suspension shown to the merchant; at most 255 characters. */
  readonly reason?: string | undefined;
}

/** A merchant as the operator sees it. */
export interface MerchantRecord extends MerchantProfile {
  /** Business verification. */
  readonly kyc: Kyc;
}

/** A merchant's balance, one entry per currency. */
export interface Balance {
  /** ISO 4217 code, `XAF`. */
  readonly currency: string;
  /** True: real money. False: test mode. */
  readonly livemode: boolean;
  /** Available for refunds and the next settlement. Negative when disputes exceeded the balance. */
  readonly available: number;
  /** Credits of payments that become available after the merchant's delay. */
  readonly pending: number;
  /** Held for open disputes. */
  readonly disputed: number;
  /** Held for refunds that the provider has not confirmed. */
  readonly refunding: number;
  /** Closed into settlements that are not paid out yet. */
  readonly settling: number;
}

export interface MerchantListQuery extends PeriodPageQuery {
  /** Only merchants with this state of verification. */
  readonly kyc_status?: KycStatus | undefined;
}
