// A shop without a website: its payment link on paper, and its till on a phone.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectChromium } from '../support/chromium.ts';
import { customerOf, submit } from './checkout-customer.ts';
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
  expect(await customer.heading()).toBe('Paiement réussi');
  await customer.close();

  await merchant.page.goto(link);
  expect(await merchant.words()).toMatch(/Encaissé 2 500 FCFA .* Payés 1 .* Payé/);
  await merchant.close();
});

/** Of paper, when the page is printed. */
async function sheetsOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
