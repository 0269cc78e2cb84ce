import { createCheckout } from '@mitako/checkout';
import { dataOf } from '@mitako/core';
import { Hono } from 'hono';
import { brotliDecompressSync } from 'node:zlib';
import { byCallers } from '../callers.ts';
import { offer } from '../child.ts';
import type { Done } from '../cost.ts';
import { gatewayOn, PUBLIC_URL } from '../gateway-on.ts';
import { PAYMENT_PARAMS } from '../payment-params.ts';
import { storeAt } from '../stores.ts';

// The first page of a checkout in process, without a network: the preview read from the store, the page rendered and
// compressed; beside a bare hono handler that sends the same bytes with the same headers.

const CALLERS = 32;
const PAYMENTS = 200;
/** Nonces compress differently. */
const BYTES_TOLERANCE = 64;

const gateway = gatewayOn(storeAt(process.argv[2] ?? ''));
await gateway.migrate();
const { merchant } = await gateway.seedSandbox();
const credential = { kind: 'bearer', authorization: `Bearer ${merchant.testKey}` } as const;
const slugs: string[] = [];
while (slugs.length < PAYMENTS) {
  const created = await gateway.call('createPayment', { way: 'api', credential, body: PAYMENT_PARAMS });
  slugs.push(dataOf(created).payment.slug);
}

const pages = createCheckout(gateway);
const page = await pages(requestOf(0));
const html = new Uint8Array(await page.arrayBuffer());
for (const text of [slugs[0] ?? '', PAYMENT_PARAMS.description ?? '']) {
  if (!brotliDecompressSync(html).includes(text)) throw new Error(`the page does not show ${text}`);
}
const bare = new Hono();
bare.get('/checkout/:slug', (context) => context.body(html, 200, Object.fromEntries(page.headers)));

function requestOf(index: number): Request {
  const url = `${PUBLIC_URL}/checkout/${slugs[index % slugs.length] ?? ''}`;
  return new Request(url, { headers: { 'accept-encoding': 'gzip, deflate, br', 'accept-language': 'fr' } });
}

const sides = { page: pages, bare: (request: Request) => bare.fetch(request) } as const;

/** That many requests by 32 callers. @throws Error for an unexpected page */
function ask({ side, count }: { readonly side: keyof typeof sides; readonly count: number }): Promise<Done> {
  return byCallers(CALLERS, count, async (index) => {
    const answer = await sides[side](requestOf(index));
    const { length } = await answer.bytes();
    const isPage = answer.status === 200 && answer.headers.get('content-encoding') === 'br';
    if (!isPage || Math.abs(length - html.length) > BYTES_TOLERANCE) {
      throw new Error(`not the expected page: ${answer.status}, ${length} bytes`);
    }
  });
}

const tasks = { ask, bytes: (): number => html.length };
export type CheckoutRenderingTasks = typeof tasks;
offer(tasks);
