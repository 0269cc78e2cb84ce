import type { FailureCode } from '@mitako/contract/names';
import { cashIn, chargePhone, enterPin, HOUR, logIn, MINUTE, NO_SHOP, payElsewhere } from './drive.ts';
import { failureCodes, numberThatFails } from './operator.ts';
import type { State } from './state.ts';

/** The longest text of a merchant, without a line break opportunity. */
const LONG_DESCRIPTION = 'Une-référence-sans-espace-'.repeat(9);

/** The first page, to which a customer also returns after a decline. */
export const summaryStates: readonly State[] = [
  opened('summary', {}),
  opened('summary-live', { livemode: true }),
  opened('summary-plain', { description: undefined }),
  { ...opened('summary-with-app', {}), options: { app: {} }, shows: (text) => text.methods.app('Mitako') },
  { ...opened('summary-no-shop', NO_SHOP), shows: (text) => text.cancel.linkAlone },
  opened('summary-long', { description: LONG_DESCRIPTION, amount: 99_999_999 }),
  opened('summary-too-small-for-operators', { amount: 50 }),
  opened('summary-too-large-for-operators', { amount: 750_000 }),
  opened('summary-for-a-week', { expires_in: 7 * 24 * 3600 }),
  {
    name: 'summary-expiring',
    shows: (text) => text.methods.mayClose,
    async reach({ page }, { engine, createPayment }) {
      const url = await createPayment({ expires_in: 300 });
      await engine.advance(4 * MINUTE + 15_000);
      await page.goto(url);
    },
  },
  ...failureCodes({ retryable: true }).map(declined),
  {
    name: 'summary-declined-last-try',
    shows: (text) => text.said.failures.invalid_payer,
    async reach({ page }, { engine, createPayment }) {
      const url = await createPayment({ max_attempts: 2 });
      await chargePhone(page, url, numberThatFails('invalid_payer'));
      await engine.advance(MINUTE);
      await page.goto(url);
    },
  },
  {
    name: 'summary-wallet-empty',
    shows: (text) => text.said.failures.insufficient_funds,
    async reach({ page }, site) {
      const who = { email: 'insufficient@sandbox.test', password: 'sandbox-password' };
      await cashIn(site, who.email, 5000);
      await logIn(page, await site.createPayment(), who.email, who.password);
      // The page asks for the PIN, because the wallet held enough when it was drawn.
      await payElsewhere(site, await site.engine.login(who.email, { password: who.password }), '1234');
      await enterPin(page, '1234');
    },
  },
  {
    name: 'cancel',
    shows: (text) => text.cancel.title,
    async reach({ page }, { createPayment }) {
      await page.goto(`${await createPayment()}/cancel`);
    },
  },
  {
    name: 'cancel-no-shop',
    shows: (text) => text.cancel.yesAlone,
    async reach({ page }, { createPayment }) {
      await page.goto(`${await createPayment(NO_SHOP)}/cancel`);
    },
  },
  {
    name: 'cancel-live-nearly-over',
    shows: (text) => text.cancel.title,
    async reach({ page }, { engine, createPayment }) {
      const url = await createPayment({ livemode: true });
      await engine.advance(23 * HOUR);
      await page.goto(`${url}/cancel`);
    },
  },
];

function opened(name: string, params: Readonly<Record<string, unknown>> & { readonly livemode?: boolean }): State {
  return {
    name,
    shows: (text) => text.methods.mayClose,
    async reach({ page }, { createPayment }) {
      await page.goto(await createPayment(params));
    },
  };
}

function declined(code: FailureCode): State {
  return {
    name: `summary-declined-${code.replaceAll('_', '-')}`,
    shows: (text) => text.said.failures[code],
    async reach({ page }, { engine, createPayment }) {
      const url = await createPayment();
      await chargePhone(page, url, numberThatFails(code));
      await engine.advance(MINUTE);
      await page.goto(url);
    },
  };
}
