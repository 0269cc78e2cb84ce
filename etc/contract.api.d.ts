// index.d.ts

import { Scope, Role, WithIdempotencyKey, AuditAction, ItemOf, AuditSubjectType, ErrorCode, HolderModeQuery, AgentFloat, HolderPageQuery, PageOf, Transaction, TransactionWithReceipt, CashInParams, CashReceipt, CashOutParams, NoQuery, AgentCreateParams, AgentRecord, PageQuery, AgentWithFloats, AgentUpdateParams, FloatParams, ApiKeyCreateParams, ApiKeyWithSecret, ApiKey, GracePeriod, ApiKeyRollParams, Deleted, AttemptListQuery, AttemptRecord, AttemptResolveParams, AuditListQuery, AuditLine, OperatorAuditListQuery, Checkout, PayParams, CheckoutPaid, CheckoutConfirmParams, PaymentCancelParams, CheckoutCanceled, DisputeListQuery, Dispute, ModeQuery, EvidenceParams, DisputeOpenParams, DisputeRecord, OperatorDisputeListQuery, DisputeResolveParams, Health, LedgerCheck, OverviewQuery, Overview, MerchantProfile, ProfileParams, LogoParams, Kyc, KycParams, Balance, RegisterParams, MerchantRecord, MerchantListQuery, MerchantUpdateParams, KycDecisionParams, SuspendParams, OperatorModeQuery, PaymentCreateParams, PaymentCreated, PaymentListQuery, Payment, PaymentRecord, LegacyStatus, Timeline, LoginParams, LoginResult, RefreshParams, Me, ReauthenticateParams, Timestamp, PasswordParams, Principal, PinParams, Device, OtherDevicesRevoked, RailCallback, RefundCreateParams, Refund, ModePageQuery, RefundRecord, RefundListQuery, RefundResolveParams, SimulateParams, Simulated, SettlementListQuery, Settlement, SettlementLinesQuery, SettlementLine, SettlementCreateParams, SettlementRecord, OperatorSettlementListQuery, OperatorSettlementLinesQuery, SettlementResolveParams, Wallet, CashOutCodeParams, CashOutCode, DeliveryListQuery, Delivery, DeliveryWithAttempts, ReplayFailedParams, FailedReplayed, OperatorDeliveryListQuery, DeliveryRecord, DeliveryRecordWithAttempts, OperatorReplayFailedParams, EventListQuery, EventRecord, EventReplayParams, WebhookEndpointCreateParams, WebhookEndpointWithSecret, WithSentEvents, WebhookEndpointWithRecent, WebhookEndpointUpdateParams, WebhookEndpoint, RotateSecretParams, Pinged, LegacyError, LegacyFault } from './names.js';
export { API_KEY_PREFIXES, ATTEMPT_STATUSES, AUDIT_ACTIONS, AUDIT_ACTOR_TYPES, AUDIT_SUBJECT_TYPES, AgentLimits, AgentLimitsParams, Amount, AttemptStatus, Attention, AuditActor, AuditActorType, AuditSubject, CASH_KINDS, CashKind, CashParams, CheckoutMethod, CheckoutPayment, DELIVERY_STATUSES, DISPUTE_STATUSES, DayVolume, DeliveryAttempt, DeliveryFilter, DeliveryStatus, DisputeStatus, ENDPOINT_HEALTHS, ERRORS, EVENT_FAMILIES, EVENT_NAME_PREFIX, EVENT_TYPES, EndpointHealth, EndpointTrouble, ErrorBody, EventFamily, EventPattern, EventType, FAILURES, FEE_REFUND_POLICIES, FailedSettlement, FailureCode, FeeRefundPolicy, FieldErrors, FormatQuery, HealthCount, HealthQueue, HeldBalance, ID_PREFIXES, IdKind, KYC_STATUSES, KycStatus, LEDGER_CHECK_STATUSES, LIMITS, LOCALES, LOGO_TYPES, LedgerCheckStatus, LedgerFinding, Locale, LogoType, MerchantFees, MerchantFeesParams, MerchantSettlementParams, MerchantSettlementTerms, Mode, Moment, NextAction, NextToAct, OPERATOR_KEY_PREFIX, OperatorPageQuery, PAYMENT_METHOD_TYPES, PAYMENT_STATUSES, PAYMENT_TRANSFER_KINDS, PROVIDER_ID, Pagination, PayByMobileMoneyParams, PayFromWalletParams, PaymentEventData, PaymentMethod, PaymentMethodType, PaymentOutcomes, PaymentPartQuery, PaymentStatus, PaymentTransferKind, Prompt, REFUND_STATUSES, ROLES, RefundStatus, SCOPES, SETTLEMENT_LINE_TYPES, SETTLEMENT_SCHEDULES, SETTLEMENT_STATUSES, SIMULATED_OUTCOMES, SentEventPattern, SettlementLineType, SettlementSchedule, SettlementStatus, SimulatedOutcome, SuccessBody, TRANSACTION_TYPES, TimelineAttempt, TimelineDelivery, TimelineDispute, TimelineEntry, TimelineEvent, TimelineExplanation, TimelinePaymentCreated, TimelineRefund, TimelineStatusChange, TimelineTransfer, TransactionType, WEBHOOK_SECRET_PREFIX, WORKER_STATUSES, WebhookBody, Worker, WorkerStatus, errorMessage, errorStatus, isFinalStatus, providerInWords } from './names.js';
import { z } from 'zod';

/** Takes no credential. */
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
/** A merchant's access token, or a secret key of the scope; `mode: 'test'` refuses live mode. */
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
/** Which credential a route takes. */
type RouteAuth = Open | SecretKey | Token | MerchantToken | MerchantOrKey | Operator | Legacy;
/** What a way in accepts: as the API does, or an access token of one of the roles, or nothing. */
type Accepted = RouteAuth | {
    readonly kind: 'optional_token';
    readonly roles: readonly Role[];
};
/**
 * A way into the gateway: the API, the customer's hosted pages, a panel of merchants or operators, the embedding program,
 * the command line.
 */
type Way = 'api' | 'checkout' | 'panel' | 'in_process' | 'command_line';
/** What one route takes and answers. */
interface RouteTypes<Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', Path = `/${string}`, Auth = RouteAuth, Query = unknown, Body = unknown, Data = unknown, Sent = unknown, Parameters = unknown> {
    readonly method: Method;
    /** Relative to `/api/v1`. */
    readonly path: Path;
    readonly auth: Auth;
    readonly parameters: Parameters;
    readonly query: Query;
    /** As it is read; `undefined` where there is none, or where it may be left out. */
    readonly body: Body;
    /** As it is sent. */
    readonly sent: Sent;
    /** Of a success, of whichever status. */
    readonly data: Data;
}
type Get<Path, Auth, Query, Data> = Call<'GET', Path, Auth, Query, undefined, Data>;
type Delete<Path, Auth, Query, Data> = Call<'DELETE', Path, Auth, Query, undefined, Data>;
/** Where `Body` is `undefined` the route takes none; where it is `Params | undefined` it may be left out. */
type Post<Path, Auth, Query, Body, Data, Sent = Body> = Call<'POST', Path, Auth, Query, Body, Data, Sent>;
type Put<Path, Auth, Query, Body, Data, Sent = Body> = Call<'PUT', Path, Auth, Query, Body, Data, Sent>;
type Patch<Path, Auth, Query, Body, Data, Sent = Body> = Call<'PATCH', Path, Auth, Query, Body, Data, Sent>;
type Call<Method, Path, Auth, Query, Body, Data, Sent = Body> = RouteTypes<Method, Path, Auth, Query, WithIdempotencyKey<Body>, Data, WithIdempotencyKey<Sent>, ParametersIn<Path, RolesOf<Auth>>>;
/** Which roles `{role}` in the path of a route may be. */
type RolesOf<Auth> = Auth extends Token<infer Of> ? Of : Role;
/** What stands in braces in a path. */
type ParametersIn<Path, Of = Role> = {
    readonly [Name in NamesIn<Path>]: Name extends 'role' ? Of : string;
};
type NamesIn<Path> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;

/** What the audit log keeps of a request that changed something: declared on its route, written with its effect. */
interface RouteAudit {
    readonly action: AuditAction;
    readonly subject: RouteAuditSubject;
    /**
     * Fields of the body that are kept as they were sent, an address without more than its origin. No field that holds a
     * password, PIN, code, key, phone number or document is ever one of them.
     */
    readonly details?: readonly string[];
    /** Keys leave no line: what they do here is the day's business, and in the payment's own timeline. */
    readonly by?: 'session';
}
/**
 * Where a line has its subject from: the account of who acts (`own`), a parameter of the path, or the answer,
 * `{ data: { <answer>: { id } } }`.
 */
type RouteAuditSubject = ItemOf<'type', AuditSubjectType> & (ItemOf<'own', true> | ItemOf<'parameter', string> | ItemOf<'answer', string>);

/** Which rate limit a route counts under, beside the one of its API key. */
type RouteLimit = 'login' | 'register' | 'pay' | 'checkout' | 'cash_out_code' | 'rail_callback';
/**
 * One route, declared once: the handler, the OpenAPI document and the client are built from it.
 * `path` is relative to `/api/v1`; routes with `root` also answer directly under the public address.
 */
interface Route<Types extends RouteTypes = RouteTypes> {
    readonly method: Types['method'];
    readonly path: Types['path'];
    readonly root?: boolean;
    readonly tag: string;
    readonly summary: string;
    readonly auth: Types['auth'];
    /** Ways in that accept something else than {@link acceptedBy} says of all routes; null: nothing. */
    readonly ways?: Readonly<Partial<Record<Way, Accepted | null>>>;
    /** On what a merchant or an operator changes something with: what the audit log keeps of it. */
    readonly audit?: RouteAudit;
    readonly limit?: RouteLimit;
    /**
     * A caller who logged in must have given the password within `LIMITS.passwordProofLifeMs`, whatever is asked for. So
     * must an operator for whatever changes something, see {@link requiresRecentAuth}.
     */
    readonly recentAuth?: true;
    readonly parameters: z.ZodType<Types['parameters']>;
    readonly query: z.ZodType<Types['query']>;
    /** Absent: the route takes no body. */
    readonly body?: BodySchema<Types>;
    /** The body may be left out. */
    readonly bodyOptional?: boolean;
    /**
     * The body is taken as it comes, of any content type or none, within the usual size, and so is the query, which nobody
     * reads. `body` is then an object of `headers` and `text`, and there is no idempotency key.
     */
    readonly raw?: true;
    /** Status and data of each success; the envelope is added by the handler. */
    readonly success: Readonly<Record<number, z.ZodType<Types['data']>>>;
    /** True: the success body is the schema itself, without the envelope. */
    readonly bare?: boolean;
    /** True: answered as CSV too, for `?format=csv` and `Accept: text/csv`. */
    readonly csv?: boolean;
    /** Errors beyond those that follow from the credential, the limits and the validation. */
    readonly errors: readonly ErrorCode[];
}
type BodySchema<Types extends RouteTypes> = z.ZodType<Exclude<Types['body'], undefined>, Exclude<Types['sent'], undefined>>;
/** Declarations of the routes of an interface, each by its name. */
type RouteTable<Table extends Readonly<Record<keyof Table, RouteTypes>>> = {
    readonly [Name in keyof Table]: Route<Table[Name]> & BodyPart<Table[Name]> & FilePart<Table[Name]>;
};
/** A body is declared where the types have one, as one that may be left out where they say so. */
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
/** Who can ask for a format is given it. */
type FilePart<Types extends RouteTypes> = 'format' extends keyof Types['query'] ? Readonly<Record<'csv', true>> : Readonly<Partial<Record<'csv', never>>>;
/** Whether a caller who logged in must have authenticated recently. Callers with a key never must. */
declare function requiresRecentAuth({ auth, method, recentAuth, }: Pick<Route, 'auth' | 'method' | 'recentAuth'>): boolean;
/**
 * What a route accepts from each way in; null: it is closed to it.
 *
 * The API accepts what the route declares. A panel accepts the same, from people who logged in; hosted pages, what is open
 * to everybody or to a customer. The embedding program acts for its merchants and as the operator, without a credential;
 * the command line as the operator alone. Nobody acts for a person who has to log in.
 */
declare function acceptedBy({ auth, ways }: Pick<Route, 'auth' | 'ways'>, way: Way): Accepted | null;

/** What an agent does: cash over the counter, out of and into a float; and how the operator makes, bounds and funds agents. */
interface AgentRoutes {
    readonly getAgentFloat: Get<'/agent/float', Token<'agent'>, HolderModeQuery, ItemOf<'float', AgentFloat>>;
    readonly listAgentTransactions: Get<'/agent/transactions', Token<'agent'>, HolderPageQuery, PageOf<'transactions', Transaction>>;
    readonly getAgentTransaction: Get<'/agent/transactions/{transaction_id}', Token<'agent'>, HolderModeQuery, TransactionWithReceipt>;
    readonly cashIn: Post<'/agent/cash-in', Token<'agent'>, HolderModeQuery, CashInParams, ItemOf<'receipt', CashReceipt>>;
    readonly cashOut: Post<'/agent/cash-out', Token<'agent'>, HolderModeQuery, CashOutParams, ItemOf<'receipt', CashReceipt>>;
    readonly createAgent: Post<'/admin/agents', Operator, NoQuery, AgentCreateParams, ItemOf<'agent', AgentRecord>>;
    readonly listAgents: Get<'/admin/agents', Operator, PageQuery, PageOf<'agents', AgentRecord>>;
    readonly getAgent: Get<'/admin/agents/{agent_id}', Operator, NoQuery, AgentWithFloats>;
    readonly updateAgent: Patch<'/admin/agents/{agent_id}', Operator, NoQuery, AgentUpdateParams, ItemOf<'agent', AgentRecord>>;
    readonly moveFloat: Post<'/admin/agents/{agent_id}/float', Operator, NoQuery, FloatParams, ItemOf<'transaction', Transaction>>;
}

/** A merchant's secret keys. */
interface ApiKeyRoutes {
    readonly createApiKey: Post<'/merchant/api-keys', MerchantToken, NoQuery, ApiKeyCreateParams, ItemOf<'api_key', ApiKeyWithSecret>>;
    readonly listApiKeys: Get<'/merchant/api-keys', MerchantToken, PageQuery, PageOf<'api_keys', ApiKey>>;
    readonly rollApiKey: Post<'/merchant/api-keys/{key_id}/roll', MerchantToken, NoQuery, GracePeriod | undefined, ItemOf<'api_key', ApiKeyWithSecret>, ApiKeyRollParams | undefined>;
    readonly revokeApiKey: Delete<'/merchant/api-keys/{key_id}', MerchantToken, NoQuery, Deleted>;
}

/** Attempts to pay, as the operator watches and settles them. */
interface AttemptRoutes {
    readonly listAttempts: Get<'/admin/attempts', Operator, AttemptListQuery, PageOf<'attempts', AttemptRecord>>;
    readonly getAttempt: Get<'/admin/attempts/{attempt_id}', Operator, NoQuery, ItemOf<'attempt', AttemptRecord>>;
    readonly resolveAttempt: Post<'/admin/attempts/{attempt_id}/resolve', Operator, NoQuery, AttemptResolveParams, ItemOf<'attempt', AttemptRecord>>;
}

/** Who did what, when and from where. */
interface AuditRoutes {
    readonly listAuditLog: Get<'/merchant/audit-log', MerchantToken, AuditListQuery, PageOf<'audit_lines', AuditLine>>;
    readonly listWholeAuditLog: Get<'/admin/audit-log', Operator, OperatorAuditListQuery, PageOf<'audit_lines', AuditLine>>;
}

/** What the customer's checkout asks. */
interface CheckoutRoutes {
    readonly getCheckout: Get<'/gateway/checkout/{slug}', Open, NoQuery, ItemOf<'checkout', Checkout>>;
    readonly payCheckout: Post<'/gateway/checkout/{slug}/pay', Token<'user'>, NoQuery, PayParams, CheckoutPaid, unknown>;
    readonly confirmCheckout: Post<'/gateway/checkout/{slug}/confirm', Open, NoQuery, CheckoutConfirmParams, CheckoutPaid>;
    readonly cancelCheckout: Post<'/gateway/checkout/{slug}/cancel', Open, NoQuery, PaymentCancelParams | undefined, CheckoutCanceled>;
}

/** Disputes of a merchant's payments, and how the operator opens and decides them. */
interface DisputeRoutes {
    readonly listDisputes: Get<'/gateway/disputes', MerchantOrKey, DisputeListQuery, PageOf<'disputes', Dispute>>;
    readonly getDispute: Get<'/gateway/disputes/{dispute_id}', MerchantOrKey, ModeQuery, ItemOf<'dispute', Dispute>>;
    readonly submitDisputeEvidence: Post<'/gateway/disputes/{dispute_id}/evidence', MerchantOrKey, ModeQuery, EvidenceParams, ItemOf<'dispute', Dispute>>;
    readonly openDispute: Post<'/admin/payments/{payment_id}/disputes', Operator, NoQuery, DisputeOpenParams | undefined, ItemOf<'dispute', DisputeRecord>>;
    readonly listAllDisputes: Get<'/admin/disputes', Operator, OperatorDisputeListQuery, PageOf<'disputes', DisputeRecord>>;
    readonly getAnyDispute: Get<'/admin/disputes/{dispute_id}', Operator, NoQuery, ItemOf<'dispute', DisputeRecord>>;
    readonly resolveDispute: Post<'/admin/disputes/{dispute_id}/resolve', Operator, NoQuery, DisputeResolveParams, ItemOf<'dispute', DisputeRecord>>;
}

/** How the gateway itself is. */
interface HealthRoutes {
    readonly getHealth: Get<'/admin/health', Operator, NoQuery, ItemOf<'health', Health>>;
}

/** Checks of the ledger, made by the operator. */
interface LedgerRoutes {
    readonly createLedgerCheck: Post<'/admin/ledger-checks', Operator, NoQuery, undefined, ItemOf<'ledger_check', LedgerCheck>>;
    readonly listLedgerChecks: Get<'/admin/ledger-checks', Operator, PageQuery, PageOf<'ledger_checks', LedgerCheck>>;
    readonly getLedgerCheck: Get<'/admin/ledger-checks/{ledger_check_id}', Operator, NoQuery, ItemOf<'ledger_check', LedgerCheck>>;
}

/** How a merchant does. */
interface OverviewRoutes {
    readonly getOverview: Get<'/merchant/overview', MerchantToken, OverviewQuery, ItemOf<'overview', Overview>>;
}

/** A merchant's profile, logo, KYC and balance, and what the operator decides about merchants. */
interface MerchantRoutes {
    readonly getProfile: Get<'/merchant/profile', MerchantToken, NoQuery, ItemOf<'profile', MerchantProfile>>;
    readonly updateProfile: Patch<'/merchant/profile', MerchantToken, NoQuery, ProfileParams, ItemOf<'profile', MerchantProfile>>;
    readonly setLogo: Put<'/merchant/profile/logo', MerchantToken, NoQuery, LogoParams, ItemOf<'profile', MerchantProfile>>;
    readonly deleteLogo: Delete<'/merchant/profile/logo', MerchantToken, NoQuery, ItemOf<'profile', MerchantProfile>>;
    readonly getKyc: Get<'/merchant/kyc', MerchantToken, NoQuery, ItemOf<'kyc', Kyc>>;
    readonly submitKyc: Post<'/merchant/kyc', MerchantToken, NoQuery, KycParams, ItemOf<'kyc', Kyc>>;
    readonly getBalance: Get<'/merchant/balance', MerchantOrKey, ModeQuery, ItemOf<'balances', readonly Balance[]>>;
    readonly createMerchant: Post<'/admin/merchants', Operator, NoQuery, RegisterParams, ItemOf<'merchant', MerchantRecord>>;
    readonly listMerchants: Get<'/admin/merchants', Operator, MerchantListQuery, PageOf<'merchants', MerchantRecord>>;
    readonly getMerchant: Get<'/admin/merchants/{merchant_id}', Operator, NoQuery, ItemOf<'merchant', MerchantRecord>>;
    readonly updateMerchant: Patch<'/admin/merchants/{merchant_id}', Operator, NoQuery, MerchantUpdateParams, ItemOf<'merchant', MerchantRecord>>;
    readonly decideKyc: Post<'/admin/merchants/{merchant_id}/kyc', Operator, NoQuery, KycDecisionParams, ItemOf<'merchant', MerchantRecord>>;
    readonly suspendMerchant: Post<'/admin/merchants/{merchant_id}/suspend', Operator, NoQuery, SuspendParams | undefined, ItemOf<'merchant', MerchantRecord>>;
    readonly reinstateMerchant: Post<'/admin/merchants/{merchant_id}/reinstate', Operator, NoQuery, undefined, ItemOf<'merchant', MerchantRecord>>;
    readonly getMerchantBalance: Get<'/admin/merchants/{merchant_id}/balance', Operator, OperatorModeQuery, ItemOf<'balances', readonly Balance[]>>;
}

/** Payments of a merchant, and of all merchants for the operator. */
interface PaymentRoutes {
    readonly createPayment: Post<'/gateway/payments', SecretKey, NoQuery, PaymentCreateParams, PaymentCreated>;
    readonly listPayments: Get<'/gateway/payments', MerchantOrKey, PaymentListQuery, PageOf<'payments', Payment>>;
    readonly getPayment: Get<'/gateway/payments/{payment_id}', MerchantOrKey, ModeQuery, ItemOf<'payment', Payment>>;
    readonly cancelPayment: Post<'/gateway/payments/{payment_id}/cancel', MerchantOrKey, ModeQuery, PaymentCancelParams | undefined, ItemOf<'payment', Payment>>;
    readonly getAnyPayment: Get<'/admin/payments/{payment_id}', Operator, NoQuery, ItemOf<'payment', PaymentRecord>>;
    readonly getLegacyStatus: Get<'/payment/success/{token}', Legacy, NoQuery, LegacyStatus>;
}

/** What happened to a payment, for whoever has to explain it. */
interface TimelineRoutes {
    readonly getTimeline: Get<'/gateway/payments/{payment_id}/timeline', MerchantOrKey, ModeQuery, ItemOf<'timeline', Timeline>>;
    readonly getAnyTimeline: Get<'/admin/payments/{payment_id}/timeline', Operator, NoQuery, ItemOf<'timeline', Timeline>>;
}

/** Logging in, tokens, devices, and what verifies them. */
interface PeopleRoutes {
    readonly login: Post<'/auth/{role}/login', Open, NoQuery, LoginParams, LoginResult>;
    readonly register: RouteTypes<'POST', '/auth/{role}/register', Open, NoQuery, WithIdempotencyKey<RegisterParams>, LoginResult, WithIdempotencyKey<RegisterParams>, {
        readonly role: 'user' | 'merchant';
    }>;
    readonly refresh: Post<'/auth/{role}/refresh', Open, NoQuery, RefreshParams, LoginResult>;
    readonly logout: Post<'/auth/{role}/logout', Open, NoQuery, RefreshParams, ItemOf<'logged_out', true>>;
    readonly getMe: Get<'/auth/{role}/me', Token, NoQuery, Me>;
    readonly reauthenticate: Post<'/auth/{role}/me/reauthenticate', Token, NoQuery, ReauthenticateParams, ItemOf<'authenticated_until', Timestamp>>;
    readonly changePassword: Put<'/auth/{role}/me/password', Token, NoQuery, PasswordParams, ItemOf<'principal', Principal>>;
    readonly setPin: Put<'/auth/{role}/me/pin', Token<'user' | 'agent'>, NoQuery, PinParams, ItemOf<'principal', Principal>>;
    readonly listDevices: Get<'/auth/{role}/me/devices', Token, NoQuery, ItemOf<'devices', readonly Device[]>>;
    readonly revokeDevice: Delete<'/auth/{role}/me/devices/{device_id}', Token, NoQuery, Deleted>;
    readonly revokeOtherDevices: Delete<'/auth/{role}/me/devices', Token, NoQuery, OtherDevicesRevoked>;
    readonly getSigningKeys: Get<'/.well-known/jwks.json', Open, NoQuery, ItemOf<'keys', readonly Readonly<Record<string, string>>[]>>;
}

/** What providers call. */
interface RailRoutes {
    readonly receiveRailCallback: Post<'/gateway/rails/{rail_id}/callbacks', Open, object, RailCallback, ItemOf<'received', true>, unknown>;
}

/** Refunds of a merchant's payments, and of all merchants for the operator. */
interface RefundRoutes {
    readonly createRefund: Post<'/gateway/payments/{payment_id}/refunds', MerchantOrKey, ModeQuery, RefundCreateParams | undefined, ItemOf<'refund', Refund>>;
    readonly listRefunds: Get<'/gateway/payments/{payment_id}/refunds', MerchantOrKey, ModePageQuery, PageOf<'refunds', Refund>>;
    readonly getRefund: Get<'/gateway/refunds/{refund_id}', MerchantOrKey, ModeQuery, ItemOf<'refund', Refund>>;
    readonly createOperatorRefund: Post<'/admin/payments/{payment_id}/refunds', Operator, NoQuery, RefundCreateParams | undefined, ItemOf<'refund', RefundRecord>>;
    readonly listAllRefunds: Get<'/admin/refunds', Operator, RefundListQuery, PageOf<'refunds', RefundRecord>>;
    readonly getAnyRefund: Get<'/admin/refunds/{refund_id}', Operator, NoQuery, ItemOf<'refund', RefundRecord>>;
    readonly resolveRefund: Post<'/admin/refunds/{refund_id}/resolve', Operator, NoQuery, RefundResolveParams, ItemOf<'refund', RefundRecord>>;
}

/** Test payments, and what is made to happen to them. */
interface SandboxRoutes {
    readonly createSandboxPayment: Post<'/gateway/sandbox/payments', MerchantOrKey, ModeQuery, PaymentCreateParams, PaymentCreated>;
    readonly simulatePayment: Post<'/gateway/sandbox/payments/{payment_id}/simulate', MerchantOrKey, ModeQuery, SimulateParams, Simulated>;
}

/** Payouts: what a merchant reads of them, and what the operator does with them. */
interface SettlementRoutes {
    readonly listSettlements: Get<'/gateway/settlements', MerchantOrKey, SettlementListQuery, PageOf<'settlements', Settlement>>;
    readonly getSettlement: Get<'/gateway/settlements/{settlement_id}', MerchantOrKey, ModeQuery, ItemOf<'settlement', Settlement>>;
    readonly listSettlementLines: Get<'/gateway/settlements/{settlement_id}/lines', MerchantOrKey, SettlementLinesQuery, PageOf<'lines', SettlementLine>>;
    readonly createSettlement: Post<'/admin/merchants/{merchant_id}/settlements', Operator, NoQuery, SettlementCreateParams, ItemOf<'settlement', SettlementRecord>>;
    readonly listAllSettlements: Get<'/admin/settlements', Operator, OperatorSettlementListQuery, PageOf<'settlements', SettlementRecord>>;
    readonly getAnySettlement: Get<'/admin/settlements/{settlement_id}', Operator, NoQuery, ItemOf<'settlement', SettlementRecord>>;
    readonly listAnySettlementLines: Get<'/admin/settlements/{settlement_id}/lines', Operator, OperatorSettlementLinesQuery, PageOf<'lines', SettlementLine>>;
    readonly resolveSettlement: Post<'/admin/settlements/{settlement_id}/resolve', Operator, NoQuery, SettlementResolveParams, ItemOf<'settlement', SettlementRecord>>;
}

/** What a user does with the wallet, beside paying. */
interface WalletRoutes {
    readonly getWallet: Get<'/wallet', Token<'user'>, HolderModeQuery, ItemOf<'wallet', Wallet>>;
    readonly listWalletTransactions: Get<'/wallet/transactions', Token<'user'>, HolderPageQuery, PageOf<'transactions', Transaction>>;
    readonly getWalletTransaction: Get<'/wallet/transactions/{transaction_id}', Token<'user'>, HolderModeQuery, TransactionWithReceipt>;
    readonly createCashOutCode: Post<'/wallet/cash-out-codes', Token<'user'>, HolderModeQuery, CashOutCodeParams, ItemOf<'cash_out_code', CashOutCode>>;
}

/** Webhooks on their way, of a merchant and of all merchants for the operator. */
interface DeliveryRoutes {
    readonly listDeliveries: Get<'/merchant/deliveries', MerchantOrKey, DeliveryListQuery, PageOf<'deliveries', Delivery>>;
    readonly getDelivery: Get<'/merchant/deliveries/{delivery_id}', MerchantOrKey, ModeQuery, ItemOf<'delivery', DeliveryWithAttempts>>;
    readonly replayDelivery: Post<'/merchant/deliveries/{delivery_id}/replay', MerchantOrKey, ModeQuery, undefined, ItemOf<'delivery', Delivery>>;
    readonly replayFailedDeliveries: Post<'/merchant/deliveries/replay', MerchantOrKey, ModeQuery, ReplayFailedParams, FailedReplayed, ReplayFailedParams<string>>;
    readonly listAllDeliveries: Get<'/admin/deliveries', Operator, OperatorDeliveryListQuery, PageOf<'deliveries', DeliveryRecord>>;
    readonly getAnyDelivery: Get<'/admin/deliveries/{delivery_id}', Operator, NoQuery, ItemOf<'delivery', DeliveryRecordWithAttempts>>;
    readonly replayAnyDelivery: Post<'/admin/deliveries/{delivery_id}/replay', Operator, NoQuery, undefined, ItemOf<'delivery', DeliveryRecord>>;
    readonly replayAllFailedDeliveries: Post<'/admin/deliveries/replay', Operator, NoQuery, OperatorReplayFailedParams, FailedReplayed, OperatorReplayFailedParams<string>>;
}

/** A merchant's events. */
interface EventRoutes {
    readonly listEvents: Get<'/merchant/events', MerchantOrKey, EventListQuery, PageOf<'events', EventRecord>>;
    readonly getEvent: Get<'/merchant/events/{event_id}', MerchantOrKey, ModeQuery, ItemOf<'event', EventRecord>>;
    readonly replayEvent: Post<'/merchant/events/{event_id}/replay', MerchantOrKey, ModeQuery, EventReplayParams | undefined, ItemOf<'deliveries', readonly Delivery[]>>;
}

/** A merchant's webhook endpoints. */
interface WebhookRoutes {
    readonly createWebhookEndpoint: Post<'/merchant/webhook-endpoints', MerchantOrKey, ModeQuery, WebhookEndpointCreateParams, ItemOf<'endpoint', WebhookEndpointWithSecret>, WithSentEvents<WebhookEndpointCreateParams>>;
    readonly listWebhookEndpoints: Get<'/merchant/webhook-endpoints', MerchantOrKey, ModePageQuery, PageOf<'endpoints', WebhookEndpointWithRecent>>;
    readonly getWebhookEndpoint: Get<'/merchant/webhook-endpoints/{endpoint_id}', MerchantOrKey, ModeQuery, ItemOf<'endpoint', WebhookEndpointWithRecent>>;
    readonly updateWebhookEndpoint: Patch<'/merchant/webhook-endpoints/{endpoint_id}', MerchantOrKey, ModeQuery, WebhookEndpointUpdateParams, ItemOf<'endpoint', WebhookEndpoint>, WithSentEvents<WebhookEndpointUpdateParams>>;
    readonly deleteWebhookEndpoint: Delete<'/merchant/webhook-endpoints/{endpoint_id}', MerchantOrKey, ModeQuery, Deleted>;
    readonly rotateWebhookSecret: Post<'/merchant/webhook-endpoints/{endpoint_id}/rotate-secret', MerchantOrKey, ModeQuery, GracePeriod | undefined, ItemOf<'endpoint', WebhookEndpointWithSecret>, RotateSecretParams | undefined>;
    readonly pingWebhookEndpoint: Post<'/merchant/webhook-endpoints/{endpoint_id}/ping', MerchantOrKey, ModeQuery, undefined, Pinged>;
    readonly listMerchantEndpoints: Get<'/admin/merchants/{merchant_id}/webhook-endpoints', Operator, OperatorModeQuery, ItemOf<'endpoints', readonly WebhookEndpointWithRecent[]>>;
}

/** Every route of the API by the name of its operation: what it takes and what it answers. */
interface Routes extends PaymentRoutes, TimelineRoutes, CheckoutRoutes, AttemptRoutes, RefundRoutes, DisputeRoutes, SettlementRoutes, WalletRoutes, AgentRoutes, MerchantRoutes, OverviewRoutes, ApiKeyRoutes, PeopleRoutes, WebhookRoutes, EventRoutes, DeliveryRoutes, RailRoutes, LedgerRoutes, AuditRoutes, HealthRoutes, SandboxRoutes {
}
/** Name of an operation, such as `createPayment`. */
type RouteName = keyof Routes;
/** Every declaration by the name of its operation. */
declare const routes: RouteTable<Routes>;
/** Path parameters of a route, parsed. */
type ParametersOf<Name extends RouteName> = Routes[Name]['parameters'];
/** Query of a route, parsed. */
type QueryOf<Name extends RouteName> = Routes[Name]['query'];
/** Body of a route, parsed; `undefined` where it takes none, or where it may be left out. */
type BodyOf<Name extends RouteName> = Routes[Name]['body'];
/** Data of a route's success, of whichever status. */
type DataOf<Name extends RouteName> = Routes[Name]['data'];

declare const newPassword: z.ZodString;
/** A PIN being set: 4 to 6 digits. Trivial ones are refused by the engine. */
declare const newPin: z.ZodString;

/** What an invalid payment token gets, with status 403 (specification, "Errors"). */
declare const legacyError: z.ZodType<LegacyError, unknown, z.core.$ZodTypeInternals<LegacyError, unknown>>;
/** What every other refusal of the legacy route holds beside the error body of the API. */
declare const legacyFault: z.ZodType<LegacyFault, unknown, z.core.$ZodTypeInternals<LegacyFault, unknown>>;

declare function isStorable(value: string): boolean;
declare const email: z.ZodEmail;
declare const phone: z.ZodString;
/** Visible ASCII, 1 … 255 characters. */
declare const idempotencyKey: z.ZodString;

export { AgentCreateParams, AgentFloat, AgentRecord, AgentUpdateParams, AgentWithFloats, ApiKey, ApiKeyCreateParams, ApiKeyRollParams, ApiKeyWithSecret, AttemptListQuery, AttemptRecord, AttemptResolveParams, AuditAction, AuditLine, AuditListQuery, AuditSubjectType, Balance, CashInParams, CashOutCode, CashOutCodeParams, CashOutParams, CashReceipt, Checkout, CheckoutCanceled, CheckoutConfirmParams, CheckoutPaid, Deleted, Delivery, DeliveryListQuery, DeliveryRecord, DeliveryRecordWithAttempts, DeliveryWithAttempts, Device, Dispute, DisputeListQuery, DisputeOpenParams, DisputeRecord, DisputeResolveParams, ErrorCode, EventListQuery, EventRecord, EventReplayParams, EvidenceParams, FailedReplayed, FloatParams, GracePeriod, Health, HolderModeQuery, HolderPageQuery, ItemOf, Kyc, KycDecisionParams, KycParams, LedgerCheck, LegacyError, LegacyFault, LegacyStatus, LoginParams, LoginResult, LogoParams, Me, MerchantListQuery, MerchantProfile, MerchantRecord, MerchantUpdateParams, ModePageQuery, ModeQuery, NoQuery, OperatorAuditListQuery, OperatorDeliveryListQuery, OperatorDisputeListQuery, OperatorModeQuery, OperatorReplayFailedParams, OperatorSettlementLinesQuery, OperatorSettlementListQuery, OtherDevicesRevoked, Overview, OverviewQuery, PageOf, PageQuery, PasswordParams, PayParams, Payment, PaymentCancelParams, PaymentCreateParams, PaymentCreated, PaymentListQuery, PaymentRecord, PinParams, Pinged, Principal, ProfileParams, RailCallback, ReauthenticateParams, RefreshParams, Refund, RefundCreateParams, RefundListQuery, RefundRecord, RefundResolveParams, RegisterParams, ReplayFailedParams, Role, RotateSecretParams, Scope, Settlement, SettlementCreateParams, SettlementLine, SettlementLinesQuery, SettlementListQuery, SettlementRecord, SettlementResolveParams, SimulateParams, Simulated, SuspendParams, Timeline, Timestamp, Transaction, TransactionWithReceipt, Wallet, WebhookEndpoint, WebhookEndpointCreateParams, WebhookEndpointUpdateParams, WebhookEndpointWithRecent, WebhookEndpointWithSecret, WithIdempotencyKey, WithSentEvents, acceptedBy, email, idempotencyKey, isStorable, legacyError, legacyFault, newPassword, newPin, phone, requiresRecentAuth, routes };
export type { Accepted, BodyOf, DataOf, ParametersOf, QueryOf, Route, RouteAudit, RouteAuditSubject, RouteAuth, RouteLimit, RouteName, Routes, Way };

// names.d.ts

/** Money is a JSON integer in the currency's minor unit. XAF has none (ISO 4217): `5000` is 5 000 FCFA. */
type Amount = number;
/** ISO 8601 in UTC with milliseconds, `2026-01-31T12:00:00.000Z`. */
type Timestamp = string;
declare const LOCALES: readonly ["fr", "en"];
type Locale = (typeof LOCALES)[number];
/** Where a list stands. Pass `next_cursor` as `cursor` to read on. */
interface Pagination {
    readonly limit: number;
    readonly has_more: boolean;
    readonly next_cursor: string | null;
}
/** Body of every success: the data, and the two constant fields of the envelope. */
interface SuccessBody<Data> {
    readonly data: Data;
    readonly success: true;
    readonly error: null;
}
/** Rules a field of a request broke (`details.fields` of `VALIDATION_ERROR`). */
type FieldErrors = Readonly<Record<string, readonly {
    readonly rule: string;
    readonly message: string;
}[]>>;
/** `{ <name>: … }`, the data of a success about one thing. */
type ItemOf<Name extends string, Item> = Readonly<Record<Name, Item>>;
/** `{ <plural>: […], pagination }`, the data of every list. */
type PageOf<Plural extends string, Item> = ItemOf<Plural, readonly Item[]> & ItemOf<'pagination', Pagination>;
interface Deleted {
    readonly deleted: true;
    readonly id: string;
}
type Mode = 'live' | 'test';
type NoQuery = Readonly<Record<never, never>>;
interface ModeQuery {
    /** With an access token: which mode to look at. `live`, or `test` while KYC is not approved. */
    readonly mode?: Mode | undefined;
}
/** Which part of a list, newest first. */
interface PageQuery {
    /** 1 … 100; 20 when absent. */
    readonly limit: number;
    /** `next_cursor` of the page before. */
    readonly cursor?: string | undefined;
}
interface ModePageQuery extends PageQuery, ModeQuery {
}
/** Which mode of a merchant the operator looks at. */
interface OperatorModeQuery {
    /** Both when absent. */
    readonly mode?: Mode | undefined;
}
/** Which rows of all merchants the operator lists. */
interface OperatorPageQuery extends PageQuery, OperatorModeQuery {
    readonly merchant_id?: string | undefined;
}
interface FormatQuery {
    /** `csv`: all that fit in one file, whatever `limit` and `cursor`. Goes before `Accept`. */
    readonly format?: 'json' | 'csv' | undefined;
}
/** Milliseconds since 1970. In a query or a body it is sent as ISO 8601 with an offset, or `Z`. */
type Moment = number;
/** A body, with the idempotency key that may be sent in it instead of the header. */
type WithIdempotencyKey<Params> = unknown extends Params ? unknown : Params extends undefined ? undefined : Params & {
    readonly idempotency_key?: string | undefined;
};

declare const SETTLEMENT_STATUSES: readonly ["pending", "paid", "failed"];
type SettlementStatus = (typeof SETTLEMENT_STATUSES)[number];
/**
 * What a line of a settlement is about. `payment`: what was left of its credit when it became available. `refund_failed`
 * and `payout_failed`: money that came back.
 */
declare const SETTLEMENT_LINE_TYPES: readonly ["payment", "refund", "refund_failed", "dispute", "dispute_won", "payout_failed"];
type SettlementLineType = (typeof SETTLEMENT_LINE_TYPES)[number];
/** When the worker closes a merchant's available balance into a settlement. `manual`: only the operator does. */
declare const SETTLEMENT_SCHEDULES: readonly ["manual", "daily", "weekly"];
type SettlementSchedule = (typeof SETTLEMENT_SCHEDULES)[number];
/** A payout to a merchant. Its lines are rows of the ledger, and `amount` is their sum. */
interface Settlement {
    /** `stl_…` */
    readonly id: string;
    readonly status: SettlementStatus;
    readonly amount: Amount;
    readonly currency: string;
    readonly livemode: boolean;
    readonly lines_count: number;
    /** The ledger transfer that took the amount out of the available balance. */
    readonly transaction_id: string;
    /** The transfer that paid it out, or that put it back when the payout failed; null while it is pending. */
    readonly closing_transaction_id: string | null;
    /** The operator's own reference of the payout. */
    readonly reference: string | null;
    readonly failure_reason: string | null;
    readonly created_at: Timestamp;
    readonly updated_at: Timestamp;
    /** When it was paid, or failed. */
    readonly resolved_at: Timestamp | null;
}
/** A settlement as the operator sees it. */
interface SettlementRecord extends Settlement {
    readonly merchant_id: string;
}
/** One row of the merchant's ledger. */
interface SettlementLine {
    readonly transaction_id: string;
    readonly type: SettlementLineType;
    readonly payment_id: string | null;
    readonly refund_id: string | null;
    readonly dispute_id: string | null;
    /** The earlier settlement whose payout failed (`payout_failed`). */
    readonly settlement_id: string | null;
    readonly customer_reference: string | null;
    /** Of a `payment`: what the customer paid, and the fee on it; null for the others. */
    readonly gross: Amount | null;
    readonly fee: Amount | null;
    /**
     * What it adds to the settlement: of a `payment` `gross` less `fee`, and less what refunds and disputes took before it
     * was released; negative where it takes away. */
    readonly amount: Amount;
    readonly currency: string;
    readonly created_at: Timestamp;
}
interface SettlementListQuery extends ModePageQuery {
    readonly status?: SettlementStatus | undefined;
    readonly currency?: string | undefined;
}
interface OperatorSettlementListQuery extends OperatorPageQuery {
    readonly status?: SettlementStatus | undefined;
}
interface SettlementLinesQuery extends ModePageQuery, FormatQuery {
}
interface OperatorSettlementLinesQuery extends PageQuery, FormatQuery {
}
interface SettlementCreateParams {
    readonly livemode: boolean;
    /** ISO 4217 code; may be left out while one currency is configured. */
    readonly currency?: string | undefined;
}
interface SettlementResolveParams {
    readonly outcome: 'paid' | 'failed';
    /** The operator's own reference of the payout. */
    readonly reference?: string | undefined;
    /** Why it failed; needed with `failed`, and with that alone. */
    readonly failure_reason?: string | undefined;
}

declare const KYC_STATUSES: readonly ["not_started", "pending", "approved", "rejected", "needs_info"];
type KycStatus = (typeof KYC_STATUSES)[number];
/** Image formats of a logo. */
declare const LOGO_TYPES: readonly ["image/png", "image/webp"];
type LogoType = (typeof LOGO_TYPES)[number];
/**
 * What of a payment's fee comes back to the merchant with a refund: in proportion, rounded down, the remainder with the
 * last refund; or nothing.
 */
declare const FEE_REFUND_POLICIES: readonly ["proportional", "keep"];
type FeeRefundPolicy = (typeof FEE_REFUND_POLICIES)[number];
interface MerchantProfile {
    readonly id: string;
    readonly name: string;
    readonly email: string;
    readonly phone: string | null;
    readonly support_email: string | null;
    readonly support_phone: string | null;
    /** Of the merchant's checkouts, `#rrggbb`; null: that of the gateway. */
    readonly brand_color: string | null;
    /** Where the merchant's logo is to be had; a new logo has a new address. */
    readonly logo_url: string | null;
    readonly kyc_status: KycStatus;
    /** While it is, no new live payment is taken, and no live key is made. */
    readonly suspended: boolean;
    /** The operator's words to the merchant. */
    readonly suspension_reason: string | null;
    /** Set by the operator. */
    readonly fees: MerchantFees;
    /** Set by the operator. */
    readonly settlement: MerchantSettlementTerms;
    readonly created_at: Timestamp;
}
/** A merchant as the operator sees it. */
interface MerchantRecord extends MerchantProfile {
    readonly kyc: Kyc;
}
/**
 * What a merchant is charged per payment, in the commit that succeeds: `basis_points` of the amount, rounded half up to
 * a whole minor unit, plus `fixed`; at least `minimum`, at most `maximum`, and never more than the amount.
 */
interface MerchantFees {
    /** Hundredths of a percent, 0 … 10 000: 250 is 2.5 %. */
    readonly basis_points: number;
    readonly fixed: Amount;
    readonly minimum: Amount;
    /** null: no upper bound. */
    readonly maximum: Amount | null;
    /** What a refund brings back of the fee. Fixed on each payment when it is paid. */
    readonly refund_policy: FeeRefundPolicy;
}
/** When a merchant's money becomes available and is paid out. */
interface MerchantSettlementTerms {
    /** How long a payment's credit stays pending, 0 … 7 776 000 (90 days). Payments keep the delay they were paid under. */
    readonly delay_seconds: number;
    readonly schedule: SettlementSchedule;
    /** Smaller balances wait for the next time. */
    readonly minimum: Amount;
    /** When the balance is closed next; null with `manual`. */
    readonly next_at: Timestamp | null;
}
interface Kyc {
    readonly status: KycStatus;
    readonly submission: Readonly<Record<string, string>> | null;
    /** The operator's words to the merchant. */
    readonly note: string | null;
    readonly submitted_at: Timestamp | null;
    readonly decided_at: Timestamp | null;
}
/** A merchant's money, one line per currency. */
interface Balance {
    readonly currency: string;
    readonly livemode: boolean;
    /** Pays refunds, and is settled next. Below zero when disputes took more than there was. */
    readonly available: Amount;
    /** Credits of payments that become available when the merchant's delay is over. */
    readonly pending: Amount;
    /** Held for open disputes. */
    readonly disputed: Amount;
    /** Held for refunds that the payer's provider has not confirmed. */
    readonly refunding: Amount;
    /** Closed into settlements that are not paid out yet. */
    readonly settling: Amount;
}
interface MerchantListQuery extends PageQuery {
    readonly kyc_status?: KycStatus | undefined;
}
/** What is absent stays. */
interface ProfileParams {
    readonly name?: string | undefined;
    readonly support_email?: string | null | undefined;
    readonly support_phone?: string | null | undefined;
    /** Of the checkouts, `#rrggbb`. It is made darker or lighter where text in it could not be read. */
    readonly brand_color?: string | null | undefined;
}
interface LogoParams {
    readonly content_type: LogoType;
    /** The file in base64, at most 16 KiB before that. */
    readonly data: string;
}
interface KycParams {
    readonly legal_name: string;
    readonly registration_number: string;
    readonly address: string;
    readonly representative_name: string;
    readonly representative_id_number: string;
}
interface KycDecisionParams {
    readonly decision: Extract<KycStatus, 'approved' | 'rejected' | 'needs_info'>;
    /** To the merchant; at most 1 000 characters. Required where an approval is withdrawn. */
    readonly note?: string | undefined;
}
interface SuspendParams {
    /** Shown to the merchant; at most 255 characters. */
    readonly reason?: string | undefined;
}
/** What is absent stays. That `minimum` does not pass `maximum` is checked on what they are together. */
interface MerchantUpdateParams {
    readonly fees?: MerchantFeesParams | undefined;
    readonly settlement?: MerchantSettlementParams | undefined;
}
interface MerchantFeesParams {
    readonly basis_points?: number | undefined;
    readonly fixed?: Amount | undefined;
    readonly minimum?: Amount | undefined;
    readonly maximum?: Amount | null | undefined;
    readonly refund_policy?: FeeRefundPolicy | undefined;
}
interface MerchantSettlementParams {
    readonly delay_seconds?: number | undefined;
    readonly schedule?: SettlementSchedule | undefined;
    readonly minimum?: Amount | undefined;
}

/** Who can log in. Operators are made on the gateway's own machine, agents by operators; the others register. */
declare const ROLES: readonly ["user", "agent", "merchant", "operator"];
type Role = (typeof ROLES)[number];
/** Who is logged in. */
interface Principal {
    readonly id: string;
    readonly role: Role;
    readonly email: string;
    readonly name: string;
    readonly phone: string | null;
    readonly created_at: Timestamp;
    /** Merchants only. */
    readonly kyc_status?: KycStatus | undefined;
    /** Users and agents only. */
    readonly has_pin?: boolean | undefined;
    /** Users and agents only: until then no PIN is taken, for too many wrong ones. Null, or past, when it is not locked. */
    readonly pin_locked_until?: Timestamp | null | undefined;
    /** Users and agents only: true for seeded test accounts, which exist in test mode alone. */
    readonly sandbox?: boolean | undefined;
}
interface LoginResult {
    readonly access_token: string;
    readonly refresh_token: string;
    readonly principal: Principal;
}
/** One logged-in session. */
interface Device {
    readonly id: string;
    readonly name: string;
    readonly created_at: Timestamp;
    readonly last_used_at: Timestamp;
    readonly current: boolean;
}
interface LoginParams {
    readonly email: string;
    readonly password: string;
}
interface RegisterParams {
    readonly email: string;
    /** 8 … 128 characters. */
    readonly password: string;
    readonly name: string;
    readonly phone?: string | undefined;
}
interface RefreshParams {
    readonly refresh_token: string;
}
interface Me {
    readonly principal: Principal;
    /** Until then what takes the password again is done without asking; null: it has to be given. */
    readonly authenticated_until: Timestamp | null;
}
interface ReauthenticateParams {
    readonly password: string;
}
interface PasswordParams {
    readonly current_password: string;
    readonly new_password: string;
}
interface PinParams {
    readonly password: string;
    /** 4 to 6 digits; trivial ones are refused. */
    readonly pin: string;
}
interface OtherDevicesRevoked {
    readonly deleted: true;
    readonly count: number;
}

/** Cash over an agent's counter: into a user's wallet, or out of it. */
declare const CASH_KINDS: readonly ["cash_in", "cash_out"];
type CashKind = (typeof CASH_KINDS)[number];
/** What moved money on a wallet or a float. `dispute_refund`: a payment that was contested, and came back. */
declare const TRANSACTION_TYPES: readonly ["payment", "refund", "dispute_refund", "cash_in", "cash_out", "float_funding", "float_withdrawal", "sandbox_funding"];
type TransactionType = (typeof TRANSACTION_TYPES)[number];
/** What a wallet or a float holds, per currency. */
interface HeldBalance {
    readonly currency: string;
    readonly available: Amount;
    readonly livemode: boolean;
}
interface Wallet {
    readonly balances: readonly HeldBalance[];
}
/** One line of the statement of a wallet or a float. */
interface Transaction {
    /** `tx_…`, the same on both sides' statements. */
    readonly id: string;
    readonly type: TransactionType;
    /** Signed: negative left this account. */
    readonly amount: Amount;
    readonly currency: string;
    readonly livemode: boolean;
    readonly created_at: Timestamp;
    readonly payment_id: string | null;
    /** Who was paid, or paid back. */
    readonly merchant: {
        readonly name: string;
    } | null;
    /** Of a cash operation: the agent on a user's statement, the user on an agent's. */
    readonly counterparty: {
        readonly name: string;
    } | null;
    /** Of the payment. */
    readonly description: string | null;
}
/** A customer's consent to one cash-out. */
interface CashOutCode {
    /** Six digits for the agent; shown once. */
    readonly code: string;
    readonly amount: Amount;
    readonly currency: string;
    readonly livemode: boolean;
    readonly expires_at: Timestamp;
}
/** Which money a user or an agent means. */
interface HolderModeQuery {
    /** `live` when absent; `test` for sandbox accounts, which have no other. */
    readonly mode?: Mode | undefined;
}
interface HolderPageQuery extends PageQuery, HolderModeQuery {
}
interface TransactionWithReceipt {
    readonly transaction: Transaction;
    readonly receipt: CashReceipt | null;
}
interface CashOutCodeParams {
    readonly amount: Amount;
    /** ISO 4217 code; may be left out while one currency is configured. */
    readonly currency?: string | undefined;
    readonly pin: string;
}
/** What both sides of a cash operation are given, and can read again. */
interface CashReceipt {
    /** `tx_…`, the same on both statements. */
    readonly id: string;
    readonly type: CashKind;
    readonly amount: Amount;
    readonly currency: string;
    readonly livemode: boolean;
    readonly created_at: Timestamp;
    readonly agent: {
        readonly id: string;
        readonly name: string;
    };
    /** `contact_masked`: phone or e-mail with its middle hidden, enough to recognise one's own. */
    readonly user: {
        readonly name: string;
        readonly contact_masked: string;
    };
}

/** Bounds of an agent's cash operations, in minor units. Days are those of Africa/Douala, and test and live count apart. */
interface AgentLimits {
    readonly cash_in_max: Amount;
    readonly cash_in_per_day_max: Amount;
    readonly cash_out_max: Amount;
    readonly cash_out_per_day_max: Amount;
}
/** An agent as the operator sees it. */
interface AgentRecord extends Principal {
    readonly limits: AgentLimits;
    readonly suspended: boolean;
}
/** What an agent works with. */
interface AgentFloat {
    readonly balances: readonly HeldBalance[];
    readonly limits: AgentLimits;
    readonly suspended: boolean;
}
interface AgentWithFloats {
    readonly agent: AgentRecord;
    readonly floats: readonly HeldBalance[];
}
/** Those left out stay as they are, or as the defaults are. */
type AgentLimitsParams = {
    readonly [Limit in keyof AgentLimits]?: Amount | undefined;
};
interface AgentCreateParams extends RegisterParams {
    readonly limits?: AgentLimitsParams | undefined;
}
interface AgentUpdateParams {
    readonly limits?: AgentLimitsParams | undefined;
    readonly suspended?: boolean | undefined;
}
interface FloatParams {
    readonly amount: Amount;
    /** ISO 4217 code; may be left out while one currency is configured. */
    readonly currency?: string | undefined;
    readonly livemode: boolean;
    readonly direction: 'fund' | 'withdraw';
}
interface CashInParams extends CashParams {
    readonly amount: Amount;
}
interface CashOutParams extends CashParams {
    /** The six digits that the customer was given. */
    readonly code: string;
    /** What the customer asked for; refused when it is not that. */
    readonly amount?: Amount | undefined;
}
/** What both kinds of cash operation take. */
interface CashParams {
    /** E-mail, E.164 phone number or `usr_…` of the customer. */
    readonly user: string;
    /** ISO 4217 code; may be left out while one currency is configured. */
    readonly currency?: string | undefined;
    /** The agent's. */
    readonly pin: string;
}

/** What an API key may do. A key without explicit scopes has them all. */
declare const SCOPES: readonly ["payments:read", "payments:write", "refunds:write", "webhooks:read", "webhooks:write", "events:read", "balance:read"];
type Scope = (typeof SCOPES)[number];
/** A secret key as it can be shown again: without the secret. */
interface ApiKey {
    readonly id: string;
    readonly name: string;
    readonly livemode: boolean;
    readonly scopes: readonly Scope[];
    /** Prefix and last four characters, `svc_test_…9fQ2`. */
    readonly hint: string;
    readonly created_at: Timestamp;
    readonly expires_at: Timestamp | null;
    readonly revoked_at: Timestamp | null;
    readonly last_used_at: Timestamp | null;
}
/** Shown once, when the key is made. */
interface ApiKeyWithSecret extends ApiKey {
    readonly secret: string;
}
interface ApiKeyCreateParams {
    readonly name: string;
    readonly livemode: boolean;
    /** All when absent. */
    readonly scopes?: readonly Scope[] | undefined;
    /** Seconds, 60 … 315 360 000; never expires when absent. */
    readonly expires_in?: number | undefined;
}
interface ApiKeyRollParams {
    /** How long the old key lives on, 0 … 604 800; 0 when absent. */
    readonly grace_seconds?: number | undefined;
}
/** How long an old key or secret lives on, once the request is read. */
interface GracePeriod {
    readonly grace_seconds: number;
}

/** States of a payment intent. From `succeeded` on only refunds follow, and after the other final ones nothing. */
declare const PAYMENT_STATUSES: readonly ["requested", "processing", "succeeded", "failed", "canceled", "expired", "partially_refunded", "refunded"];
type PaymentStatus = (typeof PAYMENT_STATUSES)[number];
/** True once no payment attempt can follow: the customer may be sent back to the shop. */
declare function isFinalStatus(status: PaymentStatus): boolean;
declare const PAYMENT_METHOD_TYPES: readonly ["wallet", "mobile_money"];
type PaymentMethodType = (typeof PAYMENT_METHOD_TYPES)[number];
/**
 * Why a payment or an attempt failed. The list is closed: rails map their own reasons onto it.
 * `retryable` says whether the same intent may be tried again while attempts are left.
 */
declare const FAILURES: Readonly<Record<"insufficient_funds" | "payer_timeout" | "payer_declined" | "invalid_code" | "invalid_payer" | "payer_limit_reached" | "payer_account_blocked" | "provider_unavailable" | "provider_error", {
    readonly retryable: boolean;
    readonly message: string;
}>>;
type FailureCode = keyof typeof FAILURES;
/** How a payment was paid. A phone number is shown masked. */
interface PaymentMethod {
    readonly type: PaymentMethodType;
    /** Whose network the money is on, `mtn_momo`; null for the wallet. */
    readonly provider: string | null;
    /** What its rail calls the provider, `MTN MoMo`, or the id made readable where no rail has it any more. */
    readonly label: string | null;
    readonly phone_masked: string | null;
}
/** A payment intent as its merchant sees it. */
interface Payment {
    /** `pay_…` */
    readonly id: string;
    /** Public identifier in `checkout_url`; at least 128 random bits. */
    readonly slug: string;
    readonly status: PaymentStatus;
    readonly amount: Amount;
    /** ISO 4217 code. */
    readonly currency: string;
    readonly description: string | null;
    /** The merchant's own reference; returned in webhooks. */
    readonly customer_reference: string | null;
    readonly return_url: string | null;
    readonly cancel_url: string | null;
    readonly checkout_url: string;
    readonly livemode: boolean;
    readonly locale: Locale | null;
    readonly created_at: Timestamp;
    readonly updated_at: Timestamp;
    readonly expires_at: Timestamp;
    readonly succeeded_at: Timestamp | null;
    /** `tx_…`, null until the payment succeeds. */
    readonly transaction_id: string | null;
    readonly amount_refunded: Amount;
    /** Held by open disputes, or lost to them. */
    readonly amount_disputed: Amount;
    /** What was charged when it was paid; 0 before. */
    readonly fee: Amount;
    /** Of the fee, what refunds have brought back or, while they are under way, will bring back. */
    readonly fee_returned: Amount;
    /** `amount` less `fee`, as when it was paid. Refunds and disputes do not change it. */
    readonly net_amount: Amount;
    readonly payment_method: PaymentMethod | null;
    readonly failure_code: FailureCode | null;
    readonly failure_message: string | null;
    readonly attempts_count: number;
    readonly metadata: Readonly<Record<string, string>>;
    /** Grows by one with each change: of two copies the larger version is the newer one. */
    readonly version: number;
}
/** A payment as the operator sees it. */
interface PaymentRecord extends Payment {
    readonly merchant_id: string;
}
/** What a merchant sends to create a payment intent. */
interface PaymentCreateParams {
    /** 1 … 99 999 999, in minor units. */
    readonly amount: Amount;
    /** ISO 4217 code; may be left out while one currency is configured. */
    readonly currency?: string | undefined;
    /** At most 255 characters. */
    readonly description?: string | undefined;
    /** At most 255 characters. */
    readonly customer_reference?: string | undefined;
    /** Absolute; `https` in live mode; at most 2 048 characters. */
    readonly return_url?: string | undefined;
    readonly cancel_url?: string | undefined;
    /** At most 50 keys of 40 characters with values of 500. */
    readonly metadata?: Readonly<Record<string, string>> | undefined;
    /** Life in seconds, 300 … 604 800; 86 400 when absent. */
    readonly expires_in?: number | undefined;
    readonly locale?: Locale | undefined;
    /** 1 … 5; 3 when absent. */
    readonly max_attempts?: number | undefined;
}
interface PaymentCreated {
    readonly payment: Payment;
    readonly checkout_url: string;
}
/** Legacy payment status (specification, "Legacy payment status result"). */
interface LegacyStatus {
    readonly message: {
        readonly code: 200;
        readonly success: readonly string[];
    };
    readonly data: {
        readonly token: string;
        readonly trx_id: string;
        readonly payer: {
            readonly username: string;
            readonly email: string;
        };
        readonly custom: string;
        readonly status: PaymentStatus;
        readonly amount: Amount;
        /** ISO 4217 code. */
        readonly currency: string;
        readonly amount_refunded: Amount;
    };
    readonly type: 'success';
}
interface PaymentListQuery extends ModePageQuery, FormatQuery {
    /** In the address separated by commas, or repeated. */
    readonly status?: readonly PaymentStatus[] | undefined;
    /** How it was paid, or tried last: `wallet`, `mobile_money`, or one provider of it. */
    readonly method?: string | undefined;
    readonly amount?: Amount | undefined;
    readonly customer_reference?: string | undefined;
    readonly transaction_id?: string | undefined;
    /** The three digits that end `phone_masked`. */
    readonly phone_ending?: string | undefined;
    /** An id, transaction, slug, checkout address, reference or amount in full, or the end of a phone number. */
    readonly search?: string | undefined;
    readonly created_from?: Moment | undefined;
    readonly created_to?: Moment | undefined;
}
interface PaymentCancelParams {
    /** At most 255 characters. */
    readonly reason?: string | undefined;
}
/** What an invalid payment token gets, with status 403 (specification, "Errors"). */
interface LegacyError extends LegacyFault {
    readonly message: {
        readonly code: 403;
        readonly error: readonly string[];
    };
}
/** What every other refusal of the legacy route holds beside the error body of the API; `code` is the status. */
interface LegacyFault {
    readonly message: {
        readonly code: number;
        readonly error: readonly string[];
    };
    readonly data: readonly never[];
    readonly type: 'error';
}
/** Which attempts, refunds or disputes. */
interface PaymentPartQuery<Status> {
    readonly status?: Status | undefined;
    readonly payment_id?: string | undefined;
}

/** States of one attempt to pay an intent. `paid_late`: the rail took money for a payment that was final already. */
declare const ATTEMPT_STATUSES: readonly ["submitting", "pending", "succeeded", "failed", "needs_review", "paid_late"];
type AttemptStatus = (typeof ATTEMPT_STATUSES)[number];
/** An attempt whose outcome the operator has to settle. */
interface AttemptRecord {
    readonly id: string;
    readonly payment_id: string;
    readonly merchant_id: string;
    readonly status: AttemptStatus;
    readonly method: PaymentMethod;
    readonly rail: string;
    readonly rail_reference: string | null;
    readonly amount: Amount;
    readonly currency: string;
    readonly livemode: boolean;
    readonly failure_code: FailureCode | null;
    readonly polls_count: number;
    /**
     * Where the money of a `paid_late` attempt is: in suspense, owed to the payer, or returned. null: it is not late money.
     */
    readonly late_money: 'owed' | 'returned' | null;
    readonly created_at: Timestamp;
    readonly updated_at: Timestamp;
}
interface AttemptListQuery extends OperatorPageQuery, PaymentPartQuery<AttemptStatus> {
}
interface AttemptResolveParams {
    /** `returned`: the late money of a `paid_late` attempt went back to its payer by other means. */
    readonly outcome: 'succeeded' | 'failed' | 'returned';
    /** With `failed`; `provider_error` when absent. */
    readonly failure_code?: FailureCode | undefined;
}

/** Who acts. `in_process`: the embedding program or the command line, which no credential stands for. */
declare const AUDIT_ACTOR_TYPES: readonly ["merchant", "api_key", "operator", "operator_key", "in_process"];
type AuditActorType = (typeof AUDIT_ACTOR_TYPES)[number];
/** What is acted upon. */
declare const AUDIT_SUBJECT_TYPES: readonly ["account", "session", "merchant", "agent", "api_key", "operator_key", "signing_key", "webhook_endpoint", "event", "delivery", "payment", "attempt", "refund", "dispute", "settlement", "ledger_check"];
type AuditSubjectType = (typeof AUDIT_SUBJECT_TYPES)[number];
/** What merchants and operators do, as the audit log calls it. */
declare const AUDIT_ACTIONS: readonly ["account.register", "account.change_password", "session.login", "session.login_failed", "session.reauthenticate", "session.logout", "session.revoke", "session.revoke_others", "merchant.create", "merchant.update_profile", "merchant.set_logo", "merchant.delete_logo", "merchant.submit_kyc", "merchant.decide_kyc", "merchant.update_terms", "merchant.suspend", "merchant.reinstate", "agent.create", "agent.update", "agent.move_float", "api_key.create", "api_key.roll", "api_key.revoke", "operator.create", "operator.disable", "operator_key.create", "signing_key.rotate", "webhook_endpoint.create", "webhook_endpoint.update", "webhook_endpoint.delete", "webhook_endpoint.rotate_secret", "webhook_endpoint.ping", "event.replay", "delivery.replay", "delivery.replay_failed", "payment.create", "payment.cancel", "payment.simulate", "attempt.resolve", "refund.create", "refund.resolve", "dispute.open", "dispute.submit_evidence", "dispute.resolve", "settlement.create", "settlement.resolve", "ledger_check.create"];
type AuditAction = (typeof AUDIT_ACTIONS)[number];
/** One action of a merchant or an operator. Lines are written with what they tell of, and never changed. */
interface AuditLine {
    /** `aud_…` */
    readonly id: string;
    readonly action: AuditAction;
    readonly actor: AuditActor;
    readonly subject: AuditSubject;
    /** Whom it concerns; null when no merchant in particular. */
    readonly merchant_id: string | null;
    /** Of which mode; null for what has none, or both. */
    readonly livemode: boolean | null;
    /** What was asked for, in the words of the request. Never a secret; of addresses only the host. */
    readonly details: Readonly<Record<string, unknown>>;
    /** From where. Null when nobody knows, and for a merchant when it was the operator. */
    readonly client_address: string | null;
    /** As the program at the other end called itself: whatever it liked. */
    readonly user_agent: string | null;
    /** The `X-Request-Id` of the answer. */
    readonly request_id: string | null;
    readonly created_at: Timestamp;
}
/** Who did it. A merchant reads of an operator neither id nor name. */
interface AuditActor {
    readonly type: AuditActorType;
    /** Of the account or the key. */
    readonly id: string | null;
    /** Its name at that time. */
    readonly name: string | null;
}
/** What it was done to. */
interface AuditSubject {
    readonly type: AuditSubjectType;
    readonly id: string | null;
}
interface AuditListQuery extends PageQuery {
    readonly action?: AuditAction | undefined;
    readonly subject_id?: string | undefined;
    readonly created_from?: Moment | undefined;
    readonly created_to?: Moment | undefined;
}
/** Of all merchants and operators. */
interface OperatorAuditListQuery extends AuditListQuery {
    readonly merchant_id?: string | undefined;
    /** An account or a key. */
    readonly actor_id?: string | undefined;
}

/**
 * Every error code of the API, with the HTTP status it travels under and the sentence people read.
 * The table is the only place where either is written.
 */
declare const ERRORS: Readonly<Record<"MALFORMED_JSON" | "AUTHENTICATION_REQUIRED" | "INVALID_API_KEY" | "API_KEY_EXPIRED" | "API_KEY_REVOKED" | "INVALID_TOKEN" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "REFRESH_TOKEN_INVALID" | "REFRESH_TOKEN_ROTATED" | "REFRESH_TOKEN_REUSED" | "INSUFFICIENT_FUNDS" | "PAYMENT_DECLINED" | "INSUFFICIENT_BALANCE" | "INSUFFICIENT_FLOAT" | "PERMISSION_DENIED" | "MODE_MISMATCH" | "KYC_REQUIRED" | "ACCOUNT_SUSPENDED" | "REAUTHENTICATION_REQUIRED" | "ROLE_NOT_ALLOWED" | "INVALID_PIN" | "PIN_RESET_REQUIRED" | "CASH_OUT_CODE_INVALID" | "ROUTE_NOT_FOUND" | "PAYMENT_NOT_FOUND" | "CHECKOUT_NOT_FOUND" | "REFUND_NOT_FOUND" | "EVENT_NOT_FOUND" | "DELIVERY_NOT_FOUND" | "WEBHOOK_ENDPOINT_NOT_FOUND" | "API_KEY_NOT_FOUND" | "DEVICE_NOT_FOUND" | "MERCHANT_NOT_FOUND" | "AGENT_NOT_FOUND" | "USER_NOT_FOUND" | "TRANSACTION_NOT_FOUND" | "ATTEMPT_NOT_FOUND" | "DISPUTE_NOT_FOUND" | "RAIL_NOT_FOUND" | "LEDGER_CHECK_NOT_FOUND" | "SETTLEMENT_NOT_FOUND" | "METHOD_NOT_ALLOWED" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "PAYMENT_ALREADY_PAID" | "PAYMENT_CANCELED" | "PAYMENT_FAILED" | "PAYMENT_IN_PROGRESS" | "CODE_NOT_EXPECTED" | "PAYMENT_NOT_REFUNDABLE" | "PAYMENT_NOT_DISPUTABLE" | "DISPUTE_CLOSED" | "DISPUTE_EVIDENCE_OVERDUE" | "SETTLEMENT_CLOSED" | "NOTHING_TO_SETTLE" | "REFUND_NOT_PENDING" | "ATTEMPT_NOT_IN_REVIEW" | "LEDGER_CHECK_RUNNING" | "KYC_ALREADY_SUBMITTED" | "KYC_NOT_PENDING" | "WEBHOOK_ENDPOINT_DISABLED" | "IDEMPOTENCY_IN_PROGRESS" | "WEBHOOK_ENDPOINT_LIMIT" | "EMAIL_TAKEN" | "PIN_NOT_SET" | "USER_AMBIGUOUS" | "PAYMENT_EXPIRED" | "VALIDATION_ERROR" | "INVALID_CODE" | "IDEMPOTENCY_KEY_REUSED" | "REFUND_EXCEEDS_REMAINING" | "DISPUTE_EXCEEDS_REMAINING" | "LIMIT_EXCEEDED" | "METHOD_NOT_AVAILABLE" | "PIN_LOCKED" | "RATE_LIMITED" | "INTERNAL_ERROR" | "RAIL_ERROR" | "SERVICE_UNAVAILABLE", readonly [status: number, message: string]>>;
/** A literal from {@link ERRORS}. */
type ErrorCode = keyof typeof ERRORS;
/** HTTP status of an error code. */
declare function errorStatus(code: ErrorCode): number;
/** English sentence of an error code: what is wrong and what to do next. */
declare function errorMessage(code: ErrorCode): string;
/** Body of every refused gateway request (specification, "Errors"). */
interface ErrorBody {
    readonly error: string;
    readonly code: ErrorCode;
    readonly details: Readonly<Record<string, unknown>>;
}

/** Prefix of each kind of identifier: `<prefix>_` and 26 lower-case characters that sort by time of creation. */
declare const ID_PREFIXES: {
    readonly payment: "pay";
    readonly transaction: "tx";
    readonly attempt: "att";
    readonly refund: "rfd";
    readonly dispute: "dsp";
    readonly settlement: "stl";
    readonly event: "evt";
    readonly delivery: "dlv";
    readonly webhookEndpoint: "whe";
    readonly apiKey: "key";
    readonly operatorKey: "opk";
    readonly auditLine: "aud";
    readonly device: "dev";
    readonly user: "usr";
    readonly merchant: "mer";
    readonly agent: "agt";
    readonly operator: "opr";
    readonly worker: "wrk";
    readonly ledgerCheck: "chk";
};
type IdKind = keyof typeof ID_PREFIXES;
/** Visible beginning of a secret API key: tells a live key from a test key at a glance. */
declare const API_KEY_PREFIXES: {
    readonly live: "svc_live_";
    readonly test: "svc_test_";
};
/** Visible beginning of an operator key. */
declare const OPERATOR_KEY_PREFIX = "svc_operator_";
/** Visible beginning of a webhook signing secret. */
declare const WEBHOOK_SECRET_PREFIX = "whsec_";

/** Bounds of the interface. Everything has one. */
declare const LIMITS: {
    /** Smallest and largest amount, in minor units (XAF has none: whole francs). */
    readonly amountMin: 1;
    readonly amountMax: 99999999;
    readonly bodyBytesMax: number;
    readonly secretBytesMax: 1024;
    /** Of a merchant's logo, decoded: a whole checkout is to weigh 30 kB at most. */
    readonly logoBytesMax: number;
    /** Width and height of a logo, each. */
    readonly logoPixelsMax: 1024;
    readonly descriptionLengthMax: 255;
    readonly customerReferenceLengthMax: 255;
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
    readonly attemptsMax: 5;
    readonly attemptsDefault: 3;
    /** What is searched for: a checkout address is the longest of it that makes sense. */
    readonly searchLengthMax: 512;
    /** Of each queue, this many are counted to show how it stands. */
    readonly healthCountMax: 10000;
    /** Findings that a check of the books keeps in words. */
    readonly ledgerFindingsMax: 50;
    readonly pageSizeDefault: 20;
    readonly pageSizeMax: 100;
    /** Refunds, disputes, transfers, events and deliveries in a payment's timeline: this many of each. */
    readonly timelineEachMax: 100;
    /** Webhook endpoints of one merchant, test and live together (specification, "Limits"). */
    readonly webhookEndpointsMax: 10;
    /** Access token life (specification, "Limits"). */
    readonly accessTokenLifeMs: number;
    /** How long after proving its password a session may do what takes a proof. */
    readonly passwordProofLifeMs: number;
    /**
     * How much of one live payment a session may refund without such a proof, in minor units of the payment's currency (XAF
     * has none). What was refunded of the payment before counts, so that splitting a refund changes nothing.
     */
    readonly refundWithoutProofMax: 50000;
    readonly passwordLengthMin: 8;
    readonly passwordLengthMax: 128;
    /** How long an old secret or key may live on after its successor exists. */
    readonly rotationGraceSecondsMax: number;
    /** Highest daily limit of an agent. */
    readonly agentPerDayMax: 99999999999;
    readonly evidenceLengthMax: 10000;
    /** How long a payment's credit may stay pending. */
    readonly settlementDelaySecondsMax: number;
};

/** What anybody who holds the slug may see: never the merchant's references, metadata or other identifiers. */
interface Checkout {
    readonly slug: string;
    readonly status: PaymentStatus;
    readonly amount: Amount;
    readonly currency: string;
    /** The amount as people write it in the checkout's language (French without one), `5 000 FCFA`. */
    readonly amount_display: string;
    /** How much of it was paid back; 0 but for a payment that is refunded, in part or in full. */
    readonly amount_refunded: Amount;
    readonly description: string | null;
    readonly merchant: {
        readonly name: string;
        readonly support_email: string | null;
        readonly support_phone: string | null;
        /** As the merchant chose it, `#rrggbb`: whoever shows it as text or under text sees to the contrast. */
        readonly brand_color: string | null;
        /** SVG or PNG; the bytes behind an address never change. */
        readonly logo_url: string | null;
    };
    readonly livemode: boolean;
    /** What the merchant asked for; null leaves the choice to the customer's browser. */
    readonly locale: Locale | null;
    readonly created_at: Timestamp;
    readonly expires_at: Timestamp;
    readonly succeeded_at: Timestamp | null;
    readonly server_time: Timestamp;
    readonly methods: readonly CheckoutMethod[];
    /** How often paying may still be tried before a decline is final; 0 once nothing is left to pay. */
    readonly attempts_left: number;
    readonly next_action: NextAction | null;
    /** Whether a customer who cancels goes back to the shop, rather than to our own result page: it gave an address. */
    readonly returns_to_shop: boolean;
    /** Only once the payment is final. */
    readonly redirect_url: string | null;
    readonly failure: {
        readonly code: FailureCode;
        readonly message: string;
        readonly retryable: boolean;
    } | null;
}
/** A way to pay, as offered on one checkout. Limits are data of the rail, in minor units. */
interface CheckoutMethod {
    readonly type: PaymentMethodType;
    readonly provider: string | null;
    readonly label: string;
    /** One or two characters that stand for the provider; null for the wallet, as are the next two. */
    readonly monogram: string | null;
    /** What the monogram is drawn in, each `#rrggbb`, at a contrast of at least 4.5. */
    readonly colors: {
        readonly background: string;
        readonly text: string;
    } | null;
    /** Where the provider is, as ISO 3166-1 has it: `CM`. */
    readonly country: string | null;
    readonly available: boolean;
    readonly limits: {
        readonly min: Amount;
        readonly max: Amount;
    };
    readonly needs: readonly ('pin' | 'phone')[];
    /** What the payer is told to do while the payment is under way; null for the wallet, where there is nothing to wait for. */
    readonly prompt: Prompt | null;
    /**
     * How numbers of this provider begin, in E.164, `+23767`: enough to recognise it while a number is typed. Empty where
     * that is not known. A hint only: numbers are taken along to another provider, so the payer's own choice counts.
     */
    readonly phone_prefixes: readonly string[];
}
/** The same sentence in every language of the checkout. */
type Prompt = Readonly<Record<Locale, string>>;
/** What the customer has to do now for a pending payment. */
interface NextAction {
    /** With `enter_otp` a code is wanted (`POST …/confirm`); with `wait` there is nothing to do. */
    readonly type: 'approve_on_phone' | 'enter_otp' | 'redirect' | 'wait';
    readonly expires_at: Timestamp;
    readonly poll_after_ms: number;
    /** Only with `redirect`; always `https`. */
    readonly url?: string | undefined;
    /** What to tell the payer, in the words of the provider that was asked; null where nothing has to be done. */
    readonly prompt: Prompt | null;
}
/** A payment as its payer sees it. */
interface CheckoutPayment {
    readonly id: string;
    readonly slug: string;
    readonly status: PaymentStatus;
    readonly amount: Amount;
    readonly currency: string;
    readonly description: string | null;
    readonly livemode: boolean;
    readonly created_at: Timestamp;
    readonly succeeded_at: Timestamp | null;
    readonly transaction_id: string | null;
    readonly failure_code: FailureCode | null;
    readonly failure_message: string | null;
}
/** Answer to paying: final with a place to go, or pending with something to do. */
interface CheckoutPaid {
    readonly payment: CheckoutPayment;
    readonly redirect_url: string | null;
    readonly next_action: NextAction | null;
}
interface CheckoutCanceled {
    readonly payment: CheckoutPayment;
    readonly redirect_url: string;
}
type PayParams = PayFromWalletParams | PayByMobileMoneyParams;
interface PayFromWalletParams {
    /** May be left out of the request. */
    readonly method: 'wallet';
    readonly pin: string;
}
interface PayByMobileMoneyParams {
    readonly method: 'mobile_money';
    readonly provider: string;
    readonly phone: string;
}
interface CheckoutConfirmParams {
    /** The one-time code that the provider sent the payer, 4 to 10 digits. */
    readonly code: string;
}

declare const DISPUTE_STATUSES: readonly ["needs_response", "under_review", "won", "lost"];
type DisputeStatus = (typeof DISPUTE_STATUSES)[number];
/** A payer, or a payer's bank or operator, contests a payment. The amount is held until the dispute is decided. */
interface Dispute {
    /** `dsp_…` */
    readonly id: string;
    readonly payment_id: string;
    readonly amount: Amount;
    readonly currency: string;
    readonly status: DisputeStatus;
    readonly reason: string | null;
    readonly livemode: boolean;
    /** Evidence is taken until then. */
    readonly due_at: Timestamp;
    /** What the merchant said last, at most 10 000 characters. */
    readonly evidence: string | null;
    readonly evidence_submitted_at: Timestamp | null;
    /** The operator's words to the merchant when it was decided. */
    readonly note: string | null;
    readonly resolved_at: Timestamp | null;
    /** The ledger transfer that holds the amount. */
    readonly transaction_id: string;
    /** The transfer that returned it (`won`) or gave it to the payer (`lost`); null while the dispute is open. */
    readonly closing_transaction_id: string | null;
    readonly created_at: Timestamp;
    readonly updated_at: Timestamp;
}
/** A dispute as the operator sees it. */
interface DisputeRecord extends Dispute {
    readonly merchant_id: string;
}
interface DisputeListQuery extends ModePageQuery, PaymentPartQuery<DisputeStatus> {
}
interface OperatorDisputeListQuery extends OperatorPageQuery, PaymentPartQuery<DisputeStatus> {
}
interface DisputeOpenParams {
    /** What is left of the payment when absent. */
    readonly amount?: Amount | undefined;
    /** At most 255 characters. */
    readonly reason?: string | undefined;
}
interface EvidenceParams {
    /** Replaces what was sent before; at most 10 000 characters. */
    readonly evidence: string;
}
interface DisputeResolveParams {
    /** As the merchant sees it: `won` returns the money to the merchant. */
    readonly outcome: 'won' | 'lost';
    /** Shown to the merchant; at most 1 000 characters. */
    readonly note?: string | undefined;
}

/** What the engine knows of a process: `silent` has not told of itself for half a minute. */
declare const WORKER_STATUSES: readonly ["running", "silent", "stopped"];
type WorkerStatus = (typeof WORKER_STATUSES)[number];
/** How many of something there are; counted up to 10 000. */
interface HealthCount {
    readonly count: number;
    /** There are, or may be, more than were counted. */
    readonly more: boolean;
}
/** With how long the oldest of them has waited. */
interface HealthQueue extends HealthCount {
    /** null: there is none. */
    readonly oldest_age_seconds: number | null;
}
/** A process with background work, as it last told of itself. It does every 10 s; a day after the last time it is forgotten. */
interface Worker {
    /** `wrk_…`, one for each start of a process. */
    readonly id: string;
    /** Of the machine, unless the process was given one. */
    readonly name: string;
    readonly pid: number;
    readonly version: string | null;
    readonly status: WorkerStatus;
    readonly started_at: Timestamp;
    readonly last_seen_at: Timestamp;
    /** Since it was last seen. */
    readonly age_seconds: number;
    readonly stopped_at: Timestamp | null;
}
/** How the gateway stands: who works, what waits, and what the database says. */
interface Health {
    readonly checked_at: Timestamp;
    /** Newest sign first, 100 at most. */
    readonly workers: readonly Worker[];
    readonly queues: {
        readonly deliveries: {
            /** Not attempted yet, those of disabled endpoints too. */
            readonly waiting: HealthCount;
            /** Attempted without success, to be attempted again. Together with those given up they are the failures. */
            readonly failing: HealthCount;
            /** Now, of endpoints that are enabled. */
            readonly due: HealthQueue;
            /** Being sent. */
            readonly leased: HealthCount;
            /** Given up. */
            readonly failed_last_24_hours: HealthCount;
        };
        readonly attempts: {
            /** Whose rail is asked for the outcome, time and again. */
            readonly polled: HealthCount;
            readonly due: HealthQueue;
            /** Wait for the operator; by when they were made. */
            readonly needs_review: HealthQueue;
        };
        readonly tasks: {
            readonly waiting: HealthCount;
            readonly due: HealthQueue;
        };
        readonly expiries: {
            readonly due: HealthQueue;
        };
        readonly releases: {
            readonly due: HealthQueue;
        };
        readonly settlements: {
            readonly due: HealthQueue;
        };
        /** Of the ledger. */
        readonly entries: {
            readonly unchained: HealthQueue;
        };
    };
    readonly store: {
        readonly name: string;
        /** The newest step of the schema. */
        readonly schema_version: string | null;
        readonly engine_version: string;
        /** By its own clock. */
        readonly time: Timestamp;
        /** How far its clock is ahead of this gateway's, give or take the way there and back. */
        readonly clock_difference_ms: number;
    };
}

/** Why money moved for a payment. `late_…`: it came when the payment was final already, and is paid back. */
declare const PAYMENT_TRANSFER_KINDS: readonly ["capture", "release", "refund", "refund_hold", "refund_release", "dispute_hold", "dispute_won", "dispute_lost", "late_capture", "late_refund"];
type PaymentTransferKind = (typeof PAYMENT_TRANSFER_KINDS)[number];
/**
 * States of a check of the books. `interrupted`: whoever ran it is gone; it is taken up again from the start, five times at
 * most.
 */
declare const LEDGER_CHECK_STATUSES: readonly ["running", "right", "wrong", "interrupted"];
type LedgerCheckStatus = (typeof LEDGER_CHECK_STATUSES)[number];
/** One check of the books, as `mitako ledger verify` makes it. */
interface LedgerCheck {
    /** `chk_…` */
    readonly id: string;
    readonly status: LedgerCheckStatus;
    /** `schedule`, or who asked: the id of an operator or of an operator key. */
    readonly requested_by: string;
    readonly created_at: Timestamp;
    /** null: nobody has begun yet. */
    readonly started_at: Timestamp | null;
    readonly finished_at: Timestamp | null;
    /** How much was looked at so far. */
    readonly checked: {
        readonly transfers: number;
        readonly entries: number;
        readonly accounts: number;
        readonly payments: number;
        readonly settlements: number;
    };
    /** How many findings there are in all. */
    readonly problems_count: number;
    /** The first 50. */
    readonly problems: readonly LedgerFinding[];
    /** Of all accounts, once it is finished: the same for as long as nothing is booked. */
    readonly digest: string | null;
}
/** Something in the books that does not hold. */
interface LedgerFinding {
    /** Such as `balance_wrong`. */
    readonly code: string;
    /** Id of what is off. */
    readonly subject: string;
    /** What is off with it, in a sentence. */
    readonly message: string;
}

/** How a merchant does in one mode, and what waits for it. */
interface Overview {
    readonly livemode: boolean;
    /** Every day of Africa/Douala, oldest first, today last, once for each currency. */
    readonly volume: readonly DayVolume[];
    readonly outcomes: PaymentOutcomes;
    readonly attention: Attention;
}
/** What was paid and what was paid back in a day; seconds behind the payments themselves. */
interface DayVolume {
    /** `2026-01-31` */
    readonly date: string;
    readonly currency: string;
    readonly payments_count: number;
    /** Before fees and refunds. */
    readonly amount: Amount;
    readonly refunds_count: number;
    /** By refunds that succeeded on this day, whenever the payment was. */
    readonly amount_refunded: Amount;
}
/** How the newest payments ended that have ended, by when they were made: 200 at most. */
interface PaymentOutcomes {
    readonly decided: number;
    /** Those that were refunded since, too. */
    readonly succeeded: number;
    readonly failed: number;
    readonly expired: number;
    readonly canceled: number;
    /** Of a hundred that were decided; null where none was. */
    readonly succeeded_percent: number | null;
}
/** What somebody has to look at. Counts end at 100. */
interface Attention {
    /** Null: nothing to do for the merchant. */
    readonly kyc_status: Extract<KycStatus, 'not_started' | 'needs_info' | 'rejected'> | null;
    readonly endpoints: readonly EndpointTrouble[];
    /** Disputes that can still be answered. */
    readonly disputes: {
        readonly count: number;
        readonly next_due_at: Timestamp | null;
    };
    /** Payments of which the operator has to find out what became of them. */
    readonly payments_in_review: number;
    /** The last settlement of each currency, where its payout failed. */
    readonly failed_settlements: readonly FailedSettlement[];
}
interface EndpointTrouble {
    /** `whe_…` */
    readonly id: string;
    readonly url: string;
    /** `failing`: an attempt failed and was not made good since. `disabled`: the gateway gave it up. */
    readonly state: 'failing' | 'disabled';
    readonly failing_since: Timestamp | null;
}
interface FailedSettlement {
    /** `stl_…` */
    readonly id: string;
    readonly amount: Amount;
    readonly currency: string;
    readonly failure_reason: string | null;
}
interface OverviewQuery extends ModeQuery {
    /** How many days of volume, today included: 7, 30 or 90; 7 when absent. */
    readonly days: number;
}

declare const REFUND_STATUSES: readonly ["pending", "succeeded", "failed"];
type RefundStatus = (typeof REFUND_STATUSES)[number];
interface Refund {
    /** `rfd_…` */
    readonly id: string;
    readonly payment_id: string;
    readonly amount: Amount;
    readonly currency: string;
    readonly status: RefundStatus;
    readonly reason: string | null;
    readonly failure_code: FailureCode | null;
    readonly livemode: boolean;
    /** The ledger transfer that moved the money, null until it did. */
    readonly transaction_id: string | null;
    /** Of the payment's fee, what comes back to the merchant with it. */
    readonly fee_returned: Amount;
    readonly created_at: Timestamp;
    readonly updated_at: Timestamp;
}
/** A refund as the operator sees it. */
interface RefundRecord extends Refund {
    readonly merchant_id: string;
}
interface RefundCreateParams {
    /** What is left to refund when absent. */
    readonly amount?: Amount | undefined;
    /** At most 255 characters. */
    readonly reason?: string | undefined;
}
/** Which refunds of all merchants the operator lists. */
interface RefundListQuery extends OperatorPageQuery, PaymentPartQuery<RefundStatus> {
}
interface RefundResolveParams {
    readonly outcome: 'succeeded' | 'failed';
    /** With `failed`; `provider_error` when absent. */
    readonly failure_code?: FailureCode | undefined;
}

/**
 * `waiting`: not attempted yet. `failing`: attempted without success, and will be attempted again. `failed`: given up.
 * `canceled`: its endpoint was deleted.
 */
declare const DELIVERY_STATUSES: readonly ["waiting", "failing", "failed", "succeeded", "canceled"];
type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];
/** One event on its way to one endpoint. */
interface Delivery {
    readonly id: string;
    readonly event_id: string;
    readonly event: string;
    readonly endpoint_id: string;
    readonly status: DeliveryStatus;
    readonly livemode: boolean;
    readonly attempts_count: number;
    readonly next_attempt_at: Timestamp | null;
    readonly last_status_code: number | null;
    readonly last_error: string | null;
    readonly created_at: Timestamp;
    readonly delivered_at: Timestamp | null;
}
/** One try at one delivery. */
interface DeliveryAttempt {
    readonly number: number;
    readonly started_at: Timestamp;
    readonly duration_ms: number | null;
    readonly status_code: number | null;
    /** A fixed word, `timeout`, `connection_refused`, `address_not_allowed` …; null when the endpoint answered. */
    readonly error: string | null;
    /**
     * What was sent beside the body, but for the two signatures, which are not kept; null when nothing was sent, because the
     * time for it was over.
     */
    readonly request_headers: Readonly<Record<string, string>> | null;
    /** At most 16 KiB of the answer. */
    readonly response_body: string | null;
}
interface DeliveryWithAttempts extends Delivery {
    /** The exact text that is sent with each attempt, and that its signatures are over. */
    readonly request_body: string;
    readonly attempts: readonly DeliveryAttempt[];
}
/** A delivery as the operator sees it. */
interface DeliveryRecord extends Delivery {
    readonly merchant_id: string;
}
interface DeliveryRecordWithAttempts extends DeliveryWithAttempts {
    readonly merchant_id: string;
}
interface DeliveryFilter {
    /** Any of them. */
    readonly status?: readonly DeliveryStatus[] | undefined;
    readonly endpoint_id?: string | undefined;
    readonly event_id?: string | undefined;
    readonly payment_id?: string | undefined;
}
interface DeliveryListQuery extends ModePageQuery, DeliveryFilter {
}
interface OperatorDeliveryListQuery extends OperatorPageQuery, DeliveryFilter {
}
/** @typeParam Since - as it is sent, or as it is read */
interface ReplayFailedParams<Since = Moment> {
    readonly since: Since;
    readonly endpoint_id?: string | undefined;
    /** The `next_cursor` of the answer before, while it says `has_more`. */
    readonly cursor?: string | undefined;
}
interface OperatorReplayFailedParams<Since = Moment> extends ReplayFailedParams<Since>, OperatorModeQuery {
    readonly merchant_id?: string | undefined;
}
interface FailedReplayed extends Pick<Pagination, 'has_more' | 'next_cursor'> {
    /** New deliveries of what had failed, and failing ones that are due at once. */
    readonly replayed: number;
}

/** Every event the service can tell a merchant about. */
declare const EVENT_TYPES: readonly ["payment.created", "payment.processing", "payment.attempt_failed", "payment.succeeded", "payment.failed", "payment.canceled", "payment.expired", "payment.refunded", "refund.created", "refund.succeeded", "refund.failed", "dispute.opened", "dispute.evidence_submitted", "dispute.won", "dispute.lost", "settlement.created", "settlement.paid", "settlement.failed", "endpoint.disabled", "ping"];
type EventType = (typeof EVENT_TYPES)[number];
/** Families an endpoint can subscribe to. `ping` is always delivered to the endpoint that was pinged. */
declare const EVENT_FAMILIES: readonly ["payment.*", "refund.*", "dispute.*", "settlement.*", "endpoint.*"];
type EventFamily = (typeof EVENT_FAMILIES)[number];
/** What stands in an endpoint's `events`: a name, a family or everything. Nobody subscribes to `ping`. */
type EventPattern = Exclude<EventType, 'ping'> | EventFamily | '*';
/** The longer form of an event name that an endpoint may ask for. */
declare const EVENT_NAME_PREFIX = "gateway.";
/** How an endpoint's `events` may be sent: the longer form means the same and is stored as the shorter one. */
type SentEventPattern = EventPattern | `${typeof EVENT_NAME_PREFIX}${EventPattern}`;
/** An event as stored: `data` is what the webhook carried. */
interface EventRecord {
    readonly id: string;
    readonly event: EventType;
    readonly data: Readonly<Record<string, unknown>>;
    readonly livemode: boolean;
    readonly sequence: number;
    readonly created_at: Timestamp;
}
/** Data of `payment.*` events: exactly these fields, with failure and refund fields where they apply. */
interface PaymentEventData {
    readonly id: string;
    readonly slug: string;
    readonly status: PaymentStatus;
    readonly amount: Amount;
    readonly currency: string;
    readonly customer_reference: string | null;
    readonly transaction_id: string | null;
    /** With `payment.failed` and `payment.attempt_failed`. */
    readonly failure_code?: FailureCode | null;
    readonly failure_message?: string | null;
    /** With `payment.refunded`. */
    readonly refund_id?: string;
    readonly refund_amount?: Amount;
    readonly amount_refunded?: Amount;
}
/** Body of a webhook, in this order on the wire. */
interface WebhookBody<Data = Readonly<Record<string, unknown>>> {
    readonly event: string;
    readonly data: Data;
    /** `evt_…`, the same on every retry and replay: deduplicate on it. */
    readonly id: string;
    readonly created_at: Timestamp;
    readonly livemode: boolean;
    /** Counts the events of one payment (with its refunds and disputes) without gaps. */
    readonly sequence: number;
}
interface EventListQuery extends ModePageQuery {
    readonly event?: EventType | undefined;
    /** Events about this payment, its refunds and disputes. */
    readonly payment_id?: string | undefined;
}
interface EventReplayParams {
    /** All that are subscribed now when absent. */
    readonly endpoint_id?: string | undefined;
}

/** Everything that happened to a payment, and what it means. */
interface Timeline {
    readonly payment_id: string;
    readonly status: PaymentStatus;
    readonly explain: TimelineExplanation;
    /**
     * Oldest first. Of one moment, causes come before effects: the payment, its attempts, refunds and disputes, then the
     * transfers of the ledger, changes of the status, events, and deliveries.
     */
    readonly entries: readonly TimelineEntry[];
    /** True: there are more than 100 refunds, disputes, transfers, events or deliveries, and the newest 100 of each are here. */
    readonly truncated: boolean;
}
/** One paragraph for the merchant's support desk in each language. Times are those of Africa/Douala. */
interface TimelineExplanation extends Prompt {
    readonly next: NextToAct;
}
/** Who has to act now; `operator` is whoever runs the gateway, `nobody` also while the gateway itself goes on asking. */
type NextToAct = 'customer' | 'merchant' | 'operator' | 'nobody';
/**
 * One line of a timeline. What has a life of its own (attempts, refunds, disputes, deliveries) stands where it began and
 * says how it stands now.
 */
type TimelineEntry = TimelinePaymentCreated | TimelineAttempt | TimelineRefund | TimelineDispute | TimelineTransfer | TimelineStatusChange | TimelineEvent | TimelineDelivery;
interface TimelinePaymentCreated {
    readonly type: 'payment_created';
    readonly at: Timestamp;
    /** `pay_…` */
    readonly id: string;
    readonly amount: Amount;
    readonly currency: string;
    readonly expires_at: Timestamp;
}
/** One try to pay. */
interface TimelineAttempt {
    readonly type: 'attempt';
    readonly at: Timestamp;
    /** `att_…` */
    readonly id: string;
    readonly status: AttemptStatus;
    readonly method: PaymentMethod;
    readonly failure_code: FailureCode | null;
    /** How often the rail was asked for the outcome. */
    readonly polls_count: number;
    /** What the rail calls it: the reference its own support asks for. */
    readonly rail_reference: string | null;
    readonly updated_at: Timestamp;
}
interface TimelineRefund {
    readonly type: 'refund';
    readonly at: Timestamp;
    /** `rfd_…` */
    readonly id: string;
    readonly status: RefundStatus;
    readonly amount: Amount;
    readonly currency: string;
    readonly reason: string | null;
    readonly failure_code: FailureCode | null;
    readonly updated_at: Timestamp;
}
interface TimelineDispute {
    readonly type: 'dispute';
    readonly at: Timestamp;
    /** `dsp_…` */
    readonly id: string;
    readonly status: DisputeStatus;
    readonly amount: Amount;
    readonly currency: string;
    readonly reason: string | null;
    readonly due_at: Timestamp;
    readonly evidence_submitted_at: Timestamp | null;
    readonly resolved_at: Timestamp | null;
}
/** Money that moved in the ledger. */
interface TimelineTransfer {
    readonly type: 'transfer';
    readonly at: Timestamp;
    /** `tx_…` */
    readonly id: string;
    readonly kind: PaymentTransferKind;
    /** All that it moved, the gateway's fee included. */
    readonly amount: Amount;
    readonly currency: string;
}
/** Has no id of its own, because it is no object: it is read off the events. */
interface TimelineStatusChange {
    readonly type: 'status_change';
    readonly at: Timestamp;
    /** `evt_…` of the event that told it, which has an entry of its own. */
    readonly event_id: string;
    readonly from: PaymentStatus;
    readonly to: PaymentStatus;
}
/** What webhooks were told. */
interface TimelineEvent {
    readonly type: 'event';
    readonly at: Timestamp;
    /** `evt_…` */
    readonly id: string;
    readonly event: EventType;
    readonly sequence: number;
}
/** An event on its way to one of the merchant's endpoints. */
interface TimelineDelivery {
    readonly type: 'delivery';
    readonly at: Timestamp;
    /** `dlv_…` */
    readonly id: string;
    readonly event_id: string;
    readonly event: EventType;
    readonly endpoint_id: string;
    readonly status: DeliveryStatus;
    readonly attempts_count: number;
    /** Null before the first attempt, and when the endpoint did not answer. */
    readonly last_status_code: number | null;
    /** A fixed word, such as `timeout`, when the endpoint did not answer. */
    readonly last_error: string | null;
    readonly next_attempt_at: Timestamp | null;
    readonly delivered_at: Timestamp | null;
}

/** What a provider, whose network the money is on, may be called: `mtn_momo`. Rails declare them; there is no list here. */
declare const PROVIDER_ID: RegExp;
/** An id made readable, `Mtn Momo`: for a provider that no configured rail has a label for. */
declare function providerInWords(id: string): string;
/** What a provider's callback brings: the body as it came, and the headers by their names in lower case. */
interface RailCallback {
    readonly headers: Readonly<Record<string, string>>;
    readonly text: string;
}

/** What `POST /gateway/sandbox/payments/{id}/simulate` can make happen. */
declare const SIMULATED_OUTCOMES: readonly ["succeed", "fail", "timeout", "refund", "dispute"];
type SimulatedOutcome = (typeof SIMULATED_OUTCOMES)[number];
interface SimulateParams {
    readonly outcome: SimulatedOutcome;
}
/** A test payment after something happened to it, with the refund or dispute that did. */
interface Simulated {
    readonly payment: Payment;
    readonly refund: Refund | null;
    readonly dispute: Dispute | null;
}

interface WebhookEndpoint {
    /** `whe_…` */
    readonly id: string;
    readonly url: string;
    readonly description: string | null;
    readonly events: readonly EventPattern[];
    readonly enabled: boolean;
    /** True: event names are delivered as `gateway.payment.succeeded`. */
    readonly prefixed_names: boolean;
    readonly livemode: boolean;
    readonly created_at: Timestamp;
    readonly updated_at: Timestamp;
    /** Why and when the engine disabled it, null otherwise. */
    readonly disabled_reason: string | null;
}
declare const ENDPOINT_HEALTHS: readonly ["healthy", "failing", "disabled"];
/** How an endpoint does. */
interface EndpointHealth {
    /** `failing`: the last attempt failed, or a delivery is failing. `disabled`: by its merchant or by the gateway. */
    readonly status: (typeof ENDPOINT_HEALTHS)[number];
    /** Of the first attempt that failed; null unless `failing`. */
    readonly since: Timestamp | null;
}
/** With how its newest deliveries went. */
interface WebhookEndpointWithRecent extends WebhookEndpoint {
    readonly health: EndpointHealth;
    /** Of the newest deliveries that came to an end, 100 at most. */
    readonly recent: {
        readonly finished: number;
        readonly delivered: number;
        /** With the first attempt. */
        readonly delivered_at_once: number;
        /** Attempted without success and not given up, however old; counted up to 100. */
        readonly failing: number;
    };
}
/** Shown when the endpoint is made and when its secret is rotated. */
interface WebhookEndpointWithSecret extends WebhookEndpoint {
    readonly secret: string;
}
interface WebhookEndpointCreateParams {
    readonly url: string;
    /** All when absent. */
    readonly events?: readonly EventPattern[] | undefined;
    readonly enabled?: boolean | undefined;
    /** At most 255 characters. */
    readonly description?: string | undefined;
    readonly prefixed_names?: boolean | undefined;
}
/** Either form of an event name may be sent; it is read as the shorter one. */
type WithSentEvents<Params> = Omit<Params, 'events'> & {
    readonly events?: readonly SentEventPattern[] | undefined;
};
/** What is absent stays. */
interface WebhookEndpointUpdateParams {
    readonly url?: string | undefined;
    readonly events?: readonly EventPattern[] | undefined;
    readonly enabled?: boolean | undefined;
    readonly description?: string | null | undefined;
    readonly prefixed_names?: boolean | undefined;
}
interface RotateSecretParams {
    /** How long the old secret keeps signing beside the new one, 0 … 604 800; 86 400 when absent. */
    readonly grace_seconds?: number | undefined;
}
interface Pinged {
    readonly event: EventRecord;
    readonly delivery: Delivery;
}

export { API_KEY_PREFIXES, ATTEMPT_STATUSES, AUDIT_ACTIONS, AUDIT_ACTOR_TYPES, AUDIT_SUBJECT_TYPES, CASH_KINDS, DELIVERY_STATUSES, DISPUTE_STATUSES, ENDPOINT_HEALTHS, ERRORS, EVENT_FAMILIES, EVENT_NAME_PREFIX, EVENT_TYPES, FAILURES, FEE_REFUND_POLICIES, ID_PREFIXES, KYC_STATUSES, LEDGER_CHECK_STATUSES, LIMITS, LOCALES, LOGO_TYPES, OPERATOR_KEY_PREFIX, PAYMENT_METHOD_TYPES, PAYMENT_STATUSES, PAYMENT_TRANSFER_KINDS, PROVIDER_ID, REFUND_STATUSES, ROLES, SCOPES, SETTLEMENT_LINE_TYPES, SETTLEMENT_SCHEDULES, SETTLEMENT_STATUSES, SIMULATED_OUTCOMES, TRANSACTION_TYPES, WEBHOOK_SECRET_PREFIX, WORKER_STATUSES, errorMessage, errorStatus, isFinalStatus, providerInWords };
export type { AgentCreateParams, AgentFloat, AgentLimits, AgentLimitsParams, AgentRecord, AgentUpdateParams, AgentWithFloats, Amount, ApiKey, ApiKeyCreateParams, ApiKeyRollParams, ApiKeyWithSecret, AttemptListQuery, AttemptRecord, AttemptResolveParams, AttemptStatus, Attention, AuditAction, AuditActor, AuditActorType, AuditLine, AuditListQuery, AuditSubject, AuditSubjectType, Balance, CashInParams, CashKind, CashOutCode, CashOutCodeParams, CashOutParams, CashParams, CashReceipt, Checkout, CheckoutCanceled, CheckoutConfirmParams, CheckoutMethod, CheckoutPaid, CheckoutPayment, DayVolume, Deleted, Delivery, DeliveryAttempt, DeliveryFilter, DeliveryListQuery, DeliveryRecord, DeliveryRecordWithAttempts, DeliveryStatus, DeliveryWithAttempts, Device, Dispute, DisputeListQuery, DisputeOpenParams, DisputeRecord, DisputeResolveParams, DisputeStatus, EndpointHealth, EndpointTrouble, ErrorBody, ErrorCode, EventFamily, EventListQuery, EventPattern, EventRecord, EventReplayParams, EventType, EvidenceParams, FailedReplayed, FailedSettlement, FailureCode, FeeRefundPolicy, FieldErrors, FloatParams, FormatQuery, GracePeriod, Health, HealthCount, HealthQueue, HeldBalance, HolderModeQuery, HolderPageQuery, IdKind, ItemOf, Kyc, KycDecisionParams, KycParams, KycStatus, LedgerCheck, LedgerCheckStatus, LedgerFinding, LegacyError, LegacyFault, LegacyStatus, Locale, LoginParams, LoginResult, LogoParams, LogoType, Me, MerchantFees, MerchantFeesParams, MerchantListQuery, MerchantProfile, MerchantRecord, MerchantSettlementParams, MerchantSettlementTerms, MerchantUpdateParams, Mode, ModePageQuery, ModeQuery, Moment, NextAction, NextToAct, NoQuery, OperatorAuditListQuery, OperatorDeliveryListQuery, OperatorDisputeListQuery, OperatorModeQuery, OperatorPageQuery, OperatorReplayFailedParams, OperatorSettlementLinesQuery, OperatorSettlementListQuery, OtherDevicesRevoked, Overview, OverviewQuery, PageOf, PageQuery, Pagination, PasswordParams, PayByMobileMoneyParams, PayFromWalletParams, PayParams, Payment, PaymentCancelParams, PaymentCreateParams, PaymentCreated, PaymentEventData, PaymentListQuery, PaymentMethod, PaymentMethodType, PaymentOutcomes, PaymentPartQuery, PaymentRecord, PaymentStatus, PaymentTransferKind, PinParams, Pinged, Principal, ProfileParams, Prompt, RailCallback, ReauthenticateParams, RefreshParams, Refund, RefundCreateParams, RefundListQuery, RefundRecord, RefundResolveParams, RefundStatus, RegisterParams, ReplayFailedParams, Role, RotateSecretParams, Scope, SentEventPattern, Settlement, SettlementCreateParams, SettlementLine, SettlementLineType, SettlementLinesQuery, SettlementListQuery, SettlementRecord, SettlementResolveParams, SettlementSchedule, SettlementStatus, SimulateParams, Simulated, SimulatedOutcome, SuccessBody, SuspendParams, Timeline, TimelineAttempt, TimelineDelivery, TimelineDispute, TimelineEntry, TimelineEvent, TimelineExplanation, TimelinePaymentCreated, TimelineRefund, TimelineStatusChange, TimelineTransfer, Timestamp, Transaction, TransactionType, TransactionWithReceipt, Wallet, WebhookBody, WebhookEndpoint, WebhookEndpointCreateParams, WebhookEndpointUpdateParams, WebhookEndpointWithRecent, WebhookEndpointWithSecret, WithIdempotencyKey, WithSentEvents, Worker, WorkerStatus };
