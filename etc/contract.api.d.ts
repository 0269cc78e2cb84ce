// index.d.ts

import { Scope, Role, AuditAction, ItemOf, AuditSubjectType, ErrorCode, LedgerReport, OperatorKeyCreateParams, OperatorCreateParams, OperatorAccount, OwnSearchQuery, OwnSearchResults, SearchQuery, SearchResults, ModeQuery, PaymentCreateParams, PaymentCreated, SimulateParams, Simulated, SandboxClock, ClockAdvanceParams, Health, AuditListQuery, PageOf, AuditEntry, OperatorAuditListQuery, LedgerCheck, PeriodPageQuery, RailRecord, RailCallback, DeliveryListQuery, Delivery, DeliveryExportQuery, DeliveryWithAttempts, ReplayFailedParams, FailedReplayed, OperatorDeliveryListQuery, DeliveryRecord, DeliveryRecordWithAttempts, OperatorReplayFailedParams, EventListQuery, EventRecord, EventReplayParams, WebhookEndpointCreateParams, EventPattern, WebhookEndpointWithSecret, SentEventPattern, ModePageQuery, WebhookEndpointWithRecent, WebhookEndpointUpdateParams, WebhookEndpoint, Deleted, GracePeriod, RotateSecretParams, Pinged, OperatorModeQuery, LoginParams, LoginResult, RegisterParams, PasswordResetParams, RefreshParams, Me, ReauthenticateParams, PasswordParams, Principal, PinParams, Device, OtherDevicesRevoked, ApiKeyCreateParams, ApiKeyWithSecret, PageQuery, ApiKey, ApiKeyRollParams, OperatorKey, ReportQuery, Report, OperatorReportQuery, OverviewQuery, Overview, MerchantMethod, HiddenMethodsParams, MerchantMethodsParams, GatewayMethod, MethodSuspendParams, MethodReinstateParams, MerchantProfile, ProfileParams, LogoParams, Kyc, KycParams, Balance, MerchantRecord, MerchantListQuery, MerchantUpdateParams, KycDecisionParams, KycSubmission, SuspendParams, PasswordReset, CashCode, HolderModeQuery, CashPaymentLookUpParams, CashPayment, CashPaymentParams, Transaction, TownQuery, AgentLocationsByTown, AgentLocationCreateParams, AgentLocation, AgentLocationPageQuery, AgentLocationUpdateParams, AgentFloat, HolderPageQuery, TransactionWithReceipt, CashHolderLookUpParams, CashHolder, CashInParams, CashReceipt, CashOutParams, AgentCreate, AgentRecord, AgentCreateParams, AgentWithFloats, AgentUpdateParams, FloatTransactionListQuery, FloatParams, Wallet, CashOutCodeParams, CashOutCode, DuePayoutListQuery, DuePayout, DueTotalsQuery, DueTotals, PayoutExportCreateParams, CreatedPayoutExport, PayoutExport, PayoutExportPaidParams, PayoutAccount, PayoutAccountParams, MerchantPayoutAccountQuery, PayoutAccountRecord, SettlementListQuery, Settlement, SettlementExportQuery, SettlementWithDestination, SettlementLine, SettlementCreateParams, SettlementRecord, OperatorSettlementListQuery, OperatorSettlementExportQuery, SettlementResolveParams, FileUploadQuery, FileUpload, UploadedFile, DisputeListQuery, Dispute, DisputeExportQuery, EvidenceParams, DisputeOpenParams, DisputeRecord, OperatorDisputeListQuery, OperatorDisputeExportQuery, DisputeResolveParams, DisputeReturnParams, RefundCreateParams, Refund, RefundRecord, RefundListQuery, RefundExportQuery, RefundResolveParams, AttemptListQuery, AttemptRecord, AttemptExportQuery, AttemptLookup, OperatorPageQuery, UnappliedFunds, AttemptResolveParams, Checkout, PayFromWalletParams, PayByMobileMoneyParams, PayByCardParams, CheckoutPaid, CheckoutConfirmParams, PaymentCancelParams, CheckoutCanceled, ChargeByMobileMoneyParams, ChargeByCardParams, PaymentCharged, CustomerListQuery, Customer, CustomerExportQuery, CustomerQuery, CustomerWithTotals, CustomerUpdateParams, PaymentLinkCreateParams, PaymentLink, PaymentLinkListQuery, PaymentLinkUpdateParams, PublicPaymentLink, PaymentLinkOpenParams, PaymentLinkOpened, Timeline, PaymentListQuery, Payment, PaymentExportQuery, PaymentTotalsQuery, PaymentTotals, PaymentRecord, MerchantPaymentListQuery, LegacyStatus, LegacyError, LegacyFault, EventType } from './names.js';
export { API_KEY_PREFIXES, ATTEMPT_OUTCOMES, ATTEMPT_STATUSES, AUDIT_ACTIONS, AUDIT_ACTOR_TYPES, AUDIT_SUBJECT_TYPES, AgentLimits, AgentLimitsParams, AgentLocationCreate, Amount, ApiKeyCreate, ApiKeyRoll, AttemptOutcomeName, AttemptResolution, AttemptStatus, Attention, AuditActor, AuditActorType, AuditSubject, CASH_KINDS, CASH_METHOD, CUSTOMER_TYPES, CashKind, CheckoutMethod, CheckoutPayment, CustomerMethod, CustomerSum, CustomerTotals, CustomerType, DAY_MS, DELIVERY_STATUSES, DISPUTE_RETURN_STATUSES, DISPUTE_STATUSES, DayVolume, DeliveryAttempt, DeliveryStatus, DisputeEventData, DisputeReturnStatus, DisputeStatus, DueTotal, ENDPOINT_HEALTHS, ERRORS, EVENT_FAMILIES, EVENT_NAME_PREFIX, EVENT_SUMMARIES, EVENT_TYPES, EndpointDisabledData, EndpointHealth, EndpointTrouble, ErrorBody, EventDataByName, EventFamily, FAILURES, FEE_REFUND_POLICIES, FILE_PURPOSES, FILE_TYPES, FOUND_KINDS, FailedAttemptData, FailedPaymentData, FailedSettlement, FailureCode, FeeRefundPolicy, FieldErrors, FilePurpose, FileReference, FileType, Found, FoundKind, HANDLER_PREFIX, HANDLES, Handle, HealthCount, HealthQueue, HeldBalance, ID_PREFIXES, IdKind, KNOWN_FROM, KYC_STATUSES, KnownFrom, KycDecision, KycStatus, LEDGER_CHECK_STATUSES, LIMITS, LOCALES, LOGO_TYPES, LedgerCheckStatus, LedgerChecked, LedgerFinding, Locale, LogoType, METHOD_HEALTH, MerchantFees, MerchantFeesParams, MerchantMethodParams, MerchantSettlementParams, MerchantSettlementTerms, MethodHealth, MethodSuspension, Mode, Moment, NEW_AGENT_LIMITS, NextAction, NextToAct, NoQuery, OPERATOR_KEY_PREFIX, OWN_KINDS, OwnFound, OwnKind, OwnText, OwnTextParams, PAYER_MONEY_STATES, PAYMENT_EVENT_FIELDS, PAYMENT_LINK_STATUSES, PAYMENT_METHOD_TYPES, PAYMENT_STATUSES, PAYMENT_TRANSFER_KINDS, PAYOUT_ACCOUNT_TYPES, PAYOUT_EXCLUSIONS, PAYOUT_EXPORT_FORMATS, PAYOUT_STATES, PROVIDER_ID, Pagination, PayParams, PayerMoneyState, PaymentChargeParams, PaymentCreate, PaymentEventData, PaymentEventField, PaymentLinkStatus, PaymentMethod, PaymentMethodType, PaymentOutcomes, PaymentStatus, PaymentSum, PaymentTotal, PaymentTransferKind, PayoutAccountEventData, PayoutAccountType, PayoutExclusion, PayoutExclusionReason, PayoutExportFormat, PayoutState, PeriodQuery, PhoneReading, PingData, Prompt, PublicAgentLocation, RAIL_CHOICES, RAIL_METHOD_TYPES, REFUND_SOURCES, REFUND_STATUSES, ROLES, RailAccountBalance, RailCallbackRecord, RailChoice, RailDetail, RailMethodRecord, RailMethodType, RefundEventData, RefundSource, RefundStatus, RefundedPaymentData, ReportDay, ReportFailure, ReportFigures, ReportMethod, ReportPrevious, ReportTotal, SCOPES, SETTLEMENT_LINE_TYPES, SETTLEMENT_SCHEDULES, SETTLEMENT_STATUSES, SIMULATED_METHODS, SIMULATED_OUTCOMES, SettlementLineType, SettlementSchedule, SettlementStatus, Simulate, SimulatedMethod, SimulatedOutcome, SuccessBody, TRANSACTION_TYPES, TimelineAttempt, TimelineDelivery, TimelineDispute, TimelineEntry, TimelineEvent, TimelineExplanation, TimelinePaymentCreated, TimelineRefund, TimelineStatusChange, TimelineTransfer, Timestamp, TransactionType, UNAPPLIED_FUNDS_STEPS, WALLET_METHOD, WEBHOOK_SECRET_PREFIX, WORKER_STATUSES, WebhookBody, WebhookEndpointCreate, WebhookEventData, WholeLiteral, WithDefaults, WithIdempotencyKey, WithSentEvents, Worker, WorkerStatus, Xaf, doualaDay, doualaDayStartMs, errorMessage, errorStatus, exampleNumber, formatXaf, isFinalStatus, isOfRail, isStoredRefusal, looksLikeCentimes, parseRetryAfterMs, parseXaf, providerInWords, readPhoneNumber, startOfDoualaDay, typedBeginnings, xaf } from './names.js';
import { z } from 'zod';

/** Requires no credential. */
interface Open {
    readonly kind: 'none';
}
/** A secret API key with the scope. */
interface SecretKey {
    readonly kind: 'api_key';
    readonly scope: Scope;
}
/** An access token of one of the roles; with `{role}` in the path, of exactly that role. */
interface Token<Of extends Role = Role> {
    readonly kind: 'token';
    readonly roles: readonly Of[];
}
/** A merchant's access token. */
interface MerchantToken {
    readonly kind: 'merchant';
    readonly scope?: never;
    readonly mode?: never;
}
/** A merchant's access token, or a secret key with the scope; `mode: 'test'` rejects live mode. */
interface MerchantOrKey {
    readonly kind: 'merchant';
    readonly scope: Scope;
    readonly mode?: 'test';
}
/** An operator key, or an operator's access token. */
interface Operator {
    readonly kind: 'operator';
}
/** The legacy route: a merchant's access token or secret key, with an error body of its own. */
interface Legacy {
    readonly kind: 'legacy';
}
/** The credential that a route requires. */
type RouteAuth = Open | SecretKey | Token | MerchantToken | MerchantOrKey | Operator | Legacy;
/** What an entry point accepts: the same as the API, an access token of one of the roles, or no credential. */
type Accepted = RouteAuth | {
    /** The credential. */
    readonly kind: 'optional_token';
    /** Roles whose tokens it accepts. */
    readonly roles: readonly Role[];
};
/**
 * An entry point of the gateway: the API, the customer's hosted pages, a merchant or operator panel, the embedding
 * program, the command line.
 */
type Way = 'api' | 'checkout' | 'panel' | 'in_process' | 'command_line';
/** Request and response types of one route. */
interface RouteTypes<Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', Path = `/${string}`, Auth = RouteAuth, Query = unknown, Body = unknown, Data = unknown, Sent = unknown, Parameters = unknown> {
    readonly method: Method;
    /** Relative to `/api/v1`. */
    readonly path: Path;
    readonly auth: Auth;
    readonly parameters: Parameters;
    readonly query: Query;
    /** The parsed body; `undefined` if the route has none or if it is optional. */
    readonly body: Body;
    /** The body as sent. */
    readonly sent: Sent;
    /** Data of a success, for any success status. */
    readonly data: Data;
}
/** Names of the path parameters. */
type ParametersIn<Path, Of = Role> = {
    readonly [Name in NamesIn<Path>]: Name extends 'role' ? Of : string;
};
type NamesIn<Path> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;

/** What the audit log records of a request that changed something: declared on the route, written in the same commit. */
interface RouteAudit {
    /** Name of the entry. */
    readonly action: AuditAction;
    /** What the entry is about. */
    readonly subject: RouteAuditSubject;
    /**
     * Body fields that are recorded as sent, a URL without more than its origin. Never a field that holds a password,
     * PIN, code, key, phone number or document.
     */
    readonly details?: readonly string[];
    /** API keys leave no entry here: the payment's timeline records what they do. */
    readonly by?: 'session';
}
/**
 * The subject of an entry: the actor's own account (`own`), a path parameter, or an object of the response, `{ data: {
 * <answer>: { id } } }`.
 */
type RouteAuditSubject = ItemOf<'type', AuditSubjectType> & (ItemOf<'own', true> | ItemOf<'parameter', string> | ItemOf<'answer', string>);

/** The rate limit of a route, in addition to that of its API key. */
type RouteLimit = 'login' | 'register' | 'pay' | 'checkout' | 'payment_link' | 'cash_out_code' | 'sandbox_clock' | 'replay_failed' | 'test_payments' | 'cash_code' | 'rail_callback' | 'address';
/**
 * One route, declared once: the handler, the OpenAPI document and the client are derived from it. `path` is relative to
 * `/api/v1`; routes with `root` also answer directly under the public URL.
 */
interface Route<Types extends RouteTypes = RouteTypes> {
    /** HTTP method. */
    readonly method: Types['method'];
    /** Path under `/api/v1`, with `{parameters}`. */
    readonly path: Types['path'];
    /** True: also answers outside of `/api/v1`. */
    readonly root?: boolean;
    /** Its section in the OpenAPI document. */
    readonly tag: string;
    /** What it does, in a few words. */
    readonly summary: string;
    /** Which credentials it accepts. */
    readonly auth: Types['auth'];
    /** Entry points that differ from {@link acceptedBy}; null: closed. */
    readonly ways?: Readonly<Partial<Record<Way, Accepted | null>>>;
    /** For routes on which a merchant or an operator changes something: what the audit log records. */
    readonly audit?: RouteAudit;
    /** Its rate limit, beside those of all routes. */
    readonly limit?: RouteLimit;
    /**
     * The route always requires recent authentication of a logged-in caller: the password within
     * `LIMITS.passwordProofLifeMs`. Operators always need it for changes, see {@link requiresRecentAuth}.
     */
    readonly recentAuth?: true;
    /** Parameters of the path. */
    readonly parameters: z.ZodType<Types['parameters']>;
    /** Parameters of the query. */
    readonly query: z.ZodType<Types['query']>;
    /** Absent: the route has no body. */
    readonly body?: BodySchema<Types>;
    /** The body is optional. */
    readonly bodyOptional?: boolean;
    /**
     * The handler passes the request on unparsed, of any content type or none, within the usual size limit: `body` is then
     * its method, query, headers and bytes, and idempotency keys are not supported. The route answers to these methods.
     */
    readonly rawMethods?: readonly ('GET' | 'POST' | 'PUT')[];
    /** The body is a file, of any content type: `body` is then its bytes. Its idempotency key is in the header. */
    readonly upload?: {
        readonly bytesMax: number;
        /** Media types that are accepted, by their content. */
        readonly types: readonly string[];
    };
    /** Status and data of each success; the handler adds the envelope. */
    readonly success: Readonly<Record<number, z.ZodType<Types['data']>>>;
    /** True: the success body is the schema itself, without the envelope. */
    readonly bare?: boolean;
    /** Media types of a success that is a file of one of these, and never JSON. */
    readonly files?: readonly string[];
    /**
     * Error codes in addition to those of authentication, limits and validation. `IDEMPOTENCY_IN_PROGRESS` where a provider
     * is called between two commits.
     */
    readonly errors: readonly ErrorCode[];
}
type BodySchema<Types extends RouteTypes> = z.ZodType<Exclude<Types['body'], undefined>, Exclude<Types['sent'], undefined>>;
/** A route declares a body if its types have one, and declares it optional if its types do. */
type BodyPart<Types extends RouteTypes> = [Types['body']] extends [undefined] ? {
    readonly body?: never;
    readonly bodyOptional?: never;
} : undefined extends Types['body'] ? {
    readonly body: BodySchema<Types>;
    readonly bodyOptional: true;
} : {
    readonly body: BodySchema<Types>;
    readonly bodyOptional?: never;
};
/**
 * An operation that no request over HTTP reaches: the embedding program and the command line call it, as the operator. It
 * accepts no idempotency key, so that no secret it answers with is ever stored.
 */
interface LocalOperation<Types extends RouteTypes = RouteTypes> extends Pick<Route<Types>, LocalPart>, Readonly<Partial<Record<Exclude<keyof Route, LocalPart | 'audit'>, never>>> {
    /** What the audit log keeps of it; null: it changes nothing. */
    readonly audit: RouteAudit | null;
}
type LocalPart = 'summary' | 'auth' | 'parameters' | 'query' | 'body' | 'success' | 'errors';
/** What any operation declares. */
type Declaration = Route | LocalOperation;
/** Whether an operation may change something. */
declare function isMutating({ method, audit }: Pick<Declaration, 'method' | 'audit'>): boolean;
/** Whether the route requires recent authentication of a logged-in caller. Callers with a key are exempt. */
declare function requiresRecentAuth(declaration: Pick<Declaration, 'auth' | 'method' | 'audit' | 'recentAuth'>): boolean;
/** Routes behind public links: unknown query parameters are ignored (decisions §9). */
declare function ignoresUnknownQuery({ method, auth }: Pick<Declaration, 'method' | 'auth'>): boolean;
/**
 * What an operation accepts from each entry point; null: the route is closed to it.
 *
 * The API accepts the declared credential. A panel accepts the same from logged-in people. Hosted pages accept public
 * routes and a customer's login. The embedding program acts for its merchants and as the operator, without a
 * credential; the command line acts as the operator only. No program acts for a person who has to log in.
 */
declare function acceptedBy({ auth, ways, path }: Pick<Declaration, 'auth' | 'ways' | 'path'>, way: Way): Accepted | null;

/** A route, and its types for the compiler. */
type Declared<Types extends RouteTypes> = Route<Types> & BodyPart<Types> & {
    readonly types?: Types;
};
/** Types of the routes or local operations of a table. */
type TypesOf<Table extends Readonly<Record<keyof Table, {
    readonly types?: RouteTypes;
}>>> = {
    readonly [Name in keyof Table]: NonNullable<Table[Name]['types']>;
};

declare const localOperations: { … };
/** Every operation that no request over HTTP reaches, by its name: what it takes and what it answers. */
interface LocalOperations { … }

/** Every route declaration by operation name. */
declare const routes: { … };
/** Request and response types of every route, by operation name. */
interface Routes { … }
/** Name of an operation with a route, such as `createPayment`. */
type RouteName = keyof Routes;
/** Every operation: those with a route, and the local ones. */
interface Operations { … }
/** Name of any operation. */
type OperationName = keyof Operations;
/** Path parameters of an operation, parsed. */
type ParametersOf<Name extends OperationName> = Operations[Name]['parameters'];
/** Query of an operation, parsed. */
type QueryOf<Name extends OperationName> = Operations[Name]['query'];
/** Body of an operation, parsed; `undefined` if the route has none or if it is optional. */
type BodyOf<Name extends OperationName> = Operations[Name]['body'];
/** Body of an operation as it is sent. */
type SentOf<Name extends OperationName> = Operations[Name]['sent'];
/** Data of an operation's success, for any success status. */
type DataOf<Name extends OperationName> = Operations[Name]['data'];

/** Whether a list is narrowed by a period: of creation, or of when payments succeeded. */
declare function takesPeriod(query: z.ZodType, of: 'created' | 'succeeded'): boolean;

/**
 * What a route may answer, for examples and tests: null wherever it may be, else the first of the values, zero, the name of
 * a string, or one item. Fields that may be left out are.
 */
declare function sampleAnswer<Name extends RouteName>(name: Name): DataOf<Name>;

declare const newPassword: z.ZodString;
/** A new PIN: 4 to 6 digits. The engine rejects trivial ones. */
declare const newPin: z.ZodString;

/** Response to an invalid payment token, with status 403 (specification, "Errors"). */
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
/** Fields that every other error of the legacy route has beside the API's error body. */
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

/** Spaces and dashes are how people write these numbers. */
declare function bareNumber(value: string): string;
/** ISO 13616: two letters, two check digits, 11 to 30 letters or digits; the whole is 1 modulo 97 (ISO 7064). */
declare function isIban(value: string): boolean;
/**
 * The RIB of the CEMAC banks (BEAC): bank (5), branch (5), account (11), key (2), all digits. The key makes
 * `89 × bank + 15 × branch + 3 × account + key` divisible by 97.
 */
declare function isRib(value: string): boolean;

/** The body of a webhook of this type: its data is declared by its name or, if that is missing here, by its family. */
declare function webhookBody(type: EventType): z.ZodType;

/**
 * What it means to leave out an optional field of a body (decisions §1):
 *
 * - `describes`: the request says less about the same thing. `null` means the same.
 * - `widens`: the request does more, or grants more: a refund of all that is left, a key that never expires. `null` is
 *   refused, because programs write it for a number that they failed to compute.
 * - `clears`: the field keeps its value, and `null` clears it.
 */
type Absence = 'describes' | 'widens' | 'clears';
/** Under this name the JSON Schema of a field has its {@link Absence}. The OpenAPI document omits it. */
declare const ABSENCE = "x-absence";

/**
 * What becomes of characters that control text, turn its direction or have no width, in a string of a body (decisions §1):
 *
 * - `line`: people write it, and paste: line breaks and controls become a space, what has no width is removed.
 * - `lines`: the same, but line breaks and tabs stay.
 * - `exact`: programs write it, and find it again as they wrote it: refused with the position.
 * - `exact_lines`: the same, but line breaks and tabs are accepted.
 * - `compared`: never shown, only compared with what is known, or a secret: as it is.
 */
type Writing = 'line' | 'lines' | 'exact' | 'exact_lines' | 'compared';
/** Under this name the JSON Schema of a string has its {@link Writing}. The OpenAPI document omits it. */
declare const WRITING = "x-writing";
/** On one line, without what has no width. */
declare function onOneLine(value: string): string;
declare function isStorable(value: string): boolean;
declare const email: z.ZodEmail;
/** E.164, of a length that its country has: a longer or shorter one is a typo. */
declare const phone: z.ZodString;
/** Visible ASCII, 1 … 255 characters. */
declare const idempotencyKey: z.ZodString;
/** In a body, instead of the header. Without one the same request, sent again, has its effect again. */
declare const optionalIdempotencyKey: z.ZodOptional<z.ZodString>;

export { ABSENCE, AgentCreate, AgentCreateParams, AgentFloat, AgentLocation, AgentLocationCreateParams, AgentLocationPageQuery, AgentLocationUpdateParams, AgentLocationsByTown, AgentRecord, AgentUpdateParams, AgentWithFloats, ApiKey, ApiKeyCreateParams, ApiKeyRollParams, ApiKeyWithSecret, AttemptExportQuery, AttemptListQuery, AttemptLookup, AttemptRecord, AttemptResolveParams, AuditAction, AuditEntry, AuditListQuery, AuditSubjectType, Balance, CashCode, CashHolder, CashHolderLookUpParams, CashInParams, CashOutCode, CashOutCodeParams, CashOutParams, CashPayment, CashPaymentLookUpParams, CashPaymentParams, CashReceipt, ChargeByCardParams, ChargeByMobileMoneyParams, Checkout, CheckoutCanceled, CheckoutConfirmParams, CheckoutPaid, ClockAdvanceParams, CreatedPayoutExport, Customer, CustomerExportQuery, CustomerListQuery, CustomerQuery, CustomerUpdateParams, CustomerWithTotals, Deleted, Delivery, DeliveryExportQuery, DeliveryListQuery, DeliveryRecord, DeliveryRecordWithAttempts, DeliveryWithAttempts, Device, Dispute, DisputeExportQuery, DisputeListQuery, DisputeOpenParams, DisputeRecord, DisputeResolveParams, DisputeReturnParams, DuePayout, DuePayoutListQuery, DueTotals, DueTotalsQuery, ErrorCode, EventListQuery, EventPattern, EventRecord, EventReplayParams, EventType, EvidenceParams, FailedReplayed, FileUpload, FileUploadQuery, FloatParams, FloatTransactionListQuery, GatewayMethod, GracePeriod, Health, HiddenMethodsParams, HolderModeQuery, HolderPageQuery, ItemOf, Kyc, KycDecisionParams, KycParams, KycSubmission, LedgerCheck, LedgerReport, LegacyError, LegacyFault, LegacyStatus, LoginParams, LoginResult, LogoParams, Me, MerchantListQuery, MerchantMethod, MerchantMethodsParams, MerchantPaymentListQuery, MerchantPayoutAccountQuery, MerchantProfile, MerchantRecord, MerchantUpdateParams, MethodReinstateParams, MethodSuspendParams, ModePageQuery, ModeQuery, OperatorAccount, OperatorAuditListQuery, OperatorCreateParams, OperatorDeliveryListQuery, OperatorDisputeExportQuery, OperatorDisputeListQuery, OperatorKey, OperatorKeyCreateParams, OperatorModeQuery, OperatorPageQuery, OperatorReplayFailedParams, OperatorReportQuery, OperatorSettlementExportQuery, OperatorSettlementListQuery, OtherDevicesRevoked, Overview, OverviewQuery, OwnSearchQuery, OwnSearchResults, PageOf, PageQuery, PasswordParams, PasswordReset, PasswordResetParams, PayByCardParams, PayByMobileMoneyParams, PayFromWalletParams, Payment, PaymentCancelParams, PaymentCharged, PaymentCreateParams, PaymentCreated, PaymentExportQuery, PaymentLink, PaymentLinkCreateParams, PaymentLinkListQuery, PaymentLinkOpenParams, PaymentLinkOpened, PaymentLinkUpdateParams, PaymentListQuery, PaymentRecord, PaymentTotals, PaymentTotalsQuery, PayoutAccount, PayoutAccountParams, PayoutAccountRecord, PayoutExport, PayoutExportCreateParams, PayoutExportPaidParams, PeriodPageQuery, PinParams, Pinged, Principal, ProfileParams, PublicPaymentLink, RailCallback, RailRecord, ReauthenticateParams, RefreshParams, Refund, RefundCreateParams, RefundExportQuery, RefundListQuery, RefundRecord, RefundResolveParams, RegisterParams, ReplayFailedParams, Report, ReportQuery, Role, RotateSecretParams, SandboxClock, Scope, SearchQuery, SearchResults, SentEventPattern, Settlement, SettlementCreateParams, SettlementExportQuery, SettlementLine, SettlementListQuery, SettlementRecord, SettlementResolveParams, SettlementWithDestination, SimulateParams, Simulated, SuspendParams, Timeline, TownQuery, Transaction, TransactionWithReceipt, UnappliedFunds, UploadedFile, WRITING, Wallet, WebhookEndpoint, WebhookEndpointCreateParams, WebhookEndpointUpdateParams, WebhookEndpointWithRecent, WebhookEndpointWithSecret, acceptedBy, bareNumber, email, idempotencyKey, ignoresUnknownQuery, isIban, isMutating, isRib, isStorable, legacyError, legacyFault, localOperations, newPassword, newPin, onOneLine, optionalIdempotencyKey, phone, requiresRecentAuth, routes, sampleAnswer, takesPeriod, webhookBody };
export type { Absence, Accepted, BodyOf, DataOf, Declaration, LocalOperation, LocalOperations, OperationName, Operations, ParametersOf, QueryOf, Route, RouteAudit, RouteAuditSubject, RouteAuth, RouteLimit, RouteName, Routes, SentOf, Way, Writing };

// names.d.ts

/** Money is a JSON integer in the currency's minor unit. XAF has none (ISO 4217): `5000` is 5 000 FCFA. */
type Amount = number;
/** ISO 8601 in UTC with milliseconds, `2026-01-31T12:00:00.000Z`. */
type Timestamp = string;
declare const LOCALES: readonly [ … ];
type Locale = (typeof LOCALES)[number];
/** Pagination of a list. Pass `next_cursor` as `cursor` to read the next page. */
interface Pagination { … }
/** Body of every success: the data, and the two constant fields of the envelope. */
interface SuccessBody { … }
/** Rules that a request field violated (`details.fields` of `VALIDATION_ERROR`). */
type FieldErrors = Readonly<Record<string, readonly {
    /** The rule, for programs. */
    readonly rule: string;
    /** A sentence for people. */
    readonly message: string;
}[]>>;
/** `{ <name>: … }`, the data of a success with one object. */
type ItemOf<Name extends string, Item> = Readonly<Record<Name, Item>>;
/** `{ <plural>: […], pagination }`, the data of every list. */
type PageOf<Plural extends string, Item> = ItemOf<Plural, readonly Item[]> & ItemOf<'pagination', Pagination>;
interface Deleted { … }
type Mode = 'live' | 'test';
type NoQuery = Readonly<Record<never, never>>;
interface ModeQuery { … }
/** The part of a list to return, newest first. */
interface PageQuery { … }
interface ModePageQuery { … }
/** The mode of a merchant that the operator reads. */
interface OperatorModeQuery { … }
/** Filters of the operator's lists over all merchants. */
interface OperatorPageQuery { … }
/** Milliseconds since 1970. Send it as ISO 8601 with an offset, or `Z`. */
type Moment = number;
/** A list by the time of creation. */
interface PeriodQuery { … }
/** A page of a list by the time of creation. */
interface PeriodPageQuery { … }
/** A body with the optional idempotency key that replaces the header. */
type WithIdempotencyKey<Params> = unknown extends Params ? unknown : Params extends undefined ? undefined : Params & {
    /** Instead of the header `Idempotency-Key`. */
    readonly idempotency_key?: string | undefined;
};
/** Parameters as they are understood: with the defaults of fields that may be left out. */
type WithDefaults<Params, Names extends keyof Params> = Omit<Params, Names> & {
    readonly [Name in Names]-?: Exclude<Params[Name], undefined>;
};

/** Where a customer finds an agent, as the checkout shows it. */
interface PublicAgentLocation { … }
/** An agent's place, as the operator keeps it. */
interface AgentLocation { … }
/** The agents of one town, and the towns that have any. */
interface AgentLocationsByTown { … }
interface TownQuery { … }
interface AgentLocationPageQuery { … }
interface AgentLocationCreateParams { … }
/** The same as it is understood, with its defaults. */
type AgentLocationCreate = WithDefaults<AgentLocationCreateParams, 'active'>;
interface AgentLocationUpdateParams { … }

/**
 * Limits of a new agent: half a million francs per operation, ten such operations a day in each direction. They bound the
 * loss from a stolen phone and a known PIN.
 */
declare const NEW_AGENT_LIMITS: { … };

declare const KYC_STATUSES: readonly [ … ];
type KycStatus = (typeof KYC_STATUSES)[number];
/** Image formats of a logo. */
declare const LOGO_TYPES: readonly [ … ];
type LogoType = (typeof LOGO_TYPES)[number];
/**
 * How a refund returns a payment's fee to the merchant: `proportional`, rounded down, the remainder with the last
 * refund; or `keep`, nothing.
 */
declare const FEE_REFUND_POLICIES: readonly [ … ];
type FeeRefundPolicy = (typeof FEE_REFUND_POLICIES)[number];

/**
 * Roles that can log in. Operators are created on the gateway's machine, agents by operators; users and merchants
 * register.
 */
declare const ROLES: readonly [ … ];
type Role = (typeof ROLES)[number];

/** Cash operations at an agent: into a user's wallet, or out of it. */
declare const CASH_KINDS: readonly [ … ];
type CashKind = (typeof CASH_KINDS)[number];
/** What moved money on a wallet or a float. `dispute_refund`: a disputed payment that was returned. */
declare const TRANSACTION_TYPES: readonly [ … ];
type TransactionType = (typeof TRANSACTION_TYPES)[number];

/** The mode that a user or an agent reads. */
interface HolderModeQuery { … }
interface HolderPageQuery { … }
/** Balance of a wallet or a float, per currency. */
interface HeldBalance { … }
interface Wallet { … }
/** One entry in the statement of a wallet or a float. */
interface Transaction { … }
/** A customer's consent to one cash-out. */
interface CashOutCode { … }
interface CashOutCodeParams { … }
/** The receipt that both sides of a cash operation can read. */
interface CashReceipt { … }
interface TransactionWithReceipt { … }

/**
 * Limits of an agent's cash operations, in minor units. A day is a calendar day in Africa/Douala; test and live are
 * counted separately.
 */
interface AgentLimits { … }
/** An agent as the operator sees it. */
interface AgentRecord { … }
/** An agent's float and limits. */
interface AgentFloat { … }
/** Omitted limits stay unchanged; for a new agent they have their defaults. */
interface AgentLimitsParams { … }
interface AgentCreateParams { … }
/** The same as it is understood, with its defaults. */
interface AgentCreate { … }
interface AgentUpdateParams { … }
interface FloatParams { … }
/**
 * A customer whom an agent's look-up found. Masked, but enough for the customer to recognise the account. Numbers and
 * addresses are not verified, so the customer confirms the name before the cash changes hands.
 */
interface CashHolder { … }
interface CashHolderLookUpParams { … }
interface CashInParams { … }
interface CashOutParams { … }
interface FloatTransactionListQuery { … }
interface AgentWithFloats { … }

/** Permissions of an API key. A key without explicit scopes has all of them. */
declare const SCOPES: readonly [ … ];
type Scope = (typeof SCOPES)[number];
/** How long the old key or secret stays valid, in seconds, after parsing. */
interface GracePeriod { … }

/** A secret API key without its secret. */
interface ApiKey { … }
/** Shown once, when the key is created. */
interface ApiKeyWithSecret { … }
interface ApiKeyCreateParams { … }
/** The same as it is understood, with its defaults. */
type ApiKeyCreate = WithDefaults<ApiKeyCreateParams, 'scopes'>;
/** A key of the operator, without its secret. It has full access to `/admin`. */
interface OperatorKey { … }
interface OperatorKeyCreateParams { … }
interface ApiKeyRollParams { … }
/** The same as it is understood, with its defaults. */
type ApiKeyRoll = WithDefaults<ApiKeyRollParams, 'grace_seconds'>;

/** States of a payment attempt. `paid_late`: the rail collected the money after the payment was final. */
declare const ATTEMPT_STATUSES: readonly [ … ];
type AttemptStatus = (typeof ATTEMPT_STATUSES)[number];
/**
 * Why an attempt is at its rail, where several rails offer its provider: it is the first in the configured order
 * (`primary`), or the first was down (`primary_down`), or another rail had certainly refused the attempt before this
 * one for a reason that is not the payer's (`other_refused`). A switch is never made once money may have moved.
 */
declare const RAIL_CHOICES: readonly [ … ];
type RailChoice = (typeof RAIL_CHOICES)[number];
/** A decision that an operator may record about an attempt. */
declare const ATTEMPT_OUTCOMES: readonly [ … ];
type AttemptOutcomeName = (typeof ATTEMPT_OUTCOMES)[number];
/**
 * `wait`: the engine asks the rail to return the money, and returning it by hand could pay it twice. `ask_provider`:
 * the rail has not answered for hours; ask the provider whether the refund is on its way. `return_by_hand`: the rail
 * refused, makes no refunds, or is no longer configured. Return the money by other means, then resolve the attempt with
 * `returned`, or record it for the dispute (`POST /admin/disputes/{dispute_id}/return`).
 */
declare const UNAPPLIED_FUNDS_STEPS: readonly [ … ];

/** States of a payment intent. After `succeeded` only refunds follow; the other final states never change. */
declare const PAYMENT_STATUSES: readonly [ … ];
type PaymentStatus = (typeof PAYMENT_STATUSES)[number];
/** True once no further attempt is possible: the customer may return to the shop. */
declare function isFinalStatus(status: PaymentStatus): boolean;
/** What a provider collects through a rail: from a number, or on a page of its own. */
declare const RAIL_METHOD_TYPES: readonly [ … ];
type RailMethodType = (typeof RAIL_METHOD_TYPES)[number];
declare const PAYMENT_METHOD_TYPES: readonly [ … ];
type PaymentMethodType = (typeof PAYMENT_METHOD_TYPES)[number];
/** Whether a provider collects it through a rail. */
declare function isOfRail(type: PaymentMethodType): type is RailMethodType;
/**
 * Why a payment or an attempt failed, a closed list onto which rails map their own reasons. `retryable` says whether
 * the payment stays open for another attempt, with the same number, another one or another method, while attempts and
 * time are left. Only a blocked account ends it at once: nothing that its owner does on this page lifts that. Each
 * message says why, not who said so: a provider reported it, an operator recorded it, or the gateway found it out.
 */
declare const FAILURES: Readonly<Record<"insufficient_funds" | "payer_timeout" | "payer_declined" | "invalid_code" | "invalid_payer" | "payer_limit_reached" | "payer_busy" | "payer_account_blocked" | "provider_unavailable" | "provider_error" | "gateway_account", {
    readonly retryable: boolean;
    readonly message: string;
}>>;
type FailureCode = keyof typeof FAILURES;
/** Fields of a payment in the data of each of its events. */
declare const PAYMENT_EVENT_FIELDS: readonly [ … ];
type PaymentEventField = (typeof PAYMENT_EVENT_FIELDS)[number];

/** Parameters to create a payment intent. */
interface PaymentCreateParams { … }
/** The same as it is understood, with its defaults. */
type PaymentCreate = WithDefaults<PaymentCreateParams, 'metadata' | 'expires_in' | 'max_attempts'>;
/** The payment method used. Phone numbers are masked. */
interface PaymentMethod { … }
/** A payment intent as its merchant sees it. */
interface Payment { … }
/** A payment as the operator sees it. */
interface PaymentRecord { … }
interface PaymentCreated { … }
interface PaymentListQuery { … }
/** Filters of the file of payments: those of the list. */
interface PaymentExportQuery { … }
/** Filters of the totals: those of the list. */
interface PaymentTotalsQuery { … }
/** Money of one currency, in minor units. */
interface PaymentSum { … }
/** The payments of one status that pass the filters. */
interface PaymentTotal { … }
interface PaymentTotals { … }
/** Filters of an operator's list of a merchant's payments. */
interface MerchantPaymentListQuery { … }
interface PaymentCancelParams { … }
/** Legacy payment status (specification, "Legacy payment status result"). */
interface LegacyStatus { … }
/** Response to an invalid payment token, with status 403 (specification, "Errors"). */
interface LegacyError { … }
/** Fields that every other error of the legacy route has beside the API's error body; `code` is the status. */
interface LegacyFault { … }

/** The wallet, where methods are named by one string: others have the id of their provider. */
declare const WALLET_METHOD = "wallet";
/** Name of the method that is cash at an agent, whose money is the agent's float. */
declare const CASH_METHOD = "cash";
/**
 * How well a method works, by the outcomes of the last minutes and what the provider says about itself. `unknown`: too
 * few outcomes. In test mode only the provider's word counts.
 */
declare const METHOD_HEALTH: readonly [ … ];
type MethodHealth = (typeof METHOD_HEALTH)[number];

/** A provider's callback, as it arrived. */
interface RailCallback { … }
/** What a provider said about an outcome, for the operator's support. Payers never see it. */
interface RailDetail { … }
/** A provider's last callback about an attempt. */
interface RailCallbackRecord { … }
/** One method of a rail in one mode, with figures of the newest attempts: at most 200, of the last 30 minutes. */
interface RailMethodRecord { … }
interface RailAccountBalance { … }
/** A configured rail as the operator sees it. */
interface RailRecord { … }

/** An operator's decision about an attempt. Who decided is in the audit log. */
interface AttemptResolution { … }
/** An attempt as the operator sees it. */
interface AttemptRecord { … }
interface AttemptListQuery { … }
/** Filters of the file of attempts: those of the list. */
interface AttemptExportQuery { … }
/** The provider's current status of an attempt. Nothing is recorded. */
interface AttemptLookup { … }
/** Money that waits in suspense until its payer has it back: of a late payment, or of a lost dispute. */
interface UnappliedFunds { … }
interface AttemptResolveParams { … }

/** Kind of actor. `in_process`: the embedding program or the command line, without a credential. */
declare const AUDIT_ACTOR_TYPES: readonly [ … ];
type AuditActorType = (typeof AUDIT_ACTOR_TYPES)[number];
/** Kind of object that an action affects. */
declare const AUDIT_SUBJECT_TYPES: readonly [ … ];
type AuditSubjectType = (typeof AUDIT_SUBJECT_TYPES)[number];
/** Actions in the audit log. */
declare const AUDIT_ACTIONS: readonly [ … ];
type AuditAction = (typeof AUDIT_ACTIONS)[number];

interface AuditListQuery { … }
/** Entries of all merchants and operators. */
interface OperatorAuditListQuery { … }
/** The actor. Merchants see neither the id nor the name of an operator. */
interface AuditActor { … }
/** The object of the action. */
interface AuditSubject { … }
/** One action of a merchant or an operator. Entries are written in the commit of the action and never change. */
interface AuditEntry { … }

/**
 * Whether an amount in XAF was probably meant in centimes, which XAF does not have: 500000 for 5 000 FCFA. So it seems when
 * it is whole hundreds and either more than 1 000 000, or its description names a hundredth of it, and not the amount itself.
 */
declare function looksLikeCentimes(payment: {
    readonly amount: number;
    readonly currency: string;
    readonly description: string | null;
}): boolean;

declare const DAY_MS: number;
/** The calendar day in Douala, `2026-01-31`. */
declare function doualaDay(nowMs: number): string;
/** The start of that day, in epoch milliseconds. */
declare function doualaDayStartMs(nowMs: number): number;
/** When the day `2026-01-31` begins in Douala, or the day so many days later, in epoch milliseconds; null: there is no such day. */
declare function startOfDoualaDay(day: string, daysLater?: number): number | null;

/** Every error code of the API, with its HTTP status and message. Both are defined only here. */
declare const ERRORS: Readonly<Record<"MALFORMED_JSON" | "INVALID_PATH" | "INVALID_HOST" | "AUTHENTICATION_REQUIRED" | "INVALID_API_KEY" | "API_KEY_EXPIRED" | "API_KEY_REVOKED" | "INVALID_TOKEN" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "REFRESH_TOKEN_INVALID" | "REFRESH_TOKEN_ROTATED" | "REFRESH_TOKEN_REUSED" | "INSUFFICIENT_FUNDS" | "PAYMENT_DECLINED" | "INSUFFICIENT_BALANCE" | "INSUFFICIENT_FLOAT" | "PERMISSION_DENIED" | "MODE_MISMATCH" | "KYC_REQUIRED" | "ACCOUNT_SUSPENDED" | "REAUTHENTICATION_REQUIRED" | "ROLE_NOT_ALLOWED" | "INVALID_PIN" | "PIN_RESET_REQUIRED" | "RESET_CODE_INVALID" | "CASH_OUT_CODE_INVALID" | "CASH_CODE_INVALID" | "ROUTE_NOT_FOUND" | "PAYMENT_NOT_FOUND" | "CHECKOUT_NOT_FOUND" | "PAYMENT_LINK_NOT_FOUND" | "CUSTOMER_NOT_FOUND" | "REFUND_NOT_FOUND" | "EVENT_NOT_FOUND" | "DELIVERY_NOT_FOUND" | "WEBHOOK_ENDPOINT_NOT_FOUND" | "API_KEY_NOT_FOUND" | "DEVICE_NOT_FOUND" | "MERCHANT_NOT_FOUND" | "CASH_CODE_NOT_FOUND" | "METHOD_NOT_FOUND" | "AGENT_LOCATION_NOT_FOUND" | "AGENT_NOT_FOUND" | "USER_NOT_FOUND" | "TRANSACTION_NOT_FOUND" | "ATTEMPT_NOT_FOUND" | "DISPUTE_NOT_FOUND" | "FILE_NOT_FOUND" | "RAIL_NOT_FOUND" | "LEDGER_CHECK_NOT_FOUND" | "SETTLEMENT_NOT_FOUND" | "PAYOUT_EXPORT_NOT_FOUND" | "METHOD_NOT_ALLOWED" | "REQUEST_TIMEOUT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "PAYMENT_ALREADY_PAID" | "PAYMENT_CANCELED" | "PAYMENT_FAILED" | "PAYMENT_IN_PROGRESS" | "PAYMENT_LINK_CLOSED" | "CODE_NOT_EXPECTED" | "PAYMENT_NOT_REFUNDABLE" | "REFUND_LIMIT" | "PAYMENT_NOT_DISPUTABLE" | "DISPUTE_CLOSED" | "DISPUTE_NOT_OWED" | "DISPUTE_EVIDENCE_OVERDUE" | "SETTLEMENT_CLOSED" | "PAYOUT_ON_HOLD" | "PAYOUT_ACCOUNT_CHANGED" | "NOTHING_TO_SETTLE" | "NOTHING_TO_EXPORT" | "REFUND_NOT_PENDING" | "ATTEMPT_NOT_IN_REVIEW" | "LEDGER_CHECK_RUNNING" | "SANDBOX_TOO_FULL" | "KYC_ALREADY_SUBMITTED" | "KYC_NOT_PENDING" | "WEBHOOK_ENDPOINT_DISABLED" | "IDEMPOTENCY_IN_PROGRESS" | "API_KEY_LIMIT" | "WEBHOOK_ENDPOINT_LIMIT" | "FILE_LIMIT" | "EMAIL_TAKEN" | "PIN_NOT_SET" | "USER_AMBIGUOUS" | "PAYMENT_EXPIRED" | "MISDIRECTED_REQUEST" | "VALIDATION_ERROR" | "INVALID_CODE" | "IDEMPOTENCY_KEY_REUSED" | "REFUND_NOT_SUPPORTED" | "REFUND_EXCEEDS_REMAINING" | "DISPUTE_EXCEEDS_REMAINING" | "LIMIT_EXCEEDED" | "METHOD_NOT_AVAILABLE" | "METHOD_DISABLED" | "PIN_LOCKED" | "CASH_CODE_LOCKED" | "RATE_LIMITED" | "INTERNAL_ERROR" | "BODY_ALREADY_READ" | "RAIL_ERROR" | "SERVICE_UNAVAILABLE", readonly [status: number, message: string]>>;
/** A literal from {@link ERRORS}. */
type ErrorCode = keyof typeof ERRORS;
/** HTTP status of an error code. */
declare function errorStatus(code: ErrorCode): number;
/** English message of an error code: what is wrong and what to do next. */
declare function errorMessage(code: ErrorCode): string;
/**
 * Whether a refusal is stored for replay: 402, 409, 410 and 422 are. Refusals are not stored if they depend only on the request,
 * and what ends by waiting, so that the same request with the same key succeeds later (decisions §4).
 */
declare function isStoredRefusal(code: ErrorCode): boolean;
/** Body of every rejected gateway request (specification, "Errors"). */
interface ErrorBody {
    /** A sentence for people: what is wrong and what to do next. */
    readonly error: string;
    /** For programs. */
    readonly code: ErrorCode;
    /** Details of this code. */
    readonly details: Readonly<Record<string, unknown>>;
}

/** Prefix of each kind of identifier: `<prefix>_` and 26 lower-case characters that sort by creation time. */
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
/** Prefix of a secret API key; distinguishes live keys from test keys. */
declare const API_KEY_PREFIXES: {
    readonly live: "svc_live_";
    readonly test: "svc_test_";
};
/** Prefix of an operator key. */
declare const OPERATOR_KEY_PREFIX = "svc_operator_";
/**
 * Of an event handler in the gateway's own program, in place of an endpoint's id: `handler:` and its name. Its deliveries
 * are listed beside those of endpoints.
 */
declare const HANDLER_PREFIX = "handler:";
/** Prefix of a webhook signing secret. */
declare const WEBHOOK_SECRET_PREFIX = "whsec_";

/** Limits of the API. */
declare const LIMITS: {
    /** Smallest and largest amount, in minor units (XAF has none: whole francs). */
    readonly amountMin: 1;
    readonly amountMax: 99999999;
    readonly bodyBytesMax: number;
    readonly secretBytesMax: 1024;
    /** Decoded size of a merchant's logo, so that a whole checkout stays below 30 kB. */
    readonly logoBytesMax: number;
    /** Maximum width and height of a logo. */
    readonly logoPixelsMax: 1024;
    /** Characters of a merchant's own text on the checkout or the receipt. */
    readonly ownTextLengthMax: 300;
    readonly descriptionLengthMax: 255;
    readonly customerReferenceLengthMax: 255;
    /** A merchant's notes about a customer. */
    readonly customerNotesLengthMax: 2000;
    readonly urlLengthMax: 2048;
    readonly metadataKeysMax: 50;
    readonly metadataKeyLengthMax: 40;
    readonly metadataValueLengthMax: 500;
    readonly idempotencyKeyLengthMax: 255;
    /** Idempotency window (specification, "Limits"). */
    readonly idempotencyWindowMs: number;
    readonly paymentLifeSecondsMin: 300;
    readonly paymentLifeSecondsMax: 604800;
    readonly paymentLifeSecondsDefault: 86400;
    /** Lifetime of a payment from a payment link: what is not paid by then gives its place back. */
    readonly paymentLinkPaymentLifeMs: number;
    /** Largest `max_payments` of a payment link. */
    readonly paymentLinkPaymentsMax: 1000000;
    readonly attemptsMax: 5;
    readonly attemptsDefault: 3;
    /** Length of a search query: a checkout URL is the longest useful one. */
    readonly searchLengthMax: 512;
    /** Queues are counted up to this many items in the health report. */
    readonly healthCountMax: 10000;
    /** Findings that a ledger check stores. */
    readonly ledgerFindingsMax: 50;
    readonly pageSizeDefault: 20;
    readonly pageSizeMax: 100;
    /** Maximum number of refunds, disputes, transfers, events and deliveries (each) in a payment's timeline. */
    readonly timelineEachMax: 100;
    /** Active API keys of one merchant and mode. */
    readonly apiKeysMax: 50;
    /** Webhook endpoints of one merchant, test and live together (specification, "Limits"). */
    readonly webhookEndpointsMax: 10;
    /** Lifetime of an access token (specification, "Limits"). */
    readonly accessTokenLifeMs: number;
    /** Sessions of one account; a login beyond it ends the one that was not used for longest. */
    readonly sessionsMax: 100;
    /** How long after entering the password a session counts as recently authenticated. */
    readonly passwordProofLifeMs: number;
    /**
     * How much of one live payment a session may refund without recent authentication, in minor units of the payment's
     * currency (XAF has none). Earlier refunds of the payment count, so splitting a refund does not help.
     */
    readonly refundWithoutProofMax: 50000;
    /** Refunds of one payment, those that failed included: the last of them is of all that is left. */
    readonly refundPartsMax: 100;
    readonly passwordLengthMin: 8;
    readonly passwordLengthMax: 128;
    /** Maximum overlap of an old secret or key with its successor. */
    readonly rotationGraceSecondsMax: number;
    /** Maximum daily limit of an agent. */
    readonly agentPerDayMax: 99999999999;
    /**
     * Wrong cash codes of an agent in a day. A code that was guessed shows a shop and an amount; only the agent's own
     * float can pay it.
     */
    readonly cashCodeTriesPerDayMax: 20;
    /** Holders of one phone number that an agent may choose from, the earliest first. */
    readonly cashHoldersMax: 5;
    /** Texts about the place of an agent. */
    readonly locationNameLengthMax: 80;
    readonly townLengthMax: 60;
    readonly placeLengthMax: 160;
    readonly hoursLengthMax: 80;
    /** Towns, and agents of one town, that a checkout lists. */
    readonly townsMax: 200;
    readonly agentsPerTownMax: 60;
    readonly evidenceLengthMax: 10000;
    /** How long a merchant can submit evidence. */
    readonly disputeLifeMs: number;
    /** A file that a merchant uploads. */
    readonly fileBytesMax: number;
    readonly fileNameLengthMax: 255;
    /** Files of one dispute, or of one business verification. */
    readonly filesEachMax: 10;
    /** Files of an approved merchant in live mode, all together. */
    readonly filesMax: 1000;
    readonly filesBytesMax: number;
    /** The same in test mode, and before the approval. */
    readonly fewFilesMax: 50;
    readonly fewFilesBytesMax: number;
    /** How long an unreferenced file is kept. */
    readonly unnamedFileLifeMs: number;
    /** An operator's note to a merchant. */
    readonly noteLengthMax: 1000;
    /** How long payouts are held after the payout account was set. */
    readonly payoutHoldMs: number;
    /** One step of the clock of test mode, and all together. */
    readonly clockStepSecondsMax: number;
    readonly clockAheadSecondsMax: number;
    /** Test objects that wait for something when the clock is moved. */
    readonly clockMovedObjectsMax: 1000;
    /** Name of the holder of a payout account, as long as banks accept it. */
    readonly holderNameLengthMax: 70;
    /** Settlements of one bank file. */
    readonly payoutExportMax: 100;
    /** Maximum time that a payment's credit stays pending. */
    readonly settlementDelaySecondsMax: number;
};

/** What {@link readPhoneNumber} makes of a text. */
interface PhoneReading {
    /**
     * - `number`: `phone` is E.164.
     * - `old`: a Cameroonian number of eight digits, which needs a 6 in front.
     * - `none`: no number.
     */
    readonly kind: 'number' | 'old' | 'none';
    /** In E.164 if it is a number; otherwise what was typed without spaces and punctuation, which the API refuses. */
    readonly phone: string;
}
/**
 * Reads a phone number as people type or paste it, `6 53 45 67 89`, `00237 653-456-789`, `+241 (0)77 12 34 56`, also with
 * the invisible characters that phones put around the numbers of their contacts.
 * @param typed text of any length; what is longer than a number is none
 * @param prefixes beginnings of the numbers that are expected, in E.164 (`phone_prefixes` of a checkout's methods): they say
 * whose number it is that comes without a calling code. Default: Cameroon's
 */
declare function readPhoneNumber(typed: string, prefixes?: readonly string[]): PhoneReading;
/**
 * A number as an example, in the words of its country, `6 73 45 67 89`, with its calling code where several countries are
 * expected. Its spaces do not break.
 * @param prefixes as for {@link readPhoneNumber}: the first one begins the number
 */
declare function exampleNumber(prefixes?: readonly string[]): string;
/**
 * What is typed of the numbers with these prefixes: digits with the calling code and without, and with the 0 of those who
 * write one.
 */
declare function typedBeginnings(prefixes: readonly string[]): readonly string[];

/**
 * How long a `Retry-After` asks to wait, in milliseconds: seconds of any number of digits, or an HTTP date (RFC 9110
 * §10.2.3, §5.6.7); a date that is over is 0. Null when it is absent or neither.
 */
declare function parseRetryAfterMs(value: string | null, nowMs: number): number | null;

declare const unit: unique symbol;
/** Whole francs CFA (XAF), which have no smaller unit. A number that was checked. */
type Xaf = number & {
    /** For the compiler only. */
    readonly [unit]: 'XAF';
};
/** The literal if it is whole; what the compiler shows otherwise. */
type WholeLiteral<Amount extends number> = `${Amount}` extends `${string}.${string}` | `${string}e-${string}` ? 'XAF has no fraction: write whole francs' : Amount;
/**
 * An amount to pay in XAF: `xaf(5000)` is 5 000 FCFA. A literal with a fraction does not compile.
 * @throws RangeError unless it is an integer of 1 … 99 999 999
 */
declare function xaf<const Amount extends number>(amount: WholeLiteral<Amount>): Xaf;
/** `5 000 FCFA`, with the no-break spaces of French (U+202F in the number, U+00A0 before the unit). */
declare function formatXaf(amount: number): string;
/**
 * Reads what a person wrote: `5 000 FCFA`, `5000`, `5.000 F CFA`, `XAF 5,000`. Separators stand between groups of three
 * digits only, so `5,00` and `50.5` are refused rather than multiplied.
 * @throws RangeError when it is not such an amount
 */
declare function parseXaf(text: string): Xaf;

/**
 * What a customer shows to an agent to pay a checkout in cash. It ends with the payment: when it is paid in any way, is
 * canceled or expires.
 */
interface CashCode { … }
/** The payment behind a code, as an agent sees it before taking the cash. */
interface CashPayment { … }
interface CashPaymentLookUpParams { … }
interface CashPaymentParams { … }

/** The same sentence in French and English. */
type Prompt = Readonly<Record<Locale, string>>;
/** From whom something is known: the provider said so, an operator recorded it by hand, or the gateway found it out. */
declare const KNOWN_FROM: readonly [ … ];
type KnownFrom = (typeof KNOWN_FROM)[number];
/**
 * `not_charged`: no attempt took money. `returning`: it arrived after the payment had ended, and is owed to the payer;
 * `returned`: that was returned. `refunded`: of a payment that was made, in part or in full.
 */
declare const PAYER_MONEY_STATES: readonly [ … ];
type PayerMoneyState = (typeof PAYER_MONEY_STATES)[number];

/** Media types of files, recognised by their content. */
declare const FILE_TYPES: readonly [ … ];
type FileType = (typeof FILE_TYPES)[number];
/** What a file is for: evidence in a dispute, or a document of the business verification (KYC). */
declare const FILE_PURPOSES: readonly [ … ];
type FilePurpose = (typeof FILE_PURPOSES)[number];

/** A file, as the object that names it shows it. */
interface FileReference { … }
/** An uploaded file. Name it in evidence or in the business verification within a day, or it is deleted. */
interface UploadedFile { … }
interface FileUploadQuery { … }
/** The body of an upload: only the bytes of the file. */
interface FileUpload { … }

declare const SETTLEMENT_STATUSES: readonly [ … ];
type SettlementStatus = (typeof SETTLEMENT_STATUSES)[number];
/**
 * Kind of a settlement line. `payment`: what remained of its credit when it became available. `refund_failed` and
 * `payout_failed`: returned money.
 */
declare const SETTLEMENT_LINE_TYPES: readonly [ … ];
type SettlementLineType = (typeof SETTLEMENT_LINE_TYPES)[number];
/** When the worker closes a merchant's available balance into a settlement. `manual`: only on the operator's request. */
declare const SETTLEMENT_SCHEDULES: readonly [ … ];
type SettlementSchedule = (typeof SETTLEMENT_SCHEDULES)[number];

/**
 * A merchant's fee per payment, booked in the commit that succeeds: `basis_points` of the amount, rounded half up to a
 * whole minor unit, plus `fixed`; at least `minimum`, at most `maximum`, and never more than the amount.
 */
interface MerchantFees { … }
/** When a merchant's money becomes available and is settled. */
interface MerchantSettlementTerms { … }
interface MerchantFeesParams { … }
interface MerchantSettlementParams { … }
/** Absent fields stay unchanged. That `minimum` does not exceed `maximum` is checked on the resulting terms. */
interface MerchantUpdateParams { … }
/** A text of the merchant's own for customers, plain, in French and English; a missing one shows the other. */
interface OwnText { … }
/** A text of the merchant's own; both languages are replaced together. */
interface OwnTextParams { … }
interface MerchantProfile { … }
/** Absent fields stay unchanged. */
interface ProfileParams { … }
interface LogoParams { … }
interface Kyc { … }
/** A decision of an operator about a business verification. */
interface KycDecision { … }
/** A business verification as it was submitted. It never changes; only decisions are added. */
interface KycSubmission { … }
interface KycParams { … }
interface KycDecisionParams { … }
interface SuspendParams { … }
/** A merchant as the operator sees it. */
interface MerchantRecord { … }
/** A merchant's balance, one entry per currency. */
interface Balance { … }
interface MerchantListQuery { … }

/** A payment method as offered on one checkout. The rail declares limits, in minor units. */
interface CheckoutMethod { … }
/** What the customer must do next for a pending payment. */
interface NextAction { … }
/**
 * Public view of a payment for holders of the slug: without the merchant's reference, metadata or other identifiers.
 */
interface Checkout { … }
/** A payment as its payer sees it. */
interface CheckoutPayment { … }
/** Response to a payment: final with a redirect, or pending with a next action. */
interface CheckoutPaid { … }
interface CheckoutCanceled { … }
interface PayFromWalletParams { … }
interface PayByMobileMoneyParams { … }
interface PayByCardParams { … }
type PayParams = PayFromWalletParams | PayByMobileMoneyParams | PayByCardParams;
interface ChargeByMobileMoneyParams { … }
interface ChargeByCardParams { … }
/** Body of `POST /gateway/payments/{payment_id}/charge`. */
type PaymentChargeParams = ChargeByMobileMoneyParams | ChargeByCardParams;
/** Response to a charge: pending with a next action, or final. */
interface PaymentCharged { … }
interface CheckoutConfirmParams { … }

/** `account`: a wallet account that was logged in. `phone`: a mobile money number, where none was. */
declare const CUSTOMER_TYPES: readonly [ … ];
type CustomerType = (typeof CUSTOMER_TYPES)[number];

/**
 * A payer who paid a merchant in one mode, or tried to. The id stands for the account or the number, and is another one
 * at every other merchant and in the other mode.
 */
interface Customer { … }
/** Money of one currency, in minor units. */
interface CustomerSum { … }
/** How often a customer used a payment method. */
interface CustomerMethod { … }
/** Payments that a customer paid, or was the last one to try to pay. */
interface CustomerTotals { … }
/** A customer with the outcomes of their payments. */
interface CustomerWithTotals { … }
interface CustomerListQuery { … }
/** Filters of the file of customers: those of the list. */
interface CustomerExportQuery { … }
/** The payments that the totals count. */
interface CustomerQuery { … }
interface CustomerUpdateParams { … }

declare const DISPUTE_STATUSES: readonly [ … ];
type DisputeStatus = (typeof DISPUTE_STATUSES)[number];
/**
 * The money of a lost dispute. `pending`: the provider is asked to refund it and has not answered. `returned`: the payer
 * has it. `owed`: no refund is under way, because the provider makes none or refused it; the operator has to return it.
 */
declare const DISPUTE_RETURN_STATUSES: readonly [ … ];
type DisputeReturnStatus = (typeof DISPUTE_RETURN_STATUSES)[number];

/** A payer, or the payer's bank or provider, contests a payment. The amount is held until the dispute is resolved. */
interface Dispute { … }
/** A dispute as the operator sees it. */
interface DisputeRecord { … }
interface DisputeOpenParams { … }
interface EvidenceParams { … }
interface DisputeResolveParams { … }
interface DisputeReturnParams { … }
interface DisputeListQuery { … }
/** Filters of the file of disputes: those of the list. */
interface DisputeExportQuery { … }
interface OperatorDisputeListQuery { … }
/** Filters of the file of disputes of all merchants: those of the list. */
interface OperatorDisputeExportQuery { … }

/** State of a process: `silent` has not reported for 30 s. */
declare const WORKER_STATUSES: readonly [ … ];
type WorkerStatus = (typeof WORKER_STATUSES)[number];

/**
 * A process with background work, as it last reported. Processes report every 10 s and are removed a day after their
 * last report.
 */
interface Worker { … }
/** A count, up to 10 000. */
interface HealthCount { … }
/** A count with the age of its oldest item. */
interface HealthQueue { … }
/** Health of the gateway: workers, queues and database. */
interface Health { … }

/**
 * Why money moved for a payment. `late_…`: a late payment, which is returned to the payer. `dispute_return`: the payer has
 * the money of a lost dispute.
 */
declare const PAYMENT_TRANSFER_KINDS: readonly [ … ];
type PaymentTransferKind = (typeof PAYMENT_TRANSFER_KINDS)[number];
/**
 * States of a ledger check. `interrupted`: its process ended; another process restarts it from the beginning, at most
 * five times.
 */
declare const LEDGER_CHECK_STATUSES: readonly [ … ];
type LedgerCheckStatus = (typeof LEDGER_CHECK_STATUSES)[number];

/** Something in the ledger that is wrong, or worth knowing. */
interface LedgerFinding { … }
/** How much of the ledger a check has read. */
interface LedgerChecked { … }
/** One ledger check, the same as `mitako ledger verify`. */
interface LedgerCheck { … }
/** What verifying the whole ledger found. */
interface LedgerReport { … }

interface OverviewQuery { … }
/** Volume paid and refunded in a day; a few seconds behind the payments themselves. */
interface DayVolume { … }
/** Outcomes of the newest ended payments, by creation time: at most 200. */
interface PaymentOutcomes { … }
interface EndpointTrouble { … }
interface FailedSettlement { … }
/** What needs attention. Counts end at 100. */
interface Attention { … }
/** Volume, success rate and open tasks of a merchant in one mode. */
interface Overview { … }

/** A payment method of a merchant in one mode: whether it is on, by the operator and by the merchant. */
interface MerchantMethod { … }
interface MerchantMethodParams { … }
/** The whole order of a merchant's checkouts. Methods that are not named stay as the gateway has them, after these. */
interface MerchantMethodsParams { … }
interface HiddenMethodsParams { … }
/** A method that starts no payments, for any merchant, until it is reinstated. */
interface MethodSuspension { … }
/** A payment method of the gateway in one mode, whichever merchants accept it. */
interface GatewayMethod { … }
interface MethodSuspendParams { … }
interface MethodReinstateParams { … }

/**
 * `inactive`: switched off, or the merchant does not accept payments in this mode. `completed`: `max_payments` are paid
 * or in progress.
 */
declare const PAYMENT_LINK_STATUSES: readonly [ … ];
type PaymentLinkStatus = (typeof PAYMENT_LINK_STATUSES)[number];
/** Parameters to create a payment link. Amounts never change afterwards: they may be printed. */
interface PaymentLinkCreateParams { … }
/** What may change of a payment link; at least one field. Payments that exist already stay as they are. */
interface PaymentLinkUpdateParams { … }

/** A merchant's reusable page: each customer who opens it gets a payment intent of their own. */
interface PaymentLink { … }
/** A payment link as its visitors see it. */
interface PublicPaymentLink { … }
interface PaymentLinkListQuery { … }
/** What a visitor sends to pay. */
interface PaymentLinkOpenParams { … }
/** The visitor's own payment. */
interface PaymentLinkOpened { … }

/** Who must act next. `nobody` while the gateway itself is polling a rail. */
type NextToAct = 'customer' | 'merchant' | 'operator' | 'nobody';

declare const REFUND_STATUSES: readonly [ … ];
type RefundStatus = (typeof REFUND_STATUSES)[number];
/** Who says how a refund ended. */
declare const REFUND_SOURCES: readonly [ … ];
type RefundSource = (typeof REFUND_SOURCES)[number];

/**
 * `waiting`: not attempted yet. `failing`: attempted without success, will be attempted again. `failed`: given up.
 * `canceled`: the endpoint was deleted.
 */
declare const DELIVERY_STATUSES: readonly [ … ];
type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];
/** @typeParam Since - as sent, or as parsed */
interface ReplayFailedParams { … }
interface OperatorReplayFailedParams { … }

/** Every event type. */
declare const EVENT_TYPES: readonly [ … ];
type EventType = (typeof EVENT_TYPES)[number];
/** A short description of each event, for the API reference and the merchant's pages. */
declare const EVENT_SUMMARIES: Readonly<Record<EventType, Readonly<Record<Locale, string>>>>;
/** Event families for subscriptions. `ping` always goes to the endpoint that was pinged. */
declare const EVENT_FAMILIES: readonly [ … ];
type EventFamily = (typeof EVENT_FAMILIES)[number];
/** A subscription in an endpoint's `events`: a name, a family or everything. `ping` needs no subscription. */
type EventPattern = Exclude<EventType, 'ping'> | EventFamily | '*';
/** The prefixed form of an event name that an endpoint may request. */
declare const EVENT_NAME_PREFIX = "gateway.";
/** Accepted input for an endpoint's `events`: the prefixed form means the same and is stored without the prefix. */
type SentEventPattern = EventPattern | `${typeof EVENT_NAME_PREFIX}${EventPattern}`;
/** Body of a webhook, with its fields in this order. */
interface WebhookBody { … }

interface TimelinePaymentCreated { … }
/** One payment attempt. */
interface TimelineAttempt { … }
interface TimelineRefund { … }
interface TimelineDispute { … }
/** A ledger transfer. */
interface TimelineTransfer { … }
/** Has no id of its own: it is derived from the events. */
interface TimelineStatusChange { … }
/** An event sent to webhooks. */
interface TimelineEvent { … }
/** A delivery of an event to one of the merchant's endpoints. */
interface TimelineDelivery { … }
/**
 * One entry of a timeline. Objects that change later (attempts, refunds, disputes, deliveries) appear once, when they
 * began, with their current status.
 */
type TimelineEntry = TimelinePaymentCreated | TimelineAttempt | TimelineRefund | TimelineDispute | TimelineTransfer | TimelineStatusChange | TimelineEvent | TimelineDelivery;
/**
 * One paragraph in each language, about the payment's money only; webhook deliveries are in the entries. It addresses
 * the reader: the merchant's support team, or on `/admin` the operator. Times are in Africa/Douala.
 */
interface TimelineExplanation { … }
/** Everything that happened to a payment, with an explanation. */
interface Timeline { … }

declare const PAYOUT_ACCOUNT_TYPES: readonly [ … ];
type PayoutAccountType = (typeof PAYOUT_ACCOUNT_TYPES)[number];

/** Where a merchant's settlements are paid out: one per mode. A change creates a new one. */
interface PayoutAccount { … }
/** A payout account as the operator sees it, who pays to it. */
interface PayoutAccountRecord { … }
/** The mode of a merchant's payout account that the operator reads. */
interface MerchantPayoutAccountQuery { … }
interface PayoutAccountParams { … }

/**
 * Formats of a bank file: CSV, or the customer credit transfer initiation of ISO 20022 in the version that the bank
 * accepts.
 */
declare const PAYOUT_EXPORT_FORMATS: readonly [ … ];
type PayoutExportFormat = (typeof PAYOUT_EXPORT_FORMATS)[number];
/** Whether a payout can be exported: `on_hold` within 24 hours of a change of its account, `no_account` until one is set. */
declare const PAYOUT_STATES: readonly [ … ];
type PayoutState = (typeof PAYOUT_STATES)[number];
/** Why a settlement was left out of an export. `not_bank`: a mobile-money number in an ISO 20022 file. */
declare const PAYOUT_EXCLUSIONS: readonly [ … ];
type PayoutExclusionReason = (typeof PAYOUT_EXCLUSIONS)[number];

/** A pending settlement that is in no bank file yet. */
interface DuePayout { … }
/** Due payouts of one mode, currency and state. */
interface DueTotal { … }
interface DueTotals { … }
interface DueTotalsQuery { … }
interface DuePayoutListQuery { … }
/** A bank file of payouts. A settlement is in one at most, so that no file pays it a second time. */
interface PayoutExport { … }
/** A settlement that was selected and is not in the file. */
interface PayoutExclusion { … }
interface CreatedPayoutExport { … }
interface PayoutExportCreateParams { … }
interface PayoutExportPaidParams { … }

/** The logged-in account. */
interface Principal { … }
interface LoginResult { … }
interface LoginParams { … }
interface RegisterParams { … }
/** A person who logs in as operator. */
interface OperatorAccount { … }
interface OperatorCreateParams { … }
interface ReauthenticateParams { … }
interface PasswordParams { … }
interface PasswordResetParams { … }
/** Lets a merchant choose a new password. Shown once. */
interface PasswordReset { … }
interface RefreshParams { … }
interface PinParams { … }
/** A session. */
interface Device { … }
interface Me { … }
interface OtherDevicesRevoked { … }

/** Format of a provider's id, such as `mtn_momo`. Rails declare providers; this package has no list. */
declare const PROVIDER_ID: RegExp;
/** A readable form of an id, `Mtn Momo`, for a provider that no configured rail declares. */
declare function providerInWords(id: string): string;

interface Refund { … }
/** A refund as the operator sees it. */
interface RefundRecord { … }
interface RefundCreateParams { … }
/** Filters of the operator's refund list. */
interface RefundListQuery { … }
/** Filters of the file of refunds: those of the list. */
interface RefundExportQuery { … }
interface RefundResolveParams { … }

/** The period of a report. */
interface ReportQuery { … }
/** The period of a report, of one merchant or of all. */
interface OperatorReportQuery { … }
/** What was counted. Each event counts on its own day: a refund on the day it succeeded. */
interface ReportFigures { … }
/** Sums of a currency. */
interface ReportTotal { … }
/** A day of a currency, even without any payment. */
interface ReportDay { … }
/** What was paid with a method. */
interface ReportMethod { … }
/** Payments that failed for a reason. */
interface ReportFailure { … }
/** The period before, to compare with. */
interface ReportPrevious { … }
/**
 * What was paid, refunded, lost and paid out in a period, by days of Africa/Douala; a few seconds behind the payments.
 */
interface Report { … }

/** Outcomes that `POST /gateway/sandbox/payments/{id}/simulate` can simulate. */
declare const SIMULATED_OUTCOMES: readonly [ … ];
type SimulatedOutcome = (typeof SIMULATED_OUTCOMES)[number];
/** Methods that an outcome can be simulated for. */
declare const SIMULATED_METHODS: readonly [ … ];
type SimulatedMethod = (typeof SIMULATED_METHODS)[number];

interface SimulateParams { … }
/** The same as it is understood, with its defaults. */
type Simulate = WithDefaults<SimulateParams, 'method'>;
interface ClockAdvanceParams { … }
/**
 * A merchant's clock in test mode. What test objects wait for comes nearer when it is moved; live objects are not
 * affected.
 */
interface SandboxClock { … }
/** A test payment after the simulation, with its refund or dispute. */
interface Simulated { … }

/** Kinds of objects that a handle may name. */
declare const FOUND_KINDS: readonly [ … ];
type FoundKind = (typeof FOUND_KINDS)[number];
/** What a handle may be. */
declare const HANDLES: readonly [ … ];
type Handle = (typeof HANDLES)[number];
/** Kinds of objects that a merchant's search finds. */
declare const OWN_KINDS: readonly [ … ];
type OwnKind = (typeof OWN_KINDS)[number];

interface SearchQuery { … }
/** An object that a handle names. */
interface Found { … }
/** Everything that a text names, at most 20 of each kind of handle. */
interface SearchResults { … }
interface OwnSearchQuery { … }
/** An object of the merchant that a text names. */
interface OwnFound { … }
/** What a text names among the objects of a merchant and mode, at most 10 of each kind. */
interface OwnSearchResults { … }

/** A payout to a merchant. Its lines are ledger entries, and `amount` is their sum. */
interface Settlement { … }
/** A settlement with the account that it is paid out to. */
interface SettlementWithDestination { … }
/** A settlement as the operator sees it. */
interface SettlementRecord { … }
/** One entry of the merchant's ledger account, and what it is made of. */
interface SettlementLine { … }
interface SettlementListQuery { … }
/** Filters of the file of settlements: those of the list. */
interface SettlementExportQuery { … }
interface OperatorSettlementListQuery { … }
/** Filters of the file of settlements of all merchants: those of the list. */
interface OperatorSettlementExportQuery { … }
interface SettlementCreateParams { … }
interface SettlementResolveParams { … }

/** The delivery of one event to one endpoint. */
interface Delivery { … }
/** One attempt of a delivery. */
interface DeliveryAttempt { … }
interface DeliveryWithAttempts { … }
/** A delivery as the operator sees it. */
interface DeliveryRecord { … }
interface DeliveryRecordWithAttempts { … }
interface DeliveryListQuery { … }
/** Filters of the file of deliveries: those of the list. */
interface DeliveryExportQuery { … }
interface OperatorDeliveryListQuery { … }
interface FailedReplayed { … }

/** A stored event; `data` is what the webhook carried. */
interface EventRecord { … }
interface EventReplayParams { … }
interface EventListQuery { … }

interface WebhookEndpoint { … }
/** Shown when the endpoint is created and when its secret is rotated. */
interface WebhookEndpointWithSecret { … }
/** Health of an endpoint. */
interface EndpointHealth { … }
/** An endpoint with a summary of its newest deliveries. */
interface WebhookEndpointWithRecent { … }
interface RotateSecretParams { … }
interface Pinged { … }

/** `data` of each event that this version knows. Fields may be added to any of them. */
type WebhookEventData = {
    readonly [Name in EventType]: DataOf<Name>;
};
/** The data of an event is declared by its name or, if that is missing here, by its family. */
interface EventDataByName { … }
type DataOf<Name extends EventType> = Name extends keyof EventDataByName ? EventDataByName[Name] : EventDataByName[FamilyOf<Name>];
type FamilyOf<Name> = Name extends `${infer Subject}.${string}` ? Extract<keyof EventDataByName, `${Subject}.*`> : never;
/** Data of `payment.*` events: exactly these fields, with failure and refund fields where they apply. */
interface PaymentEventData { … }
/** Data of a payment event with the failure reason. */
type FailedPaymentData = PaymentEventData & Required<Pick<PaymentEventData, 'failure_code' | 'failure_message'>>;
/** Data of a payment event with the attempt that failed; the payment is open for another one. */
type FailedAttemptData = FailedPaymentData & Required<Pick<PaymentEventData, 'attempt_id' | 'attempts_left'>>;
/** Data of a payment event with the refund that caused it. */
type RefundedPaymentData = PaymentEventData & Required<Pick<PaymentEventData, 'refund_id' | 'refund_amount' | 'amount_refunded'>>;
/** The payment of a refund or a dispute. */
type OfPayment = Pick<PaymentEventData, 'slug' | 'customer_reference'>;
/** Data of a refund event: the current refund, and its payment's references. */
type RefundEventData = Refund & OfPayment;
/** Data of a dispute event: the current dispute, and its payment's references. */
type DisputeEventData = Omit<Dispute, 'evidence' | 'evidence_files'> & OfPayment;
/** The payout account without its holder: events are stored and sent in clear. */
type PayoutAccountEventData = Omit<PayoutAccount, 'holder_name' | 'replaced_at'>;
/** The current endpoint; the reason is in `disabled_reason`. */
interface EndpointDisabledData { … }
/** The pinged endpoint. */
interface PingData { … }

declare const ENDPOINT_HEALTHS: readonly [ … ];
interface WebhookEndpointCreateParams { … }
/** The same as it is understood. */
type WebhookEndpointCreate = WithDefaults<WebhookEndpointCreateParams, 'events' | 'enabled' | 'prefixed_names'>;
/** Either form of an event name is accepted and stored without the prefix. */
type WithSentEvents<Params> = Omit<Params, 'events'> & {
    /** Names, families or `*`; the prefix `gateway.` may be there. */
    readonly events?: readonly SentEventPattern[] | undefined;
};
/** Absent fields stay unchanged. */
interface WebhookEndpointUpdateParams { … }

export { API_KEY_PREFIXES, ATTEMPT_OUTCOMES, ATTEMPT_STATUSES, AUDIT_ACTIONS, AUDIT_ACTOR_TYPES, AUDIT_SUBJECT_TYPES, CASH_KINDS, CASH_METHOD, CUSTOMER_TYPES, DAY_MS, DELIVERY_STATUSES, DISPUTE_RETURN_STATUSES, DISPUTE_STATUSES, ENDPOINT_HEALTHS, ERRORS, EVENT_FAMILIES, EVENT_NAME_PREFIX, EVENT_SUMMARIES, EVENT_TYPES, FAILURES, FEE_REFUND_POLICIES, FILE_PURPOSES, FILE_TYPES, FOUND_KINDS, HANDLER_PREFIX, HANDLES, ID_PREFIXES, KNOWN_FROM, KYC_STATUSES, LEDGER_CHECK_STATUSES, LIMITS, LOCALES, LOGO_TYPES, METHOD_HEALTH, NEW_AGENT_LIMITS, OPERATOR_KEY_PREFIX, OWN_KINDS, PAYER_MONEY_STATES, PAYMENT_EVENT_FIELDS, PAYMENT_LINK_STATUSES, PAYMENT_METHOD_TYPES, PAYMENT_STATUSES, PAYMENT_TRANSFER_KINDS, PAYOUT_ACCOUNT_TYPES, PAYOUT_EXCLUSIONS, PAYOUT_EXPORT_FORMATS, PAYOUT_STATES, PROVIDER_ID, RAIL_CHOICES, RAIL_METHOD_TYPES, REFUND_SOURCES, REFUND_STATUSES, ROLES, SCOPES, SETTLEMENT_LINE_TYPES, SETTLEMENT_SCHEDULES, SETTLEMENT_STATUSES, SIMULATED_METHODS, SIMULATED_OUTCOMES, TRANSACTION_TYPES, UNAPPLIED_FUNDS_STEPS, WALLET_METHOD, WEBHOOK_SECRET_PREFIX, WORKER_STATUSES, doualaDay, doualaDayStartMs, errorMessage, errorStatus, exampleNumber, formatXaf, isFinalStatus, isOfRail, isStoredRefusal, looksLikeCentimes, parseRetryAfterMs, parseXaf, providerInWords, readPhoneNumber, startOfDoualaDay, typedBeginnings, xaf };
export type { AgentCreate, AgentCreateParams, AgentFloat, AgentLimits, AgentLimitsParams, AgentLocation, AgentLocationCreate, AgentLocationCreateParams, AgentLocationPageQuery, AgentLocationUpdateParams, AgentLocationsByTown, AgentRecord, AgentUpdateParams, AgentWithFloats, Amount, ApiKey, ApiKeyCreate, ApiKeyCreateParams, ApiKeyRoll, ApiKeyRollParams, ApiKeyWithSecret, AttemptExportQuery, AttemptListQuery, AttemptLookup, AttemptOutcomeName, AttemptRecord, AttemptResolution, AttemptResolveParams, AttemptStatus, Attention, AuditAction, AuditActor, AuditActorType, AuditEntry, AuditListQuery, AuditSubject, AuditSubjectType, Balance, CashCode, CashHolder, CashHolderLookUpParams, CashInParams, CashKind, CashOutCode, CashOutCodeParams, CashOutParams, CashPayment, CashPaymentLookUpParams, CashPaymentParams, CashReceipt, ChargeByCardParams, ChargeByMobileMoneyParams, Checkout, CheckoutCanceled, CheckoutConfirmParams, CheckoutMethod, CheckoutPaid, CheckoutPayment, ClockAdvanceParams, CreatedPayoutExport, Customer, CustomerExportQuery, CustomerListQuery, CustomerMethod, CustomerQuery, CustomerSum, CustomerTotals, CustomerType, CustomerUpdateParams, CustomerWithTotals, DayVolume, Deleted, Delivery, DeliveryAttempt, DeliveryExportQuery, DeliveryListQuery, DeliveryRecord, DeliveryRecordWithAttempts, DeliveryStatus, DeliveryWithAttempts, Device, Dispute, DisputeEventData, DisputeExportQuery, DisputeListQuery, DisputeOpenParams, DisputeRecord, DisputeResolveParams, DisputeReturnParams, DisputeReturnStatus, DisputeStatus, DuePayout, DuePayoutListQuery, DueTotal, DueTotals, DueTotalsQuery, EndpointDisabledData, EndpointHealth, EndpointTrouble, ErrorBody, ErrorCode, EventDataByName, EventFamily, EventListQuery, EventPattern, EventRecord, EventReplayParams, EventType, EvidenceParams, FailedAttemptData, FailedPaymentData, FailedReplayed, FailedSettlement, FailureCode, FeeRefundPolicy, FieldErrors, FilePurpose, FileReference, FileType, FileUpload, FileUploadQuery, FloatParams, FloatTransactionListQuery, Found, FoundKind, GatewayMethod, GracePeriod, Handle, Health, HealthCount, HealthQueue, HeldBalance, HiddenMethodsParams, HolderModeQuery, HolderPageQuery, IdKind, ItemOf, KnownFrom, Kyc, KycDecision, KycDecisionParams, KycParams, KycStatus, KycSubmission, LedgerCheck, LedgerCheckStatus, LedgerChecked, LedgerFinding, LedgerReport, LegacyError, LegacyFault, LegacyStatus, Locale, LoginParams, LoginResult, LogoParams, LogoType, Me, MerchantFees, MerchantFeesParams, MerchantListQuery, MerchantMethod, MerchantMethodParams, MerchantMethodsParams, MerchantPaymentListQuery, MerchantPayoutAccountQuery, MerchantProfile, MerchantRecord, MerchantSettlementParams, MerchantSettlementTerms, MerchantUpdateParams, MethodHealth, MethodReinstateParams, MethodSuspendParams, MethodSuspension, Mode, ModePageQuery, ModeQuery, Moment, NextAction, NextToAct, NoQuery, OperatorAccount, OperatorAuditListQuery, OperatorCreateParams, OperatorDeliveryListQuery, OperatorDisputeExportQuery, OperatorDisputeListQuery, OperatorKey, OperatorKeyCreateParams, OperatorModeQuery, OperatorPageQuery, OperatorReplayFailedParams, OperatorReportQuery, OperatorSettlementExportQuery, OperatorSettlementListQuery, OtherDevicesRevoked, Overview, OverviewQuery, OwnFound, OwnKind, OwnSearchQuery, OwnSearchResults, OwnText, OwnTextParams, PageOf, PageQuery, Pagination, PasswordParams, PasswordReset, PasswordResetParams, PayByCardParams, PayByMobileMoneyParams, PayFromWalletParams, PayParams, PayerMoneyState, Payment, PaymentCancelParams, PaymentChargeParams, PaymentCharged, PaymentCreate, PaymentCreateParams, PaymentCreated, PaymentEventData, PaymentEventField, PaymentExportQuery, PaymentLink, PaymentLinkCreateParams, PaymentLinkListQuery, PaymentLinkOpenParams, PaymentLinkOpened, PaymentLinkStatus, PaymentLinkUpdateParams, PaymentListQuery, PaymentMethod, PaymentMethodType, PaymentOutcomes, PaymentRecord, PaymentStatus, PaymentSum, PaymentTotal, PaymentTotals, PaymentTotalsQuery, PaymentTransferKind, PayoutAccount, PayoutAccountEventData, PayoutAccountParams, PayoutAccountRecord, PayoutAccountType, PayoutExclusion, PayoutExclusionReason, PayoutExport, PayoutExportCreateParams, PayoutExportFormat, PayoutExportPaidParams, PayoutState, PeriodPageQuery, PeriodQuery, PhoneReading, PinParams, PingData, Pinged, Principal, ProfileParams, Prompt, PublicAgentLocation, PublicPaymentLink, RailAccountBalance, RailCallback, RailCallbackRecord, RailChoice, RailDetail, RailMethodRecord, RailMethodType, RailRecord, ReauthenticateParams, RefreshParams, Refund, RefundCreateParams, RefundEventData, RefundExportQuery, RefundListQuery, RefundRecord, RefundResolveParams, RefundSource, RefundStatus, RefundedPaymentData, RegisterParams, ReplayFailedParams, Report, ReportDay, ReportFailure, ReportFigures, ReportMethod, ReportPrevious, ReportQuery, ReportTotal, Role, RotateSecretParams, SandboxClock, Scope, SearchQuery, SearchResults, SentEventPattern, Settlement, SettlementCreateParams, SettlementExportQuery, SettlementLine, SettlementLineType, SettlementListQuery, SettlementRecord, SettlementResolveParams, SettlementSchedule, SettlementStatus, SettlementWithDestination, Simulate, SimulateParams, Simulated, SimulatedMethod, SimulatedOutcome, SuccessBody, SuspendParams, Timeline, TimelineAttempt, TimelineDelivery, TimelineDispute, TimelineEntry, TimelineEvent, TimelineExplanation, TimelinePaymentCreated, TimelineRefund, TimelineStatusChange, TimelineTransfer, Timestamp, TownQuery, Transaction, TransactionType, TransactionWithReceipt, UnappliedFunds, UploadedFile, Wallet, WebhookBody, WebhookEndpoint, WebhookEndpointCreate, WebhookEndpointCreateParams, WebhookEndpointUpdateParams, WebhookEndpointWithRecent, WebhookEndpointWithSecret, WebhookEventData, WholeLiteral, WithDefaults, WithIdempotencyKey, WithSentEvents, Worker, WorkerStatus, Xaf };
