import type { AuditLine } from '@mitako/contract/names';
import type { Call, TokenLine } from '../internal/call.ts';
import { createList, toPage, type List } from '../list.ts';
import type { CallOptions } from '../options.ts';
import type { AuditLogParams } from './params.ts';

/** Who did what in the merchant's name, and what the operator did to the merchant. */
export interface AuditLog {
  /** Newest first, of both modes. */
  list(params?: AuditLogParams, options?: CallOptions): List<AuditLine>;
}

export function createAuditLog(call: Call<TokenLine<'merchant'>>): AuditLog {
  return {
    list: (params = {}, options) =>
      createList(params, async (position) => {
        const query = { ...params, ...position };
        const { audit_lines, pagination } = await call('GET /merchant/audit-log', { query, options });
        return toPage(audit_lines, pagination);
      }),
  };
}
