import type { FeeRefundPolicy, KycStatus, LogoType, SettlementSchedule } from '@mitako/contract/names';

/** The business side of a merchant; shares its id with the merchant's principal. */
export interface Merchant {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly supportEmail: string | null;
  readonly supportPhone: string | null;
  /** `#rrggbb`, lower case. */
  readonly brandColor: string | null;
  /** Of the {@link Logo}, which is stored apart: a merchant is read with each payment, the logo is not. */
  readonly logoId: string | null;
  readonly kycStatus: KycStatus;
  readonly kycSubmission: Readonly<Record<string, string>> | null;
  readonly kycNote: string | null;
  readonly kycSubmittedAtMs: number | null;
  readonly kycDecidedAtMs: number | null;
  readonly suspendedAtMs: number | null;
  /** The operator's words to the merchant; null without a suspension. */
  readonly suspensionReason: string | null;
  readonly fees: FeeSchedule;
  readonly settlementTerms: SettlementTerms;
  /** When the worker closes the balance next; null: only by hand. */
  readonly nextSettlementAtMs: number | null;
  readonly createdAtMs: number;
  readonly version: number;
}

/** The picture of a merchant's checkouts; one a merchant. */
export interface Logo {
  /** SHA-256 of the bytes in hex, so that whatever has it may be kept for ever. Two merchants may have the same. */
  readonly id: string;
  readonly merchantId: string;
  readonly contentType: LogoType;
  /** Base64. */
  readonly content: string;
}

/** What a merchant is charged per payment: percentage in basis points, plus a fixed part, within bounds. */
export interface FeeSchedule {
  readonly basisPoints: number;
  readonly fixed: number;
  readonly minimum: number;
  /** null: no upper bound. */
  readonly maximum: number | null;
  /** What a refund brings back of the fee: its part of it, or nothing. Fixed on each payment when it is paid. */
  readonly refundPolicy: FeeRefundPolicy;
}

/** When a merchant's money is paid out. */
export interface SettlementTerms {
  /** How long a payment's credit stays pending; 0: it is available at once. */
  readonly delayMs: number;
  readonly schedule: SettlementSchedule;
  /** Smaller balances wait for the next time. */
  readonly minimum: number;
}
