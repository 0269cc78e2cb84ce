import { z } from 'zod';
import { noParameters, route } from '../../basics/route.ts';
import { overview, overviewQuery } from './schemas.ts';

export const overviewRoutes = {
  getOverview: route({
    method: 'GET',
    path: '/merchant/overview',
    tag: 'Merchant',
    summary: 'Read the volume of the last days, how payments end, and what needs attention',
    auth: { kind: 'merchant' },
    parameters: noParameters,
    query: overviewQuery,
    success: { 200: z.object({ overview }) },
    errors: [],
  }),
};
