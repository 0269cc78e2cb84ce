import { z } from 'zod';
import { itemOf, pageOf, periodPageQuery } from '../basics/lists.ts';
import type { Get, Operator, Post } from '../basics/route-types.ts';
import { noParameters, noQuery, operator, type RouteTable } from '../basics/route.ts';
import { idParameter } from '../basics/text.ts';
import type { ItemOf, NoQuery, PageOf } from '../basics/types.ts';
import {
  createdPayoutExport,
  duePayout,
  duePayoutListQuery,
  dueTotals,
  dueTotalsQuery,
  payoutExport,
  payoutExportCreateParams,
  payoutExportPaidParams,
} from './schemas.ts';
import type {
  CreatedPayoutExport,
  DuePayout,
  DuePayoutListQuery,
  DueTotals,
  DueTotalsQuery,
  PayoutExport,
  PayoutExportCreateParams,
  PayoutExportListQuery,
  PayoutExportPaidParams,
} from './types.ts';

/** Payouts that are due, their bank files, and what the bank has paid. */
export interface PayoutExportRoutes {
  readonly listDuePayouts: Get<'/admin/due-payouts', Operator, DuePayoutListQuery, PageOf<'due_payouts', DuePayout>>;
  readonly getDueTotals: Get<'/admin/due-payouts/totals', Operator, DueTotalsQuery, DueTotals>;
  readonly createPayoutExport: Post<
    '/admin/payout-exports',
    Operator,
    NoQuery,
    PayoutExportCreateParams,
    CreatedPayoutExport
  >;
  readonly listPayoutExports: Get<
    '/admin/payout-exports',
    Operator,
    PayoutExportListQuery,
    PageOf<'payout_exports', PayoutExport>
  >;
  readonly getPayoutExport: Get<
    '/admin/payout-exports/{payout_export_id}',
    Operator,
    NoQuery,
    ItemOf<'payout_export', PayoutExport>
  >;
  readonly downloadPayoutExport: Get<'/admin/payout-exports/{payout_export_id}/file', Operator, NoQuery, string>;
  readonly payPayoutExport: Post<
    '/admin/payout-exports/{payout_export_id}/paid',
    Operator,
    NoQuery,
    PayoutExportPaidParams,
    ItemOf<'payout_export', PayoutExport>
  >;
}

const exportParameters = z.object({ payout_export_id: idParameter });

export const payoutExportRoutes: RouteTable<PayoutExportRoutes> = {
  listDuePayouts: {
    method: 'GET',
    path: '/admin/due-payouts',
    tag: 'Operator',
    summary: 'List the pending settlements that are in no bank file yet, newest first',
    auth: operator,
    parameters: noParameters,
    query: duePayoutListQuery,
    success: { 200: pageOf('due_payouts', duePayout) },
    errors: [],
  },
  getDueTotals: {
    method: 'GET',
    path: '/admin/due-payouts/totals',
    tag: 'Operator',
    summary: 'Count and sum of due payouts, by mode, currency and whether they can be exported',
    auth: operator,
    parameters: noParameters,
    query: dueTotalsQuery,
    success: { 200: dueTotals },
    errors: [],
  },
  createPayoutExport: {
    method: 'POST',
    path: '/admin/payout-exports',
    tag: 'Operator',
    summary: 'Export selected payouts as a bank file; those that cannot be paid now are excluded, with the reason',
    auth: operator,
    audit: {
      action: 'payout_export.create',
      subject: { type: 'payout_export', answer: 'payout_export' },
      details: ['livemode', 'currency', 'format', 'settlement_ids'],
    },
    parameters: noParameters,
    query: noQuery,
    body: payoutExportCreateParams,
    success: { 201: createdPayoutExport },
    errors: ['NOTHING_TO_EXPORT'],
  },
  listPayoutExports: {
    method: 'GET',
    path: '/admin/payout-exports',
    tag: 'Operator',
    summary: 'List bank files, newest first',
    auth: operator,
    parameters: noParameters,
    query: periodPageQuery,
    success: { 200: pageOf('payout_exports', payoutExport) },
    errors: [],
  },
  getPayoutExport: {
    method: 'GET',
    path: '/admin/payout-exports/{payout_export_id}',
    tag: 'Operator',
    summary: 'Retrieve a bank file with its total and the status of its payouts',
    auth: operator,
    parameters: exportParameters,
    query: noQuery,
    success: { 200: itemOf('payout_export', payoutExport) },
    errors: ['PAYOUT_EXPORT_NOT_FOUND'],
  },
  downloadPayoutExport: {
    method: 'GET',
    path: '/admin/payout-exports/{payout_export_id}/file',
    tag: 'Operator',
    summary: 'Download a bank file; the same bytes each time',
    auth: operator,
    parameters: exportParameters,
    query: noQuery,
    success: { 200: z.string() },
    files: ['text/csv', 'application/xml'],
    errors: ['PAYOUT_EXPORT_NOT_FOUND'],
  },
  payPayoutExport: {
    method: 'POST',
    path: '/admin/payout-exports/{payout_export_id}/paid',
    tag: 'Operator',
    summary: 'Record that the bank has paid the payouts of a file that are still pending',
    auth: operator,
    audit: {
      action: 'payout_export.pay',
      subject: { type: 'payout_export', parameter: 'payout_export_id' },
      details: ['reference'],
    },
    parameters: exportParameters,
    query: noQuery,
    body: payoutExportPaidParams,
    success: { 200: itemOf('payout_export', payoutExport) },
    errors: ['PAYOUT_EXPORT_NOT_FOUND', 'SETTLEMENT_CLOSED'],
  },
};
