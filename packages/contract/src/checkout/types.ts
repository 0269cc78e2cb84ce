// Written by `npx -y pnpm@12 types` from schemas.ts, where a change begins.
import type { Amount, Locale, Timestamp } from '../basics/values.ts';
import type { OwnText } from '../merchants/types.ts';
import type { MethodHealth } from '../methods/values.ts';
import type { Payment } from '../payments/types.ts';
import type { FailureCode, PaymentMethodType, PaymentStatus } from '../payments/values.ts';
import type { KnownFrom, PayerMoneyState } from './values.ts';

/** A payment method as offered on one checkout. The rail declares limits, in minor units. */
export interface CheckoutMethod {
  /** Wallet, mobile money, card, or cash at an agent. */
  readonly type: PaymentMethodType;
  /** Id of the provider; null for the wallet and for cash. */
  readonly provider: string | null;
  /** Name for people, `MTN MoMo`. */
  readonly label: string;
  /** One or two characters that represent the provider; null for the wallet, as are the next two fields. */
  readonly monogram: string | null;
  /** Colours of the monogram, each `#rrggbb`, with a contrast of at least 4.5. */
  readonly colors: {
    /** CSS colour. */
    readonly background: string;
    /** CSS colour. */
    readonly text: string;
  } | null;
  /** Country of the provider, ISO 3166-1 alpha-2: `CM`. */
  readonly country: string | null;
  /** Calling code of that country, which the payer's number must begin with: `+237`; null for cards. */
  readonly calling_code: string | null;
  /** Whether it can be used now: the amount is within its limits, and it is not down. */
  readonly available: boolean;
  /** `up` for the wallet and for cash. */
  readonly health: MethodHealth;
  /** What a single payment may amount to. */
  readonly limits: {
    /** The least amount, in minor units. */
    readonly min: number;
    /** The greatest amount, in minor units. */
    readonly max: number;
  };
  /** What the payer types; nothing for cash, and for a card nothing here: the provider's page asks. */
  readonly needs: readonly ('pin' | 'phone')[];
  /** Instructions for the payer while the payment is processing; null for the wallet, which needs none. */
  readonly prompt: {
    /** In French. */
    readonly fr: string;
    /** In English. */
    readonly en: string;
  } | null;
  /**
   * E.164 prefixes of this provider's numbers, such as `+23767`, enough to recognise it while a number is typed. Empty
   * if unknown. A hint only: numbers can be ported, so the payer's own choice counts.
   */
  readonly phone_prefixes: readonly string[];
}

/** What the customer must do next for a pending payment. */
export interface NextAction {
  /**
   * `enter_otp` expects a code (`POST …/confirm`); `wait` needs no action. `wait_for_provider` neither: the provider is
   * not known to have accepted the request yet, and nothing may have reached the phone.
   */
  readonly type: 'approve_on_phone' | 'enter_otp' | 'redirect' | 'wait' | 'wait_for_provider';
  /** When the payer was asked. */
  readonly created_at: Timestamp;
  /** Until then the payer can act. */
  readonly expires_at: Timestamp;
  /** When to look again, in milliseconds. */
  readonly poll_after_ms: number;
  /** Only with `redirect`; always `https`. */
  readonly url?: string | undefined;
  /** Instructions for the payer from the provider; null if nothing has to be done. */
  readonly prompt: {
    /** In French. */
    readonly fr: string;
    /** In English. */
    readonly en: string;
  } | null;
}

/**
 * Public view of a payment for holders of the slug: without the merchant's reference, metadata or other identifiers.
 */
export interface Checkout {
  /** Public identifier of the payment. */
  readonly slug: string;
  /** Current status. */
  readonly status: PaymentStatus;
  /** In the minor unit of the currency. XAF has none: 5000 is 5 000 FCFA. */
  readonly amount: Amount;
  /** ISO 4217 code, `XAF`. */
  readonly currency: string;
  /** The amount formatted in the checkout's language (default French), `5 000 FCFA`. */
  readonly amount_display: string;
  /** Amount refunded; 0 unless the payment is refunded, in part or in full. */
  readonly amount_refunded: Amount;
  /** What is paid for; null without a text. */
  readonly description: string | null;
  /** Who is paid. */
  readonly merchant: {
    /** Name that people read. */
    readonly name: string;
    /** Shown to customers on the checkout. */
    readonly support_email: string | null;
    /** Shown to customers on the checkout. */
    readonly support_phone: string | null;
    /** As the merchant chose it, `#rrggbb`. Clients must ensure contrast themselves. */
    readonly brand_color: string | null;
    /** PNG or WebP; the content of a URL never changes. */
    readonly logo_url: string | null;
    /** Of the merchant's own, shown with the amount; null without one. Plain text. */
    readonly checkout_note: OwnText | null;
    /** Of the merchant's own, shown on the receipt; null without one. Plain text. */
    readonly receipt_note: OwnText | null;
  };
  /** True: real money. False: test mode. */
  readonly livemode: boolean;
  /** The language that the merchant requested; null leaves the choice to the customer's browser. */
  readonly locale: Locale | null;
  /** When it was created. */
  readonly created_at: Timestamp;
  /** Until then it can be paid. */
  readonly expires_at: Timestamp;
  /** When it was paid; null until then. */
  readonly succeeded_at: Timestamp | null;
  /** How a receipt can be sent; empty: not at all. */
  readonly receipt_by: readonly ('email' | 'phone')[];
  /** The type of the method that paid; null until then. */
  readonly paid_with: PaymentMethodType | null;
  /** The server's clock, for countdowns. */
  readonly server_time: Timestamp;
  /** Payment methods in the order of the page. */
  readonly methods: readonly CheckoutMethod[];
  /** Remaining attempts before a decline is final; 0 once the payment is final. */
  readonly attempts_left: number;
  /** What the payer does next; null: nothing. */
  readonly next_action: NextAction | null;
  /** Whether canceling redirects to the shop (the merchant set a `cancel_url`) instead of our result page. */
  readonly returns_to_shop: boolean;
  /** Null until the payment is final. */
  readonly redirect_url: string | null;
  /** Why it failed, or the last attempt; null without a failure. */
  readonly failure: {
    /** For programs. */
    readonly code: FailureCode;
    /** A sentence for people. */
    readonly message: string;
    /** True: trying again may succeed. */
    readonly retryable: boolean;
    /** Who said so; null: a later decision replaced who had. */
    readonly known_from: KnownFrom | null;
  } | null;
  /** Where the payer's money is, if that is known and is not simply in the payment; null: nothing to say. */
  readonly payer_money: {
    /** What became of it. */
    readonly state: PayerMoneyState;
    /** Who said so. */
    readonly known_from: KnownFrom;
  } | null;
}

/** A payment as its payer sees it. */
export interface CheckoutPayment {
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
  /** True: real money. False: test mode. */
  readonly livemode: boolean;
  /** When it was created. */
  readonly created_at: Timestamp;
  /** When it was paid; null until then. */
  readonly succeeded_at: Timestamp | null;
  /** `tx_…`, null until the payment succeeds. */
  readonly transaction_id: string | null;
  /** Why it failed; null unless it did. */
  readonly failure_code: FailureCode | null;
  /** The same as `failure_code`, as a sentence. */
  readonly failure_message: string | null;
}

/** Response to a payment: final with a redirect, or pending with a next action. */
export interface CheckoutPaid {
  /** The payment, as it is now. */
  readonly payment: CheckoutPayment;
  /** Where to send the customer; null until the payment is final. */
  readonly redirect_url: string | null;
  /** What the payer does next; null: nothing. */
  readonly next_action: NextAction | null;
}

export interface CheckoutCanceled {
  /** The payment, as it is now. */
  readonly payment: CheckoutPayment;
  /** Where to send the customer. */
  readonly redirect_url: string;
}

export interface PayFromWalletParams {
  /** Optional in the request. */
  readonly method: 'wallet';
  /** The PIN of the wallet, 4 to 6 digits. */
  readonly pin: string;
  /**
   * Whether to refuse with `POSSIBLE_DUPLICATE` when this payer paid this merchant the same amount within ten minutes.
   * Default: false.
   */
  readonly refuse_duplicate?: boolean | undefined;
}

export interface PayByMobileMoneyParams {
  /** The payment method. */
  readonly method: 'mobile_money';
  /** Id of the provider, `mtn_momo`. */
  readonly provider: string;
  /** Phone number in E.164, `+237653456789`. */
  readonly phone: string;
  /**
   * Whether to refuse with `POSSIBLE_DUPLICATE` when this payer paid this merchant the same amount within ten minutes.
   * Default: false.
   */
  readonly refuse_duplicate?: boolean | undefined;
}

export interface PayByCardParams {
  /** The payment method. The payer types the card on a page of the provider, `next_action.url`. */
  readonly method: 'card';
  /** Id of the provider whose page takes the card. */
  readonly provider: string;
}

export type PayParams = PayFromWalletParams | PayByMobileMoneyParams | PayByCardParams;

export interface ChargeByMobileMoneyParams {
  /** The payment method. */
  readonly method: 'mobile_money';
  /** The payer's number, in E.164. */
  readonly phone: string;
  /** Required unless the number determines it: by the prefixes that the providers declare, and the calling code. */
  readonly provider?: string | undefined;
}

export interface ChargeByCardParams {
  /** The payment method. The payer types the card on a page of the provider, `next_action.url`. */
  readonly method: 'card';
  /** Required unless exactly one provider takes cards. */
  readonly provider?: string | undefined;
}

/** Body of `POST /gateway/payments/{payment_id}/charge`. */
export type PaymentChargeParams = ChargeByMobileMoneyParams | ChargeByCardParams;

/** Response to a charge: pending with a next action, or final. */
export interface PaymentCharged {
  /** The payment, as it is now. */
  readonly payment: Payment;
  /** What the payer does next; null: nothing. */
  readonly next_action: NextAction | null;
}

/** Body of `POST …/confirm`. */
export interface CheckoutConfirmParams {
  /** The one-time code that the provider sent to the payer, 4 to 10 digits. */
  readonly code: string;
}

/** Body of `POST /gateway/receipts`. */
export interface ReceiptFindParams {
  /** What the receipt prints: `tx_…`, or the id of the payment. */
  readonly reference: string;
  /** The number that paid, in E.164. */
  readonly phone: string;
}

/** Body of `POST …/receipt`: one of the two. */
export interface ReceiptParams {
  /** Where the receipt goes by mail. Required unless `phone` is given instead. */
  readonly email?: string | undefined;
  /** Where it goes by text message, in E.164. */
  readonly phone?: string | undefined;
}

/** The receipt of a payment that a payer asked for. */
export interface FoundReceipt {
  /** Page of the receipt. */
  readonly url: string;
}
