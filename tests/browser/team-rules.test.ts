import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectChromium } from '../support/chromium.ts';
import { type PanelSite, startPanelSite } from './dashboard-site.ts';
import { panelVisitorOf } from './dashboard-visitor.ts';
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

test.each(['fr', 'en'])('an owner requires a second factor of the team, and no longer, in %s', async (locale) => {
  const { merchant } = site.engine.seed;
  const { page, ...visitor } = await panelVisitorOf(browser, { javaScriptEnabled: false, locale });
  const pictured = async (name: string): Promise<void> => {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await takePicture(page, `team-rules-${name}-${locale}-${width}`);
    }
  };
  await visitor.logIn(`${site.url}/dashboard`, merchant);
  await page.goto(`${site.url}/dashboard/test/team`);
  await pictured('off');
  await visitor.follow(/La demander à tous|Require it of all/);
  await pictured('form');
  await visitor.press(/La demander à tous|Require it of all/);
  expect(await visitor.words()).toMatch(/est demandée à tous|is required of all/);
  await pictured('on');
  await visitor.follow(/Ne plus la demander|Require it no longer/);
  await visitor.press(/Ne plus la demander|Require it no longer/);
  expect(await visitor.words()).toMatch(/n’est plus demandée|is no longer required/);
  await visitor.close();
});
