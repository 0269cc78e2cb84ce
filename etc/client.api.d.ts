// index.d.ts

import { C as CallOptions, a as AskedByKey, L as List, W as WriteOptions, f as PagePosition, g as ClientOptions } from './options.js';
export { A as Asked, b as ConnectionOptions, E as ErrorDetails, F as Fetch, c as LocalErrorCode, M as MitakoError, d as MitakoErrorCode, e as MitakoErrorContext, P as Page, i as isMitakoError } from './options.js';
import { Balance, EventListQuery, EventRecord, EventReplayParams, Delivery, SimulateParams, Simulated, WebhookEndpointCreateParams, WebhookEndpointWithSecret, WebhookEndpointWithRecent, WebhookEndpointUpdateParams, WebhookEndpoint, Deleted, RotateSecretParams, Pinged } from '@mitako/contract/names';
export { Balance, CheckoutConfirmParams, Deleted, Delivery, DeliveryWithAttempts, Dispute, ErrorCode, EventRecord, EventReplayParams, EventType, EvidenceParams, FailedReplayed, MerchantMethod, Payment, PaymentCancelParams, PaymentCharged, PaymentCreateParams, PaymentStatus, Pinged, Refund, RefundCreateParams, ReplayFailedParams, RotateSecretParams, Settlement, SettlementLine, SettlementWithDestination, SimulateParams, Simulated, Timeline, TimelineEntry, WebhookEndpoint, WebhookEndpointCreateParams, WebhookEndpointUpdateParams, WebhookEndpointWithRecent, WebhookEndpointWithSecret } from '@mitako/contract/names';
import { P as Payments, R as Refunds, D as Disputes, S as Settlements, a as Deliveries } from './settlements.js';
export { C as ChargeParams, b as DeliveryListParams, c as DisputeListParams, d as PaymentFilterParams, e as PaymentListParams, f as SettlementListParams } from './settlements.js';
import { O as OfferedMethods } from './methods.js';

/** The merchant's balance in the mode of the key. */
interface Balances {
    /** One entry per currency. */
    retrieve(options?: CallOptions): Promise<readonly Balance[]>;
}

/** Filters of the event list. */
interface EventListParams extends AskedByKey<EventListQuery> {
}
/** Events, as sent to webhooks. */
interface Events {
    /** Newest first. */
    list(params?: EventListParams, options?: CallOptions): List<EventRecord>;
    /** @throws MitakoError `EVENT_NOT_FOUND` */
    retrieve(eventId: string, options?: CallOptions): Promise<EventRecord>;
    /**
     * Replays an event, with the same id and bytes, to one endpoint or to all enabled endpoints subscribed now.
     * @throws MitakoError `EVENT_NOT_FOUND`, `WEBHOOK_ENDPOINT_NOT_FOUND`, `WEBHOOK_ENDPOINT_DISABLED`
     */
    replay(eventId: string, params?: EventReplayParams, options?: WriteOptions): Promise<readonly Delivery[]>;
}

/** Test payments. Every method requires a test key. */
interface Sandbox {
    /**
     * Simulates an outcome for a test payment, as if a customer or the operator had caused it.
     * @throws MitakoError `MODE_MISMATCH` with a live key; otherwise errors of the payment's state
     */
    simulate(paymentId: string, params: SimulateParams, options?: WriteOptions): Promise<Simulated>;
}

/** Webhook endpoints. A key sees those of its own mode. */
interface WebhookEndpoints {
    /**
     * Creates an endpoint. Store its `secret`: `verifyWebhook` needs it.
     * @throws MitakoError `WEBHOOK_ENDPOINT_LIMIT` beyond 10 of one merchant, test and live together
     */
    create(params: WebhookEndpointCreateParams, options?: WriteOptions): Promise<WebhookEndpointWithSecret>;
    list(params?: PagePosition, options?: CallOptions): List<WebhookEndpointWithRecent>;
    /** @throws MitakoError `WEBHOOK_ENDPOINT_NOT_FOUND` */
    retrieve(endpointId: string, options?: CallOptions): Promise<WebhookEndpointWithRecent>;
    /** @throws MitakoError `WEBHOOK_ENDPOINT_NOT_FOUND` */
    update(endpointId: string, params: WebhookEndpointUpdateParams, options?: WriteOptions): Promise<WebhookEndpoint>;
    /**
     * Deletes an endpoint and cancels its pending deliveries.
     * @throws MitakoError `WEBHOOK_ENDPOINT_NOT_FOUND`
     */
    delete(endpointId: string, options?: WriteOptions): Promise<Deleted>;
    /**
     * Rotates the `secret` of an endpoint. For `grace_seconds`, deliveries verify with the old one too.
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
 * The API for one merchant in one mode. Parameters and resources use the names of the API. Any call may throw a
 * `MitakoError`; a call with invalid arguments throws a `TypeError`.
 */
interface Client {
    readonly payments: Payments;
    readonly refunds: Refunds;
    readonly disputes: Disputes;
    readonly settlements: Settlements;
    readonly webhookEndpoints: WebhookEndpoints;
    readonly events: Events;
    readonly deliveries: Deliveries;
    readonly methods: OfferedMethods;
    readonly balance: Balances;
    readonly sandbox: Sandbox;
}
/**
 * Creates a client. It holds no connection and no state: create one per key; it need not be closed.
 *
 * A call without a usable response (connection error, timeout, 408, 429, 500, 502, 503, 504, or the same call still in
 * progress) is retried up to `maxRetries` times, with exponential backoff and jitter or after the server's
 * `Retry-After`, at most a minute. All attempts of one call share one idempotency key.
 *
 * @example
 * ```ts
 * const mitako = createClient({ apiKey: env.MITAKO_API_KEY, baseUrl: 'https://pay.example.cm/api/v1' });
 * const payment = await mitako.payments.create({ amount: 5000, currency: 'XAF', customer_reference: order.id });
 * // redirect to payment.checkout_url
 * ```
 * @throws TypeError when an option is invalid, or a live key is used in a browser
 */
declare function createClient(options: ClientOptions): Client;

export { AskedByKey, CallOptions, ClientOptions, Deliveries, Disputes, List, OfferedMethods, PagePosition, Payments, Refunds, Settlements, WriteOptions, createClient };
export type { Balances, Client, EventListParams, Events, Sandbox, WebhookEndpoints };

// webhooks.d.ts

import { WebhookBody, EventType, WebhookEventData } from '@mitako/contract/names';
export { DisputeEventData, EndpointDisabledData, FailedPaymentData, PingData, RefundEventData, RefundedPaymentData, WebhookEventData } from '@mitako/contract/names';

/** Data of unknown events, in a test. */
type UntypedData = Readonly<Record<string, unknown>>;
/** One kind of event. `id` is the same on every retry and replay: handle each id once. */
interface WebhookEventOf<Name extends string, Data> extends WebhookBody<Data> {
    /** Without the `gateway.` prefix that an endpoint may request. */
    readonly event: Name;
}
/**
 * A name that this version does not know. At run time it is the plain name. The type contains a suffix pattern, because
 * with a plain `string` comparing `event` with a known name would no longer narrow `data` (a brand does not help, a
 * pattern does). To compare with a newer name, write `String(event.event) === '…'`.
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

/** Headers in the form of any server: a `Headers`, Node's `request.headers`, or a plain object in any case. */
type WebhookHeaders = {
    readonly get: (name: string) => string | null;
} | {
    readonly [name: string]: string | readonly string[] | undefined;
};

/** An event for a test. Omitted fields have defaults. */
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
    /** `whsec_` and base64 of 24 bytes or more. The first of several signs `X-Service-Signature`, as in a rotation. */
    readonly secret: string | readonly string[];
    readonly event?: TestEvent<Name> | undefined;
    /** The body as a string, instead of `event`. */
    readonly payload?: string | undefined;
    /** Time of sending in Unix seconds. Default: now. */
    readonly timestamp?: number | undefined;
    /** Id of the event. Default: random. */
    readonly id?: string | undefined;
}
/** A request as Mitako would send it. */
interface SignedTestWebhook {
    readonly payload: string;
    readonly headers: Readonly<Record<string, string>>;
}
/**
 * Creates a signed webhook, for tests of your own handler.
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
 * Why verification failed:
 *
 * - `missing_header`: a signature header did not arrive.
 * - `malformed_header`: a signature header does not have Mitako's format.
 * - `no_match`: the signature does not match the body and secret.
 * - `stale`: the signature is valid but too old, or from the future.
 * - `parsed_body`: the body was parsed or consumed before verification.
 * - `bad_secret`: the secret is not a valid webhook secret.
 * - `malformed_body`: the signature is valid but the body is no event.
 */
type WebhookVerificationReason = 'missing_header' | 'malformed_header' | 'no_match' | 'stale' | 'parsed_body' | 'bad_secret' | 'malformed_body';
/** Thrown when a webhook cannot be verified. The message says what to fix and never contains the secret. */
declare class WebhookVerificationError extends Error {
    readonly name: string;
    readonly reason: WebhookVerificationReason;
    constructor(reason: WebhookVerificationReason, message: string);
}

/** A received webhook and the secret to verify it with. */
interface VerifyWebhookOptions {
    /** The raw body: its bytes or its text, never the parsed object. */
    readonly payload: string | Uint8Array;
    readonly headers: WebhookHeaders;
    /** Secret of the endpoint, `whsec_…`; an array during a rotation. */
    readonly secret: string | readonly string[];
    /** Maximum distance of the time of sending from now, in either direction: 1 … 86 400 seconds. Default: 300. */
    readonly toleranceSeconds?: number | undefined;
    /** Current time in epoch milliseconds, for tests. Default: the system clock. */
    readonly now?: number | undefined;
}
/**
 * Verifies a webhook and returns its event.
 *
 * If the Standard Webhooks headers (`webhook-id`, `webhook-timestamp`, `webhook-signature`) are present, they decide.
 * `X-Service-Signature` is then ignored: during a rotation only the new secret signs it, and a receiver with the old
 * secret must still accept the webhook.
 *
 * With `X-Service-Signature` alone, no signed header contains the time of sending. The body's `created_at`, which is
 * signed, must then lie within the 24 hours of retries. Mitako always sends all four headers, so this happens when a
 * proxy drops them, or when somebody replays a captured request without them. Handle each `event.id` once; it is signed
 * in either case. For a body without an id it is the signature, which is the same on every retry.
 *
 * @throws WebhookVerificationError with a `reason` and a message that explain the failure
 * @throws TypeError when `toleranceSeconds` is out of range; 0 does not disable the check
 */
declare function verifyWebhook(options: VerifyWebhookOptions): Promise<WebhookEvent>;

/** Options of a webhook endpoint. */
interface WebhookHandlerOptions {
    /** Secret of the endpoint, `whsec_…`; an array during a rotation. */
    readonly secret: string | readonly string[];
    /**
     * Handles an event. If it throws, the response is 500 and Mitako retries for 24 hours. It has 15 seconds; put longer
     * work on a queue.
     */
    readonly onEvent: (event: WebhookEvent) => unknown;
    /**
     * Prevents handling an event twice: insert the id if it is absent and call `handle` only then, in one transaction, so
     * that a failure removes the id and the next attempt is handled. The same event can arrive twice, when a response was
     * lost or somebody replays it.
     *
     * @example
     * ```ts
     * seen: (id, handle) => database.transaction(async (transaction) => {
     *   if (await insertIfAbsent(transaction, id)) await handle();
     * })
     * ```
     */
    readonly seen?: ((id: string, handle: () => Promise<void>) => unknown) | undefined;
    /** Called with the reason of a response other than 200. Default: `console.error`. */
    readonly onError?: ((error: unknown) => void) | undefined;
    /** 1 … 86 400 seconds. Default: 300. See `verifyWebhook`. */
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
export type { SignTestWebhookOptions, SignedTestWebhook, TestEvent, UnknownEventName, UnknownWebhookEvent, UntypedData, VerifyWebhookOptions, WebhookEvent, WebhookEventOf, WebhookHandlerOptions, WebhookHeaders, WebhookVerificationReason };

// operator.d.ts

import { W as WriteOptions, f as PagePosition, C as CallOptions, L as List, A as Asked, b as ConnectionOptions } from './options.js';
export { a as AskedByKey, E as ErrorDetails, F as Fetch, c as LocalErrorCode, M as MitakoError, d as MitakoErrorCode, e as MitakoErrorContext, P as Page, i as isMitakoError } from './options.js';
import { AgentCreateParams, AgentRecord, AgentWithFloats, AgentUpdateParams, FloatParams as FloatParams$1, Transaction, AttemptListQuery, AttemptRecord, OperatorPageQuery, UnappliedFunds, AttemptLookup, AttemptResolveParams, OperatorKey, Deleted, Health, LedgerCheck, RegisterParams, MerchantRecord, MerchantListQuery, MerchantUpdateParams, KycDecisionParams, SuspendParams, OperatorModeQuery, Balance, WebhookEndpointWithRecent, SearchQuery, SearchResults } from '@mitako/contract/names';
export { AgentCreateParams, AgentLimits, AgentRecord, AgentUpdateParams, AgentWithFloats, AttemptLookup, AttemptRecord, AttemptResolution, AttemptResolveParams, AuditAction, AuditEntry, Balance, Deleted, Delivery, DeliveryAttempt, DeliveryRecord, DeliveryRecordWithAttempts, DeliveryWithAttempts, DisputeOpenParams, DisputeRecord, DisputeResolveParams, ErrorCode, FailedReplayed, Found, Health, HealthCount, HealthQueue, HeldBalance, KycDecisionParams, LedgerCheck, LedgerFinding, MerchantMethod, MerchantMethodsParams, MerchantRecord, MerchantUpdateParams, OperatorKey, OperatorReplayFailedParams, PaymentRecord, PayoutAccountRecord, RailRecord, RefundCreateParams, RefundRecord, RefundResolveParams, RegisterParams, ReplayFailedParams, SearchQuery, SearchResults, SettlementCreateParams, SettlementLine, SettlementRecord, SuspendParams, Timeline, Transaction, UnappliedFunds, WebhookEndpointWithRecent, Worker } from '@mitako/contract/names';
import { O as OperatorPayoutAccounts, c as OperatorAuditLog } from './payout-accounts.js';
export { a as AuditLogParams, d as OperatorAuditLogParams, b as PayoutAccountModeParams } from './payout-accounts.js';
import { O as OperatorPayments, g as OperatorRefunds, h as OperatorDisputes, i as OperatorSettlements, j as OperatorDeliveries } from './settlements.js';
export { k as OperatorDeliveryListParams, l as OperatorDisputeListParams, m as OperatorSettlementListParams, n as PayoutFailedParams, o as PayoutPaidParams, p as RefundListParams, q as SettlementResolveParams } from './settlements.js';
import { a as OperatorMethods, R as Rails } from './methods.js';
export { b as MerchantMethodListParams } from './methods.js';

/** Parameters to fund a float or withdraw from it. */
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
     * Updates limits, suspends, or lifts the suspension.
     * @throws MitakoError `AGENT_NOT_FOUND`
     */
    update(agentId: string, params: AgentUpdateParams, options?: WriteOptions): Promise<AgentRecord>;
    /**
     * Funds a float with money that the agent paid in at the bank.
     * @throws MitakoError `AGENT_NOT_FOUND`, `MODE_MISMATCH`
     */
    fundFloat(agentId: string, params: FloatParams, options?: WriteOptions): Promise<Transaction>;
    /**
     * Withdraws money from a float, back to the bank.
     * @throws MitakoError `AGENT_NOT_FOUND`, `MODE_MISMATCH`, `INSUFFICIENT_FLOAT`
     */
    withdrawFloat(agentId: string, params: FloatParams, options?: WriteOptions): Promise<Transaction>;
}

/** Filters of the attempt list. */
interface AttemptListParams extends Asked<AttemptListQuery> {
}
/** Filters of unapplied funds. */
interface UnappliedFundsListParams extends Asked<OperatorPageQuery> {
}
/** Payment attempts of all merchants. */
interface Attempts {
    /** Newest first; `{ status: 'needs_review' }` for those that need your review. */
    list(params?: AttemptListParams, options?: CallOptions): List<AttemptRecord>;
    /**
     * All attempts that the filters let through, as one CSV file (RFC 4180, UTF-8): with `day` and `rail`, to compare with
     * the provider's portal. Set a longer `timeoutMs` for large files.
     */
    listCsv(params?: AttemptListParams, options?: CallOptions): Promise<string>;
    /** Late payments whose money waits in suspense, newest first. */
    listUnapplied(params?: UnappliedFundsListParams, options?: CallOptions): List<UnappliedFunds>;
    /**
     * Asks the provider what became of an attempt. Nothing is recorded; the answer may take 10 seconds.
     * @throws MitakoError `ATTEMPT_NOT_FOUND`, `RAIL_NOT_FOUND` for wallets and for rails that are no longer configured
     */
    lookUp(attemptId: string, options?: CallOptions): Promise<AttemptLookup>;
    /** @throws MitakoError `ATTEMPT_NOT_FOUND` */
    retrieve(attemptId: string, options?: CallOptions): Promise<AttemptRecord>;
    /**
     * Resolves an attempt with the outcome from the provider, or records that unapplied funds were returned to the payer.
     * @throws MitakoError `ATTEMPT_NOT_FOUND`, `ATTEMPT_NOT_IN_REVIEW`
     */
    resolve(attemptId: string, params: AttemptResolveParams, options?: WriteOptions): Promise<AttemptRecord>;
}

/** Keys with full access to the operator's API. They are created on the machine only. */
interface OperatorKeys {
    /** Newest first, including revoked keys. */
    list(params?: PagePosition, options?: CallOptions): List<OperatorKey>;
    /**
     * Revokes a key at once, also the one that is used here.
     * @throws MitakoError `API_KEY_NOT_FOUND`
     */
    revoke(keyId: string, options?: WriteOptions): Promise<Deleted>;
}

/** Health of the gateway. */
interface OperatorHealth {
    /** Reads the health of workers, queues and the database. */
    retrieve(options?: CallOptions): Promise<Health>;
}

/** Ledger checks. */
interface LedgerChecks {
    /**
     * Starts a ledger check in the background; read the check for its result.
     * @throws MitakoError `LEDGER_CHECK_RUNNING`
     */
    create(options?: WriteOptions): Promise<LedgerCheck>;
    /** Newest first. */
    list(params?: PagePosition, options?: CallOptions): List<LedgerCheck>;
    /** @throws MitakoError `LEDGER_CHECK_NOT_FOUND` */
    retrieve(ledgerCheckId: string, options?: CallOptions): Promise<LedgerCheck>;
}

/** Filters of the merchant list. */
interface MerchantListParams extends Asked<MerchantListQuery> {
}
/** Mode of the balance to read. */
interface MerchantModeParams extends Asked<OperatorModeQuery> {
}
/** Merchants, their KYC and their terms. */
interface Merchants {
    /** @throws MitakoError `EMAIL_TAKEN` */
    create(params: RegisterParams, options?: WriteOptions): Promise<MerchantRecord>;
    /** Newest first; `{ kyc_status: 'pending' }` for those that need your decision. */
    list(params?: MerchantListParams, options?: CallOptions): List<MerchantRecord>;
    /** @throws MitakoError `MERCHANT_NOT_FOUND` */
    retrieve(merchantId: string, options?: CallOptions): Promise<MerchantRecord>;
    /**
     * Updates fees and settlement terms, for future payments.
     * @throws MitakoError `MERCHANT_NOT_FOUND`
     */
    update(merchantId: string, params: MerchantUpdateParams, options?: WriteOptions): Promise<MerchantRecord>;
    /**
     * Approves or rejects a KYC submission, or asks for more.
     * @throws MitakoError `MERCHANT_NOT_FOUND`, `KYC_NOT_PENDING`
     */
    decideKyc(merchantId: string, params: KycDecisionParams, options?: WriteOptions): Promise<MerchantRecord>;
    /**
     * Suspends the merchant: it accepts no new live payments. The merchant reads the reason.
     * @throws MitakoError `MERCHANT_NOT_FOUND`
     */
    suspend(merchantId: string, params?: SuspendParams, options?: WriteOptions): Promise<MerchantRecord>;
    /**
     * Lifts a suspension.
     * @throws MitakoError `MERCHANT_NOT_FOUND`
     */
    reinstate(merchantId: string, options?: WriteOptions): Promise<MerchantRecord>;
    /**
     * Reads the merchant's balance, one row per currency and mode.
     * @throws MitakoError `MERCHANT_NOT_FOUND`
     */
    balance(merchantId: string, params?: MerchantModeParams, options?: CallOptions): Promise<readonly Balance[]>;
    /**
     * Lists the merchant's webhook endpoints, at most 10.
     * @throws MitakoError `MERCHANT_NOT_FOUND`
     */
    webhookEndpoints(merchantId: string, params?: MerchantModeParams, options?: CallOptions): Promise<readonly WebhookEndpointWithRecent[]>;
}

/** Search by anything that is printed somewhere. */
interface Search {
    /** What an id, a reference, an e-mail address or a phone number names, among all merchants. */
    find(query: SearchQuery, options?: CallOptions): Promise<SearchResults>;
}

/** Options of an operator client. */
interface OperatorClientOptions extends ConnectionOptions {
    /** Operator key, `svc_operator_…`. Rejected in browsers. */
    readonly operatorKey: string;
}
/** The API for the operator of the gateway, over all merchants and both modes. Any call may throw a `MitakoError`. */
interface OperatorClient {
    readonly merchants: Merchants;
    readonly methods: OperatorMethods;
    readonly rails: Rails;
    readonly agents: Agents;
    readonly payments: OperatorPayments;
    readonly refunds: OperatorRefunds;
    readonly disputes: OperatorDisputes;
    readonly settlements: OperatorSettlements;
    readonly payoutAccounts: OperatorPayoutAccounts;
    readonly attempts: Attempts;
    readonly search: Search;
    readonly deliveries: OperatorDeliveries;
    readonly operatorKeys: OperatorKeys;
    readonly auditLog: OperatorAuditLog;
    readonly health: OperatorHealth;
    readonly ledgerChecks: LedgerChecks;
}
/**
 * Creates the operator client. It holds no connection and no state. It retries calls as `createClient` does.
 *
 * @example
 * ```ts
 * const operator = createOperatorClient({ operatorKey: env.MITAKO_OPERATOR_KEY, baseUrl: 'https://pay.example.cm/api/v1' });
 * for await (const { id } of operator.merchants.list({ kyc_status: 'pending' })) …
 * ```
 * @throws TypeError when an option is invalid, or the key is used in a browser
 */
declare function createOperatorClient(options: OperatorClientOptions): OperatorClient;

export { Asked, CallOptions, ConnectionOptions, List, OperatorAuditLog, OperatorDeliveries, OperatorDisputes, OperatorMethods, OperatorPayments, OperatorPayoutAccounts, OperatorRefunds, OperatorSettlements, PagePosition, Rails, WriteOptions, createOperatorClient };
export type { Agents, AttemptListParams, Attempts, FloatParams, LedgerChecks, MerchantListParams, MerchantModeParams, Merchants, OperatorClient, OperatorClientOptions, OperatorHealth, OperatorKeys, Search, UnappliedFundsListParams };

// operator-account.d.ts

export { A as Asked, a as AskedByKey, C as CallOptions, b as ConnectionOptions, E as ErrorDetails, F as Fetch, L as List, c as LocalErrorCode, M as MitakoError, d as MitakoErrorCode, e as MitakoErrorContext, P as Page, f as PagePosition, W as WriteOptions, i as isMitakoError } from './options.js';
export { Deleted, Device, ErrorCode, LoginParams, OtherDevicesRevoked, PasswordParams, Principal, ReauthenticateParams } from '@mitako/contract/names';
import { A as Account, S as SessionClientOptions } from './options.js';
export { D as Devices, P as Proof, a as SessionStore, b as StoredSession } from './options.js';
import { OperatorClient } from './operator.js';
import './payout-accounts-p-zyN4yQ.js';
import './settlements-B7y2qCJO.js';
import './methods-Od-n9nJ1.js';

/** An operator's account. It is created on the gateway's machine: `mitako operators create`. */
interface OperatorAccount extends Account {
    /**
     * The operator API, called as the logged-in account. Changes require the password within the last ten minutes: on
     * `REAUTHENTICATION_REQUIRED`, call `reauthenticate`.
     */
    readonly client: OperatorClient;
}
/**
 * Creates the client for an operator's account, for people. Programs use `createOperatorClient` with a key.
 *
 * @example
 * ```ts
 * const operator = createOperatorAccount({ baseUrl: 'https://pay.example.cm/api/v1' });
 * await operator.login({ email, password });
 * await operator.client.merchants.decideKyc('mer_…', { decision: 'approved' });
 * ```
 * @throws TypeError when an option is invalid
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

/** Parameters of a wallet payment. */
interface PayFromWalletParams extends Omit<PayFromWalletParams$1, 'method'> {
}
/** Parameters of a mobile-money payment. */
interface PayByMobileMoneyParams extends Omit<PayByMobileMoneyParams$1, 'method'> {
}
/** Payment of a checkout in the app. The slug is the last part of the `checkout_url`. */
interface Checkouts {
    /**
     * Reads the amount, the merchant and the payment methods. Works without a login.
     * @throws MitakoError `CHECKOUT_NOT_FOUND`
     */
    retrieve(slug: string, options?: CallOptions): Promise<Checkout>;
    /**
     * Pays from the wallet of the logged-in user. `redirect_url` of the response leads back to the shop.
     * @throws MitakoError `INSUFFICIENT_FUNDS`, `PAYMENT_DECLINED`, `INVALID_PIN` (with `details.attempts_left`),
     * `PIN_LOCKED`, `PIN_NOT_SET`, `PIN_RESET_REQUIRED`, `MODE_MISMATCH`, and errors of the payment's state
     */
    payFromWallet(slug: string, params: PayFromWalletParams, options?: WriteOptions): Promise<CheckoutPaid>;
    /**
     * Charges this number through a provider. The payment is usually still processing when the call returns: show
     * `next_action.prompt` and retrieve the checkout again after `next_action.poll_after_ms`.
     * @throws MitakoError `PAYMENT_DECLINED`, `METHOD_NOT_AVAILABLE`, `RAIL_ERROR`, and errors of the payment's state
     */
    payByMobileMoney(slug: string, params: PayByMobileMoneyParams, options?: WriteOptions): Promise<CheckoutPaid>;
    /**
     * Submits the code that the provider sent to the payer, when `next_action.type` is `enter_otp`. The payment is
     * usually still processing when the call returns: continue as after paying. Works without a login.
     * @throws MitakoError `INVALID_CODE` (with `details.attempts_left`), `CODE_NOT_EXPECTED`, `PAYMENT_DECLINED` (also
     * with the last wrong code), `RAIL_ERROR`, and errors of the payment's state
     */
    confirm(slug: string, params: CheckoutConfirmParams, options?: WriteOptions): Promise<CheckoutPaid>;
    /**
     * Cancels as the payer; repeating it returns the same response. Works without a login.
     * @throws MitakoError `PAYMENT_ALREADY_PAID`, `PAYMENT_FAILED`, `PAYMENT_IN_PROGRESS`, `PAYMENT_EXPIRED`
     */
    cancel(slug: string, params?: PaymentCancelParams, options?: WriteOptions): Promise<CheckoutCanceled>;
}

/** The API for one wallet user. Any call may throw a `MitakoError`. */
interface WalletClient extends Registration, Account, Pin {
    readonly balance: WalletBalance;
    readonly transactions: Transactions;
    readonly cashOutCodes: CashOutCodes;
    readonly checkout: Checkouts;
}
/**
 * Creates the client for a wallet app: one per logged-in account. It needs no key.
 *
 * The access token stays in memory. When it expires, the client refreshes it once for all waiting calls and repeats
 * each of them with its own idempotency key.
 *
 * @example
 * ```ts
 * const wallet = createWalletClient({ baseUrl: 'https://pay.example.cm/api/v1', session: secureStore });
 * await wallet.login({ email, password });
 * const { redirect_url } = await wallet.checkout.payFromWallet(slug, { pin });
 * ```
 * @throws TypeError when an option is invalid
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

/** Cash operations. */
interface Cash {
    /**
     * Cash-in: from the float to the customer's wallet.
     * @throws MitakoError `INSUFFICIENT_FLOAT`, `LIMIT_EXCEEDED`, `USER_NOT_FOUND`, `USER_AMBIGUOUS`,
     * `ACCOUNT_SUSPENDED`, `INVALID_PIN`, `PIN_LOCKED`, `PIN_NOT_SET`, `PIN_RESET_REQUIRED`
     */
    cashIn(params: CashInParams, options?: WriteOptions): Promise<CashReceipt>;
    /**
     * Cash-out: from the customer's wallet to the float, with the customer's code.
     * @throws MitakoError `CASH_OUT_CODE_INVALID`, `INSUFFICIENT_FUNDS`, and those of `cashIn` except
     * `INSUFFICIENT_FLOAT`
     */
    cashOut(params: CashOutParams, options?: WriteOptions): Promise<CashReceipt>;
}
/** The agent's float. */
interface Float {
    /** The float's balance, and the agent's limits. */
    retrieve(options?: CallOptions): Promise<AgentFloat>;
}

/** The API for one agent. The operator creates the account. Any call may throw a `MitakoError`. */
interface AgentClient extends Account, Pin, Cash {
    readonly float: Float;
    readonly transactions: Transactions;
}
/**
 * Creates the client for an agent's till: one per logged-in agent. Sessions work as in the wallet client.
 *
 * @example
 * ```ts
 * const agent = createAgentClient({ baseUrl: 'https://pay.example.cm/api/v1' });
 * await agent.login({ email, password });
 * const receipt = await agent.cashIn({ user: '+237653456789', amount: 10_000, pin });
 * ```
 * @throws TypeError when an option is invalid
 */
declare function createAgentClient(options: HolderClientOptions): AgentClient;

export { Account, CallOptions, HolderClientOptions, Pin, Transactions, WriteOptions, createAgentClient };
export type { AgentClient, Cash, Float };

// merchant.d.ts

import { W as WriteOptions, f as PagePosition, C as CallOptions, L as List } from './options.js';
export { A as Asked, a as AskedByKey, b as ConnectionOptions, E as ErrorDetails, F as Fetch, c as LocalErrorCode, M as MitakoError, d as MitakoErrorCode, e as MitakoErrorContext, P as Page, i as isMitakoError } from './options.js';
import { ApiKeyCreateParams, ApiKeyWithSecret, ApiKey, ApiKeyRollParams, Deleted, MerchantProfile, ProfileParams, LogoParams, Kyc, KycParams, Overview } from '@mitako/contract/names';
export { ApiKey, ApiKeyCreateParams, ApiKeyRollParams, ApiKeyWithSecret, AuditAction, AuditEntry, Deleted, Device, ErrorCode, HiddenMethodsParams, Kyc, KycParams, LoginParams, LogoParams, MerchantMethod, MerchantProfile, OtherDevicesRevoked, Overview, PasswordParams, PayoutAccount, PayoutAccountParams, Principal, ProfileParams, ReauthenticateParams, RegisterParams, Scope } from '@mitako/contract/names';
import { R as Registration, A as Account, S as SessionClientOptions } from './options.js';
export { D as Devices, P as Proof, a as SessionStore, b as StoredSession } from './options.js';
import { P as PayoutAccounts, A as AuditLog } from './payout-accounts.js';
export { a as AuditLogParams, b as PayoutAccountModeParams } from './payout-accounts.js';
import { M as Methods } from './methods.js';

/** Secret keys of both modes, for the merchant's server. */
interface ApiKeys {
    /**
     * Creates a key. Its `secret` is returned only once.
     * @throws MitakoError `KYC_REQUIRED` for a live key before the KYC is approved, `API_KEY_LIMIT` beyond 50 active keys
     * of the mode
     */
    create(params: ApiKeyCreateParams, options?: WriteOptions): Promise<ApiKeyWithSecret>;
    /** Newest first, including revoked keys. */
    list(params?: PagePosition, options?: CallOptions): List<ApiKey>;
    /**
     * Replaces a key by a new one with the same name, mode, scopes and expiry, unless `expires_in` sets another expiry.
     * @throws MitakoError `API_KEY_NOT_FOUND`, `API_KEY_REVOKED`, and `API_KEY_LIMIT` when 50 are active, with the old one in
     * its grace period
     */
    roll(keyId: string, params?: ApiKeyRollParams, options?: WriteOptions): Promise<ApiKeyWithSecret>;
    /**
     * Revokes a key at once.
     * @throws MitakoError `API_KEY_NOT_FOUND`
     */
    revoke(keyId: string, options?: WriteOptions): Promise<Deleted>;
}

/** The merchant's public profile, and its terms. */
interface Profile {
    retrieve(options?: CallOptions): Promise<MerchantProfile>;
    update(params: ProfileParams, options?: WriteOptions): Promise<MerchantProfile>;
    /** Sets or replaces the logo of the checkouts. */
    setLogo(params: LogoParams, options?: WriteOptions): Promise<MerchantProfile>;
    /** Deletes the logo. */
    deleteLogo(options?: WriteOptions): Promise<MerchantProfile>;
}
/** Business verification (KYC), required for live payments. */
interface MerchantKyc {
    retrieve(options?: CallOptions): Promise<Kyc>;
    /**
     * Submits the KYC for the operator's decision.
     * @throws MitakoError `KYC_NOT_PENDING` while a submission waits for its decision, and once it is approved
     */
    submit(params: KycParams, options?: WriteOptions): Promise<Kyc>;
}
/** Period and mode of the overview. */
interface OverviewParams {
    /** 7, 30 or 90, including today. Default: 7. */
    readonly days?: 7 | 30 | 90 | undefined;
    /** Default: `live`, or `test` while the KYC is not approved. */
    readonly mode?: 'live' | 'test' | undefined;
}
/** The merchant's overview. */
interface Overviews {
    retrieve(params?: OverviewParams, options?: CallOptions): Promise<Overview>;
}

/** A merchant's own account. For payments, use `createClient` with an API key created here. */
interface MerchantClient extends Registration, Account {
    readonly profile: Profile;
    readonly kyc: MerchantKyc;
    readonly apiKeys: ApiKeys;
    readonly payoutAccount: PayoutAccounts;
    readonly methods: Methods;
    readonly overview: Overviews;
    readonly auditLog: AuditLog;
}
/**
 * Creates the client for a merchant's account: one per logged-in account. Sessions work as in the wallet client.
 *
 * @example
 * ```ts
 * const merchant = createMerchantClient({ baseUrl: 'https://pay.example.cm/api/v1' });
 * await merchant.login({ email, password });
 * const { secret } = await merchant.apiKeys.create({ name: 'Shop', livemode: false });
 * ```
 * @throws TypeError when an option is invalid
 */
declare function createMerchantClient(options: SessionClientOptions): MerchantClient;

export { Account, AuditLog, CallOptions, List, Methods, PagePosition, PayoutAccounts, Registration, SessionClientOptions, WriteOptions, createMerchantClient };
export type { ApiKeys, MerchantClient, MerchantKyc, OverviewParams, Overviews, Profile };

// options.d.ts

import { FieldErrors, ErrorCode, Timestamp } from '@mitako/contract/names';

declare const marker: unique symbol;
/**
 * Failures without a response of the API:
 *
 * - `CONNECTION_FAILED`: no response arrived (name not resolved, connection refused or reset).
 * - `TIMED_OUT`: no complete response within `timeoutMs`.
 * - `ABORTED`: the caller's `signal` ended the call.
 * - `UNEXPECTED_RESPONSE`: the response is not from the API, most often due to a proxy or a wrong `baseUrl`.
 */
type LocalErrorCode = 'CONNECTION_FAILED' | 'TIMED_OUT' | 'ABORTED' | 'UNEXPECTED_RESPONSE';
/** A code of the API, a code of this client, or a code of a newer server that this client does not know. */
type MitakoErrorCode = ErrorCode | LocalErrorCode | (string & Record<never, never>);
/** Details of the error. Fields depend on the code, and more may be added. */
interface ErrorDetails {
    readonly [name: string]: unknown;
    /** With `VALIDATION_ERROR`: the rules that each field violated. */
    readonly fields?: FieldErrors;
}
/** Properties of a {@link MitakoError} except code and message. */
interface MitakoErrorContext {
    readonly status?: number | undefined;
    readonly details?: ErrorDetails | undefined;
    readonly requestId?: string | undefined;
    readonly retryAfterSeconds?: number | undefined;
    readonly idempotencyKey?: string | undefined;
    readonly cause?: unknown;
}
/**
 * The only error class of this client: a rejected call, or a call without a response. Distinguish errors by `code`. The
 * error never contains the API key. Invalid arguments throw a `TypeError` before anything is sent.
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
    /** Branch on this. Codes of newer servers are passed through, so keep a default branch. */
    readonly code: MitakoErrorCode;
    /** HTTP status; absent without a response. */
    readonly status: number | undefined;
    /** `{}` if there are no details. */
    readonly details: ErrorDetails;
    /** `X-Request-Id` of the response: quote it when you contact the operator. */
    readonly requestId: string | undefined;
    /** `Retry-After` of the response in seconds, not capped. */
    readonly retryAfterSeconds: number | undefined;
    /**
     * Key of the call, for every call that changes something. If it is unclear whether the call took effect, repeat it
     * with `{ idempotencyKey: error.idempotencyKey }` within 24 hours: the effect happens at most once.
     */
    readonly idempotencyKey: string | undefined;
    constructor(code: MitakoErrorCode, message: string, context?: MitakoErrorContext);
}
/** True for a {@link MitakoError}, including one from another copy of this package, for which `instanceof` is false. */
declare function isMitakoError(value: unknown): value is MitakoError;

/** A page of a list. Pass `next_cursor` as `cursor` to read the next one. */
interface Page<Item> {
    readonly items: readonly Item[];
    readonly has_more: boolean;
    /** Null on the last page. */
    readonly next_cursor: string | null;
}
/**
 * A lazy list: nothing is sent before you iterate it or request a page.
 *
 * @example
 * ```ts
 * for await (const payment of mitako.payments.list({ status: 'succeeded' })) …
 * const page = await mitako.payments.list({ limit: 50 }).page();
 * const newest = await mitako.payments.list().toArray({ max: 500 });
 * ```
 */
interface List<Item> extends AsyncIterable<Item> {
    /** Reads one page, the first one unless `cursor` is given. */
    page(): Promise<Page<Item>>;
    /**
     * Reads at most `max` items into memory.
     * @throws TypeError when `max` is not an integer of at least 1
     */
    toArray(options: {
        readonly max: number;
    }): Promise<Item[]>;
}
/** Position and size of a page, with the query's names. */
interface PagePosition {
    /** 1 … 100. Default: 20. */
    readonly limit?: number | undefined;
    /** `next_cursor` of the previous page. */
    readonly cursor?: string | undefined;
}
/** A query as sent: all fields are optional, a single value may stand for an array, times are strings. */
type Asked<Query> = {
    readonly [Name in keyof Query]?: (Name extends 'created_from' | 'created_to' ? Timestamp : OneOrMore<Exclude<Query[Name], undefined>>) | undefined;
};
/** The same for callers with a key, which has one mode. The method determines the format. */
type AskedByKey<Query> = Asked<Omit<Query, 'mode' | 'format'>>;
type OneOrMore<Value> = Value extends readonly (infer Item)[] ? Item | Value : Value;

/** How a client connects to the API. */
interface ConnectionOptions {
    /** Base URL of the API, ending in `/api/v1`: `https://pay.example.cm/api/v1`. */
    readonly baseUrl: string;
    /** Timeout of one attempt in milliseconds, from sending to the last byte of the response. Default: 15 000. */
    readonly timeoutMs?: number | undefined;
    /** Number of retries of a call without a usable response, 0 … 10. Default: 2. */
    readonly maxRetries?: number | undefined;
    /** Sends a request instead of the global `fetch`; in a test, pass the gateway's own handler. */
    readonly fetch?: Fetch | undefined;
}
/** Options of a merchant client. */
interface ClientOptions extends ConnectionOptions {
    /** Secret key, `svc_live_…` or `svc_test_…`. A live key is rejected in browsers. */
    readonly apiKey: string;
}
/** A function with the shape of `fetch`. It receives a `Request` and nothing else. */
type Fetch = (request: Request) => Promise<Response>;
/** Options of a call. */
interface CallOptions {
    /** Aborts the call, including waits between attempts. To bound the call as a whole, pass `AbortSignal.timeout(…)`. */
    readonly signal?: AbortSignal | undefined;
    /** As {@link ConnectionOptions.timeoutMs}, for this call. */
    readonly timeoutMs?: number | undefined;
    /** As {@link ConnectionOptions.maxRetries}, for this call. */
    readonly maxRetries?: number | undefined;
}
/** Options of a call that changes something. */
interface WriteOptions extends CallOptions {
    /**
     * 1 … 255 visible ASCII characters. Default: a random UUID. Pass your own, stored with the order, if the call must
     * happen once even when your process dies in between. The same key returns the same response for 24 hours.
     */
    readonly idempotencyKey?: string | undefined;
}

export { MitakoError as M, isMitakoError as i };
export type { Asked as A, CallOptions as C, ErrorDetails as E, Fetch as F, List as L, Page as P, WriteOptions as W, AskedByKey as a, ConnectionOptions as b, LocalErrorCode as c, MitakoErrorCode as d, MitakoErrorContext as e, PagePosition as f, ClientOptions as g };

// settlements.d.ts

import { DeliveryListQuery, Delivery, DeliveryWithAttempts, ReplayFailedParams, Timestamp, FailedReplayed, OperatorDeliveryListQuery, DeliveryRecord, DeliveryRecordWithAttempts, OperatorReplayFailedParams, DisputeListQuery, Dispute, EvidenceParams, OperatorDisputeListQuery, DisputeRecord, DisputeResolveParams, PaymentChargeParams, PaymentCreateParams, Payment, PaymentCharged, CheckoutConfirmParams, PaymentListQuery, PaymentCancelParams, RefundCreateParams, Refund, Timeline, PaymentRecord, RefundRecord, DisputeOpenParams, RefundListQuery, RefundResolveParams, SettlementListQuery, Settlement, SettlementWithDestination, SettlementLine, SettlementCreateParams, SettlementRecord, OperatorSettlementListQuery } from '@mitako/contract/names';
import { a as AskedByKey, C as CallOptions, L as List, W as WriteOptions, A as Asked, f as PagePosition } from './options.js';

/** Filters of the delivery list. */
interface DeliveryListParams extends AskedByKey<DeliveryListQuery> {
}
/** Deliveries of events to webhook endpoints. */
interface Deliveries {
    /** Newest first. */
    list(params?: DeliveryListParams, options?: CallOptions): List<Delivery>;
    /**
     * One delivery with every attempt: status, duration, response.
     * @throws MitakoError `DELIVERY_NOT_FOUND`
     */
    retrieve(deliveryId: string, options?: CallOptions): Promise<DeliveryWithAttempts>;
    /**
     * Replays a delivery to its endpoint.
     * @throws MitakoError `DELIVERY_NOT_FOUND`, `WEBHOOK_ENDPOINT_NOT_FOUND`, `WEBHOOK_ENDPOINT_DISABLED`
     */
    replay(deliveryId: string, options?: WriteOptions): Promise<Delivery>;
    /**
     * Replays deliveries that failed since a time, 500 per call: while `has_more` is true, repeat with `next_cursor`.
     * @throws MitakoError `WEBHOOK_ENDPOINT_NOT_FOUND`
     */
    replayFailed(params: ReplayFailedParams<Timestamp>, options?: WriteOptions): Promise<FailedReplayed>;
}
/** Filters of the delivery list of all merchants. */
interface OperatorDeliveryListParams extends Asked<OperatorDeliveryListQuery> {
}
/** Webhook deliveries of all merchants. */
interface OperatorDeliveries {
    /** Newest first; `{ status: 'failed' }` for those given up. */
    list(params?: OperatorDeliveryListParams, options?: CallOptions): List<DeliveryRecord>;
    /**
     * One delivery with its requests and responses.
     * @throws MitakoError `DELIVERY_NOT_FOUND`
     */
    retrieve(deliveryId: string, options?: CallOptions): Promise<DeliveryRecordWithAttempts>;
    /**
     * Replays a delivery to its endpoint.
     * @throws MitakoError `DELIVERY_NOT_FOUND`, `WEBHOOK_ENDPOINT_NOT_FOUND`, `WEBHOOK_ENDPOINT_DISABLED`
     */
    replay(deliveryId: string, options?: WriteOptions): Promise<DeliveryRecord>;
    /**
     * Replays deliveries that failed since a time, 500 per call: while `has_more` is true, repeat with `next_cursor`.
     * @throws MitakoError `WEBHOOK_ENDPOINT_NOT_FOUND`
     */
    replayFailed(params: OperatorReplayFailedParams<Timestamp>, options?: WriteOptions): Promise<FailedReplayed>;
}

/** Filters of the dispute list. */
interface DisputeListParams extends AskedByKey<DisputeListQuery> {
}
/** Payments contested by a payer or the payer's provider. The amount is held until the dispute is resolved. */
interface Disputes {
    /** Newest first; `{ status: 'needs_response' }` for those that need your evidence. */
    list(params?: DisputeListParams, options?: CallOptions): List<Dispute>;
    /** @throws MitakoError `DISPUTE_NOT_FOUND` */
    retrieve(disputeId: string, options?: CallOptions): Promise<Dispute>;
    /**
     * Submits evidence until `due_at`; later evidence replaces earlier evidence.
     * @throws MitakoError `DISPUTE_NOT_FOUND`, `DISPUTE_CLOSED`, `DISPUTE_EVIDENCE_OVERDUE`
     */
    submitEvidence(disputeId: string, params: EvidenceParams, options?: WriteOptions): Promise<Dispute>;
}
/** Filters of the dispute list of all merchants. */
interface OperatorDisputeListParams extends Asked<OperatorDisputeListQuery> {
}
/** Disputes of all merchants. Open them with `payments.dispute`. */
interface OperatorDisputes {
    /** Newest first; `{ status: 'under_review' }` for those that need your decision. */
    list(params?: OperatorDisputeListParams, options?: CallOptions): List<DisputeRecord>;
    /**
     * With the merchant's evidence.
     * @throws MitakoError `DISPUTE_NOT_FOUND`
     */
    retrieve(disputeId: string, options?: CallOptions): Promise<DisputeRecord>;
    /**
     * Resolves a dispute: the held amount goes back to the merchant, or to the payer.
     * @throws MitakoError `DISPUTE_NOT_FOUND`, `DISPUTE_CLOSED`
     */
    resolve(disputeId: string, params: DisputeResolveParams, options?: WriteOptions): Promise<DisputeRecord>;
}

/** Filters of the payment list. */
interface PaymentFilterParams extends Omit<PaymentListParams, keyof PagePosition> {
}
/**
 * Filters and position of the payment list. With selective filters a page may hold fewer than `limit` payments, or
 * none, and still have a next one.
 */
interface PaymentListParams extends AskedByKey<PaymentListQuery> {
}
/** Whom a charge asks for the money. `provider` is optional where the number tells. */
interface ChargeParams extends Omit<PaymentChargeParams, 'method'> {
}
/** Payment intents and their refunds. */
interface Payments {
    /**
     * Creates a payment intent; send the customer to its `checkout_url`. A test key creates a test payment.
     * @throws MitakoError `VALIDATION_ERROR`, `KYC_REQUIRED`, `ACCOUNT_SUSPENDED`
     */
    create(params: PaymentCreateParams, options?: WriteOptions): Promise<Payment>;
    /** @throws MitakoError `PAYMENT_NOT_FOUND`, also for payments of another merchant or mode */
    retrieve(paymentId: string, options?: CallOptions): Promise<Payment>;
    /**
     * Charges a payer's mobile money from your own page or till: the attempt that the hosted checkout would start. The
     * payment is usually still processing when the call returns: show `next_action.prompt`, or send the payer to
     * `next_action.url`, and wait for the webhook.
     * @throws MitakoError `VALIDATION_ERROR` (with the choices, if the number does not tell the provider),
     * `PAYMENT_DECLINED`, `METHOD_NOT_AVAILABLE`, `RAIL_ERROR`, and errors of the payment's state
     */
    charge(paymentId: string, params: ChargeParams, options?: WriteOptions): Promise<PaymentCharged>;
    /**
     * Submits the code that the provider sent to the payer, when `next_action.type` is `enter_otp`.
     * @throws MitakoError `INVALID_CODE` (with `details.attempts_left`), `CODE_NOT_EXPECTED`, `PAYMENT_DECLINED` (also
     * with the last wrong code), `RAIL_ERROR`, and errors of the payment's state
     */
    confirm(paymentId: string, params: CheckoutConfirmParams, options?: WriteOptions): Promise<PaymentCharged>;
    /** Newest first. */
    list(params?: PaymentListParams, options?: CallOptions): List<Payment>;
    /**
     * All matching payments in one CSV file (RFC 4180, UTF-8), newest first, as a string. Set a longer `timeoutMs` for
     * large files.
     */
    listCsv(params?: PaymentFilterParams, options?: CallOptions): Promise<string>;
    /**
     * Cancels a payment that is not paid yet; repeating it returns the same response.
     * @throws MitakoError `PAYMENT_ALREADY_PAID`, `PAYMENT_FAILED`, `PAYMENT_IN_PROGRESS`, `PAYMENT_EXPIRED`
     */
    cancel(paymentId: string, params?: PaymentCancelParams, options?: WriteOptions): Promise<Payment>;
    /**
     * Refunds a payment; default: what is left of it. The refund may still be `pending`: its outcome arrives as
     * `refund.succeeded` or `refund.failed`.
     * @throws MitakoError `PAYMENT_NOT_REFUNDABLE`, `REFUND_EXCEEDS_REMAINING`, `INSUFFICIENT_BALANCE`
     */
    refund(paymentId: string, params?: RefundCreateParams, options?: WriteOptions): Promise<Refund>;
    /** Refunds of a payment, newest first. */
    listRefunds(paymentId: string, params?: PagePosition, options?: CallOptions): List<Refund>;
    /**
     * Reads everything that happened to a payment, in order, with a paragraph in French and English that explains it to
     * your support team.
     * @throws MitakoError `PAYMENT_NOT_FOUND`
     */
    timeline(paymentId: string, options?: CallOptions): Promise<Timeline>;
}
/** Payments of any merchant, for the operator. */
interface OperatorPayments {
    /** @throws MitakoError `PAYMENT_NOT_FOUND` */
    retrieve(paymentId: string, options?: CallOptions): Promise<PaymentRecord>;
    /**
     * Reads the payment's timeline with its explanation, as the merchant reads it.
     * @throws MitakoError `PAYMENT_NOT_FOUND`
     */
    timeline(paymentId: string, options?: CallOptions): Promise<Timeline>;
    /**
     * Refunds a payment; default: what is left of it.
     * @throws MitakoError `PAYMENT_NOT_FOUND`, `PAYMENT_NOT_REFUNDABLE`, `REFUND_EXCEEDS_REMAINING`,
     * `INSUFFICIENT_BALANCE`
     */
    refund(paymentId: string, params?: RefundCreateParams, options?: WriteOptions): Promise<RefundRecord>;
    /**
     * Opens a dispute and holds its amount until it is resolved.
     * @throws MitakoError `PAYMENT_NOT_FOUND`, `PAYMENT_NOT_DISPUTABLE`, `DISPUTE_EXCEEDS_REMAINING`
     */
    dispute(paymentId: string, params?: DisputeOpenParams, options?: WriteOptions): Promise<DisputeRecord>;
}

/** Filters of the refund list of all merchants. */
interface RefundListParams extends Asked<RefundListQuery> {
}
/** Refunds by id. Create and list them with their payment. */
interface Refunds {
    /** @throws MitakoError `REFUND_NOT_FOUND` */
    retrieve(refundId: string, options?: CallOptions): Promise<Refund>;
}
/** Refunds of all merchants. Create them with `payments.refund`. */
interface OperatorRefunds {
    /** Newest first; `{ status: 'pending' }` for those that the rail has not answered. */
    list(params?: RefundListParams, options?: CallOptions): List<RefundRecord>;
    /** @throws MitakoError `REFUND_NOT_FOUND` */
    retrieve(refundId: string, options?: CallOptions): Promise<RefundRecord>;
    /**
     * Resolves a refund with the outcome from the provider.
     * @throws MitakoError `REFUND_NOT_FOUND`, `REFUND_NOT_PENDING`
     */
    resolve(refundId: string, params: RefundResolveParams, options?: WriteOptions): Promise<RefundRecord>;
}

/** Filters of the settlement list. */
interface SettlementListParams extends AskedByKey<SettlementListQuery> {
}
/** Settlements, and the ledger entries that they sum up. A key sees those of its own mode. */
interface Settlements {
    /** Newest first. */
    list(params?: SettlementListParams, options?: CallOptions): List<Settlement>;
    /** @throws MitakoError `SETTLEMENT_NOT_FOUND` */
    retrieve(settlementId: string, options?: CallOptions): Promise<SettlementWithDestination>;
    /** In ledger order. Their amounts add up to the settlement's. */
    lines(settlementId: string, params?: PagePosition, options?: CallOptions): List<SettlementLine>;
    /**
     * All lines in one CSV file (RFC 4180, UTF-8), as a string. Set a longer `timeoutMs` for large files.
     * @throws MitakoError `SETTLEMENT_NOT_FOUND`
     */
    linesCsv(settlementId: string, options?: CallOptions): Promise<string>;
}
/** Filters of the settlement list of all merchants. */
interface OperatorSettlementListParams extends Asked<OperatorSettlementListQuery> {
}
/** Outcome of a payout. */
type SettlementResolveParams = PayoutPaidParams | PayoutFailedParams;
/** A completed payout. */
interface PayoutPaidParams {
    readonly outcome: 'paid';
    /** The account that the money went to, `destination.id`. Default: the merchant's present one. */
    readonly payout_account_id?: string | undefined;
    /** Your reference for the payout; at most 255 characters. */
    readonly reference?: string | undefined;
}
/** A failed payout: its amount becomes available again and is part of the next settlement. */
interface PayoutFailedParams {
    readonly outcome: 'failed';
    /** Shown to the merchant; at most 255 characters. */
    readonly failure_reason: string;
    /** Your reference for the payout; at most 255 characters. */
    readonly reference?: string | undefined;
}
/** Settlements of all merchants. */
interface OperatorSettlements {
    /**
     * Closes a merchant's available balance into a settlement now.
     * @throws MitakoError `MERCHANT_NOT_FOUND`, `NOTHING_TO_SETTLE`
     */
    create(merchantId: string, params: SettlementCreateParams, options?: WriteOptions): Promise<SettlementRecord>;
    /** Newest first; `{ status: 'pending' }` for those to pay out. */
    list(params?: OperatorSettlementListParams, options?: CallOptions): List<SettlementRecord>;
    /** @throws MitakoError `SETTLEMENT_NOT_FOUND` */
    retrieve(settlementId: string, options?: CallOptions): Promise<SettlementRecord>;
    /** In ledger order. Their amounts add up to the settlement's. */
    lines(settlementId: string, params?: PagePosition, options?: CallOptions): List<SettlementLine>;
    /**
     * All lines in one CSV file (RFC 4180, UTF-8), as a string. Set a longer `timeoutMs` for large files.
     * @throws MitakoError `SETTLEMENT_NOT_FOUND`
     */
    linesCsv(settlementId: string, options?: CallOptions): Promise<string>;
    /**
     * Records that a settlement was paid out, or that its payout failed.
     * @throws MitakoError `SETTLEMENT_NOT_FOUND`, `SETTLEMENT_CLOSED`, `PAYOUT_ON_HOLD`, `PAYOUT_ACCOUNT_CHANGED`
     */
    resolve(settlementId: string, params: SettlementResolveParams, options?: WriteOptions): Promise<SettlementRecord>;
}

export type { ChargeParams as C, Disputes as D, OperatorPayments as O, Payments as P, Refunds as R, Settlements as S, Deliveries as a, DeliveryListParams as b, DisputeListParams as c, PaymentFilterParams as d, PaymentListParams as e, SettlementListParams as f, OperatorRefunds as g, OperatorDisputes as h, OperatorSettlements as i, OperatorDeliveries as j, OperatorDeliveryListParams as k, OperatorDisputeListParams as l, OperatorSettlementListParams as m, PayoutFailedParams as n, PayoutPaidParams as o, RefundListParams as p, SettlementResolveParams as q };

// methods.d.ts

import { MerchantMethod, HiddenMethodsParams, OperatorModeQuery, MerchantMethodsParams, RailRecord } from '@mitako/contract/names';
import { C as CallOptions, W as WriteOptions, A as Asked } from './options.js';

/** The payment methods of the key's merchant and mode. */
interface OfferedMethods {
    /** In the order of the checkout; `offered` says which ones it shows, `health` how well they work just now. */
    list(options?: CallOptions): Promise<readonly MerchantMethod[]>;
}
/** The merchant's payment methods. */
interface Methods {
    /**
     * Sets which methods the checkouts of a mode do not show; all others that the operator switched on are shown. Returns
     * all methods of the mode, in the order of the checkout.
     */
    hide(params: HiddenMethodsParams, options?: WriteOptions): Promise<readonly MerchantMethod[]>;
}
/** Mode of a merchant's methods to read. Default: both. */
interface MerchantMethodListParams extends Asked<OperatorModeQuery> {
}
/** The payment methods of any merchant, for the operator. */
interface OperatorMethods {
    /**
     * In the order of the checkout.
     * @throws MitakoError `MERCHANT_NOT_FOUND`
     */
    list(merchantId: string, params?: MerchantMethodListParams, options?: CallOptions): Promise<readonly MerchantMethod[]>;
    /**
     * Sets order, limits, and what is on; methods that are not named stay on, after these.
     * @throws MitakoError `MERCHANT_NOT_FOUND`
     */
    set(merchantId: string, params: MerchantMethodsParams, options?: WriteOptions): Promise<readonly MerchantMethod[]>;
}
/** The rails, for the operator. */
interface Rails {
    /** With their health, figures and balances. */
    list(options?: CallOptions): Promise<readonly RailRecord[]>;
}

export type { Methods as M, OfferedMethods as O, Rails as R, OperatorMethods as a, MerchantMethodListParams as b };

// payout-accounts.d.ts

import { AuditListQuery, AuditEntry, OperatorAuditListQuery, MerchantPayoutAccountQuery, PayoutAccount, PayoutAccountParams, PayoutAccountRecord } from '@mitako/contract/names';
import { A as Asked, C as CallOptions, L as List, W as WriteOptions } from './options.js';

/** Filters of the audit log; all must match. */
interface AuditLogParams extends Asked<AuditListQuery> {
}
/** Actions of the merchant, and of the operator on the merchant. */
interface AuditLog {
    /** Newest first, both modes. */
    list(params?: AuditLogParams, options?: CallOptions): List<AuditEntry>;
}
/** Filters of the audit log of all merchants and operators. */
interface OperatorAuditLogParams extends Asked<OperatorAuditListQuery> {
}
/** Actions of merchants and operators. */
interface OperatorAuditLog {
    /** Newest first. */
    list(params?: OperatorAuditLogParams, options?: CallOptions): List<AuditEntry>;
}

/** Mode of the payout account to read. */
interface PayoutAccountModeParams extends Asked<MerchantPayoutAccountQuery> {
}
/** Where the merchant's settlements are paid out, in each mode. */
interface PayoutAccounts {
    /** Null until it is set. Default: of live mode, or of test mode while the KYC is not approved. */
    retrieve(params?: PayoutAccountModeParams, options?: CallOptions): Promise<PayoutAccount | null>;
    /**
     * Sets or replaces the account. Payouts are held for 24 hours, and the event `payout_account.set` is sent.
     * @throws MitakoError `REAUTHENTICATION_REQUIRED`
     */
    set(params: PayoutAccountParams, options?: WriteOptions): Promise<PayoutAccount>;
}
/** Where a merchant is paid out, with the whole number. */
interface OperatorPayoutAccounts {
    /**
     * Null until the merchant has set it.
     * @throws MitakoError `MERCHANT_NOT_FOUND`
     */
    retrieve(merchantId: string, params?: PayoutAccountModeParams, options?: CallOptions): Promise<PayoutAccountRecord | null>;
}

export type { AuditLog as A, OperatorPayoutAccounts as O, PayoutAccounts as P, AuditLogParams as a, PayoutAccountModeParams as b, OperatorAuditLog as c, OperatorAuditLogParams as d };

// options.d.ts

import { Device, Deleted, OtherDevicesRevoked, LoginParams, Principal, ReauthenticateParams, Timestamp, PasswordParams, PinParams, RegisterParams } from '@mitako/contract/names';
import { C as CallOptions, W as WriteOptions, b as ConnectionOptions } from './options.js';

/** Login and session of the account. */
interface Account {
    readonly devices: Devices;
    /**
     * Logs in; further calls are made as this account. An earlier session on the server stays valid.
     * @throws MitakoError `INVALID_CREDENTIALS`
     */
    login(params: LoginParams, options?: WriteOptions): Promise<Principal>;
    /**
     * Logs out. The session is deleted locally first, so it is gone here even if the call fails. Does nothing when nobody
     * is logged in.
     */
    logout(options?: WriteOptions): Promise<void>;
    /** Reads the logged-in account. */
    me(options?: CallOptions): Promise<Principal>;
    /**
     * Reauthenticates with the password: calls that require recent authentication succeed for the next ten minutes.
     * @throws MitakoError `INVALID_CREDENTIALS`
     */
    reauthenticate(params: ReauthenticateParams, options?: WriteOptions): Promise<Proof>;
    /**
     * Changes the password and signs out all other devices.
     * @throws MitakoError `REAUTHENTICATION_REQUIRED`, `INVALID_CREDENTIALS` when the current one is wrong
     */
    changePassword(params: PasswordParams, options?: WriteOptions): Promise<Principal>;
}
/** Until when the session counts as recently authenticated. */
interface Proof {
    readonly authenticated_until: Timestamp;
}
/** Registration. */
interface Registration {
    /**
     * Creates an account and logs in.
     * @throws MitakoError `EMAIL_TAKEN`, `VALIDATION_ERROR`
     */
    register(params: RegisterParams, options?: WriteOptions): Promise<Principal>;
}
/** The PIN that authorises payments. */
interface Pin {
    /**
     * Sets the PIN, for the first time or to replace a forgotten or locked one.
     * @throws MitakoError `INVALID_CREDENTIALS` when the password is wrong, `VALIDATION_ERROR` when the PIN is trivial
     */
    setPin(params: PinParams, options?: WriteOptions): Promise<Principal>;
}
/** Devices on which this account is logged in. */
interface Devices {
    list(options?: CallOptions): Promise<readonly Device[]>;
    /**
     * Signs out a device, or this one.
     * @throws MitakoError `DEVICE_NOT_FOUND`
     */
    revoke(deviceId: string, options?: WriteOptions): Promise<Deleted>;
    /** Signs out all devices except this one. */
    revokeOthers(options?: WriteOptions): Promise<OtherDevicesRevoked>;
}

/** The stored part of a session. Protect it like a password: its holder is logged in. */
interface StoredSession {
    readonly principal_id: string;
    /** Valid for one refresh; the response contains the next one. */
    readonly refresh_token: string;
    /**
     * Idempotency key of that refresh. Stored with the token, because a second refresh with another key, after a response
     * was lost, would look like theft and end the session.
     */
    readonly refresh_key: string;
}
/**
 * Where an app stores its session: in the phone's key store, in a file. It is read before each refresh, so pages that
 * share one store share one session.
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
    /** Returns the value written last; null if that was null or if nothing was written. */
    read(): StoredSession | null | Promise<StoredSession | null>;
    /** Called with null once nobody is logged in any more: show the login. A call waits for it, and fails when it throws. */
    write(session: StoredSession | null): void | Promise<void>;
}

/** Options of a client with a login. */
interface SessionClientOptions extends ConnectionOptions {
    /** Where the session is stored across restarts of the app. Default: in memory. */
    readonly session?: SessionStore | undefined;
}
/** Options of a client whose account holds money. */
interface HolderClientOptions extends SessionClientOptions {
    /** Mode. Default: `live`. Sandbox accounts have `test` only. */
    readonly mode?: 'live' | 'test' | undefined;
}

export type { Account as A, Devices as D, HolderClientOptions as H, Proof as P, Registration as R, SessionClientOptions as S, SessionStore as a, StoredSession as b, Pin as c };

// wallet.d.ts

import { Transaction, TransactionWithReceipt, CashOutCodeParams, CashOutCode, HeldBalance } from '@mitako/contract/names';
import { f as PagePosition, C as CallOptions, L as List, W as WriteOptions } from './options.js';

/** The wallet's balance. */
interface WalletBalance {
    /** One entry per currency. */
    retrieve(options?: CallOptions): Promise<readonly HeldBalance[]>;
}
/** Cash-out codes. */
interface CashOutCodes {
    /**
     * Creates the code that lets an agent pay out this amount. It replaces an earlier one.
     * @throws MitakoError `INSUFFICIENT_FUNDS`, `INVALID_PIN`, `PIN_LOCKED`, `PIN_NOT_SET`, `PIN_RESET_REQUIRED`
     */
    create(params: CashOutCodeParams, options?: WriteOptions): Promise<CashOutCode>;
}
/** The statement. */
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
