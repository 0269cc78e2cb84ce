import type {
  AttemptStatus,
  AuditAction,
  DeliveryStatus,
  DisputeStatus,
  EventType,
  KycStatus,
  PaymentStatus,
  RefundStatus,
  Role,
  SettlementStatus,
} from '@mitako/contract/names';
import type {
  Account,
  Agent,
  ApiKey,
  Attempt,
  AuditEntry,
  CashOutCode,
  DayVolume,
  Delivery,
  DeliveryAttempt,
  Dispute,
  Event,
  IdempotencyRecord,
  LedgerCheck,
  Logo,
  Merchant,
  OperatorKey,
  Payment,
  Principal,
  Refund,
  Session,
  Settlement,
  SigningKey,
  StoredEntry,
  Transfer,
  TransferKind,
  WebhookEndpoint,
  Worker,
} from '../model.ts';
import type { Change, ChangeType } from './changes.ts';
import type { LedgerAudit } from './ledger-audit.ts';
import type { StoreClaims } from './store-claims.ts';
import type { HealthRequest, StoreHealth } from './store-health.ts';
import type { StoreLimits } from './store-limits.ts';
import type { StoreWakeups } from './store-wakeups.ts';

/**
 * Where the engine keeps everything. Three doors, and no other:
 *
 * - `read`: plain queries without locks, each seeing what was committed before it started;
 * - `commit`: a list of changes, all or none, guarded (see {@link Change});
 * - `claim`: hands out due work under a lease, so that two workers never hold the same piece.
 *
 * Beside them stand `limits`, counts that may be lost. Each throws `StoreUnavailableError` while the database cannot be had.
 *
 * Implementations prove themselves with `runStoreConformance` of `@mitako/testing`.
 */
export interface Store {
  readonly name: string;
  readonly read: StoreReads;
  readonly audit: LedgerAudit;
  readonly claim: StoreClaims;
  readonly limits: StoreLimits;
  readonly migrations: StoreMigrations;
  readonly wakeups: StoreWakeups;

  /**
   * Writes all of the list or none of it. Durable once `applied`.
   * - `refused`: a guard found the wrong number of rows, a unique key or a CHECK said no; nothing was written. Read and
   *   decide again.
   * - `unknown`: the answer to COMMIT was lost; never send the list again, look for an id it minted instead.
   *
   * A list of nothing but outcomes of deliveries, notes on endpoints and keys, and signs of life may still be lost with the power (not
   * with the process), and never in part: such a webhook is simply sent again. Leases are no more durable than that.
   */
  commit(changes: readonly Change[]): Promise<CommitOutcome>;

  /** Throws when the database cannot be reached; used by `GET /readyz`. */
  ping(): Promise<void>;
  /**
   * Makes sure, before work begins, that the database keeps what it confirms, and that its clock and this machine's agree.
   * @throws StoreUnfitError
   */
  assertFit(): Promise<void>;
  /** Waits for commits under way and lets go of connections. */
  close(): Promise<void>;
}

export type CommitOutcome =
  | { readonly kind: 'applied' }
  /** `guard` is the type of the change that was refused, `index` its place in the list. */
  | { readonly kind: 'refused'; readonly guard: ChangeType; readonly index: number }
  | { readonly kind: 'unknown' };

export interface StoreMigrations {
  /** Brings the schema up to this version of the engine; several callers at once are safe. Returns what was applied. */
  migrate(): Promise<readonly string[]>;
  /** `ahead`: the schema was made by a newer engine. */
  status(): Promise<{
    readonly state: 'current' | 'behind' | 'ahead';
    readonly applied: readonly string[];
    readonly pending: readonly string[];
  }>;
  /** The statements that `migrate` would still run, to read or to run by hand. */
  sql(): Promise<readonly string[]>;
}

/** One page of a list, newest first: everything after `afterId`, `limit` rows at most. */
export interface Page {
  readonly limit: number;
  /** The last id of the page before; null for the first page. */
  readonly afterId: string | null;
}

/** Whose rows, and of which mode. */
export interface MerchantMode {
  readonly merchantId: string;
  readonly livemode: boolean;
}

export interface StoreReads {
  // Credentials: each is one query, because each call pays for it
  /** With only what every call judges its merchant by, and not the whole row. */
  apiKeyByHash(hash: string): Promise<{
    readonly apiKey: ApiKey;
    readonly merchant: Pick<Merchant, 'id' | 'kycStatus' | 'suspendedAtMs'>;
  } | null>;
  apiKeyById(id: string): Promise<ApiKey | null>;
  apiKeys(merchantId: string, page: Page): Promise<readonly ApiKey[]>;
  operatorKeyByHash(hash: string): Promise<OperatorKey | null>;
  sessionById(id: string): Promise<{ readonly session: Session; readonly principal: Principal } | null>;
  /** Live sessions of a principal, newest first, 100 at most. */
  sessions(principalId: string, nowMs: number): Promise<readonly Session[]>;
  /** All signing keys, newest first. */
  signingKeys(): Promise<readonly SigningKey[]>;

  principalByEmail(role: Role, email: string): Promise<Principal | null>;
  principalById(id: string): Promise<Principal | null>;
  /** Those that exist, in any order; so do the other reads by several ids. At most a page of them. */
  principalsByIds(ids: readonly string[]): Promise<readonly Principal[]>;
  /** Nobody proved to own the number, so several may have it; in order of their ids. */
  principalsByPhone(role: Role, phone: string, limit: number): Promise<readonly Principal[]>;
  principals(role: Role, page: Page): Promise<readonly Principal[]>;
  merchantById(id: string): Promise<Merchant | null>;
  merchantsByIds(ids: readonly string[]): Promise<readonly Merchant[]>;
  merchants(filter: { readonly kycStatus?: KycStatus | undefined }, page: Page): Promise<readonly Merchant[]>;
  /** Of any merchant who has it. */
  logoById(id: string): Promise<Logo | null>;

  paymentById(id: string): Promise<Payment | null>;
  paymentsByIds(ids: readonly string[]): Promise<readonly Payment[]>;
  /** With its merchant and its live attempt: what the checkout needs, in one query. */
  checkoutBySlug(slug: string): Promise<CheckoutRead | null>;
  /** All that a wallet payment is decided by, in one query; null when there is no such payer. */
  walletPayment(request: {
    readonly slug: string;
    readonly payerId: string;
    readonly idempotencyKey: string | null;
  }): Promise<WalletPaymentRead | null>;
  paymentByTokenHash(
    tokenHash: string,
  ): Promise<{ readonly payment: Payment; readonly payer: Principal | null } | null>;
  payments(filter: PaymentFilter, page: Page): Promise<PaymentsPage>;
  /** Of the newest payments that have ended, `limit` at most, how many have which status. */
  endedPayments(
    owner: MerchantMode,
    limit: number,
  ): Promise<readonly { readonly status: PaymentStatus; readonly count: number }[]>;
  /** How many attempts wait for the operator; counts to `limit`. */
  attemptsInReview(owner: MerchantMode, limit: number): Promise<number>;
  attemptById(id: string): Promise<Attempt | null>;
  /** Oldest first. */
  attemptsOfPayment(paymentId: string): Promise<readonly Attempt[]>;
  /** Without an owner: of all merchants. */
  attempts(filter: AttemptFilter, page: Page): Promise<readonly Attempt[]>;
  refundById(id: string): Promise<Refund | null>;
  refundsOfPayment(paymentId: string, page: Page): Promise<readonly Refund[]>;
  /** Without an owner: of all merchants. */
  refunds(filter: RefundFilter, page: Page): Promise<readonly Refund[]>;
  disputeById(id: string): Promise<Dispute | null>;
  /** Without an owner: of all merchants. */
  disputes(filter: DisputeFilter, page: Page): Promise<readonly Dispute[]>;
  /** When the disputes that need an answer are due, the soonest first, without those that were due before. */
  disputesDueAtMs(owner: MerchantMode, nowMs: number, limit: number): Promise<readonly number[]>;
  settlementById(id: string): Promise<Settlement | null>;
  /** Without an owner: of all merchants. */
  settlements(filter: SettlementFilter, page: Page): Promise<readonly Settlement[]>;
  /** The last of this balance, by its place in the chain. */
  lastSettlement(owner: MerchantMode, currency: string): Promise<Settlement | null>;
  /** Place in the chain at which the last settlement of this balance ends; 0 where there is none. */
  settledThrough(owner: MerchantMode, currency: string): Promise<number>;
  agentById(id: string): Promise<Agent | null>;
  agentsByIds(ids: readonly string[]): Promise<readonly Agent[]>;
  cashOutCode(walletId: string): Promise<CashOutCode | null>;
  /** What `daily_total.add` counted so far. */
  dailyTotal(accountId: string, kind: 'cash_in' | 'cash_out', day: string): Promise<number>;

  // Ledger
  accountById(id: string): Promise<Account | null>;
  /** What an account holds now: its row, and the entries that are not posted yet. 0 for one without either. */
  balance(accountId: string): Promise<number>;
  /** The same of several, in their order, all at one moment: what moves from one to another is in exactly one of them. */
  balances(accountIds: readonly string[]): Promise<readonly number[]>;
  transferById(id: string): Promise<Transfer | null>;
  /** Without their entries, in any order; those that exist. */
  transferHeaders(ids: readonly string[]): Promise<readonly Omit<Transfer, 'entries'>[]>;
  /** What each moved in all: the sum of what its entries credited. In any order. */
  movedBy(transferIds: readonly string[]): Promise<readonly { readonly transferId: string; readonly amount: number }[]>;
  /** From this day on, by day and currency. */
  volumes(owner: MerchantMode, fromDay: string): Promise<readonly DayVolume[]>;
  /** Of one kind; there is one for each subject at most. In any order. */
  transfersOfSubjects(kind: TransferKind, subjectIds: readonly string[]): Promise<readonly Transfer[]>;
  /** Oldest first; with a limit, the newest of them. */
  transfersOfPayment(paymentId: string, limit?: number): Promise<readonly Transfer[]>;
  /** An account's transfers, each whole, newest first. */
  transfersOfAccount(accountId: string, page: Page): Promise<readonly Transfer[]>;
  /** Accounts with entries that no chain holds yet. */
  unchainedAccounts(limit: number): Promise<readonly string[]>;
  /** Entries of an account that its chain does not hold yet, by transfer and position. */
  unchainedEntries(accountId: string, limit: number): Promise<readonly StoredEntry[]>;
  /** How many lines a stretch of a merchant's available account has, and their sum; both ends included. */
  linesTotal(stretch: LedgerStretch): Promise<{ readonly count: number; readonly sum: number }>;
  /** Those lines in the order of the chain, after `afterSequence`. */
  lines(
    stretch: LedgerStretch,
    page: { readonly limit: number; readonly afterSequence: number },
  ): Promise<readonly LedgerLine[]>;

  idempotency(key: string): Promise<IdempotencyRecord | null>;

  auditEntryById(id: string): Promise<AuditEntry | null>;
  auditEntries(filter: AuditFilter, page: Page): Promise<readonly AuditEntry[]>;

  endpointById(id: string): Promise<WebhookEndpoint | null>;
  /** Deleted ones too. */
  endpointsByIds(ids: readonly string[]): Promise<readonly WebhookEndpoint[]>;
  /** Not deleted ones. */
  endpoints(owner: MerchantMode, page: Page): Promise<readonly WebhookEndpoint[]>;
  eventById(id: string): Promise<Event | null>;
  events(filter: EventFilter, page: Page): Promise<readonly Event[]>;
  deliveryById(id: string): Promise<Delivery | null>;
  deliveryAttempts(deliveryId: string): Promise<readonly DeliveryAttempt[]>;
  /** The last that was told about a subject, by sequence. */
  eventsOfSubject(subjectId: string, limit: number): Promise<readonly Event[]>;
  /** By event and id; where the limit cuts, those of the newest events. */
  deliveriesOfEvents(eventIds: readonly string[], limit: number): Promise<readonly Delivery[]>;
  /** Without an owner: of all merchants (the operator's view). */
  deliveries(filter: DeliveryFilter, page: Page): Promise<readonly Delivery[]>;
  /** How the newest deliveries of each endpoint went that were delivered or failed, `limit` each; in any order. */
  recentDeliveries(endpointIds: readonly string[], limit: number): Promise<readonly RecentDeliveries[]>;

  /** Those seen last, first. */
  workers(limit: number): Promise<readonly Worker[]>;
  /** What waits, in one look that costs the same however much there is. */
  health(request: HealthRequest): Promise<StoreHealth>;
  ledgerCheckById(id: string): Promise<LedgerCheck | null>;
  ledgerChecks(page: Page): Promise<readonly LedgerCheck[]>;
  /** The one with the highest sequence. */
  lastLedgerCheck(): Promise<LedgerCheck | null>;

  /** The next moment at which any claim could hand out work, null when nothing waits. A hint: may be early, never late. */
  nextDueAtMs(): Promise<number | null>;
}

export interface CheckoutRead {
  readonly payment: Payment;
  readonly merchant: Merchant;
  readonly liveAttempt: Attempt | null;
}

/** All that a payment from a wallet is decided by, read at once. */
export interface WalletPaymentRead {
  readonly payer: Principal;
  readonly checkout: CheckoutRead | null;
  /** Of the payment's currency and mode; null where the payer has none. */
  readonly wallet: Account | null;
  /** What is stored for the idempotency key, expired or not. */
  readonly remembered: IdempotencyRecord | null;
}

/** All of these together. */
export interface PaymentFilter extends MerchantMode {
  readonly statuses?: readonly PaymentStatus[] | undefined;
  /** `wallet`, `mobile_money`, or a provider of it. */
  readonly method?: string | undefined;
  readonly amount?: number | undefined;
  readonly customerReference?: string | undefined;
  /** Of the payment itself, and not of its refunds. */
  readonly transactionId?: string | undefined;
  /** The last three digits of `phoneMasked`. */
  readonly phoneEnding?: string | undefined;
  /** Beside the others: any of these. */
  readonly anyOf?: readonly PaymentMark[] | undefined;
  /** Inclusive; ids tell the time. */
  readonly fromId?: string | undefined;
  /** Exclusive. */
  readonly beforeId?: string | undefined;
}

/** Something that a payment may be known by. */
export type PaymentMark =
  | { readonly id: string }
  | { readonly slug: string }
  /** Of any transfer for the payment, refunds too. */
  | { readonly transferId: string }
  | { readonly customerReference: string }
  | { readonly amount: number }
  | { readonly phoneEnding: string };

/**
 * Payments that fit, newest first. No index serves every combination of filters, so a store may stop when it has looked
 * at many that do not fit: then all from `soughtThroughId` on were looked at, that one included, and the page after it
 * begins there, however few rows came of it. Null: the page is full, or there are no more.
 */
export interface PaymentsPage {
  readonly rows: readonly Payment[];
  readonly soughtThroughId: string | null;
}

/** Whose rows and of which mode, or those of one mode of all merchants. */
export type RowOwner = MerchantMode | Pick<MerchantMode, 'livemode'>;

/** All of these together. */
export interface AuditFilter {
  readonly merchantId?: string | undefined;
  readonly actorId?: string | undefined;
  readonly subjectId?: string | undefined;
  readonly action?: AuditAction | undefined;
  /** Inclusive; ids tell the time. */
  readonly fromId?: string | undefined;
  /** Exclusive. */
  readonly beforeId?: string | undefined;
}

export interface AttemptFilter {
  readonly owner?: RowOwner | undefined;
  readonly status?: AttemptStatus | undefined;
  readonly paymentId?: string | undefined;
}

export interface RefundFilter {
  readonly owner?: RowOwner | undefined;
  readonly status?: RefundStatus | undefined;
  readonly paymentId?: string | undefined;
}

export interface DisputeFilter {
  readonly owner?: RowOwner | undefined;
  readonly status?: DisputeStatus | undefined;
  readonly paymentId?: string | undefined;
}

export interface SettlementFilter {
  readonly owner?: RowOwner | undefined;
  readonly status?: SettlementStatus | undefined;
  readonly currency?: string | undefined;
}

/** Entries of an account by their place in its chain, without the debits that closed earlier settlements. */
export interface LedgerStretch {
  readonly accountId: string;
  readonly fromSequence: number;
  readonly throughSequence: number;
}

/** One ledger row of a stretch, with what it is about. */
export interface LedgerLine {
  readonly chainSequence: number;
  readonly amount: number;
  readonly transfer: Omit<Transfer, 'entries'>;
  /** What it is about, null where that is no payment. */
  readonly payment: Pick<Payment, 'customerReference' | 'amount' | 'fee'> | null;
}

export interface EventFilter extends MerchantMode {
  readonly type?: EventType | undefined;
  /** Told about a payment, its refunds and disputes. */
  readonly paymentId?: string | undefined;
}

/** Endpoints without any are left out. */
export interface RecentDeliveries {
  readonly endpointId: string;
  readonly finished: number;
  readonly delivered: number;
  /** With the first attempt. */
  readonly deliveredAtOnce: number;
  /** Those that are failing, however old, up to the same limit. */
  readonly failing: number;
  /** Of the first attempt of any of them; null where there is none. */
  readonly failingSinceMs: number | null;
}

export interface DeliveryFilter {
  readonly owner?: RowOwner | undefined;
  /** Any of them, as people are told; of all when absent. */
  readonly statuses?: readonly DeliveryStatus[] | undefined;
  readonly endpointId?: string | undefined;
  readonly eventId?: string | undefined;
  /** Of events about this payment. */
  readonly paymentId?: string | undefined;
  /** Created at or after. */
  readonly createdFromMs?: number | undefined;
  /** Inclusive; ids tell the time. */
  readonly fromId?: string | undefined;
}
