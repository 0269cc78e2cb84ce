import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';

/** Minified, because every page compiles it again. */
const SOURCE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Loads axe into the page. */
export async function injectAxe(page: Page): Promise<void> {
  await page.evaluate(SOURCE);
}

/** Violations of axe's rules for WCAG 2.2 AA, or of those that are named. Needs {@link injectAxe} once for the page. */
export async function axeFaultsOf(
  page: Page,
  options: { readonly only?: readonly string[]; readonly except?: readonly string[] } = {},
): Promise<readonly string[]> {
  const run = {
    runOnly: options.only ?? WCAG_22_AA,
    rules: Object.fromEntries((options.except ?? []).map((rule) => [rule, { enabled: false }])),
    // Nothing is reported of what passes.
    resultTypes: ['violations'],
    selectors: false,
  };
  return page.evaluate(`(async () => {
    const { violations } = await axe.run(${JSON.stringify(run)});
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ': ' + html));
  })()`);
}
