import { z } from 'zod';
import { REFUND_STATUSES } from '../../names/statuses.ts';
import { operatorQuery, pageOf } from '../../schemas/lists.ts';
import { failureCode } from '../../schemas/payments.ts';
import { refundParams, refundRecord } from '../../schemas/refunds.ts';
import { idempotencyKey, idParameter } from '../../schemas/text.ts';
import { noParameters, noQuery, route } from '../route.ts';

const operator = { kind: 'operator' } as const;

/** Refunds as the operator makes and watches them. */
export const adminRefundRoutes = {
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
