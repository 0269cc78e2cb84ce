// From the shop to the receipt by Tab, Enter and typing; the mouse is never used.
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runSource, stopAll } from '../cli/support/process.ts';
import { connectChromium } from '../support/chromium.ts';
import { enter, tabTo } from './keyboard.ts';
import { WITH_SCRIPT_AT_LEAST } from './script-variants.ts';

let browser: Browser;

beforeAll(async () => void (browser = await connectChromium()));
afterAll(() => browser.close());

const title = (page: Page): Promise<string> => page.locator('h1').innerText();
const soon = { timeout: 30_000 };

describe.each(WITH_SCRIPT_AT_LEAST)('by keyboard alone, %s', (_, javaScriptEnabled) => {
  let shop: string;
  let page: Page;

  // A shop for each: who pays the same amount again is first asked whether they mean it.
  beforeAll(async () => {
    const args = ['--port', '0', '--shop-port', '0', '--data', ':memory:'];
    const dev = runSource('examples/shop/src/dev.ts', args, { NO_COLOR: '1' });
    [, shop = ''] = await dev.output(/Buy a coffee +(\S+)/);
    await dev.output(/Ready in/);
  });
  afterAll(stopAll);
  beforeEach(async () => {
    page = await browser.newPage({ javaScriptEnabled, locale: 'fr-CM', viewport: { width: 360, height: 740 } });
  });
  afterEach(() => page.close());

  /** To the methods of the checkout. */
  async function buy(): Promise<void> {
    await page.goto(shop);
    await tabTo(page, 'form button');
    await enter(page, /\/checkout\/\w+$/);
  }

  /** From the receipt of the checkout, whose reference looks so, to the facts of the shop's paid order. */
  async function readReceipt(reference: RegExp): Promise<string> {
    await page.waitForURL(/\/result/, soon);
    expect(await title(page)).toBe('C’est payé');
    expect(await page.locator('main').innerText()).toMatch(reference);
    await tabTo(page, 'a.button:not(.quiet)');
    await enter(page, `${shop}/orders/**`);
    await expect.poll(() => title(page), soon).toBe('Merci, c’est payé\u00a0!');
    return page.locator('dl').innerText();
  }

  test('a customer buys from the wallet', async () => {
    await buy();
    await tabTo(page, 'a[href$="/wallet"]');
    await enter(page, /\/login$/);
    await tabTo(page, '#email');
    await page.keyboard.type('success@sandbox.test');
    await tabTo(page, '#password');
    await page.keyboard.type('sandbox-password');
    await enter(page, /\/wallet$/);
    await tabTo(page, '#pin');
    await page.keyboard.type('1234');
    await tabTo(page, 'button.button');
    await enter(page, /\/result/);
    expect(await readReceipt(/tx_[0-9a-z]{26}/)).toMatch(/tx_[0-9a-z]{26}/);
  });

  test('a customer buys by mobile money', async () => {
    await buy();
    await tabTo(page, '#phone');
    await page.keyboard.type('6 53 45 67 89');
    await tabTo(page, 'button.button');
    await enter(page, /\/(wait|result)/);
    expect(await readReceipt(/pay_[0-9a-z]{26}/)).toMatch(/tx_[0-9a-z]{26}/);
  });
});
