// The things the engine keeps, as readonly data. Times are epoch milliseconds, money is integer minor units.
import type {
  AttemptStatus,
  DeliveryStatus,
  DisputeStatus,
  EventPattern,
  EventType,
  FailureCode,
  KycStatus,
  Locale,
  PaymentMethodType,
  PaymentStatus,
  Provider,
  RefundStatus,
  Role,
  Scope,
} from '@mitako/contract/names';

/** What a seeded sandbox user makes happen when paying (see `sandbox/scenarios.ts`). */
export type SandboxScenario = 'success' | 'insufficient' | 'declined' | 'timeout' | 'refund';

/** A person or a business that can log in. */
export interface Principal {
  readonly id: string;
  readonly role: Role;
  /** Canonical: trimmed, lower case. Unique per role. */
  readonly email: string;
  readonly name: string;
  readonly phone: string | null;
  /** PHC string. */
  readonly passwordHash: string;
  /** PHC string over the peppered PIN; null until one is set. */
  readonly pinHash: string | null;
  /** Wrong PINs since the last right one. */
  readonly pinFailures: number;
  readonly pinLockedUntilMs: number | null;
  /** Set for seeded test accounts, which exist in test mode only. */
  readonly sandboxScenario: SandboxScenario | null;
  readonly createdAtMs: number;
}

/** The business side of a merchant; shares its id with the merchant's principal. */
export interface Merchant {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly supportEmail: string | null;
  readonly supportPhone: string | null;
  readonly kycStatus: KycStatus;
  readonly kycSubmission: Readonly<Record<string, string>> | null;
  readonly kycNote: string | null;
  readonly kycSubmittedAtMs: number | null;
  readonly kycDecidedAtMs: number | null;
  readonly suspendedAtMs: number | null;
  readonly fees: FeeSchedule;
  readonly createdAtMs: number;
  readonly version: number;
}

/** What a merchant is charged per payment: percentage in basis points, plus a fixed part, within bounds. */
export interface FeeSchedule {
  readonly basisPoints: number;
  readonly fixed: number;
  readonly minimum: number;
  /** null: no upper bound. */
  readonly maximum: number | null;
}

/** A logged-in device. Its refresh token carries the generation; only the current one rotates it. */
export interface Session {
  readonly id: string;
  readonly principalId: string;
  readonly role: Role;
  readonly deviceName: string;
  readonly generation: number;
  /** When the current generation was made. */
  readonly rotatedAtMs: number;
  readonly createdAtMs: number;
  readonly lastUsedAtMs: number;
  readonly idleExpiresAtMs: number;
  readonly expiresAtMs: number;
  /** Logged out: no more refreshing, access lives to its own end. */
  readonly refreshEndedAtMs: number | null;
  /** Revoked: access ends at once. */
  readonly revokedAtMs: number | null;
}

export interface ApiKey {
  readonly id: string;
  readonly merchantId: string;
  readonly livemode: boolean;
  readonly name: string;
  readonly scopes: readonly Scope[];
  /** Hex HMAC-SHA256 of the whole key under a derived key. */
  readonly hash: string;
  readonly hint: string;
  readonly createdAtMs: number;
  readonly expiresAtMs: number | null;
  readonly revokedAtMs: number | null;
  readonly lastUsedAtMs: number | null;
}

export interface OperatorKey {
  readonly id: string;
  readonly name: string;
  readonly hash: string;
  readonly createdAtMs: number;
  readonly revokedAtMs: number | null;
}

/** Signs access and refresh tokens. The private part is stored encrypted. */
export interface SigningKey {
  /** `kid` of the tokens. */
  readonly id: string;
  /** Public JWK as JSON text. */
  readonly publicJwk: string;
  readonly encryptedPrivateJwk: string;
  readonly createdAtMs: number;
  /** From then on it verifies but no longer signs. */
  readonly retiredAtMs: number | null;
}

export interface Payment {
  readonly id: string;
  readonly slug: string;
  readonly merchantId: string;
  readonly livemode: boolean;
  readonly status: PaymentStatus;
  readonly amount: number;
  readonly currency: string;
  readonly description: string | null;
  readonly customerReference: string | null;
  readonly returnUrl: string | null;
  readonly cancelUrl: string | null;
  readonly locale: Locale | null;
  readonly metadata: Readonly<Record<string, string>>;
  readonly maxAttempts: number;
  readonly attemptsCount: number;
  /** The attempt that is under way, if any: at most one. */
  readonly liveAttemptId: string | null;
  readonly createdAtMs: number;
  readonly updatedAtMs: number;
  readonly expiresAtMs: number;
  readonly succeededAtMs: number | null;
  /** The capture transfer. */
  readonly transactionId: string | null;
  readonly fee: number;
  readonly amountRefunded: number;
  /** Reserved by refunds that are still pending. */
  readonly refundPending: number;
  /** Held by open disputes or lost to them. */
  readonly amountDisputed: number;
  readonly methodType: PaymentMethodType | null;
  readonly methodProvider: Provider | null;
  readonly phoneMasked: string | null;
  /** The wallet user who paid. */
  readonly payerId: string | null;
  readonly failureCode: FailureCode | null;
  readonly cancelReason: string | null;
  /** Hash of the legacy payment token, for look-up; set when the payment succeeds. */
  readonly tokenHash: string | null;
  /** Sequence of the last event about this payment, its refunds and disputes. */
  readonly eventSequence: number;
  /** Grows by one with each change; every change names the version it was decided on. */
  readonly version: number;
}

/** One try to pay a payment. */
export interface Attempt {
  readonly id: string;
  readonly paymentId: string;
  readonly merchantId: string;
  readonly livemode: boolean;
  readonly amount: number;
  readonly currency: string;
  readonly methodType: PaymentMethodType;
  readonly methodProvider: Provider | null;
  readonly phoneMasked: string | null;
  /** The number in full, encrypted; a refund needs it. */
  readonly encryptedPhone: string | null;
  readonly payerId: string | null;
  /** Id of the rail; `wallet` for our own wallets. */
  readonly rail: string;
  readonly railReference: string | null;
  readonly status: AttemptStatus;
  readonly failureCode: FailureCode | null;
  /** Next look-up at the rail; null when none is due. */
  readonly nextPollAtMs: number | null;
  readonly pollsCount: number;
  /** When the rail's own prompt ends, as told to the payer. */
  readonly expiresAtMs: number;
  readonly createdAtMs: number;
  readonly updatedAtMs: number;
  readonly version: number;
}

export interface Refund {
  readonly id: string;
  readonly paymentId: string;
  readonly merchantId: string;
  readonly livemode: boolean;
  readonly amount: number;
  readonly currency: string;
  readonly status: RefundStatus;
  readonly reason: string | null;
  readonly failureCode: FailureCode | null;
  readonly transactionId: string | null;
  readonly createdAtMs: number;
  readonly updatedAtMs: number;
  readonly version: number;
}

export interface Dispute {
  readonly id: string;
  readonly paymentId: string;
  readonly merchantId: string;
  readonly livemode: boolean;
  readonly amount: number;
  readonly currency: string;
  readonly status: DisputeStatus;
  readonly reason: string | null;
  readonly dueAtMs: number;
  readonly createdAtMs: number;
  readonly updatedAtMs: number;
  readonly version: number;
}

/**
 * What an account of the ledger stands for. `wallet` and `float` hold a balance that can never go below zero;
 * the others are the sum of their append-only entries.
 */
export type AccountKind =
  | 'wallet'
  | 'float'
  | 'merchant'
  | 'fees'
  | 'rail_clearing'
  | 'suspense'
  | 'dispute_hold'
  | 'sandbox_issue';

export interface Account {
  /** See `domain/ledger.ts`: owner, kind, currency and mode make the id. */
  readonly id: string;
  readonly ownerId: string;
  readonly kind: AccountKind;
  readonly currency: string;
  readonly livemode: boolean;
  /** Kept for `wallet` and `float` only; 0 for the rest. */
  readonly available: number;
  readonly createdAtMs: number;
}

export type TransferKind = 'capture' | 'refund' | 'sandbox_funding' | 'late_capture' | 'late_refund' | 'dispute_hold';

export interface Transfer {
  /** `tx_…` */
  readonly id: string;
  readonly kind: TransferKind;
  readonly livemode: boolean;
  readonly currency: string;
  readonly merchantId: string | null;
  readonly paymentId: string | null;
  readonly createdAtMs: number;
  /** Signed amounts that sum to zero; negative leaves the account. */
  readonly entries: readonly { readonly accountId: string; readonly amount: number }[];
}

/** Something that happened, with the exact bytes its webhooks carry. */
export interface Event {
  readonly id: string;
  readonly merchantId: string;
  readonly livemode: boolean;
  readonly type: EventType;
  /** The payment (or other subject) it tells about. */
  readonly subjectId: string;
  readonly sequence: number;
  /** JSON text, unprefixed name. */
  readonly body: string;
  readonly createdAtMs: number;
}

export interface WebhookEndpoint {
  readonly id: string;
  readonly merchantId: string;
  readonly livemode: boolean;
  readonly url: string;
  readonly description: string | null;
  readonly events: readonly EventPattern[];
  readonly enabled: boolean;
  readonly prefixedNames: boolean;
  readonly encryptedSecret: string;
  readonly encryptedPreviousSecret: string | null;
  readonly previousSecretEndsAtMs: number | null;
  /** Start of the present run of failures, null after a success. */
  readonly failingSinceMs: number | null;
  /** Attempts of the present run of failures. */
  readonly failuresCount: number;
  readonly disabledReason: string | null;
  readonly createdAtMs: number;
  readonly updatedAtMs: number;
  readonly deletedAtMs: number | null;
  readonly version: number;
}

export interface Delivery {
  readonly id: string;
  readonly eventId: string;
  readonly eventType: EventType;
  readonly endpointId: string;
  readonly merchantId: string;
  readonly livemode: boolean;
  readonly status: DeliveryStatus;
  /** Event names go out as `gateway.payment.succeeded`. */
  readonly prefixedName: boolean;
  readonly attemptsCount: number;
  readonly nextAttemptAtMs: number | null;
  readonly firstAttemptAtMs: number | null;
  readonly lastStatusCode: number | null;
  readonly lastError: string | null;
  readonly createdAtMs: number;
  readonly deliveredAtMs: number | null;
}

export interface DeliveryAttempt {
  readonly deliveryId: string;
  readonly number: number;
  readonly startedAtMs: number;
  readonly durationMs: number | null;
  readonly statusCode: number | null;
  readonly error: string | null;
  readonly responseBody: string | null;
}

/** A remembered answer to an idempotent request. */
export interface IdempotencyRecord {
  /** Hash over scope, method, path and the caller's key. */
  readonly key: string;
  readonly fingerprint: string;
  /** `running`: the answer is not known yet, and nobody else may start before the lease ends. */
  readonly state: 'running' | 'done';
  readonly status: number | null;
  /** The exact body; encrypted when `sealed`. */
  readonly body: string | null;
  readonly sealed: boolean;
  /** What the request works on, so that a crashed one can be answered from its state. */
  readonly subjectId: string | null;
  readonly leaseEndsAtMs: number | null;
  readonly createdAtMs: number;
  readonly expiresAtMs: number;
}

/** Work that is due at a moment and survives a crash. */
export interface Task {
  readonly id: string;
  readonly kind: 'sandbox_refund' | 'refund_submit' | 'late_refund';
  /** The payment, refund or attempt it works on. */
  readonly subjectId: string;
  readonly dueAtMs: number;
  readonly attemptsCount: number;
}
