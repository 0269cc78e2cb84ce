// index.d.ts exports
//   Arrived
//   AttemptNextAction
//   Brand
//   BrandCompany
//   BrandFault
//   BrandImage
//   BrandSupport
//   Call
//   CallbackSubject
//   Channel
//   ChargeOutcome
//   ChargeRequest
//   ChargeRules
//   CheckedRail
//   Clock
//   ClockFault
//   CodeOutcome
//   CodeRequest
//   Credential
//   Done
//   EventHandler
//   FailureCode of @mitako/contract/names
//   FeeOptions
//   FileResult
//   FileStore
//   Gateway
//   GatewayError
//   GatewayOptions
//   HandedOver
//   HandledEvent
//   HandledEventType
//   HandlerCall
//   HandlerOptions
//   Handlers
//   HashLane
//   Hasher
//   Identity
//   LEDGER_NOTICES
//   LEDGER_PROBLEMS
//   LabelsOf
//   Ledger
//   LedgerNotice
//   LedgerNoticeCode
//   LedgerProblem
//   LedgerProblemCode
//   LedgerScope
//   LegalLink
//   LogFields
//   Logger
//   LogoFile
//   LookupOutcome
//   LookupRequest
//   METRICS
//   Mail
//   Mailer
//   MerchantMode
//   MessageTexts
//   MessagesOptions
//   Meter
//   MethodOptions
//   Metric
//   MetricOf
//   MetricsText
//   NotReady
//   OperationLimits
//   Origin
//   OutgoingError
//   OutgoingRequest
//   OutgoingResult
//   PasswordCheck
//   PayoutsFrom
//   Places
//   PrepareOutcome
//   PrepareRequest
//   ProviderBasis
//   RATE_LIMITS
//   Rail
//   RailAvailability
//   RailBalance
//   RailCallback
//   RailDetail
//   RailMethod
//   RailPayer
//   RailProblem
//   RailRefundLookup
//   RailRefundOutcome
//   RailRefundRequest
//   RailTextRules
//   RailUrls
//   Random
//   RateLimitPolicy
//   RateLimited
//   RateLimiter
//   RefundOffer
//   Refused
//   RefusedOption
//   RejectedCallback
//   Result
//   RetentionOptions
//   Reworded
//   Rgb
//   RootSecretError
//   SANDBOX_USERS
//   SandboxSeed
//   SchemaError
//   SearchOptions
//   Sender
//   ShownBrand
//   SignUp
//   SignUpModes
//   Sms
//   Span
//   SpanAttributes
//   SpanKind
//   Store
//   StoreMigrations
//   StoreUnfitError
//   TelemetryOptions
//   Terms
//   TermsFault
//   TermsOptions
//   TextFault
//   TextMessage
//   TimeSources
//   Tracer
//   WalletTierLimits
//   WalletTiers
//   Warning
//   Watch
//   World
//   WorldError
//   audienceOf
//   basisOfFailure
//   basisOfRefusal
//   checkedBrand
//   checkedRails
//   contrast
//   createGateway
//   createHasher
//   createPasswordCheck
//   createPlaces
//   createSender
//   dataOf
//   findBrandFaults
//   findMessageTextFaults
//   findStaffUrlFault
//   findTermsFault
//   findTextFaults
//   findWalletTiersFault
//   formatAmount
//   invalidField
//   isGatewayError
//   isLocalHost
//   isSame
//   isStoreUnavailable
//   isTrivialPin
//   jsonLogger
//   labelIn
//   linearLight
//   memoryRateLimiter
//   parseColor
//   prettyLogger
//   readTraceparent
//   refused
//   refusedOptions
//   requireCurrentSchema
//   reworded
//   sandboxRail
//   seedingProblem
//   silentLogger
//   systemClock
//   systemRandom
//   termsMethods
//   traceId
//   validateCharges
//   validateRailMethod
//   worldOf
// engine.d.ts exports
//   Account
//   AccountKind
//   AccountState
//   AddressGuard
//   Agent
//   AgentLimits
//   AgentLocation
//   AgentLocationReads
//   AgentReads
//   AllPaymentsFilter
//   ApiKey
//   Attempt
//   AttemptClaim
//   AttemptFilter
//   AttemptHandle
//   AttemptMethod
//   AttemptNextAction
//   AttemptReads
//   AttemptResolution
//   AttemptSum
//   AttemptSumFilter
//   AuditEntry
//   AuditFilter
//   AuditLogReads
//   AuditPage
//   AuditedAccount
//   AuditedEntries
//   AuditedLines
//   AuditedPayment
//   AuditedPaymentHeader
//   AuditedSettlement
//   AuditedSubject
//   AuditedTransfer
//   CANCELED_MAX
//   CashCode
//   CashCodeReads
//   CashOutCode
//   Change
//   ChangeOf
//   ChangeType
//   CheckedRail
//   Checking
//   CheckoutRead
//   CheckoutReads
//   Checkpoint
//   CheckpointDocument
//   CheckpointedKind
//   ClaimName
//   ClaimRequest
//   ClaimedDelivery
//   ClaimedLane
//   CommitOutcome
//   Customer
//   CustomerCount
//   CustomerCounts
//   CustomerFilter
//   CustomerPayments
//   CustomerRead
//   CustomerReads
//   DIVIDED_TABLES
//   DailyKind
//   DataKey
//   Deduction
//   Delivery
//   DeliveryAttempt
//   DeliveryFilter
//   DeliveryState
//   Dispute
//   DisputeFilter
//   DisputeReads
//   DividedTable
//   DueTotal
//   EVERY_MERCHANT
//   EngineStore
//   Entry
//   EntryPlace
//   Event
//   EventFilter
//   ExportedCount
//   Factor
//   FeeSchedule
//   Figure
//   FilePart
//   FileReads
//   HANDLERS_MAX
//   HEAD_STARTS_MS
//   HealthReads
//   HealthRequest
//   HeldLanesRead
//   ID_PREFIXES of @mitako/contract/names
//   IdKind of @mitako/contract/names
//   IdempotencyRecord
//   KNOWN_DEVICES_MAX
//   KeyReads
//   KnownDevice
//   KnownKey
//   KnownOfCheckout
//   KnownSession
//   KycDecision
//   KycSubmission
//   Lane
//   LaneClaim
//   LastCallback
//   Leaf
//   LedgerAudit
//   LedgerCheck
//   LedgerLine
//   LedgerRange
//   LedgerReads
//   LimitCount
//   LimitTake
//   Link
//   LinkKind
//   LinkedCustomer
//   Logo
//   LookUpQueue
//   Measure
//   Membership
//   Merchant
//   MerchantMode
//   MerchantNotes
//   MerchantReads
//   Message
//   MessageClaim
//   MessageReads
//   MethodReads
//   MethodSetting
//   MethodSettings
//   ModeMethods
//   NoticeTask
//   OperatorKey
//   OwedDispute
//   OwedFunds
//   PROVIDER_CLAIMS
//   Pace
//   Page
//   PayerRead
//   Payment
//   PaymentFilter
//   PaymentLink
//   PaymentLinkFilter
//   PaymentLinkRead
//   PaymentLinkReads
//   PaymentMark
//   PaymentReads
//   PaymentStatusSum
//   PaymentSums
//   PaymentsPage
//   PayoutAccount
//   PayoutAccountReads
//   PayoutExport
//   PayoutExportReads
//   PendingFigure
//   PersonReads
//   Point
//   Posting
//   Principal
//   ProviderClaim
//   ProviderClaims
//   QueueName
//   QueueState
//   RAIL_METHOD_TYPES of @mitako/contract/names
//   ROWS
//   RailOutcome
//   Reader
//   RecentDeliveries
//   RecoveryCode
//   Refund
//   RefundFilter
//   RefundReads
//   Renewal
//   ReportReads
//   RootSecretReads
//   RowChangeType
//   RowInsert
//   RowName
//   RowOwner
//   RowReads
//   RowUpdate
//   RowsWith
//   SESSIONS_MAX
//   SandboxReads
//   SandboxScenario
//   SealedEntry
//   SealedRow
//   SealedTransfer
//   SealedValues
//   SearchWords
//   Session
//   SettledLane
//   Settlement
//   SettlementFilter
//   SettlementReads
//   SettlementTerms
//   SigningKey
//   SnakeCase
//   StoreClaims
//   StoreHealth
//   StoreLeaves
//   StoreLimits
//   StorePaces
//   StoreReads
//   StoreUnavailableError
//   StoreWakeups
//   StoredEntry
//   StoredFile
//   StoredRow
//   SuspendedMethod
//   SweepStep
//   Swept
//   Task
//   TimelineFacts
//   Transfer
//   TransferKind
//   TurnedAway
//   Unseen
//   WALKED_TABLES
//   WaitingDeliveries
//   WakeReason
//   WalkedTable
//   WalletPaymentRead
//   WebhookEndpoint
//   WebhookReads
//   WorkReads
//   Worker
//   Wrap
//   accountId
//   checkRails
//   checkedSignUp
//   claimsIn
//   createAddressGuard
//   descriptionTermsOf
//   digitsOfHex
//   engineStore
//   firstIdAt
//   hexOfDigits
//   idsOfSlug
//   isBookedInPlace
//   isNumber
//   keepNewest
//   knownFrom
//   knownOf
//   leafProblems
//   newPayment
//   parseAccountId
//   pointsOf
//   pollRankOf
//   referenceTermsOf
//   rowChangeType
//   rowsWith
//   searchTextOf
//   searchWordsIn
//   shardOf
//   shardOfOwner
//   shownAction
//   slugOf
//   snakeCase
//   tailOfSlug
//   tell
//   timeOfId
//   turnedAway
//   withoutShard
// imports
//   @mitako/contract
//   @mitako/contract/names

declare const ASKED: {
  readonly type: 'wait_for_provider';
  readonly url: null;
};
type Ability = 'insert' | 'update' | 'byId' | 'byIds';
type AccountKind =
  | 'wallet'
  | 'float'
  | 'merchant_pending'
  | 'merchant_available'
  | 'refund_hold'
  | 'dispute_hold'
  | 'settlement_clearing'
  | 'fees'
  | 'rail_clearing'
  | 'suspense'
  | 'sandbox_issue';
interface AddressGuard {
  allows(address: string): boolean;
  classify(host: string): 'allowed' | 'refused' | 'name';
  readonly hasOwnNetworks: boolean;
}
interface AgentChanges {
  'assert.agent_active': {
    id: string;
  };
  'daily_total.add': {
    accountId: string;
    kind: DailyKind;
    day: string;
    amount: number;
    limit: number;
  };
  'daily_total.return': {
    accountId: string;
    kind: DailyKind;
    day: string;
    amount: number;
  };
  'cash_out_code.put': {
    code: CashOutCode;
  };
  'cash_out_code.count_failure': {
    walletId: string;
    codeHash: string;
    fromFailures: number;
  };
  'cash_out_code.use': {
    walletId: string;
    codeHash: string;
    nowMs: number;
  };
  'cash_out_code.void': {
    walletId: string;
  };
}
interface AgentLocationReads {
  agentLocations(town: string | undefined, page: Page): Promise<readonly AgentLocation[]>;
  activeAgentLocations(town: string, limit: number): Promise<readonly AgentLocation[]>;
  agentTowns(limit: number): Promise<readonly string[]>;
}
interface AgentReads {
  cashOutCode(walletId: string): Promise<CashOutCode | null>;
  dailyTotal(accountId: string, kind: DailyKind, day: string): Promise<number>;
}
interface AllPaymentsFilter extends Pick<PaymentFilter, 'statuses' | 'nowMs' | 'method'> {
  readonly owner?: RowOwner | undefined;
  readonly amountFrom?: number | undefined;
  readonly amountTo?: number | undefined;
}
interface Arrived {
  readonly way: Way;
  readonly credential?: Credential;
  readonly identity?: Identity;
  readonly parameters?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly undecodable?: readonly string[];
  readonly body?: unknown;
  readonly readBody?: () => Promise<unknown>;
  readonly idempotencyKey?: string | null;
  readonly mode?: 'live' | 'test';
  readonly deviceName?: string | null;
  readonly origin?: Origin;
  readonly watch?: Watch;
}
interface AttemptClaim extends ClaimRequest {
  readonly rail: string;
  readonly pace: Pace | null;
}
interface AttemptFilter {
  readonly owner?: RowOwner | undefined;
  readonly status?: AttemptStatus | undefined;
  readonly paymentId?: string | undefined;
  readonly rail?: string | undefined;
  readonly provider?: string | undefined;
  readonly fromId?: string | undefined;
  readonly beforeId?: string | undefined;
}
type AttemptHandle =
  | {
      readonly railReference: string;
    }
  | {
      readonly railRequestId: string;
    }
  | {
      readonly phoneHashes: readonly string[];
    }
  | {
      readonly phoneEnding: string;
    };
interface AttemptMethod {
  readonly rail: string;
  readonly livemode: boolean;
  readonly provider: string;
  readonly country: string;
}
interface AttemptReads {
  attempts(filter: AttemptFilter, page: Page): Promise<readonly Attempt[]>;
  attemptsOfPayment(paymentId: string): Promise<readonly Attempt[]>;
  attemptByRailReference(rail: string, railReference: string): Promise<Attempt | null>;
  attemptsByHandle(handle: AttemptHandle, limit: number): Promise<readonly Attempt[]>;
  attemptsByEnding(owner: MerchantMode, phoneEnding: string, limit: number): Promise<readonly Attempt[]>;
  attemptSums(filter: AttemptSumFilter, limit: number): Promise<readonly AttemptSum[]>;
  attemptsInReview(owner: MerchantMode, limit: number): Promise<number>;
  owedFunds(owner: RowOwner | undefined, page: Page): Promise<readonly OwedFunds[]>;
  railOutcomes(
    filter: {
      readonly rail: string;
      readonly livemode: boolean;
      readonly fromId: string;
    },
    limit: number,
  ): Promise<readonly RailOutcome[]>;
  lastCallbacks(method: AttemptMethod, limit: number): Promise<readonly LastCallback[]>;
}
interface AttemptSum {
  readonly method: string;
  readonly currency: string;
  readonly status: AttemptStatus;
  readonly count: number;
  readonly amount: number;
}
interface AttemptSumFilter {
  readonly livemode: boolean;
  readonly fromId?: string | undefined;
  readonly beforeId?: string | undefined;
}
interface AuditChanges {
  'audit.append': {
    entry: Omit<AuditEntry, 'actorName'>;
  };
}
interface AuditFilter {
  readonly merchantId?: string | undefined;
  readonly actorId?: string | undefined;
  readonly subjectId?: string | undefined;
  readonly action?: AuditAction | undefined;
}
interface AuditLogReads {
  auditEntries(filter: AuditFilter, page: Page): Promise<readonly AuditEntry[]>;
}
interface AuditPage {
  readonly afterId: string | null;
  readonly beforeId?: string | undefined;
  readonly ids?: readonly string[];
  readonly limit: number;
}
interface AuditedAccount {
  readonly id: string;
  readonly account: Account | null;
  readonly firstSequence: number | null;
  readonly lastSequence: number | null;
  readonly unchainedCount: number;
  readonly unchainedSum: number;
  readonly unchainedDebits: number;
  readonly oldestUnchained: {
    readonly transferId: string;
    readonly createdAtMs: number;
  } | null;
}
interface AuditedEntries {
  readonly orphans: readonly StoredEntry[];
  readonly last: EntryPlace | null;
}
interface AuditedLines {
  readonly count: number;
  readonly sum: number;
  readonly lastSequence: number | null;
}
interface AuditedPayment {
  readonly payment: Payment;
  readonly capturesCount: number;
  readonly captured: number;
  readonly refundsSucceeded: number;
  readonly refundsPending: number;
  readonly disputed: number;
  readonly disputesOpen: number;
  readonly disputesOwed: number;
  readonly disputesReturning: number;
  readonly disputeRefundsSucceeded: number;
  readonly disputeRefundsPending: number;
  readonly disputeSuspenseSum: number;
  readonly disputeReturns: number;
  readonly refundTransfers: number;
  readonly pendingSum: number;
  readonly refundHoldSum: number;
  readonly disputeHoldSum: number;
  readonly feesSum: number;
  readonly payerAccountId: string | null;
  readonly attemptsCount: number;
  readonly attemptsSum: number;
  readonly attemptAccountId: string | null;
}
type AuditedPaymentHeader = Pick<Payment, 'merchantId' | 'livemode' | 'currency' | 'amount' | 'transactionId'>;
interface AuditedSettlement {
  readonly settlement: Settlement;
  readonly closed: number;
  readonly clearingSum: number;
  readonly paidOut: number;
}
interface AuditedSubject extends AuditedPaymentHeader {
  readonly kind: 'refund' | 'dispute' | 'settlement' | 'attempt';
  readonly paymentId: string | null;
  readonly status: string;
  readonly closingTransactionId: string | null;
}
interface AuditedTransfer {
  readonly transfer: Omit<Transfer, 'entries'>;
  readonly entries: readonly StoredEntry[];
  readonly payment: AuditedPaymentHeader | null;
  readonly subject: AuditedSubject | null;
  readonly payerAccountId: string | null;
}
interface Brand {
  readonly name?: string | undefined;
  readonly color?: string | undefined;
  readonly logo?: Uint8Array | undefined;
  readonly icon?: Uint8Array | undefined;
  readonly company?: BrandCompany | undefined;
  readonly support?: BrandSupport | undefined;
  readonly legal?: readonly LegalLink[] | undefined;
  readonly homeUrl?: string | undefined;
}
interface BrandCompany {
  readonly name?: string | undefined;
  readonly registration?: string | undefined;
  readonly licence?: string | undefined;
  readonly address?: string | undefined;
}
interface BrandFault {
  readonly path: readonly string[];
  readonly message: string;
}
interface BrandImage {
  readonly id: string;
  readonly contentType: LogoType;
  readonly bytes: Uint8Array<ArrayBuffer>;
}
interface BrandSupport {
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
  readonly whatsapp?: string | undefined;
  readonly hours?: string | undefined;
}
interface Bytes {
  readonly status: number;
  readonly body: string;
  readonly retryAfterSeconds: number | null;
  readonly replayed: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}
declare const CANCELED_MAX = 500;
declare const CHECKPOINTED: readonly ['payment', 'attempt', 'refund', 'dispute', 'settlement', 'auditEntry'];
type Call = <Name extends OperationName>(name: Name, arrived: Arrived) => Promise<Result<DataOf<Name>>>;
type CallbackSubject =
  | {
      readonly reference: string;
    }
  | {
      readonly railReference: string;
    };
interface CashCodeReads {
  cashCodeOfPayment(paymentId: string): Promise<CashCode | null>;
  cashCodeByHash(codeHash: string): Promise<CashCode | null>;
}
interface CashPaymentChanges {
  'cash_code.use': {
    paymentId: string;
    codeHash: string;
  };
}
type Change =
  | RowInsert
  | RowUpdate
  | {
      [Type in keyof Changes]: Readonly<
        {
          type: Type;
        } & Changes[Type]
      >;
    }[keyof Changes];
type ChangeOf<Type extends ChangeType> = Extract<
  Change,
  {
    readonly type: Type;
  }
>;
type ChangeType = Change['type'];
interface Changes
  extends
    AgentChanges,
    KeyChanges,
    AuditChanges,
    CashPaymentChanges,
    CustomerChanges,
    FileChanges,
    HealthChanges,
    IdempotencyChanges,
    LedgerChanges,
    LinkChanges,
    MerchantChanges,
    MessageChanges,
    MethodChanges,
    PaymentLinkChanges,
    PaymentChanges,
    PayoutAccountChanges,
    PeopleChanges,
    ReportChanges,
    DataKeyChanges,
    SandboxChanges,
    WebhookChanges,
    TaskChanges {}
interface Channel<Message> {
  send(message: Message, handOver: () => Promise<void>): Promise<HandedOver>;
  check?(): Promise<string | null>;
  close?(): Promise<void>;
}
type ChargeOutcome = Detailed &
  (
    | {
        readonly kind: 'pending';
        readonly railReference: string | null;
        readonly nextAction: AttemptNextAction;
        readonly expiresAtMs: number;
      }
    | Refused
    | Unknown
  );
interface ChargeRequest {
  readonly reference: string;
  readonly livemode: boolean;
  readonly provider: string;
  readonly country: string;
  readonly phone: string;
  readonly amount: number;
  readonly currency: string;
  readonly description: string;
  readonly locale: Locale;
  readonly urls: RailUrls;
  readonly railReference: string | null;
  readonly nowMs: number;
}
interface ChargeRules {
  readonly promptLifeMs: number;
  readonly absentMarginMs?: number;
  readonly isRepeatable: boolean;
  readonly lookUpsPerSecond?: number;
}
interface CheckedRail {
  readonly rail: string;
  readonly problems: readonly RailProblem[];
}
interface Checking {
  readonly rails: readonly Rail[];
  readonly clock: Pick<Clock, 'sleep'>;
  readonly logger: Pick<Logger, 'warn'>;
}
interface CheckoutRead {
  readonly payment: Payment;
  readonly merchant: Merchant;
  readonly liveAttempt: Attempt | null;
  readonly suspendedMethods: readonly string[];
}
interface CheckoutReads {
  checkoutBySlug(slug: string): Promise<CheckoutRead | null>;
  walletPayment(request: {
    readonly slug: string;
    readonly payerId: string;
    readonly idempotencyKey: string | null;
  }): Promise<WalletPaymentRead | null>;
}
type CheckpointedKind = (typeof CHECKPOINTED)[number];
type ClaimName = keyof ProviderClaims;
interface ClaimRequest {
  readonly nowMs: number;
  readonly limit: number;
  readonly leaseMs: number;
  readonly leaseToken: string;
}
interface ClaimedDelivery {
  readonly delivery: Delivery;
  readonly body: string;
  readonly traceparent: string | null;
}
interface ClaimedLane {
  readonly leaseToken: string;
  readonly lane: Lane;
  readonly endpoint: WebhookEndpoint;
  readonly deliveries: readonly ClaimedDelivery[];
}
interface Clock {
  now(): number;
  sleep(milliseconds: number, signal: AbortSignal): Promise<void>;
  raiseTo?(epochMs: number): void;
  fault?(): ClockFault | null;
}
interface ClockFault {
  readonly kind: 'set_back' | 'set_ahead';
  readonly byMs: number;
  readonly sinceMs: number;
}
type CodeOutcome = Detailed &
  (
    | {
        readonly kind: 'pending';
        readonly railReference: string | null;
        readonly nextAction: AttemptNextAction;
      }
    | {
        readonly kind: 'wrong_code';
      }
    | Refused
    | Unknown
  );
interface CodeRequest extends Omit<ChargeRequest, 'description' | 'locale' | 'urls'> {
  readonly railReference: string | null;
  readonly code: string;
}
type CommitOutcome =
  | {
      readonly kind: 'applied';
    }
  | {
      readonly kind: 'refused';
      readonly guard: ChangeType;
      readonly index: number;
    }
  | {
      readonly kind: 'unknown';
    };
interface Concurrency {
  readonly pins: number;
  readonly passwords: number;
}
type Credential =
  | {
      readonly kind: 'none';
    }
  | {
      readonly kind: 'bearer';
      readonly authorization: string | null;
    }
  | ({
      readonly kind: 'merchant';
    } & MerchantMode)
  | {
      readonly kind: 'operator';
    };
interface CustomerChanges {
  'customer.set_name': {
    id: string;
    encryptedName: string | null;
  };
  'customer.set_notes': {
    id: string;
    encryptedNotes: string | null;
    notesAtMs: number | null;
  };
  'customer.erase': {
    id: string;
  };
}
interface CustomerCount extends Pick<Payment, 'currency' | 'status'> {
  readonly method: string;
  readonly paymentsCount: number;
  readonly amount: number;
  readonly amountRefunded: number;
  readonly refundedCount: number;
  readonly lastPaidAtMs: number | null;
}
interface CustomerCounts {
  readonly customerId: string;
  readonly attemptsCount: number;
  readonly counts: readonly CustomerCount[];
}
interface CustomerFilter extends MerchantMode {
  readonly ids?: readonly string[] | undefined;
  readonly phoneEnding?: string | undefined;
}
interface CustomerPayments extends MerchantMode {
  readonly customers: readonly LinkedCustomer[];
  readonly fromId?: string | undefined;
  readonly beforeId?: string | undefined;
}
interface CustomerRead {
  readonly customer: Customer;
  readonly lastPaymentId: string | null;
}
interface CustomerReads {
  customerById(id: string): Promise<CustomerRead | null>;
  customers(filter: CustomerFilter, page: Page): Promise<readonly CustomerRead[]>;
  customersOfPayments(owner: MerchantMode, paymentIds: readonly string[]): Promise<readonly PayerRead[]>;
  customerTotals(filter: CustomerPayments, limit: number): Promise<readonly CustomerCounts[]>;
}
declare const DIVIDED_TABLES: readonly ['delivery_attempts', 'deliveries', 'events'];
type DailyKind = WalletOperation | 'cash_code_tries';
interface DataKeyChanges {
  'assert.data_key': {
    id: string;
    activeVersion: number;
  };
  'assert.email_free': {
    role: Role;
    emailHashes: readonly string[];
  };
  'sealed_rows.replace': {
    table: WalkedTable;
    rows: readonly {
      readonly key: SealedRow['key'];
      readonly from: SealedValues;
      readonly to: SealedValues;
    }[];
  };
}
interface Decided extends Noticed {
  readonly note: string | null;
}
interface DeclaredRow<Row, Has extends Ability> {
  readonly has: readonly Has[];
  readonly row?: Row;
}
interface Deduction {
  readonly paymentId: string;
  readonly refund: Pick<Refund, 'amount' | 'feeReturned'> | null;
  readonly subjectId: string;
  readonly amount: number;
}
interface DeliveryFilter {
  readonly owner?: RowOwner | undefined;
  readonly statuses?: readonly DeliveryStatus[] | undefined;
  readonly endpointId?: string | undefined;
  readonly eventId?: string | undefined;
  readonly paymentId?: string | undefined;
  readonly createdFromMs?: number | undefined;
  readonly fromId?: string | undefined;
}
type DeliveryState = 'pending' | 'delivered' | 'failed' | 'canceled';
interface Detailed {
  readonly detail?: RailDetail;
}
interface DisputeFilter {
  readonly owner?: RowOwner | undefined;
  readonly status?: DisputeStatus | undefined;
  readonly paymentId?: string | undefined;
}
interface DisputeReads {
  disputes(filter: DisputeFilter, page: Page): Promise<readonly Dispute[]>;
  disputesDueAtMs(owner: MerchantMode, nowMs: number, limit: number): Promise<readonly number[]>;
  owedDisputes(owner: RowOwner | undefined, page: Page): Promise<readonly OwedDispute[]>;
}
interface Disputed extends Money {
  readonly disputeId: string;
  readonly deadlineMs: number;
}
type DividedTable = (typeof DIVIDED_TABLES)[number];
interface Done<Data> extends Bytes {
  readonly kind: 'done';
  readonly data: Data;
}
declare const EVERY_MERCHANT = '*';
interface Ended {
  readonly amount: number;
  readonly atMs: number;
  readonly uncharged: Uncharged;
}
type EndedRefund = Pick<Refund, 'id' | 'status' | 'answeredBy'>;
interface Endpoint {
  readonly endpointId: string;
  readonly host: string;
  readonly sinceMs: number;
}
interface EngineStore extends Store {
  readonly isDeferred?: boolean;
  readonly isShared: boolean;
  readonly read: StoreReads;
  readonly audit: LedgerAudit;
  readonly claim: StoreClaims;
  readonly limits: StoreLimits;
  readonly paces: StorePaces;
  readonly leaves: StoreLeaves | null;
  readonly wakeups: StoreWakeups;
  commit(changes: readonly Change[]): Promise<CommitOutcome>;
  assertFit(): Promise<void>;
}
type EntryPlace = Pick<StoredEntry, 'transferId' | 'position'>;
interface EventFilter extends MerchantMode {
  readonly type?: EventType | undefined;
  readonly paymentId?: string | undefined;
}
type EventHandler<Name extends HandledEventType> = (event: HandledEvent<Name>, call: HandlerCall) => unknown;
interface Exposure {
  readonly publicUrl: string;
  readonly rails: readonly Rail[];
  readonly publicSandbox?: boolean | undefined;
}
type FactsOf<Kind> = Kind extends `receipt${string}` ? ReceiptFacts : unknown;
type FailedAttempt = Pick<Attempt, 'id' | 'methodType' | 'status' | 'failureCode'> & {
  readonly resolution: {
    readonly outcome: 'succeeded' | 'failed' | 'returned';
  } | null;
};
interface Family {
  readonly kind: 'counter' | 'histogram' | 'gauge';
  readonly name: string;
  readonly help: string;
  readonly labels: readonly string[];
  readonly buckets?: readonly number[];
}
interface FeeOptions {
  readonly basisPoints?: number;
  readonly fixed?: number;
  readonly minimum?: number;
  readonly maximum?: number | null;
  readonly refundPolicy?: FeeSchedule['refundPolicy'];
}
interface FileChanges {
  'file.insert': {
    file: StoredFile;
    countMax: number;
    bytesMax: number;
  };
  'file.delete': {
    id: string;
  };
  'file_parts.delete': {
    fileId: string;
  };
}
interface FileReads {
  filesToDelete(nowMs: number, afterId: string | null, limit: number): Promise<readonly StoredFile[]>;
  filePart(fileId: string, place: number): Promise<FilePart | null>;
}
interface FileResult extends Bytes {
  readonly kind: 'file';
  readonly contentType: string;
  readonly name: string;
  readonly parts: AsyncIterable<string | Uint8Array>;
}
interface FileStore {
  put(id: string, pieces: AsyncIterable<Uint8Array>): Promise<void>;
  replace(id: string, pieces: AsyncIterable<Uint8Array>): Promise<void>;
  get(id: string): AsyncIterable<Uint8Array>;
  delete(id: string): Promise<void>;
}
interface FixedRow {
  readonly id: string;
  readonly values: readonly unknown[];
}
interface Gateway extends Handlers {
  readonly publicUrl: string;
  readonly staffUrl: string;
  readonly store: Store;
  readonly rehearses: boolean;
  readonly brand: ShownBrand;
  readonly parts: ReadonlySet<Part>;
  readonly hosted: ReadonlySet<Role>;
  readonly logger: Logger;
  readonly clock: Clock;
  readonly messages: {
    bounced(id: string): Promise<void>;
  };
  readonly sends: {
    readonly mail: boolean;
    readonly sms: boolean;
    readonly inTestMode: boolean;
  };
  readonly signUp: SignUpModes;
  within(store: Store): {
    readonly call: Call;
  };
  readonly ledger: Ledger;
  logo(id: string): Promise<LogoFile | null>;
  readonly pageSeal: PageSeal;
  providers(livemode: boolean): readonly RailMethod[];
  refundOffer(paymentId: string): Promise<RefundOffer>;
  readonly terms: Terms;
  readonly testMode: TestMode;
  checkRails(): Promise<readonly CheckedRail[]>;
  readiness(): Promise<readonly NotReady[]>;
  warnings(): readonly Warning[];
  migrate(): Promise<readonly string[]>;
  start(options?: { readonly after?: Promise<unknown> }): Promise<void>;
  runDue(options?: { readonly budgetMs?: number }): Promise<number>;
  close(): Promise<void>;
  seedSandbox(): Promise<SandboxSeed>;
  authenticate(credential: Credential): Promise<Identity>;
  readonly call: Call;
}
declare class GatewayError extends Error {
  readonly [MARKER] = true;
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: Readonly<Record<string, unknown>>;
  readonly retryAfterSeconds: number | null;
  constructor(
    code: ErrorCode,
    details?: Readonly<Record<string, unknown>>,
    options?: {
      readonly retryAfterSeconds?: number;
      readonly cause?: unknown;
    },
  );
}
interface GatewayOptions extends TermsOptions {
  readonly store: Store;
  readonly publicUrl: string;
  readonly staffUrl?: string;
  readonly parts?: readonly Part[];
  readonly hosted?: readonly ('operator' | 'merchant' | 'user')[];
  readonly panel?: {
    readonly allowFrom: readonly string[];
  };
  readonly secret: string;
  readonly previousSecret?: string;
  readonly rails?: readonly Rail[];
  readonly rehearse?: boolean;
  readonly currencies?: readonly string[];
  readonly payoutsFrom?: PayoutsFrom;
  readonly brand?: Brand | undefined;
  readonly messages?: MessagesOptions;
  readonly webhooks?: {
    readonly allowNetworks?: readonly string[];
  };
  readonly publicSandbox?: boolean;
  readonly ledgerCheck?:
    | {
        readonly everyHours: number;
      }
    | 'off';
  readonly files?: FileStore;
  readonly search?: SearchOptions;
  readonly retention?: RetentionOptions;
  readonly secondFactor?: 'in_live_mode' | 'optional';
  readonly signUp?: SignUp;
  readonly userSignUp?: SignUpModes['users'];
  readonly walletTiers?: WalletTiers;
  readonly limits?: 'standard' | 'memory' | 'store' | 'off' | RateLimiter;
  readonly process?: {
    readonly name?: string;
    readonly version?: string;
  };
  readonly onDue?: () => void;
  readonly clock?: Clock;
  readonly random?: Random;
  readonly logger?: Logger;
  readonly telemetry?: TelemetryOptions;
  readonly hasher?: Hasher;
  readonly passwordCheck?: PasswordCheck;
  readonly sender?: Sender;
}
declare const HANDLERS_MAX = 16;
declare const HEAD_STARTS_MS: readonly [60000, 0, number];
type HandedOver =
  | {
      readonly kind: 'accepted';
      readonly reference: string | null;
    }
  | {
      readonly kind: 'refused';
      readonly code: string;
      readonly isFinal: boolean;
    }
  | {
      readonly kind: 'not_sent';
      readonly reason: string;
    }
  | {
      readonly kind: 'unclear';
    };
interface HandledEvent<Name extends HandledEventType> extends WebhookBody<WebhookEventData[Name]> {
  readonly event: Name;
}
type HandledEventType = Exclude<EventType, 'ping'>;
interface HandlerCall {
  readonly merchantId: string;
  readonly deliveryId: string;
  readonly attempt: number;
  readonly startedAt: Timestamp;
  readonly signal: AbortSignal;
}
interface HandlerOptions {
  readonly name: string;
}
interface Handlers {
  on<Name extends HandledEventType>(type: Name, options: HandlerOptions, handler: EventHandler<Name>): Promise<void>;
  off(name: string): Promise<void>;
}
type HashAlgorithm = 'argon2id' | 'scrypt';
type HashLane = 'pin' | 'login' | 'registration' | 'session';
interface Hasher {
  hash(secret: string, lane: HashLane): Promise<string>;
  verify(phc: string, secret: string, lane: HashLane): Promise<boolean>;
  untilRoom(lane: HashLane): Promise<void>;
}
interface HasherOptions {
  readonly concurrency?: Concurrency;
  readonly queueMax?: number;
  readonly algorithm?: HashAlgorithm;
  readonly random?: Random;
  readonly wait?: (milliseconds: number) => Promise<unknown>;
}
interface HealthChanges {
  'worker.put': {
    worker: Worker;
  };
  'ledger_check.renew': {
    id: string;
    leaseToken: string;
    leaseEndsAtMs: number;
    checked: LedgerCheck['checked'];
  };
  'ledger_check.release': {
    id: string;
    leaseToken: string;
    nowMs: number;
  };
  'ledger_check.finish': {
    ledgerCheck: LedgerCheck;
    leaseToken: string;
  };
}
interface HealthReads {
  nowMs(): Promise<number>;
  workers(limit: number): Promise<readonly Worker[]>;
  health(request: HealthRequest): Promise<StoreHealth>;
  ledgerChecks(page: Page): Promise<readonly LedgerCheck[]>;
  lastLedgerCheck(): Promise<LedgerCheck | null>;
}
interface HealthRequest {
  readonly nowMs: number;
  readonly limit: number;
  readonly failedSinceMs: number;
  readonly failedFromId: string;
}
interface HeldLanesRead {
  readonly nowMs: number;
  readonly lanes: readonly {
    readonly id: string;
    readonly leaseToken: string;
  }[];
  readonly deliveriesMax: number;
  readonly exceptIds: readonly string[];
}
interface IdempotencyChanges {
  'idempotency.insert': {
    record: IdempotencyRecord;
  };
  'idempotency.finish': {
    key: string;
    status: number;
    sealedBody: string;
  };
  'idempotency.take_over': {
    key: string;
    nowMs: number;
    leaseEndsAtMs: number;
  };
  'idempotency.forget': {
    key: string;
  };
}
interface Identity {
  readonly [identity]: true;
}
declare const KINDS: {
  readonly [Each in MessageKind]: Kind;
};
declare const KNOWN_DEVICES_MAX: 20;
interface KeyChanges {
  'api_key.revoke_unseen': {
    version: number;
    nowMs: number;
  };
  'operator_key.revoke_unseen': {
    version: number;
    nowMs: number;
  };
  'api_key.move': {
    id: string;
    from: string;
    to: string;
  };
  'operator_key.move': {
    id: string;
    from: string;
    to: string;
  };
  'assert.api_keys_below': {
    merchantId: string;
    livemode: boolean;
    limit: number;
    nowMs: number;
  };
  'api_key.end_after_grace': {
    id: string;
    graceEndsAtMs: number;
  };
  'api_key.allow_from': {
    id: string;
    allowedFrom: readonly string[];
  };
  'operator_key.rename': {
    id: string;
    name: string;
  };
  'operator_key.allow_from': {
    id: string;
    allowedFrom: readonly string[];
  };
  'api_key.revoke': {
    id: string;
    merchantId: string;
    nowMs: number;
  };
  'api_key.touch': {
    id: string;
    nowMs: number;
  };
  'operator_key.revoke': {
    id: string;
    nowMs: number;
  };
  'operator_key.touch': {
    id: string;
    nowMs: number;
  };
  'signing_key.retire_others': {
    id: string;
    nowMs: number;
  };
  'assert.api_key': {
    id: string;
    allowedFrom: readonly string[];
    nowMs: number;
  };
  'assert.operator_key': {
    id: string;
    nowMs: number;
  };
}
interface KeyReads {
  apiKeyByHash(hash: string): Promise<KnownKey | null>;
  apiKeys(merchantId: string, page: Page): Promise<readonly ApiKey[]>;
  operatorKeyByHash(hash: string): Promise<OperatorKey | null>;
  operatorKeys(page: Page): Promise<readonly OperatorKey[]>;
  signingKeys(): Promise<readonly SigningKey[]>;
}
interface Kind {
  readonly channel: MessageChannel;
  readonly lifeMs: number;
  readonly class: 'link' | 'security' | 'notice' | 'chosen' | 'payer';
  readonly notice: NoticeName | null;
}
interface KnownKey {
  readonly apiKey: ApiKey;
  readonly merchant: Pick<Merchant, 'id' | 'kycStatus' | 'suspendedAtMs'>;
}
interface KnownOfCheckout {
  readonly failure: ProviderBasis<'reportedFailure'> | null;
  readonly money: {
    readonly state: PayerMoneyState;
    readonly by: readonly ProviderBasis[];
  } | null;
}
interface KnownSession {
  readonly session: Session;
  readonly principal: Principal;
  readonly membership: Membership | null;
  readonly factorRuleAtMs: number;
}
declare const LEDGER_NOTICES: {
  readonly entries_unchained: 'entries have waited for posting for more than a minute';
};
declare const LEDGER_PROBLEMS: {
  readonly transfer_incomplete: 'a transfer lacks entries';
  readonly transfer_orphaned: 'the payment, refund, dispute or settlement of a transfer does not exist';
  readonly transfer_unbalanced: 'the entries of a transfer do not sum to zero';
  readonly transfer_payer_wrong: 'money was returned to another account than the one it came from';
  readonly subject_owner_wrong: 'an object and its transfer differ in merchant, mode, currency or payment';
  readonly subject_amount_wrong: 'an object and its transfer differ in amount';
  readonly subject_status_wrong: 'the status of a refund or dispute contradicts the transfer that ended it';
  readonly subject_transfer_wrong: 'an object names another transfer than its own';
  readonly entry_forged: 'an entry or its transfer was not written by this engine, or was changed later';
  readonly entry_misplaced: 'an entry is on an account of another mode or currency than its transfer';
  readonly entry_orphaned: 'an entry has no transfer';
  readonly account_altered: 'an account row contradicts its id';
  readonly chain_broken: 'an entry is missing from the chain of an account';
  readonly chain_altered: 'an entry of a chain was changed or moved';
  readonly chain_head_wrong: 'the chain of an account does not end where its row says';
  readonly balance_wrong: 'a balance is not the sum of its entries';
  readonly balance_negative: 'a wallet or float is negative';
  readonly payment_capture_wrong: 'a payment and its capture disagree';
  readonly payment_attempt_wrong: 'the attempt that paid a payment and its capture disagree';
  readonly payment_refunds_wrong: 'a payment, its refunds and their transfers disagree';
  readonly payment_dispute_wrong: 'a payment and its disputes disagree';
  readonly payment_exceeded: 'more was refunded and disputed than was paid';
  readonly payment_credit_wrong: 'the pending credit of a payment contradicts its transfers';
  readonly payment_hold_wrong: 'the money held for the refunds and disputes of a payment differs from their sum';
  readonly payment_fee_wrong: 'the fee of a payment, minus its refunds, differs from what the gateway was credited';
  readonly payment_status_wrong: 'the status of a payment contradicts its capture or refunds';
  readonly settlement_amount_wrong: 'a settlement, its lines and its transfer disagree';
  readonly settlement_lines_wrong: 'a settlement has a wrong number of lines';
  readonly settlement_status_wrong: 'the status of a settlement contradicts its payout';
  readonly settlement_range_wrong: 'settlements of a merchant overlap, or omit lines between them';
  readonly day_altered: 'rows of a day differ from its checkpoint';
  readonly day_lacks_rows: 'a day has fewer rows than its checkpoint counted';
  readonly checkpoint_missing: 'a checkpoint is missing';
  readonly checkpoint_forged: 'a checkpoint was not written by this engine, or was changed later';
  readonly account_state_forged: 'how far a chain was verified was not written by this engine';
};
type LabelsOf<Name extends Metric> = Readonly<Record<(typeof METRICS)[Name]['labels'][number], string>>;
interface LaneClaim extends ClaimRequest {
  readonly isSlow: boolean;
  readonly deliveriesMax: number;
  readonly exceptMerchantIds: readonly string[];
  readonly handlerIds: readonly string[];
  readonly owner: string;
  readonly heldIds: readonly string[];
  readonly pace: {
    readonly burst: number;
    readonly everyMs: number;
  };
}
interface LastCallback {
  readonly attemptId: string;
  readonly atMs: number;
}
interface LatePayment {
  readonly amount: number;
  readonly by: ProviderBasis<'collectedLate'>;
  readonly method: PointMethod;
  readonly learnedAtMs: number;
}
interface Leaf {
  readonly table: DividedTable;
  readonly fromMs: number;
  readonly toMs: number;
  readonly rowsCount: number | null;
  readonly isRest: boolean;
}
interface Ledger {
  verify(watch?: Watch): Promise<LedgerReport>;
}
interface LedgerAudit {
  transfers(page: AuditPage): Promise<readonly AuditedTransfer[]>;
  orphanEntries(after: EntryPlace | null, limit: number): Promise<AuditedEntries>;
  accounts(page: AuditPage): Promise<readonly AuditedAccount[]>;
  chain(accountId: string, afterSequence: number, limit: number): Promise<readonly StoredEntry[]>;
  fixedRows(kind: CheckpointedKind, page: AuditPage): Promise<readonly FixedRow[]>;
  payments(page: AuditPage): Promise<readonly AuditedPayment[]>;
  settlements(page: AuditPage): Promise<readonly AuditedSettlement[]>;
  settlementLines(settlement: Settlement, afterSequence: number, limit: number): Promise<AuditedLines>;
}
interface LedgerChanges {
  'account.open': {
    account: Account;
  };
  'account.debit': {
    accountId: string;
    amount: number;
  };
  'assert.account_below': {
    accountId: string;
    amount: number;
  };
  'account.overdraw': {
    accountId: string;
    amount: number;
  };
  'account.credit': {
    accountId: string;
    amount: number;
  };
  'account.post': {
    posting: Posting;
  };
  'transfer.insert': {
    transfer: SealedTransfer;
  };
  'checkpoint.recheck': {
    sequence: number;
    nowMs: number;
  };
  'account_states.put': {
    states: readonly AccountState[];
  };
}
interface LedgerLine {
  readonly chainSequence: number;
  readonly amount: number;
  readonly transfer: Omit<Transfer, 'entries'>;
  readonly payment: Pick<Payment, 'customerReference' | 'transactionId' | 'amount' | 'fee'> | null;
  readonly feeReturned: number;
}
interface LedgerNotice {
  readonly code: LedgerNoticeCode;
  readonly subject: string;
  readonly message: string;
}
type LedgerNoticeCode = keyof typeof LEDGER_NOTICES;
interface LedgerProblem {
  readonly code: LedgerProblemCode;
  readonly subject: string;
  readonly message: string;
}
type LedgerProblemCode = keyof typeof LEDGER_PROBLEMS;
interface LedgerRange {
  readonly accountId: string;
  readonly fromSequence: number;
  readonly throughSequence: number;
}
interface LedgerReads {
  balance(accountId: string): Promise<number>;
  balances(accountIds: readonly string[]): Promise<readonly number[]>;
  transferById(id: string): Promise<Transfer | null>;
  transferHeaders(ids: readonly string[]): Promise<readonly Omit<Transfer, 'entries'>[]>;
  movedBy(transferIds: readonly string[]): Promise<
    readonly {
      readonly transferId: string;
      readonly amount: number;
    }[]
  >;
  transfersOfSubjects(kind: TransferKind, subjectIds: readonly string[]): Promise<readonly Transfer[]>;
  transfersOfPayment(paymentId: string, limit?: number): Promise<readonly Transfer[]>;
  transfersOfAccount(accountId: string, page: Page): Promise<readonly Transfer[]>;
  unchainedAccounts(limit: number): Promise<readonly string[]>;
  unchainedEntries(accountId: string, limit: number): Promise<readonly StoredEntry[]>;
  linesTotal(range: LedgerRange): Promise<{
    readonly count: number;
    readonly sum: number;
  }>;
  lines(
    range: LedgerRange,
    page: {
      readonly limit: number;
      readonly afterSequence: number;
    },
  ): Promise<readonly LedgerLine[]>;
  deductions(pendingAccountId: string, paymentIds: readonly string[]): Promise<readonly Deduction[]>;
  lastCheckpoint(): Promise<Checkpoint | null>;
  checkpointOfDay(day: string): Promise<Checkpoint | null>;
  checkpoints(afterSequence: number, limit: number): Promise<readonly Checkpoint[]>;
  newestCheckpoints(limit: number): Promise<readonly Checkpoint[]>;
  checkpointToRecheck(beforeMs: number): Promise<Checkpoint | null>;
  accountStates(accountIds: readonly string[]): Promise<readonly AccountState[]>;
}
type LedgerScope =
  | 'full'
  | 'recent'
  | {
      readonly day: string;
    };
interface LegalLink {
  readonly label:
    | string
    | {
        readonly fr: string;
        readonly en: string;
        readonly [language: string]: string;
      };
  readonly href: string;
}
interface LimitCount {
  readonly used: number;
  readonly endsAtMs: number;
}
interface LimitTake {
  readonly key: string;
  readonly count: number;
  readonly endsAtMs: number;
}
interface LinkChanges {
  'link.use': {
    id: string;
    nowMs: number;
  };
  'link.count_failure': {
    id: string;
    fromFailures: number;
  };
  'links.end': {
    principalId: string;
    nowMs: number;
  };
  'assert.link_unused': {
    id: string;
  };
}
type LinkKind =
  | 'sign_up'
  | 'reset_password'
  | 'unlock'
  | 'verify_email'
  | 'email_change_new'
  | 'email_change_old'
  | 'email_change_undo'
  | 'phone'
  | 'hand_over'
  | 'passkey'
  | 'new_passkey';
interface LinkValues {
  readonly linkId: string;
}
interface LinkedCustomer {
  readonly id: string;
  readonly fromAttemptId: string | null;
}
type LogFields = Readonly<Record<string, unknown>>;
interface Logger {
  debug(fields: LogFields, message: string): void;
  info(fields: LogFields, message: string): void;
  warn(fields: LogFields, message: string): void;
  error(fields: LogFields, message: string): void;
}
interface LogoFile {
  readonly contentType: LogoType;
  readonly bytes: Uint8Array<ArrayBuffer>;
}
interface LookUpQueue {
  readonly rail: string;
  readonly firstAtMs: number;
  readonly freeAtMs: number;
}
type Lookup = (name: string) => Promise<readonly string[]>;
type LookupOutcome = Detailed &
  (
    | {
        readonly kind: 'pending';
        readonly nextAction?: AttemptNextAction;
        readonly notBeforeMs?: number;
      }
    | {
        readonly kind: 'paid';
        readonly railReference: string | null;
        readonly collected?: {
          readonly amount: number;
          readonly currency?: string;
        };
      }
    | {
        readonly kind: 'failed';
        readonly failureCode: FailureCode;
        readonly isInDoubt?: boolean;
      }
    | {
        readonly kind: 'absent';
      }
    | Unknown
  );
interface LookupRequest {
  readonly reference: string;
  readonly livemode: boolean;
  readonly railReference: string | null;
  readonly provider: string;
  readonly country: string;
  readonly phone: string;
  readonly amount: number;
  readonly currency: string;
  readonly chargedAtMs: number;
  readonly nowMs: number;
}
interface LostDispute extends ResolvedDispute {
  readonly method: PointMethod | null;
}
declare const MARKER: unique symbol;
declare const METRICS: {
  readonly requests: {
    readonly kind: 'counter';
    readonly name: 'mitako_requests_total';
    readonly help: 'Calls of operations, by operation and outcome: done, refused (the caller has to change something), failed (5xx).';
    readonly labels: readonly ['operation', 'outcome'];
  };
  readonly requestSeconds: {
    readonly kind: 'histogram';
    readonly name: 'mitako_request_duration_seconds';
    readonly help: 'Time that calls took, by entry point.';
    readonly labels: readonly ['way'];
    readonly buckets: readonly [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
  };
  readonly refusals: {
    readonly kind: 'counter';
    readonly name: 'mitako_refusals_total';
    readonly help: 'Calls that were refused, by error code.';
    readonly labels: readonly ['code'];
  };
  readonly events: {
    readonly kind: 'counter';
    readonly name: 'mitako_events_total';
    readonly help: 'Events that this process committed, by type and mode: payments, refunds, disputes and settlements by outcome.';
    readonly labels: readonly ['type', 'mode'];
  };
  readonly deliveries: {
    readonly kind: 'counter';
    readonly name: 'mitako_delivery_attempts_total';
    readonly help: 'Attempts to deliver an event, by outcome: delivered, refused (an answer other than 2xx), or the error.';
    readonly labels: readonly ['outcome'];
  };
  readonly deliverySeconds: {
    readonly kind: 'histogram';
    readonly name: 'mitako_delivery_duration_seconds';
    readonly help: 'Time until an endpoint answered, or the attempt was given up.';
    readonly labels: readonly [];
    readonly buckets: readonly [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15, 30];
  };
  readonly railCalls: {
    readonly kind: 'counter';
    readonly name: 'mitako_rail_calls_total';
    readonly help: 'Calls of providers, by rail, call and outcome.';
    readonly labels: readonly ['rail', 'call', 'outcome'];
  };
  readonly railSeconds: {
    readonly kind: 'histogram';
    readonly name: 'mitako_rail_call_duration_seconds';
    readonly help: 'Time until a provider answered, by rail.';
    readonly labels: readonly ['rail'];
    readonly buckets: readonly [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15, 30];
  };
  readonly queueItems: {
    readonly kind: 'gauge';
    readonly name: 'mitako_queue_items';
    readonly help: 'What waits in the database, the same in all processes: counted up to 10 000.';
    readonly labels: readonly ['queue', 'mode'];
  };
  readonly queueAgeSeconds: {
    readonly kind: 'gauge';
    readonly name: 'mitako_queue_age_seconds';
    readonly help: 'How long the oldest of what is due has been due; 0 when nothing is.';
    readonly labels: readonly ['queue', 'mode'];
  };
  readonly workers: {
    readonly kind: 'gauge';
    readonly name: 'mitako_workers';
    readonly help: 'Processes of this gateway, by status; silent ones have not reported for 30 s.';
    readonly labels: readonly ['status'];
  };
};
interface Mail {
  readonly id: string;
  readonly senderName: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly language: 'fr' | 'en';
}
type MailKind = Exclude<MessageKind, TextKind>;
type Mailer = Channel<Mail>;
type Measure = 'paid' | 'refunded' | 'failed' | 'canceled' | 'expired' | 'paid_out';
interface MerchantChanges {
  'logo.put': {
    logo: Logo;
  };
  'logo.delete': {
    merchantId: string;
  };
  'assert.merchant_live': {
    id: string;
  };
  'assert.merchant_active': {
    id: string;
  };
}
interface MerchantMode {
  readonly merchantId: string;
  readonly livemode: boolean;
}
interface MerchantReads {
  ownMerchant(): Promise<Merchant | null>;
  merchants(
    filter: {
      readonly kycStatus?: KycStatus | undefined;
    },
    page: Page,
  ): Promise<readonly Merchant[]>;
  kycSubmissions(merchantId: string, page: Page): Promise<readonly KycSubmission[]>;
  lastKycSubmission(merchantId: string): Promise<KycSubmission | null>;
  logoById(id: string): Promise<Logo | null>;
}
interface MessageChanges {
  'message.queue': {
    message: Message;
  };
  'message.hand_over': {
    id: string;
    leaseToken: string;
  };
  'message.postpone': {
    id: string;
    leaseToken: string;
    dueAtMs: number;
    replyCode: string;
    isTry: boolean;
  };
  'message.bounce': {
    id: string;
    from: 'sent' | 'unclear';
  };
  'message.end': {
    id: string;
    leaseToken: string;
    status: Exclude<MessageStatus, 'queued' | 'handing_over' | 'bounced'>;
    replyCode: string | null;
    nowMs: number;
  };
}
interface MessageClaim extends ClaimRequest {
  readonly channel: MessageChannel;
}
interface MessageReads {
  messages(status: MessageStatus | undefined, page: Page): Promise<readonly Message[]>;
}
type MessageTexts = {
  readonly [Name in Locale]?: Reworded<Texts>;
};
interface MessageValues {
  readonly test: NoValues;
  readonly password_changed: {
    readonly atMs: number;
  };
  readonly reset_password: {
    readonly role: Role;
  };
  readonly verify_email: LinkValues;
  readonly email_change_confirm: LinkValues;
  readonly email_change_veto: LinkValues & {
    readonly email: string;
  };
  readonly email_changed: NoValues;
  readonly email_change_undo: LinkValues;
  readonly phone_code: LinkValues;
  readonly factor_added: NoValues;
  readonly factor_removed: NoValues;
  readonly recovery_code_used: {
    readonly left: number;
  };
  readonly factor_guessed: NoValues;
  readonly factor_suspended: {
    readonly name: string;
  };
  readonly receipt: OfPayment;
  readonly receipt_refund: OfPayment;
  readonly receipt_sms: OfPayment;
  readonly receipt_refund_sms: OfPayment;
  readonly new_device: {
    readonly atMs: number;
  };
  readonly sign_up: {
    readonly role: Role;
  };
  readonly unlock: {
    readonly role: Role;
  };
  readonly invitation: {
    readonly name: string;
    readonly shop: string;
    readonly path: string;
  };
  readonly invitation_operator: {
    readonly name: string;
    readonly path: string;
  };
  readonly member_joined: {
    readonly name: string;
    readonly shop: string;
  };
  readonly role_changed: {
    readonly shop: string;
  };
  readonly member_removed: {
    readonly shop: string;
  };
  readonly ownership_offered: {
    readonly name: string;
    readonly shop: string;
    readonly path: string;
  };
  readonly ownership_changed: {
    readonly shop: string;
  };
  readonly payment_received: Noticed &
    Money & {
      readonly paymentId: string;
      readonly reference: string | null;
      readonly atMs: number;
    };
  readonly payments_received: Noticed & Window;
  readonly payments_daily: Noticed & {
    readonly merchantId: string;
    readonly day: string;
  };
  readonly refund_made: Noticed &
    Money & {
      readonly paymentId: string;
    };
  readonly refunds_made: Noticed & Window;
  readonly dispute_opened: Noticed & Disputed;
  readonly dispute_due: Noticed & Disputed;
  readonly payout_paid: Noticed & Money & PaidOut;
  readonly payout_failed: Noticed & Money & PaidOut;
  readonly endpoint_failing: Noticed & Endpoint;
  readonly endpoint_recovered: Noticed & Endpoint;
  readonly kyc_approved: Decided;
  readonly kyc_needs_info: Decided;
  readonly kyc_rejected: Decided;
  readonly payout_account_changed: Shop & {
    readonly account: string;
    readonly atMs: number;
  };
  readonly live_key_created: Shop & {
    readonly key: string;
    readonly atMs: number;
  };
}
interface MessagesOptions {
  readonly mailer?: Mailer;
  readonly sms?: Sms;
  readonly inTestMode?: boolean;
  readonly texts?: MessageTexts | undefined;
}
interface Meter {
  add<Name extends MetricOf<'counter'>>(name: Name, labels: LabelsOf<Name>, by?: number): void;
  observe<Name extends MetricOf<'histogram'>>(name: Name, labels: LabelsOf<Name>, value: number): void;
  set<Name extends MetricOf<'gauge'>>(name: Name, labels: LabelsOf<Name>, value: number): void;
  read?(): Promise<MetricsText>;
}
interface MethodChanges {
  'method.suspend': {
    suspendedMethod: SuspendedMethod;
  };
  'method.reinstate': {
    livemode: boolean;
    method: string;
  };
  'assert.method_offered': {
    merchantId: string;
    merchantVersion: number;
    livemode: boolean;
    method: string;
  };
}
interface MethodOptions {
  readonly method: string;
  readonly enabled?: boolean;
  readonly min?: number;
  readonly max?: number;
  readonly fees?: FeeOptions;
}
interface MethodReads {
  suspendedMethods(livemode: boolean): Promise<readonly SuspendedMethod[]>;
}
type Metric = keyof typeof METRICS;
type MetricOf<Kind extends Family['kind']> = {
  [Name in Metric]: (typeof METRICS)[Name]['kind'] extends Kind ? Name : never;
}[Metric];
interface MetricsText {
  readonly contentType: string;
  readonly text: string;
}
interface Money {
  readonly amount: number;
  readonly currency: string;
}
type Named = 'id' | 'slug' | 'merchantId' | 'livemode' | 'amount' | 'currency' | 'createdAtMs' | 'expiresAtMs';
interface NamedInText {
  readonly money: string;
  readonly shop: string;
  readonly date: string;
  readonly reference: string;
}
type NoValues = Readonly<Record<never, never>>;
interface NotReady {
  readonly part: 'store' | 'schema' | 'writes' | 'clock';
  readonly reason: string;
}
type NoticeTask =
  | 'notice.payment'
  | 'notice.refund'
  | 'notice.dispute_opened'
  | 'notice.dispute_due'
  | 'notice.payout'
  | 'notice.endpoint_failing'
  | 'notice.endpoint_recovered';
interface Noticed extends Shop {
  readonly membershipId: string;
}
interface OfPayment extends Money {
  readonly paymentId: string;
}
interface OperationLimits {
  readonly max?: number;
  readonly perDay?: number;
  readonly perMonth?: number;
}
interface Origin {
  readonly clientAddress?: string | null;
  readonly userAgent?: string | null;
  readonly locale?: Locale | undefined;
  readonly requestId?: string | null;
  readonly traceparent?: string | null;
  readonly isGone?: () => boolean;
}
type OutgoingError =
  | 'timeout'
  | 'address_not_allowed'
  | 'name_not_resolved'
  | 'connection_refused'
  | 'connection_failed'
  | 'certificate_expired'
  | 'certificate_self_signed'
  | 'certificate_untrusted'
  | 'certificate_wrong_name'
  | 'tls_failed'
  | 'invalid_response'
  | 'handler_failed'
  | 'too_late';
interface OutgoingRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}
type OutgoingResult =
  | {
      readonly kind: 'answered';
      readonly statusCode: number;
      readonly retryAfter: string | null;
      readonly location: string | null;
      readonly body: string;
    }
  | {
      readonly kind: 'failed';
      readonly error: OutgoingError;
    };
interface OwedDispute {
  readonly id: string;
  readonly dispute: Dispute;
  readonly attempt: Attempt;
  readonly task: Pick<Task, 'dueAtMs' | 'attemptsCount' | 'failuresCount'> | null;
}
interface OwedFunds {
  readonly id: string;
  readonly attempt: Attempt;
  readonly task: Pick<Task, 'dueAtMs' | 'attemptsCount' | 'failuresCount'>;
}
declare const PROVIDER_CLAIMS: ProviderClaims;
interface Pace {
  readonly everyMs: number;
  readonly lateMsMax: number;
}
interface Page {
  readonly limit: number;
  readonly afterId: string | null;
  readonly fromId?: string;
}
interface PageSeal {
  seal(text: string, context: string): string;
  open(sealed: string, context: string): string | null;
}
interface PaidOut {
  readonly settlementId: string;
  readonly reference: string | null;
}
interface PasswordCheck {
  isCommon(password: string): Promise<boolean>;
  close(): void;
}
interface PayerRead extends CustomerRead {
  readonly paymentId: string;
  readonly lastAttemptId: string | null;
}
interface PaymentChanges {
  'payment.update': {
    payment: Payment;
    from: Pick<Payment, 'version' | 'status' | 'releaseAtMs'>;
  };
  'payment.describe': {
    payment: Payment;
    terms: readonly string[];
  };
}
interface PaymentFilter extends MerchantMode {
  readonly statuses?: readonly PaymentStatus[] | undefined;
  readonly nowMs?: number | undefined;
  readonly method?: string | undefined;
  readonly amount?: number | undefined;
  readonly customerReference?: string | undefined;
  readonly transactionId?: string | undefined;
  readonly paymentLinkId?: string | undefined;
  readonly customer?: LinkedCustomer | undefined;
  readonly phoneEnding?: string | undefined;
  readonly succeededFromMs?: number | undefined;
  readonly succeededToMs?: number | undefined;
  readonly anyOf?: readonly PaymentMark[] | undefined;
  readonly fromId?: string | undefined;
  readonly beforeId?: string | undefined;
}
interface PaymentLinkChanges {
  'assert.payment_link_open': {
    id: string;
    nowMs: number;
  };
  'payment_link.take_place': {
    id: string;
    isBounded: boolean;
  };
  'payment_link.keep_place': {
    id: string;
    amount: number;
  };
  'payment_link.free_place': {
    id: string;
  };
}
interface PaymentLinkFilter extends MerchantMode {
  readonly isActive?: boolean | undefined;
}
interface PaymentLinkRead {
  readonly link: PaymentLink;
  readonly merchant: Merchant;
}
interface PaymentLinkReads {
  paymentLinkBySlug(slug: string): Promise<PaymentLinkRead | null>;
  paymentLinks(filter: PaymentLinkFilter, page: Page): Promise<readonly PaymentLink[]>;
}
type PaymentMark =
  | {
      readonly id: string;
    }
  | {
      readonly slug: string;
    }
  | {
      readonly transferId: string;
    }
  | {
      readonly customerReference: string;
    }
  | {
      readonly amount: number;
    }
  | {
      readonly phoneEnding: string;
    }
  | {
      readonly phone: {
        readonly hashes: readonly string[];
        readonly ending: string;
      };
    }
  | {
      readonly customerId: string;
    }
  | {
      readonly railReference: string;
    }
  | SearchWords;
interface PaymentReads {
  payments(filter: PaymentFilter, page: Page): Promise<PaymentsPage>;
  allPayments(filter: AllPaymentsFilter, page: Page): Promise<PaymentsPage>;
  paymentSums(filter: PaymentFilter, limit: number): Promise<PaymentSums>;
  paymentsByReference(customerReference: string, limit: number): Promise<readonly Payment[]>;
  endedPayments(
    owner: MerchantMode,
    limit: number,
  ): Promise<
    readonly {
      readonly status: PaymentStatus;
      readonly count: number;
    }[]
  >;
}
interface PaymentStatusSum extends Pick<Payment, 'status' | 'currency' | 'amount' | 'amountRefunded'> {
  readonly paymentsCount: number;
}
interface PaymentSums {
  readonly sums: readonly PaymentStatusSum[];
  readonly isWhole: boolean;
}
interface PaymentsPage {
  readonly rows: readonly Payment[];
  readonly examinedThroughId: string | null;
}
interface PayoutAccountChanges {
  'payout_account.replace': {
    id: string;
    nowMs: number;
  };
  'assert.payout_account': {
    id: string;
  };
  'assert.no_payout_account': {
    merchantId: string;
    livemode: boolean;
  };
}
interface PayoutAccountReads {
  payoutAccountOf(owner: MerchantMode): Promise<PayoutAccount | null>;
  payoutAccountsOf(owner: MerchantMode, page: Page): Promise<readonly PayoutAccount[]>;
  payoutAccounts(ids: readonly string[], merchantIds: readonly string[]): Promise<readonly PayoutAccount[]>;
}
interface PayoutExportReads {
  duePayouts(livemode: boolean | undefined, page: Page): Promise<readonly Settlement[]>;
  dueTotals(livemode: boolean | undefined, heldSinceMs: number, limit: number): Promise<readonly DueTotal[]>;
  payoutExports(page: Page): Promise<readonly PayoutExport[]>;
  exportedCounts(exportIds: readonly string[]): Promise<readonly ExportedCount[]>;
}
interface PayoutsFrom {
  readonly holderName: string;
  readonly iban?: string;
  readonly rib?: string;
  readonly bic?: string;
}
interface PendingRefunds {
  readonly amount: number;
  readonly several: boolean;
  readonly sinceMs: number;
  readonly method: PointMethod | null;
}
interface PeopleChanges {
  'principal.set_pin': {
    id: string;
    pinHash: string;
  };
  'principal.set_password': {
    id: string;
    passwordHash: string;
  };
  'principal.set_email': {
    id: string;
    role: Role;
    encryptedEmail: string;
    emailHash: string;
    nowMs: number;
  };
  'principal.verify_phone': {
    id: string;
    role: Role;
    encryptedPhone: string;
    phoneHash: string;
    otherHashes: readonly string[];
  };
  'principal.set_tier': {
    id: string;
    tier: Principal['tier'];
  };
  'principal.set_frozen': {
    id: string;
    frozenAtMs: number | null;
    reason: string | null;
  };
  'principal.note_bounce': {
    role: Role;
    emailHash: string;
    nowMs: number;
  };
  'principal.set_contact': {
    id: string;
    encryptedName: string;
    encryptedPhone: string | null;
    phoneHash: string | null;
  };
  'principal.set_locale': {
    id: string;
    locale: Locale;
  };
  'principal.verify_email': {
    id: string;
    emailHash: string;
    nowMs: number;
  };
  'assert.email': {
    id: string;
    emailHash: string;
  };
  'principal.count_pin': {
    id: string;
    fromFailures: number;
    nowMs: number;
    lockedUntilMs: number | null;
    leaseToken: string;
    leaseEndsAtMs: number;
  };
  'principal.release_pin': {
    id: string;
    leaseToken: string;
  };
  'principal.uncount_pin': {
    id: string;
    leaseToken: string;
    lockedUntilMs: number | null;
  };
  'principal.clear_pin_failures': {
    id: string;
    pinHash: string;
    toPinHash: string;
  };
  'session.rotate': {
    id: string;
    fromGeneration: number;
    nowMs: number;
    idleExpiresAtMs: number;
  };
  'principal.set_factors': {
    id: string;
    from: number;
    to: number;
  };
  'principal.use_factor_grace': {
    id: string;
    nowMs: number;
  };
  'factor.confirm': {
    id: string;
    nowMs: number;
  };
  'factor.use': {
    id: string;
    step: number;
  };
  'factor.use_passkey': {
    id: string;
    signCount: number;
    below: number;
  };
  'factor.suspend': {
    id: string;
    nowMs: number;
  };
  'factor.delete': {
    id: string;
  };
  'factors.delete_unconfirmed': {
    principalId: string;
  };
  'factors.delete': {
    principalId: string;
  };
  'recovery_code.use': {
    principalId: string;
    place: number;
    codeHash: string;
    nowMs: number;
  };
  'recovery_codes.delete': {
    principalId: string;
  };
  'known_device.use': {
    id: string;
    fromMs: number;
    toMs: number;
    nowMs: number;
  };
  'known_device.delete': {
    id: string;
  };
  'known_devices.delete': {
    principalId: string;
  };
  'session.prove_password': {
    id: string;
    nowMs: number;
  };
  'session.end_refresh': {
    id: string;
    nowMs: number;
  };
  'session.revoke': {
    id: string;
    principalId: string;
    nowMs: number;
  };
  'session.revoke_others': {
    principalId: string;
    exceptId: string;
    nowMs: number;
  };
  'session.revoke_of_membership': {
    principalId: string;
    membershipId: string;
    nowMs: number;
  };
  'principal.end_host': {
    id: string;
    nowMs: number;
  };
  'session.end_host': {
    hostSessionHash: string;
    nowMs: number;
  };
  'assert.host_answer': {
    principalId: string;
    hostSessionHashes: readonly string[];
    begunAtMs: number;
  };
  'assert.members_below': {
    merchantId: string;
    limit: number;
    nowMs: number;
  };
  'assert.session': {
    id: string;
  };
  'assert.membership': {
    id: string;
    role: Membership['role'];
  };
  'assert.password_proven': {
    id: string;
    sinceMs: number;
  };
  'assert.password': {
    id: string;
    passwordHash: string;
  };
  'assert.wallet': {
    id: string;
    tier: Principal['tier'];
  };
}
interface PersonReads {
  sessionById(id: string): Promise<KnownSession | null>;
  membershipsOf(principalId: string): Promise<readonly Membership[]>;
  membershipsIn(merchantId: string): Promise<readonly Membership[]>;
  memberships(merchantId: string | null, page: Page): Promise<readonly Membership[]>;
  activeMembership(merchantId: string | null, of: string): Promise<Membership | null>;
  ownership(merchantId: string): Promise<Membership | null>;
  sessions(principalId: string, nowMs: number): Promise<readonly Session[]>;
  principalByEmail(role: Role, emailHash: string): Promise<Principal | null>;
  principalByVerifiedPhone(role: Role, phoneHash: string): Promise<Principal | null>;
  principalsByPhone(role: Role, phoneHashes: readonly string[], limit: number): Promise<readonly Principal[]>;
  factors(principalId: string): Promise<readonly Factor[]>;
  factorByCredential(credentialKey: string): Promise<Factor | null>;
  recoveryCodes(principalId: string): Promise<readonly RecoveryCode[]>;
  knownDevices(principalId: string): Promise<readonly KnownDevice[]>;
  principals(role: Role, page: Page): Promise<readonly Principal[]>;
}
interface Places {
  enter(account: string): (() => void) | 'account_full' | 'full';
}
type Point<Kind extends PointKind = PointKind> = {
  readonly [Each in Kind]: {
    readonly kind: Each;
    readonly data: PointData[Each];
  };
}[Kind];
interface PointData {
  readonly not_tried: {
    readonly amount: number;
    readonly createdAtMs: number;
    readonly expiresAtMs: number;
  };
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
  readonly prompted: Underway & {
    readonly action: 'approve_on_phone' | 'enter_otp' | 'redirect';
    readonly by: ProviderClaim<'prompted'>;
    readonly untilMs: number;
  };
  readonly unanswered: Underway & {
    readonly nextPollAtMs: number | null;
  };
  readonly in_review: Underway & {
    readonly pollsCount: number;
  };
  readonly paid: {
    readonly amount: number;
    readonly method: PointMethod | null;
    readonly by: ProviderBasis<'collected'>;
    readonly atMs: number;
    readonly fee: number;
    readonly feeReturned: number;
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
  readonly late_payment_returning: LatePayment;
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
  readonly dispute_lost: ResolvedDispute;
  readonly dispute_lost_returning: LostDispute;
  readonly dispute_lost_overdue: LostDispute;
  readonly dispute_lost_returned: LostDispute & {
    readonly returnedAtMs: number;
    readonly by: ProviderBasis<'refunded'>;
  };
  readonly dispute_lost_owed: LostDispute & {
    readonly refusal: {
      readonly failureCode: FailureCode | null;
      readonly by: ProviderBasis<'refusedRefund'>;
    } | null;
  };
  readonly refunded_in_full: {
    readonly several: boolean;
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
interface PointMethod {
  readonly type: PaymentMethodType;
  readonly provider: string | null;
  readonly label: string | null;
  readonly phoneMasked: string | null;
}
type PrepareOutcome = Detailed &
  (
    | {
        readonly kind: 'prepared';
        readonly railReference: string;
      }
    | Refused
    | Unknown
  );
type PrepareRequest = Omit<ChargeRequest, 'railReference'>;
type ProviderBasis<Name extends ClaimName = ClaimName> = ProviderClaim<Name> | 'operator' | 'gateway';
interface ProviderClaim<Name extends ClaimName = ClaimName> {
  readonly claim: Name;
  readonly id: string;
  readonly [claimed]: true;
}
interface ProviderClaims {
  readonly collected: (attempt: Attempt) => boolean;
  readonly collectedLate: (attempt: Attempt) => boolean;
  readonly reportedFailure: (attempt: FailedAttempt) => boolean;
  readonly prompted: (attempt: Attempt) => boolean;
  readonly rejectedCode: (attempt: Attempt) => boolean;
  readonly refunded: (refund: Refund) => boolean;
  readonly refusedRefund: (refund: EndedRefund) => boolean;
}
type ProviderLabels = ReadonlyMap<string, string>;
type QueueName =
  | 'deliveriesWaiting'
  | 'deliveriesFailing'
  | 'deliveriesDue'
  | 'lanesLeased'
  | 'deliveriesFailed'
  | 'attemptsPolled'
  | 'attemptsDue'
  | 'attemptsInReview'
  | 'tasksWaiting'
  | 'tasksDue'
  | 'expiriesDue'
  | 'releasesDue'
  | 'messagesDue'
  | 'settlementsDue'
  | 'entriesUnchained';
interface QueueState {
  readonly count: number;
  readonly isCut: boolean;
  readonly oldestAtMs: number | null;
}
declare const RATE_LIMITS: {
  readonly liveKey: {
    readonly name: 'live_key';
    readonly quota: 100;
    readonly windowSeconds: 1;
    readonly burst: 200;
    readonly burstWindowSeconds: 10;
    readonly isInvented: true;
  };
  readonly testKey: {
    readonly name: 'test_key';
    readonly quota: 25;
    readonly windowSeconds: 1;
    readonly burst: 50;
    readonly burstWindowSeconds: 10;
    readonly isInvented: true;
  };
  readonly liveMerchant: {
    readonly name: 'live_merchant';
    readonly quota: 100;
    readonly windowSeconds: 1;
    readonly burst: 200;
    readonly burstWindowSeconds: 10;
  };
  readonly testMerchant: {
    readonly name: 'test_merchant';
    readonly quota: 25;
    readonly windowSeconds: 1;
    readonly burst: 50;
    readonly burstWindowSeconds: 10;
  };
  readonly session: {
    readonly name: 'session';
    readonly quota: 50;
    readonly windowSeconds: 1;
    readonly burst: 100;
    readonly burstWindowSeconds: 10;
  };
  readonly login: {
    readonly name: 'login';
    readonly quota: 5;
    readonly windowSeconds: 60;
    readonly isExact: true;
  };
  readonly loginAddress: {
    readonly name: 'login_address';
    readonly quota: 30;
    readonly windowSeconds: 60;
    readonly isExact: true;
  };
  readonly loginAccount: {
    readonly name: 'login_account';
    readonly quota: 10;
    readonly windowSeconds: 900;
    readonly isExact: true;
    readonly isInvented: true;
  };
  readonly loginAccountHour: {
    readonly name: 'login_account_hour';
    readonly quota: 20;
    readonly windowSeconds: 3600;
    readonly isExact: true;
    readonly isInvented: true;
  };
  readonly loginAccountDay: {
    readonly name: 'login_account_day';
    readonly quota: 50;
    readonly windowSeconds: 86400;
    readonly isExact: true;
    readonly isInvented: true;
  };
  readonly loginDevice: {
    readonly name: 'login_device';
    readonly quota: 10;
    readonly windowSeconds: 900;
    readonly isExact: true;
  };
  readonly factor: {
    readonly name: 'factor';
    readonly quota: 5;
    readonly windowSeconds: 900;
    readonly isExact: true;
  };
  readonly factorHour: {
    readonly name: 'factor_hour';
    readonly quota: 10;
    readonly windowSeconds: 3600;
    readonly isExact: true;
  };
  readonly factorDay: {
    readonly name: 'factor_day';
    readonly quota: 20;
    readonly windowSeconds: 86400;
    readonly isExact: true;
  };
  readonly register: {
    readonly name: 'register';
    readonly quota: 5;
    readonly windowSeconds: 60;
    readonly isExact: true;
  };
  readonly mail: {
    readonly name: 'mail';
    readonly quota: 3;
    readonly windowSeconds: 3600;
    readonly isExact: true;
    readonly isInvented: true;
  };
  readonly mailDay: {
    readonly name: 'mail_day';
    readonly quota: 10;
    readonly windowSeconds: 86400;
    readonly isExact: true;
    readonly isInvented: true;
  };
  readonly mailAddress: {
    readonly name: 'mail_address';
    readonly quota: 10;
    readonly windowSeconds: 3600;
    readonly isExact: true;
  };
  readonly text: {
    readonly name: 'text';
    readonly quota: 3;
    readonly windowSeconds: 3600;
    readonly isExact: true;
  };
  readonly textDay: {
    readonly name: 'text_day';
    readonly quota: 8;
    readonly windowSeconds: 86400;
    readonly isExact: true;
  };
  readonly texts: {
    readonly name: 'texts';
    readonly quota: 500;
    readonly windowSeconds: 86400;
    readonly isExact: true;
  };
  readonly pay: {
    readonly name: 'pay';
    readonly quota: 5;
    readonly windowSeconds: 60;
    readonly isExact: true;
    readonly isInvented: true;
  };
  readonly cashOutCode: {
    readonly name: 'cash_out_code';
    readonly quota: 5;
    readonly windowSeconds: 60;
    readonly isExact: true;
  };
  readonly sandboxClock: {
    readonly name: 'sandbox_clock';
    readonly quota: 60;
    readonly windowSeconds: 60;
    readonly isExact: true;
  };
  readonly replayFailed: {
    readonly name: 'replay_failed';
    readonly quota: 20;
    readonly windowSeconds: 60;
    readonly isExact: true;
  };
  readonly testPayments: {
    readonly name: 'test_payments';
    readonly quota: 5000;
    readonly windowSeconds: 86400;
  };
  readonly cashCode: {
    readonly name: 'cash_code';
    readonly quota: 20;
    readonly windowSeconds: 60;
    readonly isExact: true;
  };
  readonly cashHolder: {
    readonly name: 'cash_holder';
    readonly quota: 60;
    readonly windowSeconds: 3600;
    readonly isExact: true;
  };
  readonly cashHolderDay: {
    readonly name: 'cash_holder_day';
    readonly quota: 300;
    readonly windowSeconds: 86400;
    readonly isExact: true;
  };
  readonly cashCodeAddress: {
    readonly name: 'cash_code_address';
    readonly quota: 120;
    readonly windowSeconds: 60;
    readonly isExact: true;
  };
  readonly prompt: {
    readonly name: 'prompt';
    readonly quota: 5;
    readonly windowSeconds: 600;
    readonly isExact: true;
  };
  readonly receipt: {
    readonly name: 'receipt';
    readonly quota: 5;
    readonly windowSeconds: 60;
    readonly isExact: true;
    readonly isInvented: true;
  };
  readonly receiptAddress: {
    readonly name: 'receipt_address';
    readonly quota: 30;
    readonly windowSeconds: 60;
    readonly isExact: true;
  };
  readonly checkout: {
    readonly name: 'checkout';
    readonly quota: 60;
    readonly windowSeconds: 60;
    readonly isInvented: true;
  };
  readonly paymentLink: {
    readonly name: 'payment_link';
    readonly quota: 20;
    readonly windowSeconds: 60;
    readonly isExact: true;
    readonly isInvented: true;
  };
  readonly railCallback: {
    readonly name: 'rail_callback';
    readonly quota: 100;
    readonly windowSeconds: 1;
    readonly burst: 200;
    readonly burstWindowSeconds: 10;
  };
  readonly address: {
    readonly name: 'address';
    readonly quota: 100;
    readonly windowSeconds: 1;
    readonly burst: 200;
    readonly burstWindowSeconds: 10;
  };
};
declare const ROWS: {
  principal: DeclaredRow<Principal, 'insert' | 'byId' | 'byIds'>;
  membership: DeclaredRow<Membership, 'insert' | 'byId' | 'update'>;
  merchant: DeclaredRow<Merchant, 'insert' | 'byId' | 'byIds' | 'update'>;
  kycSubmission: DeclaredRow<KycSubmission, 'insert' | 'update'>;
  agent: DeclaredRow<Agent, 'insert' | 'byId' | 'byIds' | 'update'>;
  agentLocation: DeclaredRow<AgentLocation, 'insert' | 'byId' | 'update'>;
  session: DeclaredRow<Session, 'insert'>;
  factor: DeclaredRow<Factor, 'insert' | 'byId'>;
  recoveryCode: DeclaredRow<RecoveryCode, 'insert'>;
  knownDevice: DeclaredRow<KnownDevice, 'insert'>;
  apiKey: DeclaredRow<ApiKey, 'insert' | 'byId'>;
  operatorKey: DeclaredRow<OperatorKey, 'insert' | 'byId'>;
  signingKey: DeclaredRow<SigningKey, 'insert'>;
  dataKey: DeclaredRow<DataKey, 'insert' | 'byId' | 'update'>;
  paymentLink: DeclaredRow<PaymentLink, 'insert' | 'byId' | 'update'>;
  payment: DeclaredRow<Payment, 'insert' | 'byId' | 'byIds'>;
  attempt: DeclaredRow<Attempt, 'insert' | 'byId' | 'update'>;
  refund: DeclaredRow<Refund, 'insert' | 'byId' | 'update'>;
  dispute: DeclaredRow<Dispute, 'insert' | 'byId' | 'update'>;
  file: DeclaredRow<StoredFile, 'byIds' | 'update'>;
  filePart: DeclaredRow<FilePart, 'insert'>;
  settlement: DeclaredRow<Settlement, 'insert' | 'byId' | 'byIds' | 'update'>;
  payoutExport: DeclaredRow<PayoutExport, 'insert' | 'byId'>;
  payoutAccount: DeclaredRow<PayoutAccount, 'insert'>;
  account: DeclaredRow<Account, 'byId'>;
  figure: DeclaredRow<PendingFigure, 'insert'>;
  cashCode: DeclaredRow<CashCode, 'insert'>;
  event: DeclaredRow<Event, 'byId'>;
  endpoint: DeclaredRow<WebhookEndpoint, 'byId' | 'byIds' | 'update'>;
  delivery: DeclaredRow<Delivery, 'insert' | 'byId'>;
  task: DeclaredRow<Task, 'insert'>;
  link: DeclaredRow<Link, 'insert' | 'byId'>;
  message: DeclaredRow<Message, 'byId'>;
  auditEntry: DeclaredRow<AuditEntry, 'byId'>;
  ledgerCheck: DeclaredRow<LedgerCheck, 'insert' | 'byId'>;
  checkpoint: DeclaredRow<Checkpoint, 'insert'>;
};
interface Rail<Provider extends string = string> {
  readonly id: string;
  readonly modes: readonly ('test' | 'live')[];
  readonly isSimulated?: true;
  readonly baseUrl?: string;
  readonly hasOwnFetch?: boolean;
  readonly missingCredentials?: readonly string[];
  readonly rehearsal?: RailRehearsal;
  readonly methods: readonly RailMethod<Provider>[];
  readonly charges?: ChargeRules;
  prepare?(request: PrepareRequest): Promise<PrepareOutcome>;
  charge(request: ChargeRequest): Promise<ChargeOutcome>;
  submitCode?(request: CodeRequest): Promise<CodeOutcome>;
  lookup(request: LookupRequest): Promise<LookupOutcome>;
  refund?(request: RailRefundRequest): Promise<RailRefundOutcome>;
  lookupRefund?(request: RailRefundRequest): Promise<RailRefundLookup>;
  parseCallback?(
    request: RailCallback,
  ): CallbackSubject | RejectedCallback | null | Promise<CallbackSubject | RejectedCallback | null>;
  check?(): Promise<readonly RailProblem[]>;
  availability?(): Promise<readonly RailAvailability[]>;
  balance?(): Promise<readonly RailBalance[]>;
  payer?(request: { readonly provider: string; readonly phone: string }): Promise<RailPayer | null>;
}
interface RailAvailability {
  readonly provider: string;
  readonly country: string;
  readonly state: 'up' | 'slow' | 'down';
}
interface RailBalance {
  readonly account: string;
  readonly amount: number;
  readonly currency: string;
}
interface RailCallback {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly rawBody: Uint8Array;
}
interface RailMethod<Provider extends string = string> {
  readonly type: RailMethodType;
  readonly provider: Provider;
  readonly label: string;
  readonly monogram: string;
  readonly colors: {
    readonly background: string;
    readonly text: string;
  };
  readonly country: string;
  readonly callingCode: string | null;
  readonly currencies: readonly string[];
  readonly limits: {
    readonly min: number;
    readonly max: number;
  };
  readonly prompt: Readonly<Record<Locale, string>>;
  readonly codePrompt?: Readonly<Record<Locale, string>>;
  readonly phonePrefixes?: readonly string[];
  readonly description: RailTextRules;
  readonly refunds: 'none' | 'full' | 'partial';
  readonly refundsOption?: string;
  readonly firstLookupMs?: number;
}
type RailOutcome = Pick<
  Attempt,
  | 'id'
  | 'methodProvider'
  | 'methodCountry'
  | 'phoneHash'
  | 'status'
  | 'failureCode'
  | 'acceptedAtMs'
  | 'createdAtMs'
  | 'updatedAtMs'
>;
interface RailPayer {
  readonly isActive: boolean;
}
interface RailProblem {
  readonly message: string;
}
type RailRefundLookup =
  | RailRefundOutcome
  | (Detailed & {
      readonly kind: 'absent';
    });
type RailRefundOutcome = Detailed &
  (
    | {
        readonly kind: 'succeeded';
        readonly railReference: string | null;
      }
    | {
        readonly kind: 'failed';
        readonly failureCode: FailureCode;
      }
    | {
        readonly kind: 'pending';
      }
    | Unknown
  );
interface RailRefundRequest {
  readonly reference: string;
  readonly livemode: boolean;
  readonly chargeReference: string;
  readonly chargeRailReference: string | null;
  readonly tries: number;
  readonly provider: string;
  readonly country: string;
  readonly phone: string;
  readonly amount: number;
  readonly currency: string;
  readonly nowMs: number;
}
interface RailRehearsal {
  readonly provider: string;
  readonly account: Readonly<Record<string, unknown>>;
  rail(at: RailRehearsalPlace): Rail;
}
interface RailRehearsalPlace {
  readonly baseUrl: string;
  readonly fetch?: (url: string, request: RequestInit) => Promise<Response>;
}
interface RailTextRules {
  readonly lengthMax: number;
  readonly punctuation: string;
}
interface RailUrls {
  readonly callback: string;
  readonly return: string;
  readonly cancel: string;
}
interface Random {
  bytes(length: number): Uint8Array;
  fraction(): number;
}
interface RateLimitPolicy {
  readonly name:
    | 'live_key'
    | 'test_key'
    | 'live_merchant'
    | 'test_merchant'
    | 'session'
    | 'login'
    | 'login_address'
    | 'login_account'
    | 'login_account_hour'
    | 'login_account_day'
    | 'login_device'
    | 'factor'
    | 'factor_hour'
    | 'factor_day'
    | 'register'
    | 'mail'
    | 'mail_day'
    | 'mail_address'
    | 'text'
    | 'text_day'
    | 'texts'
    | 'pay'
    | 'checkout'
    | 'payment_link'
    | 'cash_out_code'
    | 'sandbox_clock'
    | 'replay_failed'
    | 'test_payments'
    | 'cash_code'
    | 'cash_code_address'
    | 'cash_holder'
    | 'cash_holder_day'
    | 'prompt'
    | 'receipt'
    | 'receipt_address'
    | 'rail_callback'
    | 'address';
  readonly quota: number;
  readonly windowSeconds: number;
  readonly burst?: number;
  readonly burstWindowSeconds?: number;
  readonly isExact?: boolean;
  readonly isInvented?: boolean;
}
interface RateLimited {
  readonly retryAfterMs: number;
}
interface RateLimiter {
  consume(policy: RateLimitPolicy, key: string): Promise<RateLimited | null>;
  giveBack?(policy: RateLimitPolicy, key: string): Promise<void>;
}
type Reader = 'merchant' | 'operator';
interface ReceiptFacts {
  readonly shop: string;
  readonly reference: string;
  readonly atMs: number;
  readonly path: string;
  readonly livemode: boolean;
}
interface RecentDeliveries {
  readonly endpointId: string;
  readonly finished: number;
  readonly delivered: number;
  readonly deliveredAtOnce: number;
  readonly failing: number;
  readonly failingSinceMs: number | null;
}
interface RefundFilter {
  readonly owner?: RowOwner | undefined;
  readonly status?: RefundStatus | undefined;
  readonly paymentId?: string | undefined;
}
interface RefundOffer {
  readonly refunds: RailMethod['refunds'];
  readonly option: string | null;
}
interface RefundReads {
  refunds(filter: RefundFilter, page: Page): Promise<readonly Refund[]>;
  refundsOfPayment(paymentId: string, page: Page): Promise<readonly Refund[]>;
  refundsByRailRequestId(railRequestId: string, limit: number): Promise<readonly Refund[]>;
}
interface Refused extends Bytes {
  readonly kind: 'refused';
  readonly code: ErrorCode;
  readonly details: Readonly<Record<string, unknown>>;
}
interface Refused {
  readonly kind: 'refused';
  readonly failureCode: FailureCode;
}
interface RefusedOption {
  readonly option: keyof GatewayOptions;
  readonly message: string;
}
interface RejectedCallback {
  readonly rejected: string;
}
interface ReportChanges {
  'figures.count': {
    ids: readonly string[];
    sums: readonly Figure[];
  };
}
interface ReportReads {
  figures(owner: MerchantMode, fromDay: string, toDay: string): Promise<readonly Figure[]>;
  pendingFigures(limit: number): Promise<readonly PendingFigure[]>;
}
interface ResolvedDispute {
  readonly amount: number;
  readonly atMs: number;
}
type Result<Data> = Done<Data> | FileResult | Refused;
interface RetentionOptions {
  readonly eventsDays?: number | null;
  readonly sessionsDays?: number | null;
  readonly filesDays?: number | null;
  readonly kycDays?: number | null;
  readonly testDays?: number | null;
}
type Reworded<Part> = {
  readonly [Name in keyof Part]?: Part[Name] extends string
    ? string
    : Part[Name] extends readonly unknown[] | ((...values: never[]) => unknown)
      ? Part[Name]
      : Reworded<Part[Name]>;
};
type Rgb = readonly [red: number, green: number, blue: number];
declare class RootSecretError extends Error {
  constructor(cause?: unknown);
}
interface RootSecretReads {
  sealedRows(table: WalkedTable, after: SealedRow['key'] | null, limit: number): Promise<readonly SealedRow[]>;
  sealedUnderOthers(table: WalkedTable, version: number): Promise<number>;
  unseenCredentials(version: number, nowMs: number): Promise<Unseen>;
}
type RowChangeType<Name extends RowName, Has extends 'insert' | 'update'> = `${SnakeCase<Name>}.${Has}`;
type RowInsert = {
  [Name in RowsWith<'insert'>]: {
    readonly [Field in 'type' | Name]: Field extends RowName ? StoredRow<Field> : RowChangeType<Name, 'insert'>;
  };
}[RowsWith<'insert'>];
type RowName = keyof typeof ROWS;
type RowOwner = MerchantMode | Pick<MerchantMode, 'livemode'>;
type RowReads = {
  readonly [Name in RowsWith<'byId'> as `${Name}ById`]: (id: string) => Promise<StoredRow<Name> | null>;
} & {
  readonly [Name in RowsWith<'byIds'> as `${Name}sByIds`]: (
    ids: readonly string[],
  ) => Promise<readonly StoredRow<Name>[]>;
};
type RowUpdate = {
  [Name in RowsWith<'update'>]: {
    readonly [Field in 'type' | Name]: Field extends RowName ? StoredRow<Field> : RowChangeType<Name, 'update'>;
  } & {
    readonly fromVersion: number;
  };
}[RowsWith<'update'>];
type RowsWith<Has extends Ability> = {
  [Name in RowName]: (typeof ROWS)[Name] extends DeclaredRow<infer _, infer Own>
    ? Has extends Own
      ? Name
      : never
    : never;
}[RowName];
declare const SANDBOX_USERS: readonly {
  readonly email: string;
  readonly scenario: SandboxScenario;
  readonly name: string;
  readonly outcome: string;
}[];
declare const SESSIONS_MAX: 100;
interface SandboxChanges {
  'sandbox.advance': {
    merchantId: string;
    byMs: number;
  };
}
type SandboxProvider = 'mtn_momo' | 'orange_money';
interface SandboxReads {
  waitingInSandbox(merchantId: string, limit: number): Promise<number>;
  hasTestReleaseDue(merchantId: string, nowMs: number): Promise<boolean>;
}
type SandboxScenario = 'success' | 'insufficient' | 'declined' | 'timeout' | 'refund';
interface SandboxSeed {
  readonly merchant: {
    readonly id: string;
    readonly email: string;
    readonly password: string;
    readonly testKey: string;
    readonly liveKey: string;
  };
  readonly operatorKey: string;
  readonly users: readonly {
    readonly email: string;
    readonly password: string;
    readonly pin: string;
    readonly outcome: string;
  }[];
  readonly agent: {
    readonly id: string;
    readonly email: string;
    readonly password: string;
    readonly pin: string;
  };
}
declare class SchemaError extends Error {
  readonly state: 'behind' | 'ahead';
  constructor(state: 'behind' | 'ahead', message: string);
}
interface SealedRow {
  readonly key: readonly (string | number)[];
  readonly values: SealedValues;
}
type SealedValues = Readonly<Record<string, string | null>>;
interface SearchOptions {
  readonly descriptions?: boolean;
}
interface SearchWords {
  readonly joined: string;
  readonly words: readonly string[];
}
interface Sender {
  send(request: OutgoingRequest): Promise<OutgoingResult>;
  refuses?(url: string): Promise<boolean>;
  close(): Promise<void>;
}
interface SenderOptions {
  readonly allowNetworks?: readonly string[];
  readonly timeoutMs?: number;
  readonly connectTimeoutMs?: number;
  readonly lookup?: Lookup;
  readonly connectionsPerOriginMax?: number;
  readonly originsMax?: number;
}
interface Sent {
  readonly path: string;
  readonly sums: readonly Sum[];
}
interface SettledLane {
  readonly consumerId: string;
  readonly leaseToken: string;
  readonly outcomes: readonly {
    readonly delivery: Delivery;
    readonly attempt: DeliveryAttempt;
  }[];
  readonly provenAddress: string | null;
  readonly failuresCount: number;
  readonly isSlow: boolean;
  readonly leaseEndsAtMs: number | null;
}
interface SettlementFilter {
  readonly owner?: RowOwner | undefined;
  readonly status?: SettlementStatus | undefined;
  readonly currency?: string | undefined;
  readonly exportId?: string | undefined;
}
interface SettlementReads {
  settlements(filter: SettlementFilter, page: Page): Promise<readonly Settlement[]>;
  lastSettlement(owner: MerchantMode, currency: string): Promise<Settlement | null>;
}
interface Shop {
  readonly shop: string;
  readonly livemode: boolean;
}
interface ShownBrand {
  readonly name: string;
  readonly isOwn: boolean;
  readonly color: string | null;
  readonly logo: BrandImage | null;
  readonly icon: BrandImage | null;
  readonly company: BrandCompany;
  readonly support: BrandSupport;
  readonly legal: readonly LegalLink[];
  readonly homeUrl: string | null;
}
interface ShownBy {
  readonly attempts: readonly Attempt[];
  readonly refunds: readonly Refund[];
  readonly isReturned: (late: Attempt) => boolean;
}
type SignUp = 'verified' | 'open' | 'closed';
interface SignUpModes {
  readonly merchants: SignUp;
  readonly users: Exclude<SignUp, 'verified'>;
}
interface SignUpOptions {
  readonly signUp?: SignUp | undefined;
  readonly userSignUp?: SignUpModes['users'] | undefined;
}
type Sms = Channel<TextMessage>;
type SnakeCase<Text> = Text extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : '';
interface Span {
  readonly traceparent: string | null;
  set(attributes: SpanAttributes): void;
}
type SpanAttributes = Readonly<Record<string, string | number | boolean>>;
type SpanKind = 'server' | 'client' | 'internal';
interface Store {
  readonly name: string;
  readonly migrations: StoreMigrations;
  ping(): Promise<void>;
  close(): Promise<void>;
}
interface StoreClaims {
  lanes(request: LaneClaim): Promise<readonly ClaimedLane[]>;
  heldLanes(request: HeldLanesRead): Promise<readonly ClaimedLane[]>;
  attempts(request: AttemptClaim): Promise<readonly Attempt[]>;
  tasks(request: ClaimRequest): Promise<readonly Task[]>;
  messages(request: MessageClaim): Promise<readonly Message[]>;
  expiredPayments(request: { readonly nowMs: number; readonly limit: number }): Promise<readonly Payment[]>;
  releasablePayments(request: { readonly nowMs: number; readonly limit: number }): Promise<readonly Payment[]>;
  settleableMerchants(request: { readonly nowMs: number; readonly limit: number }): Promise<readonly Merchant[]>;
  ledgerChecks(request: ClaimRequest): Promise<readonly LedgerCheck[]>;
  sweepWorkers(request: { readonly seenBeforeMs: number; readonly limit: number }): Promise<number>;
  sweepIdempotency(request: { readonly nowMs: number; readonly limit: number }): Promise<number>;
  readonly sweepEvents:
    | ((
        request: SweepStep & {
          readonly beforeId: string;
        },
      ) => Promise<Swept>)
    | null;
  sweepSessions(
    request: SweepStep & {
      readonly beforeId: string;
      readonly endedBeforeMs: number;
    },
  ): Promise<Swept>;
  sweepDailyTotals(
    request: SweepStep & {
      readonly beforeDay: string;
    },
  ): Promise<Swept>;
  sweepKnownDevices(
    request: SweepStep & {
      readonly loggedInBeforeMs: number;
    },
  ): Promise<Swept>;
  sweepCashOutCodes(
    request: SweepStep & {
      readonly nowMs: number;
    },
  ): Promise<Swept>;
  sweepCashCodes(request: SweepStep): Promise<Swept>;
  sweepKycSubmissions(
    request: SweepStep & {
      readonly replacedBeforeMs: number;
    },
  ): Promise<Swept>;
  sweepTestPayments(
    request: SweepStep & {
      readonly beforeId: string;
      readonly endedBeforeMs: number;
    },
  ): Promise<Swept>;
  sweepLinks(
    request: SweepStep & {
      readonly expiredBeforeMs: number;
    },
  ): Promise<Swept>;
  sweepMessages(
    request: SweepStep & {
      readonly beforeId: string;
    },
  ): Promise<Swept>;
  endUnseenPins(request: { readonly version: number; readonly limit: number }): Promise<number>;
  endUnseenRecoveryCodes(request: { readonly version: number; readonly limit: number }): Promise<number>;
  sweepSigningKeys(request: { readonly retiredBeforeMs: number }): Promise<number>;
}
interface StoreHealth {
  readonly queues: {
    readonly [Name in QueueName]: QueueState;
  };
  readonly testQueues: {
    readonly [Name in TestQueueName]: QueueState;
  };
  readonly schemaVersion: string | null;
  readonly engineVersion: string;
  readonly nowMs: number;
}
interface StoreLeaves {
  all(): Promise<readonly Leaf[]>;
  add(request: { readonly table: DividedTable; readonly atMs: number; readonly widthMs: number }): Promise<number>;
  drop(request: { readonly table: DividedTable; readonly beforeMs: number }): Promise<number | null>;
}
interface StoreLimits {
  take(request: { readonly nowMs: number; readonly takes: readonly LimitTake[] }): Promise<readonly LimitCount[]>;
  sweep(request: { readonly nowMs: number; readonly limit: number }): Promise<number>;
}
interface StoreMigrations {
  migrate(): Promise<readonly string[]>;
  status(): Promise<{
    readonly state: 'current' | 'behind' | 'ahead';
    readonly applied: readonly string[];
    readonly pending: readonly string[];
  }>;
  sql(): Promise<readonly string[]>;
}
interface StorePaces {
  take(request: {
    readonly rail: string;
    readonly nowMs: number;
    readonly pace: Pace;
    readonly aheadMax: number;
  }): Promise<boolean>;
  stop(request: { readonly rail: string; readonly nowMs: number; readonly untilMs: number }): Promise<void>;
}
interface StoreReads
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
    MessageReads,
    RootSecretReads,
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
declare class StoreUnavailableError extends Error {
  readonly [UNAVAILABLE] = true;
  constructor(message: string, cause: unknown);
}
declare class StoreUnfitError extends Error {
  readonly faults: readonly string[];
  constructor(faults: readonly string[]);
}
interface StoreWakeups {
  publish(reason: WakeReason): void;
  subscribe(wake: (reason: WakeReason) => void, logger: Logger): () => Promise<void>;
}
type StoredRow<Name extends RowName> = (typeof ROWS)[Name] extends DeclaredRow<infer Row, infer _> ? Row : never;
interface Sum {
  readonly count: number;
  readonly amount: number;
  readonly currency: string;
}
interface SweepStep {
  readonly afterId: string | null;
  readonly limit: number;
}
interface Swept {
  readonly count: number;
  readonly nextAfterId: string | null;
}
interface TaskChanges {
  'task.finish': {
    id: string;
    leaseToken: string;
  };
  'task.postpone': {
    id: string;
    leaseToken: string;
    dueAtMs: number;
    hasFailed: boolean;
    isTry: boolean;
  };
  'task.cancel': {
    id: string;
    nowMs: number;
  };
}
interface TelemetryOptions {
  readonly meter?: Meter;
  readonly tracer?: Tracer;
}
interface Terms {
  readonly methods: readonly (MethodSetting & {
    readonly fees: FeeSchedule | null;
  })[];
  readonly fees: FeeSchedule;
}
interface TermsFault {
  readonly path: readonly [string, ...string[]];
  readonly message: string;
}
interface TermsOptions {
  readonly methods?: readonly MethodOptions[];
  readonly fees?: FeeOptions;
}
interface TestMode {
  readonly paymentsPerDayMax: number | null;
  readonly unpaidKeptMs: number | null;
}
type TestQueueName = Exclude<QueueName, 'messagesDue' | 'settlementsDue' | 'entriesUnchained'>;
interface TextFault {
  readonly path: readonly string[];
  readonly message: string;
}
type TextKind = 'phone_code' | 'receipt_sms' | 'receipt_refund_sms';
interface TextMessage {
  readonly id: string;
  readonly to: string;
  readonly text: string;
}
interface Texts {
  readonly mails: {
    readonly [Kind in MailKind]: (values: MessageValues[Kind] & Sent & FactsOf<Kind>, service: string) => Written;
  };
  readonly texts: {
    readonly phone_code: (code: string, service: string) => string;
  } & {
    readonly [Kind in Exclude<TextKind, 'phone_code'>]: (named: NamedInText, service: string) => string;
  };
  readonly reasons: Readonly<Record<(typeof KINDS)[MessageKind]['class'], (service: string) => string>>;
  readonly words: {
    readonly orOpen: string;
    readonly test: string;
    readonly rehearsal: string;
    readonly colon: string;
  };
}
type Texts = Pick<Payment, 'customerReference' | 'description'>;
interface TimeSources {
  wallMs(): number;
  monotonicMs(): number;
}
interface TimelineFacts {
  readonly payment: Payment;
  readonly attempts: readonly Attempt[];
  readonly refunds: readonly Refund[];
  readonly disputes: readonly Dispute[];
  readonly transfers: readonly Pick<Transfer, 'kind' | 'subjectId' | 'createdAtMs'>[];
  readonly labels: ProviderLabels;
  readonly nowMs: number;
}
interface Tracer {
  span<Value>(
    name: string,
    options: {
      readonly kind: SpanKind;
      readonly attributes: SpanAttributes;
      readonly parent: string | null;
    },
    act: (span: Span) => Promise<Value>,
  ): Promise<Value>;
}
type TransferKind =
  | 'capture'
  | 'release'
  | 'refund'
  | 'refund_hold'
  | 'refund_release'
  | 'dispute_hold'
  | 'dispute_won'
  | 'dispute_lost'
  | 'dispute_return'
  | 'late_capture'
  | 'late_refund'
  | 'settlement'
  | 'settlement_paid'
  | 'settlement_failed'
  | 'cash_in'
  | 'cash_out'
  | 'float_funding'
  | 'sandbox_funding';
interface TurnedAway {
  readonly count: number;
  readonly of: number;
  readonly attemptId: string;
  readonly detail: RailDetail | null;
}
declare const UNAVAILABLE: unique symbol;
type Uncharged = readonly ProviderBasis<'reportedFailure'>[] | null;
interface Underway {
  readonly amount: number;
  readonly method: PointMethod | null;
  readonly startedAtMs: number;
}
interface Unknown {
  readonly kind: 'unknown';
  readonly needsOperator?: boolean;
  readonly retryAfterMs?: number;
}
interface Unseen {
  readonly apiKeys: number;
  readonly operatorKeys: number;
  readonly pins: number;
  readonly recoveryCodes: number;
}
declare const WALKED_TABLES: readonly [
  'principals',
  'merchants',
  'kyc_submissions',
  'memberships',
  'factors',
  'signing_keys',
  'endpoints',
  'payout_accounts',
  'customers',
  'disputes',
  'files',
  'links',
  'messages',
  'cash_codes',
  'payments',
  'attempts',
  'delivery_attempts',
];
interface WaitingDeliveries {
  readonly endpointId: string;
  readonly count: number;
  readonly nextAtMs: number | null;
  readonly leaseEndsAtMs: number;
}
type WakeReason = 'deliveries' | 'timers';
type WalkedTable = (typeof WALKED_TABLES)[number];
interface WalletPaymentRead {
  readonly payer: Principal;
  readonly checkout: CheckoutRead | null;
  readonly wallet: Account | null;
  readonly remembered: IdempotencyRecord | null;
}
interface WalletTierLimits {
  readonly balanceMax?: number;
  readonly pay?: OperationLimits;
  readonly cashIn?: OperationLimits;
  readonly cashOut?: OperationLimits;
}
type WalletTiers = {
  readonly [Tier in WalletTier]?: WalletTierLimits;
};
interface Warning {
  readonly part: 'clock' | 'leaves' | 'background' | 'handlers' | 'rails';
  readonly reason: string;
}
interface Watch {
  readonly signal?: AbortSignal;
  readonly onProgress?: (checked: LedgerChecked) => void;
  readonly scope?: LedgerScope;
  readonly kept?: readonly string[];
}
interface WebhookChanges {
  'event.append': {
    event: Event;
    deliveryIdBase: string;
  };
  'endpoint.insert': {
    endpoint: WebhookEndpoint;
    limit: number;
  };
  'endpoint.delete': {
    id: string;
    merchantId: string;
    nowMs: number;
  };
  'handler.insert': {
    handler: WebhookEndpoint;
  };
  'handler.delete': {
    id: string;
  };
  'delivery.cancel_waiting': {
    endpointId: string;
  };
  'delivery.end_late': {
    delivery: Delivery;
    attempt: DeliveryAttempt;
  };
  'endpoint.note_success': {
    id: string;
  };
  'endpoint.note_failure': {
    id: string;
    nowMs: number;
  };
  'event.keep': {
    id: string;
  };
  'delivery.hasten': {
    id: string;
    attemptsCount: number;
    nowMs: number;
  };
  'lanes.settle': {
    lanes: readonly SettledLane[];
  };
  'lane.release': {
    consumerId: string;
    leaseToken: string;
  };
}
interface WebhookReads {
  endpoints(owner: MerchantMode, page: Page): Promise<readonly WebhookEndpoint[]>;
  events(filter: EventFilter, page: Page): Promise<readonly Event[]>;
  eventsOfSubject(subjectId: string, limit: number): Promise<readonly Event[]>;
  deliveries(filter: DeliveryFilter, page: Page): Promise<readonly Delivery[]>;
  deliveriesOfEvents(eventIds: readonly string[], limit: number): Promise<readonly Delivery[]>;
  deliveryAttempts(deliveryId: string): Promise<readonly DeliveryAttempt[]>;
  recentDeliveries(endpointIds: readonly string[], limit: number): Promise<readonly RecentDeliveries[]>;
  waitingDeliveries(endpointIds: readonly string[], limit: number): Promise<readonly WaitingDeliveries[]>;
}
interface Window {
  readonly merchantId: string;
  readonly fromMs: number;
}
interface WorkReads {
  idempotency(key: string): Promise<IdempotencyRecord | null>;
  lookUpQueues(nowMs: number): Promise<readonly LookUpQueue[]>;
  nextDueAtMs(nowMs: number): Promise<number | null>;
}
type World = 'real' | 'rehearsal';
declare class WorldError extends Error {
  readonly world: World;
  constructor(world: World);
}
interface Written {
  readonly subject: string;
  readonly lines: readonly string[];
  readonly button?: {
    readonly label: string;
    readonly path: string;
  };
  readonly note?: string;
}
declare function accountId(owner: string, kind: AccountKind, currency: string, livemode: boolean): string;
declare function audienceOf(path: string): 'staff' | 'customers' | 'all';
declare function basisOfFailure(
  attempt: Pick<AttemptRecord, 'id' | 'method' | 'status' | 'failure_code' | 'resolution'>,
): ProviderBasis<'reportedFailure'>;
declare function basisOfRefusal(
  refund: Pick<RefundRecord, 'id' | 'status' | 'answered_by'>,
): ProviderBasis<'refusedRefund'>;
declare function checkRails(context: Checking, signal: AbortSignal): Promise<readonly CheckedRail[]>;
declare function checkedBrand(brand?: Brand): ShownBrand;
declare function checkedRails(rails: readonly Rail[]): readonly Rail[];
declare function checkedSignUp(
  { signUp, userSignUp }: SignUpOptions,
  {
    hasMail,
    isLive,
  }: {
    readonly hasMail: boolean;
    readonly isLive: boolean;
  },
): SignUpModes;
declare const claimed: unique symbol;
declare function claimsIn(data: unknown): readonly ProviderClaim[];
declare function contrast(one: Rgb, other: Rgb): number;
declare function createAddressGuard(allowNetworks?: readonly string[]): AddressGuard;
declare function createGateway(options: GatewayOptions): Gateway;
declare function createHasher(options?: HasherOptions): Hasher;
declare function createPasswordCheck(logger: Logger): PasswordCheck;
declare function createPlaces({ accountMax, max }: { readonly accountMax: number; readonly max: number }): Places;
declare function createSender(options?: SenderOptions): Sender;
declare function dataOf<Data>(result: Result<Data>): Data;
declare function descriptionTermsOf({ customerReference, description }: Texts): readonly string[];
declare function digitsOfHex(hex: string): string;
declare function engineStore<Of extends Store>(store: Of): Of & EngineStore;
declare function findBrandFaults(brand: unknown): readonly BrandFault[];
declare function findMessageTextFaults(texts: unknown): readonly TextFault[];
declare function findStaffUrlFault(staffUrl: string, publicUrl: string): string | null;
declare function findTermsFault({ methods, fees }: TermsOptions, rails: readonly Rail[]): TermsFault | null;
declare function findTextFaults(texts: object, own: unknown, path?: readonly string[]): readonly TextFault[];
declare function findWalletTiersFault(tiers: WalletTiers): TermsFault | null;
declare function firstIdAt(kind: IdKind, atMs: number): string;
declare function formatAmount(amount: number, currency: string, locale: string): string;
declare function hexOfDigits(id: string, start: number): string | null;
declare const identity: unique symbol;
declare function idsOfSlug(slug: string): readonly [first: string, last: string] | null;
declare function invalidField(field: string, rule: string, message: string): GatewayError;
declare function isBookedInPlace(kind: AccountKind, amount: number): boolean;
declare function isGatewayError(value: unknown): value is GatewayError;
declare function isLocalHost(hostname: string): boolean;
declare function isNumber(term: string): boolean;
declare function isSame(given: string, made: string): boolean;
declare function isStoreUnavailable(value: unknown): value is StoreUnavailableError;
declare function isTrivialPin(pin: string): boolean;
declare function jsonLogger(options: {
  readonly write: (line: string) => void;
  readonly clock?: Pick<Clock, 'now'>;
}): Logger;
declare function keepNewest<Value>(known: Map<string, Value>, most: number, key: string, value: Value): void;
declare function knownFrom(bases: readonly ProviderBasis[]): KnownFrom;
declare function knownOf(payment: Payment, rows: ShownBy): KnownOfCheckout;
declare function labelIn({ label }: LegalLink, language: string, fallback: 'fr' | 'en'): string;
declare function leafProblems(all: readonly Leaf[], nowMs: number): readonly string[];
declare function linearLight(value: number): number;
declare function memoryRateLimiter(keysMax?: number, clock?: Pick<Clock, 'now'>): RateLimiter;
declare function newPayment(given: Pick<Payment, Named> & Partial<Payment>): Payment;
declare function parseAccountId(id: string): Pick<Account, 'ownerId' | 'kind' | 'currency' | 'livemode'>;
declare function parseColor(text: string | undefined): Rgb | null;
declare function pointsOf(facts: TimelineFacts): readonly Point[];
declare function pollRankOf(attempt: Attempt): number;
declare function prettyLogger(options: {
  readonly write: (line: string) => void;
  readonly color?: boolean;
  readonly clock?: Pick<Clock, 'now'>;
}): Logger;
declare function readTraceparent(header: string | null | undefined): string | null;
declare function referenceTermsOf(customerReference: string | null): readonly string[];
declare function refused(error: GatewayError, route?: Pick<Route, 'auth'>): Refused;
declare function refusedOptions(options: Omit<GatewayOptions, 'store'>): readonly RefusedOption[];
declare function requireCurrentSchema({ migrations }: Pick<Store, 'migrations'>): Promise<void>;
declare function reworded<Part extends object>(texts: Part, own: Reworded<Part>): Part;
declare function rowChangeType<Name extends RowName, Has extends 'insert' | 'update'>(
  name: Name,
  has: Has,
): RowChangeType<Name, Has>;
declare function rowsWith<Has extends Ability>(has: Has): readonly RowsWith<Has>[];
declare function sandboxRail(): Rail<SandboxProvider>;
declare function searchTextOf({ customerReference, description }: Texts): string | null;
declare function searchWordsIn(query: string): SearchWords | null;
declare function seedingProblem(exposure: Exposure): string | null;
declare function shardOf(id: string): number;
declare function shardOfOwner(name: string, ownerId: string): string;
declare function shownAction(attempt: Attempt, nowMs: number): AttemptNextAction | typeof ASKED;
declare function silentLogger(): Logger;
declare function slugOf(paymentId: string, tail: string): string;
declare function snakeCase<Text extends string>(text: Text): SnakeCase<Text>;
declare function systemClock(sources?: TimeSources): Required<Clock>;
declare function systemRandom(): Random;
declare function tailOfSlug(slug: string): string;
declare function tell(
  point: Point,
  reader: Reader,
  currency: string,
): {
  readonly [Each in Locale]: string;
};
declare function termsMethods(rails: readonly Rail[]): readonly string[];
declare function timeOfId(id: string): number;
declare function traceId(traceparent: string | null): string | undefined;
declare function turnedAway(
  { read }: Pick<EngineStore, 'read'>,
  {
    rail,
    livemode,
    nowMs,
  }: {
    readonly rail: string;
    readonly livemode: boolean;
    readonly nowMs: number;
  },
): Promise<TurnedAway | null>;
declare function validateCharges(charges: ChargeRules): string | null;
declare function validateRailMethod(method: RailMethod): string | null;
declare function withoutShard(id: string): string;
declare function worldOf(store: Store): Promise<World | null>;
