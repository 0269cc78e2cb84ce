// A shop without a website: its payment link on paper, and its till on a phone.
import type { Payment } from '@mitako/contract';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectChromium } from '../support/chromium.ts';
import { customerOf, submit } from './checkout-customer.ts';
import { askApi } from './dashboard-data.ts';
import { startPanelSite, type PanelSite } from './dashboard-site.ts';
import { panelVisitorOf } from './dashboard-visitor.ts';

let browser: Browser;
let site: PanelSite;
const at = (path: string): string => `${site.url}/dashboard/test${path}`;

beforeAll(async () => {
  browser = await connectChromium();
  site = await startPanelSite();
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

test('a link is made, printed on one sheet, paid by a customer, and seen as paid', async () => {
  const merchant = await panelVisitorOf(browser);
  await merchant.logIn(`${site.url}/dashboard`, site.engine.seed.merchant);
  await merchant.page.goto(at('/payment-links/new'));
  await merchant.fill(/Ce que vous vendez/, 'Plat de ndolé, plantains mûrs, '.repeat(8).trim());
  await merchant.fill(/^Montant \(/, '2 500');
  await merchant.press('Créer le lien');
  expect(await merchant.words()).toContain('Le lien est prêt');
  const link = merchant.page.url().replace(/\?.*/, '');

  for (const format of ['a4', 'card']) {
    await merchant.page.goto(`${link}/poster?format=${format}`);
    expect(await sheetsOf(merchant.page)).toBe(1);
  }
  const poster = await merchant.words();
  expect(poster).toContain('Boutique Démo');
  const printed = /ou ouvrez (\S+\/l\/)\s?(\w+)/.exec(poster);

  const customer = await customerOf(browser);
  await customer.page.goto(`http://${printed?.[1]}${printed?.[2]}`);
  await submit(customer.page);
  await customer.payFromWallet(customer.page.url(), 'success@sandbox.test');
  expect(await customer.heading()).toBe('C’est payé');
  await customer.close();

  await merchant.page.goto(link);
  expect(await merchant.words()).toMatch(/Encaissé 2 500 FCFA .* Payés 1 .* Payé/);
  await merchant.close();
});

test('a till on a phone asks once over a lost network, and shows and sounds when it is paid', async () => {
  const merchant = await panelVisitorOf(browser, { viewport: { width: 360, height: 640 } });
  const { page } = merchant;
  const context = page.context();
  const main = page.locator('main');
  await page.clock.install();
  await page.addInitScript(`{const {prototype}=AudioContext,made=prototype.createOscillator;window.tones=0;
prototype.createOscillator=function(){window.tones++;return made.call(this)}}`);
  await merchant.logIn(`${site.url}/dashboard`, site.engine.seed.merchant);
  await page.goto(at('/till'));
  const before = (await tillPayments()).length;

  await context.setOffline(true);
  await main.getByText('Hors ligne').waitFor();
  await context.setOffline(false);
  await main.getByText('Hors ligne').waitFor({ state: 'hidden' });

  // Offline when it is sent: it says so, and sends it once the network is back.
  await context.setOffline(true);
  await merchant.fill(/^Montant/, '2 500');
  await merchant.fill(/^Numéro du client/, '6 53 45 67 89');
  await page.getByRole('button', { name: 'Encaisser' }).click();
  await main.getByText('Hors ligne').waitFor();
  expect(await tillPayments()).toHaveLength(before);

  // Back, but the answer is lost after the gateway acted: it retries, and acts once.
  let lost = 0;
  await page.route('**/test/till', async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.continue();
    lost += 1;
    await route.fetch({ maxRedirects: 0 });
    return route.abort('connectionreset');
  });
  await context.setOffline(false);
  await expect.poll(() => lost).toBe(1);
  await expect.poll(async () => (await tillPayments()).length).toBe(before + 1);
  await page.clock.runFor(2_000);
  await main.getByText('En attente du client').waitFor();
  expect(await main.getByText('Hors ligne').isVisible()).toBe(false);
  expect(await tillPayments()).toHaveLength(before + 1);
  expect(page.url()).toMatch(/\/till\/pay_\w+$/);

  // Offline while the customer pays.
  await context.setOffline(true);
  await main.getByText('Hors ligne').waitFor();
  await site.engine.advance(60_000);
  expect(await main.getByText('En attente du client').isVisible()).toBe(true);
  await context.setOffline(false);
  await page.locator('.outcome.good').getByText('Payé').waitFor();
  expect(await page.evaluate('window.tones')).toBe(2);
  expect(await main.getByText('Hors ligne').isVisible()).toBe(false);

  // A page that is closed before the answer sends again what it kept.
  await page.unroute('**/test/till');
  await page.goto(at('/till'));
  expect(await merchant.words()).toMatch(/Aujourd’hui 2 500 FCFA 1 paiement/);
  await page.route('**/test/till', (route) =>
    route.request().method() === 'POST' ? route.abort('connectionreset') : route.continue(),
  );
  await merchant.fill(/^Montant/, '700');
  await page.getByRole('button', { name: 'Encaisser' }).click();
  await main.getByText('Hors ligne').waitFor();
  await page.unroute('**/test/till');
  await page.reload();
  await main.getByText('Le client scanne ce code pour payer').waitFor();
  expect(await tillPayments()).toHaveLength(before + 2);

  // Scanned and paid by the customer, on another phone.
  const [scanned] = await tillPayments();
  const customer = await customerOf(browser);
  await customer.payFromWallet(scanned?.checkout_url ?? '', 'success@sandbox.test');
  await customer.close();
  await page.clock.runFor(2_000);
  await page.locator('.outcome.good').waitFor();
  // The phone is let at what installs it.
  const devtools = await context.newCDPSession(page);
  const { url, errors } = await devtools.send('Page.getAppManifest');
  expect([url, errors]).toEqual([at('/till/manifest'), []]);
  await merchant.close();
});

test('an open list of payments says when there are newer ones, and moves only when asked', async () => {
  const merchant = await panelVisitorOf(browser);
  await merchant.logIn(`${site.url}/dashboard`, site.engine.seed.merchant);
  await merchant.page.clock.install();
  await merchant.page.goto(at('/payments'));
  const shown = await merchant.page.locator('tbody tr').count();
  const news = merchant.page.locator('[data-newer]');
  await site.engine.advance(1_000);
  const body = { amount: 1500, currency: 'XAF', customer_reference: 'CMD-NEUVE' };
  await askApi(site.engine, 'POST', '/gateway/payments', { body });
  await merchant.page.clock.runFor(30_000);
  await news.getByText('1 nouveau paiement –').waitFor();
  expect(await merchant.page.locator('tbody tr').count()).toBe(shown);
  await merchant.follow('Actualiser');
  expect(await merchant.words()).toContain('CMD-NEUVE');
  expect(merchant.complaints).toEqual([]);
  await merchant.close();
});

async function tillPayments(): Promise<readonly Payment[]> {
  const path = '/gateway/payments?customer_reference=CAISSE';
  return (await askApi<{ payments: readonly Payment[] }>(site.engine, 'GET', path)).payments;
}

/** Of paper, when the page is printed. */
async function sheetsOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
