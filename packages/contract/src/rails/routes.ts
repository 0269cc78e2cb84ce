import { z } from 'zod';
import { itemOf } from '../basics/lists.ts';
import type { Get, Open, Operator, Post } from '../basics/route-types.ts';
import { noParameters, noQuery, operator, type RouteTable } from '../basics/route.ts';
import { idParameter } from '../basics/text.ts';
import type { ItemOf, NoQuery } from '../basics/types.ts';
import { railCallback, railRecord } from './schemas.ts';
import type { RailCallback, RailRecord } from './types.ts';

/** Callbacks of providers, and the operator's view of the rails. */
export interface RailRoutes {
  readonly listRails: Get<'/admin/rails', Operator, NoQuery, ItemOf<'rails', readonly RailRecord[]>>;
  readonly receiveRailCallback: Post<
    '/gateway/rails/{rail_id}/callbacks',
    Open,
    object,
    RailCallback,
    ItemOf<'received', true>,
    unknown
  >;
  readonly receiveAttemptCallback: Post<
    '/gateway/rails/{rail_id}/callbacks/{attempt_id}',
    Open,
    object,
    RailCallback,
    ItemOf<'received', true>,
    unknown
  >;
}

/** Some providers call back by PUT or GET. */
const callback = {
  method: 'POST',
  rawMethods: ['POST', 'PUT', 'GET'],
  tag: 'Rails',
  auth: { kind: 'none' },
  limit: 'rail_callback',
  query: z.looseObject({}),
  body: railCallback,
  success: { 200: itemOf('received', z.literal(true)) },
  errors: ['RAIL_NOT_FOUND'],
} as const;

export const railRoutes: RouteTable<RailRoutes> = {
  listRails: {
    method: 'GET',
    path: '/admin/rails',
    tag: 'Operator',
    summary: 'Read how the rails work: outcomes, latency, pending attempts, callbacks and balances',
    auth: operator,
    parameters: noParameters,
    query: noQuery,
    success: { 200: itemOf('rails', z.array(railRecord)) },
    errors: [],
  },
  receiveRailCallback: {
    ...callback,
    path: '/gateway/rails/{rail_id}/callbacks',
    summary: 'Receive a provider callback',
    parameters: z.object({ rail_id: idParameter }),
  },
  receiveAttemptCallback: {
    ...callback,
    path: '/gateway/rails/{rail_id}/callbacks/{attempt_id}',
    summary: 'Receive a provider callback about one attempt',
    parameters: z.object({ rail_id: idParameter, attempt_id: idParameter }),
  },
};
