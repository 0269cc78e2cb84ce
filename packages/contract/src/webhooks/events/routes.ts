import { z } from 'zod';
import { itemOf, modeQuery, pageOf } from '../../basics/lists.ts';
import type { Get, MerchantOrKey, Post } from '../../basics/route-types.ts';
import { noParameters, type RouteTable } from '../../basics/route.ts';
import { idParameter } from '../../basics/text.ts';
import type { ItemOf, ModeQuery, PageOf } from '../../basics/types.ts';
import { delivery } from '../deliveries/schemas.ts';
import type { Delivery } from '../deliveries/types.ts';
import { eventListQuery, eventRecord, eventReplayParams } from './schemas.ts';
import type { EventListQuery, EventRecord, EventReplayParams } from './types.ts';

/** A merchant's events. */
export interface EventRoutes {
  readonly listEvents: Get<'/merchant/events', MerchantOrKey, EventListQuery, PageOf<'events', EventRecord>>;
  readonly getEvent: Get<'/merchant/events/{event_id}', MerchantOrKey, ModeQuery, ItemOf<'event', EventRecord>>;
  readonly replayEvent: Post<
    '/merchant/events/{event_id}/replay',
    MerchantOrKey,
    ModeQuery,
    EventReplayParams | undefined,
    ItemOf<'deliveries', readonly Delivery[]>
  >;
}

const webhooksWrite: MerchantOrKey = { kind: 'merchant', scope: 'webhooks:write' };
const eventParameters = z.object({ event_id: idParameter });
const eventsRead: MerchantOrKey = { kind: 'merchant', scope: 'events:read' };

export const eventRoutes: RouteTable<EventRoutes> = {
  listEvents: {
    method: 'GET',
    path: '/merchant/events',
    tag: 'Events',
    summary: 'List events, newest first',
    auth: eventsRead,
    parameters: noParameters,
    query: eventListQuery,
    success: { 200: pageOf('events', eventRecord) },
    errors: [],
  },
  getEvent: {
    method: 'GET',
    path: '/merchant/events/{event_id}',
    tag: 'Events',
    summary: 'Read an event',
    auth: eventsRead,
    parameters: eventParameters,
    query: modeQuery,
    success: { 200: itemOf('event', eventRecord) },
    errors: ['EVENT_NOT_FOUND'],
  },
  replayEvent: {
    method: 'POST',
    path: '/merchant/events/{event_id}/replay',
    tag: 'Events',
    summary: 'Replay an event to one endpoint or to all enabled endpoints subscribed now',
    auth: webhooksWrite,
    audit: { action: 'event.replay', subject: { type: 'event', parameter: 'event_id' }, details: ['endpoint_id'] },
    parameters: eventParameters,
    query: modeQuery,
    body: eventReplayParams,
    bodyOptional: true,
    success: { 200: itemOf('deliveries', z.array(delivery)) },
    errors: ['EVENT_NOT_FOUND', 'WEBHOOK_ENDPOINT_NOT_FOUND', 'WEBHOOK_ENDPOINT_DISABLED'],
  },
};
