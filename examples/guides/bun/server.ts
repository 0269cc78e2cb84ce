import { createClient } from '@mitako/client';
import { webhookHandler } from '@mitako/client/webhooks';

const mitako = createClient({ apiKey: process.env.MITAKO_API_KEY, baseUrl: process.env.MITAKO_API_URL });

async function createOrder(request: Request): Promise<Response> {
  const { reference, amount } = await request.json();
  const payment = await mitako.payments.create(
    { amount, currency: 'XAF', customer_reference: reference },
    { idempotencyKey: reference },
  );
  return Response.json({ checkout_url: payment.checkout_url }, { status: 201 });
}

const receiveWebhook = webhookHandler({
  secret: process.env.MITAKO_WEBHOOK_SECRET,
  onEvent(event) {
    if (event.event !== 'payment.succeeded') return;
    console.log(`${event.data.customer_reference} is paid: ${event.data.amount} francs`);
  },
});

Bun.serve({
  port: process.env.PORT ?? 3000,
  routes: { '/orders': { POST: createOrder }, '/webhooks/mitako': { POST: receiveWebhook } },
});
