import { createOrder, mitako } from './pay.js';

Deno.serve({ port: Number(Deno.env.get('PORT') ?? 3000) }, async (request, info) => {
  if (new URL(request.url).pathname !== '/orders') {
    return mitako.handler(request, { clientAddress: info.remoteAddr.hostname });
  }
  return Response.json(await createOrder(await request.json()), { status: 201 });
});
