import { createOrder, mitako } from './pay.js';

Bun.serve({
  port: process.env.PORT ?? 3000,
  routes: {
    '/orders': {
      POST: async (request) => Response.json(await createOrder(await request.json()), { status: 201 }),
    },
  },
  fetch: (request, server) => mitako.handler(request, { clientAddress: server.requestIP(request)?.address }),
});
