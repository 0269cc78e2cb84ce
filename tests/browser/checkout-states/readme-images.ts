// The README's images: `npx -y pnpm@12 images`.
import { fileURLToPath } from 'node:url';
import { launchChromium } from '../../support/chromium.ts';
import { customerOf } from '../checkout-customer.ts';
import { takeDashboardPictures } from '../readme-dashboard.ts';
import { takeJourney } from '../readme-journey.ts';
import { startStateSite } from './state-site.ts';
import { STATES } from './states.ts';

const IMAGES = { summary: 'checkout.png', 'paid-staying': 'receipt.png' };

const pathOf = (file: string): string => fileURLToPath(new URL(`../../../docs/images/${file}`, import.meta.url));
const browser = await launchChromium();
await takeJourney(browser, pathOf('journey.png'));
for (const [name, file] of Object.entries(IMAGES)) {
  const state = STATES.find((one) => one.name === name);
  if (state === undefined) throw new Error(`there is no state "${name}"`);
  const site = await startStateSite(state.options);
  const customer = await customerOf(browser, { deviceScaleFactor: 2 });
  await state.reach(customer, site);
  await customer.page.screenshot({ path: pathOf(file), fullPage: true });
  await customer.close();
  await site.close();
}
await takeDashboardPictures(browser, pathOf);
await browser.close();
