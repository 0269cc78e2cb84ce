import { mitako } from './pay.js';

async function createOrder(request) {
  const { reference: id, amount } = await request.json();
  const payment = await mitako.shop.payments.create({ amount, customer_reference: id }, { idempotencyKey: id });
  return Response.json({ checkout_url: payment.checkout_url }, { status: 201 });
}

Bun.serve({
  port: process.env.PORT ?? 3000,
  routes: { '/orders': { POST: createOrder } },
  fetch: (request, server) => mitako.handler(request, { clientAddress: server.requestIP(request)?.address }),
});
