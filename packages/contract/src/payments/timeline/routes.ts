import { z } from 'zod';
import { itemOf, modeQuery } from '../../basics/lists.ts';
import type { Get, MerchantOrKey, Operator } from '../../basics/route-types.ts';
import { noQuery, operator, type RouteTable } from '../../basics/route.ts';
import { idParameter } from '../../basics/text.ts';
import type { ItemOf, ModeQuery, NoQuery } from '../../basics/types.ts';
import { timeline } from './schemas.ts';
import type { Timeline } from './types.ts';

/** The timeline of a payment, for support. */
export interface TimelineRoutes {
  readonly getTimeline: Get<
    '/gateway/payments/{payment_id}/timeline',
    MerchantOrKey,
    ModeQuery,
    ItemOf<'timeline', Timeline>
  >;
  readonly getAnyTimeline: Get<
    '/admin/payments/{payment_id}/timeline',
    Operator,
    NoQuery,
    ItemOf<'timeline', Timeline>
  >;
}

const paymentParameters = z.object({ payment_id: idParameter });

export const timelineRoutes: RouteTable<TimelineRoutes> = {
  getTimeline: {
    method: 'GET',
    path: '/gateway/payments/{payment_id}/timeline',
    tag: 'Payments',
    summary: 'Read the timeline of a payment, explained in French and English',
    auth: { kind: 'merchant', scope: 'payments:read' },
    parameters: z.object({ payment_id: idParameter }),
    query: modeQuery,
    success: { 200: itemOf('timeline', timeline) },
    errors: ['PAYMENT_NOT_FOUND'],
  },
  getAnyTimeline: {
    method: 'GET',
    path: '/admin/payments/{payment_id}/timeline',
    tag: 'Operator',
    summary: 'Read the timeline of a payment of any merchant, explained to the operator',
    auth: operator,
    parameters: paymentParameters,
    query: noQuery,
    success: { 200: itemOf('timeline', timeline) },
    errors: ['PAYMENT_NOT_FOUND'],
  },
};
