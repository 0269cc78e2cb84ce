import { pageOf } from '../basics/lists.ts';
import type { Get, MerchantToken, Operator } from '../basics/route-types.ts';
import { noParameters, operator, type RouteTable } from '../basics/route.ts';
import type { PageOf } from '../basics/types.ts';
import { auditEntry, auditListQuery, operatorAuditListQuery } from './schemas.ts';
import type { AuditEntry, AuditListQuery, OperatorAuditListQuery } from './types.ts';

/** The audit log: who did what, when and from where. */
export interface AuditRoutes {
  readonly listAuditLog: Get<'/merchant/audit-log', MerchantToken, AuditListQuery, PageOf<'audit_entries', AuditEntry>>;
  readonly listWholeAuditLog: Get<
    '/admin/audit-log',
    Operator,
    OperatorAuditListQuery,
    PageOf<'audit_entries', AuditEntry>
  >;
}

export const auditRoutes: RouteTable<AuditRoutes> = {
  listAuditLog: {
    method: 'GET',
    path: '/merchant/audit-log',
    tag: 'Merchant',
    summary: "List the merchant's audit log, both modes, newest first",
    auth: { kind: 'merchant' },
    parameters: noParameters,
    query: auditListQuery,
    success: { 200: pageOf('audit_entries', auditEntry) },
    errors: [],
  },
  listWholeAuditLog: {
    method: 'GET',
    path: '/admin/audit-log',
    tag: 'Operator',
    summary: 'List the audit log of all merchants and operators, newest first',
    auth: operator,
    parameters: noParameters,
    query: operatorAuditListQuery,
    success: { 200: pageOf('audit_entries', auditEntry) },
    errors: [],
  },
};
