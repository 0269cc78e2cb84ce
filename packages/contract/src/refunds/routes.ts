import { z } from 'zod';
import { modeQuery, operatorQuery, pageOf, pageQuery } from '../basics/lists.ts';
import { noParameters, noQuery, route } from '../basics/route.ts';
import { idempotencyKey, idParameter } from '../basics/text.ts';
import { failureCode } from '../payments/schemas.ts';
import { refund, refundParams, refundRecord } from './schemas.ts';
import { REFUND_STATUSES } from './types.ts';

const operator = { kind: 'operator' } as const;

const paymentParameters = z.object({ payment_id: idParameter });

export const refundRoutes = {
  createRefund: route({
    method: 'POST',
    path: '/gateway/payments/{payment_id}/refunds',
    tag: 'Refunds',
    summary: 'Refund a payment in full or in part',
    auth: { kind: 'merchant', scope: 'refunds:write' },
    audit: { action: 'refund.create', subject: { type: 'refund', answer: 'refund' }, details: ['amount', 'reason'] },
    parameters: paymentParameters,
    query: modeQuery,
    body: refundParams,
    bodyOptional: true,
    success: { 201: z.object({ refund }) },
    errors: [
      'PAYMENT_NOT_FOUND',
      'PAYMENT_NOT_REFUNDABLE',
      'REFUND_EXCEEDS_REMAINING',
      'INSUFFICIENT_BALANCE',
      'REAUTHENTICATION_REQUIRED',
    ],
  }),
  listRefunds: route({
    method: 'GET',
    path: '/gateway/payments/{payment_id}/refunds',
    tag: 'Refunds',
    summary: 'List the refunds of a payment, newest first',
    auth: { kind: 'merchant', scope: 'payments:read' },
    parameters: paymentParameters,
    query: z.strictObject({ ...pageQuery.shape, ...modeQuery.shape }),
    success: { 200: pageOf('refunds', refund) },
    errors: ['PAYMENT_NOT_FOUND'],
  }),
  getRefund: route({
    method: 'GET',
    path: '/gateway/refunds/{refund_id}',
    tag: 'Refunds',
    summary: 'Read a refund',
    auth: { kind: 'merchant', scope: 'payments:read' },
    parameters: z.object({ refund_id: idParameter }),
    query: modeQuery,
    success: { 200: z.object({ refund }) },
    errors: ['REFUND_NOT_FOUND'],
  }),
  createOperatorRefund: route({
    method: 'POST',
    path: '/admin/payments/{payment_id}/refunds',
    tag: 'Operator',
    summary: 'Refund a payment of any merchant in full or in part',
    auth: operator,
    audit: { action: 'refund.create', subject: { type: 'refund', answer: 'refund' }, details: ['amount', 'reason'] },
    parameters: z.object({ payment_id: idParameter }),
    query: noQuery,
    body: refundParams,
    bodyOptional: true,
    success: { 201: z.object({ refund: refundRecord }) },
    errors: ['PAYMENT_NOT_FOUND', 'PAYMENT_NOT_REFUNDABLE', 'REFUND_EXCEEDS_REMAINING', 'INSUFFICIENT_BALANCE'],
  }),
  listAllRefunds: route({
    method: 'GET',
    path: '/admin/refunds',
    tag: 'Operator',
    summary: 'List refunds of all merchants, `?status=pending` for those whose rail has not answered',
    auth: operator,
    parameters: noParameters,
    query: z.strictObject({
      ...operatorQuery.shape,
      status: z.enum(REFUND_STATUSES).optional(),
      payment_id: idParameter.optional(),
    }),
    success: { 200: pageOf('refunds', refundRecord) },
    errors: [],
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
  resolveRefund: route({
    method: 'POST',
    path: '/admin/refunds/{refund_id}/resolve',
    tag: 'Operator',
    summary: 'Settle a refund whose outcome the operator found out at the rail',
    auth: operator,
    audit: {
      action: 'refund.resolve',
      subject: { type: 'refund', answer: 'refund' },
      details: ['outcome', 'failure_code'],
    },
    parameters: z.object({ refund_id: idParameter }),
    query: noQuery,
    body: z.strictObject({
      outcome: z.enum(['succeeded', 'failed']),
      failure_code: failureCode.optional().describe('With `failed`; `provider_error` when absent.'),
      idempotency_key: idempotencyKey.optional(),
    }),
    success: { 200: z.object({ refund: refundRecord }) },
    errors: ['REFUND_NOT_FOUND', 'REFUND_NOT_PENDING'],
  }),
};
