// The pages for a visitor who is not logged in: the root, sign-up, and both logins.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectChromium } from '../support/chromium.ts';
import { axeFaultsOf, injectAxe } from './axe.ts';
import { layoutFaultsOf, weightFaultsOf } from './dashboard-faults.ts';
import { startPanelSite, type PanelSite } from './dashboard-site.ts';
import { takePicture } from './pictures.ts';

let site: PanelSite;
let browser: Browser;

beforeAll(async () => {
  browser = await connectChromium();
  site = await startPanelSite();
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

const PAGES = [
  ['root', '/'],
  ['register', '/dashboard/register'],
  ['login', '/dashboard/login'],
  ['reset', '/dashboard/reset'],
  ['nothing', '/nothing'],
  ['receipt', '/receipt'],
  ['operator-login', '/admin/login'],
  ['wallet-login', '/wallet/login'],
  ['sign-up', '/account/sign-up'],
  ['sign-up-sent', '/account/sign-up?done=sent'],
  ['sign-up-link', '/dashboard/sign-up?token=any'],
  ['paused', '/account/paused?role=user'],
  ['unlock', '/account/unlock?token=any'],
  ['forgotten', '/account/forgotten'],
  ['forgotten-sent', '/account/forgotten?role=agent&done=sent'],
  // A page asks nothing before its button is pressed.
  ['new-password', '/account/password?token=any'],
  ['verify', '/account/verify?token=any'],
  ['new-email', '/account/email?token=any'],
  ['old-email', '/account/old-email?token=any'],
  ['password-done', '/account/done?done=password&role=merchant'],
  ['vetoed', '/account/done?done=vetoed&role=user'],
] as const;

test.each([
  ['fr', 'light'],
  ['en', 'dark'],
] as const)('have no faults (%s, %s)', async (locale, colorScheme) => {
  const context = await browser.newContext({
    colorScheme,
    locale: `${locale}-CM`,
    viewport: { width: 360, height: 640 },
  });
  const page = await context.newPage();
  const seen: Record<string, readonly string[]> = {};
  for (const [name, path] of PAGES) {
    await page.setViewportSize({ width: 360, height: 640 });
    const response = await page.goto(`${site.url}${path}`);
    await takePicture(page, `front/${name}-${locale}-${colorScheme}-360`);
    await injectAxe(page);
    const faults = [
      ...(await layoutFaultsOf(page)),
      ...(await weightFaultsOf(page, response)),
      ...(await axeFaultsOf(page)),
    ];
    await page.setViewportSize({ width: 1280, height: 800 });
    await takePicture(page, `front/${name}-${locale}-${colorScheme}-1280`);
    faults.push(...(await layoutFaultsOf(page)));
    if (faults.length > 0) seen[name] = faults;
  }
  expect(seen).toEqual({});
  await context.close();
});

test('lead from the root to the first home page, without JavaScript', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'fr-CM' });
  const page = await context.newPage();
  await page.goto(`${site.url}/`);
  await page.getByRole('link', { name: 'Créer un compte commerçant' }).click();
  await page.getByLabel('Nom de la boutique').fill('Chez Awa');
  await page.getByLabel('Adresse e\u2011mail').fill('awa@pay.test');
  await page.getByLabel('Mot de passe').fill('un mot de passe solide');
  await page.getByRole('button', { name: 'Créer un compte' }).click();
  expect(new URL(page.url()).pathname).toBe('/dashboard/test');
  expect(await page.locator('main').innerText()).toContain('Encaisser sans site');
  await context.close();
});

test('a login fits on a phone without scrolling, and its ground reaches the edge', async () => {
  const page = await browser.newPage({ locale: 'fr-CM', viewport: { width: 360, height: 740 } });
  await page.goto(`${site.url}/dashboard/login`);
  expect(await page.evaluate('document.documentElement.scrollHeight')).toBe(740);
  await page.context().close();
});
