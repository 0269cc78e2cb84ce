import { merchantOrKey, omissible, operator, route, routesOf } from '../basics/declare.ts';
import { MEMBERS, MOVE_MONEY, REFUND, STAFF } from '../people/roles.ts';
import { itemOf, modePageQuery, modeQuery, pageOf } from '../basics/schemas.ts';
import * as schemas from './schemas.ts';

/** Refunds of a merchant's payments, and of all merchants for the operator. */
export const refundRoutes = routesOf('Refunds', {
  createRefund: route.post('/gateway/payments/{payment_id}/refunds', merchantOrKey('refunds:write', REFUND), {
    summary: 'Refund a payment in full or in part',
    description: 'The refund may still be `pending`: its outcome arrives as `refund.succeeded` or `refund.failed`.',
    client: 'payments.refund',
    audit: { action: 'refund.create', subject: { type: 'refund', answer: 'refund' }, details: ['amount', 'reason'] },
    query: modeQuery,
    body: omissible(schemas.refundCreateParams),
    answer: itemOf('refund', schemas.refund),
    status: 201,
    errors: [
      'PAYMENT_NOT_FOUND',
      'PAYMENT_NOT_REFUNDABLE',
      'REFUND_NOT_SUPPORTED',
      'REFUND_EXCEEDS_REMAINING',
      'REFUND_LIMIT',
      'INSUFFICIENT_BALANCE',
      'REAUTHENTICATION_REQUIRED',
    ],
  }),
  listRefunds: route.get('/gateway/payments/{payment_id}/refunds', merchantOrKey('payments:read', MEMBERS), {
    summary: 'List the refunds of a payment, newest first',
    client: 'payments.listRefunds',
    query: modePageQuery,
    answer: pageOf('refunds', schemas.refund),
    errors: ['PAYMENT_NOT_FOUND'],
  }),
  getRefund: route.get('/gateway/refunds/{refund_id}', merchantOrKey('payments:read', MEMBERS), {
    summary: 'Read a refund',
    query: modeQuery,
    answer: itemOf('refund', schemas.refund),
    errors: ['REFUND_NOT_FOUND'],
  }),
  createOperatorRefund: route.post('/admin/payments/{payment_id}/refunds', operator(MOVE_MONEY), {
    summary: 'Refund a payment of any merchant in full or in part',
    client: 'payments.refund',
    audit: { action: 'refund.create', subject: { type: 'refund', answer: 'refund' }, details: ['amount', 'reason'] },
    body: omissible(schemas.refundCreateParams),
    answer: itemOf('refund', schemas.refundRecord),
    status: 201,
    errors: [
      'PAYMENT_NOT_FOUND',
      'PAYMENT_NOT_REFUNDABLE',
      'REFUND_NOT_SUPPORTED',
      'REFUND_EXCEEDS_REMAINING',
      'REFUND_LIMIT',
      'INSUFFICIENT_BALANCE',
    ],
  }),
  listAllRefunds: route.get('/admin/refunds', operator(STAFF), {
    summary: 'List refunds of all merchants, newest first, `?status=pending` for those whose rail has not answered',
    query: schemas.refundListQuery,
    answer: pageOf('refunds', schemas.refundRecord),
  }),
  exportAllRefunds: route.csv('/admin/refunds.csv', operator(STAFF), {
    summary: 'Export refunds of all merchants as CSV, newest first',
    query: schemas.refundExportQuery,
  }),
  getAnyRefund: route.get('/admin/refunds/{refund_id}', operator(STAFF), {
    summary: 'Read a refund of any merchant',
    answer: itemOf('refund', schemas.refundRecord),
    errors: ['REFUND_NOT_FOUND'],
  }),
  resolveRefund: route.post('/admin/refunds/{refund_id}/resolve', operator(MOVE_MONEY), {
    summary: 'Resolve a pending refund with the outcome from the provider',
    audit: {
      action: 'refund.resolve',
      subject: { type: 'refund', answer: 'refund' },
      details: ['outcome', 'failure_code'],
    },
    body: schemas.refundResolveParams,
    answer: itemOf('refund', schemas.refundRecord),
    errors: ['REFUND_NOT_FOUND', 'REFUND_NOT_PENDING'],
  }),
});
