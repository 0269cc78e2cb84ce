import type { AuditAction, AuditActorType, AuditSubjectType } from '../audit.ts';
import type { Timestamp } from './basics.ts';

/** One action of a merchant or an operator. Lines are written with what they tell of, and never changed. */
export interface AuditLine {
  /** `aud_…` */
  readonly id: string;
  readonly action: AuditAction;
  readonly actor: AuditActor;
  readonly subject: AuditSubject;
  /** Whom it concerns; null when no merchant in particular. */
  readonly merchant_id: string | null;
  /** Of which mode; null for what has none, or both. */
  readonly livemode: boolean | null;
  /** What was asked for, in the words of the request. Never a secret; of addresses only the host. */
  readonly details: Readonly<Record<string, unknown>>;
  /** From where. Null when nobody knows, and for a merchant when it was the operator. */
  readonly client_address: string | null;
  /** As the program at the other end called itself: whatever it liked. */
  readonly user_agent: string | null;
  /** The `X-Request-Id` of the answer. */
  readonly request_id: string | null;
  readonly created_at: Timestamp;
}

/** Who did it. A merchant reads of an operator neither id nor name. */
export interface AuditActor {
  readonly type: AuditActorType;
  /** Of the account or the key. */
  readonly id: string | null;
  /** Its name at that time. */
  readonly name: string | null;
}

/** What it was done to. */
export interface AuditSubject {
  readonly type: AuditSubjectType;
  readonly id: string | null;
}
