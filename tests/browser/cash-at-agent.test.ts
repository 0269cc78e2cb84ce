// From the checkout to the agent's counter and back; the agent's phone has no JavaScript.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectChromium } from '../support/chromium.ts';
import { weigh } from '../support/page-weight.ts';
import { axeFaultsOf, injectAxe } from './axe.ts';
import { customerOf, submit } from './checkout-customer.ts';
import { askApi } from './dashboard-data.ts';
import { startPanelSite, type PanelSite } from './dashboard-site.ts';
import { panelVisitorOf } from './dashboard-visitor.ts';
import { takePicture } from './pictures.ts';

/** The first flight of a new TCP connection. */
const PAGE_BYTES_MAX = 14_000;
const PHONE = { viewport: { width: 360, height: 640 }, javaScriptEnabled: false } as const;
const SHARED = '+237677123456';
const KIOSK = { name: 'Kiosque Akwa', place: 'Face à la pharmacie du Centre', hours: 'Lun–sam, 8 h – 20 h' };

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

async function expectAccessible(page: Page): Promise<void> {
  await injectAxe(page);
  expect(await axeFaultsOf(page)).toEqual([]);
}

test('the operator lists an agent, a customer gets a code, the agent takes the cash, and both have a receipt', async () => {
  const { engine } = site;
  const { operatorKey: bearer, merchant, agent: seeded } = engine.seed;
  const methods = { mode: 'test', methods: [{ method: 'cash', enabled: true }] };
  await askApi(engine, 'PUT', `/admin/merchants/${merchant.id}/methods`, { bearer, body: methods });

  const operator = await panelVisitorOf(browser, { javaScriptEnabled: false });
  await operator.logIn(`${site.url}/admin`, site.operator);
  await operator.page.goto(`${site.url}/admin/agent-locations/new`);
  await operator.fill('Nom du kiosque', KIOSK.name);
  await operator.fill('Ville', 'Douala');
  await operator.fill('Quartier', KIOSK.place);
  await operator.fill('Horaires', KIOSK.hours);
  await operator.fill('Téléphone', '6 53 45 67 89');
  await operator.confirm(site.operator.password);
  expect(await operator.words()).toMatch(/Le point est ajouté\. .*Kiosque Akwa Douala/);
  await takePicture(operator.page, 'cash-operator');
  await operator.close();

  const { payment } = await askApi<{ payment: { id: string; checkout_url: string } }>(
    engine,
    'POST',
    '/gateway/payments',
    { body: { amount: 5000, currency: 'XAF', description: 'Commande 1042' } },
  );
  const customer = await customerOf(browser);
  await customer.page.goto(payment.checkout_url);
  await customer.page.getByRole('link', { name: 'Espèces chez un agent' }).click();
  const words = async (): Promise<string> => (await customer.page.locator('main').innerText()).replaceAll(/\s+/g, ' ');
  expect(await words()).toContain(`${KIOSK.name} ${KIOSK.place} ${KIOSK.hours} +237 6 53 45 67 89`);
  await submit(customer.page);
  const code = /Votre code pour l’agent (\d{3} \d{3}) /.exec(await words())?.[1] ?? '';
  expect(code).not.toBe('');
  await expectAccessible(customer.page);
  await takePicture(customer.page, 'cash-code');

  const agent = await panelVisitorOf(browser, PHONE);
  await agent.logIn(`${site.url}/agent`, seeded);
  expect(new URL(agent.page.url()).pathname).toBe('/agent/test');
  // An account of the sandbox has no live mode to switch to.
  expect(await agent.page.locator('.modes').count()).toBe(0);
  await agent.fill('Code du client', code === '000 000' ? '000 001' : '000 000');
  await agent.press('Voir le paiement');
  expect(await agent.words()).toContain('il vous reste 19 essais');
  await agent.fill('Code du client', code);
  await takePicture(agent.page, 'cash-agent-code');
  await agent.press('Voir le paiement');
  expect(await agent.words()).toMatch(/À recevoir 5 000 FCFA Boutique Boutique Démo Pour Commande 1042/);
  // The code is in no address, which browsers keep.
  expect(agent.page.url()).not.toContain(code.replace(' ', ''));
  await takePicture(agent.page, 'cash-agent-confirm');
  await agent.fill('Votre code PIN', '9999');
  await agent.press('J’ai reçu l’argent');
  expect(await agent.words()).toMatch(/5 000 FCFA .*Code PIN incorrect\. Il vous reste \d essais/);
  await agent.fill('Votre code PIN', seeded.pin);
  await agent.press('J’ai reçu l’argent');
  const receipt = await agent.words();
  expect(receipt).toMatch(/La boutique est payée\. .*5 000 FCFA Boutique Boutique Démo Pour Commande 1042/);
  await takePicture(agent.page, 'cash-agent-receipt');

  // The page with the code follows by itself.
  await customer.page.waitForURL(/\/result$/);
  expect(await customer.heading()).toBe('C’est payé');
  expect(await words()).toContain(payment.id);
  expect(await words()).toContain('Espèces chez un agent');
  await takePicture(customer.page, 'cash-paid');
  await customer.close();
  const read = await askApi<{ payment: { status: string; transaction_id: string } }>(
    engine,
    'GET',
    `/gateway/payments/${payment.id}`,
  );
  expect(read.payment.status).toBe('succeeded');
  expect(receipt).toContain(read.payment.transaction_id);

  await agent.page.goto(`${site.url}/agent/test/cash-in`);
  await agent.fill('Client', 'success@sandbox.test');
  await agent.press('Voir le client');
  expect(await agent.words()).toMatch(/Portefeuille de \S+ \S•••.* s•••@sandbox\.test Le client reconnaît ce nom/);
  await agent.fill(/^Montant/, '1 000');
  await takePicture(agent.page, 'cash-agent-cash-in-confirm');
  await agent.fill('Votre code PIN', seeded.pin);
  await agent.press('Déposer');
  expect(await agent.words()).toContain('Le portefeuille est crédité.');
  expect(await agent.page.locator('.tabs > [aria-current]').count()).toBe(0);
  for (const path of ['', '/cash-in', '/cash-out', '/today', '/pin']) {
    await agent.page.goto(`${site.url}/agent/test${path}`);
    await takePicture(agent.page, `cash-agent${path.replace('/', '-')}`);
    const weight = await weigh(agent.page, agent.page.url());
    expect.soft(weight.documentBytes, path).toBeLessThanOrEqual(PAGE_BYTES_MAX);
  }
  await agent.page.goto(`${site.url}/agent/test/today`);
  expect(await agent.words()).toMatch(
    /Espèces reçues 6 000 FCFA Espèces données 0 FCFA À remettre à la plateforme 6 000 FCFA/,
  );
  expect(await agent.words()).toMatch(/Dépôt \S+ \S+ \d\d:\d\d −1 000 FCFA/);
  await agent.close();

  // Two customers registered one number: both are shown, and neither is credited until it is chosen.
  const tokens: string[] = [];
  for (const name of ['Awa Bello', 'Awa Biya']) {
    const body = { email: `${name.replace(' ', '.')}@example.cm`, password: 'a good password', name, phone: SHARED };
    const login = await askApi<{ access_token: string }>(engine, 'POST', '/auth/user/register', { body });
    tokens.push(login.access_token);
  }
  const withScript = await panelVisitorOf(browser, { viewport: PHONE.viewport, locale: 'en-CM' });
  await withScript.logIn(`${site.url}/agent`, seeded);
  for (const path of ['', '/cash-in', '/today']) {
    await withScript.page.goto(`${site.url}/agent/test${path}`);
    await expectAccessible(withScript.page);
    await takePicture(withScript.page, `cash-agent-en${path.replace('/', '-')}`);
  }
  await withScript.page.goto(`${site.url}/agent/test/cash-in`);
  await withScript.fill('Customer', '6 77 12 34 56');
  await withScript.press('Show the customer');
  expect(await withScript.words()).toContain('Several customers have this number');
  expect(await withScript.words()).toMatch(/Awa B••• •••• 3456, a•••@example\.cm Awa B••• •••• 3456, a•••@example\.cm/);
  expect(withScript.page.url()).not.toContain('677123456');
  await expectAccessible(withScript.page);
  await takePicture(withScript.page, 'cash-agent-en-cash-in-choice');
  await withScript.page.locator('main a[href*="/cash-in/usr_"]').nth(1).click();
  await withScript.page.waitForURL(/\/cash-in\/usr_/);
  await expectAccessible(withScript.page);
  await withScript.fill(/^Amount/, '7,5');
  await withScript.fill('Your PIN', '9999');
  await withScript.press('Cash in');
  expect(await withScript.words()).toContain('Enter the exact amount.');
  await withScript.fill(/^Amount/, '700');
  await withScript.fill('Your PIN', '9999');
  await withScript.press('Cash in');
  expect(await withScript.words()).toMatch(/Wallet of Awa B••• .*This PIN is wrong/);
  await withScript.fill('Your PIN', seeded.pin);
  await withScript.press('Cash in');
  expect(await withScript.words()).toContain('The wallet was credited.');
  const held = await Promise.all(
    tokens.map(async (token) => {
      const { wallet } = await askApi<{ wallet: { balances: readonly { available: number }[] } }>(
        engine,
        'GET',
        '/wallet?mode=test',
        { bearer: token },
      );
      return wallet.balances.map(({ available }) => available);
    }),
  );
  // Both began with as much test money.
  const [other = 0, chosen] = held.flat();
  expect(chosen).toBe(other + 700);
  await withScript.close();
}, 60_000);
