import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { STYLE as CHECKOUT_STYLE } from '../../packages/checkout/src/style.ts';
import { STYLE as PANEL_STYLE } from '../../packages/dashboard/src/shell/style.ts';
import { checkoutPages, logIn } from '../support/checkout-pages.ts';
import { openWorld } from './checkout-world.ts';
import { fillShop, type ShopData } from './dashboard-data.ts';
import { startPanelSite, type PanelSite } from './dashboard-site.ts';
import { panelVisitorOf } from './dashboard-visitor.ts';

// A page has the rules of its classes alone: those that it lacks must fit nothing on it.

const world = openWorld();
let site: PanelSite;
let data: ShopData;

beforeAll(async () => {
  site = await startPanelSite();
  data = await fillShop(site.engine);
});
afterAll(() => site.close());

interface Lacked {
  /** Selectors that the page lacks, though it has elements for them. */
  readonly fitting: readonly string[];
  /** Of all that it lacks. */
  readonly count: number;
}

function lackedBy(page: Page, style: string): Promise<Lacked> {
  return page.evaluate<Lacked>(`(${COMPARE})(${JSON.stringify(style)})`);
}

/** Runs in the page, with the whole style. What a selector says of a moment, as of the pointer, fits at another one. */
const COMPARE = String.raw`(whole) => {
  const selectorsIn = (rules) =>
    [...rules].flatMap((rule) =>
      rule instanceof CSSStyleRule
        ? [rule.selectorText]
        : rule instanceof CSSMediaRule
          ? selectorsIn(rule.cssRules).map((selector) => rule.conditionText + ' => ' + selector)
          : [],
    );
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(whole);
  const own = new Set([...document.styleSheets].flatMap(({ cssRules }) => selectorsIn(cssRules)));
  const lacked = selectorsIn(sheet.cssRules).filter((selector) => !own.has(selector));
  const lasting = (selector) =>
    selector
      .replace(/^.* => /, '')
      .replaceAll(/::(before|after)/g, '')
      .replaceAll(/:(hover|focus-visible|focus|checked|empty)|\[(aria-disabled|open)[^\]]*\]/g, ':not(none)');
  const fits = (selector) => document.querySelector(lasting(selector)) !== null;
  return { fitting: lacked.filter(fits), count: lacked.length };
}`;

test('of the checkout', async () => {
  const pages = await checkoutPages(world.site);
  const context = await world.browser.newContext({ viewport: { width: 360, height: 740 } });
  const lacked: Record<string, unknown> = {};
  for (const { name, url, isForUser } of pages) {
    if (isForUser) await logIn(context, pages);
    const page = await context.newPage();
    await page.goto(url);
    const { fitting, count } = await lackedBy(page, CHECKOUT_STYLE);
    if (fitting.length > 0 || count === 0) lacked[name] = fitting;
    await page.close();
  }
  await context.close();
  expect(lacked).toEqual({});
});

test('of the dashboard', async () => {
  const visitor = await panelVisitorOf(world.browser);
  await visitor.logIn(`${site.url}/dashboard`, site.engine.seed.merchant);
  const lacked: Record<string, unknown> = {};
  const paths = [
    '',
    '/payments',
    `/payments/${data.payments.succeeded.id}`,
    '/reports',
    '/account',
    '/till',
    '/webhooks',
  ];
  for (const path of paths) {
    await visitor.page.goto(`${site.url}/dashboard/test${path}`);
    const { fitting, count } = await lackedBy(visitor.page, PANEL_STYLE);
    if (fitting.length > 0 || count === 0) lacked[path] = fitting;
  }
  await visitor.close();
  expect(lacked).toEqual({});
});
