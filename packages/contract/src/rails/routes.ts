import { z } from 'zod';
import { itemOf } from '../basics/lists.ts';
import type { Open, Post } from '../basics/route-types.ts';
import type { RouteTable } from '../basics/route.ts';
import { idParameter } from '../basics/text.ts';
import type { ItemOf } from '../basics/types.ts';
import { railCallback } from './schemas.ts';
import type { RailCallback } from './types.ts';

/** Callbacks of providers. */
export interface RailRoutes {
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
