import { z } from 'zod';
import { legacy, merchantOrKey, omissible, operator, route, routesOf, secretKey } from '../basics/declare.ts';
import { EVERYBODY, MEMBERS, SELL, STAFF } from '../people/roles.ts';
import { itemOf, modeQuery, pageOf } from '../basics/schemas.ts';
import { text } from '../basics/text.ts';
import * as schemas from './schemas.ts';

/** Payments of a merchant, and of all merchants for the operator. */
export const paymentRoutes = routesOf('Payments', {
  createPayment: route.post('/gateway/payments', secretKey('payments:write'), {
    summary: 'Create a payment intent',
    description: 'Send the customer to its `checkout_url`. A test key creates a test payment.',
    client: { name: 'payments.create', gives: 'payment' },
    limit: 'test_payments',
    // The till of the dashboard: a logged-in merchant at the counter.
    ways: { panel: { kind: 'merchant', scope: 'payments:write', members: SELL } },
    audit: {
      action: 'payment.create',
      subject: { type: 'payment', answer: 'payment' },
      details: ['amount', 'currency'],
      by: 'session',
    },
    body: schemas.paymentCreateParams,
    answer: schemas.paymentCreated,
    status: 201,
    errors: ['KYC_REQUIRED', 'ACCOUNT_SUSPENDED', 'IDEMPOTENCY_RESPONSE_CHANGED'],
  }),
  listPayments: route.get('/gateway/payments', merchantOrKey('payments:read', EVERYBODY), {
    summary: 'List payment intents, newest first',
    description:
      'With selective filters a page may hold fewer than `limit` payments, or none, and still have a next one.',
    query: schemas.paymentListQuery,
    answer: pageOf('payments', schemas.payment),
  }),
  exportPayments: route.csv('/gateway/payments.csv', merchantOrKey('payments:read', MEMBERS), {
    summary: 'Export payment intents as CSV, newest first',
    client: { name: 'payments.listCsv', params: 'PaymentFilterParams' },
    query: schemas.paymentExportQuery,
  }),
  getPaymentTotals: route.get('/gateway/payment-totals', merchantOrKey('payments:read', EVERYBODY), {
    summary: 'Count and sum payment intents by status',
    description:
      'Of more than 1 000, up to 100 of each status are counted: see `truncated`. A shorter range of time counts them all.',
    client: 'payments.totals',
    query: schemas.paymentTotalsQuery,
    answer: schemas.paymentTotals,
  }),
  getPayment: route.get('/gateway/payments/{payment_id}', merchantOrKey('payments:read', EVERYBODY), {
    summary: 'Read a payment intent',
    query: modeQuery,
    answer: itemOf('payment', schemas.payment),
    errors: ['PAYMENT_NOT_FOUND'],
  }),
  cancelPayment: route.post('/gateway/payments/{payment_id}/cancel', merchantOrKey('payments:write', SELL), {
    summary: 'Cancel a payment intent that is not paid yet',
    description: 'Repeating it returns the same response.',
    audit: {
      action: 'payment.cancel',
      subject: { type: 'payment', parameter: 'payment_id' },
      details: ['reason'],
      by: 'session',
    },
    query: modeQuery,
    body: omissible(schemas.paymentCancelParams),
    answer: itemOf('payment', schemas.payment),
    errors: ['PAYMENT_NOT_FOUND', 'PAYMENT_ALREADY_PAID', 'PAYMENT_FAILED', 'PAYMENT_IN_PROGRESS', 'PAYMENT_EXPIRED'],
  }),
  listAllPayments: route.get('/admin/payments', operator(STAFF), {
    summary: 'List the payments of all merchants, newest first',
    description:
      'With selective filters a page may hold fewer than `limit` payments, or none, and still have a next one.',
    client: 'payments.listAll',
    query: schemas.allPaymentsQuery,
    answer: pageOf('payments', schemas.paymentRecord),
  }),
  getAnyPayment: route.get('/admin/payments/{payment_id}', operator(STAFF), {
    summary: 'Read a payment of any merchant',
    answer: itemOf('payment', schemas.paymentRecord),
    errors: ['PAYMENT_NOT_FOUND'],
  }),
  listMerchantPayments: route.get('/admin/merchants/{merchant_id}/payments', operator(STAFF), {
    summary: 'List the payments of a merchant, newest first',
    client: 'payments.list',
    query: schemas.merchantPaymentListQuery,
    answer: pageOf('payments', schemas.paymentRecord),
    errors: ['MERCHANT_NOT_FOUND'],
  }),
  getLegacyStatus: route.get('/payment/success/{token}', legacy(MEMBERS), {
    tag: 'Legacy',
    summary: "Read a payment's status by the token of its return URL",
    // For integrations that were there before.
    client: null,
    root: true,
    bare: true,
    parameters: z.object({ token: text(256, 1) }),
    answer: schemas.legacyStatus,
  }),
});
