import { merchantOrKey, operator, route, routesOf } from '../basics/declare.ts';
import { MOVE_MONEY, READ_BALANCES, READ_MONEY } from '../people/roles.ts';
import { itemOf, modePageQuery, modeQuery, pageOf, pageQuery } from '../basics/schemas.ts';
import * as schemas from './schemas.ts';

/** Settlements, read by merchants and resolved by the operator. */
export const settlementRoutes = routesOf('Settlements', {
  listSettlements: route.get('/gateway/settlements', merchantOrKey('balance:read', READ_MONEY), {
    part: 'marketplace',
    summary: 'List settlements, newest first',
    query: schemas.settlementListQuery,
    answer: pageOf('settlements', schemas.settlement),
  }),
  exportSettlements: route.csv('/gateway/settlements.csv', merchantOrKey('balance:read', READ_MONEY), {
    part: 'marketplace',
    summary: 'Export settlements as CSV, newest first',
    query: schemas.settlementExportQuery,
  }),
  getSettlement: route.get('/gateway/settlements/{settlement_id}', merchantOrKey('balance:read', READ_MONEY), {
    part: 'marketplace',
    summary: 'Read a settlement',
    query: modeQuery,
    answer: itemOf('settlement', schemas.settlementWithDestination),
    errors: ['SETTLEMENT_NOT_FOUND'],
  }),
  listSettlementLines: route.get(
    '/gateway/settlements/{settlement_id}/lines',
    merchantOrKey('balance:read', READ_MONEY),
    {
      part: 'marketplace',
      summary: 'List the lines of a settlement in ledger order',
      description: 'Their `net_amount` add up to the `amount` of the settlement.',
      client: 'settlements.lines',
      query: modePageQuery,
      answer: pageOf('lines', schemas.settlementLine),
      errors: ['SETTLEMENT_NOT_FOUND'],
    },
  ),
  exportSettlementLines: route.csv(
    '/gateway/settlements/{settlement_id}/lines.csv',
    merchantOrKey('balance:read', READ_MONEY),
    {
      part: 'marketplace',
      summary: 'Export all lines of a settlement as CSV',
      client: 'settlements.linesCsv',
      query: modeQuery,
      errors: ['SETTLEMENT_NOT_FOUND'],
    },
  ),
  createSettlement: route.post('/admin/merchants/{merchant_id}/settlements', operator(MOVE_MONEY), {
    part: 'marketplace',
    summary: 'Close the available balance of a merchant into a settlement now',
    audit: {
      action: 'settlement.create',
      subject: { type: 'settlement', answer: 'settlement' },
      details: ['livemode', 'currency'],
    },
    body: schemas.settlementCreateParams,
    answer: itemOf('settlement', schemas.settlementRecord),
    status: 201,
    errors: ['MERCHANT_NOT_FOUND', 'NOTHING_TO_SETTLE'],
  }),
  listAllSettlements: route.get('/admin/settlements', operator(READ_BALANCES), {
    part: 'marketplace',
    summary: 'List settlements of all merchants, newest first, `?status=pending` for those to pay out',
    query: schemas.operatorSettlementListQuery,
    answer: pageOf('settlements', schemas.settlementRecord),
  }),
  exportAllSettlements: route.csv('/admin/settlements.csv', operator(READ_BALANCES), {
    part: 'marketplace',
    summary: 'Export settlements of all merchants as CSV, newest first',
    query: schemas.operatorSettlementExportQuery,
  }),
  getAnySettlement: route.get('/admin/settlements/{settlement_id}', operator(READ_BALANCES), {
    part: 'marketplace',
    summary: 'Read a settlement of any merchant',
    answer: itemOf('settlement', schemas.settlementRecord),
    errors: ['SETTLEMENT_NOT_FOUND'],
  }),
  listAnySettlementLines: route.get('/admin/settlements/{settlement_id}/lines', operator(READ_BALANCES), {
    part: 'marketplace',
    summary: 'List the lines of a settlement of any merchant in ledger order',
    client: 'settlements.lines',
    query: pageQuery,
    answer: pageOf('lines', schemas.settlementLine),
    errors: ['SETTLEMENT_NOT_FOUND'],
  }),
  exportAnySettlementLines: route.csv('/admin/settlements/{settlement_id}/lines.csv', operator(READ_BALANCES), {
    part: 'marketplace',
    summary: 'Export all lines of a settlement of any merchant as CSV',
    client: 'settlements.linesCsv',
    errors: ['SETTLEMENT_NOT_FOUND'],
  }),
  resolveSettlement: route.post('/admin/settlements/{settlement_id}/resolve', operator(MOVE_MONEY), {
    part: 'marketplace',
    summary: 'Resolve a settlement: paid out, or payout failed',
    audit: {
      action: 'settlement.resolve',
      subject: { type: 'settlement', answer: 'settlement' },
      details: ['outcome', 'reference', 'payout_account_id', 'failure_reason'],
    },
    body: schemas.settlementResolveParams,
    answer: itemOf('settlement', schemas.settlementRecord),
    errors: ['SETTLEMENT_NOT_FOUND', 'SETTLEMENT_CLOSED', 'PAYOUT_ON_HOLD', 'PAYOUT_ACCOUNT_CHANGED'],
  }),
});
