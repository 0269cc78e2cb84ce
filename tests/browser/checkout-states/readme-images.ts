// The README's images: `npx -y pnpm@12 images`.
import { fileURLToPath } from 'node:url';
import { launchChromium } from '../../support/chromium.ts';
import { customerOf } from '../checkout-customer.ts';
import { takeDashboardPicture } from '../readme-dashboard.ts';
import { takeJourney } from '../readme-journey.ts';
import { startStateSite } from './state-site.ts';
import { STATES } from './states.ts';

const pathOf = (file: string): string => fileURLToPath(new URL(`../../../docs/images/${file}`, import.meta.url));
const browser = await launchChromium();
await takeJourney(browser, pathOf('journey.png'));
const state = STATES.find(({ name }) => name === 'summary');
if (state === undefined) throw new Error('there is no state "summary"');
const site = await startStateSite(state);
const customer = await customerOf(browser, { deviceScaleFactor: 2 });
await state.reach(customer, site);
await customer.page.screenshot({ path: pathOf('checkout.png'), fullPage: true });
await customer.close();
await site.close();
await takeDashboardPicture(browser, pathOf('dashboard.png'));
await browser.close();
