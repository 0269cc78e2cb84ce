// Written by `npx -y pnpm@12 types` from the routes of the contract, where a change begins.
import type { List, QueryParams } from '../list.ts';
import type { CallOptions } from '../options.ts';
import type { AuditEntry, AuditListQuery, OperatorAuditListQuery } from '@mitako/contract/names';

/** Parameters of `auditLog.list`. */
export interface AuditLogParams extends QueryParams<AuditListQuery> {}

/** Actions of the merchant, and of the operator on the merchant. */
export interface AuditLog {
  /** List the merchant's audit log, both modes, newest first. */
  list(params?: AuditLogParams, options?: CallOptions): List<AuditEntry>;
}

/** Parameters of `auditLog.list`. */
export interface OperatorAuditLogParams extends QueryParams<OperatorAuditListQuery> {}

/** Actions of merchants and operators. */
export interface OperatorAuditLog {
  /** List the audit log of all merchants and operators, newest first. */
  list(params?: OperatorAuditLogParams, options?: CallOptions): List<AuditEntry>;
}
