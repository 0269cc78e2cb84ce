// index.d.ts

import { Role, KycStatus, FeeRefundPolicy, SettlementSchedule, LogoType, Scope, Locale, PaymentMethodType, AttemptStatus, FailureCode, PaymentStatus, RefundStatus, DisputeStatus, SettlementStatus, EventType, EventPattern, AuditAction, AuditActorType, AuditSubjectType, LedgerCheckStatus, DeliveryStatus, ErrorCode, MerchantRecord, PaymentCreateParams, PaymentCreated, Payment as Payment$1, Refund as Refund$1 } from '@mitako/contract/names';
import { Route, Way, RouteName, DataOf } from '@mitako/contract';

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

/** What a seeded sandbox user makes happen when paying (see `sandbox/scenarios.ts`). */
type SandboxScenario = 'success' | 'insufficient' | 'declined' | 'timeout' | 'refund';
/** A person or a business that can log in. */
interface Principal { … }
/** A logged-in device. Its refresh token carries the generation; only the current one rotates it. */
interface Session { … }

/** The business side of a merchant; shares its id with the merchant's principal. */
interface Merchant { … }
/** The picture of a merchant's checkouts; one a merchant. */
interface Logo { … }
/** What a merchant is charged per payment: percentage in basis points, plus a fixed part, within bounds. */
interface FeeSchedule { … }
/** When a merchant's money is paid out. */
interface SettlementTerms { … }

interface ApiKey { … }
interface OperatorKey { … }
/** Signs access and refresh tokens. The private part is stored encrypted. */
interface SigningKey { … }

/** What the merchant says about a payment. It is stored and returned unchanged. */
interface PaymentDetails { … }

interface Payment { … }
/** One attempt to pay a payment. */
interface Attempt { … }
/** What a rail asks of the payer to finish an attempt. */
interface AttemptNextAction { … }

interface Refund { … }

interface Dispute { … }

/**
 * A payout: the stretch `fromSequence … throughSequence` of the chain of the merchant's available account. Its lines are
 * those ledger rows, and `amount` is their sum.
 */
interface Settlement { … }

/** The business side of an agent; shares its id with the agent's principal. */
interface Agent { … }
/** Bounds of an agent's cash operations, in minor units. Days are those of Africa/Douala. */
interface AgentLimits { … }
/**
 * A customer's consent to one cash-out: without it an agent's PIN alone could empty wallets. One per wallet; a new one
 * replaces the old.
 */
interface CashOutCode { … }

/**
 * What an account of the ledger stands for.
 *
 * `wallet` and `float` are booked in place and never go below zero. `merchant_available` takes credits as rows that are
 * folded in later, and debits in place. All others only ever get rows.
 */
type AccountKind = 
/** A user's money. */
'wallet'
/** An agent's money. */
 | 'float'
/** Credits of payments that a merchant cannot be paid out yet. */
 | 'merchant_pending'
/** What a merchant can be paid out, or pay refunds from. */
 | 'merchant_available'
/** Held for refunds that a rail has not confirmed. */
 | 'refund_hold'
/** Held for disputes. */
 | 'dispute_hold'
/** Closed into settlements that are not paid out yet. */
 | 'settlement_clearing'
/** The gateway's revenue. */
 | 'fees'
/** What a rail, or the operator's bank, owes the gateway (negative) or is owed. */
 | 'rail_clearing'
/** Money nobody may keep: it came for payments that were final already. */
 | 'suspense'
/** Source of simulated francs. */
 | 'sandbox_issue';
interface Account { … }
type TransferKind = 'capture' | 'release' | 'refund' | 'refund_hold' | 'refund_release' | 'dispute_hold' | 'dispute_won' | 'dispute_lost' | 'late_capture' | 'late_refund' | 'settlement' | 'settlement_paid' | 'settlement_failed' | 'cash_in' | 'cash_out' | 'float_funding' | 'sandbox_funding';
/** Money that moved. Append-only, like its entries. */
interface Transfer { … }
/** One side of a transfer; a negative amount leaves the account. */
interface Entry { … }
/** An entry as it is stored: nobody but the engine can make its MAC. */
interface SealedEntry { … }
/** A transfer that may be written. Made by `sealTransfer`. */
interface SealedTransfer { … }
/** A stored entry and its place in the chain of its account; nulls until the folder has been there. */
interface StoredEntry { … }
/** The next links of an account's chain, and what they add to its balance. */
interface Fold { … }

/** What was paid to a merchant in a day, and what was paid back. */
interface DayVolume { … }

/** Something that happened, with the exact bytes its webhooks carry. */
interface Event { … }
interface WebhookEndpoint { … }
/**
 * Where a delivery is for those who send it; people are told `deliveryStatus`. `leased`: a worker holds it. `canceled`:
 * its endpoint was deleted.
 */
type DeliveryState = 'pending' | 'leased' | 'delivered' | 'failed' | 'canceled';
interface Delivery { … }
interface DeliveryAttempt { … }

/** A remembered answer to an idempotent request. */
interface IdempotencyRecord { … }
/** Work that is due at a moment and survives a crash. */
interface Task { … }

/** One action of a merchant or an operator. Lines are appended and never touched again. */
interface AuditLine { … }

/** A process that does background work, as it last told of itself. */
interface Worker { … }
/** One check of the books. */
interface LedgerCheck { … }

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
/** Signs every device out too. Refused when the principal is disabled already. */
 | {
    readonly type: 'principal.disable';
    readonly id: string;
    readonly nowMs: number;
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
/** Refused unless the PIN is still the one that was verified. */
 | {
    readonly type: 'principal.clear_pin_failures';
    readonly id: string;
    readonly pinHash: string;
} | {
    readonly type: 'merchant.insert';
    readonly merchant: Merchant;
} | {
    readonly type: 'merchant.update';
    readonly merchant: Merchant;
    readonly fromVersion: number;
}
/** The logo of its merchant from now on, instead of the one before. The merchant must be there. */
 | {
    readonly type: 'logo.put';
    readonly logo: Logo;
}
/** Any number of rows (0 or 1). */
 | {
    readonly type: 'logo.delete';
    readonly merchantId: string;
} | {
    readonly type: 'agent.insert';
    readonly agent: Agent;
} | {
    readonly type: 'agent.update';
    readonly agent: Agent;
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
}
/** The password was given again. Refused when the session was revoked. */
 | {
    readonly type: 'session.prove_password';
    readonly id: string;
    readonly nowMs: number;
}
/** Refused when the session is logged out already. */
 | {
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
/** Refused unless the password was given at or after `sinceMs`, and when the session was revoked. */
 | {
    readonly type: 'assert.password_proven';
    readonly id: string;
    readonly sinceMs: number;
}
/**
 * Refused unless this is still the principal's password, and when the principal is disabled. Neither can change before
 * the list is committed, so that a login and the end of what it rests on come one after the other.
 */
 | {
    readonly type: 'assert.password';
    readonly id: string;
    readonly passwordHash: string;
}
/** Refused unless the merchant's KYC is approved and it is not suspended. */
 | {
    readonly type: 'assert.merchant_live';
    readonly id: string;
}
/** Refused when the merchant is suspended. */
 | {
    readonly type: 'assert.merchant_active';
    readonly id: string;
}
/** Refused when the agent is suspended. */
 | {
    readonly type: 'assert.agent_active';
    readonly id: string;
}
/** Writes a line; the store adds the actor's name as it is then. No change alters a line, and none takes one away. */
 | {
    readonly type: 'audit.append';
    readonly line: Omit<AuditLine, 'actorName'>;
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
} | {
    readonly type: 'dispute.update';
    readonly dispute: Dispute;
    readonly fromVersion: number;
}
/** Refused when another settlement of this merchant, mode and currency begins at the same sequence. */
 | {
    readonly type: 'settlement.insert';
    readonly settlement: Settlement;
} | {
    readonly type: 'settlement.update';
    readonly settlement: Settlement;
    readonly fromVersion: number;
}
/** Opens an account unless it is open; any number of rows. */
 | {
    readonly type: 'account.open';
    readonly account: Account;
}
/** Takes from a wallet, a float or a merchant's available balance; refused when it holds less. */
 | {
    readonly type: 'account.debit';
    readonly accountId: string;
    readonly amount: number;
}
/** Takes from a merchant's available balance, below zero if need be. */
 | {
    readonly type: 'account.overdraw';
    readonly accountId: string;
    readonly amount: number;
}
/** Adds to a wallet or float. */
 | {
    readonly type: 'account.credit';
    readonly accountId: string;
    readonly amount: number;
}
/**
 * Lengthens an account's chain; refused unless it still ends at `fromSequence` and none of the entries is chained yet.
 */
 | {
    readonly type: 'account.fold';
    readonly fold: Fold;
}
/** Adds to a merchant's day, in the commit of the fold whose entries it counts. */
 | {
    readonly type: 'volume.add';
    readonly volume: DayVolume;
}
/**
 * Books a balanced transfer; refused when there is one of its kind for its subject, so a payment is captured once.
 * Throws when its entries do not sum to zero, or when one of them is on an account of another mode or currency.
 */
 | {
    readonly type: 'transfer.insert';
    readonly transfer: SealedTransfer;
}
/** Counts an amount against what an account may move in a day; refused beyond `limit`. */
 | {
    readonly type: 'daily_total.add';
    readonly accountId: string;
    readonly kind: 'cash_in' | 'cash_out';
    /** Of Africa/Douala, `2026-01-31`. */
    readonly day: string;
    readonly amount: number;
    readonly limit: number;
}
/** Replaces the wallet's code. */
 | {
    readonly type: 'cash_out_code.put';
    readonly code: CashOutCode;
}
/**
 * Counts one presented code before it is compared. Refused when the wallet's code is gone or was replaced, or its count
 * is no longer `fromFailures`.
 */
 | {
    readonly type: 'cash_out_code.count_failure';
    readonly walletId: string;
    readonly codeHash: string;
    readonly fromFailures: number;
}
/** Takes the code away; refused when it is gone, was replaced, or has ended at `nowMs`. */
 | {
    readonly type: 'cash_out_code.use';
    readonly walletId: string;
    readonly codeHash: string;
    readonly nowMs: number;
}
/** Takes the wallet's code away, whatever it is. Any number of rows (0 or 1). */
 | {
    readonly type: 'cash_out_code.void';
    readonly walletId: string;
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
/** A delivery that waits for its next attempt is due at `nowMs`. Any number of rows: one that is held or over stays. */
 | {
    readonly type: 'delivery.hasten';
    readonly id: string;
    readonly nowMs: number;
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
}
/**
 * Takes away a task that somebody else has done. Refused when it is gone, and while it is leased at `nowMs`: whoever
 * holds it may be asking a rail this very moment.
 */
 | {
    readonly type: 'task.cancel';
    readonly id: string;
    readonly nowMs: number;
}
/** Any number of rows: what a process tells of itself, instead of what it told before. */
 | {
    readonly type: 'worker.put';
    readonly worker: Worker;
}
/** Refused when there is a check with this sequence. */
 | {
    readonly type: 'ledger_check.insert';
    readonly ledgerCheck: LedgerCheck;
}
/** Lengthens a lease and says how far the check is. Refused unless it is still leased under this token. */
 | {
    readonly type: 'ledger_check.renew';
    readonly id: string;
    readonly leaseToken: string;
    readonly leaseEndsAtMs: number;
    readonly checked: LedgerCheck['checked'];
}
/** Gives a check back, for another process to take up (shutdown). Any number of rows. */
 | {
    readonly type: 'ledger_check.release';
    readonly id: string;
    readonly leaseToken: string;
    readonly nowMs: number;
}
/** How it ended. Refused unless it is still leased under this token. */
 | {
    readonly type: 'ledger_check.finish';
    readonly ledgerCheck: LedgerCheck;
    readonly leaseToken: string;
};
type ChangeType = Change['type'];
/** A change of one kind. */
type ChangeOf<Type extends ChangeType> = Extract<Change, {
    readonly type: Type;
}>;

/**
 * The rows that `gateway.ledger.verify()` proves the ledger from. Each method is one statement a page, so that what it
 * returns was committed together; pages go up by id, so that cost and memory stay flat.
 */
interface LedgerAudit {
    /** Transfers with all of their entries. */
    transfers(page: AuditPage): Promise<readonly AuditedTransfer[]>;
    /** Of the next `limit` entries after a place (null: from the start), those whose transfer does not exist. */
    orphanEntries(after: EntryPlace | null, limit: number): Promise<AuditedEntries>;
    /** Every account that has a row or an entry, with what is not chained of it and how far its chain goes. */
    accounts(page: AuditPage): Promise<readonly AuditedAccount[]>;
    /** Entries of an account that are chained, up from `afterSequence`. */
    chain(accountId: string, afterSequence: number, limit: number): Promise<readonly StoredEntry[]>;
    /** Payments with what the other tables say of them. */
    payments(page: AuditPage): Promise<readonly AuditedPayment[]>;
    settlements(page: AuditPage): Promise<readonly AuditedSettlement[]>;
    /** Of the next `limit` entries in a settlement's stretch after `afterSequence`, those that are its lines, in sum. */
    settlementLines(settlement: Settlement, afterSequence: number, limit: number): Promise<AuditedLines>;
}
/** Ids up, after `afterId` (null: from the start). */
interface AuditPage {
    readonly afterId: string | null;
    readonly limit: number;
}
/** Where an entry stands among all entries, by transfer and position. */
type EntryPlace = Pick<StoredEntry, 'transferId' | 'position'>;
interface AuditedEntries {
    readonly orphans: readonly StoredEntry[];
    /** The last entry that was looked at; null: there was none. */
    readonly last: EntryPlace | null;
}
interface AuditedTransfer {
    readonly transfer: Omit<Transfer, 'entries'>;
    readonly entries: readonly StoredEntry[];
    /** The payment it names; null: it names none, or there is none. */
    readonly payment: AuditedPaymentHeader | null;
    /** The refund, dispute, settlement or attempt with the id that it names as its subject. */
    readonly subject: AuditedSubject | null;
    /** Where money that goes back must go: the account that its payment's capture debited. */
    readonly payerAccountId: string | null;
}
type AuditedPaymentHeader = Pick<Payment, 'merchantId' | 'livemode' | 'currency' | 'amount' | 'transactionId'>;
/** What a transfer carries out. */
interface AuditedSubject extends AuditedPaymentHeader {
    readonly kind: 'refund' | 'dispute' | 'settlement' | 'attempt';
    /** null: a settlement, which is of no payment. */
    readonly paymentId: string | null;
    readonly status: string;
    /** null: none, or there cannot be one. */
    readonly closingTransactionId: string | null;
}
interface AuditedAccount {
    readonly id: string;
    /** null: there are entries, and no row yet. */
    readonly account: Account | null;
    /** The first and the last place that an entry has in its chain; null: none has one. */
    readonly firstSequence: number | null;
    readonly lastSequence: number | null;
    /** How many of its entries are not chained, and their sum. */
    readonly unchainedCount: number;
    readonly unchainedSum: number;
    /** Of them, what was booked in place: for `merchant_available`, the debits. */
    readonly unchainedDebits: number;
    /** The transfer of the first of them in the order of ids, which is that of time. */
    readonly oldestUnchained: {
        readonly transferId: string;
        readonly createdAtMs: number;
    } | null;
}
interface AuditedPayment {
    readonly payment: Payment;
    /** Its transfers of kind `capture`, and what they credited or debited in sum. */
    readonly capturesCount: number;
    /** What its captures brought in: the sum of their positive entries. */
    readonly captured: number;
    readonly refundsSucceeded: number;
    readonly refundsPending: number;
    /** Of its disputes that are open or lost. */
    readonly disputed: number;
    /** Of those that are open. */
    readonly disputesOpen: number;
    /** What its refund transfers paid out. */
    readonly refundTransfers: number;
    /** What its transfers left in the merchant's pending account. */
    readonly pendingSum: number;
    /** What they left in the accounts of held refunds and disputes, and in the gateway's fees. */
    readonly refundHoldSum: number;
    readonly disputeHoldSum: number;
    readonly feesSum: number;
    /** The account that its captures debited; the first by id, if there is more than one. */
    readonly payerAccountId: string | null;
    /** Its attempts that succeeded, what they asked for in sum, and whose account one of them says paid. */
    readonly attemptsCount: number;
    readonly attemptsSum: number;
    readonly attemptAccountId: string | null;
}
interface AuditedSettlement {
    readonly settlement: Settlement;
    /** What its `settlement` transfers took out of the available balance; as a positive number. */
    readonly closed: number;
    /** What its transfers left between the merchant and the bank, and what they paid to the bank. */
    readonly clearingSum: number;
    readonly paidOut: number;
}
interface AuditedLines {
    readonly count: number;
    readonly sum: number;
    /** The last entry that was looked at; null: the stretch has no more. */
    readonly lastSequence: number | null;
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
    /** Payments whose credit is due for release, oldest first. Not leased: guarded by the payment's version. */
    releasablePayments(request: {
        readonly nowMs: number;
        readonly limit: number;
    }): Promise<readonly Payment[]>;
    /** Merchants whose settlement is due. Not leased: guarded by the merchant's version. */
    settleableMerchants(request: {
        readonly nowMs: number;
        readonly limit: number;
    }): Promise<readonly Merchant[]>;
    /** The check of the books that runs, if nobody holds it: one at most. `attemptsCount` counts this hand-out too. */
    ledgerChecks(request: ClaimRequest): Promise<readonly LedgerCheck[]>;
    /** Forgets processes that were last seen before; returns how many. */
    sweepWorkers(request: {
        readonly seenBeforeMs: number;
        readonly limit: number;
    }): Promise<number>;
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

interface HealthRequest {
    readonly nowMs: number;
    /** No queue is looked at any further. */
    readonly limit: number;
    /** Deliveries given up since then. */
    readonly failedSinceMs: number;
    /** Older deliveries are not looked at for it; ids tell the time. */
    readonly failedFromId: string;
}
interface StoreHealth {
    readonly queues: {
        readonly [Name in QueueName]: QueueState;
    };
    /** Name of the newest step of the schema; null: there is none. */
    readonly schemaVersion: string | null;
    readonly engineVersion: string;
    /** By the clock of the database. */
    readonly nowMs: number;
}
type QueueName = 
/** `waiting`; their age is not asked for. */
'deliveriesWaiting'
/** `failing`; nor is theirs. */
 | 'deliveriesFailing'
/** Those that a claim would hand out, if their endpoints have room. */
 | 'deliveriesDue'
/** Held by a worker; nor is theirs. */
 | 'deliveriesLeased'
/** `failed`, with the last attempt at `failedSinceMs` or later. */
 | 'deliveriesFailed'
/** With a poll to come, due or not. */
 | 'attemptsPolled' | 'attemptsDue'
/** `needs_review`. */
 | 'attemptsInReview' | 'tasksWaiting' | 'tasksDue' | 'expiriesDue' | 'releasesDue' | 'settlementsDue' | 'entriesUnchained';
interface QueueState {
    readonly count: number;
    /** It was looked at up to the limit, and there may be more. */
    readonly isCut: boolean;
    /** Since when the oldest of those that were looked at waits, null where there is none. */
    readonly oldestAtMs: number | null;
}

/**
 * Counts of rate limits that all processes on the store share: one row for each count, until it is swept.
 *
 * No money rests on them. They may be lost with a crash of the database, which grants everybody one more window.
 */
interface StoreLimits {
    /**
     * Adds to each count, all in one statement. A count whose window is over by `nowMs` begins anew, with what is added and
     * the end that is given, and so does one that ends more than 10 s after that: a clock was set back. Otherwise its window
     * stays. Of rivals each sees the others' part or is part of what they see.
     * @param takes with a key each of its own; keys hold nothing in the clear
     * @returns the counts, in the order of the takes
     */
    take(request: {
        readonly nowMs: number;
        readonly takes: readonly LimitTake[];
    }): Promise<readonly LimitCount[]>;
    /** Deletes counts whose window was over some time ago, so many at most; returns how many. */
    sweep(request: {
        readonly nowMs: number;
        readonly limit: number;
    }): Promise<number>;
}
/** What to add to one count. */
interface LimitTake {
    readonly key: string;
    /** How many to add; 0 only asks. */
    readonly count: number;
    /** Where the window ends, should it begin with this. */
    readonly endsAtMs: number;
}
/** What a count stands at. */
interface LimitCount {
    /** In this window, by all processes, with what was just added. */
    readonly used: number;
    /** Of the window that all have in common; by the clock of whoever began it. */
    readonly endsAtMs: number;
}

/** `deliveries` are due at once; `timers`: something is due at a moment of its own, perhaps before all that was known. */
type WakeReason = 'deliveries' | 'timers';
/**
 * How processes on one database tell each other that there may be work. A hint that may get lost, come twice or come for
 * nothing: every process looks for work once a second anyway. A store that cannot tell does nothing here.
 */
interface StoreWakeups {
    /**
     * Tells the other processes, never this one, that something was committed. Returns at once and throws nothing; called
     * for every commit, so a store gathers what comes within moments into one message.
     */
    publish(reason: WakeReason): void;
    /**
     * Calls `wake` for what others publish, and for every reason once whenever hearing begins, also again after it was
     * interrupted. Returns at once, whether or not there is anything to be heard yet; what stands in the way is logged.
     * @returns ends it, after which `wake` is called no more
     */
    subscribe(wake: (reason: WakeReason) => void, logger: Logger): () => Promise<void>;
}

/**
 * Where the engine keeps everything. Three doors, and no other:
 *
 * - `read`: plain queries without locks, each seeing what was committed before it started;
 * - `commit`: a list of changes, all or none, guarded (see {@link Change});
 * - `claim`: hands out due work under a lease, so that two workers never hold the same piece.
 *
 * Beside them stand `limits`, counts that may be lost. Each throws `StoreUnavailableError` while the database cannot be had.
 *
 * Implementations prove themselves with `runStoreConformance` of `@mitako/testing`.
 */
interface Store {
    readonly name: string;
    readonly read: StoreReads;
    readonly audit: LedgerAudit;
    readonly claim: StoreClaims;
    readonly limits: StoreLimits;
    readonly migrations: StoreMigrations;
    readonly wakeups: StoreWakeups;
    /**
     * Writes all of the list or none of it. Durable once `applied`.
     * - `refused`: a guard found the wrong number of rows, a unique key or a CHECK said no; nothing was written. Read and
     *   decide again.
     * - `unknown`: the answer to COMMIT was lost; never send the list again, look for an id it minted instead.
     *
     * A list of nothing but outcomes of deliveries, notes on endpoints and keys, and signs of life may still be lost with the power (not
     * with the process), and never in part: such a webhook is simply sent again. Leases are no more durable than that.
     */
    commit(changes: readonly Change[]): Promise<CommitOutcome>;
    /** Throws when the database cannot be reached; used by `GET /readyz`. */
    ping(): Promise<void>;
    /**
     * Makes sure, before work begins, that the database keeps what it confirms, and that its clock and this machine's agree.
     * @throws StoreUnfitError
     */
    assertFit(): Promise<void>;
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
    /** Those that exist, in any order; so do the other reads by several ids. At most a page of them. */
    principalsByIds(ids: readonly string[]): Promise<readonly Principal[]>;
    /** Nobody proved to own the number, so several may have it; in order of their ids. */
    principalsByPhone(role: Role, phone: string, limit: number): Promise<readonly Principal[]>;
    principals(role: Role, page: Page): Promise<readonly Principal[]>;
    merchantById(id: string): Promise<Merchant | null>;
    merchantsByIds(ids: readonly string[]): Promise<readonly Merchant[]>;
    merchants(filter: {
        readonly kycStatus?: KycStatus | undefined;
    }, page: Page): Promise<readonly Merchant[]>;
    /** Of any merchant who has it. */
    logoById(id: string): Promise<Logo | null>;
    paymentById(id: string): Promise<Payment | null>;
    paymentsByIds(ids: readonly string[]): Promise<readonly Payment[]>;
    /** With its merchant and its live attempt: what the checkout needs, in one query. */
    checkoutBySlug(slug: string): Promise<CheckoutRead | null>;
    /** All that a wallet payment is decided by, in one query; null when there is no such payer. */
    walletPayment(request: {
        readonly slug: string;
        readonly payerId: string;
        readonly idempotencyKey: string | null;
    }): Promise<WalletPaymentRead | null>;
    paymentByTokenHash(tokenHash: string): Promise<{
        readonly payment: Payment;
        readonly payer: Principal | null;
    } | null>;
    payments(filter: PaymentFilter, page: Page): Promise<PaymentsPage>;
    /** Of the newest payments that have ended, `limit` at most, how many have which status. */
    endedPayments(owner: MerchantMode, limit: number): Promise<readonly {
        readonly status: PaymentStatus;
        readonly count: number;
    }[]>;
    /** How many attempts wait for the operator; counts to `limit`. */
    attemptsInReview(owner: MerchantMode, limit: number): Promise<number>;
    attemptById(id: string): Promise<Attempt | null>;
    /** Oldest first. */
    attemptsOfPayment(paymentId: string): Promise<readonly Attempt[]>;
    /** Without an owner: of all merchants. */
    attempts(filter: AttemptFilter, page: Page): Promise<readonly Attempt[]>;
    refundById(id: string): Promise<Refund | null>;
    refundsOfPayment(paymentId: string, page: Page): Promise<readonly Refund[]>;
    /** Without an owner: of all merchants. */
    refunds(filter: RefundFilter, page: Page): Promise<readonly Refund[]>;
    disputeById(id: string): Promise<Dispute | null>;
    /** Without an owner: of all merchants. */
    disputes(filter: DisputeFilter, page: Page): Promise<readonly Dispute[]>;
    /** When the disputes that need an answer are due, the soonest first, without those that were due before. */
    disputesDueAtMs(owner: MerchantMode, nowMs: number, limit: number): Promise<readonly number[]>;
    settlementById(id: string): Promise<Settlement | null>;
    /** Without an owner: of all merchants. */
    settlements(filter: SettlementFilter, page: Page): Promise<readonly Settlement[]>;
    /** The last of this balance, by its place in the chain. */
    lastSettlement(owner: MerchantMode, currency: string): Promise<Settlement | null>;
    /** Place in the chain at which the last settlement of this balance ends; 0 where there is none. */
    settledThrough(owner: MerchantMode, currency: string): Promise<number>;
    agentById(id: string): Promise<Agent | null>;
    agentsByIds(ids: readonly string[]): Promise<readonly Agent[]>;
    cashOutCode(walletId: string): Promise<CashOutCode | null>;
    /** What `daily_total.add` counted so far. */
    dailyTotal(accountId: string, kind: 'cash_in' | 'cash_out', day: string): Promise<number>;
    accountById(id: string): Promise<Account | null>;
    /** What an account holds now: its row, and the entries that are not folded in yet. 0 for one without either. */
    balance(accountId: string): Promise<number>;
    /** The same of several, in their order, all at one moment: what moves from one to another is in exactly one of them. */
    balances(accountIds: readonly string[]): Promise<readonly number[]>;
    transferById(id: string): Promise<Transfer | null>;
    /** Without their entries, in any order; those that exist. */
    transferHeaders(ids: readonly string[]): Promise<readonly Omit<Transfer, 'entries'>[]>;
    /** What each moved in all: the sum of what its entries credited. In any order. */
    movedBy(transferIds: readonly string[]): Promise<readonly {
        readonly transferId: string;
        readonly amount: number;
    }[]>;
    /** From this day on, by day and currency. */
    volumes(owner: MerchantMode, fromDay: string): Promise<readonly DayVolume[]>;
    /** Of one kind; there is one for each subject at most. In any order. */
    transfersOfSubjects(kind: TransferKind, subjectIds: readonly string[]): Promise<readonly Transfer[]>;
    /** Oldest first; with a limit, the newest of them. */
    transfersOfPayment(paymentId: string, limit?: number): Promise<readonly Transfer[]>;
    /** An account's transfers, each whole, newest first. */
    transfersOfAccount(accountId: string, page: Page): Promise<readonly Transfer[]>;
    /** Accounts with entries that no chain holds yet. */
    unchainedAccounts(limit: number): Promise<readonly string[]>;
    /** Entries of an account that its chain does not hold yet, by transfer and position. */
    unchainedEntries(accountId: string, limit: number): Promise<readonly StoredEntry[]>;
    /** How many lines a stretch of a merchant's available account has, and their sum; both ends included. */
    linesTotal(stretch: LedgerStretch): Promise<{
        readonly count: number;
        readonly sum: number;
    }>;
    /** Those lines in the order of the chain, after `afterSequence`. */
    lines(stretch: LedgerStretch, page: {
        readonly limit: number;
        readonly afterSequence: number;
    }): Promise<readonly LedgerLine[]>;
    idempotency(key: string): Promise<IdempotencyRecord | null>;
    auditLineById(id: string): Promise<AuditLine | null>;
    auditLines(filter: AuditFilter, page: Page): Promise<readonly AuditLine[]>;
    endpointById(id: string): Promise<WebhookEndpoint | null>;
    /** Deleted ones too. */
    endpointsByIds(ids: readonly string[]): Promise<readonly WebhookEndpoint[]>;
    /** Not deleted ones. */
    endpoints(owner: MerchantMode, page: Page): Promise<readonly WebhookEndpoint[]>;
    eventById(id: string): Promise<Event | null>;
    events(filter: EventFilter, page: Page): Promise<readonly Event[]>;
    deliveryById(id: string): Promise<Delivery | null>;
    deliveryAttempts(deliveryId: string): Promise<readonly DeliveryAttempt[]>;
    /** The last that was told about a subject, by sequence. */
    eventsOfSubject(subjectId: string, limit: number): Promise<readonly Event[]>;
    /** By event and id; where the limit cuts, those of the newest events. */
    deliveriesOfEvents(eventIds: readonly string[], limit: number): Promise<readonly Delivery[]>;
    /** Without an owner: of all merchants (the operator's view). */
    deliveries(filter: DeliveryFilter, page: Page): Promise<readonly Delivery[]>;
    /** How the newest deliveries of each endpoint went that were delivered or failed, `limit` each; in any order. */
    recentDeliveries(endpointIds: readonly string[], limit: number): Promise<readonly RecentDeliveries[]>;
    /** Those seen last, first. */
    workers(limit: number): Promise<readonly Worker[]>;
    /** What waits, in one look that costs the same however much there is. */
    health(request: HealthRequest): Promise<StoreHealth>;
    ledgerCheckById(id: string): Promise<LedgerCheck | null>;
    ledgerChecks(page: Page): Promise<readonly LedgerCheck[]>;
    /** The one with the highest sequence. */
    lastLedgerCheck(): Promise<LedgerCheck | null>;
    /** The next moment at which any claim could hand out work, null when nothing waits. A hint: may be early, never late. */
    nextDueAtMs(): Promise<number | null>;
}
interface CheckoutRead {
    readonly payment: Payment;
    readonly merchant: Merchant;
    readonly liveAttempt: Attempt | null;
}
/** All that a payment from a wallet is decided by, read at once. */
interface WalletPaymentRead {
    readonly payer: Principal;
    readonly checkout: CheckoutRead | null;
    /** Of the payment's currency and mode; null where the payer has none. */
    readonly wallet: Account | null;
    /** What is stored for the idempotency key, expired or not. */
    readonly remembered: IdempotencyRecord | null;
}
/** All of these together. */
interface PaymentFilter extends MerchantMode {
    readonly statuses?: readonly PaymentStatus[] | undefined;
    /** `wallet`, `mobile_money`, or a provider of it. */
    readonly method?: string | undefined;
    readonly amount?: number | undefined;
    readonly customerReference?: string | undefined;
    /** Of the payment itself, and not of its refunds. */
    readonly transactionId?: string | undefined;
    /** The last three digits of `phoneMasked`. */
    readonly phoneEnding?: string | undefined;
    /** Beside the others: any of these. */
    readonly anyOf?: readonly PaymentMark[] | undefined;
    /** Inclusive; ids tell the time. */
    readonly fromId?: string | undefined;
    /** Exclusive. */
    readonly beforeId?: string | undefined;
}
/** Something that a payment may be known by. */
type PaymentMark = {
    readonly id: string;
} | {
    readonly slug: string;
}
/** Of any transfer for the payment, refunds too. */
 | {
    readonly transferId: string;
} | {
    readonly customerReference: string;
} | {
    readonly amount: number;
} | {
    readonly phoneEnding: string;
};
/**
 * Payments that fit, newest first. No index serves every combination of filters, so a store may stop when it has looked
 * at many that do not fit: then all from `soughtThroughId` on were looked at, that one included, and the page after it
 * begins there, however few rows came of it. Null: the page is full, or there are no more.
 */
interface PaymentsPage {
    readonly rows: readonly Payment[];
    readonly soughtThroughId: string | null;
}
/** Whose rows and of which mode, or those of one mode of all merchants. */
type RowOwner = MerchantMode | Pick<MerchantMode, 'livemode'>;
/** All of these together. */
interface AuditFilter {
    readonly merchantId?: string | undefined;
    readonly actorId?: string | undefined;
    readonly subjectId?: string | undefined;
    readonly action?: AuditAction | undefined;
    /** Inclusive; ids tell the time. */
    readonly fromId?: string | undefined;
    /** Exclusive. */
    readonly beforeId?: string | undefined;
}
interface AttemptFilter {
    readonly owner?: RowOwner | undefined;
    readonly status?: AttemptStatus | undefined;
    readonly paymentId?: string | undefined;
}
interface RefundFilter {
    readonly owner?: RowOwner | undefined;
    readonly status?: RefundStatus | undefined;
    readonly paymentId?: string | undefined;
}
interface DisputeFilter {
    readonly owner?: RowOwner | undefined;
    readonly status?: DisputeStatus | undefined;
    readonly paymentId?: string | undefined;
}
interface SettlementFilter {
    readonly owner?: RowOwner | undefined;
    readonly status?: SettlementStatus | undefined;
    readonly currency?: string | undefined;
}
/** Entries of an account by their place in its chain, without the debits that closed earlier settlements. */
interface LedgerStretch {
    readonly accountId: string;
    readonly fromSequence: number;
    readonly throughSequence: number;
}
/** One ledger row of a stretch, with what it is about. */
interface LedgerLine {
    readonly chainSequence: number;
    readonly amount: number;
    readonly transfer: Omit<Transfer, 'entries'>;
    /** What it is about, null where that is no payment. */
    readonly payment: Pick<Payment, 'customerReference' | 'amount' | 'fee'> | null;
}
interface EventFilter extends MerchantMode {
    readonly type?: EventType | undefined;
    /** Told about a payment, its refunds and disputes. */
    readonly paymentId?: string | undefined;
}
/** Endpoints without any are left out. */
interface RecentDeliveries {
    readonly endpointId: string;
    readonly finished: number;
    readonly delivered: number;
    /** With the first attempt. */
    readonly deliveredAtOnce: number;
    /** Those that are failing, however old, up to the same limit. */
    readonly failing: number;
    /** Of the first attempt of any of them; null where there is none. */
    readonly failingSinceMs: number | null;
}
interface DeliveryFilter {
    readonly owner?: RowOwner | undefined;
    /** Any of them, as people are told; of all when absent. */
    readonly statuses?: readonly DeliveryStatus[] | undefined;
    readonly endpointId?: string | undefined;
    readonly eventId?: string | undefined;
    /** Of events about this payment. */
    readonly paymentId?: string | undefined;
    /** Created at or after. */
    readonly createdFromMs?: number | undefined;
    /** Inclusive; ids tell the time. */
    readonly fromId?: string | undefined;
}

declare const MARKER: unique symbol;
declare const UNAVAILABLE: unique symbol;
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
/**
 * The database cannot be had at the moment: it is away, shuts down, has no connection left, or others kept a row for too
 * long. Nothing of a list was committed; what a claim leased is due again when the lease ends. Callers are told `SERVICE_UNAVAILABLE`; check with {@link isStoreUnavailable}.
 */
declare class StoreUnavailableError extends Error {
    readonly [UNAVAILABLE] = true;
    constructor(message: string, cause: unknown);
}
declare function isStoreUnavailable(value: unknown): value is StoreUnavailableError;
/** A database that money must not be trusted to, and what to change about it. */
declare class StoreUnfitError extends Error {
    /** One sentence for each fault, with its mend. */
    readonly faults: readonly string[];
    constructor(faults: readonly string[]);
}
/**
 * `VALIDATION_ERROR` about one field, in the voice of all others: "Must be …."
 * @param message what the field must be, without capital and full stop: "must be one of XAF"
 */
declare function invalidField(field: string, rule: string, message: string): GatewayError;

/**
 * What a call returns: a success with its data, a file, or a refusal. Each carries the status and the exact bytes of the
 * API's answer, made once, for the stored answer and the socket alike.
 */
type Result<Data> = Done<Data> | FileResult | Refused;
interface Bytes {
    readonly status: number;
    /** The exact body. A replay is the same to the last byte. */
    readonly body: string;
    /** Seconds, sent as `Retry-After`. */
    readonly retryAfterSeconds: number | null;
    /** The stored answer of an earlier request with the same idempotency key. */
    readonly replayed: boolean;
    /** Beyond those of every answer. */
    readonly headers?: Readonly<Record<string, string>>;
}
/** A success. */
interface Done<Data> extends Bytes {
    readonly kind: 'done';
    /** Of a replay it is parsed when it is read. */
    readonly data: Data;
    /** The body holds a secret: it is stored encrypted. */
    readonly secret: boolean;
}
/** A refusal in the one error shape (specification, "Errors"). */
interface Refused extends Bytes {
    readonly kind: 'refused';
    readonly code: ErrorCode;
    readonly details: Readonly<Record<string, unknown>>;
}
/** A success that is a file. Its parts are made while they are read, so it may be longer than memory. Never stored. */
interface FileResult extends Bytes {
    readonly kind: 'file';
    readonly contentType: string;
    /** What to save it as; ASCII without quotes. */
    readonly name: string;
    readonly parts: AsyncIterable<string>;
}
/**
 * A refusal.
 * @param route where it is the legacy one, its clients find their own shape in the body too (decisions §6)
 */
declare function refused(error: GatewayError, route?: Pick<Route, 'auth'>): Refused;
/**
 * The data of a result.
 * @throws GatewayError what it refuses
 */
declare function dataOf<Data>(result: Result<Data>): Data;

/** One rate limit. What it counts is told by its key: an API key, an address, a checkout. */
interface RateLimitPolicy {
    readonly name: 'live_key' | 'test_key' | 'login' | 'login_address' | 'register' | 'pay' | 'checkout' | 'cash_out_code' | 'rail_callback';
    /** Requests in each window. */
    readonly quota: number;
    readonly windowSeconds: number;
    /** Most requests at once, where that is more than the quota: the difference is granted every `burstWindowSeconds`. */
    readonly burst?: number;
    readonly burstWindowSeconds?: number;
    /**
     * A secret is tried here, or a table filled: processes that share their counts ask for them before they answer, while
     * under other policies each decides by what it knows. Has no burst.
     */
    readonly isExact?: boolean;
}
/** The limits of the API (decisions, "Limits"). */
declare const RATE_LIMITS: {
    readonly liveKey: {
        readonly name: "live_key";
        readonly quota: 100;
        readonly windowSeconds: 1;
        readonly burst: 200;
        readonly burstWindowSeconds: 10;
    };
    readonly testKey: {
        readonly name: "test_key";
        readonly quota: 25;
        readonly windowSeconds: 1;
        readonly burst: 50;
        readonly burstWindowSeconds: 10;
    };
    /** By e-mail, or account, and address. */
    readonly login: {
        readonly name: "login";
        readonly quota: 5;
        readonly windowSeconds: 60;
        readonly isExact: true;
    };
    /** By address, whatever the e-mail. */
    readonly loginAddress: {
        readonly name: "login_address";
        readonly quota: 30;
        readonly windowSeconds: 60;
        readonly isExact: true;
    };
    /** By address. */
    readonly register: {
        readonly name: "register";
        readonly quota: 5;
        readonly windowSeconds: 60;
        readonly isExact: true;
    };
    /** By slug. */
    readonly pay: {
        readonly name: "pay";
        readonly quota: 5;
        readonly windowSeconds: 60;
        readonly isExact: true;
    };
    /** By user. */
    readonly cashOutCode: {
        readonly name: "cash_out_code";
        readonly quota: 5;
        readonly windowSeconds: 60;
        readonly isExact: true;
    };
    /** By slug and address. */
    readonly checkout: {
        readonly name: "checkout";
        readonly quota: 60;
        readonly windowSeconds: 60;
    };
    /**
     * By address. An operator tells of all its payments from a few addresses, so as many as a live key may make; what is
     * refused costs no money, because attempts are looked up without callbacks as well.
     */
    readonly railCallback: {
        readonly name: "rail_callback";
        readonly quota: 100;
        readonly windowSeconds: 1;
        readonly burst: 200;
        readonly burstWindowSeconds: 10;
    };
};

/**
 * Counts requests. `memoryRateLimiter` counts in the memory of this process; where several share the load,
 * `storeRateLimiter` makes the limits hold for all of them together.
 */
interface RateLimiter {
    /**
     * Counts one request under `key` of `policy`. Keys hold no secrets and are at most 512 characters long.
     * @returns null when it may pass, otherwise how long to wait. What is thrown fails the request: catch inside what
     * must not.
     */
    consume(policy: RateLimitPolicy, key: string): Promise<RateLimited | null>;
}
/** That a request may not pass now. */
interface RateLimited {
    /** Until one may, at the earliest; sent as `Retry-After` in whole seconds. */
    readonly retryAfterMs: number;
}

/** What a provider takes as a text for the payer. Letters without accents, digits and single spaces always pass. */
interface RailTextRules {
    /** In characters; at least 8. */
    readonly lengthMax: number;
    /** Which other characters pass, `.,-`. Whatever is not among them becomes a space: MTN refuses apostrophes, for one. */
    readonly punctuation: string;
}

/** A way to pay that a rail offers. */
interface RailMethod {
    readonly type: PaymentMethodType;
    /**
     * Whose network the money is on, `mtn_momo`: 2 to 40 of `a-z 0-9 _`, beginning with a letter. Stored with each payment
     * and named over the API, so it never changes; it needs to be known nowhere else. One provider in two countries of one
     * currency has two ids.
     */
    readonly provider: string;
    /** Brand name as customers know it, `MTN MoMo`; not translated. At most 40 characters. Pages and timelines show it. */
    readonly label: string;
    /** One or two characters that stand for the provider on the checkout, `M`. */
    readonly monogram: string;
    /** What the monogram is drawn in, each `#rrggbb`, at a contrast of at least 4.5 (WCAG 2.2). */
    readonly colors: {
        readonly background: string;
        readonly text: string;
    };
    /** Where the provider is, as ISO 3166-1 has it: `CM`. */
    readonly country: string;
    /** ISO 4217: `XAF`. At least one. */
    readonly currencies: readonly string[];
    /** Bounds of one payment, in minor units. */
    readonly limits: {
        readonly min: number;
        readonly max: number;
    };
    /** What the payer is told to do while the payment is under way, "Composez *126# et confirmez avec votre code." */
    readonly prompt: Readonly<Record<Locale, string>>;
    /** The same while a code of the payer is wanted (`enter_otp`), "Composez #144*82# pour recevoir votre code." */
    readonly codePrompt?: Readonly<Record<Locale, string>>;
    /**
     * How numbers of this provider begin, in E.164: `+23767`, `+237650`. The checkout recognises the provider by them and
     * takes their calling codes for numbers typed without one. A hint that the payer overrides, never a check: numbers are
     * taken along to another provider. Left out: nothing is recognised.
     */
    readonly phonePrefixes?: readonly string[];
    /** What the provider takes as the text that it shows to the payer. */
    readonly description: RailTextRules;
}
/**
 * A connection to one or more providers. The engine persists the attempt before it calls, and calls again with the same `reference` after a
 * crash, so every method must treat the reference as an idempotency key.
 *
 * A rail never throws for an answer it does not understand: it says `unknown`, and the engine keeps asking.
 *
 * Implementations prove themselves with `runRailConformance` of `@mitako/testing`; `docs/rails.md` tells how to write one.
 */
interface Rail {
    /** Stored with each attempt, `mtn_momo_cm`: 2 to 32 of `a-z 0-9 _`, beginning with a letter. Never changes. */
    readonly id: string;
    /** A rail of test mode never sees live money and the other way round. */
    readonly modes: readonly ('test' | 'live')[];
    readonly methods: readonly RailMethod[];
    /** Asks the provider to collect the money, once for each reference. */
    charge(request: ChargeRequest): Promise<ChargeOutcome>;
    /**
     * Hands over the one-time code that the payer typed. A rail that answers `enter_otp` has it. The reference and the code
     * together are an idempotency key, and however many codes there were for a reference, its money is collected once.
     */
    submitCode?(request: CodeRequest): Promise<CodeOutcome>;
    /** Asks how a charge stands. The only thing a decision rests on: callbacks are hints that lead here. */
    lookup(request: LookupRequest): Promise<LookupOutcome>;
    /**
     * Pays money of an attempt back to its payer. Asked again under the same reference until it has succeeded or failed;
     * for late money, which is owed whatever happens, also after it failed: then the rail tries anew.
     */
    refund(request: RailRefundRequest): Promise<RailRefundOutcome>;
    /**
     * Finds which charge a provider's callback tells about, or null. Anybody can send one, so nothing in it is believed:
     * the engine looks the charge up. Never throws.
     */
    parseCallback?(request: RailCallback): {
        readonly reference: string;
    } | null;
}
/** What a provider, or anybody, sent to the callback address of a rail. */
interface RailCallback {
    /** By their names in lower case. */
    readonly headers: Readonly<Record<string, string>>;
    /** As it came, 64 KiB at most; whatever is no UTF-8 in it was replaced. */
    readonly body: string;
}
/** One charge to make. The amount keeps the method's limits; the currency is one of the method's. */
interface ChargeRequest {
    /**
     * The attempt's id, `att_…`: letters, digits and `_`, at most 30 characters. The same in every call about this charge, also
     * after a crash: an idempotency key.
     */
    readonly reference: string;
    /** True: real money. Of use to a rail of both modes. */
    readonly livemode: boolean;
    /** Of the rail's methods the one that was chosen. */
    readonly provider: string;
    /** The payer's number in E.164, `+237653456789`. */
    readonly phone: string;
    /** In minor units of the currency: francs of XAF, cents of EUR. */
    readonly amount: number;
    /** ISO 4217. */
    readonly currency: string;
    /** For the payer, as the method's rules want it; never empty. */
    readonly description: string;
    /** Engine time, in milliseconds since 1970. */
    readonly nowMs: number;
}
/**
 * What became of asking for a charge. There is no `paid`: that is asked for with `lookup`, also of a provider that answers
 * at once.
 */
type ChargeOutcome = 
/** The provider took the request, and asks the payer. So is one that it took, or collected, under this reference before. */
{
    readonly kind: 'pending';
    /** What the provider calls the charge, given back in later calls; null when it goes by ours. */
    readonly railReference: string | null;
    /** What the payer has to do now. */
    readonly nextAction: AttemptNextAction;
    /** When the provider's prompt ends, in milliseconds since 1970. An attempt is looked up beyond it. */
    readonly expiresAtMs: number;
}
/** The provider surely did not take the request: nothing was or will be charged. Ends the attempt as failed. */
 | {
    readonly kind: 'refused';
    readonly failureCode: FailureCode;
}
/** Nobody can tell whether it was taken. Never a failure. */
 | {
    readonly kind: 'unknown';
};
/** A code for a charge that was answered with `enter_otp`. Sent while its prompt lasts, three codes at most. */
interface CodeRequest extends Omit<ChargeRequest, 'description'> {
    /** What `charge` answered. */
    readonly railReference: string | null;
    /** As the payer typed it, 4 to 10 digits. A secret: it belongs in no log and in nothing that is kept. */
    readonly code: string;
}
/** What became of a code. There is no `paid`: that is asked for with `lookup`. */
type CodeOutcome = 
/** The provider took the code. So is one that it took before. */
{
    readonly kind: 'pending';
    /** What the provider calls the charge from now on; null: as before. */
    readonly railReference: string | null;
    /** What the payer has to do now; mostly `wait`. */
    readonly nextAction: AttemptNextAction;
}
/** Surely wrong, so that nothing is collected without another code; the charge takes one. */
 | {
    readonly kind: 'wrong_code';
}
/** The charge is over: the provider surely did not and will not collect the money. Ends the attempt as failed. */
 | {
    readonly kind: 'refused';
    readonly failureCode: FailureCode;
}
/** Nobody can tell whether it was taken. Never a failure: the charge is looked up. */
 | {
    readonly kind: 'unknown';
};
/** Which charge is asked about. */
interface LookupRequest {
    /** As in the {@link ChargeRequest}. */
    readonly reference: string;
    readonly livemode: boolean;
    /** What `charge` answered; null also when that answer got lost, so that the charge must be found by our reference. */
    readonly railReference: string | null;
    readonly provider: string;
    /** The payer's number in E.164. */
    readonly phone: string;
    /** When the charge was sent, in milliseconds since 1970. */
    readonly chargedAtMs: number;
    /** Engine time, in milliseconds since 1970. */
    readonly nowMs: number;
}
/**
 * `failed` only when the provider surely did not and will not collect the money. A reference that it does not know may
 * be one whose charge is still on its way: `unknown`.
 */
type LookupOutcome = {
    readonly kind: 'pending';
    /** What the payer has to do now, where the provider says so; absent: as before. */
    readonly nextAction?: AttemptNextAction;
} | {
    readonly kind: 'paid';
    readonly railReference: string | null;
} | {
    readonly kind: 'failed';
    readonly failureCode: FailureCode;
} | {
    readonly kind: 'unknown';
};
/** Money to pay back to the payer of a charge that was collected. */
interface RailRefundRequest {
    /** The refund's id, `rfd_…`, or `late-att_…` for late money: unique, at most 40 characters. An idempotency key. */
    readonly reference: string;
    readonly livemode: boolean;
    /** The reference of the charge. */
    readonly chargeReference: string;
    /** What the provider called the charge, if it said so. */
    readonly chargeRailReference: string | null;
    readonly provider: string;
    /** The payer's number in E.164: the one that was charged. */
    readonly phone: string;
    /** In minor units. At most what was charged; of one charge there may be several refunds, whose sum is not more. */
    readonly amount: number;
    /** ISO 4217, that of the charge. */
    readonly currency: string;
    /** Engine time, in milliseconds since 1970. */
    readonly nowMs: number;
}
/** What became of asking for a refund. A refund has no look-up: it is asked for again instead, under its reference. */
type RailRefundOutcome = 
/** The payer has the money. `railReference` is what the provider calls the refund, if it says so. */
{
    readonly kind: 'succeeded';
    readonly railReference: string | null;
}
/** The money surely was not and will not be paid out under this reference. */
 | {
    readonly kind: 'failed';
    readonly failureCode: FailureCode;
} | {
    readonly kind: 'pending';
}
/** Nobody can tell whether it was paid out. Asked again. */
 | {
    readonly kind: 'unknown';
};

/** The root secret is not the one this database was made with: none of its keys, secrets and PINs can be checked. */
declare class RootSecretError extends Error {
    constructor(cause: unknown);
}

/** What a request presents. The last two are the embedding program's, and the command line's. */
type Credential = {
    readonly kind: 'none';
}
/** The `Authorization` header, or null. */
 | {
    readonly kind: 'bearer';
    readonly authorization: string | null;
} | ({
    readonly kind: 'merchant';
} & MerchantMode) | {
    readonly kind: 'operator';
};
/**
 * Who presents a credential: what was read of it. Authenticated once for a page view, and authorised anew for each call.
 * Made by `gateway.authenticate` alone; a call that is given any other object is refused.
 */
interface Identity {
    readonly [identity]: Presented;
}
/** @internal */
type Presented = Exclude<Credential, {
    readonly kind: 'bearer';
}> | {
    readonly kind: 'api_key';
    readonly apiKey: ApiKey;
    readonly merchant: Fitness;
} | {
    readonly kind: 'session';
    readonly session: Session;
    readonly principal: Principal;
} | {
    readonly kind: 'operator_key';
    readonly operatorKey: OperatorKey;
};
/** What decides whether a merchant may change live payments. */
type Fitness = Pick<Merchant, 'kycStatus' | 'suspendedAtMs'>;
declare const identity: unique symbol;

/** From where a request came, as far as whoever took it in knows. */
interface Origin {
    /** Of the other end, or whom a trusted proxy there names. */
    readonly clientAddress?: string | null;
    /** What the program at the other end calls itself. */
    readonly userAgent?: string | null;
    /** Names the request in the answer and in logs. */
    readonly requestId?: string | null;
}

/** A call as it arrived: nothing of it is believed. */
interface Arrived {
    /** Which way it came in. Set by the program that received it. */
    readonly way: Way;
    /** What the caller presents; absent: nothing. */
    readonly credential?: Credential;
    /** Who is asking, found out before by `gateway.authenticate`: instead of a credential. */
    readonly identity?: Identity;
    /** Of the path, decoded; null where the text was no UTF-8. */
    readonly parameters?: Readonly<Record<string, unknown>>;
    /** One value, or several where a name is repeated. */
    readonly query?: Readonly<Record<string, unknown>>;
    /** Names in the query whose text was no UTF-8. */
    readonly undecodable?: readonly string[];
    readonly body?: unknown;
    /** Reads the bounded body, once the caller is authorised: instead of `body`. */
    readonly readBody?: () => Promise<unknown>;
    readonly idempotencyKey?: string | null;
    /** Which mode a caller who is logged in looks at, where the way in says so beside the query. */
    readonly mode?: 'live' | 'test';
    /** What a session that begins here is called. */
    readonly deviceName?: string | null;
    readonly origin?: Origin;
}

/** The one way in. Refusals are results too; what is thrown is a fault of ours. */
type Call = <Name extends RouteName>(name: Name, arrived: Arrived) => Promise<Result<DataOf<Name>>>;

/** One of the operator's people. */
type OperatorAccount = Pick<Principal, 'id' | 'email' | 'name' | 'createdAtMs' | 'disabledAtMs'>;

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
    /** Somebody who logs in as operator. No request over HTTP makes one. @throws GatewayError `EMAIL_TAKEN` */
    createOperator(params: {
        readonly email: string;
        readonly password: string;
        readonly name: string;
    }): Promise<OperatorAccount>;
    /** Newest first, disabled ones too. */
    listOperators(): Promise<readonly OperatorAccount[]>;
    /** Ends the login for good, on every device at once. @throws GatewayError `USER_NOT_FOUND` */
    disableOperator(id: string): Promise<OperatorAccount>;
    /** Tokens are signed with a new key from now on; those of the old keys stay good for their life. */
    rotateSigningKey(): Promise<void>;
}

/** Everything that `verify` can find, and what it means. The list is closed; the wording is not. */
declare const LEDGER_PROBLEMS: {
    readonly transfer_incomplete: "a movement of money lacks entries";
    readonly transfer_orphaned: "the payment, refund, dispute or settlement that a transfer is about is gone";
    readonly transfer_unbalanced: "what left one account did not arrive in others";
    readonly transfer_payer_wrong: "money went back to another account than it had come from";
    readonly subject_owner_wrong: "what money moved for is of another merchant, mode, currency or payment than the money";
    readonly subject_amount_wrong: "what money moved for is over another amount than was moved";
    readonly subject_status_wrong: "the status of a refund or dispute contradicts the transfer that ended it";
    readonly subject_transfer_wrong: "what money moved for names another transfer than the one that moved it";
    readonly entry_forged: "an entry, or the transfer it belongs to, was not written by this engine or was changed since";
    readonly entry_misplaced: "an entry is on an account of another mode or currency than its transfer";
    readonly entry_orphaned: "an entry has lost its transfer";
    readonly account_altered: "the row of an account contradicts its id";
    readonly chain_broken: "an entry is missing from the chain of an account";
    readonly chain_altered: "an entry of a chain was changed or moved";
    readonly chain_head_wrong: "the chain of an account does not end where the row of the account says";
    readonly balance_wrong: "a balance is not the sum of its entries";
    readonly balance_negative: "a wallet or float holds less than nothing";
    readonly payment_capture_wrong: "a payment and the money that came in for it disagree";
    readonly payment_attempt_wrong: "the attempt that paid a payment and the money that came in for it disagree";
    readonly payment_refunds_wrong: "a payment, its refunds and the money paid back disagree";
    readonly payment_dispute_wrong: "a payment and its disputes disagree";
    readonly payment_exceeded: "more was refunded and disputed than was paid";
    readonly payment_credit_wrong: "what a payment has pending for its merchant is not what its transfers left there";
    readonly payment_hold_wrong: "what is held for the refunds and disputes of a payment is not what they come to";
    readonly payment_fee_wrong: "the fee of a payment, less what refunds brought back of it, is not what the gateway was credited";
    readonly payment_status_wrong: "the status of a payment contradicts what was paid or refunded of it";
    readonly settlement_amount_wrong: "a settlement, its lines and the money taken out for it disagree";
    readonly settlement_lines_wrong: "a settlement has more or fewer lines than it says";
    readonly settlement_status_wrong: "the status of a settlement contradicts what was paid out for it";
    readonly settlement_stretch_wrong: "settlements of a merchant overlap, or leave lines out between them";
};
type LedgerProblemCode = keyof typeof LEDGER_PROBLEMS;
/** Something that does not hold. */
interface LedgerProblem {
    readonly code: LedgerProblemCode;
    /** Id of what is off: a transfer, an account, a payment or a settlement. */
    readonly subject: string;
    /** What is off with it, in one sentence with the numbers, in minor units. */
    readonly message: string;
}
/** Everything that `verify` remarks on although the books are right. The list is closed; the wording is not. */
declare const LEDGER_NOTICES: {
    readonly entries_unchained: "entries wait for their place in the chain for longer than a minute";
};
type LedgerNoticeCode = keyof typeof LEDGER_NOTICES;
/** Nothing is wrong, and there is something to do or to know. */
interface LedgerNotice {
    readonly code: LedgerNoticeCode;
    /** Id of what it is about: an account. */
    readonly subject: string;
    /** What it is and what to do, in one sentence. */
    readonly message: string;
}
/** What `verify` looked at. */
interface LedgerChecked {
    readonly transfers: number;
    readonly entries: number;
    readonly accounts: number;
    readonly payments: number;
    readonly settlements: number;
}
interface LedgerReport {
    /** No problem was found. Notices do not count. */
    readonly ok: boolean;
    readonly checked: LedgerChecked;
    /** The first thousand. */
    readonly problems: readonly LedgerProblem[];
    /** How many there are in all. */
    readonly problemsCount: number;
    /** The first thousand. */
    readonly notices: readonly LedgerNotice[];
    /**
     * SHA-256 over the heads of all chains, by account id: keep it with a backup. As long as nothing is booked it stays the
     * same; a restored copy must come to the same digest.
     */
    readonly digest: string;
}

interface VerifyOptions {
    /** Stops between two pages. */
    readonly signal?: AbortSignal;
    /** Called after each page with what was looked at so far. */
    readonly onProgress?: (checked: LedgerChecked) => void;
}

/** The books of the gateway. */
interface Ledger {
    /**
     * Proves from the rows that the books are right: transfers balance and carry our signature, chains are whole, balances
     * are the sums of their entries, and payments, refunds, disputes and settlements agree with them. It only reads, may
     * run beside anything, and takes time in proportion to the rows.
     *
     * Call it before the store is migrated away, after a backup was restored, and from a job of your own; the report says
     * in words what does not hold.
     * @throws RootSecretError when the database was made with another root secret
     * @throws the signal's reason when it is aborted
     */
    verify(options?: VerifyOptions): Promise<LedgerReport>;
}

/** What the checkout serves a browser. */
interface LogoFile {
    readonly contentType: LogoType;
    readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Options of a call in process. */
interface CallOptions {
    /** Same key and same request within 24 hours: the stored answer. */
    readonly idempotencyKey?: string;
}
/**
 * Payments for the merchant's own server, in the same process: the same checks, guards, events and idempotency as over
 * HTTP, without a key, because whoever holds the engine holds everything.
 */
interface Payments {
    /** @throws GatewayError `VALIDATION_ERROR`, `KYC_REQUIRED`, `ACCOUNT_SUSPENDED`, `IDEMPOTENCY_KEY_REUSED` … */
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
/**
 * Payments inside a transaction of the embedding program. A refund is not among them: it may have to call a rail, which no
 * ROLLBACK takes back.
 */
type PaymentsWithin = Pick<Payments, 'create' | 'retrieve' | 'cancel'>;

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
    /** Does cash in and cash out with test money. */
    readonly agent: {
        readonly id: string;
        readonly email: string;
        readonly password: string;
        readonly pin: string;
    };
}

/** What an engine is made of. Only the first three are needed. */
interface GatewayOptions {
    /** `sqlite({ path })` or `postgres({ connectionString })`. */
    readonly store: Store;
    /** Where the service is reached, `https://pay.example.cm`; may have a path, has no trailing slash. */
    readonly publicUrl: string;
    /** Root secret, at least 32 characters. Pepper, encryption and signing are derived from it; keep it out of the database. */
    readonly secret: string;
    /** How to reach providers. With `sandboxRail()` among them there is a sandbox: test wallets are funded, test users play. */
    readonly rails?: readonly Rail[];
    /** ISO 4217 codes; `['XAF']` when absent. */
    readonly currencies?: readonly string[];
    readonly webhooks?: {
        /** Address ranges webhooks may reach although they are not public, `127.0.0.0/8`. None when absent. */
        readonly allowCidrs?: readonly string[];
    };
    /**
     * How often the background work checks the books by itself; once a day when absent. Reading 200 000 payments takes some
     * 13 s of one process, in steps of 30 ms.
     */
    readonly ledgerCheck?: {
        readonly everyHours: number;
    } | 'off';
    /**
     * Rate limits of the API and the pages. `standard` when absent: shared by all processes on one PostgreSQL database,
     * counted in memory on SQLite. `memory`: each process grants as much. `off`: none. Or a limiter of your own.
     */
    readonly limits?: 'standard' | 'memory' | 'store' | 'off' | RateLimiter;
    /** What this process is called in `GET /admin/health`. */
    readonly process?: {
        /** The machine's when absent. */
        readonly name?: string;
        /** Of your own program. */
        readonly version?: string;
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
    /**
     * Payments that are committed together with rows of your own, by your COMMIT: hand in `store.withClient(client)` of
     * `@mitako/postgres`, with a client on which you began a transaction. Until the COMMIT nobody else sees the payment; after
     * it its webhooks go out.
     *
     * @example
     * ```ts
     * const merchant: MerchantMode = { merchantId: 'mer_…', livemode: true };
     * await client.query('BEGIN');
     * const { payment, checkout_url } = await gateway.within(store.withClient(client)).create(merchant, params);
     * await client.query('INSERT INTO orders (id, payment_id) VALUES ($1, $2)', [orderId, payment.id]);
     * await client.query('COMMIT');
     * ```
     */
    within(store: Store): PaymentsWithin;
    readonly admin: Admin;
    /** The books, and the proof of them. */
    readonly ledger: Ledger;
    /** The file behind a `logo_url`, by the last part of it. For adapters that serve it. */
    logo(id: string): Promise<LogoFile | null>;
    /** What the rails of a mode offer, the first method of each provider: for pages that name providers. */
    providers(livemode: boolean): readonly RailMethod[];
    /** Brings the schema up to date and returns what was applied. Never done on import or on start. */
    migrate(): Promise<readonly string[]>;
    /**
     * Starts background work: deliveries, rail look-ups, expiries, tasks.
     * @throws StoreUnfitError when the database could lose what it confirms, or its clock is off
     * @throws SchemaError when the schema is behind or ahead of this engine
     * @throws RootSecretError when the database was made with another root secret
     */
    start(): Promise<void>;
    /** Does all that is due now and returns how many pieces of work that were; for cron, serverless and tests. */
    runDue(): Promise<number>;
    /**
     * Stops handing out work, waits for what is under way (15 s at most), chains what waits in the ledger (2 s at most), and
     * lets go of the store.
     */
    close(): Promise<void>;
    /**
     * Seeds test users and a merchant; needs `sandboxRail()`. Does nothing the second time.
     * @throws RootSecretError when the database was made with another root secret
     */
    seedSandbox(): Promise<SandboxSeed>;
    /**
     * Finds out once who is at a page, for the calls that the page makes. For adapters.
     * @throws GatewayError with the code that says what is wrong with the credential
     */
    authenticate(credential: Credential): Promise<Identity>;
    /**
     * Runs an operation: the one way in, for every adapter. It takes what arrived, untrusted. Refusals are results too; what
     * is thrown is a fault of ours.
     */
    readonly call: Call;
}

/**
 * Puts an engine together. Opens nothing by itself and does nothing in the background until `start()`.
 * @throws RangeError when the root secret is shorter than 32 characters, the public address is none, a currency is not
 * known, two rails share an id, a rail declares a method badly, or the books are to be checked every 0 hours
 */
declare function createGateway(options: GatewayOptions): Gateway;
/** The schema and this engine do not fit. */
declare class SchemaError extends Error {
    readonly state: 'behind' | 'ahead';
    constructor(state: 'behind' | 'ahead', message: string);
}

/** The account's id is its meaning, so no look-up is needed to find it. */
declare function accountId(owner: string, kind: AccountKind, currency: string, livemode: boolean): string;
/** What an id of {@link accountId} says. */
declare function parseAccountId(id: string): Pick<Account, 'ownerId' | 'kind' | 'currency' | 'livemode'>;
/**
 * Whether an entry is booked on the account's own row, in the commit that writes it. Wallets and floats always are; a
 * merchant's available balance only when it is debited, so that payers of one merchant never wait for each other. All
 * other entries are added up when they are folded.
 */
declare function isBookedInPlace(kind: AccountKind, amount: number): boolean;

/** sRGB, each channel 0 … 255; not rounded where it was computed. */
type Rgb = readonly [red: number, green: number, blue: number];
/** Reads `#rrggbb`; null for anything else. */
declare function parseColor(text: string | undefined): Rgb | null;
/** Contrast of two colours, 1 … 21, as WCAG 2.2 defines it. */
declare function contrast(one: Rgb, other: Rgb): number;
/** Of a channel 0 … 255, the light that it stands for, 0 … 1. */
declare function linearLight(value: number): number;

/** An amount as people write it, `5 000 FCFA`; spaces are the non-breaking ones of the language. */
declare function formatAmount(amount: number, currency: string, locale: Locale): string;

/**
 * What is wrong with a method's declaration, in a sentence; null when pages and the API can show it. Rails are written by
 * others, not all of them in TypeScript: fields may be missing.
 */
declare function validateRailMethod(method: RailMethod): string | null;

/**
 * Counts in the memory of this process.
 * @param keysMax of one policy in one window. Beyond it new keys go uncounted: some can be made up by whoever asks, and
 * must not fill the memory.
 */
declare function memoryRateLimiter(keysMax?: number): RateLimiter;

type Named = 'id' | 'slug' | 'merchantId' | 'livemode' | 'amount' | 'currency' | 'createdAtMs' | 'expiresAtMs';
/** A payment as it begins, before any attempt. Fields that are given replace the defaults. */
declare function newPayment(given: Pick<Payment, Named> & Partial<Payment>): Payment;

/**
 * Mobile-money providers that are only simulated; the rail has test mode alone, so live money cannot reach it. What happens
 * follows from the number's last three digits (decisions §11); any other number pays. Orange Money asks the number that
 * ends in 049 for a code, 123456.
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

export { GatewayError, LEDGER_NOTICES, LEDGER_PROBLEMS, RATE_LIMITS, RootSecretError, SANDBOX_USERS, SchemaError, StoreUnavailableError, StoreUnfitError, accountId, contrast, createGateway, createHasher, createSender, dataOf, formatAmount, invalidField, isBookedInPlace, isGatewayError, isStoreUnavailable, jsonLogger, linearLight, memoryRateLimiter, newPayment, parseAccountId, parseColor, prettyLogger, refused, sandboxRail, silentLogger, systemClock, systemRandom, validateRailMethod };
export type { Account, AccountKind, Admin, Agent, AgentLimits, ApiKey, Arrived, Attempt, AttemptFilter, AttemptNextAction, AuditFilter, AuditLine, AuditPage, AuditedAccount, AuditedEntries, AuditedLines, AuditedPayment, AuditedPaymentHeader, AuditedSettlement, AuditedSubject, AuditedTransfer, Call, CallOptions, CashOutCode, Change, ChangeOf, ChangeType, ChargeOutcome, ChargeRequest, CheckoutRead, ClaimRequest, ClaimedDelivery, Clock, CodeOutcome, CodeRequest, CommitOutcome, Credential, DayVolume, Delivery, DeliveryAttempt, DeliveryFilter, DeliveryState, Dispute, DisputeFilter, Done, Entry, EntryPlace, Event, EventFilter, FeeSchedule, FileResult, Fold, Gateway, GatewayOptions, Hasher, HealthRequest, IdempotencyRecord, Identity, Ledger, LedgerAudit, LedgerCheck, LedgerChecked, LedgerLine, LedgerNotice, LedgerNoticeCode, LedgerProblem, LedgerProblemCode, LedgerReport, LedgerStretch, LimitCount, LimitTake, LogFields, Logger, Logo, LogoFile, LookupOutcome, LookupRequest, Merchant, MerchantMode, OperatorAccount, OperatorKey, Origin, OutgoingError, OutgoingRequest, OutgoingResult, Page, Payment, PaymentFilter, PaymentMark, Payments, PaymentsPage, PaymentsWithin, Principal, QueueName, QueueState, Rail, RailCallback, RailMethod, RailRefundOutcome, RailRefundRequest, RailTextRules, Random, RateLimitPolicy, RateLimited, RateLimiter, RecentDeliveries, Refund, RefundFilter, Refused, Result, Rgb, RowOwner, SandboxScenario, SandboxSeed, SealedEntry, SealedTransfer, Sender, Session, Settlement, SettlementFilter, SettlementTerms, SigningKey, Store, StoreClaims, StoreHealth, StoreLimits, StoreMigrations, StoreReads, StoreWakeups, StoredEntry, Task, Transfer, TransferKind, VerifyOptions, WakeReason, WalletPaymentRead, WebhookEndpoint, Worker };
