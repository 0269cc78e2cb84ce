import { z } from 'zod';
import { itemOf, modeQuery, pageOf } from '../basics/lists.ts';
import type { Get, MerchantOrKey, Operator, Post } from '../basics/route-types.ts';
import { CSV, csv, noParameters, noQuery, operator, type RouteTable } from '../basics/route.ts';
import { idParameter } from '../basics/text.ts';
import type { ItemOf, ModeQuery, NoQuery, PageOf } from '../basics/types.ts';
import {
  dispute,
  disputeExportQuery,
  disputeListQuery,
  disputeOpenParams,
  disputeRecord,
  disputeResolveParams,
  disputeReturnParams,
  evidenceParams,
  operatorDisputeExportQuery,
  operatorDisputeListQuery,
} from './schemas.ts';
import type {
  Dispute,
  DisputeExportQuery,
  DisputeListQuery,
  DisputeOpenParams,
  DisputeRecord,
  DisputeResolveParams,
  DisputeReturnParams,
  EvidenceParams,
  OperatorDisputeExportQuery,
  OperatorDisputeListQuery,
} from './types.ts';

/** Disputes of a merchant's payments; the operator opens and resolves them. */
export interface DisputeRoutes {
  readonly listDisputes: Get<'/gateway/disputes', MerchantOrKey, DisputeListQuery, PageOf<'disputes', Dispute>>;
  readonly exportDisputes: Get<'/gateway/disputes.csv', MerchantOrKey, DisputeExportQuery, string>;
  readonly getDispute: Get<'/gateway/disputes/{dispute_id}', MerchantOrKey, ModeQuery, ItemOf<'dispute', Dispute>>;
  readonly submitDisputeEvidence: Post<
    '/gateway/disputes/{dispute_id}/evidence',
    MerchantOrKey,
    ModeQuery,
    EvidenceParams,
    ItemOf<'dispute', Dispute>
  >;
  readonly openDispute: Post<
    '/admin/payments/{payment_id}/disputes',
    Operator,
    NoQuery,
    DisputeOpenParams | undefined,
    ItemOf<'dispute', DisputeRecord>
  >;
  readonly listAllDisputes: Get<
    '/admin/disputes',
    Operator,
    OperatorDisputeListQuery,
    PageOf<'disputes', DisputeRecord>
  >;
  readonly exportAllDisputes: Get<'/admin/disputes.csv', Operator, OperatorDisputeExportQuery, string>;
  readonly getAnyDispute: Get<'/admin/disputes/{dispute_id}', Operator, NoQuery, ItemOf<'dispute', DisputeRecord>>;
  readonly resolveDispute: Post<
    '/admin/disputes/{dispute_id}/resolve',
    Operator,
    NoQuery,
    DisputeResolveParams,
    ItemOf<'dispute', DisputeRecord>
  >;
  readonly returnDisputed: Post<
    '/admin/disputes/{dispute_id}/return',
    Operator,
    NoQuery,
    DisputeReturnParams,
    ItemOf<'dispute', DisputeRecord>
  >;
}

const disputeParameters = z.object({ dispute_id: idParameter });

export const disputeRoutes: RouteTable<DisputeRoutes> = {
  listDisputes: {
    method: 'GET',
    path: '/gateway/disputes',
    tag: 'Disputes',
    summary: 'List disputes, newest first, `?status=needs_response` for those that need evidence',
    auth: { kind: 'merchant', scope: 'payments:read' },
    parameters: noParameters,
    query: disputeListQuery,
    success: { 200: pageOf('disputes', dispute) },
    errors: [],
  },
  exportDisputes: {
    method: 'GET',
    path: '/gateway/disputes.csv',
    tag: 'Disputes',
    summary: 'Export disputes as CSV, newest first',
    auth: { kind: 'merchant', scope: 'payments:read' },
    parameters: noParameters,
    query: disputeExportQuery,
    success: { 200: csv },
    files: CSV,
    errors: [],
  },
  getDispute: {
    method: 'GET',
    path: '/gateway/disputes/{dispute_id}',
    tag: 'Disputes',
    summary: 'Read a dispute',
    auth: { kind: 'merchant', scope: 'payments:read' },
    parameters: disputeParameters,
    query: modeQuery,
    success: { 200: itemOf('dispute', dispute) },
    errors: ['DISPUTE_NOT_FOUND'],
  },
  submitDisputeEvidence: {
    method: 'POST',
    path: '/gateway/disputes/{dispute_id}/evidence',
    tag: 'Disputes',
    summary: 'Submit evidence for a dispute',
    // Not `payments:write`: a suspended merchant must still be able to submit evidence.
    auth: { kind: 'merchant', scope: 'refunds:write' },
    audit: { action: 'dispute.submit_evidence', subject: { type: 'dispute', parameter: 'dispute_id' } },
    parameters: disputeParameters,
    query: modeQuery,
    body: evidenceParams,
    success: { 200: itemOf('dispute', dispute) },
    errors: ['DISPUTE_NOT_FOUND', 'DISPUTE_CLOSED', 'DISPUTE_EVIDENCE_OVERDUE'],
  },
  openDispute: {
    method: 'POST',
    path: '/admin/payments/{payment_id}/disputes',
    tag: 'Operator',
    summary: 'Open a dispute on a payment and hold its amount',
    auth: operator,
    audit: { action: 'dispute.open', subject: { type: 'dispute', answer: 'dispute' }, details: ['amount', 'reason'] },
    parameters: z.object({ payment_id: idParameter }),
    query: noQuery,
    body: disputeOpenParams,
    bodyOptional: true,
    success: { 201: itemOf('dispute', disputeRecord) },
    errors: ['PAYMENT_NOT_FOUND', 'PAYMENT_NOT_DISPUTABLE', 'DISPUTE_EXCEEDS_REMAINING'],
  },
  listAllDisputes: {
    method: 'GET',
    path: '/admin/disputes',
    tag: 'Operator',
    summary: 'List disputes of all merchants, `?status=under_review` for those that need a decision',
    auth: operator,
    parameters: noParameters,
    query: operatorDisputeListQuery,
    success: { 200: pageOf('disputes', disputeRecord) },
    errors: [],
  },
  exportAllDisputes: {
    method: 'GET',
    path: '/admin/disputes.csv',
    tag: 'Operator',
    summary: 'Export disputes of all merchants as CSV',
    auth: operator,
    parameters: noParameters,
    query: operatorDisputeExportQuery,
    success: { 200: csv },
    files: CSV,
    errors: [],
  },
  getAnyDispute: {
    method: 'GET',
    path: '/admin/disputes/{dispute_id}',
    tag: 'Operator',
    summary: 'Read a dispute of any merchant, with its evidence',
    auth: operator,
    parameters: z.object({ dispute_id: idParameter }),
    query: noQuery,
    success: { 200: itemOf('dispute', disputeRecord) },
    errors: ['DISPUTE_NOT_FOUND'],
  },
  resolveDispute: {
    method: 'POST',
    path: '/admin/disputes/{dispute_id}/resolve',
    tag: 'Operator',
    summary: 'Resolve a dispute: return the money to the merchant or to the payer',
    auth: operator,
    audit: { action: 'dispute.resolve', subject: { type: 'dispute', answer: 'dispute' }, details: ['outcome', 'note'] },
    parameters: disputeParameters,
    query: noQuery,
    body: disputeResolveParams,
    success: { 200: itemOf('dispute', disputeRecord) },
    errors: ['DISPUTE_NOT_FOUND', 'DISPUTE_CLOSED'],
  },
  returnDisputed: {
    method: 'POST',
    path: '/admin/disputes/{dispute_id}/return',
    tag: 'Operator',
    summary: 'Return the money of a lost dispute: by another refund, or by other means',
    auth: operator,
    audit: { action: 'dispute.return', subject: { type: 'dispute', answer: 'dispute' }, details: ['by', 'reason'] },
    parameters: disputeParameters,
    query: noQuery,
    body: disputeReturnParams,
    success: { 200: itemOf('dispute', disputeRecord) },
    errors: ['DISPUTE_NOT_FOUND', 'DISPUTE_NOT_OWED', 'REFUND_NOT_SUPPORTED'],
  },
};
