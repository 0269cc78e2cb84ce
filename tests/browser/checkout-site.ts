import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createCheckout, type CheckoutOptions } from '@mitako/checkout';
import type { GatewayOptions } from '@mitako/core';
import { toNodeHandler } from '@mitako/http';
import { createTestGateway, type TestGateway } from '@mitako/testing';
import { START_MS } from '../support/start.ts';

/** A gateway with its checkout on the loopback interface, and a shop to return to. */
export interface CheckoutSite {
  readonly engine: TestGateway;
  /** Requests that reached the shop, oldest first. */
  readonly shopVisits: URL[];
  /** Creates a payment intent and returns its `checkout_url`. A live one has no return URL, which would need HTTPS. */
  createPayment(params?: Readonly<Record<string, unknown>> & { readonly livemode?: boolean }): Promise<string>;
  close(): Promise<void>;
}

export interface CheckoutSiteOptions {
  readonly gateway?: Partial<GatewayOptions>;
  readonly checkout?: CheckoutOptions;
  /** Status of the shop's responses: 204 keeps the customer on the previous page. Default 200. */
  readonly shopStatus?: number;
}

export async function startCheckoutSite(options: CheckoutSiteOptions = {}): Promise<CheckoutSite> {
  const shopVisits: URL[] = [];
  const shop = createServer((request, response) => {
    if (request.url?.startsWith('/shop') === true) shopVisits.push(new URL(request.url, shopUrl));
    response.statusCode = options.shopStatus ?? 200;
    response.setHeader('content-type', 'text/html').end('<h1>The shop</h1>');
  });
  // Another port is another origin: the redirect must work across origins.
  const shopUrl = await listen(shop);
  const pages = createServer((request, response) => handle(request, response));
  const publicUrl = await listen(pages);
  const engine = await createTestGateway({ publicUrl, startMs: START_MS, ...options.gateway });
  const faults: unknown[] = [];
  const handle = toNodeHandler(
    createCheckout(engine.gateway, { onError: (error) => faults.push(error), ...options.checkout }),
  );

  return {
    engine,
    shopVisits,
    async createPayment({ livemode = false, ...params } = {}) {
      const { status, text } = await engine.request('POST', '/gateway/payments', {
        bearer: engine.seed.merchant[livemode ? 'liveKey' : 'testKey'],
        body: {
          amount: 5000,
          currency: 'XAF',
          description: 'Commande 1042',
          ...(livemode
            ? {}
            : { return_url: `${shopUrl}/shop/paid?order=1042`, cancel_url: `${shopUrl}/shop/canceled?order=1042` }),
          ...params,
        },
      });
      if (status !== 201) throw new Error(`the payment was not made: ${text}`);
      return (JSON.parse(text) as { data: { checkout_url: string } }).data.checkout_url;
    },
    async close() {
      for (const server of [shop, pages]) {
        server.closeAllConnections();
        server.close();
      }
      await engine.close();
      if (faults.length > 0) throw new AggregateError(faults, 'pages failed');
    },
  };
}

async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
