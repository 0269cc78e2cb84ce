import { local } from '../basics/declare.ts';
import { itemOf } from '../basics/schemas.ts';
import { ledgerReport } from './schemas.ts';

export const ledgerOperations = {
  verifyLedger: local({
    summary: 'Verify the whole ledger now and wait for the report',
    audit: null,
    answer: itemOf('report', ledgerReport, 'The figures of the period.'),
  }),
};
