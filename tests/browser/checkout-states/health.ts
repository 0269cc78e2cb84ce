import { submit } from '../checkout-customer.ts';
import { numberThatFails } from './operator.ts';
import type { State, StateSite } from './state.ts';

const ORANGE_WORKS = '693456789';
/** More than those that fail: half of all is down. */
const WORKED = ['653456781', '653456782', '653456783'];

/** What a customer sees of a provider that does not work well. */
export const healthStates: readonly State[] = [
  {
    name: 'summary-provider-down',
    shows: (text) => text.methods.down('Orange Money'),
    async reach({ page }, site) {
      await charge(site, [...failing(3), ORANGE_WORKS, ORANGE_WORKS, ORANGE_WORKS]);
      await page.goto(await site.createPayment({ livemode: true }));
    },
  },
  {
    name: 'summary-provider-slow',
    shows: (text) => text.methods.slow(null),
    async reach({ page }, site) {
      for (const phone of [...WORKED, ...failing(2), '653456789', ...failing(1, 2)]) await charge(site, [phone]);
      await page.goto(await site.createPayment({ livemode: true }));
    },
  },
  {
    name: 'mobile-money-provider-down',
    shows: (text) => text.methods.down('Orange Money'),
    async reach({ page }, site) {
      await charge(site, [...failing(3), ORANGE_WORKS, ORANGE_WORKS, ORANGE_WORKS]);
      await page.goto(await site.createPayment({ livemode: true }));
    },
  },
  {
    name: 'mobile-money-number-of-one-down',
    shows: (text) => text.mobileMoney.down('MTN MoMo', null),
    async reach({ page }, site) {
      await charge(site, failing(3));
      await page.goto(await site.createPayment({ livemode: true }));
      await page.locator('#phone').fill('653456789');
      await submit(page);
    },
  },
];

/** Of different payers: one who tries again says nothing new. */
function failing(count: number, from = 0): readonly string[] {
  return OURS.slice(from, from + count).map(numberThatFails);
}

const OURS = ['provider_error', 'provider_unavailable', 'gateway_account'] as const;

/** Live payments of other customers, with their outcomes. */
async function charge({ engine }: StateSite, phones: readonly string[]): Promise<void> {
  const bearer = engine.seed.merchant.liveKey;
  for (const phone of phones) {
    const body = { amount: 5000, currency: 'XAF' };
    const created = await engine.request<{ data: { payment: { id: string } } }>('POST', '/gateway/payments', {
      bearer,
      body,
    });
    await engine.request('POST', `/gateway/payments/${created.body.data.payment.id}/charge`, {
      bearer,
      body: { method: 'mobile_money', phone: `+237${phone}` },
    });
  }
  await engine.advance(20_000);
}
