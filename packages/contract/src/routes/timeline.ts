import { z } from 'zod';
import { modeQuery } from '../schemas/lists.ts';
import { idParameter } from '../schemas/text.ts';
import { timeline } from '../schemas/timeline.ts';
import { route } from './route.ts';

/** What happened to a payment, for whoever has to explain it. */
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
};
