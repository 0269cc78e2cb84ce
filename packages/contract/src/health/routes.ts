import { z } from 'zod';
import { operator, route, routesOf } from '../basics/declare.ts';
import { WATCH } from '../people/roles.ts';
import { itemOf } from '../basics/schemas.ts';
import * as schemas from './schemas.ts';

/** Health of the gateway. */
export const healthRoutes = routesOf('Operator', {
  getHealth: route.get('/admin/health', operator(WATCH), {
    summary: 'Read the health of workers, queues and the database',
    answer: itemOf('health', schemas.health, 'Queues, workers and the store.'),
  }),
  getMetrics: route.get('/metrics', operator(WATCH), {
    summary: 'Read the metrics of this process in the text format of Prometheus',
    description:
      'A key of an operator with the role `monitor` may read them and the health, and nothing else. Ages of queues are of the database, and the same in all processes.',
    client: 'health.metrics',
    root: true,
    files: ['text/plain'],
    answer: z.string(),
    errors: ['METRICS_ELSEWHERE'],
  }),
});
