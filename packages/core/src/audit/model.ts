import type { AuditAction, AuditActorType, AuditSubjectType } from '@mitako/contract/names';

/** One action of a merchant or an operator. Lines are appended and never touched again. */
export interface AuditEntry {
  readonly id: string;
  readonly action: AuditAction;
  readonly actorType: AuditActorType;
  /** Of the account or the key; null in process. */
  readonly actorId: string | null;
  /** Its name when the line was written. */
  readonly actorName: string | null;
  readonly subjectType: AuditSubjectType;
  readonly subjectId: string | null;
  readonly merchantId: string | null;
  /** Null: of no mode, or of both. */
  readonly livemode: boolean | null;
  /** A JSON object. */
  readonly details: string;
  readonly clientAddress: string | null;
  readonly userAgent: string | null;
  readonly requestId: string | null;
  readonly createdAtMs: number;
}
