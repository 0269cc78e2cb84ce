// A report on paper, as an accountant receives it.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectChromium } from '../support/chromium.ts';
import { fillShop } from './dashboard-data.ts';
import { startPanelSite, type PanelSite } from './dashboard-site.ts';
import { panelVisitorOf } from './dashboard-visitor.ts';
import { takePicture } from './pictures.ts';

/** A4 with the browser's margins, in CSS pixels. */
const PAPER = { width: 718, height: 1047 };

let browser: Browser;
let site: PanelSite;

beforeAll(async () => {
  browser = await connectChromium();
  site = await startPanelSite();
  await fillShop(site.engine);
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

test.each([
  ['fr', 'dark', '/dashboard', 'Boutique Démo'],
  ['en', 'light', '/dashboard', 'Boutique Démo'],
  ['fr', 'light', '/admin', 'Test Tous les commerçants'],
] as const)(
  'a report is printed in black on white, says whose it is, and has nothing to tap (%s, %s, %s)',
  async (locale, colorScheme, panel, whose) => {
    const visitor = await panelVisitorOf(browser, { locale: `${locale}-CM`, colorScheme, viewport: PAPER });
    const { page } = visitor;
    await visitor.logIn(`${site.url}${panel}`, panel === '/admin' ? site.operator : site.engine.seed.merchant);
    await page.goto(`${site.url}${panel}${panel === '/admin' ? '/reports?mode=test' : '/test/reports'}`);
    await page.emulateMedia({ media: 'print', colorScheme });
    await takePicture(page, `printed-report${panel.replace('/', '-')}-${locale}`);
    const words = (await page.locator('body').innerText()).replaceAll(/\s/g, ' ');
    expect(words).toContain(whose);
    for (const target of await page.locator('button, .button, select, input, nav a, .link').all()) {
      expect(await target.isVisible()).toBe(false);
    }
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(PAPER.width);
    expect(await page.evaluate('getComputedStyle(document.body).backgroundColor')).toBe('rgb(255, 255, 255)');
    await visitor.close();
  },
);
