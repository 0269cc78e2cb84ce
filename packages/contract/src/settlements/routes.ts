import { z } from 'zod';
import { modeQuery, operatorQuery, pageOf, pageQuery } from '../basics/lists.ts';
import { noParameters, noQuery, route } from '../basics/route.ts';
import { idParameter } from '../basics/text.ts';
import {
  currencyFilter,
  linesQuery,
  settlement,
  settlementLine,
  settlementRecord,
  settlementResolveParams,
  settleParams,
} from './schemas.ts';
import { SETTLEMENT_STATUSES } from './types.ts';

const operator = { kind: 'operator' } as const;

const settlementParameters = z.object({ settlement_id: idParameter });

const status = z.enum(SETTLEMENT_STATUSES).optional();

const balanceRead = { kind: 'merchant', scope: 'balance:read' } as const;

export const settlementRoutes = {
  listSettlements: route({
    method: 'GET',
    path: '/gateway/settlements',
    tag: 'Settlements',
    summary: 'List settlements, newest first',
    auth: balanceRead,
    parameters: noParameters,
    query: z.strictObject({ ...pageQuery.shape, ...modeQuery.shape, status, currency: currencyFilter.optional() }),
    success: { 200: pageOf('settlements', settlement) },
    errors: [],
  }),
  getSettlement: route({
    method: 'GET',
    path: '/gateway/settlements/{settlement_id}',
    tag: 'Settlements',
    summary: 'Read a settlement',
    auth: balanceRead,
    parameters: settlementParameters,
    query: modeQuery,
    success: { 200: z.object({ settlement }) },
    errors: ['SETTLEMENT_NOT_FOUND'],
  }),
  listSettlementLines: route({
    method: 'GET',
    path: '/gateway/settlements/{settlement_id}/lines',
    tag: 'Settlements',
    summary: 'List the lines of a settlement in the order of the ledger; as CSV all of them at once',
    auth: balanceRead,
    parameters: settlementParameters,
    query: z.strictObject({ ...linesQuery.shape, ...modeQuery.shape }),
    success: { 200: pageOf('lines', settlementLine) },
    csv: true,
    errors: ['SETTLEMENT_NOT_FOUND'],
  }),
  createSettlement: route({
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
    body: settleParams,
    success: { 201: z.object({ settlement: settlementRecord }) },
    errors: ['MERCHANT_NOT_FOUND', 'NOTHING_TO_SETTLE'],
  }),
  listAllSettlements: route({
    method: 'GET',
    path: '/admin/settlements',
    tag: 'Operator',
    summary: 'List settlements of all merchants, `?status=pending` for those to pay out',
    auth: operator,
    parameters: noParameters,
    query: z.strictObject({ ...operatorQuery.shape, status }),
    success: { 200: pageOf('settlements', settlementRecord) },
    errors: [],
  }),
  getAnySettlement: route({
    method: 'GET',
    path: '/admin/settlements/{settlement_id}',
    tag: 'Operator',
    summary: 'Read a settlement of any merchant',
    auth: operator,
    parameters: settlementParameters,
    query: noQuery,
    success: { 200: z.object({ settlement: settlementRecord }) },
    errors: ['SETTLEMENT_NOT_FOUND'],
  }),
  listAnySettlementLines: route({
    method: 'GET',
    path: '/admin/settlements/{settlement_id}/lines',
    tag: 'Operator',
    summary: 'List the lines of a settlement of any merchant; as CSV all of them at once',
    auth: operator,
    parameters: settlementParameters,
    query: linesQuery,
    success: { 200: pageOf('lines', settlementLine) },
    csv: true,
    errors: ['SETTLEMENT_NOT_FOUND'],
  }),
  resolveSettlement: route({
    method: 'POST',
    path: '/admin/settlements/{settlement_id}/resolve',
    tag: 'Operator',
    summary: 'Say that a settlement was paid out, or that its payout failed',
    auth: operator,
    audit: {
      action: 'settlement.resolve',
      subject: { type: 'settlement', answer: 'settlement' },
      details: ['outcome', 'reference', 'failure_reason'],
    },
    parameters: settlementParameters,
    query: noQuery,
    body: settlementResolveParams,
    success: { 200: z.object({ settlement: settlementRecord }) },
    errors: ['SETTLEMENT_NOT_FOUND', 'SETTLEMENT_CLOSED'],
  }),
};
