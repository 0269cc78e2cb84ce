import { pageOf } from '../basics/lists.ts';
import { noParameters, route } from '../basics/route.ts';
import { auditLine, auditQuery, operatorAuditQuery } from './schemas.ts';

export const auditRoutes = {
  listAuditLog: route({
    method: 'GET',
    path: '/merchant/audit-log',
    tag: 'Merchant',
    summary: "List what was done in the merchant's name and to the merchant, in both modes, newest first",
    auth: { kind: 'merchant' },
    parameters: noParameters,
    query: auditQuery,
    success: { 200: pageOf('audit_lines', auditLine) },
    errors: [],
  }),
  listWholeAuditLog: route({
    method: 'GET',
    path: '/admin/audit-log',
    tag: 'Operator',
    summary: 'List what merchants and operators did, newest first',
    auth: { kind: 'operator' },
    parameters: noParameters,
    query: operatorAuditQuery,
    success: { 200: pageOf('audit_lines', auditLine) },
    errors: [],
  }),
};
