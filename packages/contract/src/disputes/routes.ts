import { z } from 'zod';
import { modeQuery, operatorQuery, pageOf, pageQuery } from '../basics/lists.ts';
import { noParameters, noQuery, route } from '../basics/route.ts';
import { idParameter } from '../basics/text.ts';
import { dispute, disputeParams, disputeRecord, disputeResolveParams, evidenceParams } from './schemas.ts';
import { DISPUTE_STATUSES } from './types.ts';

const operator = { kind: 'operator' } as const;

const disputeParameters = z.object({ dispute_id: idParameter });

const statusQuery = { ...pageQuery.shape, status: z.enum(DISPUTE_STATUSES).optional() };

export const disputeRoutes = {
  listDisputes: route({
    method: 'GET',
    path: '/gateway/disputes',
    tag: 'Disputes',
    summary: 'List disputes, newest first, `?status=needs_response` for those that wait for evidence',
    auth: { kind: 'merchant', scope: 'payments:read' },
    parameters: noParameters,
    query: z.strictObject({ ...statusQuery, ...modeQuery.shape, payment_id: idParameter.optional() }),
    success: { 200: pageOf('disputes', dispute) },
    errors: [],
  }),
  getDispute: route({
    method: 'GET',
    path: '/gateway/disputes/{dispute_id}',
    tag: 'Disputes',
    summary: 'Read a dispute',
    auth: { kind: 'merchant', scope: 'payments:read' },
    parameters: disputeParameters,
    query: modeQuery,
    success: { 200: z.object({ dispute }) },
    errors: ['DISPUTE_NOT_FOUND'],
  }),
  submitDisputeEvidence: route({
    method: 'POST',
    path: '/gateway/disputes/{dispute_id}/evidence',
    tag: 'Disputes',
    summary: 'Answer a dispute',
    // Not `payments:write`: a merchant who was suspended meanwhile must still be heard.
    auth: { kind: 'merchant', scope: 'refunds:write' },
    audit: { action: 'dispute.submit_evidence', subject: { type: 'dispute', parameter: 'dispute_id' } },
    parameters: disputeParameters,
    query: modeQuery,
    body: evidenceParams,
    success: { 200: z.object({ dispute }) },
    errors: ['DISPUTE_NOT_FOUND', 'DISPUTE_CLOSED', 'DISPUTE_EVIDENCE_OVERDUE'],
  }),
  openDispute: route({
    method: 'POST',
    path: '/admin/payments/{payment_id}/disputes',
    tag: 'Operator',
    summary: 'Open a dispute over a payment and hold its amount',
    auth: operator,
    audit: { action: 'dispute.open', subject: { type: 'dispute', answer: 'dispute' }, details: ['amount', 'reason'] },
    parameters: z.object({ payment_id: idParameter }),
    query: noQuery,
    body: disputeParams,
    bodyOptional: true,
    success: { 201: z.object({ dispute: disputeRecord }) },
    errors: ['PAYMENT_NOT_FOUND', 'PAYMENT_NOT_DISPUTABLE', 'DISPUTE_EXCEEDS_REMAINING'],
  }),
  listAllDisputes: route({
    method: 'GET',
    path: '/admin/disputes',
    tag: 'Operator',
    summary: 'List disputes of all merchants, `?status=under_review` for those that wait for a decision',
    auth: operator,
    parameters: noParameters,
    query: z.strictObject({ ...operatorQuery.shape, ...statusQuery, payment_id: idParameter.optional() }),
    success: { 200: pageOf('disputes', disputeRecord) },
    errors: [],
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
  resolveDispute: route({
    method: 'POST',
    path: '/admin/disputes/{dispute_id}/resolve',
    tag: 'Operator',
    summary: 'Decide a dispute: return the money to the merchant or give it to the payer',
    auth: operator,
    audit: { action: 'dispute.resolve', subject: { type: 'dispute', answer: 'dispute' }, details: ['outcome', 'note'] },
    parameters: disputeParameters,
    query: noQuery,
    body: disputeResolveParams,
    success: { 200: z.object({ dispute: disputeRecord }) },
    errors: ['DISPUTE_NOT_FOUND', 'DISPUTE_CLOSED'],
  }),
};
