// index.d.ts

import { ErrorCode, EventType, WebhookBody, WebhookEventData, Timestamp, LedgerChecked, OperatorCreateParams, MerchantRecord, Scope, OperatorKeyCreateParams, OperatorAccount, LedgerReport, LogoType, ChargeByMobileMoneyParams, ChargeByCardParams, PaymentCreateParams, PaymentCreated, Payment, PaymentCharged, CheckoutConfirmParams, Refund } from '@mitako/contract/names';
export { FailureCode } from '@mitako/contract/names';
import { c4 as GatewayError, c5 as Rail, aJ as MerchantMode, c6 as Store, c7 as Logger, c8 as Clock, c9 as RailMethod, O as CheckedRail, ca as Random, cb as Hasher, cc as Sender, cd as ChargeRules } from './store.js';
import { FeeSchedule, SandboxScenario } from './engine.js';
export { e as AttemptNextAction, ce as CallbackSubject, cf as ChargeOutcome, cg as ChargeRequest, ch as ClockFault, ci as CodeOutcome, cj as CodeRequest, ck as HashLane, cl as LogFields, cm as LookupOutcome, cn as LookupRequest, co as OutgoingError, cp as OutgoingRequest, cq as OutgoingResult, cr as PrepareOutcome, cs as PrepareRequest, c as ProviderBasis, ct as RailAvailability, cu as RailBalance, cv as RailCallback, f as RailDetail, cw as RailPayer, cx as RailProblem, cy as RailRefundLookup, cz as RailRefundOutcome, cA as RailRefundRequest, cB as RailTextRules, cC as RailUrls, cD as RejectedCallback, cE as StoreMigrations, cF as StoreUnfitError, cG as basisOfFailure, cH as basisOfRefusal, cI as invalidField, cJ as isGatewayError, cK as isStoreUnavailable } from './store.js';
import { Route, Way, OperationName, DataOf } from '@mitako/contract';

/** Why this process should receive no requests now. */
interface NotReady {
    /**
     * - `store`: the database does not respond
     * - `schema`: it belongs to another version
     * - `writes`: it responds, but the last heartbeat could not be written: a full disk, a standby
     * - `clock`: this process and the database are more than a minute apart, so it does no work
     */
    readonly part: 'store' | 'schema' | 'writes' | 'clock';
    /** One sentence. It names no host, user or file. */
    readonly reason: string;
}
/** Problems that the operator should fix although this process serves requests. */
interface Warning {
    /** `clock`: a clock is wrong, or was set, by more than a minute. */
    readonly part: 'clock';
    /** One sentence. It names no host, user or file. */
    readonly reason: string;
}

/** Counts what runs at once, in this process: for each account, and altogether. */
interface Places {
    /** Takes a place; call what it returns once, at the end. */
    enter(account: string): (() => void) | 'account_full' | 'full';
}
declare function createPlaces({ accountMax, max }: {
    readonly accountMax: number;
    readonly max: number;
}): Places;

/**
 * Result of a call: a success with its data, a file, or a refusal. Each carries the status and the exact bytes of the
 * API's response, produced once, for both the stored response and the socket.
 */
type Result<Data> = Done<Data> | FileResult | Refused;
interface Bytes {
    /** HTTP status of the response. */
    readonly status: number;
    /** The exact body. A replay is identical to the last byte. */
    readonly body: string;
    /** Seconds, sent as `Retry-After`. */
    readonly retryAfterSeconds: number | null;
    /** The stored response of an earlier request with the same idempotency key. */
    readonly replayed: boolean;
    /** In addition to those of every response. */
    readonly headers?: Readonly<Record<string, string>>;
}
/** A success. */
interface Done<Data> extends Bytes {
    /** Distinguishes it from a file and a refusal. */
    readonly kind: 'done';
    /** For a replay it is parsed when read. */
    readonly data: Data;
}
/** A refusal in the API's error format (specification, "Errors"). */
interface Refused extends Bytes {
    /** Distinguishes it from a success. */
    readonly kind: 'refused';
    /** The code of the API, which programs decide by. */
    readonly code: ErrorCode;
    /** Details of the code in this case. */
    readonly details: Readonly<Record<string, unknown>>;
}
/** A success that is a file. Its parts are produced while they are read, so it may exceed memory. Never stored. */
interface FileResult extends Bytes {
    /** Distinguishes it from other results. */
    readonly kind: 'file';
    /** Media type, `text/csv; charset=utf-8`. */
    readonly contentType: string;
    /** File name for download; ASCII without quotes. */
    readonly name: string;
    /** The content, read once. */
    readonly parts: AsyncIterable<string | Uint8Array>;
}
/**
 * A refusal.
 * @param route for the legacy route, the body also has its clients' format (decisions §6)
 */
declare function refused(error: GatewayError, route?: Pick<Route, 'auth'>): Refused;
/**
 * The data of a result.
 * @throws GatewayError the refusal
 */
declare function dataOf<Data>(result: Result<Data>): Data;

/** One rate limit. Its key names what it counts: an API key, an address, a checkout. */
interface RateLimitPolicy {
    /** What it counts. */
    readonly name: 'live_key' | 'test_key' | 'live_merchant' | 'test_merchant' | 'session' | 'login' | 'login_address' | 'register' | 'pay' | 'checkout' | 'payment_link' | 'cash_out_code' | 'sandbox_clock' | 'replay_failed' | 'test_payments' | 'cash_code' | 'cash_code_address' | 'prompt' | 'rail_callback' | 'address';
    /** Requests per window. */
    readonly quota: number;
    /** Length of the window, in seconds. */
    readonly windowSeconds: number;
    /** Maximum burst, if larger than the quota: the difference is granted every `burstWindowSeconds`. */
    readonly burst?: number;
    /** Seconds in which the burst beyond the quota is granted once. With `burst` only. */
    readonly burstWindowSeconds?: number;
    /**
     * For attempts at a secret, or writes that fill a table: processes with shared counts ask the store before they
     * answer. Under other policies each decides from its own knowledge. Has no burst.
     */
    readonly isExact?: boolean;
    /**
     * Its keys are counted before it is known whether they exist, so anyone can invent them: in a store they share a bounded
     * number of rows.
     */
    readonly isInvented?: boolean;
}
/** The limits of the API (decisions, "Limits"). */
declare const RATE_LIMITS: {
    readonly liveKey: {
        readonly name: "live_key";
        readonly quota: 100;
        readonly windowSeconds: 1;
        readonly burst: 200;
        readonly burstWindowSeconds: 10;
        readonly isInvented: true;
    };
    readonly testKey: {
        readonly name: "test_key";
        readonly quota: 25;
        readonly windowSeconds: 1;
        readonly burst: 50;
        readonly burstWindowSeconds: 10;
        readonly isInvented: true;
    };
    /** By merchant, over all its keys: what one key may do, so that more of them bring no more. */
    readonly liveMerchant: {
        readonly name: "live_merchant";
        readonly quota: 100;
        readonly windowSeconds: 1;
        readonly burst: 200;
        readonly burstWindowSeconds: 10;
    };
    readonly testMerchant: {
        readonly name: "test_merchant";
        readonly quota: 25;
        readonly windowSeconds: 1;
        readonly burst: 50;
        readonly burstWindowSeconds: 10;
    };
    /**
     * By account, over all its sessions: apart from its keys, so that a busy server does not lock its owner out of the dashboard.
     */
    readonly session: {
        readonly name: "session";
        readonly quota: 50;
        readonly windowSeconds: 1;
        readonly burst: 100;
        readonly burstWindowSeconds: 10;
    };
    /** By e-mail, or account, and address. */
    readonly login: {
        readonly name: "login";
        readonly quota: 5;
        readonly windowSeconds: 60;
        readonly isExact: true;
    };
    /** By address, for any e-mail. */
    readonly loginAddress: {
        readonly name: "login_address";
        readonly quota: 30;
        readonly windowSeconds: 60;
        readonly isExact: true;
    };
    /** By address. */
    readonly register: {
        readonly name: "register";
        readonly quota: 5;
        readonly windowSeconds: 60;
        readonly isExact: true;
    };
    /** By slug, once the address may send it. */
    readonly pay: {
        readonly name: "pay";
        readonly quota: 5;
        readonly windowSeconds: 60;
        readonly isExact: true;
        readonly isInvented: true;
    };
    /** By user. */
    readonly cashOutCode: {
        readonly name: "cash_out_code";
        readonly quota: 5;
        readonly windowSeconds: 60;
        readonly isExact: true;
    };
    /** By merchant: each moves all that waits in test mode, in one commit. */
    readonly sandboxClock: {
        readonly name: "sandbox_clock";
        readonly quota: 60;
        readonly windowSeconds: 60;
        readonly isExact: true;
    };
    /** By merchant: each writes up to 500 deliveries in one commit. */
    readonly replayFailed: {
        readonly name: "replay_failed";
        readonly quota: 20;
        readonly windowSeconds: 60;
        readonly isExact: true;
    };
    /** By merchant: payments that are created in test mode, which needs no approval, from links too. */
    readonly testPayments: {
        readonly name: "test_payments";
        readonly quota: 5000;
        readonly windowSeconds: 86400;
    };
    /** By agent: looking up and taking, so ten payments a minute; and looking up customers for cash-in. Wrong codes are counted apart, by day. */
    readonly cashCode: {
        readonly name: "cash_code";
        readonly quota: 20;
        readonly windowSeconds: 60;
        readonly isExact: true;
    };
    /** By address, for all agents: agents of one provider of mobile Internet share few. */
    readonly cashCodeAddress: {
        readonly name: "cash_code_address";
        readonly quota: 120;
        readonly windowSeconds: 60;
        readonly isExact: true;
    };
    /** By phone number, over all checkouts: prompts in live mode that the number has not paid. */
    readonly prompt: {
        readonly name: "prompt";
        readonly quota: 5;
        readonly windowSeconds: 600;
        readonly isExact: true;
    };
    /** By slug and address. */
    readonly checkout: {
        readonly name: "checkout";
        readonly quota: 60;
        readonly windowSeconds: 60;
        readonly isInvented: true;
    };
    /** By payment link and address: each creates a payment and may take a place. Many customers share an address. */
    readonly paymentLink: {
        readonly name: "payment_link";
        readonly quota: 20;
        readonly windowSeconds: 60;
        readonly isExact: true;
        readonly isInvented: true;
    };
    /**
     * By address. A provider sends callbacks from a few addresses, so as many as a live key may send; a rejected callback
     * costs no money, because attempts are polled anyway.
     */
    readonly railCallback: {
        readonly name: "rail_callback";
        readonly quota: 100;
        readonly windowSeconds: 1;
        readonly burst: 200;
        readonly burstWindowSeconds: 10;
    };
    /**
     * By address: public keys, refreshing and logging out, and before what is counted by slug. A provider of mobile Internet has few addresses for many
     * people, so as many as a live key may send.
     */
    readonly address: {
        readonly name: "address";
        readonly quota: 100;
        readonly windowSeconds: 1;
        readonly burst: 200;
        readonly burstWindowSeconds: 10;
    };
};

/**
 * Counts requests. `memoryRateLimiter` counts in the memory of this process; `storeRateLimiter` applies the limits to
 * all processes together.
 */
interface RateLimiter {
    /**
     * Counts one request under `key` of `policy`. Keys contain no secrets and are at most 512 characters long.
     * @returns null when it may pass, otherwise how long to wait. An exception fails the request: catch inside what must
     * not.
     */
    consume(policy: RateLimitPolicy, key: string): Promise<RateLimited | null>;
    /** Uncounts one request that passed under an exact policy: a prompt that was paid. Absent: it stays counted. */
    giveBack?(policy: RateLimitPolicy, key: string): Promise<void>;
}
/** The request is over the limit. */
interface RateLimited {
    /** Time until a request may pass, at the earliest; sent as `Retry-After` in whole seconds. */
    readonly retryAfterMs: number;
}

/**
 * A gateway's configuration of payment methods and fees. It is the default: what the operator sets for a
 * merchant takes precedence.
 */
interface TermsOptions {
    /**
     * Payment methods in the order of the checkout, in both modes. Methods that are not named are on, after these, in the
     * order of the rails; `cash` alone, which needs agents, is off until it is named. Default: none.
     */
    readonly methods?: readonly MethodOptions[];
    /** Fees of a payment, unless its method has its own. Default: none. */
    readonly fees?: FeeOptions;
}
/** The configuration of one payment method. */
interface MethodOptions {
    /** `wallet`, `cash`, or the id of a provider that a rail declares, `mtn_momo`. */
    readonly method: string;
    /** Whether checkouts offer it. Default: true. */
    readonly enabled?: boolean;
    /** Limits of one payment in minor units, within those of the rail. Default: the rail's. */
    readonly min?: number;
    /** In minor units. Default: the rail's. */
    readonly max?: number;
    /** Fees of a payment by it. Default: `fees` of the configuration. */
    readonly fees?: FeeOptions;
}
/** A fee per payment: a percentage plus a fixed part, with bounds; never more than the amount. */
interface FeeOptions {
    /** Hundredths of a percent, 0 … 10 000: 250 is 2.5 %. Default: 0. */
    readonly basisPoints?: number;
    /** In minor units, as are the bounds. Default: 0. */
    readonly fixed?: number;
    /** Default: 0. */
    readonly minimum?: number;
    /** Default: null, no maximum. */
    readonly maximum?: number | null;
    /** How refunds return the fee. Default: `proportional`. */
    readonly refundPolicy?: FeeSchedule['refundPolicy'];
}
/** A mistake in {@link TermsOptions}. */
interface TermsFault {
    /** Path of the invalid value, outermost first: `['methods', 'mtn_momo', 'max']`. */
    readonly path: readonly [string, ...string[]];
    /** With the fix. */
    readonly message: string;
}
/** The first mistake in the terms; null: there is none. */
declare function findTermsFault({ methods, fees }: TermsOptions, rails: readonly Rail[]): TermsFault | null;
/** Names of methods in a configuration: the wallet, cash, and the providers of all rails. */
declare function termsMethods(rails: readonly Rail[]): readonly string[];

/**
 * Where the bytes of uploaded files are kept: the database by default, or `directoryFiles(path)` of `mitako`. What it receives is
 * sealed; of a file it knows an id and nothing else. The gateway records an id before it stores anything under it, and
 * deletes it here before it forgets it.
 */
interface FileStore {
    /** Stores a new file. Once it resolves, the file survives a loss of power; before, it is not read. */
    put(id: string, pieces: AsyncIterable<Uint8Array>): Promise<void>;
    /** Its bytes, cut anywhere; none if there is no such file. */
    get(id: string): AsyncIterable<Uint8Array>;
    /** Deletes the file and what an interrupted `put` left of it. Without either it does nothing. */
    delete(id: string): Promise<void>;
}

/** The root secret does not belong to this database: none of its keys, secrets and PINs can be verified. */
declare class RootSecretError extends Error {
    constructor(cause: unknown);
}

/** Events that can be handled in process: all but `ping`, which is an endpoint's. */
type HandledEventType = Exclude<EventType, 'ping'>;
/** An event as its webhook has it. `id` is the same on every attempt: handle each once. */
interface HandledEvent<Name extends HandledEventType> extends WebhookBody<WebhookEventData[Name]> {
    /** Its type, `payment.succeeded`. */
    readonly event: Name;
}
/** One attempt to hand an event to its handler. */
interface HandlerCall {
    /** Whose event it is. */
    readonly merchantId: string;
    /** `dlv_…` */
    readonly deliveryId: string;
    /** From 1. */
    readonly attempt: number;
    /** When this attempt began, ISO 8601 in UTC. */
    readonly startedAt: Timestamp;
    /** Aborts after 15 s: the attempt has failed then, and the next one may begin while this one still works. */
    readonly signal: AbortSignal;
}
/** Succeeds when it returns; fails when it throws or rejects, or takes longer than 15 s. */
type EventHandler<Name extends HandledEventType> = (event: HandledEvent<Name>, call: HandlerCall) => unknown;
/** Of a handler. */
interface HandlerOptions {
    /**
     * Its identity over restarts, versions and processes: 1 to 48 of `a-z`, `0-9`, `.`, `_` and `-`. Events wait under it
     * while no process has the handler.
     */
    readonly name: string;
}
/** Event handlers of a gateway. */
interface Handlers {
    /**
     * Hands events of all merchants, of live and test mode (`event.livemode`), to a function in this process: at least
     * once, after the commit that made them, retried like webhooks (16 attempts within 24 h), up to four at a time. The name is
     * stored: events committed once this has resolved reach the handler, even if the process dies first. Processes that
     * register the same name share its events; only processes that register it get them.
     * @throws RangeError for an unknown event, an invalid name, one that this process has registered or that is stored for another event, and
     * the 17th handler
     */
    on<Name extends HandledEventType>(type: Name, options: HandlerOptions, handler: EventHandler<Name>): Promise<void>;
    /** Forgets a name in all processes: nothing more waits for it, and what waits is canceled. Unknown names are ignored. */
    off(name: string): Promise<void>;
}

/** A request's credential. The last two are for the embedding program and the command line. */
type Credential = {
    readonly kind: 'none';
}
/** The `Authorization` header, or null. */
 | {
    readonly kind: 'bearer';
    readonly authorization: string | null;
} | ({
    readonly kind: 'merchant';
} & MerchantMode) | {
    readonly kind: 'operator';
};
/**
 * The result of authentication. A page authenticates once and authorises each call. Created by `gateway.authenticate`
 * only; any other object is rejected.
 */
interface Identity {
    /** Created only by `gateway.authenticate`. */
    readonly [identity]: true;
}
declare const identity: unique symbol;

/** Origin of a request, as far as its receiver knows. */
interface Origin {
    /** Address of the other end, or of the client named by a trusted proxy. */
    readonly clientAddress?: string | null;
    /** The `User-Agent`. */
    readonly userAgent?: string | null;
    /** Id of the request in the response and in logs. */
    readonly requestId?: string | null;
    /** Whether the caller has closed the connection by now. Absent: unknown. */
    readonly isGone?: () => boolean;
}

/** Lets a caller in process watch long work, and end it. */
interface Watch {
    /** Stops the work at its next step; the call then throws the signal's reason. */
    readonly signal?: AbortSignal;
    /** Receives how much was read so far, step by step. */
    readonly onProgress?: (checked: LedgerChecked) => void;
}

/** A call as it arrived, untrusted. */
interface Arrived {
    /** Its entry point. Set by the program that received it. */
    readonly way: Way;
    /** The credential; absent: none. */
    readonly credential?: Credential;
    /** An identity from `gateway.authenticate`, instead of a credential. */
    readonly identity?: Identity;
    /** Path parameters, decoded; null for text that was not UTF-8. */
    readonly parameters?: Readonly<Record<string, unknown>>;
    /** One value, or several for a repeated name. */
    readonly query?: Readonly<Record<string, unknown>>;
    /** Names in the query whose text was not UTF-8. */
    readonly undecodable?: readonly string[];
    /** The parsed body, untrusted. Absent: none. */
    readonly body?: unknown;
    /** Reads the bounded body, once the caller is authorised: instead of `body`. */
    readonly readBody?: () => Promise<unknown>;
    /** The caller's idempotency key, 1 to 255 characters; absent or null: none. */
    readonly idempotencyKey?: string | null;
    /** The mode of a logged-in caller, if the entry point states it outside the query. */
    readonly mode?: 'live' | 'test';
    /** Name of a session that begins here. */
    readonly deviceName?: string | null;
    /** Address and user agent of the caller. Absent: counts towards no limit of an address. */
    readonly origin?: Origin;
    /** Of work that takes long, such as verifying the ledger. */
    readonly watch?: Watch;
}

/** Runs one operation. Refusals are results; only faults of the gateway are thrown. */
type Call = <Name extends OperationName>(name: Name, arrived: Arrived) => Promise<Result<DataOf<Name>>>;

/**
 * Operations that an operator calls in process, before any credential exists. Each is an operation of `gateway.call`.
 */
interface Admin {
    /** @throws GatewayError `EMAIL_TAKEN`, `VALIDATION_ERROR` */
    createMerchant(params: OperatorCreateParams): Promise<MerchantRecord>;
    /** The secret is shown only once. @throws GatewayError `MERCHANT_NOT_FOUND`, `KYC_REQUIRED` for a live key */
    createApiKey(params: {
        readonly merchantId: string;
        readonly livemode: boolean;
        readonly name: string;
        readonly scopes?: readonly Scope[];
    }): Promise<{
        readonly id: string;
        readonly secret: string;
    }>;
    /** The secret is shown only once. @throws RootSecretError when the database was made with another root secret */
    createOperatorKey(params: OperatorKeyCreateParams): Promise<{
        readonly id: string;
        readonly secret: string;
    }>;
    /** A person who logs in as operator. No request over HTTP creates one. @throws GatewayError `EMAIL_TAKEN` */
    createOperator(params: OperatorCreateParams): Promise<OperatorAccount>;
    /** Newest first, disabled ones too. */
    listOperators(): Promise<readonly OperatorAccount[]>;
    /** Ends the login for good, on every device at once. @throws GatewayError `USER_NOT_FOUND` */
    disableOperator(id: string): Promise<OperatorAccount>;
    /** Tokens are signed with a new key from now on; those of the old keys remain valid until they expire. */
    rotateSigningKey(): Promise<void>;
}

/** The gateway's ledger. */
interface Ledger {
    /**
     * Proves from the rows that the ledger is consistent: transfers balance and carry the gateway's signature, chains are
     * complete, balances are the sums of their entries, and payments, refunds, disputes and settlements match them. It
     * only reads, may run at any time, and takes time linear in the number of rows.
     *
     * Call it before a migration to another store, after restoring a backup, and from a scheduled job; the report
     * describes every inconsistency.
     * @throws RootSecretError when the database belongs to another root secret
     * @throws the signal's reason when it is aborted
     */
    verify(watch?: Watch): Promise<LedgerReport>;
}

/** The file that the checkout serves. */
interface LogoFile {
    /** `image/png` or `image/webp`. */
    readonly contentType: LogoType;
    /** The file as it was uploaded. */
    readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Options of an in-process call. */
interface CallOptions {
    /** The same key and request within 24 hours return the stored response. */
    readonly idempotencyKey?: string;
}
/** The payer of a charge: a number, whose provider is optional if it determines it, or `{ method: 'card' }`. */
type ChargeParams = Omit<ChargeByMobileMoneyParams, 'method'> | ChargeByCardParams;
/**
 * Payments for the merchant's own server, in the same process: the same checks, guards, events and idempotency as over
 * HTTP, without an API key, because the embedder has full access anyway.
 */
interface Payments {
    /** @throws GatewayError `VALIDATION_ERROR`, `KYC_REQUIRED`, `ACCOUNT_SUSPENDED`, `IDEMPOTENCY_KEY_REUSED` … */
    create(merchant: MerchantMode, params: PaymentCreateParams, options?: CallOptions): Promise<PaymentCreated>;
    /** @throws GatewayError `PAYMENT_NOT_FOUND` */
    retrieve(merchant: MerchantMode, paymentId: string): Promise<Payment>;
    /** @throws GatewayError `PAYMENT_NOT_FOUND`, `PAYMENT_IN_PROGRESS`, `PAYMENT_ALREADY_PAID` … */
    cancel(merchant: MerchantMode, paymentId: string, params?: {
        readonly reason?: string;
    }, options?: CallOptions): Promise<Payment>;
    /** @throws GatewayError `METHOD_NOT_AVAILABLE`, `PAYMENT_IN_PROGRESS`, `PAYMENT_DECLINED`, `RAIL_ERROR` … */
    charge(merchant: MerchantMode, paymentId: string, params: ChargeParams, options?: CallOptions): Promise<PaymentCharged>;
    /** Submits the code that the payer typed. @throws GatewayError `INVALID_CODE`, `CODE_NOT_EXPECTED` … */
    confirm(merchant: MerchantMode, paymentId: string, params: CheckoutConfirmParams, options?: CallOptions): Promise<PaymentCharged>;
    /** @throws GatewayError `PAYMENT_NOT_REFUNDABLE`, `REFUND_EXCEEDS_REMAINING` … */
    refund(merchant: MerchantMode, paymentId: string, params?: {
        readonly amount?: number;
        readonly reason?: string;
    }, options?: CallOptions): Promise<Refund>;
}
/**
 * Payments inside a transaction of the embedding program. What may call a rail is excluded: no ROLLBACK undoes it. A
 * refund is not: its commit has a task, and the rail is called after that.
 */
type PaymentsWithin = Pick<Payments, 'create' | 'retrieve' | 'cancel' | 'refund'>;

/** The test users and their scenarios (decisions §11). */
declare const SANDBOX_USERS: readonly {
    readonly email: string;
    readonly scenario: SandboxScenario;
    readonly name: string;
    readonly outcome: string;
}[];
/** Contents of a seeded sandbox. Keys are derived from the root secret: the same on every start. */
interface SandboxSeed {
    /** The seeded merchant, with an approved business verification. */
    readonly merchant: {
        readonly id: string;
        readonly email: string;
        readonly password: string;
        readonly testKey: string;
        readonly liveKey: string;
    };
    /** A key of the operator, `svc_operator_…`. */
    readonly operatorKey: string;
    /** Users with a wallet of test money; the outcome is what a payment of theirs becomes. */
    readonly users: readonly {
        readonly email: string;
        readonly password: string;
        readonly pin: string;
        readonly outcome: string;
    }[];
    /** An agent for cash-in and cash-out with test money. */
    readonly agent: {
        readonly id: string;
        readonly email: string;
        readonly password: string;
        readonly pin: string;
    };
}

/** Seals what a page keeps in its visitor's browser, such as the number that was just asked to pay. */
interface PageSeal {
    /** AES-256-GCM; opens only with the same context, in every process with the same root secret. */
    seal(text: string, context: string): string;
    /** Null: it was not sealed here, or with another context. */
    open(sealed: string, context: string): string | null;
}

/** Options of an engine. Only the first three are required. */
interface GatewayOptions extends TermsOptions {
    /** `sqlite({ path })` or `postgres({ connectionString })`. */
    readonly store: Store;
    /** Public URL of the service, `https://pay.example.cm`; may have a path, no trailing slash. */
    readonly publicUrl: string;
    /**
     * Root secret, at least 32 characters. Pepper, encryption and signing keys are derived from it; never store it in the
     * database.
     */
    readonly secret: string;
    /**
     * Connections to providers. `sandboxRail()` enables the sandbox: test wallets are funded, test users simulate
     * outcomes.
     */
    readonly rails?: readonly Rail[];
    /** ISO 4217 codes. Default: `['XAF']`. */
    readonly currencies?: readonly string[];
    /** Your account that payouts come from, for ISO 20022 bank files. */
    readonly payoutsFrom?: PayoutsFrom;
    /** Where webhooks may go besides public addresses. */
    readonly webhooks?: {
        /**
         * Non-public address ranges that webhooks may reach, `10.1.0.0/16`. Loopback and link-local ones, `127.0.0.0/8`, are for
         * development: see `publicSandbox`. Default: none.
         */
        readonly allowNetworks?: readonly string[];
    };
    /**
     * Says a second time that others may use this gateway as a sandbox. Without it, test accounts with published passwords and
     * webhooks to this machine are refused where the public URL is not of this machine, or a rail is live. Default: `false`.
     */
    readonly publicSandbox?: boolean;
    /**
     * Interval of the automatic ledger check. Default: once a day. Reading 200 000 payments takes about 13 s of one
     * process, in steps of 30 ms.
     */
    readonly ledgerCheck?: {
        readonly everyHours: number;
    } | 'off';
    /** Where uploaded files are kept. Default: the store. `directoryFiles(path)` of `mitako`: a directory. */
    readonly files?: FileStore;
    /** How long old rows are kept. */
    readonly retention?: RetentionOptions;
    /**
     * Rate limits of the API and the pages. Default: `standard`, shared by all processes on one PostgreSQL database,
     * counted in memory on SQLite. `memory`: per process. `off`: none. Or a limiter of your own.
     */
    readonly limits?: 'standard' | 'memory' | 'store' | 'off' | RateLimiter;
    /** Name of this process in `GET /admin/health`. */
    readonly process?: {
        /** Default: the machine's host name. */
        readonly name?: string;
        /** Version of your own program. */
        readonly version?: string;
    };
    /** Default: the machine's clock, which never goes back. */
    readonly clock?: Clock;
    /** Default: Node's cryptographic randomness. */
    readonly random?: Random;
    /** Default: silent. */
    readonly logger?: Logger;
    /** Default: argon2id (RFC 9106), in threads. */
    readonly hasher?: Hasher;
    /** Default: over HTTPS, to public addresses only. */
    readonly sender?: Sender;
}
/** A bank account of yours. */
interface PayoutsFrom {
    /** As the bank knows you; letters beyond the bank's are transliterated. */
    readonly holderName: string;
    /** Either this or `rib`. */
    readonly iban?: string;
    /** 23 digits, CEMAC. */
    readonly rib?: string;
    /** ISO 9362. */
    readonly bic?: string;
}
/**
 * How long old rows are kept, in days from 1 on, fractions allowed; null: for ever. The background work deletes what is
 * older, in small steps. Live payments, refunds, disputes, settlements, the ledger and the audit log are never deleted.
 *
 * Not set here: stored responses of idempotency keys are kept for 24 hours, cash-out codes until they expire, and
 * retired signing keys until their last token has.
 */
interface RetentionOptions {
    /**
     * Events with their deliveries, attempts, and what endpoints answered. Default: 30. An event stays while one of its
     * deliveries waits for an attempt. Afterwards it cannot be read or replayed, and its payment's timeline lacks it.
     */
    readonly eventsDays?: number | null;
    /** Sessions, from when they ended or expired. Default: 30. */
    readonly sessionsDays?: number | null;
    /**
     * Files of a dispute's evidence, from its resolution. Default: 365.
     */
    readonly filesDays?: number | null;
    /**
     * Business verifications with their documents, from when the merchant submitted another one. Default: 3653, ten years.
     * The last one is kept for ever.
     */
    readonly kycDays?: number | null;
    /**
     * Test payments that expired, failed or were canceled, with their attempts, from then on. Default: 90. Paid ones stay: the
     * ledger names them.
     */
    readonly testDays?: number | null;
}
/** Bounds of a merchant's test mode. */
interface TestMode {
    /** Payments that a merchant may create in 24 hours; null: any number, without rate limits. */
    readonly paymentsPerDayMax: number | null;
    /** How long unpaid test payments are kept after they ended; null: for ever. */
    readonly unpaidKeptMs: number | null;
}
/** An engine, created by `createGateway`. */
interface Gateway extends Handlers {
    /** As given, without a trailing slash. */
    readonly publicUrl: string;
    /** The store that it was given. */
    readonly store: Store;
    /** The logger that it was given, or the silent one. */
    readonly logger: Logger;
    /** The gateway's time, used for all its work. */
    readonly clock: Clock;
    /** Payments in process, with the same rules as over HTTP. */
    readonly payments: Payments;
    /**
     * Payments that are committed together with rows of your own, on creation, cancellation and refund.
     *
     * On PostgreSQL by your COMMIT: pass `store.withClient(client)` of `@mitako/postgres`, with a client on which you began a
     * transaction. Before the COMMIT no other transaction sees the payment; after it its webhooks are sent. On SQLite in the gateway's
     * own transaction: pass `store.inTransaction(write)` of `@mitako/sqlite`, with a synchronous function.
     *
     * @example
     * ```ts
     * const merchant: MerchantMode = { merchantId: 'mer_…', livemode: true };
     * await client.query('BEGIN');
     * const { payment, checkout_url } = await gateway.within(store.withClient(client)).create(merchant, params);
     * await client.query('INSERT INTO orders (id, payment_id) VALUES ($1, $2)', [orderId, payment.id]);
     * await client.query('COMMIT');
     * ```
     */
    within(store: Store): PaymentsWithin;
    /** Operations that an operator calls in process. */
    readonly admin: Admin;
    /** The ledger and its verification. */
    readonly ledger: Ledger;
    /** The file behind a `logo_url`, by its last path segment. For adapters that serve it. */
    logo(id: string): Promise<LogoFile | null>;
    /** Seals what a page keeps in its visitor's browser. For adapters. */
    readonly pageSeal: PageSeal;
    /** The methods that the rails of a mode offer, the first one of each provider: for pages that name providers. */
    providers(livemode: boolean): readonly RailMethod[];
    /** A merchant's test mode, for pages that show it. */
    readonly testMode: TestMode;
    /**
     * Has each rail check its configuration, and returns what to fix. Moves no money; takes 30 s at most. The same happens
     * at the start, into the log.
     */
    checkRails(): Promise<readonly CheckedRail[]>;
    /**
     * Why this process should receive no requests now; empty when it is ready. For readiness probes: `GET /readyz` of
     * `mitako` responds with it. It also covers the background work of this process, once started.
     */
    readiness(): Promise<readonly NotReady[]>;
    /**
     * Problems to fix although this process serves requests: a clock that was set, or differs from the database's. Empty
     * when all is well. Each is also logged once.
     */
    warnings(): readonly Warning[];
    /** Migrates the schema and returns the applied migrations. Never runs on import or on start. */
    migrate(): Promise<readonly string[]>;
    /**
     * Starts background work: webhook deliveries, polling of rails, expiries, tasks.
     * @throws StoreUnfitError when the database could lose what it confirms, or its clock is off
     * @throws SchemaError when the schema is older or newer than this engine
     * @throws RootSecretError when the database belongs to another root secret
     */
    start(): Promise<void>;
    /** Does all work that is due and returns the number of items; for cron, serverless and tests. */
    runDue(): Promise<number>;
    /**
     * Stops claiming work, waits for work in flight (15 s at most), posts waiting ledger entries (2 s at most), and
     * closes the store.
     */
    close(): Promise<void>;
    /**
     * Seeds test users and a merchant, whose passwords are published; requires `sandboxRail()`. Idempotent.
     * @throws RangeError when the public URL is not of this machine, or a rail is live, without `publicSandbox`
     * @throws RootSecretError when the database belongs to another root secret
     */
    seedSandbox(): Promise<SandboxSeed>;
    /**
     * Authenticates a page's visitor once, for all calls that the page makes. For adapters.
     * @throws GatewayError with the code of an invalid credential
     */
    authenticate(credential: Credential): Promise<Identity>;
    /**
     * Runs an operation: the only entry point, for every adapter. The input is untrusted. Refusals are returned as
     * results; only unexpected errors are thrown.
     */
    readonly call: Call;
}

/**
 * Creates an engine. Opens no connection and starts no background work until `start()`.
 * @throws RangeError when the root secret is shorter than 32 characters, the public URL is invalid, a currency is
 * unknown, webhooks could reach this machine without `publicSandbox`, two rails share an id, a rail declares an invalid method, `methods` or `fees` are invalid, the account of payouts is invalid, the ledger check interval is not positive, or
 * something is to be kept for less than a day
 */
declare function createGateway(options: GatewayOptions): Gateway;
/** The schema does not match this engine. */
declare class SchemaError extends Error {
    readonly state: 'behind' | 'ahead';
    constructor(state: 'behind' | 'ahead', message: string);
}

/** sRGB, each channel 0 … 255; computed colours are not rounded. */
type Rgb = readonly [red: number, green: number, blue: number];
/** Parses `#rrggbb`; null for anything else. */
declare function parseColor(text: string | undefined): Rgb | null;
/** Contrast of two colours, 1 … 21, as defined by WCAG 2.2. */
declare function contrast(one: Rgb, other: Rgb): number;
/** Linear value, 0 … 1, of a channel 0 … 255. */
declare function linearLight(value: number): number;

/** The facts that decide whether only its developer can reach a gateway. */
interface Exposure {
    readonly publicUrl: string;
    readonly rails: readonly Rail[];
    readonly publicSandbox?: boolean | undefined;
}
/** Why test accounts must not be seeded, in a sentence with the fix; null: they may be. */
declare function seedingProblem(exposure: Exposure): string | null;

/** Whether a host name, as `URL` writes it, means the machine itself to everyone who uses it (RFC 6761 §6.3). */
declare function isLocalHost(hostname: string): boolean;

/**
 * A formatted amount, `5 000 FCFA`, with the non-breaking spaces of the language.
 * @param locale BCP 47, `fr` or `es-GQ`
 */
declare function formatAmount(amount: number, currency: string, locale: string): string;

/**
 * Returns what is invalid in a method's declaration, or null. Rails are written by others, not all of them in
 * TypeScript: fields may be missing.
 */
declare function validateRailMethod(method: RailMethod): string | null;

/**
 * Validates what a rail promises about charges; it may be written in JavaScript.
 * @returns what is wrong, or null
 */
declare function validateCharges(charges: ChargeRules): string | null;

/**
 * Counts in the memory of this process.
 * @param keysMax per policy. Further new keys share counts: callers can invent keys, which must neither fill the memory
 * nor bring them more attempts.
 */
declare function memoryRateLimiter(keysMax?: number, clock?: Pick<Clock, 'now'>): RateLimiter;

/**
 * PINs that a thief tries first: one digit repeated, steps of one or two up or down, pairs, years, birthdays as day and month with
 * or without the year, and the well-known favourites.
 */
declare function isTrivialPin(pin: string): boolean;

/** Every inconsistency that `verify` can find. The codes are a closed list; the wording may change. */
declare const LEDGER_PROBLEMS: {
    readonly transfer_incomplete: "a transfer lacks entries";
    readonly transfer_orphaned: "the payment, refund, dispute or settlement of a transfer does not exist";
    readonly transfer_unbalanced: "the entries of a transfer do not sum to zero";
    readonly transfer_payer_wrong: "money was returned to another account than the one it came from";
    readonly subject_owner_wrong: "an object and its transfer differ in merchant, mode, currency or payment";
    readonly subject_amount_wrong: "an object and its transfer differ in amount";
    readonly subject_status_wrong: "the status of a refund or dispute contradicts the transfer that ended it";
    readonly subject_transfer_wrong: "an object names another transfer than its own";
    readonly entry_forged: "an entry or its transfer was not written by this engine, or was changed later";
    readonly entry_misplaced: "an entry is on an account of another mode or currency than its transfer";
    readonly entry_orphaned: "an entry has no transfer";
    readonly account_altered: "an account row contradicts its id";
    readonly chain_broken: "an entry is missing from the chain of an account";
    readonly chain_altered: "an entry of a chain was changed or moved";
    readonly chain_head_wrong: "the chain of an account does not end where its row says";
    readonly balance_wrong: "a balance is not the sum of its entries";
    readonly balance_negative: "a wallet or float is negative";
    readonly payment_capture_wrong: "a payment and its capture disagree";
    readonly payment_attempt_wrong: "the attempt that paid a payment and its capture disagree";
    readonly payment_refunds_wrong: "a payment, its refunds and their transfers disagree";
    readonly payment_dispute_wrong: "a payment and its disputes disagree";
    readonly payment_exceeded: "more was refunded and disputed than was paid";
    readonly payment_credit_wrong: "the pending credit of a payment contradicts its transfers";
    readonly payment_hold_wrong: "the money held for the refunds and disputes of a payment differs from their sum";
    readonly payment_fee_wrong: "the fee of a payment, minus its refunds, differs from what the gateway was credited";
    readonly payment_status_wrong: "the status of a payment contradicts its capture or refunds";
    readonly settlement_amount_wrong: "a settlement, its lines and its transfer disagree";
    readonly settlement_lines_wrong: "a settlement has a wrong number of lines";
    readonly settlement_status_wrong: "the status of a settlement contradicts its payout";
    readonly settlement_range_wrong: "settlements of a merchant overlap, or omit lines between them";
};
type LedgerProblemCode = keyof typeof LEDGER_PROBLEMS;
/** An inconsistency. */
interface LedgerProblem {
    /** The kind of problem, for programs. */
    readonly code: LedgerProblemCode;
    /** Id of the inconsistent transfer, account, payment or settlement. */
    readonly subject: string;
    /** Description in one sentence with the numbers, in minor units. */
    readonly message: string;
}
/** Every notice of `verify`, for a consistent ledger. The codes are a closed list; the wording may change. */
declare const LEDGER_NOTICES: {
    readonly entries_unchained: "entries have waited for posting for more than a minute";
};
type LedgerNoticeCode = keyof typeof LEDGER_NOTICES;
/** Not an inconsistency, but something to do or to know. */
interface LedgerNotice {
    /** The subject's id, for programs. */
    readonly code: LedgerNoticeCode;
    /** Id of an account. */
    readonly subject: string;
    /** The problem and its remedy, in one sentence. */
    readonly message: string;
}

/**
 * Validates the rails: their ids are unique, and pages can show what they declare.
 * @throws RangeError when an id is not 2 to 32 of `a-z 0-9 _`, is reserved or used twice, a rail has no mode, or its charges
 * or one of its methods are invalid
 */
declare function checkedRails(rails: readonly Rail[]): readonly Rail[];

/**
 * Simulated mobile-money providers; the rail has test mode only, so live money cannot reach it. The last three digits
 * of the number determine the outcome (decisions §11); any other number pays. Orange Money asks the number that ends in
 * 049 for a code, 123456.
 */
declare function sandboxRail(): Rail;

/** The machine's sources of time, in milliseconds. */
interface TimeSources {
    /** Since the epoch. May be set, forward and back. */
    wallMs(): number;
    /** Since any moment. Never goes back. */
    monotonicMs(): number;
}

/**
 * The machine's clock, which within this process never goes back. Its timers keep the process alive: at shutdown the
 * signal must wake every sleeper.
 */
declare function systemClock(sources?: TimeSources): Required<Clock>;

/** The supported slow hashes. */
type HashAlgorithm = 'argon2id' | 'scrypt';

/** Options of the hasher. */
interface HasherOptions {
    /** Concurrent PINs, and concurrent passwords of all other lanes together. Default: see `defaultConcurrency`. */
    readonly concurrency?: Concurrency;
    /** Calls that may wait in each lane. Default: 50. At 25 ms each that is 0.6 s for PINs on two cores. */
    readonly queueMax?: number;
    /** Default: argon2id if the runtime has it (Node.js 24.7 and later), else scrypt. Both are always verified. */
    readonly algorithm?: HashAlgorithm;
    readonly random?: Random;
    /** Resolves after so many milliseconds. */
    readonly wait?: (milliseconds: number) => Promise<unknown>;
}
interface Concurrency {
    readonly pins: number;
    /** Below 1: one at a time, in this part of the time. */
    readonly passwords: number;
}
/**
 * Hashes with argon2id (19 MiB, t=2, p=1: OWASP's first choice) or scrypt (N=2^15, r=8, p=1) on Node's thread pool,
 * never on the event loop.
 *
 * A hash is the most expensive operation open to unauthenticated callers. PINs have threads of their own: a payment
 * never waits for a password. The lanes of passwords share the others in turn, so that a flood of logins delays a
 * registration by one hash and not by the flood. A lane with `queueMax` waiting calls rejects with
 * `SERVICE_UNAVAILABLE` (retry after 1 s) before any work is done; `untilRoom` holds up to 1 000 requests for a second
 * first, which slows down requests that wait for the answer before trying again.
 *
 * `verify` returns false for an invalid PHC string or absurd costs.
 */
declare function createHasher(options?: HasherOptions): Hasher;

/** Silent: the default of a library. */
declare function silentLogger(): Logger;
/**
 * One readable line per call: `17:40:03  message  key=value …`, local time, warnings and errors marked by a word.
 * Secret fields are redacted, and no value can start a new line or control a terminal.
 */
declare function prettyLogger(options: {
    /** Receives one line without its line break. */
    readonly write: (line: string) => void;
    /** Default: by the environment (`NO_COLOR`, `FORCE_COLOR`, and whether standard output is a terminal). */
    readonly color?: boolean;
    readonly clock?: Pick<Clock, 'now'>;
}): Logger;
/**
 * One JSON object per call, on one line: `{"level":"info","time":"…Z","message":"…", …fields}`. Secret fields are
 * redacted; a field cannot replace `level`, `time` or `message`.
 */
declare function jsonLogger(options: {
    /** Receives one line without its line break. */
    readonly write: (line: string) => void;
    readonly clock?: Pick<Clock, 'now'>;
}): Logger;

/**
 * The operating system's generator, read 4 KiB at a time: 16 bytes cost 60 ns instead of 1,500 ns. Used bytes are wiped
 * from the pool, so that no later reader of this memory finds a secret.
 */
declare function systemRandom(): Random;

/** All addresses of a name. Rejects, or resolves to none, when it has none. */
type Lookup = (name: string) => Promise<readonly string[]>;

/** Options of the sender. */
interface SenderOptions {
    /** Private ranges that are allowed, such as `127.0.0.0/8` and `::1/128` in development. */
    readonly allowNetworks?: readonly string[];
    /** Longest timeout of an attempt; see {@link SPREAD}. Default: 15 s. */
    readonly timeoutMs?: number;
    /** Timeout of a connection with its TLS, part of the attempt. Default: 3 s. */
    readonly connectTimeoutMs?: number;
    /** Name resolution. Default: the DNS and the operating system. */
    readonly lookup?: Lookup;
    /**
     * Connections per origin. Default: 128. What is in flight bounds them anyway (4 per endpoint): with a lower bound, a
     * hanging endpoint would delay its neighbours at a shared host.
     */
    readonly connectionsPerOriginMax?: number;
    /** Number of origins with open connections. Default: 256. */
    readonly originsMax?: number;
}
/**
 * Sends webhooks by HTTP/1.1 to untrusted addresses. Private, loopback, link-local and otherwise special
 * addresses are rejected when connecting, in any spelling and behind any name; it follows no redirect and uses no proxy
 * of the environment. `send` never rejects.
 *
 * `close` waits for what is being sent, at most `timeoutMs`, and rejects later calls.
 *
 * @throws RangeError when one of `allowNetworks` is not a CIDR
 */
declare function createSender(options?: SenderOptions): Sender;

export { ChargeRules, CheckedRail, Clock, GatewayError, Hasher, LEDGER_NOTICES, LEDGER_PROBLEMS, Logger, MerchantMode, RATE_LIMITS, Rail, RailMethod, Random, RootSecretError, SANDBOX_USERS, SchemaError, Sender, Store, checkedRails, contrast, createGateway, createHasher, createPlaces, createSender, dataOf, findTermsFault, formatAmount, isLocalHost, isTrivialPin, jsonLogger, linearLight, memoryRateLimiter, parseColor, prettyLogger, refused, sandboxRail, seedingProblem, silentLogger, systemClock, systemRandom, termsMethods, validateCharges, validateRailMethod };
export type { Admin, Arrived, Call, CallOptions, ChargeParams, Credential, Done, EventHandler, FeeOptions, FileResult, FileStore, Gateway, GatewayOptions, HandledEvent, HandledEventType, HandlerCall, HandlerOptions, Handlers, Identity, Ledger, LedgerNotice, LedgerNoticeCode, LedgerProblem, LedgerProblemCode, LogoFile, MethodOptions, NotReady, Origin, Payments, PaymentsWithin, PayoutsFrom, Places, RateLimitPolicy, RateLimited, RateLimiter, Refused, Result, RetentionOptions, Rgb, SandboxSeed, TermsFault, TermsOptions, TimeSources, Warning, Watch };

// engine.d.ts

import { A as AccountKind, a as Account, P as Payment, b as Attempt, R as Refund, D as Dispute, T as Transfer, d as ProviderClaim, e as AttemptNextAction, E as EngineStore } from './store.js';
import { ProviderBasis, RailDetail } from './index.js';
export { g as Agent, h as AgentLimits, i as AgentLocation, j as AgentLocationReads, k as AgentReads, l as ApiKey, m as AttemptClaim, n as AttemptFilter, o as AttemptHandle, p as AttemptMethod, q as AttemptReads, r as AttemptResolution, s as AuditEntry, t as AuditFilter, u as AuditLogReads, v as AuditPage, w as AuditedAccount, x as AuditedEntries, y as AuditedLines, z as AuditedPayment, B as AuditedPaymentHeader, C as AuditedSettlement, F as AuditedSubject, G as AuditedTransfer, H as CANCELED_MAX, I as CashCode, J as CashCodeReads, K as CashOutCode, L as Change, M as ChangeOf, N as ChangeType, O as CheckedRail, Q as Checking, S as CheckoutRead, U as CheckoutReads, V as ClaimName, W as ClaimRequest, X as ClaimedDelivery, Y as ClaimedLane, Z as CommitOutcome, _ as Customer, $ as CustomerCount, a0 as CustomerCounts, a1 as CustomerFilter, a2 as CustomerPayments, a3 as CustomerRead, a4 as CustomerReads, a5 as DailyKind, a6 as Deduction, a7 as Delivery, a8 as DeliveryAttempt, a9 as DeliveryFilter, aa as DeliveryState, ab as DisputeFilter, ac as DisputeReads, ad as DueTotal, ae as Entry, af as EntryPlace, ag as Event, ah as EventFilter, ai as ExportedCount, aj as FeeSchedule, ak as Figure, al as FilePart, am as FileReads, an as HealthReads, ao as HealthRequest, ap as HeldLanesRead, aq as IdempotencyRecord, ar as KeyReads, as as KycDecision, at as KycSubmission, au as Lane, av as LaneClaim, aw as LastCallback, ax as LedgerAudit, ay as LedgerCheck, az as LedgerLine, aA as LedgerRange, aB as LedgerReads, aC as LimitCount, aD as LimitTake, aE as LinkedCustomer, aF as Logo, aG as LookUpQueue, aH as Measure, aI as Merchant, aJ as MerchantMode, aK as MerchantNotes, aL as MerchantReads, aM as MethodReads, aN as MethodSetting, aO as MethodSettings, aP as ModeMethods, aQ as OperatorKey, aR as OwedDispute, aS as OwedFunds, aT as PROVIDER_CLAIMS, aU as Pace, aV as Page, aW as PaymentFilter, aX as PaymentLink, aY as PaymentLinkFilter, aZ as PaymentLinkRead, a_ as PaymentLinkReads, a$ as PaymentMark, b0 as PaymentReads, b1 as PaymentStatusSum, b2 as PaymentSums, b3 as PaymentsPage, b4 as PayoutAccount, b5 as PayoutAccountReads, b6 as PayoutExport, b7 as PayoutExportReads, b8 as PendingFigure, b9 as PersonReads, ba as Posting, bb as Principal, bc as ProviderClaims, bd as QueueName, be as QueueState, bf as ROWS, bg as RailOutcome, bh as RecentDeliveries, bi as RefundFilter, bj as RefundReads, bk as ReportReads, bl as RowChangeType, bm as RowInsert, bn as RowName, bo as RowOwner, bp as RowReads, bq as RowUpdate, br as RowsWith, bs as SESSIONS_MAX, bt as SandboxReads, bu as SandboxScenario, bv as SealedEntry, bw as SealedTransfer, bx as Session, by as SettledLane, bz as Settlement, bA as SettlementFilter, bB as SettlementReads, bC as SettlementTerms, bD as SigningKey, bE as SnakeCase, bF as StoreClaims, bG as StoreHealth, bH as StoreLimits, bI as StorePaces, bJ as StoreReads, bK as StoreUnavailableError, bL as StoreWakeups, bM as StoredEntry, bN as StoredFile, bO as StoredRow, bP as SuspendedMethod, bQ as SweepStep, bR as Swept, bS as Task, bT as TransferKind, bU as WakeReason, bV as WalletPaymentRead, bW as WebhookEndpoint, bX as WebhookReads, bY as WorkReads, bZ as Worker, b_ as checkRails, b$ as claimsIn, c0 as engineStore, c1 as rowChangeType, c2 as rowsWith, c3 as snakeCase } from './store.js';
import { PaymentMethodType, FailureCode, Locale, PayerMoneyState, KnownFrom } from '@mitako/contract/names';
export { RAIL_METHOD_TYPES } from '@mitako/contract/names';

/** The account's id describes it, so no look-up is needed. */
declare function accountId(owner: string, kind: AccountKind, currency: string, livemode: boolean): string;
/** The parts of an {@link accountId}. */
declare function parseAccountId(id: string): Pick<Account, 'ownerId' | 'kind' | 'currency' | 'livemode'>;
/**
 * Whether an entry is booked on the account's own row, in its own commit. Always for wallets and floats; for a
 * merchant's available balance only on debits, so that payers of one merchant never wait for each other. All other
 * entries are added to the row when they are posted.
 */
declare function isBookedInPlace(kind: AccountKind, amount: number): boolean;

/** Labels of providers, by their ids. */
type ProviderLabels = ReadonlyMap<string, string>;

/** The facts behind an explanation. Lists are oldest first. */
interface TimelineFacts {
    readonly payment: Payment;
    readonly attempts: readonly Attempt[];
    readonly refunds: readonly Refund[];
    readonly disputes: readonly Dispute[];
    readonly transfers: readonly Pick<Transfer, 'kind' | 'subjectId' | 'createdAtMs'>[];
    /** Labels of providers, `MTN MoMo`; providers that no rail offers any more are missing. */
    readonly labels: ProviderLabels;
    readonly nowMs: number;
}

/** The payment method used or attempted. */
interface PointMethod {
    readonly type: PaymentMethodType;
    readonly provider: string | null;
    /** The provider's label, `MTN MoMo`; null for wallets and cash. */
    readonly label: string | null;
    readonly phoneMasked: string | null;
}
type Uncharged = readonly ProviderBasis<'reportedFailure'>[] | null;
interface Ended {
    readonly amount: number;
    readonly atMs: number;
    /**
     * The source from which it is known that no attempt took money; null: one did, which another point explains, or it is
     * unknown.
     */
    readonly uncharged: Uncharged;
}
interface Underway {
    readonly amount: number;
    readonly method: PointMethod | null;
    readonly startedAtMs: number;
}
interface LatePayment {
    readonly amount: number;
    /** The source from which it is known that the provider has the money. */
    readonly by: ProviderBasis<'collectedLate'>;
    readonly method: PointMethod;
    /** When the gateway learned of it; no rail reports when it collected the money. */
    readonly learnedAtMs: number;
}
interface PendingRefunds {
    /** Sum of all pending ones. */
    readonly amount: number;
    readonly several: boolean;
    readonly sinceMs: number;
    readonly method: PointMethod | null;
}
interface ResolvedDispute {
    readonly amount: number;
    readonly atMs: number;
}
interface LostDispute extends ResolvedDispute {
    readonly method: PointMethod | null;
}
/** Everything that an explanation can say, with its data. Amounts are in the payment's currency. */
interface PointData {
    /** Open, without an attempt. */
    readonly not_tried: {
        readonly amount: number;
        readonly createdAtMs: number;
        readonly expiresAtMs: number;
    };
    /** Open, after a failed attempt. */
    readonly tried: {
        readonly amount: number;
        readonly method: PointMethod;
        readonly failureCode: FailureCode | null;
        readonly by: ProviderBasis<'reportedFailure'>;
        readonly uncharged: Uncharged;
        readonly atMs: number;
        readonly attemptsLeft: number;
        readonly expiresAtMs: number;
    };
    /** The payer is being asked to confirm. */
    readonly prompted: Underway & {
        readonly action: 'approve_on_phone' | 'enter_otp' | 'redirect';
        readonly by: ProviderClaim<'prompted'>;
        readonly untilMs: number;
    };
    /** The rail has not reported whether it accepted the charge, or the prompt has expired without an outcome. */
    readonly unanswered: Underway & {
        readonly nextPollAtMs: number | null;
    };
    /** The polling schedule has ended. */
    readonly in_review: Underway & {
        readonly pollsCount: number;
    };
    readonly paid: {
        readonly amount: number;
        readonly method: PointMethod | null;
        readonly by: ProviderBasis<'collected'>;
        readonly atMs: number;
        readonly fee: number;
        /** The part of the fee that succeeded refunds returned. */
        readonly feeReturned: number;
        /** When it should have been paid; null when it was. */
        readonly lateSinceMs: number | null;
    };
    readonly failed: Ended & {
        readonly method: PointMethod | null;
        readonly failureCode: FailureCode | null;
        readonly by: ProviderBasis<'reportedFailure'>;
        readonly attemptsCount: number;
    };
    readonly canceled: Ended & {
        readonly by: 'customer' | 'merchant' | null;
    };
    readonly expired: Ended & {
        readonly attemptsCount: number;
    };
    /** A late payment: its unapplied funds are being returned. */
    readonly late_payment_returning: LatePayment;
    /** … and the rail has not confirmed it in time. */
    readonly late_payment_overdue: LatePayment;
    readonly late_payment_returned: LatePayment & {
        readonly returnedAtMs: number;
    };
    readonly dispute_open: {
        readonly amount: number;
        readonly dueAtMs: number;
    };
    readonly dispute_overdue: {
        readonly amount: number;
        readonly dueAtMs: number;
    };
    readonly dispute_under_review: {
        readonly amount: number;
        readonly submittedAtMs: number;
    };
    readonly dispute_won: ResolvedDispute;
    /** The payer's wallet was credited. */
    readonly dispute_lost: ResolvedDispute;
    /** A refund returns the money, without a confirmation yet. */
    readonly dispute_lost_returning: LostDispute;
    /** … for longer than a refund should take. */
    readonly dispute_lost_overdue: LostDispute;
    /** The payer has the money: the provider or the operator said so. */
    readonly dispute_lost_returned: LostDispute & {
        readonly returnedAtMs: number;
        readonly by: ProviderBasis<'refunded'>;
    };
    /** No refund is under way: the operator has to return the money. `refusal`: of the last refund, if there was one. */
    readonly dispute_lost_owed: LostDispute & {
        readonly refusal: {
            readonly failureCode: FailureCode | null;
            readonly by: ProviderBasis<'refusedRefund'>;
        } | null;
    };
    readonly refunded_in_full: {
        readonly several: boolean;
        /** Of each refund that succeeded. */
        readonly by: readonly ProviderBasis<'refunded'>[];
        readonly atMs: number;
    };
    readonly refunded_in_part: {
        readonly amount: number;
        readonly of: number;
        readonly several: boolean;
        readonly by: readonly ProviderBasis<'refunded'>[];
        readonly atMs: number;
    };
    readonly refund_pending: PendingRefunds;
    readonly refund_overdue: PendingRefunds;
    readonly refund_failed: {
        readonly amount: number;
        readonly failureCode: FailureCode | null;
        readonly by: ProviderBasis<'refusedRefund'>;
        readonly atMs: number;
    };
    readonly nothing_to_do: Readonly<Record<never, never>>;
}
type PointKind = keyof PointData;
/** One statement of an explanation. */
type Point<Kind extends PointKind = PointKind> = {
    readonly [Each in Kind]: {
        readonly kind: Each;
        readonly data: PointData[Each];
    };
}[Kind];

/** Whom an explanation addresses as « you ». */
type Reader = 'merchant' | 'operator';
/** The points of an explanation, in order. */
declare function pointsOf(facts: TimelineFacts): readonly Point[];
/** The sentences of one point. */
declare function tell(point: Point, reader: Reader, currency: string): {
    readonly [Each in Locale]: string;
};

/** Statements of a checkout about the payer's money and its provider, with their source. */
interface KnownOfCheckout {
    /** Why the last attempt failed; null: none did, or a later decision replaced who said so. */
    readonly failure: ProviderBasis<'reportedFailure'> | null;
    /** Null: unknown, or the money is in the payment. */
    readonly money: {
        readonly state: PayerMoneyState;
        readonly by: readonly ProviderBasis[];
    } | null;
}
/** The rows of a payment that show it. */
interface ShownBy {
    /** Oldest first. */
    readonly attempts: readonly Attempt[];
    readonly refunds: readonly Refund[];
    /** Whether the unapplied funds of a late payment were returned. */
    readonly isReturned: (late: Attempt) => boolean;
}
declare function knownOf(payment: Payment, rows: ShownBy): KnownOfCheckout;
/** The source in one word. An operator's record is never the provider's. */
declare function knownFrom(bases: readonly ProviderBasis[]): KnownFrom;

/**
 * A number of 64 bits that sorts as the ids do. No two ids of one process have the same one; of two processes, those made
 * in the same millisecond do once in four million times.
 */
declare function numberOfId(id: string): bigint;

declare const ASKED: {
    readonly type: "wait_for_provider";
    readonly url: null;
};
/** The action shown to the payer: a code that the attempt no longer accepts is not requested. */
declare function shownAction(attempt: Attempt, nowMs: number): AttemptNextAction | typeof ASKED;

/** The newest charges of a rail that its provider did not take. */
interface TurnedAway {
    /** How many. */
    readonly count: number;
    /** Of so many: the newest of the last hour, 20 at most. */
    readonly of: number;
    /** The newest of them. */
    readonly attemptId: string;
    /** The provider's message; null: none. */
    readonly detail: RailDetail | null;
}
/** Null: its provider took all of them, or there were none. */
declare function turnedAway({ read }: Pick<EngineStore, 'read'>, { rail, livemode, nowMs }: {
    readonly rail: string;
    readonly livemode: boolean;
    readonly nowMs: number;
}): Promise<TurnedAway | null>;

type Named = 'id' | 'slug' | 'merchantId' | 'livemode' | 'amount' | 'currency' | 'createdAtMs' | 'expiresAtMs';
/** A payment as it begins, before any attempt. Fields that are given replace the defaults. */
declare function newPayment(given: Pick<Payment, Named> & Partial<Payment>): Payment;

/**
 * A payment's reference and description as they are searched: their terms, each between two spaces, without case and
 * accents. Null: there are none. Neither of the two changes once the payment exists.
 */
declare function searchTextOf({ customerReference, description, }: Pick<Payment, 'customerReference' | 'description'>): string | null;
/** The terms by which it is found. A single letter only confirms what another word has found. */
declare function indexedTermsOf(searchText: string | null): readonly string[];
/** Whether a word, or a term, is looked up. */
declare function isIndexed(term: string): boolean;
declare function isNumber(term: string): boolean;
/**
 * The words of a query, each once. A payment matches if it has all of them: a number as a whole term, or where no payment
 * of the merchant has it, and every other word, as the beginning of a term.
 */
declare function searchWordsIn(query: string): readonly string[];

/**
 * By rank, how much earlier a poll counts as due. The longest due comes first, so a later arrival overtakes it by that
 * much at most.
 */
declare const HEAD_STARTS_MS: readonly [5000, 0, number];
/**
 * 0: the poll of an attempt underway because of a callback. 1: of one underway, or of an ended one because of a callback. 2: of
 * an ended one.
 */
declare function pollRankOf(attempt: Attempt): number;

/** In place of a merchant's id: the owner of event handlers in the gateway's own program, which receive the events of all merchants. */
declare const EVERY_MERCHANT = "*";
/** Handlers of one gateway at most: the deliveries of an event have 32 names, for these and a merchant's endpoints. */
declare const HANDLERS_MAX = 16;

export { Account, AccountKind, Attempt, AttemptNextAction, Dispute, EVERY_MERCHANT, EngineStore, HANDLERS_MAX, HEAD_STARTS_MS, Payment, ProviderClaim, Refund, Transfer, accountId, indexedTermsOf, isBookedInPlace, isIndexed, isNumber, knownFrom, knownOf, newPayment, numberOfId, parseAccountId, pointsOf, pollRankOf, searchTextOf, searchWordsIn, shownAction, tell, turnedAway };
export type { KnownOfCheckout, Point, Reader, TimelineFacts, TurnedAway };

// store.d.ts

import { ErrorCode, PayoutAccountType, PayoutExportFormat, PayoutState, SettlementStatus, Role, OwnText, KycStatus, FeeRefundPolicy, SettlementSchedule, LogoType, Scope, CustomerType, Locale, PaymentMethodType, RailChoice, AttemptStatus, FailureCode, AttemptOutcomeName, PaymentStatus, RefundStatus, RefundSource, DisputeStatus, DisputeReturnStatus, FilePurpose, FileType, EventType, EventPattern, AuditAction, AuditActorType, AuditSubjectType, LedgerCheckStatus, DeliveryStatus, RailMethodType, AttemptRecord, RefundRecord } from '@mitako/contract/names';

declare const MARKER: unique symbol;
declare const UNAVAILABLE: unique symbol;
/**
 * A rejected request, by code. Status and message come from the contract's table; the message of `VALIDATION_ERROR` names
 * the fields. Check with {@link isGatewayError}, which also works when two copies of the package are installed.
 */
declare class GatewayError extends Error {
    readonly [MARKER] = true;
    readonly code: ErrorCode;
    readonly status: number;
    readonly details: Readonly<Record<string, unknown>>;
    /** Seconds, sent as `Retry-After`. */
    readonly retryAfterSeconds: number | null;
    constructor(code: ErrorCode, details?: Readonly<Record<string, unknown>>, options?: {
        readonly retryAfterSeconds?: number;
        readonly cause?: unknown;
    });
}
declare function isGatewayError(value: unknown): value is GatewayError;
/**
 * The database is unavailable: it does not respond, is shutting down, has no free connection, or a row stayed locked
 * too long. Nothing of the commit took effect; a claim's lease expires and the work becomes due again. Callers receive
 * `SERVICE_UNAVAILABLE`. Check with {@link isStoreUnavailable}.
 */
declare class StoreUnavailableError extends Error {
    readonly [UNAVAILABLE] = true;
    constructor(message: string, cause: unknown);
}
declare function isStoreUnavailable(value: unknown): value is StoreUnavailableError;
/** The database is not safe for money; the message says what to change. */
declare class StoreUnfitError extends Error {
    /** One sentence per problem, with its fix. */
    readonly faults: readonly string[];
    constructor(faults: readonly string[]);
}
/**
 * `VALIDATION_ERROR` for one field, worded like all others: "Must be …."
 * @param message what the field must be, without capital and full stop: "must be one of XAF"
 */
declare function invalidField(field: string, rule: string, message: string): GatewayError;

/** Where a merchant's settlements are paid out. Immutable: setting a new account replaces it. */
interface PayoutAccount { … }

/** A bank file of payouts, whose settlements name it. Immutable. */
interface PayoutExport { … }
/** Due payouts that are alike. */
interface DueTotal { … }
/** Settlements of an export with this status. */
interface ExportedCount { … }

/** Scenario of a seeded sandbox user (see `sandbox/scenarios.ts`). */
type SandboxScenario = 'success' | 'insufficient' | 'declined' | 'timeout' | 'refund';
/** A person or a business that can log in. */
interface Principal { … }
/** A session. Its refresh token carries the generation; only the current one can be rotated. */
interface Session { … }

/** The operator's settings of one payment method, in one mode. */
interface MethodSetting { … }
/** One mode of a merchant. Operator and merchant each write a field of their own: neither undoes what the other set. */
interface ModeMethods { … }
interface MethodSettings { … }
/** A method that starts no payments in a mode, for any merchant. */
interface SuspendedMethod { … }

/** The business data of a merchant; shares its id with the merchant's principal. */
interface Merchant { … }
/** A business verification as it was submitted, with what operators decided about it. Only decisions are added later. */
interface KycSubmission { … }
interface KycDecision { … }
/** Texts of a merchant's own: with the amount before customers pay, and on receipts. */
interface MerchantNotes { … }
/** The logo of a merchant's checkouts; one per merchant. */
interface Logo { … }
/** A merchant's fee per payment: percentage in basis points, plus a fixed part, with minimum and maximum. */
interface FeeSchedule { … }
/** When a merchant's money is paid out. */
interface SettlementTerms { … }

interface ApiKey { … }
interface OperatorKey { … }
/** Signs access and refresh tokens. The private part is stored encrypted. */
interface SigningKey { … }

/** A merchant's reusable page for payments. Its slug, mode and amounts never change. */
interface PaymentLink { … }

/** A payer who tried to pay a merchant in one mode. The row comes with the first attempt and goes when it is erased. */
interface Customer { … }

/**
 * The provider's own words about an outcome. Shown to the operator, never to payers; nothing in it may
 * be secret.
 */
interface RailDetail { … }

/** The merchant's own details of a payment, stored and returned unchanged. */
interface PaymentDetails { … }

interface Payment { … }
/** One payment attempt. */
interface Attempt { … }
/** An operator's decision about an attempt. */
interface AttemptResolution { … }
/** The payer's next step to complete an attempt. */
interface AttemptNextAction { … }

interface Refund { … }

interface Dispute { … }

/** An uploaded file. Its bytes are in the `FileStore`. */
interface StoredFile { … }
/** A sealed piece of a file that is kept in the database. */
interface FilePart { … }

/**
 * A payout: the range `fromSequence … throughSequence` of the chain of the merchant's available account. Its lines are
 * those ledger entries, and `amount` is their sum.
 */
interface Settlement { … }

/** What reports count. */
type Measure = 'paid' | 'refunded' | 'failed' | 'canceled' | 'expired' | 'paid_out';
/** How often something happened in a day, and how much money it was. */
interface Figure { … }
/** A figure that is not in the sums yet. */
interface PendingFigure { … }

/** The business data of an agent; shares its id with the agent's principal. */
interface Agent { … }
/** Limits of an agent's cash operations, in minor units. A day is a calendar day in Africa/Douala. */
interface AgentLimits { … }
/**
 * A customer's consent to one cash-out: without it an agent's PIN alone could empty wallets. One per wallet; a new code
 * replaces the old one.
 */
interface CashOutCode { … }

/** A place where customers find an agent. The operator's words; no account belongs to it. */
interface AgentLocation { … }

/** The code of one open payment, for paying it in cash at an agent. */
interface CashCode { … }

/**
 * Kinds of ledger accounts.
 *
 * `wallet` and `float` are booked in place and never negative. `merchant_available` receives credits as entries that
 * are posted later, and debits in place. All others receive entries only.
 */
type AccountKind = 
/** A user's money. */
'wallet'
/** An agent's money. */
 | 'float'
/** Credits of payments that cannot be paid out yet. */
 | 'merchant_pending'
/** Money that can be settled or refunded. */
 | 'merchant_available'
/** Held for refunds that a rail has not confirmed. */
 | 'refund_hold'
/** Held for disputes. */
 | 'dispute_hold'
/** Closed into settlements that are not paid out yet. */
 | 'settlement_clearing'
/** The gateway's revenue. */
 | 'fees'
/** A rail's, or the operator's bank's, debt to the gateway (negative) or claim on it. */
 | 'rail_clearing'
/** Unapplied funds: late payments and lost disputes, owed to their payers. */
 | 'suspense'
/** Source of simulated money. */
 | 'sandbox_issue';
interface Account { … }
type TransferKind = 'capture' | 'release' | 'refund' | 'refund_hold' | 'refund_release' | 'dispute_hold' | 'dispute_won' | 'dispute_lost' | 'dispute_return' | 'late_capture' | 'late_refund' | 'settlement' | 'settlement_paid' | 'settlement_failed' | 'cash_in' | 'cash_out' | 'float_funding' | 'sandbox_funding';
/** A movement of money. Append-only, like its entries. */
interface Transfer { … }
/** One side of a transfer; a negative amount debits the account. */
interface Entry { … }
/** A stored entry: only the engine can compute its MAC. */
interface SealedEntry { … }
/** A signed transfer, created by `sealTransfer`. */
interface SealedTransfer { … }
/** A stored entry and its position in the chain of its account; null until it is posted. */
interface StoredEntry { … }
/** The next links of an account's chain, and what they add to its balance. */
interface Posting { … }

/** An event, with the exact bytes of its webhooks. */
interface Event { … }
/** Also an event handler in process, whose id and address are `handler:<name>`. */
interface WebhookEndpoint { … }
/** The queue of one consumer of events: an endpoint or a handler. A process leases it to work on it. */
interface Lane { … }
/** Internal state of a delivery; the API shows `deliveryStatus`. `canceled`: its endpoint was deleted. */
type DeliveryState = 'pending' | 'delivered' | 'failed' | 'canceled';
interface Delivery { … }
interface DeliveryAttempt { … }

/** The stored response of an idempotent request. */
interface IdempotencyRecord { … }
/** Work that is due at a time and survives a crash. */
interface Task { … }

/** One action of a merchant or an operator. Entries are append-only. */
interface AuditEntry { … }

/** A process with background work, as it last reported. */
interface Worker { … }
/** One ledger check. */
interface LedgerCheck { … }

/** One page of a list, newest first: everything after `afterId`, at most `limit` rows. */
interface Page {
    readonly limit: number;
    /** The last id of the previous page; null for the first page. */
    readonly afterId: string | null;
    /** The first id that is in the list; ids contain their time. */
    readonly fromId?: string;
}
/** Owner and mode of the rows. */
interface MerchantMode {
    /** `mer_…` */
    readonly merchantId: string;
    /** True: real money. */
    readonly livemode: boolean;
}
/** Owner and mode of the rows, or those of one mode of all merchants. */
type RowOwner = MerchantMode | Pick<MerchantMode, 'livemode'>;

interface AgentLocationReads {
    /** Without a town: of all. */
    agentLocations(town: string | undefined, page: Page): Promise<readonly AgentLocation[]>;
    /** Ordered by name. */
    activeAgentLocations(town: string, limit: number): Promise<readonly AgentLocation[]>;
    /** With an active agent, in alphabetical order. */
    agentTowns(limit: number): Promise<readonly string[]>;
}

/** `createdAtMs` as `created_at_ms`. */
type SnakeCase<Text> = Text extends `${infer First}${infer Rest}` ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}` : '';
declare function snakeCase<Text extends string>(text: Text): SnakeCase<Text>;

/**
 * What a row may have of its own, here of a payment link:
 * - `insert`: the change `payment_link.insert` with the row as `paymentLink`. Refused when its id, or another unique key,
 *   exists.
 * - `update`: the change `payment_link.update` with the whole next state and `fromVersion`. It applies only to that
 *   version and writes `version`; what never changes stays as it is.
 * - `byId`: the read `paymentLinkById`.
 * - `byIds`: the read `paymentLinksByIds`: those that exist, in any order. At most a page of them.
 */
type Ability = 'insert' | 'update' | 'byId' | 'byIds';
/**
 * The objects that are stored as one row each. Their changes and reads, the statements of these, the witnesses of inserts
 * and the tests of the store suite follow from this map.
 */
declare const ROWS: {
    /** Refused when the e-mail exists for this role. */
    principal: DeclaredRow<Principal, "insert" | "byId" | "byIds">;
    merchant: DeclaredRow<Merchant, "insert" | "byId" | "byIds" | "update">;
    /** Refused beside another one of the merchant that is not replaced. An update never changes what was submitted. */
    kycSubmission: DeclaredRow<KycSubmission, "insert" | "update">;
    agent: DeclaredRow<Agent, "insert" | "byId" | "byIds" | "update">;
    agentLocation: DeclaredRow<AgentLocation, "insert" | "byId" | "update">;
    /**
     * Revokes what the account then has more than `SESSIONS_MAX` of: first sessions that were logged out, then those that
     * were not used for longest, never the new one.
     */
    session: DeclaredRow<Session, "insert">;
    apiKey: DeclaredRow<ApiKey, "insert" | "byId">;
    operatorKey: DeclaredRow<OperatorKey, "insert" | "byId">;
    signingKey: DeclaredRow<SigningKey, "insert">;
    /** An update leaves its counts as they are. */
    paymentLink: DeclaredRow<PaymentLink, "insert" | "byId" | "update">;
    payment: DeclaredRow<Payment, "insert" | "byId" | "byIds">;
    /**
     * Refused while the payment has a live attempt (unique key). Also stores its customer, unless that is stored already.
     * An update clears the poll lease as well.
     */
    attempt: DeclaredRow<Attempt, "insert" | "byId" | "update">;
    refund: DeclaredRow<Refund, "insert" | "byId" | "update">;
    dispute: DeclaredRow<Dispute, "insert" | "byId" | "update">;
    file: DeclaredRow<StoredFile, "byIds" | "update">;
    /** The file must exist. */
    filePart: DeclaredRow<FilePart, "insert">;
    /** Refused when another settlement of this merchant, mode and currency begins at the same sequence. */
    settlement: DeclaredRow<Settlement, "insert" | "byId" | "byIds" | "update">;
    payoutExport: DeclaredRow<PayoutExport, "insert" | "byId">;
    /** Refused beside another one of the merchant in this mode that is not replaced. */
    payoutAccount: DeclaredRow<PayoutAccount, "insert">;
    account: DeclaredRow<Account, "byId">;
    /** What reports will count. */
    figure: DeclaredRow<PendingFigure, "insert">;
    /** Refused when the payment has a code, and when another payment has this one (unique keys). */
    cashCode: DeclaredRow<CashCode, "insert">;
    event: DeclaredRow<Event, "byId">;
    /** Reads by id find deleted ones too. An update replaces the patterns too, and opens or closes the lane. */
    endpoint: DeclaredRow<WebhookEndpoint, "byId" | "byIds" | "update">;
    /** Also puts it into the queue of its endpoint, unless it has ended. */
    delivery: DeclaredRow<Delivery, "insert" | "byId">;
    task: DeclaredRow<Task, "insert">;
    auditEntry: DeclaredRow<AuditEntry, "byId">;
    /** Refused when there is a check with this sequence. */
    ledgerCheck: DeclaredRow<LedgerCheck, "insert" | "byId">;
};
interface DeclaredRow<Row, Has extends Ability> {
    readonly has: readonly Has[];
    /** For types only; always undefined. */
    readonly row?: Row;
}
type RowName = keyof typeof ROWS;
/** The object of a row. */
type StoredRow<Name extends RowName> = (typeof ROWS)[Name] extends DeclaredRow<infer Row, infer _> ? Row : never;
/** Names of the rows that have this. */
type RowsWith<Has extends Ability> = {
    [Name in RowName]: (typeof ROWS)[Name] extends DeclaredRow<infer _, infer Own> ? Has extends Own ? Name : never : never;
}[RowName];
declare function rowsWith<Has extends Ability>(has: Has): readonly RowsWith<Has>[];
/** `payment_link.insert`. */
type RowChangeType<Name extends RowName, Has extends 'insert' | 'update'> = `${SnakeCase<Name>}.${Has}`;
declare function rowChangeType<Name extends RowName, Has extends 'insert' | 'update'>(name: Name, has: Has): RowChangeType<Name, Has>;
type RowInsert = {
    [Name in RowsWith<'insert'>]: {
        readonly [Field in 'type' | Name]: Field extends RowName ? StoredRow<Field> : RowChangeType<Name, 'insert'>;
    };
}[RowsWith<'insert'>];
type RowUpdate = {
    [Name in RowsWith<'update'>]: {
        readonly [Field in 'type' | Name]: Field extends RowName ? StoredRow<Field> : RowChangeType<Name, 'update'>;
    } & {
        readonly fromVersion: number;
    };
}[RowsWith<'update'>];
type RowReads = {
    readonly [Name in RowsWith<'byId'> as `${Name}ById`]: (id: string) => Promise<StoredRow<Name> | null>;
} & {
    readonly [Name in RowsWith<'byIds'> as `${Name}sByIds`]: (ids: readonly string[]) => Promise<readonly StoredRow<Name>[]>;
};

/** What is counted by day: cash of a float, and wrong cash codes of an agent. */
type DailyKind = 'cash_in' | 'cash_out' | 'cash_code_tries';
/** Deliveries that one commit cancels: a few milliseconds of SQLite, during which no other write runs. */
declare const CANCELED_MAX = 500;
/** Sessions of an account that are not revoked. */
declare const SESSIONS_MAX: 100;
/**
 * One write, as data. A list of changes is committed as a whole or not at all.
 *
 * Each kind is one or more statements, and each statement knows how many rows it must touch; a different number is a
 * refusal that names the change (`guard`), and the whole list is undone. A guard tests only columns of the row its
 * statement changes, a unique key or a CHECK, because under READ COMMITTED a waiting writer rechecks nothing else.
 */
type Change = RowInsert | RowUpdate
/** Sets PIN or password; a new PIN resets `pinFailures`, the lock and the lease. */
 | {
    readonly type: 'principal.set_pin';
    readonly id: string;
    readonly pinHash: string;
} | {
    readonly type: 'principal.set_password';
    readonly id: string;
    readonly passwordHash: string;
}
/** Revokes all sessions too, {@link SESSIONS_MAX} at most. Refused when the principal is already disabled. */
 | {
    readonly type: 'principal.disable';
    readonly id: string;
    readonly nowMs: number;
}
/**
 * Counts one PIN attempt before it is verified, and leases the verification. Refused unless the count is still
 * `fromFailures` and neither a lock nor a lease is in force at `nowMs`, so that parallel guesses are counted one by
 * one.
 */
 | {
    readonly type: 'principal.count_pin';
    readonly id: string;
    readonly fromFailures: number;
    readonly nowMs: number;
    /** Set with the attempt that locks. */
    readonly lockedUntilMs: number | null;
    readonly leaseToken: string;
    readonly leaseEndsAtMs: number;
}
/** Releases the lease of a wrong PIN. Refused unless it is still leased with this token. */
 | {
    readonly type: 'principal.release_pin';
    readonly id: string;
    readonly leaseToken: string;
}
/** Reverts a count whose PIN was never verified. Refused unless it is still leased with this token. */
 | {
    readonly type: 'principal.uncount_pin';
    readonly id: string;
    readonly leaseToken: string;
    /** The previous lock. */
    readonly lockedUntilMs: number | null;
}
/** Resets failures, lock and lease after a correct PIN. Refused unless the PIN is still the verified one. */
 | {
    readonly type: 'principal.clear_pin_failures';
    readonly id: string;
    readonly pinHash: string;
}
/** Replaces an earlier suspension of the method in its mode. */
 | {
    readonly type: 'method.suspend';
    readonly suspendedMethod: SuspendedMethod;
}
/** Any number of rows (0 or 1). */
 | {
    readonly type: 'method.reinstate';
    readonly livemode: boolean;
    readonly method: string;
}
/**
 * Brings what the merchant's test objects wait for nearer: expiries, releases, polls, tasks, attempts of webhooks, terms
 * of disputes. Any number of rows; live ones never.
 */
 | {
    readonly type: 'sandbox.advance';
    readonly merchantId: string;
    readonly byMs: number;
}
/** Sets or replaces the merchant's logo. The merchant must exist. */
 | {
    readonly type: 'logo.put';
    readonly logo: Logo;
}
/** Any number of rows (0 or 1). */
 | {
    readonly type: 'logo.delete';
    readonly merchantId: string;
}
/** Refused unless the session is at `fromGeneration`, neither logged out nor revoked. */
 | {
    readonly type: 'session.rotate';
    readonly id: string;
    readonly fromGeneration: number;
    readonly nowMs: number;
    readonly idleExpiresAtMs: number;
}
/** Records a reauthentication. Refused when the session was revoked. */
 | {
    readonly type: 'session.prove_password';
    readonly id: string;
    readonly nowMs: number;
}
/** Refused when the session is already logged out. */
 | {
    readonly type: 'session.end_refresh';
    readonly id: string;
    readonly nowMs: number;
}
/** Updates a live session of the principal, or is refused. */
 | {
    readonly type: 'session.revoke';
    readonly id: string;
    readonly principalId: string;
    readonly nowMs: number;
}
/** Any number of rows below {@link SESSIONS_MAX}. */
 | {
    readonly type: 'session.revoke_others';
    readonly principalId: string;
    readonly exceptId: string;
    readonly nowMs: number;
}
/** Refused unless the merchant has fewer active keys of the mode: not revoked, and not expired at `nowMs`. */
 | {
    readonly type: 'assert.api_keys_below';
    readonly merchantId: string;
    readonly livemode: boolean;
    readonly limit: number;
    readonly nowMs: number;
}
/** Any number of rows (0 or 1): shortens the life of a rolled key, never extends it. */
 | {
    readonly type: 'api_key.end_after_grace';
    readonly id: string;
    readonly graceEndsAtMs: number;
}
/** Refused when the key is already revoked. */
 | {
    readonly type: 'api_key.revoke';
    readonly id: string;
    readonly merchantId: string;
    readonly nowMs: number;
}
/** Any number of rows. Written at most once a minute per key, off the hot path. */
 | {
    readonly type: 'api_key.touch';
    readonly id: string;
    readonly nowMs: number;
}
/** Refused when the key is already revoked. */
 | {
    readonly type: 'operator_key.revoke';
    readonly id: string;
    readonly nowMs: number;
}
/** As `api_key.touch`. */
 | {
    readonly type: 'operator_key.touch';
    readonly id: string;
    readonly nowMs: number;
}
/** Any number of rows: all signing keys but this one only verify from now on. */
 | {
    readonly type: 'signing_key.retire_others';
    readonly id: string;
    readonly nowMs: number;
}
/** Refused unless the key exists, is not revoked and has not expired at `nowMs`. */
 | {
    readonly type: 'assert.api_key';
    readonly id: string;
    readonly nowMs: number;
}
/** The same of an operator key. */
 | {
    readonly type: 'assert.operator_key';
    readonly id: string;
    readonly nowMs: number;
}
/** Refused when the session was revoked. */
 | {
    readonly type: 'assert.session';
    readonly id: string;
}
/** Refused unless the session authenticated at or after `sinceMs`, and when it was revoked. */
 | {
    readonly type: 'assert.password_proven';
    readonly id: string;
    readonly sinceMs: number;
}
/**
 * Refused unless this is still the principal's password, and when the principal is disabled. Neither can change
 * before the list is committed, so a login is serialised with a password change and with disabling.
 */
 | {
    readonly type: 'assert.password';
    readonly id: string;
    readonly passwordHash: string;
}
/** Refused unless the merchant's KYC is approved and it is not suspended. */
 | {
    readonly type: 'assert.merchant_live';
    readonly id: string;
}
/** Refused when the merchant is suspended. */
 | {
    readonly type: 'assert.merchant_active';
    readonly id: string;
}
/** Refused when the agent is suspended. */
 | {
    readonly type: 'assert.agent_active';
    readonly id: string;
}
/** Refused when the method is suspended in this mode, or the merchant has changed: its settings switch methods off. */
 | {
    readonly type: 'assert.method_offered';
    readonly merchantId: string;
    readonly merchantVersion: number;
    readonly livemode: boolean;
    readonly method: string;
}
/** Appends an entry; the store adds the actor's current name. Entries are never changed or deleted. */
 | {
    readonly type: 'audit.append';
    readonly entry: Omit<AuditEntry, 'actorName'>;
}
/** `from`: the state that it was decided on, of which the version is the guard. */
 | {
    readonly type: 'payment.update';
    readonly payment: Payment;
    readonly from: Pick<Payment, 'version' | 'status' | 'releaseAtMs'>;
}
/** Refused unless the link is active and has not expired at `nowMs`. */
 | {
    readonly type: 'assert.payment_link_open';
    readonly id: string;
    readonly nowMs: number;
}
/** Its payment is requested from the payer or paid. Refused while bounded and without a place left. */
 | {
    readonly type: 'payment_link.take_place';
    readonly id: string;
    readonly isBounded: boolean;
}
/** Its payment was paid: it keeps its place. */
 | {
    readonly type: 'payment_link.keep_place';
    readonly id: string;
    readonly amount: number;
}
/** Its payment is no longer asked for. Refused when no payment holds a place. */
 | {
    readonly type: 'payment_link.free_place';
    readonly id: string;
}
/** In place of those that are there; null deletes them. Refused when there is no such customer. */
 | {
    readonly type: 'customer.set_notes';
    readonly id: string;
    readonly encryptedNotes: string | null;
    readonly notesAtMs: number | null;
}
/** With the notes. Refused when there is no such customer. */
 | {
    readonly type: 'customer.erase';
    readonly id: string;
}
/** Refused when the merchant, in this mode, would have more files or bytes. The merchant must exist. */
 | {
    readonly type: 'file.insert';
    readonly file: StoredFile;
    readonly countMax: number;
    readonly bytesMax: number;
}
/** Refused unless the file is being deleted. */
 | {
    readonly type: 'file.delete';
    readonly id: string;
}
/** Any number of rows. */
 | {
    readonly type: 'file_parts.delete';
    readonly fileId: string;
}
/** Refused when it was replaced before. */
 | {
    readonly type: 'payout_account.replace';
    readonly id: string;
    readonly nowMs: number;
}
/** Refused when it was replaced. */
 | {
    readonly type: 'assert.payout_account';
    readonly id: string;
}
/** Refused when the merchant has one in this mode. */
 | {
    readonly type: 'assert.no_payout_account';
    readonly merchantId: string;
    readonly livemode: boolean;
}
/** Opens an account unless it exists; any number of rows. */
 | {
    readonly type: 'account.open';
    readonly account: Account;
}
/** Debits a wallet, a float or a merchant's available balance; refused when the balance is too low. */
 | {
    readonly type: 'account.debit';
    readonly accountId: string;
    readonly amount: number;
}
/** The opposite of a debit: refused unless the account exists and has less than this. */
 | {
    readonly type: 'assert.account_below';
    readonly accountId: string;
    readonly amount: number;
}
/** Debits a merchant's available balance, below zero if necessary. */
 | {
    readonly type: 'account.overdraw';
    readonly accountId: string;
    readonly amount: number;
}
/** Credits a wallet or float. */
 | {
    readonly type: 'account.credit';
    readonly accountId: string;
    readonly amount: number;
}
/**
 * Posts entries: extends an account's chain. Refused unless the chain still ends at `fromSequence` and none of the
 * entries is posted yet.
 */
 | {
    readonly type: 'account.post';
    readonly posting: Posting;
}
/** Takes these figures from the queue and adds to the sums of their days; refused unless all of them wait. */
 | {
    readonly type: 'figures.count';
    readonly ids: readonly string[];
    readonly sums: readonly Figure[];
}
/**
 * Books a balanced transfer; refused when its subject already has one of this kind, so a payment is captured once.
 * Throws when its entries do not sum to zero, or when one of them is on an account of another mode or currency.
 */
 | {
    readonly type: 'transfer.insert';
    readonly transfer: SealedTransfer;
}
/** Counts an amount towards an account's daily limit; refused beyond `limit`. */
 | {
    readonly type: 'daily_total.add';
    readonly accountId: string;
    readonly kind: DailyKind;
    /** Of Africa/Douala, `2026-01-31`. */
    readonly day: string;
    readonly amount: number;
    readonly limit: number;
}
/** Takes back what was counted before; refused beyond what was. */
 | {
    readonly type: 'daily_total.return';
    readonly accountId: string;
    readonly kind: DailyKind;
    readonly day: string;
    readonly amount: number;
}
/** Deletes the code; refused when it was deleted. */
 | {
    readonly type: 'cash_code.use';
    readonly paymentId: string;
    readonly codeHash: string;
}
/** Replaces the wallet's code. */
 | {
    readonly type: 'cash_out_code.put';
    readonly code: CashOutCode;
}
/**
 * Counts one code attempt before it is compared. Refused when the wallet's code was deleted or replaced, or its count
 * is no longer `fromFailures`.
 */
 | {
    readonly type: 'cash_out_code.count_failure';
    readonly walletId: string;
    readonly codeHash: string;
    readonly fromFailures: number;
}
/** Deletes the code; refused when it was deleted or replaced, or has expired at `nowMs`. */
 | {
    readonly type: 'cash_out_code.use';
    readonly walletId: string;
    readonly codeHash: string;
    readonly nowMs: number;
}
/** Deletes the wallet's code, whichever it is. Any number of rows (0 or 1). */
 | {
    readonly type: 'cash_out_code.void';
    readonly walletId: string;
}
/**
 * Stores the event and, in the next statement, one delivery per enabled endpoint of the merchant and mode whose
 * patterns match; `deliveryIdBase` (all but the last character of a delivery id) names them.
 */
 | {
    readonly type: 'event.append';
    readonly event: Event;
    readonly deliveryIdBase: string;
}
/** Refused beyond `limit` endpoints of the merchant, counted on the merchant's own row. */
 | {
    readonly type: 'endpoint.insert';
    readonly endpoint: WebhookEndpoint;
    readonly limit: number;
}
/**
 * Soft-deletes, frees its slot, deletes its lane, and cancels pending deliveries: the first {@link CANCELED_MAX} in the
 * order of their next attempts.
 */
 | {
    readonly type: 'endpoint.delete';
    readonly id: string;
    readonly merchantId: string;
    readonly nowMs: number;
}
/** An event handler in process, with its lane; refused when there is one of its name. */
 | {
    readonly type: 'handler.insert';
    readonly handler: WebhookEndpoint;
}
/** Deletes it with its lane, and cancels pending deliveries, as many as of an endpoint. Any number of rows. */
 | {
    readonly type: 'handler.delete';
    readonly id: string;
}
/** Cancels the next {@link CANCELED_MAX} pending deliveries. Any number of rows. */
 | {
    readonly type: 'delivery.cancel_waiting';
    readonly endpointId: string;
}
/**
 * The outcome of an attempt that was under way when its endpoint was deleted: `delivered`, or `canceled`. Refused when
 * the endpoint is not deleted, or the attempt is written.
 */
 | {
    readonly type: 'delivery.end_late';
    readonly delivery: Delivery;
    readonly attempt: DeliveryAttempt;
}
/**
 * Any number of rows: a success ends the run of failures, a failure extends it. Both increment `version`, so that an
 * update decided on an older run is refused.
 */
 | {
    readonly type: 'endpoint.note_success';
    readonly id: string;
} | {
    readonly type: 'endpoint.note_failure';
    readonly id: string;
    readonly nowMs: number;
}
/** Refused when the event was swept. From here to the commit, no sweep takes it. */
 | {
    readonly type: 'event.keep';
    readonly id: string;
}
/**
 * Makes a delivery that waits for its next attempt due at `nowMs`. Any number of rows: one that is due or has ended
 * stays unchanged.
 */
 | {
    readonly type: 'delivery.hasten';
    readonly id: string;
    /** Attempts so far: one that was attempted in the meantime stays unchanged. */
    readonly attemptsCount: number;
    readonly nowMs: number;
}
/**
 * Outcomes of attempts, of several lanes at once. Refused unless each lane is still leased with its token, and each
 * delivery still waits with one attempt fewer. `delivery` is the next state.
 */
 | {
    readonly type: 'lanes.settle';
    readonly lanes: readonly SettledLane[];
}
/** Frees a lane if it is still leased with this token. Any number of rows (0 or 1). */
 | {
    readonly type: 'lane.release';
    readonly consumerId: string;
    readonly leaseToken: string;
}
/** Refused when the key exists and has not expired at `record.createdAtMs`. */
 | {
    readonly type: 'idempotency.insert';
    readonly record: IdempotencyRecord;
}
/**
 * The response of work that was started with `running`. Any number of rows: the outcome counts even if the record
 * expired.
 */
 | {
    readonly type: 'idempotency.finish';
    readonly key: string;
    readonly status: number;
    readonly sealedBody: string;
}
/** Takes over a `running` record whose lease ended; refused when another process was faster. */
 | {
    readonly type: 'idempotency.take_over';
    readonly key: string;
    readonly nowMs: number;
    readonly leaseEndsAtMs: number;
}
/**
 * Deletes a `running` record whose work certainly did not happen, so that the key can be used again. Any number of
 * rows.
 */
 | {
    readonly type: 'idempotency.forget';
    readonly key: string;
}
/** Refused unless the task is still leased with this token. */
 | {
    readonly type: 'task.finish';
    readonly id: string;
    readonly leaseToken: string;
}
/** Postpones a leased task. Refused unless the task is still leased with this token. */
 | {
    readonly type: 'task.postpone';
    readonly id: string;
    readonly leaseToken: string;
    readonly dueAtMs: number;
    /** Counts a failure, which the next try may have to differ from. */
    readonly hasFailed: boolean;
    /** False: nothing was tried, and the claim is not counted. */
    readonly isTry: boolean;
}
/**
 * Deletes a task whose work was done elsewhere. Refused when it is gone, or leased at `nowMs`: its holder may be
 * calling a rail at this moment.
 */
 | {
    readonly type: 'task.cancel';
    readonly id: string;
    readonly nowMs: number;
}
/** Any number of rows: replaces a process's last report. */
 | {
    readonly type: 'worker.put';
    readonly worker: Worker;
}
/** Extends a lease and records the progress of the check. Refused unless it is still leased with this token. */
 | {
    readonly type: 'ledger_check.renew';
    readonly id: string;
    readonly leaseToken: string;
    readonly leaseEndsAtMs: number;
    readonly checked: LedgerCheck['checked'];
}
/** Releases a check for another process (shutdown). Any number of rows. */
 | {
    readonly type: 'ledger_check.release';
    readonly id: string;
    readonly leaseToken: string;
    readonly nowMs: number;
}
/** The result. Refused unless it is still leased with this token. */
 | {
    readonly type: 'ledger_check.finish';
    readonly ledgerCheck: LedgerCheck;
    readonly leaseToken: string;
};
/** Outcomes of attempts on one lane, and the lane after them. */
interface SettledLane {
    readonly consumerId: string;
    readonly leaseToken: string;
    readonly outcomes: readonly {
        readonly delivery: Delivery;
        readonly attempt: DeliveryAttempt;
    }[];
    /** The address that answered 2xx; null: unchanged. */
    readonly provenAddress: string | null;
    readonly failuresCount: number;
    readonly isSlow: boolean;
    /** Until when its holder keeps it; null frees it. */
    readonly leaseEndsAtMs: number | null;
}
type ChangeType = Change['type'];
/** A change of one kind. */
type ChangeOf<Type extends ChangeType> = Extract<Change, {
    readonly type: Type;
}>;

interface AgentReads {
    cashOutCode(walletId: string): Promise<CashOutCode | null>;
    /** What `daily_total.add` counted so far. */
    dailyTotal(accountId: string, kind: DailyKind, day: string): Promise<number>;
}

/** Each is one query, because each call pays for it. */
interface KeyReads {
    /** With only the merchant fields that every call checks, not the whole row. */
    apiKeyByHash(hash: string): Promise<{
        readonly apiKey: ApiKey;
        readonly merchant: Pick<Merchant, 'id' | 'kycStatus' | 'suspendedAtMs'>;
    } | null>;
    apiKeys(merchantId: string, page: Page): Promise<readonly ApiKey[]>;
    operatorKeyByHash(hash: string): Promise<OperatorKey | null>;
    operatorKeys(page: Page): Promise<readonly OperatorKey[]>;
    /** All signing keys, newest first. */
    signingKeys(): Promise<readonly SigningKey[]>;
}

/** An attempt of one of a rail's methods, from which its health is derived. */
type RailOutcome = Pick<Attempt, 'id' | 'methodProvider' | 'methodCountry' | 'phoneHash' | 'status' | 'failureCode' | 'acceptedAtMs' | 'createdAtMs' | 'updatedAtMs'>;

interface AttemptReads {
    /** Without an owner: of all merchants. */
    attempts(filter: AttemptFilter, page: Page): Promise<readonly Attempt[]>;
    /** Oldest first. */
    attemptsOfPayment(paymentId: string): Promise<readonly Attempt[]>;
    /** The newest attempt of a rail with this reference of the provider's. */
    attemptByRailReference(rail: string, railReference: string): Promise<Attempt | null>;
    /** Newest first, at a cost that is independent of the amount of data. */
    attemptsByHandle(handle: AttemptHandle, limit: number): Promise<readonly Attempt[]>;
    /** A merchant's attempts by numbers with these last three digits, those of the newest payments first. */
    attemptsByEnding(owner: MerchantMode, phoneEnding: string, limit: number): Promise<readonly Attempt[]>;
    /** Number of attempts in review, counted up to `limit`. */
    attemptsInReview(owner: MerchantMode, limit: number): Promise<number>;
    /** Late payments whose money is owed, by attempt. Without an owner: of all merchants. */
    owedFunds(owner: RowOwner | undefined, page: Page): Promise<readonly OwedFunds[]>;
    /**
     * The outcomes of a rail's newest mobile-money attempts in a mode, newest first, from this id on. At a cost that is
     * independent of the amount of data.
     */
    railOutcomes(filter: {
        readonly rail: string;
        readonly livemode: boolean;
        readonly fromId: string;
    }, limit: number): Promise<readonly RailOutcome[]>;
    /**
     * The attempts of a method of a rail whose callbacks came last, newest first. At a cost that is independent of the
     * amount of data.
     */
    lastCallbacks(method: AttemptMethod, limit: number): Promise<readonly LastCallback[]>;
}
interface AttemptFilter {
    readonly owner?: RowOwner | undefined;
    readonly status?: AttemptStatus | undefined;
    readonly paymentId?: string | undefined;
    /** Of mobile money, or `wallet`. */
    readonly rail?: string | undefined;
    readonly provider?: string | undefined;
    /** Inclusive; ids contain their time. */
    readonly fromId?: string | undefined;
    /** Exclusive. */
    readonly beforeId?: string | undefined;
}
/** What is known of an attempt outside the gateway. */
type AttemptHandle = {
    readonly railReference: string;
}
/** Of its `railDetail`. */
 | {
    readonly railRequestId: string;
}
/** Of the payer's whole number. */
 | {
    readonly phoneHash: string;
}
/** The last three digits of `phoneMasked`. */
 | {
    readonly phoneEnding: string;
};
/** A late payment with the task that returns its money. */
interface OwedFunds {
    /** The attempt's. */
    readonly id: string;
    readonly attempt: Attempt;
    readonly task: Pick<Task, 'dueAtMs' | 'attemptsCount' | 'failuresCount'>;
}
/** A method of a rail, in one mode. */
interface AttemptMethod {
    readonly rail: string;
    readonly livemode: boolean;
    readonly provider: string;
    readonly country: string;
}
/** The last callback about an attempt. */
interface LastCallback {
    readonly attemptId: string;
    readonly atMs: number;
}

interface AuditLogReads {
    auditEntries(filter: AuditFilter, page: Page): Promise<readonly AuditEntry[]>;
}
/** All conditions together. */
interface AuditFilter {
    readonly merchantId?: string | undefined;
    readonly actorId?: string | undefined;
    readonly subjectId?: string | undefined;
    readonly action?: AuditAction | undefined;
}

interface CashCodeReads {
    cashCodeOfPayment(paymentId: string): Promise<CashCode | null>;
    cashCodeByHash(codeHash: string): Promise<CashCode | null>;
}

interface CheckoutReads {
    /** With its merchant, its live attempt and the suspended methods: what the checkout needs, in one query. */
    checkoutBySlug(slug: string): Promise<CheckoutRead | null>;
    /** All data for deciding a wallet payment, in one query; null when there is no such payer. */
    walletPayment(request: {
        readonly slug: string;
        readonly payerId: string;
        readonly idempotencyKey: string | null;
    }): Promise<WalletPaymentRead | null>;
}
interface CheckoutRead {
    readonly payment: Payment;
    readonly merchant: Merchant;
    readonly liveAttempt: Attempt | null;
    /** Names of those that are suspended in the payment's mode, in any order. */
    readonly suspendedMethods: readonly string[];
}
/** All data for deciding a wallet payment, read at once. */
interface WalletPaymentRead {
    readonly payer: Principal;
    readonly checkout: CheckoutRead | null;
    /** In the payment's currency and mode; null if the payer has none. */
    readonly wallet: Account | null;
    /** The stored record of the idempotency key, expired or not. */
    readonly remembered: IdempotencyRecord | null;
}

interface CustomerReads {
    customerById(id: string): Promise<CustomerRead | null>;
    /** Newest first, by their first attempt; `afterId` is such an attempt. */
    customers(filter: CustomerFilter, page: Page): Promise<readonly CustomerRead[]>;
    /** Counts the payments of a customer's newest attempts, as many as the limit. */
    customerTotals(filter: CustomerPayments, limit: number): Promise<CustomerCounts>;
}
interface CustomerRead {
    readonly customer: Customer;
    /** The newest payment that the customer tried to pay; null: none of their attempts is stored. */
    readonly lastPaymentId: string | null;
}
/** All conditions together. */
interface CustomerFilter extends MerchantMode {
    readonly ids?: readonly string[] | undefined;
    readonly phoneMasked?: string | undefined;
}
interface CustomerPayments extends MerchantMode {
    readonly customer: LinkedCustomer;
    /** Of payments, inclusive; ids contain their time. */
    readonly fromId?: string | undefined;
    /** Exclusive. */
    readonly beforeId?: string | undefined;
}
/** A customer with the first of their attempts that count. */
interface LinkedCustomer {
    readonly id: string;
    /** Null: none does. */
    readonly fromAttemptId: string | null;
}
interface CustomerCounts {
    /** Attempts that were examined. */
    readonly attemptsCount: number;
    readonly counts: readonly CustomerCount[];
}
/** Payments of one currency, method and status. */
interface CustomerCount extends Pick<Payment, 'currency' | 'status'> {
    /** `wallet`, or the id of a provider. */
    readonly method: string;
    readonly paymentsCount: number;
    readonly amount: number;
    readonly amountRefunded: number;
    /** Those of which something was refunded. */
    readonly refundedCount: number;
}

interface DisputeReads {
    /** Without an owner: of all merchants. */
    disputes(filter: DisputeFilter, page: Page): Promise<readonly Dispute[]>;
    /** Deadlines of disputes that need evidence, the soonest first, without those already past. */
    disputesDueAtMs(owner: MerchantMode, nowMs: number, limit: number): Promise<readonly number[]>;
    /** Lost disputes whose money is owed, each with the attempt that paid. Without an owner: of all merchants. */
    owedDisputes(owner: RowOwner | undefined, page: Page): Promise<readonly OwedDispute[]>;
}
interface DisputeFilter {
    readonly owner?: RowOwner | undefined;
    readonly status?: DisputeStatus | undefined;
    readonly paymentId?: string | undefined;
}
/** A lost dispute whose money the payer does not have yet. */
interface OwedDispute {
    /** The dispute's. */
    readonly id: string;
    readonly dispute: Dispute;
    /** The attempt that collected the money. */
    readonly attempt: Attempt;
    /** The task of its refund; null: none is under way. */
    readonly task: Pick<Task, 'dueAtMs' | 'attemptsCount' | 'failuresCount'> | null;
}

interface FileReads {
    /** Those whose time is over, by id, from the first on. */
    filesToDelete(nowMs: number, afterId: string | null, limit: number): Promise<readonly StoredFile[]>;
    filePart(fileId: string, place: number): Promise<FilePart | null>;
}

interface HealthRequest {
    readonly nowMs: number;
    /** Limit of the counts per queue. */
    readonly limit: number;
    /** Deliveries given up since then. */
    readonly failedSinceMs: number;
    /** Older deliveries are not searched; ids contain their time. */
    readonly failedFromId: string;
}
interface StoreHealth {
    readonly queues: {
        readonly [Name in QueueName]: QueueState;
    };
    /** Name of the latest migration; null: none. */
    readonly schemaVersion: string | null;
    readonly engineVersion: string;
    /** By the database's clock. */
    readonly nowMs: number;
}
type QueueName = 
/** `waiting`; their age is not read. */
'deliveriesWaiting'
/** `failing`; their age is not read either. */
 | 'deliveriesFailing'
/** On open lanes, held or not. */
 | 'deliveriesDue'
/** Held by a process; their age is not read. */
 | 'lanesLeased'
/** `failed`, with the last attempt at `failedSinceMs` or later. */
 | 'deliveriesFailed'
/** With a scheduled poll, due or not. */
 | 'attemptsPolled' | 'attemptsDue'
/** `needs_review`. */
 | 'attemptsInReview' | 'tasksWaiting' | 'tasksDue' | 'expiriesDue' | 'releasesDue' | 'settlementsDue' | 'entriesUnchained';
interface QueueState {
    readonly count: number;
    /** The count reached the limit, and there may be more. */
    readonly isCut: boolean;
    /** Since when the oldest counted item waits; null if there is none. */
    readonly oldestAtMs: number | null;
}

interface HealthReads {
    /** By the database's clock, in epoch milliseconds. */
    nowMs(): Promise<number>;
    /** Most recently seen first. */
    workers(limit: number): Promise<readonly Worker[]>;
    /** Queue counts, at a cost independent of the amount of data. */
    health(request: HealthRequest): Promise<StoreHealth>;
    ledgerChecks(page: Page): Promise<readonly LedgerCheck[]>;
    /** The one with the highest sequence. */
    lastLedgerCheck(): Promise<LedgerCheck | null>;
}

interface LedgerReads {
    /** An account's balance: its row, and the entries that are not posted yet. 0 for one without either. */
    balance(accountId: string): Promise<number>;
    /** The same of several, in their order, in one snapshot: money moving between them is in exactly one of them. */
    balances(accountIds: readonly string[]): Promise<readonly number[]>;
    transferById(id: string): Promise<Transfer | null>;
    /** Without their entries, in any order; those that exist. */
    transferHeaders(ids: readonly string[]): Promise<readonly Omit<Transfer, 'entries'>[]>;
    /** Amount of each: the sum that its entries credited. In any order. */
    movedBy(transferIds: readonly string[]): Promise<readonly {
        readonly transferId: string;
        readonly amount: number;
    }[]>;
    /** Of one kind; at most one per subject. In any order. */
    transfersOfSubjects(kind: TransferKind, subjectIds: readonly string[]): Promise<readonly Transfer[]>;
    /** Oldest first; with a limit, the newest of them. */
    transfersOfPayment(paymentId: string, limit?: number): Promise<readonly Transfer[]>;
    /** An account's transfers, each whole, newest first. */
    transfersOfAccount(accountId: string, page: Page): Promise<readonly Transfer[]>;
    /** Accounts with unposted entries. */
    unchainedAccounts(limit: number): Promise<readonly string[]>;
    /** Unposted entries of an account, by transfer and position. */
    unchainedEntries(accountId: string, limit: number): Promise<readonly StoredEntry[]>;
    /** Number and sum of the lines in a range of a merchant's available account; both ends included. */
    linesTotal(range: LedgerRange): Promise<{
        readonly count: number;
        readonly sum: number;
    }>;
    /** Those lines in the order of the chain, after `afterSequence`. */
    lines(range: LedgerRange, page: {
        readonly limit: number;
        readonly afterSequence: number;
    }): Promise<readonly LedgerLine[]>;
    /**
     * What was taken of the payments' credit on a merchant's pending account, without what returned to it. Final once their
     * credit is released. By payment and subject.
     */
    deductions(pendingAccountId: string, paymentIds: readonly string[]): Promise<readonly Deduction[]>;
}
/** Entries of an account by their chain position, without the debits of earlier settlements. */
interface LedgerRange {
    readonly accountId: string;
    readonly fromSequence: number;
    readonly throughSequence: number;
}
/** One ledger entry of a range, with its payment. */
interface LedgerLine {
    readonly chainSequence: number;
    readonly amount: number;
    readonly transfer: Omit<Transfer, 'entries'>;
    /** Its payment; null if there is none. */
    readonly payment: Pick<Payment, 'customerReference' | 'transactionId' | 'amount' | 'fee'> | null;
    /** The part of the fee that its refund returns; 0 if it belongs to none. */
    readonly feeReturned: number;
}
/** What a refund or a dispute took of a payment's credit while that was pending. */
interface Deduction {
    readonly paymentId: string;
    /** Null: it is a dispute. */
    readonly refund: Pick<Refund, 'amount' | 'feeReturned'> | null;
    /** The refund or the dispute. */
    readonly subjectId: string;
    readonly amount: number;
}

interface MerchantReads {
    merchants(filter: {
        readonly kycStatus?: KycStatus | undefined;
    }, page: Page): Promise<readonly Merchant[]>;
    /** The business verifications of a merchant, newest first. */
    kycSubmissions(merchantId: string, page: Page): Promise<readonly KycSubmission[]>;
    /** The one that was not replaced; null before the first. */
    lastKycSubmission(merchantId: string): Promise<KycSubmission | null>;
    /** Of any merchant with it. */
    logoById(id: string): Promise<Logo | null>;
}

interface MethodReads {
    /** For all merchants, ordered by name. */
    suspendedMethods(livemode: boolean): Promise<readonly SuspendedMethod[]>;
}

interface PaymentLinkReads {
    paymentLinkBySlug(slug: string): Promise<PaymentLinkRead | null>;
    paymentLinks(filter: PaymentLinkFilter, page: Page): Promise<readonly PaymentLink[]>;
}
interface PaymentLinkRead {
    readonly link: PaymentLink;
    readonly merchant: Merchant;
}
interface PaymentLinkFilter extends MerchantMode {
    readonly isActive?: boolean | undefined;
}

interface PaymentReads {
    payments(filter: PaymentFilter, page: Page): Promise<PaymentsPage>;
    /** Counts and sums of the newest matching payments, at most `limit`. */
    paymentSums(filter: PaymentFilter, limit: number): Promise<PaymentSums>;
    /** Of all merchants and both modes, in any order. */
    paymentsByReference(customerReference: string, limit: number): Promise<readonly Payment[]>;
    /** Status counts of the newest ended payments, at most `limit`. */
    endedPayments(owner: MerchantMode, limit: number): Promise<readonly {
        readonly status: PaymentStatus;
        readonly count: number;
    }[]>;
}
/** All conditions together. */
interface PaymentFilter extends MerchantMode {
    readonly statuses?: readonly PaymentStatus[] | undefined;
    /** By statuses and in sums: a requested payment that is past its expiry at this time counts as expired. Absent: as stored. */
    readonly nowMs?: number | undefined;
    /** `wallet`, `mobile_money`, or a provider's id. */
    readonly method?: string | undefined;
    readonly amount?: number | undefined;
    readonly customerReference?: string | undefined;
    /** Of the payment itself, not of its refunds. */
    readonly transactionId?: string | undefined;
    readonly paymentLinkId?: string | undefined;
    readonly customer?: LinkedCustomer | undefined;
    /** The last three digits of `phoneMasked`. */
    readonly phoneEnding?: string | undefined;
    /** Paid at or after. */
    readonly succeededFromMs?: number | undefined;
    /** Paid before. */
    readonly succeededToMs?: number | undefined;
    /** In addition to the others: any of these. */
    readonly anyOf?: readonly PaymentMark[] | undefined;
    /** Inclusive; ids contain their time. */
    readonly fromId?: string | undefined;
    /** Exclusive. */
    readonly beforeId?: string | undefined;
}
/** Something that may identify a payment. */
type PaymentMark = {
    readonly id: string;
} | {
    readonly slug: string;
}
/** Of any transfer for the payment, including refunds. */
 | {
    readonly transferId: string;
} | {
    readonly customerReference: string;
} | {
    readonly amount: number;
} | {
    readonly phoneEnding: string;
}
/** One of its attempts was by this whole number: a keyed hash, with its last three digits, by which it is looked for. */
 | {
    readonly phone: {
        readonly hash: string;
        readonly ending: string;
    };
}
/** Who paid, or tried last. */
 | {
    readonly customerId: string;
}
/** All of these are in its reference or description, see `searchWordsIn`. */
 | {
    readonly words: readonly string[];
};
/**
 * Matching payments, newest first. No index serves every combination of filters, so a store may stop after examining
 * many that do not match: then everything from `examinedThroughId` on was examined, inclusive, and the next page begins
 * there, however few rows were found. Null: the page is full, or there are no more.
 */
interface PaymentsPage {
    readonly rows: readonly Payment[];
    readonly examinedThroughId: string | null;
}
/** Sums of payments, one for each status and currency that occurs. */
interface PaymentSums {
    readonly sums: readonly PaymentStatusSum[];
    /** Whether all that match were counted: there are fewer than the limit, and none was left unexamined. */
    readonly isWhole: boolean;
}
interface PaymentStatusSum extends Pick<Payment, 'status' | 'currency' | 'amount' | 'amountRefunded'> {
    readonly paymentsCount: number;
}

interface PayoutAccountReads {
    /** The one that is not replaced. */
    payoutAccountOf(owner: MerchantMode): Promise<PayoutAccount | null>;
    /** Of a merchant and mode, replaced ones too. */
    payoutAccountsOf(owner: MerchantMode, page: Page): Promise<readonly PayoutAccount[]>;
    /** The accounts of these ids, and those of these merchants that are not replaced, in any order. */
    payoutAccounts(ids: readonly string[], merchantIds: readonly string[]): Promise<readonly PayoutAccount[]>;
}

interface PayoutExportReads {
    /** Pending ones that are in no bank file; without a mode: of both. */
    duePayouts(livemode: boolean | undefined, page: Page): Promise<readonly Settlement[]>;
    /**
     * Counts and sums of the newest of them, at most `limit`, by whether they can be exported.
     * @param heldSinceMs accounts set after this moment are on hold
     */
    dueTotals(livemode: boolean | undefined, heldSinceMs: number, limit: number): Promise<readonly DueTotal[]>;
    payoutExports(page: Page): Promise<readonly PayoutExport[]>;
    /** Settlements of these bank files, counted by status. */
    exportedCounts(exportIds: readonly string[]): Promise<readonly ExportedCount[]>;
}

interface PersonReads {
    sessionById(id: string): Promise<{
        readonly session: Session;
        readonly principal: Principal;
    } | null>;
    /** Live sessions of a principal, newest first, 100 at most. */
    sessions(principalId: string, nowMs: number): Promise<readonly Session[]>;
    principalByEmail(role: Role, emailHash: string): Promise<Principal | null>;
    /** By the hash of their number. Numbers are not verified, so several users may share one; ordered by id. */
    principalsByPhone(role: Role, phoneHash: string, limit: number): Promise<readonly Principal[]>;
    principals(role: Role, page: Page): Promise<readonly Principal[]>;
}

interface RefundReads {
    /** Without an owner: of all merchants. */
    refunds(filter: RefundFilter, page: Page): Promise<readonly Refund[]>;
    refundsOfPayment(paymentId: string, page: Page): Promise<readonly Refund[]>;
    /** By `requestId` of `railDetail`. Newest first, at a cost that is independent of the amount of data. */
    refundsByRailRequestId(railRequestId: string, limit: number): Promise<readonly Refund[]>;
}
interface RefundFilter {
    readonly owner?: RowOwner | undefined;
    readonly status?: RefundStatus | undefined;
    readonly paymentId?: string | undefined;
}

interface ReportReads {
    /** Sums of a merchant's days, or of all merchants under an empty id, by day, currency, measure and detail. */
    figures(owner: MerchantMode, fromDay: string, toDay: string): Promise<readonly Figure[]>;
    /** Figures that are not in the sums yet, by id. */
    pendingFigures(limit: number): Promise<readonly PendingFigure[]>;
}

interface SandboxReads {
    /** Test payments that are open or whose credit waits, and webhooks that wait, of a merchant; `limit` at most. */
    waitingInSandbox(merchantId: string, limit: number): Promise<number>;
    /** Whether credit of a test payment of the merchant is due for its release. */
    hasTestReleaseDue(merchantId: string, nowMs: number): Promise<boolean>;
}

interface SettlementReads {
    /** Without an owner: of all merchants. */
    settlements(filter: SettlementFilter, page: Page): Promise<readonly Settlement[]>;
    /** The last of this balance, by its position in the chain. */
    lastSettlement(owner: MerchantMode, currency: string): Promise<Settlement | null>;
    /** Chain position at which the last settlement of this balance ends; 0 if there is none. */
    settledThrough(owner: MerchantMode, currency: string): Promise<number>;
}
interface SettlementFilter {
    readonly owner?: RowOwner | undefined;
    readonly status?: SettlementStatus | undefined;
    readonly currency?: string | undefined;
    /** In this bank file. */
    readonly exportId?: string | undefined;
}

interface WebhookReads {
    /** Not deleted ones. */
    endpoints(owner: MerchantMode, page: Page): Promise<readonly WebhookEndpoint[]>;
    events(filter: EventFilter, page: Page): Promise<readonly Event[]>;
    /** The last event about a subject, by sequence. */
    eventsOfSubject(subjectId: string, limit: number): Promise<readonly Event[]>;
    /** Without an owner: of all merchants (the operator's view). */
    deliveries(filter: DeliveryFilter, page: Page): Promise<readonly Delivery[]>;
    /** By event and id; if the limit cuts, those of the newest events. */
    deliveriesOfEvents(eventIds: readonly string[], limit: number): Promise<readonly Delivery[]>;
    deliveryAttempts(deliveryId: string): Promise<readonly DeliveryAttempt[]>;
    /** Outcomes of each endpoint's newest deliveries that were delivered or failed, `limit` each; in any order. */
    recentDeliveries(endpointIds: readonly string[], limit: number): Promise<readonly RecentDeliveries[]>;
}
interface EventFilter extends MerchantMode {
    readonly type?: EventType | undefined;
    /** About a payment, its refunds and disputes. */
    readonly paymentId?: string | undefined;
}
interface DeliveryFilter {
    readonly owner?: RowOwner | undefined;
    /** Any of these public statuses. Default: all. */
    readonly statuses?: readonly DeliveryStatus[] | undefined;
    readonly endpointId?: string | undefined;
    readonly eventId?: string | undefined;
    /** Of events about this payment. */
    readonly paymentId?: string | undefined;
    /** Created at or after. */
    readonly createdFromMs?: number | undefined;
    /** Inclusive; ids contain their time. */
    readonly fromId?: string | undefined;
}
/** Endpoints without any are omitted. */
interface RecentDeliveries {
    readonly endpointId: string;
    readonly finished: number;
    readonly delivered: number;
    /** Succeeded with the first attempt. */
    readonly deliveredAtOnce: number;
    /** Failing ones, of any age, up to the same limit. */
    readonly failing: number;
    /** Time of the first failed attempt of any of them; null if there is none. */
    readonly failingSinceMs: number | null;
}

/**
 * The pace of the look-ups at each rail, shared by all processes on the store: one row per rail. Claims of attempts take
 * their turns from it as well.
 *
 * No money depends on it. A crash of the database may lose it, which grants one more turn.
 */
interface StorePaces {
    /**
     * Takes a turn without waiting for the next free one: at most `aheadMax` are taken before their time, and the others
     * wait for them.
     * @returns whether it was taken
     */
    take(request: {
        readonly rail: string;
        readonly nowMs: number;
        readonly pace: Pace;
        readonly aheadMax: number;
    }): Promise<boolean>;
    /** Gives no turn at a rail before this time, unless one is given later anyway. */
    stop(request: {
        readonly rail: string;
        readonly nowMs: number;
        readonly untilMs: number;
    }): Promise<void>;
}
/** How often there is a turn. */
interface Pace {
    /** Between two turns. */
    readonly everyMs: number;
    /** A turn may be taken so much later without moving those after it. */
    readonly lateMsMax: number;
}
/** The look-ups that are due at a rail. */
interface LookUpQueue {
    readonly rail: string;
    /** When the one that a claim takes first is taken to be due, with its head start. */
    readonly firstAtMs: number;
    /** From when on there is a turn. */
    readonly freeAtMs: number;
}

interface WorkReads {
    idempotency(key: string): Promise<IdempotencyRecord | null>;
    /** Of each rail with attempts whose poll is due, in any order. */
    lookUpQueues(nowMs: number): Promise<readonly LookUpQueue[]>;
    /** The next time at which any claim could return work, null when nothing waits. A hint: may be early, never late. */
    nextDueAtMs(nowMs: number): Promise<number | null>;
}

/** Rules of a provider for text shown to the payer. Unaccented letters, digits and single spaces are always allowed. */
interface RailTextRules {
    /** In characters; at least 8. */
    readonly lengthMax: number;
    /** Further allowed characters, `.,-`. Any other becomes a space: MTN, for example, rejects apostrophes. */
    readonly punctuation: string;
}

/** What every outcome may carry. */
interface Detailed {
    /** The provider's own code and ids, for merchants and operators. Never shown to payers. */
    readonly detail?: RailDetail;
}
/** One charge. The amount is within the method's limits; the currency is one of the method's. */
interface ChargeRequest {
    /**
     * The attempt's id, `att_…`: letters, digits and `_`, at most 30 characters. An idempotency key: the same in every
     * call about this charge, also after a crash.
     */
    readonly reference: string;
    /** True: real money. Relevant for a rail with both modes. */
    readonly livemode: boolean;
    /** The chosen method of the rail, with `country`. */
    readonly provider: string;
    /** ISO 3166-1 alpha-2. */
    readonly country: string;
    /** The payer's number in E.164, `+237653456789`; empty for a card. */
    readonly phone: string;
    /** In minor units of the currency: francs for XAF, cents for EUR. */
    readonly amount: number;
    /** ISO 4217. */
    readonly currency: string;
    /** For the payer, following the method's rules; never empty. */
    readonly description: string;
    /** Language of the payer's checkout. */
    readonly locale: Locale;
    /** Our addresses for this charge. */
    readonly urls: RailUrls;
    /** As returned by `prepare`; null for a rail without it. */
    readonly railReference: string | null;
    /** Engine time, in milliseconds since 1970. */
    readonly nowMs: number;
}
/** The gateway's addresses for one charge. */
interface RailUrls {
    /** For the provider's callback, by POST, PUT or GET. */
    readonly callback: string;
    /** Where a page of the provider sends the payer after paying. */
    readonly return: string;
    /** Where it sends a payer who gave up. */
    readonly cancel: string;
}
/** A charge that is about to be made. */
type PrepareRequest = Omit<ChargeRequest, 'railReference'>;
/** Outcome of `prepare`. Nothing can have been charged yet: without a reference, the attempt fails. */
type PrepareOutcome = Detailed & (/** At most 200 characters. */ {
    readonly kind: 'prepared';
    readonly railReference: string;
} | Refused | Unknown);
/**
 * Outcome of a charge. There is no `paid`: the engine reads that with `lookup`, even if the provider answers at once.
 */
type ChargeOutcome = Detailed & (/** The provider accepted the request and asks the payer, or had accepted or collected it before. */ {
    readonly kind: 'pending';
    /** The provider's reference, passed to later calls; null if it uses ours. At most 200 characters. */
    readonly railReference: string | null;
    /** The payer's next action. */
    readonly nextAction: AttemptNextAction;
    /** Expiry of the provider's prompt, in milliseconds since 1970. The attempt is polled beyond it. */
    readonly expiresAtMs: number;
} | Refused | Unknown);
/** The provider certainly rejected the request: nothing was or will be charged. Ends the attempt as failed. */
interface Refused {
    /** Ends the attempt. */
    readonly kind: 'refused';
    /** Why, in the words of the API. */
    readonly failureCode: FailureCode;
}
/** The acceptance or the outcome is unknown. Never a failure: the engine polls it. Give the reason in `detail`. */
interface Unknown {
    /** Leads to a lookup. */
    readonly kind: 'unknown';
    /** Nothing works until the operator acts: credentials, rights or an address are rejected. Logged as an error. */
    readonly needsOperator?: boolean;
    /** How long the provider asks to wait before the next request to it, in milliseconds: look-ups at the rail pause. */
    readonly retryAfterMs?: number;
}
/** A code for a charge that was answered with `enter_otp`. Submitted before its prompt expires, three codes at most. */
interface CodeRequest extends Omit<ChargeRequest, 'description' | 'locale' | 'urls'> {
    /** As returned by `charge`. */
    readonly railReference: string | null;
    /** As the payer typed it, 4 to 10 digits. A secret: never log or store it. */
    readonly code: string;
}
/** Outcome of a code. There is no `paid`: the engine reads that with `lookup`. */
type CodeOutcome = Detailed & (/** The provider accepted the code, now or before. */ {
    readonly kind: 'pending';
    /** The provider's new reference for the charge; null: unchanged. */
    readonly railReference: string | null;
    /** The payer's next action; usually `wait`. */
    readonly nextAction: AttemptNextAction;
} | /** Certainly wrong: nothing is collected without another code, and the charge accepts one. */ {
    readonly kind: 'wrong_code';
} | Refused | Unknown);
/** The charge to look up. */
interface LookupRequest {
    /** As in the {@link ChargeRequest}. */
    readonly reference: string;
    /** True: real money. */
    readonly livemode: boolean;
    /**
     * As returned by `charge`; also null when that response was lost, so that the charge must be found by our reference.
     */
    readonly railReference: string | null;
    /** The method that was charged, with `country`. */
    readonly provider: string;
    /** ISO 3166-1 alpha-2. */
    readonly country: string;
    /** The payer's number in E.164. */
    readonly phone: string;
    /** As charged, in minor units. */
    readonly amount: number;
    /** ISO 4217. */
    readonly currency: string;
    /** When the charge was sent, in milliseconds since 1970. */
    readonly chargedAtMs: number;
    /** Engine time, in milliseconds since 1970. */
    readonly nowMs: number;
}
/**
 * `failed` only when the provider certainly did not and will not collect the money. `absent` when the provider itself, not
 * a server in front of it, says that it does not know the charge: it may still be on its way, and only the engine, by the
 * rail's `charges`, says when it no longer can be.
 */
type LookupOutcome = Detailed & ({
    readonly kind: 'pending';
    /** The payer's next action, if the provider reports one; absent: unchanged. */
    readonly nextAction?: AttemptNextAction;
    /** How long the provider asks to wait before a retry, in milliseconds. Callbacks are followed sooner. */
    readonly notBeforeMs?: number;
} | {
    readonly kind: 'paid';
    readonly railReference: string | null;
    /**
     * What the provider says was collected, in minor units. If it is not what was charged, nothing is booked: the
     * outcome counts as unknown, is logged as an error, and waits for the operator. Absent, or without a currency: the
     * provider does not say. Never filled from the request: a copy of it would prove nothing.
     */
    readonly collected?: {
        readonly amount: number;
        readonly currency?: string;
    };
} | {
    readonly kind: 'failed';
    readonly failureCode: FailureCode;
    /**
     * The provider does not tell this failure from a prompt that expired, and so may have been paid after all: the charge
     * is looked up again for three days. Absent: only after `payer_timeout`, `provider_unavailable` and `provider_error`.
     */
    readonly isInDoubt?: boolean;
} | {
    readonly kind: 'absent';
} | Unknown);
/** A refund of a collected charge. */
interface RailRefundRequest {
    /** The refund's id, `rfd_…`, or `lat_…` for a late payment: unique, at most 40 characters. An idempotency key. */
    readonly reference: string;
    /** True: real money. */
    readonly livemode: boolean;
    /** The reference of the charge. */
    readonly chargeReference: string;
    /** The provider's reference of the charge, if known. */
    readonly chargeRailReference: string | null;
    /** How many refunds under this reference have failed: a provider whose ids are used up needs a new one. */
    readonly tries: number;
    /** The method that was charged, with `country`. */
    readonly provider: string;
    /** ISO 3166-1 alpha-2. */
    readonly country: string;
    /** The payer's number in E.164, as charged. */
    readonly phone: string;
    /** In minor units. At most the charged amount; a charge may have several refunds, whose sum does not exceed it. */
    readonly amount: number;
    /** ISO 4217, as charged. */
    readonly currency: string;
    /** Engine time, in milliseconds since 1970. */
    readonly nowMs: number;
}
/** Outcome of a refund. */
type RailRefundOutcome = Detailed & (/** The payer has the money. `railReference` is the provider's reference of the refund, if known. */ {
    readonly kind: 'succeeded';
    readonly railReference: string | null;
} | /** The money certainly was not and will not be paid out under this reference and number of tries. */ {
    readonly kind: 'failed';
    readonly failureCode: FailureCode;
} | {
    readonly kind: 'pending';
} | Unknown);
/** `absent`: the provider has no such refund, and none can be on its way. The engine then calls `refund` again. */
type RailRefundLookup = RailRefundOutcome | (Detailed & {
    readonly kind: 'absent';
});

/** A payment method that a rail offers. */
interface RailMethod {
    /** `mobile_money`: the payer types a number here. `card`: the payer types the card on the provider's page, where the charge leads. */
    readonly type: RailMethodType;
    /**
     * The provider's id, `mtn_momo`: 2 to 40 of `a-z 0-9 _`, beginning with a letter. Stored with each payment and
     * returned by the API, so it never changes. A provider in several countries has a method for each.
     */
    readonly provider: string;
    /** Brand name as customers know it, `MTN MoMo`; not translated. At most 40 characters. */
    readonly label: string;
    /** One or two characters that represent the provider on the checkout, `M`. */
    readonly monogram: string;
    /** Colours of the monogram, each `#rrggbb`, with a contrast of at least 4.5 (WCAG 2.2). */
    readonly colors: {
        readonly background: string;
        readonly text: string;
    };
    /** Country of the provider, ISO 3166-1 alpha-2: `CM`. */
    readonly country: string;
    /** The country's calling code, `+237`: of two countries, the payer's number determines which one is charged. Null for cards. */
    readonly callingCode: string | null;
    /** ISO 4217: `XAF`. At least one. */
    readonly currencies: readonly string[];
    /** Limits of one payment, in minor units. */
    readonly limits: {
        readonly min: number;
        readonly max: number;
    };
    /** Instructions for the payer while the payment is processing, "Composez *126# et confirmez avec votre code." */
    readonly prompt: Readonly<Record<Locale, string>>;
    /** The same while a code is expected (`enter_otp`), "Composez #144*82# pour recevoir votre code." */
    readonly codePrompt?: Readonly<Record<Locale, string>>;
    /**
     * E.164 prefixes of this provider's numbers: `+23767`, `+237650`. The checkout uses them to recognise the provider
     * and to complete numbers typed without a calling code. A hint that the payer can override, never a check: numbers
     * can be ported. Absent: no recognition.
     */
    readonly phonePrefixes?: readonly string[];
    /** Rules for the text that the provider shows to the payer. */
    readonly description: RailTextRules;
    /**
     * Refunds that the provider makes: of the whole amount only, of any part, or none. The engine refuses others before
     * it moves money. Unless it is `none` for all methods, the rail has `refund` and `lookupRefund`.
     */
    readonly refunds: 'none' | 'full' | 'partial';
    /** When the status of a charge is first looked up, in milliseconds after it. Default: 2 000. */
    readonly firstLookupMs?: number;
}
/** What a provider promises about charges. The engine is careful with one that promises nothing. */
interface ChargeRules {
    /** How long a payer can answer the prompt of a charge, in milliseconds; rather too long than too short. */
    readonly promptLifeMs: number;
    /**
     * How much later, in milliseconds, a charge that the provider does not know is certain never to be made: an attempt that
     * is only ever `absent` fails then with `provider_unavailable`, and the payer may try again. Absent: never, and the
     * operator decides after a day.
     */
    readonly absentMarginMs?: number;
    /**
     * Whether a charge that the provider does not know may be sent again under its reference: however many of the requests
     * arrive, and whenever, the payer is asked and charged once.
     */
    readonly isRepeatable: boolean;
    /**
     * How many look-ups of charges and refunds the engine makes in any second, over all processes: a little less than the
     * provider allows. 1 to 1 000. Absent: 5.
     */
    readonly lookUpsPerSecond?: number;
}
/**
 * A connection to one or more providers. The engine commits an attempt before it calls `prepare` and `charge`, and
 * calls each of them once for a `reference`, unless `charges.isRepeatable`. It looks up the outcome of a charge whose
 * response was lost with `lookup`, which may therefore know nothing but our reference: derive the provider's id from it.
 *
 * A rail never throws for a response it does not understand: it returns `unknown` with a detail, and the engine logs it and
 * polls. A rail writes no log of its own.
 *
 * Test implementations with `runRailConformance` of `@mitako/testing`; `docs/rails.md` explains how to write one.
 */
interface Rail {
    /** Stored with each attempt, `mtn_momo_cm`: 2 to 32 of `a-z 0-9 _`, beginning with a letter. Never changes. */
    readonly id: string;
    /** A rail of test mode never sees live money and vice versa. */
    readonly modes: readonly ('test' | 'live')[];
    /**
     * Play money of the gateway's own. Where another rail of test mode offers the provider in its country, this one does not:
     * a payment that a provider's sandbox turns away must not succeed.
     */
    readonly isSimulated?: true;
    /** Where the rail sends its requests. A live rail must send to https, and not to this machine. Absent: not shown. */
    readonly baseUrl?: string;
    /** What payers can choose. At least one; a provider and country once. */
    readonly methods: readonly RailMethod[];
    /** What the provider promises about charges. Absent: nothing. */
    readonly charges?: ChargeRules;
    /**
     * Obtains the provider's reference before money can move, for providers that assign one and whose charge could not be
     * found without it. The engine stores it, then calls `charge` with it.
     */
    prepare?(request: PrepareRequest): Promise<PrepareOutcome>;
    /** Charges the payer, once per reference, however often it is called. */
    charge(request: ChargeRequest): Promise<ChargeOutcome>;
    /**
     * Submits the one-time code that the payer typed. Required for rails that answer `enter_otp`. Reference and code
     * together are an idempotency key, and the money of a reference is collected once, however many codes were submitted.
     */
    submitCode?(request: CodeRequest): Promise<CodeOutcome>;
    /** Reads the status of a charge. Decisions rely on this alone: callbacks only trigger it. */
    lookup(request: LookupRequest): Promise<LookupOutcome>;
    /**
     * Returns money of an attempt to its payer. Called once per `reference` and `tries`; then the engine calls
     * `lookupRefund`, and `refund` again only if that says `absent`, so that this pair must be an idempotency key.
     */
    refund?(request: RailRefundRequest): Promise<RailRefundOutcome>;
    /** Reads the status of a refund. */
    lookupRefund?(request: RailRefundRequest): Promise<RailRefundLookup>;
    /**
     * Names the charge of a provider's callback, says why it is not the provider's, or returns null. Anyone can send one, so the engine trusts nothing in
     * it and looks the charge up. A callback to `urls.callback` of a charge names it by its address: this is not called
     * then.
     */
    parseCallback?(request: RailCallback): CallbackSubject | RejectedCallback | null | Promise<CallbackSubject | RejectedCallback | null>;
    /**
     * Reads what shows whether the rail is configured right (credentials, environment, reachability), and moves no money.
     * Called when the gateway starts; problems are logged, and `mitako doctor` prints them.
     */
    check?(): Promise<readonly RailProblem[]>;
    /** What the provider says about its methods now. Absent: unknown. Never in the way of a charge. */
    availability?(): Promise<readonly RailAvailability[]>;
    /** Balances of our accounts at the provider, in minor units. */
    balance?(): Promise<readonly RailBalance[]>;
    /** Whether a number has an account at the provider; null: unknown. */
    payer?(request: {
        readonly provider: string;
        readonly phone: string;
    }): Promise<RailPayer | null>;
}
/** The charge that a callback is about: by our reference, or by the provider's (`railReference`). */
type CallbackSubject = {
    readonly reference: string;
} | {
    readonly railReference: string;
};
/** A callback that is not the provider's: logged with its reason, and ignored. */
interface RejectedCallback {
    /** What is wrong with it, without a secret: `not signed by pawaPay: …`. */
    readonly rejected: string;
}
/** Something to fix before the rail works. */
interface RailProblem {
    /** One sentence with the fix. It contains no secret. */
    readonly message: string;
}
/** State of a provider's method, as the provider reports it. */
interface RailAvailability {
    /** The id of a method, with `country`. */
    readonly provider: string;
    /** ISO 3166-1 alpha-2. */
    readonly country: string;
    /** `slow`: it answers late or fails often. `down`: it takes no payments. */
    readonly state: 'up' | 'slow' | 'down';
}
/** Balance of one of our accounts at the provider. */
interface RailBalance {
    /** The provider's name of the account, `Collections`. */
    readonly account: string;
    /** In minor units. */
    readonly amount: number;
    /** ISO 4217. */
    readonly currency: string;
}
/** What the provider reports about a number. */
interface RailPayer {
    /** Whether it can pay. */
    readonly isActive: boolean;
}
/** A request to the callback URL of a rail, by a provider or any other sender. */
interface RailCallback {
    /** As received: providers differ. */
    readonly method: 'GET' | 'POST' | 'PUT';
    /** The URL that the provider called, with its query. */
    readonly url: string;
    /** By lower-case name. */
    readonly headers: Readonly<Record<string, string>>;
    /** The body as text; invalid UTF-8 is replaced. */
    readonly body: string;
    /**
     * The body as it came, 64 KiB at most: signatures are over these bytes. Reading it throws when a body parser of the
     * embedding server has parsed it before: the sender receives `BODY_ALREADY_READ`.
     */
    readonly rawBody: Uint8Array;
}

/** Time. The engine uses no other clock. */
interface Clock {
    /** Epoch milliseconds, an integer. That of `systemClock()` never decreases. */
    now(): number;
    /** Resolves after `milliseconds` or as soon as the signal aborts; never rejects. */
    sleep(milliseconds: number, signal: AbortSignal): Promise<void>;
    /** From here on `now` is no less than this time. Absent: this clock cannot be raised. */
    raiseTo?(epochMs: number): void;
    /** What is wrong with the machine's clock; null: nothing. Absent: this clock is neither watched nor compared. */
    fault?(): ClockFault | null;
}
/** The machine's clock was set, or its machine suspended, by more than a minute. */
interface ClockFault {
    /**
     * - `set_back`: it is behind `now`, which does not follow it
     * - `set_ahead`: it jumped forward within the last hour, and `now` followed
     */
    readonly kind: 'set_back' | 'set_ahead';
    /** By how much, in milliseconds. */
    readonly byMs: number;
    /** When this was noticed, in epoch milliseconds. */
    readonly sinceMs: number;
}
/** Randomness for identifiers, slugs, secrets and jitter. */
interface Random {
    /** Cryptographically strong bytes. */
    bytes(length: number): Uint8Array;
    /** Uniform in [0, 1); for jitter only. */
    fraction(): number;
}
/** The engine's log. Fields contain no secrets. Compatible with pino. */
interface Logger {
    /** What helps to find a fault. */
    debug(fields: LogFields, message: string): void;
    /** What happened as it should. */
    info(fields: LogFields, message: string): void;
    /** What the operator should look at. */
    warn(fields: LogFields, message: string): void;
    /** What failed and needs the operator. */
    error(fields: LogFields, message: string): void;
}
type LogFields = Readonly<Record<string, unknown>>;
/**
 * What a hash is for. Each lane is bounded by itself, so that a flood in one fills no other: PINs, passwords of
 * anonymous callers who log in, passwords of new accounts, and passwords that a logged-in caller presents or sets.
 */
type HashLane = 'pin' | 'login' | 'registration' | 'session';
/** Hashes passwords and peppered PINs; deliberately slow, and bounded: a full lane throws `SERVICE_UNAVAILABLE`. */
interface Hasher {
    /** A PHC string. */
    hash(secret: string, lane: HashLane): Promise<string>;
    /** Whether the PHC string was made from this secret. */
    verify(phc: string, secret: string, lane: HashLane): Promise<boolean>;
    /**
     * Awaited before any work for a request that will hash.
     * @throws GatewayError `SERVICE_UNAVAILABLE` when the lane stays full
     */
    untilRoom(lane: HashLane): Promise<void>;
}
/** One outgoing webhook request. */
interface OutgoingRequest {
    /** Absolute, as the merchant chose it. */
    readonly url: string;
    /** Signatures and ids among them. */
    readonly headers: Readonly<Record<string, string>>;
    /** The JSON that was signed. */
    readonly body: string;
}
/** Outcome of a request. Never thrown: every fault of the receiver has a fixed name. */
type OutgoingResult = {
    readonly kind: 'answered';
    readonly statusCode: number;
    /** Seconds or a date, as received. */
    readonly retryAfter: string | null;
    /** Of a redirect, which is not followed: the address as received. */
    readonly location: string | null;
    /** At most 16 KiB. */
    readonly body: string;
} | {
    readonly kind: 'failed';
    readonly error: OutgoingError;
};
type OutgoingError = 'timeout' | 'address_not_allowed' | 'name_not_resolved' | 'connection_refused' | 'connection_failed'
/** Or not valid yet. */
 | 'certificate_expired' | 'certificate_self_signed'
/** Its authority is unknown, or the certificates in between are not sent. */
 | 'certificate_untrusted' | 'certificate_wrong_name'
/** No agreement on a protocol, or any other fault of TLS. */
 | 'tls_failed' | 'invalid_response'
/** An event handler in process threw. */
 | 'handler_failed'
/** Not sent: the retry period of the webhook was over. */
 | 'too_late';
/** Sends webhooks to addresses that merchants chose, and never into our own network. */
interface Sender {
    /** Sends one request, 15 s at most. */
    send(request: OutgoingRequest): Promise<OutgoingResult>;
    /**
     * Whether nothing is sent to this address as its name resolves now; false where that is not known. Absent: it is never
     * known. It does not say what the name resolves to.
     */
    refuses?(url: string): Promise<boolean>;
    /** Closes idle connections. */
    close(): Promise<void>;
}

/** A problem to fix before a rail works. */
interface CheckedRail {
    /** Its id. */
    readonly rail: string;
    /** Empty: the rail found nothing wrong, or has no check. */
    readonly problems: readonly RailProblem[];
}
/** The part of the context that the checks need. */
interface Checking {
    readonly rails: readonly Rail[];
    readonly clock: Pick<Clock, 'sleep'>;
    readonly logger: Pick<Logger, 'warn'>;
}
/**
 * Has each rail check its configuration. A check that fails or takes more than 30 s is a problem of its own.
 * @param signal ends the waiting
 */
declare function checkRails(context: Checking, signal: AbortSignal): Promise<readonly CheckedRail[]>;

/**
 * Statements of a provider that texts repeat, each as a predicate over rows: a text may repeat one only where it holds.
 * An operator's record is not a statement of the provider.
 */
interface ProviderClaims {
    /** It has the money of the payer. */
    readonly collected: (attempt: Attempt) => boolean;
    /** The same, after the payment was final. */
    readonly collectedLate: (attempt: Attempt) => boolean;
    /** The attempt failed, for the reason that the row has. */
    readonly reportedFailure: (attempt: FailedAttempt) => boolean;
    /** It asks the payer to do something. */
    readonly prompted: (attempt: Attempt) => boolean;
    /** A code of the payer was wrong. */
    readonly rejectedCode: (attempt: Attempt) => boolean;
    /** It has paid the money of a refund back. */
    readonly refunded: (refund: Refund) => boolean;
    /** It did not make a refund. */
    readonly refusedRefund: (refund: EndedRefund) => boolean;
}
/** The fields of a failed attempt that show the source of its failure. */
type FailedAttempt = Pick<Attempt, 'id' | 'methodType' | 'status' | 'failureCode'> & {
    readonly resolution: {
        readonly outcome: 'succeeded' | 'failed' | 'returned';
    } | null;
};
/** The fields of a refund that show the source of its outcome. */
type EndedRefund = Pick<Refund, 'id' | 'status' | 'answeredBy'>;
type ClaimName = keyof ProviderClaims;
declare const claimed: unique symbol;
/** Something that the provider said of a row: texts that say so take one, and only {@link claim} makes one. */
interface ProviderClaim<Name extends ClaimName = ClaimName> {
    /** What it said. */
    readonly claim: Name;
    /** Of the attempt or refund. */
    readonly id: string;
    /** So that nothing else is one. */
    readonly [claimed]: true;
}
/** From whom a text has what it says: the provider, an operator who recorded it by hand, or the gateway itself. */
type ProviderBasis<Name extends ClaimName = ClaimName> = ProviderClaim<Name> | 'operator' | 'gateway';
/** The claims in the data of a text. */
declare function claimsIn(data: unknown): readonly ProviderClaim[];
/** The source of a failed attempt's reason, for a page that has its record. */
declare function basisOfFailure(attempt: Pick<AttemptRecord, 'id' | 'method' | 'status' | 'failure_code' | 'resolution'>): ProviderBasis<'reportedFailure'>;
/** The source of a failed refund's reason, for a page that has its record. */
declare function basisOfRefusal(refund: Pick<RefundRecord, 'id' | 'status' | 'answered_by'>): ProviderBasis<'refusedRefund'>;
declare const PROVIDER_CLAIMS: ProviderClaims;

/**
 * The rows from which `gateway.ledger.verify()` proves the ledger. Each method is one statement per page, so that its
 * rows are consistent; pages ascend by id, so that cost and memory stay flat.
 */
interface LedgerAudit {
    /** Transfers with all of their entries. */
    transfers(page: AuditPage): Promise<readonly AuditedTransfer[]>;
    /** Of the next `limit` entries after a position (null: from the start), those whose transfer does not exist. */
    orphanEntries(after: EntryPlace | null, limit: number): Promise<AuditedEntries>;
    /** Every account that has a row or an entry, with its unposted entries and the length of its chain. */
    accounts(page: AuditPage): Promise<readonly AuditedAccount[]>;
    /** Posted entries of an account, ascending from `afterSequence`. */
    chain(accountId: string, afterSequence: number, limit: number): Promise<readonly StoredEntry[]>;
    /** Payments with aggregates of the other tables. */
    payments(page: AuditPage): Promise<readonly AuditedPayment[]>;
    settlements(page: AuditPage): Promise<readonly AuditedSettlement[]>;
    /** Of the next `limit` entries of a settlement after `afterSequence`, the sum of those that are its lines. */
    settlementLines(settlement: Settlement, afterSequence: number, limit: number): Promise<AuditedLines>;
}
/** Ascending ids, after `afterId` (null: from the start). */
interface AuditPage {
    readonly afterId: string | null;
    readonly limit: number;
}
/** Position of an entry among all entries, by transfer and position. */
type EntryPlace = Pick<StoredEntry, 'transferId' | 'position'>;
interface AuditedEntries {
    readonly orphans: readonly StoredEntry[];
    /** The last entry read; null: there was none. */
    readonly last: EntryPlace | null;
}
interface AuditedTransfer {
    readonly transfer: Omit<Transfer, 'entries'>;
    readonly entries: readonly StoredEntry[];
    /** The payment it names; null: it names none, or it does not exist. */
    readonly payment: AuditedPaymentHeader | null;
    /** The refund, dispute, settlement or attempt that it names as its subject. */
    readonly subject: AuditedSubject | null;
    /** Where returned money must go: the account that the payment's capture debited. */
    readonly payerAccountId: string | null;
}
type AuditedPaymentHeader = Pick<Payment, 'merchantId' | 'livemode' | 'currency' | 'amount' | 'transactionId'>;
/** The subject of a transfer. */
interface AuditedSubject extends AuditedPaymentHeader {
    readonly kind: 'refund' | 'dispute' | 'settlement' | 'attempt';
    /** Null: a settlement, which has no payment. */
    readonly paymentId: string | null;
    readonly status: string;
    /** Null: none, or not applicable. */
    readonly closingTransactionId: string | null;
}
interface AuditedAccount {
    readonly id: string;
    /** Null: there are entries, and no row yet. */
    readonly account: Account | null;
    /** First and last chain position of its entries; null: none is posted. */
    readonly firstSequence: number | null;
    readonly lastSequence: number | null;
    /** Number and sum of its unposted entries. */
    readonly unchainedCount: number;
    readonly unchainedSum: number;
    /** Of them, those booked in place: for `merchant_available`, the debits. */
    readonly unchainedDebits: number;
    /** The transfer of the first of them by id, which is by time. */
    readonly oldestUnchained: {
        readonly transferId: string;
        readonly createdAtMs: number;
    } | null;
}
interface AuditedPayment {
    readonly payment: Payment;
    /** Its `capture` transfers, and the sum that they credited or debited. */
    readonly capturesCount: number;
    /** The sum of the positive entries of its captures. */
    readonly captured: number;
    /** Sums of its refunds; those of lost disputes are apart. */
    readonly refundsSucceeded: number;
    readonly refundsPending: number;
    /** Sum of its open and lost disputes. */
    readonly disputed: number;
    /** Sum of its open disputes. */
    readonly disputesOpen: number;
    /** Sums of its lost disputes whose payer does not have the money yet, and of these those whose refund is pending. */
    readonly disputesOwed: number;
    readonly disputesReturning: number;
    /** Sums of the refunds of its lost disputes. */
    readonly disputeRefundsSucceeded: number;
    readonly disputeRefundsPending: number;
    /** What its disputes' transfers left in suspense, and the sum that they returned from there. */
    readonly disputeSuspenseSum: number;
    readonly disputeReturns: number;
    /** Sum paid out by its refund transfers. */
    readonly refundTransfers: number;
    /** Balance that its transfers left in the merchant's pending account. */
    readonly pendingSum: number;
    /** Balance that they left in the hold accounts, and in the gateway's fees. */
    readonly refundHoldSum: number;
    readonly disputeHoldSum: number;
    readonly feesSum: number;
    /** The account that its captures debited; the first by id, if there are several. */
    readonly payerAccountId: string | null;
    /** Its succeeded attempts: their number, sum, and the account that one of them names as payer. */
    readonly attemptsCount: number;
    readonly attemptsSum: number;
    readonly attemptAccountId: string | null;
}
interface AuditedSettlement {
    readonly settlement: Settlement;
    /** Sum that its `settlement` transfers debited from the available balance; positive. */
    readonly closed: number;
    /** Balance that its transfers left between merchant and bank, and the sum paid to the bank. */
    readonly clearingSum: number;
    readonly paidOut: number;
}
interface AuditedLines {
    readonly count: number;
    readonly sum: number;
    /** The last entry read; null: there are no more. */
    readonly lastSequence: number | null;
}

/** Parameters of every claim: the engine's time, the batch size, and the lease. */
interface ClaimRequest {
    readonly nowMs: number;
    readonly limit: number;
    readonly leaseMs: number;
    /** Fencing token written on each row, used once; outcomes are only accepted with it. */
    readonly leaseToken: string;
}
interface StoreClaims {
    /**
     * Leases open lanes with due deliveries, the one served longest ago first, so that a long queue delays no other.
     * No other process claims a lane before its lease ends. Deliveries are read as they are after the last outcome of their
     * lane.
     */
    lanes(request: LaneClaim): Promise<readonly ClaimedLane[]>;
    /**
     * What is due by now on proven lanes that the process holds. Locks nothing, so that it never waits for an outcome.
     */
    heldLanes(request: HeldLanesRead): Promise<readonly ClaimedLane[]>;
    /**
     * Attempts of a rail whose poll is due, the longest due first with the head start of their rank; leased by moving the poll to
     * `nowMs + leaseMs`. With a pace no more than there are turns, which are taken.
     */
    attempts(request: AttemptClaim): Promise<readonly Attempt[]>;
    /** Due tasks; an expired lease counts as due. `attemptsCount` includes this claim. */
    tasks(request: ClaimRequest): Promise<readonly Task[]>;
    /** `requested` payments past their expiry, oldest first. Not leased: expiring one is guarded by its version. */
    expiredPayments(request: {
        readonly nowMs: number;
        readonly limit: number;
    }): Promise<readonly Payment[]>;
    /** Payments whose credit is due for release, oldest first. Not leased: guarded by the payment's version. */
    releasablePayments(request: {
        readonly nowMs: number;
        readonly limit: number;
    }): Promise<readonly Payment[]>;
    /** Merchants whose settlement is due. Not leased: guarded by the merchant's version. */
    settleableMerchants(request: {
        readonly nowMs: number;
        readonly limit: number;
    }): Promise<readonly Merchant[]>;
    /** The running ledger check, if it is not leased: one at most. `attemptsCount` includes this claim. */
    ledgerChecks(request: ClaimRequest): Promise<readonly LedgerCheck[]>;
    /** Deletes processes last seen before this time; returns how many. */
    sweepWorkers(request: {
        readonly seenBeforeMs: number;
        readonly limit: number;
    }): Promise<number>;
    /** Deletes expired idempotency records; returns how many. */
    sweepIdempotency(request: {
        readonly nowMs: number;
        readonly limit: number;
    }): Promise<number>;
    /**
     * Deletes events with ids before `beforeId`, their deliveries and the attempts of those, together: at most `limit`
     * rows, or a delivery with its attempts. Of an event with more, a part of its deliveries that are over goes first. An
     * event with a delivery in the queue stays, even when it is replayed at the same time (`event.keep`).
     */
    sweepEvents(request: SweepStep & {
        readonly beforeId: string;
    }): Promise<Swept>;
    /** Deletes sessions with ids before `beforeId` that ended before `endedBeforeMs` for any reason. */
    sweepSessions(request: SweepStep & {
        readonly beforeId: string;
        readonly endedBeforeMs: number;
    }): Promise<Swept>;
    /** Deletes expired cash-out codes. */
    sweepCashOutCodes(request: SweepStep & {
        readonly nowMs: number;
    }): Promise<Swept>;
    /** Deletes cash codes of payments that are over. */
    sweepCashCodes(request: SweepStep): Promise<Swept>;
    /** Deletes business verifications that were replaced before this time. */
    sweepKycSubmissions(request: SweepStep & {
        readonly replacedBeforeMs: number;
    }): Promise<Swept>;
    /**
     * Deletes test payments before an id that ended unpaid before a time, with all rows that are theirs alone. A payment
     * with a transfer, or with an attempt that may still be answered, stays.
     */
    sweepTestPayments(request: SweepStep & {
        readonly beforeId: string;
        readonly endedBeforeMs: number;
    }): Promise<Swept>;
    /** Deletes signing keys that were retired before this time; returns how many. */
    sweepSigningKeys(request: {
        readonly retiredBeforeMs: number;
    }): Promise<number>;
}
/** A step of a sweep that walks a table in the order of its ids. */
interface SweepStep {
    /** Where the step before ended; null: from the start. */
    readonly afterId: string | null;
    /** Rows to look at. */
    readonly limit: number;
}
interface Swept {
    readonly count: number;
    /** Where the next step continues; null: this one was the last. */
    readonly nextAfterId: string | null;
}
/** A claim of at most `limit` attempts. */
interface AttemptClaim extends ClaimRequest {
    readonly rail: string;
    /** Null: the rail has none. */
    readonly pace: Pace | null;
}
/** A claim of at most `limit` lanes. */
interface LaneClaim extends ClaimRequest {
    /** Lanes that are slow or not proven, or all others. */
    readonly isSlow: boolean;
    /** Per lane, those due first. */
    readonly deliveriesMax: number;
    /** Free lanes of these merchants are left to other processes. */
    readonly exceptMerchantIds: readonly string[];
    /** Event handlers that the process has: lanes of others are not handed out. */
    readonly handlerIds: readonly string[];
    /** What the tokens of one claimer begin with; each is greater than the one before. */
    readonly owner: string;
    /**
     * Lanes that the claimer holds. Others that are leased under an earlier token of its own are free: it never received
     * them, or a crash of the database undid their release.
     */
    readonly heldIds: readonly string[];
    /** How often a lane that is not proven is handed out: `burst` times at once, then each `everyMs`. */
    readonly pace: {
        readonly burst: number;
        readonly everyMs: number;
    };
}
/** Lanes with nothing due, and those that were lost, closed or moved to another address, are left out. */
interface HeldLanesRead {
    readonly nowMs: number;
    readonly lanes: readonly {
        readonly id: string;
        readonly leaseToken: string;
    }[];
    /** Per lane, those due first. */
    readonly deliveriesMax: number;
    /** Deliveries whose outcomes are not written yet. */
    readonly exceptIds: readonly string[];
}
interface ClaimedLane {
    readonly leaseToken: string;
    readonly lane: Lane;
    readonly endpoint: WebhookEndpoint;
    /** Those due first come first; at least one. */
    readonly deliveries: readonly ClaimedDelivery[];
}
interface ClaimedDelivery {
    readonly delivery: Delivery;
    /** The event's exact body. */
    readonly body: string;
}

/**
 * Rate-limit counts shared by all processes on the store: one row per count, until it is swept.
 *
 * No money depends on them. A crash of the database may lose them, which grants every caller one more window.
 */
interface StoreLimits {
    /**
     * Adds to each count, all in one statement. A count whose window is over by `nowMs` starts again with the given value
     * and end, and so does one that ends more than 10 s after that: a clock was set back. Otherwise its window stays. Of
     * two concurrent calls each sees the other's part or is part of what the other sees.
     * @param takes with distinct keys, which contain nothing in plain text
     * @returns the counts, in the order of the takes
     */
    take(request: {
        readonly nowMs: number;
        readonly takes: readonly LimitTake[];
    }): Promise<readonly LimitCount[]>;
    /** Deletes counts whose window ended some time ago, at most so many; returns how many. */
    sweep(request: {
        readonly nowMs: number;
        readonly limit: number;
    }): Promise<number>;
}
/** One addition to a count. */
interface LimitTake {
    readonly key: string;
    /** How many to add; 0 only reads, -1 takes one back. */
    readonly count: number;
    /** End of the window, if this call starts it. */
    readonly endsAtMs: number;
}
/** A count. */
interface LimitCount {
    /** In this window, by all processes, including this addition. */
    readonly used: number;
    /** End of the common window, by the clock of the process that started it. */
    readonly endsAtMs: number;
}

/** `deliveries` are due at once; `timers`: something is due at a time that may be earlier than any known one. */
type WakeReason = 'deliveries' | 'timers';
/**
 * How processes on one database notify each other of work. A hint that may be lost, repeated or superfluous: every
 * process polls once a second anyway. A store without notifications does nothing here.
 */
interface StoreWakeups {
    /**
     * Notifies the other processes, never this one, of a commit. Returns at once and never throws; called for every
     * commit, so a store batches what arrives within moments into one message.
     */
    publish(reason: WakeReason): void;
    /**
     * Calls `wake` for other processes' notifications, and once per reason whenever listening starts or resumes. Returns
     * at once, whether or not listening works yet; problems are logged.
     * @returns stops listening, after which `wake` is not called again
     */
    subscribe(wake: (reason: WakeReason) => void, logger: Logger): () => Promise<void>;
}

/**
 * Where a gateway keeps everything: `sqlite({ path })` or `postgres({ connectionString })`. Its rows are the gateway's
 * own.
 */
interface Store {
    /** The engine: `sqlite` or `postgres`. */
    readonly name: string;
    /** The state of its schema. */
    readonly migrations: StoreMigrations;
    /** Throws when the database cannot be reached; used by `GET /readyz`. */
    ping(): Promise<void>;
    /** Waits for commits under way and closes connections. */
    close(): Promise<void>;
}
/**
 * The engine's database, with three kinds of access:
 *
 * - `read`: plain queries without locks, each on data committed before it started;
 * - `commit`: a list of changes, all or none, guarded (see {@link Change});
 * - `claim`: leases due work, so that two workers never hold the same item.
 *
 * In addition there are `limits` and `paces`, counts that may be lost. Each method throws `StoreUnavailableError` while the
 * database is unavailable.
 *
 * Test implementations with `runStoreConformance` of `@mitako/testing`.
 */
interface EngineStore extends Store {
    /** Its commits take effect with a COMMIT of the embedding program, which also notifies: nothing is due before. */
    readonly isDeferred?: boolean;
    /** Several machines may work on it: rate limits are then counted in it, and not in the memory of each process. */
    readonly isShared: boolean;
    readonly read: StoreReads;
    readonly audit: LedgerAudit;
    readonly claim: StoreClaims;
    readonly limits: StoreLimits;
    readonly paces: StorePaces;
    readonly wakeups: StoreWakeups;
    /**
     * Writes all of the list or none of it. Durable once `applied`.
     * - `refused`: a guard touched a wrong number of rows, or violated a unique key or a CHECK; nothing was written. Read
     *   and decide again.
     * - `unknown`: the response to COMMIT was lost; never send the list again, look for an id it created instead.
     *
     * A list of nothing but outcomes of deliveries, records on endpoints and keys, and process reports may still be lost
     * in a power failure (not with the process), and never in part: such a webhook is simply sent again. Leases are no
     * more durable than that.
     */
    commit(changes: readonly Change[]): Promise<CommitOutcome>;
    /**
     * Checks, before work begins, that the database keeps what it confirms, and that its clock and this machine's agree.
     * @throws StoreUnfitError
     */
    assertFit(): Promise<void>;
}
/**
 * The engine's side of a store.
 * @throws TypeError for an object that no store package made
 */
declare function engineStore<Of extends Store>(store: Of): Of & EngineStore;
type CommitOutcome = {
    readonly kind: 'applied';
}
/** `guard` is the type of the refused change, `index` its index in the list. */
 | {
    readonly kind: 'refused';
    readonly guard: ChangeType;
    readonly index: number;
} | {
    readonly kind: 'unknown';
};
interface StoreMigrations {
    /** Migrates the schema to this version of the engine; safe to call concurrently. Returns the applied migrations. */
    migrate(): Promise<readonly string[]>;
    /** `ahead`: the schema belongs to a newer engine. */
    status(): Promise<{
        readonly state: 'current' | 'behind' | 'ahead';
        readonly applied: readonly string[];
        readonly pending: readonly string[];
    }>;
    /** The statements that `migrate` would still run, to review or run manually. */
    sql(): Promise<readonly string[]>;
}
/** What each subject reads. */
interface StoreReads extends RowReads, AgentLocationReads, AgentReads, AttemptReads, AuditLogReads, CashCodeReads, CheckoutReads, CustomerReads, DisputeReads, FileReads, HealthReads, KeyReads, LedgerReads, MerchantReads, MethodReads, PaymentLinkReads, PaymentReads, PayoutAccountReads, PayoutExportReads, PersonReads, RefundReads, ReportReads, SandboxReads, SettlementReads, WebhookReads, WorkReads {
}

export { CANCELED_MAX as H, PROVIDER_CLAIMS as aT, claimsIn as b$, StoreUnavailableError as bK, checkRails as b_, ROWS as bf, SESSIONS_MAX as bs, engineStore as c0, rowChangeType as c1, rowsWith as c2, snakeCase as c3, GatewayError as c4, StoreUnfitError as cF, basisOfFailure as cG, basisOfRefusal as cH, invalidField as cI, isGatewayError as cJ, isStoreUnavailable as cK };
export type { CustomerCount as $, AccountKind as A, AuditedPaymentHeader as B, AuditedSettlement as C, Dispute as D, EngineStore as E, AuditedSubject as F, AuditedTransfer as G, CashCode as I, CashCodeReads as J, CashOutCode as K, Change as L, ChangeOf as M, ChangeType as N, CheckedRail as O, Payment as P, Checking as Q, Refund as R, CheckoutRead as S, Transfer as T, CheckoutReads as U, ClaimName as V, ClaimRequest as W, ClaimedDelivery as X, ClaimedLane as Y, CommitOutcome as Z, Customer as _, Account as a, PaymentMark as a$, CustomerCounts as a0, CustomerFilter as a1, CustomerPayments as a2, CustomerRead as a3, CustomerReads as a4, DailyKind as a5, Deduction as a6, Delivery as a7, DeliveryAttempt as a8, DeliveryFilter as a9, LedgerRange as aA, LedgerReads as aB, LimitCount as aC, LimitTake as aD, LinkedCustomer as aE, Logo as aF, LookUpQueue as aG, Measure as aH, Merchant as aI, MerchantMode as aJ, MerchantNotes as aK, MerchantReads as aL, MethodReads as aM, MethodSetting as aN, MethodSettings as aO, ModeMethods as aP, OperatorKey as aQ, OwedDispute as aR, OwedFunds as aS, Pace as aU, Page as aV, PaymentFilter as aW, PaymentLink as aX, PaymentLinkFilter as aY, PaymentLinkRead as aZ, PaymentLinkReads as a_, DeliveryState as aa, DisputeFilter as ab, DisputeReads as ac, DueTotal as ad, Entry as ae, EntryPlace as af, Event as ag, EventFilter as ah, ExportedCount as ai, FeeSchedule as aj, Figure as ak, FilePart as al, FileReads as am, HealthReads as an, HealthRequest as ao, HeldLanesRead as ap, IdempotencyRecord as aq, KeyReads as ar, KycDecision as as, KycSubmission as at, Lane as au, LaneClaim as av, LastCallback as aw, LedgerAudit as ax, LedgerCheck as ay, LedgerLine as az, Attempt as b, PaymentReads as b0, PaymentStatusSum as b1, PaymentSums as b2, PaymentsPage as b3, PayoutAccount as b4, PayoutAccountReads as b5, PayoutExport as b6, PayoutExportReads as b7, PendingFigure as b8, PersonReads as b9, SettlementFilter as bA, SettlementReads as bB, SettlementTerms as bC, SigningKey as bD, SnakeCase as bE, StoreClaims as bF, StoreHealth as bG, StoreLimits as bH, StorePaces as bI, StoreReads as bJ, StoreWakeups as bL, StoredEntry as bM, StoredFile as bN, StoredRow as bO, SuspendedMethod as bP, SweepStep as bQ, Swept as bR, Task as bS, TransferKind as bT, WakeReason as bU, WalletPaymentRead as bV, WebhookEndpoint as bW, WebhookReads as bX, WorkReads as bY, Worker as bZ, Posting as ba, Principal as bb, ProviderClaims as bc, QueueName as bd, QueueState as be, RailOutcome as bg, RecentDeliveries as bh, RefundFilter as bi, RefundReads as bj, ReportReads as bk, RowChangeType as bl, RowInsert as bm, RowName as bn, RowOwner as bo, RowReads as bp, RowUpdate as bq, RowsWith as br, SandboxReads as bt, SandboxScenario as bu, SealedEntry as bv, SealedTransfer as bw, Session as bx, SettledLane as by, Settlement as bz, ProviderBasis as c, Rail as c5, Store as c6, Logger as c7, Clock as c8, RailMethod as c9, RailRefundRequest as cA, RailTextRules as cB, RailUrls as cC, RejectedCallback as cD, StoreMigrations as cE, Random as ca, Hasher as cb, Sender as cc, ChargeRules as cd, CallbackSubject as ce, ChargeOutcome as cf, ChargeRequest as cg, ClockFault as ch, CodeOutcome as ci, CodeRequest as cj, HashLane as ck, LogFields as cl, LookupOutcome as cm, LookupRequest as cn, OutgoingError as co, OutgoingRequest as cp, OutgoingResult as cq, PrepareOutcome as cr, PrepareRequest as cs, RailAvailability as ct, RailBalance as cu, RailCallback as cv, RailPayer as cw, RailProblem as cx, RailRefundLookup as cy, RailRefundOutcome as cz, ProviderClaim as d, AttemptNextAction as e, RailDetail as f, Agent as g, AgentLimits as h, AgentLocation as i, AgentLocationReads as j, AgentReads as k, ApiKey as l, AttemptClaim as m, AttemptFilter as n, AttemptHandle as o, AttemptMethod as p, AttemptReads as q, AttemptResolution as r, AuditEntry as s, AuditFilter as t, AuditLogReads as u, AuditPage as v, AuditedAccount as w, AuditedEntries as x, AuditedLines as y, AuditedPayment as z };
