import { z } from 'zod';
import { modeQuery } from '../basics/lists.ts';
import { noParameters, route } from '../basics/route.ts';
import { idParameter } from '../basics/text.ts';
import { dispute } from '../disputes/schemas.ts';
import { payment, paymentCreated, paymentCreateParams } from '../payments/schemas.ts';
import { refund } from '../refunds/schemas.ts';
import { simulateParams } from './schemas.ts';

const paymentParameters = z.object({ payment_id: idParameter });

export const sandboxRoutes = {
  createSandboxPayment: route({
    method: 'POST',
    path: '/gateway/sandbox/payments',
    tag: 'Sandbox',
    summary: 'Create a test payment intent',
    auth: { kind: 'merchant', scope: 'payments:write', mode: 'test' },
    audit: {
      action: 'payment.create',
      subject: { type: 'payment', answer: 'payment' },
      details: ['amount', 'currency'],
      by: 'session',
    },
    parameters: noParameters,
    query: modeQuery,
    body: paymentCreateParams,
    success: { 201: paymentCreated },
    errors: [],
  }),
  simulatePayment: route({
    method: 'POST',
    path: '/gateway/sandbox/payments/{payment_id}/simulate',
    tag: 'Sandbox',
    summary: 'Make something happen to a test payment',
    auth: { kind: 'merchant', scope: 'payments:write', mode: 'test' },
    audit: { action: 'payment.simulate', subject: { type: 'payment', parameter: 'payment_id' }, details: ['outcome'] },
    parameters: paymentParameters,
    query: modeQuery,
    body: simulateParams,
    success: {
      200: z.object({ payment, refund: refund.nullable(), dispute: dispute.nullable() }),
    },
    errors: [
      'PAYMENT_NOT_FOUND',
      'PAYMENT_ALREADY_PAID',
      'PAYMENT_CANCELED',
      'PAYMENT_FAILED',
      'PAYMENT_EXPIRED',
      'PAYMENT_NOT_REFUNDABLE',
      'REFUND_EXCEEDS_REMAINING',
      'INSUFFICIENT_BALANCE',
      'PAYMENT_NOT_DISPUTABLE',
      'DISPUTE_EXCEEDS_REMAINING',
    ],
  }),
};
