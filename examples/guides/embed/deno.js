import { mitako } from './pay.js';

Deno.serve({ port: Number(Deno.env.get('PORT') ?? 3000) }, async (request, info) => {
  if (new URL(request.url).pathname !== '/orders') {
    return mitako.handler(request, { clientAddress: info.remoteAddr.hostname });
  }
  const { reference: id, amount } = await request.json();
  const payment = await mitako.shop.payments.create({ amount, customer_reference: id }, { idempotencyKey: id });
  return Response.json({ checkout_url: payment.checkout_url }, { status: 201 });
});
