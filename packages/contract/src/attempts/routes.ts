import { operator, route, routesOf } from '../basics/declare.ts';
import { LOOK_UP, MOVE_MONEY, STAFF } from '../people/roles.ts';
import { itemOf, operatorPageQuery, pageOf } from '../basics/schemas.ts';
import * as schemas from './schemas.ts';

/** Payment attempts, read and resolved by the operator. */
export const attemptRoutes = routesOf('Operator', {
  listAttempts: route.get('/admin/attempts', operator(STAFF), {
    summary: 'List payment attempts, newest first, `?status=needs_review` for those that need manual review',
    query: schemas.attemptListQuery,
    answer: pageOf('attempts', schemas.attemptRecord),
  }),
  exportAttempts: route.csv('/admin/attempts.csv', operator(STAFF), {
    summary: 'Export payment attempts as CSV',
    description: 'With `day` and `rail`, to compare with the portal of the provider.',
    query: schemas.attemptExportQuery,
  }),
  getAttemptTotals: route.get('/admin/attempt-totals', operator(STAFF), {
    summary: 'Count and sum payment attempts of a period by payment method',
    client: 'attempts.totals',
    query: schemas.attemptTotalsQuery,
    answer: schemas.attemptTotals,
  }),
  getAttempt: route.get('/admin/attempts/{attempt_id}', operator(STAFF), {
    summary: 'Read a payment attempt',
    answer: itemOf('attempt', schemas.attemptRecord),
    errors: ['ATTEMPT_NOT_FOUND'],
  }),
  lookUpAttempt: route.get('/admin/attempts/{attempt_id}/lookup', operator(LOOK_UP), {
    summary: 'Look up an attempt at the provider; nothing is recorded',
    description:
      'The answer may take 10 seconds. `RAIL_NOT_FOUND` for wallets and for rails that are no longer configured.',
    client: 'attempts.lookUp',
    answer: itemOf('lookup', schemas.attemptLookup, 'What the provider answered.'),
    errors: ['ATTEMPT_NOT_FOUND', 'RAIL_NOT_FOUND'],
  }),
  listUnappliedFunds: route.get('/admin/unapplied-funds', operator(STAFF), {
    summary: 'List the unapplied funds of late payments and lost disputes, newest first, each with its next step',
    client: { name: 'attempts.listUnapplied', params: 'UnappliedFundsListParams' },
    query: operatorPageQuery,
    answer: pageOf('unapplied_funds', schemas.unappliedFunds),
  }),
  resolveAttempt: route.post('/admin/attempts/{attempt_id}/resolve', operator(MOVE_MONEY), {
    summary: 'Resolve an attempt in review with the outcome from the provider',
    description: 'Or record that unapplied funds were returned to the payer.',
    audit: {
      action: 'attempt.resolve',
      subject: { type: 'attempt', answer: 'attempt' },
      details: ['outcome', 'reason', 'failure_code'],
    },
    body: schemas.attemptResolveParams,
    answer: itemOf('attempt', schemas.attemptRecord),
    errors: ['ATTEMPT_NOT_FOUND', 'ATTEMPT_NOT_IN_REVIEW'],
  }),
});
