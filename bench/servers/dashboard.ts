import { createDashboard, createOperatorPanel } from '@mitako/dashboard';
import { createHandler } from '@mitako/http';
import { hexOfAny, idOfStored } from '../../packages/sql/src/engine/ids.ts';
import { byCallers } from '../callers.ts';
import { offer } from '../child.ts';
import type { Done } from '../cost.ts';
import { gatewayOn, PUBLIC_URL } from '../gateway-on.ts';
import { logInTo, type PanelVisitor } from '../panel-visitor.ts';
import { HISTORY_DAYS, HISTORY_WORDS, historyMarks, makeHistory } from '../payment-history.ts';
import { anyIdSql, executeAt, rowsAt, storeAt } from '../stores.ts';
import { adminOf } from '../../tests/support/in-process.ts';

// A merchant's dashboard in process, logged in, over two databases: the same merchant with few payments and with many.

const DAY_MS = 24 * 60 * 60 * 1000;
const VOLUME_DAYS = 90;
const PAGE_ROWS = 20;
const PAYMENTS = '/dashboard/test/payments';
const OPERATOR = { email: 'operator@bench.test', password: 'a password for measuring', name: 'Bench' };

interface Side {
  readonly merchant: PanelVisitor;
  readonly operator: PanelVisitor;
  /** By the name of the page. */
  readonly paths: ReadonlyMap<string, string>;
}

interface Weight {
  /** Path of a page, with kinds instead of ids: `/dashboard/test/payments/{pay}`. */
  readonly page: string;
  readonly bytes: number;
  readonly scriptBytes: number;
}

const addresses = process.argv.slice(2, 4);
const sides: Side[] = [];

async function prepared(address: string, count: number): Promise<Side> {
  const gateway = gatewayOn(storeAt(address));
  await gateway.migrate();
  const { merchant, operatorKey } = await gateway.seedSandbox();
  await adminOf(gateway).createOperator(OPERATOR);
  const handler = createHandler(gateway);
  const send = async (
    path: string,
    body: object,
    { bearer = merchant.testKey, method = 'POST' } = {},
  ): Promise<{ id: string }> => {
    const response = await handler(
      new Request(`${PUBLIC_URL}/api/v1${path}`, {
        method,
        headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    );
    if (!response.ok) throw new Error(`${path} was answered with ${response.status}: ${await response.text()}`);
    const { data } = (await response.json()) as { readonly data: { readonly payment?: { readonly id: string } } };
    return { id: data.payment?.id ?? '' };
  };
  const pay = async (...outcomes: readonly string[]): Promise<void> => {
    const { id } = await send('/gateway/payments', {
      amount: 5_000,
      currency: 'XAF',
      customer_reference: 'till',
      // So that a declined one has failed.
      max_attempts: 1,
    });
    for (const outcome of outcomes) {
      if (outcome === 'cancel') await send(`/gateway/payments/${id}/cancel`, {});
      else await send(`/gateway/sandbox/payments/${id}/simulate`, { outcome });
    }
  };
  const byOperator = { bearer: operatorKey };
  const account = `/admin/merchants/${merchant.id}`;
  await send(account, { settlement: { delay_seconds: 0 } }, { ...byOperator, method: 'PATCH' });
  for (const outcome of ['succeed', 'succeed', 'succeed', 'succeed', 'fail', 'cancel']) await pay(outcome);
  await pay('succeed', 'refund');
  // Paid credits are released, and a part of them is settled.
  await gateway.runDue();
  await send(`${account}/settlements`, { livemode: false }, byOperator);

  const nowMs = Date.now();
  await makeHistory(address, count, nowMs - 60_000);
  await executeAt(address, volumesSql(address, merchant.id, nowMs));

  // Objects that link to pages of every kind, as new as on the other side.
  await send('/merchant/webhook-endpoints', { url: 'https://shop.example.cm/webhooks' });
  await pay('succeed', 'dispute');
  for (let open = 0; open < 5; open += 1) await pay();

  const visitor = await logInTo(createDashboard(gateway), '/dashboard', merchant);
  return {
    merchant: visitor,
    operator: await logInTo(createOperatorPanel(gateway), '/admin', OPERATOR),
    paths: await pathsOf(address, visitor, count, nowMs),
  };
}

/** The same on both sides: two rows per day, whatever the number of payments. */
function volumesSql(address: string, merchantId: string, nowMs: number): string {
  const merchant = anyIdSql(address, `'${hexOfAny('merchant', merchantId)}'`);
  const rows = Array.from({ length: VOLUME_DAYS }, (_, place) => {
    const amount = 100_000 + ((place * 37) % 50) * 10_000;
    const of = `${merchant}, 0, '${dayOf(nowMs - (place + 1) * DAY_MS)}', 'XAF'`;
    return `(${of}, 'paid', 'wallet', ${amount / 5_000}, ${amount}), (${of}, 'refunded', '', 1, 5000)`;
  });
  return `INSERT INTO mitako_figures (merchant_id, livemode, day, currency, measure, detail, count, amount)
    VALUES ${rows.join(', ')} ON CONFLICT DO NOTHING`;
}

function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

async function pathsOf(
  address: string,
  visitor: PanelVisitor,
  count: number,
  nowMs: number,
): Promise<ReadonlyMap<string, string>> {
  const middle = Math.floor(count / 2);
  const { reference, amount, phoneEnding } = historyMarks(middle);
  const [row] = await rowsAt<{ readonly id: unknown }>(
    address,
    `SELECT id FROM mitako_payments WHERE customer_reference = '${reference}'`,
  );
  const halfYearAgo = dayOf(nowMs - (HISTORY_DAYS / 2) * DAY_MS);
  const { html } = await visitor.get(`${PAYMENTS}?to=${halfYearAgo}`);
  const cursor = /[?&](?:amp;)?cursor=([^"&]+)/.exec(html)?.[1];
  if (cursor === undefined || row === undefined) throw new Error('there is no page before the middle of the history');
  const paths = new Map([
    ['home', '/dashboard/test'],
    ['payments, first page', PAYMENTS],
    ['payments, a page half a year back', `${PAYMENTS}?cursor=${cursor}`],
    ['payments of a status', `${PAYMENTS}?status=failed`],
    ['payments of a month', `${PAYMENTS}?from=${dayOf(nowMs - 200 * DAY_MS)}&to=${dayOf(nowMs - 170 * DAY_MS)}`],
    ['search by reference', `${PAYMENTS}?q=${reference}`],
    ['search by id', `${PAYMENTS}?q=${idOfStored('payment', row.id)}`],
    ['search by amount', `${PAYMENTS}?q=${amount}`],
    ['search by the end of a phone', `${PAYMENTS}?q=${phoneEnding}`],
    ['search by a common word', `${PAYMENTS}?q=${HISTORY_WORDS.common.slice(0, 4)}`],
    ['search by a rare word', `${PAYMENTS}?q=${HISTORY_WORDS.common}+${HISTORY_WORDS.rare}`],
    ['search by common words that no payment has together', `${PAYMENTS}?q=${HISTORY_WORDS.even}+${HISTORY_WORDS.odd}`],
    ['search that finds nothing', `${PAYMENTS}?q=no-such-order`],
  ]);
  for (const [name, path] of paths) {
    const page = await visitor.get(path);
    const shown = new Set(page.html.match(/\/payments\/pay_\w{26}/g)).size;
    const isRight = name === 'home' || shown === (ROWS[name] ?? PAGE_ROWS);
    if (page.status !== 200 || !isRight) throw new Error(`${name}: ${page.status}, ${shown} payments`);
  }
  return paths;
}

const ROWS: Readonly<Record<string, number>> = {
  'search by reference': 1,
  'search by id': 1,
  'search by a rare word': 1,
  'search by common words that no payment has together': 0,
  'search that finds nothing': 0,
};

/** Of one kind: the links of a payment's page depend on its status. */
const ALIKE_MAX = 20;

/** Follows every link. @returns the heaviest page of each kind */
async function crawl(visitor: PanelVisitor, start: string): Promise<readonly Weight[]> {
  const seen = new Set<string>();
  const alike = new Map<string, number>();
  const weights = new Map<string, Weight>();
  const next = [start];
  for (let path = next.shift(); path !== undefined; path = next.shift()) {
    const page = path.replaceAll(/\b([a-z]{2,4})_[0-9a-z]{26,}/g, '{$1}');
    const count = (alike.get(page) ?? 0) + 1;
    if (seen.has(path) || count > ALIKE_MAX) continue;
    seen.add(path);
    alike.set(page, count);
    const { status, contentType, bytes, html } = await visitor.get(path);
    if (contentType !== 'text/html' || status !== 200) continue;
    const scripts = [...html.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, script = '']) => script);
    if (bytes > (weights.get(page)?.bytes ?? 0)) {
      weights.set(page, { page, bytes, scriptBytes: Buffer.byteLength(scripts.join('')) });
    }
    for (const [, href = ''] of html.matchAll(/href="([^"?#]+)/g)) {
      if (href === start || href.startsWith(`${start}/`)) next.push(href);
    }
  }
  return [...weights.values()];
}

const tasks = {
  async prepare(counts: readonly number[]): Promise<readonly string[]> {
    for (const [side, count] of counts.entries()) sides.push(await prepared(addresses[side] ?? '', count));
    return [...(sides[0]?.paths.keys() ?? [])];
  },
  /** Requests a page that many times. The value is the median in milliseconds. */
  async turn({ side, name, pages }: { side: number; name: string; pages: number }): Promise<Done> {
    const { merchant, paths } = sides[side] ?? {};
    const done = await byCallers(1, pages, async () => {
      const { status } = (await merchant?.fetch(paths?.get(name) ?? '')) ?? {};
      if (status !== 200) throw new Error(`${name} was answered with ${status}`);
    });
    return { ...done, value: done.latencies?.p50Ms ?? Number.NaN };
  },
  async weights(): Promise<readonly Weight[]> {
    const [side] = sides;
    if (side === undefined) return [];
    return [...(await crawl(side.merchant, '/dashboard/test')), ...(await crawl(side.operator, '/admin'))];
  },
};
export type DashboardTasks = typeof tasks;
offer(tasks);
