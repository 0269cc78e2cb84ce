// Written by `npx -y pnpm@12 types` from schemas.ts, where a change begins.
import type { OperatorModeQuery, PageQuery, PeriodQuery } from '../basics/types.ts';
import type { Amount, Timestamp } from '../basics/values.ts';
import type { FailureCode } from '../payments/values.ts';
import type { RailDetail } from '../rails/types.ts';
import type { RefundSource, RefundStatus } from './values.ts';

export interface Refund {
  /** `rfd_…` */
  readonly id: string;
  /** `pay_…`, the payment that it belongs to. */
  readonly payment_id: string;
  /**
   * `dsp_…`, the lost dispute whose money it returns; null for other refunds. It takes nothing from the merchant's
   * balance, and is not part of `amount_refunded`.
   */
  readonly dispute_id: string | null;
  /** In the minor unit of the currency. XAF has none: 5000 is 5 000 FCFA. */
  readonly amount: Amount;
  /** ISO 4217 code, `XAF`. */
  readonly currency: string;
  /** Current status. */
  readonly status: RefundStatus;
  /** Why, in the merchant's words; null without any. */
  readonly reason: string | null;
  /** Why it failed; null unless it did. */
  readonly failure_code: FailureCode | null;
  /** True: real money. False: test mode. */
  readonly livemode: boolean;
  /** The ledger transfer that moved the money; null until then. */
  readonly transaction_id: string | null;
  /** The part of the payment's fee that this refund returns to the merchant. */
  readonly fee_returned: Amount;
  /** When it was created. */
  readonly created_at: Timestamp;
  /** When it last changed. */
  readonly updated_at: Timestamp;
}

/** A refund as the operator sees it. */
export interface RefundRecord extends Refund {
  /** `mer_…`, the merchant that it belongs to. */
  readonly merchant_id: string;
  /** Who said how it ended; null while it is pending, and for wallets. */
  readonly answered_by: RefundSource | null;
  /** The provider's own words about its outcome; null: none. */
  readonly rail_detail: RailDetail | null;
}

export interface RefundCreateParams {
  /** Default: what is left to refund. */
  readonly amount?: Amount | undefined;
  /** At most 255 characters. */
  readonly reason?: string | undefined;
}

/** Filters of the operator's refund list. */
export interface RefundListQuery extends RefundExportQuery, PageQuery {}

/** Filters of the file of refunds: those of the list. */
export interface RefundExportQuery extends PeriodQuery, OperatorModeQuery {
  /** Only those of this merchant. */
  readonly merchant_id?: string | undefined;
  /** Only those with this status. */
  readonly status?: RefundStatus | undefined;
  /** Only those of this payment. */
  readonly payment_id?: string | undefined;
}

export interface RefundResolveParams {
  /** The operator's finding. */
  readonly outcome: 'succeeded' | 'failed';
  /** With `failed`; default: `provider_error`. */
  readonly failure_code?: FailureCode | undefined;
}
