import type { Page } from 'playwright-core';
import type { Language } from '../../packages/checkout/src/text/catalogue.ts';
import { axeFaultsOf } from './axe.ts';
import { foreignTexts } from './checkout-languages.ts';

/** Targets that stand alone; links within a sentence may be as high as their line. */
const TARGETS = 'a, button, input:not([type=hidden], [type=radio], [hidden]), summary, .choice';

/**
 * Faults of the page in a window of this size: violations of axe's rules for WCAG 2.2 AA, a page wider than the
 * window, targets under 44 px, no heading or several. Needs {@link injectAxe} once for the page.
 *
 * Without JavaScript only a refresh keeps a page up to date; with JavaScript a refresh is a fault.
 */
export async function faultsOf(
  page: Page,
  options: { readonly script: boolean } = { script: true },
): Promise<readonly string[]> {
  const violations = await axeFaultsOf(page, { except: options.script ? [] : ['meta-refresh'] });
  const faults: readonly string[] = await page.evaluate(`(() => {
    const faults = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) faults.push('wider than the window: ' + scrollWidth);
    for (const target of document.querySelectorAll('${TARGETS}')) {
      if (target.closest('.alert') || !target.checkVisibility()) continue;
      const { height, width } = target.getBoundingClientRect();
      if (height < 43.5 || width < 43.5) faults.push('small: ' + target.outerHTML);
    }
    const headings = [...document.querySelectorAll('h1')].map((heading) => heading.innerText);
    if (headings.length !== 1) faults.push('not one h1: ' + headings.join(' | '));
    return faults;
  })()`);
  return [...violations, ...faults];
}

/** All text of the page: content, labels, and texts for scripts. */
export async function wordsOn(page: Page): Promise<string> {
  return page.evaluate(`(() => {
    const said = [document.title];
    for (const element of document.body.querySelectorAll('*')) {
      if (element.matches('script, style')) continue;
      for (const { name, value } of element.attributes) {
        if (/^(aria-label|alt|title|placeholder|data-.*)$/.test(name)) said.push(value);
      }
      for (const child of element.childNodes) if (child.nodeType === Node.TEXT_NODE) said.push(child.data);
    }
    return said.join('\\n');
  })()`);
}

/** Texts of the page that are not in its language. */
export async function languageFaultsOf(page: Page, locale: Language): Promise<readonly string[]> {
  const lang: string = await page.evaluate('document.documentElement.lang');
  const words = await wordsOn(page);
  return [
    ...(lang === locale ? [] : [`lang is ${lang}`]),
    ...foreignTexts(locale).filter((text) => words.includes(text)),
    ...(/undefined|\[object|NaN|\bnull\b/.exec(words) ?? []),
  ];
}
