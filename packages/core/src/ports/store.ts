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
  AgentLocation,
  ApiKey,
  Attempt,
  AuditEntry,
  CashCode,
  CashOutCode,
  Customer,
  DueTotal,
  Delivery,
  DeliveryAttempt,
  Dispute,
  Event,
  ExportedCount,
  FilePart,
  Figure,
  IdempotencyRecord,
  LedgerCheck,
  Logo,
  KycSubmission,
  Merchant,
  OperatorKey,
  Payment,
  PaymentLink,
  PayoutAccount,
  PayoutExport,
  PendingFigure,
  Principal,
  Refund,
  Session,
  Settlement,
  SigningKey,
  StoredEntry,
  StoredFile,
  SuspendedMethod,
  Task,
  Transfer,
  TransferKind,
  WebhookEndpoint,
  Worker,
} from '../model.ts';
import type { RailOutcome } from '../rails/assess-outcomes.ts';
import type { Change, ChangeType, DailyKind } from './changes.ts';
import type { LedgerAudit } from './ledger-audit.ts';
import type { RowReads } from './rows.ts';
import type { StoreClaims } from './store-claims.ts';
import type { HealthRequest, StoreHealth } from './store-health.ts';
import type { StoreLimits } from './store-limits.ts';
import type { LookUpQueue, StorePaces } from './store-paces.ts';
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

/** One page of a list, newest first: everything after `afterId`, at most `limit` rows. */
export interface Page {
  readonly limit: number;
  /** The last id of the previous page; null for the first page. */
  readonly afterId: string | null;
  /** The first id that is in the list; ids contain their time. */
  readonly fromId?: string;
}

/** Owner and mode of the rows. */
export interface MerchantMode {
  /** `mer_…` */
  readonly merchantId: string;
  /** True: real money. */
  readonly livemode: boolean;
}

export interface StoreReads extends RowReads {
  // Credentials: each is one query, because each call pays for it
  /** With only the merchant fields that every call checks, not the whole row. */
  apiKeyByHash(hash: string): Promise<{
    readonly apiKey: ApiKey;
    readonly merchant: Pick<Merchant, 'id' | 'kycStatus' | 'suspendedAtMs'>;
  } | null>;
  apiKeys(merchantId: string, page: Page): Promise<readonly ApiKey[]>;
  operatorKeyByHash(hash: string): Promise<OperatorKey | null>;
  operatorKeys(page: Page): Promise<readonly OperatorKey[]>;
  sessionById(id: string): Promise<{ readonly session: Session; readonly principal: Principal } | null>;
  /** Live sessions of a principal, newest first, 100 at most. */
  sessions(principalId: string, nowMs: number): Promise<readonly Session[]>;
  /** All signing keys, newest first. */
  signingKeys(): Promise<readonly SigningKey[]>;

  principalByEmail(role: Role, emailHash: string): Promise<Principal | null>;
  /** By the hash of their number. Numbers are not verified, so several users may share one; ordered by id. */
  principalsByPhone(role: Role, phoneHash: string, limit: number): Promise<readonly Principal[]>;
  principals(role: Role, page: Page): Promise<readonly Principal[]>;
  /** The business verifications of a merchant, newest first. */
  kycSubmissions(merchantId: string, page: Page): Promise<readonly KycSubmission[]>;
  /** The one that was not replaced; null before the first. */
  lastKycSubmission(merchantId: string): Promise<KycSubmission | null>;
  merchants(filter: { readonly kycStatus?: KycStatus | undefined }, page: Page): Promise<readonly Merchant[]>;
  /** For all merchants, ordered by name. */
  suspendedMethods(livemode: boolean): Promise<readonly SuspendedMethod[]>;
  /** Of any merchant with it. */
  logoById(id: string): Promise<Logo | null>;

  customerById(id: string): Promise<CustomerRead | null>;
  /** Newest first, by their first attempt; `afterId` is such an attempt. */
  customers(filter: CustomerFilter, page: Page): Promise<readonly CustomerRead[]>;
  /** Counts the payments of a customer's newest attempts, as many as the limit. */
  customerTotals(filter: CustomerPayments, limit: number): Promise<CustomerCounts>;
  paymentLinkBySlug(slug: string): Promise<PaymentLinkRead | null>;
  paymentLinks(filter: PaymentLinkFilter, page: Page): Promise<readonly PaymentLink[]>;

  /** With its merchant, its live attempt and the suspended methods: what the checkout needs, in one query. */
  checkoutBySlug(slug: string): Promise<CheckoutRead | null>;
  /** All data for deciding a wallet payment, in one query; null when there is no such payer. */
  walletPayment(request: {
    readonly slug: string;
    readonly payerId: string;
    readonly idempotencyKey: string | null;
  }): Promise<WalletPaymentRead | null>;
  payments(filter: PaymentFilter, page: Page): Promise<PaymentsPage>;
  /** Counts and sums of the newest matching payments, at most `limit`. */
  paymentSums(filter: PaymentFilter, limit: number): Promise<PaymentSums>;
  /** Of all merchants and both modes, in any order. */
  paymentsByReference(customerReference: string, limit: number): Promise<readonly Payment[]>;
  /** Status counts of the newest ended payments, at most `limit`. */
  endedPayments(
    owner: MerchantMode,
    limit: number,
  ): Promise<readonly { readonly status: PaymentStatus; readonly count: number }[]>;
  /** Number of attempts in review, counted up to `limit`. */
  attemptsInReview(owner: MerchantMode, limit: number): Promise<number>;
  /** The newest attempt of a rail with this reference of the provider's. */
  attemptByRailReference(rail: string, railReference: string): Promise<Attempt | null>;
  /**
   * The outcomes of a rail's newest mobile-money attempts in a mode, newest first, from this id on. At a cost that is
   * independent of the amount of data.
   */
  railOutcomes(
    filter: { readonly rail: string; readonly livemode: boolean; readonly fromId: string },
    limit: number,
  ): Promise<readonly RailOutcome[]>;
  /**
   * The attempts of a method of a rail whose callbacks came last, newest first. At a cost that is independent of the
   * amount of data.
   */
  lastCallbacks(method: AttemptMethod, limit: number): Promise<readonly LastCallback[]>;
  /** Oldest first. */
  attemptsOfPayment(paymentId: string): Promise<readonly Attempt[]>;
  /** Without an owner: of all merchants. */
  attempts(filter: AttemptFilter, page: Page): Promise<readonly Attempt[]>;
  /** Newest first, at a cost that is independent of the amount of data. */
  attemptsByHandle(handle: AttemptHandle, limit: number): Promise<readonly Attempt[]>;
  /** A merchant's attempts by numbers with these last three digits, those of the newest payments first. */
  attemptsByEnding(owner: MerchantMode, phoneEnding: string, limit: number): Promise<readonly Attempt[]>;
  /** Late payments whose money is owed, by attempt. Without an owner: of all merchants. */
  owedFunds(owner: RowOwner | undefined, page: Page): Promise<readonly OwedFunds[]>;
  /** Lost disputes whose money is owed, each with the attempt that paid. Without an owner: of all merchants. */
  owedDisputes(owner: RowOwner | undefined, page: Page): Promise<readonly OwedDispute[]>;
  /** By `requestId` of `railDetail`. Newest first, at a cost that is independent of the amount of data. */
  refundsByRailRequestId(railRequestId: string, limit: number): Promise<readonly Refund[]>;
  refundsOfPayment(paymentId: string, page: Page): Promise<readonly Refund[]>;
  /** Without an owner: of all merchants. */
  refunds(filter: RefundFilter, page: Page): Promise<readonly Refund[]>;
  /** Without an owner: of all merchants. */
  disputes(filter: DisputeFilter, page: Page): Promise<readonly Dispute[]>;
  /** Those whose time is over, by id, from the first on. */
  filesToDelete(nowMs: number, afterId: string | null, limit: number): Promise<readonly StoredFile[]>;
  filePart(fileId: string, place: number): Promise<FilePart | null>;
  /** Deadlines of disputes that need evidence, the soonest first, without those already past. */
  disputesDueAtMs(owner: MerchantMode, nowMs: number, limit: number): Promise<readonly number[]>;
  /** Without an owner: of all merchants. */
  settlements(filter: SettlementFilter, page: Page): Promise<readonly Settlement[]>;
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
  /** The one that is not replaced. */
  payoutAccountOf(owner: MerchantMode): Promise<PayoutAccount | null>;
  /** Of a merchant and mode, replaced ones too. */
  payoutAccountsOf(owner: MerchantMode, page: Page): Promise<readonly PayoutAccount[]>;
  /** The accounts of these ids, and those of these merchants that are not replaced, in any order. */
  payoutAccounts(ids: readonly string[], merchantIds: readonly string[]): Promise<readonly PayoutAccount[]>;
  /** The last of this balance, by its position in the chain. */
  lastSettlement(owner: MerchantMode, currency: string): Promise<Settlement | null>;
  /** Chain position at which the last settlement of this balance ends; 0 if there is none. */
  settledThrough(owner: MerchantMode, currency: string): Promise<number>;
  cashOutCode(walletId: string): Promise<CashOutCode | null>;
  /** What `daily_total.add` counted so far. */
  dailyTotal(accountId: string, kind: DailyKind, day: string): Promise<number>;
  cashCodeOfPayment(paymentId: string): Promise<CashCode | null>;
  cashCodeByHash(codeHash: string): Promise<CashCode | null>;
  /** Without a town: of all. */
  agentLocations(town: string | undefined, page: Page): Promise<readonly AgentLocation[]>;
  /** Ordered by name. */
  activeAgentLocations(town: string, limit: number): Promise<readonly AgentLocation[]>;
  /** With an active agent, in alphabetical order. */
  agentTowns(limit: number): Promise<readonly string[]>;

  // Ledger
  /** An account's balance: its row, and the entries that are not posted yet. 0 for one without either. */
  balance(accountId: string): Promise<number>;
  /** The same of several, in their order, in one snapshot: money moving between them is in exactly one of them. */
  balances(accountIds: readonly string[]): Promise<readonly number[]>;
  transferById(id: string): Promise<Transfer | null>;
  /** Without their entries, in any order; those that exist. */
  transferHeaders(ids: readonly string[]): Promise<readonly Omit<Transfer, 'entries'>[]>;
  /** Amount of each: the sum that its entries credited. In any order. */
  movedBy(transferIds: readonly string[]): Promise<readonly { readonly transferId: string; readonly amount: number }[]>;
  /** Sums of a merchant's days, or of all merchants under an empty id, by day, currency, measure and detail. */
  figures(owner: MerchantMode, fromDay: string, toDay: string): Promise<readonly Figure[]>;
  /** Figures that are not in the sums yet, by id. */
  pendingFigures(limit: number): Promise<readonly PendingFigure[]>;
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
  linesTotal(range: LedgerRange): Promise<{ readonly count: number; readonly sum: number }>;
  /** Those lines in the order of the chain, after `afterSequence`. */
  lines(
    range: LedgerRange,
    page: { readonly limit: number; readonly afterSequence: number },
  ): Promise<readonly LedgerLine[]>;
  /**
   * What was taken of the payments' credit on a merchant's pending account, without what returned to it. Final once their
   * credit is released. By payment and subject.
   */
  deductions(pendingAccountId: string, paymentIds: readonly string[]): Promise<readonly Deduction[]>;

  /** Test payments that are open or whose credit waits, and webhooks that wait, of a merchant; `limit` at most. */
  waitingInSandbox(merchantId: string, limit: number): Promise<number>;
  /** Whether credit of a test payment of the merchant is due for its release. */
  hasTestReleaseDue(merchantId: string, nowMs: number): Promise<boolean>;

  idempotency(key: string): Promise<IdempotencyRecord | null>;

  auditEntries(filter: AuditFilter, page: Page): Promise<readonly AuditEntry[]>;

  /** Not deleted ones. */
  endpoints(owner: MerchantMode, page: Page): Promise<readonly WebhookEndpoint[]>;
  events(filter: EventFilter, page: Page): Promise<readonly Event[]>;
  deliveryAttempts(deliveryId: string): Promise<readonly DeliveryAttempt[]>;
  /** The last event about a subject, by sequence. */
  eventsOfSubject(subjectId: string, limit: number): Promise<readonly Event[]>;
  /** By event and id; if the limit cuts, those of the newest events. */
  deliveriesOfEvents(eventIds: readonly string[], limit: number): Promise<readonly Delivery[]>;
  /** Without an owner: of all merchants (the operator's view). */
  deliveries(filter: DeliveryFilter, page: Page): Promise<readonly Delivery[]>;
  /** Outcomes of each endpoint's newest deliveries that were delivered or failed, `limit` each; in any order. */
  recentDeliveries(endpointIds: readonly string[], limit: number): Promise<readonly RecentDeliveries[]>;

  /** By the database's clock, in epoch milliseconds. */
  nowMs(): Promise<number>;
  /** Most recently seen first. */
  workers(limit: number): Promise<readonly Worker[]>;
  /** Queue counts, at a cost independent of the amount of data. */
  health(request: HealthRequest): Promise<StoreHealth>;
  ledgerChecks(page: Page): Promise<readonly LedgerCheck[]>;
  /** The one with the highest sequence. */
  lastLedgerCheck(): Promise<LedgerCheck | null>;

  /** Of each rail with attempts whose poll is due, in any order. */
  lookUpQueues(nowMs: number): Promise<readonly LookUpQueue[]>;
  /** The next time at which any claim could return work, null when nothing waits. A hint: may be early, never late. */
  nextDueAtMs(nowMs: number): Promise<number | null>;
}

export interface CheckoutRead {
  readonly payment: Payment;
  readonly merchant: Merchant;
  readonly liveAttempt: Attempt | null;
  /** Names of those that are suspended in the payment's mode, in any order. */
  readonly suspendedMethods: readonly string[];
}

export interface CustomerRead {
  readonly customer: Customer;
  /** The newest payment that the customer tried to pay; null: none of their attempts is stored. */
  readonly lastPaymentId: string | null;
}

/** All conditions together. */
export interface CustomerFilter extends MerchantMode {
  readonly ids?: readonly string[] | undefined;
  readonly phoneMasked?: string | undefined;
}

export interface CustomerPayments extends MerchantMode {
  readonly customer: LinkedCustomer;
  /** Of payments, inclusive; ids contain their time. */
  readonly fromId?: string | undefined;
  /** Exclusive. */
  readonly beforeId?: string | undefined;
}

/** A customer with the first of their attempts that count. */
export interface LinkedCustomer {
  readonly id: string;
  /** Null: none does. */
  readonly fromAttemptId: string | null;
}

export interface CustomerCounts {
  /** Attempts that were examined. */
  readonly attemptsCount: number;
  readonly counts: readonly CustomerCount[];
}

/** Payments of one currency, method and status. */
export interface CustomerCount extends Pick<Payment, 'currency' | 'status'> {
  /** `wallet`, or the id of a provider. */
  readonly method: string;
  readonly paymentsCount: number;
  readonly amount: number;
  readonly amountRefunded: number;
  /** Those of which something was refunded. */
  readonly refundedCount: number;
}

export interface PaymentLinkRead {
  readonly link: PaymentLink;
  readonly merchant: Merchant;
}

export interface PaymentLinkFilter extends MerchantMode {
  readonly isActive?: boolean | undefined;
}

/** All data for deciding a wallet payment, read at once. */
export interface WalletPaymentRead {
  readonly payer: Principal;
  readonly checkout: CheckoutRead | null;
  /** In the payment's currency and mode; null if the payer has none. */
  readonly wallet: Account | null;
  /** The stored record of the idempotency key, expired or not. */
  readonly remembered: IdempotencyRecord | null;
}

/** All conditions together. */
export interface PaymentFilter extends MerchantMode {
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
export type PaymentMark =
  | { readonly id: string }
  | { readonly slug: string }
  /** Of any transfer for the payment, including refunds. */
  | { readonly transferId: string }
  | { readonly customerReference: string }
  | { readonly amount: number }
  | { readonly phoneEnding: string }
  /** One of its attempts was by this whole number: a keyed hash, with its last three digits, by which it is looked for. */
  | { readonly phone: { readonly hash: string; readonly ending: string } }
  /** Who paid, or tried last. */
  | { readonly customerId: string }
  /** All of these are in its reference or description, see `searchWordsIn`. */
  | { readonly words: readonly string[] };

/**
 * Matching payments, newest first. No index serves every combination of filters, so a store may stop after examining
 * many that do not match: then everything from `examinedThroughId` on was examined, inclusive, and the next page begins
 * there, however few rows were found. Null: the page is full, or there are no more.
 */
export interface PaymentsPage {
  readonly rows: readonly Payment[];
  readonly examinedThroughId: string | null;
}

/** Sums of payments, one for each status and currency that occurs. */
export interface PaymentSums {
  readonly sums: readonly PaymentStatusSum[];
  /** Whether all that match were counted: there are fewer than the limit, and none was left unexamined. */
  readonly isWhole: boolean;
}

export interface PaymentStatusSum extends Pick<Payment, 'status' | 'currency' | 'amount' | 'amountRefunded'> {
  readonly paymentsCount: number;
}

/** Owner and mode of the rows, or those of one mode of all merchants. */
export type RowOwner = MerchantMode | Pick<MerchantMode, 'livemode'>;

/** All conditions together. */
export interface AuditFilter {
  readonly merchantId?: string | undefined;
  readonly actorId?: string | undefined;
  readonly subjectId?: string | undefined;
  readonly action?: AuditAction | undefined;
}

/** A method of a rail, in one mode. */
export interface AttemptMethod {
  readonly rail: string;
  readonly livemode: boolean;
  readonly provider: string;
  readonly country: string;
}

/** The last callback about an attempt. */
export interface LastCallback {
  readonly attemptId: string;
  readonly atMs: number;
}

export interface AttemptFilter {
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
export type AttemptHandle =
  | { readonly railReference: string }
  /** Of its `railDetail`. */
  | { readonly railRequestId: string }
  /** Of the payer's whole number. */
  | { readonly phoneHash: string }
  /** The last three digits of `phoneMasked`. */
  | { readonly phoneEnding: string };

/** A late payment with the task that returns its money. */
export interface OwedFunds {
  /** The attempt's. */
  readonly id: string;
  readonly attempt: Attempt;
  readonly task: Pick<Task, 'dueAtMs' | 'attemptsCount' | 'failuresCount'>;
}

/** A lost dispute whose money the payer does not have yet. */
export interface OwedDispute {
  /** The dispute's. */
  readonly id: string;
  readonly dispute: Dispute;
  /** The attempt that collected the money. */
  readonly attempt: Attempt;
  /** The task of its refund; null: none is under way. */
  readonly task: Pick<Task, 'dueAtMs' | 'attemptsCount' | 'failuresCount'> | null;
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
  /** In this bank file. */
  readonly exportId?: string | undefined;
}

/** Entries of an account by their chain position, without the debits of earlier settlements. */
export interface LedgerRange {
  readonly accountId: string;
  readonly fromSequence: number;
  readonly throughSequence: number;
}

/** One ledger entry of a range, with its payment. */
export interface LedgerLine {
  readonly chainSequence: number;
  readonly amount: number;
  readonly transfer: Omit<Transfer, 'entries'>;
  /** Its payment; null if there is none. */
  readonly payment: Pick<Payment, 'customerReference' | 'transactionId' | 'amount' | 'fee'> | null;
  /** The part of the fee that its refund returns; 0 if it belongs to none. */
  readonly feeReturned: number;
}

/** What a refund or a dispute took of a payment's credit while that was pending. */
export interface Deduction {
  readonly paymentId: string;
  /** Null: it is a dispute. */
  readonly refund: Pick<Refund, 'amount' | 'feeReturned'> | null;
  /** The refund or the dispute. */
  readonly subjectId: string;
  readonly amount: number;
}

export interface EventFilter extends MerchantMode {
  readonly type?: EventType | undefined;
  /** About a payment, its refunds and disputes. */
  readonly paymentId?: string | undefined;
}

/** Endpoints without any are omitted. */
export interface RecentDeliveries {
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

export interface DeliveryFilter {
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
