import { local } from '../basics/declare.ts';
import { itemOf } from '../basics/schemas.ts';
import * as schemas from './schemas.ts';

export const ledgerOperations = {
  verifyLedger: local({
    summary: 'Verify the whole ledger now and wait for the report',
    audit: null,
    answer: itemOf('report', schemas.ledgerReport, 'The figures of the period.'),
  }),
};
