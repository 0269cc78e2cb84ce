import { z } from 'zod';
import { modeQuery } from '../../basics/lists.ts';
import { noQuery, route } from '../../basics/route.ts';
import { idParameter } from '../../basics/text.ts';
import { timeline } from './schemas.ts';

const paymentParameters = z.object({ payment_id: idParameter });

const operator = { kind: 'operator' } as const;

export const timelineRoutes = {
  getTimeline: route({
    method: 'GET',
    path: '/gateway/payments/{payment_id}/timeline',
    tag: 'Payments',
    summary: 'Read everything that happened to a payment, explained in French and English',
    auth: { kind: 'merchant', scope: 'payments:read' },
    parameters: z.object({ payment_id: idParameter }),
    query: modeQuery,
    success: { 200: z.object({ timeline }) },
    errors: ['PAYMENT_NOT_FOUND'],
  }),
  getAnyTimeline: route({
    method: 'GET',
    path: '/admin/payments/{payment_id}/timeline',
    tag: 'Operator',
    summary: 'Read everything that happened to a payment of any merchant, as the merchant reads it',
    auth: operator,
    parameters: paymentParameters,
    query: noQuery,
    success: { 200: z.object({ timeline }) },
    errors: ['PAYMENT_NOT_FOUND'],
  }),
};
