import { z } from 'zod';
import { itemOf, modeQuery, pageOf } from '../basics/lists.ts';
import type { Get, MerchantOrKey, Open, Patch, Post } from '../basics/route-types.ts';
import { noParameters, noQuery, type RouteTable } from '../basics/route.ts';
import { idParameter } from '../basics/text.ts';
import type { ItemOf, ModeQuery, NoQuery, PageOf } from '../basics/types.ts';
import {
  paymentLink,
  paymentLinkCreateParams,
  paymentLinkListQuery,
  paymentLinkOpened,
  paymentLinkOpenParams,
  paymentLinkUpdateParams,
  publicPaymentLink,
} from './schemas.ts';
import type {
  PaymentLink,
  PaymentLinkCreateParams,
  PaymentLinkListQuery,
  PaymentLinkOpened,
  PaymentLinkOpenParams,
  PaymentLinkUpdateParams,
  PublicPaymentLink,
} from './types.ts';

/** A merchant's payment links, and what their visitors do with them. */
export interface PaymentLinkRoutes {
  readonly createPaymentLink: Post<
    '/merchant/payment-links',
    MerchantOrKey,
    ModeQuery,
    PaymentLinkCreateParams,
    ItemOf<'payment_link', PaymentLink>,
    PaymentLinkCreateParams<string>
  >;
  readonly listPaymentLinks: Get<
    '/merchant/payment-links',
    MerchantOrKey,
    PaymentLinkListQuery,
    PageOf<'payment_links', PaymentLink>
  >;
  readonly getPaymentLink: Get<
    '/merchant/payment-links/{payment_link_id}',
    MerchantOrKey,
    ModeQuery,
    ItemOf<'payment_link', PaymentLink>
  >;
  readonly updatePaymentLink: Patch<
    '/merchant/payment-links/{payment_link_id}',
    MerchantOrKey,
    ModeQuery,
    PaymentLinkUpdateParams,
    ItemOf<'payment_link', PaymentLink>,
    PaymentLinkUpdateParams<string>
  >;
  readonly getPublicPaymentLink: Get<
    '/gateway/payment-links/{slug}',
    Open,
    NoQuery,
    ItemOf<'payment_link', PublicPaymentLink>
  >;
  readonly openPaymentLink: Post<
    '/gateway/payment-links/{slug}/payments',
    Open,
    NoQuery,
    PaymentLinkOpenParams | undefined,
    PaymentLinkOpened
  >;
}

const linkParameters = z.object({ payment_link_id: idParameter });
const slugParameters = z.object({ slug: idParameter });
const paymentsRead: MerchantOrKey = { kind: 'merchant', scope: 'payments:read' };
const paymentsWrite: MerchantOrKey = { kind: 'merchant', scope: 'payments:write' };

export const paymentLinkRoutes: RouteTable<PaymentLinkRoutes> = {
  createPaymentLink: {
    method: 'POST',
    path: '/merchant/payment-links',
    tag: 'Payment links',
    summary: 'Create a payment link, with a fixed amount or one that the customer enters',
    auth: paymentsWrite,
    audit: {
      action: 'payment_link.create',
      subject: { type: 'payment_link', answer: 'payment_link' },
      details: ['description', 'amount', 'amount_min', 'amount_max', 'currency', 'expires_at', 'max_payments'],
    },
    parameters: noParameters,
    query: modeQuery,
    body: paymentLinkCreateParams,
    success: { 201: itemOf('payment_link', paymentLink) },
    errors: ['KYC_REQUIRED', 'ACCOUNT_SUSPENDED'],
  },
  listPaymentLinks: {
    method: 'GET',
    path: '/merchant/payment-links',
    tag: 'Payment links',
    summary: 'List payment links, newest first',
    auth: paymentsRead,
    parameters: noParameters,
    query: paymentLinkListQuery,
    success: { 200: pageOf('payment_links', paymentLink) },
    errors: [],
  },
  getPaymentLink: {
    method: 'GET',
    path: '/merchant/payment-links/{payment_link_id}',
    tag: 'Payment links',
    summary: 'Read a payment link',
    auth: paymentsRead,
    parameters: linkParameters,
    query: modeQuery,
    success: { 200: itemOf('payment_link', paymentLink) },
    errors: ['PAYMENT_LINK_NOT_FOUND'],
  },
  updatePaymentLink: {
    method: 'PATCH',
    path: '/merchant/payment-links/{payment_link_id}',
    tag: 'Payment links',
    summary: 'Change, activate or deactivate a payment link; its amounts never change',
    auth: paymentsWrite,
    audit: {
      action: 'payment_link.update',
      subject: { type: 'payment_link', parameter: 'payment_link_id' },
      details: ['description', 'active', 'expires_at', 'max_payments'],
    },
    parameters: linkParameters,
    query: modeQuery,
    body: paymentLinkUpdateParams,
    success: { 200: itemOf('payment_link', paymentLink) },
    errors: ['PAYMENT_LINK_NOT_FOUND', 'KYC_REQUIRED', 'ACCOUNT_SUSPENDED'],
  },
  getPublicPaymentLink: {
    method: 'GET',
    path: '/gateway/payment-links/{slug}',
    tag: 'Payment links',
    summary: 'Read a payment link as its visitor',
    auth: { kind: 'none' },
    limit: 'checkout',
    parameters: slugParameters,
    query: noQuery,
    success: { 200: itemOf('payment_link', publicPaymentLink) },
    errors: ['PAYMENT_LINK_NOT_FOUND'],
  },
  openPaymentLink: {
    method: 'POST',
    path: '/gateway/payment-links/{slug}/payments',
    tag: 'Payment links',
    summary: "Create the visitor's payment intent, to be paid at its checkout",
    auth: { kind: 'none' },
    limit: 'payment_link',
    parameters: slugParameters,
    query: noQuery,
    body: paymentLinkOpenParams,
    bodyOptional: true,
    success: { 201: paymentLinkOpened },
    errors: ['PAYMENT_LINK_NOT_FOUND', 'PAYMENT_LINK_CLOSED', 'ACCOUNT_SUSPENDED'],
  },
};
