// index.d.ts exports ABSENCE, API_KEY_PREFIXES, ATTEMPT_OUTCOMES, ATTEMPT_STATUSES, AUDIT_ACTIONS, AUDIT_ACTOR_TYPES,
//   AUDIT_SUBJECT_TYPES, Absence, Accepted, AgentCreate, AgentCreateParams, AgentFloat, AgentLimits, AgentLimitsParams,
//   AgentLocation, AgentLocationCreate, AgentLocationCreateParams, AgentLocationPageQuery, AgentLocationUpdateParams,
//   AgentLocationsByTown, AgentRecord, AgentUpdateParams, AgentWithFloats, Amount, ApiKey, ApiKeyCreate,
//   ApiKeyCreateParams, ApiKeyRoll, ApiKeyRollParams, ApiKeyWithSecret, AttemptExportQuery, AttemptListQuery,
//   AttemptLookup, AttemptOutcomeName, AttemptRecord, AttemptResolution, AttemptResolveParams, AttemptStatus,
//   Attention, AuditAction, AuditActor, AuditActorType, AuditEntry, AuditListQuery, AuditSubject, AuditSubjectType,
//   Balance, BodyOf, CASH_KINDS, CASH_METHOD, CUSTOMER_TYPES, CashCode, CashHolder, CashHolderLookUpParams,
//   CashInParams, CashKind, CashOutCode, CashOutCodeParams, CashOutParams, CashPayment, CashPaymentLookUpParams,
//   CashPaymentParams, CashReceipt, ChargeByCardParams, ChargeByMobileMoneyParams, Checkout, CheckoutCanceled,
//   CheckoutConfirmParams, CheckoutMethod, CheckoutPaid, CheckoutPayment, ClockAdvanceParams, CreatedPayoutExport,
//   Customer, CustomerExportQuery, CustomerListQuery, CustomerMethod, CustomerQuery, CustomerSum, CustomerTotals,
//   CustomerType, CustomerUpdateParams, CustomerWithTotals, DAY_MS, DELIVERY_STATUSES, DISPUTE_RETURN_STATUSES,
//   DISPUTE_STATUSES, DataOf, DayVolume, Declaration, Deleted, Delivery, DeliveryAttempt, DeliveryExportQuery,
//   DeliveryListQuery, DeliveryRecord, DeliveryRecordWithAttempts, DeliveryStatus, DeliveryWithAttempts, Device,
//   Dispute, DisputeEventData, DisputeExportQuery, DisputeListQuery, DisputeOpenParams, DisputeRecord,
//   DisputeResolveParams, DisputeReturnParams, DisputeReturnStatus, DisputeStatus, DuePayout, DuePayoutListQuery,
//   DueTotal, DueTotals, DueTotalsQuery, ENDPOINT_HEALTHS, ERRORS, EVENT_FAMILIES, EVENT_NAME_PREFIX, EVENT_SUMMARIES,
//   EVENT_TYPES, EndpointDisabledData, EndpointHealth, EndpointTrouble, ErrorBody, ErrorCode, EventDataByName,
//   EventFamily, EventListQuery, EventPattern, EventRecord, EventReplayParams, EventType, EvidenceParams, FAILURES,
//   FEE_REFUND_POLICIES, FILE_PURPOSES, FILE_TYPES, FOUND_KINDS, FailedAttemptData, FailedPaymentData, FailedReplayed,
//   FailedSettlement, FailureCode, FeeRefundPolicy, FieldErrors, FilePurpose, FileReference, FileType, FileUpload,
//   FileUploadQuery, FloatParams, FloatTransactionListQuery, Found, FoundKind, GatewayMethod, GracePeriod,
//   HANDLER_PREFIX, HANDLES, Handle, Health, HealthCount, HealthQueue, HeldBalance, HiddenMethodsParams,
//   HolderModeQuery, HolderPageQuery, ID_PREFIXES, IdKind, ItemOf, KNOWN_FROM, KYC_STATUSES, KnownFrom, Kyc,
//   KycDecision, KycDecisionParams, KycParams, KycStatus, KycSubmission, LEDGER_CHECK_STATUSES, LIMITS, LOCALES,
//   LOGO_TYPES, LedgerCheck, LedgerCheckStatus, LedgerChecked, LedgerFinding, LedgerReport, LegacyError, LegacyFault,
//   LegacyStatus, LocalOperation, LocalOperations, Locale, LoginParams, LoginResult, LogoParams, LogoType,
//   METHOD_HEALTH, Me, MerchantFees, MerchantFeesParams, MerchantListQuery, MerchantMethod, MerchantMethodParams,
//   MerchantMethodsParams, MerchantPaymentListQuery, MerchantPayoutAccountQuery, MerchantProfile, MerchantRecord,
//   MerchantSettlementParams, MerchantSettlementTerms, MerchantUpdateParams, MethodHealth, MethodReinstateParams,
//   MethodSuspendParams, MethodSuspension, Mode, ModePageQuery, ModeQuery, Moment, NEW_AGENT_LIMITS, NextAction,
//   NextToAct, NoQuery, OPERATOR_KEY_PREFIX, OWN_KINDS, OperationName, Operations, OperatorAccount,
//   OperatorAuditListQuery, OperatorCreateParams, OperatorDeliveryListQuery, OperatorDisputeExportQuery,
//   OperatorDisputeListQuery, OperatorKey, OperatorKeyCreateParams, OperatorModeQuery, OperatorPageQuery,
//   OperatorReplayFailed, OperatorReplayFailedParams, OperatorReportQuery, OperatorSettlementExportQuery,
//   OperatorSettlementListQuery, OtherDevicesRevoked, Overview, OverviewQuery, OwnFound, OwnKind, OwnSearchQuery,
//   OwnSearchResults, OwnText, OwnTextParams, PAYER_MONEY_STATES, PAYMENT_EVENT_FIELDS, PAYMENT_LINK_STATUSES,
//   PAYMENT_METHOD_TYPES, PAYMENT_STATUSES, PAYMENT_TRANSFER_KINDS, PAYOUT_ACCOUNT_TYPES, PAYOUT_EXCLUSIONS,
//   PAYOUT_EXPORT_FORMATS, PAYOUT_STATES, PROVIDER_ID, PageOf, PageQuery, Pagination, ParametersOf, PasswordParams,
//   PasswordReset, PasswordResetParams, PayByCardParams, PayByMobileMoneyParams, PayFromWalletParams, PayParams,
//   PayerMoneyState, Payment, PaymentCancelParams, PaymentChargeParams, PaymentCharged, PaymentCreate,
//   PaymentCreateParams, PaymentCreated, PaymentEventData, PaymentEventField, PaymentExportQuery, PaymentLink,
//   PaymentLinkCreate, PaymentLinkCreateParams, PaymentLinkListQuery, PaymentLinkOpenParams, PaymentLinkOpened,
//   PaymentLinkStatus, PaymentLinkUpdate, PaymentLinkUpdateParams, PaymentListQuery, PaymentMethod, PaymentMethodType,
//   PaymentOutcomes, PaymentRecord, PaymentStatus, PaymentSum, PaymentTotal, PaymentTotals, PaymentTotalsQuery,
//   PaymentTransferKind, PayoutAccount, PayoutAccountEventData, PayoutAccountParams, PayoutAccountRecord,
//   PayoutAccountType, PayoutExclusion, PayoutExclusionReason, PayoutExport, PayoutExportCreateParams,
//   PayoutExportFormat, PayoutExportPaidParams, PayoutState, PeriodPageQuery, PeriodQuery, PhoneReading, PinParams,
//   PingData, Pinged, Principal, ProfileParams, Prompt, PublicAgentLocation, PublicPaymentLink, QueryOf, RAIL_CHOICES,
//   RAIL_METHOD_TYPES, REFUND_SOURCES, REFUND_STATUSES, ROLES, RailAccountBalance, RailCallback, RailCallbackRecord,
//   RailChoice, RailDetail, RailMethodRecord, RailMethodType, RailRecord, ReauthenticateParams, RefreshParams, Refund,
//   RefundCreateParams, RefundEventData, RefundExportQuery, RefundListQuery, RefundRecord, RefundResolveParams,
//   RefundSource, RefundStatus, RefundedPaymentData, RegisterParams, ReplayFailed, ReplayFailedParams, Report,
//   ReportDay, ReportFailure, ReportFigures, ReportMethod, ReportPrevious, ReportQuery, ReportTotal, Role,
//   RotateSecretParams, Route, RouteAudit, RouteAuditSubject, RouteAuth, RouteLimit, RouteName, Routes, SCOPES,
//   SETTLEMENT_LINE_TYPES, SETTLEMENT_SCHEDULES, SETTLEMENT_STATUSES, SIMULATED_METHODS, SIMULATED_OUTCOMES,
//   SandboxClock, Scope, SearchQuery, SearchResults, SentEventPattern, SentOf, Settlement, SettlementCreateParams,
//   SettlementExportQuery, SettlementLine, SettlementLineType, SettlementListQuery, SettlementRecord,
//   SettlementResolveParams, SettlementSchedule, SettlementStatus, SettlementWithDestination, Simulate, SimulateParams,
//   Simulated, SimulatedMethod, SimulatedOutcome, SuccessBody, SuspendParams, TRANSACTION_TYPES, Timeline,
//   TimelineAttempt, TimelineDelivery, TimelineDispute, TimelineEntry, TimelineEvent, TimelineExplanation,
//   TimelinePaymentCreated, TimelineRefund, TimelineStatusChange, TimelineTransfer, Timestamp, TownQuery, Transaction,
//   TransactionType, TransactionWithReceipt, UNAPPLIED_FUNDS_STEPS, UnappliedFunds, UploadedFile, WALLET_METHOD,
//   WEBHOOK_SECRET_PREFIX, WORKER_STATUSES, WRITING, Wallet, Way, WebhookBody, WebhookEndpoint, WebhookEndpointCreate,
//   WebhookEndpointCreateParams, WebhookEndpointUpdateParams, WebhookEndpointWithRecent, WebhookEndpointWithSecret,
//   WebhookEventData, WholeLiteral, WithDefaults, WithIdempotencyKey, WithSentEvents, Worker, WorkerStatus, Writing,
//   Xaf, acceptedBy, bareNumber, doualaDay, doualaDayStartMs, email, errorMessage, errorStatus, exampleNumber,
//   formatXaf, idempotencyKey, ignoresUnknownQuery, isFinalStatus, isIban, isMutating, isOfRail, isRib, isStorable,
//   isStoredRefusal, legacyError, legacyFault, localOperations, looksLikeCentimes, newPassword, newPin, onOneLine,
//   optionalIdempotencyKey, parseRetryAfterMs, parseXaf, phone, providerInWords, readPhoneNumber, requiresRecentAuth,
//   routes, sampleAnswer, startOfDoualaDay, takesPeriod, typedBeginnings, webhookBody, xaf
// names.d.ts exports API_KEY_PREFIXES, ATTEMPT_OUTCOMES, ATTEMPT_STATUSES, AUDIT_ACTIONS, AUDIT_ACTOR_TYPES,
//   AUDIT_SUBJECT_TYPES, AgentCreate, AgentCreateParams, AgentFloat, AgentLimits, AgentLimitsParams, AgentLocation,
//   AgentLocationCreate, AgentLocationCreateParams, AgentLocationPageQuery, AgentLocationUpdateParams,
//   AgentLocationsByTown, AgentRecord, AgentUpdateParams, AgentWithFloats, Amount, ApiKey, ApiKeyCreate,
//   ApiKeyCreateParams, ApiKeyRoll, ApiKeyRollParams, ApiKeyWithSecret, AttemptExportQuery, AttemptListQuery,
//   AttemptLookup, AttemptOutcomeName, AttemptRecord, AttemptResolution, AttemptResolveParams, AttemptStatus,
//   Attention, AuditAction, AuditActor, AuditActorType, AuditEntry, AuditListQuery, AuditSubject, AuditSubjectType,
//   Balance, CASH_KINDS, CASH_METHOD, CUSTOMER_TYPES, CashCode, CashHolder, CashHolderLookUpParams, CashInParams,
//   CashKind, CashOutCode, CashOutCodeParams, CashOutParams, CashPayment, CashPaymentLookUpParams, CashPaymentParams,
//   CashReceipt, ChargeByCardParams, ChargeByMobileMoneyParams, Checkout, CheckoutCanceled, CheckoutConfirmParams,
//   CheckoutMethod, CheckoutPaid, CheckoutPayment, ClockAdvanceParams, CreatedPayoutExport, Customer,
//   CustomerExportQuery, CustomerListQuery, CustomerMethod, CustomerQuery, CustomerSum, CustomerTotals, CustomerType,
//   CustomerUpdateParams, CustomerWithTotals, DAY_MS, DELIVERY_STATUSES, DISPUTE_RETURN_STATUSES, DISPUTE_STATUSES,
//   DayVolume, Deleted, Delivery, DeliveryAttempt, DeliveryExportQuery, DeliveryListQuery, DeliveryRecord,
//   DeliveryRecordWithAttempts, DeliveryStatus, DeliveryWithAttempts, Device, Dispute, DisputeEventData,
//   DisputeExportQuery, DisputeListQuery, DisputeOpenParams, DisputeRecord, DisputeResolveParams, DisputeReturnParams,
//   DisputeReturnStatus, DisputeStatus, DuePayout, DuePayoutListQuery, DueTotal, DueTotals, DueTotalsQuery,
//   ENDPOINT_HEALTHS, ERRORS, EVENT_FAMILIES, EVENT_NAME_PREFIX, EVENT_SUMMARIES, EVENT_TYPES, EndpointDisabledData,
//   EndpointHealth, EndpointTrouble, ErrorBody, ErrorCode, EventDataByName, EventFamily, EventListQuery, EventPattern,
//   EventRecord, EventReplayParams, EventType, EvidenceParams, FAILURES, FEE_REFUND_POLICIES, FILE_PURPOSES,
//   FILE_TYPES, FOUND_KINDS, FailedAttemptData, FailedPaymentData, FailedReplayed, FailedSettlement, FailureCode,
//   FeeRefundPolicy, FieldErrors, FilePurpose, FileReference, FileType, FileUpload, FileUploadQuery, FloatParams,
//   FloatTransactionListQuery, Found, FoundKind, GatewayMethod, GracePeriod, HANDLER_PREFIX, HANDLES, Handle, Health,
//   HealthCount, HealthQueue, HeldBalance, HiddenMethodsParams, HolderModeQuery, HolderPageQuery, ID_PREFIXES, IdKind,
//   ItemOf, KNOWN_FROM, KYC_STATUSES, KnownFrom, Kyc, KycDecision, KycDecisionParams, KycParams, KycStatus,
//   KycSubmission, LEDGER_CHECK_STATUSES, LIMITS, LOCALES, LOGO_TYPES, LedgerCheck, LedgerCheckStatus, LedgerChecked,
//   LedgerFinding, LedgerReport, LegacyError, LegacyFault, LegacyStatus, Locale, LoginParams, LoginResult, LogoParams,
//   LogoType, METHOD_HEALTH, Me, MerchantFees, MerchantFeesParams, MerchantListQuery, MerchantMethod,
//   MerchantMethodParams, MerchantMethodsParams, MerchantPaymentListQuery, MerchantPayoutAccountQuery, MerchantProfile,
//   MerchantRecord, MerchantSettlementParams, MerchantSettlementTerms, MerchantUpdateParams, MethodHealth,
//   MethodReinstateParams, MethodSuspendParams, MethodSuspension, Mode, ModePageQuery, ModeQuery, Moment,
//   NEW_AGENT_LIMITS, NextAction, NextToAct, NoQuery, OPERATOR_KEY_PREFIX, OWN_KINDS, OperatorAccount,
//   OperatorAuditListQuery, OperatorCreateParams, OperatorDeliveryListQuery, OperatorDisputeExportQuery,
//   OperatorDisputeListQuery, OperatorKey, OperatorKeyCreateParams, OperatorModeQuery, OperatorPageQuery,
//   OperatorReplayFailed, OperatorReplayFailedParams, OperatorReportQuery, OperatorSettlementExportQuery,
//   OperatorSettlementListQuery, OtherDevicesRevoked, Overview, OverviewQuery, OwnFound, OwnKind, OwnSearchQuery,
//   OwnSearchResults, OwnText, OwnTextParams, PAYER_MONEY_STATES, PAYMENT_EVENT_FIELDS, PAYMENT_LINK_STATUSES,
//   PAYMENT_METHOD_TYPES, PAYMENT_STATUSES, PAYMENT_TRANSFER_KINDS, PAYOUT_ACCOUNT_TYPES, PAYOUT_EXCLUSIONS,
//   PAYOUT_EXPORT_FORMATS, PAYOUT_STATES, PROVIDER_ID, PageOf, PageQuery, Pagination, PasswordParams, PasswordReset,
//   PasswordResetParams, PayByCardParams, PayByMobileMoneyParams, PayFromWalletParams, PayParams, PayerMoneyState,
//   Payment, PaymentCancelParams, PaymentChargeParams, PaymentCharged, PaymentCreate, PaymentCreateParams,
//   PaymentCreated, PaymentEventData, PaymentEventField, PaymentExportQuery, PaymentLink, PaymentLinkCreate,
//   PaymentLinkCreateParams, PaymentLinkListQuery, PaymentLinkOpenParams, PaymentLinkOpened, PaymentLinkStatus,
//   PaymentLinkUpdate, PaymentLinkUpdateParams, PaymentListQuery, PaymentMethod, PaymentMethodType, PaymentOutcomes,
//   PaymentRecord, PaymentStatus, PaymentSum, PaymentTotal, PaymentTotals, PaymentTotalsQuery, PaymentTransferKind,
//   PayoutAccount, PayoutAccountEventData, PayoutAccountParams, PayoutAccountRecord, PayoutAccountType,
//   PayoutExclusion, PayoutExclusionReason, PayoutExport, PayoutExportCreateParams, PayoutExportFormat,
//   PayoutExportPaidParams, PayoutState, PeriodPageQuery, PeriodQuery, PhoneReading, PinParams, PingData, Pinged,
//   Principal, ProfileParams, Prompt, PublicAgentLocation, PublicPaymentLink, RAIL_CHOICES, RAIL_METHOD_TYPES,
//   REFUND_SOURCES, REFUND_STATUSES, ROLES, RailAccountBalance, RailCallback, RailCallbackRecord, RailChoice,
//   RailDetail, RailMethodRecord, RailMethodType, RailRecord, ReauthenticateParams, RefreshParams, Refund,
//   RefundCreateParams, RefundEventData, RefundExportQuery, RefundListQuery, RefundRecord, RefundResolveParams,
//   RefundSource, RefundStatus, RefundedPaymentData, RegisterParams, ReplayFailed, ReplayFailedParams, Report,
//   ReportDay, ReportFailure, ReportFigures, ReportMethod, ReportPrevious, ReportQuery, ReportTotal, Role,
//   RotateSecretParams, SCOPES, SETTLEMENT_LINE_TYPES, SETTLEMENT_SCHEDULES, SETTLEMENT_STATUSES, SIMULATED_METHODS,
//   SIMULATED_OUTCOMES, SandboxClock, Scope, SearchQuery, SearchResults, SentEventPattern, Settlement,
//   SettlementCreateParams, SettlementExportQuery, SettlementLine, SettlementLineType, SettlementListQuery,
//   SettlementRecord, SettlementResolveParams, SettlementSchedule, SettlementStatus, SettlementWithDestination,
//   Simulate, SimulateParams, Simulated, SimulatedMethod, SimulatedOutcome, SuccessBody, SuspendParams,
//   TRANSACTION_TYPES, Timeline, TimelineAttempt, TimelineDelivery, TimelineDispute, TimelineEntry, TimelineEvent,
//   TimelineExplanation, TimelinePaymentCreated, TimelineRefund, TimelineStatusChange, TimelineTransfer, Timestamp,
//   TownQuery, Transaction, TransactionType, TransactionWithReceipt, UNAPPLIED_FUNDS_STEPS, UnappliedFunds,
//   UploadedFile, WALLET_METHOD, WEBHOOK_SECRET_PREFIX, WORKER_STATUSES, Wallet, WebhookBody, WebhookEndpoint,
//   WebhookEndpointCreate, WebhookEndpointCreateParams, WebhookEndpointUpdateParams, WebhookEndpointWithRecent,
//   WebhookEndpointWithSecret, WebhookEventData, WholeLiteral, WithDefaults, WithIdempotencyKey, WithSentEvents,
//   Worker, WorkerStatus, Xaf, doualaDay, doualaDayStartMs, errorMessage, errorStatus, exampleNumber, formatXaf,
//   isFinalStatus, isOfRail, isStoredRefusal, looksLikeCentimes, parseRetryAfterMs, parseXaf, providerInWords,
//   readPhoneNumber, startOfDoualaDay, typedBeginnings, xaf
// imports zod

declare const ABSENCE = "x-absence";
declare const API_KEY_PREFIXES: {
    readonly live: "svc_live_";
    readonly test: "svc_test_";
};
declare const ATTEMPT_OUTCOMES: readonly [ … ];
declare const ATTEMPT_STATUSES: readonly [ … ];
declare const AUDIT_ACTIONS: readonly [ … ];
declare const AUDIT_ACTOR_TYPES: readonly [ … ];
declare const AUDIT_SUBJECT_TYPES: readonly [ … ];
type Absence = 'describes' | 'widens' | 'clears';
type Accepted = RouteAuth | {
    readonly kind: 'optional_token';
    readonly roles: readonly Role[];
};
interface AgentCreate { … }
interface AgentCreateParams { … }
interface AgentFloat { … }
interface AgentLimits { … }
interface AgentLimitsParams { … }
interface AgentLocation { … }
type AgentLocationCreate = WithDefaults<AgentLocationCreateParams, 'active'>;
interface AgentLocationCreateParams { … }
interface AgentLocationPageQuery { … }
interface AgentLocationUpdateParams { … }
interface AgentLocationsByTown { … }
interface AgentRecord { … }
interface AgentUpdateParams { … }
interface AgentWithFloats { … }
type Amount = number;
interface ApiKey { … }
type ApiKeyCreate = WithDefaults<ApiKeyCreateParams, 'scopes'>;
interface ApiKeyCreateParams { … }
type ApiKeyRoll = WithDefaults<ApiKeyRollParams, 'grace_seconds'>;
interface ApiKeyRollParams { … }
interface ApiKeyWithSecret { … }
interface AttemptExportQuery { … }
interface AttemptListQuery { … }
interface AttemptLookup { … }
type AttemptOutcomeName = (typeof ATTEMPT_OUTCOMES)[number];
interface AttemptRecord { … }
interface AttemptResolution { … }
interface AttemptResolveParams { … }
type AttemptStatus = (typeof ATTEMPT_STATUSES)[number];
interface Attention { … }
type AuditAction = (typeof AUDIT_ACTIONS)[number];
interface AuditActor { … }
type AuditActorType = (typeof AUDIT_ACTOR_TYPES)[number];
interface AuditEntry { … }
interface AuditListQuery { … }
interface AuditSubject { … }
type AuditSubjectType = (typeof AUDIT_SUBJECT_TYPES)[number];
interface Balance { … }
type BodyOf<Name extends OperationName> = Operations[Name]['body'];
type BodyPart<Types extends RouteTypes> = [
    Types['body']
] extends [
    undefined
] ? {
    readonly body?: never;
    readonly bodyOptional?: never;
} : undefined extends Types['body'] ? {
    readonly body: BodySchema<Types>;
    readonly bodyOptional: true;
} : {
    readonly body: BodySchema<Types>;
    readonly bodyOptional?: never;
};
type BodySchema<Types extends RouteTypes> = z.ZodType<Exclude<Types['body'], undefined>, Exclude<Types['sent'], undefined>>;
declare const CASH_KINDS: readonly [ … ];
declare const CASH_METHOD = "cash";
declare const CUSTOMER_TYPES: readonly [ … ];
interface CashCode { … }
interface CashHolder { … }
interface CashHolderLookUpParams { … }
interface CashInParams { … }
type CashKind = (typeof CASH_KINDS)[number];
interface CashOutCode { … }
interface CashOutCodeParams { … }
interface CashOutParams { … }
interface CashPayment { … }
interface CashPaymentLookUpParams { … }
interface CashPaymentParams { … }
interface CashReceipt { … }
interface ChargeByCardParams { … }
interface ChargeByMobileMoneyParams { … }
interface Checkout { … }
interface CheckoutCanceled { … }
interface CheckoutConfirmParams { … }
interface CheckoutMethod { … }
interface CheckoutPaid { … }
interface CheckoutPayment { … }
interface ClockAdvanceParams { … }
interface CreatedPayoutExport { … }
interface Customer { … }
interface CustomerExportQuery { … }
interface CustomerListQuery { … }
interface CustomerMethod { … }
interface CustomerQuery { … }
interface CustomerSum { … }
interface CustomerTotals { … }
type CustomerType = (typeof CUSTOMER_TYPES)[number];
interface CustomerUpdateParams { … }
interface CustomerWithTotals { … }
declare const DAY_MS: number;
declare const DELIVERY_STATUSES: readonly [ … ];
declare const DISPUTE_RETURN_STATUSES: readonly [ … ];
declare const DISPUTE_STATUSES: readonly [ … ];
type DataOf<Name extends OperationName> = Operations[Name]['data'];
type DataOf<Name extends EventType> = Name extends keyof EventDataByName ? EventDataByName[Name] : EventDataByName[FamilyOf<Name>];
interface DayVolume { … }
type Declaration = Route | LocalOperation;
type Declared<Types extends RouteTypes> = Route<Types> & BodyPart<Types> & {
    readonly types?: Types;
};
interface Deleted { … }
interface Delivery { … }
interface DeliveryAttempt { … }
interface DeliveryExportQuery { … }
interface DeliveryListQuery { … }
interface DeliveryRecord { … }
interface DeliveryRecordWithAttempts { … }
type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];
interface DeliveryWithAttempts { … }
interface Device { … }
interface Dispute { … }
type DisputeEventData = Omit<Dispute, 'evidence' | 'evidence_files'> & OfPayment;
interface DisputeExportQuery { … }
interface DisputeListQuery { … }
interface DisputeOpenParams { … }
interface DisputeRecord { … }
interface DisputeResolveParams { … }
interface DisputeReturnParams { … }
type DisputeReturnStatus = (typeof DISPUTE_RETURN_STATUSES)[number];
type DisputeStatus = (typeof DISPUTE_STATUSES)[number];
interface DuePayout { … }
interface DuePayoutListQuery { … }
interface DueTotal { … }
interface DueTotals { … }
interface DueTotalsQuery { … }
declare const ENDPOINT_HEALTHS: readonly [ … ];
declare const ERRORS: Readonly<Record<"MALFORMED_JSON" | "INVALID_PATH" | "INVALID_HOST" | "AUTHENTICATION_REQUIRED" | "INVALID_API_KEY" | "API_KEY_EXPIRED" | "API_KEY_REVOKED" | "INVALID_TOKEN" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "REFRESH_TOKEN_INVALID" | "REFRESH_TOKEN_ROTATED" | "REFRESH_TOKEN_REUSED" | "INSUFFICIENT_FUNDS" | "PAYMENT_DECLINED" | "INSUFFICIENT_BALANCE" | "INSUFFICIENT_FLOAT" | "PERMISSION_DENIED" | "MODE_MISMATCH" | "KYC_REQUIRED" | "ACCOUNT_SUSPENDED" | "REAUTHENTICATION_REQUIRED" | "ROLE_NOT_ALLOWED" | "INVALID_PIN" | "PIN_RESET_REQUIRED" | "RESET_CODE_INVALID" | "CASH_OUT_CODE_INVALID" | "CASH_CODE_INVALID" | "ROUTE_NOT_FOUND" | "PAYMENT_NOT_FOUND" | "CHECKOUT_NOT_FOUND" | "PAYMENT_LINK_NOT_FOUND" | "CUSTOMER_NOT_FOUND" | "REFUND_NOT_FOUND" | "EVENT_NOT_FOUND" | "DELIVERY_NOT_FOUND" | "WEBHOOK_ENDPOINT_NOT_FOUND" | "API_KEY_NOT_FOUND" | "DEVICE_NOT_FOUND" | "MERCHANT_NOT_FOUND" | "CASH_CODE_NOT_FOUND" | "METHOD_NOT_FOUND" | "AGENT_LOCATION_NOT_FOUND" | "AGENT_NOT_FOUND" | "USER_NOT_FOUND" | "TRANSACTION_NOT_FOUND" | "ATTEMPT_NOT_FOUND" | "DISPUTE_NOT_FOUND" | "FILE_NOT_FOUND" | "RAIL_NOT_FOUND" | "LEDGER_CHECK_NOT_FOUND" | "SETTLEMENT_NOT_FOUND" | "PAYOUT_EXPORT_NOT_FOUND" | "METHOD_NOT_ALLOWED" | "REQUEST_TIMEOUT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "PAYMENT_ALREADY_PAID" | "PAYMENT_CANCELED" | "PAYMENT_FAILED" | "PAYMENT_IN_PROGRESS" | "PAYMENT_LINK_CLOSED" | "CODE_NOT_EXPECTED" | "PAYMENT_NOT_REFUNDABLE" | "REFUND_LIMIT" | "PAYMENT_NOT_DISPUTABLE" | "DISPUTE_CLOSED" | "DISPUTE_NOT_OWED" | "DISPUTE_EVIDENCE_OVERDUE" | "SETTLEMENT_CLOSED" | "PAYOUT_ON_HOLD" | "PAYOUT_ACCOUNT_CHANGED" | "NOTHING_TO_SETTLE" | "NOTHING_TO_EXPORT" | "REFUND_NOT_PENDING" | "ATTEMPT_NOT_IN_REVIEW" | "LEDGER_CHECK_RUNNING" | "SANDBOX_TOO_FULL" | "KYC_ALREADY_SUBMITTED" | "KYC_NOT_PENDING" | "WEBHOOK_ENDPOINT_DISABLED" | "IDEMPOTENCY_IN_PROGRESS" | "API_KEY_LIMIT" | "WEBHOOK_ENDPOINT_LIMIT" | "FILE_LIMIT" | "EMAIL_TAKEN" | "PIN_NOT_SET" | "USER_AMBIGUOUS" | "PAYMENT_EXPIRED" | "MISDIRECTED_REQUEST" | "VALIDATION_ERROR" | "INVALID_CODE" | "IDEMPOTENCY_KEY_REUSED" | "REFUND_NOT_SUPPORTED" | "REFUND_EXCEEDS_REMAINING" | "DISPUTE_EXCEEDS_REMAINING" | "LIMIT_EXCEEDED" | "METHOD_NOT_AVAILABLE" | "METHOD_DISABLED" | "PIN_LOCKED" | "CASH_CODE_LOCKED" | "RATE_LIMITED" | "INTERNAL_ERROR" | "BODY_ALREADY_READ" | "RAIL_ERROR" | "SERVICE_UNAVAILABLE", readonly [
    status: number,
    message: string
]>>;
declare const EVENT_FAMILIES: readonly [ … ];
declare const EVENT_NAME_PREFIX = "gateway.";
declare const EVENT_SUMMARIES: Readonly<Record<EventType, Readonly<Record<Locale, string>>>>;
declare const EVENT_TYPES: readonly [ … ];
interface EndpointDisabledData { … }
interface EndpointHealth { … }
interface EndpointTrouble { … }
interface ErrorBody {
    readonly error: string;
    readonly code: ErrorCode;
    readonly details: Readonly<Record<string, unknown>>;
}
type ErrorCode = keyof typeof ERRORS;
interface EventDataByName { … }
type EventFamily = (typeof EVENT_FAMILIES)[number];
interface EventListQuery { … }
type EventPattern = Exclude<EventType, 'ping'> | EventFamily | '*';
interface EventRecord { … }
interface EventReplayParams { … }
type EventType = (typeof EVENT_TYPES)[number];
interface EvidenceParams { … }
declare const FAILURES: Readonly<Record<"insufficient_funds" | "payer_timeout" | "payer_declined" | "invalid_code" | "invalid_payer" | "payer_limit_reached" | "payer_busy" | "payer_account_blocked" | "provider_unavailable" | "provider_error" | "gateway_account", {
    readonly retryable: boolean;
    readonly message: string;
}>>;
declare const FEE_REFUND_POLICIES: readonly [ … ];
declare const FILE_PURPOSES: readonly [ … ];
declare const FILE_TYPES: readonly [ … ];
declare const FOUND_KINDS: readonly [ … ];
type FailedAttemptData = FailedPaymentData & Required<Pick<PaymentEventData, 'attempt_id' | 'attempts_left'>>;
type FailedPaymentData = PaymentEventData & Required<Pick<PaymentEventData, 'failure_code' | 'failure_message'>>;
interface FailedReplayed { … }
interface FailedSettlement { … }
type FailureCode = keyof typeof FAILURES;
type FamilyOf<Name> = Name extends `${infer Subject}.${string}` ? Extract<keyof EventDataByName, `${Subject}.*`> : never;
type FeeRefundPolicy = (typeof FEE_REFUND_POLICIES)[number];
type FieldErrors = Readonly<Record<string, readonly {
    readonly rule: string;
    readonly message: string;
}[]>>;
type FilePurpose = (typeof FILE_PURPOSES)[number];
interface FileReference { … }
type FileType = (typeof FILE_TYPES)[number];
interface FileUpload { … }
interface FileUploadQuery { … }
interface FloatParams { … }
interface FloatTransactionListQuery { … }
interface Found { … }
type FoundKind = (typeof FOUND_KINDS)[number];
interface GatewayMethod { … }
interface GracePeriod { … }
declare const HANDLER_PREFIX = "handler:";
declare const HANDLES: readonly [ … ];
type Handle = (typeof HANDLES)[number];
interface Health { … }
interface HealthCount { … }
interface HealthQueue { … }
interface HeldBalance { … }
interface HiddenMethodsParams { … }
interface HolderModeQuery { … }
interface HolderPageQuery { … }
declare const ID_PREFIXES: {
    readonly payment: "pay";
    readonly customer: "cus";
    readonly paymentLink: "plink";
    readonly transaction: "tx";
    readonly attempt: "att";
    readonly refund: "rfd";
    readonly dispute: "dsp";
    readonly file: "file";
    readonly kycSubmission: "kyc";
    readonly settlement: "stl";
    readonly payoutAccount: "pac";
    readonly payoutExport: "pex";
    readonly event: "evt";
    readonly delivery: "dlv";
    readonly webhookEndpoint: "whe";
    readonly apiKey: "key";
    readonly operatorKey: "opk";
    readonly auditEntry: "aud";
    readonly device: "dev";
    readonly user: "usr";
    readonly merchant: "mer";
    readonly agent: "agt";
    readonly agentLocation: "loc";
    readonly operator: "opr";
    readonly worker: "wrk";
    readonly ledgerCheck: "chk";
};
type IdKind = keyof typeof ID_PREFIXES;
type ItemOf<Name extends string, Item> = Readonly<Record<Name, Item>>;
declare const KNOWN_FROM: readonly [ … ];
declare const KYC_STATUSES: readonly [ … ];
type KnownFrom = (typeof KNOWN_FROM)[number];
interface Kyc { … }
interface KycDecision { … }
interface KycDecisionParams { … }
interface KycParams { … }
type KycStatus = (typeof KYC_STATUSES)[number];
interface KycSubmission { … }
declare const LEDGER_CHECK_STATUSES: readonly [ … ];
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
    readonly healthCountMax: 10000;
    readonly ledgerFindingsMax: 50;
    readonly pageSizeDefault: 20;
    readonly pageSizeMax: 100;
    readonly timelineEachMax: 100;
    readonly apiKeysMax: 50;
    readonly webhookEndpointsMax: 10;
    readonly accessTokenLifeMs: number;
    readonly sessionsMax: 100;
    readonly passwordProofLifeMs: number;
    readonly refundWithoutProofMax: 50000;
    readonly refundPartsMax: 100;
    readonly passwordLengthMin: 8;
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
declare const LOCALES: readonly [ … ];
declare const LOGO_TYPES: readonly [ … ];
interface LedgerCheck { … }
type LedgerCheckStatus = (typeof LEDGER_CHECK_STATUSES)[number];
interface LedgerChecked { … }
interface LedgerFinding { … }
interface LedgerReport { … }
interface Legacy {
    readonly kind: 'legacy';
}
interface LegacyError { … }
interface LegacyFault { … }
interface LegacyStatus { … }
interface LocalOperation<Types extends RouteTypes = RouteTypes> extends Pick<Route<Types>, LocalPart>, Readonly<Partial<Record<Exclude<keyof Route, LocalPart | 'audit'>, never>>> {
    readonly audit: RouteAudit | null;
}
interface LocalOperations { … }
type LocalPart = 'summary' | 'auth' | 'parameters' | 'query' | 'body' | 'success' | 'errors';
type Locale = (typeof LOCALES)[number];
interface LoginParams { … }
interface LoginResult { … }
interface LogoParams { … }
type LogoType = (typeof LOGO_TYPES)[number];
declare const METHOD_HEALTH: readonly [ … ];
interface Me { … }
interface MerchantFees { … }
interface MerchantFeesParams { … }
interface MerchantListQuery { … }
interface MerchantMethod { … }
interface MerchantMethodParams { … }
interface MerchantMethodsParams { … }
interface MerchantOrKey {
    readonly kind: 'merchant';
    readonly scope: Scope;
    readonly mode?: 'test';
}
interface MerchantPaymentListQuery { … }
interface MerchantPayoutAccountQuery { … }
interface MerchantProfile { … }
interface MerchantRecord { … }
interface MerchantSettlementParams { … }
interface MerchantSettlementTerms { … }
interface MerchantToken {
    readonly kind: 'merchant';
    readonly scope?: never;
    readonly mode?: never;
}
interface MerchantUpdateParams { … }
type MethodHealth = (typeof METHOD_HEALTH)[number];
interface MethodReinstateParams { … }
interface MethodSuspendParams { … }
interface MethodSuspension { … }
type Mode = 'live' | 'test';
interface ModePageQuery { … }
interface ModeQuery { … }
type Moment = number;
declare const NEW_AGENT_LIMITS: { … };
type NamesIn<Path> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;
interface NextAction { … }
type NextToAct = 'customer' | 'merchant' | 'operator' | 'nobody';
type NoQuery = Readonly<Record<never, never>>;
declare const OPERATOR_KEY_PREFIX = "svc_operator_";
declare const OWN_KINDS: readonly [ … ];
type OfPayment = Pick<PaymentEventData, 'slug' | 'customer_reference'>;
interface Open {
    readonly kind: 'none';
}
type OperationName = keyof Operations;
interface Operations { … }
interface Operator {
    readonly kind: 'operator';
}
interface OperatorAccount { … }
interface OperatorAuditListQuery { … }
interface OperatorCreateParams { … }
interface OperatorDeliveryListQuery { … }
interface OperatorDisputeExportQuery { … }
interface OperatorDisputeListQuery { … }
interface OperatorKey { … }
interface OperatorKeyCreateParams { … }
interface OperatorModeQuery { … }
interface OperatorPageQuery { … }
interface OperatorReplayFailed { … }
interface OperatorReplayFailedParams { … }
interface OperatorReportQuery { … }
interface OperatorSettlementExportQuery { … }
interface OperatorSettlementListQuery { … }
interface OtherDevicesRevoked { … }
interface Overview { … }
interface OverviewQuery { … }
interface OwnFound { … }
type OwnKind = (typeof OWN_KINDS)[number];
interface OwnSearchQuery { … }
interface OwnSearchResults { … }
interface OwnText { … }
interface OwnTextParams { … }
declare const PAYER_MONEY_STATES: readonly [ … ];
declare const PAYMENT_EVENT_FIELDS: readonly [ … ];
declare const PAYMENT_LINK_STATUSES: readonly [ … ];
declare const PAYMENT_METHOD_TYPES: readonly [ … ];
declare const PAYMENT_STATUSES: readonly [ … ];
declare const PAYMENT_TRANSFER_KINDS: readonly [ … ];
declare const PAYOUT_ACCOUNT_TYPES: readonly [ … ];
declare const PAYOUT_EXCLUSIONS: readonly [ … ];
declare const PAYOUT_EXPORT_FORMATS: readonly [ … ];
declare const PAYOUT_STATES: readonly [ … ];
declare const PROVIDER_ID: RegExp;
type PageOf<Plural extends string, Item> = ItemOf<Plural, readonly Item[]> & ItemOf<'pagination', Pagination>;
interface PageQuery { … }
interface Pagination { … }
type ParametersIn<Path, Of = Role> = {
    readonly [Name in NamesIn<Path>]: Name extends 'role' ? Of : string;
};
type ParametersOf<Name extends OperationName> = Operations[Name]['parameters'];
interface PasswordParams { … }
interface PasswordReset { … }
interface PasswordResetParams { … }
interface PayByCardParams { … }
interface PayByMobileMoneyParams { … }
interface PayFromWalletParams { … }
type PayParams = PayFromWalletParams | PayByMobileMoneyParams | PayByCardParams;
type PayerMoneyState = (typeof PAYER_MONEY_STATES)[number];
interface Payment { … }
interface PaymentCancelParams { … }
type PaymentChargeParams = ChargeByMobileMoneyParams | ChargeByCardParams;
interface PaymentCharged { … }
type PaymentCreate = WithDefaults<PaymentCreateParams, 'metadata' | 'expires_in' | 'max_attempts'>;
interface PaymentCreateParams { … }
interface PaymentCreated { … }
interface PaymentEventData { … }
type PaymentEventField = (typeof PAYMENT_EVENT_FIELDS)[number];
interface PaymentExportQuery { … }
interface PaymentLink { … }
interface PaymentLinkCreate { … }
interface PaymentLinkCreateParams { … }
interface PaymentLinkListQuery { … }
interface PaymentLinkOpenParams { … }
interface PaymentLinkOpened { … }
type PaymentLinkStatus = (typeof PAYMENT_LINK_STATUSES)[number];
interface PaymentLinkUpdate { … }
interface PaymentLinkUpdateParams { … }
interface PaymentListQuery { … }
interface PaymentMethod { … }
type PaymentMethodType = (typeof PAYMENT_METHOD_TYPES)[number];
interface PaymentOutcomes { … }
interface PaymentRecord { … }
type PaymentStatus = (typeof PAYMENT_STATUSES)[number];
interface PaymentSum { … }
interface PaymentTotal { … }
interface PaymentTotals { … }
interface PaymentTotalsQuery { … }
type PaymentTransferKind = (typeof PAYMENT_TRANSFER_KINDS)[number];
interface PayoutAccount { … }
type PayoutAccountEventData = Omit<PayoutAccount, 'holder_name' | 'replaced_at'>;
interface PayoutAccountParams { … }
interface PayoutAccountRecord { … }
type PayoutAccountType = (typeof PAYOUT_ACCOUNT_TYPES)[number];
interface PayoutExclusion { … }
type PayoutExclusionReason = (typeof PAYOUT_EXCLUSIONS)[number];
interface PayoutExport { … }
interface PayoutExportCreateParams { … }
type PayoutExportFormat = (typeof PAYOUT_EXPORT_FORMATS)[number];
interface PayoutExportPaidParams { … }
type PayoutState = (typeof PAYOUT_STATES)[number];
interface PeriodPageQuery { … }
interface PeriodQuery { … }
interface PhoneReading {
    readonly kind: 'number' | 'old' | 'none';
    readonly phone: string;
}
interface PinParams { … }
interface PingData { … }
interface Pinged { … }
interface Principal { … }
interface ProfileParams { … }
type Prompt = Readonly<Record<Locale, string>>;
interface PublicAgentLocation { … }
interface PublicPaymentLink { … }
type QueryOf<Name extends OperationName> = Operations[Name]['query'];
declare const RAIL_CHOICES: readonly [ … ];
declare const RAIL_METHOD_TYPES: readonly [ … ];
declare const REFUND_SOURCES: readonly [ … ];
declare const REFUND_STATUSES: readonly [ … ];
declare const ROLES: readonly [ … ];
interface RailAccountBalance { … }
interface RailCallback { … }
interface RailCallbackRecord { … }
type RailChoice = (typeof RAIL_CHOICES)[number];
interface RailDetail { … }
interface RailMethodRecord { … }
type RailMethodType = (typeof RAIL_METHOD_TYPES)[number];
interface RailRecord { … }
interface ReauthenticateParams { … }
interface RefreshParams { … }
interface Refund { … }
interface RefundCreateParams { … }
type RefundEventData = Refund & OfPayment;
interface RefundExportQuery { … }
interface RefundListQuery { … }
interface RefundRecord { … }
interface RefundResolveParams { … }
type RefundSource = (typeof REFUND_SOURCES)[number];
type RefundStatus = (typeof REFUND_STATUSES)[number];
type RefundedPaymentData = PaymentEventData & Required<Pick<PaymentEventData, 'refund_id' | 'refund_amount' | 'amount_refunded'>>;
interface RegisterParams { … }
interface ReplayFailed { … }
interface ReplayFailedParams { … }
interface Report { … }
interface ReportDay { … }
interface ReportFailure { … }
interface ReportFigures { … }
interface ReportMethod { … }
interface ReportPrevious { … }
interface ReportQuery { … }
interface ReportTotal { … }
type Role = (typeof ROLES)[number];
interface RotateSecretParams { … }
interface Route<Types extends RouteTypes = RouteTypes> {
    readonly method: Types['method'];
    readonly path: Types['path'];
    readonly root?: boolean;
    readonly tag: string;
    readonly summary: string;
    readonly auth: Types['auth'];
    readonly ways?: Readonly<Partial<Record<Way, Accepted | null>>>;
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
type RouteAuditSubject = ItemOf<'type', AuditSubjectType> & (ItemOf<'own', true> | ItemOf<'parameter', string> | ItemOf<'answer', string>);
type RouteAuth = Open | SecretKey | Token | MerchantToken | MerchantOrKey | Operator | Legacy;
type RouteLimit = 'login' | 'register' | 'pay' | 'checkout' | 'payment_link' | 'cash_out_code' | 'sandbox_clock' | 'replay_failed' | 'test_payments' | 'cash_code' | 'rail_callback' | 'address';
type RouteName = keyof Routes;
interface RouteTypes<Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', Path = `/${string}`, Auth = RouteAuth, Query = unknown, Body = unknown, Data = unknown, Sent = unknown, Parameters = unknown> {
    readonly method: Method;
    readonly path: Path;
    readonly auth: Auth;
    readonly parameters: Parameters;
    readonly query: Query;
    readonly body: Body;
    readonly sent: Sent;
    readonly data: Data;
}
interface Routes { … }
declare const SCOPES: readonly [ … ];
declare const SETTLEMENT_LINE_TYPES: readonly [ … ];
declare const SETTLEMENT_SCHEDULES: readonly [ … ];
declare const SETTLEMENT_STATUSES: readonly [ … ];
declare const SIMULATED_METHODS: readonly [ … ];
declare const SIMULATED_OUTCOMES: readonly [ … ];
interface SandboxClock { … }
type Scope = (typeof SCOPES)[number];
interface SearchQuery { … }
interface SearchResults { … }
interface SecretKey {
    readonly kind: 'api_key';
    readonly scope: Scope;
}
type SentEventPattern = EventPattern | `${typeof EVENT_NAME_PREFIX}${EventPattern}`;
type SentOf<Name extends OperationName> = Operations[Name]['sent'];
interface Settlement { … }
interface SettlementCreateParams { … }
interface SettlementExportQuery { … }
interface SettlementLine { … }
type SettlementLineType = (typeof SETTLEMENT_LINE_TYPES)[number];
interface SettlementListQuery { … }
interface SettlementRecord { … }
interface SettlementResolveParams { … }
type SettlementSchedule = (typeof SETTLEMENT_SCHEDULES)[number];
type SettlementStatus = (typeof SETTLEMENT_STATUSES)[number];
interface SettlementWithDestination { … }
type Simulate = WithDefaults<SimulateParams, 'method'>;
interface SimulateParams { … }
interface Simulated { … }
type SimulatedMethod = (typeof SIMULATED_METHODS)[number];
type SimulatedOutcome = (typeof SIMULATED_OUTCOMES)[number];
interface SuccessBody { … }
interface SuspendParams { … }
declare const TRANSACTION_TYPES: readonly [ … ];
interface Timeline { … }
interface TimelineAttempt { … }
interface TimelineDelivery { … }
interface TimelineDispute { … }
type TimelineEntry = TimelinePaymentCreated | TimelineAttempt | TimelineRefund | TimelineDispute | TimelineTransfer | TimelineStatusChange | TimelineEvent | TimelineDelivery;
interface TimelineEvent { … }
interface TimelineExplanation { … }
interface TimelinePaymentCreated { … }
interface TimelineRefund { … }
interface TimelineStatusChange { … }
interface TimelineTransfer { … }
type Timestamp = string;
interface Token<Of extends Role = Role> {
    readonly kind: 'token';
    readonly roles: readonly Of[];
}
interface TownQuery { … }
interface Transaction { … }
type TransactionType = (typeof TRANSACTION_TYPES)[number];
interface TransactionWithReceipt { … }
type TypesOf<Table extends Readonly<Record<keyof Table, {
    readonly types?: RouteTypes;
}>>> = {
    readonly [Name in keyof Table]: NonNullable<Table[Name]['types']>;
};
declare const UNAPPLIED_FUNDS_STEPS: readonly [ … ];
interface UnappliedFunds { … }
interface UploadedFile { … }
declare const WALLET_METHOD = "wallet";
declare const WEBHOOK_SECRET_PREFIX = "whsec_";
declare const WORKER_STATUSES: readonly [ … ];
declare const WRITING = "x-writing";
interface Wallet { … }
type Way = 'api' | 'checkout' | 'panel' | 'in_process' | 'command_line';
interface WebhookBody { … }
interface WebhookEndpoint { … }
type WebhookEndpointCreate = WithDefaults<WebhookEndpointCreateParams, 'events' | 'enabled' | 'prefixed_names'>;
interface WebhookEndpointCreateParams { … }
interface WebhookEndpointUpdateParams { … }
interface WebhookEndpointWithRecent { … }
interface WebhookEndpointWithSecret { … }
type WebhookEventData = {
    readonly [Name in EventType]: DataOf<Name>;
};
type WholeLiteral<Amount extends number> = `${Amount}` extends `${string}.${string}` | `${string}e-${string}` ? 'XAF has no fraction: write whole francs' : Amount;
type WithDefaults<Params, Names extends keyof Params> = Omit<Params, Names> & {
    readonly [Name in Names]-?: Exclude<Params[Name], undefined>;
};
type WithIdempotencyKey<Params> = unknown extends Params ? unknown : Params extends undefined ? undefined : Params & {
    readonly idempotency_key?: string | undefined;
};
type WithSentEvents<Params> = Omit<Params, 'events'> & {
    readonly events?: readonly SentEventPattern[] | undefined;
};
interface Worker { … }
type WorkerStatus = (typeof WORKER_STATUSES)[number];
type Writing = 'line' | 'lines' | 'exact' | 'exact_lines' | 'compared';
type Xaf = number & {
    readonly [unit]: 'XAF';
};
declare function acceptedBy({ auth, ways, path }: Pick<Declaration, 'auth' | 'ways' | 'path'>, way: Way): Accepted | null;
declare function bareNumber(value: string): string;
declare function doualaDay(nowMs: number): string;
declare function doualaDayStartMs(nowMs: number): number;
declare const email: z.ZodEmail;
declare function errorMessage(code: ErrorCode): string;
declare function errorStatus(code: ErrorCode): number;
declare function exampleNumber(prefixes?: readonly string[]): string;
declare function formatXaf(amount: number): string;
declare const idempotencyKey: z.ZodString;
declare function ignoresUnknownQuery({ method, auth }: Pick<Declaration, 'method' | 'auth'>): boolean;
declare function isFinalStatus(status: PaymentStatus): boolean;
declare function isIban(value: string): boolean;
declare function isMutating({ method, audit }: Pick<Declaration, 'method' | 'audit'>): boolean;
declare function isOfRail(type: PaymentMethodType): type is RailMethodType;
declare function isRib(value: string): boolean;
declare function isStorable(value: string): boolean;
declare function isStoredRefusal(code: ErrorCode): boolean;
declare const legacyError: z.ZodType<LegacyError, {
    message: {
        code: 403;
        error: string[];
    };
    data: never[];
    type: "error";
}, z.core.$ZodTypeInternals<LegacyError, {
    message: {
        code: 403;
        error: string[];
    };
    data: never[];
    type: "error";
}>>;
declare const legacyFault: z.ZodType<LegacyFault, {
    message: {
        code: number;
        error: string[];
    };
    data: never[];
    type: "error";
}, z.core.$ZodTypeInternals<LegacyFault, {
    message: {
        code: number;
        error: string[];
    };
    data: never[];
    type: "error";
}>>;
declare const localOperations: { … };
declare function looksLikeCentimes(payment: {
    readonly amount: number;
    readonly currency: string;
    readonly description: string | null;
}): boolean;
declare const newPassword: z.ZodString;
declare const newPin: z.ZodString;
declare function onOneLine(value: string): string;
declare const optionalIdempotencyKey: z.ZodOptional<z.ZodString>;
declare function parseRetryAfterMs(value: string | null, nowMs: number): number | null;
declare function parseXaf(text: string): Xaf;
declare const phone: z.ZodString;
declare function providerInWords(id: string): string;
declare function readPhoneNumber(typed: string, prefixes?: readonly string[]): PhoneReading;
declare function requiresRecentAuth(declaration: Pick<Declaration, 'auth' | 'method' | 'audit' | 'recentAuth'>): boolean;
declare const routes: { … };
declare function sampleAnswer<Name extends RouteName>(name: Name): DataOf<Name>;
declare function startOfDoualaDay(day: string, daysLater?: number): number | null;
declare function takesPeriod(query: z.ZodType, of: 'created' | 'succeeded'): boolean;
declare function typedBeginnings(prefixes: readonly string[]): readonly string[];
declare const unit: unique symbol;
declare function webhookBody(type: EventType): z.ZodType;
declare function xaf<const Amount extends number>(amount: WholeLiteral<Amount>): Xaf;
