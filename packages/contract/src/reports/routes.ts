import { merchantToken, operator, route, routesOf } from '../basics/declare.ts';
import { READ_MONEY, STAFF } from '../people/roles.ts';
import { itemOf } from '../basics/schemas.ts';
import * as schemas from './schemas.ts';

/** Figures by day. */
export const reportRoutes = routesOf('Merchant', {
  getReport: route.get('/merchant/reports/payments', merchantToken(READ_MONEY), {
    summary: 'Read payments, failures and payouts by day, with the previous period',
    query: schemas.reportQuery,
    answer: itemOf('report', schemas.report, 'The figures of the period.'),
  }),
  exportReport: route.csv('/merchant/reports/payments.csv', merchantToken(READ_MONEY), {
    summary: 'Export the days of the report as CSV',
    client: 'reports.daysCsv',
    query: schemas.reportQuery,
  }),
  getOperatorReport: route.get('/admin/reports/payments', operator(STAFF), {
    summary: 'Read the reports of all merchants, or of one',
    client: 'reports.retrieve',
    query: schemas.operatorReportQuery,
    answer: itemOf('report', schemas.report, 'The figures of the period.'),
    errors: ['MERCHANT_NOT_FOUND'],
  }),
  exportOperatorReport: route.csv('/admin/reports/payments.csv', operator(STAFF), {
    summary: 'Export the days of the report of all merchants, or of one, as CSV',
    client: 'reports.daysCsv',
    query: schemas.operatorReportQuery,
    errors: ['MERCHANT_NOT_FOUND'],
  }),
});
