import type { Browser, BrowserContext } from 'playwright-core';
import { logIn, type CheckoutPage } from '../../tests/support/checkout-pages.ts';
import { launchChromium } from '../../tests/support/chromium.ts';
import { weigh, type PageWeight } from '../../tests/support/page-weight.ts';
import { startChild } from '../child.ts';
import { spreadOf } from '../measure.ts';
import { amountFigure, type Figure, type Unit } from '../report.ts';
import type { CheckoutTasks } from '../servers/checkout.ts';
import type { LinkSpeed } from '../slow-link.ts';
import { type PageTimes, usableAfter } from '../usable.ts';
import type { Scenario } from './scenario.ts';

const SLOW: LinkSpeed = { bitsPerSecond: 50_000, roundTripMs: 400 };
const PHONE = { viewport: { width: 360, height: 740 }, locale: 'fr-CM', ignoreHTTPSErrors: true };

const PAGE_BYTES_MAX = 14_000;
const SCRIPT_BYTES_MAX = 3_000;
const CHECKOUT_BYTES_MAX = 30_000;
const CHECKOUT_REQUESTS_MAX = 3;
const USABLE_MS_MAX = 3_000;

const NOTES = [
  'checkout: bytes as Chromium counts them on the wire over HTTP/1.1: compressed, including response headers. Each page is opened by a browser with an empty cache.',
  'checkout: usable is when the first method, field, button or link is painted, visible and receives a tap, with the CPU throttled four times, at 50 kbit/s and a round trip of 400 ms.',
  'checkout, on an open connection: the link is emulated by Chromium, where connecting, TLS and sending the request cost nothing. This is how customers experience every page but the first.',
  'checkout, with a new connection: through a proxy of that speed, with TCP, TLS 1.3, a chain of 2.3 kB and the headers of packets; the DNS lookup, a round trip or more, is not included.',
];

/** Measures the size of every page, and opens it as a low-end phone on a slow link. */
export const checkoutArrival: Scenario = async ({ rounds, progress }) => {
  progress('starting a server and a browser');
  const server = await startChild<CheckoutTasks>('servers/checkout.ts');
  // The certificate is self-signed; this accepts it at once, instead of after a second connection.
  const browser = await launchChromium({ arguments: ['--ignore-certificate-errors'] });
  try {
    const pages = await server.ask('pages');
    const figures: Figure[] = [];
    for (const page of pages) {
      progress(`weighing ${page.name}`);
      figures.push(...weightFigures(page, await inNewBrowser(browser, pages, page, weighIn)));
    }
    const open = new Map<CheckoutPage, PageTimes[]>(pages.map((page) => [page, []]));
    const first = new Map<CheckoutPage, PageTimes[]>(pages.slice(0, 1).map((page) => [page, []]));
    for (let round = 1; round <= rounds; round += 1) {
      progress(`round ${round} of ${rounds}`);
      for (const [page, times] of open) {
        times.push(await inNewBrowser(browser, pages, page, (context) => usableAfter(context, page.url, SLOW)));
      }
      await server.ask('setSpeed', SLOW);
      for (const [page, times] of first) {
        times.push(await inNewBrowser(browser, pages, page, (context) => usableAfter(context, page.url, null)));
      }
      await server.ask('setSpeed', null);
    }
    await server.ask('assertNoFaults');
    for (const [page, times] of open) figures.push(timeFigure(`${page.name}: usable, open connection`, times));
    for (const [page, times] of first) {
      figures.push(timeFigure(`${page.name}: usable, new connection`, times));
      figures.push(timeFigure('checkout first paint, new connection', times, 'firstPaintMs'));
    }
    for (const [page, times] of open) {
      if (page.name === 'summary') figures.push(timeFigure('checkout first paint', times, 'firstPaintMs'));
    }
    return figures;
  } finally {
    await browser.close();
    await server.stop();
  }
};

/** Runs in a browser without cache, connections or cookies, except those of a login if the page requires one. */
async function inNewBrowser<Result>(
  browser: Browser,
  pages: readonly CheckoutPage[],
  page: CheckoutPage,
  work: (context: BrowserContext, page: CheckoutPage) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(PHONE);
  try {
    if (page.isForUser) await logIn(context, pages);
    return await work(context, page);
  } finally {
    await context.close();
  }
}

async function weighIn(context: BrowserContext, { url }: CheckoutPage): Promise<PageWeight> {
  return weigh(await context.newPage(), url);
}

function weightFigures({ name }: CheckoutPage, weight: PageWeight): readonly Figure[] {
  const figures = [
    amount(`${name}: the page`, 'bytes', weight.documentBytes, PAGE_BYTES_MAX),
    amount(`${name}: its script`, 'bytes', weight.scriptBytes, SCRIPT_BYTES_MAX),
  ];
  // Values that are the same for every page are reported for the first one, the cold checkout; deviations for their
  // page.
  if (name === 'summary') {
    figures.push(
      amount('a cold checkout', 'bytes', weight.bytes, CHECKOUT_BYTES_MAX),
      amount('a cold checkout', 'requests', weight.requests, CHECKOUT_REQUESTS_MAX),
    );
  }
  for (const [what, count] of [
    ['fonts', weight.fonts],
    ['requests to others', weight.thirdParties.length],
  ] as const) {
    if (name === 'summary' || count > 0) figures.push(amount(`${name}: ${what}`, 'requests', count, 0));
  }
  return figures;
}

function amount(name: string, unit: Unit, ours: number, most: number): Figure {
  return amountFigure({ name, unit, ours, mark: { kind: 'at_most', amount: most }, notes: NOTES });
}

function timeFigure(name: string, times: readonly PageTimes[], of: keyof PageTimes = 'usableMs'): Figure {
  const rounds = times.map((each) => each[of]);
  const range = spreadOf(rounds);
  return { ...amount(name, 'ms', range.median, USABLE_MS_MAX), range, rounds };
}
