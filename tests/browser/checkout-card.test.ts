import type { Browser } from 'playwright-core';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sandboxRail, type Rail } from '@mitako/core';

import { customerOf, submit } from './checkout-customer.ts';
import { type CheckoutSite, startCheckoutSite } from './checkout-site.ts';
import { CARD } from '../support/card-method.ts';
import { takePicture } from './pictures.ts';
import { connectChromium } from '../support/chromium.ts';

// A card is typed on the provider's page, which leads back.

let browser: Browser;
let site: CheckoutSite;
let isPaid = false;
const provider = createServer((_, response) => response.end('<h1>Card</h1>'));

beforeAll(async () => {
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  const baseUrl = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  const sandbox = sandboxRail();
  const cards: Rail = {
    id: 'cards',
    modes: ['test'],
    baseUrl,
    methods: [{ ...CARD, refunds: 'none' }],
    charge: async ({ nowMs }) => ({
      kind: 'pending',
      railReference: 'card-1',
      nextAction: { type: 'redirect', url: `${baseUrl}/pay` },
      expiresAtMs: nowMs + 600_000,
    }),
    lookup: async () => (isPaid ? { kind: 'paid', railReference: 'card-1' } : { kind: 'pending' }),
  };
  browser = await connectChromium();
  site = await startCheckoutSite({ gateway: { rails: [sandbox, cards] } });
});
afterAll(async () => {
  await browser.close();
  await site.close();
  provider.close();
});

test.each(['fr', 'en', 'es'])('a card is paid on the provider’s page, %s', async (locale) => {
  isPaid = false;
  const customer = await customerOf(browser, { locale, viewport: { width: 360, height: 640 } });
  const { page } = customer;
  await page.goto(await site.createPayment({ locale: undefined }));
  await takePicture(page, `card-summary-${locale}`);
  await page.getByRole('link', { name: 'Visa, Mastercard' }).click();
  expect(await page.locator('input:not([type=hidden])').count()).toBe(0);
  await takePicture(page, `card-${locale}`);
  await submit(page);
  await page.waitForURL('**/wait');
  await takePicture(page, `card-wait-${locale}`);
  await page.locator('a.button[rel]').click();
  expect(await page.locator('h1').innerText()).toBe('Card');
  isPaid = true;
  await site.engine.advance(20_000);
  await page.goBack();
  await page.waitForURL('**/result');
  expect(await page.locator('main').innerText()).toContain('Visa, Mastercard');
  await takePicture(page, `card-result-${locale}`);
  await customer.close();
});
