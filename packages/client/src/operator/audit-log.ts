import type { AuditLine } from '@mitako/contract/names';
import type { Call, OperatorLine } from '../internal/call.ts';
import { createList, toPage, type List } from '../list.ts';
import type { CallOptions } from '../options.ts';
import type { OperatorAuditLogParams } from './params.ts';

/** What merchants and operators did. */
export interface OperatorAuditLog {
  /** Newest first. */
  list(params?: OperatorAuditLogParams, options?: CallOptions): List<AuditLine>;
}

export function createOperatorAuditLog(call: Call<OperatorLine>): OperatorAuditLog {
  return {
    list: (params = {}, options) =>
      createList(params, async (position) => {
        const query = { ...params, ...position };
        const { audit_lines, pagination } = await call('GET /admin/audit-log', { query, options });
        return toPage(audit_lines, pagination);
      }),
  };
}
