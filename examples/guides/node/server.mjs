import { createClient } from '@mitako/client';
import { verifyWebhook, WebhookVerificationError } from '@mitako/client/webhooks';
import { createServer } from 'node:http';
import { buffer, json } from 'node:stream/consumers';

const mitako = createClient({ apiKey: process.env.MITAKO_API_KEY, baseUrl: process.env.MITAKO_API_URL });

// snippet: create
async function createOrder(request) {
  const { reference, amount } = await json(request);
  const payment = await mitako.payments.create(
    { amount, currency: 'XAF', customer_reference: reference },
    { idempotencyKey: reference },
  );
  return [201, { checkout_url: payment.checkout_url }];
}
// end

// snippet: receive
async function receiveWebhook(request) {
  try {
    const event = await verifyWebhook({
      payload: await buffer(request),
      headers: request.headers,
      secret: process.env.MITAKO_WEBHOOK_SECRET,
    });
    if (event.event === 'payment.succeeded') {
      console.log(`${event.data.customer_reference} is paid: ${event.data.amount} francs`);
    }
    return [200, {}];
  } catch (error) {
    if (!(error instanceof WebhookVerificationError)) throw error;
    return [error.status, { error: error.message }];
  }
}
// end

const routes = { 'POST /orders': createOrder, 'POST /webhooks/mitako': receiveWebhook };

createServer(async (request, response) => {
  const route = routes[`${request.method} ${request.url}`] ?? (async () => [404, {}]);
  const [status, body] = await route(request).catch((error) => {
    console.error(error);
    return [500, {}];
  });
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}).listen(process.env.PORT ?? 3000);
