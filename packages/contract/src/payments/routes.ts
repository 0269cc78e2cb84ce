import { z } from 'zod';
import { itemOf, modeQuery, pageOf } from '../basics/lists.ts';
import type { Get, Legacy, MerchantOrKey, Operator, Post, SecretKey } from '../basics/route-types.ts';
import { CSV, csv, noParameters, noQuery, operator, type RouteTable } from '../basics/route.ts';
import { idParameter, text } from '../basics/text.ts';
import type { ItemOf, ModeQuery, NoQuery, PageOf } from '../basics/types.ts';
import {
  legacyStatus,
  merchantPaymentListQuery,
  payment,
  paymentCancelParams,
  paymentCreated,
  paymentCreateParams,
  paymentExportQuery,
  paymentListQuery,
  paymentRecord,
  paymentTotals,
  paymentTotalsQuery,
} from './schemas.ts';
import type {
  LegacyStatus,
  MerchantPaymentListQuery,
  Payment,
  PaymentCancelParams,
  PaymentCreated,
  PaymentCreate,
  PaymentCreateParams,
  PaymentExportQuery,
  PaymentListQuery,
  PaymentRecord,
  PaymentTotals,
  PaymentTotalsQuery,
} from './types.ts';

/** Payments of a merchant, and of all merchants for the operator. */
export interface PaymentRoutes {
  readonly createPayment: Post<
    '/gateway/payments',
    SecretKey,
    NoQuery,
    PaymentCreate,
    PaymentCreated,
    PaymentCreateParams
  >;
  readonly listPayments: Get<'/gateway/payments', MerchantOrKey, PaymentListQuery, PageOf<'payments', Payment>>;
  readonly exportPayments: Get<'/gateway/payments.csv', MerchantOrKey, PaymentExportQuery, string>;
  readonly getPaymentTotals: Get<'/gateway/payment-totals', MerchantOrKey, PaymentTotalsQuery, PaymentTotals>;
  readonly getPayment: Get<'/gateway/payments/{payment_id}', MerchantOrKey, ModeQuery, ItemOf<'payment', Payment>>;
  readonly cancelPayment: Post<
    '/gateway/payments/{payment_id}/cancel',
    MerchantOrKey,
    ModeQuery,
    PaymentCancelParams | undefined,
    ItemOf<'payment', Payment>
  >;
  readonly getAnyPayment: Get<'/admin/payments/{payment_id}', Operator, NoQuery, ItemOf<'payment', PaymentRecord>>;
  readonly listMerchantPayments: Get<
    '/admin/merchants/{merchant_id}/payments',
    Operator,
    MerchantPaymentListQuery,
    PageOf<'payments', PaymentRecord>
  >;
  readonly getLegacyStatus: Get<'/payment/success/{token}', Legacy, NoQuery, LegacyStatus>;
}

const paymentParameters = z.object({ payment_id: idParameter });

export const paymentRoutes: RouteTable<PaymentRoutes> = {
  createPayment: {
    method: 'POST',
    path: '/gateway/payments',
    tag: 'Payments',
    summary: 'Create a payment intent',
    auth: { kind: 'api_key', scope: 'payments:write' },
    limit: 'test_payments',
    // The till of the dashboard: a logged-in merchant at the counter.
    ways: { panel: { kind: 'merchant', scope: 'payments:write' } },
    audit: {
      action: 'payment.create',
      subject: { type: 'payment', answer: 'payment' },
      details: ['amount', 'currency'],
      by: 'session',
    },
    parameters: noParameters,
    query: noQuery,
    body: paymentCreateParams,
    success: { 201: paymentCreated },
    errors: ['KYC_REQUIRED', 'ACCOUNT_SUSPENDED'],
  },
  listPayments: {
    method: 'GET',
    path: '/gateway/payments',
    tag: 'Payments',
    summary: 'List payment intents, newest first',
    auth: { kind: 'merchant', scope: 'payments:read' },
    parameters: noParameters,
    query: paymentListQuery,
    success: { 200: pageOf('payments', payment) },
    errors: [],
  },
  exportPayments: {
    method: 'GET',
    path: '/gateway/payments.csv',
    tag: 'Payments',
    summary: 'Export payment intents as CSV, newest first',
    auth: { kind: 'merchant', scope: 'payments:read' },
    parameters: noParameters,
    query: paymentExportQuery,
    success: { 200: csv },
    files: CSV,
    errors: [],
  },
  getPaymentTotals: {
    method: 'GET',
    path: '/gateway/payment-totals',
    tag: 'Payments',
    summary: 'Count and sum payment intents by status; of a long list, up to 100 of each status',
    auth: { kind: 'merchant', scope: 'payments:read' },
    parameters: noParameters,
    query: paymentTotalsQuery,
    success: { 200: paymentTotals },
    errors: [],
  },
  getPayment: {
    method: 'GET',
    path: '/gateway/payments/{payment_id}',
    tag: 'Payments',
    summary: 'Read a payment intent',
    auth: { kind: 'merchant', scope: 'payments:read' },
    parameters: paymentParameters,
    query: modeQuery,
    success: { 200: itemOf('payment', payment) },
    errors: ['PAYMENT_NOT_FOUND'],
  },
  cancelPayment: {
    method: 'POST',
    path: '/gateway/payments/{payment_id}/cancel',
    tag: 'Payments',
    summary: 'Cancel a payment intent',
    auth: { kind: 'merchant', scope: 'payments:write' },
    audit: {
      action: 'payment.cancel',
      subject: { type: 'payment', parameter: 'payment_id' },
      details: ['reason'],
      by: 'session',
    },
    parameters: paymentParameters,
    query: modeQuery,
    body: paymentCancelParams,
    bodyOptional: true,
    success: { 200: itemOf('payment', payment) },
    errors: ['PAYMENT_NOT_FOUND', 'PAYMENT_ALREADY_PAID', 'PAYMENT_FAILED', 'PAYMENT_IN_PROGRESS', 'PAYMENT_EXPIRED'],
  },
  getAnyPayment: {
    method: 'GET',
    path: '/admin/payments/{payment_id}',
    tag: 'Operator',
    summary: 'Read a payment of any merchant',
    auth: operator,
    parameters: paymentParameters,
    query: noQuery,
    success: { 200: itemOf('payment', paymentRecord) },
    errors: ['PAYMENT_NOT_FOUND'],
  },
  listMerchantPayments: {
    method: 'GET',
    path: '/admin/merchants/{merchant_id}/payments',
    tag: 'Operator',
    summary: 'List the payments of a merchant, newest first',
    auth: operator,
    parameters: z.object({ merchant_id: idParameter }),
    query: merchantPaymentListQuery,
    success: { 200: pageOf('payments', paymentRecord) },
    errors: ['MERCHANT_NOT_FOUND'],
  },
  getLegacyStatus: {
    method: 'GET',
    path: '/payment/success/{token}',
    root: true,
    tag: 'Legacy',
    summary: "Read a payment's status by the token of its return URL",
    auth: { kind: 'legacy' },
    parameters: z.object({ token: text(256, 1) }),
    query: noQuery,
    success: { 200: legacyStatus },
    bare: true,
    errors: [],
  },
};
