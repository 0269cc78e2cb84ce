// The search by keyboard alone: the slash opens it from any page, of both panels, and it works without JavaScript.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectChromium } from '../support/chromium.ts';
import { askApi } from './dashboard-data.ts';
import { startPanelSite, type PanelSite } from './dashboard-site.ts';
import { panelVisitorOf } from './dashboard-visitor.ts';

let browser: Browser;
let site: PanelSite;
let paymentId: string;

beforeAll(async () => {
  browser = await connectChromium();
  site = await startPanelSite();
  const { payment } = await askApi<{ payment: { id: string } }>(site.engine, 'POST', '/gateway/payments', {
    body: { amount: 5000, currency: 'XAF', customer_reference: 'CMD-1042' },
  });
  paymentId = payment.id;
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

test('the slash opens the search, and the keyboard alone leads to what is found', async () => {
  const shop = await panelVisitorOf(browser);
  await shop.logIn(`${site.url}/dashboard`, site.engine.seed.merchant);
  const { page } = shop;
  const url = (path: string): string => `${site.url}/dashboard/test${path}`;
  await page.goto(url('/webhooks'));
  await page.keyboard.press('/');
  await page.waitForURL(url('/search'));
  await page.locator('input:focus').waitFor();
  await page.keyboard.type('cmd/1042');
  // A slash that is typed is a slash.
  expect(await page.getByLabel('Chercher partout').inputValue()).toBe('cmd/1042');
  await page.keyboard.press('Enter');
  await page.waitForURL(/search\?q=/);
  expect(await shop.words()).toMatch(/Paiements .*CMD-1042.*À payer.*5 000 FCFA/);
  await page.keyboard.press('/');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('versement');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Compte de versement' }).first().waitFor();
  await page.goto(url('/search?q=1042'));
  const isFocused = (): Promise<boolean> => page.locator('a:focus', { hasText: 'CMD-1042' }).isVisible();
  for (let steps = 0; steps < 60 && !(await isFocused()); steps += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL(url(`/payments/${paymentId}`));

  // Who hits keys by accident switches it off, for good.
  await page.goto(url('/search'));
  await page.getByRole('button', { name: 'Désactiver le raccourci /' }).click();
  await page.goto(url('/webhooks'));
  await page.keyboard.press('/');
  expect(page.url()).toBe(url('/webhooks'));
  await shop.close();

  const operator = await panelVisitorOf(browser);
  await operator.logIn(`${site.url}/admin`, site.operator);
  await operator.page.goto(`${site.url}/admin/refunds`);
  await operator.page.keyboard.press('/');
  await operator.page.waitForURL(`${site.url}/admin/search`);
  await operator.page.locator('input:focus').waitFor();
  await operator.page.keyboard.type('CMD-1042');
  await operator.page.keyboard.press('Enter');
  await operator.page.waitForURL(`${site.url}/admin/payments/${paymentId}`);
  await operator.close();
});

test('without JavaScript it is a form behind a link', async () => {
  const shop = await panelVisitorOf(browser, { javaScriptEnabled: false, viewport: { width: 360, height: 640 } });
  await shop.logIn(`${site.url}/dashboard`, site.engine.seed.merchant);
  await shop.page.goto(`${site.url}/dashboard/test/payments`);
  await shop.page.getByRole('link', { name: 'Rechercher' }).first().click();
  await shop.fill('Chercher partout', 'nothing of the kind');
  await shop.press('Rechercher');
  expect(await shop.words()).toContain('Rien ne correspond à « nothing of the kind »');
  await shop.fill('Chercher partout', '1042');
  await shop.press('Rechercher');
  expect(await shop.words()).toContain('CMD-1042');
  await shop.close();
});
