import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { connectChromium } from '../support/chromium.ts';
import { startCheckoutSite, type CheckoutSite } from './checkout-site.ts';

/** What the tests of one file share. */
export interface World {
  readonly site: CheckoutSite;
  readonly browser: Browser;
}

/** Who pays the same twice within ten minutes is asked whether that is meant. */
export const LATER_MS = 10 * 60 * 1000 + 1;

/**
 * Starts a site and a browser before the tests of a file, and ends both after them.
 * @param apartMs how much later each payment is created
 */
export function openWorld(apartMs: number = LATER_MS): World {
  let world: World | undefined;
  const opened = (): World => {
    if (world === undefined) throw new Error('the world opens before the tests, not before their hooks');
    return world;
  };
  beforeAll(async () => {
    const site = await startCheckoutSite();
    const later: CheckoutSite = {
      ...site,
      createPayment(params) {
        site.engine.clock.advance(apartMs);
        return site.createPayment(params);
      },
    };
    world = { site: later, browser: await connectChromium() };
  });
  afterAll(async () => {
    await opened().browser.close();
    await opened().site.close();
  });
  return {
    get site() {
      return opened().site;
    },
    get browser() {
      return opened().browser;
    },
  };
}
