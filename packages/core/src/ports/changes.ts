import { LIMITS, type Locale, type MessageStatus, type Role, type WalletOperation } from '@mitako/contract/names';
import type {
  Account,
  AccountState,
  AuditEntry,
  CashOutCode,
  Delivery,
  DeliveryAttempt,
  Event,
  Figure,
  IdempotencyRecord,
  LedgerCheck,
  Logo,
  Membership,
  Message,
  Payment,
  Posting,
  Principal,
  SealedTransfer,
  StoredFile,
  SuspendedMethod,
  WebhookEndpoint,
  Worker,
} from '../model.ts';
import type { SealedRow, SealedValues, WalkedTable } from '../root-secret/reads.ts';
import type { RowInsert, RowUpdate } from './rows.ts';

/**
 * What is counted by day: cash of a float, wrong cash codes of an agent, and, also by month, what a wallet paid, took in and
 * paid out.
 */
export type DailyKind = WalletOperation | 'cash_code_tries';

/** Deliveries that one commit cancels: a few milliseconds of SQLite, during which no other write runs. */
export const CANCELED_MAX = 500;

/** Sessions of an account that are not revoked. */
export const SESSIONS_MAX = LIMITS.sessionsMax;
/** See `known_device.insert`. */
export const KNOWN_DEVICES_MAX = LIMITS.knownDevicesMax;

/**
 * One write, as data. A list of changes is committed as a whole or not at all.
 *
 * Each kind is one or more statements, and each statement knows how many rows it must touch; a different number is a
 * refusal that names the change (`guard`), and the whole list is undone. A guard tests only columns of the row its
 * statement changes, a unique key or a CHECK, because under READ COMMITTED a waiting writer rechecks nothing else.
 */
export type Change =
  // A row as it is, see `ROWS`
  | RowInsert
  | RowUpdate

  // Accounts of people
  /** Sets PIN or password; a new PIN resets `pinFailures`, the lock and the lease. */
  | { readonly type: 'principal.set_pin'; readonly id: string; readonly pinHash: string }
  | { readonly type: 'principal.set_password'; readonly id: string; readonly passwordHash: string }
  /** Sets the address, which is then verified. Refused when another account of the role has it. */
  | {
      readonly type: 'principal.set_email';
      readonly id: string;
      readonly role: Role;
      readonly encryptedEmail: string;
      readonly emailHash: string;
      readonly nowMs: number;
    }
  /** Sets the number, and takes its verification from any other account of the role. */
  | {
      readonly type: 'principal.verify_phone';
      readonly id: string;
      readonly role: Role;
      readonly encryptedPhone: string;
      readonly phoneHash: string;
      /** The same number under other versions of the data key. */
      readonly otherHashes: readonly string[];
    }
  | { readonly type: 'principal.set_tier'; readonly id: string; readonly tier: Principal['tier'] }
  /** Freezes a user, or lifts that. */
  | {
      readonly type: 'principal.set_frozen';
      readonly id: string;
      readonly frozenAtMs: number | null;
      readonly reason: string | null;
    }
  /** Mail to an address came back, of all accounts of a role with it. Any number of rows (0 or 1). */
  | { readonly type: 'principal.note_bounce'; readonly role: Role; readonly emailHash: string; readonly nowMs: number }
  | { readonly type: 'principal.set_locale'; readonly id: string; readonly locale: Locale }
  /** Refused unless this is still the address of the account. */
  | { readonly type: 'principal.verify_email'; readonly id: string; readonly emailHash: string; readonly nowMs: number }
  /** The same, and holds the row until the commit. */
  | { readonly type: 'assert.email'; readonly id: string; readonly emailHash: string }
  /**
   * Counts one PIN attempt before it is verified, and leases the verification. Refused unless the count is still
   * `fromFailures` and neither a lock nor a lease is in force at `nowMs`, so that parallel guesses are counted one by
   * one.
   */
  | {
      readonly type: 'principal.count_pin';
      readonly id: string;
      readonly fromFailures: number;
      readonly nowMs: number;
      /** Set with the attempt that locks. */
      readonly lockedUntilMs: number | null;
      readonly leaseToken: string;
      readonly leaseEndsAtMs: number;
    }
  /** Releases the lease of a wrong PIN. Refused unless it is still leased with this token. */
  | { readonly type: 'principal.release_pin'; readonly id: string; readonly leaseToken: string }
  /** Reverts a count whose PIN was never verified. Refused unless it is still leased with this token. */
  | {
      readonly type: 'principal.uncount_pin';
      readonly id: string;
      readonly leaseToken: string;
      /** The previous lock. */
      readonly lockedUntilMs: number | null;
    }
  /**
   * Resets failures, lock and lease after a correct PIN. Refused unless the PIN is still the verified one, and when the
   * account is frozen.
   * @property toPinHash the same, or the PIN under another version of the data key
   */
  | {
      readonly type: 'principal.clear_pin_failures';
      readonly id: string;
      readonly pinHash: string;
      readonly toPinHash: string;
    }
  /** Replaces an earlier suspension of the method in its mode. */
  | { readonly type: 'method.suspend'; readonly suspendedMethod: SuspendedMethod }
  /** Any number of rows (0 or 1). */
  | { readonly type: 'method.reinstate'; readonly livemode: boolean; readonly method: string }
  /**
   * Brings what the merchant's test objects wait for nearer: expiries, releases, polls, tasks, attempts of webhooks, terms
   * of disputes. Any number of rows; live ones never.
   */
  | { readonly type: 'sandbox.advance'; readonly merchantId: string; readonly byMs: number }
  /** Sets or replaces the merchant's logo. The merchant must exist. */
  | { readonly type: 'logo.put'; readonly logo: Logo }
  /** Any number of rows (0 or 1). */
  | { readonly type: 'logo.delete'; readonly merchantId: string }

  // The data key
  /** Refused unless this is its active version, and holds that until the commit. */
  | { readonly type: 'assert.data_key'; readonly id: string; readonly activeVersion: number }
  /** Refused beside an account of the role with one of these hashes of its e-mail address. */
  | { readonly type: 'assert.email_free'; readonly role: Role; readonly emailHashes: readonly string[] }
  /**
   * Values of rows of a table, sealed and hashed again. Of a row that has other ones by now, nothing is written. Refused when a
   * unique key is taken.
   */
  | {
      readonly type: 'sealed_rows.replace';
      readonly table: WalkedTable;
      readonly rows: readonly {
        readonly key: SealedRow['key'];
        readonly from: SealedValues;
        readonly to: SealedValues;
      }[];
    }
  /** Revokes active API and operator keys that are hashed under another version. Any number of rows. */
  | { readonly type: 'api_key.revoke_unseen'; readonly version: number; readonly nowMs: number }
  | { readonly type: 'operator_key.revoke_unseen'; readonly version: number; readonly nowMs: number }
  /** The same key, hashed under another version. Refused when it has another hash by now. */
  | { readonly type: 'api_key.move'; readonly id: string; readonly from: string; readonly to: string }
  | { readonly type: 'operator_key.move'; readonly id: string; readonly from: string; readonly to: string }

  // Credentials
  /** Refused unless the session is at `fromGeneration`, neither logged out nor revoked. */
  | {
      readonly type: 'session.rotate';
      readonly id: string;
      readonly fromGeneration: number;
      readonly nowMs: number;
      readonly idleExpiresAtMs: number;
    }
  /**
   * Records that a second factor was confirmed or removed. Refused unless the principal's factors are still those of `from`;
   * with `to` the same, it only asserts that.
   */
  | { readonly type: 'principal.set_factors'; readonly id: string; readonly from: number; readonly to: number }
  /** Refused when a login has gone without a second factor before. */
  | { readonly type: 'principal.use_factor_grace'; readonly id: string; readonly nowMs: number }
  /** Refused when the factor is confirmed, or gone. */
  | { readonly type: 'factor.confirm'; readonly id: string; readonly nowMs: number }
  /** Uses up the code of a time step. Refused when a code of it, or of a later one, was used: of two at once one counts. */
  | { readonly type: 'factor.use'; readonly id: string; readonly step: number }
  /**
   * A passkey has signed, for the `signCount`-th time. Refused when it has signed as often before, unless it does not count,
   * and when it is suspended: of a key and its copy one counts.
   * @property below `signCount`, at least 1
   */
  | { readonly type: 'factor.use_passkey'; readonly id: string; readonly signCount: number; readonly below: number }
  /** Refused when it is suspended, or gone. */
  | { readonly type: 'factor.suspend'; readonly id: string; readonly nowMs: number }
  /** Refused when it is gone. */
  | { readonly type: 'factor.delete'; readonly id: string }
  /** Any number of rows: those that were never confirmed. */
  | { readonly type: 'factors.delete_unconfirmed'; readonly principalId: string }
  /** Any number of rows. */
  | { readonly type: 'factors.delete'; readonly principalId: string }
  /** Refused when it was used, or replaced. */
  | {
      readonly type: 'recovery_code.use';
      readonly principalId: string;
      readonly place: number;
      readonly codeHash: string;
      readonly nowMs: number;
    }
  /** Any number of rows. */
  | { readonly type: 'recovery_codes.delete'; readonly principalId: string }
  /** A login with a known device. Refused when it is gone, or trusted until another time than `fromMs`. */
  | {
      readonly type: 'known_device.use';
      readonly id: string;
      readonly fromMs: number;
      readonly toMs: number;
      readonly nowMs: number;
    }
  /** Refused when it is gone. */
  | { readonly type: 'known_device.delete'; readonly id: string }
  /** Any number of rows. */
  | { readonly type: 'known_devices.delete'; readonly principalId: string }
  /** Records a reauthentication. Refused when the session was revoked. */
  | { readonly type: 'session.prove_password'; readonly id: string; readonly nowMs: number }
  /** Refused when the session is already logged out. */
  | { readonly type: 'session.end_refresh'; readonly id: string; readonly nowMs: number }
  /** Updates a live session of the principal, or is refused. */
  | { readonly type: 'session.revoke'; readonly id: string; readonly principalId: string; readonly nowMs: number }
  /** Any number of rows below {@link SESSIONS_MAX}. */
  | {
      readonly type: 'session.revoke_others';
      readonly principalId: string;
      readonly exceptId: string;
      readonly nowMs: number;
    }
  /** Any number of rows: all sessions that act as this membership end. */
  | {
      readonly type: 'session.revoke_of_membership';
      readonly principalId: string;
      readonly membershipId: string;
      readonly nowMs: number;
    }
  /** Refused unless the merchant has fewer active keys of the mode: not revoked, and not expired at `nowMs`. */
  | {
      readonly type: 'assert.api_keys_below';
      readonly merchantId: string;
      readonly livemode: boolean;
      readonly limit: number;
      readonly nowMs: number;
    }
  /** Refused unless the merchant has fewer members and invitations that have not expired at `nowMs`. */
  | {
      readonly type: 'assert.members_below';
      readonly merchantId: string;
      readonly limit: number;
      readonly nowMs: number;
    }
  /** Any number of rows (0 or 1): shortens the life of a rolled key, never extends it. */
  | { readonly type: 'api_key.end_after_grace'; readonly id: string; readonly graceEndsAtMs: number }
  /** Refused when the key is revoked. */
  | { readonly type: 'api_key.allow_from'; readonly id: string; readonly allowedFrom: readonly string[] }
  /** Refused when the key is revoked. */
  | { readonly type: 'operator_key.rename'; readonly id: string; readonly name: string }
  | { readonly type: 'operator_key.allow_from'; readonly id: string; readonly allowedFrom: readonly string[] }
  /** Refused when the key is already revoked. */
  | { readonly type: 'api_key.revoke'; readonly id: string; readonly merchantId: string; readonly nowMs: number }
  /** Any number of rows. Written at most once a minute per key, off the hot path. */
  | { readonly type: 'api_key.touch'; readonly id: string; readonly nowMs: number }
  /** Refused when the key is already revoked. */
  | { readonly type: 'operator_key.revoke'; readonly id: string; readonly nowMs: number }
  /** As `api_key.touch`. */
  | { readonly type: 'operator_key.touch'; readonly id: string; readonly nowMs: number }
  /** Any number of rows: all signing keys but this one only verify from now on. */
  | { readonly type: 'signing_key.retire_others'; readonly id: string; readonly nowMs: number }

  // Assertions: facts a decision relies on, checked again in its list
  /** Refused unless the key exists, is not revoked, has not expired at `nowMs`, and is accepted from these networks. */
  | {
      readonly type: 'assert.api_key';
      readonly id: string;
      readonly allowedFrom: readonly string[];
      readonly nowMs: number;
    }
  /** Refused unless the key exists, is not revoked and has not expired at `nowMs`. */
  | { readonly type: 'assert.operator_key'; readonly id: string; readonly nowMs: number }
  /** Refused when the session was revoked. */
  | { readonly type: 'assert.session'; readonly id: string }
  /** Refused unless the membership is active, with this role. */
  | { readonly type: 'assert.membership'; readonly id: string; readonly role: Membership['role'] }
  /** Refused unless the session authenticated at or after `sinceMs`, and when it was revoked. */
  | { readonly type: 'assert.password_proven'; readonly id: string; readonly sinceMs: number }
  /**
   * Refused unless this is still the principal's password. It cannot change before the list is committed, so a login is
   * serialised with a password change.
   */
  | { readonly type: 'assert.password'; readonly id: string; readonly passwordHash: string }
  /** Refused unless the merchant's KYC is approved and it is not suspended. */
  | { readonly type: 'assert.merchant_live'; readonly id: string }
  /** Refused when the merchant is suspended. */
  | { readonly type: 'assert.merchant_active'; readonly id: string }
  /** Refused when the agent is suspended. */
  | { readonly type: 'assert.agent_active'; readonly id: string }
  /** Refused unless the user still has this tier, and when they are frozen. Holds the row until the commit. */
  | { readonly type: 'assert.wallet'; readonly id: string; readonly tier: Principal['tier'] }
  /** Refused when the method is suspended in this mode, or the merchant has changed: its settings switch methods off. */
  | {
      readonly type: 'assert.method_offered';
      readonly merchantId: string;
      readonly merchantVersion: number;
      readonly livemode: boolean;
      readonly method: string;
    }

  // Audit log
  /** Appends an entry; the store adds the actor's current name. Entries are never changed or deleted. */
  | { readonly type: 'audit.append'; readonly entry: Omit<AuditEntry, 'actorName'> }

  // Payments
  /** `from`: the state that it was decided on, of which the version is the guard. */
  | {
      readonly type: 'payment.update';
      readonly payment: Payment;
      readonly from: Pick<Payment, 'version' | 'status' | 'releaseAtMs'>;
    }
  /** It is also found by these words of its description, none of which its reference has. */
  | { readonly type: 'payment.describe'; readonly payment: Payment; readonly terms: readonly string[] }
  /** Refused unless the link is active and has not expired at `nowMs`. */
  | { readonly type: 'assert.payment_link_open'; readonly id: string; readonly nowMs: number }
  /** Its payment is requested from the payer or paid. Refused while bounded and without a place left. */
  | { readonly type: 'payment_link.take_place'; readonly id: string; readonly isBounded: boolean }
  /** Its payment was paid: it keeps its place. */
  | { readonly type: 'payment_link.keep_place'; readonly id: string; readonly amount: number }
  /** Its payment is no longer asked for. Refused when no payment holds a place. */
  | { readonly type: 'payment_link.free_place'; readonly id: string }
  /** In place of the one that is there; null deletes it. Refused when there is no such customer. */
  | { readonly type: 'customer.set_name'; readonly id: string; readonly encryptedName: string | null }
  /** In place of those that are there; null deletes them. Refused when there is no such customer. */
  | {
      readonly type: 'customer.set_notes';
      readonly id: string;
      readonly encryptedNotes: string | null;
      readonly notesAtMs: number | null;
    }
  /** With the name and the notes. Refused when there is no such customer. */
  | { readonly type: 'customer.erase'; readonly id: string }

  // Files
  /** Refused when the merchant, in this mode, would have more files or bytes. The merchant must exist. */
  | {
      readonly type: 'file.insert';
      readonly file: StoredFile;
      readonly countMax: number;
      readonly bytesMax: number;
    }
  /** Refused unless the file is being deleted. */
  | { readonly type: 'file.delete'; readonly id: string }
  /** Any number of rows. */
  | { readonly type: 'file_parts.delete'; readonly fileId: string }
  /** Refused when it was replaced before. */
  | { readonly type: 'payout_account.replace'; readonly id: string; readonly nowMs: number }
  /** Refused when it was replaced. */
  | { readonly type: 'assert.payout_account'; readonly id: string }
  /** Refused when the merchant has one in this mode. */
  | { readonly type: 'assert.no_payout_account'; readonly merchantId: string; readonly livemode: boolean }

  // Ledger
  /** Opens an account unless it exists; any number of rows. */
  | { readonly type: 'account.open'; readonly account: Account }
  /** Debits a wallet, a float or a merchant's available balance; refused when the balance is too low. */
  | { readonly type: 'account.debit'; readonly accountId: string; readonly amount: number }
  /** The opposite of a debit: refused unless the account exists and has less than this. */
  | { readonly type: 'assert.account_below'; readonly accountId: string; readonly amount: number }
  /** Debits a merchant's available balance, below zero if necessary. */
  | { readonly type: 'account.overdraw'; readonly accountId: string; readonly amount: number }
  /** Credits a wallet or float. */
  | { readonly type: 'account.credit'; readonly accountId: string; readonly amount: number }
  /**
   * Posts entries: extends an account's chain. Refused unless the chain still ends at `fromSequence` and none of the
   * entries is posted yet.
   */
  | { readonly type: 'account.post'; readonly posting: Posting }
  /** Takes these figures from the queue and adds to the sums of their days; refused unless all of them wait. */
  | { readonly type: 'figures.count'; readonly ids: readonly string[]; readonly sums: readonly Figure[] }
  /**
   * Books a balanced transfer; refused when its subject already has one of this kind, so a payment is captured once.
   * Throws when its entries do not sum to zero, or when one of them is on an account of another mode or currency.
   */
  | { readonly type: 'transfer.insert'; readonly transfer: SealedTransfer }
  /** Counts an amount towards an account's daily limit; refused beyond `limit`. */
  | {
      readonly type: 'daily_total.add';
      readonly accountId: string;
      readonly kind: DailyKind;
      /** Of Africa/Douala, `2026-01-31`; `2026-01` for a month. */
      readonly day: string;
      readonly amount: number;
      readonly limit: number;
    }
  /** Takes back what was counted before; refused beyond what was. */
  | {
      readonly type: 'daily_total.return';
      readonly accountId: string;
      readonly kind: DailyKind;
      readonly day: string;
      readonly amount: number;
    }
  /** Deletes the code; refused when it was deleted. */
  | { readonly type: 'cash_code.use'; readonly paymentId: string; readonly codeHash: string }
  /** Replaces the wallet's code. */
  | { readonly type: 'cash_out_code.put'; readonly code: CashOutCode }
  /**
   * Counts one code attempt before it is compared. Refused when the wallet's code was deleted or replaced, or its count
   * is no longer `fromFailures`.
   */
  | {
      readonly type: 'cash_out_code.count_failure';
      readonly walletId: string;
      readonly codeHash: string;
      readonly fromFailures: number;
    }
  /** Deletes the code; refused when it was deleted or replaced, or has expired at `nowMs`. */
  | {
      readonly type: 'cash_out_code.use';
      readonly walletId: string;
      readonly codeHash: string;
      readonly nowMs: number;
    }
  /** Deletes the wallet's code, if it has one. Any number of rows (0 or 1). */
  | { readonly type: 'cash_out_code.void'; readonly walletId: string }

  // Events and webhooks
  /**
   * Stores the event and one delivery per enabled endpoint of the merchant and mode whose patterns match when it is
   * committed; `deliveryIdBase` (all but the last character of a delivery id) names them.
   */
  | { readonly type: 'event.append'; readonly event: Event; readonly deliveryIdBase: string }
  /** Refused beyond `limit` endpoints of the merchant, counted on the merchant's own row. */
  | { readonly type: 'endpoint.insert'; readonly endpoint: WebhookEndpoint; readonly limit: number }
  /**
   * Soft-deletes, frees its slot, deletes its lane, and cancels pending deliveries: the first {@link CANCELED_MAX} in the
   * order of their next attempts.
   */
  | { readonly type: 'endpoint.delete'; readonly id: string; readonly merchantId: string; readonly nowMs: number }
  /** An event handler in process, with its lane; refused when there is one of its name. */
  | { readonly type: 'handler.insert'; readonly handler: WebhookEndpoint }
  /** Deletes it with its lane, and cancels pending deliveries, as many as of an endpoint. Any number of rows. */
  | { readonly type: 'handler.delete'; readonly id: string }
  /** Cancels the next {@link CANCELED_MAX} pending deliveries. Any number of rows. */
  | { readonly type: 'delivery.cancel_waiting'; readonly endpointId: string }
  /**
   * The outcome of an attempt that was under way when its endpoint was deleted: `delivered`, or `canceled`. Refused when
   * the endpoint is not deleted, or the attempt is written.
   */
  | { readonly type: 'delivery.end_late'; readonly delivery: Delivery; readonly attempt: DeliveryAttempt }
  /**
   * Any number of rows: a success ends the run of failures, a failure extends it. Both increment `version`, so that an
   * update decided on an older run is refused.
   */
  | { readonly type: 'endpoint.note_success'; readonly id: string }
  | { readonly type: 'endpoint.note_failure'; readonly id: string; readonly nowMs: number }
  /** Refused when the event was swept. From here to the commit, no sweep takes it. */
  | { readonly type: 'event.keep'; readonly id: string }
  /**
   * Makes a delivery that waits for its next attempt due at `nowMs`. Any number of rows: one that is due or has ended
   * stays unchanged.
   */
  | {
      readonly type: 'delivery.hasten';
      readonly id: string;
      /** Attempts so far: one that was attempted in the meantime stays unchanged. */
      readonly attemptsCount: number;
      readonly nowMs: number;
    }
  /**
   * Outcomes of attempts, of several lanes at once. Refused unless each lane is still leased with its token, and each
   * delivery still waits with one attempt fewer. `delivery` is the next state.
   */
  | { readonly type: 'lanes.settle'; readonly lanes: readonly SettledLane[] }
  /** Frees a lane if it is still leased with this token. Any number of rows (0 or 1). */
  | { readonly type: 'lane.release'; readonly consumerId: string; readonly leaseToken: string }

  // Idempotency
  /** Refused when the key exists and has not expired at `record.createdAtMs`. */
  | { readonly type: 'idempotency.insert'; readonly record: IdempotencyRecord }
  /**
   * The response of work that was started with `running`. Any number of rows: the outcome counts even if the record
   * expired.
   */
  | {
      readonly type: 'idempotency.finish';
      readonly key: string;
      readonly status: number;
      readonly sealedBody: string;
    }
  /** Takes over a `running` record whose lease ended; refused when another process was faster. */
  | {
      readonly type: 'idempotency.take_over';
      readonly key: string;
      readonly nowMs: number;
      readonly leaseEndsAtMs: number;
    }
  /**
   * Deletes a `running` record whose work certainly did not happen, so that the key can be used again. Any number of
   * rows.
   */
  | { readonly type: 'idempotency.forget'; readonly key: string }

  // Tasks
  /** Refused unless the task is still leased with this token. */
  | { readonly type: 'task.finish'; readonly id: string; readonly leaseToken: string }
  /** Postpones a leased task. Refused unless the task is still leased with this token. */
  | {
      readonly type: 'task.postpone';
      readonly id: string;
      readonly leaseToken: string;
      readonly dueAtMs: number;
      /** Counts a failure, which the next try may have to differ from. */
      readonly hasFailed: boolean;
      /** False: nothing was tried, and the claim is not counted. */
      readonly isTry: boolean;
    }
  /**
   * Deletes a task whose work was done elsewhere. Refused when it is gone, or leased at `nowMs`: its holder may be
   * calling a rail at this moment.
   */
  | { readonly type: 'task.cancel'; readonly id: string; readonly nowMs: number }

  // Messages and their links
  /** Refused when the link was used, or has expired at `nowMs`. */
  | { readonly type: 'link.use'; readonly id: string; readonly nowMs: number }
  /** Counts an attempt at a code before it is compared. Refused unless the count is `fromFailures`, and the link not used. */
  | { readonly type: 'link.count_failure'; readonly id: string; readonly fromFailures: number }
  /** All that are not used, but those that undo a change of address. Any number of rows. */
  | { readonly type: 'links.end'; readonly principalId: string; readonly nowMs: number }
  | { readonly type: 'assert.link_unused'; readonly id: string }
  /** Any number of rows (0 or 1): one of this cause, kind and recipient stays as it is. */
  | { readonly type: 'message.queue'; readonly message: Message }
  /** The text is about to leave. Refused unless the message is queued and still leased with this token. */
  | { readonly type: 'message.hand_over'; readonly id: string; readonly leaseToken: string }
  /** Queues a leased message again. Refused unless it is still leased with this token. */
  | {
      readonly type: 'message.postpone';
      readonly id: string;
      readonly leaseToken: string;
      readonly dueAtMs: number;
      readonly replyCode: string;
      /** False: the channel was not reached, and the claim is not counted. */
      readonly isTry: boolean;
    }
  /** It was sent, or may have been, and came back. Refused unless that is still its state. */
  | { readonly type: 'message.bounce'; readonly id: string; readonly from: 'sent' | 'unclear' }
  /** Ends a leased message and deletes what its text named. Refused unless it is still leased with this token. */
  | {
      readonly type: 'message.end';
      readonly id: string;
      readonly leaseToken: string;
      readonly status: Exclude<MessageStatus, 'queued' | 'handing_over' | 'bounced'>;
      readonly replyCode: string | null;
      readonly nowMs: number;
    }

  // The gateway itself
  /** Any number of rows: replaces a process's last report. */
  | { readonly type: 'worker.put'; readonly worker: Worker }
  /** Extends a lease and records the progress of the check. Refused unless it is still leased with this token. */
  | {
      readonly type: 'ledger_check.renew';
      readonly id: string;
      readonly leaseToken: string;
      readonly leaseEndsAtMs: number;
      readonly checked: LedgerCheck['checked'];
    }
  /** Releases a check for another process (shutdown). Any number of rows. */
  | { readonly type: 'ledger_check.release'; readonly id: string; readonly leaseToken: string; readonly nowMs: number }
  /** The result. Refused unless it is still leased with this token. */
  | { readonly type: 'ledger_check.finish'; readonly ledgerCheck: LedgerCheck; readonly leaseToken: string }
  /** Any number of rows: a later time stays. */
  | { readonly type: 'checkpoint.recheck'; readonly sequence: number; readonly nowMs: number }
  /** Replaces those of the same accounts. At most a page of them. */
  | { readonly type: 'account_states.put'; readonly states: readonly AccountState[] };

/** Outcomes of attempts on one lane, and the lane after them. */
export interface SettledLane {
  readonly consumerId: string;
  readonly leaseToken: string;
  readonly outcomes: readonly { readonly delivery: Delivery; readonly attempt: DeliveryAttempt }[];
  /** The address that answered 2xx; null: unchanged. */
  readonly provenAddress: string | null;
  readonly failuresCount: number;
  readonly isSlow: boolean;
  /** Until when its holder keeps it; null frees it. */
  readonly leaseEndsAtMs: number | null;
}

export type ChangeType = Change['type'];

/** A change of one kind. */
export type ChangeOf<Type extends ChangeType> = Extract<Change, { readonly type: Type }>;
