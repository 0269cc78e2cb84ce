import type { RailDetail } from '../rails/types.ts';
import type { PeriodQuery, Amount, OperatorPageQuery, Timestamp } from '../basics/types.ts';
import type { FailureCode, PaymentPartQuery } from '../payments/types.ts';

export const REFUND_STATUSES = ['pending', 'succeeded', 'failed'] as const;

export type RefundStatus = (typeof REFUND_STATUSES)[number];

/** Who says how a refund ended. */
export const REFUND_SOURCES = ['provider', 'operator'] as const;

export type RefundSource = (typeof REFUND_SOURCES)[number];

export interface Refund {
  /** `rfd_…` */
  readonly id: string;
  /** `pay_…`, the payment that it belongs to. */
  readonly payment_id: string;
  /**
   * `dsp_…`, the lost dispute whose money it returns; null for other refunds. It takes nothing from the merchant's balance,
   * and is not part of `amount_refunded`.
   */
  readonly dispute_id: string | null;
  /** In the minor unit of the currency; XAF has none, so whole francs. */
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
export interface RefundListQuery extends OperatorPageQuery, PeriodQuery, PaymentPartQuery<RefundStatus> {}

/** Filters of the file of refunds: those of the list. */
export interface RefundExportQuery extends Omit<RefundListQuery, 'limit' | 'cursor'> {}

export interface RefundResolveParams {
  /** The operator's finding. */
  readonly outcome: 'succeeded' | 'failed';
  /** With `failed`; default: `provider_error`. */
  readonly failure_code?: FailureCode | undefined;
}
