import { until } from './drive.ts';
import type { State } from './state.ts';

/** Paying in the wallet's own app. */
export const appStates: readonly State[] = [
  {
    name: 'app-none',
    shows: (text) => text.app.phoneScan,
    async reach({ page }, site) {
      await page.goto(`${await site.createPayment()}/app`);
    },
  },
  {
    name: 'app',
    options: { app: {} },
    shows: (text) => text.app.address,
    async reach({ page }, site) {
      await page.goto(`${await site.createPayment()}/app`);
    },
  },
  {
    name: 'app-with-link',
    gateway: { brand: { name: 'Njangi' } },
    options: {
      app: { name: 'Njangi Pay', link: (url) => `njangi://pay?checkout=${encodeURIComponent(url)}` },
    },
    shows: (text) => text.app.open('Njangi Pay'),
    async reach({ page }, site) {
      await page.goto(`${await site.createPayment({ livemode: true })}/app`);
    },
  },
  {
    name: 'app-link-copied',
    needsScript: true,
    shows: (text) => text.app.copied,
    async reach({ page }, site) {
      await page.goto(`${await site.createPayment()}/app`);
      await page.locator('[data-copied]').click();
      await until(page, `document.querySelector('[data-line]').textContent !== ''`);
    },
  },
];
