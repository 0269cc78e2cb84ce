// Every page of a user's account.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountIdsOn } from './account-ids.ts';
import { connectChromium } from '../support/chromium.ts';
import { GLANCES, lookAtAll, type Look } from './dashboard-looks.ts';
import { pathOf, ROUTES } from './dashboard-routes.ts';
import { startPanelSite, type PanelSite } from './dashboard-site.ts';
import { panelVisitorOf } from './dashboard-visitor.ts';

const HOME = '/account/security';

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

test.each(GLANCES)(
  'the account of a user in $locale, script: $javaScriptEnabled, has no faults',
  { timeout: 300_000 },
  async (glance) => {
    const credentials = { email: `${crypto.randomUUID()}@example.cm`, password: 'a good password' };
    await site.engine.request('POST', '/auth/user/register', { body: { ...credentials, name: 'Awa Ndiaye' } });
    const [here, other] = [await panelVisitorOf(browser), await panelVisitorOf(browser)];
    for (const visitor of [other, here]) await visitor.logIn(`${site.url}/wallet`, credentials);
    await here.page.goto(`${site.url}/wallet${HOME}`);
    const ids = await accountIdsOn(here.page);
    const pages = ROUTES.wallet
      .filter(({ method }) => method === 'GET')
      .map((route): Look => ({ name: route.path.replaceAll(/[:/_]+/g, '-').slice(1), path: pathOf(route, ids) }));
    expect(pages.length).toBeGreaterThan(8);
    const acts: readonly Look[] = [
      {
        name: 'password-wrong',
        path: HOME,
        act: async ({ page }) => page.locator('form[action$="/password"] button').click(),
      },
      { name: 'done', path: `${HOME}?done=changing` },
    ];
    await lookAtAll(browser, site, { panel: '/wallet', credentials, looks: [...pages, ...acts] }, glance);
    await here.close();
    await other.close();
  },
);
