import { submit } from '../checkout-customer.ts';
import { chargePhone, submitUnchecked } from './drive.ts';
import type { State, StateSite } from './state.ts';

/** The sandbox's number that requires a code. */
const PHONE = '693456049';

/** Entering the one-time code of a provider. */
export const codeStates: readonly State[] = [
  ...[false, true].map((livemode): State => ({
    name: livemode ? 'code-live' : 'code',
    shows: (text) => text.code.title,
    async reach({ page }, site) {
      await askForCode(page, site, livemode);
    },
  })),
  {
    name: 'code-empty',
    shows: (text) => text.fieldErrors.code,
    async reach({ page }, site) {
      await askForCode(page, site);
      await submitUnchecked(page);
    },
  },
  ...[1, 2].map((wrong): State => ({
    name: `code-wrong-${wrong}`,
    shows: (text) => text.fieldErrors.wrongCode(3 - wrong),
    async reach({ page }, site) {
      await askForCode(page, site);
      for (let count = 0; count < wrong; count += 1) await enterCode(page, `00000${count}`);
    },
  })),
  {
    name: 'code-wrong-too-often',
    shows: (text) => text.said.failures.invalid_code,
    async reach({ page }, site) {
      await askForCode(page, site);
      for (let count = 0; count < 3; count += 1) await enterCode(page, `00000${count}`);
    },
  },
  {
    name: 'code-taken',
    shows: (text) => text.wait.waitingProvider,
    async reach({ page }, site) {
      await askForCode(page, site);
      await enterCode(page, '123456');
    },
  },
];

type Tab = Parameters<typeof chargePhone>[0];

async function askForCode(page: Tab, site: StateSite, livemode = false): Promise<void> {
  await chargePhone(page, await site.createPayment({ livemode }), PHONE);
}

async function enterCode(page: Tab, code: string): Promise<void> {
  await page.locator('#code').fill(code);
  await submit(page);
}
