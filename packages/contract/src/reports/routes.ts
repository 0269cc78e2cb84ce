import { itemOf } from '../basics/lists.ts';
import type { Get, MerchantToken, Operator } from '../basics/route-types.ts';
import { noParameters, operator, type RouteTable } from '../basics/route.ts';
import type { ItemOf } from '../basics/types.ts';
import { operatorReportQuery, report, reportQuery } from './schemas.ts';
import type { OperatorReportQuery, Report, ReportQuery } from './types.ts';

/** Figures by day. */
export interface ReportRoutes {
  readonly getReport: Get<'/merchant/reports/payments', MerchantToken, ReportQuery, ItemOf<'report', Report>>;
  readonly getOperatorReport: Get<'/admin/reports/payments', Operator, OperatorReportQuery, ItemOf<'report', Report>>;
}

export const reportRoutes: RouteTable<ReportRoutes> = {
  getReport: {
    method: 'GET',
    path: '/merchant/reports/payments',
    tag: 'Merchant',
    summary: 'Read payments, failures and payouts by day, with the previous period; CSV contains the days',
    auth: { kind: 'merchant' },
    parameters: noParameters,
    query: reportQuery,
    success: { 200: itemOf('report', report) },
    csv: true,
    errors: [],
  },
  getOperatorReport: {
    method: 'GET',
    path: '/admin/reports/payments',
    tag: 'Operator',
    summary: 'Read the reports of all merchants, or of one',
    auth: operator,
    parameters: noParameters,
    query: operatorReportQuery,
    success: { 200: itemOf('report', report) },
    csv: true,
    errors: ['MERCHANT_NOT_FOUND'],
  },
};
