import { z } from 'zod';
import { open, operator, route, routesOf } from '../basics/declare.ts';
import { STAFF } from '../people/roles.ts';
import { itemOf, listOf } from '../basics/schemas.ts';
import * as schemas from './schemas.ts';

/** Some providers call back by PUT or GET. */
const callback = {
  client: null,
  rawMethods: ['POST', 'PUT', 'GET'],
  limit: 'rail_callback',
  query: z.looseObject({}),
  body: schemas.railCallback,
  answer: itemOf('received', z.literal(true), 'Always true.'),
  errors: ['RAIL_NOT_FOUND'],
} as const;

/** Callbacks of providers, and the operator's view of the rails. */
export const railRoutes = routesOf('Rails', {
  listRails: route.get('/admin/rails', operator(STAFF), {
    summary: 'Read how the rails work: outcomes, latency, pending attempts, callbacks and balances',
    answer: listOf('rails', schemas.railRecord, 'The rails of the gateway.'),
  }),
  receiveRailCallback: route.post('/gateway/rails/{rail_id}/callbacks', open, {
    part: 'checkout',
    ...callback,
    summary: 'Receive a provider callback',
  }),
  receiveAttemptCallback: route.post('/gateway/rails/{rail_id}/callbacks/{attempt_id}', open, {
    part: 'checkout',
    ...callback,
    summary: 'Receive a provider callback about one attempt',
  }),
});
