// index.d.ts

import { Balance, PaymentStatus, Timestamp, Amount, DisputeStatus, SettlementStatus, EventPattern, EventType, DeliveryStatus, SimulatedOutcome, Delivery, DeliveryWithAttempts, Dispute, EventRecord, PaymentCreateParams, Payment, Refund, Timeline, Settlement, SettlementLine, WebhookEndpointWithSecret, WebhookEndpoint, FieldErrors, ErrorCode } from '@mitako/contract/names';
export { Balance, Delivery, DeliveryWithAttempts, Dispute, ErrorCode, EventRecord, EventType, Payment, PaymentCreateParams, PaymentStatus, Refund, Settlement, SettlementLine, Timeline, TimelineEntry, WebhookEndpoint, WebhookEndpointWithSecret } from '@mitako/contract/names';

/** What a client needs to know. */
interface ClientOptions {
    /** Secret key, `svc_live_…` or `svc_test_…`. A live key is refused in browsers. */
    readonly apiKey: string;
    /** Address of the API, ending in `/api/v1`: `https://pay.example.cm/api/v1`. */
    readonly baseUrl: string;
    /** How long one attempt may take, in milliseconds, from sending to the last byte of the answer. 15 000 when absent. */
    readonly timeoutMs?: number | undefined;
    /** How often a call without a usable answer is sent again, 0 … 10. 2 when absent. */
    readonly maxRetries?: number | undefined;
    /** Sends a request instead of the global `fetch`; in a test it may be the gateway's own handler. */
    readonly fetch?: Fetch | undefined;
}
/** A function of the shape of `fetch`. It gets a `Request` and nothing else. */
type Fetch = (request: Request) => Promise<Response>;
/** What one call may change. */
interface CallOptions {
    /** Ends the call, waits between attempts included. To bound the call as a whole, pass `AbortSignal.timeout(…)`. */
    readonly signal?: AbortSignal | undefined;
    /** As {@link ClientOptions.timeoutMs}, for this call. */
    readonly timeoutMs?: number | undefined;
    /** As {@link ClientOptions.maxRetries}, for this call. */
    readonly maxRetries?: number | undefined;
}
/** What one call that changes something may change. */
interface WriteOptions extends CallOptions {
    /**
     * 1 … 255 visible ASCII characters; a random UUID when absent. Give one of your own, stored beside the order, when
     * the call must happen once even if your process dies in between. The same key is answered alike for 24 hours.
     */
    readonly idempotencyKey?: string | undefined;
}

/** The merchant's money in the mode of the key. */
interface Balances {
    /** One line per currency. */
    retrieve(options?: CallOptions): Promise<readonly Balance[]>;
}

/** A part of a list. Pass `next_cursor` as `cursor` to read on. */
interface Page<Item> {
    readonly items: readonly Item[];
    readonly has_more: boolean;
    /** Null on the last page. */
    readonly next_cursor: string | null;
}
/**
 * A list that is read as it is needed: nothing is sent before it is iterated or asked for a page.
 *
 * @example
 * ```ts
 * for await (const payment of mitako.payments.list({ status: 'succeeded' })) …
 * const page = await mitako.payments.list({ limit: 50 }).page();
 * const newest = await mitako.payments.list().toArray({ max: 500 });
 * ```
 */
interface List<Item> extends AsyncIterable<Item> {
    /** Reads one page, the first one unless `cursor` was given. */
    page(): Promise<Page<Item>>;
    /**
     * Reads at most `max` items into memory.
     * @throws TypeError when `max` is not a whole number of 1 or more
     */
    toArray(options: {
        readonly max: number;
    }): Promise<Item[]>;
}
/** Where a page starts and how many items it holds, as the query names them. */
interface PagePosition {
    /** 1 … 100; 20 when absent. */
    readonly limit?: number | undefined;
    /** `next_cursor` of the page before. */
    readonly cursor?: string | undefined;
}

/** Which payments to list. */
interface PaymentListParams extends PagePosition {
    readonly status?: PaymentStatus | readonly PaymentStatus[] | undefined;
    readonly customer_reference?: string | undefined;
    /** ISO 8601 with an offset or `Z`. */
    readonly created_from?: Timestamp | undefined;
    readonly created_to?: Timestamp | undefined;
}
/** Why a payment is canceled. */
interface PaymentCancelParams {
    /** At most 255 characters. */
    readonly reason?: string | undefined;
}
/** How much to refund and why. */
interface RefundCreateParams {
    /** In minor units; what is left to refund when absent. */
    readonly amount?: Amount | undefined;
    /** At most 255 characters. */
    readonly reason?: string | undefined;
}
/** Which disputes to list. */
interface DisputeListParams extends PagePosition {
    readonly status?: DisputeStatus | undefined;
    readonly payment_id?: string | undefined;
}
/** The merchant's side of a dispute. */
interface EvidenceParams {
    /** At most 10 000 characters. */
    readonly evidence: string;
}
/** Which settlements to list. */
interface SettlementListParams extends PagePosition {
    readonly status?: SettlementStatus | undefined;
    /** ISO 4217 code. */
    readonly currency?: string | undefined;
}
/** A webhook endpoint to make. */
interface WebhookEndpointCreateParams {
    /** `https` in live mode; at most 2 048 characters. */
    readonly url: string;
    /** Names, families such as `payment.*`, or `*`; everything when absent. */
    readonly events?: readonly EventPattern[] | undefined;
    /** True when absent. */
    readonly enabled?: boolean | undefined;
    /** At most 255 characters. */
    readonly description?: string | undefined;
    /** True: names are delivered as `gateway.payment.succeeded`. This client takes both. */
    readonly prefixed_names?: boolean | undefined;
}
/** What to change of a webhook endpoint; what is absent stays. */
interface WebhookEndpointUpdateParams {
    readonly url?: string | undefined;
    readonly events?: readonly EventPattern[] | undefined;
    /** True also enables an endpoint that the gateway disabled. */
    readonly enabled?: boolean | undefined;
    readonly description?: string | null | undefined;
    readonly prefixed_names?: boolean | undefined;
}
/** How to rotate a signing secret. */
interface RotateSecretParams {
    /** How long the old secret keeps signing beside the new one, 0 … 604 800 seconds; 86 400 when absent. */
    readonly grace_seconds?: number | undefined;
}
/** Which events to list. */
interface EventListParams extends PagePosition {
    readonly event?: EventType | undefined;
}
/** Where to deliver an event again. */
interface EventReplayParams {
    /** Every enabled endpoint that is subscribed now, when absent. */
    readonly endpoint_id?: string | undefined;
}
/** Which deliveries to list. */
interface DeliveryListParams extends PagePosition {
    readonly status?: DeliveryStatus | undefined;
    readonly endpoint_id?: string | undefined;
}
/** Which failed deliveries to deliver again. */
interface ReplayFailedParams {
    /** ISO 8601 with an offset or `Z`. */
    readonly since: Timestamp;
    readonly endpoint_id?: string | undefined;
}
/** What to make happen to a test payment. */
interface SimulateParams {
    readonly outcome: SimulatedOutcome;
}

/** Events on their way to endpoints. */
interface Deliveries {
    /** Newest first. */
    list(params?: DeliveryListParams, options?: CallOptions): List<Delivery>;
    /**
     * One delivery with every attempt: status, duration, what the endpoint answered.
     * @throws MitakoError `DELIVERY_NOT_FOUND`
     */
    retrieve(deliveryId: string, options?: CallOptions): Promise<DeliveryWithAttempts>;
    /**
     * Delivers again to the same endpoint.
     * @throws MitakoError `DELIVERY_NOT_FOUND`, `WEBHOOK_ENDPOINT_NOT_FOUND`, `WEBHOOK_ENDPOINT_DISABLED`
     */
    replay(deliveryId: string, options?: WriteOptions): Promise<Delivery>;
    /**
     * Delivers again what failed since a moment. Call it again while `has_more` is true.
     * @throws MitakoError `WEBHOOK_ENDPOINT_NOT_FOUND`
     */
    replayFailed(params: ReplayFailedParams, options?: WriteOptions): Promise<FailedReplayed>;
}
/** How many deliveries were taken up again. */
interface FailedReplayed {
    readonly replayed: number;
    readonly has_more: boolean;
}

/** Payments that a payer, or the payer's operator, contests. Their amount is held until they are decided. */
interface Disputes {
    /** Newest first; `{ status: 'needs_response' }` for those that wait for you. */
    list(params?: DisputeListParams, options?: CallOptions): List<Dispute>;
    /** @throws MitakoError `DISPUTE_NOT_FOUND` */
    retrieve(disputeId: string, options?: CallOptions): Promise<Dispute>;
    /**
     * Answers a dispute until its `due_at`; sent again, the new evidence replaces the old.
     * @throws MitakoError `DISPUTE_NOT_FOUND`, `DISPUTE_CLOSED`, `DISPUTE_EVIDENCE_OVERDUE`
     */
    submitEvidence(disputeId: string, params: EvidenceParams, options?: WriteOptions): Promise<Dispute>;
}

/** What happened, as the webhooks told it. */
interface Events {
    /** Newest first. */
    list(params?: EventListParams, options?: CallOptions): List<EventRecord>;
    /** @throws MitakoError `EVENT_NOT_FOUND` */
    retrieve(eventId: string, options?: CallOptions): Promise<EventRecord>;
    /**
     * Delivers an event again, with the same id and bytes, to one endpoint or to all that are subscribed now.
     * @throws MitakoError `EVENT_NOT_FOUND`, `WEBHOOK_ENDPOINT_NOT_FOUND`, `WEBHOOK_ENDPOINT_DISABLED`
     */
    replay(eventId: string, params?: EventReplayParams, options?: WriteOptions): Promise<readonly Delivery[]>;
}

/** Payment intents and their refunds. */
interface Payments {
    /**
     * Creates a payment intent; send the customer to its `checkout_url`. A test key makes a test payment.
     * @throws MitakoError `VALIDATION_ERROR`, `KYC_REQUIRED`, `ACCOUNT_SUSPENDED`
     */
    create(params: PaymentCreateParams, options?: WriteOptions): Promise<Payment>;
    /** @throws MitakoError `PAYMENT_NOT_FOUND`, also for another merchant's payment and one of the other mode */
    retrieve(paymentId: string, options?: CallOptions): Promise<Payment>;
    /** Newest first. */
    list(params?: PaymentListParams, options?: CallOptions): List<Payment>;
    /**
     * Cancels a payment nobody has paid yet; canceling it again gives the same answer.
     * @throws MitakoError `PAYMENT_ALREADY_PAID`, `PAYMENT_FAILED`, `PAYMENT_IN_PROGRESS`, `PAYMENT_EXPIRED`
     */
    cancel(paymentId: string, params?: PaymentCancelParams, options?: WriteOptions): Promise<Payment>;
    /**
     * Refunds a payment, what is left of it unless `amount` is given. The refund may still be `pending`: its outcome
     * comes with `refund.succeeded` or `refund.failed`.
     * @throws MitakoError `PAYMENT_NOT_REFUNDABLE`, `REFUND_EXCEEDS_REMAINING`, `INSUFFICIENT_BALANCE`
     */
    refund(paymentId: string, params?: RefundCreateParams, options?: WriteOptions): Promise<Refund>;
    /** Refunds of a payment, newest first. */
    listRefunds(paymentId: string, params?: PagePosition, options?: CallOptions): List<Refund>;
    /**
     * Everything that happened to a payment, in order, and a paragraph in French and English that explains it: what your
     * support desk reads when a customer calls.
     * @throws MitakoError `PAYMENT_NOT_FOUND`
     */
    timeline(paymentId: string, options?: CallOptions): Promise<Timeline>;
}

/** Refunds by their own id. They are made and listed with their payment. */
interface Refunds {
    /** @throws MitakoError `REFUND_NOT_FOUND` */
    retrieve(refundId: string, options?: CallOptions): Promise<Refund>;
}

/** Test payments. Every method needs a test key. */
interface Sandbox {
    /**
     * Makes something happen to a test payment, as if a customer or the operator had done it.
     * @throws MitakoError `MODE_MISMATCH` with a live key; otherwise what the payment's state refuses
     */
    simulate(paymentId: string, params: SimulateParams, options?: WriteOptions): Promise<Simulated>;
}
/** The payment afterwards, and what was made for it. */
interface Simulated {
    readonly payment: Payment;
    readonly refund: Refund | null;
    readonly dispute: Dispute | null;
}

/** Payouts, and the rows of the ledger that each is the sum of. A key sees those of its own mode. */
interface Settlements {
    /** Newest first. */
    list(params?: SettlementListParams, options?: CallOptions): List<Settlement>;
    /** @throws MitakoError `SETTLEMENT_NOT_FOUND` */
    retrieve(settlementId: string, options?: CallOptions): Promise<Settlement>;
    /** In the order of the ledger. Their amounts add up to the settlement's. */
    lines(settlementId: string, params?: PagePosition, options?: CallOptions): List<SettlementLine>;
    /**
     * All lines in one CSV file (RFC 4180, UTF-8), as text. Give a longer `timeoutMs` where there may be very many.
     * @throws MitakoError `SETTLEMENT_NOT_FOUND`
     */
    linesCsv(settlementId: string, options?: CallOptions): Promise<string>;
}

/** Where events are sent. A key sees the endpoints of its own mode. */
interface WebhookEndpoints {
    /**
     * Makes an endpoint. Keep its `secret`: it is what `verifyWebhook` needs.
     * @throws MitakoError `WEBHOOK_ENDPOINT_LIMIT` beyond 10 of one merchant, test and live together
     */
    create(params: WebhookEndpointCreateParams, options?: WriteOptions): Promise<WebhookEndpointWithSecret>;
    list(params?: PagePosition, options?: CallOptions): List<WebhookEndpoint>;
    /** @throws MitakoError `WEBHOOK_ENDPOINT_NOT_FOUND` */
    retrieve(endpointId: string, options?: CallOptions): Promise<WebhookEndpoint>;
    /** @throws MitakoError `WEBHOOK_ENDPOINT_NOT_FOUND` */
    update(endpointId: string, params: WebhookEndpointUpdateParams, options?: WriteOptions): Promise<WebhookEndpoint>;
    /**
     * Deletes an endpoint; what still waits for it is canceled.
     * @throws MitakoError `WEBHOOK_ENDPOINT_NOT_FOUND`
     */
    delete(endpointId: string, options?: WriteOptions): Promise<DeletedWebhookEndpoint>;
    /**
     * Gives the endpoint a new `secret`. Until `grace_seconds` are over, deliveries verify with the old one too.
     * @throws MitakoError `WEBHOOK_ENDPOINT_NOT_FOUND`
     */
    rotateSecret(endpointId: string, params?: RotateSecretParams, options?: WriteOptions): Promise<WebhookEndpointWithSecret>;
    /**
     * Sends the endpoint a `ping` event.
     * @throws MitakoError `WEBHOOK_ENDPOINT_NOT_FOUND`, `WEBHOOK_ENDPOINT_DISABLED`
     */
    ping(endpointId: string, options?: WriteOptions): Promise<PingSent>;
}
/** What is left of a deleted endpoint. */
interface DeletedWebhookEndpoint {
    readonly id: string;
    readonly deleted: true;
}
/** A ping on its way. */
interface PingSent {
    readonly event: EventRecord;
    readonly delivery: Delivery;
}

/**
 * The API of one merchant in one mode. Parameters and resources carry the names of the wire. Any call may throw a
 * `MitakoError`; one with arguments that cannot be sent throws a `TypeError`.
 */
interface Client {
    readonly payments: Payments;
    readonly refunds: Refunds;
    readonly disputes: Disputes;
    readonly settlements: Settlements;
    readonly webhookEndpoints: WebhookEndpoints;
    readonly events: Events;
    readonly deliveries: Deliveries;
    readonly balance: Balances;
    readonly sandbox: Sandbox;
}
/**
 * Makes a client. It holds no connection and no state: one per key is enough, and it need not be closed.
 *
 * A call without a usable answer (connection, timeout, 408, 429, 500, 502, 503, 504, or the same call still running) is
 * sent again up to `maxRetries` times, after a growing, jittered wait or the server's `Retry-After`, at most a minute.
 * All attempts of one call carry one idempotency key.
 *
 * @example
 * ```ts
 * const mitako = createClient({ apiKey: env.MITAKO_API_KEY, baseUrl: 'https://pay.example.cm/api/v1' });
 * const payment = await mitako.payments.create({ amount: 5000, currency: 'XAF', customer_reference: order.id });
 * // redirect to payment.checkout_url
 * ```
 * @throws TypeError when an option is wrong, or a live key is used in a browser
 */
declare function createClient(options: ClientOptions): Client;

declare const marker: unique symbol;
/**
 * What went wrong before the API could answer, or instead of its answer:
 *
 * - `CONNECTION_FAILED`: no answer came (name not resolved, connection refused or cut).
 * - `TIMED_OUT`: no complete answer within `timeoutMs`.
 * - `ABORTED`: the caller's `signal` ended the call.
 * - `UNEXPECTED_RESPONSE`: something else than the API answered, most often a proxy or a wrong `baseUrl`.
 */
type LocalErrorCode = 'CONNECTION_FAILED' | 'TIMED_OUT' | 'ABORTED' | 'UNEXPECTED_RESPONSE';
/** A code of the API, a code of this client, or a code that a newer server knows and this client does not. */
type MitakoErrorCode = ErrorCode | LocalErrorCode | (string & Record<never, never>);
/** What the API says beyond the code. Fields differ by code and may grow. */
interface ErrorDetails {
    readonly [name: string]: unknown;
    /** With `VALIDATION_ERROR`: the rules that each field broke. */
    readonly fields?: FieldErrors;
}
/** Everything of a {@link MitakoError} but code and message. */
interface MitakoErrorContext {
    readonly status?: number | undefined;
    readonly details?: ErrorDetails | undefined;
    readonly requestId?: string | undefined;
    readonly retryAfterSeconds?: number | undefined;
    readonly idempotencyKey?: string | undefined;
    readonly cause?: unknown;
}
/**
 * The one error of this client: a refused call, or a call without an answer. Tell them apart by `code`.
 * It never holds the API key. Mistakes in arguments, found before anything is sent, are `TypeError`s.
 *
 * @example
 * ```ts
 * try {
 *   await mitako.payments.refund(paymentId, { amount: 2000 });
 * } catch (error) {
 *   if (!isMitakoError(error)) throw error;
 *   if (error.code === 'REFUND_EXCEEDS_REMAINING') …
 * }
 * ```
 */
declare class MitakoError extends Error {
    readonly name: string;
    readonly [marker]: true;
    /** Branch on this. Codes of newer servers arrive as they are, so keep a default branch. */
    readonly code: MitakoErrorCode;
    /** HTTP status, absent when there was no answer. */
    readonly status: number | undefined;
    /** `{}` where there is nothing more to say. */
    readonly details: ErrorDetails;
    /** `X-Request-Id` of the answer: name it when you ask the operator about a call. */
    readonly requestId: string | undefined;
    /** `Retry-After` of the answer in seconds, not capped. */
    readonly retryAfterSeconds: number | undefined;
    /**
     * Key of the call, on every call that changes something. When it is unclear whether the effect happened, call again
     * with `{ idempotencyKey: error.idempotencyKey }` within 24 hours: it happens once at most.
     */
    readonly idempotencyKey: string | undefined;
    constructor(code: MitakoErrorCode, message: string, context?: MitakoErrorContext);
}
/** True for a {@link MitakoError}, also one of another copy of this package, where `instanceof` says no. */
declare function isMitakoError(value: unknown): value is MitakoError;

export { MitakoError, createClient, isMitakoError };
export type { Balances, CallOptions, Client, ClientOptions, DeletedWebhookEndpoint, Deliveries, DeliveryListParams, DisputeListParams, Disputes, ErrorDetails, EventListParams, EventReplayParams, Events, EvidenceParams, FailedReplayed, Fetch, List, LocalErrorCode, MitakoErrorCode, MitakoErrorContext, Page, PagePosition, PaymentCancelParams, PaymentListParams, Payments, PingSent, RefundCreateParams, Refunds, ReplayFailedParams, RotateSecretParams, Sandbox, SettlementListParams, Settlements, SimulateParams, Simulated, WebhookEndpointCreateParams, WebhookEndpointUpdateParams, WebhookEndpoints, WriteOptions };

// webhooks.d.ts

import { Dispute, PaymentEventData, WebhookEndpoint, Refund, Settlement, WebhookBody, EventType } from '@mitako/contract/names';

/** `data` of each event this version knows. Fields may be added to any of them. */
interface WebhookEventData {
    readonly 'payment.created': PaymentEventData;
    readonly 'payment.processing': PaymentEventData;
    readonly 'payment.attempt_failed': FailedPaymentData;
    readonly 'payment.succeeded': PaymentEventData;
    readonly 'payment.failed': FailedPaymentData;
    readonly 'payment.canceled': PaymentEventData;
    readonly 'payment.expired': PaymentEventData;
    readonly 'payment.refunded': RefundedPaymentData;
    readonly 'refund.created': RefundEventData;
    readonly 'refund.succeeded': RefundEventData;
    readonly 'refund.failed': RefundEventData;
    readonly 'dispute.opened': DisputeEventData;
    readonly 'dispute.evidence_submitted': DisputeEventData;
    readonly 'dispute.won': DisputeEventData;
    readonly 'dispute.lost': DisputeEventData;
    readonly 'settlement.created': Settlement;
    readonly 'settlement.paid': Settlement;
    readonly 'settlement.failed': Settlement;
    readonly 'endpoint.disabled': EndpointDisabledData;
    readonly ping: PingData;
}
/** Data of a payment event with the reason of the failure. */
type FailedPaymentData = PaymentEventData & Required<Pick<PaymentEventData, 'failure_code' | 'failure_message'>>;
/** Data of a payment event with the refund that caused it. */
type RefundedPaymentData = PaymentEventData & Required<Pick<PaymentEventData, 'refund_id' | 'refund_amount' | 'amount_refunded'>>;
/** Whose payment a refund or a dispute belongs to. */
type OfPayment = Pick<PaymentEventData, 'slug' | 'customer_reference'>;
/** Data of a refund event: the refund as it is now, and its payment's references. */
type RefundEventData = Refund & OfPayment;
/** Data of a dispute event: the dispute as it is now, and its payment's references. */
type DisputeEventData = Omit<Dispute, 'evidence'> & OfPayment;
/** The endpoint as it is now; the reason is in `disabled_reason`. */
interface EndpointDisabledData {
    readonly endpoint: WebhookEndpoint;
}
/** Which endpoint was pinged. */
interface PingData {
    readonly endpoint_id: string;
}
/** Data of events that this version does not know, in a test. */
type UntypedData = Readonly<Record<string, unknown>>;
/** One kind of event. `id` is the same on every retry and replay: act once per id. */
interface WebhookEventOf<Name extends string, Data> extends WebhookBody<Data> {
    /** Without the `gateway.` that an endpoint may ask for. */
    readonly event: Name;
}
/**
 * A name that this version does not know. At run time it is that name and nothing more. The compiler is told of words
 * behind it, because with a plain `string` here comparing `event` with a known name would no longer narrow `data`: a
 * brand does not help either, a pattern does. To compare with a newer name, write `String(event.event) === '…'`.
 */
type UnknownEventName = `${string} (unknown to this version)`;
/** An event of a newer server. */
type UnknownWebhookEvent = WebhookEventOf<UnknownEventName, unknown>;
/**
 * A verified webhook.
 *
 * @example
 * ```ts
 * switch (event.event) {
 *   case 'payment.succeeded': return ship(event.data.customer_reference);
 *   case 'refund.failed': return alert(event.data.failure_code);
 *   default: return; // also for events of newer servers
 * }
 * ```
 */
type WebhookEvent = {
    readonly [Name in EventType]: WebhookEventOf<Name, WebhookEventData[Name]>;
}[EventType] | UnknownWebhookEvent;

/** Headers as any server hands them out: a `Headers`, Node's `request.headers`, or a plain object in any case. */
type WebhookHeaders = {
    readonly get: (name: string) => string | null;
} | {
    readonly [name: string]: string | readonly string[] | undefined;
};

/** An event for a test. What is left out is filled in. */
interface TestEvent<Name extends string = EventType> {
    readonly event: Name;
    readonly data?: (Name extends EventType ? Partial<WebhookEventData[Name]> : UntypedData) | undefined;
    readonly id?: string | undefined;
    readonly created_at?: string | undefined;
    readonly livemode?: boolean | undefined;
    readonly sequence?: number | undefined;
}
/** What to sign, and how. */
interface SignTestWebhookOptions<Name extends string = EventType> {
    /** `whsec_` and base64 of 24 bytes or more. Of several, the first signs `X-Service-Signature`, as in a rotation. */
    readonly secret: string | readonly string[];
    readonly event?: TestEvent<Name> | undefined;
    /** The body as text, instead of `event`. */
    readonly payload?: string | undefined;
    /** Time of sending in Unix seconds; now when absent. */
    readonly timestamp?: number | undefined;
    /** Id of the event; random when absent. */
    readonly id?: string | undefined;
}
/** A request as Mitako would send it. */
interface SignedTestWebhook {
    readonly payload: string;
    readonly headers: Readonly<Record<string, string>>;
}
/**
 * Makes a signed webhook, for tests of your own handler.
 *
 * @example
 * ```ts
 * const { payload, headers } = await signTestWebhook({
 *   secret: 'whsec_dGhpcyBpcyBhIHRlc3Qgc2VjcmV0IG9mIDMzIGJ5dGVz',
 *   event: { event: 'payment.succeeded', data: { customer_reference: 'order-1' } },
 * });
 * const response = await POST(new Request('http://shop.test/webhooks', { method: 'POST', body: payload, headers }));
 * ```
 * @throws WebhookVerificationError `bad_secret`
 */
declare function signTestWebhook<const Name extends string = EventType>(options: SignTestWebhookOptions<Name>): Promise<SignedTestWebhook>;

/**
 * Which mistake it was:
 *
 * - `missing_header`: a signature header did not arrive.
 * - `malformed_header`: a signature header is not of the form Mitako sends.
 * - `no_match`: the signature is not of this body and secret.
 * - `stale`: the signature is right but too old, or from the future.
 * - `parsed_body`: the body was parsed or consumed before it came here.
 * - `bad_secret`: the secret cannot be a webhook secret.
 * - `malformed_body`: the signature is right but the body is no event.
 */
type WebhookVerificationReason = 'missing_header' | 'malformed_header' | 'no_match' | 'stale' | 'parsed_body' | 'bad_secret' | 'malformed_body';
/** Thrown when a webhook is not to be believed. The message says what to mend and never holds the secret. */
declare class WebhookVerificationError extends Error {
    readonly name: string;
    readonly reason: WebhookVerificationReason;
    constructor(reason: WebhookVerificationReason, message: string);
}

/** What came in, and what to check it with. */
interface VerifyWebhookOptions {
    /** The body exactly as it came: its bytes, or its text. Never the parsed object. */
    readonly payload: string | Uint8Array;
    readonly headers: WebhookHeaders;
    /** Secret of the endpoint, `whsec_…`; several while you change from one to the next. */
    readonly secret: string | readonly string[];
    /** How far the time of sending may lie from now, either way: 1 … 86 400 seconds, 300 when absent. */
    readonly toleranceSeconds?: number | undefined;
    /** Now in epoch milliseconds, for tests; the system's clock when absent. */
    readonly now?: number | undefined;
}
/**
 * Verifies a webhook and gives its event.
 *
 * The Standard Webhooks headers (`webhook-id`, `webhook-timestamp`, `webhook-signature`) decide when they are there.
 * `X-Service-Signature` is then not looked at: while a secret rotates it is by the new secret alone, and a receiver that
 * still has the old one is right to accept.
 *
 * With `X-Service-Signature` alone, nothing signed says when the request was sent. The body's `created_at`, which is
 * signed, must then lie within the 24 hours of retries. Mitako always sends all four headers, so this happens where
 * something in between drops them, or when somebody replays a captured request without them. Act only once per
 * `event.id`, which is signed in either case; for a body without an id it is the signature, the same on every retry.
 *
 * @throws WebhookVerificationError whose `reason` and message say which mistake it was
 * @throws TypeError when `toleranceSeconds` is out of bounds; 0 does not switch the check off
 */
declare function verifyWebhook(options: VerifyWebhookOptions): Promise<WebhookEvent>;

/** How to receive webhooks. */
interface WebhookHandlerOptions {
    /** Secret of the endpoint, `whsec_…`; several while you change from one to the next. */
    readonly secret: string | readonly string[];
    /**
     * What to do about an event. When it throws, the answer is 500 and Mitako sends the event again, for 24 hours. It has
     * 15 seconds; put longer work on a queue.
     */
    readonly onEvent: (event: WebhookEvent) => unknown;
    /**
     * Keeps an event from being handled twice: insert the id if it is absent and call `handle` only then, in one
     * transaction, so that a failure takes the id back and the next attempt is handled. The same event does come twice,
     * when an answer was lost or somebody replays it.
     *
     * @example
     * ```ts
     * seen: (id, handle) => database.transaction(async (transaction) => {
     *   if (await insertIfAbsent(transaction, id)) await handle();
     * })
     * ```
     */
    readonly seen?: ((id: string, handle: () => Promise<void>) => unknown) | undefined;
    /** Told why an answer is not 200. `console.error` when absent. */
    readonly onError?: ((error: unknown) => void) | undefined;
    /** 1 … 86 400 seconds, 300 when absent; see `verifyWebhook`. */
    readonly toleranceSeconds?: number | undefined;
    /** Epoch milliseconds, for tests. */
    readonly now?: (() => number) | undefined;
}
/**
 * A webhook endpoint for every server that speaks `Request` and `Response`: 200 when the event is handled, 400 with
 * `{ error, reason }` when it cannot be verified, 500 when `onEvent` throws.
 *
 * @example
 * ```ts
 * export const POST = webhookHandler({
 *   secret: env.MITAKO_WEBHOOK_SECRET,
 *   onEvent: async (event) => {
 *     if (event.event === 'payment.succeeded') await markPaid(event.data.customer_reference);
 *   },
 * });
 * ```
 */
declare function webhookHandler(options: WebhookHandlerOptions): (request: Request) => Promise<Response>;

export { WebhookVerificationError, signTestWebhook, verifyWebhook, webhookHandler };
export type { DisputeEventData, EndpointDisabledData, FailedPaymentData, PingData, RefundEventData, RefundedPaymentData, SignTestWebhookOptions, SignedTestWebhook, TestEvent, UnknownEventName, UnknownWebhookEvent, UntypedData, VerifyWebhookOptions, WebhookEvent, WebhookEventData, WebhookEventOf, WebhookHandlerOptions, WebhookHeaders, WebhookVerificationReason };
