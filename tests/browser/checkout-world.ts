import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { connectChromium } from '../support/chromium.ts';
import { startCheckoutSite, type CheckoutSite } from './checkout-site.ts';

/** What the tests of one file share. */
export interface World {
  readonly site: CheckoutSite;
  readonly browser: Browser;
}

/** Starts a site and a browser before the tests of a file, and ends both after them. */
export function openWorld(): World {
  let world: World | undefined;
  const opened = (): World => {
    if (world === undefined) throw new Error('the world opens before the tests, not before their hooks');
    return world;
  };
  beforeAll(async () => {
    world = { site: await startCheckoutSite(), browser: await connectChromium() };
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
