import type { Role } from '@mitako/contract/names';
import type { Factor, RecoveryCode } from './factors/model.ts';
import type { KnownDevice } from './known-devices/model.ts';
import type { Membership, Principal, Session } from './model.ts';
import type { Page } from '../ports/page.ts';

/** A session, whose it is, and what it acts as. */
export interface KnownSession {
  readonly session: Session;
  readonly principal: Principal;
  /** Null for users and agents. */
  readonly membership: Membership | null;
  /** Since when its merchant requires a second factor; 0: it does not. */
  readonly factorRuleAtMs: number;
}

export interface PersonReads {
  sessionById(id: string): Promise<KnownSession | null>;
  /** The active ones of a person, oldest first. */
  membershipsOf(principalId: string): Promise<readonly Membership[]>;
  /** The active ones of a merchant, oldest first. */
  membershipsIn(merchantId: string): Promise<readonly Membership[]>;
  /** Of a merchant, or of the operator (null): invited, active and removed ones. */
  memberships(merchantId: string | null, page: Page): Promise<readonly Membership[]>;
  /** The one, invited or active, of a person or an invited address (by its hash), for a merchant or the operator (null). */
  activeMembership(merchantId: string | null, of: string): Promise<Membership | null>;
  /** The active owner's. */
  ownership(merchantId: string): Promise<Membership | null>;
  /** Live sessions of a principal, newest first, 100 at most. */
  sessions(principalId: string, nowMs: number): Promise<readonly Session[]>;
  principalByEmail(role: Role, emailHash: string): Promise<Principal | null>;
  principalByVerifiedPhone(role: Role, phoneHash: string): Promise<Principal | null>;
  /** By the hashes of their number under each version of the data key. Numbers are not verified, so several users may share one; ordered by id. */
  principalsByPhone(role: Role, phoneHashes: readonly string[], limit: number): Promise<readonly Principal[]>;
  /** Of a principal, confirmed or not, by their place. */
  factors(principalId: string): Promise<readonly Factor[]>;
  /** The passkey with this credential id, of any account. */
  factorByCredential(credentialKey: string): Promise<Factor | null>;
  /** Of a principal, used or not, by their place. */
  recoveryCodes(principalId: string): Promise<readonly RecoveryCode[]>;
  /** Of a principal, the one that logged in last first; 100 at most. */
  knownDevices(principalId: string): Promise<readonly KnownDevice[]>;
  principals(role: Role, page: Page): Promise<readonly Principal[]>;
}
