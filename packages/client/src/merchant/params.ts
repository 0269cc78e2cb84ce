// What a merchant sends about itself. Names are those of the wire; a type test holds each to the contract's schema.
import type { AuditAction, LogoType, Scope, Timestamp } from '@mitako/contract/names';
import type { PagePosition } from '../list.ts';

/** What to change of the profile; what is absent stays. */
export interface ProfileParams {
  /** 1 … 120 characters; what payers read. */
  readonly name?: string | undefined;
  readonly support_email?: string | null | undefined;
  /** E.164: `+237653456789`. */
  readonly support_phone?: string | null | undefined;
  /** `#rrggbb`, the colour of the merchant's checkouts; null: that of the gateway. */
  readonly brand_color?: string | null | undefined;
}

/** The picture of the merchant's checkouts. */
export interface LogoParams {
  readonly content_type: LogoType;
  /** The file in base64, of at most 16 KiB. An SVG has a viewBox, no scripts, and refers to nothing outside of itself. */
  readonly data: string;
}

/** Who stands behind the account. */
export interface KycParams {
  readonly legal_name: string;
  readonly registration_number: string;
  readonly address: string;
  readonly representative_name: string;
  readonly representative_id_number: string;
}

/** Which days to look at, and whose money. */
export interface OverviewParams {
  /** 7, 30 or 90, today included; 7 when absent. */
  readonly days?: 7 | 30 | 90 | undefined;
  /** `live`, or `test` while the KYC is not approved, when absent. */
  readonly mode?: 'live' | 'test' | undefined;
}

/** Which lines of the audit log to list: those that meet all of it. */
export interface AuditLogParams extends PagePosition {
  readonly action?: AuditAction | undefined;
  /** What it was done to. */
  readonly subject_id?: string | undefined;
  /** ISO 8601 with an offset or `Z`. */
  readonly created_from?: Timestamp | undefined;
  readonly created_to?: Timestamp | undefined;
}

/** An API key to make. */
export interface ApiKeyCreateParams {
  /** 1 … 120 characters, for people. */
  readonly name: string;
  /** A live key needs an approved KYC. */
  readonly livemode: boolean;
  /** All when absent. */
  readonly scopes?: readonly Scope[] | undefined;
  /** Seconds, 60 or more; never when absent. */
  readonly expires_in?: number | undefined;
}

/** How to replace an API key. */
export interface ApiKeyRollParams {
  /** How long the old key lives on, 0 … 604 800 seconds; 0 when absent. */
  readonly grace_seconds?: number | undefined;
}
