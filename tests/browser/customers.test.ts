// From two payments at the checkout to the merchant's page of who paid, and to its end.
import type { Payment } from '@mitako/contract';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { connectChromium } from '../support/chromium.ts';
import { axeFaultsOf, injectAxe } from './axe.ts';
import { customerOf } from './checkout-customer.ts';
import { askApi } from './dashboard-data.ts';
import { layoutFaultsOf } from './dashboard-faults.ts';
import { startPanelSite, type PanelSite } from './dashboard-site.ts';
import { panelVisitorOf } from './dashboard-visitor.ts';
import { takePicture } from './pictures.ts';

const EMAIL = 'success@sandbox.test';
/** On a phone; in `pnpm test:all` on a desktop and in the dark, too. */
const LOOKS = [
  { name: '360', width: 360, colorScheme: 'light', rules: {} },
  { name: '1280', width: 1280, colorScheme: 'light', rules: {} },
  { name: 'dark', width: 1280, colorScheme: 'dark', rules: { only: ['color-contrast'] } },
] as const;
const LOOKED_AT = inject('matrix') === 'whole' ? LOOKS : LOOKS.slice(0, 1);

let browser: Browser;
let site: PanelSite;

beforeAll(async () => {
  browser = await connectChromium();
  site = await startPanelSite();
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

async function created(reference: string): Promise<Payment> {
  const body = { amount: 5000, currency: 'XAF', customer_reference: reference };
  return (await askApi<{ payment: Payment }>(site.engine, 'POST', '/gateway/payments', { body })).payment;
}

async function lookAt(page: Page, name: string): Promise<void> {
  const before = page.viewportSize();
  for (const look of LOOKED_AT) {
    await page.setViewportSize({ width: look.width, height: 800 });
    await page.emulateMedia({ colorScheme: look.colorScheme });
    await injectAxe(page);
    expect(await axeFaultsOf(page, look.rules)).toEqual([]);
    expect(await layoutFaultsOf(page)).toEqual([]);
    await takePicture(page, `customers/${name}-${look.name}`);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  if (before !== null) await page.setViewportSize(before);
}

test('who paid from a wallet and by a number is found by each, noted and erased', async () => {
  const [one, two] = [await created('CMD-1'), await created('CMD-2')];
  const customer = await customerOf(browser);
  await customer.payFromWallet(one.checkout_url, EMAIL);
  await customer.payByMobileMoney(two.checkout_url, '653456789');
  await site.engine.advance(60_000);
  await customer.close();
  await askApi(site.engine, 'POST', `/gateway/payments/${one.id}/refunds`, { body: { amount: 1500 } });

  const merchant = await panelVisitorOf(browser);
  const { page } = merchant;
  await merchant.logIn(`${site.url}/dashboard`, site.engine.seed.merchant);
  await page.keyboard.press('/');
  await page.waitForURL(/\/search$/);
  await page.locator('input:focus').waitFor();
  await page.keyboard.type(EMAIL);
  await page.keyboard.press('Enter');
  await page.waitForURL(/search\?q=/);
  expect(await merchant.words()).toMatch(/Clients .*Compte …/);
  await lookAt(page, 'search');
  await merchant.follow(/Compte …/);
  expect(await merchant.words()).toMatch(/5 000 FCFA Dont 1 500 FCFA remboursés\..*1 payé, dont 1 remboursé/);
  const refunds = page.getByRole('table', { name: 'Derniers remboursements' });
  expect(await refunds.getByRole('link', { name: 'CMD-1' }).getAttribute('href')).toContain(one.id);
  expect(await refunds.locator('tbody tr').count()).toBe(1);

  await merchant.follow('Écrire une note');
  await merchant.fill('Vos notes', 'Aime la table du fond.\nPaie toujours à l’heure.');
  await lookAt(page, 'notes');
  await merchant.press('Enregistrer');
  expect(await merchant.words()).toMatch(/Vos notes sont enregistrées\..*Aime la table du fond\. Paie toujours/);
  await lookAt(page, 'customer');
  // A number that is typed at the checkout is not verified, so it is a customer of its own.
  await merchant.follow('Clients');
  expect(await merchant.words()).toMatch(/•••• 6789 .*Compte …\w+ Nouveau Aime la table du fond\./);
  await lookAt(page, 'list');
  await page.goto(`${site.url}/dashboard/test/search?q=653456789`);
  await merchant.follow('•••• 6789');
  expect(await merchant.words()).toMatch(/CMD-2 .*MTN MoMo.*5 000 FCFA/);
  await page.goto(`${site.url}/dashboard/test/customers?q=${encodeURIComponent(EMAIL)}`);

  await merchant.follow(/Compte …/);
  await merchant.follow('Effacer ce client');
  await lookAt(page, 'erase');
  await merchant.press('Effacer');
  expect(await merchant.words()).toContain('Le client est effacé.');
  expect(await merchant.words()).not.toContain('Compte …');
  const { payment } = await askApi<{ payment: Payment }>(site.engine, 'GET', `/gateway/payments/${one.id}`);
  expect([payment.status, payment.amount]).toEqual(['partially_refunded', 5000]);
  await lookAt(page, 'erased');
  await merchant.close();
}, 60_000);

test('a merchant who forgot the password types the operator’s code, which is in no address', async () => {
  const operator = await panelVisitorOf(browser);
  await operator.logIn(`${site.url}/admin`, site.operator);
  const { merchant: seeded } = site.engine.seed;
  await operator.page.goto(`${site.url}/admin/merchants/${seeded.id}/password`);
  await lookAt(operator.page, 'reset-operator');
  await operator.confirm(site.operator.password);
  const code = await operator.page.locator('#secret').inputValue();
  await lookAt(operator.page, 'reset-code');
  await operator.close();

  const merchant = await panelVisitorOf(browser, { viewport: { width: 360, height: 640 }, locale: 'en-CM' });
  const { page } = merchant;
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url(), request.headers()['referer'] ?? ''));
  await page.goto(`${site.url}/dashboard/login`);
  await page.getByText('Forgot your password?').click();
  await merchant.follow('I have a code');
  await merchant.fill('E-mail address', seeded.email);
  await merchant.fill('Code', '7K2M-QX4D-93TB');
  await merchant.fill('New password', 'a better password');
  await merchant.press('Change password');
  expect(await merchant.words()).toContain('The e-mail address or code is incorrect');
  await lookAt(page, 'reset-wrong-en');
  await merchant.fill('Code', code.toLowerCase().replaceAll('-', ' '));
  await merchant.fill('New password', 'a better password');
  await merchant.press('Change password');
  expect(new URL(page.url()).pathname).toBe('/dashboard/test');
  expect(addresses.filter((address) => address.includes(code.slice(0, 4)) || /[?&]code=/.test(address))).toEqual([]);
  await page.goto(`${site.url}/dashboard/test/customers`);
  await lookAt(page, 'empty-en');
  await merchant.close();
}, 60_000);
