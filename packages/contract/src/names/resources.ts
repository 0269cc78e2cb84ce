// The shapes of the wire, as documented types. The zod schemas beside them are held to these by the compiler.
import type { EventPattern, EventType } from './events.ts';
import type {
  AttemptStatus,
  DeliveryStatus,
  DisputeStatus,
  FailureCode,
  KycStatus,
  Locale,
  PaymentMethodType,
  PaymentStatus,
  Provider,
  RefundStatus,
  Role,
  Scope,
} from './statuses.ts';

/** Money is a JSON integer in the currency's minor unit. XAF has none (ISO 4217): `5000` is 5 000 FCFA. */
export type Amount = number;
/** ISO 8601 in UTC with milliseconds, `2026-01-31T12:00:00.000Z`. */
export type Timestamp = string;

/** How a payment was paid. A phone number is shown masked. */
export interface PaymentMethod {
  readonly type: PaymentMethodType;
  readonly provider: Provider | null;
  readonly phone_masked: string | null;
}

/** A payment intent as its merchant sees it. */
export interface Payment {
  /** `pay_…` */
  readonly id: string;
  /** Public identifier in `checkout_url`; at least 128 random bits. */
  readonly slug: string;
  readonly status: PaymentStatus;
  readonly amount: Amount;
  /** ISO 4217 code. */
  readonly currency: string;
  readonly description: string | null;
  /** The merchant's own reference; returned in webhooks. */
  readonly customer_reference: string | null;
  readonly return_url: string | null;
  readonly cancel_url: string | null;
  readonly checkout_url: string;
  readonly livemode: boolean;
  readonly locale: Locale | null;
  readonly created_at: Timestamp;
  readonly updated_at: Timestamp;
  readonly expires_at: Timestamp;
  readonly succeeded_at: Timestamp | null;
  /** `tx_…`, null until the payment succeeds. */
  readonly transaction_id: string | null;
  readonly amount_refunded: Amount;
  readonly fee: Amount;
  /** `amount` less `fee`. */
  readonly net_amount: Amount;
  readonly payment_method: PaymentMethod | null;
  readonly failure_code: FailureCode | null;
  readonly failure_message: string | null;
  readonly attempts_count: number;
  readonly metadata: Readonly<Record<string, string>>;
  /** Grows by one with each change: of two copies the larger version is the newer one. */
  readonly version: number;
}

/** What a merchant sends to create a payment intent. */
export interface PaymentCreateParams {
  /** 1 … 99 999 999, in minor units. */
  readonly amount: Amount;
  readonly currency: string;
  /** At most 255 characters. */
  readonly description?: string | undefined;
  /** At most 255 characters. */
  readonly customer_reference?: string | undefined;
  /** Absolute; `https` in live mode; at most 2 048 characters. */
  readonly return_url?: string | undefined;
  readonly cancel_url?: string | undefined;
  /** At most 50 keys of 40 characters with values of 500. */
  readonly metadata?: Readonly<Record<string, string>> | undefined;
  /** Life in seconds, 300 … 604 800; 86 400 when absent. */
  readonly expires_in?: number | undefined;
  readonly locale?: Locale | undefined;
  /** 1 … 5; 3 when absent. */
  readonly max_attempts?: number | undefined;
}

export interface PaymentCreated {
  readonly payment: Payment;
  readonly checkout_url: string;
}

/** A way to pay, as offered on one checkout. Limits are data of the rail, in minor units. */
export interface CheckoutMethod {
  readonly type: PaymentMethodType;
  readonly provider: Provider | null;
  readonly label: string;
  readonly available: boolean;
  readonly limits: { readonly min: Amount; readonly max: Amount };
  readonly needs: readonly ('pin' | 'phone')[];
}

/** What the customer has to do now for a pending payment. */
export interface NextAction {
  readonly type: 'approve_on_phone' | 'enter_otp' | 'redirect';
  readonly expires_at: Timestamp;
  readonly poll_after_ms: number;
  /** Only with `redirect`. */
  readonly url?: string | undefined;
}

/** What anybody who holds the slug may see: never the merchant's references, metadata or other identifiers. */
export interface Checkout {
  readonly slug: string;
  readonly status: PaymentStatus;
  readonly amount: Amount;
  readonly currency: string;
  /** The amount as people write it in the checkout's language (French without one), `5 000 FCFA`. */
  readonly amount_display: string;
  readonly description: string | null;
  readonly merchant: {
    readonly name: string;
    readonly support_email: string | null;
    readonly support_phone: string | null;
  };
  readonly livemode: boolean;
  /** What the merchant asked for; null leaves the choice to the customer's browser. */
  readonly locale: Locale | null;
  readonly created_at: Timestamp;
  readonly expires_at: Timestamp;
  readonly succeeded_at: Timestamp | null;
  readonly server_time: Timestamp;
  readonly methods: readonly CheckoutMethod[];
  readonly next_action: NextAction | null;
  /** Only once the payment is final. */
  readonly redirect_url: string | null;
  readonly failure: { readonly code: FailureCode; readonly message: string; readonly retryable: boolean } | null;
}

/** A payment as its payer sees it. */
export interface CheckoutPayment {
  readonly id: string;
  readonly slug: string;
  readonly status: PaymentStatus;
  readonly amount: Amount;
  readonly currency: string;
  readonly description: string | null;
  readonly livemode: boolean;
  readonly created_at: Timestamp;
  readonly succeeded_at: Timestamp | null;
  readonly transaction_id: string | null;
  readonly failure_code: FailureCode | null;
  readonly failure_message: string | null;
}

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

/** Who is logged in. */
export interface Principal {
  readonly id: string;
  readonly role: Role;
  readonly email: string;
  readonly name: string;
  readonly phone: string | null;
  readonly created_at: Timestamp;
  /** Merchants only. */
  readonly kyc_status?: KycStatus | undefined;
  /** Users and agents only. */
  readonly has_pin?: boolean | undefined;
  /** Users only: true for seeded test accounts. */
  readonly sandbox?: boolean | undefined;
}

export interface LoginResult {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly principal: Principal;
}

/** One logged-in session. */
export interface Device {
  readonly id: string;
  readonly name: string;
  readonly created_at: Timestamp;
  readonly last_used_at: Timestamp;
  readonly current: boolean;
}

export interface Refund {
  /** `rfd_…` */
  readonly id: string;
  readonly payment_id: string;
  readonly amount: Amount;
  readonly currency: string;
  readonly status: RefundStatus;
  readonly reason: string | null;
  readonly failure_code: FailureCode | null;
  readonly livemode: boolean;
  /** The ledger transfer that moved the money, null until it did. */
  readonly transaction_id: string | null;
  readonly created_at: Timestamp;
  readonly updated_at: Timestamp;
}

export interface Dispute {
  /** `dsp_…` */
  readonly id: string;
  readonly payment_id: string;
  readonly amount: Amount;
  readonly currency: string;
  readonly status: DisputeStatus;
  readonly reason: string | null;
  readonly livemode: boolean;
  readonly due_at: Timestamp;
  readonly created_at: Timestamp;
  readonly updated_at: Timestamp;
}

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

export interface WebhookEndpoint {
  /** `whe_…` */
  readonly id: string;
  readonly url: string;
  readonly description: string | null;
  readonly events: readonly EventPattern[];
  readonly enabled: boolean;
  /** True: event names are delivered as `gateway.payment.succeeded`. */
  readonly prefixed_names: boolean;
  readonly livemode: boolean;
  readonly created_at: Timestamp;
  readonly updated_at: Timestamp;
  /** Why and when the engine disabled it, null otherwise. */
  readonly disabled_reason: string | null;
}

/** Shown when the endpoint is made and when its secret is rotated. */
export interface WebhookEndpointWithSecret extends WebhookEndpoint {
  readonly secret: string;
}

/** An event as stored: `data` is what the webhook carried. */
export interface EventRecord {
  readonly id: string;
  readonly event: EventType;
  readonly data: Readonly<Record<string, unknown>>;
  readonly livemode: boolean;
  readonly sequence: number;
  readonly created_at: Timestamp;
}

/** One try at one delivery. */
export interface DeliveryAttempt {
  readonly number: number;
  readonly started_at: Timestamp;
  readonly duration_ms: number | null;
  readonly status_code: number | null;
  /** A fixed word, `timeout`, `connection_refused`, `address_not_allowed` …; null when the endpoint answered. */
  readonly error: string | null;
  /** At most 16 KiB of the answer. */
  readonly response_body: string | null;
}

/** One event on its way to one endpoint. */
export interface Delivery {
  readonly id: string;
  readonly event_id: string;
  readonly event: string;
  readonly endpoint_id: string;
  readonly status: DeliveryStatus;
  readonly livemode: boolean;
  readonly attempts_count: number;
  readonly next_attempt_at: Timestamp | null;
  readonly last_status_code: number | null;
  readonly last_error: string | null;
  readonly created_at: Timestamp;
  readonly delivered_at: Timestamp | null;
}

export interface DeliveryWithAttempts extends Delivery {
  readonly attempts: readonly DeliveryAttempt[];
}

/** A merchant's money, one line per currency. `pending` is not settled yet. */
export interface Balance {
  readonly currency: string;
  readonly livemode: boolean;
  readonly available: Amount;
  readonly pending: Amount;
}

export interface MerchantProfile {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly support_email: string | null;
  readonly support_phone: string | null;
  readonly kyc_status: KycStatus;
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
  readonly suspended: boolean;
  readonly kyc: Kyc;
}

/** An attempt whose outcome the operator has to settle. */
export interface AttemptRecord {
  readonly id: string;
  readonly payment_id: string;
  readonly merchant_id: string;
  readonly status: AttemptStatus;
  readonly method: PaymentMethod;
  readonly rail: string;
  readonly rail_reference: string | null;
  readonly amount: Amount;
  readonly currency: string;
  readonly livemode: boolean;
  readonly failure_code: FailureCode | null;
  readonly polls_count: number;
  readonly created_at: Timestamp;
  readonly updated_at: Timestamp;
}

/** Where a list stands. Pass `next_cursor` as `cursor` to read on. */
export interface Pagination {
  readonly limit: number;
  readonly has_more: boolean;
  readonly next_cursor: string | null;
}

/** Data of `payment.*` events: exactly these fields, with failure and refund fields where they apply. */
export interface PaymentEventData {
  readonly id: string;
  readonly slug: string;
  readonly status: PaymentStatus;
  readonly amount: Amount;
  readonly currency: string;
  readonly customer_reference: string | null;
  readonly transaction_id: string | null;
  /** With `payment.failed` and `payment.attempt_failed`. */
  readonly failure_code?: FailureCode | null;
  readonly failure_message?: string | null;
  /** With `payment.refunded`. */
  readonly refund_id?: string;
  readonly refund_amount?: Amount;
  readonly amount_refunded?: Amount;
}

/** Body of a webhook, in this order on the wire. */
export interface WebhookBody<Data = Readonly<Record<string, unknown>>> {
  readonly event: string;
  readonly data: Data;
  /** `evt_…`, the same on every retry and replay: deduplicate on it. */
  readonly id: string;
  readonly created_at: Timestamp;
  readonly livemode: boolean;
  /** Counts the events of one payment (with its refunds and disputes) without gaps. */
  readonly sequence: number;
}

/** Legacy payment status (specification, "Legacy payment status result"). */
export interface LegacyStatus {
  readonly message: { readonly code: 200; readonly success: readonly string[] };
  readonly data: {
    readonly token: string;
    readonly trx_id: string;
    readonly payer: { readonly username: string; readonly email: string };
    readonly custom: string;
  };
  readonly type: 'success';
}

/** Body of every success: the data, and the two constant fields of the envelope. */
export interface SuccessBody<Data> {
  readonly data: Data;
  readonly success: true;
  readonly error: null;
}

/** Rules a field of a request broke (`details.fields` of `VALIDATION_ERROR`). */
export type FieldErrors = Readonly<Record<string, readonly { readonly rule: string; readonly message: string }[]>>;
