import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { checkoutPages, type CheckoutPage, logIn } from '../support/checkout-pages.ts';
import { type PageWeight, weigh } from '../support/page-weight.ts';
import { openWorld } from './checkout-world.ts';

/** Half of the first flight of a new TCP connection, which is ten segments: more than one costs another round trip. */
const PAGE_BYTES_MAX = 7_000;
/** As the browser reads it. */
const HTML_BYTES_MAX = 20_000;
const SCRIPT_BYTES_MAX = 3_000;
const CHECKOUT_BYTES_MAX = 30_000;
const REQUESTS_MAX = 3;

const world = openWorld(0);
let pages: readonly CheckoutPage[];

beforeAll(async () => {
  pages = await checkoutPages(world.site);
});

/** Opens it in a browser with an empty cache. */
async function inNewBrowser<Result>(
  { isForUser }: CheckoutPage,
  work: (tab: Page) => Promise<Result>,
): Promise<Result> {
  const context = await world.browser.newContext({ viewport: { width: 360, height: 740 } });
  try {
    if (isForUser) await logIn(context, pages);
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}

const weighCold = (page: CheckoutPage): Promise<PageWeight> => inNewBrowser(page, (tab) => weigh(tab, page.url));

test('every page fits in half a flight, with little script, no font and nothing from third parties', async () => {
  const weights = await Promise.all(pages.map(async (page) => ({ page, weight: await weighCold(page) })));
  for (const { page, weight } of weights) {
    // The document, and the merchant's logo.
    expect.soft(weight.requests, page.name).toBeLessThanOrEqual(2);
    expect.soft(weight.documentBytes, page.name).toBeGreaterThan(1_000);
    expect.soft(weight.documentBytes, page.name).toBeLessThanOrEqual(PAGE_BYTES_MAX);
    expect.soft(weight.htmlBytes, page.name).toBeLessThanOrEqual(HTML_BYTES_MAX);
    expect.soft(weight.scriptBytes, page.name).toBeLessThanOrEqual(SCRIPT_BYTES_MAX);
    expect.soft(weight.fonts, page.name).toBe(0);
    expect.soft(weight.thirdParties, page.name).toEqual([]);
  }
});

test('a whole cold checkout with the largest logo takes at most three requests and 30 kB', async () => {
  const [summary] = pages;
  if (summary === undefined) throw new Error('there is no summary');
  const { requests, bytes } = await weighCold(summary);
  expect(requests).toBeGreaterThan(1);
  expect(requests).toBeLessThanOrEqual(REQUESTS_MAX);
  expect(bytes).toBeGreaterThan(16_000);
  expect(bytes).toBeLessThanOrEqual(CHECKOUT_BYTES_MAX);
});
