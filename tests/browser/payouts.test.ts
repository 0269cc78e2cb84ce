// From the account that a merchant sets to the payout that the bank has made, by clicking.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectChromium } from '../support/chromium.ts';
import { askApi } from './dashboard-data.ts';
import { startPanelSite, type PanelSite } from './dashboard-site.ts';
import { panelVisitorOf } from './dashboard-visitor.ts';

const DAY_MS = 86_400_000;

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

/** A payout of the shop, in test mode. */
async function duePayout(amount: number): Promise<string> {
  const { engine } = site;
  const { operatorKey: bearer, merchant } = engine.seed;
  const path = `/admin/merchants/${merchant.id}`;
  await askApi(engine, 'PATCH', path, { bearer, body: { settlement: { delay_seconds: 0, schedule: 'manual' } } });
  const { payment } = await askApi<{ payment: { id: string } }>(engine, 'POST', '/gateway/payments', {
    body: { amount, currency: 'XAF' },
  });
  await askApi(engine, 'POST', `/gateway/sandbox/payments/${payment.id}/simulate`, { body: { outcome: 'succeed' } });
  const made = await askApi<{ settlement: { id: string } }>(engine, 'POST', `${path}/settlements`, {
    bearer,
    body: { livemode: false },
  });
  return made.settlement.id;
}

test('a payout account is set, its payout due, exported and marked as sent', async () => {
  const id = await duePayout(5000);
  const { merchant } = site.engine.seed;
  const shop = await panelVisitorOf(browser, { javaScriptEnabled: false });
  await shop.logIn(`${site.url}/dashboard`, merchant);
  site.engine.clock.advance(10 * 60_000);
  await shop.page.goto(`${site.url}/dashboard/test/payout-account`);
  expect(await shop.words()).toContain('les versements se font sans compte');
  await shop.follow('Indiquer un compte bancaire');
  await shop.fill('Titulaire du compte', 'Boutique Élégance');
  await shop.fill('RIB ou IBAN', '10005 00001 12345678901 35');
  await shop.fill('Mot de passe', merchant.password);
  await shop.press('Enregistrer ce compte');
  expect(await shop.words()).toContain('sa clé ne correspond pas');
  await shop.fill('RIB ou IBAN', '10005 00001 12345678901 34');
  await shop.confirm(merchant.password);
  expect(await shop.words()).toMatch(/Le compte est enregistré\. .*Versements suspendus jusqu’au .*RIB •••• 0134/);
  expect(await shop.words()).not.toContain('12345678901');
  await shop.follow('Indiquer un numéro mobile money');
  await shop.fill('Titulaire du compte', 'Awa');
  await shop.fill('Numéro', '+237 693 45 67 89');
  await shop.press('Enregistrer ce compte');
  expect(await shop.words()).toContain('Ce n’est pas un numéro de cet opérateur.');
  await shop.close();

  const operator = await panelVisitorOf(browser, { javaScriptEnabled: false });
  await operator.logIn(`${site.url}/admin`, site.operator);
  const { page } = operator;
  await page.goto(`${site.url}/admin/settlements`);
  await operator.follow('Fichier bancaire');
  await page.goto(`${site.url}/admin/settlements/due?mode=test`);
  // On hold, so it cannot be selected.
  expect(await operator.words()).toMatch(/Suspendus 5 000 FCFA 1 versement/);
  expect(await page.getByRole('checkbox').isDisabled()).toBe(true);
  site.engine.clock.advance(DAY_MS);
  await operator.logIn(`${site.url}/admin`, site.operator);
  await page.goto(`${site.url}/admin/settlements/due?mode=test`);
  expect(await operator.words()).toMatch(/Prêts 5 000 FCFA 1 versement/);
  await page.getByRole('checkbox').uncheck();
  await operator.press('Préparer le fichier bancaire');
  expect(await operator.words()).toContain('Choisissez au moins un versement.');
  await operator.press('Préparer le fichier bancaire');
  await page.getByLabel('Format').selectOption('csv');
  await operator.confirm(site.operator.password);
  expect(await operator.heading()).toBe('Fichier bancaire de 5 000 FCFA');
  expect(await operator.words()).toMatch(/1 à payer.*Somme de contrôle 5 000 FCFA/);
  expect(await operator.words()).not.toContain('la banque paierait deux fois');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Télécharger le fichier' }).click();
  expect((await download).suggestedFilename()).toMatch(/^pex_\w{26}\.csv$/);
  await operator.follow('La banque a payé');
  await operator.fill('Référence de la banque', 'VIR-2026-118');
  await operator.confirm(site.operator.password);
  expect(await operator.words()).toMatch(/la banque paierait deux fois.*1 payé/);
  // There is nothing left to record.
  await page.goto(`${page.url().replace(/\?.*/, '')}/paid`);
  expect(await operator.heading()).toBe('Fichier bancaire de 5 000 FCFA');
  await operator.close();

  const { settlement } = await askApi<{ settlement: object }>(site.engine, 'GET', `/gateway/settlements/${id}`);
  expect(settlement).toMatchObject({
    status: 'paid',
    reference: 'VIR-2026-118',
    destination: { number_masked: '•••• 0134' },
  });
});
