// Merchants' tasks by clicking, with and without JavaScript, with the real engine.
import { LIMITS, type Payment } from '@mitako/contract';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connectChromium } from '../support/chromium.ts';
import { noisePng } from '../support/noise-png.ts';
import { askApi, charge, fillShop, type ShopData } from './dashboard-data.ts';
import { startPanelSite, type PanelSite } from './dashboard-site.ts';
import { panelVisitorOf, type PanelVisitor } from './dashboard-visitor.ts';
import { WITH_SCRIPT_AT_LEAST } from './script-variants.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await connectChromium();
});
afterAll(() => browser.close());

describe.each(WITH_SCRIPT_AT_LEAST)('%s', (_, javaScriptEnabled) => {
  let site: PanelSite;
  let data: ShopData;
  let merchant: PanelVisitor;
  const at = (path: string): string => `${site.url}/dashboard/test${path}`;

  beforeAll(async () => {
    site = await startPanelSite();
    data = await fillShop(site.engine);
    merchant = await panelVisitorOf(browser, { javaScriptEnabled });
    await merchant.logIn(`${site.url}/dashboard`, site.engine.seed.merchant);
  });
  afterAll(async () => {
    await merchant.close();
    await site.close();
  });

  test('logs in, is rejected with a wrong password, and logs out', async () => {
    const visitor = await panelVisitorOf(browser, { javaScriptEnabled });
    const { page } = visitor;
    await page.goto(at('/payments'));
    expect(page.url()).toBe(`${site.url}/dashboard/login`);
    const { email, password } = site.engine.seed.merchant;
    await visitor.logIn(`${site.url}/dashboard`, { email, password: 'wrong' });
    expect(await visitor.words()).toContain('incorrect');
    expect(await page.locator('#email').inputValue()).toBe(email);
    await visitor.logIn(`${site.url}/dashboard`, { email, password });
    expect(page.url()).toBe(`${site.url}/dashboard/test`);
    await Promise.all([page.waitForURL('**/login?out'), page.getByRole('button', { name: 'Se déconnecter' }).click()]);
    expect(await visitor.words()).toContain('Vous êtes déconnecté.');
    await page.goBack();
    await page.goto(at('/payments'));
    expect(page.url()).toBe(`${site.url}/dashboard/login`);
    await visitor.close();
  });

  test('finds a payment by any of its properties', async () => {
    const { page } = merchant;
    const { succeeded, processing } = data.payments;
    const known = [
      succeeded.id,
      succeeded.customer_reference ?? '',
      succeeded.checkout_url,
      succeeded.slug,
      succeeded.transaction_id ?? '',
    ];
    for (const words of known) {
      await page.goto(at('/payments'));
      await merchant.fill('Rechercher', words);
      await merchant.press('Rechercher');
      expect({ words, rows: await page.locator('tbody tr').count() }).toEqual({ words, rows: 1 });
      expect(await page.locator('tbody a').getAttribute('href')).toContain(succeeded.id);
    }
    for (const [words, id] of [
      ['90 000', undefined],
      ['653 45 61 29', processing.id],
      ['129', processing.id],
    ] as const) {
      await page.goto(at('/payments'));
      await merchant.fill('Rechercher', words);
      await merchant.press('Rechercher');
      const found = await page.locator('tbody').innerHTML();
      expect(found).toContain(id ?? '90\u202f000');
    }
    await merchant.follow('Effacer les filtres');
    expect(await page.locator('tbody tr').count()).toBeGreaterThan(10);
  });

  test('filters payments by status and day, and pages to older ones', async () => {
    const { page } = merchant;
    await page.goto(at('/payments'));
    await merchant.follow('Échoués 1');
    expect(page.url()).toContain('status=failed');
    expect(await page.locator('tbody tr').count()).toBe(1);
    expect(await page.locator('tbody').innerHTML()).toContain(data.payments.failed.id);
    await page.goto(at('/payments?from=2001-01-01&to=2001-01-02'));
    expect(await merchant.words()).toContain('Aucun paiement ne correspond');
    for (let count = 0; count < 25; count += 1) {
      const body = { amount: 700, currency: 'XAF', customer_reference: `PAGE-${count}` };
      await askApi(site.engine, 'POST', '/gateway/payments', { body });
    }
    await page.goto(at('/payments'));
    const newest = await page.locator('tbody a').allInnerTexts();
    await merchant.follow('Page suivante');
    const older = await page.locator('tbody a').allInnerTexts();
    expect(older.filter((name) => newest.includes(name))).toEqual([]);
    expect(older).toContain('PAGE-0');
    await merchant.follow('Revenir au début');
    expect(await page.locator('tbody a').allInnerTexts()).toEqual(newest);
  });

  test('downloads payments and the lines of a payout', async () => {
    const { page } = merchant;
    await page.goto(at('/payments'));
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Télécharger (CSV)' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/\.csv$/);
    expect(await textOf(file)).toContain(data.payments.succeeded.id);
    await page.goto(at(`/settlements/${data.settlements.paid}`));
    const [lines] = await Promise.all([page.waitForEvent('download'), page.locator('a[href$="/lines"]').click()]);
    expect((await textOf(lines)).split('\n').length).toBeGreaterThan(1);
  });

  test('refunds a part of a payment, after a confirmation', async () => {
    const { page } = merchant;
    const { id } = data.payments.succeeded;
    await page.goto(at(`/payments/${id}`));
    await merchant.follow('Rembourser');
    await merchant.fill('Montant à rembourser', '99999');
    await merchant.press('Continuer');
    expect(await merchant.words()).toContain('C’est trop');
    await merchant.fill('Montant à rembourser', '1 500');
    await merchant.fill('Motif', 'Un article cassé');
    await merchant.press('Continuer');
    expect(await merchant.heading()).toMatch(/Rembourser 1 500 FCFA/);
    await merchant.press(/^Rembourser/);
    expect(await merchant.words()).toMatch(/remboursement est (fait|en cours)/);
    await site.engine.advance(60_000);
    const { payment } = await askApi<{ payment: { amount_refunded: number } }>(
      site.engine,
      'GET',
      `/gateway/payments/${id}`,
    );
    expect(payment.amount_refunded).toBe(1500);
  });

  test('needs the password for a large live refund; a wrong one refunds nothing', async () => {
    const { page } = merchant;
    const { merchant: shop } = site.engine.seed;
    const id = await paidForReal(site);
    const refunded = async (): Promise<number> => {
      const path = `/gateway/payments/${id}`;
      const { payment } = await askApi<{ payment: Payment }>(site.engine, 'GET', path, { bearer: shop.liveKey });
      return payment.amount_refunded;
    };
    await site.engine.advance(LIMITS.passwordProofLifeMs);
    await page.goto(`${site.url}/dashboard/live/payments/${id}`);
    await merchant.follow('Rembourser');
    await merchant.fill('Montant à rembourser', '60 000');
    await merchant.press('Continuer');
    await merchant.fill('Votre mot de passe', 'wrong');
    await merchant.press(/^Rembourser/);
    expect(await merchant.words()).toContain('Mot de passe incorrect.');
    await site.engine.advance(60_000);
    expect(await refunded()).toBe(0);
    await merchant.fill('Votre mot de passe', shop.password);
    await merchant.press(/^Rembourser/);
    await site.engine.advance(60_000);
    expect(await refunded()).toBe(60_000);
  });

  test('cancels a payment', async () => {
    const { page } = merchant;
    await page.goto(at(`/payments/${data.payments.requested.id}`));
    await merchant.follow('Annuler le paiement');
    expect(await merchant.words()).toContain('On ne peut pas revenir en arrière');
    await merchant.press('Annuler le paiement');
    expect(await merchant.words()).toContain('Le paiement est annulé');
    await page.goto(data.payments.requested.checkout_url);
    expect(await page.locator('h1').innerText()).toMatch(/annulé/i);
  });

  test('creates, rolls and revokes a working key', async () => {
    const { page } = merchant;
    const works = async (secret: string): Promise<number> =>
      (await site.engine.request('GET', '/gateway/payments?limit=1', { bearer: secret })).status;
    const secretShown = (): Promise<string> => page.locator('#secret').inputValue();
    await page.goto(at('/api-keys'));
    await merchant.follow('Créer une clé');
    await merchant.fill('Nom', 'Caisse 2');
    await merchant.press('Créer la clé');
    const first = await secretShown();
    expect(await works(first)).toBe(200);
    await page.goto(at('/api-keys'));
    expect(await page.content()).not.toContain(first);
    await merchant.follow('Remplacer Caisse 2');
    await page.locator('#grace_seconds').selectOption('0');
    await merchant.press('Remplacer la clé');
    const second = await secretShown();
    expect(second).not.toBe(first);
    expect([await works(first), await works(second)]).toEqual([401, 200]);
    await page.goto(at('/api-keys'));
    await merchant.follow('Révoquer Caisse 2');
    await merchant.press('Révoquer définitivement');
    expect(await merchant.words()).toContain('La clé est révoquée.');
    expect(await works(second)).toBe(401);
  });

  test('needs the password to create a live key', async () => {
    const { page } = merchant;
    await site.engine.advance(LIMITS.passwordProofLifeMs);
    await page.goto(`${site.url}/dashboard/live/api-keys/new`);
    await merchant.fill('Nom', 'Production');
    await merchant.fill('Votre mot de passe', 'wrong');
    await merchant.press('Créer la clé');
    expect(await merchant.words()).toContain('Mot de passe incorrect.');
    await merchant.fill('Votre mot de passe', site.engine.seed.merchant.password);
    await merchant.press('Créer la clé');
    const bearer = await page.locator('#secret').inputValue();
    expect((await site.engine.request('GET', '/gateway/payments', { bearer })).status).toBe(200);
  });

  test('answers a dispute', async () => {
    const { page } = merchant;
    await page.goto(at('/disputes'));
    await page.locator(`a[href$="${data.disputes.open}"]`).first().click();
    await merchant.fill('Vos preuves', 'Remis le 3 mars.\nReçu signé.');
    await merchant.press('Envoyer ma réponse');
    expect(await merchant.words()).toContain('Votre réponse est envoyée.');
    expect(await page.locator('.lines').innerText()).toBe('Remis le 3 mars.\nReçu signé.');
  });

  test('pays a test payment as a customer, and sees it on the home page', async () => {
    const { page } = merchant;
    await page.goto(at('/sandbox'));
    await merchant.fill('Montant', '4321');
    await merchant.fill('Description', 'Un essai');
    await merchant.press('Créer le paiement');
    const address = await page.getByRole('link', { name: 'Ouvrir la page de paiement' }).getAttribute('href');
    const customer = await page.context().newPage();
    await customer.goto(address ?? '');
    await customer.locator('#phone').fill('653456789');
    await Promise.all([customer.waitForURL('**/wait'), customer.locator('main button.button').click()]);
    await site.engine.advance(60_000);
    await customer.close();
    await page.goto(at(''));
    const row = page.locator('tbody tr', { hasText: 'Un essai' });
    expect((await row.innerText()).replaceAll(/\s+/g, ' ')).toMatch(/Payé 4 321 FCFA/);
  });

  test('sets name, colour and logo, and the checkout shows them', async () => {
    const { page } = merchant;
    await page.goto(at('/account'));
    await merchant.fill('Nom de la boutique', 'Épicerie Ngono & Fils');
    await page.locator('#brand_color').fill('#0a7d55');
    await page.locator('#logo').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: noisePng(64, 64) });
    await page.locator('#profile button.button').first().click();
    await page.waitForURL('**done=saved');
    expect(await page.locator('.preview img.avatar').count()).toBe(2);
    const { payment } = await askApi<{ payment: { checkout_url: string } }>(site.engine, 'POST', '/gateway/payments', {
      body: { amount: 500, currency: 'XAF' },
    });
    await page.goto(payment.checkout_url);
    expect(await page.content()).toContain('#0a7d55');
    expect(await page.locator('body').innerText()).toContain('Épicerie Ngono & Fils');
    expect(await page.locator('img').evaluate((image: { naturalWidth: number }) => image.naturalWidth)).toBe(64);
  });

  test('signs out only the chosen device', async () => {
    const { page } = merchant;
    const deviceOf = async (userAgent: string): Promise<PanelVisitor> => {
      const device = await panelVisitorOf(browser, { javaScriptEnabled, userAgent });
      await device.logIn(`${site.url}/dashboard`, site.engine.seed.merchant);
      return device;
    };
    const lost = await deviceOf('Mozilla/5.0 (Linux; Android 14) Chrome/140.0 Mobile');
    const kept = await deviceOf('Mozilla/5.0 (Windows NT 10.0) Firefox/140.0');
    await page.goto(at('/account/security'));
    await merchant.follow('Déconnecter Chrome, Android');
    expect(await merchant.words()).toContain('« Chrome, Android » sera déconnecté immédiatement.');
    await merchant.press('Déconnecter cet appareil');
    expect(await merchant.words()).toContain('L’appareil est déconnecté.');
    expect(await page.getByRole('link', { name: 'Déconnecter Chrome, Android' }).count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Déconnecter Firefox, Windows' }).count()).toBe(1);
    await lost.page.goto(at('/payments'));
    expect(lost.page.url()).toBe(`${site.url}/dashboard/login`);
    await kept.page.goto(at('/payments'));
    expect(kept.page.url()).toBe(at('/payments'));
    await lost.close();
    await kept.close();
  });

  test('signs out another device, which has no access from then on', async () => {
    const other = await panelVisitorOf(browser, {
      javaScriptEnabled,
      userAgent: 'Mozilla/5.0 (Linux; Android 14) Téléphone',
    });
    await other.logIn(`${site.url}/dashboard`, site.engine.seed.merchant);
    const { page } = merchant;
    await page.goto(at('/account/security'));
    await merchant.follow('Déconnecter tous les autres');
    await merchant.press('Tous les déconnecter');
    expect(await merchant.words()).toContain('Tous les autres appareils sont déconnectés.');
    await other.page.goto(at('/payments'));
    expect(other.page.url()).toBe(`${site.url}/dashboard/login`);
    await other.close();
    await page.goto(at('/activity'));
    expect(await merchant.words()).toMatch(/appareil/i);
  });
});

/** A live payment of 400 000 francs that its customer confirmed on the phone. */
async function paidForReal({ engine }: PanelSite): Promise<string> {
  const bearer = engine.seed.merchant.liveKey;
  const { payment } = await askApi<{ payment: Payment }>(engine, 'POST', '/gateway/payments', {
    bearer,
    body: { amount: 400_000, currency: 'XAF' },
  });
  await charge(engine, payment, '653456789');
  await engine.advance(60_000);
  return payment.id;
}

async function textOf(file: { createReadStream(): Promise<AsyncIterable<Buffer>> }): Promise<string> {
  let text = '';
  for await (const part of await file.createReadStream()) text += part.toString();
  return text;
}
