import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectChromium } from '../support/chromium.ts';
import { codeAt } from '../support/totp.ts';
import { type PanelSite, startPanelSite } from './dashboard-site.ts';
import { panelVisitorOf } from './dashboard-visitor.ts';
import { addTotp } from '../api/support/factors.ts';
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

const PANELS = ['merchant', 'operator', 'agent'] as const;

test.each(PANELS)('a person of a panel (%s) adds an application, and needs it from then on', async (role) => {
  const { merchant, agent } = site.engine.seed;
  const account = { merchant, agent, operator: site.operator }[role];
  const base = `${site.url}/${{ merchant: 'dashboard', agent: 'agent', operator: 'admin' }[role]}`;
  const security = `${base}${role === 'operator' ? '' : '/test'}/account/security`;
  const { page, ...visitor } = await panelVisitorOf(browser, { javaScriptEnabled: role !== 'merchant' });
  await visitor.logIn(base, account);

  await page.goto(security);
  await visitor.follow('Activer');
  await visitor.press('Continuer');
  expect(await visitor.heading()).toBe('Scannez ce QR code');
  const secret = await page.locator('#secret').inputValue();
  const code = (): string => codeAt(secret, site.engine.clock.now());
  await visitor.fill('Code à 6 chiffres', '000000');
  await visitor.press('Confirmer');
  expect(await visitor.words()).toContain('Ce code est incorrect');
  await visitor.fill('Code à 6 chiffres', code());
  await visitor.press('Confirmer');
  expect(await visitor.heading()).toBe('Vos codes de secours');
  const codes = await page.locator('.codes code').allInnerTexts();
  expect(codes).toHaveLength(10);
  await visitor.follow('Je les ai notés');
  expect(await visitor.words()).toContain('10 sur 10 restent');

  await page.context().clearCookies();
  site.engine.clock.advance(30_000);
  await visitor.logIn(base, account);
  expect(await visitor.heading()).toBe('Entrez le code');
  await visitor.fill('Code à 6 chiffres', '12345');
  await visitor.press('Continuer');
  expect(await visitor.words()).toContain('Ce code est incorrect ou a déjà servi.');
  await visitor.fill('Code à 6 chiffres', codes[3] ?? '');
  await visitor.press('Continuer');
  await page.goto(security);
  expect(await visitor.words()).toContain('9 sur 10 restent');

  // Ten minutes later, removing it takes both again.
  site.engine.clock.advance(11 * 60_000);
  await visitor.follow('Retirer');
  await visitor.fill('Votre mot de passe', account.password);
  await visitor.fill('Code à 6 chiffres', '000000');
  await visitor.press('Retirer');
  expect(await visitor.words()).toContain('Ce code est incorrect');
  await visitor.fill('Votre mot de passe', account.password);
  await visitor.fill('Code à 6 chiffres', code());
  await visitor.press('Retirer');
  expect(await visitor.words()).toContain('Le facteur est retiré.');
  expect(visitor.complaints).toEqual([]);
  await visitor.close();
});

test.each(['fr', 'en'])('a browser that is trusted needs no code until it is forgotten, in %s', async (language) => {
  const account = { email: `awa-${language}@shop.example`, password: 'a good password' };
  const body = { ...account, name: 'Awa', phone: '+237670000001' };
  const registered = await site.engine.request('POST', '/auth/merchant/register', { body });
  const bearer = (registered.body.data as { access_token: string }).access_token;
  const { secret } = await addTotp(site.engine, 'merchant', bearer);
  const { page, ...visitor } = await panelVisitorOf(browser, {
    javaScriptEnabled: language === 'fr',
    locale: language,
  });
  const base = `${site.url}/dashboard`;
  await visitor.logIn(base, account);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await takePicture(page, `login-code-${language}-${width}`);
  }
  await page.getByRole('checkbox').check();
  await page.locator('#code').fill(codeAt(secret, site.engine.clock.now()));
  await visitor.press(/Continuer|Continue/);
  await page.goto(`${base}/test/account/security`);
  expect(await visitor.words()).toMatch(/Jusqu’au|Until/);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await takePicture(page, `known-devices-${language}-${width}`);
  }
  const logOutAndIn = async (): Promise<void> => {
    const cookies = await page.context().cookies();
    await page.context().clearCookies();
    await page.context().addCookies(cookies.filter(({ name }) => name.endsWith('mitako_devices')));
    await visitor.logIn(base, account);
  };
  await logOutAndIn();
  await page.goto(`${base}/test/account/security`);
  await visitor.follow(/^Oublier|^Forget/);
  await visitor.press(/Oublier cet|Forget this/);
  expect(await visitor.words()).toMatch(/L’appareil est oublié|The device was forgotten/);
  await logOutAndIn();
  expect(await visitor.heading()).toMatch(/Entrez le code|Enter the code/);
  await visitor.close();
});

test('a login that waits too long for its code begins again', async () => {
  const { page, ...visitor } = await panelVisitorOf(browser);
  await page.goto(`${site.url}/dashboard/login/code`);
  expect(await visitor.words()).toContain('Trop de temps a passé. Connectez-vous de nouveau.');
  await visitor.close();
});
