import { operator, route, routesOf } from '../basics/declare.ts';
import { itemOf, pageOf, periodPageQuery } from '../basics/schemas.ts';
import { ledgerCheck } from './schemas.ts';

/** Ledger checks, started by the operator. */
export const ledgerRoutes = routesOf('Operator', {
  createLedgerCheck: route.post('/admin/ledger-checks', operator, {
    summary: 'Start a ledger check in the background',
    description: 'Read the check for its result.',
    audit: { action: 'ledger_check.create', subject: { type: 'ledger_check', answer: 'ledger_check' } },
    answer: itemOf('ledger_check', ledgerCheck, 'The check of the ledger.'),
    status: 202,
    errors: ['LEDGER_CHECK_RUNNING'],
  }),
  listLedgerChecks: route.get('/admin/ledger-checks', operator, {
    summary: 'List ledger checks, newest first',
    query: periodPageQuery,
    answer: pageOf('ledger_checks', ledgerCheck),
  }),
  getLedgerCheck: route.get('/admin/ledger-checks/{ledger_check_id}', operator, {
    summary: 'Read a ledger check',
    answer: itemOf('ledger_check', ledgerCheck, 'The check of the ledger.'),
    errors: ['LEDGER_CHECK_NOT_FOUND'],
  }),
});
