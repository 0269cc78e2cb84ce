import { merchantOrKey, omissible, open, route, routesOf } from '../basics/declare.ts';
import { MEMBERS, SERVE } from '../people/roles.ts';
import { itemOf, modeQuery, pageOf } from '../basics/schemas.ts';
import * as schemas from './schemas.ts';

/** A merchant's payment links, and what their visitors do with them. */
export const paymentLinkRoutes = routesOf('Payment links', {
  createPaymentLink: route.post('/merchant/payment-links', merchantOrKey('payments:write', SERVE), {
    part: 'links',
    summary: 'Create a payment link, with a fixed amount or one that the customer enters',
    description: 'Share or print its `url`.',
    audit: {
      action: 'payment_link.create',
      subject: { type: 'payment_link', answer: 'payment_link' },
      details: ['description', 'amount', 'amount_min', 'amount_max', 'currency', 'expires_at', 'max_payments'],
    },
    query: modeQuery,
    body: schemas.paymentLinkCreateParams,
    answer: itemOf('payment_link', schemas.paymentLink),
    status: 201,
    errors: ['KYC_REQUIRED', 'ACCOUNT_SUSPENDED'],
  }),
  listPaymentLinks: route.get('/merchant/payment-links', merchantOrKey('payments:read', MEMBERS), {
    part: 'links',
    summary: 'List payment links, newest first',
    query: schemas.paymentLinkListQuery,
    answer: pageOf('payment_links', schemas.paymentLink),
  }),
  getPaymentLink: route.get('/merchant/payment-links/{payment_link_id}', merchantOrKey('payments:read', MEMBERS), {
    part: 'links',
    summary: 'Read a payment link',
    query: modeQuery,
    answer: itemOf('payment_link', schemas.paymentLink),
    errors: ['PAYMENT_LINK_NOT_FOUND'],
  }),
  updatePaymentLink: route.patch('/merchant/payment-links/{payment_link_id}', merchantOrKey('payments:write', SERVE), {
    part: 'links',
    summary: 'Change, activate or deactivate a payment link; its amounts never change',
    description: 'Payments that exist already stay as they are.',
    audit: {
      action: 'payment_link.update',
      subject: { type: 'payment_link', parameter: 'payment_link_id' },
      details: ['description', 'active', 'expires_at', 'max_payments'],
    },
    query: modeQuery,
    body: schemas.paymentLinkUpdateParams,
    answer: itemOf('payment_link', schemas.paymentLink),
    errors: ['PAYMENT_LINK_NOT_FOUND', 'KYC_REQUIRED', 'ACCOUNT_SUSPENDED'],
  }),
  getPublicPaymentLink: route.get('/gateway/payment-links/{slug}', open, {
    part: 'links',
    summary: 'Read a payment link as its visitor',
    client: 'paymentLinks.retrieve',
    limit: 'checkout',
    answer: itemOf('payment_link', schemas.publicPaymentLink),
    errors: ['PAYMENT_LINK_NOT_FOUND'],
  }),
  openPaymentLink: route.post('/gateway/payment-links/{slug}/payments', open, {
    part: 'links',
    summary: "Create the visitor's payment intent, to be paid at its checkout",
    description: '`PAYMENT_LINK_CLOSED` has `details.status`.',
    limit: 'payment_link',
    body: omissible(schemas.paymentLinkOpenParams),
    answer: schemas.paymentLinkOpened,
    status: 201,
    errors: ['PAYMENT_LINK_NOT_FOUND', 'PAYMENT_LINK_CLOSED', 'ACCOUNT_SUSPENDED'],
  }),
});
