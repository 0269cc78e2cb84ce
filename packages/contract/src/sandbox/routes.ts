import { z } from 'zod';
import { modeQuery } from '../basics/lists.ts';
import type { MerchantOrKey, Post } from '../basics/route-types.ts';
import { noParameters, type RouteTable } from '../basics/route.ts';
import { idParameter } from '../basics/text.ts';
import type { ModeQuery } from '../basics/types.ts';
import { paymentCreated, paymentCreateParams } from '../payments/schemas.ts';
import type { PaymentCreated, PaymentCreateParams } from '../payments/types.ts';
import { simulated, simulateParams } from './schemas.ts';
import type { Simulated, SimulateParams } from './types.ts';

/** Test payments and simulated outcomes. */
export interface SandboxRoutes {
  readonly createSandboxPayment: Post<
    '/gateway/sandbox/payments',
    MerchantOrKey,
    ModeQuery,
    PaymentCreateParams,
    PaymentCreated
  >;
  readonly simulatePayment: Post<
    '/gateway/sandbox/payments/{payment_id}/simulate',
    MerchantOrKey,
    ModeQuery,
    SimulateParams,
    Simulated
  >;
}

const paymentParameters = z.object({ payment_id: idParameter });

export const sandboxRoutes: RouteTable<SandboxRoutes> = {
  createSandboxPayment: {
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
  },
  simulatePayment: {
    method: 'POST',
    path: '/gateway/sandbox/payments/{payment_id}/simulate',
    tag: 'Sandbox',
    summary: 'Simulate an outcome for a test payment',
    auth: { kind: 'merchant', scope: 'payments:write', mode: 'test' },
    audit: { action: 'payment.simulate', subject: { type: 'payment', parameter: 'payment_id' }, details: ['outcome'] },
    parameters: paymentParameters,
    query: modeQuery,
    body: simulateParams,
    success: { 200: simulated },
    errors: [
      'PAYMENT_NOT_FOUND',
      'PAYMENT_ALREADY_PAID',
      'PAYMENT_CANCELED',
      'PAYMENT_FAILED',
      'PAYMENT_EXPIRED',
      'PAYMENT_LINK_CLOSED',
      'REFUND_EXCEEDS_REMAINING',
      'DISPUTE_EXCEEDS_REMAINING',
    ],
  },
};
