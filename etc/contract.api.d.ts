// index.d.ts exports
//   all of names.d.ts
//   ABSENCE
//   Absence
//   Accepted
//   BodyOf
//   DataOf
//   Declaration
//   LocalOperation
//   LocalOperations
//   NOTICES
//   Notice
//   OperationName
//   Operations
//   PARTS
//   PART_OF_ROLE
//   ParametersOf
//   Part
//   QueryOf
//   Route
//   RouteAudit
//   RouteAuditSubject
//   RouteAuth
//   RouteLimit
//   RouteName
//   RoutePart
//   Routes
//   SentOf
//   WRITING
//   Way
//   Writing
//   acceptedBy
//   bareNumber
//   builtInRole
//   email
//   hasUnseen
//   idempotencyKey
//   ignoresUnknownQuery
//   isIban
//   isMutating
//   isRib
//   isRouteOpen
//   isStorable
//   legacyError
//   legacyFault
//   localOperations
//   newPin
//   onOneLine
//   optionalIdempotencyKey
//   phone
//   requiresRecentAuth
//   routes
//   sampleAnswer
//   takesPeriod
//   webhookBody
// names.d.ts exports
//   API_KEY_PREFIXES
//   ATTEMPT_OUTCOMES
//   ATTEMPT_STATUSES
//   AUDIT_ACTIONS
//   AUDIT_ACTOR_TYPES
//   AUDIT_SUBJECT_TYPES
//   AgentCreate
//   AgentCreateParams
//   AgentFloat
//   AgentLimits
//   AgentLimitsParams
//   AgentLocation
//   AgentLocationCreate
//   AgentLocationCreateParams
//   AgentLocationPageQuery
//   AgentLocationUpdateParams
//   AgentLocationsByTown
//   AgentRecord
//   AgentUpdateParams
//   AgentWithFloats
//   AllPaymentsQuery
//   Amount
//   ApiKey
//   ApiKeyCreate
//   ApiKeyCreateParams
//   ApiKeyRoll
//   ApiKeyRollParams
//   ApiKeyWithSecret
//   AttemptExportQuery
//   AttemptListQuery
//   AttemptLookup
//   AttemptOutcomeName
//   AttemptRecord
//   AttemptResolution
//   AttemptResolveParams
//   AttemptStatus
//   AttemptTotal
//   AttemptTotals
//   AttemptTotalsQuery
//   Attention
//   AuditAction
//   AuditActor
//   AuditActorType
//   AuditEntry
//   AuditListQuery
//   AuditSubject
//   AuditSubjectType
//   Balance
//   CASH_KINDS
//   CASH_METHOD
//   CUSTOMER_TYPES
//   CashCode
//   CashHolder
//   CashHolderLookUpParams
//   CashInParams
//   CashKind
//   CashOutCode
//   CashOutCodeParams
//   CashOutParams
//   CashPayment
//   CashPaymentLookUpParams
//   CashPaymentParams
//   CashReceipt
//   ChargeByCardParams
//   ChargeByMobileMoneyParams
//   Checkout
//   CheckoutCanceled
//   CheckoutConfirmParams
//   CheckoutMethod
//   CheckoutPaid
//   CheckoutPayment
//   ClockAdvanceParams
//   ConfirmedFactor
//   CreatedPayoutExport
//   Customer
//   CustomerExportQuery
//   CustomerListQuery
//   CustomerMethod
//   CustomerQuery
//   CustomerSum
//   CustomerTotals
//   CustomerTotalsQuery
//   CustomerType
//   CustomerUpdateParams
//   CustomerWithTotals
//   DAY_MS
//   DELIVERY_STATUSES
//   DISPUTE_RETURN_STATUSES
//   DISPUTE_STATUSES
//   DayVolume
//   Deleted
//   Delivery
//   DeliveryAttempt
//   DeliveryExportQuery
//   DeliveryListQuery
//   DeliveryRecord
//   DeliveryRecordWithAttempts
//   DeliveryStatus
//   DeliveryWithAttempts
//   Device
//   Dispute
//   DisputeEventData
//   DisputeExportQuery
//   DisputeListQuery
//   DisputeOpenParams
//   DisputeRecord
//   DisputeResolveParams
//   DisputeReturnParams
//   DisputeReturnStatus
//   DisputeStatus
//   DuePayout
//   DuePayoutListQuery
//   DueTotal
//   DueTotals
//   DueTotalsQuery
//   ENDPOINT_HEALTHS
//   ERRORS
//   EVENT_FAMILIES
//   EVENT_NAME_PREFIX
//   EVENT_SUMMARIES
//   EVENT_TYPES
//   EndpointDisabledData
//   EndpointHealth
//   EndpointTrouble
//   ErrorBody
//   ErrorCode
//   EventDataByName
//   EventFamily
//   EventListQuery
//   EventPattern
//   EventRecord
//   EventReplayParams
//   EventType
//   EvidenceParams
//   FACTOR_KINDS
//   FAILURES
//   FEE_REFUND_POLICIES
//   FILE_PURPOSES
//   FILE_TYPES
//   FOUND_KINDS
//   Factor
//   FactorConfirmParams
//   FactorKind
//   FactorList
//   FactorLoginParams
//   FailedAttemptData
//   FailedPaymentData
//   FailedReplayed
//   FailedSettlement
//   FailureCode
//   FeeRefundPolicy
//   FieldErrors
//   FilePurpose
//   FileReference
//   FileType
//   FileUpload
//   FileUploadQuery
//   FloatParams
//   FloatTransactionListQuery
//   ForgottenPasswordParams
//   Found
//   FoundKind
//   FoundReceipt
//   FreezeParams
//   Frozen
//   GatewayMethod
//   GracePeriod
//   HANDLER_PREFIX
//   HANDLES
//   Handle
//   Health
//   HealthCount
//   HealthLiveWork
//   HealthQueue
//   HealthWork
//   HeldBalance
//   HiddenMethodsParams
//   HolderModeQuery
//   HolderPageQuery
//   ID_PREFIXES
//   INVITED_ROLES
//   IdKind
//   Invitation
//   InvitationAcceptParams
//   InvitationParams
//   InvitationReadParams
//   InvitedMember
//   InvitedOperator
//   ItemOf
//   KNOWN_FROM
//   KYC_STATUSES
//   KeyAddressesParams
//   KnownDevice
//   KnownFrom
//   Kyc
//   KycDecision
//   KycDecisionParams
//   KycParams
//   KycStatus
//   KycSubmission
//   LEDGER_CHECK_STATUSES
//   LIMITS
//   LOCALES
//   LOGO_TYPES
//   LedgerCheck
//   LedgerCheckStatus
//   LedgerChecked
//   LedgerCheckpoint
//   LedgerFinding
//   LedgerReport
//   LegacyError
//   LegacyFault
//   LegacyStatus
//   LinkParams
//   Locale
//   LoginParams
//   LoginResult
//   LoginTokenParams
//   LogoParams
//   LogoType
//   MEMBERSHIP_STATES
//   MEMBER_ROLES
//   MESSAGE_CHANNELS
//   MESSAGE_KINDS
//   MESSAGE_STATUSES
//   METHOD_HEALTH
//   Me
//   Member
//   MemberRole
//   MemberUpdateParams
//   MembershipState
//   MerchantCreateParams
//   MerchantFees
//   MerchantFeesParams
//   MerchantListQuery
//   MerchantMethod
//   MerchantMethodParams
//   MerchantMethodsParams
//   MerchantPaymentListQuery
//   MerchantPayoutAccountQuery
//   MerchantProfile
//   MerchantRecord
//   MerchantSettlementParams
//   MerchantSettlementTerms
//   MerchantUpdateParams
//   Message
//   MessageChannel
//   MessageKind
//   MessageListQuery
//   MessageStatus
//   MethodHealth
//   MethodReinstateParams
//   MethodSuspendParams
//   MethodSuspension
//   Mode
//   ModePageQuery
//   ModeQuery
//   Moment
//   NEW_AGENT_LIMITS
//   NOTICE_CHOICES
//   NOTICE_NAMES
//   NewEmailParams
//   NewPasskey
//   NewPhoneParams
//   NewTotp
//   NextAction
//   NextToAct
//   NoQuery
//   NoticeChoice
//   NoticeName
//   NoticeParams
//   Notices
//   OPERATOR_KEY_PREFIX
//   OPERATOR_ROLES
//   OWN_KINDS
//   OperationRoom
//   OperatorAccount
//   OperatorAuditListQuery
//   OperatorCreateParams
//   OperatorDeliveryListQuery
//   OperatorDisputeExportQuery
//   OperatorDisputeListQuery
//   OperatorInvitationParams
//   OperatorKey
//   OperatorKeyCreate
//   OperatorKeyCreateParams
//   OperatorKeyRenameParams
//   OperatorKeyWithSecret
//   OperatorListQuery
//   OperatorModeQuery
//   OperatorPageQuery
//   OperatorReplayFailed
//   OperatorReplayFailedParams
//   OperatorReportQuery
//   OperatorRole
//   OperatorSettlementExportQuery
//   OperatorSettlementListQuery
//   OperatorUpdateParams
//   OtherDevicesRevoked
//   Overview
//   OverviewQuery
//   OwnFound
//   OwnKind
//   OwnMembership
//   OwnMerchant
//   OwnSearchQuery
//   OwnSearchResults
//   OwnText
//   OwnTextParams
//   OwnershipParams
//   PAGE_SIZE_MAX
//   PAYER_MONEY_STATES
//   PAYMENT_EVENT_FIELDS
//   PAYMENT_LINK_STATUSES
//   PAYMENT_METHOD_TYPES
//   PAYMENT_STATUSES
//   PAYMENT_TRANSFER_KINDS
//   PAYOUT_ACCOUNT_TYPES
//   PAYOUT_EXCLUSIONS
//   PAYOUT_EXPORT_FORMATS
//   PAYOUT_STATES
//   PROVIDER_ID
//   PageOf
//   PageQuery
//   Pagination
//   PasskeyChallenge
//   PasskeyParams
//   PasswordParams
//   PasswordReset
//   PasswordResetParams
//   PayByCardParams
//   PayByMobileMoneyParams
//   PayFromWalletParams
//   PayParams
//   PayerMoneyState
//   Payment
//   PaymentCancelParams
//   PaymentChargeParams
//   PaymentCharged
//   PaymentCreate
//   PaymentCreateParams
//   PaymentCreated
//   PaymentCustomer
//   PaymentCustomerQuery
//   PaymentEventData
//   PaymentEventField
//   PaymentExportQuery
//   PaymentLink
//   PaymentLinkCreate
//   PaymentLinkCreateParams
//   PaymentLinkListQuery
//   PaymentLinkOpenParams
//   PaymentLinkOpened
//   PaymentLinkStatus
//   PaymentLinkUpdate
//   PaymentLinkUpdateParams
//   PaymentListQuery
//   PaymentMethod
//   PaymentMethodType
//   PaymentOutcomes
//   PaymentRecord
//   PaymentStatus
//   PaymentSum
//   PaymentTotal
//   PaymentTotals
//   PaymentTotalsQuery
//   PaymentTransferKind
//   PayoutAccount
//   PayoutAccountEventData
//   PayoutAccountParams
//   PayoutAccountRecord
//   PayoutAccountType
//   PayoutExclusion
//   PayoutExclusionReason
//   PayoutExport
//   PayoutExportCreateParams
//   PayoutExportFormat
//   PayoutExportPaidParams
//   PayoutState
//   PeriodPageQuery
//   PeriodQuery
//   PhoneCodeParams
//   PhoneReading
//   PhoneVerification
//   PinParams
//   PingData
//   Pinged
//   PresentedPasskey
//   Principal
//   ProfileParams
//   Prompt
//   PublicAgentLocation
//   PublicPaymentLink
//   PublishedCheckpoint
//   PublishedCheckpoints
//   RAIL_CHOICES
//   RAIL_METHOD_TYPES
//   REFUND_SOURCES
//   REFUND_STATUSES
//   ROLES
//   RailAccountBalance
//   RailCallback
//   RailCallbackRecord
//   RailChoice
//   RailDetail
//   RailMethodRecord
//   RailMethodType
//   RailRecord
//   ReauthenticateParams
//   ReceiptFindParams
//   ReceiptParams
//   RecoveryCodeList
//   RefreshParams
//   Refund
//   RefundCreateParams
//   RefundEventData
//   RefundExportQuery
//   RefundListQuery
//   RefundRecord
//   RefundResolveParams
//   RefundSource
//   RefundStatus
//   RefundedPaymentData
//   RegisterParams
//   ReplayFailed
//   ReplayFailedParams
//   Report
//   ReportDay
//   ReportFailure
//   ReportFigures
//   ReportMethod
//   ReportPrevious
//   ReportQuery
//   ReportTotal
//   ResetLinkParams
//   Role
//   RotateSecretParams
//   SCOPES
//   SETTLEMENT_LINE_TYPES
//   SETTLEMENT_SCHEDULES
//   SETTLEMENT_STATUSES
//   SIMULATED_METHODS
//   SIMULATED_OUTCOMES
//   STAFF_ROLES
//   SandboxClock
//   Scope
//   SearchQuery
//   SearchResults
//   SentEventPattern
//   Settlement
//   SettlementCreateParams
//   SettlementExportQuery
//   SettlementLine
//   SettlementLineType
//   SettlementListQuery
//   SettlementRecord
//   SettlementResolveParams
//   SettlementSchedule
//   SettlementStatus
//   SettlementWithDestination
//   ShopParams
//   SignUpLinkParams
//   SignUpParams
//   Simulate
//   SimulateParams
//   Simulated
//   SimulatedMethod
//   SimulatedOutcome
//   StaffRole
//   SuccessBody
//   SuspendParams
//   TRANSACTION_TYPES
//   TeamRules
//   TeamRulesParams
//   Timeline
//   TimelineAttempt
//   TimelineDelivery
//   TimelineDispute
//   TimelineEntry
//   TimelineEvent
//   TimelineExplanation
//   TimelinePaymentCreated
//   TimelineRefund
//   TimelineStatusChange
//   TimelineTransfer
//   Timestamp
//   TotalsOfCustomer
//   TownQuery
//   Transaction
//   TransactionType
//   TransactionWithReceipt
//   UNAPPLIED_FUNDS_STEPS
//   UnappliedFunds
//   UnlockParams
//   UnlockedDevice
//   UploadedFile
//   UsedLink
//   UserRecord
//   UserTierParams
//   WALLET_METHOD
//   WALLET_OPERATIONS
//   WALLET_TIERS
//   WEBHOOK_SECRET_PREFIX
//   WORKER_STATUSES
//   Wallet
//   WalletLimits
//   WalletOperation
//   WalletTier
//   WebhookBody
//   WebhookEndpoint
//   WebhookEndpointCreate
//   WebhookEndpointCreateParams
//   WebhookEndpointUpdateParams
//   WebhookEndpointWithRecent
//   WebhookEndpointWithSecret
//   WebhookEventData
//   WholeLiteral
//   WithDefaults
//   WithIdempotencyKey
//   WithSentEvents
//   Worker
//   WorkerStatus
//   Xaf
//   doualaDay
//   doualaDayStartMs
//   errorMessage
//   errorStatus
//   exampleNumber
//   formatXaf
//   isFinalStatus
//   isOfRail
//   isStoredRefusal
//   looksLikeCentimes
//   nearest
//   parseRetryAfterMs
//   parseXaf
//   providerInWords
//   readPhoneNumber
//   startOfDoualaDay
//   typedBeginnings
//   writtenNumber
//   xaf
// imports
//   zod

declare const ABSENCE = 'x-absence';
declare const API_KEY_PREFIXES: {
  readonly live: 'svc_live_';
  readonly test: 'svc_test_';
};
type Absence = 'describes' | 'widens' | 'clears';
type Accepted =
  | RouteAuth
  | {
      readonly kind: 'optional_token';
      readonly roles: readonly Role[];
    };
type AgentLocationCreate = WithDefaults<AgentLocationCreateParams, 'active'>;
type Amount = number;
type ApiKeyCreate = WithDefaults<ApiKeyCreateParams, 'scopes'>;
type ApiKeyRoll = WithDefaults<ApiKeyRollParams, 'grace_seconds'>;
type AttemptOutcomeName = (typeof ATTEMPT_OUTCOMES)[number];
type AttemptStatus = (typeof ATTEMPT_STATUSES)[number];
type AuditAction = (typeof AUDIT_ACTIONS)[number];
type AuditActorType = (typeof AUDIT_ACTOR_TYPES)[number];
type AuditSubjectType = (typeof AUDIT_SUBJECT_TYPES)[number];
type BodyOf<Name extends OperationName> = Operations[Name]['body'];
type BodyPart<Types extends RouteTypes> = [Types['body']] extends [undefined]
  ? {
      readonly body?: never;
      readonly bodyOptional?: never;
    }
  : undefined extends Types['body']
    ? {
        readonly body: BodySchema<Types>;
        readonly bodyOptional: true;
      }
    : {
        readonly body: BodySchema<Types>;
        readonly bodyOptional?: never;
      };
type BodySchema<Types extends RouteTypes> = z.ZodType<
  Exclude<Types['body'], undefined>,
  Exclude<Types['sent'], undefined>
>;
type CashKind = (typeof CASH_KINDS)[number];
type ClientMethod = string | OtherClientMethod;
type ClientMethods = ClientMethod | readonly ClientMethod[] | null;
type CustomerType = (typeof CUSTOMER_TYPES)[number];
declare const DAY_MS: number;
type DataOf<Name extends OperationName> = Operations[Name]['data'];
type DataOf<Name extends EventType> = Name extends keyof EventDataByName
  ? EventDataByName[Name]
  : EventDataByName[FamilyOf<Name>];
type Declaration = Route | LocalOperation;
type Declared<Types extends RouteTypes> = Route<Types> &
  BodyPart<Types> & {
    readonly types?: Types;
  };
type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];
type DisputeEventData = Omit<Dispute, 'evidence' | 'evidence_files'> & OfPayment;
type DisputeReturnStatus = (typeof DISPUTE_RETURN_STATUSES)[number];
type DisputeStatus = (typeof DISPUTE_STATUSES)[number];
type ErrorCode = keyof typeof ERRORS;
type EventFamily = (typeof EVENT_FAMILIES)[number];
type EventPattern = Exclude<EventType, 'ping'> | EventFamily | '*';
type EventType = (typeof EVENT_TYPES)[number];
type FactorKind = (typeof FACTOR_KINDS)[number];
type FailedAttemptData = FailedPaymentData & Required<Pick<PaymentEventData, 'attempt_id' | 'attempts_left'>>;
type FailedPaymentData = PaymentEventData & Required<Pick<PaymentEventData, 'failure_code' | 'failure_message'>>;
type FailureCode = keyof typeof FAILURES;
type FamilyOf<Name> = Name extends `${infer Subject}.${string}`
  ? Extract<keyof EventDataByName, `${Subject}.*`>
  : never;
type FeeRefundPolicy = (typeof FEE_REFUND_POLICIES)[number];
type FieldErrors = Readonly<
  Record<
    string,
    readonly {
      readonly rule: string;
      readonly message: string;
    }[]
  >
>;
type FilePurpose = (typeof FILE_PURPOSES)[number];
type FileType = (typeof FILE_TYPES)[number];
type FoundKind = (typeof FOUND_KINDS)[number];
declare const HANDLER_PREFIX = 'handler:';
type Handle = (typeof HANDLES)[number];
declare const ID_PREFIXES: {
  readonly payment: 'pay';
  readonly customer: 'cus';
  readonly paymentLink: 'plink';
  readonly transaction: 'tx';
  readonly attempt: 'att';
  readonly refund: 'rfd';
  readonly dispute: 'dsp';
  readonly file: 'file';
  readonly kycSubmission: 'kyc';
  readonly settlement: 'stl';
  readonly payoutAccount: 'pac';
  readonly payoutExport: 'pex';
  readonly event: 'evt';
  readonly delivery: 'dlv';
  readonly webhookEndpoint: 'whe';
  readonly apiKey: 'key';
  readonly operatorKey: 'opk';
  readonly auditEntry: 'aud';
  readonly device: 'dev';
  readonly user: 'usr';
  readonly merchant: 'mer';
  readonly person: 'per';
  readonly membership: 'mbr';
  readonly factor: 'fac';
  readonly knownDevice: 'kdv';
  readonly agent: 'agt';
  readonly agentLocation: 'loc';
  readonly operator: 'opr';
  readonly link: 'lnk';
  readonly message: 'msg';
  readonly worker: 'wrk';
  readonly ledgerCheck: 'chk';
};
type IdKind = keyof typeof ID_PREFIXES;
type ItemOf<Name extends string, Item> = Readonly<Record<Name, Item>>;
type KnownFrom = (typeof KNOWN_FROM)[number];
type KycStatus = (typeof KYC_STATUSES)[number];
declare const LIMITS: {
  readonly amountMin: 1;
  readonly amountMax: 99999999;
  readonly bodyBytesMax: number;
  readonly secretBytesMax: 1024;
  readonly logoBytesMax: number;
  readonly logoPixelsMax: 1024;
  readonly ownTextLengthMax: 300;
  readonly descriptionLengthMax: 255;
  readonly customerReferenceLengthMax: 255;
  readonly customerNameLengthMax: 120;
  readonly customerNotesLengthMax: 2000;
  readonly urlLengthMax: 2048;
  readonly metadataKeysMax: 50;
  readonly metadataKeyLengthMax: 40;
  readonly metadataValueLengthMax: 500;
  readonly idempotencyKeyLengthMax: 255;
  readonly idempotencyWindowMs: number;
  readonly paymentLifeSecondsMin: 300;
  readonly paymentLifeSecondsMax: 604800;
  readonly paymentLifeSecondsDefault: 86400;
  readonly paymentLinkPaymentLifeMs: number;
  readonly paymentLinkPaymentsMax: 1000000;
  readonly attemptsMax: 5;
  readonly attemptsDefault: 3;
  readonly searchLengthMax: 512;
  readonly waitingDeliveriesMax: 1000;
  readonly healthCountMax: 10000;
  readonly ledgerFindingsMax: 50;
  readonly pageSizeDefault: 20;
  readonly pageSizeMax: 100;
  readonly timelineEachMax: 100;
  readonly apiKeysMax: 50;
  readonly webhookEndpointsMax: 10;
  readonly accessTokenLifeMs: number;
  readonly membersMax: 50;
  readonly invitationLifeMs: number;
  readonly ownershipOfferLifeMs: number;
  readonly networksMax: 20;
  readonly sessionsMax: 100;
  readonly factorsMax: 10;
  readonly knownDevicesMax: 20;
  readonly knownDeviceLifeMs: number;
  readonly trustedDeviceLifeMs: number;
  readonly loginTokenLifeMs: number;
  readonly factorGraceMs: number;
  readonly credentialLengthMax: 16384;
  readonly passkeyChallengeLifeMs: number;
  readonly factorSetupLifeMs: number;
  readonly passwordProofLifeMs: number;
  readonly refundWithoutProofMax: 50000;
  readonly refundPartsMax: 100;
  readonly passwordLengthMin: 8;
  readonly staffPasswordLengthMin: 12;
  readonly passwordLengthMax: 128;
  readonly rotationGraceSecondsMax: number;
  readonly agentPerDayMax: 99999999999;
  readonly cashCodeTriesPerDayMax: 20;
  readonly cashHoldersMax: 5;
  readonly locationNameLengthMax: 80;
  readonly townLengthMax: 60;
  readonly placeLengthMax: 160;
  readonly hoursLengthMax: 80;
  readonly townsMax: 200;
  readonly agentsPerTownMax: 60;
  readonly evidenceLengthMax: 10000;
  readonly disputeLifeMs: number;
  readonly fileBytesMax: number;
  readonly fileNameLengthMax: 255;
  readonly filesEachMax: 10;
  readonly filesMax: 1000;
  readonly filesBytesMax: number;
  readonly fewFilesMax: 50;
  readonly fewFilesBytesMax: number;
  readonly unnamedFileLifeMs: number;
  readonly noteLengthMax: 1000;
  readonly payoutHoldMs: number;
  readonly clockStepSecondsMax: number;
  readonly clockAheadSecondsMax: number;
  readonly clockMovedObjectsMax: 1000;
  readonly holderNameLengthMax: 70;
  readonly payoutExportMax: 100;
  readonly settlementDelaySecondsMax: number;
};
type LedgerCheckStatus = (typeof LEDGER_CHECK_STATUSES)[number];
interface Legacy extends Members {
  readonly kind: 'legacy';
}
interface LocalOperation<Types extends RouteTypes = RouteTypes>
  extends Pick<Route<Types>, LocalPart>, Readonly<Partial<Record<Exclude<keyof Route, LocalPart | 'audit'>, never>>> {
  readonly audit: RouteAudit | null;
}
type LocalPart = 'summary' | 'auth' | 'parameters' | 'query' | 'body' | 'success' | 'errors';
type Locale = (typeof LOCALES)[number];
type LogoType = (typeof LOGO_TYPES)[number];
type MemberRole = (typeof MEMBER_ROLES)[number];
interface Members {
  readonly members: readonly MemberRole[];
  readonly live?: readonly MemberRole[];
}
type MembershipState = (typeof MEMBERSHIP_STATES)[number];
interface MerchantOrKey extends Members {
  readonly kind: 'merchant';
  readonly scope: Scope;
  readonly mode?: 'test';
}
interface MerchantToken extends Members {
  readonly kind: 'merchant';
  readonly scope?: never;
  readonly mode?: never;
}
type MessageChannel = (typeof MESSAGE_CHANNELS)[number];
type MessageKind = (typeof MESSAGE_KINDS)[number];
type MessageStatus = (typeof MESSAGE_STATUSES)[number];
type MethodHealth = (typeof METHOD_HEALTH)[number];
type Mode = 'live' | 'test';
type Moment = number;
declare const NOTICES: Readonly<Record<NoticeName, Notice>>;
type NamesIn<Path> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;
type NextToAct = 'customer' | 'merchant' | 'operator' | 'nobody';
type NoQuery = Readonly<Record<never, never>>;
interface Notice {
  readonly members: readonly MemberRole[];
  readonly choices: readonly NoticeChoice[];
  readonly usual: NoticeChoice;
}
type NoticeChoice = (typeof NOTICE_CHOICES)[number];
type NoticeName = (typeof NOTICE_NAMES)[number];
declare const OPERATOR_KEY_PREFIX = 'svc_operator_';
type OfPayment = Pick<PaymentEventData, 'slug' | 'customer_reference'>;
interface Open {
  readonly kind: 'none';
}
type OperationName = keyof Operations;
interface Operator {
  readonly kind: 'operator';
  readonly staff: readonly StaffRole[];
}
type OperatorKeyCreate = WithDefaults<OperatorKeyCreateParams, 'role'>;
type OperatorRole = (typeof OPERATOR_ROLES)[number];
interface OtherClientMethod {
  readonly name: string;
  readonly summary?: string;
  readonly description?: string;
  readonly never?: readonly ErrorCode[];
  readonly params?: string;
  readonly sends?: Readonly<Record<string, string>>;
  readonly assumes?: Readonly<Record<string, string>>;
  readonly gives?: string;
}
type OwnKind = (typeof OWN_KINDS)[number];
declare const PAGE_SIZE_MAX = 100;
declare const PARTS: readonly [
  'checkout',
  'links',
  'api',
  'wallets',
  'dashboard',
  'operator',
  'agents',
  'reference',
  'front',
  'marketplace',
];
declare const PART_OF_ROLE: Readonly<Record<Role, Part>>;
type PageOf<Plural extends string, Item> = ItemOf<Plural, readonly Item[]> & ItemOf<'pagination', Pagination>;
type ParametersIn<Path, Of = Role> = {
  readonly [Name in NamesIn<Path>]: Name extends 'role' ? Of : string;
};
type ParametersOf<Name extends OperationName> = Operations[Name]['parameters'];
type Part = (typeof PARTS)[number];
type PayParams = PayFromWalletParams | PayByMobileMoneyParams | PayByCardParams;
type PayerMoneyState = (typeof PAYER_MONEY_STATES)[number];
type PaymentChargeParams = ChargeByMobileMoneyParams | ChargeByCardParams;
type PaymentCreate = WithDefaults<PaymentCreateParams, 'metadata' | 'expires_in' | 'max_attempts'>;
type PaymentEventField = (typeof PAYMENT_EVENT_FIELDS)[number];
type PaymentLinkStatus = (typeof PAYMENT_LINK_STATUSES)[number];
type PaymentMethodType = (typeof PAYMENT_METHOD_TYPES)[number];
type PaymentStatus = (typeof PAYMENT_STATUSES)[number];
type PaymentTransferKind = (typeof PAYMENT_TRANSFER_KINDS)[number];
type PayoutAccountEventData = Omit<PayoutAccount, 'holder_name' | 'replaced_at'>;
type PayoutAccountType = (typeof PAYOUT_ACCOUNT_TYPES)[number];
type PayoutExclusionReason = (typeof PAYOUT_EXCLUSIONS)[number];
type PayoutExportFormat = (typeof PAYOUT_EXPORT_FORMATS)[number];
type PayoutState = (typeof PAYOUT_STATES)[number];
interface PhoneReading {
  readonly kind: 'number' | 'old' | 'none';
  readonly phone: string;
}
type Prompt = Readonly<Record<Locale, string>>;
type QueryOf<Name extends OperationName> = Operations[Name]['query'];
type RailChoice = (typeof RAIL_CHOICES)[number];
type RailMethodType = (typeof RAIL_METHOD_TYPES)[number];
type RefundEventData = Refund & OfPayment;
type RefundSource = (typeof REFUND_SOURCES)[number];
type RefundStatus = (typeof REFUND_STATUSES)[number];
type RefundedPaymentData = PaymentEventData &
  Required<Pick<PaymentEventData, 'refund_id' | 'refund_amount' | 'amount_refunded'>>;
type Role = (typeof ROLES)[number];
interface Route<Types extends RouteTypes = RouteTypes> {
  readonly method: Types['method'];
  readonly path: Types['path'];
  readonly root?: boolean;
  readonly part: RoutePart;
  readonly tag: string;
  readonly summary: string;
  readonly description?: string;
  readonly client?: ClientMethods;
  readonly auth: Types['auth'];
  readonly ways?: Readonly<Partial<Record<Way, Accepted>>>;
  readonly audit?: RouteAudit;
  readonly limit?: RouteLimit;
  readonly recentAuth?: true;
  readonly parameters: z.ZodType<Types['parameters']>;
  readonly query: z.ZodType<Types['query']>;
  readonly body?: BodySchema<Types>;
  readonly bodyOptional?: boolean;
  readonly rawMethods?: readonly ('GET' | 'POST' | 'PUT')[];
  readonly upload?: {
    readonly bytesMax: number;
    readonly types: readonly string[];
  };
  readonly success: Readonly<Record<number, z.ZodType<Types['data']>>>;
  readonly bare?: boolean;
  readonly files?: readonly string[];
  readonly errors: readonly ErrorCode[];
}
interface RouteAudit {
  readonly action: AuditAction;
  readonly subject: RouteAuditSubject;
  readonly details?: readonly string[];
  readonly by?: 'session';
}
type RouteAuditSubject = ItemOf<'type', AuditSubjectType> &
  (ItemOf<'own', true> | ItemOf<'parameter', string> | ItemOf<'answer', string>);
type RouteAuth = Open | SecretKey | Token | MerchantToken | MerchantOrKey | Operator | Legacy;
type RouteLimit =
  | 'login'
  | 'register'
  | 'mail'
  | 'text'
  | 'pay'
  | 'checkout'
  | 'payment_link'
  | 'cash_out_code'
  | 'sandbox_clock'
  | 'replay_failed'
  | 'test_payments'
  | 'cash_code'
  | 'cash_holder'
  | 'receipt'
  | 'rail_callback'
  | 'address';
type RouteName = keyof Routes;
type RoutePart = Part | readonly Part[] | 'role';
interface RouteTypes<
  Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  Path = `/${string}`,
  Auth = RouteAuth,
  Query = unknown,
  Body = unknown,
  Data = unknown,
  Sent = unknown,
  Parameters = unknown,
> {
  readonly method: Method;
  readonly path: Path;
  readonly auth: Auth;
  readonly parameters: Parameters;
  readonly query: Query;
  readonly body: Body;
  readonly sent: Sent;
  readonly data: Data;
}
type Scope = (typeof SCOPES)[number];
interface SecretKey {
  readonly kind: 'api_key';
  readonly scope: Scope;
}
type SentEventPattern = EventPattern | `${typeof EVENT_NAME_PREFIX}${EventPattern}`;
type SentOf<Name extends OperationName> = Operations[Name]['sent'];
type SettlementLineType = (typeof SETTLEMENT_LINE_TYPES)[number];
type SettlementSchedule = (typeof SETTLEMENT_SCHEDULES)[number];
type SettlementStatus = (typeof SETTLEMENT_STATUSES)[number];
type Simulate = WithDefaults<SimulateParams, 'method'>;
type SimulatedMethod = (typeof SIMULATED_METHODS)[number];
type SimulatedOutcome = (typeof SIMULATED_OUTCOMES)[number];
type StaffRole = (typeof STAFF_ROLES)[number];
interface SuccessBody<Data> {
  readonly data: Data;
  readonly success: true;
  readonly error: null;
}
type TimelineEntry =
  | TimelinePaymentCreated
  | TimelineAttempt
  | TimelineRefund
  | TimelineDispute
  | TimelineTransfer
  | TimelineStatusChange
  | TimelineEvent
  | TimelineDelivery;
type Timestamp = string;
interface Token<Of extends Role = Role> {
  readonly kind: 'token';
  readonly roles: readonly Of[];
}
type TransactionType = (typeof TRANSACTION_TYPES)[number];
type TypesOf<
  Table extends Readonly<
    Record<
      keyof Table,
      {
        readonly types?: RouteTypes;
      }
    >
  >,
> = {
  readonly [Name in keyof Table]: NonNullable<Table[Name]['types']>;
};
declare const WEBHOOK_SECRET_PREFIX = 'whsec_';
declare const WRITING = 'x-writing';
type WalletOperation = (typeof WALLET_OPERATIONS)[number];
type WalletTier = (typeof WALLET_TIERS)[number];
type Way = 'api' | 'checkout' | 'panel' | 'in_process' | 'command_line';
type WebhookEndpointCreate = WithDefaults<WebhookEndpointCreateParams, 'events' | 'enabled' | 'prefixed_names'>;
type WebhookEventData = {
  readonly [Name in EventType]: DataOf<Name>;
};
type WholeLiteral<Amount extends number> = `${Amount}` extends `${string}.${string}` | `${string}e-${string}`
  ? 'XAF has no fraction: write whole francs'
  : Amount;
type WithDefaults<Params, Names extends keyof Params> = Omit<Params, Names> & {
  readonly [Name in Names]-?: Exclude<Params[Name], undefined>;
};
type WithIdempotencyKey<Params> = unknown extends Params
  ? unknown
  : Params extends undefined
    ? undefined
    : Params & {
        readonly idempotency_key?: string | undefined;
      };
type WithSentEvents<Params> = Omit<Params, 'events'> & {
  readonly events?: readonly SentEventPattern[] | undefined;
};
type WorkerStatus = (typeof WORKER_STATUSES)[number];
type Writing = 'line' | 'lines' | 'exact' | 'exact_lines' | 'compared';
type Xaf = number & {
  readonly [unit]: 'XAF';
};
declare function acceptedBy(
  { auth, ways, path }: Pick<Declaration, 'auth' | 'ways' | 'path'>,
  way: Way,
): Accepted | null;
declare function bareNumber(value: string): string;
declare function builtInRole(
  name: string,
  path: string | undefined,
  role: unknown,
  {
    onPages,
  }: {
    readonly onPages: boolean;
  },
): Role | null;
declare function doualaDay(nowMs: number): string;
declare function doualaDayStartMs(nowMs: number): number;
declare const email: z.ZodEmail;
declare function errorMessage(code: ErrorCode): string;
declare function errorStatus(code: ErrorCode): number;
declare function exampleNumber(prefixes?: readonly string[]): string;
declare function formatXaf(amount: number): string;
declare function hasUnseen(value: string): boolean;
declare const idempotencyKey: z.ZodString;
declare function ignoresUnknownQuery({ method, auth }: Pick<Declaration, 'method' | 'auth'>): boolean;
declare function isFinalStatus(status: PaymentStatus): boolean;
declare function isIban(value: string): boolean;
declare function isMutating({ method, audit }: Pick<Declaration, 'method' | 'audit'>): boolean;
declare function isOfRail(type: PaymentMethodType): type is RailMethodType;
declare function isRib(value: string): boolean;
declare function isRouteOpen(part: RoutePart, open: ReadonlySet<Part>, role?: unknown): boolean;
declare function isStorable(value: string): boolean;
declare function isStoredRefusal(code: ErrorCode): boolean;
declare const legacyError: z.ZodType<LegacyError>;
declare const legacyFault: z.ZodType<LegacyFault>;
declare function looksLikeCentimes(payment: {
  readonly amount: number;
  readonly currency: string;
  readonly description: string | null;
}): boolean;
declare function nearest(text: string, names: readonly string[]): string | undefined;
declare const newPin: z.ZodString;
declare function onOneLine(value: string): string;
declare const optionalIdempotencyKey: z.ZodOptional<z.ZodString>;
declare function parseRetryAfterMs(value: string | null, nowMs: number): number | null;
declare function parseXaf(text: string): Xaf;
declare const phone: z.ZodString;
declare function providerInWords(id: string): string;
declare function readPhoneNumber(typed: string, prefixes?: readonly string[]): PhoneReading;
declare function requiresRecentAuth(
  declaration: Pick<Declaration, 'auth' | 'method' | 'audit' | 'recentAuth'>,
): boolean;
declare function sampleAnswer<Name extends RouteName>(name: Name): DataOf<Name>;
declare function startOfDoualaDay(day: string, daysLater?: number): number | null;
declare function takesPeriod(query: z.ZodType, of: 'created' | 'succeeded'): boolean;
declare function typedBeginnings(prefixes: readonly string[]): readonly string[];
declare const unit: unique symbol;
declare function webhookBody(type: EventType): z.ZodType;
declare function writtenNumber(phone: string): string;
declare function xaf<const Amount extends number>(amount: WholeLiteral<Amount>): Xaf;
