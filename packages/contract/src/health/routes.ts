import { z } from 'zod';
import { noParameters, noQuery, route } from '../basics/route.ts';
import { health } from './schemas.ts';

const operator = { kind: 'operator' } as const;

export const healthRoutes = {
  getHealth: route({
    method: 'GET',
    path: '/admin/health',
    tag: 'Operator',
    summary: 'Read who works, what waits and what the database says',
    auth: operator,
    parameters: noParameters,
    query: noQuery,
    success: { 200: z.object({ health }) },
    errors: [],
  }),
};
