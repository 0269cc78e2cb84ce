import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Language } from '../../../packages/checkout/src/text/catalogue.ts';
import { connectChromium } from '../../support/chromium.ts';
import { customerOf } from '../checkout-customer.ts';
import { injectAxe } from '../axe.ts';
import { faultsOf, languageFaultsOf, wordsOn } from '../checkout-faults.ts';
import { wordsOf } from '../checkout-languages.ts';
import { takePicture } from '../pictures.ts';
import { WITH_AND_WITHOUT_SCRIPT } from '../script-variants.ts';
import { startStateSite } from './state-site.ts';
import type { State } from './state.ts';
import { STATES } from './states.ts';

const WINDOWS = [
  { width: 320, height: 640 },
  { width: 1280, height: 800 },
] as const;

/** Expected: a page that redirects after a while, to a shop that responds with 204. */
const LEFT_FOR_SHOP = /\/shop\/\w+\?order=1042\S*: net::ERR_ABORTED$/;

/**
 * Checks the table of states, or a sample: every state in one language, with and without JavaScript, on a small phone
 * and a desktop. Each state is reached once by real navigation and checked in both window sizes.
 */
export function describeStates(
  locale: Language,
  states: readonly State[] = STATES,
  variants: readonly (typeof WITH_AND_WITHOUT_SCRIPT)[number][] = WITH_AND_WITHOUT_SCRIPT,
): void {
  let browser: Browser;
  beforeAll(async () => {
    browser = await connectChromium();
  });
  afterAll(() => browser.close());

  describe.concurrent.each(variants)('%s', (_, javaScriptEnabled) => {
    const reachable = states.filter(({ needsScript = false }) => javaScriptEnabled || !needsScript);
    test.each(reachable)('$name', async (state) => {
      const { name, shows, reach } = state;
      const site = await startStateSite(state);
      const customer = await customerOf(browser, { javaScriptEnabled, locale: `${locale}-CM`, viewport: WINDOWS[0] });
      const { page } = customer;
      await reach(customer, site);
      const shown = await wordsOn(page);
      for (const words of wordsOf(locale, shows)) expect(shown).toContain(words);

      const picture = (width: number, dark = ''): Promise<void> =>
        takePicture(page, `${name}-${locale}-${width}${dark}${javaScriptEnabled ? '' : '-nojs'}`);
      await picture(WINDOWS[0].width);
      if (!javaScriptEnabled) await allowScripts(page);
      await injectAxe(page);
      const look = (): Promise<readonly string[]> => faultsOf(page, { script: javaScriptEnabled });
      const faults: (readonly string[])[] = [await languageFaultsOf(page, locale), await look()];
      if (locale === 'fr' && javaScriptEnabled) {
        await page.emulateMedia({ colorScheme: 'dark' });
        await picture(WINDOWS[0].width, '-dark');
        faults.push(await look());
        await page.emulateMedia({ colorScheme: 'light' });
      }
      await page.setViewportSize(WINDOWS[1]);
      await picture(WINDOWS[1].width);
      faults.push(
        await look(),
        customer.complaints.filter((complaint) => !LEFT_FOR_SHOP.test(complaint)),
      );
      expect([...new Set(faults.flat())]).toEqual([]);
      await page.context().close();
      await site.close();
    });
  });
}

/** Runs axe in a page without its own scripts, which must no longer refresh. */
async function allowScripts(page: Page): Promise<void> {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Emulation.setScriptExecutionDisabled', { value: true });
  await protocol.send('Emulation.setScriptExecutionDisabled', { value: false });
  await page.evaluate('window.stop()');
}
