import { merchantToken, operator, route, routesOf } from '../basics/declare.ts';
import { MANAGE, READ_AUDIT } from '../people/roles.ts';
import { pageOf } from '../basics/schemas.ts';
import * as schemas from './schemas.ts';

/** The audit log: actor, action, time and address. */
export const auditRoutes = routesOf('Merchant', {
  listAuditLog: route.get('/merchant/audit-log', merchantToken(MANAGE), {
    summary: "List the merchant's audit log, both modes, newest first",
    client: { name: 'auditLog.list', params: 'AuditLogParams' },
    query: schemas.auditListQuery,
    answer: pageOf('audit_entries', schemas.auditEntry),
  }),
  listWholeAuditLog: route.get('/admin/audit-log', operator(READ_AUDIT), {
    summary: 'List the audit log of all merchants and operators, newest first',
    client: { name: 'auditLog.list', params: 'OperatorAuditLogParams' },
    query: schemas.operatorAuditListQuery,
    answer: pageOf('audit_entries', schemas.auditEntry),
  }),
});
