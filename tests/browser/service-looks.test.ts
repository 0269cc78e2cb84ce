// The font of the service and its colour, as an operator sets it, on all pages of one server below a path.
import { createTestGateway } from '@mitako/testing';
import { createServer } from 'mitako';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectChromium } from '../support/chromium.ts';
import { axeFaultsOf, injectAxe } from './axe.ts';
import { panelVisitorOf } from './dashboard-visitor.ts';
import { takePicture } from './pictures.ts';
import { adminOf, asMerchant } from '../support/in-process.ts';

const OPERATOR = { email: 'odile@pay.test', password: 'a long password of an operator' };

let browser: Browser;
let base: string;
let merchant: { readonly email: string; readonly password: string };
let checkoutPath: string;
let close: () => Promise<void>;
beforeAll(async () => {
  const engine = await createTestGateway({ publicUrl: 'http://localhost/pay', brand: { color: '#ffff00' } });
  const server = createServer({ gateway: engine.gateway });
  const origin = await server.listen({ port: 0 });
  base = `${origin}/pay`;
  merchant = engine.seed.merchant;
  await adminOf(engine.gateway).createOperator({ ...OPERATOR, name: 'Odile' });
  const { checkout_url: url } = await asMerchant(engine.gateway, {
    merchantId: engine.seed.merchant.id,
    livemode: false,
  }).payments.create({ amount: 5000, currency: 'XAF' });
  checkoutPath = origin + new URL(url).pathname;
  close = async () => {
    await server.close();
    await engine.close();
  };
  browser = await connectChromium();
});
afterAll(async () => {
  await browser.close();
  await close();
});

const fontsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate<readonly string[]>(
    `document.fonts.ready.then((all) => Array.from(all, ({ family, status }) => family + ' ' + status))`,
  );

test.each(['light', 'dark'] as const)('a yellow service is legible, in its own font (%s)', async (colorScheme) => {
  for (const [panel, credentials, paths] of [
    [
      'dashboard',
      merchant,
      ['/', '/nothing', '/dashboard/login', '/docs', '/dashboard/test', '/dashboard/test/account'],
    ],
    ['admin', OPERATOR, ['/admin/login', '/admin', '/admin/merchants']],
  ] as const) {
    const { page, logIn, complaints, close: leave } = await panelVisitorOf(browser, { colorScheme });
    await logIn(`${base}/${panel}`, credentials);
    for (const path of paths) {
      await page.goto(base + path);
      expect([path, await fontsOf(page)]).toEqual([path, ['Figtree loaded']]);
      await takePicture(page, `yellow${path.replaceAll('/', '-')}-${colorScheme}`);
      await injectAxe(page);
      expect([path, await axeFaultsOf(page)]).toEqual([path, []]);
    }
    expect(complaints).toEqual([]);
    await leave();
  }
});

test('the first page and the dashboard share one font, and the checkout loads none', async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const fonts: string[] = [];
  page.on('requestfinished', async (request) => {
    if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname);
  });
  await page.goto(checkoutPath);
  expect(await fontsOf(page)).toEqual([]);
  for (const path of ['/', '/dashboard/login', '/dashboard/register']) {
    await page.goto(base + path);
    await fontsOf(page);
  }
  expect(new Set(fonts)).toEqual(new Set([expect.stringMatching(/^\/pay\/dashboard\/figtree\.[0-9a-f]{12}\.woff2$/)]));
  await context.close();
});
