import { z } from 'zod';
import { ATTEMPT_STATUSES, KYC_STATUSES } from '../names/statuses.ts';
import { kycDecisionParams, merchantRecord, registerParams, suspendParams } from '../schemas/accounts.ts';
import { operatorQuery, pageOf, pageQuery } from '../schemas/lists.ts';
import { attemptRecord } from '../schemas/attempts.ts';
import { merchantTermsParams } from '../schemas/merchant-terms.ts';
import { failureCode } from '../schemas/payments.ts';
import { idempotencyKey, idParameter } from '../schemas/text.ts';
import { noParameters, noQuery, route } from './route.ts';

const operator = { kind: 'operator' } as const;
const merchantParameters = z.object({ merchant_id: idParameter });

/** What the operator of the gateway does, with an operator key or logged in. */
export const adminRoutes = {
  createMerchant: route({
    method: 'POST',
    path: '/admin/merchants',
    tag: 'Operator',
    summary: 'Create a merchant account',
    auth: operator,
    audit: { action: 'merchant.create', subject: { type: 'merchant', answer: 'merchant' }, details: ['name'] },
    parameters: noParameters,
    query: noQuery,
    body: registerParams,
    success: { 201: z.object({ merchant: merchantRecord }) },
    errors: ['EMAIL_TAKEN'],
  }),
  listMerchants: route({
    method: 'GET',
    path: '/admin/merchants',
    tag: 'Operator',
    summary: 'List merchants, newest first',
    auth: operator,
    parameters: noParameters,
    query: z.strictObject({ ...pageQuery.shape, kyc_status: z.enum(KYC_STATUSES).optional() }),
    success: { 200: pageOf('merchants', merchantRecord) },
    errors: [],
  }),
  getMerchant: route({
    method: 'GET',
    path: '/admin/merchants/{merchant_id}',
    tag: 'Operator',
    summary: 'Read a merchant',
    auth: operator,
    parameters: merchantParameters,
    query: noQuery,
    success: { 200: z.object({ merchant: merchantRecord }) },
    errors: ['MERCHANT_NOT_FOUND'],
  }),
  updateMerchant: route({
    method: 'PATCH',
    path: '/admin/merchants/{merchant_id}',
    tag: 'Operator',
    summary: 'Set what a merchant is charged and when it is paid out',
    auth: operator,
    audit: {
      action: 'merchant.update_terms',
      subject: { type: 'merchant', parameter: 'merchant_id' },
      details: ['fees', 'settlement'],
    },
    parameters: merchantParameters,
    query: noQuery,
    body: merchantTermsParams,
    success: { 200: z.object({ merchant: merchantRecord }) },
    errors: ['MERCHANT_NOT_FOUND'],
  }),
  decideKyc: route({
    method: 'POST',
    path: '/admin/merchants/{merchant_id}/kyc',
    tag: 'Operator',
    summary: 'Approve or reject a KYC submission, or ask for more',
    auth: operator,
    audit: {
      action: 'merchant.decide_kyc',
      subject: { type: 'merchant', parameter: 'merchant_id' },
      details: ['decision', 'note'],
    },
    parameters: merchantParameters,
    query: noQuery,
    body: kycDecisionParams,
    success: { 200: z.object({ merchant: merchantRecord }) },
    errors: ['MERCHANT_NOT_FOUND', 'KYC_NOT_PENDING'],
  }),
  suspendMerchant: route({
    method: 'POST',
    path: '/admin/merchants/{merchant_id}/suspend',
    tag: 'Operator',
    summary: 'Freeze new live payments of a merchant',
    auth: operator,
    audit: { action: 'merchant.suspend', subject: { type: 'merchant', parameter: 'merchant_id' }, details: ['reason'] },
    parameters: merchantParameters,
    query: noQuery,
    body: suspendParams,
    bodyOptional: true,
    success: { 200: z.object({ merchant: merchantRecord }) },
    errors: ['MERCHANT_NOT_FOUND'],
  }),
  reinstateMerchant: route({
    method: 'POST',
    path: '/admin/merchants/{merchant_id}/reinstate',
    tag: 'Operator',
    summary: 'Lift a suspension',
    auth: operator,
    audit: { action: 'merchant.reinstate', subject: { type: 'merchant', parameter: 'merchant_id' } },
    parameters: merchantParameters,
    query: noQuery,
    success: { 200: z.object({ merchant: merchantRecord }) },
    errors: ['MERCHANT_NOT_FOUND'],
  }),
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
