// index.d.ts

export { C as ConnectionFailure, E as ErrorCode, a as ErrorDetails, L as LocalErrorCode, M as MitakoError, b as MitakoErrorCode, c as MitakoErrorContext, i as isMitakoError } from './errors.js';
import { C as CallOptions, W as WriteOptions, b as PagePosition, L as List, c as ClientOptions } from './options.js';
export { a as ConnectionOptions, F as Fetch, P as Page } from './options.js';
import { T as Timestamp, B as Balance, D as Deleted } from './types.js';
export { S as Settlement, m as SettlementLine, n as SettlementWithDestination } from './types.js';
import { d as Payment } from './types.js';
export { M as MerchantMethod, c as PaymentCancelParams, h as PaymentCreateParams, e as PaymentStatus } from './types.js';
export { c as CheckoutConfirmParams, e as CurrencyLiteral, I as InCurrency, f as PaymentCharged } from './currency.js';
import { R as Refund, d as Dispute, f as WebhookEndpointCreateParams, g as WebhookEndpointWithSecret, h as WebhookEndpointWithRecent, i as WebhookEndpointUpdateParams, e as WebhookEndpoint, j as RotateSecretParams, P as Pinged } from './types.js';
export { D as Delivery, k as DeliveryWithAttempts, a as EventRecord, b as EventReplayParams, c as EventType, l as EvidenceParams, F as FailedReplayed, m as RefundCreateParams, n as ReplayFailedParams } from './types.js';
import { c as PaymentLinks } from './payment-links.js';
export { d as PaymentLink, e as PaymentLinkCreateParams, f as PaymentLinkListParams, g as PaymentLinkStatus, h as PaymentLinkUpdateParams } from './payment-links.js';
import { P as Payments, R as Refunds, D as Disputes, S as Settlements, a as Deliveries } from './settlements.js';
export { C as ChargeParams, b as DeliveryListParams, c as DisputeListParams, d as PaymentFilterParams, e as PaymentListParams, f as SettlementListParams, T as Timeline, g as TimelineEntry } from './settlements.js';
import { E as Events } from './events.js';
export { a as EventListParams } from './events.js';
import { O as OfferedMethods } from './methods.js';
import './types-CQv6yJAc.js';

declare const unit: unique symbol;
/** Whole francs CFA (XAF), which have no smaller unit. A number that was checked. */
type Xaf = number & {
    /** Exists for the compiler alone. */
    readonly [unit]: 'XAF';
};
/** The literal if it is whole; what the compiler shows otherwise. */
type WholeLiteral<Amount extends number> = `${Amount}` extends `${string}.${string}` | `${string}e-${string}` ? 'XAF has no fraction: write whole francs' : Amount;
/**
 * An amount to pay in XAF: `xaf(5000)` is 5 000 FCFA. A literal with a fraction does not compile.
 * @throws RangeError unless it is an integer of 1 … 99 999 999
 */
declare function xaf<const Amount extends number>(amount: WholeLiteral<Amount>): Xaf;
/** `5 000 FCFA`, with the no-break spaces of French (U+202F in the number, U+00A0 before the unit). */
declare function formatXaf(amount: number): string;
/**
 * Reads what a person wrote: `5 000 FCFA`, `5000`, `5.000 F CFA`, `XAF 5,000`. Separators stand between groups of three
 * digits only, so `5,00` and `50.5` are refused rather than multiplied.
 * @throws RangeError when it is no such amount
 */
declare function parseXaf(text: string): Xaf;

/** A merchant's clock in test mode. What test objects wait for comes nearer when it is moved; live objects never feel it. */
interface SandboxClock {
    /** Where it stands: the gateway's time, and how far it was moved. */
    readonly time: Timestamp;
    /** How far it was moved in all, in seconds. */
    readonly ahead_seconds: number;
}
interface ClockAdvanceParams {
    /** 1 … 31 536 000, a year. It moves forward only, by ten years in all. */
    readonly seconds: number;
}
/** Outcomes that `POST /gateway/sandbox/payments/{id}/simulate` can simulate. */
declare const SIMULATED_OUTCOMES: readonly ["succeed", "fail", "timeout", "refund", "dispute"];
type SimulatedOutcome = (typeof SIMULATED_OUTCOMES)[number];
interface SimulateParams {
    /** What shall happen. */
    readonly outcome: SimulatedOutcome;
}
/** A test payment after the simulation, with its refund or dispute. */
interface Simulated {
    /** The payment, as it is now. */
    readonly payment: Payment;
    /** The refund that was simulated; null without one. */
    readonly refund: Refund | null;
    /** The dispute that was simulated; null without one. */
    readonly dispute: Dispute | null;
}

/** The merchant's balance in the mode of the key. */
interface Balances {
    /** One entry per currency. */
    retrieve(options?: CallOptions): Promise<readonly Balance[]>;
}

/** Test payments. Every method requires a test key. */
interface Sandbox {
    /**
     * Simulates an outcome for a test payment, as if a customer or the operator had caused it.
     * @throws MitakoError `MODE_MISMATCH` with a live key; otherwise errors of the payment's state
     */
    simulate(paymentId: string, params: SimulateParams, options?: WriteOptions): Promise<Simulated>;
    /** Where the clock of test mode stands. */
    clock(options?: CallOptions): Promise<SandboxClock>;
    /**
     * Moves the clock of test mode forward, for all test objects of the merchant: payments and links expire, credit is
     * released and settled, terms of disputes end, and webhooks are retried, as after that time. Live objects never feel it.
     * @throws MitakoError `SANDBOX_TOO_FULL` while more than 10 000 test objects wait; `MODE_MISMATCH` with a live key
     */
    advanceClock(params: ClockAdvanceParams, options?: WriteOptions): Promise<SandboxClock>;
}

/** Webhook endpoints. A key sees those of its own mode. */
interface WebhookEndpoints {
    /**
     * Creates an endpoint. Store its `secret`: `verifyWebhook` needs it.
     * @throws MitakoError `WEBHOOK_ENDPOINT_LIMIT` beyond 10 of one merchant, test and live together
     */
    create(params: WebhookEndpointCreateParams, options?: WriteOptions): Promise<WebhookEndpointWithSecret>;
    /** Lists the endpoints, newest first, with a summary of their deliveries. */
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
    /** Payment intents: create, read, charge, cancel, refund. */
    readonly payments: Payments;
    /** Reusable payment pages. */
    readonly paymentLinks: PaymentLinks;
    /** Refunds by id. */
    readonly refunds: Refunds;
    /** Payments that payers contest. */
    readonly disputes: Disputes;
    /** Payouts to the merchant, with their lines. */
    readonly settlements: Settlements;
    /** Where webhooks go. */
    readonly webhookEndpoints: WebhookEndpoints;
    /** What happened, with the data of its webhooks. */
    readonly events: Events;
    /** Webhooks that were sent, with each attempt. */
    readonly deliveries: Deliveries;
    /** Payment methods that the checkout offers. */
    readonly methods: OfferedMethods;
    /** What the merchant has, by currency. */
    readonly balance: Balances;
    /** Outcomes of test payments. */
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
 * The key and the base URL are checked at the first call, which throws a `TypeError` that says what to change.
 * @throws TypeError when another option is invalid
 */
declare function createClient(options: ClientOptions): Client;

export { Balance, CallOptions, ClientOptions, Deleted, Deliveries, Dispute, Disputes, Events, List, OfferedMethods, PagePosition, Payment, PaymentLinks, Payments, Pinged, Refund, Refunds, RotateSecretParams, Settlements, WebhookEndpoint, WebhookEndpointCreateParams, WebhookEndpointUpdateParams, WebhookEndpointWithRecent, WebhookEndpointWithSecret, WriteOptions, createClient, formatXaf, parseXaf, xaf };
export type { Balances, Client, ClockAdvanceParams, Sandbox, SandboxClock, SimulateParams, Simulated, WebhookEndpoints, WholeLiteral, Xaf };

// webhooks.d.ts

export { P as PaymentEventData } from './types.js';
export { W as WebhookBody } from './types.js';
export { D as DisputeEventData, E as EndpointDisabledData, F as FailedPaymentData, P as PingData, R as RefundEventData, a as RefundedPaymentData, U as UnknownEventName, b as UnknownWebhookEvent, c as UntypedData, W as WebhookEvent, d as WebhookEventData, e as WebhookEventOf } from './event.js';
export { V as VerifyWebhookOptions, b as WebhookHeaders, W as WebhookPayload, c as WebhookVerificationError, a as WebhookVerificationReason, v as verifyWebhook } from './verify-webhook.js';
import { W as WebhookHandlerOptions } from './receiver.js';
export { a as WebhookSecret } from './receiver.js';
export { S as SignTestWebhookOptions, a as SignedTestWebhook, T as TestEvent, s as signTestWebhook } from './sign-test-webhook.js';
import './types-CF-6239B.js';
import './types-CQv6yJAc.js';

/**
 * A webhook endpoint for every server that speaks `Request` and `Response`: 200 when the event is handled, 400 with
 * `{ error, reason }` when it cannot be verified, 500 when `onEvent` throws or the secret is not valid.
 *
 * @example
 * ```ts
 * export const POST = webhookHandler({
 *   secret: process.env.MITAKO_WEBHOOK_SECRET,
 *   onEvent: async (event) => {
 *     if (event.event === 'payment.succeeded') await markPaid(event.data.customer_reference);
 *   },
 * });
 * ```
 * @throws TypeError when `toleranceSeconds` is out of range
 */
declare function webhookHandler(options: WebhookHandlerOptions): (request: Request) => Promise<Response>;

export { WebhookHandlerOptions, webhookHandler };

// exactly-once.d.ts

import { Events } from './index.js';
import { W as WebhookEvent } from './event.js';
import './types-BLkWdju1.js';
import './types-CF-6239B.js';
import './types-CC2dS5KR.js';
import './types-CQv6yJAc.js';
import './options-BCzFjS75.js';

/** What a store keeps of an event. */
interface EventMark {
    /** `evt_…` */
    readonly eventId: string;
    /** What the sequence counts: the id of a payment or a settlement; the event's own id if it is counted by nothing. */
    readonly subject: string;
    /** Place of the event among those of the subject; 0 if they are not counted. */
    readonly sequence: number;
    /** The event is handled once this sequence of the subject is; 0: at once. */
    readonly after: number;
}

/**
 * What came of an event: handled now, handled before, or not handled because an earlier one of its subject is missing.
 */
type EventOutcome = 'handled' | 'duplicate' | 'gap';
/** Where handled events are marked, in the database of the rows that the handler changes. */
interface EventStore<Transaction> {
    /**
     * In one transaction: marks the event unless it is marked, and does the work. If the work throws, nothing is marked. If
     * the same event is being handled elsewhere, it waits for the outcome.
     */
    once(mark: EventMark, work: (transaction: Transaction) => unknown): Promise<EventOutcome>;
}
/**
 * The table of handled events, for PostgreSQL and SQLite: put it into your migrations. Keep its rows as long as payments
 * may have events: a row that is gone is an event that may be handled again.
 */
declare const EVENTS_TABLE = "CREATE TABLE IF NOT EXISTS mitako_events (\n  subject text NOT NULL,\n  sequence integer NOT NULL,\n  event_id text NOT NULL,\n  handled_at text NOT NULL DEFAULT CURRENT_TIMESTAMP,\n  PRIMARY KEY (subject, sequence)\n)";

/** Options of {@link exactlyOnce}. */
interface ExactlyOnceOptions {
    /**
     * `mitako.events` of a client for the same merchant and mode. With it, the events of one payment, its refunds and
     * disputes are handled in the order of their `sequence`, and those that have not arrived are read from the API first,
     * also those that the endpoint is not subscribed to. Without it, each event is handled once, in the order of arrival.
     */
    readonly events?: Pick<Events, 'list'> | undefined;
}
/**
 * Handles each event once, whatever arrives: duplicates, replays, deliveries at the same time, a process that dies in
 * between. The handler changes rows through the transaction that it receives; the row that marks the event as handled is
 * written in the same transaction, so both stay or neither. What the handler does elsewhere (e-mail, another service)
 * is outside of that: leave a row for it, and do it afterwards.
 *
 * @example
 * ```ts
 * const onEvent = exactlyOnce(
 *   pgStore(pool),
 *   async (event, transaction) => {
 *     if (event.event !== 'payment.succeeded') return;
 *     await transaction.query('UPDATE orders SET paid = true WHERE id = $1', [event.data.customer_reference]);
 *   },
 *   { events: mitako.events },
 * );
 * app.post('/webhooks', webhookHandler({ secret: process.env.MITAKO_WEBHOOK_SECRET, onEvent }));
 * ```
 * @param store where handled events are marked; its table must exist, see {@link EVENTS_TABLE}
 * @param handle if it throws, nothing is marked, and the delivery is retried
 */
declare function exactlyOnce<Transaction>(store: EventStore<Transaction>, handle: (event: WebhookEvent, transaction: Transaction) => unknown, { events }?: ExactlyOnceOptions): (event: WebhookEvent) => Promise<void>;

/** The `sql` of drizzle-orm. */
type DrizzleSql<Query> = (strings: TemplateStringsArray, ...values: unknown[]) => Query;
/** What is used of a transaction of Drizzle on PostgreSQL. */
interface DrizzleTransaction<Query> {
    /** Runs a statement. */
    execute(query: Query): PromiseLike<unknown>;
}
/** What is used of a database of Drizzle on PostgreSQL. */
interface DrizzleDatabase<Transaction> {
    /** Runs work in a transaction. */
    transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>;
}
/**
 * Handled events in PostgreSQL, over Drizzle. The handler receives the transaction.
 * @param sql the `sql` of drizzle-orm
 */
declare function drizzleStore<Query, Transaction extends DrizzleTransaction<Query>>(database: DrizzleDatabase<Transaction>, sql: DrizzleSql<Query>): EventStore<Transaction>;

/** Handled events in memory, for tests and demonstrations: they are forgotten when the process ends. */
declare function memoryStore(): EventStore<undefined>;

/** What is used of a `PoolClient` of pg. */
interface PgClient {
    /** Runs a statement. */
    query(text: string, values?: unknown[]): Promise<{
        /** What the statement returned. */
        readonly rows: object[];
    }>;
    /** Gives the connection back, or closes it. */
    release(destroy?: boolean): void;
}
/** What is used of a `Pool` of pg. */
interface PgPool<Client extends PgClient = PgClient> {
    /** Takes a connection. */
    connect(): Promise<Client>;
}
/** Handled events in PostgreSQL, over pg. The handler receives the client whose transaction is open. */
declare function pgStore<Client extends PgClient>(pool: PgPool<Client>): EventStore<Client>;

/** What is used of a transaction of Prisma. */
interface PrismaTransaction {
    /** Runs a statement. */
    $queryRawUnsafe(query: string, ...values: unknown[]): PromiseLike<unknown>;
}
/** What is used of a client of Prisma. */
interface PrismaDatabase<Transaction extends PrismaTransaction> {
    /** Runs work in a transaction. */
    $transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>;
}
/**
 * Handled events in PostgreSQL, over Prisma. The handler receives the client of the interactive transaction. Prisma ends
 * the transaction after its `transactionOptions.timeout`, 5 seconds by default; a longer handler is rolled back and
 * retried.
 */
declare function prismaStore<Transaction extends PrismaTransaction>(prisma: PrismaDatabase<Transaction>): EventStore<Transaction>;

/** What is used of a `Database` of better-sqlite3. */
interface SqliteDatabase {
    /** Prepares a statement. */
    prepare(statement: string): {
        /** Runs it and returns its rows. */
        all(...parameters: (string | number)[]): unknown[];
    };
    /** Runs statements without parameters. */
    exec(statements: string): unknown;
}
/**
 * Handled events in SQLite, over better-sqlite3. The handler receives the database whose transaction is open. Such a transaction is
 * synchronous, so the handler must be, too: it may not return a promise.
 */
declare function sqliteStore<Database extends SqliteDatabase>(database: Database): EventStore<Database>;

export { EVENTS_TABLE, WebhookEvent, drizzleStore, exactlyOnce, memoryStore, pgStore, prismaStore, sqliteStore };
export type { DrizzleDatabase, DrizzleSql, DrizzleTransaction, EventMark, EventOutcome, EventStore, ExactlyOnceOptions, PgClient, PgPool, PrismaDatabase, PrismaTransaction, SqliteDatabase };

// express.d.ts

import { N as NodeWebhookHandler } from './node-request.js';
export { a as NodeRequest, b as NodeResponse } from './node-request.js';
import { W as WebhookHandlerOptions } from './receiver.js';
export { W as WebhookEvent } from './event.js';
import './types-BLkWdju1.js';
import './types-CF-6239B.js';
import './types-CC2dS5KR.js';
import './types-CQv6yJAc.js';

/**
 * A webhook endpoint for Express. It reads the raw body by itself: register it before `express.json()`, or use
 * `express.raw({ type: '*' + '/*' })` on its route.
 *
 * @example
 * ```ts
 * app.post('/webhooks', webhookHandler({
 *   secret: process.env.MITAKO_WEBHOOK_SECRET,
 *   onEvent: async (event) => {
 *     if (event.event === 'payment.succeeded') await markPaid(event.data.customer_reference);
 *   },
 * }));
 * app.use(express.json());
 * ```
 * @throws TypeError when `toleranceSeconds` is out of range
 */
declare function webhookHandler(options: WebhookHandlerOptions): NodeWebhookHandler;

export { NodeWebhookHandler, WebhookHandlerOptions, webhookHandler };

// fastify.d.ts

import { W as WebhookHandlerOptions } from './receiver.js';
export { W as WebhookEvent } from './event.js';
import './types-BLkWdju1.js';
import './types-CF-6239B.js';
import './types-CC2dS5KR.js';
import './types-CQv6yJAc.js';

/** Options of {@link webhookPlugin}. */
interface WebhookPluginOptions extends WebhookHandlerOptions {
    /** Where Mitako posts to. Default: `/webhooks`. */
    readonly path?: string | undefined;
}
/** What the plugin uses of Fastify's instance. */
interface WebhookScope {
    /** As of Fastify. */
    removeAllContentTypeParsers(): void;
    /** As of Fastify. */
    addContentTypeParser(contentType: string, options: {
        /** The largest body that is read, in bytes. */
        readonly bodyLimit?: number;
    }, parser: (request: unknown, body: AsyncIterable<Uint8Array>) => Promise<string>): unknown;
    /** Adds a route. */
    post(path: string, handler: (request: WebhookRequest, reply: WebhookReply) => Promise<unknown>): unknown;
}
/** What the plugin uses of Fastify's request. */
interface WebhookRequest {
    /** HTTP headers, by name in any case. */
    readonly headers: {
        readonly [name: string]: string | readonly string[] | undefined;
    };
    /** The bytes as they arrived. */
    readonly body: unknown;
}
/** What the plugin uses of Fastify's reply. */
interface WebhookReply {
    /** Sets the status. */
    code(statusCode: number): {
        /** Ends the response. */
        send(body: unknown): unknown;
    };
}
/**
 * A webhook endpoint for Fastify, as a plugin: the parser for its raw body is that of its own scope, so all other routes
 * keep theirs.
 *
 * @example
 * ```ts
 * app.register(webhookPlugin({
 *   secret: process.env.MITAKO_WEBHOOK_SECRET,
 *   onEvent: async (event) => {
 *     if (event.event === 'payment.succeeded') await markPaid(event.data.customer_reference);
 *   },
 * }));
 * ```
 * @throws TypeError when `toleranceSeconds` is out of range
 */
declare function webhookPlugin(options: WebhookPluginOptions): (scope: WebhookScope) => Promise<void>;

export { WebhookHandlerOptions, webhookPlugin };
export type { WebhookPluginOptions, WebhookReply, WebhookRequest, WebhookScope };

// nest.d.ts

import { W as WebhookHandlerOptions } from './receiver.js';
import { a as WebhookVerificationReason } from './verify-webhook.js';
import { WebhookPayload } from './webhooks.js';
export { W as WebhookEvent } from './event.js';
import './types-BLkWdju1.js';
import './types-CF-6239B.js';
import './types-CC2dS5KR.js';
import './types-CQv6yJAc.js';

/** What the handler uses of Nest's `RawBodyRequest`. */
interface RawBodyRequestLike {
    /** HTTP headers, by name in any case. */
    readonly headers: {
        readonly [name: string]: string | readonly string[] | undefined;
    };
    /** The bytes as they arrived. */
    readonly rawBody?: WebhookPayload | undefined;
}
/** An error that Nest answers with its `status` and, if `expose`, its message. */
declare class WebhookRefusal extends Error {
    readonly name: string;
    readonly status: number;
    readonly statusCode: number;
    readonly expose: boolean;
    /** Why verification failed; undefined if the handler failed. */
    readonly reason: WebhookVerificationReason | undefined;
    constructor(status: number, message: string | undefined, reason: WebhookVerificationReason | undefined);
}
/**
 * A webhook endpoint for a controller of NestJS, on Express or Fastify. Create the application with `{ rawBody: true }`.
 *
 * @example
 * ```ts
 * @Controller('webhooks')
 * export class WebhooksController {
 *   readonly #receive = webhookHandler({
 *     secret: process.env.MITAKO_WEBHOOK_SECRET,
 *     onEvent: (event) => this.orders.update(event),
 *   });
 *   constructor(private readonly orders: Orders) {}
 *
 *   @Post()
 *   @HttpCode(200)
 *   receive(@Req() request: RawBodyRequest<Request>) {
 *     return this.#receive(request);
 *   }
 * }
 * ```
 * The handler throws a {@link WebhookRefusal} with the status that Nest answers with, 400 or 500.
 * @throws TypeError when `toleranceSeconds` is out of range
 */
declare function webhookHandler(options: WebhookHandlerOptions): (request: RawBodyRequestLike) => Promise<object>;

export { WebhookHandlerOptions, WebhookRefusal, WebhookVerificationReason, webhookHandler };
export type { RawBodyRequestLike };

// next.d.ts

import { N as NodeWebhookHandler } from './node-request.js';
export { a as NodeRequest, b as NodeResponse } from './node-request.js';
import { W as WebhookHandlerOptions } from './receiver.js';
export { W as WebhookEvent } from './event.js';
import './types-BLkWdju1.js';
import './types-CF-6239B.js';
import './types-CC2dS5KR.js';
import './types-CQv6yJAc.js';

/**
 * A webhook endpoint for the App Router. It reads its secret at the first request: `next build` loads the module where
 * the environment variable is not set.
 *
 * @example
 * ```ts
 * // app/webhooks/route.ts
 * export const POST = webhookHandler({
 *   secret: process.env.MITAKO_WEBHOOK_SECRET,
 *   onEvent: async (event) => {
 *     if (event.event === 'payment.succeeded') await markPaid(event.data.customer_reference);
 *   },
 * });
 * ```
 * @throws TypeError when `toleranceSeconds` is out of range
 */
declare function webhookHandler(options: WebhookHandlerOptions): (request: Request) => Promise<Response>;
/**
 * The same for an API route of the Pages Router, which must say that its body is not parsed.
 *
 * @example
 * ```ts
 * // pages/api/webhooks.ts
 * export const config = { api: { bodyParser: false } };
 * export default webhookApiRoute({ secret: process.env.MITAKO_WEBHOOK_SECRET, onEvent });
 * ```
 * @throws TypeError when `toleranceSeconds` is out of range
 */
declare function webhookApiRoute(options: WebhookHandlerOptions): NodeWebhookHandler;

export { NodeWebhookHandler, WebhookHandlerOptions, webhookApiRoute, webhookHandler };

// operator.d.ts

export { C as ConnectionFailure, E as ErrorCode, a as ErrorDetails, L as LocalErrorCode, M as MitakoError, b as MitakoErrorCode, c as MitakoErrorContext, i as isMitakoError } from './errors.js';
import { W as WriteOptions, b as PagePosition, C as CallOptions, L as List, Q as QueryParams, a as ConnectionOptions } from './options.js';
export { F as Fetch, P as Page } from './options.js';
import { b as AgentCreateParams, c as AgentRecord, d as AgentWithFloats, e as AgentUpdateParams, F as FloatParams$1 } from './types.js';
export { f as AgentLimits } from './types.js';
import { n as OperatorKey, o as OperatorPayoutAccounts, p as Search, q as OperatorAuditLog } from './search.js';
export { e as AuditAction, f as AuditEntry, g as AuditLogParams, F as Found, r as OperatorAuditLogParams, m as PayoutAccountModeParams, s as SearchQuery, t as SearchResults } from './search.js';
import { A as AttemptListQuery, h as AttemptRecord, U as UnappliedFunds, i as AttemptLookup, j as AttemptResolveParams, L as LedgerCheck, O as OperatorPayments, k as OperatorRefunds, l as OperatorDisputes, m as OperatorSettlements, n as OperatorDeliveries } from './settlements.js';
export { o as AttemptResolution, p as LedgerFinding, q as OperatorDeliveryListParams, r as OperatorDisputeListParams, s as OperatorSettlementListParams, t as PayoutFailedParams, u as PayoutPaidParams, v as RefundListParams, w as SettlementResolveParams, T as Timeline } from './settlements.js';
import { T as Timestamp, o as PageQuery, d as Mode, v as SettlementRecord, A as Amount, k as OperatorPageQuery, D as Deleted, x as MerchantRecord, y as MerchantListQuery, z as MerchantUpdateParams, C as KycDecisionParams, E as SuspendParams, O as OperatorModeQuery, B as Balance } from './types.js';
export { s as PayoutAccountRecord, u as SettlementCreateParams, m as SettlementLine } from './types.js';
export { M as MerchantMethod, a as MerchantMethodsParams, k as PaymentRecord } from './types.js';
import { h as WebhookEndpointWithRecent } from './types.js';
export { D as Delivery, A as DeliveryAttempt, p as DeliveryRecord, q as DeliveryRecordWithAttempts, k as DeliveryWithAttempts, x as DisputeOpenParams, u as DisputeRecord, v as DisputeResolveParams, F as FailedReplayed, r as OperatorReplayFailedParams, m as RefundCreateParams, w as RefundRecord, z as RefundResolveParams, n as ReplayFailedParams } from './types.js';
import { b as RegisterParams } from './types.js';
export { R as RailRecord } from './types.js';
import { T as Transaction } from './types.js';
export { H as HeldBalance } from './types.js';
import { a as OperatorMethods, R as Rails } from './methods.js';
export { b as MerchantMethodListParams } from './methods.js';
import './currency-CXqmaK7F.js';

/** State of a process: `silent` has not reported for 30 s. */
declare const WORKER_STATUSES: readonly ["running", "silent", "stopped"];
type WorkerStatus = (typeof WORKER_STATUSES)[number];
/** A count, up to 10 000. */
interface HealthCount {
    /** How many, at most 10 000. */
    readonly count: number;
    /** True when there are, or may be, more. */
    readonly more: boolean;
}
/** A count with the age of its oldest item. */
interface HealthQueue extends HealthCount {
    /** Null when the count is 0. */
    readonly oldest_age_seconds: number | null;
}
/**
 * A process with background work, as it last reported. Processes report every 10 s and are removed a day after their
 * last report.
 */
interface Worker {
    /** `wrk_…`, one per start of a process. */
    readonly id: string;
    /** The machine's host name, unless the process was given one. */
    readonly name: string;
    /** Number of the process on its machine. */
    readonly pid: number;
    /** Version of Mitako that it runs; null if unknown. */
    readonly version: string | null;
    /** Where it stands. */
    readonly status: WorkerStatus;
    /** When it started. */
    readonly started_at: Timestamp;
    /** When it last reported. */
    readonly last_seen_at: Timestamp;
    /** Seconds since its last report. */
    readonly age_seconds: number;
    /** When it stopped in order; null unless it did. */
    readonly stopped_at: Timestamp | null;
}
/** Health of the gateway: workers, queues and database. */
interface Health {
    /** When the figures were read. */
    readonly checked_at: Timestamp;
    /** Most recent report first, at most 100. */
    readonly workers: readonly Worker[];
    /** Work of the background, by kind. */
    readonly queues: {
        /** Webhooks. */
        readonly deliveries: {
            /** Not attempted yet, including those of disabled endpoints. */
            readonly waiting: HealthCount;
            /** Attempted without success, to be attempted again. Failures are these and `failed`. */
            readonly failing: HealthCount;
            /** Due now, of enabled endpoints. */
            readonly due: HealthQueue;
            /** In flight. */
            readonly leased: HealthCount;
            /** Given up. */
            readonly failed_last_24_hours: HealthCount;
        };
        /** Attempts whose provider is polled. */
        readonly attempts: {
            /** The engine is polling the rail for their outcome. */
            readonly polled: HealthCount;
            /** What should have been done by now. */
            readonly due: HealthQueue;
            /** Waiting for the operator, by creation time. */
            readonly needs_review: HealthQueue;
        };
        /** Refunds and other calls of rails. */
        readonly tasks: {
            /** What waits for its time. */
            readonly waiting: HealthCount;
            /** What should have been done by now. */
            readonly due: HealthQueue;
        };
        /** Payments that must expire. */
        readonly expiries: {
            /** What should have been done by now. */
            readonly due: HealthQueue;
        };
        /** Money that becomes available. */
        readonly releases: {
            /** What should have been done by now. */
            readonly due: HealthQueue;
        };
        /** Settlements that must be closed. */
        readonly settlements: {
            /** What should have been done by now. */
            readonly due: HealthQueue;
        };
        /** Ledger entries that are not posted yet. */
        readonly entries: {
            /** Entries that wait for the chain. */
            readonly unchained: HealthQueue;
        };
    };
    /** The database. */
    readonly store: {
        /** `sqlite` or `postgres`. */
        readonly name: string;
        /** The latest migration of the schema. */
        readonly schema_version: string | null;
        /** Version of the database engine. */
        readonly engine_version: string;
        /** By the database's clock. */
        readonly time: Timestamp;
        /** Offset of the database's clock to this gateway's, within the round-trip time. */
        readonly clock_difference_ms: number;
    };
}

/**
 * Formats of a bank file: CSV, or the customer credit transfer initiation of ISO 20022 in the version that the bank
 * accepts.
 */
declare const PAYOUT_EXPORT_FORMATS: readonly ["csv", "pain.001.001.03", "pain.001.001.09"];
type PayoutExportFormat = (typeof PAYOUT_EXPORT_FORMATS)[number];
/** Whether a payout can be exported: `on_hold` within 24 hours of a change of its account, `no_account` until one is set. */
declare const PAYOUT_STATES: readonly ["ready", "on_hold", "no_account"];
type PayoutState = (typeof PAYOUT_STATES)[number];
/** Why a settlement was left out of an export. `not_bank`: a mobile-money number in an ISO 20022 file. */
declare const PAYOUT_EXCLUSIONS: readonly ["not_found", "closed", "exported", "other_currency", "no_account", "on_hold", "not_bank"];
type PayoutExclusionReason = (typeof PAYOUT_EXCLUSIONS)[number];
/** A pending settlement that is in no bank file yet. */
interface DuePayout extends SettlementRecord {
    /** Whether it may be paid now. */
    readonly state: PayoutState;
}
/** Due payouts of one mode, currency and state. */
interface DueTotal {
    /** True: real money. False: test mode. */
    readonly livemode: boolean;
    /** ISO 4217 code. */
    readonly currency: string;
    /** Whether they may be paid now. */
    readonly state: PayoutState;
    /** How many there are. */
    readonly count: number;
    /** Their sum. */
    readonly amount: number;
}
interface DueTotalsQuery {
    /** Default: both. */
    readonly mode?: Mode | undefined;
}
interface DuePayoutListQuery extends PageQuery {
    /** Default: both. */
    readonly mode?: Mode | undefined;
}
/** A bank file of payouts. A settlement is in one at most, so that no file pays it a second time. */
interface PayoutExport {
    /** `pex_…`, also the message id of an ISO 20022 file. */
    readonly id: string;
    /** `csv`, or the message of ISO 20022. */
    readonly format: PayoutExportFormat;
    /** True: real money. False: test mode. */
    readonly livemode: boolean;
    /** ISO 4217 code. */
    readonly currency: string;
    /** How many settlements it has. */
    readonly settlements_count: number;
    /** Control sum: the sum of its settlements. */
    readonly amount: Amount;
    /** How many of its settlements are pending now. */
    readonly pending_count: number;
    /** How many are paid. */
    readonly paid_count: number;
    /** How many failed. */
    readonly failed_count: number;
    /** When it was made. */
    readonly created_at: Timestamp;
}
/** A settlement that was selected and is not in the file. */
interface PayoutExclusion {
    /** `stl_…` */
    readonly settlement_id: string;
    /** Why it is left out. */
    readonly reason: PayoutExclusionReason;
}
interface CreatedPayoutExport {
    /** The file. */
    readonly payout_export: PayoutExport;
    /** What was selected and is not in it. */
    readonly excluded: readonly PayoutExclusion[];
}
interface PayoutExportCreateParams {
    /** True: real money. False: test mode. */
    readonly livemode: boolean;
    /** ISO 4217 code; optional while a single currency is configured. */
    readonly currency?: string | undefined;
    /** `csv`, or the message of ISO 20022, which takes bank accounts alone. */
    readonly format: PayoutExportFormat;
    /** 1 to 100. */
    readonly settlement_ids: readonly string[];
}
interface PayoutExportPaidParams {
    /** The bank's reference. */
    readonly reference: string;
}
interface PayoutExportListQuery extends PageQuery {
}

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
interface AttemptListParams extends QueryParams<AttemptListQuery> {
}
/** Filters of unapplied funds. */
interface UnappliedFundsListParams extends QueryParams<OperatorPageQuery> {
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
interface MerchantListParams extends QueryParams<MerchantListQuery> {
}
/** Mode of the balance to read. */
interface MerchantModeParams extends QueryParams<OperatorModeQuery> {
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

/** Mode of due payouts. */
interface DuePayoutListParams extends QueryParams<DuePayoutListQuery> {
}
/** Mode of due payouts. */
interface DueTotalsParams extends QueryParams<DueTotalsQuery> {
}
/** Position of a page of bank files. */
interface PayoutExportListParams extends QueryParams<PayoutExportListQuery> {
}
/** Due payouts and their bank files. */
interface PayoutExports {
    /** Pending settlements that are in no bank file yet, newest first. */
    listDue(params?: DuePayoutListParams, options?: CallOptions): List<DuePayout>;
    /** Their count and sum, by mode, currency and whether they can be exported. */
    dueTotals(params?: DueTotalsParams, options?: CallOptions): Promise<readonly DueTotal[]>;
    /**
     * Puts selected payouts into a bank file. Those that cannot be paid now are in `excluded`, with the reason.
     * @throws MitakoError `NOTHING_TO_EXPORT`
     */
    create(params: PayoutExportCreateParams, options?: WriteOptions): Promise<CreatedPayoutExport>;
    /** Newest first. */
    list(params?: PayoutExportListParams, options?: CallOptions): List<PayoutExport>;
    /** @throws MitakoError `PAYOUT_EXPORT_NOT_FOUND` */
    retrieve(payoutExportId: string, options?: CallOptions): Promise<PayoutExport>;
    /**
     * The bank file as a string: CSV or ISO 20022 XML, as it was created.
     * @throws MitakoError `PAYOUT_EXPORT_NOT_FOUND`
     */
    file(payoutExportId: string, options?: CallOptions): Promise<string>;
    /**
     * Records that the bank has paid what is still pending of the file.
     * @throws MitakoError `PAYOUT_EXPORT_NOT_FOUND`, `SETTLEMENT_CLOSED`
     */
    pay(payoutExportId: string, params: PayoutExportPaidParams, options?: WriteOptions): Promise<PayoutExport>;
}

/** Options of an operator client. */
interface OperatorClientOptions extends ConnectionOptions {
    /** Operator key, `svc_operator_…`. Checked at the first call. Rejected in browsers. */
    readonly operatorKey: string | undefined;
}
/** The API for the operator of the gateway, over all merchants and both modes. Any call may throw a `MitakoError`. */
interface OperatorClient {
    /** Merchants: verification, suspension, fees, terms. */
    readonly merchants: Merchants;
    /** Payment methods of a merchant, with order and limits. */
    readonly methods: OperatorMethods;
    /** Rails and their health. */
    readonly rails: Rails;
    /** Agents and their floats. */
    readonly agents: Agents;
    /** Payments of all merchants. */
    readonly payments: OperatorPayments;
    /** Refunds of all merchants, and those to resolve. */
    readonly refunds: OperatorRefunds;
    /** Disputes: open, resolve. */
    readonly disputes: OperatorDisputes;
    /** Settlements: create, mark as paid or failed. */
    readonly settlements: OperatorSettlements;
    /** Where merchants are paid. */
    readonly payoutAccounts: OperatorPayoutAccounts;
    /** Bank files of due payouts. */
    readonly payoutExports: PayoutExports;
    /** Attempts, and those that need a review. */
    readonly attempts: Attempts;
    /** Finds anything by what is printed somewhere. */
    readonly search: Search;
    /** Webhooks of all merchants. */
    readonly deliveries: OperatorDeliveries;
    /** Keys of the operator. */
    readonly operatorKeys: OperatorKeys;
    /** Who did what. */
    readonly auditLog: OperatorAuditLog;
    /** Queues, workers and the store. */
    readonly health: OperatorHealth;
    /** Checks of the ledger. */
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
 * The key and the base URL are checked at the first call, which throws a `TypeError` that says what to change.
 * @throws TypeError when another option is invalid
 */
declare function createOperatorClient(options: OperatorClientOptions): OperatorClient;

export { AgentCreateParams, AgentRecord, AgentUpdateParams, AgentWithFloats, AttemptLookup, AttemptRecord, AttemptResolveParams, Balance, CallOptions, ConnectionOptions, Deleted, KycDecisionParams, LedgerCheck, List, MerchantRecord, MerchantUpdateParams, OperatorAuditLog, OperatorDeliveries, OperatorDisputes, OperatorKey, OperatorMethods, OperatorPayments, OperatorPayoutAccounts, OperatorRefunds, OperatorSettlements, PagePosition, Rails, RegisterParams, Search, SettlementRecord, SuspendParams, Transaction, UnappliedFunds, WebhookEndpointWithRecent, WriteOptions, createOperatorClient };
export type { Agents, AttemptListParams, Attempts, CreatedPayoutExport, DuePayout, DuePayoutListParams, DueTotal, DueTotalsParams, FloatParams, Health, HealthCount, HealthQueue, LedgerChecks, MerchantListParams, MerchantModeParams, Merchants, OperatorClient, OperatorClientOptions, OperatorHealth, OperatorKeys, PayoutExclusion, PayoutExclusionReason, PayoutExport, PayoutExportCreateParams, PayoutExportFormat, PayoutExportListParams, PayoutExportPaidParams, PayoutExports, PayoutState, UnappliedFundsListParams, Worker };

// operator-account.d.ts

export { C as ConnectionFailure, E as ErrorCode, a as ErrorDetails, L as LocalErrorCode, M as MitakoError, b as MitakoErrorCode, c as MitakoErrorContext, i as isMitakoError } from './errors.js';
export { C as CallOptions, a as ConnectionOptions, F as Fetch, L as List, P as Page, b as PagePosition, W as WriteOptions } from './options.js';
export { D as Deleted } from './types.js';
export { D as Device, L as LoginParams, O as OtherDevicesRevoked, P as PasswordParams, a as Principal, R as ReauthenticateParams } from './types.js';
import { A as Account, S as SessionClientOptions } from './options.js';
export { D as Devices, R as RecentAuthentication, a as SessionStore, b as StoredSession } from './options.js';
import { OperatorClient } from './operator.js';
import './types-fF0yExvM.js';
import './types-6O5BKtjQ.js';
import './search-C8yUlYKB.js';
import './settlements-bpPVu1lB.js';
import './types-BLkWdju1.js';
import './types-CC2dS5KR.js';
import './types-CQv6yJAc.js';
import './currency-CXqmaK7F.js';
import './methods-DLrF-xBV.js';

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

export { C as ConnectionFailure, E as ErrorCode, a as ErrorDetails, L as LocalErrorCode, M as MitakoError, b as MitakoErrorCode, c as MitakoErrorContext, i as isMitakoError } from './errors.js';
import { C as CallOptions, W as WriteOptions } from './options.js';
export { a as ConnectionOptions, F as Fetch, L as List, P as Page, b as PagePosition } from './options.js';
export { D as Deleted } from './types.js';
export { D as Device, L as LoginParams, O as OtherDevicesRevoked, P as PasswordParams, c as PinParams, a as Principal, R as ReauthenticateParams, b as RegisterParams } from './types.js';
export { b as CashOutCode, C as CashOutCodeParams, c as CashReceipt, H as HeldBalance, T as Transaction, a as TransactionWithReceipt } from './types.js';
import { c as PaymentCancelParams } from './types.js';
import { C as Checkout, P as PayFromWalletParams$1, a as CheckoutPaid, b as PayByMobileMoneyParams$1, c as CheckoutConfirmParams, d as CheckoutCanceled } from './currency.js';
import { V as VisitedPaymentLinks } from './payment-links.js';
export { P as PaymentLinkOpenParams, a as PaymentLinkOpened, b as PublicPaymentLink } from './payment-links.js';
import { c as Registration, A as Account, P as Pin, H as HolderClientOptions } from './options.js';
export { D as Devices, R as RecentAuthentication, S as SessionClientOptions, a as SessionStore, b as StoredSession } from './options.js';
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
    /** What the wallet holds. */
    readonly balance: WalletBalance;
    /** What came in and went out. */
    readonly transactions: Transactions;
    /** Codes for cash from an agent. */
    readonly cashOutCodes: CashOutCodes;
    /** Payments at the checkout. */
    readonly checkout: Checkouts;
    /** Payment links as their visitors see them. */
    readonly paymentLinks: VisitedPaymentLinks;
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

export { Account, CallOptions, CashOutCodes, Checkout, CheckoutCanceled, CheckoutConfirmParams, CheckoutPaid, HolderClientOptions, PaymentCancelParams, Pin, Registration, Transactions, VisitedPaymentLinks, WalletBalance, WriteOptions, createWalletClient };
export type { Checkouts, PayByMobileMoneyParams, PayFromWalletParams, WalletClient };

// agent.d.ts

export { C as ConnectionFailure, E as ErrorCode, a as ErrorDetails, L as LocalErrorCode, M as MitakoError, b as MitakoErrorCode, c as MitakoErrorContext, i as isMitakoError } from './errors.js';
import { W as WriteOptions, C as CallOptions } from './options.js';
export { a as ConnectionOptions, F as Fetch, L as List, P as Page, b as PagePosition } from './options.js';
import { C as CashInParams, a as CashOutParams, A as AgentFloat } from './types.js';
export { D as Deleted } from './types.js';
export { D as Device, L as LoginParams, O as OtherDevicesRevoked, P as PasswordParams, c as PinParams, a as Principal, R as ReauthenticateParams } from './types.js';
import { c as CashReceipt } from './types.js';
export { T as Transaction, a as TransactionWithReceipt } from './types.js';
import { A as Account, P as Pin, H as HolderClientOptions } from './options.js';
export { D as Devices, R as RecentAuthentication, S as SessionClientOptions, a as SessionStore, b as StoredSession } from './options.js';
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
    /** What the agent holds. */
    readonly float: Float;
    /** Cash that was taken in and paid out. */
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

export { Account, AgentFloat, CallOptions, CashInParams, CashOutParams, CashReceipt, HolderClientOptions, Pin, Transactions, WriteOptions, createAgentClient };
export type { AgentClient, Cash, Float };

// testing.d.ts

import { EventType } from './index.js';
import { WebhookBody } from './webhooks.js';
import { WebhookEventData } from './webhooks.js';
import { SignedTestWebhook } from './webhooks.js';
import './types-CF-6239B.js';
import './types-CC2dS5KR.js';
import './types-CQv6yJAc.js';

/** What came back for one delivery. */
type DeliveryAnswer = {
    readonly kind: 'answered';
    readonly status: number;
    readonly text: string;
} | {
    readonly kind: 'silent';
    readonly why: string;
    readonly cause?: 'nothing_listens' | 'no_such_host';
};
/** A receiver under test. */
type ReceiverUnderTest = string | ((request: Request) => Response | Promise<Response>);
/** A request to the receiver. */
interface SentDelivery extends SignedTestWebhook {
    /** The body arrives in three parts, with these pauses. Default: at once. */
    readonly pauseMs?: number | undefined;
}
type Send = (delivery: SentDelivery) => Promise<DeliveryAnswer>;

/** Options of {@link createTestWebhooks}. */
interface TestWebhooksOptions {
    /** `whsec_…`; the first of several signs `X-Service-Signature`, as in a rotation. */
    readonly secret: string | readonly string[];
    /** Epoch milliseconds. Default: the system clock. */
    readonly now?: (() => number) | undefined;
}
/** What differs from the defaults of an event. */
interface TestWebhookParams<Name extends EventType> {
    /** Replaces these fields of complete data; the others keep their defaults. */
    readonly data?: Partial<WebhookEventData[Name]> | undefined;
    /** Default: a new one. */
    readonly id?: string | undefined;
    /** Default: now. */
    readonly created_at?: string | undefined;
    /** Default: false. */
    readonly livemode?: boolean | undefined;
    /** Default: the next one of the payment or settlement, from 1. */
    readonly sequence?: number | undefined;
}
/** A signed webhook and the event in it. */
interface TestWebhook<Name extends EventType> extends SignedTestWebhook {
    /** The event in the body. */
    readonly event: WebhookBody<WebhookEventData[Name]> & {
        /** The event in the body. */
        readonly event: Name;
    };
}
/** Webhooks of one merchant, as a gateway would send them one after another. */
interface TestWebhooks {
    /**
     * The next webhook. Its data is complete; without an id of your own it is about the same payment, refund, dispute or
     * settlement as the one before.
     */
    sign<Name extends EventType>(event: Name, params?: TestWebhookParams<Name>): Promise<TestWebhook<Name>>;
}
/**
 * Makes signed webhooks for tests of your own handler: every event type, with complete data and the next `sequence` of
 * its payment.
 *
 * @example
 * ```ts
 * const webhooks = createTestWebhooks({ secret: 'whsec_dGhpcyBpcyBhIHRlc3Qgc2VjcmV0IG9mIDMzIGJ5dGVz' });
 * const { payload, headers } = await webhooks.sign('payment.succeeded', { data: { customer_reference: 'order-1' } });
 * const response = await POST(new Request('http://shop.test/webhooks', { method: 'POST', body: payload, headers }));
 * ```
 */
declare function createTestWebhooks({ secret, now }: TestWebhooksOptions): TestWebhooks;

/** How a merchant finds what a payment has caused. */
interface PaymentReferences {
    /** `pay_…` */
    readonly payment_id: string;
    /** The merchant's own reference, such as an order number. */
    readonly customer_reference: string;
}

/** Options of `certifyReceiver`. */
interface CertifyOptions {
    /** URL of the receiver, or a function such as the one that `webhookHandler` returns. */
    readonly receiver: ReceiverUnderTest;
    /** The receiver's secret, `whsec_…`. */
    readonly secret: string;
    /**
     * What a payment has caused in the receiver, as JSON without ids and times, such as `{ "shipments": 1, "status":
     * "paid" }`: a function, or a URL that answers a GET with it. Without it, nobody can see whether a duplicate was applied
     * twice.
     */
    readonly effects?: string | ((payment: PaymentReferences) => unknown) | undefined;
    /** Waits so long before it reads effects, for receivers that work from a queue. Milliseconds. Default: 0. */
    readonly settleMs?: number | undefined;
    /** The `customer_reference` of all payments, for a receiver that refuses unknown orders. Default: one for each payment. */
    readonly reference?: string | undefined;
    /** Time to answer, in milliseconds. Default: 13 000, the shortest that a gateway waits. */
    readonly timeoutMs?: number | undefined;
    /** How long a slow body pauses, twice, in milliseconds. Default: 250. */
    readonly pauseMs?: number | undefined;
    /** Epoch milliseconds. Default: the system clock. */
    readonly now?: (() => number) | undefined;
}
/** One payment of a case and its webhooks. */
interface CasePayment {
    /** The next webhook of the payment. */
    sign(name: PaymentEvent, params?: Signed): Promise<CaseWebhook>;
    /** What it has caused in the receiver, after the pause for queues; null: not observable. */
    effects(): Promise<string | null>;
}
/** The events that cases send: their data have the same fields. */
type PaymentEvent = 'payment.created' | 'payment.processing' | 'payment.succeeded';
type CaseWebhook = TestWebhook<PaymentEvent>;
/** What differs from the defaults. */
interface Signed extends TestWebhookParams<PaymentEvent> {
    /** Age of the attempt in milliseconds, negative for the future. Default: 0. */
    readonly sentAgoMs?: number | undefined;
    /** Age of the event in milliseconds. Default: that of the attempt. */
    readonly createdAgoMs?: number | undefined;
    /** Default: the receiver's. */
    readonly secret?: string | readonly string[] | undefined;
}
/** What cases do with a receiver. */
interface World {
    readonly secret: string;
    readonly pauseMs: number;
    /** A new payment. */
    payment(): CasePayment;
    readonly send: Send;
    /** Sends until it is accepted, as the gateway does, at most three times. */
    deliver(delivery: SentDelivery): Promise<DeliveryAnswer>;
}

/** What came of a case. */
type CertifyOutcome = {
    /** What came of it. */
    readonly verdict: 'passed';
    /** What the receiver did. */
    readonly message: string;
} | {
    /** What came of it. */
    readonly verdict: 'failed';
    /** What the receiver did. */
    readonly message: string;
    /** How to mend it, or how to make it observable. */
    readonly mend: string;
}
/** Nobody can see whether the receiver does the right thing; `mend` says how to show it. */
 | {
    /** What came of it. */
    readonly verdict: 'not_observable';
    /** What the receiver did. */
    readonly message: string;
    /** How to mend it, or how to make it observable. */
    readonly mend: string;
};
/** One thing that a receiver must do. */
interface CertifyCase {
    readonly title: string;
    readonly run: (world: World) => Promise<CertifyOutcome>;
}

/** What a receiver must do, in the order of a run. */
declare const CERTIFY_CASES: {
    readonly genuine: CertifyCase;
    readonly ping: CertifyCase;
    readonly unknown_event: CertifyCase;
    readonly unknown_field: CertifyCase;
    readonly slow_body: CertifyCase;
    readonly late_event: CertifyCase;
    readonly replayed_event: CertifyCase;
    readonly new_secret: CertifyCase;
    readonly old_secret: CertifyCase;
    readonly one_of_two_signatures: CertifyCase;
    readonly wrong_signature: CertifyCase;
    readonly unsigned: CertifyCase;
    readonly part_of_a_signature: CertifyCase;
    readonly changed_body: CertifyCase;
    readonly reformatted_body: CertifyCase;
    readonly old_time: CertifyCase;
    readonly future_time: CertifyCase;
    readonly captured_yesterday: CertifyCase;
    readonly duplicate: CertifyCase;
    readonly at_the_same_time: CertifyCase;
    readonly changed_id: CertifyCase;
    readonly reordered: CertifyCase;
};
type CertifyCaseName = keyof typeof CERTIFY_CASES;

/**
 * Of a case. `not_observable`: the receiver answered as it should, but nothing shows whether it acted as it should; or it
 * refuses every webhook, so that refusing this one says nothing.
 */
type CertifyVerdict = CertifyOutcome['verdict'];
/** The outcome of one case. */
interface CertifiedCase {
    /** Name of the case. */
    readonly name: CertifyCaseName;
    /** What the receiver must do. */
    readonly title: string;
    /** What came of it. */
    readonly verdict: CertifyVerdict;
    /** What it did. */
    readonly message: string;
    /** How to mend it, or how to make it observable; null when it passed. */
    readonly mend: string | null;
    /** How long the case took. */
    readonly milliseconds: number;
}
/** What came of all cases. */
interface CertifyReport {
    /** No case failed. */
    readonly ok: boolean;
    /** In the order in which they ran. */
    readonly cases: readonly CertifiedCase[];
}
/**
 * Sends a webhook receiver everything that a gateway, the network and a forger may send it, and says what it does wrong
 * and how to mend it: duplicates, events out of order, late and replayed ones, slow bodies, wrong and missing signatures,
 * old times, unknown events, a secret in rotation.
 *
 * All payments are made up, in test mode. Run it against a receiver whose effects you can throw away.
 *
 * @example
 * ```ts
 * const report = await certifyReceiver({
 *   receiver: POST,
 *   secret: 'whsec_dGhpcyBpcyBhIHRlc3Qgc2VjcmV0IG9mIDMzIGJ5dGVz',
 *   effects: ({ customer_reference }) => ({ shipments: shipmentsOf(customer_reference).length }),
 * });
 * expect(report.cases.filter(({ verdict }) => verdict === 'failed')).toEqual([]);
 * ```
 * @param only these cases, and `genuine`; default: all
 * @throws WebhookVerificationError `bad_secret`
 * @throws TypeError when the effects cannot be read
 */
declare function certifyReceiver(options: CertifyOptions, only?: readonly CertifyCaseName[]): Promise<CertifyReport>;

export { CERTIFY_CASES, certifyReceiver, createTestWebhooks };
export type { CertifiedCase, CertifyCaseName, CertifyOptions, CertifyReport, CertifyVerdict, PaymentReferences, TestWebhook, TestWebhookParams, TestWebhooks, TestWebhooksOptions };

// merchant.d.ts

export { C as ConnectionFailure, E as ErrorCode, a as ErrorDetails, L as LocalErrorCode, M as MitakoError, b as MitakoErrorCode, c as MitakoErrorContext, i as isMitakoError } from './errors.js';
import { W as WriteOptions, b as PagePosition, C as CallOptions, L as List } from './options.js';
export { a as ConnectionOptions, F as Fetch, P as Page } from './options.js';
import { A as Amount, K as KycStatus, T as Timestamp, D as Deleted, e as MerchantProfile, f as ProfileParams, g as LogoParams, h as Kyc, i as KycParams } from './types.js';
export { P as PayoutAccount, j as PayoutAccountParams } from './types.js';
export { D as Device, L as LoginParams, O as OtherDevicesRevoked, P as PasswordParams, a as Principal, R as ReauthenticateParams, b as RegisterParams } from './types.js';
import { A as ApiKeyCreateParams, a as ApiKeyWithSecret, b as ApiKey, c as ApiKeyRollParams, P as PayoutAccounts, O as OwnSearch, d as AuditLog } from './search.js';
export { e as AuditAction, f as AuditEntry, g as AuditLogParams, h as OwnFound, i as OwnKind, j as OwnSearchQuery, k as OwnSearchResults, l as PayoutAccountListParams, m as PayoutAccountModeParams, S as Scope } from './search.js';
export { H as HiddenMethodsParams, M as MerchantMethod } from './types.js';
import { c as Registration, A as Account, S as SessionClientOptions } from './options.js';
export { D as Devices, R as RecentAuthentication, a as SessionStore, b as StoredSession } from './options.js';
import { M as Methods } from './methods.js';
import './types-CQv6yJAc.js';

/** Volume, success rate and open tasks of a merchant in one mode. */
interface Overview {
    /** True: real money. False: test mode. */
    readonly livemode: boolean;
    /** One entry per day of Africa/Douala and currency, oldest first, today last. */
    readonly volume: readonly DayVolume[];
    /** How payments ended. */
    readonly outcomes: PaymentOutcomes;
    /** What somebody should look at. */
    readonly attention: Attention;
}
/** Volume paid and refunded in a day; a few seconds behind the payments themselves. */
interface DayVolume {
    /** `2026-01-31` */
    readonly date: string;
    /** ISO 4217 code, `XAF`. */
    readonly currency: string;
    /** How many payments succeeded. */
    readonly payments_count: number;
    /** Before fees and refunds. */
    readonly amount: Amount;
    /** How many refunds succeeded. */
    readonly refunds_count: number;
    /** Refunds that succeeded on this day, regardless of the payment's date. */
    readonly amount_refunded: Amount;
}
/** Outcomes of the newest ended payments, by creation time: at most 200. */
interface PaymentOutcomes {
    /** Payments that ended. */
    readonly decided: number;
    /** Includes payments that were refunded later. */
    readonly succeeded: number;
    /** Those of them that failed. */
    readonly failed: number;
    /** Those of them that expired. */
    readonly expired: number;
    /** Those of them that were canceled. */
    readonly canceled: number;
    /** Percentage of decided payments; null if there are none. */
    readonly succeeded_percent: number | null;
}
/** What needs attention. Counts end at 100. */
interface Attention {
    /** Null when the merchant has nothing to do. */
    readonly kyc_status: Extract<KycStatus, 'not_started' | 'needs_info' | 'rejected'> | null;
    /** Webhook endpoints that fail. */
    readonly endpoints: readonly EndpointTrouble[];
    /** Disputes that still accept evidence. */
    readonly disputes: {
        /** How many there are. */
        readonly count: number;
        /** The first deadline; null without one. */
        readonly next_due_at: Timestamp | null;
    };
    /** Payments whose outcome the operator has to determine. */
    readonly payments_in_review: number;
    /** The latest settlement of each currency whose payout failed. */
    readonly failed_settlements: readonly FailedSettlement[];
}
interface EndpointTrouble {
    /** `whe_…` */
    readonly id: string;
    /** Absolute address; `https` in live mode. */
    readonly url: string;
    /** `failing`: an attempt failed without a later success. `disabled`: the gateway disabled it. */
    readonly state: 'failing' | 'disabled';
    /** Time of the first failed attempt; null if it is disabled. */
    readonly failing_since: Timestamp | null;
}
interface FailedSettlement {
    /** `stl_…` */
    readonly id: string;
    /** In the minor unit of the currency; XAF has none, so whole francs. */
    readonly amount: Amount;
    /** ISO 4217 code, `XAF`. */
    readonly currency: string;
    /** Why it failed, in the operator's words; null unless it did. */
    readonly failure_reason: string | null;
}

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
    /** Reads the profile. */
    retrieve(options?: CallOptions): Promise<MerchantProfile>;
    /** Changes what is given. */
    update(params: ProfileParams, options?: WriteOptions): Promise<MerchantProfile>;
    /** Sets or replaces the logo of the checkouts. */
    setLogo(params: LogoParams, options?: WriteOptions): Promise<MerchantProfile>;
    /** Deletes the logo. */
    deleteLogo(options?: WriteOptions): Promise<MerchantProfile>;
}
/** Business verification (KYC), required for live payments. */
interface MerchantKyc {
    /** Reads how far the verification is. */
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
    /** Reads the figures. */
    retrieve(params?: OverviewParams, options?: CallOptions): Promise<Overview>;
}

/** A merchant's own account. For payments, use `createClient` with an API key created here. */
interface MerchantClient extends Registration, Account {
    /** Name, contacts, colour and logo. */
    readonly profile: Profile;
    /** Business verification. */
    readonly kyc: MerchantKyc;
    /** Secret keys. */
    readonly apiKeys: ApiKeys;
    /** Where settlements are paid. */
    readonly payoutAccount: PayoutAccounts;
    /** Payment methods, and those to hide. */
    readonly methods: Methods;
    /** The figures of the first page. */
    readonly overview: Overviews;
    /** Finds anything of this merchant by what is printed somewhere. */
    readonly search: OwnSearch;
    /** Who did what in this account. */
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

export { Account, ApiKey, ApiKeyCreateParams, ApiKeyRollParams, ApiKeyWithSecret, AuditLog, CallOptions, Deleted, Kyc, KycParams, List, LogoParams, MerchantProfile, Methods, OwnSearch, PagePosition, PayoutAccounts, ProfileParams, Registration, SessionClientOptions, WriteOptions, createMerchantClient };
export type { ApiKeys, MerchantClient, MerchantKyc, Overview, OverviewParams, Overviews, Profile };

// errors.d.ts

import { F as FieldErrors } from './types.js';

/** Every error code of the API, with its HTTP status and message. Both are defined only here. */
declare const ERRORS: Readonly<Record<"MALFORMED_JSON" | "AUTHENTICATION_REQUIRED" | "INVALID_API_KEY" | "API_KEY_EXPIRED" | "API_KEY_REVOKED" | "INVALID_TOKEN" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "REFRESH_TOKEN_INVALID" | "REFRESH_TOKEN_ROTATED" | "REFRESH_TOKEN_REUSED" | "INSUFFICIENT_FUNDS" | "PAYMENT_DECLINED" | "INSUFFICIENT_BALANCE" | "INSUFFICIENT_FLOAT" | "PERMISSION_DENIED" | "MODE_MISMATCH" | "KYC_REQUIRED" | "ACCOUNT_SUSPENDED" | "REAUTHENTICATION_REQUIRED" | "ROLE_NOT_ALLOWED" | "INVALID_PIN" | "PIN_RESET_REQUIRED" | "CASH_OUT_CODE_INVALID" | "ROUTE_NOT_FOUND" | "PAYMENT_NOT_FOUND" | "CHECKOUT_NOT_FOUND" | "PAYMENT_LINK_NOT_FOUND" | "REFUND_NOT_FOUND" | "EVENT_NOT_FOUND" | "DELIVERY_NOT_FOUND" | "WEBHOOK_ENDPOINT_NOT_FOUND" | "API_KEY_NOT_FOUND" | "DEVICE_NOT_FOUND" | "MERCHANT_NOT_FOUND" | "AGENT_NOT_FOUND" | "USER_NOT_FOUND" | "TRANSACTION_NOT_FOUND" | "ATTEMPT_NOT_FOUND" | "DISPUTE_NOT_FOUND" | "RAIL_NOT_FOUND" | "LEDGER_CHECK_NOT_FOUND" | "SETTLEMENT_NOT_FOUND" | "PAYOUT_EXPORT_NOT_FOUND" | "METHOD_NOT_ALLOWED" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "PAYMENT_ALREADY_PAID" | "PAYMENT_CANCELED" | "PAYMENT_FAILED" | "PAYMENT_IN_PROGRESS" | "PAYMENT_LINK_CLOSED" | "CODE_NOT_EXPECTED" | "PAYMENT_NOT_REFUNDABLE" | "PAYMENT_NOT_DISPUTABLE" | "DISPUTE_CLOSED" | "DISPUTE_EVIDENCE_OVERDUE" | "SETTLEMENT_CLOSED" | "PAYOUT_ON_HOLD" | "PAYOUT_ACCOUNT_CHANGED" | "NOTHING_TO_SETTLE" | "NOTHING_TO_EXPORT" | "REFUND_NOT_PENDING" | "ATTEMPT_NOT_IN_REVIEW" | "LEDGER_CHECK_RUNNING" | "SANDBOX_TOO_FULL" | "KYC_ALREADY_SUBMITTED" | "KYC_NOT_PENDING" | "WEBHOOK_ENDPOINT_DISABLED" | "IDEMPOTENCY_IN_PROGRESS" | "API_KEY_LIMIT" | "WEBHOOK_ENDPOINT_LIMIT" | "EMAIL_TAKEN" | "PIN_NOT_SET" | "USER_AMBIGUOUS" | "PAYMENT_EXPIRED" | "VALIDATION_ERROR" | "INVALID_CODE" | "IDEMPOTENCY_KEY_REUSED" | "REFUND_NOT_SUPPORTED" | "REFUND_EXCEEDS_REMAINING" | "DISPUTE_EXCEEDS_REMAINING" | "LIMIT_EXCEEDED" | "METHOD_NOT_AVAILABLE" | "METHOD_DISABLED" | "PIN_LOCKED" | "RATE_LIMITED" | "INTERNAL_ERROR" | "RAIL_ERROR" | "SERVICE_UNAVAILABLE", readonly [status: number, message: string]>>;
/** A literal from {@link ERRORS}. */
type ErrorCode = keyof typeof ERRORS;

declare const marker: unique symbol;
/**
 * Failures without a response of the API:
 *
 * - `CONNECTION_FAILED`: no response arrived; `reason` says why.
 * - `TIMED_OUT`: no complete response within `timeoutMs`.
 * - `ABORTED`: the caller's `signal` ended the call.
 * - `UNEXPECTED_RESPONSE`: the response is not from the API, most often due to a proxy or a wrong `baseUrl`.
 */
type LocalErrorCode = 'CONNECTION_FAILED' | 'TIMED_OUT' | 'ABORTED' | 'UNEXPECTED_RESPONSE';
/** A code of the API, a code of this client, or `UNKNOWN` for a code of a newer server, which is then in `rawCode`. */
type MitakoErrorCode = ErrorCode | LocalErrorCode | 'UNKNOWN';
/**
 * Why no response arrived. With the first four, the request was not sent.
 *
 * - `refused`: nothing listens at the host and port.
 * - `unknown_host`: the host has no address.
 * - `tls`: no secure connection, most often because of the certificate.
 * - `unreachable`: no route, or no answer to the connection.
 * - `reset`: the connection broke.
 * - `blocked`: a browser, which does not say why: no network, or another origin (CORS).
 * - `other`: anything else; see `cause`.
 */
type ConnectionFailure = 'refused' | 'unknown_host' | 'tls' | 'unreachable' | 'reset' | 'blocked' | 'other';
/** Details of the error. Fields depend on the code, and more may be added. */
interface ErrorDetails {
    readonly [name: string]: unknown;
    /** With `VALIDATION_ERROR`: the rules that each field violated. */
    readonly fields?: FieldErrors;
}
/** Properties of a {@link MitakoError} except code and message. */
interface MitakoErrorContext {
    /** HTTP status; absent without a response. */
    readonly status?: number | undefined;
    /** What the server added. */
    readonly details?: ErrorDetails | undefined;
    /** For questions to the operator of the gateway. */
    readonly requestId?: string | undefined;
    /** How long the server asks to wait. */
    readonly retryAfterSeconds?: number | undefined;
    /** The key with which to send the call again. */
    readonly idempotencyKey?: string | undefined;
    /** The code as the server sent it. */
    readonly rawCode?: string | undefined;
    /** Why there was no connection. */
    readonly reason?: ConnectionFailure | undefined;
    /** False: the call certainly changed nothing. */
    readonly mayHaveTakenEffect?: boolean | undefined;
    /** The error underneath. */
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
    /** Branch on this, with a default branch: `UNKNOWN` is a code of a newer server. */
    readonly code: MitakoErrorCode;
    /** The code as the server sent it; differs from `code` only when that is `UNKNOWN`. */
    readonly rawCode: string;
    /** With `CONNECTION_FAILED`: why. */
    readonly reason: ConnectionFailure | undefined;
    /**
     * Whether the call may have changed something although it failed. False: it certainly did not, for example because
     * nothing was sent, or the API refused it. Always false for a call that only reads.
     */
    readonly mayHaveTakenEffect: boolean;
    /** HTTP status; absent without a response. */
    readonly status: number | undefined;
    /** `{}` if there are no details. */
    readonly details: ErrorDetails;
    /** `X-Request-Id` of the response: quote it when you contact the operator. */
    readonly requestId: string | undefined;
    /** `Retry-After` of the response in seconds, not capped. */
    readonly retryAfterSeconds: number | undefined;
    /**
     * Key of the call, for every call that changes something. If `mayHaveTakenEffect`, repeat it
     * with `{ idempotencyKey: error.idempotencyKey }` within 24 hours: the effect happens at most once.
     */
    readonly idempotencyKey: string | undefined;
    constructor(code: MitakoErrorCode, message: string, context?: MitakoErrorContext);
}
/** True for a {@link MitakoError}, including one from another copy of this package, for which `instanceof` is false. */
declare function isMitakoError(value: unknown): value is MitakoError;

export { MitakoError as M, isMitakoError as i };
export type { ConnectionFailure as C, ErrorCode as E, LocalErrorCode as L, ErrorDetails as a, MitakoErrorCode as b, MitakoErrorContext as c };

// options.d.ts

import { T as Timestamp } from './types.js';

/** A page of a list. Pass `next_cursor` as `cursor` to read the next one. */
interface Page<Item> {
    /** Of this page. */
    readonly items: readonly Item[];
    /** True: there is another page. */
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
        /** The most items to read. */
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
type QueryParams<Query> = {
    readonly [Name in keyof Query]?: (Name extends 'created_from' | 'created_to' ? Timestamp : OneOrMore<Exclude<Query[Name], undefined>>) | undefined;
};
/** The same for callers with a key, which has one mode. The method determines the format. */
type KeyQueryParams<Query> = QueryParams<Omit<Query, 'mode' | 'format'>>;
type OneOrMore<Value> = Value extends readonly (infer Item)[] ? Item | Value : Value;

/** How a client connects to the API. */
interface ConnectionOptions {
    /** Base URL of the API, ending in `/api/v1`: `https://pay.example.cm/api/v1`. Checked at the first call. */
    readonly baseUrl: string | undefined;
    /** Timeout of one attempt in milliseconds, from sending to the last byte of the response. Default: 15 000. */
    readonly timeoutMs?: number | undefined;
    /** Number of retries of a call without a usable response, 0 … 10. Default: 2. */
    readonly maxRetries?: number | undefined;
    /** Sends a request instead of the global `fetch`; in a test, pass the gateway's own handler. */
    readonly fetch?: Fetch | undefined;
}
/** Options of a merchant client. */
interface ClientOptions extends ConnectionOptions {
    /**
     * Secret key, `svc_live_…` or `svc_test_…`. Checked at the first call, so that a module may create its client where the
     * environment variable is not set, as in a build. Rejected in browsers.
     */
    readonly apiKey: string | undefined;
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

export type { CallOptions as C, Fetch as F, KeyQueryParams as K, List as L, Page as P, QueryParams as Q, WriteOptions as W, ConnectionOptions as a, PagePosition as b, ClientOptions as c };

// types.d.ts

/** Money is a JSON integer in the currency's minor unit. XAF has none (ISO 4217): `5000` is 5 000 FCFA. */
type Amount = number;
/** ISO 8601 in UTC with milliseconds, `2026-01-31T12:00:00.000Z`. */
type Timestamp = string;
declare const LOCALES: readonly ["fr", "en"];
type Locale = (typeof LOCALES)[number];
/** Pagination of a list. Pass `next_cursor` as `cursor` to read the next page. */
interface Pagination {
    /** The most items of a page. */
    readonly limit: number;
    /** True: there is another page. */
    readonly has_more: boolean;
    /** Pass it as `cursor`; null: this is the last page. */
    readonly next_cursor: string | null;
}
/** Rules that a request field violated (`details.fields` of `VALIDATION_ERROR`). */
type FieldErrors = Readonly<Record<string, readonly {
    /** The rule, for programs. */
    readonly rule: string;
    /** A sentence for people. */
    readonly message: string;
}[]>>;
interface Deleted {
    /** Always true. */
    readonly deleted: true;
    /** Identifier of what was deleted. */
    readonly id: string;
}
type Mode = 'live' | 'test';
interface ModeQuery {
    /** With an access token: the mode to read. Default: `live`, or `test` while KYC is not approved. */
    readonly mode?: Mode | undefined;
}
/** The part of a list to return, newest first. */
interface PageQuery {
    /** 1 … 100. Default: 20. */
    readonly limit: number;
    /** `next_cursor` of the previous page. */
    readonly cursor?: string | undefined;
}
interface ModePageQuery extends PageQuery, ModeQuery {
}
/** The mode of a merchant that the operator reads. */
interface OperatorModeQuery {
    /** Default: both. */
    readonly mode?: Mode | undefined;
}
/** Filters of the operator's lists over all merchants. */
interface OperatorPageQuery extends PageQuery, OperatorModeQuery {
    /** Only those of this merchant. */
    readonly merchant_id?: string | undefined;
}
interface FormatQuery {
    /** `csv`: all rows in one file, regardless of `limit` and `cursor`. Takes precedence over `Accept`. */
    readonly format?: 'json' | 'csv' | undefined;
}
/** Milliseconds since 1970. Send it as ISO 8601 with an offset, or `Z`. */
type Moment = number;

declare const PAYOUT_ACCOUNT_TYPES: readonly ["bank_account", "mobile_money"];
type PayoutAccountType = (typeof PAYOUT_ACCOUNT_TYPES)[number];
/** Where a merchant's settlements are paid out: one per mode. A change creates a new one. */
interface PayoutAccount {
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
    /** The last characters of the number, `•••4321`. */
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
/** A payout account as the operator sees it, who pays to it. */
interface PayoutAccountRecord extends PayoutAccount {
    /** `mer_…`, the merchant that it belongs to. */
    readonly merchant_id: string;
    /** The whole number: an IBAN or a RIB without spaces, or a phone number in E.164. */
    readonly number: string;
}
interface PayoutAccountParams {
    /** True: real money. False: test mode. */
    readonly livemode: boolean;
    /** A bank account, or mobile money. */
    readonly type: PayoutAccountType;
    /** The account holder, as the bank or provider knows it. */
    readonly holder_name: string;
    /** For `bank_account`: either this or `rib`. Spaces are ignored. */
    readonly iban?: string | undefined;
    /** For `bank_account`: bank (5), branch (5), account (11) and key (2). Spaces are ignored. */
    readonly rib?: string | undefined;
    /** For `mobile_money`: in E.164. */
    readonly phone?: string | undefined;
    /** For `mobile_money`: a provider of this gateway. */
    readonly provider?: string | undefined;
}
interface PayoutAccountListQuery extends ModePageQuery {
}
/** The mode of a merchant's payout account that the operator reads. */
interface MerchantPayoutAccountQuery {
    /** Default: live. */
    readonly mode?: Mode | undefined;
}

declare const SETTLEMENT_STATUSES: readonly ["pending", "paid", "failed"];
type SettlementStatus = (typeof SETTLEMENT_STATUSES)[number];
/**
 * Kind of a settlement line. `payment`: what remained of its credit when it became available. `refund_failed` and
 * `payout_failed`: returned money.
 */
declare const SETTLEMENT_LINE_TYPES: readonly ["payment", "refund", "refund_failed", "dispute", "dispute_won", "payout_failed"];
type SettlementLineType = (typeof SETTLEMENT_LINE_TYPES)[number];
/** When the worker closes a merchant's available balance into a settlement. `manual`: only on the operator's request. */
declare const SETTLEMENT_SCHEDULES: readonly ["manual", "daily", "weekly"];
type SettlementSchedule = (typeof SETTLEMENT_SCHEDULES)[number];
/** A payout to a merchant. Its lines are ledger entries, and `amount` is their sum. */
interface Settlement {
    /** `stl_…` */
    readonly id: string;
    /** Where it stands. */
    readonly status: SettlementStatus;
    /** In the minor unit of the currency; XAF has none, so whole francs. */
    readonly amount: Amount;
    /** ISO 4217 code, `XAF`. */
    readonly currency: string;
    /** True: real money. False: test mode. */
    readonly livemode: boolean;
    /** How many lines make it up. */
    readonly lines_count: number;
    /** The ledger transfer that debited the available balance. */
    readonly transaction_id: string;
    /** The transfer that paid it out, or that returned the money when the payout failed; null while pending. */
    readonly closing_transaction_id: string | null;
    /** The operator's reference for the payout. */
    readonly reference: string | null;
    /** Why it failed, in the operator's words; null unless it did. */
    readonly failure_reason: string | null;
    /**
     * The account that it is paid out to: of its bank file while it is pending, then the one that was paid. Null before, or if
     * the merchant had set none.
     */
    readonly payout_account_id: string | null;
    /** When it was created. */
    readonly created_at: Timestamp;
    /** When it last changed. */
    readonly updated_at: Timestamp;
    /** When it was paid, or failed. */
    readonly resolved_at: Timestamp | null;
}
/** A settlement with the account that it is paid out to. */
interface SettlementWithDestination extends Settlement {
    /** As it was then, its number masked; null like `payout_account_id`. */
    readonly destination: PayoutAccount | null;
}
/** A settlement as the operator sees it. */
interface SettlementRecord extends Settlement {
    /** `mer_…`, the merchant that it belongs to. */
    readonly merchant_id: string;
    /** Where to pay it, or where it was paid: the merchant's payout account; null if none is set. */
    readonly destination: PayoutAccountRecord | null;
    /** The bank file that it is in; null: in none. */
    readonly payout_export_id: string | null;
}
/** One entry of the merchant's ledger account. */
interface SettlementLine {
    /** `tx_…`, the ledger transfer. */
    readonly transaction_id: string;
    /** What moved the money. */
    readonly type: SettlementLineType;
    /** The payment; null if it is about none. */
    readonly payment_id: string | null;
    /** The refund; null if it is about none. */
    readonly refund_id: string | null;
    /** The dispute; null if it is about none. */
    readonly dispute_id: string | null;
    /** The earlier settlement whose payout failed (`payout_failed`). */
    readonly settlement_id: string | null;
    /** The merchant's own reference, such as an order number. */
    readonly customer_reference: string | null;
    /** For `payment` lines: what the customer paid, and its fee; null for others. */
    readonly gross: Amount | null;
    /** The fee of a `payment` line, in minor units; null for others. */
    readonly fee: Amount | null;
    /**
     * What the line adds to the settlement. For `payment` lines: `gross` minus `fee`, minus refunds and disputes before
     * the release. Negative for debits.
     */
    readonly amount: Amount;
    /** ISO 4217 code, `XAF`. */
    readonly currency: string;
    /** When it was created. */
    readonly created_at: Timestamp;
}
interface SettlementListQuery extends ModePageQuery {
    /** Only those with this status. */
    readonly status?: SettlementStatus | undefined;
    /** Only those in this currency. */
    readonly currency?: string | undefined;
}
interface OperatorSettlementListQuery extends OperatorPageQuery {
    /** Only those with this status. */
    readonly status?: SettlementStatus | undefined;
    /** In this bank file. */
    readonly payout_export_id?: string | undefined;
}
interface SettlementCreateParams {
    /** True: real money. False: test mode. */
    readonly livemode: boolean;
    /** ISO 4217 code; optional while a single currency is configured. */
    readonly currency?: string | undefined;
}

declare const KYC_STATUSES: readonly ["not_started", "pending", "approved", "rejected", "needs_info"];
type KycStatus = (typeof KYC_STATUSES)[number];
/** Image formats of a logo. */
declare const LOGO_TYPES: readonly ["image/png", "image/webp"];
type LogoType = (typeof LOGO_TYPES)[number];
/**
 * How a refund returns a payment's fee to the merchant: `proportional`, rounded down, the remainder with the last
 * refund; or `keep`, nothing.
 */
declare const FEE_REFUND_POLICIES: readonly ["proportional", "keep"];
type FeeRefundPolicy = (typeof FEE_REFUND_POLICIES)[number];
interface MerchantProfile {
    /** `mer_…` */
    readonly id: string;
    /** Name that customers read. */
    readonly name: string;
    /** E-mail address; unique among the accounts of a role. */
    readonly email: string;
    /** Phone number in E.164; null without one. */
    readonly phone: string | null;
    /** Shown to customers on the checkout. */
    readonly support_email: string | null;
    /** Shown to customers on the checkout. */
    readonly support_phone: string | null;
    /** Colour of the merchant's checkouts, `#rrggbb`; null: the gateway's default. */
    readonly brand_color: string | null;
    /** URL of the merchant's logo; a new logo has a new URL. */
    readonly logo_url: string | null;
    /** How far the business verification is. */
    readonly kyc_status: KycStatus;
    /** While suspended, a merchant accepts no new live payments and creates no live keys. */
    readonly suspended: boolean;
    /** The operator's reason, shown to the merchant. */
    readonly suspension_reason: string | null;
    /** Set by the operator. */
    readonly fees: MerchantFees;
    /** Set by the operator. */
    readonly settlement: MerchantSettlementTerms;
    /** When it was created. */
    readonly created_at: Timestamp;
}
/** A merchant as the operator sees it. */
interface MerchantRecord extends MerchantProfile {
    /** Business verification. */
    readonly kyc: Kyc;
}
/**
 * A merchant's fee per payment, booked in the commit that succeeds: `basis_points` of the amount, rounded half up to a
 * whole minor unit, plus `fixed`; at least `minimum`, at most `maximum`, and never more than the amount.
 */
interface MerchantFees {
    /** Hundredths of a percent, 0 … 10 000: 250 is 2.5 %. */
    readonly basis_points: number;
    /** The part of the fee that each payment costs, in minor units. */
    readonly fixed: Amount;
    /** The least fee of a payment, in minor units. */
    readonly minimum: Amount;
    /** Null: no maximum. */
    readonly maximum: Amount | null;
    /** How refunds return the fee. Fixed on each payment when it is paid. */
    readonly refund_policy: FeeRefundPolicy;
}
/** When a merchant's money becomes available and is settled. */
interface MerchantSettlementTerms {
    /**
     * Seconds that a payment's credit stays pending, 0 … 7 776 000 (90 days). Payments keep the delay in force when they
     * were paid.
     */
    readonly delay_seconds: number;
    /** When the worker closes the available balance. */
    readonly schedule: SettlementSchedule;
    /** Smaller balances wait for the next settlement. */
    readonly minimum: Amount;
    /** Next closing of the balance; null with `manual`. */
    readonly next_at: Timestamp | null;
}
interface Kyc {
    /** Where it stands. */
    readonly status: KycStatus;
    /** What the merchant submitted; null before. */
    readonly submission: Readonly<Record<string, string>> | null;
    /** The operator's note to the merchant. */
    readonly note: string | null;
    /** When it was submitted; null before. */
    readonly submitted_at: Timestamp | null;
    /** When the operator decided; null before. */
    readonly decided_at: Timestamp | null;
}
/** A merchant's balance, one entry per currency. */
interface Balance {
    /** ISO 4217 code, `XAF`. */
    readonly currency: string;
    /** True: real money. False: test mode. */
    readonly livemode: boolean;
    /** Available for refunds and the next settlement. Negative when disputes exceeded the balance. */
    readonly available: Amount;
    /** Credits of payments that become available after the merchant's delay. */
    readonly pending: Amount;
    /** Held for open disputes. */
    readonly disputed: Amount;
    /** Held for refunds that the provider has not confirmed. */
    readonly refunding: Amount;
    /** Closed into settlements that are not paid out yet. */
    readonly settling: Amount;
}
interface MerchantListQuery extends PageQuery {
    /** Only merchants with this state of verification. */
    readonly kyc_status?: KycStatus | undefined;
}
/** Absent fields stay unchanged. */
interface ProfileParams {
    /** Name that customers read. */
    readonly name?: string | undefined;
    /** Shown to customers on the checkout; null removes it. */
    readonly support_email?: string | null | undefined;
    /** Shown to customers on the checkout; null removes it. */
    readonly support_phone?: string | null | undefined;
    /** Colour of the checkouts, `#rrggbb`. Pages darken or lighten it where text would be unreadable. */
    readonly brand_color?: string | null | undefined;
}
interface LogoParams {
    /** Media type of the image. */
    readonly content_type: LogoType;
    /** The file in base64; at most 16 KiB decoded. */
    readonly data: string;
}
interface KycParams {
    /** Name of the business in its register. */
    readonly legal_name: string;
    /** Number of the business in its register. */
    readonly registration_number: string;
    /** Where the business is. */
    readonly address: string;
    /** Who signs for the business. */
    readonly representative_name: string;
    /** Number of that person's identity document. */
    readonly representative_id_number: string;
}
interface KycDecisionParams {
    /** The operator's decision. */
    readonly decision: Extract<KycStatus, 'approved' | 'rejected' | 'needs_info'>;
    /** Shown to the merchant; at most 1 000 characters. Required when an approval is withdrawn. */
    readonly note?: string | undefined;
}
interface SuspendParams {
    /** Shown to the merchant; at most 255 characters. */
    readonly reason?: string | undefined;
}
/** Absent fields stay unchanged. That `minimum` does not exceed `maximum` is checked on the resulting terms. */
interface MerchantUpdateParams {
    /** Replaces those that are given. */
    readonly fees?: MerchantFeesParams | undefined;
    /** Replaces those that are given. */
    readonly settlement?: MerchantSettlementParams | undefined;
}
interface MerchantFeesParams {
    /** Hundredths of a percent of the amount. */
    readonly basis_points?: number | undefined;
    /** The part of the fee that each payment costs, in minor units. */
    readonly fixed?: Amount | undefined;
    /** The least fee of a payment, in minor units. */
    readonly minimum?: Amount | undefined;
    /** The greatest fee of a payment; null: none. */
    readonly maximum?: Amount | null | undefined;
    /** Whether refunds return the fee. */
    readonly refund_policy?: FeeRefundPolicy | undefined;
}
interface MerchantSettlementParams {
    /** How long a payment waits before it becomes available. */
    readonly delay_seconds?: number | undefined;
    /** When the available balance is closed into a settlement. */
    readonly schedule?: SettlementSchedule | undefined;
    /** Less than this is not settled, in minor units. */
    readonly minimum?: Amount | undefined;
}

export type { Amount as A, Balance as B, KycDecisionParams as C, Deleted as D, SuspendParams as E, FieldErrors as F, KycStatus as K, Locale as L, Moment as M, OperatorModeQuery as O, PayoutAccount as P, Settlement as S, Timestamp as T, ModePageQuery as a, FormatQuery as b, MerchantFees as c, Mode as d, MerchantProfile as e, ProfileParams as f, LogoParams as g, Kyc as h, KycParams as i, PayoutAccountParams as j, OperatorPageQuery as k, Pagination as l, SettlementLine as m, SettlementWithDestination as n, PageQuery as o, ModeQuery as p, MerchantPayoutAccountQuery as q, PayoutAccountListQuery as r, PayoutAccountRecord as s, SettlementListQuery as t, SettlementCreateParams as u, SettlementRecord as v, OperatorSettlementListQuery as w, MerchantRecord as x, MerchantListQuery as y, MerchantUpdateParams as z };

// types.d.ts

import { A as Amount, L as Locale, T as Timestamp, a as ModePageQuery, b as FormatQuery, M as Moment, c as MerchantFees, d as Mode } from './types.js';

/** States of a payment intent. After `succeeded` only refunds follow; the other final states never change. */
declare const PAYMENT_STATUSES: readonly ["requested", "processing", "succeeded", "failed", "canceled", "expired", "partially_refunded", "refunded"];
type PaymentStatus = (typeof PAYMENT_STATUSES)[number];
declare const PAYMENT_METHOD_TYPES: readonly ["wallet", "mobile_money"];
type PaymentMethodType = (typeof PAYMENT_METHOD_TYPES)[number];
/**
 * Why a payment or an attempt failed, a closed list onto which rails map their own reasons. `retryable` says whether
 * the same intent can be retried while attempts remain.
 */
declare const FAILURES: Readonly<Record<"insufficient_funds" | "payer_timeout" | "payer_declined" | "invalid_code" | "invalid_payer" | "payer_limit_reached" | "payer_busy" | "payer_account_blocked" | "provider_unavailable" | "provider_error" | "gateway_account", {
    readonly retryable: boolean;
    readonly message: string;
}>>;
type FailureCode = keyof typeof FAILURES;
/** The payment method used. Phone numbers are masked. */
interface PaymentMethod {
    /** Wallet or mobile money. */
    readonly type: PaymentMethodType;
    /** The provider's id, such as `mtn_momo`; null for the wallet. */
    readonly provider: string | null;
    /** The provider's label from its rail, `MTN MoMo`, or the formatted id if no configured rail declares it. */
    readonly label: string | null;
    /** `•••` and the last three digits. */
    readonly phone_masked: string | null;
}
/** A payment intent as its merchant sees it. */
interface Payment {
    /** `pay_…` */
    readonly id: string;
    /** Public identifier in `checkout_url`; at least 128 random bits. */
    readonly slug: string;
    /** Where it stands. */
    readonly status: PaymentStatus;
    /** In the minor unit of the currency; XAF has none, so whole francs. */
    readonly amount: Amount;
    /** ISO 4217 code. */
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
    /** `plink_…`, the payment link that it was made from; null without one. */
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
    /** The sum of refunds, in minor units. */
    readonly amount_refunded: Amount;
    /** Held by open disputes, or lost to them. */
    readonly amount_disputed: Amount;
    /** The fee charged when the payment succeeded; 0 before. */
    readonly fee: Amount;
    /** The part of the fee that refunds returned, or will return when they succeed. */
    readonly fee_returned: Amount;
    /** `amount` minus `fee` at the time of payment. Refunds and disputes do not change it. */
    readonly net_amount: Amount;
    /** How it was paid, or tried last; null before. */
    readonly payment_method: PaymentMethod | null;
    /** Why it failed; null unless it did. */
    readonly failure_code: FailureCode | null;
    /** The same as `failure_code`, as a sentence. */
    readonly failure_message: string | null;
    /** How many attempts were made. */
    readonly attempts_count: number;
    /** The merchant's own strings, never shown to the customer. */
    readonly metadata: Readonly<Record<string, string>>;
    /** Incremented with each change: of two copies, the one with the larger version is newer. */
    readonly version: number;
}
/** A payment as the operator sees it. */
interface PaymentRecord extends Payment {
    /** `mer_…`, the merchant that it belongs to. */
    readonly merchant_id: string;
}
/** Data of `payment.*` events: exactly these fields, with failure and refund fields where they apply. */
interface PaymentEventData extends Pick<Payment, 'id' | 'slug' | 'status' | 'amount' | 'currency' | 'customer_reference' | 'transaction_id' | 'payment_link_id'> {
    /** With `payment.failed` and `payment.attempt_failed`. */
    readonly failure_code?: FailureCode | null;
    /** The same as `failure_code`, as a sentence. */
    readonly failure_message?: string | null;
    /** With `payment.refunded`. */
    readonly refund_id?: string;
    /** Amount of this refund, in minor units. */
    readonly refund_amount?: Amount;
    /** The sum of refunds, in minor units. */
    readonly amount_refunded?: Amount;
}
/** Parameters to create a payment intent. */
interface PaymentCreateParams {
    /** 1 … 99 999 999, in minor units. */
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
interface PaymentListQuery extends ModePageQuery, FormatQuery {
    /** Repeated, or separated by commas. */
    readonly status?: readonly PaymentStatus[] | undefined;
    /** The payment method used, or attempted last: `wallet`, `mobile_money`, or a provider's id. */
    readonly method?: string | undefined;
    /** Only payments of this amount. */
    readonly amount?: Amount | undefined;
    /** Only payments with this reference. */
    readonly customer_reference?: string | undefined;
    /** Only the payment with this transfer. */
    readonly transaction_id?: string | undefined;
    /** Only payments of this payment link, `plink_…`. */
    readonly payment_link_id?: string | undefined;
    /** The last three digits of `phone_masked`. */
    readonly phone_ending?: string | undefined;
    /**
     * An id, transaction, slug, checkout URL, amount, phone number, the payer's e-mail address, or words of the reference
     * and description, regardless of case and accents. At most 512 characters.
     */
    readonly q?: string | undefined;
    /** Only what was created at this time or later. */
    readonly created_from?: Moment | undefined;
    /** Only what was created before this time. */
    readonly created_to?: Moment | undefined;
}
interface PaymentCancelParams {
    /** At most 255 characters. */
    readonly reason?: string | undefined;
}
/** Filter by attempts, refunds or disputes. */
interface PaymentPartQuery<Status> {
    /** Only those with this status. */
    readonly status?: Status | undefined;
    /** Only those of this payment. */
    readonly payment_id?: string | undefined;
}

/**
 * How well a method works, by the outcomes of the last minutes and what the provider says about itself. `unknown`: too
 * few outcomes. In test mode only the provider's word counts.
 */
declare const METHOD_HEALTH: readonly ["up", "slow", "down", "unknown"];
type MethodHealth = (typeof METHOD_HEALTH)[number];
/** A payment method of a merchant in one mode: whether it is on, by the operator and by the merchant. */
interface MerchantMethod {
    /** `wallet`, or a provider's id. */
    readonly method: string;
    /** Wallet or mobile money. */
    readonly type: PaymentMethodType;
    /** Name for people, `MTN MoMo`. */
    readonly label: string;
    /** Country of the provider, ISO 3166-1 alpha-2; null for the wallet. */
    readonly country: string | null;
    /** True: real money. False: test mode. */
    readonly livemode: boolean;
    /** Set by the operator, for the merchant or in the configuration. */
    readonly enabled: boolean;
    /** Set by the merchant. */
    readonly hidden: boolean;
    /** Whether checkouts offer it: `enabled` and not `hidden`. */
    readonly offered: boolean;
    /** The operator's own limits; null: the rail's. */
    readonly min: Amount | null;
    /** The greatest amount that the operator allows; null: that of the rail. */
    readonly max: Amount | null;
    /** Of one payment: those of the rail, within the operator's. */
    readonly limits: {
        /** The least amount, in minor units. */
        readonly min: Amount;
        /** The greatest amount, in minor units. */
        readonly max: Amount;
    };
    /** What a payment by it costs the merchant. */
    readonly fees: MerchantFees;
    /** How it is doing. */
    readonly health: MethodHealth;
}
/** The whole order of a merchant's checkouts. Methods that are not named stay as the gateway has them, after these. */
interface MerchantMethodsParams {
    /** `live` or `test`. */
    readonly mode: Mode;
    /** In the order of the checkout, each at most once. */
    readonly methods: readonly MerchantMethodParams[];
}
interface MerchantMethodParams {
    /** `wallet`, or the id of a provider that a rail of this mode declares. */
    readonly method: string;
    /** False: switched off. */
    readonly enabled: boolean;
    /** Limits of one payment within those of the rail, in minor units; absent: the rail's. */
    readonly min?: Amount | undefined;
    /** The greatest amount of a payment. Default: that of the rail. */
    readonly max?: Amount | undefined;
}
interface HiddenMethodsParams {
    /** `live` or `test`. */
    readonly mode: Mode;
    /** All methods that the checkouts do not show, each `wallet` or a provider's id. */
    readonly hidden: readonly string[];
}

export type { FailureCode as F, HiddenMethodsParams as H, MerchantMethod as M, PaymentEventData as P, MerchantMethodsParams as a, MethodHealth as b, PaymentCancelParams as c, Payment as d, PaymentStatus as e, PaymentMethodType as f, PaymentPartQuery as g, PaymentCreateParams as h, PaymentMethod as i, PaymentListQuery as j, PaymentRecord as k };

// currency.d.ts

import { T as Timestamp, L as Locale, A as Amount } from './types.js';
import { d as Payment, e as PaymentStatus, f as PaymentMethodType, b as MethodHealth, F as FailureCode } from './types.js';

/** Public view of a payment for holders of the slug: without the merchant's reference, metadata or other identifiers. */
interface Checkout {
    /** Public identifier of the payment. */
    readonly slug: string;
    /** Where it stands. */
    readonly status: PaymentStatus;
    /** In the minor unit of the currency; XAF has none, so whole francs. */
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
    } | null;
}
/** A payment method as offered on one checkout. The rail declares limits, in minor units. */
interface CheckoutMethod {
    /** Wallet or mobile money. */
    readonly type: PaymentMethodType;
    /** Id of the provider; null for the wallet. */
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
    /** Calling code of that country, which the payer's number must begin with: `+237`. */
    readonly calling_code: string | null;
    /** Whether it can be used now: the amount is within its limits, and it is not down. */
    readonly available: boolean;
    /** `up` for the wallet. */
    readonly health: MethodHealth;
    /** What a single payment may amount to. */
    readonly limits: {
        /** The least amount, in minor units. */
        readonly min: Amount;
        /** The greatest amount, in minor units. */
        readonly max: Amount;
    };
    /** What the payer types. */
    readonly needs: readonly ('pin' | 'phone')[];
    /** Instructions for the payer while the payment is processing; null for the wallet, which needs none. */
    readonly prompt: Prompt | null;
    /**
     * E.164 prefixes of this provider's numbers, such as `+23767`, enough to recognise it while a number is typed. Empty
     * if unknown. A hint only: numbers can be ported, so the payer's own choice counts.
     */
    readonly phone_prefixes: readonly string[];
}
/** The same sentence in each language of the checkout. */
type Prompt = Readonly<Record<Locale, string>>;
/** What the customer must do next for a pending payment. */
interface NextAction {
    /** `enter_otp` expects a code (`POST …/confirm`); `wait` needs no action. */
    readonly type: 'approve_on_phone' | 'enter_otp' | 'redirect' | 'wait';
    /** Until then the payer can act. */
    readonly expires_at: Timestamp;
    /** When to look again, in milliseconds. */
    readonly poll_after_ms: number;
    /** Only with `redirect`; always `https`. */
    readonly url?: string | undefined;
    /** Instructions for the payer from the provider; null if nothing has to be done. */
    readonly prompt: Prompt | null;
}
/** A payment as its payer sees it. */
interface CheckoutPayment extends Pick<Payment, 'id' | 'slug' | 'status' | 'amount' | 'currency' | 'description' | 'livemode' | 'created_at' | 'succeeded_at' | 'transaction_id' | 'failure_code' | 'failure_message'> {
}
/** Response to a payment: final with a redirect, or pending with a next action. */
interface CheckoutPaid {
    /** The payment, as it is now. */
    readonly payment: CheckoutPayment;
    /** Where to send the customer; null until the payment is final. */
    readonly redirect_url: string | null;
    /** What the payer does next; null: nothing. */
    readonly next_action: NextAction | null;
}
interface CheckoutCanceled {
    /** The payment, as it is now. */
    readonly payment: CheckoutPayment;
    /** Where to send the customer. */
    readonly redirect_url: string;
}
interface PayFromWalletParams {
    /** Optional in the request. */
    readonly method: 'wallet';
    /** The PIN of the wallet, 4 to 6 digits. */
    readonly pin: string;
}
interface PayByMobileMoneyParams {
    /** The payment method. */
    readonly method: 'mobile_money';
    /** Id of the provider, `mtn_momo`. */
    readonly provider: string;
    /** Phone number in E.164, `+237653456789`. */
    readonly phone: string;
}
/** Body of `POST /gateway/payments/{payment_id}/charge`. */
interface PaymentChargeParams {
    /** The payment method. */
    readonly method: 'mobile_money';
    /** The payer's number, in E.164. */
    readonly phone: string;
    /** Optional where the number tells: by the prefixes that the providers declare, and the calling code. */
    readonly provider?: string | undefined;
}
/** Response to a charge: pending with a next action, or final. */
interface PaymentCharged {
    /** The payment, as it is now. */
    readonly payment: Payment;
    /** What the payer does next; null: nothing. */
    readonly next_action: NextAction | null;
}
interface CheckoutConfirmParams {
    /** The one-time code that the provider sent to the payer, 4 to 10 digits. */
    readonly code: string;
}

/**
 * A currency of a request. A literal other than `XAF` does not compile: it is nearly always a mistake. A `string` does: a
 * gateway may be configured with other currencies, and refuses those that it is not.
 */
interface InCurrency<Currency extends string> {
    /** ISO 4217 code; optional while a single currency is configured. */
    readonly currency?: (Currency & CurrencyLiteral<Currency>) | undefined;
}
/** The literal if it is XAF; what the compiler shows otherwise. */
type CurrencyLiteral<Currency extends string> = string extends Currency ? string : Uppercase<Currency> extends 'XAF' ? Currency : 'Amounts are in XAF: pass another configured currency as a string';

export type { Checkout as C, InCurrency as I, PayFromWalletParams as P, CheckoutPaid as a, PayByMobileMoneyParams as b, CheckoutConfirmParams as c, CheckoutCanceled as d, CurrencyLiteral as e, PaymentCharged as f, Prompt as g, PaymentChargeParams as h };

// types.d.ts

import { A as Amount, T as Timestamp, a as ModePageQuery, k as OperatorPageQuery, M as Moment, l as Pagination, O as OperatorModeQuery } from './types.js';
import { g as PaymentPartQuery, F as FailureCode } from './types.js';
import { a as RailDetail } from './types.js';

declare const DISPUTE_STATUSES: readonly ["needs_response", "under_review", "won", "lost"];
type DisputeStatus = (typeof DISPUTE_STATUSES)[number];
/** A payer, or the payer's bank or provider, contests a payment. The amount is held until the dispute is resolved. */
interface Dispute {
    /** `dsp_…` */
    readonly id: string;
    /** `pay_…`, the payment that it belongs to. */
    readonly payment_id: string;
    /** In the minor unit of the currency; XAF has none, so whole francs. */
    readonly amount: Amount;
    /** ISO 4217 code, `XAF`. */
    readonly currency: string;
    /** Where it stands. */
    readonly status: DisputeStatus;
    /** Why the payer contests the payment, in words; null if it was not said. */
    readonly reason: string | null;
    /** True: real money. False: test mode. */
    readonly livemode: boolean;
    /** Deadline for evidence. */
    readonly due_at: Timestamp;
    /** The merchant's latest evidence, at most 10 000 characters. */
    readonly evidence: string | null;
    /** When evidence was last submitted; null until then. */
    readonly evidence_submitted_at: Timestamp | null;
    /** The operator's note to the merchant on the resolution. */
    readonly note: string | null;
    /** When it was resolved; null until then. */
    readonly resolved_at: Timestamp | null;
    /** The ledger transfer that holds the amount. */
    readonly transaction_id: string;
    /** The transfer that returned the amount (`won`) or paid it to the payer (`lost`); null while the dispute is open. */
    readonly closing_transaction_id: string | null;
    /** When it was created. */
    readonly created_at: Timestamp;
    /** When it last changed. */
    readonly updated_at: Timestamp;
}
/** A dispute as the operator sees it. */
interface DisputeRecord extends Dispute {
    /** `mer_…`, the merchant that it belongs to. */
    readonly merchant_id: string;
}
interface DisputeListQuery extends ModePageQuery, PaymentPartQuery<DisputeStatus> {
}
interface OperatorDisputeListQuery extends OperatorPageQuery, PaymentPartQuery<DisputeStatus> {
}
interface DisputeOpenParams {
    /** Default: the remaining amount of the payment. */
    readonly amount?: Amount | undefined;
    /** At most 255 characters. */
    readonly reason?: string | undefined;
}
interface EvidenceParams {
    /** Replaces earlier evidence; at most 10 000 characters. */
    readonly evidence: string;
}
interface DisputeResolveParams {
    /** From the merchant's point of view: `won` returns the money to the merchant. */
    readonly outcome: 'won' | 'lost';
    /** Shown to the merchant; at most 1 000 characters. */
    readonly note?: string | undefined;
}

declare const REFUND_STATUSES: readonly ["pending", "succeeded", "failed"];
type RefundStatus = (typeof REFUND_STATUSES)[number];
interface Refund {
    /** `rfd_…` */
    readonly id: string;
    /** `pay_…`, the payment that it belongs to. */
    readonly payment_id: string;
    /** In the minor unit of the currency; XAF has none, so whole francs. */
    readonly amount: Amount;
    /** ISO 4217 code, `XAF`. */
    readonly currency: string;
    /** Where it stands. */
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
interface RefundRecord extends Refund {
    /** `mer_…`, the merchant that it belongs to. */
    readonly merchant_id: string;
    /** The provider's own words about its outcome; null: none. */
    readonly rail_detail: RailDetail | null;
}
interface RefundCreateParams {
    /** Default: what is left to refund. */
    readonly amount?: Amount | undefined;
    /** At most 255 characters. */
    readonly reason?: string | undefined;
}
/** Filters of the operator's refund list. */
interface RefundListQuery extends OperatorPageQuery, PaymentPartQuery<RefundStatus> {
}
interface RefundResolveParams {
    /** What the operator found. */
    readonly outcome: 'succeeded' | 'failed';
    /** With `failed`; default: `provider_error`. */
    readonly failure_code?: FailureCode | undefined;
}

/**
 * `waiting`: not attempted yet. `failing`: attempted without success, will be attempted again. `failed`: given up.
 * `canceled`: the endpoint was deleted.
 */
declare const DELIVERY_STATUSES: readonly ["waiting", "failing", "failed", "succeeded", "canceled"];
type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];
/** The delivery of one event to one endpoint. */
interface Delivery {
    /** `dlv_…` */
    readonly id: string;
    /** `evt_…`, the event. */
    readonly event_id: string;
    /** Name of the event, `payment.succeeded`. */
    readonly event: string;
    /** `whe_…`, or `handler:<name>` of an event handler in the gateway's own program. */
    readonly endpoint_id: string;
    /** Where it stands. */
    readonly status: DeliveryStatus;
    /** True: real money. False: test mode. */
    readonly livemode: boolean;
    /** How many attempts were made. */
    readonly attempts_count: number;
    /** When the next attempt begins; null: none will. */
    readonly next_attempt_at: Timestamp | null;
    /** Null before the first attempt, and when the endpoint did not answer. 200 for a handler that returned. */
    readonly last_status_code: number | null;
    /** A fixed word, such as `timeout`, when the endpoint did not answer. */
    readonly last_error: string | null;
    /** When it was created. */
    readonly created_at: Timestamp;
    /** When the receiver answered with success; null until then. */
    readonly delivered_at: Timestamp | null;
}
/** One attempt of a delivery. */
interface DeliveryAttempt {
    /** Counts the attempts of the delivery, from 1. */
    readonly number: number;
    /** When it started. */
    readonly started_at: Timestamp;
    /** From the start to the answer, in milliseconds; null while it runs. */
    readonly duration_ms: number | null;
    /** HTTP status of the answer; null without one. */
    readonly status_code: number | null;
    /** A fixed word, `timeout`, `connection_refused`, `address_not_allowed` …; null when the endpoint responded. */
    readonly error: string | null;
    /**
     * Request headers except the two signatures, which are not stored; null when nothing was sent because time had run
     * out.
     */
    readonly request_headers: Readonly<Record<string, string>> | null;
    /** At most 16 KiB of the response. */
    readonly response_body: string | null;
}
interface DeliveryWithAttempts extends Delivery {
    /** The exact body that each attempt sends and signs. */
    readonly request_body: string;
    /** Every attempt, oldest first. */
    readonly attempts: readonly DeliveryAttempt[];
}
/** A delivery as the operator sees it. */
interface DeliveryRecord extends Delivery {
    /** `mer_…`, the merchant that it belongs to. */
    readonly merchant_id: string;
}
interface DeliveryRecordWithAttempts extends DeliveryWithAttempts {
    /** `mer_…`, the merchant that it belongs to. */
    readonly merchant_id: string;
}
interface DeliveryFilter {
    /** One or several statuses. */
    readonly status?: readonly DeliveryStatus[] | undefined;
    /** Only those to this endpoint. */
    readonly endpoint_id?: string | undefined;
    /** Only those of this event. */
    readonly event_id?: string | undefined;
    /** Only those about this payment. */
    readonly payment_id?: string | undefined;
}
interface DeliveryListQuery extends ModePageQuery, DeliveryFilter {
}
interface OperatorDeliveryListQuery extends OperatorPageQuery, DeliveryFilter {
}
/** @typeParam Since - as sent, or as parsed */
interface ReplayFailedParams<Since = Moment> {
    /** How far back. */
    readonly since: Since;
    /** Only deliveries to this endpoint. */
    readonly endpoint_id?: string | undefined;
    /** The `next_cursor` of the previous response while `has_more` is true. */
    readonly cursor?: string | undefined;
}
interface OperatorReplayFailedParams<Since = Moment> extends ReplayFailedParams<Since>, OperatorModeQuery {
    /** Only deliveries of this merchant. */
    readonly merchant_id?: string | undefined;
}
interface FailedReplayed extends Pick<Pagination, 'has_more' | 'next_cursor'> {
    /** New deliveries for failed ones, and failing ones made due at once. */
    readonly replayed: number;
}

/** Every event type. */
declare const EVENT_TYPES: readonly ["payment.created", "payment.processing", "payment.attempt_failed", "payment.succeeded", "payment.failed", "payment.canceled", "payment.expired", "payment.refunded", "refund.created", "refund.succeeded", "refund.failed", "dispute.opened", "dispute.evidence_submitted", "dispute.won", "dispute.lost", "settlement.created", "settlement.paid", "settlement.failed", "payout_account.set", "endpoint.disabled", "ping"];
type EventType = (typeof EVENT_TYPES)[number];
/** Event families for subscriptions. `ping` always goes to the endpoint that was pinged. */
declare const EVENT_FAMILIES: readonly ["payment.*", "refund.*", "dispute.*", "settlement.*", "payout_account.*", "endpoint.*"];
type EventFamily = (typeof EVENT_FAMILIES)[number];
/** A subscription in an endpoint's `events`: a name, a family or everything. `ping` needs no subscription. */
type EventPattern = Exclude<EventType, 'ping'> | EventFamily | '*';
/** A stored event; `data` is what the webhook carried. */
interface EventRecord {
    /** `evt_…` */
    readonly id: string;
    /** Name of the event, `payment.succeeded`. */
    readonly event: EventType;
    /** What the event is about. */
    readonly data: Readonly<Record<string, unknown>>;
    /** True: real money. False: test mode. */
    readonly livemode: boolean;
    /** Counts the events of a payment with its refunds and disputes, or of a settlement, from 1 without gaps; else 0. */
    readonly sequence: number;
    /** When it was created. */
    readonly created_at: Timestamp;
}
/** Body of a webhook, with its fields in this order. */
interface WebhookBody<Data = Readonly<Record<string, unknown>>> {
    /** Name of the event, `payment.succeeded`. */
    readonly event: string;
    /** What the event is about. */
    readonly data: Data;
    /** `evt_…`, the same on every retry and replay: use it to deduplicate. */
    readonly id: string;
    /** When it was created. */
    readonly created_at: Timestamp;
    /** True: real money. False: test mode. */
    readonly livemode: boolean;
    /** Counts the events of one payment (with its refunds and disputes) without gaps. */
    readonly sequence: number;
}
interface EventListQuery extends ModePageQuery {
    /** Only events of this type. */
    readonly event?: EventType | undefined;
    /** Events about this payment, its refunds and disputes. */
    readonly payment_id?: string | undefined;
}
interface EventReplayParams {
    /** Default: all enabled endpoints subscribed now. */
    readonly endpoint_id?: string | undefined;
}

interface WebhookEndpoint {
    /** `whe_…` */
    readonly id: string;
    /** Absolute address; `https` in live mode. */
    readonly url: string;
    /** For people; null without one. */
    readonly description: string | null;
    /** What it is subscribed to. */
    readonly events: readonly EventPattern[];
    /** False: switched off. */
    readonly enabled: boolean;
    /** True: event names are sent with the prefix, `gateway.payment.succeeded`. */
    readonly prefixed_names: boolean;
    /** True: real money. False: test mode. */
    readonly livemode: boolean;
    /** When it was created. */
    readonly created_at: Timestamp;
    /** When it last changed. */
    readonly updated_at: Timestamp;
    /** Why and when the engine disabled the endpoint; null otherwise. */
    readonly disabled_reason: string | null;
}
declare const ENDPOINT_HEALTHS: readonly ["healthy", "failing", "disabled"];
/** Health of an endpoint. */
interface EndpointHealth {
    /** `failing`: the last attempt failed, or a delivery is failing. `disabled`: by the merchant or the gateway. */
    readonly status: (typeof ENDPOINT_HEALTHS)[number];
    /** Time of the first failed attempt; null unless `failing`. */
    readonly since: Timestamp | null;
}
/** An endpoint with a summary of its newest deliveries. */
interface WebhookEndpointWithRecent extends WebhookEndpoint {
    /** How it is doing. */
    readonly health: EndpointHealth;
    /** Outcomes of the newest ended deliveries, at most 100. */
    readonly recent: {
        /** Deliveries that ended. */
        readonly finished: number;
        /** Those of them that succeeded. */
        readonly delivered: number;
        /** Succeeded with the first attempt. */
        readonly delivered_at_once: number;
        /** Attempted without success and not given up, of any age; counted up to 100. */
        readonly failing: number;
    };
}
/** Shown when the endpoint is created and when its secret is rotated. */
interface WebhookEndpointWithSecret extends WebhookEndpoint {
    /** Shown now and never again: keep it. */
    readonly secret: string;
}
interface WebhookEndpointCreateParams {
    /** Absolute address; `https` in live mode. */
    readonly url: string;
    /** Default: all events. */
    readonly events?: readonly EventPattern[] | undefined;
    /** False: switched off. */
    readonly enabled?: boolean | undefined;
    /** At most 255 characters. */
    readonly description?: string | undefined;
    /** True: event names are sent with the prefix, `gateway.payment.succeeded`. */
    readonly prefixed_names?: boolean | undefined;
}
/** Absent fields stay unchanged. */
interface WebhookEndpointUpdateParams {
    /** Absolute address; `https` in live mode. */
    readonly url?: string | undefined;
    /** Replaces the subscription. */
    readonly events?: readonly EventPattern[] | undefined;
    /** False: switched off. */
    readonly enabled?: boolean | undefined;
    /** At most 255 characters; null clears it. */
    readonly description?: string | null | undefined;
    /** True: event names are sent with the prefix, `gateway.payment.succeeded`. */
    readonly prefixed_names?: boolean | undefined;
}
interface RotateSecretParams {
    /** How long the old secret also signs, in seconds, 0 … 604 800. Default: 86 400. */
    readonly grace_seconds?: number | undefined;
}
interface Pinged {
    /** The `ping` event. */
    readonly event: EventRecord;
    /** Its delivery, which has just begun. */
    readonly delivery: Delivery;
}

export type { DeliveryAttempt as A, Delivery as D, EventListQuery as E, FailedReplayed as F, OperatorDeliveryListQuery as O, Pinged as P, Refund as R, WebhookBody as W, EventRecord as a, EventReplayParams as b, EventType as c, Dispute as d, WebhookEndpoint as e, WebhookEndpointCreateParams as f, WebhookEndpointWithSecret as g, WebhookEndpointWithRecent as h, WebhookEndpointUpdateParams as i, RotateSecretParams as j, DeliveryWithAttempts as k, EvidenceParams as l, RefundCreateParams as m, ReplayFailedParams as n, DeliveryListQuery as o, DeliveryRecord as p, DeliveryRecordWithAttempts as q, OperatorReplayFailedParams as r, DisputeListQuery as s, OperatorDisputeListQuery as t, DisputeRecord as u, DisputeResolveParams as v, RefundRecord as w, DisputeOpenParams as x, RefundListQuery as y, RefundResolveParams as z };

// payment-links.d.ts

import { M as Moment, A as Amount, T as Timestamp, a as ModePageQuery } from './types.js';
import { C as Checkout, I as InCurrency } from './currency.js';
import { W as WriteOptions, K as KeyQueryParams, C as CallOptions, L as List } from './options.js';

/**
 * `inactive`: switched off, or the merchant does not accept payments in this mode. `completed`: `max_payments` are paid
 * or in progress.
 */
declare const PAYMENT_LINK_STATUSES: readonly ["active", "inactive", "expired", "completed"];
type PaymentLinkStatus = (typeof PAYMENT_LINK_STATUSES)[number];
/** A merchant's reusable page: each customer who opens it gets a payment intent of their own. */
interface PaymentLink {
    /** `plink_…` */
    readonly id: string;
    /** Public identifier in `url`. */
    readonly slug: string;
    /** The page to share or print. */
    readonly url: string;
    /** What is sold; shown on the page and copied to each payment. */
    readonly description: string;
    /** Null: the customer enters the amount. */
    readonly amount: Amount | null;
    /** Bounds of the amount that a customer may enter; null: those of any payment. */
    readonly amount_min: Amount | null;
    /** The greatest amount that a customer may enter; null: as the rails allow. */
    readonly amount_max: Amount | null;
    /** ISO 4217 code. */
    readonly currency: string;
    /** Whether the merchant has it switched on. `status` says whether it opens. */
    readonly active: boolean;
    /** Where it stands. */
    readonly status: PaymentLinkStatus;
    /** When it stops opening; null: never. */
    readonly expires_at: Timestamp | null;
    /** How many payments it accepts; null: any number. */
    readonly max_payments: number | null;
    /** Its payments that count towards `max_payments`: paid, or in progress at a provider. */
    readonly payments_counted: number;
    /** Its payments that were paid, refunded ones too. */
    readonly payments_paid: number;
    /** Their sum in minor units; refunds are not deducted. */
    readonly amount_paid: number;
    /** True: real money. False: test mode. */
    readonly livemode: boolean;
    /** When it was created. */
    readonly created_at: Timestamp;
    /** When it last changed. */
    readonly updated_at: Timestamp;
}
/** A payment link as its visitors see it. */
interface PublicPaymentLink extends Pick<PaymentLink, 'slug' | 'description' | 'amount' | 'amount_min' | 'amount_max' | 'currency' | 'status' | 'livemode'> {
    /** The merchant. */
    readonly merchant: Checkout['merchant'];
}
/** Parameters to create a payment link. Amounts never change afterwards: they may be printed. */
interface PaymentLinkCreateParams<Time = Moment> {
    /** 1 … 255 characters. */
    readonly description: string;
    /** Fixed, in minor units. Without it, the customer enters the amount. */
    readonly amount?: Amount | undefined;
    /** Bounds of what a customer may enter. */
    readonly amount_min?: Amount | undefined;
    /** The greatest amount that a customer may enter. */
    readonly amount_max?: Amount | undefined;
    /** ISO 4217 code; optional while a single currency is configured. */
    readonly currency?: string | undefined;
    /** In the future. */
    readonly expires_at?: Time | undefined;
    /** 1 … 1 000 000. */
    readonly max_payments?: number | undefined;
}
/** What may change of a payment link; at least one field. Payments that exist already stay as they are. */
interface PaymentLinkUpdateParams<Time = Moment> {
    /** At most 255 characters. */
    readonly description?: string | undefined;
    /** False: closed to new payments. */
    readonly active?: boolean | undefined;
    /** Null: never. */
    readonly expires_at?: Time | null | undefined;
    /** Null: any number. */
    readonly max_payments?: number | null | undefined;
}
interface PaymentLinkListQuery extends ModePageQuery {
    /** Only those that are switched on, or off. */
    readonly active?: boolean | undefined;
}
/** What a visitor sends to pay. */
interface PaymentLinkOpenParams {
    /** Required where the link has no fixed amount, and only there. */
    readonly amount?: Amount | undefined;
}
/** The visitor's own payment. */
interface PaymentLinkOpened {
    /** Of the checkout. */
    readonly slug: string;
    /** Where the visitor pays. */
    readonly checkout_url: string;
}

/** Filter and position of the list. */
interface PaymentLinkListParams extends KeyQueryParams<PaymentLinkListQuery> {
}
/** Reusable pages for payments. A key sees those of its own mode. */
interface PaymentLinks {
    /**
     * Creates a link with a fixed amount or, without `amount`, one that the customer enters. Share or print its `url`.
     * @throws MitakoError `VALIDATION_ERROR`, `KYC_REQUIRED`, `ACCOUNT_SUSPENDED`
     */
    create<const Currency extends string = string>(params: PaymentLinkCreateParams<string> & InCurrency<Currency>, options?: WriteOptions): Promise<PaymentLink>;
    /** Newest first. */
    list(params?: PaymentLinkListParams, options?: CallOptions): List<PaymentLink>;
    /** @throws MitakoError `PAYMENT_LINK_NOT_FOUND` */
    retrieve(paymentLinkId: string, options?: CallOptions): Promise<PaymentLink>;
    /**
     * Changes, activates or deactivates a link. Its amounts never change. Payments that exist already stay as they are.
     * @throws MitakoError `PAYMENT_LINK_NOT_FOUND`, `VALIDATION_ERROR`, `KYC_REQUIRED`, `ACCOUNT_SUSPENDED`
     */
    update(paymentLinkId: string, params: PaymentLinkUpdateParams<string>, options?: WriteOptions): Promise<PaymentLink>;
}
/** Payment links as their visitors use them, without a login. The slug is the last part of the `url`. */
interface VisitedPaymentLinks {
    /** @throws MitakoError `PAYMENT_LINK_NOT_FOUND` */
    retrieve(slug: string, options?: CallOptions): Promise<PublicPaymentLink>;
    /**
     * Creates the visitor's payment, to be paid at its checkout.
     * @throws MitakoError `PAYMENT_LINK_NOT_FOUND`, `PAYMENT_LINK_CLOSED` (with `details.status`), `VALIDATION_ERROR`,
     * `ACCOUNT_SUSPENDED`
     */
    open(slug: string, params?: PaymentLinkOpenParams, options?: WriteOptions): Promise<PaymentLinkOpened>;
}

export type { PaymentLinkOpenParams as P, VisitedPaymentLinks as V, PaymentLinkOpened as a, PublicPaymentLink as b, PaymentLinks as c, PaymentLink as d, PaymentLinkCreateParams as e, PaymentLinkListParams as f, PaymentLinkStatus as g, PaymentLinkUpdateParams as h };

// settlements.d.ts

import { A as Amount, T as Timestamp, k as OperatorPageQuery, b as FormatQuery, t as SettlementListQuery, S as Settlement, n as SettlementWithDestination, m as SettlementLine, u as SettlementCreateParams, v as SettlementRecord, w as OperatorSettlementListQuery } from './types.js';
import { R as Refund, d as Dispute, a as EventRecord, D as Delivery, c as EventType, o as DeliveryListQuery, k as DeliveryWithAttempts, n as ReplayFailedParams, F as FailedReplayed, O as OperatorDeliveryListQuery, p as DeliveryRecord, q as DeliveryRecordWithAttempts, r as OperatorReplayFailedParams, s as DisputeListQuery, l as EvidenceParams, t as OperatorDisputeListQuery, u as DisputeRecord, v as DisputeResolveParams, m as RefundCreateParams, w as RefundRecord, x as DisputeOpenParams, y as RefundListQuery, z as RefundResolveParams } from './types.js';
import { K as KeyQueryParams, C as CallOptions, L as List, W as WriteOptions, Q as QueryParams, b as PagePosition } from './options.js';
import { i as PaymentMethod, F as FailureCode, g as PaymentPartQuery, e as PaymentStatus, d as Payment, h as PaymentCreateParams, j as PaymentListQuery, c as PaymentCancelParams, k as PaymentRecord } from './types.js';
import { g as Prompt, h as PaymentChargeParams, I as InCurrency, f as PaymentCharged, c as CheckoutConfirmParams } from './currency.js';
import { a as RailDetail } from './types.js';

/** States of a payment attempt. `paid_late`: the rail collected the money after the payment was final. */
declare const ATTEMPT_STATUSES: readonly ["submitting", "pending", "succeeded", "failed", "needs_review", "paid_late"];
type AttemptStatus = (typeof ATTEMPT_STATUSES)[number];
/**
 * Why an attempt is at its rail, where several rails offer its provider: it is the first in the configured order
 * (`primary`), or the first was down (`primary_down`), or another rail had certainly refused the attempt before this one
 * for a reason that is not the payer's (`other_refused`). A switch is never made once money may have moved.
 */
declare const RAIL_CHOICES: readonly ["primary", "primary_down", "other_refused"];
type RailChoice = (typeof RAIL_CHOICES)[number];
/** An attempt as the operator sees it. */
interface AttemptRecord {
    /** `att_…` */
    readonly id: string;
    /** `pay_…`, the payment that it belongs to. */
    readonly payment_id: string;
    /** `mer_…`, the merchant that it belongs to. */
    readonly merchant_id: string;
    /** Where it stands. */
    readonly status: AttemptStatus;
    /** The payment method. */
    readonly method: PaymentMethod;
    /** Id of the rail that talks to the provider. */
    readonly rail: string;
    /** Why this rail was chosen. */
    readonly rail_choice: RailChoice;
    /** What the rail calls it: the reference its own support asks for. */
    readonly rail_reference: string | null;
    /** In the minor unit of the currency; XAF has none, so whole francs. */
    readonly amount: Amount;
    /** ISO 4217 code, `XAF`. */
    readonly currency: string;
    /** True: real money. False: test mode. */
    readonly livemode: boolean;
    /** Why it failed; null unless it did. */
    readonly failure_code: FailureCode | null;
    /** The provider's own words about the last outcome; null: none. */
    readonly rail_detail: RailDetail | null;
    /** How often the rail was asked for the outcome. */
    readonly polls_count: number;
    /**
     * Where the money of a late payment (`paid_late`) is: held in suspense and `owed` to the payer, or `returned`. Null
     * for any other attempt.
     */
    readonly unapplied_funds: 'owed' | 'returned' | null;
    /** What an operator last decided about it; null: nobody had to. */
    readonly resolution: AttemptResolution | null;
    /** When it was created. */
    readonly created_at: Timestamp;
    /** When it last changed. */
    readonly updated_at: Timestamp;
}
/** What an operator may record of an attempt. */
declare const ATTEMPT_OUTCOMES: readonly ["succeeded", "failed", "returned"];
type AttemptOutcomeName = (typeof ATTEMPT_OUTCOMES)[number];
/** An operator's decision about an attempt. Who decided is in the audit log. */
interface AttemptResolution {
    /** What the operator found. */
    readonly outcome: AttemptOutcomeName;
    /** In words, for people. */
    readonly reason: string;
    /** When the operator resolved it. */
    readonly resolved_at: Timestamp;
}
interface AttemptListQuery extends OperatorPageQuery, PaymentPartQuery<AttemptStatus>, FormatQuery {
    /** Id of the rail. Only with `day`. */
    readonly rail?: string | undefined;
    /** The provider's id, `mtn_momo`. Only with `day`. */
    readonly provider?: string | undefined;
    /** `2026-01-31`: those made on this day of Africa/Douala. */
    readonly day?: string | undefined;
}
/** What the provider says about an attempt at this moment. Nothing is recorded of it. */
interface AttemptLookup {
    /** `att_…`, the attempt that it is about. */
    readonly attempt_id: string;
    /** Id of the rail that talks to the provider. */
    readonly rail: string;
    /**
     * `unknown`: the provider did not answer within 10 seconds, does not know the charge (yet), or says what decides
     * nothing.
     */
    readonly status: 'pending' | 'paid' | 'failed' | 'unknown';
    /** The provider's reference, as it says it now or said it before. */
    readonly rail_reference: string | null;
    /** What we asked the payer for. */
    readonly amount: Amount;
    /** ISO 4217 code, `XAF`. */
    readonly currency: string;
    /** With `paid`: what the provider says it collected; null: it does not say. */
    readonly collected: {
        /** In the minor unit of the currency; XAF has none, so whole francs. */
        readonly amount: Amount;
        /** ISO 4217 code, `XAF`. */
        readonly currency: string;
    } | null;
    /** With `failed`. */
    readonly failure_code: FailureCode | null;
    /** The provider's own words; null: none. */
    readonly rail_detail: RailDetail | null;
    /** When the provider was asked. */
    readonly asked_at: Timestamp;
}
/**
 * `wait`: the engine asks the rail to return the money, and returning it by hand could pay it twice. `ask_provider`: the
 * rail has not answered for hours; ask the provider whether the refund is on its way. `return_by_hand`: the rail refused
 * each time, makes no refunds, or is no longer configured. Return the money by other means, then resolve the attempt with
 * `returned`.
 */
declare const UNAPPLIED_FUNDS_STEPS: readonly ["wait", "ask_provider", "return_by_hand"];
/** The money of a late payment: it waits in suspense until its payer has it back. */
interface UnappliedFunds {
    /** `att_…`, the attempt that it is about. */
    readonly attempt_id: string;
    /** `pay_…`, the payment that it belongs to. */
    readonly payment_id: string;
    /** `mer_…`, the merchant that it belongs to. */
    readonly merchant_id: string;
    /** The payment method. */
    readonly method: PaymentMethod;
    /** Id of the rail that talks to the provider. */
    readonly rail: string;
    /** The provider's reference; null if it gave none. */
    readonly rail_reference: string | null;
    /** In the minor unit of the currency; XAF has none, so whole francs. */
    readonly amount: Amount;
    /** ISO 4217 code, `XAF`. */
    readonly currency: string;
    /** True: real money. False: test mode. */
    readonly livemode: boolean;
    /** When the money was booked to suspense. */
    readonly since: Timestamp;
    /** The refund that returns the money. */
    readonly refund: {
        /**
         * `refused`: by the rail, each time. `impossible`: the rail makes no refunds, or is no longer configured. The engine
         * keeps trying in any case.
         */
        readonly status: 'not_tried' | 'pending' | 'refused' | 'impossible';
        /** How often the rail was asked. */
        readonly tries: number;
        /** When the refund is tried again. */
        readonly next_try_at: Timestamp;
    };
    /** What happens next. */
    readonly next_step: (typeof UNAPPLIED_FUNDS_STEPS)[number];
}
interface AttemptResolveParams {
    /** `returned`: the operator returned the unapplied funds of a `paid_late` attempt by other means. */
    readonly outcome: AttemptOutcomeName;
    /** How the operator knows: kept with the attempt, in the payment's timeline and in the audit log. */
    readonly reason: string;
    /** With `failed`; default: `provider_error`. */
    readonly failure_code?: FailureCode | undefined;
}

/** Why money moved for a payment. `late_…`: a late payment, which is returned to the payer. */
declare const PAYMENT_TRANSFER_KINDS: readonly ["capture", "release", "refund", "refund_hold", "refund_release", "dispute_hold", "dispute_won", "dispute_lost", "late_capture", "late_refund"];
type PaymentTransferKind = (typeof PAYMENT_TRANSFER_KINDS)[number];
/**
 * States of a ledger check. `interrupted`: its process ended; another process restarts it from the beginning, at most
 * five times.
 */
declare const LEDGER_CHECK_STATUSES: readonly ["running", "right", "wrong", "interrupted"];
type LedgerCheckStatus = (typeof LEDGER_CHECK_STATUSES)[number];
/** One ledger check, the same as `mitako ledger verify`. */
interface LedgerCheck {
    /** `chk_…` */
    readonly id: string;
    /** Where it stands. */
    readonly status: LedgerCheckStatus;
    /** `schedule`, or the id of the operator or operator key that started it. */
    readonly requested_by: string;
    /** When it was created. */
    readonly created_at: Timestamp;
    /** Null until the check begins. */
    readonly started_at: Timestamp | null;
    /** When it ended; null while it runs. */
    readonly finished_at: Timestamp | null;
    /** How much was read so far. */
    readonly checked: LedgerChecked;
    /** How many problems there are in all. */
    readonly problems_count: number;
    /** The first 50. */
    readonly problems: readonly LedgerFinding[];
    /** Digest of all accounts, once the check is complete: unchanged as long as nothing is booked. */
    readonly digest: string | null;
}
/** How much of the ledger a check has read. */
interface LedgerChecked {
    /** Transfers that were checked. */
    readonly transfers: number;
    /** Entries that were checked. */
    readonly entries: number;
    /** Accounts that were checked. */
    readonly accounts: number;
    /** Payments that were compared with the ledger. */
    readonly payments: number;
    /** Settlements that were compared with the ledger. */
    readonly settlements: number;
}
/** Something in the ledger that is wrong, or worth knowing. */
interface LedgerFinding {
    /** Such as `balance_wrong`. */
    readonly code: string;
    /** Id of the inconsistent object. */
    readonly subject: string;
    /** Description of the inconsistency. */
    readonly message: string;
}

/** Everything that happened to a payment, with an explanation. */
interface Timeline {
    /** `pay_…`, the payment that it belongs to. */
    readonly payment_id: string;
    /** Where it stands. */
    readonly status: PaymentStatus;
    /** What has happened and who acts next, in a sentence. */
    readonly explain: TimelineExplanation;
    /**
     * Oldest first. At the same time, causes come before effects: the payment, its attempts, refunds and disputes, then
     * ledger transfers, status changes, events, and deliveries.
     */
    readonly entries: readonly TimelineEntry[];
    /**
     * True: there are more than 100 refunds, disputes, transfers, events or deliveries, and only the newest 100 of each
     * are listed; or the first events were deleted with age (after 30 days by default), with their deliveries and the
     * status changes that they told.
     */
    readonly truncated: boolean;
}
/**
 * One paragraph in each language, on the payment's money alone; what became of webhooks is in the entries. It addresses
 * the reader: the merchant's support team, or on `/admin` the operator. Times are in Africa/Douala.
 */
interface TimelineExplanation extends Prompt {
    /** Who acts next. */
    readonly next: NextToAct;
}
/** Who must act next. `nobody` while the gateway itself is polling a rail. */
type NextToAct = 'customer' | 'merchant' | 'operator' | 'nobody';
/**
 * One entry of a timeline. Objects that change later (attempts, refunds, disputes, deliveries) appear once, when they
 * began, with their current status.
 */
type TimelineEntry = TimelinePaymentCreated | TimelineAttempt | TimelineRefund | TimelineDispute | TimelineTransfer | TimelineStatusChange | TimelineEvent | TimelineDelivery;
/** Fields of every line. `id` is that of the object the line is about. */
interface Line<Type extends string> {
    /** What the line is about. */
    readonly type: Type;
    /** When it happened. */
    readonly at: Timestamp;
    /** Identifier of the object that the line is about. */
    readonly id: string;
}
interface TimelinePaymentCreated extends Line<'payment_created'>, Pick<Payment, 'amount' | 'currency' | 'expires_at'> {
}
/** One payment attempt. */
interface TimelineAttempt extends Line<'attempt'>, Pick<AttemptRecord, 'status' | 'method' | 'failure_code' | 'polls_count' | 'rail' | 'rail_choice' | 'rail_reference' | 'resolution' | 'updated_at'> {
}
interface TimelineRefund extends Line<'refund'>, Pick<Refund, 'status' | 'amount' | 'currency' | 'reason' | 'failure_code' | 'updated_at'> {
}
interface TimelineDispute extends Line<'dispute'>, Pick<Dispute, 'status' | 'amount' | 'currency' | 'reason' | 'due_at' | 'evidence_submitted_at' | 'resolved_at'> {
}
/** A ledger transfer. */
interface TimelineTransfer extends Line<'transfer'> {
    /** What the transfer is for. */
    readonly kind: PaymentTransferKind;
    /** Total amount moved, including the gateway's fee. */
    readonly amount: Amount;
    /** ISO 4217 code, `XAF`. */
    readonly currency: string;
    /**
     * Change of the merchant's balance, pending and available together: negative for a refund, 0 where money moves
     * elsewhere. All changes add up to what the merchant has left of the payment.
     */
    readonly balance_change: number;
}
/** Has no id of its own: it is derived from the events. */
interface TimelineStatusChange extends Omit<Line<'status_change'>, 'id'> {
    /** `evt_…` of the event, which has its own entry. */
    readonly event_id: string;
    /** Status before. */
    readonly from: PaymentStatus;
    /** Status after. */
    readonly to: PaymentStatus;
}
/** An event sent to webhooks. */
interface TimelineEvent extends Line<'event'>, Pick<EventRecord, 'event' | 'sequence'> {
}
/** A delivery of an event to one of the merchant's endpoints. */
interface TimelineDelivery extends Line<'delivery'>, Omit<Delivery, 'id' | 'event' | 'livemode' | 'created_at'> {
    /** Name of the event, `payment.succeeded`. */
    readonly event: EventType;
}

/** Filters of the delivery list. */
interface DeliveryListParams extends KeyQueryParams<DeliveryListQuery> {
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
interface OperatorDeliveryListParams extends QueryParams<OperatorDeliveryListQuery> {
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
interface DisputeListParams extends KeyQueryParams<DisputeListQuery> {
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
interface OperatorDisputeListParams extends QueryParams<OperatorDisputeListQuery> {
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
interface PaymentListParams extends KeyQueryParams<PaymentListQuery> {
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
    create<const Currency extends string = string>(params: PaymentCreateParams & InCurrency<Currency>, options?: WriteOptions): Promise<Payment>;
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
interface RefundListParams extends QueryParams<RefundListQuery> {
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
interface SettlementListParams extends KeyQueryParams<SettlementListQuery> {
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
interface OperatorSettlementListParams extends QueryParams<OperatorSettlementListQuery> {
}
/** Outcome of a payout. */
type SettlementResolveParams = PayoutPaidParams | PayoutFailedParams;
/** A completed payout. */
interface PayoutPaidParams {
    /** The payout reached the merchant. */
    readonly outcome: 'paid';
    /** The account that the money went to, `destination.id`. Default: the merchant's present one. */
    readonly payout_account_id?: string | undefined;
    /** Your reference for the payout; at most 255 characters. */
    readonly reference?: string | undefined;
}
/** A failed payout: its amount becomes available again and is part of the next settlement. */
interface PayoutFailedParams {
    /** The payout failed, and its money returns to the balance. */
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

export type { AttemptListQuery as A, ChargeParams as C, Disputes as D, LedgerCheck as L, OperatorPayments as O, Payments as P, Refunds as R, Settlements as S, Timeline as T, UnappliedFunds as U, Deliveries as a, DeliveryListParams as b, DisputeListParams as c, PaymentFilterParams as d, PaymentListParams as e, SettlementListParams as f, TimelineEntry as g, AttemptRecord as h, AttemptLookup as i, AttemptResolveParams as j, OperatorRefunds as k, OperatorDisputes as l, OperatorSettlements as m, OperatorDeliveries as n, AttemptResolution as o, LedgerFinding as p, OperatorDeliveryListParams as q, OperatorDisputeListParams as r, OperatorSettlementListParams as s, PayoutFailedParams as t, PayoutPaidParams as u, RefundListParams as v, SettlementResolveParams as w };

// events.d.ts

import { E as EventListQuery, a as EventRecord, b as EventReplayParams, D as Delivery } from './types.js';
import { K as KeyQueryParams, C as CallOptions, L as List, W as WriteOptions } from './options.js';

/** Filters of the event list. */
interface EventListParams extends KeyQueryParams<EventListQuery> {
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

export type { Events as E, EventListParams as a };

// methods.d.ts

import { O as OperatorModeQuery } from './types.js';
import { R as RailRecord } from './types.js';
import { M as MerchantMethod, H as HiddenMethodsParams, a as MerchantMethodsParams } from './types.js';
import { C as CallOptions, W as WriteOptions, Q as QueryParams } from './options.js';

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
interface MerchantMethodListParams extends QueryParams<OperatorModeQuery> {
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

// event.d.ts

import { c as EventType, R as Refund, d as Dispute, e as WebhookEndpoint, W as WebhookBody } from './types.js';
import { P as PaymentEventData } from './types.js';
import { S as Settlement, P as PayoutAccount } from './types.js';

/** `data` of each event that this version knows. Fields may be added to any of them. */
type WebhookEventData = {
    readonly [Name in EventType]: DataOf<Name>;
};
/** The data of an event is declared by its name or, if that is missing here, by its family. */
interface EventDataByName {
    /** Data of these events. */
    readonly 'payment.*': PaymentEventData;
    /** Data of these events. */
    readonly 'payment.attempt_failed': FailedPaymentData;
    /** Data of these events. */
    readonly 'payment.failed': FailedPaymentData;
    /** Data of these events. */
    readonly 'payment.refunded': RefundedPaymentData;
    /** Data of these events. */
    readonly 'refund.*': RefundEventData;
    /** Data of these events. */
    readonly 'dispute.*': DisputeEventData;
    /** Data of these events. */
    readonly 'settlement.*': Settlement;
    /** Data of these events. */
    readonly 'payout_account.*': PayoutAccountEventData;
    /** Data of these events. */
    readonly 'endpoint.disabled': EndpointDisabledData;
    /** Data of these events. */
    readonly ping: PingData;
}
type DataOf<Name extends EventType> = Name extends keyof EventDataByName ? EventDataByName[Name] : EventDataByName[FamilyOf<Name>];
type FamilyOf<Name> = Name extends `${infer Subject}.${string}` ? Extract<keyof EventDataByName, `${Subject}.*`> : never;
/** Data of a payment event with the failure reason. */
type FailedPaymentData = PaymentEventData & Required<Pick<PaymentEventData, 'failure_code' | 'failure_message'>>;
/** Data of a payment event with the refund that caused it. */
type RefundedPaymentData = PaymentEventData & Required<Pick<PaymentEventData, 'refund_id' | 'refund_amount' | 'amount_refunded'>>;
/** The payment of a refund or a dispute. */
type OfPayment = Pick<PaymentEventData, 'slug' | 'customer_reference'>;
/** Data of a refund event: the current refund, and its payment's references. */
type RefundEventData = Refund & OfPayment;
/** Data of a dispute event: the current dispute, and its payment's references. */
type DisputeEventData = Omit<Dispute, 'evidence'> & OfPayment;
/** The payout account without its holder: events are stored and sent in clear. */
type PayoutAccountEventData = Omit<PayoutAccount, 'holder_name' | 'replaced_at'>;
/** The current endpoint; the reason is in `disabled_reason`. */
interface EndpointDisabledData {
    /** The endpoint, with `disabled_reason`. */
    readonly endpoint: WebhookEndpoint;
}
/** The pinged endpoint. */
interface PingData {
    /** `whe_…`, the endpoint that was pinged. */
    readonly endpoint_id: string;
}

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

export type { DisputeEventData as D, EndpointDisabledData as E, FailedPaymentData as F, PingData as P, RefundEventData as R, UnknownEventName as U, WebhookEvent as W, RefundedPaymentData as a, UnknownWebhookEvent as b, UntypedData as c, WebhookEventData as d, WebhookEventOf as e };

// verify-webhook.d.ts

import { W as WebhookEvent } from './event.js';
import { a as WebhookSecret } from './receiver.js';

/** Headers in the form of any server: a `Headers`, Node's `request.headers`, or a plain object in any case. */
type WebhookHeaders = {
    /** Reads a header; null without it. */
    readonly get: (name: string) => string | null;
} | {
    readonly [name: string]: string | readonly string[] | undefined;
};

/**
 * Why verification failed:
 *
 * - `missing_header`: a signature header did not arrive.
 * - `malformed_header`: a signature header does not have Mitako's format.
 * - `no_match`: the signature does not match the body and secret.
 * - `stale`: the signature is valid but too old, or from the future.
 * - `parsed_body`: the body was parsed or consumed before verification.
 * - `bad_secret`: the secret is not a valid webhook secret.
 * - `malformed_body`: the body is larger than 256 KiB, or correctly signed but no event.
 */
type WebhookVerificationReason = 'missing_header' | 'malformed_header' | 'no_match' | 'stale' | 'parsed_body' | 'bad_secret' | 'malformed_body';
/** Thrown when a webhook cannot be verified. The message says what to fix and never contains the secret. */
declare class WebhookVerificationError extends Error {
    readonly name: string;
    readonly reason: WebhookVerificationReason;
    /** HTTP status to answer with, under the names that Express, Fastify and Nest read: 400, or 500 for `bad_secret`. */
    readonly status: 400 | 500;
    readonly statusCode: 400 | 500;
    constructor(reason: WebhookVerificationReason, message: string);
}

/** A raw body. */
type WebhookPayload = string | Uint8Array | ArrayBuffer;
/** A received webhook and the secret to verify it with. */
interface VerifyWebhookOptions {
    /** The raw body: its bytes or its text, never the parsed object. */
    readonly payload: WebhookPayload | undefined;
    /** The request's headers. */
    readonly headers: WebhookHeaders;
    /** Secret of the endpoint, `whsec_…`; an array during a rotation. */
    readonly secret: WebhookSecret | undefined;
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

export { WebhookVerificationError as c, verifyWebhook as v };
export type { VerifyWebhookOptions as V, WebhookPayload as W, WebhookVerificationReason as a, WebhookHeaders as b };

// receiver.d.ts

import { W as WebhookEvent } from './event.js';

/** Secret of an endpoint, `whsec_…`; an array during a rotation. */
type WebhookSecret = string | readonly string[];

/** Options of a webhook endpoint. */
interface WebhookHandlerOptions {
    /**
     * Secret of the endpoint, `whsec_…`; an array during a rotation. If it is missing or malformed, `onError` receives that
     * once when the handler is created, and every request is answered with 500.
     */
    readonly secret: WebhookSecret | undefined;
    /**
     * Handles an event. If it throws, the response is 500 and Mitako retries for 24 hours. The answer is due within 13
     * seconds, the connection included; put longer work on a queue. The same event can arrive twice and out of order: `exactlyOnce` takes care of both.
     */
    readonly onEvent: (event: WebhookEvent) => unknown;
    /** Called with the reason of a response other than 200. Default: `console.error`. */
    readonly onError?: ((error: unknown) => void) | undefined;
    /** 1 … 86 400 seconds. Default: 300. See `verifyWebhook`. */
    readonly toleranceSeconds?: number | undefined;
    /** Epoch milliseconds, for tests. */
    readonly now?: (() => number) | undefined;
}

export type { WebhookHandlerOptions as W, WebhookSecret as a };

// sign-test-webhook.d.ts

import { c as EventType } from './types.js';
import { d as WebhookEventData, c as UntypedData } from './event.js';

/** An event for a test. Omitted fields have defaults. */
interface TestEvent<Name extends string = EventType> {
    /** Name of the event, `payment.succeeded`. */
    readonly event: Name;
    /** What the event is about. Default: `{}`; `createTestWebhooks` has complete data. */
    readonly data?: (Name extends EventType ? Partial<WebhookEventData[Name]> : UntypedData) | undefined;
    /** Default: random. */
    readonly id?: string | undefined;
    /** Default: the time of sending. */
    readonly created_at?: string | undefined;
    /** Default: false. */
    readonly livemode?: boolean | undefined;
    /** Default: 1; `createTestWebhooks` counts. */
    readonly sequence?: number | undefined;
}
/** What to sign, and how. */
interface SignTestWebhookOptions<Name extends string = EventType> {
    /** `whsec_` and base64 of 24 bytes or more. The first of several signs `X-Service-Signature`, as in a rotation. */
    readonly secret: string | readonly string[];
    /** The event; or pass `payload`. */
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
    /** The body. */
    readonly payload: string;
    /** The headers, with both signatures. */
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

export { signTestWebhook as s };
export type { SignTestWebhookOptions as S, TestEvent as T, SignedTestWebhook as a };

// node-request.d.ts

/** What Node's `IncomingMessage` has, and what body parsers add to it. No framework is needed for its types. */
interface NodeRequest extends AsyncIterable<Uint8Array> {
    /** HTTP headers, by name in any case. */
    readonly headers: {
        readonly [name: string]: string | readonly string[] | undefined;
    };
    /** True: a parser has read the body. */
    readonly readableDidRead?: boolean;
    /** What a parser left, if one ran before. */
    readonly body?: unknown;
    /** The bytes, where a framework keeps them. */
    readonly rawBody?: unknown;
}
/** What the responses of Express and of Next's API routes have in common. */
interface NodeResponse {
    /** Sets the status. */
    status(code: number): {
        /** Ends the response with JSON. */
        json(body: unknown): unknown;
    };
}
/** A handler for servers whose requests are Node's, with the methods that Express adds to responses. */
type NodeWebhookHandler = (request: NodeRequest, response: NodeResponse) => Promise<void>;

export type { NodeWebhookHandler as N, NodeRequest as a, NodeResponse as b };

// types.d.ts

import { A as Amount } from './types.js';
import { b as RegisterParams, a as Principal } from './types.js';
import { H as HeldBalance } from './types.js';

/**
 * Limits of an agent's cash operations, in minor units. A day is a calendar day in Africa/Douala; test and live are
 * counted separately.
 */
interface AgentLimits {
    /** The most of one cash-in, in minor units. */
    readonly cash_in_max: Amount;
    /** The most of all cash-ins of a day, in minor units. */
    readonly cash_in_per_day_max: Amount;
    /** The most of one cash-out, in minor units. */
    readonly cash_out_max: Amount;
    /** The most of all cash-outs of a day, in minor units. */
    readonly cash_out_per_day_max: Amount;
}
/** An agent as the operator sees it. */
interface AgentRecord extends Principal {
    /** What the agent may take in and pay out. */
    readonly limits: AgentLimits;
    /** True: may do nothing that moves money. */
    readonly suspended: boolean;
}
/** An agent's float and limits. */
interface AgentFloat {
    /** One for each currency and mode. */
    readonly balances: readonly HeldBalance[];
    /** What the agent may take in and pay out. */
    readonly limits: AgentLimits;
    /** True: may do nothing that moves money. */
    readonly suspended: boolean;
}
interface AgentWithFloats {
    /** The agent. */
    readonly agent: AgentRecord;
    /** What the agent holds, by currency and mode. */
    readonly floats: readonly HeldBalance[];
}
/** Omitted limits stay unchanged; for a new agent they have their defaults. */
type AgentLimitsParams = {
    readonly [Limit in keyof AgentLimits]?: Amount | undefined;
};
interface AgentCreateParams extends RegisterParams {
    /** Default: those of the gateway. */
    readonly limits?: AgentLimitsParams | undefined;
}
interface AgentUpdateParams {
    /** Replaces those that are given. */
    readonly limits?: AgentLimitsParams | undefined;
    /** True: no cash in and no cash out. */
    readonly suspended?: boolean | undefined;
}
interface FloatParams {
    /** In the minor unit of the currency; XAF has none, so whole francs. */
    readonly amount: Amount;
    /** ISO 4217 code; optional while a single currency is configured. */
    readonly currency?: string | undefined;
    /** True: real money. False: test mode. */
    readonly livemode: boolean;
    /** To the agent, or back. */
    readonly direction: 'fund' | 'withdraw';
}
interface CashInParams extends CashParams {
    /** In the minor unit of the currency; XAF has none, so whole francs. */
    readonly amount: Amount;
}
interface CashOutParams extends CashParams {
    /** The six-digit code that the customer received. */
    readonly code: string;
    /** The amount that the customer requested; a different amount is rejected. */
    readonly amount?: Amount | undefined;
}
/** Parameters shared by both cash operations. */
interface CashParams {
    /** E-mail, E.164 phone number or `usr_…` of the customer. */
    readonly user: string;
    /** ISO 4217 code; optional while a single currency is configured. */
    readonly currency?: string | undefined;
    /** The agent's PIN. */
    readonly pin: string;
}

export type { AgentFloat as A, CashInParams as C, FloatParams as F, CashOutParams as a, AgentCreateParams as b, AgentRecord as c, AgentWithFloats as d, AgentUpdateParams as e, AgentLimits as f };

// search.d.ts

import { T as Timestamp, o as PageQuery, M as Moment, p as ModeQuery, A as Amount, q as MerchantPayoutAccountQuery, P as PayoutAccount, r as PayoutAccountListQuery, j as PayoutAccountParams, s as PayoutAccountRecord } from './types.js';
import { Q as QueryParams, C as CallOptions, L as List, W as WriteOptions } from './options.js';

/** Permissions of an API key. A key without explicit scopes has all of them. */
declare const SCOPES: readonly ["payments:read", "payments:write", "refunds:write", "webhooks:read", "webhooks:write", "events:read", "balance:read"];
type Scope = (typeof SCOPES)[number];
/** A secret API key without its secret. */
interface ApiKey {
    /** `key_…` */
    readonly id: string;
    /** Name that people read. */
    readonly name: string;
    /** True: real money. False: test mode. */
    readonly livemode: boolean;
    /** What the key may do. */
    readonly scopes: readonly Scope[];
    /** Prefix and last four characters, `svc_test_…9fQ2`. */
    readonly hint: string;
    /** When it was created. */
    readonly created_at: Timestamp;
    /** When it expires; null: never. */
    readonly expires_at: Timestamp | null;
    /** When it was revoked; null unless it was. */
    readonly revoked_at: Timestamp | null;
    /** When it was last used; null: never. */
    readonly last_used_at: Timestamp | null;
}
/** Shown once, when the key is created. */
interface ApiKeyWithSecret extends ApiKey {
    /** Shown now and never again: keep it. */
    readonly secret: string;
}
interface ApiKeyCreateParams {
    /** So that you know it again, at most 100 characters. */
    readonly name: string;
    /** True: real money. False: test mode. */
    readonly livemode: boolean;
    /** Default: all scopes. */
    readonly scopes?: readonly Scope[] | undefined;
    /** Seconds, 60 … 315 360 000. Default: the key never expires. */
    readonly expires_in?: number | undefined;
}
interface ApiKeyRollParams {
    /** How long the old key stays valid, in seconds, 0 … 604 800. Default: 0. */
    readonly grace_seconds?: number | undefined;
    /** Seconds until the new key expires, 60 … 315 360 000. Default: it expires when the old one would have. */
    readonly expires_in?: number | undefined;
}
/** A key of the operator, without its secret. It has full access to `/admin`. */
interface OperatorKey {
    /** `opk_…` */
    readonly id: string;
    /** Name that people read. */
    readonly name: string;
    /** Prefix and last four characters, `svc_operator_…9fQ2`. */
    readonly hint: string;
    /** When it was created. */
    readonly created_at: Timestamp;
    /** When it expires; null: never. */
    readonly expires_at: Timestamp | null;
    /** When it was revoked; null unless it was. */
    readonly revoked_at: Timestamp | null;
    /** When it was last used; null: never. */
    readonly last_used_at: Timestamp | null;
}

/** Kind of actor. `in_process`: the embedding program or the command line, without a credential. */
declare const AUDIT_ACTOR_TYPES: readonly ["merchant", "api_key", "operator", "operator_key", "in_process"];
type AuditActorType = (typeof AUDIT_ACTOR_TYPES)[number];
/** Kind of object that an action affects. */
declare const AUDIT_SUBJECT_TYPES: readonly ["account", "session", "merchant", "agent", "api_key", "operator_key", "signing_key", "webhook_endpoint", "event", "delivery", "payment", "payment_link", "attempt", "refund", "dispute", "settlement", "payout_account", "payout_export", "ledger_check"];
type AuditSubjectType = (typeof AUDIT_SUBJECT_TYPES)[number];
/** Actions in the audit log. */
declare const AUDIT_ACTIONS: readonly ["account.register", "account.change_password", "session.login", "session.login_failed", "session.reauthenticate", "session.logout", "session.revoke", "session.revoke_others", "merchant.create", "merchant.update_profile", "merchant.set_logo", "merchant.delete_logo", "merchant.submit_kyc", "merchant.decide_kyc", "merchant.update_terms", "merchant.set_methods", "merchant.hide_methods", "merchant.suspend", "merchant.reinstate", "agent.create", "agent.update", "agent.move_float", "api_key.create", "api_key.roll", "api_key.revoke", "operator.create", "operator.disable", "operator_key.create", "operator_key.revoke", "signing_key.rotate", "webhook_endpoint.create", "webhook_endpoint.update", "webhook_endpoint.delete", "webhook_endpoint.rotate_secret", "webhook_endpoint.ping", "event.replay", "delivery.replay", "delivery.replay_failed", "payment.create", "payment.charge", "payment.cancel", "payment.simulate", "sandbox.advance_clock", "payment_link.create", "payment_link.update", "attempt.resolve", "refund.create", "refund.resolve", "dispute.open", "dispute.submit_evidence", "dispute.resolve", "settlement.create", "settlement.resolve", "payout_account.set", "payout_export.create", "payout_export.pay", "ledger_check.create"];
type AuditAction = (typeof AUDIT_ACTIONS)[number];
/** One action of a merchant or an operator. Entries are written in the commit of the action and never change. */
interface AuditEntry {
    /** `aud_…` */
    readonly id: string;
    /** What was done. */
    readonly action: AuditAction;
    /** Who did it. */
    readonly actor: AuditActor;
    /** What it was done to. */
    readonly subject: AuditSubject;
    /** The merchant concerned; null when the action concerns no particular merchant. */
    readonly merchant_id: string | null;
    /** The mode; null when the action has none, or concerns both. */
    readonly livemode: boolean | null;
    /** Selected fields of the request. Never a secret; of a URL only its origin. */
    readonly details: Readonly<Record<string, unknown>>;
    /** The client's address. Null when unknown, and for merchants when an operator acted. */
    readonly client_address: string | null;
    /** The client's `User-Agent`, unverified. */
    readonly user_agent: string | null;
    /** The `X-Request-Id` of the response. */
    readonly request_id: string | null;
    /** When it was created. */
    readonly created_at: Timestamp;
}
/** The actor. Merchants see neither the id nor the name of an operator. */
interface AuditActor {
    /** Kind of account or process. */
    readonly type: AuditActorType;
    /** Id of the account or the key. */
    readonly id: string | null;
    /** Its name at the time of the action. */
    readonly name: string | null;
}
/** The object of the action. */
interface AuditSubject {
    /** Kind of object. */
    readonly type: AuditSubjectType;
    /** Identifier of the object; null if it has none. */
    readonly id: string | null;
}
interface AuditListQuery extends PageQuery {
    /** Only entries of this action. */
    readonly action?: AuditAction | undefined;
    /** Only entries about this object. */
    readonly subject_id?: string | undefined;
    /** Only what was created at this time or later. */
    readonly created_from?: Moment | undefined;
    /** Only what was created before this time. */
    readonly created_to?: Moment | undefined;
}
/** Entries of all merchants and operators. */
interface OperatorAuditListQuery extends AuditListQuery {
    /** Only entries of this merchant. */
    readonly merchant_id?: string | undefined;
    /** Id of an account or a key. */
    readonly actor_id?: string | undefined;
}

/** Kinds of objects that a handle may name. */
declare const FOUND_KINDS: readonly ["payment", "payment_link", "attempt", "refund", "dispute", "settlement", "event", "delivery", "merchant", "agent", "user", "api_key", "webhook_endpoint", "payout_account", "payout_export", "ledger_check"];
type FoundKind = (typeof FOUND_KINDS)[number];
/** What a handle may be. */
declare const HANDLES: readonly ["id", "slug", "transaction_id", "rail_reference", "customer_reference", "email", "phone", "phone_ending"];
type Handle = (typeof HANDLES)[number];
/** An object that a handle names. */
interface Found {
    /** What was found. */
    readonly kind: FoundKind;
    /** Identifier, with the prefix of its kind. */
    readonly id: string;
    /** What the text is of it. A transaction names what it belongs to. */
    readonly matched: Handle;
    /** Amount, status and mode on one line. Without personal data. */
    readonly summary: string;
    /** As its own kind names it; null for kinds without one. */
    readonly status: string | null;
    /** In minor units; null if it has none. */
    readonly amount: Amount | null;
    /** ISO 4217 code; null without an amount. */
    readonly currency: string | null;
    /** The merchant whose it is, or who it is; null for others. */
    readonly merchant_id: string | null;
    /** Null for what belongs to no mode. */
    readonly livemode: boolean | null;
    /** When it was created. */
    readonly created_at: Timestamp;
    /**
     * Its page: below the API's address, and below the address of the operator panel's site alike. Of what has none, that of
     * its payment or merchant; null for users, who have none.
     */
    readonly path: string | null;
}
/** Kinds of objects that a merchant's search finds. */
declare const OWN_KINDS: readonly ["payment", "refund", "dispute", "settlement", "payment_link", "webhook_endpoint"];
type OwnKind = (typeof OWN_KINDS)[number];
/** An object of the merchant that a text names. */
interface OwnFound {
    /** What it is. */
    readonly kind: OwnKind;
    /** Its id. */
    readonly id: string;
    /** Of a refund and a dispute; null for others. */
    readonly payment_id: string | null;
    /** The merchant's own words: reference or description of a payment, description of a link, URL of an endpoint; null without any. */
    readonly title: string | null;
    /** As its own kind names it. */
    readonly status: string | null;
    /** In minor units; null for what has none. */
    readonly amount: Amount | null;
    /** ISO 4217 code; null for what has no amount. */
    readonly currency: string | null;
    /** When it was created. */
    readonly created_at: Timestamp;
}
interface OwnSearchQuery extends ModeQuery {
    /** The text: whatever `q` of the list of payments finds, an id, words of a payment link or an endpoint. */
    readonly q: string;
}
/** What a text names among the objects of a merchant and mode, at most 10 of each kind. */
interface OwnSearchResults {
    /** By kind, payments first; of one kind, the newest first. */
    readonly results: readonly OwnFound[];
    /** Kinds of which there are more. */
    readonly more: readonly OwnKind[];
}
interface SearchQuery {
    /** The text, as it is printed somewhere: an id, a reference, a checkout URL, an e-mail address, a phone number. */
    readonly q: string;
}
/** Everything that a text names, at most 20 of each kind of handle. */
interface SearchResults {
    /** Ids first, then references, then people, then phone numbers; of one handle, the newest first. */
    readonly results: readonly Found[];
    /** A handle names more than 20: they are not listed. */
    readonly truncated: boolean;
}

/** Filters of the audit log; all must match. */
interface AuditLogParams extends QueryParams<AuditListQuery> {
}
/** Actions of the merchant, and of the operator on the merchant. */
interface AuditLog {
    /** Newest first, both modes. */
    list(params?: AuditLogParams, options?: CallOptions): List<AuditEntry>;
}
/** Filters of the audit log of all merchants and operators. */
interface OperatorAuditLogParams extends QueryParams<OperatorAuditListQuery> {
}
/** Actions of merchants and operators. */
interface OperatorAuditLog {
    /** Newest first. */
    list(params?: OperatorAuditLogParams, options?: CallOptions): List<AuditEntry>;
}

/** Mode of the payout account to read. */
interface PayoutAccountModeParams extends QueryParams<MerchantPayoutAccountQuery> {
}
/** Mode of the payout accounts to list, and the position of a page. */
interface PayoutAccountListParams extends QueryParams<PayoutAccountListQuery> {
}
/** Where the merchant's settlements are paid out, in each mode. */
interface PayoutAccounts {
    /** Null until it is set. Default: of live mode, or of test mode while the KYC is not approved. */
    retrieve(params?: PayoutAccountModeParams, options?: CallOptions): Promise<PayoutAccount | null>;
    /** The present one and those that it replaced, newest first. */
    list(params?: PayoutAccountListParams, options?: CallOptions): List<PayoutAccount>;
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

/** Search by anything that is printed somewhere. */
interface Search {
    /** What an id, a reference, an e-mail address or a phone number names, among all merchants. */
    find(query: SearchQuery, options?: CallOptions): Promise<SearchResults>;
}
/** Search among the merchant's own objects of a mode. */
interface OwnSearch {
    /** What the list of payments finds by `q`, with refunds and disputes; an id; words of links and endpoints. */
    find(query: OwnSearchQuery, options?: CallOptions): Promise<OwnSearchResults>;
}

export type { ApiKeyCreateParams as A, Found as F, OwnSearch as O, PayoutAccounts as P, Scope as S, ApiKeyWithSecret as a, ApiKey as b, ApiKeyRollParams as c, AuditLog as d, AuditAction as e, AuditEntry as f, AuditLogParams as g, OwnFound as h, OwnKind as i, OwnSearchQuery as j, OwnSearchResults as k, PayoutAccountListParams as l, PayoutAccountModeParams as m, OperatorKey as n, OperatorPayoutAccounts as o, Search as p, OperatorAuditLog as q, OperatorAuditLogParams as r, SearchQuery as s, SearchResults as t };

// types.d.ts

import { T as Timestamp, K as KycStatus } from './types.js';

/**
 * Roles that can log in. Operators are created on the gateway's machine, agents by operators; users and merchants
 * register.
 */
declare const ROLES: readonly ["user", "agent", "merchant", "operator"];
type Role = (typeof ROLES)[number];
/** The logged-in account. */
interface Principal {
    /** Identifier, with the prefix of its kind. */
    readonly id: string;
    /** `user`, `merchant` or `agent`. */
    readonly role: Role;
    /** E-mail address; unique among the accounts of a role. */
    readonly email: string;
    /** Name that people read. */
    readonly name: string;
    /** Phone number in E.164; null without one. */
    readonly phone: string | null;
    /** When it was created. */
    readonly created_at: Timestamp;
    /** Merchants only. */
    readonly kyc_status?: KycStatus | undefined;
    /** Users and agents only. */
    readonly has_pin?: boolean | undefined;
    /**
     * Users and agents only: the PIN is locked until then, after too many wrong PINs. Null, or in the past, when it is
     * not locked.
     */
    readonly pin_locked_until?: Timestamp | null | undefined;
    /** Users and agents only: true for seeded test accounts, which exist in test mode only. */
    readonly sandbox?: boolean | undefined;
}
/** A session. */
interface Device {
    /** `dev_…` */
    readonly id: string;
    /** Name of the device, from its user agent. */
    readonly name: string;
    /** When it was created. */
    readonly created_at: Timestamp;
    /** When it was last used; null: never. */
    readonly last_used_at: Timestamp;
    /** True: the session of this call. */
    readonly current: boolean;
}
interface LoginParams {
    /** E-mail address; unique among the accounts of a role. */
    readonly email: string;
    /** The password. */
    readonly password: string;
}
interface RegisterParams {
    /** E-mail address; unique among the accounts of a role. */
    readonly email: string;
    /** 8 … 128 characters. */
    readonly password: string;
    /** Name that people read. */
    readonly name: string;
    /** Phone number in E.164. */
    readonly phone?: string | undefined;
}
interface ReauthenticateParams {
    /** The password. */
    readonly password: string;
}
interface PasswordParams {
    /** The password until now. */
    readonly current_password: string;
    /** 8 to 128 characters. */
    readonly new_password: string;
}
interface PinParams {
    /** The password, so that a stolen session sets no PIN. */
    readonly password: string;
    /** 4 to 6 digits; trivial ones are rejected. */
    readonly pin: string;
}
interface OtherDevicesRevoked {
    /** Always true. */
    readonly deleted: true;
    /** How many sessions were ended. */
    readonly count: number;
}

export type { Device as D, LoginParams as L, OtherDevicesRevoked as O, PasswordParams as P, ReauthenticateParams as R, Principal as a, RegisterParams as b, PinParams as c };

// types.d.ts

import { T as Timestamp, A as Amount } from './types.js';
import { b as MethodHealth } from './types.js';

/** What a provider said about an outcome, for the operator's support. Payers never see it. */
interface RailDetail {
    /** The provider's code, `NOT_ENOUGH_FUNDS`. */
    readonly code: string | null;
    /** The provider's words; null without any. */
    readonly message: string | null;
    /** The provider's id of its transaction or request. */
    readonly request_id: string | null;
}
/** A configured rail as the operator sees it. */
interface RailRecord {
    /** Id of the rail, `mtn_momo`. */
    readonly id: string;
    /** Where it sends its requests; null: not declared. */
    readonly base_url: string | null;
    /** One entry for each method and mode. */
    readonly methods: readonly RailMethodRecord[];
    /** Our accounts at the provider, as it reports them; null: it does not, or did not within 5 s. */
    readonly balances: readonly RailAccountBalance[] | null;
}
/** One method of a rail in one mode, with figures of the newest attempts: at most 200, of the last 30 minutes. */
interface RailMethodRecord {
    /** Id of the provider, `mtn_momo`. */
    readonly provider: string;
    /** Name for people, `MTN MoMo`. */
    readonly label: string;
    /** ISO 3166-1 alpha-2. */
    readonly country: string;
    /** True: real money. False: test mode. */
    readonly livemode: boolean;
    /** What checkouts show. */
    readonly health: MethodHealth;
    /** Place among the rails of this provider: 1 is the primary, others are fallbacks. */
    readonly place: number;
    /** What the provider says about itself; null: it does not. */
    readonly reported: Exclude<MethodHealth, 'unknown'> | null;
    /** Attempts that succeeded. */
    readonly succeeded: number;
    /** Attempts that failed for the payer's reasons. */
    readonly failed: number;
    /** Attempts that failed for the provider's reasons, or ours. */
    readonly refused: number;
    /** Attempts that run. */
    readonly pending: number;
    /** Of those that ended, 0 … 1; null without one. */
    readonly success_rate: number | null;
    /** From the charge to success, in milliseconds; null without one. */
    readonly latency_ms: {
        /** Half took no longer. */
        readonly median: number;
        /** Nineteen of twenty took no longer. */
        readonly p95: number;
    } | null;
    /** Age of the oldest attempt without an outcome; null without one. */
    readonly oldest_pending_ms: number | null;
    /** The last callback that brought a poll forward. */
    readonly last_callback_at: Timestamp | null;
}
interface RailAccountBalance {
    /** The provider's name of the account, `Collections`. */
    readonly account: string;
    /** In the minor unit of the currency; XAF has none, so whole francs. */
    readonly amount: Amount;
    /** ISO 4217 code, `XAF`. */
    readonly currency: string;
}

export type { RailRecord as R, RailDetail as a };

// types.d.ts

import { A as Amount, T as Timestamp } from './types.js';

/** Cash operations at an agent: into a user's wallet, or out of it. */
declare const CASH_KINDS: readonly ["cash_in", "cash_out"];
type CashKind = (typeof CASH_KINDS)[number];
/** What moved money on a wallet or a float. `dispute_refund`: a disputed payment that was returned. */
declare const TRANSACTION_TYPES: readonly ["payment", "refund", "dispute_refund", "cash_in", "cash_out", "float_funding", "float_withdrawal", "sandbox_funding"];
type TransactionType = (typeof TRANSACTION_TYPES)[number];
/** Balance of a wallet or a float, per currency. */
interface HeldBalance {
    /** ISO 4217 code, `XAF`. */
    readonly currency: string;
    /** What can be spent, in minor units. */
    readonly available: Amount;
    /** True: real money. False: test mode. */
    readonly livemode: boolean;
}
/** One entry in the statement of a wallet or a float. */
interface Transaction {
    /** `tx_…`, the same on both sides' statements. */
    readonly id: string;
    /** What moved the money. */
    readonly type: TransactionType;
    /** Signed: negative for a debit. */
    readonly amount: Amount;
    /** ISO 4217 code, `XAF`. */
    readonly currency: string;
    /** True: real money. False: test mode. */
    readonly livemode: boolean;
    /** When it was created. */
    readonly created_at: Timestamp;
    /** The payment; null if it is about none. */
    readonly payment_id: string | null;
    /** The merchant that was paid, or that refunded. */
    readonly merchant: {
        /** Name that people read. */
        readonly name: string;
    } | null;
    /** For cash operations: the agent on a user's statement, the user on an agent's. */
    readonly counterparty: {
        /** Name that people read. */
        readonly name: string;
    } | null;
    /** Id of the payment. */
    readonly description: string | null;
}
/** A customer's consent to one cash-out. */
interface CashOutCode {
    /** Six digits for the agent; shown once. */
    readonly code: string;
    /** In the minor unit of the currency; XAF has none, so whole francs. */
    readonly amount: Amount;
    /** ISO 4217 code, `XAF`. */
    readonly currency: string;
    /** True: real money. False: test mode. */
    readonly livemode: boolean;
    /** Until then an agent pays it out. */
    readonly expires_at: Timestamp;
}
interface TransactionWithReceipt {
    /** The transaction. */
    readonly transaction: Transaction;
    /** The receipt of cash in and cash out; null for others. */
    readonly receipt: CashReceipt | null;
}
interface CashOutCodeParams {
    /** In the minor unit of the currency; XAF has none, so whole francs. */
    readonly amount: Amount;
    /** ISO 4217 code; optional while a single currency is configured. */
    readonly currency?: string | undefined;
    /** The PIN of the wallet, 4 to 6 digits. */
    readonly pin: string;
}
/** The receipt that both sides of a cash operation can read. */
interface CashReceipt {
    /** `tx_…`, the same on both statements. */
    readonly id: string;
    /** Cash in or cash out. */
    readonly type: CashKind;
    /** In the minor unit of the currency; XAF has none, so whole francs. */
    readonly amount: Amount;
    /** ISO 4217 code, `XAF`. */
    readonly currency: string;
    /** True: real money. False: test mode. */
    readonly livemode: boolean;
    /** When it was created. */
    readonly created_at: Timestamp;
    /** The agent. */
    readonly agent: {
        /** Identifier, with the prefix of its kind. */
        readonly id: string;
        /** Name that people read. */
        readonly name: string;
    };
    /** `contact_masked`: a masked phone number or e-mail, enough to recognise one's own. */
    readonly user: {
        /** Name that people read. */
        readonly name: string;
        /** E-mail address or phone number, mostly hidden. */
        readonly contact_masked: string;
    };
}

export type { CashOutCodeParams as C, HeldBalance as H, Transaction as T, TransactionWithReceipt as a, CashOutCode as b, CashReceipt as c };

// options.d.ts

import { D as Deleted, T as Timestamp } from './types.js';
import { D as Device, O as OtherDevicesRevoked, L as LoginParams, a as Principal, R as ReauthenticateParams, P as PasswordParams, c as PinParams, b as RegisterParams } from './types.js';
import { C as CallOptions, W as WriteOptions, a as ConnectionOptions } from './options.js';

/** Login and session of the account. */
interface Account {
    /** Sessions of the account. */
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
    reauthenticate(params: ReauthenticateParams, options?: WriteOptions): Promise<RecentAuthentication>;
    /**
     * Changes the password and signs out all other devices.
     * @throws MitakoError `REAUTHENTICATION_REQUIRED`, `INVALID_CREDENTIALS` when the current one is wrong
     */
    changePassword(params: PasswordParams, options?: WriteOptions): Promise<Principal>;
}
/** Until when the session counts as recently authenticated. */
interface RecentAuthentication {
    /** Until then the login counts as recent. */
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
    /** Lists the sessions, newest first. */
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
    /** Whose session it is. */
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

export type { Account as A, Devices as D, HolderClientOptions as H, Pin as P, RecentAuthentication as R, SessionClientOptions as S, SessionStore as a, StoredSession as b, Registration as c };

// wallet.d.ts

import { T as Transaction, a as TransactionWithReceipt, C as CashOutCodeParams, b as CashOutCode, H as HeldBalance } from './types.js';
import { b as PagePosition, C as CallOptions, L as List, W as WriteOptions } from './options.js';

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
