import type { Amount, Locale, Timestamp } from '../basics/types.ts';
import type { FailureCode, Payment, PaymentMethodType, PaymentStatus } from '../payments/types.ts';

/** What anybody who holds the slug may see: never the merchant's references, metadata or other identifiers. */
export interface Checkout {
  readonly slug: string;
  readonly status: PaymentStatus;
  readonly amount: Amount;
  readonly currency: string;
  /** The amount as people write it in the checkout's language (French without one), `5 000 FCFA`. */
  readonly amount_display: string;
  /** How much of it was paid back; 0 but for a payment that is refunded, in part or in full. */
  readonly amount_refunded: Amount;
  readonly description: string | null;
  readonly merchant: {
    readonly name: string;
    readonly support_email: string | null;
    readonly support_phone: string | null;
    /** As the merchant chose it, `#rrggbb`: whoever shows it as text or under text sees to the contrast. */
    readonly brand_color: string | null;
    /** SVG or PNG; the bytes behind an address never change. */
    readonly logo_url: string | null;
  };
  readonly livemode: boolean;
  /** What the merchant asked for; null leaves the choice to the customer's browser. */
  readonly locale: Locale | null;
  readonly created_at: Timestamp;
  readonly expires_at: Timestamp;
  readonly succeeded_at: Timestamp | null;
  readonly server_time: Timestamp;
  readonly methods: readonly CheckoutMethod[];
  /** How often paying may still be tried before a decline is final; 0 once nothing is left to pay. */
  readonly attempts_left: number;
  readonly next_action: NextAction | null;
  /** Whether a customer who cancels goes back to the shop, rather than to our own result page: it gave an address. */
  readonly returns_to_shop: boolean;
  /** Only once the payment is final. */
  readonly redirect_url: string | null;
  readonly failure: { readonly code: FailureCode; readonly message: string; readonly retryable: boolean } | null;
}

/** A payment method, as offered on one checkout. Limits are data of the rail, in minor units. */
export interface CheckoutMethod {
  readonly type: PaymentMethodType;
  readonly provider: string | null;
  readonly label: string;
  /** One or two characters that stand for the provider; null for the wallet, as are the next two. */
  readonly monogram: string | null;
  /** What the monogram is drawn in, each `#rrggbb`, at a contrast of at least 4.5. */
  readonly colors: { readonly background: string; readonly text: string } | null;
  /** Where the provider is, as ISO 3166-1 has it: `CM`. */
  readonly country: string | null;
  readonly available: boolean;
  readonly limits: { readonly min: Amount; readonly max: Amount };
  readonly needs: readonly ('pin' | 'phone')[];
  /** What the payer is told to do while the payment is under way; null for the wallet, where there is nothing to wait for. */
  readonly prompt: Prompt | null;
  /**
   * How numbers of this provider begin, in E.164, `+23767`: enough to recognise it while a number is typed. Empty where
   * that is unknown. A hint only: numbers are taken along to another provider, so the payer's own choice counts.
   */
  readonly phone_prefixes: readonly string[];
}

/** The same sentence in every language of the checkout. */
export type Prompt = Readonly<Record<Locale, string>>;

/** What the customer has to do now for a pending payment. */
export interface NextAction {
  /** With `enter_otp` a code is wanted (`POST …/confirm`); with `wait` there is nothing to do. */
  readonly type: 'approve_on_phone' | 'enter_otp' | 'redirect' | 'wait';
  readonly expires_at: Timestamp;
  readonly poll_after_ms: number;
  /** Only with `redirect`; always `https`. */
  readonly url?: string | undefined;
  /** What to tell the payer, in the words of the provider that was asked; null where nothing has to be done. */
  readonly prompt: Prompt | null;
}

/** A payment as its payer sees it. */
export interface CheckoutPayment extends Pick<
  Payment,
  | 'id'
  | 'slug'
  | 'status'
  | 'amount'
  | 'currency'
  | 'description'
  | 'livemode'
  | 'created_at'
  | 'succeeded_at'
  | 'transaction_id'
  | 'failure_code'
  | 'failure_message'
> {}

/** Answer to paying: final with a place to go, or pending with something to do. */
export interface CheckoutPaid {
  readonly payment: CheckoutPayment;
  readonly redirect_url: string | null;
  readonly next_action: NextAction | null;
}

export interface CheckoutCanceled {
  readonly payment: CheckoutPayment;
  readonly redirect_url: string;
}

export type PayParams = PayFromWalletParams | PayByMobileMoneyParams;

export interface PayFromWalletParams {
  /** May be left out of the request. */
  readonly method: 'wallet';
  readonly pin: string;
}

export interface PayByMobileMoneyParams {
  readonly method: 'mobile_money';
  readonly provider: string;
  readonly phone: string;
}

export interface CheckoutConfirmParams {
  /** The one-time code that the provider sent the payer, 4 to 10 digits. */
  readonly code: string;
}
