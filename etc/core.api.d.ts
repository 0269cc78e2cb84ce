// index.d.ts

import { RouteName, ParametersOf, QueryOf, BodyOf, RouteAuth } from '@mitako/contract';
import { Scope, Role, FailureCode, Provider, PaymentMethodType, AttemptStatus, KycStatus, PaymentStatus, Locale, RefundStatus, DisputeStatus, EventType, EventPattern, DeliveryStatus, MerchantRecord, ErrorCode, PaymentCreateParams, PaymentCreated, Payment as Payment$1, Refund as Refund$1 } from '@mitako/contract/names';

/** Who is asking, once the credential was checked. */
type Caller = AnonymousCaller | ApiKeyCaller | SessionCaller | OperatorCaller;
interface AnonymousCaller {
    readonly kind: 'anonymous';
}
/** A merchant's server with a secret key. */
interface ApiKeyCaller {
    readonly kind: 'api_key';
    readonly keyId: string;
    readonly merchantId: string;
    readonly livemode: boolean;
    readonly scopes: readonly Scope[];
}
/** Somebody who logged in. */
interface SessionCaller {
    readonly kind: 'session';
    readonly sessionId: string;
    readonly role: Role;
    readonly principalId: string;
    /** Which mode a merchant looks at; false for users and agents, who have no mode of their own. */
    readonly livemode: boolean;
}
interface OperatorCaller {
    readonly kind: 'operator';
    readonly keyId: string;
}
declare const ANONYMOUS: AnonymousCaller;

/** Time. Everything the engine decides by time, it asks here. */
interface Clock {
    /** Epoch milliseconds. */
    now(): number;
    /** Resolves after `milliseconds` or as soon as the signal aborts; never rejects. */
    sleep(milliseconds: number, signal: AbortSignal): Promise<void>;
}
/** Randomness of identifiers, slugs, secrets and jitter. */
interface Random {
    /** Cryptographically strong bytes. */
    bytes(length: number): Uint8Array;
    /** Uniform in [0, 1); for jitter only. */
    fraction(): number;
}
/** Where the engine tells what it does. Fields hold no secrets. Compatible with pino. */
interface Logger {
    debug(fields: LogFields, message: string): void;
    info(fields: LogFields, message: string): void;
    warn(fields: LogFields, message: string): void;
    error(fields: LogFields, message: string): void;
}
type LogFields = Readonly<Record<string, unknown>>;
/** Hashes passwords and peppered PINs; slow on purpose, and bounded: a full queue throws `SERVICE_UNAVAILABLE`. */
interface Hasher {
    /** A PHC string. */
    hash(secret: string): Promise<string>;
    verify(phc: string, secret: string): Promise<boolean>;
}
/** One outgoing webhook request. */
interface OutgoingRequest {
    readonly url: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string;
}
/** What came of it. Nothing is thrown: every fault of the other side has a word. */
type OutgoingResult = {
    readonly kind: 'answered';
    readonly statusCode: number;
    /** Seconds or a date, as sent. */
    readonly retryAfter: string | null;
    /** At most 16 KiB. */
    readonly body: string;
} | {
    readonly kind: 'failed';
    readonly error: OutgoingError;
};
type OutgoingError = 'timeout' | 'address_not_allowed' | 'name_not_resolved' | 'connection_refused' | 'connection_failed' | 'tls_failed' | 'invalid_response'
/** Not sent: the time in which a webhook is retried was over. */
 | 'too_late';
/** Sends webhooks to addresses that merchants chose, and to nothing inside our own network. */
interface Sender {
    send(request: OutgoingRequest): Promise<OutgoingResult>;
    close(): Promise<void>;
}

/** A way to pay that a rail offers. */
interface RailMethod {
    readonly type: PaymentMethodType;
    readonly provider: Provider;
    /** Brand name as customers know it; not translated. */
    readonly label: string;
    /** Bounds of one payment, in minor units. */
    readonly limits: {
        readonly min: number;
        readonly max: number;
    };
    readonly currencies: readonly string[];
}
/**
 * A payment operator. The engine persists the attempt before it calls, and calls again with the same `reference` after a
 * crash, so every method must treat the reference as an idempotency key.
 *
 * A rail never throws for an answer it does not understand: it says `unknown`, and the engine keeps asking.
 */
interface Rail {
    /** Stored with each attempt, `mtn_momo_cm`. */
    readonly id: string;
    /** A rail of test mode never sees live money and the other way round. */
    readonly modes: readonly ('test' | 'live')[];
    readonly methods: readonly RailMethod[];
    /** Asks the operator to collect the money. */
    charge(request: ChargeRequest): Promise<ChargeOutcome>;
    /** Asks how a charge stands. The only thing a decision rests on: callbacks are hints that lead here. */
    lookup(request: LookupRequest): Promise<LookupOutcome>;
    /** Pays money of an attempt back to its payer. */
    refund(request: RailRefundRequest): Promise<RailRefundOutcome>;
    /** Finds which charge an operator's callback tells about, or null. The engine then looks it up. */
    parseCallback?(request: {
        readonly headers: Readonly<Record<string, string>>;
        readonly body: string;
    }): {
        readonly reference: string;
    } | null;
}
interface ChargeRequest {
    /** Our attempt id: unique, at most 30 characters. */
    readonly reference: string;
    readonly provider: Provider;
    /** E.164. */
    readonly phone: string;
    readonly amount: number;
    readonly currency: string;
    readonly description: string | null;
    /** Engine time. */
    readonly nowMs: number;
}
type ChargeOutcome = {
    readonly kind: 'pending';
    readonly railReference: string | null;
    readonly nextAction: 'approve_on_phone' | 'enter_otp' | 'redirect';
    /** When the operator's prompt ends. */
    readonly expiresAtMs: number;
}
/** The operator surely did not take the request: nothing was or will be charged. */
 | {
    readonly kind: 'refused';
    readonly failureCode: FailureCode;
}
/** Nobody can tell whether it was taken. Never a failure. */
 | {
    readonly kind: 'unknown';
};
interface LookupRequest {
    readonly reference: string;
    readonly railReference: string | null;
    readonly provider: Provider;
    readonly phone: string;
    /** When the charge was sent. */
    readonly chargedAtMs: number;
    readonly nowMs: number;
}
type LookupOutcome = {
    readonly kind: 'pending';
} | {
    readonly kind: 'paid';
    readonly railReference: string | null;
} | {
    readonly kind: 'failed';
    readonly failureCode: FailureCode;
} | {
    readonly kind: 'unknown';
};
interface RailRefundRequest {
    /** Our refund id. */
    readonly reference: string;
    readonly chargeReference: string;
    readonly chargeRailReference: string | null;
    readonly provider: Provider;
    readonly phone: string;
    readonly amount: number;
    readonly currency: string;
    readonly nowMs: number;
}
type RailRefundOutcome = {
    readonly kind: 'succeeded';
    readonly railReference: string | null;
} | {
    readonly kind: 'failed';
    readonly failureCode: FailureCode;
} | {
    readonly kind: 'pending';
} | {
    readonly kind: 'unknown';
};

/** What a seeded sandbox user makes happen when paying (see `sandbox/scenarios.ts`). */
type SandboxScenario = 'success' | 'insufficient' | 'declined' | 'timeout' | 'refund';
/** A person or a business that can log in. */
interface Principal {
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
interface Merchant {
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
interface FeeSchedule {
    readonly basisPoints: number;
    readonly fixed: number;
    readonly minimum: number;
    /** null: no upper bound. */
    readonly maximum: number | null;
}
/** A logged-in device. Its refresh token carries the generation; only the current one rotates it. */
interface Session {
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
interface ApiKey {
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
interface OperatorKey {
    readonly id: string;
    readonly name: string;
    readonly hash: string;
    readonly createdAtMs: number;
    readonly revokedAtMs: number | null;
}
/** Signs access and refresh tokens. The private part is stored encrypted. */
interface SigningKey {
    /** `kid` of the tokens. */
    readonly id: string;
    /** Public JWK as JSON text. */
    readonly publicJwk: string;
    readonly encryptedPrivateJwk: string;
    readonly createdAtMs: number;
    /** From then on it verifies but no longer signs. */
    readonly retiredAtMs: number | null;
}
interface Payment {
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
interface Attempt {
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
interface Refund {
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
interface Dispute {
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
type AccountKind = 'wallet' | 'float' | 'merchant' | 'fees' | 'rail_clearing' | 'suspense' | 'dispute_hold' | 'sandbox_issue';
interface Account {
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
type TransferKind = 'capture' | 'refund' | 'sandbox_funding' | 'late_capture' | 'late_refund' | 'dispute_hold';
interface Transfer {
    /** `tx_…` */
    readonly id: string;
    readonly kind: TransferKind;
    readonly livemode: boolean;
    readonly currency: string;
    readonly merchantId: string | null;
    readonly paymentId: string | null;
    readonly createdAtMs: number;
    /** Signed amounts that sum to zero; negative leaves the account. */
    readonly entries: readonly {
        readonly accountId: string;
        readonly amount: number;
    }[];
}
/** Something that happened, with the exact bytes its webhooks carry. */
interface Event {
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
interface WebhookEndpoint {
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
interface Delivery {
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
interface DeliveryAttempt {
    readonly deliveryId: string;
    readonly number: number;
    readonly startedAtMs: number;
    readonly durationMs: number | null;
    readonly statusCode: number | null;
    readonly error: string | null;
    readonly responseBody: string | null;
}
/** A remembered answer to an idempotent request. */
interface IdempotencyRecord {
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
interface Task {
    readonly id: string;
    readonly kind: 'sandbox_refund' | 'refund_submit' | 'late_refund';
    /** The payment, refund or attempt it works on. */
    readonly subjectId: string;
    readonly dueAtMs: number;
    readonly attemptsCount: number;
}

/**
 * One thing to write, as data. A list of them is committed whole or not at all.
 *
 * Each kind is one or more statements, and each statement knows how many rows it must touch; a different number is a
 * refusal that names the change (`guard`), and the whole list is undone. A guard tests only columns of the row its
 * statement changes, a unique key or a CHECK, because that is all that a waiting writer rechecks under READ COMMITTED.
 *
 * `…Update` kinds carry the whole next state and `fromVersion`: they apply only to that version and write `version`.
 */
type Change = 
/** Refused when the e-mail is taken in this role. */
{
    readonly type: 'principal.insert';
    readonly principal: Principal;
}
/** Sets PIN or password; `pinFailures` and the lock go back to zero with a new PIN. */
 | {
    readonly type: 'principal.set_pin';
    readonly id: string;
    readonly pinHash: string;
} | {
    readonly type: 'principal.set_password';
    readonly id: string;
    readonly passwordHash: string;
}
/**
 * Counts one presented PIN before it is verified. Refused unless the count is still `fromFailures` and no lock is in
 * force at `nowMs`, so that parallel guesses are counted one by one.
 */
 | {
    readonly type: 'principal.count_pin';
    readonly id: string;
    readonly fromFailures: number;
    readonly nowMs: number;
    /** Set with the guess that locks. */
    readonly lockedUntilMs: number | null;
}
/** Takes back a count whose PIN was never verified. Refused unless the count is still `failures`. */
 | {
    readonly type: 'principal.uncount_pin';
    readonly id: string;
    readonly failures: number;
    /** The lock as it was before. */
    readonly lockedUntilMs: number | null;
}
/** A right PIN: no failures, no lock. */
 | {
    readonly type: 'principal.clear_pin_failures';
    readonly id: string;
} | {
    readonly type: 'merchant.insert';
    readonly merchant: Merchant;
} | {
    readonly type: 'merchant.update';
    readonly merchant: Merchant;
    readonly fromVersion: number;
} | {
    readonly type: 'session.insert';
    readonly session: Session;
}
/** Refused unless the session is at `fromGeneration`, neither logged out nor revoked. */
 | {
    readonly type: 'session.rotate';
    readonly id: string;
    readonly fromGeneration: number;
    readonly nowMs: number;
    readonly idleExpiresAtMs: number;
} | {
    readonly type: 'session.end_refresh';
    readonly id: string;
    readonly nowMs: number;
}
/** Touches a live session of the principal, or is refused. */
 | {
    readonly type: 'session.revoke';
    readonly id: string;
    readonly principalId: string;
    readonly nowMs: number;
}
/** Any number of rows. */
 | {
    readonly type: 'session.revoke_others';
    readonly principalId: string;
    readonly exceptId: string;
    readonly nowMs: number;
} | {
    readonly type: 'api_key.insert';
    readonly apiKey: ApiKey;
}
/** Any number of rows (0 or 1): brings the end of a key forward, never back. */
 | {
    readonly type: 'api_key.expire';
    readonly id: string;
    readonly expiresAtMs: number;
}
/** Refused when the key is revoked already. */
 | {
    readonly type: 'api_key.revoke';
    readonly id: string;
    readonly merchantId: string;
    readonly nowMs: number;
}
/** Any number of rows. Written at most once a minute per key, off the hot path. */
 | {
    readonly type: 'api_key.touch';
    readonly id: string;
    readonly nowMs: number;
} | {
    readonly type: 'operator_key.insert';
    readonly operatorKey: OperatorKey;
} | {
    readonly type: 'signing_key.insert';
    readonly signingKey: SigningKey;
}
/** Any number of rows: all signing keys but this one verify only from now on. */
 | {
    readonly type: 'signing_key.retire_others';
    readonly id: string;
    readonly nowMs: number;
}
/** Refused unless the key exists, is not revoked and has not expired at `nowMs`. */
 | {
    readonly type: 'assert.api_key';
    readonly id: string;
    readonly nowMs: number;
}
/** Refused when the session was revoked. */
 | {
    readonly type: 'assert.session';
    readonly id: string;
}
/** Refused when the merchant is suspended. */
 | {
    readonly type: 'assert.merchant_active';
    readonly id: string;
} | {
    readonly type: 'payment.insert';
    readonly payment: Payment;
} | {
    readonly type: 'payment.update';
    readonly payment: Payment;
    readonly fromVersion: number;
}
/** Refused when the payment has a live attempt (a unique key says so). */
 | {
    readonly type: 'attempt.insert';
    readonly attempt: Attempt;
}
/** Clears the attempt's poll lease as well. */
 | {
    readonly type: 'attempt.update';
    readonly attempt: Attempt;
    readonly fromVersion: number;
} | {
    readonly type: 'refund.insert';
    readonly refund: Refund;
} | {
    readonly type: 'refund.update';
    readonly refund: Refund;
    readonly fromVersion: number;
} | {
    readonly type: 'dispute.insert';
    readonly dispute: Dispute;
}
/** Opens an account unless it is open; any number of rows. */
 | {
    readonly type: 'account.open';
    readonly account: Account;
}
/** Takes from a wallet or float; refused when it holds less. */
 | {
    readonly type: 'account.debit';
    readonly accountId: string;
    readonly amount: number;
}
/** Adds to a wallet or float. */
 | {
    readonly type: 'account.credit';
    readonly accountId: string;
    readonly amount: number;
}
/** Books a balanced transfer. Throws when its entries do not sum to zero. A payment has at most one `capture`. */
 | {
    readonly type: 'transfer.insert';
    readonly transfer: Transfer;
}
/**
 * Stores the event and, in the next statement, one delivery per enabled endpoint of the merchant and mode whose
 * patterns match; `deliveryIdBase` (all but the last character of a delivery id) names them.
 */
 | {
    readonly type: 'event.append';
    readonly event: Event;
    readonly deliveryIdBase: string;
}
/** Refused beyond `limit` endpoints of the merchant, counted on the merchant's own row. */
 | {
    readonly type: 'endpoint.insert';
    readonly endpoint: WebhookEndpoint;
    readonly limit: number;
}
/** Replaces the patterns too. */
 | {
    readonly type: 'endpoint.update';
    readonly endpoint: WebhookEndpoint;
    readonly fromVersion: number;
}
/** Soft-deletes, frees its place, and cancels what waits for it. */
 | {
    readonly type: 'endpoint.delete';
    readonly id: string;
    readonly merchantId: string;
    readonly nowMs: number;
}
/**
 * Any number of rows: a success ends the run of failures, a failure lengthens it. Both grow `version`, so that an
 * update decided on an older run is refused.
 */
 | {
    readonly type: 'endpoint.note_success';
    readonly id: string;
} | {
    readonly type: 'endpoint.note_failure';
    readonly id: string;
    readonly nowMs: number;
}
/** A delivery made by hand: replay or ping. */
 | {
    readonly type: 'delivery.insert';
    readonly delivery: Delivery;
}
/**
 * Outcome of one attempt; refused unless the delivery is still leased under this token. `delivery` is the next
 * state; the attempt's row is written with it.
 */
 | {
    readonly type: 'delivery.settle';
    readonly delivery: Delivery;
    readonly leaseToken: string;
    readonly attempt: DeliveryAttempt;
}
/** Gives a lease back unused (shutdown). Any number of rows. */
 | {
    readonly type: 'delivery.release';
    readonly id: string;
    readonly leaseToken: string;
    readonly nextAttemptAtMs: number;
}
/** Refused when the key exists and has not expired at `record.createdAtMs`. */
 | {
    readonly type: 'idempotency.insert';
    readonly record: IdempotencyRecord;
}
/** The answer of work that was started with `running`. Any number of rows: the outcome counts even if it expired. */
 | {
    readonly type: 'idempotency.finish';
    readonly key: string;
    readonly status: number;
    readonly body: string;
    readonly sealed: boolean;
}
/** Takes over a `running` record whose lease ended; refused when somebody else was faster. */
 | {
    readonly type: 'idempotency.take_over';
    readonly key: string;
    readonly nowMs: number;
    readonly leaseEndsAtMs: number;
}
/** Forgets a `running` record whose work was surely not done, so that the key may be used again. Any number of rows. */
 | {
    readonly type: 'idempotency.forget';
    readonly key: string;
} | {
    readonly type: 'task.insert';
    readonly task: Task;
}
/** Refused unless the task is still leased under this token. */
 | {
    readonly type: 'task.finish';
    readonly id: string;
    readonly leaseToken: string;
}
/** Puts a leased task off. Refused unless the task is still leased under this token. */
 | {
    readonly type: 'task.postpone';
    readonly id: string;
    readonly leaseToken: string;
    readonly dueAtMs: number;
};
type ChangeType = Change['type'];
/** A change of one kind. */
type ChangeOf<Type extends ChangeType> = Extract<Change, {
    readonly type: Type;
}>;

/**
 * Where the engine keeps everything. Three doors, and no other:
 *
 * - `read`: plain queries without locks, each seeing what was committed before it started;
 * - `commit`: a list of changes, all or none, guarded (see {@link Change});
 * - `claim`: hands out due work under a lease, so that two workers never hold the same piece.
 *
 * Implementations prove themselves with `runStoreConformance` of `@mitako/testing`.
 */
interface Store {
    readonly name: string;
    readonly read: StoreReads;
    readonly claim: StoreClaims;
    readonly migrations: StoreMigrations;
    /**
     * Writes all of the list or none of it. Durable once `applied`.
     * - `refused`: a guard found the wrong number of rows, a unique key or a CHECK said no; nothing was written. Read and
     *   decide again.
     * - `unknown`: the answer to COMMIT was lost; never send the list again, look for an id it minted instead.
     *
     * A list of nothing but outcomes of deliveries and notes on endpoints and keys may still be lost with the power (not
     * with the process), and never in part: such a webhook is simply sent again. Leases are no more durable than that.
     */
    commit(changes: readonly Change[]): Promise<CommitOutcome>;
    /** Throws when the database cannot be reached; used by `GET /readyz`. */
    ping(): Promise<void>;
    /** Waits for commits under way and lets go of connections. */
    close(): Promise<void>;
}
type CommitOutcome = {
    readonly kind: 'applied';
}
/** `guard` is the type of the change that was refused, `index` its place in the list. */
 | {
    readonly kind: 'refused';
    readonly guard: ChangeType;
    readonly index: number;
} | {
    readonly kind: 'unknown';
};
interface StoreMigrations {
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
interface Page {
    readonly limit: number;
    /** The last id of the page before; null for the first page. */
    readonly afterId: string | null;
}
/** Whose rows, and of which mode. */
interface MerchantMode {
    readonly merchantId: string;
    readonly livemode: boolean;
}
interface StoreReads {
    /** With only what every call judges its merchant by, and not the whole row. */
    apiKeyByHash(hash: string): Promise<{
        readonly apiKey: ApiKey;
        readonly merchant: Pick<Merchant, 'id' | 'kycStatus' | 'suspendedAtMs'>;
    } | null>;
    apiKeyById(id: string): Promise<ApiKey | null>;
    apiKeys(merchantId: string, page: Page): Promise<readonly ApiKey[]>;
    operatorKeyByHash(hash: string): Promise<OperatorKey | null>;
    sessionById(id: string): Promise<{
        readonly session: Session;
        readonly principal: Principal;
    } | null>;
    /** Live sessions of a principal, newest first, 100 at most. */
    sessions(principalId: string, nowMs: number): Promise<readonly Session[]>;
    /** All signing keys, newest first. */
    signingKeys(): Promise<readonly SigningKey[]>;
    principalByEmail(role: Role, email: string): Promise<Principal | null>;
    principalById(id: string): Promise<Principal | null>;
    principals(role: Role, page: Page): Promise<readonly Principal[]>;
    merchantById(id: string): Promise<Merchant | null>;
    merchants(filter: {
        readonly kycStatus?: KycStatus | undefined;
    }, page: Page): Promise<readonly Merchant[]>;
    paymentById(id: string): Promise<Payment | null>;
    /** With its merchant and its live attempt: what the checkout needs, in one query. */
    checkoutBySlug(slug: string): Promise<CheckoutRead | null>;
    paymentByTokenHash(tokenHash: string): Promise<{
        readonly payment: Payment;
        readonly payer: Principal | null;
    } | null>;
    payments(filter: PaymentFilter, page: Page): Promise<readonly Payment[]>;
    attemptById(id: string): Promise<Attempt | null>;
    /** Oldest first. */
    attemptsOfPayment(paymentId: string): Promise<readonly Attempt[]>;
    attempts(filter: {
        readonly status?: AttemptStatus | undefined;
    }, page: Page): Promise<readonly Attempt[]>;
    refundById(id: string): Promise<Refund | null>;
    refundsOfPayment(paymentId: string, page: Page): Promise<readonly Refund[]>;
    disputeById(id: string): Promise<Dispute | null>;
    accountById(id: string): Promise<Account | null>;
    /** Sum of the entries of an account; 0 when it has none. */
    entriesSum(accountId: string): Promise<number>;
    transferById(id: string): Promise<Transfer | null>;
    idempotency(key: string): Promise<IdempotencyRecord | null>;
    endpointById(id: string): Promise<WebhookEndpoint | null>;
    /** Not deleted ones. */
    endpoints(owner: MerchantMode, page: Page): Promise<readonly WebhookEndpoint[]>;
    eventById(id: string): Promise<Event | null>;
    events(filter: MerchantMode & {
        readonly type?: EventType | undefined;
    }, page: Page): Promise<readonly Event[]>;
    deliveryById(id: string): Promise<Delivery | null>;
    deliveryAttempts(deliveryId: string): Promise<readonly DeliveryAttempt[]>;
    /** Without an owner: of all merchants (the operator's view). */
    deliveries(filter: DeliveryFilter, page: Page): Promise<readonly Delivery[]>;
    /** The next moment at which any claim could hand out work, null when nothing waits. A hint: may be early, never late. */
    nextDueAtMs(): Promise<number | null>;
}
interface CheckoutRead {
    readonly payment: Payment;
    readonly merchant: Merchant;
    readonly liveAttempt: Attempt | null;
}
interface PaymentFilter extends MerchantMode {
    readonly statuses?: readonly PaymentStatus[] | undefined;
    readonly customerReference?: string | undefined;
    /** Inclusive. */
    readonly createdFromMs?: number | undefined;
    /** Exclusive. */
    readonly createdToMs?: number | undefined;
}
interface DeliveryFilter {
    readonly owner?: MerchantMode | undefined;
    readonly status?: DeliveryStatus | undefined;
    readonly endpointId?: string | undefined;
    /** Created at or after. */
    readonly createdFromMs?: number | undefined;
}
/** What every claim is given: the engine's time, how much to hand out, and the lease. */
interface ClaimRequest {
    readonly nowMs: number;
    readonly limit: number;
    readonly leaseMs: number;
    /** Fencing token written on each row; the outcome is only taken under it. */
    readonly leaseToken: string;
}
interface StoreClaims {
    /**
     * Due deliveries of enabled, undeleted endpoints, at most `inFlightMax` leased per endpoint at any time. Endpoints
     * (lanes) take turns, so that a long queue of one delays nobody else. A lease that ended counts as due.
     */
    deliveries(request: ClaimRequest & {
        readonly inFlightMax: number;
    }): Promise<readonly ClaimedDelivery[]>;
    /** Attempts whose poll is due; leased by moving the poll to `nowMs + leaseMs`. */
    attempts(request: ClaimRequest): Promise<readonly Attempt[]>;
    /** Tasks that are due; a lease that ended counts as due. `attemptsCount` counts this hand-out too. */
    tasks(request: ClaimRequest): Promise<readonly Task[]>;
    /** `requested` payments past their expiry, oldest first. Not leased: expiring one is guarded by its version. */
    expiredPayments(request: {
        readonly nowMs: number;
        readonly limit: number;
    }): Promise<readonly Payment[]>;
    /** Deletes expired idempotency records; returns how many. */
    sweepIdempotency(request: {
        readonly nowMs: number;
        readonly limit: number;
    }): Promise<number>;
}
interface ClaimedDelivery {
    readonly delivery: Delivery;
    readonly endpoint: WebhookEndpoint;
    /** The event's exact body. */
    readonly body: string;
}

/** The root secret is not the one this database was made with: none of its keys, secrets and PINs can be checked. */
declare class RootSecretError extends Error {
    constructor(cause: unknown);
}

/** What an operator sets up in process or from the command line, before anybody has a credential. */
interface Admin {
    /** @throws GatewayError `EMAIL_TAKEN` */
    createMerchant(params: {
        readonly email: string;
        readonly password: string;
        readonly name: string;
    }): Promise<MerchantRecord>;
    /** The secret is shown this once. @throws GatewayError `MERCHANT_NOT_FOUND`, `KYC_REQUIRED` for a live key */
    createApiKey(params: {
        readonly merchantId: string;
        readonly livemode: boolean;
        readonly name: string;
        readonly scopes?: readonly Scope[];
    }): Promise<{
        readonly id: string;
        readonly secret: string;
    }>;
    /** The secret is shown this once. */
    createOperatorKey(params: {
        readonly name: string;
    }): Promise<{
        readonly id: string;
        readonly secret: string;
    }>;
    /** Tokens are signed with a new key from now on; those of the old keys stay good for their life. */
    rotateSigningKey(): Promise<void>;
}

declare const MARKER: unique symbol;
/**
 * A request that is refused, by code. Status and message come from the contract's table.
 * Check with {@link isGatewayError}: it also holds when two copies of the package are installed.
 */
declare class GatewayError extends Error {
    readonly [MARKER] = true;
    readonly code: ErrorCode;
    readonly status: number;
    readonly details: Readonly<Record<string, unknown>>;
    /** Seconds, sent as `Retry-After`. */
    readonly retryAfterSeconds: number | null;
    constructor(code: ErrorCode, details?: Readonly<Record<string, unknown>>, options?: {
        readonly retryAfterSeconds?: number;
        readonly cause?: unknown;
    });
}
declare function isGatewayError(value: unknown): value is GatewayError;

/** What a caller gets: a status and the exact bytes, so that a replay is the same to the last byte. */
interface Answer {
    readonly status: number;
    readonly body: string;
    /** Sent as `Retry-After`. */
    readonly retryAfterSeconds: number | null;
    /** The stored answer of an earlier request with the same idempotency key. */
    readonly replayed: boolean;
    /** The body holds a secret: it is stored encrypted. */
    readonly secret: boolean;
}
/** A success in the envelope of the API. */
declare function succeeded(status: number, data: unknown, options?: {
    readonly secret?: boolean;
}): Answer;
/** A success without the envelope. */
declare function bare(status: number, body: unknown, options?: {
    readonly secret?: boolean;
}): Answer;
/** An error in the one error shape (specification, "Errors"). */
declare function refused(error: GatewayError): Answer;

/** A request that was authenticated and parsed: what an operation works on. */
interface OperationRequest<Name extends RouteName> {
    readonly caller: Caller;
    readonly parameters: ParametersOf<Name>;
    readonly query: QueryOf<Name>;
    readonly body: BodyOf<Name>;
    /** From the header or the body; null when the caller sent none. */
    readonly idempotencyKey: string | null;
    /** Names the session at login; the browser's or server's own words (`User-Agent`). */
    readonly deviceName: string | null;
}

/** Options of a call in process. */
interface CallOptions {
    /** Same key and same request within 24 hours: the stored answer. */
    readonly idempotencyKey?: string;
}
/**
 * Payments for the merchant's own server, in the same process: the same validation, guards, events and idempotency as
 * over HTTP, without a key, because whoever holds the engine holds everything.
 */
interface Payments {
    /** @throws GatewayError `VALIDATION_ERROR`, `ACCOUNT_SUSPENDED`, `IDEMPOTENCY_KEY_REUSED` … */
    create(merchant: MerchantMode, params: PaymentCreateParams, options?: CallOptions): Promise<PaymentCreated>;
    /** @throws GatewayError `PAYMENT_NOT_FOUND` */
    retrieve(merchant: MerchantMode, paymentId: string): Promise<Payment$1>;
    /** @throws GatewayError `PAYMENT_NOT_FOUND`, `PAYMENT_IN_PROGRESS`, `PAYMENT_ALREADY_PAID` … */
    cancel(merchant: MerchantMode, paymentId: string, params?: {
        readonly reason?: string;
    }, options?: CallOptions): Promise<Payment$1>;
    /** @throws GatewayError `PAYMENT_NOT_REFUNDABLE`, `REFUND_EXCEEDS_REMAINING` … */
    refund(merchant: MerchantMode, paymentId: string, params?: {
        readonly amount?: number;
        readonly reason?: string;
    }, options?: CallOptions): Promise<Refund$1>;
}

/** The test users and the part each plays (decisions §11). */
declare const SANDBOX_USERS: readonly {
    readonly email: string;
    readonly scenario: SandboxScenario;
    readonly name: string;
    readonly outcome: string;
}[];
/** What a seeded sandbox consists of. Keys are derived from the root secret: the same on every start. */
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
}

/** What an engine is made of. Only the first three are needed. */
interface GatewayOptions {
    /** `sqlite({ path })` or `postgres({ connectionString })`. */
    readonly store: Store;
    /** Where the service is reached, `https://pay.example.cm`; may have a path, has no trailing slash. */
    readonly publicUrl: string;
    /** Root secret, at least 32 characters. Pepper, encryption and signing are derived from it; keep it out of the database. */
    readonly secret: string;
    /** Payment operators. With `sandboxRail()` among them there is a sandbox: test wallets are funded, test users play. */
    readonly rails?: readonly Rail[];
    /** ISO 4217 codes; `['XAF']` when absent. */
    readonly currencies?: readonly string[];
    readonly webhooks?: {
        /** Address ranges webhooks may reach although they are not public, `127.0.0.0/8`. None when absent. */
        readonly allowCidrs?: readonly string[];
    };
    readonly clock?: Clock;
    readonly random?: Random;
    /** Silent when absent. */
    readonly logger?: Logger;
    readonly hasher?: Hasher;
    readonly sender?: Sender;
}
/** An engine. Made by `createGateway`. */
interface Gateway {
    readonly publicUrl: string;
    readonly store: Store;
    readonly logger: Logger;
    readonly clock: Clock;
    /** Payments in process, by the same rules as over HTTP. */
    readonly payments: Payments;
    readonly admin: Admin;
    /** Brings the schema up to date and returns what was applied. Never done on import or on start. */
    migrate(): Promise<readonly string[]>;
    /**
     * Starts background work: deliveries, rail look-ups, expiries, tasks.
     * @throws SchemaError when the schema is behind or ahead of this engine
     * @throws RootSecretError when the database was made with another root secret
     */
    start(): Promise<void>;
    /** Does all that is due now and returns how many pieces of work that were; for cron, serverless and tests. */
    runDue(): Promise<number>;
    /** Stops handing out work, waits for what is under way (15 s at most), and lets go of the store. */
    close(): Promise<void>;
    /** Seeds test users and a merchant; needs `sandboxRail()`. Does nothing the second time. */
    seedSandbox(): Promise<SandboxSeed>;
    /** Checks a credential against what a route takes. For adapters. @throws GatewayError */
    authenticate(credential: Credential): Promise<Caller>;
    /**
     * Runs an operation. For adapters: everything the API does goes through here. Refusals are answers too; what is
     * thrown is a fault of ours.
     */
    call<Name extends RouteName>(name: Name, request: OperationRequest<Name>): Promise<Answer>;
}
/** What a request presents. */
interface Credential {
    readonly auth: RouteAuth;
    /** The `Authorization` header, or null. */
    readonly authorization: string | null;
    /** `{role}` of the path, where there is one. */
    readonly role?: string | undefined;
    /** `?mode=` of merchant routes. */
    readonly mode?: 'live' | 'test' | undefined;
}

/**
 * Puts an engine together. Opens nothing by itself and does nothing in the background until `start()`.
 * @throws RangeError when the root secret is shorter than 32 characters, the public address is none, or a currency is
 * not known
 */
declare function createGateway(options: GatewayOptions): Gateway;
/** The schema and this engine do not fit. */
declare class SchemaError extends Error {
    readonly state: 'behind' | 'ahead';
    constructor(state: 'behind' | 'ahead', message: string);
}

/** An amount as people write it, `5 000 FCFA`; spaces are the non-breaking ones of the language. */
declare function formatAmount(amount: number, currency: string, locale: Locale): string;

/**
 * A mobile-money operator that is only simulated; it has test mode alone, so live money cannot reach it. What happens
 * follows from the number's last three digits (decisions §11); any other number pays.
 */
declare function sandboxRail(): Rail;

/**
 * The clock of the machine. Its timers keep the process alive: whoever sleeps is expected to be woken by the signal when
 * the process is to end.
 */
declare function systemClock(): Clock;

/** The slow hashes that are understood. */
type HashAlgorithm = 'argon2id' | 'scrypt';

/** What may be chosen about the hasher. */
interface HasherOptions {
    /** Hashes computed at once; by default one per core, and always one thread of Node's pool less than there are. */
    readonly concurrency?: number;
    /** Calls that may wait for their turn; by default 50. At 25 ms each that is 0.6 s of waiting on two cores. */
    readonly queueMax?: number;
    /** By default argon2id where the runtime has it (Node.js 24.7 and later), else scrypt. Both are always verified. */
    readonly algorithm?: HashAlgorithm;
    readonly random?: Random;
}
/**
 * Hashes with argon2id (19 MiB, t=2, p=1: OWASP's first choice) or scrypt (N=2^15, r=8, p=1) on Node's thread pool, never
 * on the event loop.
 *
 * A hash is the most expensive thing a stranger can ask for. Beyond `concurrency` running and `queueMax` waiting calls,
 * `hash` and `verify` reject with `SERVICE_UNAVAILABLE` (retry after 1 s) before any work is done.
 *
 * `verify` answers false for a text that is no PHC string or asks for absurd costs.
 */
declare function createHasher(options?: HasherOptions): Hasher;

/** Says nothing: the default of a library. */
declare function silentLogger(): Logger;
/**
 * One readable line for each call: `17:40:03  message  key=value …`, local time, warnings and errors marked by a word.
 * Fields named like secrets are redacted, and nothing in a value can start a new line or steer a terminal.
 */
declare function prettyLogger(options: {
    /** Receives one line without its end. */
    readonly write: (line: string) => void;
    /** By default as the environment asks (`NO_COLOR`, `FORCE_COLOR`, and whether standard output is a terminal). */
    readonly color?: boolean;
    readonly clock?: Pick<Clock, 'now'>;
}): Logger;
/**
 * One JSON object for each call, on one line: `{"level":"info","time":"…Z","message":"…", …fields}`.
 * Fields named like secrets are redacted; a field cannot replace `level`, `time` or `message`.
 */
declare function jsonLogger(options: {
    /** Receives one line without its end. */
    readonly write: (line: string) => void;
    readonly clock?: Pick<Clock, 'now'>;
}): Logger;

/**
 * The generator of the operating system, drawn 4 KiB at a time: 16 bytes cost 60 ns instead of 1,500 ns. What was handed
 * out is wiped from the pool, so that no later reader of this memory finds a secret there.
 */
declare function systemRandom(): Random;

/** All addresses of a name. Rejects, or resolves to none, when it has none. */
type Lookup = (name: string) => Promise<readonly string[]>;

/** What may be chosen about the sender. */
interface SenderOptions {
    /** Private ranges that may be reached all the same, such as `127.0.0.0/8` and `::1/128` in development. */
    readonly allowCidrs?: readonly string[];
    /** One attempt in all; 15 s unless told otherwise. */
    readonly timeoutMs?: number;
    /** Where names are looked up; by default the DNS and the operating system. */
    readonly lookup?: Lookup;
    /**
     * Connections to one origin; by default 128. Bounded by what is in flight anyway (4 for each endpoint): with a narrow
     * bound here, a hanging endpoint would hold up its neighbours at a provider that hosts many.
     */
    readonly connectionsPerOriginMax?: number;
    /** Origins to which connections are kept open; by default 256. */
    readonly originsMax?: number;
}
/**
 * Sends webhooks by HTTP/1.1 to addresses that strangers chose. Private, loopback, link-local and otherwise special
 * addresses are refused when connecting, whatever their spelling and whatever name leads there; no redirect is followed,
 * no proxy of the environment is used. `send` never rejects.
 *
 * `close` waits for what is being sent, at most `timeoutMs`, and refuses what comes later.
 *
 * @throws RangeError when one of `allowCidrs` is no CIDR
 */
declare function createSender(options?: SenderOptions): Sender;

export { ANONYMOUS, GatewayError, RootSecretError, SANDBOX_USERS, SchemaError, bare, createGateway, createHasher, createSender, formatAmount, isGatewayError, jsonLogger, prettyLogger, refused, sandboxRail, silentLogger, succeeded, systemClock, systemRandom };
export type { Account, AccountKind, Admin, AnonymousCaller, Answer, ApiKey, ApiKeyCaller, Attempt, CallOptions, Caller, Change, ChangeOf, ChangeType, ChargeOutcome, ChargeRequest, CheckoutRead, ClaimRequest, ClaimedDelivery, Clock, CommitOutcome, Credential, Delivery, DeliveryAttempt, DeliveryFilter, Dispute, Event, FeeSchedule, Gateway, GatewayOptions, Hasher, IdempotencyRecord, LogFields, Logger, LookupOutcome, LookupRequest, Merchant, MerchantMode, OperationRequest, OperatorCaller, OperatorKey, OutgoingError, OutgoingRequest, OutgoingResult, Page, Payment, PaymentFilter, Payments, Principal, Rail, RailMethod, RailRefundOutcome, RailRefundRequest, Random, Refund, SandboxScenario, SandboxSeed, Sender, Session, SessionCaller, SigningKey, Store, StoreClaims, StoreMigrations, StoreReads, Task, Transfer, TransferKind, WebhookEndpoint };
