import { submitUnchecked } from './drive.ts';
import type { State } from './state.ts';

/** Pages that are only a message. */
export const problemStates: readonly State[] = [
  {
    name: 'unknown-link',
    shows: (text) => text.problem.notFoundTitle,
    async reach({ page }, site) {
      await page.goto(`${new URL(await site.createPayment()).origin}/checkout/unknown`);
    },
  },
  {
    name: 'too-many-requests',
    shows: (text) => text.problem.slowDownTitle,
    async reach({ page }, site) {
      site.limitBy(({ limit }) => (limit === 'checkout' ? 42 : null));
      await page.goto(await site.createPayment());
    },
  },
  {
    name: 'busy',
    shows: (text) => text.problem.busyTitle,
    async reach({ page }, site) {
      const url = await site.createPayment();
      site.limitBy(() => {
        throw new Error('the limiter is unavailable');
      });
      await page.goto(url);
    },
  },
  {
    name: 'busy-after-form',
    shows: (text) => text.problem.busyAfterForm,
    async reach({ page }, site) {
      await page.goto(await site.createPayment());
      await page.locator('#phone').fill('653456789');
      site.limitBy(() => {
        throw new Error('the limiter is unavailable');
      });
      await submitUnchecked(page);
    },
  },
  {
    name: 'foreign-form',
    shows: (text) => text.problem.foreignFormTitle,
    async reach({ page }, site) {
      const url = await site.createPayment();
      await page.setContent(`<form method="post" action="${url}/cancel"><button>Click</button></form>`);
      await Promise.all([page.waitForURL(`${url}/cancel`), page.locator('button').click()]);
    },
  },
  {
    name: 'too-large-form',
    shows: (text) => text.problem.tooLargeTitle,
    async reach({ page }, site) {
      await page.goto(`${await site.createPayment()}/login`);
      await page.locator('#password').fill('x'.repeat(9000));
      await submitUnchecked(page);
    },
  },
];
