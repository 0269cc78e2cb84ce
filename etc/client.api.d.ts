// index.d.ts

import { C as CallOptions, a as AskedByKey, L as List, W as WriteOptions, f as PagePosition, g as ClientOptions } from './options.js';
export { A as Asked, b as ConnectionOptions, E as ErrorDetails, F as Fetch, c as LocalErrorCode, M as MitakoError, d as MitakoErrorCode, e as MitakoErrorContext, P as Page, i as isMitakoError } from './options.js';
import { Balance, EventListQuery, EventRecord, EventReplayParams, Delivery, SimulateParams, Simulated, WebhookEndpointCreateParams, WebhookEndpointWithSecret, WebhookEndpointWithRecent, WebhookEndpointUpdateParams, WebhookEndpoint, Deleted, RotateSecretParams, Pinged } from '@mitako/contract/names';
export { Balance, Deleted, Delivery, DeliveryWithAttempts, Dispute, ErrorCode, EventRecord, EventReplayParams, EventType, EvidenceParams, FailedReplayed, Payment, PaymentCancelParams, PaymentCreateParams, PaymentStatus, Pinged, Refund, RefundCreateParams, ReplayFailedParams, RotateSecretParams, Settlement, SettlementLine, SimulateParams, Simulated, Timeline, TimelineEntry, WebhookEndpoint, WebhookEndpointCreateParams, WebhookEndpointUpdateParams, WebhookEndpointWithRecent, WebhookEndpointWithSecret } from '@mitako/contract/names';
import { P as Payments, R as Refunds, D as Disputes, S as Settlements, a as Deliveries } from './settlements.js';
export { b as DeliveryListParams, c as DisputeListParams, d as PaymentFilterParams, e as PaymentListParams, f as SettlementListParams } from './settlements.js';

/** The merchant's money in the mode of the key. */
interface Balances {
    /** One line per currency. */
    retrieve(options?: CallOptions): Promise<readonly Balance[]>;
}

/** Which events to list. */
interface EventListParams extends AskedByKey<EventListQuery> {
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

/** Test payments. Every method needs a test key. */
interface Sandbox {
    /**
     * Makes something happen to a test payment, as if a customer or the operator had done it.
     * @throws MitakoError `MODE_MISMATCH` with a live key; otherwise what the payment's state refuses
     */
    simulate(paymentId: string, params: SimulateParams, options?: WriteOptions): Promise<Simulated>;
}

/** Where events are sent. A key sees the endpoints of its own mode. */
interface WebhookEndpoints {
    /**
     * Makes an endpoint. Keep its `secret`: it is what `verifyWebhook` needs.
     * @throws MitakoError `WEBHOOK_ENDPOINT_LIMIT` beyond 10 of one merchant, test and live together
     */
    create(params: WebhookEndpointCreateParams, options?: WriteOptions): Promise<WebhookEndpointWithSecret>;
    list(params?: PagePosition, options?: CallOptions): List<WebhookEndpointWithRecent>;
    /** @throws MitakoError `WEBHOOK_ENDPOINT_NOT_FOUND` */
    retrieve(endpointId: string, options?: CallOptions): Promise<WebhookEndpointWithRecent>;
    /** @throws MitakoError `WEBHOOK_ENDPOINT_NOT_FOUND` */
    update(endpointId: string, params: WebhookEndpointUpdateParams, options?: WriteOptions): Promise<WebhookEndpoint>;
    /**
     * Deletes an endpoint; what still waits for it is canceled.
     * @throws MitakoError `WEBHOOK_ENDPOINT_NOT_FOUND`
     */
    delete(endpointId: string, options?: WriteOptions): Promise<Deleted>;
    /**
     * Gives the endpoint a new `secret`. Until `grace_seconds` are over, deliveries verify with the old one too.
     * @throws MitakoError `WEBHOOK_ENDPOINT_NOT_FOUND`
     */
    rotateSecret(endpointId: string, params?: RotateSecretParams, options?: WriteOptions): Promise<WebhookEndpointWithSecret>;
    /**
     * Sends the endpoint a `ping` event.
     * @throws MitakoError `WEBHOOK_ENDPOINT_NOT_FOUND`, `WEBHOOK_ENDPOINT_DISABLED`
     */
    ping(endpointId: string, options?: WriteOptions): Promise<Pinged>;
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

export { AskedByKey, CallOptions, ClientOptions, Deliveries, Disputes, List, PagePosition, Payments, Refunds, Settlements, WriteOptions, createClient };
export type { Balances, Client, EventListParams, Events, Sandbox, WebhookEndpoints };

// webhooks.d.ts

import { Dispute, PaymentEventData, WebhookEndpoint, Refund, EventType, Settlement, WebhookBody } from '@mitako/contract/names';

/** `data` of each event this version knows. Fields may be added to any of them. */
type WebhookEventData = {
    readonly [Name in EventType]: DataOf<Name>;
};
/** An event has the data of its name, where that stands here, else that of its family. */
interface DataByName {
    readonly 'payment.*': PaymentEventData;
    readonly 'payment.attempt_failed': FailedPaymentData;
    readonly 'payment.failed': FailedPaymentData;
    readonly 'payment.refunded': RefundedPaymentData;
    readonly 'refund.*': RefundEventData;
    readonly 'dispute.*': DisputeEventData;
    readonly 'settlement.*': Settlement;
    readonly 'endpoint.disabled': EndpointDisabledData;
    readonly ping: PingData;
}
type DataOf<Name extends EventType> = Name extends keyof DataByName ? DataByName[Name] : DataByName[FamilyOf<Name>];
type FamilyOf<Name> = Name extends `${infer Subject}.${string}` ? Extract<keyof DataByName, `${Subject}.*`> : never;
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

// operator.d.ts

import { W as WriteOptions, f as PagePosition, C as CallOptions, L as List, A as Asked, b as ConnectionOptions } from './options.js';
export { a as AskedByKey, E as ErrorDetails, F as Fetch, c as LocalErrorCode, M as MitakoError, d as MitakoErrorCode, e as MitakoErrorContext, P as Page, i as isMitakoError } from './options.js';
import { AgentCreateParams, AgentRecord, AgentWithFloats, AgentUpdateParams, FloatParams as FloatParams$1, Transaction, AttemptListQuery, AttemptRecord, AttemptResolveParams, Health, LedgerCheck, RegisterParams, MerchantRecord, MerchantListQuery, MerchantUpdateParams, KycDecisionParams, SuspendParams, OperatorModeQuery, Balance, WebhookEndpointWithRecent } from '@mitako/contract/names';
export { AgentCreateParams, AgentLimits, AgentRecord, AgentUpdateParams, AgentWithFloats, AttemptRecord, AttemptResolveParams, AuditAction, AuditLine, Balance, Deleted, Delivery, DeliveryAttempt, DeliveryRecord, DeliveryRecordWithAttempts, DeliveryWithAttempts, DisputeOpenParams, DisputeRecord, DisputeResolveParams, ErrorCode, FailedReplayed, Health, HealthCount, HealthQueue, HeldBalance, KycDecisionParams, LedgerCheck, LedgerFinding, MerchantRecord, MerchantUpdateParams, OperatorReplayFailedParams, PaymentRecord, RefundCreateParams, RefundRecord, RefundResolveParams, RegisterParams, ReplayFailedParams, SettlementCreateParams, SettlementLine, SettlementRecord, SuspendParams, Timeline, Transaction, WebhookEndpointWithRecent, Worker } from '@mitako/contract/names';
import { O as OperatorAuditLog } from './audit-log.js';
export { a as AuditLogParams, b as OperatorAuditLogParams } from './audit-log.js';
import { O as OperatorPayments, g as OperatorRefunds, h as OperatorDisputes, i as OperatorSettlements, j as OperatorDeliveries } from './settlements.js';
export { k as OperatorDeliveryListParams, l as OperatorDisputeListParams, m as OperatorSettlementListParams, n as PayoutFailedParams, o as PayoutPaidParams, p as RefundListParams, q as SettlementResolveParams } from './settlements.js';

/** Money between the bank and a float. */
interface FloatParams extends Omit<FloatParams$1, 'direction'> {
}
/** Agents, their limits and their floats. */
interface Agents {
    /** @throws MitakoError `EMAIL_TAKEN` */
    create(params: AgentCreateParams, options?: WriteOptions): Promise<AgentRecord>;
    /** Newest first. */
    list(params?: PagePosition, options?: CallOptions): List<AgentRecord>;
    /** @throws MitakoError `AGENT_NOT_FOUND` */
    retrieve(agentId: string, options?: CallOptions): Promise<AgentWithFloats>;
    /**
     * Sets limits, suspends, or lifts the suspension.
     * @throws MitakoError `AGENT_NOT_FOUND`
     */
    update(agentId: string, params: AgentUpdateParams, options?: WriteOptions): Promise<AgentRecord>;
    /**
     * Puts money into a float that the agent paid in at the bank.
     * @throws MitakoError `AGENT_NOT_FOUND`, `MODE_MISMATCH`
     */
    fundFloat(agentId: string, params: FloatParams, options?: WriteOptions): Promise<Transaction>;
    /**
     * Takes money out of a float, back to the bank.
     * @throws MitakoError `AGENT_NOT_FOUND`, `MODE_MISMATCH`, `INSUFFICIENT_FLOAT`
     */
    withdrawFloat(agentId: string, params: FloatParams, options?: WriteOptions): Promise<Transaction>;
}

/** Which attempts of all merchants to list. */
interface AttemptListParams extends Asked<AttemptListQuery> {
}
/** Attempts to pay, of all merchants. */
interface Attempts {
    /** Newest first; `{ status: 'needs_review' }` for those that wait for your decision. */
    list(params?: AttemptListParams, options?: CallOptions): List<AttemptRecord>;
    /** @throws MitakoError `ATTEMPT_NOT_FOUND` */
    retrieve(attemptId: string, options?: CallOptions): Promise<AttemptRecord>;
    /**
     * Settles an attempt whose outcome you found out at the rail, or says that late money went back to its payer.
     * @throws MitakoError `ATTEMPT_NOT_FOUND`, `ATTEMPT_NOT_IN_REVIEW`
     */
    resolve(attemptId: string, params: AttemptResolveParams, options?: WriteOptions): Promise<AttemptRecord>;
}

/** How the gateway stands. */
interface OperatorHealth {
    /** Who works, what waits and what the database says. */
    retrieve(options?: CallOptions): Promise<Health>;
}

/** Checks of the books. */
interface LedgerChecks {
    /**
     * Has the books checked in the background; read the check for how it went.
     * @throws MitakoError `LEDGER_CHECK_RUNNING`
     */
    create(options?: WriteOptions): Promise<LedgerCheck>;
    /** Newest first. */
    list(params?: PagePosition, options?: CallOptions): List<LedgerCheck>;
    /** @throws MitakoError `LEDGER_CHECK_NOT_FOUND` */
    retrieve(ledgerCheckId: string, options?: CallOptions): Promise<LedgerCheck>;
}

/** Which merchants to list. */
interface MerchantListParams extends Asked<MerchantListQuery> {
}
/** What of a merchant to look at. */
interface MerchantModeParams extends Asked<OperatorModeQuery> {
}
/** Merchants, their KYC and their terms. */
interface Merchants {
    /** @throws MitakoError `EMAIL_TAKEN` */
    create(params: RegisterParams, options?: WriteOptions): Promise<MerchantRecord>;
    /** Newest first; `{ kyc_status: 'pending' }` for those that wait for you. */
    list(params?: MerchantListParams, options?: CallOptions): List<MerchantRecord>;
    /** @throws MitakoError `MERCHANT_NOT_FOUND` */
    retrieve(merchantId: string, options?: CallOptions): Promise<MerchantRecord>;
    /**
     * Sets what the merchant is charged and when it is paid out, for payments from now on.
     * @throws MitakoError `MERCHANT_NOT_FOUND`
     */
    update(merchantId: string, params: MerchantUpdateParams, options?: WriteOptions): Promise<MerchantRecord>;
    /**
     * Approves or rejects a KYC submission, or asks for more.
     * @throws MitakoError `MERCHANT_NOT_FOUND`, `KYC_NOT_PENDING`
     */
    decideKyc(merchantId: string, params: KycDecisionParams, options?: WriteOptions): Promise<MerchantRecord>;
    /**
     * Freezes new live payments. The merchant reads the reason.
     * @throws MitakoError `MERCHANT_NOT_FOUND`
     */
    suspend(merchantId: string, params?: SuspendParams, options?: WriteOptions): Promise<MerchantRecord>;
    /**
     * Lifts a suspension.
     * @throws MitakoError `MERCHANT_NOT_FOUND`
     */
    reinstate(merchantId: string, options?: WriteOptions): Promise<MerchantRecord>;
    /**
     * What the merchant holds, one row for each currency and mode.
     * @throws MitakoError `MERCHANT_NOT_FOUND`
     */
    balance(merchantId: string, params?: MerchantModeParams, options?: CallOptions): Promise<readonly Balance[]>;
    /**
     * The webhook endpoints of the merchant, 10 at most.
     * @throws MitakoError `MERCHANT_NOT_FOUND`
     */
    webhookEndpoints(merchantId: string, params?: MerchantModeParams, options?: CallOptions): Promise<readonly WebhookEndpointWithRecent[]>;
}

/** What an operator's client needs to know. */
interface OperatorClientOptions extends ConnectionOptions {
    /** Operator key, `svc_operator_…`. It is refused in browsers. */
    readonly operatorKey: string;
}
/** The API of the operator of the gateway, over all merchants and both modes. Any call may throw a `MitakoError`. */
interface OperatorClient {
    readonly merchants: Merchants;
    readonly agents: Agents;
    readonly payments: OperatorPayments;
    readonly refunds: OperatorRefunds;
    readonly disputes: OperatorDisputes;
    readonly settlements: OperatorSettlements;
    readonly attempts: Attempts;
    readonly deliveries: OperatorDeliveries;
    readonly auditLog: OperatorAuditLog;
    readonly health: OperatorHealth;
    readonly ledgerChecks: LedgerChecks;
}
/**
 * Makes the operator's client. It holds no connection and no state. Calls are sent again as those of `createClient`.
 *
 * @example
 * ```ts
 * const operator = createOperatorClient({ operatorKey: env.MITAKO_OPERATOR_KEY, baseUrl: 'https://pay.example.cm/api/v1' });
 * for await (const { id } of operator.merchants.list({ kyc_status: 'pending' })) …
 * ```
 * @throws TypeError when an option is wrong, or the key is used in a browser
 */
declare function createOperatorClient(options: OperatorClientOptions): OperatorClient;

export { Asked, CallOptions, ConnectionOptions, List, OperatorAuditLog, OperatorDeliveries, OperatorDisputes, OperatorPayments, OperatorRefunds, OperatorSettlements, PagePosition, WriteOptions, createOperatorClient };
export type { Agents, AttemptListParams, Attempts, FloatParams, LedgerChecks, MerchantListParams, MerchantModeParams, Merchants, OperatorClient, OperatorClientOptions, OperatorHealth };

// operator-account.d.ts

export { A as Asked, a as AskedByKey, C as CallOptions, b as ConnectionOptions, E as ErrorDetails, F as Fetch, L as List, c as LocalErrorCode, M as MitakoError, d as MitakoErrorCode, e as MitakoErrorContext, P as Page, f as PagePosition, W as WriteOptions, i as isMitakoError } from './options.js';
export { Deleted, Device, ErrorCode, LoginParams, OtherDevicesRevoked, PasswordParams, Principal, ReauthenticateParams } from '@mitako/contract/names';
import { A as Account, S as SessionClientOptions } from './options.js';
export { D as Devices, P as Proof, a as SessionStore, b as StoredSession } from './options.js';
import { OperatorClient } from './operator.js';
import './audit-log-sGayEUwz.js';
import './settlements-BPNnwAYI.js';

/** The account of one of the operator's people. It is made on the gateway's machine: `mitako operators create`. */
interface OperatorAccount extends Account {
    /**
     * What an operator does, as whoever is logged in. What changes something takes a password given in the last ten minutes:
     * `REAUTHENTICATION_REQUIRED` asks for `reauthenticate`.
     */
    readonly client: OperatorClient;
}
/**
 * Makes the client of an operator's account, for people. Programs take `createOperatorClient` and a key.
 *
 * @example
 * ```ts
 * const operator = createOperatorAccount({ baseUrl: 'https://pay.example.cm/api/v1' });
 * await operator.login({ email, password });
 * await operator.client.merchants.decideKyc('mer_…', { decision: 'approved' });
 * ```
 * @throws TypeError when an option is wrong
 */
declare function createOperatorAccount(options: SessionClientOptions): OperatorAccount;

export { Account, OperatorClient, SessionClientOptions, createOperatorAccount };
export type { OperatorAccount };

// wallet.d.ts

import { C as CallOptions, W as WriteOptions } from './options.js';
export { A as Asked, a as AskedByKey, b as ConnectionOptions, E as ErrorDetails, F as Fetch, L as List, c as LocalErrorCode, M as MitakoError, d as MitakoErrorCode, e as MitakoErrorContext, P as Page, f as PagePosition, i as isMitakoError } from './options.js';
import { Checkout, PayFromWalletParams as PayFromWalletParams$1, CheckoutPaid, PayByMobileMoneyParams as PayByMobileMoneyParams$1, CheckoutConfirmParams, PaymentCancelParams, CheckoutCanceled } from '@mitako/contract/names';
export { CashOutCode, CashOutCodeParams, CashReceipt, Checkout, CheckoutCanceled, CheckoutConfirmParams, CheckoutPaid, Deleted, Device, ErrorCode, HeldBalance, LoginParams, OtherDevicesRevoked, PasswordParams, PaymentCancelParams, PinParams, Principal, ReauthenticateParams, RegisterParams, Transaction, TransactionWithReceipt } from '@mitako/contract/names';
import { R as Registration, A as Account, c as Pin, H as HolderClientOptions } from './options.js';
export { D as Devices, P as Proof, S as SessionClientOptions, a as SessionStore, b as StoredSession } from './options.js';
import { W as WalletBalance, T as Transactions, C as CashOutCodes } from './wallet.js';

/** Paying from the wallet. */
interface PayFromWalletParams extends Omit<PayFromWalletParams$1, 'method'> {
}
/** Paying by mobile money. */
interface PayByMobileMoneyParams extends Omit<PayByMobileMoneyParams$1, 'method'> {
}
/** Paying in the app what a shop asks for. The slug is the last part of the `checkout_url`. */
interface Checkouts {
    /**
     * What is to be paid, to whom, and how it can be. Also for whoever is not logged in.
     * @throws MitakoError `CHECKOUT_NOT_FOUND`
     */
    retrieve(slug: string, options?: CallOptions): Promise<Checkout>;
    /**
     * Pays from the wallet of whoever is logged in. `redirect_url` of the answer leads back to the shop.
     * @throws MitakoError `INSUFFICIENT_FUNDS`, `PAYMENT_DECLINED`, `INVALID_PIN` (with `details.attempts_left`),
     * `PIN_LOCKED`, `PIN_NOT_SET`, `PIN_RESET_REQUIRED`, `MODE_MISMATCH`, and what the payment's state refuses
     */
    payFromWallet(slug: string, params: PayFromWalletParams, options?: WriteOptions): Promise<CheckoutPaid>;
    /**
     * Asks an operator to take the money from this number. Mostly it is not paid yet when the answer comes: show
     * `next_action.prompt` and retrieve the checkout again after `next_action.poll_after_ms`.
     * @throws MitakoError `PAYMENT_DECLINED`, `METHOD_NOT_AVAILABLE`, `RAIL_ERROR`, and what the payment's state refuses
     */
    payByMobileMoney(slug: string, params: PayByMobileMoneyParams, options?: WriteOptions): Promise<CheckoutPaid>;
    /**
     * Hands over the code that the operator sent the payer, where `next_action.type` is `enter_otp`. Mostly it is not paid
     * yet when the answer comes: go on as after paying. Also for whoever is not logged in.
     * @throws MitakoError `INVALID_CODE` (with `details.attempts_left`), `CODE_NOT_EXPECTED`, `PAYMENT_DECLINED` (also
     * with the last wrong code), `RAIL_ERROR`, and what the payment's state refuses
     */
    confirm(slug: string, params: CheckoutConfirmParams, options?: WriteOptions): Promise<CheckoutPaid>;
    /**
     * Cancels as the payer; canceling again gives the same answer. Also for whoever is not logged in.
     * @throws MitakoError `PAYMENT_ALREADY_PAID`, `PAYMENT_FAILED`, `PAYMENT_IN_PROGRESS`, `PAYMENT_EXPIRED`
     */
    cancel(slug: string, params?: PaymentCancelParams, options?: WriteOptions): Promise<CheckoutCanceled>;
}

/** The API of one user of the wallet. Any call may throw a `MitakoError`. */
interface WalletClient extends Registration, Account, Pin {
    readonly balance: WalletBalance;
    readonly transactions: Transactions;
    readonly cashOutCodes: CashOutCodes;
    readonly checkout: Checkouts;
}
/**
 * Makes the client of a wallet app: one per account that is logged in. It needs no key.
 *
 * The access token stays in memory. Once it has expired, it is refreshed, once for all calls that wait, and each of them
 * is sent again under its idempotency key.
 *
 * @example
 * ```ts
 * const wallet = createWalletClient({ baseUrl: 'https://pay.example.cm/api/v1', session: secureStore });
 * await wallet.login({ email, password });
 * const { redirect_url } = await wallet.checkout.payFromWallet(slug, { pin });
 * ```
 * @throws TypeError when an option is wrong
 */
declare function createWalletClient(options: HolderClientOptions): WalletClient;

export { Account, CallOptions, CashOutCodes, HolderClientOptions, Pin, Registration, Transactions, WalletBalance, WriteOptions, createWalletClient };
export type { Checkouts, PayByMobileMoneyParams, PayFromWalletParams, WalletClient };

// agent.d.ts

import { W as WriteOptions, C as CallOptions } from './options.js';
export { A as Asked, a as AskedByKey, b as ConnectionOptions, E as ErrorDetails, F as Fetch, L as List, c as LocalErrorCode, M as MitakoError, d as MitakoErrorCode, e as MitakoErrorContext, P as Page, f as PagePosition, i as isMitakoError } from './options.js';
import { CashInParams, CashReceipt, CashOutParams, AgentFloat } from '@mitako/contract/names';
export { AgentFloat, CashInParams, CashOutParams, CashReceipt, Deleted, Device, ErrorCode, LoginParams, OtherDevicesRevoked, PasswordParams, PinParams, Principal, ReauthenticateParams, Transaction, TransactionWithReceipt } from '@mitako/contract/names';
import { A as Account, c as Pin, H as HolderClientOptions } from './options.js';
export { D as Devices, P as Proof, S as SessionClientOptions, a as SessionStore, b as StoredSession } from './options.js';
import { T as Transactions } from './wallet.js';

/** Cash over the counter. */
interface Cash {
    /**
     * Takes cash: from the float to the customer's wallet.
     * @throws MitakoError `INSUFFICIENT_FLOAT`, `LIMIT_EXCEEDED`, `USER_NOT_FOUND`, `USER_AMBIGUOUS`, `ACCOUNT_SUSPENDED`,
     * `INVALID_PIN`, `PIN_LOCKED`, `PIN_NOT_SET`, `PIN_RESET_REQUIRED`
     */
    cashIn(params: CashInParams, options?: WriteOptions): Promise<CashReceipt>;
    /**
     * Pays cash out: from the customer's wallet to the float, with the customer's code.
     * @throws MitakoError `CASH_OUT_CODE_INVALID`, `INSUFFICIENT_FUNDS`, and what `cashIn` may throw but the float's
     */
    cashOut(params: CashOutParams, options?: WriteOptions): Promise<CashReceipt>;
}
/** What the agent works with. */
interface Float {
    /** What the float holds, and the agent's limits. */
    retrieve(options?: CallOptions): Promise<AgentFloat>;
}

/** The API of one agent. The account is made by the operator. Any call may throw a `MitakoError`. */
interface AgentClient extends Account, Pin, Cash {
    readonly float: Float;
    readonly transactions: Transactions;
}
/**
 * Makes the client of an agent's till: one per agent that is logged in. Its session is that of a wallet's client.
 *
 * @example
 * ```ts
 * const agent = createAgentClient({ baseUrl: 'https://pay.example.cm/api/v1' });
 * await agent.login({ email, password });
 * const receipt = await agent.cashIn({ user: '+237653456789', amount: 10_000, pin });
 * ```
 * @throws TypeError when an option is wrong
 */
declare function createAgentClient(options: HolderClientOptions): AgentClient;

export { Account, CallOptions, HolderClientOptions, Pin, Transactions, WriteOptions, createAgentClient };
export type { AgentClient, Cash, Float };

// merchant.d.ts

import { W as WriteOptions, f as PagePosition, C as CallOptions, L as List } from './options.js';
export { A as Asked, a as AskedByKey, b as ConnectionOptions, E as ErrorDetails, F as Fetch, c as LocalErrorCode, M as MitakoError, d as MitakoErrorCode, e as MitakoErrorContext, P as Page, i as isMitakoError } from './options.js';
import { ApiKeyCreateParams, ApiKeyWithSecret, ApiKey, ApiKeyRollParams, Deleted, MerchantProfile, ProfileParams, LogoParams, Kyc, KycParams, Overview } from '@mitako/contract/names';
export { ApiKey, ApiKeyCreateParams, ApiKeyRollParams, ApiKeyWithSecret, AuditAction, AuditLine, Deleted, Device, ErrorCode, Kyc, KycParams, LoginParams, LogoParams, MerchantProfile, OtherDevicesRevoked, Overview, PasswordParams, Principal, ProfileParams, ReauthenticateParams, RegisterParams, Scope } from '@mitako/contract/names';
import { R as Registration, A as Account, S as SessionClientOptions } from './options.js';
export { D as Devices, P as Proof, a as SessionStore, b as StoredSession } from './options.js';
import { A as AuditLog } from './audit-log.js';
export { a as AuditLogParams } from './audit-log.js';

/** Secret keys of both modes, for the merchant's server. */
interface ApiKeys {
    /**
     * Makes a key. Its `secret` is shown this once.
     * @throws MitakoError `KYC_REQUIRED` for a live key before the KYC is approved
     */
    create(params: ApiKeyCreateParams, options?: WriteOptions): Promise<ApiKeyWithSecret>;
    /** Newest first, revoked ones too. */
    list(params?: PagePosition, options?: CallOptions): List<ApiKey>;
    /**
     * Replaces a key by a new one of the same mode and scopes.
     * @throws MitakoError `API_KEY_NOT_FOUND`, `API_KEY_REVOKED`
     */
    roll(keyId: string, params?: ApiKeyRollParams, options?: WriteOptions): Promise<ApiKeyWithSecret>;
    /**
     * Revokes a key at once.
     * @throws MitakoError `API_KEY_NOT_FOUND`
     */
    revoke(keyId: string, options?: WriteOptions): Promise<Deleted>;
}

/** What the merchant is to its payers, and on which terms it is paid. */
interface Profile {
    retrieve(options?: CallOptions): Promise<MerchantProfile>;
    update(params: ProfileParams, options?: WriteOptions): Promise<MerchantProfile>;
    /** Sets the logo of the checkouts, in place of the one before. */
    setLogo(params: LogoParams, options?: WriteOptions): Promise<MerchantProfile>;
    /** Takes the logo away. */
    deleteLogo(options?: WriteOptions): Promise<MerchantProfile>;
}
/** What live payments need: the operator knows who the merchant is. */
interface MerchantKyc {
    retrieve(options?: CallOptions): Promise<Kyc>;
    /**
     * Submits it for the operator's decision.
     * @throws MitakoError `KYC_NOT_PENDING` while one waits for its decision, and once it is approved
     */
    submit(params: KycParams, options?: WriteOptions): Promise<Kyc>;
}
/** Which days to look at, and whose money. */
interface OverviewParams {
    /** 7, 30 or 90, today included; 7 when absent. */
    readonly days?: 7 | 30 | 90 | undefined;
    /** `live`, or `test` while the KYC is not approved, when absent. */
    readonly mode?: 'live' | 'test' | undefined;
}
/** How the merchant does, and what waits for it. */
interface Overviews {
    retrieve(params?: OverviewParams, options?: CallOptions): Promise<Overview>;
}

/** A merchant's own account. Payments are those of `createClient`, with a key made here. */
interface MerchantClient extends Registration, Account {
    readonly profile: Profile;
    readonly kyc: MerchantKyc;
    readonly apiKeys: ApiKeys;
    readonly overview: Overviews;
    readonly auditLog: AuditLog;
}
/**
 * Makes the client of a merchant's account: one per account that is logged in. Its session is that of a wallet's client.
 *
 * @example
 * ```ts
 * const merchant = createMerchantClient({ baseUrl: 'https://pay.example.cm/api/v1' });
 * await merchant.login({ email, password });
 * const { secret } = await merchant.apiKeys.create({ name: 'Shop', livemode: false });
 * ```
 * @throws TypeError when an option is wrong
 */
declare function createMerchantClient(options: SessionClientOptions): MerchantClient;

export { Account, AuditLog, CallOptions, List, PagePosition, Registration, SessionClientOptions, WriteOptions, createMerchantClient };
export type { ApiKeys, MerchantClient, MerchantKyc, OverviewParams, Overviews, Profile };

// options.d.ts

import { FieldErrors, ErrorCode, Timestamp } from '@mitako/contract/names';

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
/** A query as it is asked: all of it may be left out, one value stands for a list of one, moments are text. */
type Asked<Query> = {
    readonly [Name in keyof Query]?: (Name extends 'created_from' | 'created_to' ? Timestamp : OneOrMore<Exclude<Query[Name], undefined>>) | undefined;
};
/** The same, of whoever has a key: it has one mode. The format follows from the method. */
type AskedByKey<Query> = Asked<Omit<Query, 'mode' | 'format'>>;
type OneOrMore<Value> = Value extends readonly (infer Item)[] ? Item | Value : Value;

/** How any client reaches the API. */
interface ConnectionOptions {
    /** Address of the API, ending in `/api/v1`: `https://pay.example.cm/api/v1`. */
    readonly baseUrl: string;
    /** How long one attempt may take, in milliseconds, from sending to the last byte of the answer. 15 000 when absent. */
    readonly timeoutMs?: number | undefined;
    /** How often a call without a usable answer is sent again, 0 … 10. 2 when absent. */
    readonly maxRetries?: number | undefined;
    /** Sends a request instead of the global `fetch`; in a test it may be the gateway's own handler. */
    readonly fetch?: Fetch | undefined;
}
/** What a merchant's client needs to know. */
interface ClientOptions extends ConnectionOptions {
    /** Secret key, `svc_live_…` or `svc_test_…`. A live key is refused in browsers. */
    readonly apiKey: string;
}
/** A function of the shape of `fetch`. It gets a `Request` and nothing else. */
type Fetch = (request: Request) => Promise<Response>;
/** What one call may change. */
interface CallOptions {
    /** Ends the call, waits between attempts included. To bound the call as a whole, pass `AbortSignal.timeout(…)`. */
    readonly signal?: AbortSignal | undefined;
    /** As {@link ConnectionOptions.timeoutMs}, for this call. */
    readonly timeoutMs?: number | undefined;
    /** As {@link ConnectionOptions.maxRetries}, for this call. */
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

export { MitakoError as M, isMitakoError as i };
export type { Asked as A, CallOptions as C, ErrorDetails as E, Fetch as F, List as L, Page as P, WriteOptions as W, AskedByKey as a, ConnectionOptions as b, LocalErrorCode as c, MitakoErrorCode as d, MitakoErrorContext as e, PagePosition as f, ClientOptions as g };

// settlements.d.ts

import { DeliveryListQuery, Delivery, DeliveryWithAttempts, ReplayFailedParams, Timestamp, FailedReplayed, OperatorDeliveryListQuery, DeliveryRecord, DeliveryRecordWithAttempts, OperatorReplayFailedParams, DisputeListQuery, Dispute, EvidenceParams, OperatorDisputeListQuery, DisputeRecord, DisputeResolveParams, PaymentCreateParams, Payment, PaymentListQuery, PaymentCancelParams, RefundCreateParams, Refund, Timeline, PaymentRecord, RefundRecord, DisputeOpenParams, RefundListQuery, RefundResolveParams, SettlementListQuery, Settlement, SettlementLine, SettlementCreateParams, SettlementRecord, OperatorSettlementListQuery } from '@mitako/contract/names';
import { a as AskedByKey, C as CallOptions, L as List, W as WriteOptions, A as Asked, f as PagePosition } from './options.js';

/** Which deliveries to list. */
interface DeliveryListParams extends AskedByKey<DeliveryListQuery> {
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
     * Delivers again what failed since a moment, 500 at a time: while `has_more` is true, call it again with `next_cursor`.
     * @throws MitakoError `WEBHOOK_ENDPOINT_NOT_FOUND`
     */
    replayFailed(params: ReplayFailedParams<Timestamp>, options?: WriteOptions): Promise<FailedReplayed>;
}
/** Which deliveries of all merchants to list. */
interface OperatorDeliveryListParams extends Asked<OperatorDeliveryListQuery> {
}
/** Webhooks of all merchants on their way. */
interface OperatorDeliveries {
    /** Newest first; `{ status: 'failed' }` for those that were given up. */
    list(params?: OperatorDeliveryListParams, options?: CallOptions): List<DeliveryRecord>;
    /**
     * One delivery with what was sent, and what the endpoint answered each time.
     * @throws MitakoError `DELIVERY_NOT_FOUND`
     */
    retrieve(deliveryId: string, options?: CallOptions): Promise<DeliveryRecordWithAttempts>;
    /**
     * Delivers again to the same endpoint.
     * @throws MitakoError `DELIVERY_NOT_FOUND`, `WEBHOOK_ENDPOINT_NOT_FOUND`, `WEBHOOK_ENDPOINT_DISABLED`
     */
    replay(deliveryId: string, options?: WriteOptions): Promise<DeliveryRecord>;
    /**
     * Delivers again what failed since a moment, 500 at a time: while `has_more` is true, call it again with `next_cursor`.
     * @throws MitakoError `WEBHOOK_ENDPOINT_NOT_FOUND`
     */
    replayFailed(params: OperatorReplayFailedParams<Timestamp>, options?: WriteOptions): Promise<FailedReplayed>;
}

/** Which disputes to list. */
interface DisputeListParams extends AskedByKey<DisputeListQuery> {
}
/** Payments that a payer, or the payer's provider, contests. Their amount is held until they are decided. */
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
/** Which disputes of all merchants to list. */
interface OperatorDisputeListParams extends Asked<OperatorDisputeListQuery> {
}
/** Disputes of all merchants. They are opened with `payments.dispute`. */
interface OperatorDisputes {
    /** Newest first; `{ status: 'under_review' }` for those that wait for your decision. */
    list(params?: OperatorDisputeListParams, options?: CallOptions): List<DisputeRecord>;
    /**
     * With the merchant's evidence.
     * @throws MitakoError `DISPUTE_NOT_FOUND`
     */
    retrieve(disputeId: string, options?: CallOptions): Promise<DisputeRecord>;
    /**
     * Decides a dispute: the held amount goes back to the merchant, or to the payer.
     * @throws MitakoError `DISPUTE_NOT_FOUND`, `DISPUTE_CLOSED`
     */
    resolve(disputeId: string, params: DisputeResolveParams, options?: WriteOptions): Promise<DisputeRecord>;
}

/** Which payments to list. */
interface PaymentFilterParams extends Omit<PaymentListParams, keyof PagePosition> {
}
/**
 * Which payments to list, and from where. Where several filters leave little of much, a page may hold fewer than `limit`,
 * or none, and still have a next one.
 */
interface PaymentListParams extends AskedByKey<PaymentListQuery> {
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
     * All payments that fit in one CSV file (RFC 4180, UTF-8), newest first, as text. Give a longer `timeoutMs` where there
     * may be very many.
     */
    listCsv(params?: PaymentFilterParams, options?: CallOptions): Promise<string>;
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
/** A payment of any merchant: what the operator looks at, and does about it. */
interface OperatorPayments {
    /** @throws MitakoError `PAYMENT_NOT_FOUND` */
    retrieve(paymentId: string, options?: CallOptions): Promise<PaymentRecord>;
    /**
     * Everything that happened to a payment, and what it means in a sentence, as its merchant reads it.
     * @throws MitakoError `PAYMENT_NOT_FOUND`
     */
    timeline(paymentId: string, options?: CallOptions): Promise<Timeline>;
    /**
     * Refunds a payment, what is left of it unless `amount` is given.
     * @throws MitakoError `PAYMENT_NOT_FOUND`, `PAYMENT_NOT_REFUNDABLE`, `REFUND_EXCEEDS_REMAINING`, `INSUFFICIENT_BALANCE`
     */
    refund(paymentId: string, params?: RefundCreateParams, options?: WriteOptions): Promise<RefundRecord>;
    /**
     * Opens a dispute and holds its amount until it is decided.
     * @throws MitakoError `PAYMENT_NOT_FOUND`, `PAYMENT_NOT_DISPUTABLE`, `DISPUTE_EXCEEDS_REMAINING`
     */
    dispute(paymentId: string, params?: DisputeOpenParams, options?: WriteOptions): Promise<DisputeRecord>;
}

/** Which refunds of all merchants to list. */
interface RefundListParams extends Asked<RefundListQuery> {
}
/** Refunds by their own id. They are made and listed with their payment. */
interface Refunds {
    /** @throws MitakoError `REFUND_NOT_FOUND` */
    retrieve(refundId: string, options?: CallOptions): Promise<Refund>;
}
/** Refunds of all merchants. They are made with `payments.refund`. */
interface OperatorRefunds {
    /** Newest first; `{ status: 'pending' }` for those whose rail has not answered. */
    list(params?: RefundListParams, options?: CallOptions): List<RefundRecord>;
    /** @throws MitakoError `REFUND_NOT_FOUND` */
    retrieve(refundId: string, options?: CallOptions): Promise<RefundRecord>;
    /**
     * Settles a refund whose outcome you found out at the rail.
     * @throws MitakoError `REFUND_NOT_FOUND`, `REFUND_NOT_PENDING`
     */
    resolve(refundId: string, params: RefundResolveParams, options?: WriteOptions): Promise<RefundRecord>;
}

/** Which settlements to list. */
interface SettlementListParams extends AskedByKey<SettlementListQuery> {
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
/** Which settlements of all merchants to list. */
interface OperatorSettlementListParams extends Asked<OperatorSettlementListQuery> {
}
/** What became of a payout. */
type SettlementResolveParams = PayoutPaidParams | PayoutFailedParams;
/** A payout that the merchant has. */
interface PayoutPaidParams {
    readonly outcome: 'paid';
    /** Your own reference of the payout; at most 255 characters. */
    readonly reference?: string | undefined;
}
/** A payout that did not go through: its amount is the merchant's to be settled again. */
interface PayoutFailedParams {
    readonly outcome: 'failed';
    /** For the merchant to read; at most 255 characters. */
    readonly failure_reason: string;
    /** Your own reference of the payout; at most 255 characters. */
    readonly reference?: string | undefined;
}
/** Payouts to all merchants. */
interface OperatorSettlements {
    /**
     * Closes what a merchant has available into a settlement now.
     * @throws MitakoError `MERCHANT_NOT_FOUND`, `NOTHING_TO_SETTLE`
     */
    create(merchantId: string, params: SettlementCreateParams, options?: WriteOptions): Promise<SettlementRecord>;
    /** Newest first; `{ status: 'pending' }` for those to pay out. */
    list(params?: OperatorSettlementListParams, options?: CallOptions): List<SettlementRecord>;
    /** @throws MitakoError `SETTLEMENT_NOT_FOUND` */
    retrieve(settlementId: string, options?: CallOptions): Promise<SettlementRecord>;
    /** In the order of the ledger. Their amounts add up to the settlement's. */
    lines(settlementId: string, params?: PagePosition, options?: CallOptions): List<SettlementLine>;
    /**
     * All lines in one CSV file (RFC 4180, UTF-8), as text. Give a longer `timeoutMs` where there may be very many.
     * @throws MitakoError `SETTLEMENT_NOT_FOUND`
     */
    linesCsv(settlementId: string, options?: CallOptions): Promise<string>;
    /**
     * Says that a settlement was paid out, or that its payout failed.
     * @throws MitakoError `SETTLEMENT_NOT_FOUND`, `SETTLEMENT_CLOSED`
     */
    resolve(settlementId: string, params: SettlementResolveParams, options?: WriteOptions): Promise<SettlementRecord>;
}

export type { Disputes as D, OperatorPayments as O, Payments as P, Refunds as R, Settlements as S, Deliveries as a, DeliveryListParams as b, DisputeListParams as c, PaymentFilterParams as d, PaymentListParams as e, SettlementListParams as f, OperatorRefunds as g, OperatorDisputes as h, OperatorSettlements as i, OperatorDeliveries as j, OperatorDeliveryListParams as k, OperatorDisputeListParams as l, OperatorSettlementListParams as m, PayoutFailedParams as n, PayoutPaidParams as o, RefundListParams as p, SettlementResolveParams as q };

// audit-log.d.ts

import { AuditListQuery, AuditLine, OperatorAuditListQuery } from '@mitako/contract/names';
import { A as Asked, C as CallOptions, L as List } from './options.js';

/** Which lines of the audit log to list: those that meet all of it. */
interface AuditLogParams extends Asked<AuditListQuery> {
}
/** Who did what in the merchant's name, and what the operator did to the merchant. */
interface AuditLog {
    /** Newest first, of both modes. */
    list(params?: AuditLogParams, options?: CallOptions): List<AuditLine>;
}
/** Which lines of the audit log of all to list. */
interface OperatorAuditLogParams extends Asked<OperatorAuditListQuery> {
}
/** What merchants and operators did. */
interface OperatorAuditLog {
    /** Newest first. */
    list(params?: OperatorAuditLogParams, options?: CallOptions): List<AuditLine>;
}

export type { AuditLog as A, OperatorAuditLog as O, AuditLogParams as a, OperatorAuditLogParams as b };

// options.d.ts

import { Device, Deleted, OtherDevicesRevoked, LoginParams, Principal, ReauthenticateParams, Timestamp, PasswordParams, PinParams, RegisterParams } from '@mitako/contract/names';
import { C as CallOptions, W as WriteOptions, b as ConnectionOptions } from './options.js';

/** Being logged in. */
interface Account {
    readonly devices: Devices;
    /**
     * Logs in; what is called from now on is called as this account. A session that was open here before is left as it is.
     * @throws MitakoError `INVALID_CREDENTIALS`
     */
    login(params: LoginParams, options?: WriteOptions): Promise<Principal>;
    /**
     * Logs out. The session is forgotten here first, so nobody is logged in here any more even when the call fails.
     * Nothing happens when nobody was.
     */
    logout(options?: WriteOptions): Promise<void>;
    /** Who is logged in. */
    me(options?: CallOptions): Promise<Principal>;
    /**
     * Gives the password again: what is refused with `REAUTHENTICATION_REQUIRED` is done for the next ten minutes.
     * @throws MitakoError `INVALID_CREDENTIALS`
     */
    reauthenticate(params: ReauthenticateParams, options?: WriteOptions): Promise<Proof>;
    /**
     * Changes the password, and signs every other device out.
     * @throws MitakoError `REAUTHENTICATION_REQUIRED`, `INVALID_CREDENTIALS` when the current one is wrong
     */
    changePassword(params: PasswordParams, options?: WriteOptions): Promise<Principal>;
}
/** How long a password that was given need not be given again. */
interface Proof {
    readonly authenticated_until: Timestamp;
}
/** Making an account. */
interface Registration {
    /**
     * Makes an account and logs in.
     * @throws MitakoError `EMAIL_TAKEN`, `VALIDATION_ERROR`
     */
    register(params: RegisterParams, options?: WriteOptions): Promise<Principal>;
}
/** Choosing the PIN that money moves by. */
interface Pin {
    /**
     * Sets the PIN, the first one as well as one that was forgotten or locked.
     * @throws MitakoError `INVALID_CREDENTIALS` when the password is wrong, `VALIDATION_ERROR` when the PIN is too plain
     */
    setPin(params: PinParams, options?: WriteOptions): Promise<Principal>;
}
/** Where this account is logged in. */
interface Devices {
    list(options?: CallOptions): Promise<readonly Device[]>;
    /**
     * Signs a device out at once; also this one.
     * @throws MitakoError `DEVICE_NOT_FOUND`
     */
    revoke(deviceId: string, options?: WriteOptions): Promise<Deleted>;
    /** Signs out every device but this one. */
    revokeOthers(options?: WriteOptions): Promise<OtherDevicesRevoked>;
}

/** What has to be kept of a session. Keep it like a password: whoever holds it is logged in. */
interface StoredSession {
    readonly principal_id: string;
    /** Good for one refresh; the next one comes with its answer. */
    readonly refresh_token: string;
    /**
     * Idempotency key of that refresh. Kept beside the token, because a second refresh under another key, after an answer
     * that was lost with the app, would look like theft and end the session.
     */
    readonly refresh_key: string;
}
/**
 * Where an app keeps its session: in the key store of the phone, in a file. It is asked before each refresh, so pages
 * that share one store share one session.
 *
 * @example
 * ```ts
 * const session: SessionStore = {
 *   read: async () => JSON.parse((await SecureStore.getItemAsync('mitako')) ?? 'null'),
 *   write: async (stored) => SecureStore.setItemAsync('mitako', JSON.stringify(stored)),
 * };
 * ```
 */
interface SessionStore {
    /** What was written last; null when that was null, or nothing ever was. */
    read(): StoredSession | null | Promise<StoredSession | null>;
    /** Null once nobody is logged in any more: show the login. A call waits for it, and fails when it throws. */
    write(session: StoredSession | null): void | Promise<void>;
}

/** What a client needs to know whose user logs in. */
interface SessionClientOptions extends ConnectionOptions {
    /** Where the session is kept from one start of the app to the next. In memory when absent. */
    readonly session?: SessionStore | undefined;
}
/** What a client needs to know of somebody who holds money. */
interface HolderClientOptions extends SessionClientOptions {
    /** Which money: `live` when absent. Sandbox accounts have `test` money alone. */
    readonly mode?: 'live' | 'test' | undefined;
}

export type { Account as A, Devices as D, HolderClientOptions as H, Proof as P, Registration as R, SessionClientOptions as S, SessionStore as a, StoredSession as b, Pin as c };

// wallet.d.ts

import { Transaction, TransactionWithReceipt, CashOutCodeParams, CashOutCode, HeldBalance } from '@mitako/contract/names';
import { f as PagePosition, C as CallOptions, L as List, W as WriteOptions } from './options.js';

/** What the wallet holds. */
interface WalletBalance {
    /** One line per currency. */
    retrieve(options?: CallOptions): Promise<readonly HeldBalance[]>;
}
/** Taking cash out at an agent. */
interface CashOutCodes {
    /**
     * Asks for the code that lets an agent pay out this amount. It replaces an earlier one.
     * @throws MitakoError `INSUFFICIENT_FUNDS`, `INVALID_PIN`, `PIN_LOCKED`, `PIN_NOT_SET`, `PIN_RESET_REQUIRED`
     */
    create(params: CashOutCodeParams, options?: WriteOptions): Promise<CashOutCode>;
}
/** What came in and went out. */
interface Transactions {
    /** Newest first. */
    list(params?: PagePosition, options?: CallOptions): List<Transaction>;
    /**
     * One transaction, with the receipt of a cash operation.
     * @throws MitakoError `TRANSACTION_NOT_FOUND`
     */
    retrieve(transactionId: string, options?: CallOptions): Promise<TransactionWithReceipt>;
}

export type { CashOutCodes as C, Transactions as T, WalletBalance as W };
