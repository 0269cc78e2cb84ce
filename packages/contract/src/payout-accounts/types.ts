// Written by `npx -y pnpm@12 types` from schemas.ts, where a change begins.
import type { Mode, Timestamp } from '../basics/values.ts';
import type { PayoutAccountType } from './values.ts';

/** Where a merchant's settlements are paid out: one per mode. A change creates a new one. */
export interface PayoutAccount {
  /** `pac_…` */
  readonly id: string;
  /** A bank account, or mobile money. */
  readonly type: PayoutAccountType;
  /** The account holder, as the bank or provider knows it. */
  readonly holder_name: string;
  /** How the number of a bank account is written: `iban` (ISO 13616), or `rib` (23 digits, CEMAC). */
  readonly scheme: 'iban' | 'rib' | null;
  /** The provider of a mobile-money account, `mtn_momo`. */
  readonly provider: string | null;
  /** The last characters of the number, `•••• 4321`. */
  readonly number_masked: string;
  /** True: real money. False: test mode. */
  readonly livemode: boolean;
  /** When it was created. */
  readonly created_at: Timestamp;
  /** No payout is recorded as paid before: 24 hours after the account was set. */
  readonly held_until: Timestamp;
  /** When another account took its place; null: settlements are paid to it. */
  readonly replaced_at: Timestamp | null;
}

/** A payout account as the operator sees it, with its whole number. */
export interface PayoutAccountRecord extends PayoutAccount {
  /** `mer_…`, the merchant that it belongs to. */
  readonly merchant_id: string;
  /** The whole number: an IBAN or a RIB without spaces, or a phone number in E.164. */
  readonly number: string;
}

/** The mode of a merchant's payout account that the operator reads. */
export interface MerchantPayoutAccountQuery {
  /** Default: live. */
  readonly mode?: Mode | undefined;
}

export interface PayoutAccountParams {
  /** True: real money. False: test mode. */
  readonly livemode: boolean;
  /** A bank account, or mobile money. */
  readonly type: PayoutAccountType;
  /** The account holder, as the bank or provider knows it. */
  readonly holder_name: string;
  /** For `bank_account`, where this or `rib` is required. Spaces are ignored. */
  readonly iban?: string | undefined;
  /** For `bank_account`: bank (5), branch (5), account (11) and key (2). Spaces are ignored. */
  readonly rib?: string | undefined;
  /** Required for `mobile_money`, in E.164. */
  readonly phone?: string | undefined;
  /** Required for `mobile_money`: a provider of this gateway. */
  readonly provider?: string | undefined;
}
