import type { AuditAction, AuditActorType, AuditSubjectType } from '@mitako/contract/names';

/** One action of a merchant or an operator. Entries are append-only. */
export interface AuditEntry {
  readonly id: string;
  readonly action: AuditAction;
  readonly actorType: AuditActorType;
  /** Id of the account or the key; null in process. */
  readonly actorId: string | null;
  /** Its name when the entry was written, as its own row has it: an account's is encrypted, a key's is not. */
  readonly actorName: string | null;
  readonly subjectType: AuditSubjectType;
  readonly subjectId: string | null;
  readonly merchantId: string | null;
  /** Null: no mode, or both. */
  readonly livemode: boolean | null;
  /** A JSON object: it may contain names, and what people wrote about each other. */
  readonly encryptedDetails: string;
  readonly clientAddress: string | null;
  readonly userAgent: string | null;
  readonly requestId: string | null;
  readonly createdAtMs: number;
}
