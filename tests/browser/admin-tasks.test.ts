// A merchant and an operator in two browsers: papers, a first live key, a suspension, money, and the log of all of it.
import { LIMITS } from '@mitako/contract';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchChromium } from '../support/chromium.ts';
import { askApi, fillShop, type ShopData } from './dashboard-data.ts';
import { startPanelSite, type PanelSite } from './dashboard-site.ts';
import { panelVisitorOf, type PanelVisitor } from './dashboard-visitor.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

describe.each([
  ['with JavaScript', true],
  ['without JavaScript', false],
])('%s', (_, javaScriptEnabled) => {
  const SHOP = { email: 'awa@shop.test', password: 'a long password of a shop' };
  let site: PanelSite;
  let data: ShopData;
  let merchant: PanelVisitor;
  let operator: PanelVisitor;
  let merchantId: string;

  beforeAll(async () => {
    site = await startPanelSite();
    data = await fillShop(site.engine);
    ({ id: merchantId } = await site.engine.gateway.admin.createMerchant({ ...SHOP, name: 'Chez Awa' }));
    merchant = await panelVisitorOf(browser, { javaScriptEnabled });
    await merchant.logIn(`${site.url}/dashboard`, SHOP);
    operator = await panelVisitorOf(browser, { javaScriptEnabled });
    await operator.logIn(`${site.url}/admin`, site.operator);
    // Whatever an operator does takes the password again.
    await site.engine.advance(LIMITS.passwordProofLifeMs);
  });
  afterAll(async () => {
    await merchant.close();
    await operator.close();
    await site.close();
  });

  const shopPage = (path: string): Promise<unknown> => merchant.page.goto(`${site.url}/dashboard${path}`);
  const office = (path: string): Promise<unknown> => operator.page.goto(`${site.url}/admin${path}`);
  /** Sends the form of a page that asks whether to do it, with the password where it is asked for. */
  async function confirm(): Promise<void> {
    const { page } = operator;
    const password = page.locator('main #password');
    if ((await password.count()) > 0) await password.fill(site.operator.password);
    await Promise.all([page.waitForEvent('domcontentloaded'), page.locator('main form button.button').click()]);
    expect(await page.locator('.alert, .error').allInnerTexts()).toEqual([]);
  }

  test('a shop sends its papers, is asked for more, sends them again, is let in, and makes a live key', async () => {
    await shopPage('/live/api-keys');
    expect(await merchant.words()).toContain('Les clés réelles demandent un dossier approuvé');
    await shopPage('/test/account/kyc');
    await merchant.fill('Nom légal', 'Awa SARL');
    await merchant.fill('Numéro d’immatriculation', 'RC/DLA/2024/B/118');
    await merchant.fill('Adresse', 'Rue 1.234\nDouala');
    await merchant.fill('Nom du représentant', 'Awa Ndiaye');
    await merchant.fill('Numéro de sa pièce', 'CNI 110 220');
    await merchant.press('Envoyer le dossier');
    expect(await merchant.words()).toContain('En examen');

    await office(`/merchants/${merchantId}`);
    expect(await operator.words()).toContain('RC/DLA/2024/B/118');
    await office(`/merchants/${merchantId}/kyc/needs_info`);
    await operator.page.locator('#note').fill('La pièce est illisible.');
    await confirm();
    await shopPage('/test/account/kyc');
    expect(await merchant.words()).toContain('La pièce est illisible.');
    await merchant.fill('Numéro de sa pièce', 'CNI 110 221');
    await merchant.press('Envoyer le dossier');
    await office(`/merchants/${merchantId}/kyc/approved`);
    await confirm();
    await shopPage('/test/account/kyc');
    expect(await merchant.words()).toContain('Approuvé');

    await shopPage('/live/api-keys/new');
    await merchant.fill('Nom', 'Production');
    const password = merchant.page.locator('main #password');
    if ((await password.count()) > 0) await password.fill(SHOP.password);
    await merchant.press('Créer la clé');
    const bearer = await merchant.page.locator('#secret').inputValue();
    const made = await site.engine.request('POST', '/gateway/payments', {
      bearer,
      body: { amount: 500, currency: 'XAF' },
    });
    expect(made.status).toBe(201);
  });

  test('a shop is suspended, takes nothing real, and is released; the log says who did it', async () => {
    const bearer = site.engine.seed.merchant.liveKey;
    const take = async (): Promise<number> =>
      (await site.engine.request('POST', '/gateway/payments', { bearer, body: { amount: 500, currency: 'XAF' } }))
        .status;
    const path = `/merchants/${site.engine.seed.merchant.id}`;
    expect(await take()).toBe(201);
    await office(`${path}/suspend`);
    await operator.page.locator('#reason').fill('Plaintes de clients');
    await confirm();
    expect(await take()).toBe(403);
    await office(`${path}/reinstate`);
    await confirm();
    expect(await take()).toBe(201);
    const { audit_lines: lines } = await askApi<{ audit_lines: readonly { action: string; actor: unknown }[] }>(
      site.engine,
      'GET',
      '/admin/audit-log?limit=2',
      { bearer: site.engine.seed.operatorKey },
    );
    expect(lines.map(({ action }) => action)).toEqual(['merchant.reinstate', 'merchant.suspend']);
    for (const { actor } of lines) expect(JSON.stringify(actor)).toContain('Odile');
  });

  test('a dispute is decided, and the shop reads how', async () => {
    await office(`/disputes/${data.disputes.reviewed}/won`);
    await confirm();
    const shop = await panelVisitorOf(browser, { javaScriptEnabled });
    await shop.logIn(`${site.url}/dashboard`, site.engine.seed.merchant);
    await shop.page.goto(`${site.url}/dashboard/test/disputes/${data.disputes.reviewed}`);
    expect(await shop.words()).toContain('Vous avez gagné ce litige');
    await shop.close();
  });

  test('an operator’s page takes the password again, and does nothing with a wrong one', async () => {
    await site.engine.advance(LIMITS.passwordProofLifeMs);
    await office(`/disputes/${data.disputes.open}/lost`);
    await operator.page.locator('main #password').fill('wrong');
    await operator.page.locator('main form button.button').click();
    await operator.page.waitForLoadState();
    expect(await operator.words()).toContain('Ce mot de passe n’est pas le bon.');
    const path = `/gateway/disputes/${data.disputes.open}`;
    const { dispute } = await askApi<{ dispute: { status: string } }>(site.engine, 'GET', path);
    expect(dispute.status).toBe('needs_response');
  });
});
