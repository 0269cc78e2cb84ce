import type { AuditEntry, AuditListQuery, OperatorAuditListQuery } from '@mitako/contract/names';
import type { Asked, List } from '../list.ts';
import type { CallOptions } from '../options.ts';

/** Which lines of the audit log to list: those that meet all of it. */
export interface AuditLogParams extends Asked<AuditListQuery> {}

/** Who did what in the merchant's name, and what the operator did to the merchant. */
export interface AuditLog {
  /** Newest first, of both modes. */
  list(params?: AuditLogParams, options?: CallOptions): List<AuditEntry>;
}

/** Which lines of the audit log of all to list. */
export interface OperatorAuditLogParams extends Asked<OperatorAuditListQuery> {}

/** What merchants and operators did. */
export interface OperatorAuditLog {
  /** Newest first. */
  list(params?: OperatorAuditLogParams, options?: CallOptions): List<AuditEntry>;
}
