import { createComponentsPage } from '@mitako/dashboard';
import { toNodeHandler } from '@mitako/http';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectChromium } from '../support/chromium.ts';
import { axeFaultsOf, injectAxe } from './axe.ts';
import { layoutFaultsOf, weightFaultsOf } from './dashboard-faults.ts';
import { takePicture } from './pictures.ts';

let browser: Browser;
let server: Server;
let url: string;

beforeAll(async () => {
  browser = await connectChromium();
  server = createServer(toNodeHandler(createComponentsPage()));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/dev/components`;
});
afterAll(async () => {
  await browser.close();
  server.closeAllConnections();
  server.close();
});

test.each(['light', 'dark'] as const)('all components have no faults (%s)', async (colorScheme) => {
  const context = await browser.newContext({ colorScheme, viewport: { width: 320, height: 640 }, locale: 'en-GB' });
  const page = await context.newPage();
  const response = await page.goto(url);
  const faults = [...(await layoutFaultsOf(page)), ...(await weightFaultsOf(page, response))];
  await takePicture(page, `components/${colorScheme}-320`);
  await page.setViewportSize({ width: 1280, height: 800 });
  await takePicture(page, `components/${colorScheme}-1280`);
  await injectAxe(page);
  faults.push(...(await layoutFaultsOf(page)), ...(await axeFaultsOf(page)));
  expect(faults).toEqual([]);
  await context.close();
});

test('print is black on white, without what is for a screen', async () => {
  const context = await browser.newContext({ colorScheme: 'dark', viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(url);
  await page.emulateMedia({ media: 'print' });
  await takePicture(page, 'components/print');
  const colors = await page.evaluate(
    `(() => { const { color, backgroundColor } = getComputedStyle(document.body); return [color, backgroundColor]; })()`,
  );
  expect(colors).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
  expect(await page.locator('header').isVisible()).toBe(false);
  await context.close();
});
