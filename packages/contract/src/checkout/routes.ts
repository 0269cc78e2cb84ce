import { z } from 'zod';
import { itemOf } from '../basics/lists.ts';
import type { Get, Open, Post, SecretKey, Token } from '../basics/route-types.ts';
import { noQuery, type RouteTable } from '../basics/route.ts';
import { idParameter } from '../basics/text.ts';
import type { ItemOf, NoQuery } from '../basics/types.ts';
import { paymentCancelParams } from '../payments/schemas.ts';
import type { PaymentCancelParams } from '../payments/types.ts';
import {
  checkout,
  checkoutCanceled,
  checkoutConfirmParams,
  checkoutPaid,
  paymentCharged,
  paymentChargeParams,
  payParams,
} from './schemas.ts';
import type {
  Checkout,
  CheckoutCanceled,
  CheckoutConfirmParams,
  CheckoutPaid,
  PaymentCharged,
  PaymentChargeParams,
  PayParams,
} from './types.ts';

/** The customer's checkout, and the same by key for a merchant's own page or till. */
export interface CheckoutRoutes {
  readonly getCheckout: Get<'/gateway/checkout/{slug}', Open, NoQuery, ItemOf<'checkout', Checkout>>;
  readonly payCheckout: Post<'/gateway/checkout/{slug}/pay', Token<'user'>, NoQuery, PayParams, CheckoutPaid, unknown>;
  readonly confirmCheckout: Post<
    '/gateway/checkout/{slug}/confirm',
    Open,
    NoQuery,
    CheckoutConfirmParams,
    CheckoutPaid
  >;
  readonly cancelCheckout: Post<
    '/gateway/checkout/{slug}/cancel',
    Open,
    NoQuery,
    PaymentCancelParams | undefined,
    CheckoutCanceled
  >;
  readonly chargePayment: Post<
    '/gateway/payments/{payment_id}/charge',
    SecretKey,
    NoQuery,
    PaymentChargeParams,
    PaymentCharged
  >;
  readonly confirmPayment: Post<
    '/gateway/payments/{payment_id}/confirm',
    SecretKey,
    NoQuery,
    CheckoutConfirmParams,
    PaymentCharged
  >;
}

const slugParameters = z.object({ slug: idParameter });
const paymentParameters = z.object({ payment_id: idParameter });

export const checkoutRoutes: RouteTable<CheckoutRoutes> = {
  getCheckout: {
    method: 'GET',
    path: '/gateway/checkout/{slug}',
    tag: 'Checkout',
    summary: 'Read a checkout',
    auth: { kind: 'none' },
    limit: 'checkout',
    parameters: slugParameters,
    query: noQuery,
    success: { 200: itemOf('checkout', checkout) },
    errors: ['CHECKOUT_NOT_FOUND'],
  },
  payCheckout: {
    method: 'POST',
    path: '/gateway/checkout/{slug}/pay',
    tag: 'Checkout',
    summary: 'Pay from the wallet or by mobile money',
    auth: { kind: 'token', roles: ['user'] },
    // The hosted page also starts mobile-money payments for customers without an account (decisions §3).
    ways: { checkout: { kind: 'optional_token', roles: ['user'] } },
    limit: 'pay',
    parameters: slugParameters,
    query: noQuery,
    body: payParams,
    success: { 200: checkoutPaid, 202: checkoutPaid },
    errors: [
      'CHECKOUT_NOT_FOUND',
      // While the provider is asked.
      'IDEMPOTENCY_IN_PROGRESS',
      'INSUFFICIENT_FUNDS',
      'PAYMENT_DECLINED',
      'INVALID_PIN',
      'PIN_LOCKED',
      'PIN_NOT_SET',
      'PIN_RESET_REQUIRED',
      'MODE_MISMATCH',
      'PAYMENT_ALREADY_PAID',
      'PAYMENT_CANCELED',
      'PAYMENT_FAILED',
      'PAYMENT_IN_PROGRESS',
      'PAYMENT_EXPIRED',
      'METHOD_NOT_AVAILABLE',
      'METHOD_DISABLED',
      // Its link accepts no more payments.
      'PAYMENT_LINK_CLOSED',
      'ACCOUNT_SUSPENDED',
      'RAIL_ERROR',
    ],
  },
  confirmCheckout: {
    method: 'POST',
    path: '/gateway/checkout/{slug}/confirm',
    tag: 'Checkout',
    summary: 'Submit the one-time code that the provider sent to the payer',
    auth: { kind: 'none' },
    limit: 'pay',
    parameters: slugParameters,
    query: noQuery,
    body: checkoutConfirmParams,
    success: { 200: checkoutPaid, 202: checkoutPaid },
    errors: [
      'CHECKOUT_NOT_FOUND',
      // While the provider is asked.
      'IDEMPOTENCY_IN_PROGRESS',
      'INVALID_CODE',
      'CODE_NOT_EXPECTED',
      'INSUFFICIENT_FUNDS',
      'PAYMENT_DECLINED',
      'PAYMENT_ALREADY_PAID',
      'PAYMENT_CANCELED',
      'PAYMENT_FAILED',
      'PAYMENT_EXPIRED',
      'ACCOUNT_SUSPENDED',
      'RAIL_ERROR',
    ],
  },
  cancelCheckout: {
    method: 'POST',
    path: '/gateway/checkout/{slug}/cancel',
    tag: 'Checkout',
    summary: 'Cancel as the customer',
    auth: { kind: 'none' },
    limit: 'checkout',
    parameters: slugParameters,
    query: noQuery,
    body: paymentCancelParams,
    bodyOptional: true,
    success: { 200: checkoutCanceled },
    errors: ['CHECKOUT_NOT_FOUND', 'PAYMENT_ALREADY_PAID', 'PAYMENT_FAILED', 'PAYMENT_IN_PROGRESS', 'PAYMENT_EXPIRED'],
  },
  chargePayment: {
    method: 'POST',
    path: '/gateway/payments/{payment_id}/charge',
    tag: 'Payments',
    summary: "Charge a payer's mobile money from the merchant's own page or till",
    auth: { kind: 'api_key', scope: 'payments:write' },
    // The till of the dashboard: a logged-in merchant at the counter.
    ways: { panel: { kind: 'merchant', scope: 'payments:write' } },
    audit: {
      action: 'payment.charge',
      subject: { type: 'payment', parameter: 'payment_id' },
      details: ['provider'],
      by: 'session',
    },
    parameters: paymentParameters,
    query: noQuery,
    body: paymentChargeParams,
    success: { 200: paymentCharged, 202: paymentCharged },
    errors: [
      'PAYMENT_NOT_FOUND',
      // While the provider is asked.
      'IDEMPOTENCY_IN_PROGRESS',
      'INSUFFICIENT_FUNDS',
      'PAYMENT_DECLINED',
      'PAYMENT_ALREADY_PAID',
      'PAYMENT_CANCELED',
      'PAYMENT_FAILED',
      'PAYMENT_IN_PROGRESS',
      'PAYMENT_EXPIRED',
      'METHOD_NOT_AVAILABLE',
      'METHOD_DISABLED',
      // Its link accepts no more payments.
      'PAYMENT_LINK_CLOSED',
      'KYC_REQUIRED',
      'ACCOUNT_SUSPENDED',
      'RAIL_ERROR',
    ],
  },
  confirmPayment: {
    method: 'POST',
    path: '/gateway/payments/{payment_id}/confirm',
    tag: 'Payments',
    summary: "Submit the payer's one-time code from the merchant's own page or till",
    auth: { kind: 'api_key', scope: 'payments:write' },
    parameters: paymentParameters,
    query: noQuery,
    body: checkoutConfirmParams,
    success: { 200: paymentCharged, 202: paymentCharged },
    errors: [
      'PAYMENT_NOT_FOUND',
      'INVALID_CODE',
      'CODE_NOT_EXPECTED',
      'INSUFFICIENT_FUNDS',
      'PAYMENT_DECLINED',
      'PAYMENT_ALREADY_PAID',
      'PAYMENT_CANCELED',
      'PAYMENT_FAILED',
      'PAYMENT_EXPIRED',
      'KYC_REQUIRED',
      'ACCOUNT_SUSPENDED',
      'RAIL_ERROR',
    ],
  },
};
