// Written by `npx -y pnpm@12 types` from schemas.ts, where a change begins.
import type { PageQuery } from '../basics/types.ts';
import type { Moment, Timestamp } from '../basics/values.ts';
import type { AuditAction, AuditActorType, AuditSubjectType } from './values.ts';

export interface AuditListQuery extends PageQuery {
  /** Only entries of this action. */
  readonly action?: AuditAction | undefined;
  /** Only entries about this object. */
  readonly subject_id?: string | undefined;
  /** Only what was created at this time or later. */
  readonly created_from?: Moment | undefined;
  /** Only what was created before this time. */
  readonly created_to?: Moment | undefined;
}

/** Entries of all merchants and operators. */
export interface OperatorAuditListQuery extends AuditListQuery {
  /** Only entries of this merchant. */
  readonly merchant_id?: string | undefined;
  /** Id of an account or a key. */
  readonly actor_id?: string | undefined;
}

/** The actor. Merchants see neither the id nor the name of an operator. */
export interface AuditActor {
  /** Kind of account or process. */
  readonly type: AuditActorType;
  /** Id of the account or the key. */
  readonly id: string | null;
  /** Its name at the time of the action. */
  readonly name: string | null;
}

/** The object of the action. */
export interface AuditSubject {
  /** Kind of object. */
  readonly type: AuditSubjectType;
  /** Identifier of the object; null if it has none. */
  readonly id: string | null;
}

/** One action of a merchant or an operator. Entries are written in the commit of the action and never change. */
export interface AuditEntry {
  /** `aud_…` */
  readonly id: string;
  /** The action. */
  readonly action: AuditAction;
  /** Who did it. */
  readonly actor: AuditActor;
  /** What it was done to. */
  readonly subject: AuditSubject;
  /** The merchant concerned; null when the action concerns no particular merchant. */
  readonly merchant_id: string | null;
  /** The mode; null when the action has none, or concerns both. */
  readonly livemode: boolean | null;
  /** Selected fields of the request. Never a secret; of a URL only its origin. */
  readonly details: Readonly<Record<string, unknown>>;
  /** The client's address. Null when unknown, and for merchants when an operator acted. */
  readonly client_address: string | null;
  /** The client's `User-Agent`, unverified. */
  readonly user_agent: string | null;
  /** The `X-Request-Id` of the response. */
  readonly request_id: string | null;
  /** When it was created. */
  readonly created_at: Timestamp;
}
