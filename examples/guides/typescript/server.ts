import { createClient, xaf, type Payment } from '@mitako/client';
import { verifyWebhook, WebhookVerificationError, type WebhookEvent } from '@mitako/client/webhooks';
import { createServer, type IncomingMessage } from 'node:http';
import { buffer, json } from 'node:stream/consumers';

const mitako = createClient({ apiKey: process.env.MITAKO_API_KEY, baseUrl: process.env.MITAKO_API_URL });

// snippet: create
async function createOrder(request: IncomingMessage): Promise<[number, object]> {
  const { reference, amount } = (await json(request)) as { reference: string; amount: number };
  const payment: Payment = await mitako.payments.create(
    { amount: xaf(amount), currency: 'XAF', customer_reference: reference },
    { idempotencyKey: reference },
  );
  return [201, { checkout_url: payment.checkout_url }];
}
// end

// snippet: receive
function onEvent(event: WebhookEvent): void {
  // The name tells the compiler what is in the data.
  if (event.event !== 'payment.succeeded') return;
  console.log(`${event.data.customer_reference} is paid: ${event.data.amount} francs`);
}

async function receiveWebhook(request: IncomingMessage): Promise<[number, object]> {
  const { MITAKO_WEBHOOK_SECRET: secret } = process.env;
  try {
    onEvent(await verifyWebhook({ payload: await buffer(request), headers: request.headers, secret }));
    return [200, {}];
  } catch (error) {
    if (!(error instanceof WebhookVerificationError)) throw error;
    return [error.status, { error: error.message }];
  }
}
// end

const routes: Record<string, (request: IncomingMessage) => Promise<[number, object]>> = {
  'POST /orders': createOrder,
  'POST /webhooks/mitako': receiveWebhook,
};

createServer(async (request, response) => {
  const route = routes[`${request.method} ${request.url}`] ?? (async () => [404, {}]);
  const [status, body] = await route(request).catch((error: unknown) => {
    console.error(error);
    return [500, {}] as const;
  });
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}).listen(process.env.PORT ?? 3000);
