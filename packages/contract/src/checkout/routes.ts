import { z } from 'zod';
import { omissible, open, route, routesOf, secretKey, token } from '../basics/declare.ts';
import { SELL } from '../people/roles.ts';
import { itemOf } from '../basics/schemas.ts';
import { paymentCancelParams } from '../payments/schemas.ts';
import * as schemas from './schemas.ts';

const PIN_ERRORS = ['INVALID_PIN', 'PIN_LOCKED', 'PIN_NOT_SET', 'PIN_RESET_REQUIRED'] as const;
/** Of paying from a wallet alone. */
const WALLET_ERRORS = [...PIN_ERRORS, 'LIMIT_EXCEEDED', 'ACCOUNT_FROZEN'] as const;
const ONE_TIME_CODE =
  'Expected when `next_action.type` is `enter_otp`. The payment is usually still processing when the call returns: continue as after paying. `INVALID_CODE` has `details.attempts_left`; the last wrong code is `PAYMENT_DECLINED`.';

/** Why a payment starts no attempt. With `PAYMENT_LINK_CLOSED`, its link accepts no more payments. */
const NO_ATTEMPT = [
  'PAYMENT_ALREADY_PAID',
  'PAYMENT_CANCELED',
  'PAYMENT_FAILED',
  'PAYMENT_IN_PROGRESS',
  'PAYMENT_EXPIRED',
  'METHOD_NOT_AVAILABLE',
  'METHOD_DISABLED',
  'PAYMENT_LINK_CLOSED',
] as const;

/** Why a one-time code does not pay. */
const CODE_REFUSED = [
  'INVALID_CODE',
  'CODE_NOT_EXPECTED',
  'INSUFFICIENT_FUNDS',
  'PAYMENT_DECLINED',
  'PAYMENT_ALREADY_PAID',
  'PAYMENT_CANCELED',
  'PAYMENT_FAILED',
  'PAYMENT_EXPIRED',
] as const;

/** The customer's checkout, and the same by key for a merchant's own page or till. */
export const checkoutRoutes = routesOf('Checkout', {
  getCheckout: route.get('/gateway/checkout/{slug}', open, {
    part: 'checkout',
    summary: 'Read a checkout',
    description: 'With the amount, the merchant and the payment methods.',
    limit: 'checkout',
    answer: itemOf('checkout', schemas.checkout, 'The payment as its payer sees it.'),
    errors: ['CHECKOUT_NOT_FOUND'],
  }),
  payCheckout: route.post('/gateway/checkout/{slug}/pay', token('user'), {
    part: 'checkout',
    summary: 'Pay from the wallet or by mobile money',
    client: [
      {
        name: 'checkout.payFromWallet',
        summary: 'Pay from the wallet of the logged-in user',
        description: '`redirect_url` leads back to the shop. `INVALID_PIN` has `details.attempts_left`.',
        sends: { method: 'wallet' },
        never: ['RAIL_ERROR'],
      },
      {
        name: 'checkout.payByMobileMoney',
        summary: 'Charge a phone number through a provider',
        description:
          'The payment is usually still processing when the call returns: show `next_action.prompt` and retrieve the checkout again after `next_action.poll_after_ms`.',
        sends: { method: 'mobile_money' },
        never: WALLET_ERRORS,
      },
      {
        name: 'checkout.payByCard',
        summary: 'Start a card payment',
        description: 'Send the payer to `next_action.url`, the page of the provider, which takes the card.',
        sends: { method: 'card' },
        never: [...WALLET_ERRORS, 'POSSIBLE_DUPLICATE'],
      },
    ],
    // The hosted page also starts mobile-money payments for customers without an account (decisions §3).
    ways: { checkout: { kind: 'optional_token', roles: ['user'] } },
    limit: 'pay',
    body: schemas.payParams,
    answer: schemas.checkoutPaid,
    status: [200, 202],
    errors: [
      'CHECKOUT_NOT_FOUND',
      // While the provider is asked.
      'IDEMPOTENCY_IN_PROGRESS',
      'POSSIBLE_DUPLICATE',
      'INSUFFICIENT_FUNDS',
      'PAYMENT_DECLINED',
      ...WALLET_ERRORS,
      'MODE_MISMATCH',
      ...NO_ATTEMPT,
      'ACCOUNT_SUSPENDED',
      'RAIL_ERROR',
    ],
  }),
  confirmCheckout: route.post('/gateway/checkout/{slug}/confirm', open, {
    part: 'checkout',
    summary: 'Submit the one-time code that the provider sent to the payer',
    description: ONE_TIME_CODE,
    client: { name: 'checkout.confirm', sends: {} },
    limit: 'pay',
    body: schemas.checkoutConfirmParams,
    answer: schemas.checkoutPaid,
    status: [200, 202],
    errors: [
      'CHECKOUT_NOT_FOUND',
      // While the provider is asked.
      'IDEMPOTENCY_IN_PROGRESS',
      ...CODE_REFUSED,
      'ACCOUNT_SUSPENDED',
      'RAIL_ERROR',
    ],
  }),
  cancelCheckout: route.post('/gateway/checkout/{slug}/cancel', open, {
    part: 'checkout',
    summary: 'Cancel as the customer',
    description: 'Repeating it returns the same response.',
    limit: 'checkout',
    body: omissible(paymentCancelParams),
    answer: schemas.checkoutCanceled,
    errors: ['CHECKOUT_NOT_FOUND', 'PAYMENT_ALREADY_PAID', 'PAYMENT_FAILED', 'PAYMENT_IN_PROGRESS', 'PAYMENT_EXPIRED'],
  }),
  sendReceipt: route.post('/gateway/checkout/{slug}/receipt', open, {
    part: 'checkout',
    summary: 'Send the receipt to an address or number that the payer gives: now, or once it is paid',
    description:
      'Refunds are told to the same. Another one takes its place, three in all. In the language of the request.',
    client: 'checkout.sendReceipt',
    limit: 'checkout',
    body: schemas.receiptParams,
    answer: itemOf('receipt_sent', z.boolean(), 'False: it is sent once the payment is paid.'),
    status: 202,
    errors: ['CHECKOUT_NOT_FOUND', 'RECEIPT_NOT_OFFERED', 'PAYMENT_FAILED', 'PAYMENT_EXPIRED', 'PAYMENT_CANCELED'],
  }),
  findReceipt: route.post('/gateway/receipts', open, {
    part: 'checkout',
    summary: 'Find the receipt of a payment by its reference and the number that paid',
    description: 'Payments by mobile money. An unknown reference and another number are answered alike.',
    client: 'checkout.findReceipt',
    limit: 'receipt',
    body: schemas.receiptFindParams,
    answer: itemOf('receipt', schemas.foundReceipt, 'Where the receipt is.'),
    errors: ['PAYMENT_NOT_FOUND'],
  }),
  chargePayment: route.post('/gateway/payments/{payment_id}/charge', secretKey('payments:write'), {
    tag: 'Payments',
    summary: "Charge a payer's mobile money or card from the merchant's own page or till",
    description:
      'Starts the attempt that the hosted checkout would start. The payment is usually still processing when the call returns: show `next_action.prompt`, or send the payer to `next_action.url`, and wait for the webhook. `VALIDATION_ERROR` has the choices if the number does not determine the provider.',
    client: { name: 'payments.charge', params: 'ChargeParams', assumes: { method: 'mobile_money' } },
    // The till of the dashboard: a logged-in merchant at the counter.
    ways: { panel: { kind: 'merchant', scope: 'payments:write', members: SELL } },
    audit: {
      action: 'payment.charge',
      subject: { type: 'payment', parameter: 'payment_id' },
      details: ['provider'],
      by: 'session',
    },
    body: schemas.paymentChargeParams,
    answer: schemas.paymentCharged,
    status: [200, 202],
    errors: [
      'PAYMENT_NOT_FOUND',
      // While the provider is asked.
      'IDEMPOTENCY_IN_PROGRESS',
      'INSUFFICIENT_FUNDS',
      'PAYMENT_DECLINED',
      ...NO_ATTEMPT,
      'KYC_REQUIRED',
      'ACCOUNT_SUSPENDED',
      'RAIL_ERROR',
    ],
  }),
  confirmPayment: route.post('/gateway/payments/{payment_id}/confirm', secretKey('payments:write'), {
    tag: 'Payments',
    summary: "Submit the payer's one-time code from the merchant's own page or till",
    description: ONE_TIME_CODE,
    body: schemas.checkoutConfirmParams,
    answer: schemas.paymentCharged,
    status: [200, 202],
    errors: ['PAYMENT_NOT_FOUND', ...CODE_REFUSED, 'KYC_REQUIRED', 'ACCOUNT_SUSPENDED', 'RAIL_ERROR'],
  }),
});
