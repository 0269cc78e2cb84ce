import { operator, route, routesOf } from '../basics/declare.ts';
import { WATCH } from '../people/roles.ts';
import { itemOf } from '../basics/schemas.ts';
import { health } from './schemas.ts';

/** Health of the gateway. */
export const healthRoutes = routesOf('Operator', {
  getHealth: route.get('/admin/health', operator(WATCH), {
    summary: 'Read the health of workers, queues and the database',
    answer: itemOf('health', health, 'Queues, workers and the store.'),
  }),
});
