import type { Local } from '../basics/route-types.ts';
import { type LocalTable, noParameters, noQuery, operator } from '../basics/route.ts';
import type { ItemOf } from '../basics/types.ts';
import { itemOf } from '../basics/lists.ts';
import { ledgerReport } from './schemas.ts';
import type { LedgerReport } from './types.ts';

export interface LedgerOperations {
  readonly verifyLedger: Local<undefined, ItemOf<'report', LedgerReport>>;
}

export const ledgerOperations: LocalTable<LedgerOperations> = {
  verifyLedger: {
    summary: 'Verify the whole ledger now and wait for the report',
    auth: operator,
    audit: null,
    parameters: noParameters,
    query: noQuery,
    success: { 200: itemOf('report', ledgerReport) },
    errors: [],
  },
};
