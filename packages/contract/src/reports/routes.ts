import { itemOf } from '../basics/lists.ts';
import type { Get, MerchantToken, Operator } from '../basics/route-types.ts';
import { CSV, csv, noParameters, operator, type RouteTable } from '../basics/route.ts';
import type { ItemOf } from '../basics/types.ts';
import { operatorReportQuery, report, reportQuery } from './schemas.ts';
import type { OperatorReportQuery, Report, ReportQuery } from './types.ts';

/** Figures by day. */
export interface ReportRoutes {
  readonly getReport: Get<'/merchant/reports/payments', MerchantToken, ReportQuery, ItemOf<'report', Report>>;
  readonly exportReport: Get<'/merchant/reports/payments.csv', MerchantToken, ReportQuery, string>;
  readonly getOperatorReport: Get<'/admin/reports/payments', Operator, OperatorReportQuery, ItemOf<'report', Report>>;
  readonly exportOperatorReport: Get<'/admin/reports/payments.csv', Operator, OperatorReportQuery, string>;
}

export const reportRoutes: RouteTable<ReportRoutes> = {
  getReport: {
    method: 'GET',
    path: '/merchant/reports/payments',
    tag: 'Merchant',
    summary: 'Read payments, failures and payouts by day, with the previous period',
    auth: { kind: 'merchant' },
    parameters: noParameters,
    query: reportQuery,
    success: { 200: itemOf('report', report) },
    errors: [],
  },
  exportReport: {
    method: 'GET',
    path: '/merchant/reports/payments.csv',
    tag: 'Merchant',
    summary: 'Export the days of the report as CSV',
    auth: { kind: 'merchant' },
    parameters: noParameters,
    query: reportQuery,
    success: { 200: csv },
    files: CSV,
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
    errors: ['MERCHANT_NOT_FOUND'],
  },
  exportOperatorReport: {
    method: 'GET',
    path: '/admin/reports/payments.csv',
    tag: 'Operator',
    summary: 'Export the days of the report of all merchants, or of one, as CSV',
    auth: operator,
    parameters: noParameters,
    query: operatorReportQuery,
    success: { 200: csv },
    files: CSV,
    errors: ['MERCHANT_NOT_FOUND'],
  },
};
