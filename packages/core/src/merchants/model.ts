import type { MethodSettings } from '../methods/model.ts';
import type { FeeRefundPolicy, KycStatus, LogoType, OwnText, SettlementSchedule } from '@mitako/contract/names';

/** The business data of a merchant; shares its id with the merchant's principal. */
export interface Merchant {
  readonly id: string;
  /** 1: the gateway is this merchant's own, of which there is one; null: one of a marketplace. */
  readonly own: 1 | null;
  /** Public: customers see it on each checkout. */
  readonly name: string;
  readonly encryptedEmail: string;
  readonly encryptedPhone: string | null;
  readonly supportEmail: string | null;
  readonly supportPhone: string | null;
  /** `#rrggbb`, lower case. */
  readonly brandColor: string | null;
  /** Id of the {@link Logo}, which is stored separately: a merchant is read with each payment, the logo is not. */
  readonly logoId: string | null;
  /** Texts of its own for customers. */
  readonly notes: MerchantNotes;
  readonly kycStatus: KycStatus;
  /** The business verification, JSON. */
  readonly encryptedKyc: string | null;
  readonly kycNote: string | null;
  readonly kycSubmittedAtMs: number | null;
  readonly kycDecidedAtMs: number | null;
  /** `owner`: who runs the gateway approved its own shop, by the options. Null before a decision. */
  readonly kycDecidedBy: 'operator' | 'owner' | null;
  readonly suspendedAtMs: number | null;
  /** The operator's reason, shown to the merchant; null without a suspension. */
  readonly suspensionReason: string | null;
  /** Set by the operator; without meaning otherwise. */
  readonly fees: FeeSchedule;
  /** Whether the operator set fees for this merchant; else those of the configuration apply. */
  readonly hasOwnFees: boolean;
  readonly settlementTerms: SettlementTerms;
  readonly methodSettings: MethodSettings;
  /** Whether payers may have receipts sent to them. */
  readonly sendsReceipts: boolean;
  /** Whether a member may have chosen to be notified of payments: read with each payment, as memberships are not. */
  readonly notifiesPayments: boolean;
  /** Since when its members need a second factor; 0: they need none. */
  readonly factorRuleAtMs: number;
  /** When the worker closes the balance next; null: manually only. */
  readonly nextSettlementAtMs: number | null;
  /** How far the clock of its sandbox was moved. */
  readonly sandboxAheadMs: number;
  readonly createdAtMs: number;
  readonly version: number;
}

/** A business verification as it was submitted, with what operators decided about it. Only decisions are added later. */
export interface KycSubmission {
  /** `kyc_…` */
  readonly id: string;
  readonly merchantId: string;
  /** What was submitted and its documents, JSON. */
  readonly encryptedKyc: string;
  /** Oldest first. */
  readonly decisions: readonly KycDecision[];
  readonly submittedAtMs: number;
  /** When the merchant submitted another one; null: this is the last. */
  readonly replacedAtMs: number | null;
  readonly version: number;
}

export interface KycDecision {
  readonly decision: 'approved' | 'rejected' | 'needs_info';
  readonly note: string | null;
  readonly atMs: number;
}

/** Texts of a merchant's own: with the amount before customers pay, and on receipts. */
export interface MerchantNotes {
  readonly checkout: OwnText | null;
  readonly receipt: OwnText | null;
}

/** The logo of a merchant's checkouts; one per merchant. */
export interface Logo {
  /** SHA-256 of the bytes in hex, so that copies can be cached forever. Two merchants may have the same. */
  readonly id: string;
  readonly merchantId: string;
  readonly contentType: LogoType;
  /** Base64. */
  readonly content: string;
}

/** A merchant's fee per payment: percentage in basis points, plus a fixed part, with minimum and maximum. */
export interface FeeSchedule {
  /** Hundredths of a percent of the amount: 250 is 2.5 %. */
  readonly basisPoints: number;
  /** Added to the percentage, in minor units. */
  readonly fixed: number;
  /** The least that a payment costs, in minor units. */
  readonly minimum: number;
  /** Null: no maximum. */
  readonly maximum: number | null;
  /** How refunds return the fee: proportionally, or not at all. Fixed on each payment when it is paid. */
  readonly refundPolicy: FeeRefundPolicy;
}

/** When a merchant's money is paid out. */
export interface SettlementTerms {
  /** Milliseconds that a payment's credit stays pending; 0: available at once. */
  readonly delayMs: number;
  readonly schedule: SettlementSchedule;
  /** Smaller balances wait for the next settlement. */
  readonly minimum: number;
}
