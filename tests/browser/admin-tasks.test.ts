// A merchant and an operator in two browsers: business verification, a first live key, a suspension, money, and the
// log.
import { LIMITS } from '@mitako/contract';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connectChromium } from '../support/chromium.ts';
import { askApi, fillShop, type ShopData } from './dashboard-data.ts';
import { startPanelSite, type PanelSite } from './dashboard-site.ts';
import { panelVisitorOf, type PanelVisitor } from './dashboard-visitor.ts';
import { WITH_SCRIPT_AT_LEAST } from './script-variants.ts';
import { adminOf } from '../support/in-process.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await connectChromium();
});
afterAll(() => browser.close());

describe.each(WITH_SCRIPT_AT_LEAST)('%s', (_, javaScriptEnabled) => {
  const SHOP = { email: 'awa@shop.test', password: 'a long password of a shop' };
  let site: PanelSite;
  let data: ShopData;
  let merchant: PanelVisitor;
  let operator: PanelVisitor;
  let merchantId: string;

  beforeAll(async () => {
    site = await startPanelSite();
    data = await fillShop(site.engine);
    ({ id: merchantId } = await adminOf(site.engine.gateway).createMerchant({ ...SHOP, name: 'Chez Awa' }));
    merchant = await panelVisitorOf(browser, { javaScriptEnabled });
    await merchant.logIn(`${site.url}/dashboard`, SHOP);
    operator = await panelVisitorOf(browser, { javaScriptEnabled });
    await operator.logIn(`${site.url}/admin`, site.operator);
    // Every action of an operator requires the password again.
    await site.engine.advance(LIMITS.passwordProofLifeMs);
  });
  afterAll(async () => {
    await merchant.close();
    await operator.close();
    await site.close();
  });

  const shopPage = (path: string): Promise<unknown> => merchant.page.goto(`${site.url}/dashboard${path}`);
  const office = (path: string): Promise<unknown> => operator.page.goto(`${site.url}/admin${path}`);
  const confirm = (): Promise<void> => operator.confirm(site.operator.password);

  test('a shop submits its business verification, is asked for more, resubmits, is approved, and creates a live key', async () => {
    await shopPage('/live/api-keys');
    expect(await merchant.words()).toContain('Les clés réelles exigent un dossier approuvé');
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

  test('a suspended shop accepts no live payments until it is reinstated; the audit log shows who did it, when and from where', async () => {
    const bearer = site.engine.seed.merchant.liveKey;
    const take = async (): Promise<number> =>
      (await site.engine.request('POST', '/gateway/payments', { bearer, body: { amount: 500, currency: 'XAF' } }))
        .status;
    const path = `/merchants/${site.engine.seed.merchant.id}`;
    expect(await take()).toBe(201);
    // Entries of one millisecond have no order among shards.
    await site.engine.advance(1000);
    await office(`${path}/suspend`);
    const name = (await operator.page.locator('h1').innerText()).replace(/^Suspendre /, '');
    await operator.page.locator('#reason').fill('Plaintes de clients');
    const suspendedAt = new Date(site.engine.clock.now()).toISOString();
    await confirm();
    expect(await take()).toBe(403);
    await site.engine.advance(60_000);
    await office(`${path}/reinstate`);
    await operator.page.locator('#reason').fill('Plaintes réglées');
    const reinstatedAt = new Date(site.engine.clock.now()).toISOString();
    await confirm();
    expect(await take()).toBe(201);
    await office('');
    await operator.page.getByRole('link', { name: 'Journal d’audit' }).first().click();
    await operator.page.waitForURL('**/audit-log');
    const rows = operator.page.locator('tbody tr');
    expect(await rows.nth(0).innerText()).toMatch(
      /Compte rétabli[^]*Odile Operatrice[^]*Chrome, Linux[^]*127\.0\.0\.1/,
    );
    expect(await rows.nth(1).innerText()).toMatch(
      /Compte suspendu[^]*Odile Operatrice[^]*Chrome, Linux[^]*127\.0\.0\.1/,
    );
    expect(await rows.nth(0).innerText()).toContain(`Commerçant\u00a0: ${name}`);
    expect(await rows.nth(1).innerText()).toContain('Plaintes de clients');
    const whenDone = (row: number): Promise<string | null> => rows.nth(row).locator('time').getAttribute('datetime');
    expect([await whenDone(1), await whenDone(0)]).toEqual([suspendedAt, reinstatedAt]);
  });

  test('a dispute is resolved, and the shop reads the outcome', async () => {
    await office(`/disputes/${data.disputes.reviewed}/won`);
    await confirm();
    const shop = await panelVisitorOf(browser, { javaScriptEnabled });
    await shop.logIn(`${site.url}/dashboard`, site.engine.seed.merchant);
    await shop.page.goto(`${site.url}/dashboard/test/disputes/${data.disputes.reviewed}`);
    expect(await shop.words()).toContain('Vous avez gagné ce litige');
    await shop.close();
  });

  test('an operator’s page requires recent authentication, and does nothing with a wrong password', async () => {
    await site.engine.advance(LIMITS.passwordProofLifeMs);
    await office(`/disputes/${data.disputes.open}/lost`);
    await operator.page.locator('main #password').fill('wrong');
    await operator.page.locator('main form button.button').click();
    await operator.page.waitForLoadState();
    expect(await operator.words()).toContain('Mot de passe incorrect.');
    const path = `/gateway/disputes/${data.disputes.open}`;
    const { dispute } = await askApi<{ dispute: { status: string } }>(site.engine, 'GET', path);
    expect(dispute.status).toBe('needs_response');
  });
});
