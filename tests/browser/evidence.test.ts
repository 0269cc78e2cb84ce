// A merchant answers a dispute with a document, and the operator opens it, by clicking.
import type { Browser } from 'playwright-core';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectChromium } from '../support/chromium.ts';
import { samplePdf } from '../support/sample-files.ts';
import { askApi } from './dashboard-data.ts';
import { startPanelSite, type PanelSite } from './dashboard-site.ts';
import { panelVisitorOf } from './dashboard-visitor.ts';
import { takePicture } from './pictures.ts';

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

test('a merchant answers a dispute with a PDF, and the operator opens it', async () => {
  const { engine } = site;
  const body = { amount: 12_500, currency: 'XAF' };
  const { payment } = await askApi<{ payment: { id: string } }>(engine, 'POST', '/gateway/payments', { body });
  const simulate = `/gateway/sandbox/payments/${payment.id}/simulate`;
  const { dispute } = await askApi<{ dispute: { id: string } }>(engine, 'POST', simulate, {
    body: { outcome: 'dispute' },
  });
  const pdf = samplePdf('Livre le 3 janvier');

  const shop = await panelVisitorOf(browser, { javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
  await shop.logIn(`${site.url}/dashboard`, engine.seed.merchant);
  await shop.page.goto(`${site.url}/dashboard/test/disputes/${dispute.id}`);
  await shop.fill('Vos preuves', 'Remis en main propre, voir le bon signé.');
  const page = { name: 'Bon de livraison.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<script>') };
  await shop.page.getByLabel('Document', { exact: true }).setInputFiles(page);
  await shop.press('Ajouter ce document');
  expect(await shop.words()).toContain('n’est pas un PDF, un JPEG ou un PNG complet');
  await shop.page.getByLabel('Document', { exact: true }).setInputFiles({ ...page, buffer: Buffer.from(pdf) });
  await shop.press('Ajouter ce document');
  expect(await shop.words()).toMatch(/Documents joints Bon de livraison\.pdf 1 ko/);
  await takePicture(shop.page, 'evidence/merchant-form');
  await shop.press('Envoyer ma réponse');
  expect(await shop.words()).toMatch(/Votre réponse est envoyée\. .*voir le bon signé\. Bon de livraison\.pdf 1 ko/);
  await takePicture(shop.page, 'evidence/merchant-sent');
  await shop.close();

  const operator = await panelVisitorOf(browser, { acceptDownloads: true });
  await operator.logIn(`${site.url}/admin`, site.operator);
  await operator.page.goto(`${site.url}/admin/disputes/${dispute.id}`);
  await takePicture(operator.page, 'evidence/operator');
  const [download] = await Promise.all([
    operator.page.waitForEvent('download'),
    operator.page.getByRole('link', { name: 'Bon de livraison.pdf' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Bon de livraison.pdf');
  expect(new Uint8Array(await buffer(await download.createReadStream()))).toEqual(pdf);
  await operator.close();
});
