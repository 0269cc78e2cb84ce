import { isMitakoError, type Client } from '@mitako/client';
import { exactlyOnce, memoryStore } from '@mitako/client/exactly-once';
import { webhookHandler } from '@mitako/client/webhooks';
import { Hono } from 'hono';
import { isShopEvent } from './events.ts';
import { type Language, languageOf } from './language.ts';
import { createOrders, type Order } from './orders.ts';
import { messagePage } from './pages/message-page.ts';
import { orderPage } from './pages/order-page.ts';
import { productPage } from './pages/product-page.ts';
import { TEXT } from './text.ts';

/** Dependencies of the shop. */
export interface ShopOptions {
  readonly mitako: Client;
  /** Secret of the shop's webhook endpoint, `whsec_…`. */
  readonly webhookSecret: string;
  /** Public URL of the shop, without a trailing slash. */
  readonly url: string;
  /** Logs one line per event. */
  readonly log: (line: string) => void;
}

/** Path of the shop's webhook endpoint. */
export const WEBHOOK_PATH = '/webhooks/mitako';

/** A shop that sells one product. It trusts verified webhooks only. */
export function createShop({ mitako, webhookSecret, url, log }: ShopOptions): Hono {
  const orders = createOrders();
  const shop = new Hono();

  /** Creates the payment of an order and returns its checkout URL. */
  async function startPayment(order: Order, language: Language): Promise<string> {
    const orderUrl = `${url}/orders/${order.id}`;
    const payment = await mitako.payments.create(
      {
        amount: order.amount,
        currency: order.currency,
        description: TEXT[language].product.name,
        customer_reference: order.id,
        return_url: orderUrl,
        cancel_url: orderUrl,
        locale: language,
      },
      // Derived from the order: if this process dies and retries, there is still one payment.
      { idempotencyKey: `${order.id}-${order.attempts + 1}` },
    );
    orders.startPayment(order.id, payment);
    log(`order ${order.id}: created ${payment.id}`);
    return payment.checkout_url;
  }

  shop.get('/', (context) => context.html(productPage(languageOf(context))));

  shop.post('/orders', async (context) =>
    context.redirect(await startPayment(orders.open(), languageOf(context)), 303),
  );

  shop.post('/orders/:id/pay', async (context) => {
    const order = orders.find(context.req.param('id'));
    if (order === undefined) return context.notFound();
    const isOver = order.status === 'paid' || order.status === 'refunded';
    return context.redirect(isOver ? `/orders/${order.id}` : await startPayment(order, languageOf(context)), 303);
  });

  // The customer returns here with `?status=…` in the URL. Any visitor can type that, so the page shows the order as the
  // webhooks left it, and waits for them if necessary.
  shop.get('/orders/:id', (context) => {
    const order = orders.find(context.req.param('id'));
    return order === undefined ? context.notFound() : context.html(orderPage(order, languageOf(context)));
  });

  const receive = webhookHandler({
    secret: webhookSecret,
    // In memory for the demonstration, as the orders are. Yours are rows: `pgStore(pool)`, and the handler changes them
    // through the transaction that it receives.
    onEvent: exactlyOnce(memoryStore(), (event) => {
      const order = isShopEvent(event) ? orders.apply(event) : undefined;
      if (order !== undefined) log(`order ${order.id}: ${order.status} (${event.event} verified)`);
    }),
    onError: (error) => log(`webhook refused: ${error instanceof Error ? error.message : String(error)}`),
  });
  shop.post(WEBHOOK_PATH, (context) => receive(context.req.raw));

  shop.notFound((context) => context.html(messagePage(languageOf(context), 'missing'), 404));
  shop.onError((error, context) => {
    log(isMitakoError(error) ? `gateway: ${error.code} ${error.message}` : String(error.stack));
    return context.html(messagePage(languageOf(context), 'sorry'), 502);
  });
  return shop;
}
