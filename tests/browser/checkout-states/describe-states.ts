import type { Locale } from '@mitako/contract';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connectChromium } from '../../support/chromium.ts';
import { customerOf } from '../checkout-customer.ts';
import { bringAxe } from '../axe.ts';
import { faultsOf, languageFaultsOf, wordsOn } from '../checkout-faults.ts';
import { wordsOf } from '../checkout-languages.ts';
import { takePicture } from '../pictures.ts';
import { startStateSite } from './state-site.ts';
import type { State } from './state.ts';
import { STATES } from './states.ts';

const WINDOWS = [
  { width: 320, height: 640 },
  { width: 1280, height: 800 },
] as const;

/** Nothing that is wrong: a page that leaves by itself after a while, and is kept by a shop that has nothing to show. */
const LEFT_FOR_SHOP = /\/shop\/\w+\?order=1042\S*: net::ERR_ABORTED$/;

/**
 * Walks the table, or a sample of it: every state in one language, with and without JavaScript, on a small phone and on
 * a desk. Each is reached once by really going there and looked at in both windows.
 */
export function describeStates(locale: Locale, states: readonly State[] = STATES): void {
  let browser: Browser;
  beforeAll(async () => {
    browser = await connectChromium();
  });
  afterAll(() => browser.close());

  describe.concurrent.each([
    ['with JavaScript', true],
    ['without JavaScript', false],
  ])('%s', (_, javaScriptEnabled) => {
    const reachable = states.filter(({ needsScript = false }) => javaScriptEnabled || !needsScript);
    test.each(reachable)('$name', async ({ name, options, shows, reach }) => {
      const site = await startStateSite(options);
      const customer = await customerOf(browser, { javaScriptEnabled, locale: `${locale}-CM`, viewport: WINDOWS[0] });
      const { page } = customer;
      await reach(customer, site);
      const said = await wordsOn(page);
      for (const words of wordsOf(locale, shows)) expect(said).toContain(words);

      const picture = (width: number, dark = ''): Promise<void> =>
        takePicture(page, `${name}-${locale}-${width}${dark}${javaScriptEnabled ? '' : '-nojs'}`);
      await picture(WINDOWS[0].width);
      if (!javaScriptEnabled) await allowScripts(page);
      await bringAxe(page);
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

/** Lets axe run in a page that came and stays without its own scripts; and that no longer refreshes itself. */
async function allowScripts(page: Page): Promise<void> {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Emulation.setScriptExecutionDisabled', { value: true });
  await protocol.send('Emulation.setScriptExecutionDisabled', { value: false });
  await page.evaluate('window.stop()');
}
