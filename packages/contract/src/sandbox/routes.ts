import { merchantOrTestKey, route, routesOf } from '../basics/declare.ts';
import { TEST } from '../people/roles.ts';
import { itemOf, modeQuery } from '../basics/schemas.ts';
import { paymentCreated, paymentCreateParams } from '../payments/schemas.ts';
import * as schemas from './schemas.ts';

/** Test payments and simulated outcomes. */
export const sandboxRoutes = routesOf('Sandbox', {
  createSandboxPayment: route.post('/gateway/sandbox/payments', merchantOrTestKey('payments:write', TEST), {
    summary: 'Create a test payment intent',
    // With a test key, `createPayment` does the same.
    client: null,
    limit: 'test_payments',
    audit: {
      action: 'payment.create',
      subject: { type: 'payment', answer: 'payment' },
      details: ['amount', 'currency'],
      by: 'session',
    },
    query: modeQuery,
    body: paymentCreateParams,
    answer: paymentCreated,
    status: 201,
  }),
  simulatePayment: route.post(
    '/gateway/sandbox/payments/{payment_id}/simulate',
    merchantOrTestKey('payments:write', TEST),
    {
      summary: 'Simulate an outcome for a test payment',
      description: 'As if a customer or the operator had caused it.',
      client: 'sandbox.simulate',
      audit: {
        action: 'payment.simulate',
        subject: { type: 'payment', parameter: 'payment_id' },
        details: ['outcome'],
      },
      query: modeQuery,
      body: schemas.simulateParams,
      answer: schemas.simulated,
      errors: [
        'PAYMENT_NOT_FOUND',
        'PAYMENT_ALREADY_PAID',
        'PAYMENT_CANCELED',
        'PAYMENT_FAILED',
        'PAYMENT_EXPIRED',
        'PAYMENT_LINK_CLOSED',
        'REFUND_NOT_SUPPORTED',
        'REFUND_EXCEEDS_REMAINING',
        'DISPUTE_EXCEEDS_REMAINING',
      ],
    },
  ),
  getSandboxClock: route.get('/gateway/sandbox/clock', merchantOrTestKey('payments:read', TEST), {
    summary: 'Retrieve the time of the test clock',
    client: 'sandbox.clock',
    query: modeQuery,
    answer: itemOf('clock', schemas.sandboxClock, 'The time of the test clock.'),
  }),
  advanceSandboxClock: route.post('/gateway/sandbox/clock/advance', merchantOrTestKey('payments:write', TEST), {
    summary: 'Move the clock of test mode forward, for all test objects of the merchant',
    description:
      'Payments and links expire, credit is released and settled, terms of disputes end, and webhooks are retried, as after that time. Live objects are not affected. Refused while more than 1 000 test objects wait.',
    client: 'sandbox.advanceClock',
    limit: 'sandbox_clock',
    audit: {
      action: 'sandbox.advance_clock',
      subject: { type: 'merchant', own: true },
      details: ['seconds'],
    },
    query: modeQuery,
    body: schemas.clockAdvanceParams,
    answer: itemOf('clock', schemas.sandboxClock, 'The time of the test clock.'),
    errors: ['SANDBOX_TOO_FULL'],
  }),
});
