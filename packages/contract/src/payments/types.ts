// Written by `npx -y pnpm@12 types` from schemas.ts, where a change begins.
import type {
  ModeQuery,
  OperatorModeQuery,
  OperatorPageQuery,
  PageQuery,
  PeriodPageQuery,
  PeriodQuery,
} from '../basics/types.ts';
import type { Amount, Locale, Moment, Timestamp, WithDefaults } from '../basics/values.ts';
import type { FailureCode, PaymentMethodType, PaymentStatus } from './values.ts';

/** Parameters to create a payment intent. */
export interface PaymentCreateParams {
  /** 1 … 99 999 999, in the minor unit of the currency. XAF has none: 5000 is 5 000 FCFA. */
  readonly amount: Amount;
  /**
   * ISO 4217 code; optional while a single currency is configured. A string, because each gateway configures its own
   * currencies: another one is a `VALIDATION_ERROR`. The client refuses literals other than XAF.
   */
  readonly currency?: string | undefined;
  /** At most 255 characters. */
  readonly description?: string | undefined;
  /** At most 255 characters. */
  readonly customer_reference?: string | undefined;
  /** Absolute; `https` in live mode; at most 2 048 characters. */
  readonly return_url?: string | undefined;
  /** Where the customer returns to without having paid. Default: `return_url`. */
  readonly cancel_url?: string | undefined;
  /** At most 50 keys of 40 characters with values of 500. */
  readonly metadata?: Readonly<Record<string, string>> | undefined;
  /** Lifetime in seconds, 300 … 604 800. Default: 86 400. */
  readonly expires_in?: number | undefined;
  /** Language of the checkout. Default: the customer's own. */
  readonly locale?: Locale | undefined;
  /** 1 … 5. Default: 3. */
  readonly max_attempts?: number | undefined;
}

/** The same after parsing, with its defaults. */
export type PaymentCreate = WithDefaults<PaymentCreateParams, 'metadata' | 'expires_in' | 'max_attempts'>;

/** The payment method used. Phone numbers are masked. */
export interface PaymentMethod {
  /** Wallet, mobile money, card, or cash at an agent. */
  readonly type: PaymentMethodType;
  /** The provider's id, such as `mtn_momo`; null for the wallet and for cash. */
  readonly provider: string | null;
  /** The provider's label from its rail, `MTN MoMo`, or the formatted id if no configured rail declares it. */
  readonly label: string | null;
  /** `••••` and the last four digits, `•••• 6789`; of earlier payments `•••` and three. */
  readonly phone_masked: string | null;
}

/** A payment intent as its merchant sees it. */
export interface Payment {
  /** `pay_…` */
  readonly id: string;
  /** Public identifier in `checkout_url`; at least 128 random bits. */
  readonly slug: string;
  /** Current status. */
  readonly status: PaymentStatus;
  /** In the minor unit of the currency. XAF has none: 5000 is 5 000 FCFA. */
  readonly amount: Amount;
  /** ISO 4217 code, `XAF`. */
  readonly currency: string;
  /** What is paid for, shown to the customer. */
  readonly description: string | null;
  /** The merchant's own reference; included in webhooks. */
  readonly customer_reference: string | null;
  /** Where the customer returns to. */
  readonly return_url: string | null;
  /** Where the customer returns to without having paid; null: `return_url`. */
  readonly cancel_url: string | null;
  /** The hosted page on which the customer pays. */
  readonly checkout_url: string;
  /** `plink_…`, the payment link that it was created from; null without one. */
  readonly payment_link_id: string | null;
  /** True: real money. False: test mode. */
  readonly livemode: boolean;
  /** Language of the checkout; null: the customer's own. */
  readonly locale: Locale | null;
  /** When it was created. */
  readonly created_at: Timestamp;
  /** When it last changed. */
  readonly updated_at: Timestamp;
  /** Until then it can be paid. */
  readonly expires_at: Timestamp;
  /** When it was paid; null until then. */
  readonly succeeded_at: Timestamp | null;
  /** `tx_…`, null until the payment succeeds. */
  readonly transaction_id: string | null;
  /** The sum of refunds that succeeded, in minor units. */
  readonly amount_refunded: Amount;
  /** The sum of refunds that are pending; it left the merchant's balance and returns if they fail. */
  readonly amount_refund_pending: Amount;
  /** Held by open disputes, or lost to them. */
  readonly amount_disputed: Amount;
  /** The fee charged when the payment succeeded; 0 before. */
  readonly fee: Amount;
  /** The part of the fee that refunds returned, the pending ones included. */
  readonly fee_returned: Amount;
  /**
   * What the merchant gets for the payment: `amount` − `fee` + `fee_returned` − `amount_refunded` −
   * `amount_refund_pending` − `amount_disputed`; 0 until it is paid. Once all of it is settled, the `net_amount` of its
   * settlement lines add up to it.
   */
  readonly net_amount: number;
  /** How it was paid, or tried last; null before. */
  readonly payment_method: PaymentMethod | null;
  /** Why it failed; null unless it did. */
  readonly failure_code: FailureCode | null;
  /** The same as `failure_code`, as a sentence. */
  readonly failure_message: string | null;
  /** Number of attempts. */
  readonly attempts_count: number;
  /** Attempts that the payer still has; 0 once the payment is final. */
  readonly attempts_left: number;
  /** The merchant's own strings, never shown to the customer. */
  readonly metadata: Readonly<Record<string, string>>;
  /** Incremented with each change: of two copies, the one with the larger version is newer. */
  readonly version: number;
}

/** A payment as the operator sees it. */
export interface PaymentRecord extends Payment {
  /** `mer_…`, the merchant that it belongs to. */
  readonly merchant_id: string;
}

export interface PaymentCreated {
  /** The payment, as it is now. */
  readonly payment: Payment;
  /** The hosted page on which the customer pays. */
  readonly checkout_url: string;
}

/** Filters of the payment list. */
export interface PaymentListQuery extends PaymentTotalsQuery, PageQuery {
  /** Repeated, or separated by commas. */
  readonly status?: readonly PaymentStatus[] | undefined;
}

/** Filters of the file of payments: those of the list. */
export interface PaymentExportQuery extends PaymentTotalsQuery {
  /** Repeated, or separated by commas. */
  readonly status?: readonly PaymentStatus[] | undefined;
}

/** Filters of the totals: those of the list. */
export interface PaymentTotalsQuery extends PeriodQuery, ModeQuery {
  /** The payment method used, or attempted last: `wallet`, `mobile_money`, `cash`, or a provider such as `mtn_momo`. */
  readonly method?: string | undefined;
  /** Only payments of this amount. */
  readonly amount?: Amount | undefined;
  /** Only payments with this reference. */
  readonly customer_reference?: string | undefined;
  /** Only the payment with this transfer. */
  readonly transaction_id?: string | undefined;
  /** Only payments of this payment link, `plink_…`. */
  readonly payment_link_id?: string | undefined;
  /** Only payments of this customer, `cus_…`; one that is not found has no payments. */
  readonly customer?: string | undefined;
  /** The last three digits of `phone_masked`. */
  readonly phone_ending?: string | undefined;
  /**
   * Searches for a payment id, transaction id, slug, checkout URL, amount, phone number (a whole one, or its last three
   * or four digits), the e-mail address of the payer's wallet account, or words of `customer_reference` and
   * `description`. All words must be there, in any order, regardless of case and accents; the first eight count. A word
   * matches as the beginning of a word. A number matches a whole number or its last 4 to 8 digits, and as a beginning
   * only where no payment has it; `CMD1042` is `CMD` and `1042`. A single letter only narrows what other words match.
   * Of a payment, the first 16 words and endings are searched, those of the reference first, and of a word its first 32
   * characters. A page may contain fewer payments than there are: see `has_more`.
   */
  readonly q?: string | undefined;
  /** Only what was paid at this time or later. */
  readonly succeeded_from?: Moment | undefined;
  /** Only what was paid before this time. */
  readonly succeeded_to?: Moment | undefined;
}

/** Money of one currency, in minor units. */
export interface PaymentSum {
  /** ISO 4217 code, `XAF`. */
  readonly currency: string;
  /** Sum of `amount`. */
  readonly amount: Amount;
  /** Sum of `amount_refunded`. */
  readonly amount_refunded: Amount;
}

/** The payments of one status that pass the filters. */
export interface PaymentTotal {
  /** Their status. */
  readonly status: PaymentStatus;
  /** How many there are; with `truncated`, at least that many, so that 0 means unknown. */
  readonly payments_count: number;
  /** Sums by currency; empty where there are none, and where not all were counted. */
  readonly sums: readonly PaymentSum[];
  /** True: there may be more than were counted, and a payment whose status changed meanwhile may be in two counts. */
  readonly truncated: boolean;
}

export interface PaymentTotals {
  /** One for each status, in the order of a payment's life. */
  readonly totals: readonly PaymentTotal[];
}

/** Filters of the operator's list of all payments. */
export interface AllPaymentsQuery extends OperatorPageQuery, PeriodQuery {
  /** Repeated, or separated by commas. */
  readonly status?: readonly PaymentStatus[] | undefined;
  /** The payment method used, or attempted last: `wallet`, `mobile_money`, `card`, `cash`, or a provider. */
  readonly method?: string | undefined;
  /** Only payments of this amount or more. */
  readonly amount_from?: Amount | undefined;
  /** Only payments of this amount or less. */
  readonly amount_to?: Amount | undefined;
}

/** Filters of an operator's list of a merchant's payments. */
export interface MerchantPaymentListQuery extends PeriodPageQuery, OperatorModeQuery {
  /** Repeated, or separated by commas. */
  readonly status?: readonly PaymentStatus[] | undefined;
}

export interface PaymentCancelParams {
  /** At most 255 characters. */
  readonly reason?: string | undefined;
}

/** Legacy payment status (specification, "Legacy payment status result"). */
export interface LegacyStatus {
  /** Outcome of the call. */
  readonly message: {
    /** HTTP status. */
    readonly code: 200;
    /** Sentences for people. */
    readonly success: readonly string[];
  };
  /** The payment. */
  readonly data: {
    /** The payment token of the call. */
    readonly token: string;
    /** `tx_…`, the ledger transfer. */
    readonly trx_id: string;
    /** Who paid. */
    readonly payer: {
      /** Name, or the masked phone of a mobile-money payer. */
      readonly username: string;
      /** E-mail address; empty for mobile money. */
      readonly email: string;
    };
    /** The merchant's own reference. */
    readonly custom: string;
    /** Current status. */
    readonly status: PaymentStatus;
    /** In the minor unit of the currency. XAF has none: 5000 is 5 000 FCFA. */
    readonly amount: Amount;
    /** ISO 4217 code, `XAF`. */
    readonly currency: string;
    /** The sum of refunds, in minor units. */
    readonly amount_refunded: Amount;
  };
  /** Always `success`. */
  readonly type: 'success';
}

/** Response to an invalid payment token, with status 403 (specification, "Errors"). */
export interface LegacyError {
  /** What was refused. */
  readonly message: {
    /** HTTP status. */
    readonly code: 403;
    /** Sentences for people. */
    readonly error: readonly string[];
  };
  /** Always empty. */
  readonly data: readonly never[];
  /** Always `error`. */
  readonly type: 'error';
}

/** Fields that every other error of the legacy route has beside the API's error body; `code` is the status. */
export interface LegacyFault {
  /** What was refused. */
  readonly message: {
    /** HTTP status. */
    readonly code: number;
    /** Sentences for people. */
    readonly error: readonly string[];
  };
  /** Always empty. */
  readonly data: readonly never[];
  /** Always `error`. */
  readonly type: 'error';
}
