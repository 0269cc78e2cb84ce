import { z } from 'zod';
import { operator, route, routesOf } from '../basics/declare.ts';
import { CHECK, MOVE_MONEY } from '../people/roles.ts';
import { itemOf, pageOf, periodPageQuery } from '../basics/schemas.ts';
import * as schemas from './schemas.ts';

/** Payouts that are due, their bank files, and what the bank has paid. */
export const payoutExportRoutes = routesOf('Operator', {
  listDuePayouts: route.get('/admin/due-payouts', operator(CHECK), {
    part: 'marketplace',
    summary: 'List the pending settlements that are in no bank file yet, newest first',
    client: 'payoutExports.listDue',
    query: schemas.duePayoutListQuery,
    answer: pageOf('due_payouts', schemas.duePayout),
  }),
  getDueTotals: route.get('/admin/due-payouts/totals', operator(CHECK), {
    part: 'marketplace',
    summary: 'Count and sum of due payouts, by mode, currency and whether they can be exported',
    client: 'payoutExports.dueTotals',
    query: schemas.dueTotalsQuery,
    answer: schemas.dueTotals,
  }),
  createPayoutExport: route.post('/admin/payout-exports', operator(MOVE_MONEY), {
    part: 'marketplace',
    summary: 'Export selected payouts as a bank file; those that cannot be paid now are excluded, with the reason',
    audit: {
      action: 'payout_export.create',
      subject: { type: 'payout_export', answer: 'payout_export' },
      details: ['livemode', 'currency', 'format', 'settlement_ids'],
    },
    body: schemas.payoutExportCreateParams,
    answer: schemas.createdPayoutExport,
    status: 201,
    errors: ['NOTHING_TO_EXPORT'],
  }),
  listPayoutExports: route.get('/admin/payout-exports', operator(CHECK), {
    part: 'marketplace',
    summary: 'List bank files, newest first',
    client: { name: 'payoutExports.list', params: 'PayoutExportListParams' },
    query: periodPageQuery,
    answer: pageOf('payout_exports', schemas.payoutExport),
  }),
  getPayoutExport: route.get('/admin/payout-exports/{payout_export_id}', operator(CHECK), {
    part: 'marketplace',
    summary: 'Retrieve a bank file with its total and the status of its payouts',
    answer: itemOf('payout_export', schemas.payoutExport, 'The bank file.'),
    errors: ['PAYOUT_EXPORT_NOT_FOUND'],
  }),
  downloadPayoutExport: route.get('/admin/payout-exports/{payout_export_id}/file', operator(CHECK), {
    part: 'marketplace',
    summary: 'Download a bank file; the same bytes each time',
    description: 'CSV or ISO 20022 XML.',
    client: 'payoutExports.file',
    files: ['text/csv', 'application/xml'],
    answer: z.string(),
    errors: ['PAYOUT_EXPORT_NOT_FOUND'],
  }),
  payPayoutExport: route.post('/admin/payout-exports/{payout_export_id}/paid', operator(MOVE_MONEY), {
    part: 'marketplace',
    summary: 'Record that the bank has paid the payouts of a file that are still pending',
    audit: {
      action: 'payout_export.pay',
      subject: { type: 'payout_export', parameter: 'payout_export_id' },
      details: ['reference'],
    },
    body: schemas.payoutExportPaidParams,
    answer: itemOf('payout_export', schemas.payoutExport, 'The bank file.'),
    errors: ['PAYOUT_EXPORT_NOT_FOUND', 'SETTLEMENT_CLOSED'],
  }),
});
