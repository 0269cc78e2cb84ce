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
}

export const railRoutes: RouteTable<RailRoutes> = {
  receiveRailCallback: {
    method: 'POST',
    path: '/gateway/rails/{rail_id}/callbacks',
    tag: 'Rails',
    summary: 'Receive a provider callback',
    auth: { kind: 'none' },
    limit: 'rail_callback',
    parameters: z.object({ rail_id: idParameter }),
    query: z.looseObject({}),
    body: railCallback,
    raw: true,
    success: { 200: itemOf('received', z.literal(true)) },
    errors: ['RAIL_NOT_FOUND'],
  },
};
