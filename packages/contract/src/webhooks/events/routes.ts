import { merchantOrKey, omissible, route, routesOf } from '../../basics/declare.ts';
import { DEVELOP, READ_EVENTS } from '../../people/roles.ts';
import { itemOf, listOf, modeQuery, pageOf } from '../../basics/schemas.ts';
import { delivery } from '../deliveries/schemas.ts';
import * as schemas from './schemas.ts';

/** A merchant's events. */
export const eventRoutes = routesOf('Events', {
  listEvents: route.get('/merchant/events', merchantOrKey('events:read', READ_EVENTS), {
    summary: 'List events, newest first',
    query: schemas.eventListQuery,
    answer: pageOf('events', schemas.eventRecord),
  }),
  getEvent: route.get('/merchant/events/{event_id}', merchantOrKey('events:read', READ_EVENTS), {
    summary: 'Read an event',
    query: modeQuery,
    answer: itemOf('event', schemas.eventRecord),
    errors: ['EVENT_NOT_FOUND'],
  }),
  replayEvent: route.post('/merchant/events/{event_id}/replay', merchantOrKey('webhooks:write', DEVELOP), {
    summary: 'Replay an event, with the same id and bytes, to one endpoint or to all enabled endpoints subscribed now',
    audit: { action: 'event.replay', subject: { type: 'event', parameter: 'event_id' }, details: ['endpoint_id'] },
    query: modeQuery,
    body: omissible(schemas.eventReplayParams),
    answer: listOf('deliveries', delivery),
    errors: ['EVENT_NOT_FOUND', 'WEBHOOK_ENDPOINT_NOT_FOUND', 'WEBHOOK_ENDPOINT_DISABLED'],
  }),
});
