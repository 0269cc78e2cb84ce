// The clock of test mode brings near what is to come. What has happened keeps its time, so that nothing that a merchant
// reads lies before what it belongs to.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sections } from '../src/panels/merchant-sections.ts';
import { shopOf } from './support/merchant-payments.ts';
import { startSite, type DashboardSite, type Visitor } from './support/visitor.ts';

const DAY_S = 86_400;
const MINUTE_MS = 60_000;

let site: DashboardSite;
let merchant: Visitor;
/** Pages of single objects, below the mode. */
const paths: string[] = [];
const answers: string[] = [];

async function api<Data>(method: string, path: string, body?: unknown): Promise<Data> {
  const bearer = site.engine.seed.merchant.testKey;
  const { status, text } = await site.engine.request(method, path, { bearer, body });
  if (status >= 400) throw new Error(`${method} ${path} was refused: ${text}`);
  return (JSON.parse(text) as { data: Data }).data;
}

beforeAll(async () => {
  site = await startSite();
  const shop = shopOf(site);
  const { endpoint } = await api<{ endpoint: { id: string } }>('POST', '/merchant/webhook-endpoints', {
    url: 'https://panne.example/webhooks',
    events: ['payment.*'],
  });
  site.engine.webhooks.answer(500);
  const [open, paid] = [await shop.create(), await shop.paid()];
  const contested = await shop.disputed();
  const { payment_link: link } = await api<{ payment_link: { id: string } }>('POST', '/merchant/payment-links', {
    description: 'Pagnes',
    amount: 5000,
    currency: 'XAF',
    expires_at: '2026-01-04T00:00:00.000Z',
  });
  await site.engine.advance(MINUTE_MS);
  for (let day = 0; day < 33; day += 1) {
    await api('POST', '/gateway/sandbox/clock/advance', { seconds: DAY_S });
    await site.engine.advance(MINUTE_MS);
  }
  const { deliveries } = await api<{ deliveries: readonly { id: string }[] }>('GET', '/merchant/deliveries');
  paths.push(
    `/webhooks/${endpoint.id}`,
    ...[open, paid].map(({ id }) => `/payments/${id}`),
    `/disputes/${contested.id}`,
    `/payment-links/${link.id}`,
    ...deliveries.slice(0, 5).map(({ id }) => `/webhooks/deliveries/${id}`),
  );
  merchant = await site.merchant();
  answers.push(
    '/merchant/webhook-endpoints',
    '/merchant/deliveries',
    '/gateway/payments',
    '/gateway/disputes',
    '/gateway/settlements',
    '/merchant/payment-links',
  );
});

afterAll(() => site.close());

test('no page shows a time before the account existed', async () => {
  const lists = sections
    .flatMap(({ pages }) => Object.entries(pages))
    .filter(([path, page]) => !path.includes(':') && (typeof page === 'function' || page.get !== undefined))
    .map(([path]) => (path === '/' ? '' : path))
    // Its periods are chosen by the reader.
    .filter((path) => path !== '/reports');
  const early: Record<string, readonly string[]> = {};
  for (const path of [...lists, ...paths]) {
    const { status, html } = await merchant.get(`/dashboard/test${path}`);
    expect([path, status < 400]).toEqual([path, true]);
    const found = html.match(
      /datetime="2025-[^"]*"|depuis le [^<>]*2025|[^<>]{0,60}(?:nov\.|novembre|déc\.|décembre) 2025[^<>]{0,20}/g,
    );
    if (found !== null) early[path] = found;
  }
  expect(early).toEqual({});
});

test('nor does the API', async () => {
  for (const path of answers) {
    expect([path, /"\w+_(?:at|since)":"2025-[^"]*"/.exec(JSON.stringify(await api('GET', path)))?.[0]]).toEqual([
      path,
      undefined,
    ]);
  }
});
