import { z } from 'zod';
import { route } from '../basics/route.ts';
import { idParameter } from '../basics/text.ts';

/** What a raw route hands to its operation: the body as it came, and the headers by their names in lower case. */
const rawBody = z.object({
  headers: z.record(z.string(), z.string()),
  text: z.string(),
});

export const railRoutes = {
  receiveRailCallback: route({
    method: 'POST',
    path: '/gateway/rails/{rail_id}/callbacks',
    tag: 'Rails',
    summary: "Take an operator's callback as a hint to look the payment up",
    auth: { kind: 'none' },
    limit: 'rail_callback',
    parameters: z.object({ rail_id: idParameter }),
    query: z.looseObject({}),
    body: rawBody,
    raw: true,
    success: { 200: z.object({ received: z.literal(true) }) },
    errors: ['RAIL_NOT_FOUND'],
  }),
};
