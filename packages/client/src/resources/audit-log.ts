import type { AuditEntry, AuditListQuery, OperatorAuditListQuery } from '@mitako/contract/names';
import type { QueryParams, List } from '../list.ts';
import type { CallOptions } from '../options.ts';

/** Filters of the audit log; all must match. */
export interface AuditLogParams extends QueryParams<AuditListQuery> {}

/** Actions of the merchant, and of the operator on the merchant. */
export interface AuditLog {
  /** Newest first, both modes. */
  list(params?: AuditLogParams, options?: CallOptions): List<AuditEntry>;
}

/** Filters of the audit log of all merchants and operators. */
export interface OperatorAuditLogParams extends QueryParams<OperatorAuditListQuery> {}

/** Actions of merchants and operators. */
export interface OperatorAuditLog {
  /** Newest first. */
  list(params?: OperatorAuditLogParams, options?: CallOptions): List<AuditEntry>;
}
