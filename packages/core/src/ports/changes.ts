import type {
  Account,
  Agent,
  ApiKey,
  Attempt,
  AuditEntry,
  CashOutCode,
  DayVolume,
  Delivery,
  DeliveryAttempt,
  Dispute,
  Event,
  Posting,
  IdempotencyRecord,
  LedgerCheck,
  Logo,
  Merchant,
  OperatorKey,
  Payment,
  Principal,
  Refund,
  SealedTransfer,
  Session,
  Settlement,
  SigningKey,
  Task,
  WebhookEndpoint,
  Worker,
} from '../model.ts';

/**
 * One thing to write, as data. A list of them is committed whole or not at all.
 *
 * Each kind is one or more statements, and each statement knows how many rows it must touch; a different number is a
 * refusal that names the change (`guard`), and the whole list is undone. A guard tests only columns of the row its
 * statement changes, a unique key or a CHECK, because that is all that a waiting writer rechecks under READ COMMITTED.
 *
 * `…Update` kinds carry the whole next state and `fromVersion`: they apply only to that version and write `version`.
 */
export type Change =
  // Accounts of people
  /** Refused when the e-mail is taken in this role. */
  | { readonly type: 'principal.insert'; readonly principal: Principal }
  /** Sets PIN or password; `pinFailures` and the lock go back to zero with a new PIN. */
  | { readonly type: 'principal.set_pin'; readonly id: string; readonly pinHash: string }
  | { readonly type: 'principal.set_password'; readonly id: string; readonly passwordHash: string }
  /** Signs every device out too. Refused when the principal is disabled already. */
  | { readonly type: 'principal.disable'; readonly id: string; readonly nowMs: number }
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
  | { readonly type: 'principal.clear_pin_failures'; readonly id: string; readonly pinHash: string }
  | { readonly type: 'merchant.insert'; readonly merchant: Merchant }
  | { readonly type: 'merchant.update'; readonly merchant: Merchant; readonly fromVersion: number }
  /** The logo of its merchant from now on, instead of the one before. The merchant must be there. */
  | { readonly type: 'logo.put'; readonly logo: Logo }
  /** Any number of rows (0 or 1). */
  | { readonly type: 'logo.delete'; readonly merchantId: string }
  | { readonly type: 'agent.insert'; readonly agent: Agent }
  | { readonly type: 'agent.update'; readonly agent: Agent; readonly fromVersion: number }

  // Credentials
  | { readonly type: 'session.insert'; readonly session: Session }
  /** Refused unless the session is at `fromGeneration`, neither logged out nor revoked. */
  | {
      readonly type: 'session.rotate';
      readonly id: string;
      readonly fromGeneration: number;
      readonly nowMs: number;
      readonly idleExpiresAtMs: number;
    }
  /** The password was given again. Refused when the session was revoked. */
  | { readonly type: 'session.prove_password'; readonly id: string; readonly nowMs: number }
  /** Refused when the session is logged out already. */
  | { readonly type: 'session.end_refresh'; readonly id: string; readonly nowMs: number }
  /** Touches a live session of the principal, or is refused. */
  | { readonly type: 'session.revoke'; readonly id: string; readonly principalId: string; readonly nowMs: number }
  /** Any number of rows. */
  | {
      readonly type: 'session.revoke_others';
      readonly principalId: string;
      readonly exceptId: string;
      readonly nowMs: number;
    }
  | { readonly type: 'api_key.insert'; readonly apiKey: ApiKey }
  /** Any number of rows (0 or 1): brings the end of a key forward, never back. */
  | { readonly type: 'api_key.end_after_grace'; readonly id: string; readonly graceEndsAtMs: number }
  /** Refused when the key is revoked already. */
  | { readonly type: 'api_key.revoke'; readonly id: string; readonly merchantId: string; readonly nowMs: number }
  /** Any number of rows. Written at most once a minute per key, off the hot path. */
  | { readonly type: 'api_key.touch'; readonly id: string; readonly nowMs: number }
  | { readonly type: 'operator_key.insert'; readonly operatorKey: OperatorKey }
  | { readonly type: 'signing_key.insert'; readonly signingKey: SigningKey }
  /** Any number of rows: all signing keys but this one verify only from now on. */
  | { readonly type: 'signing_key.retire_others'; readonly id: string; readonly nowMs: number }

  // Facts a decision rests on, asserted again in its list
  /** Refused unless the key exists, is not revoked and has not expired at `nowMs`. */
  | { readonly type: 'assert.api_key'; readonly id: string; readonly nowMs: number }
  /** Refused when the session was revoked. */
  | { readonly type: 'assert.session'; readonly id: string }
  /** Refused unless the password was given at or after `sinceMs`, and when the session was revoked. */
  | { readonly type: 'assert.password_proven'; readonly id: string; readonly sinceMs: number }
  /**
   * Refused unless this is still the principal's password, and when the principal is disabled. Neither can change before
   * the list is committed, so that a login and the end of what it rests on come one after the other.
   */
  | { readonly type: 'assert.password'; readonly id: string; readonly passwordHash: string }
  /** Refused unless the merchant's KYC is approved and it is not suspended. */
  | { readonly type: 'assert.merchant_live'; readonly id: string }
  /** Refused when the merchant is suspended. */
  | { readonly type: 'assert.merchant_active'; readonly id: string }
  /** Refused when the agent is suspended. */
  | { readonly type: 'assert.agent_active'; readonly id: string }

  // Audit log
  /** Writes a line; the store adds the actor's name as it is then. No change alters a line, and none takes one away. */
  | { readonly type: 'audit.append'; readonly entry: Omit<AuditEntry, 'actorName'> }

  // Payments
  | { readonly type: 'payment.insert'; readonly payment: Payment }
  | { readonly type: 'payment.update'; readonly payment: Payment; readonly fromVersion: number }
  /** Refused when the payment has a live attempt (a unique key says so). */
  | { readonly type: 'attempt.insert'; readonly attempt: Attempt }
  /** Clears the attempt's poll lease as well. */
  | { readonly type: 'attempt.update'; readonly attempt: Attempt; readonly fromVersion: number }
  | { readonly type: 'refund.insert'; readonly refund: Refund }
  | { readonly type: 'refund.update'; readonly refund: Refund; readonly fromVersion: number }
  | { readonly type: 'dispute.insert'; readonly dispute: Dispute }
  | { readonly type: 'dispute.update'; readonly dispute: Dispute; readonly fromVersion: number }
  /** Refused when another settlement of this merchant, mode and currency begins at the same sequence. */
  | { readonly type: 'settlement.insert'; readonly settlement: Settlement }
  | { readonly type: 'settlement.update'; readonly settlement: Settlement; readonly fromVersion: number }

  // Ledger
  /** Opens an account unless it is open; any number of rows. */
  | { readonly type: 'account.open'; readonly account: Account }
  /** Takes from a wallet, a float or a merchant's available balance; refused when it holds less. */
  | { readonly type: 'account.debit'; readonly accountId: string; readonly amount: number }
  /** Takes from a merchant's available balance, below zero if need be. */
  | { readonly type: 'account.overdraw'; readonly accountId: string; readonly amount: number }
  /** Adds to a wallet or float. */
  | { readonly type: 'account.credit'; readonly accountId: string; readonly amount: number }
  /**
   * Lengthens an account's chain; refused unless it still ends at `fromSequence` and none of the entries is chained yet.
   */
  | { readonly type: 'account.post'; readonly posting: Posting }
  /** Adds to a merchant's day, in the commit of the posting whose entries it counts. */
  | { readonly type: 'volume.add'; readonly volume: DayVolume }
  /**
   * Books a balanced transfer; refused when there is one of its kind for its subject, so a payment is captured once.
   * Throws when its entries do not sum to zero, or when one of them is on an account of another mode or currency.
   */
  | { readonly type: 'transfer.insert'; readonly transfer: SealedTransfer }
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
  | { readonly type: 'cash_out_code.put'; readonly code: CashOutCode }
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
  | { readonly type: 'cash_out_code.void'; readonly walletId: string }

  // Events and webhooks
  /**
   * Stores the event and, in the next statement, one delivery per enabled endpoint of the merchant and mode whose
   * patterns match; `deliveryIdBase` (all but the last character of a delivery id) names them.
   */
  | { readonly type: 'event.append'; readonly event: Event; readonly deliveryIdBase: string }
  /** Refused beyond `limit` endpoints of the merchant, counted on the merchant's own row. */
  | { readonly type: 'endpoint.insert'; readonly endpoint: WebhookEndpoint; readonly limit: number }
  /** Replaces the patterns too. */
  | { readonly type: 'endpoint.update'; readonly endpoint: WebhookEndpoint; readonly fromVersion: number }
  /** Soft-deletes, frees its place, and cancels what waits for it. */
  | { readonly type: 'endpoint.delete'; readonly id: string; readonly merchantId: string; readonly nowMs: number }
  /**
   * Any number of rows: a success ends the run of failures, a failure lengthens it. Both grow `version`, so that an
   * update decided on an older run is refused.
   */
  | { readonly type: 'endpoint.note_success'; readonly id: string }
  | { readonly type: 'endpoint.note_failure'; readonly id: string; readonly nowMs: number }
  /** A delivery made by hand: replay or ping. */
  | { readonly type: 'delivery.insert'; readonly delivery: Delivery }
  /** A delivery that waits for its next attempt is due at `nowMs`. Any number of rows: one that is held or over stays. */
  | { readonly type: 'delivery.hasten'; readonly id: string; readonly nowMs: number }
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

  // Idempotency
  /** Refused when the key exists and has not expired at `record.createdAtMs`. */
  | { readonly type: 'idempotency.insert'; readonly record: IdempotencyRecord }
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
  | { readonly type: 'idempotency.forget'; readonly key: string }

  // Tasks
  | { readonly type: 'task.insert'; readonly task: Task }
  /** Refused unless the task is still leased under this token. */
  | { readonly type: 'task.finish'; readonly id: string; readonly leaseToken: string }
  /** Puts a leased task off. Refused unless the task is still leased under this token. */
  | { readonly type: 'task.postpone'; readonly id: string; readonly leaseToken: string; readonly dueAtMs: number }
  /**
   * Takes away a task that somebody else has done. Refused when it is gone, and while it is leased at `nowMs`: whoever
   * holds it may be asking a rail this very moment.
   */
  | { readonly type: 'task.cancel'; readonly id: string; readonly nowMs: number }

  // The gateway itself
  /** Any number of rows: what a process tells of itself, instead of what it told before. */
  | { readonly type: 'worker.put'; readonly worker: Worker }
  /** Refused when there is a check with this sequence. */
  | { readonly type: 'ledger_check.insert'; readonly ledgerCheck: LedgerCheck }
  /** Lengthens a lease and says how far the check is. Refused unless it is still leased under this token. */
  | {
      readonly type: 'ledger_check.renew';
      readonly id: string;
      readonly leaseToken: string;
      readonly leaseEndsAtMs: number;
      readonly checked: LedgerCheck['checked'];
    }
  /** Gives a check back, for another process to take up (shutdown). Any number of rows. */
  | { readonly type: 'ledger_check.release'; readonly id: string; readonly leaseToken: string; readonly nowMs: number }
  /** How it ended. Refused unless it is still leased under this token. */
  | { readonly type: 'ledger_check.finish'; readonly ledgerCheck: LedgerCheck; readonly leaseToken: string };

export type ChangeType = Change['type'];

/** A change of one kind. */
export type ChangeOf<Type extends ChangeType> = Extract<Change, { readonly type: Type }>;
