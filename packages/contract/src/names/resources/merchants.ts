import type { KycStatus, Scope } from '../statuses.ts';
import type { Amount, Timestamp } from './basics.ts';
import type { MerchantFees, MerchantSettlementTerms } from './merchant-terms.ts';

/** A secret key as it can be shown again: without the secret. */
export interface ApiKey {
  readonly id: string;
  readonly name: string;
  readonly livemode: boolean;
  readonly scopes: readonly Scope[];
  /** Prefix and last four characters, `svc_test_…9fQ2`. */
  readonly hint: string;
  readonly created_at: Timestamp;
  readonly expires_at: Timestamp | null;
  readonly revoked_at: Timestamp | null;
  readonly last_used_at: Timestamp | null;
}

/** Shown once, when the key is made. */
export interface ApiKeyWithSecret extends ApiKey {
  readonly secret: string;
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
  /** Held for refunds that the payer's operator has not confirmed. */
  readonly refunding: Amount;
  /** Closed into settlements that are not paid out yet. */
  readonly settling: Amount;
}

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

export interface Kyc {
  readonly status: KycStatus;
  readonly submission: Readonly<Record<string, string>> | null;
  /** The operator's words to the merchant. */
  readonly note: string | null;
  readonly submitted_at: Timestamp | null;
  readonly decided_at: Timestamp | null;
}

/** A merchant as the operator sees it. */
export interface MerchantRecord extends MerchantProfile {
  readonly kyc: Kyc;
}
