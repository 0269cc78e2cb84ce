// Passkeys on the pages, in a browser with a device that makes them.
import type { NewPasskey, LoginResult } from '@mitako/contract/names';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectChromium } from '../support/chromium.ts';
import { createPayment } from '../api/support.ts';
import { type PanelSite, startPanelSite } from './dashboard-site.ts';
import { panelVisitorOf } from './dashboard-visitor.ts';
import { takePicture } from './pictures.ts';

let browser: Browser;
let site: PanelSite;
beforeAll(async () => {
  browser = await connectChromium();
  site = await startPanelSite({ isNamed: true });
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

/** A device that is there, and knows who uses it. */
async function giveDevice(page: Page): Promise<{ knows(isOwner: boolean): Promise<void> }> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    async knows(isUserVerified) {
      await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
    },
  };
}

async function pictured(page: Page, name: string): Promise<void> {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await takePicture(page, `${name}-${width}`);
  }
}

test.each([
  ['merchant', 'fr'],
  ['operator', 'en'],
  ['agent', 'fr'],
] as const)(
  'a person of a panel (%s) adds a passkey, logs in with it and confirms with it, in %s',
  async (role, locale) => {
    const { merchant, agent } = site.engine.seed;
    const account = { merchant, agent, operator: site.operator }[role];
    const base = `${site.url}/${{ merchant: 'dashboard', agent: 'agent', operator: 'admin' }[role]}`;
    const security = `${base}${role === 'operator' ? '' : '/test'}/account/security`;
    const { page, ...visitor } = await panelVisitorOf(browser, { locale });
    const device = await giveDevice(page);
    await visitor.logIn(base, account);
    await page.goto(security);
    await visitor.follow(/Ajouter une clé d’accès|Add a passkey/);
    await visitor.press(/Continuer|Continue/);
    await pictured(page, `passkey-new-${locale}`);
    await page.locator('[name=name]').fill('Tecno');
    await visitor.press(/Créer la clé|Make the passkey/);
    expect(await visitor.heading()).toMatch(/Vos codes de secours|Your recovery codes/);
    await page.goto(security);
    expect(await visitor.words()).toContain('Tecno');
    await pictured(page, `passkeys-${locale}`);

    await page.context().clearCookies();
    await visitor.logIn(base, account);
    await pictured(page, `passkey-code-${locale}`);
    await visitor.follow(/Utiliser une clé|Use a passkey/);
    await pictured(page, `passkey-login-${locale}`);
    await visitor.press(/Continuer avec la clé|Continue with the passkey/);
    await page.waitForURL((url) => !url.pathname.includes('login'));

    // Ten minutes later it stands for password and code.
    site.engine.clock.advance(11 * 60_000);
    await page.goto(security);
    await visitor.follow(/^Retirer$|^Remove$/);
    await pictured(page, `passkey-sensitive-${locale}`);
    await visitor.follow(/confirmez avec votre clé|confirm with your passkey/);
    await pictured(page, `passkey-confirm-${locale}`);
    await device.knows(false);
    await page.getByRole('button', { name: /Continuer avec la clé|Continue with the passkey/ }).click();
    await page.getByText(/L’appareil n’a pas donné|The device gave no passkey/).waitFor();
    await device.knows(true);
    await visitor.press(/Continuer avec la clé|Continue with the passkey/);
    await visitor.press(/^Retirer$|^Remove$/);
    expect(await visitor.words()).toMatch(/Le facteur est retiré|The factor was removed/);
    await visitor.close();
  },
);

test('without JavaScript the page leads back to the code', async () => {
  const account = { email: 'awa@shop.example', password: 'a good password' };
  const body = { ...account, name: 'Awa', phone: '+237670000001' };
  const registered = await site.engine.request('POST', '/auth/merchant/register', { body });
  const { access_token: bearer } = registered.body.data as LoginResult;
  await addInBrowser('merchant', bearer);
  const { page, ...visitor } = await panelVisitorOf(browser, { javaScriptEnabled: false });
  await visitor.logIn(`${site.url}/dashboard`, account);
  await visitor.follow('Utiliser une clé d’accès');
  expect(await visitor.words()).toContain('Ce navigateur ne peut pas utiliser de clé d’accès');
  await visitor.follow('Entrer un code');
  expect(await visitor.heading()).toBe('Entrez le code');
  expect(page.url()).toContain('/login/code');
  await visitor.close();
});

test('a customer logs in to the wallet with a passkey', async () => {
  const email = 'success@sandbox.test';
  const bearer = await site.engine.login(email);
  const page = await addInBrowser('user', bearer);
  const { slug } = await createPayment(site.engine);
  await page.goto(`${site.url}/checkout/${slug}/login`);
  await page.locator('#email').fill(email);
  await page.locator('#password').fill('sandbox-password');
  await page.locator('form button.button').click();
  await pictured(page, 'passkey-checkout-code');
  await page.getByRole('link', { name: 'Utiliser une clé d’accès' }).click();
  await pictured(page, 'passkey-checkout-login');
  await page.getByRole('button', { name: 'Continuer avec la clé d’accès' }).click();
  await page.waitForURL('**/wallet');
  expect(await page.locator('#pin').count()).toBe(1);
  await page.context().close();
});

/** A passkey that the API adds, made on a page of ours. */
async function addInBrowser(role: string, bearer: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'fr-CM' });
  const page = await context.newPage();
  await giveDevice(page);
  await page.goto(`${site.url}/nothing`);
  const begun = await site.engine.request('POST', `/auth/${role}/me/passkeys/options`, { bearer });
  const { challenge_id, options } = begun.body.data as NewPasskey;
  const credential = await page.evaluate(async (given) => {
    const { navigator, PublicKeyCredential } = globalThis as never as {
      navigator: { credentials: { create(of: object): Promise<object> } };
      PublicKeyCredential: { parseCreationOptionsFromJSON(json: unknown): object };
    };
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(given);
    return JSON.stringify(await navigator.credentials.create({ publicKey }));
  }, options);
  const body = { challenge_id, name: 'Tecno', credential };
  const reply = await site.engine.request('POST', `/auth/${role}/me/passkeys`, { bearer, body });
  expect(reply.status).toBe(201);
  return page;
}
