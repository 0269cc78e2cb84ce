import { z } from 'zod';
import { modeQuery, pageOf, pageQuery } from '../../basics/lists.ts';
import { noParameters, route } from '../../basics/route.ts';
import { idParameter } from '../../basics/text.ts';
import { delivery } from '../deliveries/schemas.ts';
import { eventRecord, eventReplayParams } from './schemas.ts';
import { EVENT_TYPES } from './types.ts';

const webhooksWrite = { kind: 'merchant', scope: 'webhooks:write' } as const;

const eventParameters = z.object({ event_id: idParameter });

const modePageQuery = z.strictObject({ ...pageQuery.shape, ...modeQuery.shape });

const eventsRead = { kind: 'merchant', scope: 'events:read' } as const;

export const eventRoutes = {
  listEvents: route({
    method: 'GET',
    path: '/merchant/events',
    tag: 'Events',
    summary: 'List events, newest first',
    auth: eventsRead,
    parameters: noParameters,
    query: z.strictObject({
      ...modePageQuery.shape,
      event: z.enum(EVENT_TYPES).optional(),
      payment_id: idParameter.optional().describe('Events about this payment, its refunds and disputes.'),
    }),
    success: { 200: pageOf('events', eventRecord) },
    errors: [],
  }),
  getEvent: route({
    method: 'GET',
    path: '/merchant/events/{event_id}',
    tag: 'Events',
    summary: 'Read an event',
    auth: eventsRead,
    parameters: eventParameters,
    query: modeQuery,
    success: { 200: z.object({ event: eventRecord }) },
    errors: ['EVENT_NOT_FOUND'],
  }),
  replayEvent: route({
    method: 'POST',
    path: '/merchant/events/{event_id}/replay',
    tag: 'Events',
    summary: 'Deliver an event again, to one endpoint or to all that are subscribed now',
    auth: webhooksWrite,
    audit: { action: 'event.replay', subject: { type: 'event', parameter: 'event_id' }, details: ['endpoint_id'] },
    parameters: eventParameters,
    query: modeQuery,
    body: eventReplayParams,
    bodyOptional: true,
    success: { 200: z.object({ deliveries: z.array(delivery) }) },
    errors: ['EVENT_NOT_FOUND', 'WEBHOOK_ENDPOINT_NOT_FOUND', 'WEBHOOK_ENDPOINT_DISABLED'],
  }),
};
