import { itemOf } from '../basics/lists.ts';
import type { Get, Operator } from '../basics/route-types.ts';
import { noParameters, noQuery, operator, type RouteTable } from '../basics/route.ts';
import type { ItemOf, NoQuery } from '../basics/types.ts';
import { health } from './schemas.ts';
import type { Health } from './types.ts';

/** Health of the gateway. */
export interface HealthRoutes {
  readonly getHealth: Get<'/admin/health', Operator, NoQuery, ItemOf<'health', Health>>;
}

export const healthRoutes: RouteTable<HealthRoutes> = {
  getHealth: {
    method: 'GET',
    path: '/admin/health',
    tag: 'Operator',
    summary: 'Read the health of workers, queues and the database',
    auth: operator,
    parameters: noParameters,
    query: noQuery,
    success: { 200: itemOf('health', health) },
    errors: [],
  },
};
