import { captureMessages } from '@mitako/testing';
import { submit } from '../checkout-customer.ts';
import { chargePhone, enterPin, logIn, MINUTE, NO_SHOP, paymentAt } from './drive.ts';
import { failureCodes, numberThatFails } from './operator.ts';
import type { State, StateSite } from './state.ts';

/** How a payment ends. */
export const resultStates: readonly State[] = [
  {
    name: 'paid',
    shows: (text) => text.result.leavingIn,
    async reach({ page }, site) {
      await payFromWallet(page, await site.createPayment());
    },
  },
  {
    name: 'paid-staying',
    shows: (text) => text.result.paidTitle,
    async reach({ page }, site) {
      const url = await site.createPayment();
      await payFromWallet(page, url);
      await page.goto(`${url}/result?stay=1`);
    },
  },
  {
    name: 'receipt-by-mail',
    gateway: { messages: { mailer: captureMessages().mailer, inTestMode: true } },
    shows: (text) => text.receipt.intro,
    reach: ({ page }, site) => openReceipt(page, site),
  },
  {
    name: 'receipt-by-mail-wrong',
    gateway: { messages: { mailer: captureMessages().mailer, inTestMode: true } },
    shows: (text) => text.receipt.wrong,
    async reach({ page }, site) {
      await openReceipt(page, site);
      await page.locator('main [name=to]').fill('awa@example');
      await submit(page);
    },
  },
  {
    name: 'receipt-by-mail-sent',
    gateway: { messages: { mailer: captureMessages().mailer, inTestMode: true } },
    shows: (text) => text.receipt.sent,
    async reach({ page }, site) {
      await openReceipt(page, site);
      await page.locator('main [name=to]').fill('awa@example.cm');
      await submit(page);
    },
  },
  {
    name: 'paid-no-shop',
    shows: (text) => text.result.done,
    async reach({ page }, site) {
      await payFromWallet(page, await site.createPayment(NO_SHOP));
    },
  },
  {
    name: 'paid-live-by-phone',
    shows: (text) => text.result.paidTitle,
    async reach({ page }, site) {
      const url = await site.createPayment({ livemode: true, description: 'Une-référence-sans-espace-'.repeat(9) });
      await chargePhone(page, url, '653456789');
      await site.engine.advance(MINUTE);
      await page.goto(`${url}/wait`);
    },
  },
  {
    name: 'paid-before',
    shows: (text) => text.result.alreadyPaidTitle,
    async reach({ page }, site) {
      const url = await site.createPayment();
      await payFromWallet(page, url);
      await page.goto(url);
    },
  },
  {
    name: 'paid-by-another-payer',
    shows: (text) => text.result.alreadyPaidTitle,
    async reach({ page }, site) {
      const url = await site.createPayment();
      await payFromWallet(page, url);
      await page.context().clearCookies();
      await page.goto(url);
    },
  },
  ...failureCodes({ retryable: false }).map((code): State => ({
    name: `failed-${code.replaceAll('_', '-')}`,
    shows: (text) => text.said.failures[code],
    async reach({ page }, site) {
      const url = await site.createPayment();
      await chargePhone(page, url, numberThatFails(code));
      await site.engine.advance(MINUTE);
      await page.goto(url);
    },
  })),
  {
    name: 'failed-no-try-left',
    shows: (text) => text.said.failures.insufficient_funds,
    async reach({ page }, site) {
      const url = await site.createPayment({ max_attempts: 1, ...NO_SHOP });
      await chargePhone(page, url, numberThatFails('insufficient_funds'));
      await site.engine.advance(MINUTE);
      await page.goto(`${url}/wait`);
    },
  },
  {
    name: 'canceled',
    shows: (text) => text.result.canceledTitle,
    async reach({ page }, site) {
      await page.goto(`${await site.createPayment()}/cancel`);
      await submit(page);
    },
  },
  {
    name: 'canceled-no-shop',
    shows: (text) => text.result.canceledTitle,
    async reach({ page }, site) {
      await page.goto(`${await site.createPayment(NO_SHOP)}/cancel`);
      await submit(page);
    },
  },
  ...[{}, NO_SHOP].map((params, index): State => ({
    name: index === 0 ? 'expired' : 'expired-no-shop',
    shows: (text) => text.result.expiredTitle,
    async reach({ page }, site) {
      const url = await site.createPayment({ expires_in: 300, ...params });
      await page.goto(url);
      await site.engine.advance(6 * MINUTE);
      await page.goto(`${url}/login`);
    },
  })),
  {
    name: 'refunded',
    shows: (text) => text.said.refundGoes,
    async reach({ page }, site) {
      const url = await site.createPayment();
      await payFromWallet(page, url);
      await refund(site, url, 5000);
      await page.goto(url);
    },
  },
  {
    name: 'partially-refunded',
    shows: (text) => text.said.partiallyRefunded,
    async reach({ page }, site) {
      const url = await site.createPayment();
      await payFromWallet(page, url);
      await refund(site, url, 1500);
      await page.goto(url);
    },
  },
];

async function payFromWallet(page: Parameters<typeof logIn>[0], url: string): Promise<void> {
  await logIn(page, url, 'success@sandbox.test', 'sandbox-password');
  await enterPin(page, '1234');
}

/** The page that asks where the receipt goes, of a paid payment. */
async function openReceipt(page: Parameters<typeof logIn>[0], site: StateSite): Promise<void> {
  const url = await site.createPayment();
  await payFromWallet(page, url);
  await page.goto(`${url}/receipt`);
}

async function refund(site: StateSite, url: string, amount: number): Promise<void> {
  const { id } = await paymentAt(site, url);
  const { status } = await site.engine.request('POST', `/gateway/payments/${id}/refunds`, {
    bearer: site.engine.seed.merchant.testKey,
    body: { amount },
  });
  if (status !== 201) throw new Error('the refund was refused');
  await site.engine.advance(MINUTE);
}
