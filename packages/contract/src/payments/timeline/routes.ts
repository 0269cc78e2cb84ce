import { merchantOrKey, operator, route, routesOf } from '../../basics/declare.ts';
import { EVERYBODY, STAFF } from '../../people/roles.ts';
import { itemOf, modeQuery } from '../../basics/schemas.ts';
import * as schemas from './schemas.ts';

/** The timeline of a payment, for support. */
export const timelineRoutes = routesOf('Payments', {
  getTimeline: route.get('/gateway/payments/{payment_id}/timeline', merchantOrKey('payments:read', EVERYBODY), {
    summary: 'Read the timeline of a payment, explained in French and English',
    description: 'Everything that happened to it, in order, with a paragraph for your support team.',
    client: 'payments.timeline',
    query: modeQuery,
    answer: itemOf('timeline', schemas.timeline, 'What happened to the payment.'),
    errors: ['PAYMENT_NOT_FOUND'],
  }),
  getAnyTimeline: route.get('/admin/payments/{payment_id}/timeline', operator(STAFF), {
    summary: 'Read the timeline of a payment of any merchant, explained to the operator',
    client: 'payments.timeline',
    answer: itemOf('timeline', schemas.timeline, 'What happened to the payment.'),
    errors: ['PAYMENT_NOT_FOUND'],
  }),
});
