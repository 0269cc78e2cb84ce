import { createClient } from '@mitako/client';
import { webhookHandler } from '@mitako/client/webhooks';

const mitako = createClient({ apiKey: Deno.env.get('MITAKO_API_KEY'), baseUrl: Deno.env.get('MITAKO_API_URL') });

async function createOrder(request: Request): Promise<Response> {
  const { reference, amount } = await request.json();
  const payment = await mitako.payments.create(
    { amount, currency: 'XAF', customer_reference: reference },
    { idempotencyKey: reference },
  );
  return Response.json({ checkout_url: payment.checkout_url }, { status: 201 });
}

const receiveWebhook = webhookHandler({
  secret: Deno.env.get('MITAKO_WEBHOOK_SECRET'),
  onEvent(event) {
    if (event.event !== 'payment.succeeded') return;
    console.log(`${event.data.customer_reference} is paid: ${event.data.amount} francs`);
  },
});

Deno.serve({ port: Number(Deno.env.get('PORT') ?? 3000) }, (request) => {
  if (request.method !== 'POST') return new Response(null, { status: 404 });
  const { pathname } = new URL(request.url);
  if (pathname === '/orders') return createOrder(request);
  if (pathname === '/webhooks/mitako') return receiveWebhook(request);
  return new Response(null, { status: 404 });
});
