import { submit } from '../checkout-customer.ts';
import { enterPin, freeze, guessPin, HOUR, logIn, MINUTE, PASSWORD, register, submitUnchecked } from './drive.ts';
import type { State } from './state.ts';

const EMAIL = 'awa@example.cm';

/** Login, registration, and the wallet with its PIN. */
export const accountStates: readonly State[] = [
  {
    name: 'login',
    shows: (text) => text.login.title,
    async reach({ page }, site) {
      await page.goto(`${await site.createPayment()}/login`);
    },
  },
  {
    name: 'login-live',
    shows: (text) => text.login.title,
    async reach({ page }, site) {
      await page.goto(`${await site.createPayment({ livemode: true })}/login`);
    },
  },
  {
    name: 'login-empty',
    shows: (text) => text.form.summaryTitle,
    async reach({ page }, site) {
      await page.goto(`${await site.createPayment()}/login`);
      await submitUnchecked(page);
    },
  },
  {
    name: 'login-wrong-password',
    shows: (text) => text.alerts.wrongCredentials,
    async reach({ page }, site) {
      await register(site, EMAIL);
      await logIn(page, await site.createPayment(), EMAIL, 'not the password');
    },
  },
  {
    name: 'login-too-often',
    shows: (text) => text.alerts.slowDown,
    async reach({ page }, site) {
      site.limitBy(({ limit }) => (limit === 'login' ? 14 * 60 : null));
      await logIn(page, await site.createPayment(), EMAIL);
    },
  },
  {
    name: 'login-without-sign-up',
    gateway: { userSignUp: 'closed' },
    shows: (text) => text.login.title,
    async reach({ page }, site) {
      await page.goto(`${await site.createPayment()}/register`);
    },
  },
  {
    name: 'register',
    shows: (text) => text.register.title,
    async reach({ page }, site) {
      await page.goto(`${await site.createPayment()}/register`);
    },
  },
  {
    name: 'register-empty',
    shows: (text) => text.form.summaryTitle,
    async reach({ page }, site) {
      await page.goto(`${await site.createPayment()}/register`);
      await submitUnchecked(page);
    },
  },
  {
    name: 'register-taken',
    shows: (text) => text.fieldErrors.emailTaken,
    async reach({ page }, site) {
      await register(site, EMAIL);
      await page.goto(`${await site.createPayment()}/register`);
      await page.locator('#name').fill('Awa Ndiaye');
      await page.locator('#phone').fill('653456789');
      await page.locator('#email').fill(EMAIL);
      await page.locator('#password').fill('another good password');
      await page.locator('#pin').fill('4826');
      await submit(page);
    },
  },
  {
    name: 'register-too-often',
    shows: (text) => text.alerts.slowDown,
    async reach({ page }, site) {
      site.limitBy(({ limit }) => (limit === 'register' ? 3600 : null));
      await page.goto(`${await site.createPayment()}/register`);
      await page.locator('#name').fill('Awa Ndiaye');
      await page.locator('#phone').fill('653456789');
      await page.locator('#email').fill(EMAIL);
      await page.locator('#password').fill(PASSWORD);
      await page.locator('#pin').fill('4826');
      await submit(page);
    },
  },
  {
    name: 'pin-too-easy-at-registration',
    shows: (text) => text.fieldErrors.trivialPin,
    async reach({ page }, site) {
      await page.goto(`${await site.createPayment()}/register`);
      await page.locator('#name').fill('Awa Ndiaye');
      await page.locator('#phone').fill('653456789');
      await page.locator('#email').fill(EMAIL);
      await page.locator('#password').fill(PASSWORD);
      await page.locator('#pin').fill('1111');
      await submit(page);
    },
  },
  {
    name: 'pin-set',
    shows: (text) => text.pin.setIntro,
    async reach({ page }, site) {
      await register(site, EMAIL, { pin: null });
      await logIn(page, await site.createPayment(), EMAIL);
    },
  },
  {
    name: 'pin-empty',
    shows: (text) => text.form.summaryTitle,
    async reach({ page }, site) {
      await register(site, EMAIL, { pin: null });
      await logIn(page, await site.createPayment(), EMAIL);
      await submitUnchecked(page);
    },
  },
  {
    name: 'pin-too-easy',
    shows: (text) => text.fieldErrors.trivialPin,
    async reach({ page }, site) {
      await register(site, EMAIL, { pin: null });
      await logIn(page, await site.createPayment(), EMAIL);
      await page.locator('#password').fill(PASSWORD);
      await enterPin(page, '1234');
    },
  },
  {
    name: 'pin-wrong-password',
    shows: (text) => text.fieldErrors.wrongPassword,
    async reach({ page }, site) {
      await register(site, EMAIL);
      const url = await site.createPayment();
      await logIn(page, url, EMAIL);
      await page.goto(`${url}/pin`);
      await page.locator('#password').fill('not the password');
      await enterPin(page, '7193');
    },
  },
  {
    name: 'pin-reset',
    shows: (text) => text.pin.resetIntro,
    async reach({ page }, site) {
      await register(site, EMAIL);
      for (const waitMs of [15 * MINUTE, HOUR, 0]) {
        await guessPin(site, await site.engine.login(EMAIL, { password: PASSWORD }), 5);
        await site.engine.advance(waitMs);
      }
      await logIn(page, await site.createPayment(), EMAIL);
      await enterPin(page);
    },
  },
  {
    name: 'wallet',
    shows: (text) => text.wallet.title,
    async reach({ page }, site) {
      await register(site, EMAIL);
      await logIn(page, await site.createPayment(), EMAIL);
    },
  },
  {
    name: 'wallet-holds-too-little',
    shows: (text) => text.wallet.short,
    async reach({ page }, site) {
      await logIn(page, await site.createPayment(), 'insufficient@sandbox.test', 'sandbox-password');
    },
  },
  {
    name: 'wallet-left-today',
    gateway: { walletTiers: { unverified: { pay: { perDay: 80_000 } } } },
    shows: (text) => text.wallet.leftToday,
    async reach({ page }, site) {
      await register(site, EMAIL);
      await logIn(page, await site.createPayment(), EMAIL);
    },
  },
  {
    name: 'wallet-over-limit',
    gateway: { walletTiers: { unverified: { pay: { perDay: 4_000, perMonth: 100_000 } } } },
    shows: (text) => text.wallet.overLimitTitle,
    async reach({ page }, site) {
      await register(site, EMAIL);
      await logIn(page, await site.createPayment(), EMAIL);
    },
  },
  {
    name: 'wallet-frozen',
    gateway: { brand: { support: { phone: '+237 600 00 00 00', email: 'aide@exemple.cm' } } },
    shows: (text) => text.wallet.frozenTitle,
    async reach({ page }, site) {
      await register(site, EMAIL);
      await freeze(site, EMAIL);
      await logIn(page, await site.createPayment(), EMAIL);
    },
  },
  {
    name: 'wallet-no-pin',
    shows: (text) => text.fieldErrors.pin,
    async reach({ page }, site) {
      await register(site, EMAIL);
      await logIn(page, await site.createPayment(), EMAIL);
      await submitUnchecked(page);
    },
  },
  ...[1, 4].map((wrong): State => ({
    name: `wallet-wrong-pin-${wrong}`,
    shows: (text) => text.fieldErrors.wrongPin(5 - wrong),
    async reach({ page }, site) {
      await guessPin(site, await register(site, EMAIL), wrong - 1);
      await logIn(page, await site.createPayment(), EMAIL);
      await enterPin(page, '9753');
    },
  })),
  {
    name: 'wallet-locks',
    shows: (text) => text.wallet.lockedTitle,
    async reach({ page }, site) {
      await guessPin(site, await register(site, EMAIL), 4);
      await logIn(page, await site.createPayment(), EMAIL);
      await enterPin(page, '9753');
    },
  },
  {
    name: 'wallet-locked',
    shows: (text) => text.alerts.pinLocked,
    async reach({ page }, site) {
      await guessPin(site, await register(site, EMAIL), 5);
      await site.engine.advance(4 * MINUTE);
      // Shown before a PIN is typed.
      await logIn(page, await site.createPayment(), EMAIL);
    },
  },
  {
    name: 'wallet-too-often',
    shows: (text) => text.alerts.slowDown,
    async reach({ page }, site) {
      await register(site, EMAIL);
      site.limitBy(({ limit }) => (limit === 'pay' ? 42 : null));
      await logIn(page, await site.createPayment(), EMAIL);
      await enterPin(page);
    },
  },
  {
    name: 'wallet-test-account-on-live',
    shows: (text) => text.alerts.testAccount,
    async reach({ page }, site) {
      await logIn(page, await site.createPayment({ livemode: true }), 'success@sandbox.test', 'sandbox-password');
      await enterPin(page, '1234');
    },
  },
  {
    name: 'wallet-empty-live',
    shows: (text) => text.wallet.short,
    async reach({ page }, site) {
      await register(site, EMAIL);
      await logIn(page, await site.createPayment({ livemode: true }), EMAIL);
    },
  },
];
