import { itemOf } from '../../basics/lists.ts';
import type { Get, MerchantToken } from '../../basics/route-types.ts';
import { noParameters, type RouteTable } from '../../basics/route.ts';
import type { ItemOf } from '../../basics/types.ts';
import { overview, overviewQuery } from './schemas.ts';
import type { Overview, OverviewQuery } from './types.ts';

/** A merchant's overview. */
export interface OverviewRoutes {
  readonly getOverview: Get<'/merchant/overview', MerchantToken, OverviewQuery, ItemOf<'overview', Overview>>;
}

export const overviewRoutes: RouteTable<OverviewRoutes> = {
  getOverview: {
    method: 'GET',
    path: '/merchant/overview',
    tag: 'Merchant',
    summary: 'Read volume by day, payment outcomes, and what needs attention',
    auth: { kind: 'merchant' },
    parameters: noParameters,
    query: overviewQuery,
    success: { 200: itemOf('overview', overview) },
    errors: [],
  },
};
