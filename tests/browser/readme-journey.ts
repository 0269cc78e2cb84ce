// The README's journey: a purchase in the demo shop, from a real run of `pnpm dev`, as four pictures in one.
import { writeFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { runSource, stopAll } from '../cli/support/process.ts';
import { animatedPng } from '../support/animated-png.ts';

/** Fifteen seconds in all. */
const SECONDS_EACH = 3.75;
const SIZE = { width: 960, height: 600 };
const BODY = { width: SIZE.width, height: SIZE.height - 56 };

/** @param path where the picture goes */
export async function takeJourney(browser: Browser, path: string): Promise<void> {
  const dev = runSource('examples/shop/src/dev.ts', ['--port', '0', '--shop-port', '0', '--data', ':memory:'], {
    NO_COLOR: '1',
  });
  await dev.output(/Ready in/);
  const screen = dev.stdout();
  const [, shop = ''] = /Buy a coffee +(\S+)/.exec(screen) ?? [];
  const [, dashboard = '', email = '', password = ''] = /Dashboard +(\S+) +(\S+) \/ (\S+)/.exec(screen) ?? [];
  const context = await browser.newContext({ viewport: BODY, locale: 'en-GB' });
  const page = await context.newPage();

  await page.goto(shop);
  await page.getByRole('button', { name: 'Buy' }).click();
  await page.waitForURL(/\/checkout\//);
  const checkout = await page.screenshot();
  await page.getByRole('link', { name: /wallet/i }).click();
  await page.locator('#email').fill('success@sandbox.test');
  await page.locator('#password').fill('sandbox-password');
  await page.locator('main button.button').click();
  await page.locator('#pin').fill('1234');
  await page.locator('main button.button').click();
  await page.getByRole('heading', { name: 'Paid' }).waitFor();
  const paid = await page.screenshot();
  await dev.output(/paid \(payment\.succeeded verified\)/);
  await page.goto(dashboard);
  await page.locator('#email').fill(email);
  await page.locator('#password').fill(password);
  await page.locator('main button.button').click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  // Sums of days follow within seconds.
  do await page.goto(dashboard);
  while (!/5.000/.test(await page.locator('.figures').first().innerText()));
  const home = await page.screenshot();

  // A page without the policy of those that were visited, which allows no styles but their own.
  const frame = await context.newPage();
  await frame.setViewportSize(SIZE);
  const pictures = [
    await framed(frame, '1. The customer opens the checkout', picture(checkout)),
    await framed(frame, '2. … and pays, from a wallet or a phone', picture(paid)),
    await framed(frame, '3. The shop receives a signed webhook', log(dev.stderr())),
    await framed(frame, '4. The dashboard shows the payment', picture(home)),
  ];
  await context.close();
  await stopAll();
  await writeFile(path, animatedPng(pictures, SECONDS_EACH));
}

async function framed(page: Page, title: string, body: string): Promise<Buffer> {
  await page.setContent(`<!doctype html><meta charset="utf-8"><style>
    body{margin:0;font:600 20px/56px system-ui,sans-serif;background:#141936;color:#fff}
    h1{margin:0;padding:0 24px;font:inherit} img{display:block}
    pre{margin:0;height:${BODY.height}px;box-sizing:border-box;padding:24px;background:#0e1016;color:#eceef5;
    font:15px/1.7 ui-monospace,Menlo,Consolas,monospace;overflow:hidden}</style><h1>${title}</h1>${body}`);
  return page.screenshot();
}

function picture(png: Buffer): string {
  return `<img src="data:image/png;base64,${png.toString('base64')}" width="${BODY.width}" height="${BODY.height}">`;
}

/** What the terminal said of events, deliveries and the shop; of requests only those that paid. */
function log(stderr: string): string {
  const lines = stderr
    .split('\n')
    .filter((line) => /^\S+ {2}(event|delivery|shop) /.test(line))
    .map((line) => (line.length <= 98 ? line : `${line.slice(0, 97)}…`));
  return `<pre>${lines.join('\n').replaceAll('<', '&lt;')}</pre>`;
}
