import { LIMITS, type Locale, type Role } from '@mitako/contract/names';
import type { Membership, Principal } from '../model.ts';

/** Sessions of an account that are not revoked. */
export const SESSIONS_MAX = LIMITS.sessionsMax;
/** See `known_device.insert`. */
export const KNOWN_DEVICES_MAX = LIMITS.knownDevicesMax;

/** Changes of people. */
export interface PeopleChanges {
  /** Sets PIN or password; a new PIN resets `pinFailures`, the lock and the lease. */
  'principal.set_pin': { id: string; pinHash: string };
  'principal.set_password': { id: string; passwordHash: string };
  /** Sets the address, which is then verified. Refused when another account of the role has it. */
  'principal.set_email': { id: string; role: Role; encryptedEmail: string; emailHash: string; nowMs: number };
  /** Sets the number, and takes its verification from any other account of the role. */
  'principal.verify_phone': {
    id: string;
    role: Role;
    encryptedPhone: string;
    phoneHash: string;
    /** The same number under other versions of the data key. */
    otherHashes: readonly string[];
  };
  'principal.set_tier': { id: string; tier: Principal['tier'] };
  /** Freezes a user, or lifts that. */
  'principal.set_frozen': { id: string; frozenAtMs: number | null; reason: string | null };
  /** Mail to an address came back, of all accounts of a role with it. Any number of rows (0 or 1). */
  'principal.note_bounce': { role: Role; emailHash: string; nowMs: number };
  /** Sets name and number, which is verified no longer. */
  'principal.set_contact': {
    id: string;
    encryptedName: string;
    encryptedPhone: string | null;
    phoneHash: string | null;
  };
  'principal.set_locale': { id: string; locale: Locale };
  /** Refused unless this is still the address of the account. */
  'principal.verify_email': { id: string; emailHash: string; nowMs: number };
  /** The same, and holds the row until the commit. */
  'assert.email': { id: string; emailHash: string };
  /**
   * Counts one PIN attempt before it is verified, and leases the verification. Refused unless the count is still
   * `fromFailures` and neither a lock nor a lease is in force at `nowMs`, so that parallel guesses are counted one by
   * one.
   */
  'principal.count_pin': {
    id: string;
    fromFailures: number;
    nowMs: number;
    /** Set with the attempt that locks. */
    lockedUntilMs: number | null;
    leaseToken: string;
    leaseEndsAtMs: number;
  };
  /** Releases the lease of a wrong PIN. Refused unless it is still leased with this token. */
  'principal.release_pin': { id: string; leaseToken: string };
  /** Reverts a count whose PIN was never verified. Refused unless it is still leased with this token. */
  'principal.uncount_pin': {
    id: string;
    leaseToken: string;
    /** The previous lock. */
    lockedUntilMs: number | null;
  };
  /**
   * Resets failures, lock and lease after a correct PIN. Refused unless the PIN is still the verified one, and when the
   * account is frozen.
   * @property toPinHash the same, or the PIN under another version of the data key
   */
  'principal.clear_pin_failures': { id: string; pinHash: string; toPinHash: string };
  /** Refused unless the session is at `fromGeneration`, neither logged out nor revoked. */
  'session.rotate': { id: string; fromGeneration: number; nowMs: number; idleExpiresAtMs: number };
  /**
   * Records that a second factor was confirmed or removed. Refused unless the principal's factors are still those of `from`;
   * with `to` the same, it only asserts that.
   */
  'principal.set_factors': { id: string; from: number; to: number };
  /** Refused when a login has gone without a second factor before. */
  'principal.use_factor_grace': { id: string; nowMs: number };
  /** Refused when the factor is confirmed, or gone. */
  'factor.confirm': { id: string; nowMs: number };
  /** Uses up the code of a time step. Refused when a code of it, or of a later one, was used: of two at once one counts. */
  'factor.use': { id: string; step: number };
  /**
   * A passkey has signed, for the `signCount`-th time. Refused when it has signed as often before, unless it does not count,
   * and when it is suspended: of a key and its copy one counts.
   * @property below `signCount`, at least 1
   */
  'factor.use_passkey': { id: string; signCount: number; below: number };
  /** Refused when it is suspended, or gone. */
  'factor.suspend': { id: string; nowMs: number };
  /** Refused when it is gone. */
  'factor.delete': { id: string };
  /** Any number of rows: those that were never confirmed. */
  'factors.delete_unconfirmed': { principalId: string };
  /** Any number of rows. */
  'factors.delete': { principalId: string };
  /** Refused when it was used, or replaced. */
  'recovery_code.use': { principalId: string; place: number; codeHash: string; nowMs: number };
  /** Any number of rows. */
  'recovery_codes.delete': { principalId: string };
  /** A login with a known device. Refused when it is gone, or trusted until another time than `fromMs`. */
  'known_device.use': { id: string; fromMs: number; toMs: number; nowMs: number };
  /** Refused when it is gone. */
  'known_device.delete': { id: string };
  /** Any number of rows. */
  'known_devices.delete': { principalId: string };
  /** Records a reauthentication. Refused when the session was revoked. */
  'session.prove_password': { id: string; nowMs: number };
  /** Refused when the session is already logged out. */
  'session.end_refresh': { id: string; nowMs: number };
  /** Updates a live session of the principal, or is refused. */
  'session.revoke': { id: string; principalId: string; nowMs: number };
  /** Any number of rows below {@link SESSIONS_MAX}. */
  'session.revoke_others': { principalId: string; exceptId: string; nowMs: number };
  /** Any number of rows: all sessions that act as this membership end. */
  'session.revoke_of_membership': { principalId: string; membershipId: string; nowMs: number };
  /** The embedding program ended all that the person had open. */
  'principal.end_host': { id: string; nowMs: number };
  /** Any number of rows: all sessions of one of the embedding program, which has ended, are logged out and revoked, in every role. */
  'session.end_host': { hostSessionHash: string; nowMs: number };
  /**
   * Refused when the person, or the session of the embedding program, was ended at `begunAtMs` or later: its answer is of
   * before.
   * @property hostSessionHashes of that session, under each version of the data key
   */
  'assert.host_answer': { principalId: string; hostSessionHashes: readonly string[]; begunAtMs: number };
  /** Refused unless the merchant has fewer members and invitations that have not expired at `nowMs`. */
  'assert.members_below': { merchantId: string; limit: number; nowMs: number };
  /** Refused when the session was revoked. */
  'assert.session': { id: string };
  /** Refused unless the membership is active, with this role. */
  'assert.membership': { id: string; role: Membership['role'] };
  /** Refused unless the session authenticated at or after `sinceMs`, and when it was revoked. */
  'assert.password_proven': { id: string; sinceMs: number };
  /**
   * Refused unless this is still the principal's password. It cannot change before the list is committed, so a login is
   * serialised with a password change.
   */
  'assert.password': { id: string; passwordHash: string };
  /** Refused unless the user still has this tier, and when they are frozen. Holds the row until the commit. */
  'assert.wallet': { id: string; tier: Principal['tier'] };
}
