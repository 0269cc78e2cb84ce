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

/**
 * What a route may answer, for examples and tests: null wherever it may be, else the first of the values, zero, the name of
 * a string, or one item. Fields that may be left out are.
 */
declare function sampleAnswer<Name extends RouteName>(name: Name): DataOf<Name>;

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

export { AgentCreateParams, AgentFloat, AgentRecord, AgentUpdateParams, AgentWithFloats, ApiKey, ApiKeyCreateParams, ApiKeyRollParams, ApiKeyWithSecret, AttemptListQuery, AttemptRecord, AttemptResolveParams, AuditAction, AuditLine, AuditListQuery, AuditSubjectType, Balance, CashInParams, CashOutCode, CashOutCodeParams, CashOutParams, CashReceipt, Checkout, CheckoutCanceled, CheckoutConfirmParams, CheckoutPaid, Deleted, Delivery, DeliveryListQuery, DeliveryRecord, DeliveryRecordWithAttempts, DeliveryWithAttempts, Device, Dispute, DisputeListQuery, DisputeOpenParams, DisputeRecord, DisputeResolveParams, ErrorCode, EventListQuery, EventRecord, EventReplayParams, EvidenceParams, FailedReplayed, FloatParams, GracePeriod, Health, HolderModeQuery, HolderPageQuery, ItemOf, Kyc, KycDecisionParams, KycParams, LedgerCheck, LegacyError, LegacyFault, LegacyStatus, LoginParams, LoginResult, LogoParams, Me, MerchantListQuery, MerchantProfile, MerchantRecord, MerchantUpdateParams, ModePageQuery, ModeQuery, NoQuery, OperatorAuditListQuery, OperatorDeliveryListQuery, OperatorDisputeListQuery, OperatorModeQuery, OperatorReplayFailedParams, OperatorSettlementLinesQuery, OperatorSettlementListQuery, OtherDevicesRevoked, Overview, OverviewQuery, PageOf, PageQuery, PasswordParams, PayParams, Payment, PaymentCancelParams, PaymentCreateParams, PaymentCreated, PaymentListQuery, PaymentRecord, PinParams, Pinged, Principal, ProfileParams, RailCallback, ReauthenticateParams, RefreshParams, Refund, RefundCreateParams, RefundListQuery, RefundRecord, RefundResolveParams, RegisterParams, ReplayFailedParams, Role, RotateSecretParams, Scope, Settlement, SettlementCreateParams, SettlementLine, SettlementLinesQuery, SettlementListQuery, SettlementRecord, SettlementResolveParams, SimulateParams, Simulated, SuspendParams, Timeline, Timestamp, Transaction, TransactionWithReceipt, Wallet, WebhookEndpoint, WebhookEndpointCreateParams, WebhookEndpointUpdateParams, WebhookEndpointWithRecent, WebhookEndpointWithSecret, WithIdempotencyKey, WithSentEvents, acceptedBy, email, idempotencyKey, isStorable, legacyError, legacyFault, newPassword, newPin, phone, requiresRecentAuth, routes, sampleAnswer };
export type { Accepted, BodyOf, DataOf, ParametersOf, QueryOf, Route, RouteAudit, RouteAuditSubject, RouteAuth, RouteLimit, RouteName, Routes, Way };

// names.d.ts

/** Money is a JSON integer in the currency's minor unit. XAF has none (ISO 4217): `5000` is 5 000 FCFA. */
type Amount = number;
/** ISO 8601 in UTC with milliseconds, `2026-01-31T12:00:00.000Z`. */
type Timestamp = string;
declare const LOCALES: readonly [ … ];
type Locale = (typeof LOCALES)[number];
/** Where a list stands. Pass `next_cursor` as `cursor` to read on. */
interface Pagination { … }
/** Body of every success: the data, and the two constant fields of the envelope. */
interface SuccessBody { … }
/** Rules a field of a request broke (`details.fields` of `VALIDATION_ERROR`). */
type FieldErrors = Readonly<Record<string, readonly {
    readonly rule: string;
    readonly message: string;
}[]>>;
/** `{ <name>: … }`, the data of a success about one thing. */
type ItemOf<Name extends string, Item> = Readonly<Record<Name, Item>>;
/** `{ <plural>: […], pagination }`, the data of every list. */
type PageOf<Plural extends string, Item> = ItemOf<Plural, readonly Item[]> & ItemOf<'pagination', Pagination>;
interface Deleted { … }
type Mode = 'live' | 'test';
type NoQuery = Readonly<Record<never, never>>;
interface ModeQuery { … }
/** Which part of a list, newest first. */
interface PageQuery { … }
interface ModePageQuery { … }
/** Which mode of a merchant the operator looks at. */
interface OperatorModeQuery { … }
/** Which rows of all merchants the operator lists. */
interface OperatorPageQuery { … }
interface FormatQuery { … }
/** Milliseconds since 1970. In a query or a body it is sent as ISO 8601 with an offset, or `Z`. */
type Moment = number;
/** A body, with the idempotency key that may be sent in it instead of the header. */
type WithIdempotencyKey<Params> = unknown extends Params ? unknown : Params extends undefined ? undefined : Params & {
    readonly idempotency_key?: string | undefined;
};

declare const SETTLEMENT_STATUSES: readonly [ … ];
type SettlementStatus = (typeof SETTLEMENT_STATUSES)[number];
/**
 * What a line of a settlement is about. `payment`: what was left of its credit when it became available. `refund_failed`
 * and `payout_failed`: money that came back.
 */
declare const SETTLEMENT_LINE_TYPES: readonly [ … ];
type SettlementLineType = (typeof SETTLEMENT_LINE_TYPES)[number];
/** When the worker closes a merchant's available balance into a settlement. `manual`: only the operator does. */
declare const SETTLEMENT_SCHEDULES: readonly [ … ];
type SettlementSchedule = (typeof SETTLEMENT_SCHEDULES)[number];
/** A payout to a merchant. Its lines are rows of the ledger, and `amount` is their sum. */
interface Settlement { … }
/** A settlement as the operator sees it. */
interface SettlementRecord { … }
/** One row of the merchant's ledger. */
interface SettlementLine { … }
interface SettlementListQuery { … }
interface OperatorSettlementListQuery { … }
interface SettlementLinesQuery { … }
interface OperatorSettlementLinesQuery { … }
interface SettlementCreateParams { … }
interface SettlementResolveParams { … }

declare const KYC_STATUSES: readonly [ … ];
type KycStatus = (typeof KYC_STATUSES)[number];
/** Image formats of a logo. */
declare const LOGO_TYPES: readonly [ … ];
type LogoType = (typeof LOGO_TYPES)[number];
/**
 * What of a payment's fee comes back to the merchant with a refund: in proportion, rounded down, the remainder with the
 * last refund; or nothing.
 */
declare const FEE_REFUND_POLICIES: readonly [ … ];
type FeeRefundPolicy = (typeof FEE_REFUND_POLICIES)[number];
interface MerchantProfile { … }
/** A merchant as the operator sees it. */
interface MerchantRecord { … }
/**
 * What a merchant is charged per payment, in the commit that succeeds: `basis_points` of the amount, rounded half up to
 * a whole minor unit, plus `fixed`; at least `minimum`, at most `maximum`, and never more than the amount.
 */
interface MerchantFees { … }
/** When a merchant's money becomes available and is paid out. */
interface MerchantSettlementTerms { … }
interface Kyc { … }
/** A merchant's money, one line per currency. */
interface Balance { … }
interface MerchantListQuery { … }
/** What is absent stays. */
interface ProfileParams { … }
interface LogoParams { … }
interface KycParams { … }
interface KycDecisionParams { … }
interface SuspendParams { … }
/** What is absent stays. That `minimum` does not pass `maximum` is checked on what they are together. */
interface MerchantUpdateParams { … }
interface MerchantFeesParams { … }
interface MerchantSettlementParams { … }

/** Who can log in. Operators are made on the gateway's own machine, agents by operators; the others register. */
declare const ROLES: readonly [ … ];
type Role = (typeof ROLES)[number];
/** Who is logged in. */
interface Principal { … }
interface LoginResult { … }
/** One logged-in session. */
interface Device { … }
interface LoginParams { … }
interface RegisterParams { … }
interface RefreshParams { … }
interface Me { … }
interface ReauthenticateParams { … }
interface PasswordParams { … }
interface PinParams { … }
interface OtherDevicesRevoked { … }

/** Cash over an agent's counter: into a user's wallet, or out of it. */
declare const CASH_KINDS: readonly [ … ];
type CashKind = (typeof CASH_KINDS)[number];
/** What moved money on a wallet or a float. `dispute_refund`: a payment that was contested, and came back. */
declare const TRANSACTION_TYPES: readonly [ … ];
type TransactionType = (typeof TRANSACTION_TYPES)[number];
/** What a wallet or a float holds, per currency. */
interface HeldBalance { … }
interface Wallet { … }
/** One line of the statement of a wallet or a float. */
interface Transaction { … }
/** A customer's consent to one cash-out. */
interface CashOutCode { … }
/** Which money a user or an agent means. */
interface HolderModeQuery { … }
interface HolderPageQuery { … }
interface TransactionWithReceipt { … }
interface CashOutCodeParams { … }
/** What both sides of a cash operation are given, and can read again. */
interface CashReceipt { … }

/** Bounds of an agent's cash operations, in minor units. Days are those of Africa/Douala, and test and live count apart. */
interface AgentLimits { … }
/** An agent as the operator sees it. */
interface AgentRecord { … }
/** What an agent works with. */
interface AgentFloat { … }
interface AgentWithFloats { … }
/** Those left out stay as they are, or as the defaults are. */
type AgentLimitsParams = {
    readonly [Limit in keyof AgentLimits]?: Amount | undefined;
};
interface AgentCreateParams { … }
interface AgentUpdateParams { … }
interface FloatParams { … }
interface CashInParams { … }
interface CashOutParams { … }
/** What both kinds of cash operation take. */
interface CashParams { … }

/** What an API key may do. A key without explicit scopes has them all. */
declare const SCOPES: readonly [ … ];
type Scope = (typeof SCOPES)[number];
/** A secret key as it can be shown again: without the secret. */
interface ApiKey { … }
/** Shown once, when the key is made. */
interface ApiKeyWithSecret { … }
interface ApiKeyCreateParams { … }
interface ApiKeyRollParams { … }
/** How long an old key or secret lives on, once the request is read. */
interface GracePeriod { … }

/** States of a payment intent. From `succeeded` on only refunds follow, and after the other final ones nothing. */
declare const PAYMENT_STATUSES: readonly [ … ];
type PaymentStatus = (typeof PAYMENT_STATUSES)[number];
/** True once no payment attempt can follow: the customer may be sent back to the shop. */
declare function isFinalStatus(status: PaymentStatus): boolean;
declare const PAYMENT_METHOD_TYPES: readonly [ … ];
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
interface PaymentMethod { … }
/** A payment intent as its merchant sees it. */
interface Payment { … }
/** A payment as the operator sees it. */
interface PaymentRecord { … }
/** Data of `payment.*` events: exactly these fields, with failure and refund fields where they apply. */
interface PaymentEventData { … }
/** What a merchant sends to create a payment intent. */
interface PaymentCreateParams { … }
interface PaymentCreated { … }
/** Legacy payment status (specification, "Legacy payment status result"). */
interface LegacyStatus { … }
interface PaymentListQuery { … }
interface PaymentCancelParams { … }
/** What an invalid payment token gets, with status 403 (specification, "Errors"). */
interface LegacyError { … }
/** What every other refusal of the legacy route holds beside the error body of the API; `code` is the status. */
interface LegacyFault { … }
/** Which attempts, refunds or disputes. */
interface PaymentPartQuery { … }

/** States of one attempt to pay an intent. `paid_late`: the rail took money for a payment that was final already. */
declare const ATTEMPT_STATUSES: readonly [ … ];
type AttemptStatus = (typeof ATTEMPT_STATUSES)[number];
/** An attempt whose outcome the operator has to settle. */
interface AttemptRecord { … }
interface AttemptListQuery { … }
interface AttemptResolveParams { … }

/** Who acts. `in_process`: the embedding program or the command line, which no credential stands for. */
declare const AUDIT_ACTOR_TYPES: readonly [ … ];
type AuditActorType = (typeof AUDIT_ACTOR_TYPES)[number];
/** What is acted upon. */
declare const AUDIT_SUBJECT_TYPES: readonly [ … ];
type AuditSubjectType = (typeof AUDIT_SUBJECT_TYPES)[number];
/** What merchants and operators do, as the audit log calls it. */
declare const AUDIT_ACTIONS: readonly [ … ];
type AuditAction = (typeof AUDIT_ACTIONS)[number];
/** One action of a merchant or an operator. Lines are written with what they tell of, and never changed. */
interface AuditLine { … }
/** Who did it. A merchant reads of an operator neither id nor name. */
interface AuditActor { … }
/** What it was done to. */
interface AuditSubject { … }
interface AuditListQuery { … }
/** Of all merchants and operators. */
interface OperatorAuditListQuery { … }

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
interface Checkout { … }
/** A payment method, as offered on one checkout. Limits are data of the rail, in minor units. */
interface CheckoutMethod { … }
/** The same sentence in every language of the checkout. */
type Prompt = Readonly<Record<Locale, string>>;
/** What the customer has to do now for a pending payment. */
interface NextAction { … }
/** A payment as its payer sees it. */
interface CheckoutPayment { … }
/** Answer to paying: final with a place to go, or pending with something to do. */
interface CheckoutPaid { … }
interface CheckoutCanceled { … }
type PayParams = PayFromWalletParams | PayByMobileMoneyParams;
interface PayFromWalletParams { … }
interface PayByMobileMoneyParams { … }
interface CheckoutConfirmParams { … }

declare const DISPUTE_STATUSES: readonly [ … ];
type DisputeStatus = (typeof DISPUTE_STATUSES)[number];
/** A payer, or a payer's bank or operator, contests a payment. The amount is held until the dispute is decided. */
interface Dispute { … }
/** A dispute as the operator sees it. */
interface DisputeRecord { … }
interface DisputeListQuery { … }
interface OperatorDisputeListQuery { … }
interface DisputeOpenParams { … }
interface EvidenceParams { … }
interface DisputeResolveParams { … }

/** What the engine knows of a process: `silent` has not told of itself for half a minute. */
declare const WORKER_STATUSES: readonly [ … ];
type WorkerStatus = (typeof WORKER_STATUSES)[number];
/** How many of something there are; counted up to 10 000. */
interface HealthCount { … }
/** With how long the oldest of them has waited. */
interface HealthQueue { … }
/** A process with background work, as it last told of itself. It does every 10 s; a day after the last time it is forgotten. */
interface Worker { … }
/** How the gateway stands: who works, what waits, and what the database says. */
interface Health { … }

/** Why money moved for a payment. `late_…`: it came when the payment was final already, and is paid back. */
declare const PAYMENT_TRANSFER_KINDS: readonly [ … ];
type PaymentTransferKind = (typeof PAYMENT_TRANSFER_KINDS)[number];
/**
 * States of a check of the books. `interrupted`: whoever ran it is gone; it is taken up again from the start, five times at
 * most.
 */
declare const LEDGER_CHECK_STATUSES: readonly [ … ];
type LedgerCheckStatus = (typeof LEDGER_CHECK_STATUSES)[number];
/** One check of the books, as `mitako ledger verify` makes it. */
interface LedgerCheck { … }
/** Something in the books that does not hold. */
interface LedgerFinding { … }

/** How a merchant does in one mode, and what waits for it. */
interface Overview { … }
/** What was paid and what was paid back in a day; seconds behind the payments themselves. */
interface DayVolume { … }
/** How the newest payments ended that have ended, by when they were made: 200 at most. */
interface PaymentOutcomes { … }
/** What somebody has to look at. Counts end at 100. */
interface Attention { … }
interface EndpointTrouble { … }
interface FailedSettlement { … }
interface OverviewQuery { … }

declare const REFUND_STATUSES: readonly [ … ];
type RefundStatus = (typeof REFUND_STATUSES)[number];
interface Refund { … }
/** A refund as the operator sees it. */
interface RefundRecord { … }
interface RefundCreateParams { … }
/** Which refunds of all merchants the operator lists. */
interface RefundListQuery { … }
interface RefundResolveParams { … }

/**
 * `waiting`: not attempted yet. `failing`: attempted without success, and will be attempted again. `failed`: given up.
 * `canceled`: its endpoint was deleted.
 */
declare const DELIVERY_STATUSES: readonly [ … ];
type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];
/** One event on its way to one endpoint. */
interface Delivery { … }
/** One attempt of a delivery. */
interface DeliveryAttempt { … }
interface DeliveryWithAttempts { … }
/** A delivery as the operator sees it. */
interface DeliveryRecord { … }
interface DeliveryRecordWithAttempts { … }
interface DeliveryFilter { … }
interface DeliveryListQuery { … }
interface OperatorDeliveryListQuery { … }
/** @typeParam Since - as it is sent, or as it is read */
interface ReplayFailedParams { … }
interface OperatorReplayFailedParams { … }
interface FailedReplayed { … }

/** Every event that a merchant may receive. */
declare const EVENT_TYPES: readonly [ … ];
type EventType = (typeof EVENT_TYPES)[number];
/** Families an endpoint can subscribe to. `ping` is always delivered to the endpoint that was pinged. */
declare const EVENT_FAMILIES: readonly [ … ];
type EventFamily = (typeof EVENT_FAMILIES)[number];
/** What stands in an endpoint's `events`: a name, a family or everything. Nobody subscribes to `ping`. */
type EventPattern = Exclude<EventType, 'ping'> | EventFamily | '*';
/** The longer form of an event name that an endpoint may ask for. */
declare const EVENT_NAME_PREFIX = "gateway.";
/** How an endpoint's `events` may be sent: the longer form means the same and is stored as the shorter one. */
type SentEventPattern = EventPattern | `${typeof EVENT_NAME_PREFIX}${EventPattern}`;
/** An event as stored: `data` is what the webhook carried. */
interface EventRecord { … }
/** Body of a webhook, in this order on the wire. */
interface WebhookBody { … }
interface EventListQuery { … }
interface EventReplayParams { … }

/** Everything that happened to a payment, and what it means. */
interface Timeline { … }
/** One paragraph for the merchant's support desk in each language. Times are those of Africa/Douala. */
interface TimelineExplanation { … }
/** Who has to act now. `operator` runs the gateway; `nobody` also while the gateway itself polls the provider. */
type NextToAct = 'customer' | 'merchant' | 'operator' | 'nobody';
/**
 * One line of a timeline. Attempts, refunds, disputes and deliveries stand where they began, with the status they have now.
 */
type TimelineEntry = TimelinePaymentCreated | TimelineAttempt | TimelineRefund | TimelineDispute | TimelineTransfer | TimelineStatusChange | TimelineEvent | TimelineDelivery;
/** What the lines have in common. `id` names what the line is about. */
interface Line { … }
interface TimelinePaymentCreated { … }
/** One attempt to pay. */
interface TimelineAttempt { … }
interface TimelineRefund { … }
interface TimelineDispute { … }
/** Money that moved in the ledger. */
interface TimelineTransfer { … }
/** Read from the events. A change of status has no id of its own. */
interface TimelineStatusChange { … }
/** An event that webhooks receive. */
interface TimelineEvent { … }
/** An event on its way to one of the merchant's endpoints. */
interface TimelineDelivery { … }

/** What a provider, whose network the money is on, may be called: `mtn_momo`. Rails declare them; there is no list here. */
declare const PROVIDER_ID: RegExp;
/** An id made readable, `Mtn Momo`: for a provider that no configured rail has a label for. */
declare function providerInWords(id: string): string;
/** What a provider's callback brings: the body as it came, and the headers by their names in lower case. */
interface RailCallback { … }

/** What `POST /gateway/sandbox/payments/{id}/simulate` can make happen. */
declare const SIMULATED_OUTCOMES: readonly [ … ];
type SimulatedOutcome = (typeof SIMULATED_OUTCOMES)[number];
interface SimulateParams { … }
/** A test payment after something happened to it, with the refund or dispute that did. */
interface Simulated { … }

interface WebhookEndpoint { … }
declare const ENDPOINT_HEALTHS: readonly [ … ];
/** How an endpoint does. */
interface EndpointHealth { … }
/** With how its newest deliveries went. */
interface WebhookEndpointWithRecent { … }
/** Shown when the endpoint is made and when its secret is rotated. */
interface WebhookEndpointWithSecret { … }
interface WebhookEndpointCreateParams { … }
/** Either form of an event name may be sent; it is read as the shorter one. */
type WithSentEvents<Params> = Omit<Params, 'events'> & {
    readonly events?: readonly SentEventPattern[] | undefined;
};
/** What is absent stays. */
interface WebhookEndpointUpdateParams { … }
interface RotateSecretParams { … }
interface Pinged { … }

export { API_KEY_PREFIXES, ATTEMPT_STATUSES, AUDIT_ACTIONS, AUDIT_ACTOR_TYPES, AUDIT_SUBJECT_TYPES, CASH_KINDS, DELIVERY_STATUSES, DISPUTE_STATUSES, ENDPOINT_HEALTHS, ERRORS, EVENT_FAMILIES, EVENT_NAME_PREFIX, EVENT_TYPES, FAILURES, FEE_REFUND_POLICIES, ID_PREFIXES, KYC_STATUSES, LEDGER_CHECK_STATUSES, LIMITS, LOCALES, LOGO_TYPES, OPERATOR_KEY_PREFIX, PAYMENT_METHOD_TYPES, PAYMENT_STATUSES, PAYMENT_TRANSFER_KINDS, PROVIDER_ID, REFUND_STATUSES, ROLES, SCOPES, SETTLEMENT_LINE_TYPES, SETTLEMENT_SCHEDULES, SETTLEMENT_STATUSES, SIMULATED_OUTCOMES, TRANSACTION_TYPES, WEBHOOK_SECRET_PREFIX, WORKER_STATUSES, errorMessage, errorStatus, isFinalStatus, providerInWords };
export type { AgentCreateParams, AgentFloat, AgentLimits, AgentLimitsParams, AgentRecord, AgentUpdateParams, AgentWithFloats, Amount, ApiKey, ApiKeyCreateParams, ApiKeyRollParams, ApiKeyWithSecret, AttemptListQuery, AttemptRecord, AttemptResolveParams, AttemptStatus, Attention, AuditAction, AuditActor, AuditActorType, AuditLine, AuditListQuery, AuditSubject, AuditSubjectType, Balance, CashInParams, CashKind, CashOutCode, CashOutCodeParams, CashOutParams, CashParams, CashReceipt, Checkout, CheckoutCanceled, CheckoutConfirmParams, CheckoutMethod, CheckoutPaid, CheckoutPayment, DayVolume, Deleted, Delivery, DeliveryAttempt, DeliveryFilter, DeliveryListQuery, DeliveryRecord, DeliveryRecordWithAttempts, DeliveryStatus, DeliveryWithAttempts, Device, Dispute, DisputeListQuery, DisputeOpenParams, DisputeRecord, DisputeResolveParams, DisputeStatus, EndpointHealth, EndpointTrouble, ErrorBody, ErrorCode, EventFamily, EventListQuery, EventPattern, EventRecord, EventReplayParams, EventType, EvidenceParams, FailedReplayed, FailedSettlement, FailureCode, FeeRefundPolicy, FieldErrors, FloatParams, FormatQuery, GracePeriod, Health, HealthCount, HealthQueue, HeldBalance, HolderModeQuery, HolderPageQuery, IdKind, ItemOf, Kyc, KycDecisionParams, KycParams, KycStatus, LedgerCheck, LedgerCheckStatus, LedgerFinding, LegacyError, LegacyFault, LegacyStatus, Locale, LoginParams, LoginResult, LogoParams, LogoType, Me, MerchantFees, MerchantFeesParams, MerchantListQuery, MerchantProfile, MerchantRecord, MerchantSettlementParams, MerchantSettlementTerms, MerchantUpdateParams, Mode, ModePageQuery, ModeQuery, Moment, NextAction, NextToAct, NoQuery, OperatorAuditListQuery, OperatorDeliveryListQuery, OperatorDisputeListQuery, OperatorModeQuery, OperatorPageQuery, OperatorReplayFailedParams, OperatorSettlementLinesQuery, OperatorSettlementListQuery, OtherDevicesRevoked, Overview, OverviewQuery, PageOf, PageQuery, Pagination, PasswordParams, PayByMobileMoneyParams, PayFromWalletParams, PayParams, Payment, PaymentCancelParams, PaymentCreateParams, PaymentCreated, PaymentEventData, PaymentListQuery, PaymentMethod, PaymentMethodType, PaymentOutcomes, PaymentPartQuery, PaymentRecord, PaymentStatus, PaymentTransferKind, PinParams, Pinged, Principal, ProfileParams, Prompt, RailCallback, ReauthenticateParams, RefreshParams, Refund, RefundCreateParams, RefundListQuery, RefundRecord, RefundResolveParams, RefundStatus, RegisterParams, ReplayFailedParams, Role, RotateSecretParams, Scope, SentEventPattern, Settlement, SettlementCreateParams, SettlementLine, SettlementLineType, SettlementLinesQuery, SettlementListQuery, SettlementRecord, SettlementResolveParams, SettlementSchedule, SettlementStatus, SimulateParams, Simulated, SimulatedOutcome, SuccessBody, SuspendParams, Timeline, TimelineAttempt, TimelineDelivery, TimelineDispute, TimelineEntry, TimelineEvent, TimelineExplanation, TimelinePaymentCreated, TimelineRefund, TimelineStatusChange, TimelineTransfer, Timestamp, Transaction, TransactionType, TransactionWithReceipt, Wallet, WebhookBody, WebhookEndpoint, WebhookEndpointCreateParams, WebhookEndpointUpdateParams, WebhookEndpointWithRecent, WebhookEndpointWithSecret, WithIdempotencyKey, WithSentEvents, Worker, WorkerStatus };
