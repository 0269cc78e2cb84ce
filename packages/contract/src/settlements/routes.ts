import { z } from 'zod';
import { itemOf, modePageQuery, modeQuery, pageOf, pageQuery } from '../basics/lists.ts';
import type { Get, MerchantOrKey, Operator, Post } from '../basics/route-types.ts';
import { CSV, csv, noParameters, noQuery, operator, type RouteTable } from '../basics/route.ts';
import { idParameter } from '../basics/text.ts';
import type { ItemOf, ModePageQuery, ModeQuery, NoQuery, PageOf, PageQuery } from '../basics/types.ts';
import {
  operatorSettlementExportQuery,
  operatorSettlementListQuery,
  settlement,
  settlementCreateParams,
  settlementExportQuery,
  settlementLine,
  settlementListQuery,
  settlementRecord,
  settlementResolveParams,
  settlementWithDestination,
} from './schemas.ts';
import type {
  OperatorSettlementExportQuery,
  OperatorSettlementListQuery,
  Settlement,
  SettlementCreateParams,
  SettlementExportQuery,
  SettlementLine,
  SettlementListQuery,
  SettlementRecord,
  SettlementResolveParams,
  SettlementWithDestination,
} from './types.ts';

/** Settlements, read by merchants and resolved by the operator. */
export interface SettlementRoutes {
  readonly listSettlements: Get<
    '/gateway/settlements',
    MerchantOrKey,
    SettlementListQuery,
    PageOf<'settlements', Settlement>
  >;
  readonly exportSettlements: Get<'/gateway/settlements.csv', MerchantOrKey, SettlementExportQuery, string>;
  readonly getSettlement: Get<
    '/gateway/settlements/{settlement_id}',
    MerchantOrKey,
    ModeQuery,
    ItemOf<'settlement', SettlementWithDestination>
  >;
  readonly listSettlementLines: Get<
    '/gateway/settlements/{settlement_id}/lines',
    MerchantOrKey,
    ModePageQuery,
    PageOf<'lines', SettlementLine>
  >;
  readonly exportSettlementLines: Get<
    '/gateway/settlements/{settlement_id}/lines.csv',
    MerchantOrKey,
    ModeQuery,
    string
  >;
  readonly createSettlement: Post<
    '/admin/merchants/{merchant_id}/settlements',
    Operator,
    NoQuery,
    SettlementCreateParams,
    ItemOf<'settlement', SettlementRecord>
  >;
  readonly listAllSettlements: Get<
    '/admin/settlements',
    Operator,
    OperatorSettlementListQuery,
    PageOf<'settlements', SettlementRecord>
  >;
  readonly exportAllSettlements: Get<'/admin/settlements.csv', Operator, OperatorSettlementExportQuery, string>;
  readonly getAnySettlement: Get<
    '/admin/settlements/{settlement_id}',
    Operator,
    NoQuery,
    ItemOf<'settlement', SettlementRecord>
  >;
  readonly listAnySettlementLines: Get<
    '/admin/settlements/{settlement_id}/lines',
    Operator,
    PageQuery,
    PageOf<'lines', SettlementLine>
  >;
  readonly exportAnySettlementLines: Get<'/admin/settlements/{settlement_id}/lines.csv', Operator, NoQuery, string>;
  readonly resolveSettlement: Post<
    '/admin/settlements/{settlement_id}/resolve',
    Operator,
    NoQuery,
    SettlementResolveParams,
    ItemOf<'settlement', SettlementRecord>
  >;
}

const settlementParameters = z.object({ settlement_id: idParameter });
const balanceRead: MerchantOrKey = { kind: 'merchant', scope: 'balance:read' };

export const settlementRoutes: RouteTable<SettlementRoutes> = {
  listSettlements: {
    method: 'GET',
    path: '/gateway/settlements',
    tag: 'Settlements',
    summary: 'List settlements, newest first',
    auth: balanceRead,
    parameters: noParameters,
    query: settlementListQuery,
    success: { 200: pageOf('settlements', settlement) },
    errors: [],
  },
  exportSettlements: {
    method: 'GET',
    path: '/gateway/settlements.csv',
    tag: 'Settlements',
    summary: 'Export settlements as CSV, newest first',
    auth: balanceRead,
    parameters: noParameters,
    query: settlementExportQuery,
    success: { 200: csv },
    files: CSV,
    errors: [],
  },
  getSettlement: {
    method: 'GET',
    path: '/gateway/settlements/{settlement_id}',
    tag: 'Settlements',
    summary: 'Read a settlement',
    auth: balanceRead,
    parameters: settlementParameters,
    query: modeQuery,
    success: { 200: itemOf('settlement', settlementWithDestination) },
    errors: ['SETTLEMENT_NOT_FOUND'],
  },
  listSettlementLines: {
    method: 'GET',
    path: '/gateway/settlements/{settlement_id}/lines',
    tag: 'Settlements',
    summary: 'List the lines of a settlement in ledger order',
    auth: balanceRead,
    parameters: settlementParameters,
    query: modePageQuery,
    success: { 200: pageOf('lines', settlementLine) },
    errors: ['SETTLEMENT_NOT_FOUND'],
  },
  exportSettlementLines: {
    method: 'GET',
    path: '/gateway/settlements/{settlement_id}/lines.csv',
    tag: 'Settlements',
    summary: 'Export all lines of a settlement as CSV',
    auth: balanceRead,
    parameters: settlementParameters,
    query: modeQuery,
    success: { 200: csv },
    files: CSV,
    errors: ['SETTLEMENT_NOT_FOUND'],
  },
  createSettlement: {
    method: 'POST',
    path: '/admin/merchants/{merchant_id}/settlements',
    tag: 'Operator',
    summary: 'Close the available balance of a merchant into a settlement now',
    auth: operator,
    audit: {
      action: 'settlement.create',
      subject: { type: 'settlement', answer: 'settlement' },
      details: ['livemode', 'currency'],
    },
    parameters: z.object({ merchant_id: idParameter }),
    query: noQuery,
    body: settlementCreateParams,
    success: { 201: itemOf('settlement', settlementRecord) },
    errors: ['MERCHANT_NOT_FOUND', 'NOTHING_TO_SETTLE'],
  },
  listAllSettlements: {
    method: 'GET',
    path: '/admin/settlements',
    tag: 'Operator',
    summary: 'List settlements of all merchants, `?status=pending` for those to pay out',
    auth: operator,
    parameters: noParameters,
    query: operatorSettlementListQuery,
    success: { 200: pageOf('settlements', settlementRecord) },
    errors: [],
  },
  exportAllSettlements: {
    method: 'GET',
    path: '/admin/settlements.csv',
    tag: 'Operator',
    summary: 'Export settlements of all merchants as CSV',
    auth: operator,
    parameters: noParameters,
    query: operatorSettlementExportQuery,
    success: { 200: csv },
    files: CSV,
    errors: [],
  },
  getAnySettlement: {
    method: 'GET',
    path: '/admin/settlements/{settlement_id}',
    tag: 'Operator',
    summary: 'Read a settlement of any merchant',
    auth: operator,
    parameters: settlementParameters,
    query: noQuery,
    success: { 200: itemOf('settlement', settlementRecord) },
    errors: ['SETTLEMENT_NOT_FOUND'],
  },
  listAnySettlementLines: {
    method: 'GET',
    path: '/admin/settlements/{settlement_id}/lines',
    tag: 'Operator',
    summary: 'List the lines of a settlement of any merchant',
    auth: operator,
    parameters: settlementParameters,
    query: pageQuery,
    success: { 200: pageOf('lines', settlementLine) },
    errors: ['SETTLEMENT_NOT_FOUND'],
  },
  exportAnySettlementLines: {
    method: 'GET',
    path: '/admin/settlements/{settlement_id}/lines.csv',
    tag: 'Operator',
    summary: 'Export all lines of a settlement of any merchant as CSV',
    auth: operator,
    parameters: settlementParameters,
    query: noQuery,
    success: { 200: csv },
    files: CSV,
    errors: ['SETTLEMENT_NOT_FOUND'],
  },
  resolveSettlement: {
    method: 'POST',
    path: '/admin/settlements/{settlement_id}/resolve',
    tag: 'Operator',
    summary: 'Resolve a settlement: paid out, or payout failed',
    auth: operator,
    audit: {
      action: 'settlement.resolve',
      subject: { type: 'settlement', answer: 'settlement' },
      details: ['outcome', 'reference', 'payout_account_id', 'failure_reason'],
    },
    parameters: settlementParameters,
    query: noQuery,
    body: settlementResolveParams,
    success: { 200: itemOf('settlement', settlementRecord) },
    errors: ['SETTLEMENT_NOT_FOUND', 'SETTLEMENT_CLOSED', 'PAYOUT_ON_HOLD', 'PAYOUT_ACCOUNT_CHANGED'],
  },
};
