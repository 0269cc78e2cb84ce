import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectChromium } from '../support/chromium.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await connectChromium();
});

afterAll(() => browser.close());

test('Chromium renders a page and runs its script', async () => {
  const page = await browser.newPage();
  await page.setContent('<h1>5000 FCFA</h1><script>document.querySelector("h1").id = "ran"</script>');
  expect(await page.locator('#ran').innerText()).toBe('5000 FCFA');
  const box = await page.locator('h1').boundingBox();
  expect(box?.height).toBeGreaterThan(10);
  await page.close();
});

test('Chromium keeps running when a page is closed', async () => {
  const first = await browser.newPage();
  await first.close();
  const second = await browser.newPage({ javaScriptEnabled: false });
  await second.setContent('<noscript>without JavaScript</noscript>');
  expect(await second.locator('body').innerText()).toBe('without JavaScript');
});

test('Chromium enforces the same-origin policy', async () => {
  const [shop, bank] = [await serve(), await serve()];
  const page = await browser.newPage();
  await page.goto(shop.url);
  const read = (url: string): Promise<string> =>
    page.evaluate((address) => fetch(address).then((response) => response.text(), String), url);
  expect(await read(shop.url)).toBe('hello');
  expect(await read(bank.url)).toContain('TypeError');
  await page.close();
  shop.server.close();
  bank.server.close();
});

async function serve(): Promise<{ server: Server; url: string }> {
  const server = createServer((_request, response) => response.end('hello')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}
