// index.d.ts exports
//   Balance
//   Balances
//   CallOptions
//   ChargeParams
//   CheckoutConfirmParams
//   Client
//   ClientOptions
//   ClockAdvanceParams
//   ConnectionFailure
//   ConnectionOptions
//   CurrencyLiteral
//   Customer
//   CustomerExportParams
//   CustomerListParams
//   CustomerMethod
//   CustomerParams
//   CustomerSum
//   CustomerTotals
//   CustomerTotalsQuery
//   CustomerType
//   CustomerUpdateParams
//   CustomerWithTotals
//   Customers
//   Deleted
//   Deliveries
//   Delivery
//   DeliveryExportParams
//   DeliveryListParams
//   DeliveryWithAttempts
//   Dispute
//   DisputeExportParams
//   DisputeListParams
//   Disputes
//   ErrorCode
//   ErrorDetails
//   EventListParams
//   EventRecord
//   EventReplayParams
//   EventType
//   Events
//   EvidenceParams
//   FailedReplayed
//   Fetch
//   Fields
//   FileBody
//   FileParams
//   FilePurpose
//   FileReference
//   FileType
//   Files
//   InCurrency
//   List
//   LocalErrorCode
//   MerchantMethod
//   MitakoError
//   MitakoErrorCode
//   MitakoErrorContext
//   OfWholeAmount
//   OfferedMethods
//   Outgoing
//   Page
//   PagePosition
//   Payment
//   PaymentCancelParams
//   PaymentCharged
//   PaymentCreateParams
//   PaymentCustomer
//   PaymentCustomerQuery
//   PaymentFilterParams
//   PaymentLink
//   PaymentLinkCreateParams
//   PaymentLinkListParams
//   PaymentLinkStatus
//   PaymentLinkUpdateParams
//   PaymentLinks
//   PaymentListParams
//   PaymentStatus
//   PaymentTotal
//   PaymentTotalsParams
//   Payments
//   PeriodPosition
//   PhoneReading
//   Pinged
//   QueryValue
//   Refund
//   RefundCreateParams
//   Refunds
//   Refusal
//   RefusalBody
//   ReplayFailedParams
//   RotateSecretParams
//   RouteLiteral
//   Sandbox
//   SandboxClock
//   Send
//   Settlement
//   SettlementExportParams
//   SettlementLine
//   SettlementListParams
//   SettlementWithDestination
//   Settlements
//   SimulateParams
//   Simulated
//   Timeline
//   TimelineEntry
//   TotalsOfCustomer
//   UploadedFile
//   WebhookEndpoint
//   WebhookEndpointCreateParams
//   WebhookEndpointUpdateParams
//   WebhookEndpointWithRecent
//   WebhookEndpointWithSecret
//   WebhookEndpoints
//   WholeLiteral
//   WriteOptions
//   Xaf
//   clientOver
//   createClient
//   errorOf
//   exampleNumber
//   formatXaf
//   isMitakoError
//   parseXaf
//   readPhoneNumber
//   xaf
// webhooks.d.ts exports
//   DisputeEventData
//   EndpointDisabledData
//   FailedPaymentData
//   PaymentEventData
//   PingData
//   RefundEventData
//   RefundedPaymentData
//   SignTestWebhookOptions
//   SignedTestWebhook
//   TestEvent
//   UnknownEventName
//   UnknownWebhookEvent
//   UntypedData
//   VerifyWebhookOptions
//   WebhookBody
//   WebhookEvent
//   WebhookEventData
//   WebhookEventOf
//   WebhookHandlerOptions
//   WebhookHeaders
//   WebhookPayload
//   WebhookSecret
//   WebhookVerificationError
//   WebhookVerificationReason
//   signTestWebhook
//   verifyWebhook
//   webhookHandler
// exactly-once.d.ts exports
//   DrizzleDatabase
//   DrizzleSql
//   DrizzleTransaction
//   EVENTS_TABLE
//   EventMark
//   EventOutcome
//   EventStore
//   ExactlyOnceOptions
//   PgClient
//   PgPool
//   PrismaDatabase
//   PrismaTransaction
//   SqliteDatabase
//   WebhookEvent
//   drizzleStore
//   exactlyOnce
//   memoryStore
//   pgStore
//   prismaStore
//   sqliteStore
// express.d.ts exports
//   NodeRequest
//   NodeResponse
//   NodeWebhookHandler
//   WebhookEvent
//   WebhookHandlerOptions
//   webhookHandler
// fastify.d.ts exports
//   WebhookEvent
//   WebhookHandlerOptions
//   WebhookPluginOptions
//   WebhookReply
//   WebhookRequest
//   WebhookScope
//   webhookPlugin
// nest.d.ts exports
//   RawBodyRequestLike
//   WebhookEvent
//   WebhookHandlerOptions
//   WebhookRefusal
//   WebhookVerificationReason
//   webhookHandler
// next.d.ts exports
//   NodeRequest
//   NodeResponse
//   NodeWebhookHandler
//   WebhookEvent
//   WebhookHandlerOptions
//   webhookApiRoute
//   webhookHandler
// operator.d.ts exports
//   Accounts
//   AgentCreateParams
//   AgentLimits
//   AgentLocation
//   AgentLocationCreateParams
//   AgentLocationListParams
//   AgentLocationUpdateParams
//   AgentLocations
//   AgentRecord
//   AgentUpdateParams
//   AgentWithFloats
//   Agents
//   AllPaymentsParams
//   AttemptExportParams
//   AttemptListParams
//   AttemptLookup
//   AttemptRecord
//   AttemptResolution
//   AttemptResolveParams
//   AttemptTotals
//   AttemptTotalsParams
//   Attempts
//   AuditAction
//   AuditEntry
//   AuditLogParams
//   Balance
//   CallOptions
//   ConnectionFailure
//   ConnectionOptions
//   CreatedPayoutExport
//   Deleted
//   Delivery
//   DeliveryAttempt
//   DeliveryRecord
//   DeliveryRecordWithAttempts
//   DeliveryWithAttempts
//   Device
//   DisputeOpenParams
//   DisputeRecord
//   DisputeResolveParams
//   DisputeReturnParams
//   DuePayout
//   DuePayoutListParams
//   DueTotal
//   DueTotalsParams
//   ErrorCode
//   ErrorDetails
//   FailedReplayed
//   Fetch
//   FloatParams
//   FloatTransactionListParams
//   Found
//   FreezeParams
//   GatewayMethod
//   Health
//   HealthCount
//   HealthQueue
//   HeldBalance
//   InvitedOperator
//   KeyAddressesParams
//   KycDecisionParams
//   KycSubmission
//   KycSubmissionListParams
//   LedgerCheck
//   LedgerCheckpoint
//   LedgerChecks
//   LedgerFinding
//   List
//   LocalErrorCode
//   Member
//   MerchantCreateParams
//   MerchantListParams
//   MerchantMethod
//   MerchantMethodListParams
//   MerchantMethodsParams
//   MerchantModeParams
//   MerchantPaymentListParams
//   MerchantRecord
//   MerchantUpdateParams
//   Merchants
//   Message
//   MessageListParams
//   Messages
//   MethodReinstateParams
//   MethodSuspendParams
//   MethodSuspension
//   MitakoError
//   MitakoErrorCode
//   MitakoErrorContext
//   OperatorAccount
//   OperatorAuditLog
//   OperatorAuditLogParams
//   OperatorClient
//   OperatorClientOptions
//   OperatorDeliveries
//   OperatorDeliveryListParams
//   OperatorDisputeExportParams
//   OperatorDisputeListParams
//   OperatorDisputes
//   OperatorFiles
//   OperatorHealth
//   OperatorInvitationParams
//   OperatorKey
//   OperatorKeyCreateParams
//   OperatorKeyRenameParams
//   OperatorKeyWithSecret
//   OperatorKeys
//   OperatorListParams
//   OperatorMethods
//   OperatorPayments
//   OperatorPayoutAccounts
//   OperatorPeople
//   OperatorRefunds
//   OperatorReplayFailedParams
//   OperatorReportParams
//   OperatorReports
//   OperatorSettlementExportParams
//   OperatorSettlementListParams
//   OperatorSettlements
//   OperatorUpdateParams
//   OtherDevicesRevoked
//   Page
//   PagePosition
//   PasswordReset
//   PaymentRecord
//   PayoutAccountModeParams
//   PayoutAccountRecord
//   PayoutExclusion
//   PayoutExclusionReason
//   PayoutExport
//   PayoutExportCreateParams
//   PayoutExportFormat
//   PayoutExportListParams
//   PayoutExportPaidParams
//   PayoutExports
//   PayoutFailedParams
//   PayoutPaidParams
//   PayoutState
//   PeriodPosition
//   RailRecord
//   Rails
//   RefundCreateParams
//   RefundExportParams
//   RefundListParams
//   RefundRecord
//   RefundResolveParams
//   ReplayFailedParams
//   Report
//   ReportDay
//   ReportFailure
//   ReportFigures
//   ReportMethod
//   ReportPrevious
//   ReportQuery
//   ReportTotal
//   Search
//   SearchQuery
//   SearchResults
//   SettlementCreateParams
//   SettlementLine
//   SettlementRecord
//   SettlementResolveParams
//   SuspendParams
//   Timeline
//   Transaction
//   UnappliedFunds
//   UnappliedFundsListParams
//   UserRecord
//   UserTierParams
//   Users
//   WebhookEndpointWithRecent
//   Worker
//   WriteOptions
//   createOperatorClient
//   isMitakoError
//   operatorClientOver
// operator-account.d.ts exports
//   Account
//   CallOptions
//   ConfirmedFactor
//   ConnectionFailure
//   ConnectionOptions
//   Deleted
//   Device
//   Devices
//   ErrorCode
//   ErrorDetails
//   FactorConfirmParams
//   FactorList
//   FactorLoginParams
//   Factors
//   Fetch
//   ForgottenPasswordParams
//   List
//   LocalErrorCode
//   LoginParams
//   MitakoError
//   MitakoErrorCode
//   MitakoErrorContext
//   NewEmailParams
//   NewTotp
//   OperatorAccount
//   OperatorClient
//   OtherDevicesRevoked
//   Page
//   PagePosition
//   PasswordParams
//   PeriodPosition
//   Principal
//   ReauthenticateParams
//   RecentAuthentication
//   SessionClientOptions
//   SessionStore
//   StoredSession
//   WriteOptions
//   createOperatorAccount
//   isMitakoError
// wallet.d.ts exports
//   Account
//   AgentLocationsByTown
//   CallOptions
//   CashCode
//   CashOutCode
//   CashOutCodeParams
//   CashOutCodes
//   CashReceipt
//   Checkout
//   CheckoutCanceled
//   CheckoutConfirmParams
//   CheckoutPaid
//   Checkouts
//   ConfirmedFactor
//   ConnectionFailure
//   ConnectionOptions
//   Deleted
//   Device
//   Devices
//   ErrorCode
//   ErrorDetails
//   FactorConfirmParams
//   FactorList
//   FactorLoginParams
//   Factors
//   Fetch
//   ForgottenPasswordParams
//   FoundReceipt
//   HeldBalance
//   HolderClientOptions
//   List
//   LocalErrorCode
//   LoginParams
//   MitakoError
//   MitakoErrorCode
//   MitakoErrorContext
//   NewEmailParams
//   NewPhoneParams
//   NewTotp
//   OtherDevicesRevoked
//   Page
//   PagePosition
//   PasswordParams
//   PayByCardParams
//   PayByMobileMoneyParams
//   PayFromWalletParams
//   PaymentCancelParams
//   PaymentLinkOpenParams
//   PaymentLinkOpened
//   PeriodPosition
//   PhoneCodeParams
//   PhoneNumber
//   PhoneVerification
//   Pin
//   PinParams
//   Principal
//   PublicAgentLocation
//   PublicPaymentLink
//   ReauthenticateParams
//   ReceiptFindParams
//   ReceiptParams
//   RecentAuthentication
//   RegisterParams
//   Registration
//   SessionClientOptions
//   SessionStore
//   StoredSession
//   TownQuery
//   Transaction
//   TransactionWithReceipt
//   Transactions
//   VisitedPaymentLinks
//   WalletBalance
//   WalletClient
//   WriteOptions
//   createWalletClient
//   isMitakoError
// agent.d.ts exports
//   Account
//   AgentClient
//   AgentFloat
//   CallOptions
//   Cash
//   CashHolder
//   CashHolderLookUpParams
//   CashInParams
//   CashOutParams
//   CashPayment
//   CashPaymentLookUpParams
//   CashPaymentParams
//   CashPayments
//   CashReceipt
//   ConfirmedFactor
//   ConnectionFailure
//   ConnectionOptions
//   Deleted
//   Device
//   Devices
//   ErrorCode
//   ErrorDetails
//   FactorConfirmParams
//   FactorList
//   FactorLoginParams
//   Factors
//   Fetch
//   Float
//   ForgottenPasswordParams
//   HolderClientOptions
//   List
//   LocalErrorCode
//   LoginParams
//   MitakoError
//   MitakoErrorCode
//   MitakoErrorContext
//   NewEmailParams
//   NewTotp
//   OtherDevicesRevoked
//   Page
//   PagePosition
//   PasswordParams
//   PeriodPosition
//   Pin
//   PinParams
//   Principal
//   ReauthenticateParams
//   RecentAuthentication
//   SessionClientOptions
//   SessionStore
//   StoredSession
//   Transaction
//   TransactionWithReceipt
//   Transactions
//   WriteOptions
//   createAgentClient
//   isMitakoError
// testing.d.ts exports
//   CERTIFY_CASES
//   CertifiedCase
//   CertifyCaseName
//   CertifyOptions
//   CertifyReport
//   CertifyVerdict
//   PaymentReferences
//   TestWebhook
//   TestWebhookParams
//   TestWebhooks
//   TestWebhooksOptions
//   certifyReceiver
//   createTestWebhooks
// merchant.d.ts exports
//   Account
//   ApiKey
//   ApiKeyCreateParams
//   ApiKeyRollParams
//   ApiKeyWithSecret
//   ApiKeys
//   AuditAction
//   AuditEntry
//   AuditLog
//   AuditLogParams
//   CallOptions
//   ConfirmedFactor
//   ConnectionFailure
//   ConnectionOptions
//   Deleted
//   Device
//   Devices
//   ErrorCode
//   ErrorDetails
//   FactorConfirmParams
//   FactorList
//   FactorLoginParams
//   Factors
//   Fetch
//   FileParams
//   FileReference
//   ForgottenPasswordParams
//   HiddenMethodsParams
//   InvitationParams
//   InvitedMember
//   KeyAddressesParams
//   Kyc
//   KycParams
//   List
//   LocalErrorCode
//   LoginParams
//   LogoParams
//   MailedSignUp
//   Member
//   MemberNotices
//   MemberUpdateParams
//   Members
//   Memberships
//   MerchantClient
//   MerchantKyc
//   MerchantMethod
//   MerchantProfile
//   Methods
//   MitakoError
//   MitakoErrorCode
//   MitakoErrorContext
//   NewEmailParams
//   NewTotp
//   NoticeParams
//   Notices
//   OtherDevicesRevoked
//   Overview
//   OverviewParams
//   Overviews
//   OwnFound
//   OwnKind
//   OwnMembership
//   OwnSearch
//   OwnSearchQuery
//   OwnSearchResults
//   Ownership
//   OwnershipParams
//   Page
//   PagePosition
//   PasswordParams
//   PasswordRecovery
//   PayoutAccount
//   PayoutAccountListParams
//   PayoutAccountModeParams
//   PayoutAccountParams
//   PayoutAccounts
//   PeriodPosition
//   Principal
//   Profile
//   ProfileParams
//   ReauthenticateParams
//   RecentAuthentication
//   RegisterParams
//   Registration
//   Report
//   ReportDay
//   ReportFailure
//   ReportFigures
//   ReportMethod
//   ReportParams
//   ReportPrevious
//   ReportQuery
//   ReportTotal
//   Reports
//   Scope
//   SessionClientOptions
//   SessionStore
//   StoredSession
//   TeamRules
//   TeamRulesParams
//   UploadedFile
//   WriteOptions
//   createMerchantClient
//   isMitakoError

interface Account {
  readonly devices: Devices;
  readonly knownDevices: KnownDevices;
  readonly factors: Factors;
  login(params: LoginParams, options?: WriteOptions): Promise<Principal>;
  loginWithFactor(params: FactorLoginParams, options?: WriteOptions): Promise<Principal>;
  challengeLogin(params: LoginTokenParams, options?: WriteOptions): Promise<PasskeyChallenge>;
  logout(options?: WriteOptions): Promise<void>;
  me(options?: CallOptions): Promise<Principal>;
  reauthenticate(params: ReauthenticateParams, options?: WriteOptions): Promise<RecentAuthentication>;
  changePassword(params: PasswordParams, options?: WriteOptions): Promise<Principal>;
  requestPasswordReset(params: ForgottenPasswordParams, options?: WriteOptions): Promise<true>;
  requestUnlock(params: ForgottenPasswordParams, options?: WriteOptions): Promise<true>;
  requestEmailVerification(options?: WriteOptions): Promise<true>;
  changeEmail(params: NewEmailParams, options?: WriteOptions): Promise<true>;
}
interface AgentClient extends Account, Pin, AgentGroups {}
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
interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  readonly timeoutMs?: number | undefined;
  readonly maxRetries?: number | undefined;
}
interface CasePayment {
  sign(name: PaymentEvent, params?: Signed): Promise<CaseWebhook>;
  effects(): Promise<string | null>;
}
type CaseWebhook = TestWebhook<PaymentEvent>;
interface CertifiedCase {
  readonly name: CertifyCaseName;
  readonly title: string;
  readonly verdict: CertifyVerdict;
  readonly message: string;
  readonly fix: string | null;
  readonly milliseconds: number;
}
interface CertifyCase {
  readonly title: string;
  readonly run: (harness: Harness) => Promise<CertifyOutcome>;
}
type CertifyCaseName = keyof typeof CERTIFY_CASES;
interface CertifyOptions {
  readonly receiver: ReceiverUnderTest;
  readonly secret: string;
  readonly effects?: string | ((payment: PaymentReferences) => unknown) | undefined;
  readonly settleMs?: number | undefined;
  readonly reference?: string | undefined;
  readonly timeoutMs?: number | undefined;
  readonly pauseMs?: number | undefined;
  readonly now?: (() => number) | undefined;
}
type CertifyOutcome =
  | {
      readonly verdict: 'passed';
      readonly message: string;
    }
  | {
      readonly verdict: 'failed';
      readonly message: string;
      readonly fix: string;
    }
  | {
      readonly verdict: 'not_observable';
      readonly message: string;
      readonly fix: string;
    };
interface CertifyReport {
  readonly ok: boolean;
  readonly cases: readonly CertifiedCase[];
}
type CertifyVerdict = CertifyOutcome['verdict'];
type ChargeParams = Omit<ChargeByMobileMoneyParams, 'method'> | ChargeByCardParams;
interface Client extends ServerGroups {}
interface ClientOptions extends ConnectionOptions {
  readonly apiKey: string | undefined;
}
type ConnectionFailure =
  | 'refused'
  | 'unknown_host'
  | 'tls'
  | 'unreachable'
  | 'unsendable'
  | 'reset'
  | 'blocked'
  | 'other';
interface ConnectionOptions {
  readonly baseUrl: string | undefined;
  readonly timeoutMs?: number | undefined;
  readonly maxRetries?: number | undefined;
  readonly fetch?: Fetch | undefined;
}
type CurrencyLiteral<Currency extends string> = string extends Currency
  ? string
  : Uppercase<Currency> extends 'XAF'
    ? Currency
    : {
        readonly "Amounts are in 'XAF': pass another configured currency as a string": never;
      };
type DeliveryAnswer =
  | {
      readonly kind: 'answered';
      readonly status: number;
      readonly text: string;
    }
  | {
      readonly kind: 'silent';
      readonly why: string;
      readonly cause?: 'nothing_listens' | 'no_such_host';
    };
interface Devices {
  list(options?: CallOptions): Promise<readonly Device[]>;
  revoke(deviceId: string, options?: WriteOptions): Promise<Deleted>;
  revokeOthers(options?: WriteOptions): Promise<OtherDevicesRevoked>;
}
interface DrizzleDatabase<Transaction> {
  transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>;
}
type DrizzleSql<Query> = (strings: TemplateStringsArray, ...values: unknown[]) => Query;
interface DrizzleTransaction<Query> {
  execute(query: Query): PromiseLike<unknown>;
}
declare const EVENTS_TABLE =
  'CREATE TABLE IF NOT EXISTS mitako_events (\n  subject text NOT NULL,\n  sequence integer NOT NULL,\n  event_id text NOT NULL,\n  handled_at text NOT NULL DEFAULT CURRENT_TIMESTAMP,\n  PRIMARY KEY (subject, sequence)\n)';
interface ErrorDetails {
  readonly [name: string]: unknown;
  readonly fields?: FieldErrors;
}
interface EventMark {
  readonly eventId: string;
  readonly subject: string;
  readonly sequence: number;
  readonly after: number;
}
type EventOutcome = 'handled' | 'duplicate' | 'gap';
interface EventStore<Transaction> {
  once(mark: EventMark, work: (transaction: Transaction) => unknown): Promise<EventOutcome>;
}
interface ExactlyOnceOptions {
  readonly events?: Pick<Events, 'list'> | undefined;
}
interface Factors {
  list(options?: CallOptions): Promise<FactorList>;
  addTotp(options?: WriteOptions): Promise<NewTotp>;
  confirm(factorId: string, params: FactorConfirmParams, options?: WriteOptions): Promise<ConfirmedFactor>;
  beginPasskey(options?: WriteOptions): Promise<NewPasskey>;
  addPasskey(params: PasskeyParams, options?: WriteOptions): Promise<ConfirmedFactor>;
  challengePasskey(options?: WriteOptions): Promise<PasskeyChallenge>;
  remove(factorId: string, options?: WriteOptions): Promise<Deleted>;
  renewRecoveryCodes(options?: WriteOptions): Promise<readonly string[]>;
}
type Fetch = (request: Request) => Promise<Response>;
type Fields = Readonly<Record<string, unknown>>;
type FileBody = Uint8Array<ArrayBuffer> | Blob;
interface Harness {
  readonly secret: string;
  readonly pauseMs: number;
  payment(): CasePayment;
  readonly send: Send;
  deliver(delivery: SentDelivery): Promise<DeliveryAnswer>;
}
interface HolderClientOptions extends SessionClientOptions {
  readonly mode?: 'live' | 'test' | undefined;
}
interface InCurrency<Currency extends string> {
  readonly currency?: (Currency & CurrencyLiteral<Currency>) | undefined;
}
interface KeptSession {
  readonly session?: SessionStore | undefined;
  readonly onDeviceToken?: ((token: string) => void | Promise<void>) | undefined;
}
type KeyQueryParams<Query> = QueryParams<Omit<Query, 'mode'>>;
interface KnownDevices {
  list(options?: CallOptions): Promise<readonly KnownDevice[]>;
  forget(knownDeviceId: string, options?: WriteOptions): Promise<Deleted>;
}
interface List<Item> extends AsyncIterable<Item> {
  page(): Promise<Page<Item>>;
  toArray(options: { readonly max: number }): Promise<Item[]>;
}
type LocalErrorCode = 'CONNECTION_FAILED' | 'TIMED_OUT' | 'ABORTED' | 'UNEXPECTED_RESPONSE' | 'RESPONSE_TOO_LARGE';
interface MailedSignUp {
  requestSignUp(params: SignUpParams, options?: WriteOptions): Promise<true>;
}
interface MerchantClient extends Registration, MailedSignUp, PasswordRecovery, Account, MerchantGroups {}
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
declare class MitakoError extends Error {
  readonly name: string;
  readonly [marker]: true;
  readonly code: MitakoErrorCode;
  readonly rawCode: string;
  readonly reason: ConnectionFailure | undefined;
  readonly mayHaveTakenEffect: boolean;
  readonly status: number | undefined;
  readonly details: ErrorDetails;
  readonly requestId: string | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly idempotencyKey: string | undefined;
  constructor(code: MitakoErrorCode, message: string, context?: MitakoErrorContext);
  toJSON(): object;
}
type MitakoErrorCode = ErrorCode | LocalErrorCode | 'UNKNOWN';
interface MitakoErrorContext {
  readonly status?: number | undefined;
  readonly details?: ErrorDetails | undefined;
  readonly requestId?: string | undefined;
  readonly retryAfterSeconds?: number | undefined;
  readonly idempotencyKey?: string | undefined;
  readonly rawCode?: string | undefined;
  readonly reason?: ConnectionFailure | undefined;
  readonly mayHaveTakenEffect?: boolean | undefined;
  readonly cause?: unknown;
}
interface NodeRequest extends AsyncIterable<Uint8Array> {
  readonly headers: {
    readonly [name: string]: string | readonly string[] | undefined;
  };
  readonly readableDidRead?: boolean;
  readonly body?: unknown;
  readonly rawBody?: unknown;
}
interface NodeResponse {
  status(code: number): {
    json(body: unknown): unknown;
  };
}
type NodeWebhookHandler = (request: NodeRequest, response: NodeResponse) => Promise<void>;
interface OfWholeAmount<Amount extends number> {
  readonly amount?: Amount & WholeLiteral<Amount>;
}
type OneOrMore<Value> = Value extends readonly (infer Item)[] ? Item | Value : Value;
interface OperatorAccount extends Account {
  readonly client: OperatorClient;
}
interface OperatorAccount {
  readonly id: string;
  readonly person_id: string | null;
  readonly email: string;
  readonly name: string | null;
  readonly state: MembershipState;
  readonly created_at: Timestamp;
  readonly expires_at: Timestamp | null;
  readonly removed_at: Timestamp | null;
  readonly role: StaffRole;
}
interface OperatorClient extends OperatorGroups {}
interface OperatorClientOptions extends ConnectionOptions {
  readonly operatorKey: string | undefined;
}
interface Outgoing {
  readonly route: RouteLiteral;
  readonly parameters: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, QueryValue>>;
  readonly body: unknown;
  readonly options: WriteOptions;
  readonly bearer?: string;
  readonly file?: 'text' | 'bytes' | undefined;
  readonly isExpected?: (data: Fields) => boolean;
}
interface OverviewParams {
  readonly days?: 7 | 30 | 90 | undefined;
  readonly mode?: 'live' | 'test' | undefined;
}
interface Page<Item> {
  readonly items: readonly Item[];
  readonly has_more: boolean;
  readonly next_cursor: string | null;
}
interface PagePosition {
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
}
interface PasswordRecovery {
  resetPassword(params: PasswordResetParams, options?: WriteOptions): Promise<Principal>;
}
type PaymentEvent = 'payment.created' | 'payment.processing' | 'payment.attempt_failed' | 'payment.succeeded';
interface PaymentReferences {
  readonly payment_id: string;
  readonly customer_reference: string;
}
interface PayoutFailedParams {
  readonly outcome: 'failed';
  readonly failure_reason: string;
  readonly reference?: string | undefined;
}
interface PayoutPaidParams {
  readonly outcome: 'paid';
  readonly payout_account_id?: string | undefined;
  readonly reference?: string | undefined;
}
interface PeriodPosition extends QueryParams<PeriodPageQuery> {}
interface PgClient {
  query(
    text: string,
    values?: unknown[],
  ): Promise<{
    readonly rows: object[];
  }>;
  release(destroy?: boolean): void;
}
interface PgPool<Client extends PgClient = PgClient> {
  connect(): Promise<Client>;
}
interface PhoneNumber {
  requestPhoneVerification(params: NewPhoneParams, options?: WriteOptions): Promise<PhoneVerification>;
  verifyPhone(params: PhoneCodeParams, options?: WriteOptions): Promise<Principal>;
}
interface Pin {
  setPin(params: PinParams, options?: WriteOptions): Promise<Principal>;
}
interface PrismaDatabase<Transaction extends PrismaTransaction> {
  $transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>;
}
interface PrismaTransaction {
  $queryRawUnsafe(query: string, ...values: unknown[]): PromiseLike<unknown>;
}
type QueryParams<Query> = {
  readonly [Name in keyof Query]?:
    | (Name extends `${'created' | 'succeeded'}_${'from' | 'to'}`
        ? Timestamp
        : OneOrMore<Exclude<Query[Name], undefined>>)
    | undefined;
};
type QueryValue = string | number | readonly string[] | undefined;
interface RawBodyRequestLike {
  readonly headers: {
    readonly [name: string]: string | readonly string[] | undefined;
  };
  readonly rawBody?: WebhookPayload | undefined;
}
type ReceiverUnderTest = string | ((request: Request) => Response | Promise<Response>);
interface RecentAuthentication {
  readonly authenticated_until: Timestamp;
}
interface Refusal extends Pick<MitakoErrorContext, 'requestId' | 'retryAfterSeconds'> {
  readonly status: number;
  readonly idempotencyKey: string | undefined;
}
interface RefusalBody {
  readonly error: string;
  readonly code: string;
  readonly details?: ErrorDetails | null;
}
interface Registration {
  register(params: RegisterParams, options?: WriteOptions): Promise<Principal>;
}
type RouteLiteral = `${Method} /${string}`;
type Send = (delivery: SentDelivery) => Promise<DeliveryAnswer>;
type Send = (outgoing: Outgoing) => Promise<unknown>;
interface SentDelivery extends SignedTestWebhook {
  readonly pauseMs?: number | undefined;
}
interface SessionClientOptions extends ConnectionOptions, KeptSession {}
interface SessionStore {
  read(): StoredSession | null | Promise<StoredSession | null>;
  write(session: StoredSession | null): void | Promise<void>;
}
type SettlementResolveParams = PayoutPaidParams | PayoutFailedParams;
interface SignTestWebhookOptions<Name extends string = EventType> {
  readonly secret: string | readonly string[];
  readonly event?: TestEvent<Name> | undefined;
  readonly payload?: string | undefined;
  readonly timestamp?: number | undefined;
  readonly id?: string | undefined;
}
interface Signed extends TestWebhookParams<PaymentEvent> {
  readonly sentAgoMs?: number | undefined;
  readonly createdAgoMs?: number | undefined;
  readonly secret?: string | readonly string[] | undefined;
}
interface SignedTestWebhook {
  readonly payload: string;
  readonly headers: Readonly<Record<string, string>>;
}
interface SqliteDatabase {
  prepare(statement: string): {
    all(...parameters: (string | number)[]): unknown[];
  };
  exec(statements: string): unknown;
}
interface StoredSession {
  readonly principal_id: string;
  readonly refresh_token: string;
  readonly refresh_key: string;
}
interface TestEvent<Name extends string = EventType> {
  readonly event: Name;
  readonly data?: (Name extends EventType ? Partial<WebhookEventData[Name]> : UntypedData) | undefined;
  readonly id?: string | undefined;
  readonly created_at?: string | undefined;
  readonly livemode?: boolean | undefined;
  readonly sequence?: number | undefined;
}
interface TestWebhook<Name extends EventType> extends SignedTestWebhook {
  readonly event: WebhookBody<WebhookEventData[Name]> & {
    readonly event: Name;
  };
}
interface TestWebhookParams<Name extends EventType> {
  readonly data?: Partial<WebhookEventData[Name]> | undefined;
  readonly id?: string | undefined;
  readonly created_at?: string | undefined;
  readonly livemode?: boolean | undefined;
  readonly sequence?: number | undefined;
}
interface TestWebhooks {
  sign<Name extends EventType>(event: Name, params?: TestWebhookParams<Name>): Promise<TestWebhook<Name>>;
}
interface TestWebhooksOptions {
  readonly secret: string | readonly string[];
  readonly now?: (() => number) | undefined;
}
type UnknownEventName = `${string} (unknown to this version)`;
type UnknownWebhookEvent = WebhookEventOf<UnknownEventName, unknown>;
type UntypedData = Readonly<Record<string, unknown>>;
interface VerifyWebhookOptions {
  readonly payload: WebhookPayload | undefined;
  readonly headers: WebhookHeaders;
  readonly secret: WebhookSecret | undefined;
  readonly toleranceSeconds?: number | undefined;
  readonly now?: number | undefined;
}
interface WalletClient extends Registration, Account, Pin, PhoneNumber, WalletGroups {}
type WebhookEvent =
  | {
      readonly [Name in EventType]: WebhookEventOf<Name, WebhookEventData[Name]>;
    }[EventType]
  | UnknownWebhookEvent;
interface WebhookEventOf<Name extends string, Data> extends WebhookBody<Data> {
  readonly event: Name;
}
interface WebhookHandlerOptions {
  readonly secret: WebhookSecret | undefined;
  readonly onEvent: (event: WebhookEvent) => unknown;
  readonly onError?: ((error: unknown) => void) | undefined;
  readonly toleranceSeconds?: number | undefined;
  readonly now?: (() => number) | undefined;
}
type WebhookHeaders =
  | {
      readonly get: (name: string) => string | null;
    }
  | {
      readonly [name: string]: string | readonly string[] | undefined;
    };
type WebhookPayload = string | Uint8Array | ArrayBuffer;
interface WebhookPluginOptions extends WebhookHandlerOptions {
  readonly path?: string | undefined;
}
declare class WebhookRefusal extends Error {
  readonly name: string;
  readonly status: number;
  readonly statusCode: number;
  readonly expose: boolean;
  readonly reason: WebhookVerificationReason | undefined;
  constructor(status: number, message: string | undefined, reason: WebhookVerificationReason | undefined);
}
interface WebhookReply {
  code(statusCode: number): {
    send(body: unknown): unknown;
  };
}
interface WebhookRequest {
  readonly headers: {
    readonly [name: string]: string | readonly string[] | undefined;
  };
  readonly body: unknown;
}
interface WebhookScope {
  removeAllContentTypeParsers(): void;
  addContentTypeParser(
    contentType: string,
    options: {
      readonly bodyLimit?: number;
    },
    parser: (request: unknown, body: AsyncIterable<Uint8Array>) => Promise<string>,
  ): unknown;
  post(path: string, handler: (request: WebhookRequest, reply: WebhookReply) => Promise<unknown>): unknown;
}
type WebhookSecret = string | readonly string[];
declare class WebhookVerificationError extends Error {
  readonly name: string;
  readonly reason: WebhookVerificationReason;
  readonly status: 400 | 500;
  readonly statusCode: 400 | 500;
  constructor(reason: WebhookVerificationReason, message: string);
}
type WebhookVerificationReason =
  | 'missing_header'
  | 'malformed_header'
  | 'no_match'
  | 'stale'
  | 'parsed_body'
  | 'bad_secret'
  | 'malformed_body';
interface WriteOptions extends CallOptions {
  readonly idempotencyKey?: string;
}
declare function certifyReceiver(options: CertifyOptions, only?: readonly CertifyCaseName[]): Promise<CertifyReport>;
declare function clientOver(send: Send): Client;
declare function createAgentClient(options: HolderClientOptions): AgentClient;
declare function createClient(options: ClientOptions): Client;
declare function createMerchantClient(options: SessionClientOptions): MerchantClient;
declare function createOperatorAccount(options: SessionClientOptions): OperatorAccount;
declare function createOperatorClient(options: OperatorClientOptions): OperatorClient;
declare function createTestWebhooks({ secret, now }: TestWebhooksOptions): TestWebhooks;
declare function createWalletClient(options: HolderClientOptions): WalletClient;
declare function drizzleStore<Query, Transaction extends DrizzleTransaction<Query>>(
  database: DrizzleDatabase<Transaction>,
  sql: DrizzleSql<Query>,
): EventStore<Transaction>;
declare function errorOf(body: RefusalBody, refused: Refusal, unclear?: boolean): MitakoError;
declare function exactlyOnce<Transaction>(
  store: EventStore<Transaction>,
  handle: (event: WebhookEvent, transaction: Transaction) => unknown,
  { events }?: ExactlyOnceOptions,
): (event: WebhookEvent) => Promise<void>;
declare function isMitakoError(value: unknown): value is MitakoError;
declare const marker: unique symbol;
declare function memoryStore(): EventStore<undefined>;
declare function operatorClientOver(send: Send): OperatorClient;
declare function pgStore<Client extends PgClient>(pool: PgPool<Client>): EventStore<Client>;
declare function prismaStore<Transaction extends PrismaTransaction>(
  prisma: PrismaDatabase<Transaction>,
): EventStore<Transaction>;
declare function signTestWebhook<const Name extends string = EventType>(
  options: SignTestWebhookOptions<Name>,
): Promise<SignedTestWebhook>;
declare function sqliteStore<Database extends SqliteDatabase>(database: Database): EventStore<Database>;
declare function verifyWebhook(options: VerifyWebhookOptions): Promise<WebhookEvent>;
declare function webhookApiRoute(options: WebhookHandlerOptions): NodeWebhookHandler;
declare function webhookHandler(options: WebhookHandlerOptions): (request: Request) => Promise<Response>;
declare function webhookHandler(options: WebhookHandlerOptions): NodeWebhookHandler;
declare function webhookHandler(options: WebhookHandlerOptions): (request: RawBodyRequestLike) => Promise<object>;
declare function webhookPlugin(options: WebhookPluginOptions): (scope: WebhookScope) => Promise<void>;
