import type * as reads from '../reads.ts';
import type { Change, ChangeType } from './changes.ts';
import type { LedgerAudit } from './ledger-audit.ts';
import type { RowReads } from './rows.ts';
import type { StoreClaims } from './store-claims.ts';
import type { StoreLeaves } from './store-leaves.ts';
import type { StoreLimits } from './store-limits.ts';
import type { StorePaces } from './store-paces.ts';
import type { StoreWakeups } from './store-wakeups.ts';

/**
 * Where a gateway keeps everything: `sqlite({ path })` or `postgres({ connectionString })`. Its rows are the gateway's
 * own.
 */
export interface Store {
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
export interface EngineStore extends Store {
  /** Its commits take effect with a COMMIT of the embedding program, which also notifies: nothing is due before. */
  readonly isDeferred?: boolean;
  /** Several machines may work on it: rate limits are then counted in it, and not in the memory of each process. */
  readonly isShared: boolean;
  readonly read: StoreReads;
  readonly audit: LedgerAudit;
  readonly claim: StoreClaims;
  readonly limits: StoreLimits;
  readonly paces: StorePaces;
  /** Of its divided tables. Null: they are whole, and what is old is swept. */
  readonly leaves: StoreLeaves | null;
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
export function engineStore<Of extends Store>(store: Of): Of & EngineStore {
  if (!isEngineStore(store)) throw new TypeError(`${store.name} is no store of this engine`);
  return store;
}

function isEngineStore<Of extends Store>(store: Of): store is Of & EngineStore {
  return 'commit' in store && 'read' in store;
}

export type CommitOutcome =
  | { readonly kind: 'applied' }
  /** `guard` is the type of the refused change, `index` its index in the list. */
  | { readonly kind: 'refused'; readonly guard: ChangeType; readonly index: number }
  | { readonly kind: 'unknown' };

export interface StoreMigrations {
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
export interface StoreReads
  extends
    RowReads,
    reads.AgentLocationReads,
    reads.AgentReads,
    reads.AttemptReads,
    reads.AuditLogReads,
    reads.CashCodeReads,
    reads.CheckoutReads,
    reads.CustomerReads,
    reads.DisputeReads,
    reads.FileReads,
    reads.HealthReads,
    reads.KeyReads,
    reads.LedgerReads,
    reads.MerchantReads,
    reads.MessageReads,
    reads.RootSecretReads,
    reads.MethodReads,
    reads.PaymentLinkReads,
    reads.PaymentReads,
    reads.PayoutAccountReads,
    reads.PayoutExportReads,
    reads.PersonReads,
    reads.RefundReads,
    reads.ReportReads,
    reads.SandboxReads,
    reads.SettlementReads,
    reads.WebhookReads,
    reads.WorkReads {}
