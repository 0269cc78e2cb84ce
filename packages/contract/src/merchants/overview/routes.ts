import { merchantToken, route, routesOf } from '../../basics/declare.ts';
import { MEMBERS } from '../../people/roles.ts';
import { itemOf } from '../../basics/schemas.ts';
import * as schemas from './schemas.ts';

/** A merchant's overview. */
export const overviewRoutes = routesOf('Merchant', {
  getOverview: route.get('/merchant/overview', merchantToken(MEMBERS), {
    summary: 'Read volume by day, payment outcomes, and what needs attention',
    query: schemas.overviewQuery,
    answer: itemOf('overview', schemas.overview, 'The figures of the first page.'),
  }),
});
