import { z } from 'zod';
import { attemptRecord } from '../../schemas/attempts.ts';
import { disputeRecord } from '../../schemas/disputes.ts';
import { paymentRecord } from '../../schemas/payments.ts';
import { refundRecord } from '../../schemas/refunds.ts';
import { balance, webhookEndpointWithRecent } from '../../schemas/merchant.ts';
import { linesQuery, settlementLine, settlementRecord } from '../../schemas/settlements.ts';
import { operatorQuery, pageOf } from '../../schemas/lists.ts';
import { idParameter } from '../../schemas/text.ts';
import { timeline } from '../../schemas/timeline.ts';
import { noQuery, route } from '../route.ts';

const operator = { kind: 'operator' } as const;
const merchantParameters = z.object({ merchant_id: idParameter });
const paymentParameters = z.object({ payment_id: idParameter });
const settlementParameters = z.object({ settlement_id: idParameter });

/** What the operator looks at before acting: one thing of any merchant and mode. */
export const adminReadRoutes = {
  getMerchantBalance: route({
    method: 'GET',
    path: '/admin/merchants/{merchant_id}/balance',
    tag: 'Operator',
    summary: 'Read the balance of a merchant, in both modes',
    auth: operator,
    parameters: merchantParameters,
    query: z.strictObject({ mode: operatorQuery.shape.mode }),
    success: { 200: z.object({ balances: z.array(balance) }) },
    errors: ['MERCHANT_NOT_FOUND'],
  }),
  listMerchantEndpoints: route({
    method: 'GET',
    path: '/admin/merchants/{merchant_id}/webhook-endpoints',
    tag: 'Operator',
    summary: 'List the webhook endpoints of a merchant, and how their newest deliveries went',
    auth: operator,
    parameters: merchantParameters,
    query: z.strictObject({ mode: operatorQuery.shape.mode }),
    success: { 200: z.object({ endpoints: z.array(webhookEndpointWithRecent) }) },
    errors: ['MERCHANT_NOT_FOUND'],
  }),
  getAnyPayment: route({
    method: 'GET',
    path: '/admin/payments/{payment_id}',
    tag: 'Operator',
    summary: 'Read a payment of any merchant',
    auth: operator,
    parameters: paymentParameters,
    query: noQuery,
    success: { 200: z.object({ payment: paymentRecord }) },
    errors: ['PAYMENT_NOT_FOUND'],
  }),
  getAnyTimeline: route({
    method: 'GET',
    path: '/admin/payments/{payment_id}/timeline',
    tag: 'Operator',
    summary: 'Read everything that happened to a payment of any merchant, as the merchant reads it',
    auth: operator,
    parameters: paymentParameters,
    query: noQuery,
    success: { 200: z.object({ timeline }) },
    errors: ['PAYMENT_NOT_FOUND'],
  }),
  getAttempt: route({
    method: 'GET',
    path: '/admin/attempts/{attempt_id}',
    tag: 'Operator',
    summary: 'Read a payment attempt',
    auth: operator,
    parameters: z.object({ attempt_id: idParameter }),
    query: noQuery,
    success: { 200: z.object({ attempt: attemptRecord }) },
    errors: ['ATTEMPT_NOT_FOUND'],
  }),
  getAnyRefund: route({
    method: 'GET',
    path: '/admin/refunds/{refund_id}',
    tag: 'Operator',
    summary: 'Read a refund of any merchant',
    auth: operator,
    parameters: z.object({ refund_id: idParameter }),
    query: noQuery,
    success: { 200: z.object({ refund: refundRecord }) },
    errors: ['REFUND_NOT_FOUND'],
  }),
  getAnyDispute: route({
    method: 'GET',
    path: '/admin/disputes/{dispute_id}',
    tag: 'Operator',
    summary: 'Read a dispute of any merchant, with its evidence',
    auth: operator,
    parameters: z.object({ dispute_id: idParameter }),
    query: noQuery,
    success: { 200: z.object({ dispute: disputeRecord }) },
    errors: ['DISPUTE_NOT_FOUND'],
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
};
