import { z } from 'zod';
import { modeQuery, pageOf } from '../basics/lists.ts';
import { noParameters, noQuery, route } from '../basics/route.ts';
import { idParameter, text } from '../basics/text.ts';
import {
  cancelParams,
  legacyStatus,
  payment,
  paymentCreated,
  paymentCreateParams,
  paymentRecord,
  paymentsQuery,
} from './schemas.ts';

const operator = { kind: 'operator' } as const;

const paymentParameters = z.object({ payment_id: idParameter });

export const paymentRoutes = {
  createPayment: route({
    method: 'POST',
    path: '/gateway/payments',
    tag: 'Payments',
    summary: 'Create a payment intent',
    auth: { kind: 'api_key', scope: 'payments:write' },
    parameters: noParameters,
    query: noQuery,
    body: paymentCreateParams,
    success: { 201: paymentCreated },
    errors: ['KYC_REQUIRED', 'ACCOUNT_SUSPENDED'],
  }),
  listPayments: route({
    method: 'GET',
    path: '/gateway/payments',
    tag: 'Payments',
    summary: 'List payment intents, newest first; as CSV all of them at once',
    auth: { kind: 'merchant', scope: 'payments:read' },
    parameters: noParameters,
    query: paymentsQuery,
    success: { 200: pageOf('payments', payment) },
    csv: true,
    errors: [],
  }),
  getPayment: route({
    method: 'GET',
    path: '/gateway/payments/{payment_id}',
    tag: 'Payments',
    summary: 'Read a payment intent',
    auth: { kind: 'merchant', scope: 'payments:read' },
    parameters: paymentParameters,
    query: modeQuery,
    success: { 200: z.object({ payment }) },
    errors: ['PAYMENT_NOT_FOUND'],
  }),
  cancelPayment: route({
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
    body: cancelParams,
    bodyOptional: true,
    success: { 200: z.object({ payment }) },
    errors: ['PAYMENT_NOT_FOUND', 'PAYMENT_ALREADY_PAID', 'PAYMENT_FAILED', 'PAYMENT_IN_PROGRESS', 'PAYMENT_EXPIRED'],
  }),
  getAnyPayment: route({
    method: 'GET',
    path: '/admin/payments/{payment_id}',
    tag: 'Operator',
    summary: 'Read a payment of any merchant',
    auth: operator,
    parameters: paymentParameters,
    query: noQuery,
    success: { 200: z.object({ payment: paymentRecord }) },
    errors: ['PAYMENT_NOT_FOUND'],
  }),
  getLegacyStatus: route({
    method: 'GET',
    path: '/payment/success/{token}',
    root: true,
    tag: 'Legacy',
    summary: 'Confirm a payment by the token of its return address',
    auth: { kind: 'legacy' },
    parameters: z.object({ token: text(256, 1) }),
    query: noQuery,
    success: { 200: legacyStatus },
    bare: true,
    errors: [],
  }),
};
