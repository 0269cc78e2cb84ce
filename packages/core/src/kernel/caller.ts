import type { MemberRole, Role, StaffRole } from '@mitako/contract/names';
import type { Session } from '../people/model.ts';
import type { MerchantMode } from '../ports/page.ts';

/** The authenticated caller of one request, made by the kernel. */
export type Caller = AnonymousCaller | ApiKeyCaller | InProcessMerchant | SessionCaller | OperatorCaller;

export interface AnonymousCaller {
  readonly kind: 'anonymous';
}

/** A merchant's server with a secret key. */
export interface ApiKeyCaller extends MerchantMode {
  readonly kind: 'api_key';
  readonly keyId: string;
  /** As the key had it when it was read. */
  readonly allowedFrom: readonly string[];
}

/** The embedding program, for one of its merchants. */
export interface InProcessMerchant extends MerchantMode {
  readonly kind: 'in_process';
}

/** What a logged-in person acts as. */
export interface ActingAs {
  /** Of the membership. */
  readonly id: string;
  /** Null: the operator. */
  readonly merchantId: string | null;
  readonly role: MemberRole | StaffRole;
}

/** A logged-in account. */
export interface SessionCaller {
  readonly kind: 'session';
  readonly sessionId: string;
  readonly role: Role;
  readonly principalId: string;
  /** How the session began. */
  readonly method: Session['method'];
  /** Null for users and agents. */
  readonly actingAs: ActingAs | null;
  /** Of a cashier: the payments since midnight are all that exist. */
  readonly sinceMs?: number;
  /** The mode of the request: chosen with `?mode=`, if the route accepts it. */
  readonly livemode: boolean;
  readonly passwordProvenAtMs: number;
  /** Until when it goes without the second factor that it needs; null: it needs none, or has one. */
  readonly factorDueAtMs: number | null;
}

/** The operator, with any credential. */
export type OperatorCaller = OperatorKeyCaller | OperatorInProcess | OperatorSessionCaller;

/** A program with an operator key. */
export interface OperatorKeyCaller {
  readonly kind: 'operator';
  readonly by: 'key';
  readonly keyId: string;
  readonly role: StaffRole;
}

/** The embedding program, or the command line. */
export interface OperatorInProcess {
  readonly kind: 'operator';
  readonly by: 'in_process';
}

/** A logged-in operator. */
export interface OperatorSessionCaller {
  readonly kind: 'operator';
  readonly by: 'session';
  readonly sessionId: string;
  readonly principalId: string;
  readonly actingAs: ActingAs | null;
  readonly passwordProvenAtMs: number;
}
