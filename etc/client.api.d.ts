// index.d.ts

export { C as ConnectionFailure, E as ErrorCode, a as ErrorDetails, L as LocalErrorCode, M as MitakoError, b as MitakoErrorCode, c as MitakoErrorContext, i as isMitakoError } from './errors.js';
import { C as CallOptions, K as KeyQueryParams, L as List, W as WriteOptions, b as PagePosition, d as ClientOptions } from './options.js';
export { a as ConnectionOptions, F as Fetch, P as Page, c as PeriodPosition } from './options.js';
import { M as ModeQuery, b as Moment, a as PageQuery, T as Timestamp, D as Deleted } from './types.js';
import { a as Payment } from './types.js';
export { P as PaymentCancelParams, c as PaymentCreateParams } from './types.js';
export { g as FilePurpose, F as FileReference, h as FileType, P as PaymentStatus, U as UploadedFile } from './values.js';
export { d as CheckoutConfirmParams, i as CurrencyLiteral, I as InCurrency, O as OfWholeAmount, h as PaymentCharged, W as WholeLiteral, X as Xaf, j as formatXaf, p as parseXaf, x as xaf } from './whole-amount.js';
import { R as Refund, d as Dispute, T as EventPattern, U as WebhookEndpointWithSecret, V as WebhookEndpointWithRecent, e as WebhookEndpoint, X as RotateSecretParams, Y as Pinged } from './types.js';
export { D as Delivery, m as DeliveryWithAttempts, a as EventRecord, b as EventReplayParams, c as EventType, t as EvidenceParams, F as FailedReplayed, z as RefundCreateParams, n as ReplayFailedParams, S as Settlement, L as SettlementLine, K as SettlementWithDestination } from './types.js';
import { B as Balance } from './types.js';
import { b as Files, O as OfferedMethods } from './methods.js';
export { F as FileParams, a as MerchantMethod } from './methods.js';
import { c as PaymentLinks } from './payment-links.js';
export { d as PaymentLink, e as PaymentLinkCreateParams, f as PaymentLinkListParams, g as PaymentLinkStatus, h as PaymentLinkUpdateParams } from './payment-links.js';
import { P as Payments, R as Refunds, D as Disputes, S as Settlements, a as Deliveries } from './settlements.js';
export { C as ChargeParams, b as DeliveryExportParams, c as DeliveryListParams, d as DisputeExportParams, e as DisputeListParams, f as PaymentFilterParams, g as PaymentListParams, h as PaymentTotalsParams, i as SettlementExportParams, j as SettlementListParams, T as Timeline, k as TimelineEntry } from './settlements.js';
import { E as Events } from './events.js';
export { a as EventListParams } from './events.js';
import './types.js';

/** What {@link readPhoneNumber} makes of a text. */
interface PhoneReading { … }
/**
 * Reads a phone number as people type or paste it, `6 53 45 67 89`, `00237 653-456-789`, `+241 (0)77 12 34 56`, also with
 * the invisible characters that phones put around the numbers of their contacts.
 * @param typed text of any length; what is longer than a number is none
 * @param prefixes beginnings of the numbers that are expected, in E.164 (`phone_prefixes` of a checkout's methods): they say
 * whose number it is that comes without a calling code. Default: Cameroon's
 */
declare function readPhoneNumber(typed: string, prefixes?: readonly string[]): PhoneReading;
/**
 * A number as an example, in the words of its country, `6 73 45 67 89`, with its calling code where several countries are
 * expected. Its spaces do not break.
 * @param prefixes as for {@link readPhoneNumber}: the first one begins the number
 */
declare function exampleNumber(prefixes?: readonly string[]): string;

/** `account`: a wallet account that was logged in. `phone`: a mobile money number, where none was. */
declare const CUSTOMER_TYPES: readonly [ … ];
type CustomerType = (typeof CUSTOMER_TYPES)[number];

/**
 * A payer who paid a merchant in one mode, or tried to. The id stands for the account or the number, and is another one
 * at every other merchant and in the other mode.
 */
interface Customer { … }
/** Money of one currency, in minor units. */
interface CustomerSum { … }
/** How often a customer used a payment method. */
interface CustomerMethod { … }
/** Payments that a customer paid, or was the last one to try to pay. */
interface CustomerTotals { … }
/** A customer with the outcomes of their payments. */
interface CustomerWithTotals { … }
interface CustomerListQuery { … }
/** Filters of the file of customers: those of the list. */
interface CustomerExportQuery { … }
/** The payments that the totals count. */
interface CustomerQuery { … }
interface CustomerUpdateParams { … }

/** Outcomes that `POST /gateway/sandbox/payments/{id}/simulate` can simulate. */
declare const SIMULATED_OUTCOMES: readonly [ … ];
type SimulatedOutcome = (typeof SIMULATED_OUTCOMES)[number];
/** Methods that an outcome can be simulated for. */
declare const SIMULATED_METHODS: readonly [ … ];
type SimulatedMethod = (typeof SIMULATED_METHODS)[number];

interface SimulateParams { … }
interface ClockAdvanceParams { … }
/**
 * A merchant's clock in test mode. What test objects wait for comes nearer when it is moved; live objects are not
 * affected.
 */
interface SandboxClock { … }
/** A test payment after the simulation, with its refund or dispute. */
interface Simulated { … }

interface WebhookEndpointCreateParams { … }
/** Absent fields stay unchanged. */
interface WebhookEndpointUpdateParams { … }

/** The merchant's balance in the mode of the key. */
interface Balances {
    /** One entry per currency. */
    retrieve(options?: CallOptions): Promise<readonly Balance[]>;
}

/** Filter and position of the list. */
interface CustomerListParams extends KeyQueryParams<CustomerListQuery> {
}
/** Filters of the file. */
interface CustomerExportParams extends KeyQueryParams<CustomerExportQuery> {
}
/** The payments that the totals count. */
interface CustomerParams extends KeyQueryParams<CustomerQuery> {
}
/**
 * Payers of the merchant, including those who tried: by number, or by wallet account. A key sees those of its own mode.
 */
interface Customers {
    /** By their first attempt to pay, newest first. */
    list(params?: CustomerListParams, options?: CallOptions): List<Customer>;
    /**
     * All of them that the filters let through, as one CSV file (RFC 4180, UTF-8), newest first, as a string. Set a longer
     * `timeoutMs` for large files.
     */
    listCsv(params?: CustomerExportParams, options?: CallOptions): Promise<string>;
    /**
     * Reads a customer, with totals of their payments in a range of time.
     * @throws MitakoError `CUSTOMER_NOT_FOUND`, also for customers of another merchant or mode, and once erased
     */
    retrieve(customerId: string, params?: CustomerParams, options?: CallOptions): Promise<CustomerWithTotals>;
    /**
     * Writes notes in place of those that are there; null deletes them.
     * @throws MitakoError `CUSTOMER_NOT_FOUND`, `VALIDATION_ERROR`
     */
    update(customerId: string, params: CustomerUpdateParams, options?: WriteOptions): Promise<Customer>;
    /**
     * Erases the notes and the link to the payments, which stay. A payer who pays again is a new customer.
     * @throws MitakoError `CUSTOMER_NOT_FOUND`
     */
    delete(customerId: string, options?: WriteOptions): Promise<Deleted>;
    /**
     * The customer of a payment; null before an attempt to pay, and once the customer is erased.
     * @throws MitakoError `PAYMENT_NOT_FOUND`
     */
    ofPayment(paymentId: string, options?: CallOptions): Promise<Customer | null>;
}

/** Test payments. Every method requires a test key. */
interface Sandbox {
    /**
     * Simulates an outcome for a test payment, as if a customer or the operator had caused it.
     * @throws MitakoError `MODE_MISMATCH` with a live key; otherwise errors of the payment's state
     */
    simulate(paymentId: string, params: SimulateParams, options?: WriteOptions): Promise<Simulated>;
    /** The time of the test clock. */
    clock(options?: CallOptions): Promise<SandboxClock>;
    /**
     * Moves the clock of test mode forward, for all test objects of the merchant: payments and links expire, credit is
     * released and settled, terms of disputes end, and webhooks are retried, as after that time. Live objects are not
     * affected.
     * @throws MitakoError `SANDBOX_TOO_FULL` while more than 1 000 test objects wait; `MODE_MISMATCH` with a live key
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
    /** Payers, with notes. */
    readonly customers: Customers;
    /** Refunds by id. */
    readonly refunds: Refunds;
    /** Payments that payers contest. */
    readonly disputes: Disputes;
    /** Files for the evidence of disputes. */
    readonly files: Files;
    /** Payouts to the merchant, with their lines. */
    readonly settlements: Settlements;
    /** Where webhooks go. */
    readonly webhookEndpoints: WebhookEndpoints;
    /** Events, with the data of their webhooks. */
    readonly events: Events;
    /** Webhooks that were sent, with each attempt. */
    readonly deliveries: Deliveries;
    /** Payment methods that the checkout offers. */
    readonly methods: OfferedMethods;
    /** Balances of the merchant, by currency. */
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
 * The key and the base URL are checked at the first call, which throws a `TypeError` that explains what to change.
 * @throws TypeError when another option is invalid
 */
declare function createClient(options: ClientOptions): Client;

export { Balance, CallOptions, ClientOptions, Deleted, Deliveries, Dispute, Disputes, Events, Files, List, OfferedMethods, PagePosition, Payment, PaymentLinks, Payments, Pinged, Refund, Refunds, RotateSecretParams, Settlements, WebhookEndpoint, WebhookEndpointWithRecent, WebhookEndpointWithSecret, WriteOptions, createClient, exampleNumber, readPhoneNumber };
export type { Balances, Client, ClockAdvanceParams, Customer, CustomerExportParams, CustomerListParams, CustomerMethod, CustomerParams, CustomerSum, CustomerTotals, CustomerType, CustomerUpdateParams, CustomerWithTotals, Customers, PhoneReading, Sandbox, SandboxClock, SimulateParams, Simulated, WebhookEndpointCreateParams, WebhookEndpointUpdateParams, WebhookEndpoints };

// webhooks.d.ts

export { W as WebhookBody } from './types.js';
export { D as DisputeEventData, E as EndpointDisabledData, F as FailedPaymentData, P as PaymentEventData, a as PingData, R as RefundEventData, b as RefundedPaymentData, U as UnknownEventName, c as UnknownWebhookEvent, d as UntypedData, W as WebhookEvent, e as WebhookEventData, f as WebhookEventOf } from './event.js';
export { V as VerifyWebhookOptions, b as WebhookHeaders, W as WebhookPayload, c as WebhookVerificationError, a as WebhookVerificationReason, v as verifyWebhook } from './verify-webhook.js';
import { W as WebhookHandlerOptions } from './receiver.js';
export { a as WebhookSecret } from './receiver.js';
export { S as SignTestWebhookOptions, a as SignedTestWebhook, T as TestEvent, s as signTestWebhook } from './sign-test-webhook.js';
import './types.js';
import './values.js';
import './types.js';
import './types.js';

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
import './types.js';
import './types.js';
import './values.js';
import './types.js';
import './options.js';
import './types.js';

/** The record of an event in a store. */
interface EventMark {
    /** `evt_…` */
    readonly eventId: string;
    /** The subject of the sequence: the id of a payment or a settlement; the event's own id if it has no sequence. */
    readonly subject: string;
    /** Place of the event among those of the subject; 0 if they are not counted. */
    readonly sequence: number;
    /** The event is handled once this sequence of the subject is; 0: at once. */
    readonly after: number;
}

/**
 * The result of an event: handled now, handled before, or not handled because an earlier one of its subject is missing.
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
 * written in the same transaction, so either both are committed or neither. What the handler does elsewhere (e-mail, another service)
 * is not covered: write a row for it in the transaction, and do it afterwards.
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
/** The part of a Drizzle transaction on PostgreSQL that is used. */
interface DrizzleTransaction<Query> {
    /** Runs a statement. */
    execute(query: Query): PromiseLike<unknown>;
}
/** The part of a Drizzle database on PostgreSQL that is used. */
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

/** The part of a pg `PoolClient` that is used. */
interface PgClient {
    /** Runs a statement. */
    query(text: string, values?: unknown[]): Promise<{
        /** What the statement returned. */
        readonly rows: object[];
    }>;
    /** Returns the connection to the pool, or closes it. */
    release(destroy?: boolean): void;
}
/** The part of a pg `Pool` that is used. */
interface PgPool<Client extends PgClient = PgClient> {
    /** Takes a connection. */
    connect(): Promise<Client>;
}
/** Handled events in PostgreSQL, over pg. The handler receives the client whose transaction is open. */
declare function pgStore<Client extends PgClient>(pool: PgPool<Client>): EventStore<Client>;

/** The part of a Prisma transaction that is used. */
interface PrismaTransaction {
    /** Runs a statement. */
    $queryRawUnsafe(query: string, ...values: unknown[]): PromiseLike<unknown>;
}
/** The part of a Prisma client that is used. */
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

/** The part of better-sqlite3’s `Database` that is used. */
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
import './types.js';
import './types.js';
import './values.js';
import './types.js';
import './types.js';

/**
 * A webhook endpoint for Express. It reads the raw body itself: register it before `express.json()`, or use
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
import './types.js';
import './types.js';
import './values.js';
import './types.js';
import './types.js';

/** Options of {@link webhookPlugin}. */
interface WebhookPluginOptions extends WebhookHandlerOptions {
    /** Where Mitako posts to. Default: `/webhooks`. */
    readonly path?: string | undefined;
}
/** The part of Fastify's instance that the plugin uses. */
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
/** The part of Fastify's request that the plugin uses. */
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
 * A webhook endpoint for Fastify, as a plugin: the parser for its raw body is that of its own scope, so all other
 * routes keep theirs.
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
import './types.js';
import './types.js';
import './values.js';
import './types.js';
import './types.js';

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
import './types.js';
import './types.js';
import './values.js';
import './types.js';
import './types.js';

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
 * The same for an API route of the Pages Router, which must disable its body parser.
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
import { W as WriteOptions, b as PagePosition, C as CallOptions, L as List, Q as QueryParams, c as PeriodPosition, a as ConnectionOptions } from './options.js';
export { F as Fetch, P as Page } from './options.js';
import { a as AgentLocationCreateParams, b as AgentLocation, c as AgentLocationPageQuery, d as AgentLocationUpdateParams } from './types.js';
import { d as AgentCreateParams, e as AgentRecord, f as AgentWithFloats, g as AgentUpdateParams, F as FloatTransactionListQuery, h as FloatParams$1 } from './types.js';
export { i as AgentLimits } from './types.js';
import { w as OperatorKey, x as OperatorPayoutAccounts, y as OperatorReports, z as Search, B as OperatorAuditLog } from './search.js';
export { e as AuditAction, f as AuditEntry, g as AuditLogParams, F as Found, C as OperatorAuditLogParams, D as OperatorReportParams, m as PayoutAccountModeParams, n as Report, o as ReportDay, p as ReportFailure, q as ReportFigures, r as ReportMethod, t as ReportPrevious, u as ReportQuery, v as ReportTotal, E as SearchQuery, G as SearchResults } from './search.js';
import { L as LedgerCheckStatus, A as AttemptListQuery, l as AttemptRecord, m as AttemptExportQuery, U as UnappliedFunds, n as AttemptLookup, o as AttemptResolveParams, O as OperatorPayments, p as OperatorRefunds, q as OperatorDisputes, r as OperatorSettlements, s as OperatorDeliveries } from './settlements.js';
export { t as AttemptResolution, M as MerchantPaymentListParams, u as OperatorDeliveryListParams, v as OperatorDisputeExportParams, w as OperatorDisputeListParams, x as OperatorSettlementExportParams, y as OperatorSettlementListParams, z as PayoutFailedParams, B as PayoutPaidParams, E as RefundExportParams, F as RefundListParams, G as SettlementResolveParams, T as Timeline } from './settlements.js';
import { T as Timestamp, P as PeriodPageQuery, O as OperatorModeQuery, c as Mode, d as OperatorPageQuery, D as Deleted, a as PageQuery } from './types.js';
import { c as MerchantRecord, d as MerchantListQuery, e as MerchantUpdateParams, f as KycDecisionParams, g as KycSubmission, S as SuspendParams, B as Balance } from './types.js';
export { h as PaymentRecord } from './types.js';
import { V as WebhookEndpointWithRecent } from './types.js';
export { D as Delivery, Z as DeliveryAttempt, o as DeliveryRecord, p as DeliveryRecordWithAttempts, m as DeliveryWithAttempts, B as DisputeOpenParams, v as DisputeRecord, x as DisputeResolveParams, y as DisputeReturnParams, F as FailedReplayed, q as OperatorReplayFailedParams, z as RefundCreateParams, A as RefundRecord, H as RefundResolveParams, n as ReplayFailedParams, M as SettlementCreateParams, L as SettlementLine, N as SettlementRecord } from './types.js';
import { c as OperatorMethods, R as Rails, d as OperatorFiles } from './methods.js';
export { G as GatewayMethod, a as MerchantMethod, e as MerchantMethodListParams, f as MerchantMethodsParams, g as MethodReinstateParams, h as MethodSuspendParams, i as MethodSuspension } from './methods.js';
import { c as PayoutAccountRecord } from './types.js';
export { R as RailRecord } from './types.js';
import { e as SettlementStatus } from './values.js';
import { d as RegisterParams, f as PasswordReset } from './types.js';
import { T as Transaction } from './types.js';
export { H as HeldBalance } from './types.js';
import './whole-amount.js';

/** State of a process: `silent` has not reported for 30 s. */
declare const WORKER_STATUSES: readonly [ … ];
type WorkerStatus = (typeof WORKER_STATUSES)[number];

/**
 * A process with background work, as it last reported. Processes report every 10 s and are removed a day after their
 * last report.
 */
interface Worker { … }
/** A count, up to 10 000. */
interface HealthCount { … }
/** A count with the age of its oldest item. */
interface HealthQueue { … }
/** Health of the gateway: workers, queues and database. */
interface Health { … }

/** Something in the ledger that is wrong, or worth knowing. */
interface LedgerFinding { … }
/** How much of the ledger a check has read. */
interface LedgerChecked { … }
/** One ledger check, the same as `mitako ledger verify`. */
interface LedgerCheck { … }

/**
 * Formats of a bank file: CSV, or the customer credit transfer initiation of ISO 20022 in the version that the bank
 * accepts.
 */
declare const PAYOUT_EXPORT_FORMATS: readonly [ … ];
type PayoutExportFormat = (typeof PAYOUT_EXPORT_FORMATS)[number];
/** Whether a payout can be exported: `on_hold` within 24 hours of a change of its account, `no_account` until one is set. */
declare const PAYOUT_STATES: readonly [ … ];
type PayoutState = (typeof PAYOUT_STATES)[number];
/** Why a settlement was left out of an export. `not_bank`: a mobile-money number in an ISO 20022 file. */
declare const PAYOUT_EXCLUSIONS: readonly [ … ];
type PayoutExclusionReason = (typeof PAYOUT_EXCLUSIONS)[number];

/** A pending settlement that is in no bank file yet. */
interface DuePayout { … }
/** Due payouts of one mode, currency and state. */
interface DueTotal { … }
interface DueTotalsQuery { … }
interface DuePayoutListQuery { … }
/** A bank file of payouts. A settlement is in one at most, so that no file pays it a second time. */
interface PayoutExport { … }
/** A settlement that was selected and is not in the file. */
interface PayoutExclusion { … }
interface CreatedPayoutExport { … }
interface PayoutExportCreateParams { … }
interface PayoutExportPaidParams { … }

/** Filter of the places of agents. */
interface AgentLocationListParams extends PagePosition, Pick<AgentLocationPageQuery, 'town'> {
}
/** Places where customers find an agent, as the checkout shows them. */
interface AgentLocations {
    /** Adds a place; checkouts show it at once unless `active` is false. */
    create(params: AgentLocationCreateParams, options?: WriteOptions): Promise<AgentLocation>;
    /** Newest first. */
    list(params?: AgentLocationListParams, options?: CallOptions): List<AgentLocation>;
    /** @throws MitakoError `AGENT_LOCATION_NOT_FOUND` */
    retrieve(locationId: string, options?: CallOptions): Promise<AgentLocation>;
    /**
     * `active: false` takes a place off the checkouts.
     * @throws MitakoError `AGENT_LOCATION_NOT_FOUND`
     */
    update(locationId: string, params: AgentLocationUpdateParams, options?: WriteOptions): Promise<AgentLocation>;
}

/** Parameters to fund a float or withdraw from it. */
interface FloatParams extends Omit<FloatParams$1, 'direction'> {
}
/** Mode of an agent's transactions to list. Default: both. */
interface FloatTransactionListParams extends QueryParams<FloatTransactionListQuery> {
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
     * Transactions of an agent's floats, newest first.
     * @throws MitakoError `AGENT_NOT_FOUND`
     */
    listTransactions(agentId: string, params?: FloatTransactionListParams, options?: CallOptions): List<Transaction>;
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
/** Filters of the file of attempts. */
interface AttemptExportParams extends QueryParams<AttemptExportQuery> {
}
/** Filters of unapplied funds. */
interface UnappliedFundsListParams extends QueryParams<OperatorPageQuery> {
}
/** Payment attempts of all merchants. */
interface Attempts {
    /** Newest first; `{ status: 'needs_review' }` for those that need your review. */
    list(params?: AttemptListParams, options?: CallOptions): List<AttemptRecord>;
    /**
     * All attempts that the filters let through, as one CSV file (RFC 4180, UTF-8): with `day` and `rail`, to compare
     * with the provider's portal. Set a longer `timeoutMs` for large files.
     */
    listCsv(params?: AttemptExportParams, options?: CallOptions): Promise<string>;
    /** Late payments whose money waits in suspense, newest first. */
    listUnapplied(params?: UnappliedFundsListParams, options?: CallOptions): List<UnappliedFunds>;
    /**
     * Looks up an attempt at the provider. Nothing is recorded; the answer may take 10 seconds.
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
    list(params?: PeriodPosition, options?: CallOptions): List<LedgerCheck>;
    /** @throws MitakoError `LEDGER_CHECK_NOT_FOUND` */
    retrieve(ledgerCheckId: string, options?: CallOptions): Promise<LedgerCheck>;
}

/** Filters of the merchant list. */
interface MerchantListParams extends QueryParams<MerchantListQuery> {
}
/** Page of a merchant's KYC submissions. */
interface KycSubmissionListParams extends QueryParams<PageQuery> {
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
     * Approves or rejects a KYC submission, asks for more, or withdraws or restores an approval.
     * @throws MitakoError `MERCHANT_NOT_FOUND`, `KYC_NOT_PENDING`
     */
    decideKyc(merchantId: string, params: KycDecisionParams, options?: WriteOptions): Promise<MerchantRecord>;
    /**
     * Every KYC submission with its documents and decisions, newest first: what an approval rested on.
     * @throws MitakoError `MERCHANT_NOT_FOUND`
     */
    listKycSubmissions(merchantId: string, params?: KycSubmissionListParams, options?: CallOptions): List<KycSubmission>;
    /**
     * Issues a code by which the merchant chooses a new password, once and within an hour. Make sure who asks: the code is a
     * login.
     * @throws MitakoError `MERCHANT_NOT_FOUND`
     */
    createPasswordReset(merchantId: string, options?: WriteOptions): Promise<PasswordReset>;
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
interface PayoutExportListParams extends QueryParams<PeriodPageQuery> {
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
    /** Payment methods of a merchant, with order and limits, and which are suspended for all merchants. */
    readonly methods: OperatorMethods;
    /** Rails and their health. */
    readonly rails: Rails;
    /** Agents and their floats. */
    readonly agents: Agents;
    /** Where customers find agents. */
    readonly agentLocations: AgentLocations;
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
    /** Files that merchants uploaded. */
    readonly files: OperatorFiles;
    /** Attempts, and those that need a review. */
    readonly attempts: Attempts;
    /** Figures by day. */
    readonly reports: OperatorReports;
    /** Finds anything by what is printed somewhere. */
    readonly search: Search;
    /** Webhooks of all merchants. */
    readonly deliveries: OperatorDeliveries;
    /** Keys of the operator. */
    readonly operatorKeys: OperatorKeys;
    /** The audit log. */
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
 * const operator = createOperatorClient({ operatorKey: env.MITAKO_OPERATOR_KEY, baseUrl:
 * 'https://pay.example.cm/api/v1' }); for await (const { id } of operator.merchants.list({ kyc_status: 'pending' })) …
 * ```
 * The key and the base URL are checked at the first call, which throws a `TypeError` that explains what to change.
 * @throws TypeError when another option is invalid
 */
declare function createOperatorClient(options: OperatorClientOptions): OperatorClient;

export { AgentCreateParams, AgentLocation, AgentLocationCreateParams, AgentLocationUpdateParams, AgentRecord, AgentUpdateParams, AgentWithFloats, AttemptLookup, AttemptRecord, AttemptResolveParams, Balance, CallOptions, ConnectionOptions, Deleted, KycDecisionParams, List, MerchantRecord, MerchantUpdateParams, OperatorAuditLog, OperatorDeliveries, OperatorDisputes, OperatorFiles, OperatorKey, OperatorMethods, OperatorPayments, OperatorPayoutAccounts, OperatorRefunds, OperatorReports, OperatorSettlements, PagePosition, PayoutAccountRecord, PeriodPosition, Rails, RegisterParams, Search, SuspendParams, Transaction, UnappliedFunds, WebhookEndpointWithRecent, WriteOptions, createOperatorClient };
export type { AgentLocationListParams, AgentLocations, Agents, AttemptExportParams, AttemptListParams, Attempts, CreatedPayoutExport, DuePayout, DuePayoutListParams, DueTotal, DueTotalsParams, FloatParams, FloatTransactionListParams, Health, HealthCount, HealthQueue, KycSubmissionListParams, LedgerCheck, LedgerChecks, LedgerFinding, MerchantListParams, MerchantModeParams, Merchants, OperatorClient, OperatorClientOptions, OperatorHealth, OperatorKeys, PayoutExclusion, PayoutExclusionReason, PayoutExport, PayoutExportCreateParams, PayoutExportFormat, PayoutExportListParams, PayoutExportPaidParams, PayoutExports, PayoutState, UnappliedFundsListParams, Worker };

// operator-account.d.ts

export { C as ConnectionFailure, E as ErrorCode, a as ErrorDetails, L as LocalErrorCode, M as MitakoError, b as MitakoErrorCode, c as MitakoErrorContext, i as isMitakoError } from './errors.js';
export { C as CallOptions, a as ConnectionOptions, F as Fetch, L as List, P as Page, b as PagePosition, c as PeriodPosition, W as WriteOptions } from './options.js';
export { D as Deleted } from './types.js';
export { D as Device, L as LoginParams, O as OtherDevicesRevoked, P as PasswordParams, a as Principal, R as ReauthenticateParams } from './types.js';
import { A as Account, S as SessionClientOptions } from './options.js';
export { D as Devices, R as RecentAuthentication, a as SessionStore, b as StoredSession } from './options.js';
import { OperatorClient } from './operator.js';
import './types.js';
import './types.js';
import './types.js';
import './search.js';
import './types.js';
import './values.js';
import './settlements.js';
import './types.js';
import './types.js';
import './whole-amount.js';
import './types.js';
import './methods.js';

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
export { a as ConnectionOptions, F as Fetch, L as List, P as Page, b as PagePosition, c as PeriodPosition } from './options.js';
import { T as TownQuery, A as AgentLocationsByTown } from './types.js';
export { P as PublicAgentLocation } from './types.js';
export { D as Deleted } from './types.js';
export { b as CashOutCode, c as CashOutCodeParams, C as CashReceipt, H as HeldBalance, T as Transaction, a as TransactionWithReceipt } from './types.js';
import { P as PaymentCancelParams } from './types.js';
import { c as CashCode, W as WalletBalance, T as Transactions, d as CashOutCodes } from './wallet.js';
import { C as Checkout, P as PayFromWalletParams$1, a as CheckoutPaid, b as PayByMobileMoneyParams$1, c as PayByCardParams$1, d as CheckoutConfirmParams, e as CheckoutCanceled } from './whole-amount.js';
import { V as VisitedPaymentLinks } from './payment-links.js';
export { P as PaymentLinkOpenParams, a as PaymentLinkOpened, b as PublicPaymentLink } from './payment-links.js';
export { D as Device, L as LoginParams, O as OtherDevicesRevoked, P as PasswordParams, c as PinParams, a as Principal, R as ReauthenticateParams, d as RegisterParams } from './types.js';
import { c as Registration, A as Account, P as Pin, H as HolderClientOptions } from './options.js';
export { D as Devices, R as RecentAuthentication, S as SessionClientOptions, a as SessionStore, b as StoredSession } from './options.js';
import './values.js';
import './types.js';

/** Parameters of a wallet payment. */
interface PayFromWalletParams extends Omit<PayFromWalletParams$1, 'method'> {
}
/** Parameters of a mobile-money payment. */
interface PayByMobileMoneyParams extends Omit<PayByMobileMoneyParams$1, 'method'> {
}
/** Parameters of a card payment. */
interface PayByCardParams extends Omit<PayByCardParams$1, 'method'> {
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
     * Starts a card payment: send the payer to `next_action.url`, the provider's page, which takes the card.
     * @throws MitakoError `PAYMENT_DECLINED`, `METHOD_NOT_AVAILABLE`, `RAIL_ERROR`, and errors of the payment's state
     */
    payByCard(slug: string, params: PayByCardParams, options?: WriteOptions): Promise<CheckoutPaid>;
    /**
     * Submits the code that the provider sent to the payer, when `next_action.type` is `enter_otp`. The payment is
     * usually still processing when the call returns: continue as after paying. Works without a login.
     * @throws MitakoError `INVALID_CODE` (with `details.attempts_left`), `CODE_NOT_EXPECTED`, `PAYMENT_DECLINED` (also
     * with the last wrong code), `RAIL_ERROR`, and errors of the payment's state
     */
    confirm(slug: string, params: CheckoutConfirmParams, options?: WriteOptions): Promise<CheckoutPaid>;
    /**
     * The code with which the payer pays in cash at an agent; the same each time. The payment stays open for the other
     * methods: retrieve the checkout to see when it is paid. Works without a login.
     * @throws MitakoError `METHOD_DISABLED`, `METHOD_NOT_AVAILABLE`, and errors of the payment's state
     */
    createCashCode(slug: string, options?: WriteOptions): Promise<CashCode>;
    /**
     * The code that was created before. Works without a login.
     * @throws MitakoError `CASH_CODE_NOT_FOUND`
     */
    retrieveCashCode(slug: string, options?: CallOptions): Promise<CashCode>;
    /** The towns that have an agent, and the agents of one town. Works without a login. */
    findAgents(params?: TownQuery, options?: CallOptions): Promise<AgentLocationsByTown>;
    /**
     * Cancels as the payer; repeating it returns the same response. Works without a login.
     * @throws MitakoError `PAYMENT_ALREADY_PAID`, `PAYMENT_FAILED`, `PAYMENT_IN_PROGRESS`, `PAYMENT_EXPIRED`
     */
    cancel(slug: string, params?: PaymentCancelParams, options?: WriteOptions): Promise<CheckoutCanceled>;
}

/** The API for one wallet user. Any call may throw a `MitakoError`. */
interface WalletClient extends Registration, Account, Pin {
    /** The wallet's balances. */
    readonly balance: WalletBalance;
    /** The wallet's transactions. */
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

export { Account, AgentLocationsByTown, CallOptions, CashCode, CashOutCodes, Checkout, CheckoutCanceled, CheckoutConfirmParams, CheckoutPaid, HolderClientOptions, PaymentCancelParams, Pin, Registration, TownQuery, Transactions, VisitedPaymentLinks, WalletBalance, WriteOptions, createWalletClient };
export type { Checkouts, PayByCardParams, PayByMobileMoneyParams, PayFromWalletParams, WalletClient };

// agent.d.ts

export { C as ConnectionFailure, E as ErrorCode, a as ErrorDetails, L as LocalErrorCode, M as MitakoError, b as MitakoErrorCode, c as MitakoErrorContext, i as isMitakoError } from './errors.js';
import { W as WriteOptions, C as CallOptions } from './options.js';
export { a as ConnectionOptions, F as Fetch, L as List, P as Page, b as PagePosition, c as PeriodPosition } from './options.js';
export { D as Deleted } from './types.js';
import { C as CashHolderLookUpParams, a as CashHolder, b as CashInParams, c as CashOutParams, A as AgentFloat } from './types.js';
import { C as CashPaymentLookUpParams, a as CashPayment, b as CashPaymentParams, T as Transactions } from './wallet.js';
export { D as Device, L as LoginParams, O as OtherDevicesRevoked, P as PasswordParams, c as PinParams, a as Principal, R as ReauthenticateParams } from './types.js';
import { C as CashReceipt, T as Transaction } from './types.js';
export { a as TransactionWithReceipt } from './types.js';
import { A as Account, P as Pin, H as HolderClientOptions } from './options.js';
export { D as Devices, R as RecentAuthentication, S as SessionClientOptions, a as SessionStore, b as StoredSession } from './options.js';

/** Cash operations. */
interface Cash {
    /**
     * Finds whom a cash-in would credit, at most five: numbers are not verified, so several may have one. The customer
     * confirms the masked name before handing over the cash.
     * @throws MitakoError `USER_NOT_FOUND`, `ACCOUNT_SUSPENDED`
     */
    lookUpHolders(params: CashHolderLookUpParams, options?: WriteOptions): Promise<readonly CashHolder[]>;
    /**
     * Cash-in: from the float to the wallet of the customer whom `lookUpHolders` found.
     * @throws MitakoError `INSUFFICIENT_FLOAT`, `LIMIT_EXCEEDED`, `USER_NOT_FOUND`, `ACCOUNT_SUSPENDED`, `INVALID_PIN`, `PIN_LOCKED`, `PIN_NOT_SET`, `PIN_RESET_REQUIRED`
     */
    cashIn(params: CashInParams, options?: WriteOptions): Promise<CashReceipt>;
    /**
     * Cash-out: from the customer's wallet to the float, with the customer's code.
     * @throws MitakoError `CASH_OUT_CODE_INVALID`, `INSUFFICIENT_FUNDS`, `USER_AMBIGUOUS`, and those of `cashIn` except
     * `INSUFFICIENT_FLOAT`
     */
    cashOut(params: CashOutParams, options?: WriteOptions): Promise<CashReceipt>;
}
/** Checkouts that customers pay in cash. */
interface CashPayments {
    /**
     * Reads the amount and the shop of a customer's code: compare both with the customer before taking the cash.
     * @throws MitakoError `CASH_CODE_INVALID` (with `details.attempts_left`), `CASH_CODE_LOCKED`, `ACCOUNT_SUSPENDED`, and
     * errors of the payment's state
     */
    lookUp(params: CashPaymentLookUpParams, options?: WriteOptions): Promise<CashPayment>;
    /**
     * Pays the checkout from the float, for the cash that was taken. After an error nothing was paid: give the cash back.
     * @throws MitakoError those of `lookUp`, `LIMIT_EXCEEDED`, `INSUFFICIENT_FLOAT`, `INVALID_PIN`, `PIN_LOCKED`,
     * `PIN_NOT_SET`, `PIN_RESET_REQUIRED`
     */
    take(params: CashPaymentParams, options?: WriteOptions): Promise<Transaction>;
}
/** The agent's float. */
interface Float {
    /** The float's balance, and the agent's limits. */
    retrieve(options?: CallOptions): Promise<AgentFloat>;
}

/** The API for one agent. The operator creates the account. Any call may throw a `MitakoError`. */
interface AgentClient extends Account, Pin, Cash {
    /** Checkouts that customers pay in cash. */
    readonly cashPayments: CashPayments;
    /** Balances of the agent. */
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
 * const [holder] = await agent.lookUpHolders({ user: '+237653456789' });
 * // The customer confirms holder.name_masked.
 * const receipt = await agent.cashIn({ user_id: holder.user_id, amount: 10_000, pin });
 * ```
 * @throws TypeError when an option is invalid
 */
declare function createAgentClient(options: HolderClientOptions): AgentClient;

export { Account, AgentFloat, CallOptions, CashHolder, CashHolderLookUpParams, CashInParams, CashOutParams, CashPayment, CashPaymentLookUpParams, CashPaymentParams, CashReceipt, HolderClientOptions, Pin, Transaction, Transactions, WriteOptions, createAgentClient };
export type { AgentClient, Cash, CashPayments, Float };

// testing.d.ts

import { EventType } from './index.js';
import { WebhookBody } from './webhooks.js';
import { WebhookEventData } from './webhooks.js';
import { SignedTestWebhook } from './webhooks.js';
import './types.js';
import './values.js';
import './types.js';
import './types.js';

/** The response to one delivery. */
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
/** Differences from the defaults of an event. */
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

/** A way to read the effects of payments. */
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
     * "paid" }`: a function, or a URL that answers a GET with it. Without it, the suite cannot see whether a duplicate was applied
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
    /** Its effects in the receiver, after the pause for queues; null: not observable. */
    effects(): Promise<string | null>;
}
/** The events that cases send: their data have the fields of a payment. */
type PaymentEvent = 'payment.created' | 'payment.processing' | 'payment.attempt_failed' | 'payment.succeeded';
type CaseWebhook = TestWebhook<PaymentEvent>;
/** Differences from the defaults. */
interface Signed extends TestWebhookParams<PaymentEvent> {
    /** Age of the attempt in milliseconds, negative for the future. Default: 0. */
    readonly sentAgoMs?: number | undefined;
    /** Age of the event in milliseconds. Default: that of the attempt. */
    readonly createdAgoMs?: number | undefined;
    /** Default: the receiver's. */
    readonly secret?: string | readonly string[] | undefined;
}
/** Actions of cases on a receiver. */
interface Harness {
    readonly secret: string;
    readonly pauseMs: number;
    /** A new payment. */
    payment(): CasePayment;
    readonly send: Send;
    /** Sends until it is accepted, as the gateway does, at most three times. */
    deliver(delivery: SentDelivery): Promise<DeliveryAnswer>;
}

/** Outcome of a case. */
type CertifyOutcome = {
    /** Outcome. */
    readonly verdict: 'passed';
    /** What the receiver did. */
    readonly message: string;
} | {
    /** Outcome. */
    readonly verdict: 'failed';
    /** What the receiver did. */
    readonly message: string;
    /** How to fix it, or how to make it observable. */
    readonly fix: string;
}
/** The case cannot be observed; `fix` says how to make it observable. */
 | {
    /** Outcome. */
    readonly verdict: 'not_observable';
    /** What the receiver did. */
    readonly message: string;
    /** How to fix it, or how to make it observable. */
    readonly fix: string;
};
/** One thing that a receiver must do. */
interface CertifyCase {
    readonly title: string;
    readonly run: (harness: Harness) => Promise<CertifyOutcome>;
}

/** Required behaviours of a receiver, in the order of a run. */
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
    readonly failed_attempt: CertifyCase;
};
type CertifyCaseName = keyof typeof CERTIFY_CASES;

/**
 * Of a case. `not_observable`: the receiver answered as it should, but nothing shows whether it acted as it should; or
 * it refuses every webhook, so that refusing this one proves nothing.
 */
type CertifyVerdict = CertifyOutcome['verdict'];
/** The outcome of one case. */
interface CertifiedCase {
    /** Name of the case. */
    readonly name: CertifyCaseName;
    /** The required behaviour of the receiver. */
    readonly title: string;
    /** Outcome. */
    readonly verdict: CertifyVerdict;
    /** Its behaviour. */
    readonly message: string;
    /** How to fix it, or how to make it observable; null when it passed. */
    readonly fix: string | null;
    /** How long the case took. */
    readonly milliseconds: number;
}
/** The results of all cases. */
interface CertifyReport {
    /** No case failed. */
    readonly ok: boolean;
    /** In the order in which they ran. */
    readonly cases: readonly CertifiedCase[];
}
/**
 * Sends a webhook receiver everything that a gateway, the network and a forger may send it, and reports what it does wrong
 * and how to fix it: duplicates, events out of order, late and replayed ones, slow bodies, wrong and missing
 * signatures, old times, unknown events, a secret in rotation.
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
export { a as ConnectionOptions, F as Fetch, P as Page, c as PeriodPosition } from './options.js';
import { A as Amount, T as Timestamp, D as Deleted } from './types.js';
import { A as ApiKeyCreateParams, a as ApiKeyWithSecret, b as ApiKey, c as ApiKeyRollParams, P as PayoutAccounts, R as Reports, O as OwnSearch, d as AuditLog } from './search.js';
export { e as AuditAction, f as AuditEntry, g as AuditLogParams, h as OwnFound, i as OwnKind, j as OwnSearchQuery, k as OwnSearchResults, l as PayoutAccountListParams, m as PayoutAccountModeParams, n as Report, o as ReportDay, p as ReportFailure, q as ReportFigures, r as ReportMethod, s as ReportParams, t as ReportPrevious, u as ReportQuery, v as ReportTotal, S as Scope } from './search.js';
import { a as MerchantProfile, P as ProfileParams, L as LogoParams, K as Kyc, b as KycParams } from './types.js';
import { U as UploadedFile } from './values.js';
export { F as FileReference } from './values.js';
import { F as FileParams, M as Methods } from './methods.js';
export { H as HiddenMethodsParams, a as MerchantMethod } from './methods.js';
export { P as PayoutAccount, a as PayoutAccountParams } from './types.js';
export { D as Device, L as LoginParams, O as OtherDevicesRevoked, P as PasswordParams, a as Principal, R as ReauthenticateParams, d as RegisterParams } from './types.js';
import { c as Registration, d as PasswordRecovery, A as Account, S as SessionClientOptions } from './options.js';
export { D as Devices, R as RecentAuthentication, a as SessionStore, b as StoredSession } from './options.js';

/** Volume paid and refunded in a day; a few seconds behind the payments themselves. */
interface DayVolume { … }
/** Outcomes of the newest ended payments, by creation time: at most 200. */
interface PaymentOutcomes { … }
interface EndpointTrouble { … }
interface FailedSettlement { … }
/** What needs attention. Counts end at 100. */
interface Attention { … }
/** Volume, success rate and open tasks of a merchant in one mode. */
interface Overview { … }

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
     * Retrieves a key, without its secret.
     * @throws MitakoError `API_KEY_NOT_FOUND`
     */
    retrieve(keyId: string, options?: CallOptions): Promise<ApiKey>;
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
    /**
     * Uploads a document: a PDF, JPEG or PNG of at most 5 MiB. Name it in `document_ids` within a day, or it is deleted.
     * @throws MitakoError `VALIDATION_ERROR` for another type, `PAYLOAD_TOO_LARGE`, `FILE_LIMIT`
     */
    uploadDocument(file: Uint8Array<ArrayBuffer> | Blob, params?: FileParams, options?: WriteOptions): Promise<UploadedFile>;
    /**
     * The bytes of a document.
     * @throws MitakoError `FILE_NOT_FOUND`
     */
    document(fileId: string, options?: CallOptions): Promise<Uint8Array>;
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
interface MerchantClient extends Registration, PasswordRecovery, Account {
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
    /** Figures by day. */
    readonly reports: Reports;
    /** Finds anything of this merchant by what is printed somewhere. */
    readonly search: OwnSearch;
    /** The audit log of this account. */
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

export { Account, ApiKey, ApiKeyCreateParams, ApiKeyRollParams, ApiKeyWithSecret, AuditLog, CallOptions, Deleted, FileParams, Kyc, KycParams, List, LogoParams, MerchantProfile, Methods, OwnSearch, PagePosition, PasswordRecovery, PayoutAccounts, ProfileParams, Registration, Reports, SessionClientOptions, UploadedFile, WriteOptions, createMerchantClient };
export type { ApiKeys, MerchantClient, MerchantKyc, Overview, OverviewParams, Overviews, Profile };

// errors.d.ts

import { F as FieldErrors } from './types.js';

declare const KYC_STATUSES: readonly [ … ];
type KycStatus = (typeof KYC_STATUSES)[number];
/** Image formats of a logo. */
declare const LOGO_TYPES: readonly [ … ];
type LogoType = (typeof LOGO_TYPES)[number];
/**
 * How a refund returns a payment's fee to the merchant: `proportional`, rounded down, the remainder with the last
 * refund; or `keep`, nothing.
 */
declare const FEE_REFUND_POLICIES: readonly [ … ];
type FeeRefundPolicy = (typeof FEE_REFUND_POLICIES)[number];

/** Every error code of the API, with its HTTP status and message. Both are defined only here. */
declare const ERRORS: Readonly<Record<"MALFORMED_JSON" | "INVALID_PATH" | "INVALID_HOST" | "AUTHENTICATION_REQUIRED" | "INVALID_API_KEY" | "API_KEY_EXPIRED" | "API_KEY_REVOKED" | "INVALID_TOKEN" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "REFRESH_TOKEN_INVALID" | "REFRESH_TOKEN_ROTATED" | "REFRESH_TOKEN_REUSED" | "INSUFFICIENT_FUNDS" | "PAYMENT_DECLINED" | "INSUFFICIENT_BALANCE" | "INSUFFICIENT_FLOAT" | "PERMISSION_DENIED" | "MODE_MISMATCH" | "KYC_REQUIRED" | "ACCOUNT_SUSPENDED" | "REAUTHENTICATION_REQUIRED" | "ROLE_NOT_ALLOWED" | "INVALID_PIN" | "PIN_RESET_REQUIRED" | "RESET_CODE_INVALID" | "CASH_OUT_CODE_INVALID" | "CASH_CODE_INVALID" | "ROUTE_NOT_FOUND" | "PAYMENT_NOT_FOUND" | "CHECKOUT_NOT_FOUND" | "PAYMENT_LINK_NOT_FOUND" | "CUSTOMER_NOT_FOUND" | "REFUND_NOT_FOUND" | "EVENT_NOT_FOUND" | "DELIVERY_NOT_FOUND" | "WEBHOOK_ENDPOINT_NOT_FOUND" | "API_KEY_NOT_FOUND" | "DEVICE_NOT_FOUND" | "MERCHANT_NOT_FOUND" | "CASH_CODE_NOT_FOUND" | "METHOD_NOT_FOUND" | "AGENT_LOCATION_NOT_FOUND" | "AGENT_NOT_FOUND" | "USER_NOT_FOUND" | "TRANSACTION_NOT_FOUND" | "ATTEMPT_NOT_FOUND" | "DISPUTE_NOT_FOUND" | "FILE_NOT_FOUND" | "RAIL_NOT_FOUND" | "LEDGER_CHECK_NOT_FOUND" | "SETTLEMENT_NOT_FOUND" | "PAYOUT_EXPORT_NOT_FOUND" | "METHOD_NOT_ALLOWED" | "REQUEST_TIMEOUT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "PAYMENT_ALREADY_PAID" | "PAYMENT_CANCELED" | "PAYMENT_FAILED" | "PAYMENT_IN_PROGRESS" | "PAYMENT_LINK_CLOSED" | "CODE_NOT_EXPECTED" | "PAYMENT_NOT_REFUNDABLE" | "REFUND_LIMIT" | "PAYMENT_NOT_DISPUTABLE" | "DISPUTE_CLOSED" | "DISPUTE_NOT_OWED" | "DISPUTE_EVIDENCE_OVERDUE" | "SETTLEMENT_CLOSED" | "PAYOUT_ON_HOLD" | "PAYOUT_ACCOUNT_CHANGED" | "NOTHING_TO_SETTLE" | "NOTHING_TO_EXPORT" | "REFUND_NOT_PENDING" | "ATTEMPT_NOT_IN_REVIEW" | "LEDGER_CHECK_RUNNING" | "SANDBOX_TOO_FULL" | "KYC_ALREADY_SUBMITTED" | "KYC_NOT_PENDING" | "WEBHOOK_ENDPOINT_DISABLED" | "IDEMPOTENCY_IN_PROGRESS" | "API_KEY_LIMIT" | "WEBHOOK_ENDPOINT_LIMIT" | "FILE_LIMIT" | "EMAIL_TAKEN" | "PIN_NOT_SET" | "USER_AMBIGUOUS" | "PAYMENT_EXPIRED" | "MISDIRECTED_REQUEST" | "VALIDATION_ERROR" | "INVALID_CODE" | "IDEMPOTENCY_KEY_REUSED" | "REFUND_NOT_SUPPORTED" | "REFUND_EXCEEDS_REMAINING" | "DISPUTE_EXCEEDS_REMAINING" | "LIMIT_EXCEEDED" | "METHOD_NOT_AVAILABLE" | "METHOD_DISABLED" | "PIN_LOCKED" | "CASH_CODE_LOCKED" | "RATE_LIMITED" | "INTERNAL_ERROR" | "BODY_ALREADY_READ" | "RAIL_ERROR" | "SERVICE_UNAVAILABLE", readonly [status: number, message: string]>>;
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
 * - `RESPONSE_TOO_LARGE`: the response has more than 32 MiB, or a file more than 256 MiB.
 */
type LocalErrorCode = 'CONNECTION_FAILED' | 'TIMED_OUT' | 'ABORTED' | 'UNEXPECTED_RESPONSE' | 'RESPONSE_TOO_LARGE';
/** A code of the API, a code of this client, or `UNKNOWN` for a code of a newer server, which is then in `rawCode`. */
type MitakoErrorCode = ErrorCode | LocalErrorCode | 'UNKNOWN';
/**
 * Why no response arrived. With the first five, the request was not sent.
 *
 * - `refused`: nothing listens at the host and port.
 * - `unknown_host`: the host has no address.
 * - `tls`: no secure connection, most often because of the certificate.
 * - `unreachable`: no route, or no answer to the connection.
 * - `unsendable`: fetch refuses to connect, most often because it blocks the port.
 * - `reset`: the connection broke.
 * - `blocked`: a browser, which does not say why: no network, or another origin (CORS).
 * - `other`: anything else; see `cause`.
 */
type ConnectionFailure = 'refused' | 'unknown_host' | 'tls' | 'unreachable' | 'unsendable' | 'reset' | 'blocked' | 'other';
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
    /** Details from the server. */
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
    /** For logs: an error's own message is not among the fields that `JSON.stringify` writes. Without the cause. */
    toJSON(): object;
}
/** True for a {@link MitakoError}, including one from another copy of this package, for which `instanceof` is false. */
declare function isMitakoError(value: unknown): value is MitakoError;

export { MitakoError as M, isMitakoError as i };
export type { ConnectionFailure as C, ErrorCode as E, FeeRefundPolicy as F, KycStatus as K, LocalErrorCode as L, ErrorDetails as a, MitakoErrorCode as b, MitakoErrorContext as c, LogoType as d };

// options.d.ts

import { T as Timestamp, P as PeriodPageQuery } from './types.js';

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
    readonly [Name in keyof Query]?: (Name extends `${'created' | 'succeeded'}_${'from' | 'to'}` ? Timestamp : OneOrMore<Exclude<Query[Name], undefined>>) | undefined;
};
/** A page of a list by the time of creation, and the period that it is of. */
interface PeriodPosition extends QueryParams<PeriodPageQuery> {
}
/** The same for callers with a key, which has one mode. */
type KeyQueryParams<Query> = QueryParams<Omit<Query, 'mode'>>;
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

export type { CallOptions as C, Fetch as F, KeyQueryParams as K, List as L, Page as P, QueryParams as Q, WriteOptions as W, ConnectionOptions as a, PagePosition as b, PeriodPosition as c, ClientOptions as d };

// types.d.ts

/** Money is a JSON integer in the currency's minor unit. XAF has none (ISO 4217): `5000` is 5 000 FCFA. */
type Amount = number;
/** ISO 8601 in UTC with milliseconds, `2026-01-31T12:00:00.000Z`. */
type Timestamp = string;
declare const LOCALES: readonly [ … ];
type Locale = (typeof LOCALES)[number];
/** Rules that a request field violated (`details.fields` of `VALIDATION_ERROR`). */
type FieldErrors = Readonly<Record<string, readonly {
    /** The rule, for programs. */
    readonly rule: string;
    /** A sentence for people. */
    readonly message: string;
}[]>>;
interface Deleted { … }
type Mode = 'live' | 'test';
interface ModeQuery { … }
/** The part of a list to return, newest first. */
interface PageQuery { … }
interface ModePageQuery { … }
/** The mode of a merchant that the operator reads. */
interface OperatorModeQuery { … }
/** Filters of the operator's lists over all merchants. */
interface OperatorPageQuery { … }
/** Milliseconds since 1970. Send it as ISO 8601 with an offset, or `Z`. */
type Moment = number;
/** A list by the time of creation. */
interface PeriodQuery { … }
/** A page of a list by the time of creation. */
interface PeriodPageQuery { … }

export type { Amount as A, Deleted as D, FieldErrors as F, Locale as L, ModeQuery as M, OperatorModeQuery as O, PeriodPageQuery as P, Timestamp as T, PageQuery as a, Moment as b, Mode as c, OperatorPageQuery as d, ModePageQuery as e };

// types.d.ts

import { A as Amount, L as Locale, T as Timestamp, M as ModeQuery, b as Moment, a as PageQuery, P as PeriodPageQuery, O as OperatorModeQuery } from './types.js';
import { P as PaymentStatus, a as PaymentMethodType, b as FailureCode } from './values.js';

/** Parameters to create a payment intent. */
interface PaymentCreateParams { … }
/** The payment method used. Phone numbers are masked. */
interface PaymentMethod { … }
/** A payment intent as its merchant sees it. */
interface Payment { … }
/** A payment as the operator sees it. */
interface PaymentRecord { … }
interface PaymentListQuery { … }
/** Filters of the file of payments: those of the list. */
interface PaymentExportQuery { … }
/** Filters of the totals: those of the list. */
interface PaymentTotalsQuery { … }
/** Money of one currency, in minor units. */
interface PaymentSum { … }
/** The payments of one status that pass the filters. */
interface PaymentTotal { … }
/** Filters of an operator's list of a merchant's payments. */
interface MerchantPaymentListQuery { … }
interface PaymentCancelParams { … }

export type { MerchantPaymentListQuery as M, PaymentCancelParams as P, Payment as a, PaymentMethod as b, PaymentCreateParams as c, PaymentListQuery as d, PaymentExportQuery as e, PaymentTotalsQuery as f, PaymentTotal as g, PaymentRecord as h };

// values.d.ts

import { M as ModeQuery, T as Timestamp } from './types.js';

/** States of a payment intent. After `succeeded` only refunds follow; the other final states never change. */
declare const PAYMENT_STATUSES: readonly [ … ];
type PaymentStatus = (typeof PAYMENT_STATUSES)[number];
declare const PAYMENT_METHOD_TYPES: readonly [ … ];
type PaymentMethodType = (typeof PAYMENT_METHOD_TYPES)[number];
/**
 * Why a payment or an attempt failed, a closed list onto which rails map their own reasons. `retryable` says whether
 * the payment stays open for another attempt, with the same number, another one or another method, while attempts and
 * time are left. Only a blocked account ends it at once: nothing that its owner does on this page lifts that. Each
 * message says why, not who said so: a provider reported it, an operator recorded it, or the gateway found it out.
 */
declare const FAILURES: Readonly<Record<"insufficient_funds" | "payer_timeout" | "payer_declined" | "invalid_code" | "invalid_payer" | "payer_limit_reached" | "payer_busy" | "payer_account_blocked" | "provider_unavailable" | "provider_error" | "gateway_account", {
    readonly retryable: boolean;
    readonly message: string;
}>>;
type FailureCode = keyof typeof FAILURES;
/** Fields of a payment in the data of each of its events. */
declare const PAYMENT_EVENT_FIELDS: readonly [ … ];
type PaymentEventField = (typeof PAYMENT_EVENT_FIELDS)[number];

/**
 * How well a method works, by the outcomes of the last minutes and what the provider says about itself. `unknown`: too
 * few outcomes. In test mode only the provider's word counts.
 */
declare const METHOD_HEALTH: readonly [ … ];
type MethodHealth = (typeof METHOD_HEALTH)[number];

/** Media types of files, recognised by their content. */
declare const FILE_TYPES: readonly [ … ];
type FileType = (typeof FILE_TYPES)[number];
/** What a file is for: evidence in a dispute, or a document of the business verification (KYC). */
declare const FILE_PURPOSES: readonly [ … ];
type FilePurpose = (typeof FILE_PURPOSES)[number];

/** A file, as the object that names it shows it. */
interface FileReference { … }
/** An uploaded file. Name it in evidence or in the business verification within a day, or it is deleted. */
interface UploadedFile { … }
interface FileUploadQuery { … }

declare const SETTLEMENT_STATUSES: readonly [ … ];
type SettlementStatus = (typeof SETTLEMENT_STATUSES)[number];
/**
 * Kind of a settlement line. `payment`: what remained of its credit when it became available. `refund_failed` and
 * `payout_failed`: returned money.
 */
declare const SETTLEMENT_LINE_TYPES: readonly [ … ];
type SettlementLineType = (typeof SETTLEMENT_LINE_TYPES)[number];
/** When the worker closes a merchant's available balance into a settlement. `manual`: only on the operator's request. */
declare const SETTLEMENT_SCHEDULES: readonly [ … ];
type SettlementSchedule = (typeof SETTLEMENT_SCHEDULES)[number];

export type { FileReference as F, MethodHealth as M, PaymentStatus as P, SettlementSchedule as S, UploadedFile as U, PaymentMethodType as a, FailureCode as b, PaymentEventField as c, FileUploadQuery as d, SettlementStatus as e, SettlementLineType as f, FilePurpose as g, FileType as h };

// whole-amount.d.ts

import { T as Timestamp, A as Amount, L as Locale } from './types.js';
import { O as OwnText } from './types.js';
import { P as PaymentStatus, a as PaymentMethodType, M as MethodHealth, b as FailureCode } from './values.js';
import { a as Payment } from './types.js';

declare const unit: unique symbol;
/** Whole francs CFA (XAF), which have no smaller unit. A number that was checked. */
type Xaf = number & {
    /** For the compiler only. */
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
 * @throws RangeError when it is not such an amount
 */
declare function parseXaf(text: string): Xaf;

/** From whom something is known: the provider said so, an operator recorded it by hand, or the gateway found it out. */
declare const KNOWN_FROM: readonly [ … ];
type KnownFrom = (typeof KNOWN_FROM)[number];
/**
 * `not_charged`: no attempt took money. `returning`: it arrived after the payment had ended, and is owed to the payer;
 * `returned`: that was returned. `refunded`: of a payment that was made, in part or in full.
 */
declare const PAYER_MONEY_STATES: readonly [ … ];
type PayerMoneyState = (typeof PAYER_MONEY_STATES)[number];

/** A payment method as offered on one checkout. The rail declares limits, in minor units. */
interface CheckoutMethod { … }
/** What the customer must do next for a pending payment. */
interface NextAction { … }
/**
 * Public view of a payment for holders of the slug: without the merchant's reference, metadata or other identifiers.
 */
interface Checkout { … }
/** A payment as its payer sees it. */
interface CheckoutPayment { … }
/** Response to a payment: final with a redirect, or pending with a next action. */
interface CheckoutPaid { … }
interface CheckoutCanceled { … }
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
interface PayByCardParams {
    /** The payment method. The payer types the card on a page of the provider, `next_action.url`. */
    readonly method: 'card';
    /** Id of the provider whose page takes the card. */
    readonly provider: string;
}
interface ChargeByMobileMoneyParams { … }
interface ChargeByCardParams { … }
/** Response to a charge: pending with a next action, or final. */
interface PaymentCharged { … }
interface CheckoutConfirmParams { … }

/**
 * A currency of a request. A literal other than `XAF` does not compile: it is nearly always a mistake. A `string` does: a
 * gateway may be configured with other currencies, and refuses all that are not configured.
 */
interface InCurrency<Currency extends string> {
    /** ISO 4217 code; optional while a single currency is configured. */
    readonly currency?: (Currency & CurrencyLiteral<Currency>) | undefined;
}
/** The literal if it is XAF; otherwise the message that the compiler shows. */
type CurrencyLiteral<Currency extends string> = string extends Currency ? string : Uppercase<Currency> extends 'XAF' ? Currency : 'Amounts are in XAF: pass another configured currency as a string';

/**
 * An amount of a request. A literal with a fraction does not compile: francs have none, and the gateway refuses it. A
 * `number` does, because only the gateway can tell.
 */
interface OfWholeAmount<Amount extends number> {
    /** In minor units of the currency; XAF has no smaller unit than the franc. */
    readonly amount?: Amount & WholeLiteral<Amount>;
}

export { formatXaf as j, parseXaf as p, xaf as x };
export type { Checkout as C, InCurrency as I, OfWholeAmount as O, PayFromWalletParams as P, WholeLiteral as W, Xaf as X, CheckoutPaid as a, PayByMobileMoneyParams as b, PayByCardParams as c, CheckoutConfirmParams as d, CheckoutCanceled as e, ChargeByMobileMoneyParams as f, ChargeByCardParams as g, PaymentCharged as h, CurrencyLiteral as i };

// types.d.ts

import { A as Amount, T as Timestamp, M as ModeQuery, b as Moment, a as PageQuery, O as OperatorModeQuery, d as OperatorPageQuery, P as PeriodPageQuery } from './types.js';
import { F as FileReference, b as FailureCode, e as SettlementStatus, f as SettlementLineType } from './values.js';
import { b as RailDetail, P as PayoutAccount, c as PayoutAccountRecord } from './types.js';

declare const DISPUTE_STATUSES: readonly [ … ];
type DisputeStatus = (typeof DISPUTE_STATUSES)[number];
/**
 * The money of a lost dispute. `pending`: the provider is asked to refund it and has not answered. `returned`: the payer
 * has it. `owed`: no refund is under way, because the provider makes none or refused it; the operator has to return it.
 */
declare const DISPUTE_RETURN_STATUSES: readonly [ … ];
type DisputeReturnStatus = (typeof DISPUTE_RETURN_STATUSES)[number];

/** A payer, or the payer's bank or provider, contests a payment. The amount is held until the dispute is resolved. */
interface Dispute { … }
/** A dispute as the operator sees it. */
interface DisputeRecord { … }
interface DisputeOpenParams { … }
interface EvidenceParams { … }
interface DisputeResolveParams { … }
interface DisputeReturnParams { … }
interface DisputeListQuery { … }
/** Filters of the file of disputes: those of the list. */
interface DisputeExportQuery { … }
interface OperatorDisputeListQuery { … }
/** Filters of the file of disputes of all merchants: those of the list. */
interface OperatorDisputeExportQuery { … }

declare const REFUND_STATUSES: readonly [ … ];
type RefundStatus = (typeof REFUND_STATUSES)[number];
/** Who says how a refund ended. */
declare const REFUND_SOURCES: readonly [ … ];
type RefundSource = (typeof REFUND_SOURCES)[number];

/**
 * `waiting`: not attempted yet. `failing`: attempted without success, will be attempted again. `failed`: given up.
 * `canceled`: the endpoint was deleted.
 */
declare const DELIVERY_STATUSES: readonly [ … ];
type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];
/** @typeParam Since - as sent, or as parsed */
interface ReplayFailedParams { … }
interface OperatorReplayFailedParams { … }

/** Every event type. */
declare const EVENT_TYPES: readonly [ … ];
type EventType = (typeof EVENT_TYPES)[number];
/** Event families for subscriptions. `ping` always goes to the endpoint that was pinged. */
declare const EVENT_FAMILIES: readonly [ … ];
type EventFamily = (typeof EVENT_FAMILIES)[number];
/** A subscription in an endpoint's `events`: a name, a family or everything. `ping` needs no subscription. */
type EventPattern = Exclude<EventType, 'ping'> | EventFamily | '*';
/** Body of a webhook, with its fields in this order. */
interface WebhookBody { … }

interface Refund { … }
/** A refund as the operator sees it. */
interface RefundRecord { … }
interface RefundCreateParams { … }
/** Filters of the operator's refund list. */
interface RefundListQuery { … }
/** Filters of the file of refunds: those of the list. */
interface RefundExportQuery { … }
interface RefundResolveParams { … }

/** A payout to a merchant. Its lines are ledger entries, and `amount` is their sum. */
interface Settlement { … }
/** A settlement with the account that it is paid out to. */
interface SettlementWithDestination { … }
/** A settlement as the operator sees it. */
interface SettlementRecord { … }
/** One entry of the merchant's ledger account, and what it is made of. */
interface SettlementLine { … }
interface SettlementListQuery { … }
/** Filters of the file of settlements: those of the list. */
interface SettlementExportQuery { … }
interface OperatorSettlementListQuery { … }
/** Filters of the file of settlements of all merchants: those of the list. */
interface OperatorSettlementExportQuery { … }
interface SettlementCreateParams { … }

/** The delivery of one event to one endpoint. */
interface Delivery { … }
/** One attempt of a delivery. */
interface DeliveryAttempt { … }
interface DeliveryWithAttempts { … }
/** A delivery as the operator sees it. */
interface DeliveryRecord { … }
interface DeliveryRecordWithAttempts { … }
interface DeliveryListQuery { … }
/** Filters of the file of deliveries: those of the list. */
interface DeliveryExportQuery { … }
interface OperatorDeliveryListQuery { … }
interface FailedReplayed { … }

/** A stored event; `data` is what the webhook carried. */
interface EventRecord { … }
interface EventReplayParams { … }
interface EventListQuery { … }

interface WebhookEndpoint { … }
/** Shown when the endpoint is created and when its secret is rotated. */
interface WebhookEndpointWithSecret { … }
/** Health of an endpoint. */
interface EndpointHealth { … }
/** An endpoint with a summary of its newest deliveries. */
interface WebhookEndpointWithRecent { … }
interface RotateSecretParams { … }
interface Pinged { … }

export type { RefundRecord as A, DisputeOpenParams as B, RefundListQuery as C, Delivery as D, EventListQuery as E, FailedReplayed as F, RefundExportQuery as G, RefundResolveParams as H, SettlementListQuery as I, SettlementExportQuery as J, SettlementWithDestination as K, SettlementLine as L, SettlementCreateParams as M, SettlementRecord as N, OperatorDeliveryListQuery as O, OperatorSettlementListQuery as P, OperatorSettlementExportQuery as Q, Refund as R, Settlement as S, EventPattern as T, WebhookEndpointWithSecret as U, WebhookEndpointWithRecent as V, WebhookBody as W, RotateSecretParams as X, Pinged as Y, DeliveryAttempt as Z, EventRecord as a, EventReplayParams as b, EventType as c, Dispute as d, WebhookEndpoint as e, RefundStatus as f, RefundSource as g, DisputeStatus as h, DisputeReturnStatus as i, DeliveryStatus as j, DeliveryListQuery as k, DeliveryExportQuery as l, DeliveryWithAttempts as m, ReplayFailedParams as n, DeliveryRecord as o, DeliveryRecordWithAttempts as p, OperatorReplayFailedParams as q, DisputeListQuery as r, DisputeExportQuery as s, EvidenceParams as t, OperatorDisputeListQuery as u, DisputeRecord as v, OperatorDisputeExportQuery as w, DisputeResolveParams as x, DisputeReturnParams as y, RefundCreateParams as z };

// types.d.ts

import { A as Amount, T as Timestamp, P as PeriodPageQuery } from './types.js';
import { F as FileReference, S as SettlementSchedule } from './values.js';
import { F as FeeRefundPolicy, K as KycStatus, d as LogoType } from './errors.js';

/**
 * A merchant's fee per payment, booked in the commit that succeeds: `basis_points` of the amount, rounded half up to a
 * whole minor unit, plus `fixed`; at least `minimum`, at most `maximum`, and never more than the amount.
 */
interface MerchantFees { … }
/** When a merchant's money becomes available and is settled. */
interface MerchantSettlementTerms { … }
interface MerchantFeesParams { … }
interface MerchantSettlementParams { … }
/** Absent fields stay unchanged. That `minimum` does not exceed `maximum` is checked on the resulting terms. */
interface MerchantUpdateParams { … }
/** A text of the merchant's own for customers, plain, in French and English; a missing one shows the other. */
interface OwnText { … }
/** A text of the merchant's own; both languages are replaced together. */
interface OwnTextParams { … }
interface MerchantProfile { … }
/** Absent fields stay unchanged. */
interface ProfileParams { … }
interface LogoParams { … }
interface Kyc { … }
/** A decision of an operator about a business verification. */
interface KycDecision { … }
/** A business verification as it was submitted. It never changes; only decisions are added. */
interface KycSubmission { … }
interface KycParams { … }
interface KycDecisionParams { … }
interface SuspendParams { … }
/** A merchant as the operator sees it. */
interface MerchantRecord { … }
/** A merchant's balance, one entry per currency. */
interface Balance { … }
interface MerchantListQuery { … }

export type { Balance as B, Kyc as K, LogoParams as L, MerchantFees as M, OwnText as O, ProfileParams as P, SuspendParams as S, MerchantProfile as a, KycParams as b, MerchantRecord as c, MerchantListQuery as d, MerchantUpdateParams as e, KycDecisionParams as f, KycSubmission as g };

// methods.d.ts

import { a as PaymentMethodType, M as MethodHealth, d as FileUploadQuery, U as UploadedFile } from './values.js';
import { W as WriteOptions, C as CallOptions, Q as QueryParams } from './options.js';
import { A as Amount, c as Mode, T as Timestamp, O as OperatorModeQuery } from './types.js';
import { R as RailRecord } from './types.js';
import { M as MerchantFees } from './types.js';

/** A payment method of a merchant in one mode: whether it is on, by the operator and by the merchant. */
interface MerchantMethod { … }
interface MerchantMethodParams { … }
/** The whole order of a merchant's checkouts. Methods that are not named stay as the gateway has them, after these. */
interface MerchantMethodsParams { … }
interface HiddenMethodsParams { … }
/** A method that starts no payments, for any merchant, until it is reinstated. */
interface MethodSuspension { … }
/** A payment method of the gateway in one mode, whichever merchants accept it. */
interface GatewayMethod { … }
interface MethodSuspendParams { … }
interface MethodReinstateParams { … }

/** The metadata of a file. */
interface FileParams extends Pick<FileUploadQuery, 'name'> {
}
/** Files for the evidence of disputes. A file that no evidence names is deleted after a day. */
interface Files {
    /**
     * Uploads a PDF, JPEG or PNG of at most 5 MiB, recognised by its content. Name it with `disputes.submitEvidence`. Repeated
     * after a lost response, it may be there twice; the unreferenced one is deleted.
     * @throws MitakoError `VALIDATION_ERROR` for another type, `PAYLOAD_TOO_LARGE`, `FILE_LIMIT`
     */
    upload(file: Uint8Array<ArrayBuffer> | Blob, params?: FileParams, options?: WriteOptions): Promise<UploadedFile>;
    /** @throws MitakoError `FILE_NOT_FOUND` */
    retrieve(fileId: string, options?: CallOptions): Promise<UploadedFile>;
    /**
     * The bytes of a file.
     * @throws MitakoError `FILE_NOT_FOUND`
     */
    content(fileId: string, options?: CallOptions): Promise<Uint8Array>;
}
/** Files of all merchants. */
interface OperatorFiles {
    /**
     * The bytes of a file. It is untrusted: never show it as a page.
     * @throws MitakoError `FILE_NOT_FOUND`
     */
    content(fileId: string, options?: CallOptions): Promise<Uint8Array>;
}

/** The payment methods of the key's merchant and mode. */
interface OfferedMethods {
    /** In the order of the checkout; `offered` tells whether the checkout shows it, `health` how well it works now. */
    list(options?: CallOptions): Promise<readonly MerchantMethod[]>;
}
/** The merchant's payment methods. */
interface Methods {
    /**
     * Sets which methods the checkouts of a mode do not show, and with `order` in which order they show the others; all
     * that the operator switched on are shown. Returns all methods of the mode, in the order of the checkout.
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
    /** All methods of the gateway, whether merchants accept them or not; `suspension` shows which are suspended for all. */
    listAll(params?: MerchantMethodListParams, options?: CallOptions): Promise<readonly GatewayMethod[]>;
    /**
     * Starts no new payments by the method, for any merchant. Payments that were started end as they would have, refunds and
     * payouts go on. Suspending again replaces the reason.
     * @param method `wallet`, `cash`, or a provider's id
     * @throws MitakoError `METHOD_NOT_FOUND`
     */
    suspend(method: string, params: MethodSuspendParams, options?: WriteOptions): Promise<GatewayMethod>;
    /**
     * Offers it again to all merchants whose settings do.
     * @throws MitakoError `METHOD_NOT_FOUND`
     */
    reinstate(method: string, params: MethodReinstateParams, options?: WriteOptions): Promise<GatewayMethod>;
}
/** The rails, for the operator. */
interface Rails {
    /** With their health, figures and balances. */
    list(options?: CallOptions): Promise<readonly RailRecord[]>;
}

export type { FileParams as F, GatewayMethod as G, HiddenMethodsParams as H, Methods as M, OfferedMethods as O, Rails as R, MerchantMethod as a, Files as b, OperatorMethods as c, OperatorFiles as d, MerchantMethodListParams as e, MerchantMethodsParams as f, MethodReinstateParams as g, MethodSuspendParams as h, MethodSuspension as i };

// payment-links.d.ts

import { b as Moment, A as Amount, T as Timestamp, P as PeriodPageQuery, M as ModeQuery } from './types.js';
import { O as OwnText } from './types.js';
import { W as WriteOptions, K as KeyQueryParams, C as CallOptions, L as List } from './options.js';
import { I as InCurrency, O as OfWholeAmount } from './whole-amount.js';

/**
 * `inactive`: switched off, or the merchant does not accept payments in this mode. `completed`: `max_payments` are paid
 * or in progress.
 */
declare const PAYMENT_LINK_STATUSES: readonly [ … ];
type PaymentLinkStatus = (typeof PAYMENT_LINK_STATUSES)[number];
/** Parameters to create a payment link. Amounts never change afterwards: they may be printed. */
interface PaymentLinkCreateParams { … }
/** What may change of a payment link; at least one field. Payments that exist already stay as they are. */
interface PaymentLinkUpdateParams { … }

/** A merchant's reusable page: each customer who opens it gets a payment intent of their own. */
interface PaymentLink { … }
/** A payment link as its visitors see it. */
interface PublicPaymentLink { … }
interface PaymentLinkListQuery { … }
/** What a visitor sends to pay. */
interface PaymentLinkOpenParams { … }
/** The visitor's own payment. */
interface PaymentLinkOpened { … }

/** Filter and position of the list. */
interface PaymentLinkListParams extends KeyQueryParams<PaymentLinkListQuery> {
}
/** Reusable pages for payments. A key sees those of its own mode. */
interface PaymentLinks {
    /**
     * Creates a link with a fixed amount or, without `amount`, one that the customer enters. Share or print its `url`.
     * @throws MitakoError `VALIDATION_ERROR`, `KYC_REQUIRED`, `ACCOUNT_SUSPENDED`
     */
    create<const Currency extends string = string, const Amount extends number = number>(params: PaymentLinkCreateParams<string> & InCurrency<Currency> & OfWholeAmount<Amount>, options?: WriteOptions): Promise<PaymentLink>;
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

import { T as Timestamp, O as OperatorModeQuery, b as Moment, a as PageQuery, A as Amount } from './types.js';
import { f as RefundStatus, g as RefundSource, h as DisputeStatus, i as DisputeReturnStatus, c as EventType, j as DeliveryStatus, k as DeliveryListQuery, D as Delivery, l as DeliveryExportQuery, m as DeliveryWithAttempts, n as ReplayFailedParams, F as FailedReplayed, O as OperatorDeliveryListQuery, o as DeliveryRecord, p as DeliveryRecordWithAttempts, q as OperatorReplayFailedParams, r as DisputeListQuery, d as Dispute, s as DisputeExportQuery, t as EvidenceParams, u as OperatorDisputeListQuery, v as DisputeRecord, w as OperatorDisputeExportQuery, x as DisputeResolveParams, y as DisputeReturnParams, z as RefundCreateParams, R as Refund, A as RefundRecord, B as DisputeOpenParams, C as RefundListQuery, G as RefundExportQuery, H as RefundResolveParams, I as SettlementListQuery, S as Settlement, J as SettlementExportQuery, K as SettlementWithDestination, L as SettlementLine, M as SettlementCreateParams, N as SettlementRecord, P as OperatorSettlementListQuery, Q as OperatorSettlementExportQuery } from './types.js';
import { K as KeyQueryParams, C as CallOptions, L as List, W as WriteOptions, Q as QueryParams, b as PagePosition } from './options.js';
import { b as PaymentMethod, c as PaymentCreateParams, a as Payment, d as PaymentListQuery, e as PaymentExportQuery, f as PaymentTotalsQuery, g as PaymentTotal, P as PaymentCancelParams, M as MerchantPaymentListQuery, h as PaymentRecord } from './types.js';
import { f as ChargeByMobileMoneyParams, g as ChargeByCardParams, I as InCurrency, O as OfWholeAmount, h as PaymentCharged, d as CheckoutConfirmParams } from './whole-amount.js';
import { b as FailureCode, P as PaymentStatus } from './values.js';
import { b as RailDetail } from './types.js';

/** States of a payment attempt. `paid_late`: the rail collected the money after the payment was final. */
declare const ATTEMPT_STATUSES: readonly [ … ];
type AttemptStatus = (typeof ATTEMPT_STATUSES)[number];
/**
 * Why an attempt is at its rail, where several rails offer its provider: it is the first in the configured order
 * (`primary`), or the first was down (`primary_down`), or another rail had certainly refused the attempt before this
 * one for a reason that is not the payer's (`other_refused`). A switch is never made once money may have moved.
 */
declare const RAIL_CHOICES: readonly [ … ];
type RailChoice = (typeof RAIL_CHOICES)[number];
/** A decision that an operator may record about an attempt. */
declare const ATTEMPT_OUTCOMES: readonly [ … ];
type AttemptOutcomeName = (typeof ATTEMPT_OUTCOMES)[number];

/** An operator's decision about an attempt. Who decided is in the audit log. */
interface AttemptResolution { … }
/** An attempt as the operator sees it. */
interface AttemptRecord { … }
interface AttemptListQuery { … }
/** Filters of the file of attempts: those of the list. */
interface AttemptExportQuery { … }
/** The provider's current status of an attempt. Nothing is recorded. */
interface AttemptLookup { … }
/** Money that waits in suspense until its payer has it back: of a late payment, or of a lost dispute. */
interface UnappliedFunds { … }
interface AttemptResolveParams { … }

/**
 * Why money moved for a payment. `late_…`: a late payment, which is returned to the payer. `dispute_return`: the payer has
 * the money of a lost dispute.
 */
declare const PAYMENT_TRANSFER_KINDS: readonly [ … ];
type PaymentTransferKind = (typeof PAYMENT_TRANSFER_KINDS)[number];
/**
 * States of a ledger check. `interrupted`: its process ended; another process restarts it from the beginning, at most
 * five times.
 */
declare const LEDGER_CHECK_STATUSES: readonly [ … ];
type LedgerCheckStatus = (typeof LEDGER_CHECK_STATUSES)[number];

/** Who must act next. `nobody` while the gateway itself is polling a rail. */
type NextToAct = 'customer' | 'merchant' | 'operator' | 'nobody';

interface TimelinePaymentCreated { … }
/** One payment attempt. */
interface TimelineAttempt { … }
interface TimelineRefund { … }
interface TimelineDispute { … }
/** A ledger transfer. */
interface TimelineTransfer { … }
/** Has no id of its own: it is derived from the events. */
interface TimelineStatusChange { … }
/** An event sent to webhooks. */
interface TimelineEvent { … }
/** A delivery of an event to one of the merchant's endpoints. */
interface TimelineDelivery { … }
/**
 * One entry of a timeline. Objects that change later (attempts, refunds, disputes, deliveries) appear once, when they
 * began, with their current status.
 */
type TimelineEntry = TimelinePaymentCreated | TimelineAttempt | TimelineRefund | TimelineDispute | TimelineTransfer | TimelineStatusChange | TimelineEvent | TimelineDelivery;
/**
 * One paragraph in each language, about the payment's money only; webhook deliveries are in the entries. It addresses
 * the reader: the merchant's support team, or on `/admin` the operator. Times are in Africa/Douala.
 */
interface TimelineExplanation { … }
/** Everything that happened to a payment, with an explanation. */
interface Timeline { … }

/** Filters of the delivery list. */
interface DeliveryListParams extends KeyQueryParams<DeliveryListQuery> {
}
/** Filters of the file. */
interface DeliveryExportParams extends KeyQueryParams<DeliveryExportQuery> {
}
/** Deliveries of events to webhook endpoints. */
interface Deliveries {
    /** Newest first. */
    list(params?: DeliveryListParams, options?: CallOptions): List<Delivery>;
    /**
     * All of them that the filters let through, as one CSV file (RFC 4180, UTF-8), newest first, as a string. Set a longer
     * `timeoutMs` for large files.
     */
    listCsv(params?: DeliveryExportParams, options?: CallOptions): Promise<string>;
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
/** Filters of the file of disputes. */
interface DisputeExportParams extends KeyQueryParams<DisputeExportQuery> {
}
/** Payments contested by a payer or the payer's provider. The amount is held until the dispute is resolved. */
interface Disputes {
    /** Newest first; `{ status: 'needs_response' }` for those that need your evidence. */
    list(params?: DisputeListParams, options?: CallOptions): List<Dispute>;
    /**
     * All of them that the filters let through, as one CSV file (RFC 4180, UTF-8), newest first, as a string. Set a longer
     * `timeoutMs` for large files.
     */
    listCsv(params?: DisputeExportParams, options?: CallOptions): Promise<string>;
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
/** Filters of the file of disputes of all merchants. */
interface OperatorDisputeExportParams extends QueryParams<OperatorDisputeExportQuery> {
}
/** Disputes of all merchants. Open them with `payments.dispute`. */
interface OperatorDisputes {
    /** Newest first; `{ status: 'under_review' }` for those that need your decision. */
    list(params?: OperatorDisputeListParams, options?: CallOptions): List<DisputeRecord>;
    /**
     * All of them that the filters let through, as one CSV file (RFC 4180, UTF-8), newest first, as a string. Set a longer
     * `timeoutMs` for large files.
     */
    listCsv(params?: OperatorDisputeExportParams, options?: CallOptions): Promise<string>;
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
    /**
     * Returns the money of a lost dispute: `rail` asks the provider for another refund, `operator` records that you
     * returned it by other means.
     * @throws MitakoError `DISPUTE_NOT_FOUND`, `DISPUTE_NOT_OWED`, `REFUND_NOT_SUPPORTED`
     */
    return(disputeId: string, params: DisputeReturnParams, options?: WriteOptions): Promise<DisputeRecord>;
}

/** Filters of the payment list. */
interface PaymentFilterParams extends KeyQueryParams<PaymentExportQuery> {
}
/**
 * Filters and position of the payment list. With selective filters a page may hold fewer than `limit` payments, or
 * none, and still have a next one.
 */
interface PaymentListParams extends KeyQueryParams<PaymentListQuery> {
}
/** Filters of the totals. */
interface PaymentTotalsParams extends KeyQueryParams<PaymentTotalsQuery> {
}
/** The payer of a charge: a number, whose provider is optional if it determines it, or `{ method: 'card' }`. */
type ChargeParams = Omit<ChargeByMobileMoneyParams, 'method'> | ChargeByCardParams;
/** Payment intents and their refunds. */
interface Payments {
    /**
     * Creates a payment intent; send the customer to its `checkout_url`. A test key creates a test payment.
     * @throws MitakoError `VALIDATION_ERROR`, `KYC_REQUIRED`, `ACCOUNT_SUSPENDED`
     */
    create<const Currency extends string = string, const Amount extends number = number>(params: PaymentCreateParams & InCurrency<Currency> & OfWholeAmount<Amount>, options?: WriteOptions): Promise<Payment>;
    /** @throws MitakoError `PAYMENT_NOT_FOUND`, also for payments of another merchant or mode */
    retrieve(paymentId: string, options?: CallOptions): Promise<Payment>;
    /**
     * Charges a payer's mobile money or card from your own page or till: the attempt that the hosted checkout would start. The
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
     * Counts and sums matching payments by status. Of more than 1 000, up to 100 of each status are counted: see `truncated`;
     * a shorter range of time counts them all.
     */
    totals(params?: PaymentTotalsParams, options?: CallOptions): Promise<readonly PaymentTotal[]>;
    /**
     * Cancels a payment that is not paid yet; repeating it returns the same response.
     * @throws MitakoError `PAYMENT_ALREADY_PAID`, `PAYMENT_FAILED`, `PAYMENT_IN_PROGRESS`, `PAYMENT_EXPIRED`
     */
    cancel(paymentId: string, params?: PaymentCancelParams, options?: WriteOptions): Promise<Payment>;
    /**
     * Refunds a payment; default: what is left of it. The refund may still be `pending`: its outcome arrives as
     * `refund.succeeded` or `refund.failed`.
     * @throws MitakoError `PAYMENT_NOT_REFUNDABLE`, `REFUND_EXCEEDS_REMAINING`, `REFUND_LIMIT`, `INSUFFICIENT_BALANCE`
     */
    refund<const Amount extends number = number>(paymentId: string, params?: RefundCreateParams & OfWholeAmount<Amount>, options?: WriteOptions): Promise<Refund>;
    /** Refunds of a payment, newest first. */
    listRefunds(paymentId: string, params?: PagePosition, options?: CallOptions): List<Refund>;
    /**
     * Reads everything that happened to a payment, in order, with a paragraph in French and English that explains it to
     * your support team.
     * @throws MitakoError `PAYMENT_NOT_FOUND`
     */
    timeline(paymentId: string, options?: CallOptions): Promise<Timeline>;
}
/** Mode and status of a merchant's payments to list. Default: all. */
interface MerchantPaymentListParams extends QueryParams<MerchantPaymentListQuery> {
}
/** Payments of any merchant, for the operator. */
interface OperatorPayments {
    /**
     * Those of a merchant, newest first.
     * @throws MitakoError `MERCHANT_NOT_FOUND`
     */
    list(merchantId: string, params?: MerchantPaymentListParams, options?: CallOptions): List<PaymentRecord>;
    /** @throws MitakoError `PAYMENT_NOT_FOUND` */
    retrieve(paymentId: string, options?: CallOptions): Promise<PaymentRecord>;
    /**
     * Reads the payment's timeline with its explanation, as the merchant reads it.
     * @throws MitakoError `PAYMENT_NOT_FOUND`
     */
    timeline(paymentId: string, options?: CallOptions): Promise<Timeline>;
    /**
     * Refunds a payment; default: what is left of it.
     * @throws MitakoError `PAYMENT_NOT_FOUND`, `PAYMENT_NOT_REFUNDABLE`, `REFUND_EXCEEDS_REMAINING`, `REFUND_LIMIT`,
     * `INSUFFICIENT_BALANCE`
     */
    refund<const Amount extends number = number>(paymentId: string, params?: RefundCreateParams & OfWholeAmount<Amount>, options?: WriteOptions): Promise<RefundRecord>;
    /**
     * Opens a dispute and holds its amount until it is resolved.
     * @throws MitakoError `PAYMENT_NOT_FOUND`, `PAYMENT_NOT_DISPUTABLE`, `DISPUTE_EXCEEDS_REMAINING`
     */
    dispute(paymentId: string, params?: DisputeOpenParams, options?: WriteOptions): Promise<DisputeRecord>;
}

/** Filters of the refund list of all merchants. */
interface RefundListParams extends QueryParams<RefundListQuery> {
}
/** Filters of the file of refunds of all merchants. */
interface RefundExportParams extends QueryParams<RefundExportQuery> {
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
    /**
     * All of them that the filters let through, as one CSV file (RFC 4180, UTF-8), newest first, as a string. Set a longer
     * `timeoutMs` for large files.
     */
    listCsv(params?: RefundExportParams, options?: CallOptions): Promise<string>;
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
/** Filters of the file of settlements. */
interface SettlementExportParams extends KeyQueryParams<SettlementExportQuery> {
}
/** Settlements, and the ledger entries that they sum up. A key sees those of its own mode. */
interface Settlements {
    /** Newest first. */
    list(params?: SettlementListParams, options?: CallOptions): List<Settlement>;
    /**
     * All of them that the filters let through, as one CSV file (RFC 4180, UTF-8), newest first, as a string. Set a longer
     * `timeoutMs` for large files.
     */
    listCsv(params?: SettlementExportParams, options?: CallOptions): Promise<string>;
    /** @throws MitakoError `SETTLEMENT_NOT_FOUND` */
    retrieve(settlementId: string, options?: CallOptions): Promise<SettlementWithDestination>;
    /** In ledger order. Their `net_amount` add up to the settlement's `amount`. */
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
/** Filters of the file of settlements of all merchants. */
interface OperatorSettlementExportParams extends QueryParams<OperatorSettlementExportQuery> {
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
    /**
     * All of them that the filters let through, as one CSV file (RFC 4180, UTF-8), newest first, as a string. Set a longer
     * `timeoutMs` for large files.
     */
    listCsv(params?: OperatorSettlementExportParams, options?: CallOptions): Promise<string>;
    /** @throws MitakoError `SETTLEMENT_NOT_FOUND` */
    retrieve(settlementId: string, options?: CallOptions): Promise<SettlementRecord>;
    /** In ledger order. Their `net_amount` add up to the settlement's `amount`. */
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

export type { AttemptListQuery as A, PayoutPaidParams as B, ChargeParams as C, Disputes as D, RefundExportParams as E, RefundListParams as F, SettlementResolveParams as G, LedgerCheckStatus as L, MerchantPaymentListParams as M, OperatorPayments as O, Payments as P, Refunds as R, Settlements as S, Timeline as T, UnappliedFunds as U, Deliveries as a, DeliveryExportParams as b, DeliveryListParams as c, DisputeExportParams as d, DisputeListParams as e, PaymentFilterParams as f, PaymentListParams as g, PaymentTotalsParams as h, SettlementExportParams as i, SettlementListParams as j, TimelineEntry as k, AttemptRecord as l, AttemptExportQuery as m, AttemptLookup as n, AttemptResolveParams as o, OperatorRefunds as p, OperatorDisputes as q, OperatorSettlements as r, OperatorDeliveries as s, AttemptResolution as t, OperatorDeliveryListParams as u, OperatorDisputeExportParams as v, OperatorDisputeListParams as w, OperatorSettlementExportParams as x, OperatorSettlementListParams as y, PayoutFailedParams as z };

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

// event.d.ts

import { c as EventType, R as Refund, d as Dispute, S as Settlement, e as WebhookEndpoint, W as WebhookBody } from './types.js';
import { c as PaymentEventField, b as FailureCode } from './values.js';
import { a as Payment } from './types.js';
import { P as PayoutAccount } from './types.js';
import { A as Amount } from './types.js';

/** `data` of each event that this version knows. Fields may be added to any of them. */
type WebhookEventData = {
    readonly [Name in EventType]: DataOf<Name>;
};
/** The data of an event is declared by its name or, if that is missing here, by its family. */
interface EventDataByName { … }
type DataOf<Name extends EventType> = Name extends keyof EventDataByName ? EventDataByName[Name] : EventDataByName[FamilyOf<Name>];
type FamilyOf<Name> = Name extends `${infer Subject}.${string}` ? Extract<keyof EventDataByName, `${Subject}.*`> : never;
/** Data of `payment.*` events: exactly these fields, with failure and refund fields where they apply. */
interface PaymentEventData { … }
/** Data of a payment event with the failure reason. */
type FailedPaymentData = PaymentEventData & Required<Pick<PaymentEventData, 'failure_code' | 'failure_message'>>;
/** Data of a payment event with the attempt that failed; the payment is open for another one. */
type FailedAttemptData = FailedPaymentData & Required<Pick<PaymentEventData, 'attempt_id' | 'attempts_left'>>;
/** Data of a payment event with the refund that caused it. */
type RefundedPaymentData = PaymentEventData & Required<Pick<PaymentEventData, 'refund_id' | 'refund_amount' | 'amount_refunded'>>;
/** The payment of a refund or a dispute. */
type OfPayment = Pick<PaymentEventData, 'slug' | 'customer_reference'>;
/** Data of a refund event: the current refund, and its payment's references. */
type RefundEventData = Refund & OfPayment;
/** Data of a dispute event: the current dispute, and its payment's references. */
type DisputeEventData = Omit<Dispute, 'evidence' | 'evidence_files'> & OfPayment;
/** The payout account without its holder: events are stored and sent in clear. */
type PayoutAccountEventData = Omit<PayoutAccount, 'holder_name' | 'replaced_at'>;
/** The current endpoint; the reason is in `disabled_reason`. */
interface EndpointDisabledData { … }
/** The pinged endpoint. */
interface PingData { … }

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

export type { DisputeEventData as D, EndpointDisabledData as E, FailedPaymentData as F, PaymentEventData as P, RefundEventData as R, UnknownEventName as U, WebhookEvent as W, PingData as a, RefundedPaymentData as b, UnknownWebhookEvent as c, UntypedData as d, WebhookEventData as e, WebhookEventOf as f };

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
 * proxy drops them, or when an attacker replays a captured request without them. Handle each `event.id` once; it is signed
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
     * Secret of the endpoint, `whsec_…`; an array during a rotation. If it is missing or malformed, `onError` receives
     * that once when the handler is created, and every request is answered with 500.
     */
    readonly secret: WebhookSecret | undefined;
    /**
     * Handles an event. If it throws, the response is 500 and Mitako retries for 24 hours. The answer is due within 13
     * seconds, the connection included; put longer work on a queue. The same event can arrive twice and out of order:
     * `exactlyOnce` takes care of both.
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
import { e as WebhookEventData, d as UntypedData } from './event.js';

/** An event for a test. Omitted fields have defaults. */
interface TestEvent<Name extends string = EventType> {
    /** Name of the event, `payment.succeeded`. */
    readonly event: Name;
    /** The event's data. Default: `{}`; `createTestWebhooks` has complete data. */
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
/** The event to sign, and the options of its signature. */
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

/**
 * The part of Node's `IncomingMessage` that is used, with the fields of body parsers. No framework is needed for its
 * types.
 */
interface NodeRequest extends AsyncIterable<Uint8Array> {
    /** HTTP headers, by name in any case. */
    readonly headers: {
        readonly [name: string]: string | readonly string[] | undefined;
    };
    /** True: a parser has read the body. */
    readonly readableDidRead?: boolean;
    /** The body left by a parser, if one ran before. */
    readonly body?: unknown;
    /** The bytes, where a framework keeps them. */
    readonly rawBody?: unknown;
}
/** The common part of the responses of Express and of Next's API routes. */
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

import { T as Timestamp, a as PageQuery } from './types.js';

/** Where a customer finds an agent, as the checkout shows it. */
interface PublicAgentLocation { … }
/** An agent's place, as the operator keeps it. */
interface AgentLocation { … }
/** The agents of one town, and the towns that have any. */
interface AgentLocationsByTown { … }
interface TownQuery { … }
interface AgentLocationPageQuery { … }
interface AgentLocationCreateParams { … }
interface AgentLocationUpdateParams { … }

export type { AgentLocationsByTown as A, PublicAgentLocation as P, TownQuery as T, AgentLocationCreateParams as a, AgentLocation as b, AgentLocationPageQuery as c, AgentLocationUpdateParams as d };

// types.d.ts

import { A as Amount, T as Timestamp, P as PeriodPageQuery, O as OperatorModeQuery } from './types.js';
import { K as KycStatus } from './errors.js';
import { b as Role } from './types.js';
import { H as HeldBalance } from './types.js';

/**
 * Limits of an agent's cash operations, in minor units. A day is a calendar day in Africa/Douala; test and live are
 * counted separately.
 */
interface AgentLimits { … }
/** An agent as the operator sees it. */
interface AgentRecord { … }
/** An agent's float and limits. */
interface AgentFloat { … }
/** Omitted limits stay unchanged; for a new agent they have their defaults. */
interface AgentLimitsParams { … }
interface AgentCreateParams { … }
interface AgentUpdateParams { … }
interface FloatParams {
    /** In the minor unit of the currency. XAF has none: 5000 is 5 000 FCFA. */
    readonly amount: Amount;
    /** ISO 4217 code; optional while a single currency is configured. */
    readonly currency?: string | undefined;
    /** True: real money. False: test mode. */
    readonly livemode: boolean;
    /** To the agent, or back. */
    readonly direction: 'fund' | 'withdraw';
}
/**
 * A customer whom an agent's look-up found. Masked, but enough for the customer to recognise the account. Numbers and
 * addresses are not verified, so the customer confirms the name before the cash changes hands.
 */
interface CashHolder { … }
interface CashHolderLookUpParams { … }
interface CashInParams { … }
interface CashOutParams { … }
interface FloatTransactionListQuery { … }
interface AgentWithFloats { … }

export type { AgentFloat as A, CashHolderLookUpParams as C, FloatTransactionListQuery as F, CashHolder as a, CashInParams as b, CashOutParams as c, AgentCreateParams as d, AgentRecord as e, AgentWithFloats as f, AgentUpdateParams as g, FloatParams as h, AgentLimits as i };

// search.d.ts

import { T as Timestamp, a as PageQuery, b as Moment, M as ModeQuery, A as Amount, c as Mode, e as ModePageQuery } from './types.js';
import { Q as QueryParams, C as CallOptions, L as List, W as WriteOptions } from './options.js';
import { M as MerchantPayoutAccountQuery, P as PayoutAccount, a as PayoutAccountParams, c as PayoutAccountRecord } from './types.js';

/** Permissions of an API key. A key without explicit scopes has all of them. */
declare const SCOPES: readonly [ … ];
type Scope = (typeof SCOPES)[number];

/** A secret API key without its secret. */
interface ApiKey { … }
/** Shown once, when the key is created. */
interface ApiKeyWithSecret { … }
interface ApiKeyCreateParams { … }
/** A key of the operator, without its secret. It has full access to `/admin`. */
interface OperatorKey { … }
interface ApiKeyRollParams { … }

/** Kind of actor. `in_process`: the embedding program or the command line, without a credential. */
declare const AUDIT_ACTOR_TYPES: readonly [ … ];
type AuditActorType = (typeof AUDIT_ACTOR_TYPES)[number];
/** Kind of object that an action affects. */
declare const AUDIT_SUBJECT_TYPES: readonly [ … ];
type AuditSubjectType = (typeof AUDIT_SUBJECT_TYPES)[number];
/** Actions in the audit log. */
declare const AUDIT_ACTIONS: readonly [ … ];
type AuditAction = (typeof AUDIT_ACTIONS)[number];

interface AuditListQuery { … }
/** Entries of all merchants and operators. */
interface OperatorAuditListQuery { … }
/** The actor. Merchants see neither the id nor the name of an operator. */
interface AuditActor { … }
/** The object of the action. */
interface AuditSubject { … }
/** One action of a merchant or an operator. Entries are written in the commit of the action and never change. */
interface AuditEntry { … }

/** The period of a report. */
interface ReportQuery { … }
/** The period of a report, of one merchant or of all. */
interface OperatorReportQuery { … }
/** What was counted. Each event counts on its own day: a refund on the day it succeeded. */
interface ReportFigures { … }
/** Sums of a currency. */
interface ReportTotal { … }
/** A day of a currency, even without any payment. */
interface ReportDay { … }
/** What was paid with a method. */
interface ReportMethod { … }
/** Payments that failed for a reason. */
interface ReportFailure { … }
/** The period before, to compare with. */
interface ReportPrevious { … }
/**
 * What was paid, refunded, lost and paid out in a period, by days of Africa/Douala; a few seconds behind the payments.
 */
interface Report { … }

/** Kinds of objects that a handle may name. */
declare const FOUND_KINDS: readonly [ … ];
type FoundKind = (typeof FOUND_KINDS)[number];
/** What a handle may be. */
declare const HANDLES: readonly [ … ];
type Handle = (typeof HANDLES)[number];
/** Kinds of objects that a merchant's search finds. */
declare const OWN_KINDS: readonly [ … ];
type OwnKind = (typeof OWN_KINDS)[number];

interface SearchQuery { … }
/** An object that a handle names. */
interface Found { … }
/** Everything that a text names, at most 20 of each kind of handle. */
interface SearchResults { … }
interface OwnSearchQuery { … }
/** An object of the merchant that a text names. */
interface OwnFound { … }
/** What a text names among the objects of a merchant and mode, at most 10 of each kind. */
interface OwnSearchResults { … }

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
interface PayoutAccountListParams extends QueryParams<ModePageQuery> {
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

/** Period and mode of a merchant's report. */
interface ReportParams extends QueryParams<ReportQuery> {
}
/** Period, mode and merchant of an operator's report. */
interface OperatorReportParams extends QueryParams<OperatorReportQuery> {
}
/** Figures by day, with the period before. */
interface Reports {
    /** Reads what was paid, lost and paid out; the last 30 days unless others are given. */
    retrieve(params?: ReportParams, options?: CallOptions): Promise<Report>;
    /** The days as one CSV file (RFC 4180, UTF-8). */
    daysCsv(params?: ReportParams, options?: CallOptions): Promise<string>;
}
/** Figures by day over all merchants, with the period before. */
interface OperatorReports {
    /**
     * Reads the figures of all merchants, or of one.
     * @throws MitakoError `MERCHANT_NOT_FOUND`
     */
    retrieve(params?: OperatorReportParams, options?: CallOptions): Promise<Report>;
    /** The days as one CSV file (RFC 4180, UTF-8). */
    daysCsv(params?: OperatorReportParams, options?: CallOptions): Promise<string>;
}

/** Search by anything that is printed somewhere. */
interface Search {
    /** Objects of all merchants that an id, a reference, an e-mail address or a phone number names. */
    find(query: SearchQuery, options?: CallOptions): Promise<SearchResults>;
}
/** Search among the merchant's own objects of a mode. */
interface OwnSearch {
    /**
     * Payments that their list finds by `q`, with refunds and disputes; an object by its id; links and endpoints by their
     * words.
     */
    find(query: OwnSearchQuery, options?: CallOptions): Promise<OwnSearchResults>;
}

export type { ApiKeyCreateParams as A, OperatorAuditLog as B, OperatorAuditLogParams as C, OperatorReportParams as D, SearchQuery as E, Found as F, SearchResults as G, OwnSearch as O, PayoutAccounts as P, Reports as R, Scope as S, ApiKeyWithSecret as a, ApiKey as b, ApiKeyRollParams as c, AuditLog as d, AuditAction as e, AuditEntry as f, AuditLogParams as g, OwnFound as h, OwnKind as i, OwnSearchQuery as j, OwnSearchResults as k, PayoutAccountListParams as l, PayoutAccountModeParams as m, Report as n, ReportDay as o, ReportFailure as p, ReportFigures as q, ReportMethod as r, ReportParams as s, ReportPrevious as t, ReportQuery as u, ReportTotal as v, OperatorKey as w, OperatorPayoutAccounts as x, OperatorReports as y, Search as z };

// types.d.ts

import { T as Timestamp, c as Mode } from './types.js';
import { M as MethodHealth } from './values.js';

/** What a provider said about an outcome, for the operator's support. Payers never see it. */
interface RailDetail { … }
/** A provider's last callback about an attempt. */
interface RailCallbackRecord { … }
/** One method of a rail in one mode, with figures of the newest attempts: at most 200, of the last 30 minutes. */
interface RailMethodRecord { … }
interface RailAccountBalance { … }
/** A configured rail as the operator sees it. */
interface RailRecord { … }

declare const PAYOUT_ACCOUNT_TYPES: readonly [ … ];
type PayoutAccountType = (typeof PAYOUT_ACCOUNT_TYPES)[number];

/** Where a merchant's settlements are paid out: one per mode. A change creates a new one. */
interface PayoutAccount { … }
/** A payout account as the operator sees it, who pays to it. */
interface PayoutAccountRecord { … }
/** The mode of a merchant's payout account that the operator reads. */
interface MerchantPayoutAccountQuery { … }
interface PayoutAccountParams { … }

export type { MerchantPayoutAccountQuery as M, PayoutAccount as P, RailRecord as R, PayoutAccountParams as a, RailDetail as b, PayoutAccountRecord as c };

// types.d.ts

import { T as Timestamp } from './types.js';
import { K as KycStatus } from './errors.js';

/**
 * Roles that can log in. Operators are created on the gateway's machine, agents by operators; users and merchants
 * register.
 */
declare const ROLES: readonly [ … ];
type Role = (typeof ROLES)[number];

/** The logged-in account. */
interface Principal { … }
interface LoginParams { … }
interface RegisterParams { … }
interface ReauthenticateParams { … }
interface PasswordParams { … }
interface PasswordResetParams { … }
/** Lets a merchant choose a new password. Shown once. */
interface PasswordReset { … }
interface PinParams { … }
/** A session. */
interface Device { … }
interface OtherDevicesRevoked { … }

export type { Device as D, LoginParams as L, OtherDevicesRevoked as O, PasswordParams as P, ReauthenticateParams as R, Principal as a, Role as b, PinParams as c, RegisterParams as d, PasswordResetParams as e, PasswordReset as f };

// types.d.ts

import { A as Amount, T as Timestamp } from './types.js';

/** Cash operations at an agent: into a user's wallet, or out of it. */
declare const CASH_KINDS: readonly [ … ];
type CashKind = (typeof CASH_KINDS)[number];
/** What moved money on a wallet or a float. `dispute_refund`: a disputed payment that was returned. */
declare const TRANSACTION_TYPES: readonly [ … ];
type TransactionType = (typeof TRANSACTION_TYPES)[number];

/** Balance of a wallet or a float, per currency. */
interface HeldBalance { … }
/** One entry in the statement of a wallet or a float. */
interface Transaction { … }
/** A customer's consent to one cash-out. */
interface CashOutCode { … }
interface CashOutCodeParams { … }
/** The receipt that both sides of a cash operation can read. */
interface CashReceipt { … }
interface TransactionWithReceipt { … }

export type { CashReceipt as C, HeldBalance as H, Transaction as T, TransactionWithReceipt as a, CashOutCode as b, CashOutCodeParams as c };

// options.d.ts

import { D as Deleted, T as Timestamp } from './types.js';
import { D as Device, O as OtherDevicesRevoked, L as LoginParams, a as Principal, R as ReauthenticateParams, P as PasswordParams, c as PinParams, d as RegisterParams, e as PasswordResetParams } from './types.js';
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
     * Logs out. The session is deleted locally first, so it is gone here even if the call fails. Does nothing when no account
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
/** A new password with a code of the operator's. */
interface PasswordRecovery {
    /**
     * Chooses a new password, ends all sessions, and logs in.
     * @throws MitakoError `RESET_CODE_INVALID`, `RATE_LIMITED`, `VALIDATION_ERROR`
     */
    resetPassword(params: PasswordResetParams, options?: WriteOptions): Promise<Principal>;
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
    /** Called with null when the session has ended: show the login. A call waits for it, and fails when it throws. */
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

export type { Account as A, Devices as D, HolderClientOptions as H, Pin as P, RecentAuthentication as R, SessionClientOptions as S, SessionStore as a, StoredSession as b, Registration as c, PasswordRecovery as d };

// wallet.d.ts

import { A as Amount, T as Timestamp } from './types.js';
import { T as Transaction, a as TransactionWithReceipt, c as CashOutCodeParams, b as CashOutCode, H as HeldBalance } from './types.js';
import { c as PeriodPosition, C as CallOptions, L as List, W as WriteOptions } from './options.js';

/**
 * What a customer shows to an agent to pay a checkout in cash. It ends with the payment: when it is paid in any way, is
 * canceled or expires.
 */
interface CashCode { … }
/** The payment behind a code, as an agent sees it before taking the cash. */
interface CashPayment { … }
interface CashPaymentLookUpParams { … }
interface CashPaymentParams { … }

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
    list(params?: PeriodPosition, options?: CallOptions): List<Transaction>;
    /**
     * One transaction, with the receipt of a cash operation.
     * @throws MitakoError `TRANSACTION_NOT_FOUND`
     */
    retrieve(transactionId: string, options?: CallOptions): Promise<TransactionWithReceipt>;
}

export type { CashPaymentLookUpParams as C, Transactions as T, WalletBalance as W, CashPayment as a, CashPaymentParams as b, CashCode as c, CashOutCodes as d };
