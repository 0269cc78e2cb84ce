import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { STYLES } from '../../packages/checkout/src/style.ts';
import { checkoutPages, logIn } from '../support/checkout-pages.ts';
import { openWorld } from './checkout-world.ts';

// A page has the style of its purpose: the rules of other purposes must fit nothing on it.

const WHOLE = Object.values(STYLES).join('');

const world = openWorld();
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
  // Only a receipt is made for paper.
  const lacked = selectorsIn(sheet.cssRules).filter((selector) => !own.has(selector) && !selector.startsWith('print'));
  const lasting = (selector) =>
    selector
      .replace(/^.* => /, '')
      .replaceAll(/::(before|after)/g, '')
      .replaceAll(/:(hover|focus-visible|focus|checked|empty)|\[(aria-disabled|open)[^\]]*\]/g, ':not(none)');
  const fits = (selector) => document.querySelector(lasting(selector)) !== null;
  return { fitting: lacked.filter(fits), count: lacked.length };
}`;

test('no page of the checkout lacks a rule for what it shows', async () => {
  const pages = await checkoutPages(world.site);
  const context = await world.browser.newContext({ viewport: { width: 360, height: 740 } });
  const lacked: Record<string, unknown> = {};
  for (const { name, url, isForUser } of pages) {
    if (isForUser) await logIn(context, pages);
    const page = await context.newPage();
    await page.goto(url);
    const { fitting, count } = await lackedBy(page, WHOLE);
    if (fitting.length > 0 || count === 0) lacked[name] = fitting;
    await page.close();
  }
  await context.close();
  expect(lacked).toEqual({});
});
