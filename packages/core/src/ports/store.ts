import type { AgentLocationReads } from '../agent-locations/reads.ts';
import type { AgentReads } from '../agents/reads.ts';
import type { AttemptReads } from '../attempts/reads.ts';
import type { AuditLogReads } from '../audit/reads.ts';
import type { CashCodeReads } from '../cash-payments/reads.ts';
import type { CheckoutReads } from '../checkout/reads.ts';
import type { CustomerReads } from '../customers/reads.ts';
import type { DisputeReads } from '../disputes/reads.ts';
import type { FileReads } from '../files/reads.ts';
import type { HealthReads } from '../health/reads.ts';
import type { KeyReads } from '../api-keys/reads.ts';
import type { LedgerReads } from '../ledger/reads.ts';
import type { MerchantReads } from '../merchants/reads.ts';
import type { MethodReads } from '../methods/reads.ts';
import type { PaymentLinkReads } from '../payment-links/reads.ts';
import type { PaymentReads } from '../payments/reads.ts';
import type { PayoutAccountReads } from '../payout-accounts/reads.ts';
import type { PayoutExportReads } from '../payout-exports/reads.ts';
import type { PersonReads } from '../people/reads.ts';
import type { RefundReads } from '../refunds/reads.ts';
import type { ReportReads } from '../reports/reads.ts';
import type { SandboxReads } from '../sandbox/reads.ts';
import type { SettlementReads } from '../settlements/reads.ts';
import type { WebhookReads } from '../webhooks/reads.ts';
import type { WorkReads } from '../worker/reads.ts';
import type { Change, ChangeType } from './changes.ts';
import type { LedgerAudit } from './ledger-audit.ts';
import type { RowReads } from './rows.ts';
import type { StoreClaims } from './store-claims.ts';
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
    AgentLocationReads,
    AgentReads,
    AttemptReads,
    AuditLogReads,
    CashCodeReads,
    CheckoutReads,
    CustomerReads,
    DisputeReads,
    FileReads,
    HealthReads,
    KeyReads,
    LedgerReads,
    MerchantReads,
    MethodReads,
    PaymentLinkReads,
    PaymentReads,
    PayoutAccountReads,
    PayoutExportReads,
    PersonReads,
    RefundReads,
    ReportReads,
    SandboxReads,
    SettlementReads,
    WebhookReads,
    WorkReads {}
