import type { Admin } from './in-process-admin.ts';
import type { Credential, Identity } from './kernel/authenticate.ts';
import type { Call } from './kernel/call.ts';
import type { Ledger } from './ledger/in-process.ts';
import type { RateLimiter } from './limits/rate-limiter.ts';
import type { LogoFile } from './merchants/logo/logo.ts';
import type { Payments, PaymentsWithin } from './payments/in-process.ts';
import type { Rail, RailMethod } from './ports/rail.ts';
import type { Store } from './ports/store.ts';
import type { Clock, Hasher, Logger, Random, Sender } from './ports/system.ts';
import type { SandboxSeed } from './sandbox/seed.ts';

/** What an engine is made of. Only the first three are needed. */
export interface GatewayOptions {
  /** `sqlite({ path })` or `postgres({ connectionString })`. */
  readonly store: Store;
  /** Where the service is reached, `https://pay.example.cm`; may have a path, has no trailing slash. */
  readonly publicUrl: string;
  /** Root secret, at least 32 characters. Pepper, encryption and signing are derived from it; keep it out of the database. */
  readonly secret: string;
  /** How to reach providers. With `sandboxRail()` among them there is a sandbox: test wallets are funded, test users play. */
  readonly rails?: readonly Rail[];
  /** ISO 4217 codes; `['XAF']` when absent. */
  readonly currencies?: readonly string[];
  readonly webhooks?: {
    /** Address ranges webhooks may reach although they are not public, `127.0.0.0/8`. None when absent. */
    readonly allowCidrs?: readonly string[];
  };
  /**
   * How often the background work checks the books by itself; once a day when absent. Reading 200 000 payments takes some
   * 13 s of one process, in steps of 30 ms.
   */
  readonly ledgerCheck?: { readonly everyHours: number } | 'off';
  /**
   * Rate limits of the API and the pages. `standard` when absent: shared by all processes on one PostgreSQL database,
   * counted in memory on SQLite. `memory`: each process grants as much. `off`: none. Or a limiter of your own.
   */
  readonly limits?: 'standard' | 'memory' | 'store' | 'off' | RateLimiter;
  /** What this process is called in `GET /admin/health`. */
  readonly process?: {
    /** The machine's when absent. */
    readonly name?: string;
    /** Of your own program. */
    readonly version?: string;
  };
  readonly clock?: Clock;
  readonly random?: Random;
  /** Silent when absent. */
  readonly logger?: Logger;
  readonly hasher?: Hasher;
  readonly sender?: Sender;
}

/** An engine. Made by `createGateway`. */
export interface Gateway {
  readonly publicUrl: string;
  readonly store: Store;
  readonly logger: Logger;
  readonly clock: Clock;
  /** Payments in process, by the same rules as over HTTP. */
  readonly payments: Payments;
  /**
   * Payments that are committed together with rows of your own, by your COMMIT: hand in `store.withClient(client)` of
   * `@mitako/postgres`, with a client on which you began a transaction. Until the COMMIT nobody else sees the payment; after
   * it its webhooks go out.
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
  readonly admin: Admin;
  /** The books, and the proof of them. */
  readonly ledger: Ledger;
  /** The file behind a `logo_url`, by the last part of it. For adapters that serve it. */
  logo(id: string): Promise<LogoFile | null>;
  /** What the rails of a mode offer, the first method of each provider: for pages that name providers. */
  providers(livemode: boolean): readonly RailMethod[];

  /** Brings the schema up to date and returns what was applied. Never done on import or on start. */
  migrate(): Promise<readonly string[]>;
  /**
   * Starts background work: deliveries, rail look-ups, expiries, tasks.
   * @throws StoreUnfitError when the database could lose what it confirms, or its clock is off
   * @throws SchemaError when the schema is behind or ahead of this engine
   * @throws RootSecretError when the database was made with another root secret
   */
  start(): Promise<void>;
  /** Does all that is due now and returns how many pieces of work that were; for cron, serverless and tests. */
  runDue(): Promise<number>;
  /**
   * Stops handing out work, waits for what is under way (15 s at most), chains what waits in the ledger (2 s at most), and
   * lets go of the store.
   */
  close(): Promise<void>;
  /**
   * Seeds test users and a merchant; needs `sandboxRail()`. Does nothing the second time.
   * @throws RootSecretError when the database was made with another root secret
   */
  seedSandbox(): Promise<SandboxSeed>;

  /**
   * Finds out once who is at a page, for the calls that the page makes. For adapters.
   * @throws GatewayError with the code that says what is wrong with the credential
   */
  authenticate(credential: Credential): Promise<Identity>;
  /**
   * Runs an operation: the one way in, for every adapter. It takes what arrived, untrusted. Refusals are results too; what
   * is thrown is a fault of ours.
   */
  readonly call: Call;
}
