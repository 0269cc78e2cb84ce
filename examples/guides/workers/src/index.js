import { createClient } from '@mitako/client';
import { webhookHandler } from '@mitako/client/webhooks';

async function createOrder(request, env) {
  const mitako = createClient({ apiKey: env.MITAKO_API_KEY, baseUrl: env.MITAKO_API_URL });
  const { reference, amount } = await request.json();
  const payment = await mitako.payments.create(
    { amount, currency: 'XAF', customer_reference: reference },
    { idempotencyKey: reference },
  );
  return Response.json({ checkout_url: payment.checkout_url }, { status: 201 });
}

const receiveWebhook = (request, env) =>
  webhookHandler({
    secret: env.MITAKO_WEBHOOK_SECRET,
    onEvent(event) {
      if (event.event !== 'payment.succeeded') return;
      console.log(`${event.data.customer_reference} is paid: ${event.data.amount} francs`);
    },
  })(request);

const routes = { 'POST /orders': createOrder, 'POST /webhooks/mitako': receiveWebhook };

export default {
  async fetch(request, env) {
    const route = routes[`${request.method} ${new URL(request.url).pathname}`];
    return route === undefined ? new Response(null, { status: 404 }) : route(request, env);
  },
};
