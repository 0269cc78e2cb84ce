import { z } from 'zod';
import { idParameter } from '../schemas/text.ts';
import { timeline } from '../schemas/timeline.ts';
import { noQuery, route } from './route.ts';

/** What happened to a payment, for whoever has to explain it. */
export const timelineRoutes = {
  getTimeline: route({
    method: 'GET',
    path: '/gateway/payments/{payment_id}/timeline',
    tag: 'Payments',
    summary: 'Read everything that happened to a payment, explained in French and English',
    auth: { kind: 'api_key', scope: 'payments:read' },
    parameters: z.object({ payment_id: idParameter }),
    query: noQuery,
    success: { 200: z.object({ timeline }) },
    errors: ['PAYMENT_NOT_FOUND'],
  }),
};
