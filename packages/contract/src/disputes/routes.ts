import { merchantOrKey, omissible, operator, route, routesOf } from '../basics/declare.ts';
import { DISPUTE, MEMBERS, MOVE_MONEY, SERVE, STAFF } from '../people/roles.ts';
import { itemOf, modeQuery, pageOf } from '../basics/schemas.ts';
import * as schemas from './schemas.ts';

/** Disputes of a merchant's payments; the operator opens and resolves them. */
export const disputeRoutes = routesOf('Disputes', {
  listDisputes: route.get('/gateway/disputes', merchantOrKey('payments:read', MEMBERS), {
    summary: 'List disputes, newest first, `?status=needs_response` for those that need evidence',
    query: schemas.disputeListQuery,
    answer: pageOf('disputes', schemas.dispute),
  }),
  exportDisputes: route.csv('/gateway/disputes.csv', merchantOrKey('payments:read', MEMBERS), {
    summary: 'Export disputes as CSV, newest first',
    query: schemas.disputeExportQuery,
  }),
  getDispute: route.get('/gateway/disputes/{dispute_id}', merchantOrKey('payments:read', MEMBERS), {
    summary: 'Read a dispute',
    query: modeQuery,
    answer: itemOf('dispute', schemas.dispute),
    errors: ['DISPUTE_NOT_FOUND'],
  }),
  // Not `payments:write`: a suspended merchant must still be able to submit evidence.
  submitDisputeEvidence: route.post('/gateway/disputes/{dispute_id}/evidence', merchantOrKey('refunds:write', SERVE), {
    summary: 'Submit evidence for a dispute',
    description: 'Until `due_at`; later evidence replaces earlier evidence.',
    client: 'disputes.submitEvidence',
    audit: { action: 'dispute.submit_evidence', subject: { type: 'dispute', parameter: 'dispute_id' } },
    query: modeQuery,
    body: schemas.evidenceParams,
    answer: itemOf('dispute', schemas.dispute),
    errors: ['DISPUTE_NOT_FOUND', 'DISPUTE_CLOSED', 'DISPUTE_EVIDENCE_OVERDUE'],
  }),
  openDispute: route.post('/admin/payments/{payment_id}/disputes', operator(DISPUTE), {
    summary: 'Open a dispute on a payment and hold its amount until it is resolved',
    client: 'payments.dispute',
    audit: { action: 'dispute.open', subject: { type: 'dispute', answer: 'dispute' }, details: ['amount', 'reason'] },
    body: omissible(schemas.disputeOpenParams),
    answer: itemOf('dispute', schemas.disputeRecord),
    status: 201,
    errors: ['PAYMENT_NOT_FOUND', 'PAYMENT_NOT_DISPUTABLE', 'DISPUTE_EXCEEDS_REMAINING'],
  }),
  listAllDisputes: route.get('/admin/disputes', operator(STAFF), {
    summary: 'List disputes of all merchants, newest first, `?status=under_review` for those that need a decision',
    query: schemas.operatorDisputeListQuery,
    answer: pageOf('disputes', schemas.disputeRecord),
  }),
  exportAllDisputes: route.csv('/admin/disputes.csv', operator(STAFF), {
    summary: 'Export disputes of all merchants as CSV, newest first',
    query: schemas.operatorDisputeExportQuery,
  }),
  getAnyDispute: route.get('/admin/disputes/{dispute_id}', operator(STAFF), {
    summary: 'Read a dispute of any merchant, with its evidence',
    answer: itemOf('dispute', schemas.disputeRecord),
    errors: ['DISPUTE_NOT_FOUND'],
  }),
  resolveDispute: route.post('/admin/disputes/{dispute_id}/resolve', operator(DISPUTE), {
    summary: 'Resolve a dispute: return the money to the merchant or to the payer',
    audit: { action: 'dispute.resolve', subject: { type: 'dispute', answer: 'dispute' }, details: ['outcome', 'note'] },
    body: schemas.disputeResolveParams,
    answer: itemOf('dispute', schemas.disputeRecord),
    errors: ['DISPUTE_NOT_FOUND', 'DISPUTE_CLOSED'],
  }),
  returnDisputed: route.post('/admin/disputes/{dispute_id}/return', operator(MOVE_MONEY), {
    summary: 'Return the money of a lost dispute: by another refund, or by other means',
    client: 'disputes.return',
    audit: { action: 'dispute.return', subject: { type: 'dispute', answer: 'dispute' }, details: ['by', 'reason'] },
    body: schemas.disputeReturnParams,
    answer: itemOf('dispute', schemas.disputeRecord),
    errors: ['DISPUTE_NOT_FOUND', 'DISPUTE_NOT_OWED', 'REFUND_NOT_SUPPORTED'],
  }),
});
