import type { Locale, MemberRole, NoticeChoice, NoticeName, Role, StaffRole } from '@mitako/contract/names';

/** Scenario of a seeded sandbox user (see `sandbox/scenarios.ts`). */
export type SandboxScenario = 'success' | 'insufficient' | 'declined' | 'timeout' | 'refund';

/** A person or a business that can log in. */
export interface Principal {
  readonly id: string;
  readonly role: Role;
  readonly encryptedEmail: string;
  /** Of the canonical form. Unique per role. */
  readonly emailHash: string;
  /** When its owner last showed to read it, by a mailed link; null: never. */
  readonly emailVerifiedAtMs: number | null;
  /** When mail to the address came back or was refused; null: not since it was verified. */
  readonly emailBouncedAtMs: number | null;
  readonly encryptedName: string;
  /** Of messages that others or the gateway cause. */
  readonly locale: Locale;
  readonly encryptedPhone: string | null;
  /** Several users may have the same: numbers are not verified at registration. */
  readonly phoneHash: string | null;
  /** Set for the one account of the role that has shown to receive messages at its number. */
  readonly verifiedPhoneHash: string | null;
  /** PHC string; empty: the embedding program logs the person in. */
  readonly passwordHash: string;
  /** When a second factor was last confirmed or removed; 0: there is none. It names the factors that a decision knew. */
  readonly factorsAtMs: number;
  /** The login that needed no second factor although one is required; 0: there was none. */
  readonly factorGraceAtMs: number;
  /** When the embedding program ended all that the person had open; 0: never. */
  readonly hostEndedAtMs: number;
  /** PHC string over the peppered PIN; null until one is set. */
  readonly pinHash: string | null;
  /** Wrong PINs since the last right one. */
  readonly pinFailures: number;
  readonly pinLockedUntilMs: number | null;
  /** Fencing token of the verification in flight: one per person, so that correct PINs in parallel never lock. */
  readonly pinLeaseToken: string | null;
  /** When others may verify, even if the holder never finished. */
  readonly pinLeaseEndsAtMs: number | null;
  /** Set for seeded test accounts (users and the agent), which exist in test mode only. */
  readonly sandboxScenario: SandboxScenario | null;
  /** Of a user's wallet. `full`: the operator has verified who they are; `own`: what the user has shown themselves. */
  readonly tier: 'own' | 'full';
  /** Set while the operator has frozen a user: no money leaves the wallet. */
  readonly frozenAtMs: number | null;
  /** Shown to the user. */
  readonly freezeReason: string | null;
  readonly createdAtMs: number;
}

/** What a person is to a merchant, or to the operator: an invitation, a member, or one who was. */
export interface Membership {
  /** `mbr_…` */
  readonly id: string;
  /** Null until an invitation is accepted. */
  readonly principalId: string | null;
  /** Null: the operator. */
  readonly merchantId: string | null;
  readonly role: MemberRole | StaffRole;
  readonly state: 'invited' | 'active' | 'removed';
  /** E-mail address of an invitation; null for members who needed none. */
  readonly encryptedInvitee: string | null;
  /** As that of an account. */
  readonly inviteeHash: string | null;
  /** What the member chose to be notified of; what is not in it is as usual. */
  readonly notices: Readonly<Partial<Record<NoticeName, NoticeChoice>>>;
  /** Of an owner: whom the ownership is offered to, a membership of the same merchant. */
  readonly offeredTo: string | null;
  /** When an invitation, or an offer of the ownership, ends. */
  readonly expiresAtMs: number | null;
  readonly createdAtMs: number;
  /** When it was removed. Sessions of it were revoked in the same commit. */
  readonly removedAtMs: number | null;
  readonly version: number;
}

/** A session. Its refresh token carries the generation; only the current one can be rotated. */
export interface Session {
  readonly id: string;
  readonly principalId: string;
  /** What it acts as; null for users and agents. */
  readonly membershipId: string | null;
  readonly role: Role;
  /**
   * - `own`: a login with a password of ours
   * - `host`: while a session of the embedding program lasts
   * - `hand_over`: by a link of the embedding program
   */
  readonly method: 'own' | 'host' | 'hand_over';
  /** Of the session of the embedding program, under a key. Null: it is bound to none. */
  readonly hostSessionHash: string | null;
  readonly deviceName: string;
  readonly generation: number;
  /** When the current generation was created. */
  readonly rotatedAtMs: number;
  readonly createdAtMs: number;
  readonly lastUsedAtMs: number;
  readonly idleExpiresAtMs: number;
  readonly expiresAtMs: number;
  /** Last authentication with all that the account has, password and second factor: at login or reauthentication. */
  readonly passwordProvenAtMs: number;
  /** Until when it goes without a second factor; null: none is required. */
  readonly factorDueAtMs: number | null;
  /** Logged out: no more refreshing; the access token stays valid until it expires. */
  readonly refreshEndedAtMs: number | null;
  /** Revoked: access ends at once. */
  readonly revokedAtMs: number | null;
}
