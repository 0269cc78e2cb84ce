import { createAdaptorServer, type ServerType } from '@hono/node-server';
import { createClient } from '@mitako/client';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createShop, WEBHOOK_PATH } from './app.ts';
import { claimWebhookEndpoint } from './webhook-endpoint.ts';

/** Options of {@link startShop}. */
export interface StartShopOptions {
  readonly apiKey: string;
  /** Base address of the gateway's API, ending in `/api/v1`. */
  readonly apiUrl: string;
  /** If the port is in use, the next one is tried; 0 for any free one. */
  readonly port: number;
  readonly host: string;
  readonly log: (line: string) => void;
}

/** A running shop. */
export interface RunningShop {
  readonly url: string;
  readonly port: number;
  close(): Promise<void>;
}

/** Listens first, because the webhook endpoint contains the port; early customers wait. */
export async function startShop({ apiKey, apiUrl, port, host, log }: StartShopOptions): Promise<RunningShop> {
  const shop = Promise.withResolvers<ReturnType<typeof createShop>>();
  // Waiting callers receive the exception below.
  shop.promise.catch(() => {});
  const server = createAdaptorServer({ fetch: async (request: Request) => (await shop.promise).fetch(request) });
  await listenOnNextFree(server, port, host);
  const bound = (server.address() as AddressInfo).port;
  const url = `http://${host}:${bound}`;
  try {
    const mitako = createClient({ apiKey, baseUrl: apiUrl });
    const webhookSecret = await claimWebhookEndpoint(mitako, `${url}${WEBHOOK_PATH}`);
    shop.resolve(createShop({ mitako, webhookSecret, url, log }));
  } catch (error) {
    shop.reject(error);
    server.close();
    throw error;
  }
  return {
    url,
    port: bound,
    async close() {
      const closed = once(server, 'close');
      server.close();
      if ('closeIdleConnections' in server) server.closeIdleConnections();
      await closed;
    },
  };
}

async function listenOnNextFree(server: ServerType, first: number, host: string): Promise<void> {
  for (let port = first; ; port += 1) {
    try {
      server.listen(port, host);
      await once(server, 'listening');
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE' || port >= first + 20) throw error;
    }
  }
}
