// An account that others have paused by wrong passwords, and its owner, without JavaScript.
import { createHandler } from '@mitako/http';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAddress, post } from '../api/support/limited.ts';
import { connectChromium } from '../support/chromium.ts';
import { type PanelSite, startPanelSite } from './dashboard-site.ts';
import { panelVisitorOf } from './dashboard-visitor.ts';
import { takePicture } from './pictures.ts';

let browser: Browser;
let site: PanelSite;
beforeAll(async () => {
  browser = await connectChromium();
  site = await startPanelSite({ isLimited: true });
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

async function guess(role: string, email: string): Promise<void> {
  const handler = createHandler(site.engine.gateway);
  for (let attempt = 0; attempt < 12; attempt += 1) {
    await post({ handler }, `/auth/${role}/login`, { email, password: 'wrong' }, { from: anAddress() });
  }
}

test.each([
  ['merchant', 'fr'],
  ['operator', 'en'],
] as const)('the owner (%s) unlocks a browser by mail, in %s, and others stay paused', async (role, locale) => {
  const account = role === 'merchant' ? site.engine.seed.merchant : site.operator;
  const base = `${site.url}/${role === 'merchant' ? 'dashboard' : 'admin'}`;
  await guess(role, account.email);
  const { page, ...visitor } = await panelVisitorOf(browser, { javaScriptEnabled: false, locale });
  const pictured = async (name: string): Promise<void> => {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await takePicture(page, `paused-${name}-${locale}-${width}`);
    }
  };
  await visitor.logIn(base, account);
  await pictured('login');
  await visitor.follow(/Débloquez ce navigateur|Unlock this browser/);
  expect(await visitor.heading()).toMatch(/Connexion suspendue|Signing in is paused/);
  await pictured('asking');
  await page.fill('[name=email]', account.email);
  await visitor.press(/Recevoir le lien|Send the link/);
  expect(await visitor.words()).toMatch(/le lien est en route|the link is on its way/);
  await site.engine.gateway.runDue();
  await page.goto(site.engine.messages.link(account.email));
  expect(page.url()).toBe(`${site.url}/account/unlock`);
  await pictured('unlocking');
  await visitor.press(/C’est moi|It is me/);
  expect(await visitor.heading()).toMatch(/est débloqué|is unlocked/);
  await visitor.logIn(base, account);
  expect(page.url()).not.toContain('login');
  await visitor.close();
  const stranger = await panelVisitorOf(browser, { javaScriptEnabled: false });
  await stranger.logIn(base, account);
  expect(stranger.page.url()).toContain('/login');
  await stranger.close();
});
