import { submit } from '../checkout-customer.ts';
import { askApi } from '../dashboard-data.ts';
import { chargePhone, enterPin, logIn, MINUTE, submitUnchecked, until } from './drive.ts';
import { NUMBER_NOT_ACCEPTED, NUMBER_REDIRECTED, numberThatFails } from './operator.ts';
import type { State } from './state.ts';

/** Paying by mobile money, and waiting for the confirmation. */
export const mobileMoneyStates: readonly State[] = [
  {
    name: 'mobile-money',
    shows: (text) => text.mobileMoney.phone,
    async reach({ page }, site) {
      await page.goto(await site.createPayment());
    },
  },
  {
    name: 'mobile-money-orange-live',
    shows: (text) => text.mobileMoney.phone,
    async reach({ page }, site) {
      await page.goto(await site.createPayment({ livemode: true }));
    },
  },
  {
    name: 'mobile-money-empty',
    shows: (text) => text.fieldErrors.phone,
    async reach({ page }, site) {
      await page.goto(await site.createPayment());
      await submitUnchecked(page);
    },
  },
  {
    name: 'mobile-money-bad-number',
    shows: (text) => text.fieldErrors.phone,
    async reach({ page }, site) {
      await page.goto(await site.createPayment());
      await page.locator('#phone').fill('6 53 45');
      await submitUnchecked(page);
    },
  },
  {
    name: 'mobile-money-bad-number-before-sending',
    needsScript: true,
    shows: (text) => text.fieldErrors.phone,
    async reach({ page }, site) {
      await page.goto(await site.createPayment());
      await page.locator('#phone').fill('6 53 45');
      await page.locator('main button.button').click();
      // Nothing was sent: the fault stands under the field, which has the focus.
      await until(page, `(document.querySelector('[data-line] .no:last-child')?.textContent ?? '') !== ''`);
      await until(page, `document.activeElement.id === 'phone'`);
    },
  },
  {
    name: 'mobile-money-old-number',
    shows: (text) => text.fieldErrors.oldPhone,
    async reach({ page }, site) {
      await chargePhone(page, await site.createPayment(), '77 12 34 56');
    },
  },
  {
    name: 'mobile-money-provider-asked',
    shows: (text) => text.mobileMoney.unknown,
    async reach({ page }, site) {
      await page.goto(await site.createPayment());
      await page.locator('#phone').fill('684 12 34 56');
      await submit(page);
    },
  },
  {
    name: 'mobile-money-unknown-number',
    shows: (text) => text.mobileMoney.unknownAsked,
    async reach({ page }, site) {
      await chargePhone(page, await site.createPayment(), '620456789');
      await page.locator('#phone').fill('620456788');
      await page.getByRole('radio', { name: 'MTN MoMo' }).check();
      await submit(page);
    },
  },
  {
    name: 'mobile-money-recognised',
    needsScript: true,
    shows: (text) => text.mobileMoney.recognised('Orange Money'),
    async reach({ page }, site) {
      await page.goto(await site.createPayment());
      await page.locator('#phone').pressSequentially('6 93 45 67 89');
    },
  },
  {
    name: 'mobile-money-mismatch',
    shows: (text) => text.mobileMoney.mismatch('Orange Money', 'MTN MoMo'),
    async reach({ page }, site) {
      await page.goto(await site.createPayment());
      await chargePhone(page, page.url(), '684 12 34 56');
      await page.locator('#phone').fill('693456789');
      await page.getByRole('radio', { name: 'MTN MoMo' }).check();
      await submit(page);
    },
  },
  {
    name: 'mobile-money-number-tried',
    shows: (text) => text.said.failures.invalid_payer,
    async reach({ page }, site) {
      const url = await site.createPayment();
      await chargePhone(page, url, numberThatFails('invalid_payer'));
      await site.engine.advance(MINUTE);
      await page.goto(url);
    },
  },
  {
    name: 'mobile-money-too-often',
    shows: (text) => text.alerts.slowDown,
    async reach({ page }, site) {
      site.limitBy(({ limit }) => (limit === 'pay' ? 42 : null));
      await chargePhone(page, await site.createPayment(), '653456789');
    },
  },
  {
    name: 'mobile-money-number-too-often',
    shows: (text) => text.alerts.tooManyPrompts,
    async reach({ page }, site) {
      site.limitBy(({ limit }) => (limit === 'prompt' ? 420 : null));
      await chargePhone(page, await site.createPayment({ livemode: true }), '653456789');
    },
  },
  {
    name: 'mobile-money-merchant-suspended',
    shows: (text) => text.alerts.shopClosed,
    async reach({ page }, site) {
      const url = await site.createPayment({ livemode: true });
      const { operatorKey: bearer, merchant } = site.engine.seed;
      const body = { reason: 'An inquiry' };
      await askApi(site.engine, 'POST', `/admin/merchants/${merchant.id}/suspend`, { bearer, body });
      await chargePhone(page, url, '653456789');
    },
  },
  {
    name: 'waiting-not-accepted-yet',
    shows: (text) => text.said.askingProvider,
    async reach({ page }, site) {
      await chargePhone(page, await site.createPayment(), NUMBER_NOT_ACCEPTED);
    },
  },
  {
    name: 'waiting-mtn',
    shows: (text) => text.wait.titlePhone,
    async reach({ page }, site) {
      await chargePhone(page, await site.createPayment(), '653456129');
    },
  },
  {
    name: 'waiting-orange-live',
    shows: (text) => text.wait.titlePhone,
    async reach({ page }, site) {
      await chargePhone(page, await site.createPayment({ livemode: true }), '693456129');
    },
  },
  {
    name: 'waiting-on-another-device',
    shows: (text) => text.wait.titlePhone,
    async reach(customer, site) {
      const url = await site.createPayment();
      await chargePhone(customer.page, url, '653456129');
      await customer.page.context().clearCookies({ name: 'mitako_receipt' });
      await customer.page.goto(url);
    },
  },
  {
    name: 'waiting-overdue',
    shows: (text) => text.wait.overdue,
    async reach({ page }, site) {
      const url = await site.createPayment();
      await chargePhone(page, url, '653456129');
      await site.engine.advance(6 * MINUTE);
      await page.goto(url);
    },
  },
  {
    name: 'waiting-at-the-operator',
    shows: (text) => text.wait.redirect,
    async reach({ page }, site) {
      await chargePhone(page, await site.createPayment(), NUMBER_REDIRECTED);
    },
  },
  {
    name: 'waiting-connection-lost',
    needsScript: true,
    shows: (text) => text.wait.lost,
    async reach({ page }, site) {
      await chargePhone(page, await site.createPayment(), '653456129');
      // The browser's error is expected here.
      page.removeAllListeners('requestfailed');
      await page.route('**/status*', (route) => route.abort());
      await until(
        page,
        `(({ textContent, dataset }) => textContent === dataset.lost)(document.querySelector('[data-lost]'))`,
      );
    },
  },
  {
    name: 'waiting-wallet',
    shows: (text) => text.wait.waitingWallet,
    async reach({ page }, site) {
      await logIn(page, await site.createPayment(), 'timeout@sandbox.test', 'sandbox-password');
      await enterPin(page, '1234');
    },
  },
];
