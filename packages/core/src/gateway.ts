import type { Part } from '@mitako/contract';
import type { Role } from '@mitako/contract/names';
import type { Brand, ShownBrand } from './brand/brand.ts';
import type { NotReady, Warning } from './health/readiness.ts';
import type { Credential, Identity } from './kernel/authenticate.ts';
import type { Call } from './kernel/call.ts';
import type { Ledger } from './ledger/in-process.ts';
import type { RateLimiter } from './limits/rate-limiter.ts';
import type { LogoFile } from './merchants/logo/logo.ts';
import type { MessageTexts } from './messages/message-texts.ts';
import type { Terms, TermsOptions } from './methods/terms.ts';
import type { RefundOffer } from './refunds/decide-refund.ts';
import type { CheckedRail } from './rails/check-rails.ts';
import type { FileStore } from './ports/file-store.ts';
import type { Mailer, Sms } from './ports/mailer.ts';
import type { Rail, RailMethod } from './ports/rail.ts';
import type { Store } from './ports/store.ts';
import type { TelemetryOptions } from './ports/telemetry.ts';
import type { Clock, Hasher, Logger, PasswordCheck, Random, Sender } from './ports/system.ts';
import type { Handlers } from './webhooks/event-handler.ts';
import type { SignUp, SignUpModes } from './people/sign-up-mode.ts';
import type { SandboxSeed } from './sandbox/seed.ts';
import type { PageSeal } from './system/page-seal.ts';
import type { WalletTiers } from './wallets/tiers.ts';

/** Options of an engine. Only the first three are required. */
export interface GatewayOptions extends TermsOptions {
  /** `sqlite({ path })` or `postgres({ connectionString })`. */
  readonly store: Store;
  /** Public URL of the service, `https://pay.example.cm`; may have a path, no trailing slash. */
  readonly publicUrl: string;
  /**
   * Where merchants, operators and agents have their pages and log in, `https://staff.example.cm`, and nowhere else: a script
   * that is injected into a customer's page then reaches nothing of theirs. Another host than that of `publicUrl`, with its
   * scheme and path. Passkeys belong to a host: those that were made before have to be made again. Default: `publicUrl`.
   */
  readonly staffUrl?: string;
  /**
   * What is open to others than the embedding program: everything else answers 404, and no page leads to it. Without
   * `wallets` no checkout offers the wallet, without `agents` none offers cash. Default: all.
   */
  readonly parts?: readonly Part[];
  /**
   * Roles whose people your program logs in, by `enterHostSession`: their built-in accounts, `/auth/*` and logins are closed, and
   * sessions of such accounts end. Default: none.
   */
  readonly hosted?: readonly ('operator' | 'merchant' | 'user')[];
  /**
   * The operator's panel, its API and its login are open to these networks alone, addresses or CIDR blocks. Default: to all.
   */
  readonly panel?: { readonly allowFrom: readonly string[] };
  /**
   * Root secret, at least 32 characters. Pepper, encryption and signing keys are derived from it; never store it in the
   * database.
   */
  readonly secret: string;
  /**
   * The root secret before it, while other processes still run with that. Of a rotation: `mitako secret --help`.
   */
  readonly previousSecret?: string;
  /**
   * Connections to providers. `sandboxRail()` enables the sandbox: test wallets are funded, test users simulate
   * outcomes.
   */
  readonly rails?: readonly Rail[];
  /**
   * Rehearses: the rails lead to simulated providers, no money moves, and pages, events and webhooks say so. The database of
   * the first start is a rehearsal's for ever, and no other one can be rehearsed on. Default: `false`.
   */
  readonly rehearse?: boolean;
  /** ISO 4217 codes. Default: `['XAF']`. */
  readonly currencies?: readonly string[];
  /** Your account that payouts come from, for ISO 20022 bank files. */
  readonly payoutsFrom?: PayoutsFrom;
  /** The look of the service, on every page and in every message. Default: that of Mitako. */
  readonly brand?: Brand | undefined;
  /** Mail and text messages to people. Without it, none are sent. */
  readonly messages?: MessagesOptions;
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
   * webhooks to this machine are refused where the public URL is not of this machine, or a rail is live. `createMitako` refuses it
   * beside a live rail, but for a rehearsal. Default: `false`.
   */
  readonly publicSandbox?: boolean;
  /**
   * Interval of the automatic ledger check. Default: once a day. Reading 200 000 payments takes about 13 s of one
   * process, in steps of 30 ms.
   */
  readonly ledgerCheck?: { readonly everyHours: number } | 'off';
  /** Where uploaded files are kept. Default: the store. `directoryFiles(path)` of `mitako`: a directory. */
  readonly files?: FileStore;
  /** How payments are found. */
  readonly search?: SearchOptions;
  /** How long old rows are kept. */
  readonly retention?: RetentionOptions;
  /**
   * Whether operators and agents need a second factor beside their password. Default: where a rail takes live money. Their
   * first login without one lasts 8 hours; then only their own account is open to them until they have set one up.
   */
  readonly secondFactor?: 'in_live_mode' | 'optional';
  /**
   * How merchants sign up. `verified`: an address receives a link, and the account is opened by whoever follows it.
   * `open`: at once. `closed`: you create their accounts. Default: `verified` where there is a mailer and a live rail, else
   * `open`.
   */
  readonly signUp?: SignUp;
  /** Whether users open wallets by themselves. Default: `open`. */
  readonly userSignUp?: SignUpModes['users'];
  /** Limits of users' wallets in whole francs, by how well a user is known. Default: none. */
  readonly walletTiers?: WalletTiers;
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
  /**
   * Called after each commit of this process that made work due, such as a webhook: for hosts without background work, which
   * then call `runDue()`.
   */
  readonly onDue?: () => void;
  /** Default: the machine's clock, which never goes back. */
  readonly clock?: Clock;
  /** Default: Node's cryptographic randomness. */
  readonly random?: Random;
  /** Default: silent. */
  readonly logger?: Logger;
  /** Metrics and traces. Default: none, and the `traceparent` of a request is passed on to its webhooks. */
  readonly telemetry?: TelemetryOptions;
  /** Default: argon2id (RFC 9106), in threads. */
  readonly hasher?: Hasher;
  /** Default: by lists of common passwords and words (zxcvbn), in a thread. */
  readonly passwordCheck?: PasswordCheck;
  /** Default: over HTTPS, to public addresses only. */
  readonly sender?: Sender;
}

/** Messages to people: links, codes, and what they must know for the security of their accounts. */
export interface MessagesOptions {
  /** `smtpMailer(url)` of `mitako`, or your own. */
  readonly mailer?: Mailer;
  /** `httpSms({ … })` of `mitako`, or your own. */
  readonly sms?: Sms;
  /**
   * Whether test payments notify members and send receipts, too: for a mailer that shows messages instead of sending them.
   * Default: `false`.
   */
  readonly inTestMode?: boolean;
  /** Words in place of the messages' own. Default: none. */
  readonly texts?: MessageTexts | undefined;
}

/** A bank account of yours. */
export interface PayoutsFrom {
  /** As the bank knows you; letters beyond the bank's are transliterated. */
  readonly holderName: string;
  /** Either this or `rib`. */
  readonly iban?: string;
  /** 23 digits, CEMAC. */
  readonly rib?: string;
  /** ISO 9362. */
  readonly bic?: string;
}

/** How payments are found. */
export interface SearchOptions {
  /**
   * Also indexes the first six words of each description: up to six more rows a payment. Without it they are compared with
   * the newest payments, a thousand a page. Applies to payments that are created from then on. Default: `false`.
   */
  readonly descriptions?: boolean;
}

/**
 * How long old rows are kept, in days from 1 on, fractions allowed; null: for ever. The background work deletes what is
 * older, in small steps. Live payments, refunds, disputes, settlements, the ledger and the audit log are never deleted.
 *
 * Not set here: stored responses of idempotency keys are kept for 24 hours, cash-out codes until they expire, and
 * retired signing keys until their last token has.
 */
export interface RetentionOptions {
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
export interface TestMode {
  /** Payments that a merchant may create in 24 hours; null: any number, without rate limits. */
  readonly paymentsPerDayMax: number | null;
  /** How long unpaid test payments are kept after they ended; null: for ever. */
  readonly unpaidKeptMs: number | null;
}

/** An engine, created by `createGateway`. */
export interface Gateway extends Handlers {
  /** As given, without a trailing slash. */
  readonly publicUrl: string;
  /** Where merchants, operators and agents have their pages: `publicUrl` unless it is set. */
  readonly staffUrl: string;
  /** The store that it was given. */
  readonly store: Store;
  /** Whether it rehearses, for pages, which all say so. */
  readonly rehearses: boolean;
  /** The look of the service, for pages. */
  readonly brand: ShownBrand;
  /** What is open, for pages that lead to it. */
  readonly parts: ReadonlySet<Part>;
  /** Roles whose people the embedding program logs in. */
  readonly hosted: ReadonlySet<Role>;
  /** Of the logger that it was given, or of the silent one: errors among the fields are plain objects by then. */
  readonly logger: Logger;
  /** The gateway's time, used for all its work. */
  readonly clock: Clock;
  /** For programs that read the mailbox of the sender. */
  readonly messages: {
    /**
     * Reports that a mail came back: notices to its address stop until its owner confirms it or changes it.
     * @param id `msg_…`, the beginning of its Message-ID
     * @throws GatewayError `MESSAGE_NOT_FOUND`
     */
    bounced(id: string): Promise<void>;
  };
  /** Which messages it sends, for pages that offer a link. */
  readonly sends: { readonly mail: boolean; readonly sms: boolean; readonly inTestMode: boolean };
  /** How people open accounts by themselves, for pages that offer it. */
  readonly signUp: SignUpModes;
  /**
   * Calls whose changes are committed together with rows of your own, for `mitako.shop.within`. What may call a rail must not
   * be called: no ROLLBACK undoes that.
   *
   * On PostgreSQL by your COMMIT: pass `store.withClient(client)` of `@mitako/postgres`, with a client on which you began a
   * transaction. On SQLite in the gateway's own transaction: pass `store.inTransaction(write)` of `@mitako/sqlite`, with a
   * synchronous function.
   */
  within(store: Store): { readonly call: Call };
  /** The ledger and its verification. */
  readonly ledger: Ledger;
  /** The file behind a `logo_url`, by its last path segment. For adapters that serve it. */
  logo(id: string): Promise<LogoFile | null>;
  /** Seals what a page keeps in its visitor's browser. For adapters. */
  readonly pageSeal: PageSeal;
  /** The methods that the rails of a mode offer, the first one of each provider: for pages that name providers. */
  providers(livemode: boolean): readonly RailMethod[];
  /** The refunds that a payment can have, by the provider that took it: for pages that offer them. */
  refundOffer(paymentId: string): Promise<RefundOffer>;
  /** Methods and fees of the configuration, for pages that show prices. */
  readonly terms: Terms;
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
   * Problems to fix although this process serves requests: a clock that was set, or differs from the database's, and on
   * PostgreSQL a divided table that lacks leaves, or has too many. Also events that wait for a handler which no process
   * registers, where this process works and registers others. Empty when all is well. Each is also logged once; of
   * handlers, once an hour.
   */
  warnings(): readonly Warning[];
  /** Migrates the schema and returns the applied migrations. Never runs on import or on start. */
  migrate(): Promise<readonly string[]>;
  /**
   * Starts background work: webhook deliveries, polling of rails, expiries, tasks.
   * @param options.after what is due waits for this; register handlers in the meantime, and no event passes them by
   * @throws StoreUnfitError when the database could lose what it confirms, or its clock is off
   * @throws SchemaError when the schema is older or newer than this engine
   * @throws RootSecretError when the database belongs to another root secret
   * @throws WorldError when the database is of a rehearsal and this gateway is not, or the reverse
   */
  start(options?: { readonly after?: Promise<unknown> }): Promise<void>;
  /**
   * Does all work that is due and returns the number of items; for cron, serverless and tests.
   * @param options.budgetMs no more is begun after this time; what is in flight then ends, a webhook within 15 s
   * @throws GatewayError `SERVICE_UNAVAILABLE` after `close()`
   */
  runDue(options?: { readonly budgetMs?: number }): Promise<number>;
  /**
   * Stops claiming work and waits for work in flight (15 s at most); then refuses calls with `SERVICE_UNAVAILABLE`, waits
   * for those in flight (15 s at most), posts waiting ledger entries (2 s at most), and closes the store.
   */
  close(): Promise<void>;
  /**
   * Seeds test users and a merchant, whose passwords are published; requires `sandboxRail()`. Idempotent.
   * @throws RangeError when the public URL is not of this machine, or a rail is live, without `publicSandbox`
   * @throws RootSecretError when the database belongs to another root secret
   * @throws WorldError when the database is of a rehearsal and this gateway is not, or the reverse
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
