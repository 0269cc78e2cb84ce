import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Locale } from '@mitako/contract';
import type { Page, Response } from 'playwright-core';
import { fragmentsOf } from './checkout-languages.ts';

/** Maximum sizes of a page on the wire, compressed, and of its script. */
const PAGE_BYTES_MAX = 60 * 1024;
const SCRIPT_BYTES_MAX = 5 * 1024;

/** Targets that stand alone. A link within a sentence may be as high as its line; a box is as large as its label. */
const TARGETS =
  'a, button, select, summary, textarea, input:not([type=hidden], [type=radio], [type=checkbox]), label:has(input)';

/** Wider than the window, targets under 44 px, no heading or several, figures on a phone's card that nothing names. */
export async function layoutFaultsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(`(() => {
    const faults = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) faults.push('wider than the window: ' + scrollWidth + ' of ' + clientWidth);
    for (const target of document.querySelectorAll(${JSON.stringify(TARGETS)})) {
      if (!target.checkVisibility()) continue;
      const within = target.closest('p, li, .alert');
      if (target.matches('a') && within && within.innerText.trim() !== target.innerText.trim()) continue;
      if (target.matches('.skip')) continue;
      const { height, width } = target.getBoundingClientRect();
      if (height < 43.5 || width < 43.5) faults.push('small ' + Math.round(width) + 'x' + Math.round(height) + ': ' + target.outerHTML.slice(0, 160));
    }
    for (const figure of document.querySelectorAll('.figure')) {
      if (figure.scrollWidth > figure.clientWidth) faults.push('wider than its card: ' + figure.innerText);
    }
    // In a compact table each row is one line, whose first cell names its figure.
    for (const cell of document.querySelectorAll('.cards:not(.compact) td')) {
      if (getComputedStyle(cell).display === 'table-cell') continue;
      const isNamed = !/^(none|normal|"")$/.test(getComputedStyle(cell, '::before').content);
      const said = cell.innerText.trim();
      if (!isNamed && /^[+−–-]?[\\d\\s.,%/]+$/.test(said)) faults.push('a figure without its name: ' + said);
      if (!isNamed && !cell.closest('.compact') && said !== '' && !cell.querySelector('a, button')) faults.push('a value without its name: ' + said);
    }
    const headings = [...document.querySelectorAll('h1')].map((heading) => heading.innerText);
    if (headings.length !== 1) faults.push('not one h1: ' + headings.join(' | '));
    return faults;
  })()`);
}

/** The sizes of the page that exceed their maximum. */
export async function weightFaultsOf(page: Page, response: Response | null): Promise<readonly string[]> {
  const { responseBodySize = 0 } = (await response?.request().sizes()) ?? {};
  const scriptBytes = await page.evaluate<number>(
    `Array.from(document.scripts, ({ text, src }) => src ? Infinity : new Blob([text]).size).reduce((all, size) => all + size, 0)`,
  );
  return [
    ...(responseBodySize > PAGE_BYTES_MAX ? [`${responseBodySize} bytes of page`] : []),
    ...(scriptBytes > SCRIPT_BYTES_MAX ? [`${scriptBytes} bytes of script`] : []),
  ];
}

/** Texts of the page that are not in its language, or not words. Code is shown as sent. */
export async function languageFaultsOf(page: Page, locale: Locale): Promise<readonly string[]> {
  const words: string = await page.evaluate(`(() => {
    const said = [document.title];
    const walk = (element) => {
      if (element.matches('script, style, code, pre, [lang]:not(html)')) return;
      for (const { name, value } of element.attributes) {
        if (/^(aria-label|alt|title|placeholder|data-label|data-copied)$/.test(name)) said.push(value);
      }
      for (const child of element.childNodes) {
        if (child.nodeType === Node.TEXT_NODE) said.push(child.data);
        else if (child.nodeType === Node.ELEMENT_NODE) walk(child);
      }
    };
    walk(document.body);
    return said.join('\\n');
  })()`);
  const lang: string = await page.evaluate('document.documentElement.lang');
  return [
    ...(lang === locale ? [] : [`lang is ${lang}`]),
    ...(await foreignTexts(locale)).filter((text) => words.includes(text)),
    ...(/undefined|\[object|\bNaN\b|\bnull\b/.exec(words) ?? []),
  ];
}

/** Shorter ones, such as "Date", may be words of both languages. */
const LENGTH_MIN = 12;

/** Texts of the other language that a page in this language must not contain, from every file with texts of both. */
async function foreignTexts(locale: Locale): Promise<readonly string[]> {
  texts ??= readTexts();
  const both = await texts;
  const own = both[locale].join('\n');
  return both[locale === 'fr' ? 'en' : 'fr'].filter(
    (text) => text.length >= LENGTH_MIN && text !== SEEDED_SHOP && !own.includes(text),
  );
}

/** The name of the sandbox's shop is data; the public page has a phone with a shop of this name in each language. */
const SEEDED_SHOP = 'Boutique Démo';

let texts: Promise<Readonly<Record<Locale, readonly string[]>>> | undefined;

async function readTexts(): Promise<Readonly<Record<Locale, readonly string[]>>> {
  const folder = fileURLToPath(new URL('../../packages/dashboard/src/', import.meta.url));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /(text|words)\.tsx?$|^vocabulary\//.test(path),
  );
  const found: Record<Locale, string[]> = { fr: [], en: [] };
  for (const file of files) {
    const exported: Readonly<Record<string, unknown>> = await import(`${folder}${file}`);
    for (const both of Object.values(exported)) {
      if (typeof both !== 'object' || both === null || !('fr' in both) || !('en' in both)) continue;
      found.fr.push(...fragmentsOf(both.fr));
      found.en.push(...fragmentsOf(both.en));
    }
  }
  return found;
}
