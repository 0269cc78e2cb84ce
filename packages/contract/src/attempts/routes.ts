import { z } from 'zod';
import { operatorQuery, pageOf } from '../basics/lists.ts';
import { noParameters, noQuery, route } from '../basics/route.ts';
import { idempotencyKey, idParameter } from '../basics/text.ts';
import { failureCode } from '../payments/schemas.ts';
import { attemptRecord } from './schemas.ts';
import { ATTEMPT_STATUSES } from './types.ts';

const operator = { kind: 'operator' } as const;

export const attemptRoutes = {
  listAttempts: route({
    method: 'GET',
    path: '/admin/attempts',
    tag: 'Operator',
    summary: 'List payment attempts, `?status=needs_review` for those that wait for a decision',
    auth: operator,
    parameters: noParameters,
    query: z.strictObject({
      ...operatorQuery.shape,
      status: z.enum(ATTEMPT_STATUSES).optional(),
      payment_id: idParameter.optional(),
    }),
    success: { 200: pageOf('attempts', attemptRecord) },
    errors: [],
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
  resolveAttempt: route({
    method: 'POST',
    path: '/admin/attempts/{attempt_id}/resolve',
    tag: 'Operator',
    summary: 'Settle an attempt whose outcome the operator found out',
    auth: operator,
    audit: {
      action: 'attempt.resolve',
      subject: { type: 'attempt', answer: 'attempt' },
      details: ['outcome', 'failure_code'],
    },
    parameters: z.object({ attempt_id: idParameter }),
    query: noQuery,
    body: z.strictObject({
      outcome: z
        .enum(['succeeded', 'failed', 'returned'])
        .describe('`returned`: the late money of a `paid_late` attempt went back to its payer by other means.'),
      failure_code: failureCode.optional().describe('With `failed`; `provider_error` when absent.'),
      idempotency_key: idempotencyKey.optional(),
    }),
    success: { 200: z.object({ attempt: attemptRecord }) },
    errors: ['ATTEMPT_NOT_FOUND', 'ATTEMPT_NOT_IN_REVIEW'],
  }),
};
