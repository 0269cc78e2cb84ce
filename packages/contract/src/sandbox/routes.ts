import { z } from 'zod';
import { itemOf, modeQuery } from '../basics/lists.ts';
import type { Get, MerchantOrKey, Post } from '../basics/route-types.ts';
import { noParameters, type RouteTable } from '../basics/route.ts';
import { idParameter } from '../basics/text.ts';
import type { ItemOf, ModeQuery } from '../basics/types.ts';
import { paymentCreated, paymentCreateParams } from '../payments/schemas.ts';
import type { PaymentCreate, PaymentCreated, PaymentCreateParams } from '../payments/types.ts';
import { clockAdvanceParams, sandboxClock, simulated, simulateParams } from './schemas.ts';
import type { ClockAdvanceParams, SandboxClock, Simulate, Simulated, SimulateParams } from './types.ts';

/** Test payments and simulated outcomes. */
export interface SandboxRoutes {
  readonly createSandboxPayment: Post<
    '/gateway/sandbox/payments',
    MerchantOrKey,
    ModeQuery,
    PaymentCreate,
    PaymentCreated,
    PaymentCreateParams
  >;
  readonly simulatePayment: Post<
    '/gateway/sandbox/payments/{payment_id}/simulate',
    MerchantOrKey,
    ModeQuery,
    Simulate,
    Simulated,
    SimulateParams
  >;
  readonly getSandboxClock: Get<'/gateway/sandbox/clock', MerchantOrKey, ModeQuery, ItemOf<'clock', SandboxClock>>;
  readonly advanceSandboxClock: Post<
    '/gateway/sandbox/clock/advance',
    MerchantOrKey,
    ModeQuery,
    ClockAdvanceParams,
    ItemOf<'clock', SandboxClock>
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
    limit: 'test_payments',
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
  getSandboxClock: {
    method: 'GET',
    path: '/gateway/sandbox/clock',
    tag: 'Sandbox',
    summary: 'Retrieve the time of the test clock',
    auth: { kind: 'merchant', scope: 'payments:read', mode: 'test' },
    parameters: noParameters,
    query: modeQuery,
    success: { 200: itemOf('clock', sandboxClock) },
    errors: [],
  },
  advanceSandboxClock: {
    method: 'POST',
    path: '/gateway/sandbox/clock/advance',
    tag: 'Sandbox',
    summary: 'Move the clock of test mode forward, so that test objects expire, settle and are retried',
    auth: { kind: 'merchant', scope: 'payments:write', mode: 'test' },
    limit: 'sandbox_clock',
    audit: {
      action: 'sandbox.advance_clock',
      subject: { type: 'merchant', own: true },
      details: ['seconds'],
    },
    parameters: noParameters,
    query: modeQuery,
    body: clockAdvanceParams,
    success: { 200: itemOf('clock', sandboxClock) },
    errors: ['SANDBOX_TOO_FULL'],
  },
};
