// A few pages of both panels in French; `pnpm test:states` checks all of them, in both languages and without JavaScript.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import { connectChromium } from '../support/chromium.ts';
import { fillShop, type ShopData } from './dashboard-data.ts';
import { GLANCES, lookAtAll } from './dashboard-looks.ts';
import { startPanelSite, type PanelSite } from './dashboard-site.ts';

let site: PanelSite;
let browser: Browser;
let data: ShopData;

beforeAll(async () => {
  browser = await connectChromium();
  site = await startPanelSite();
  data = await fillShop(site.engine);
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

const [GLANCE] = GLANCES;

test('pages of the merchant have no faults', async () => {
  const { payments, deliveries, disputes } = data;
  const looks = [
    { name: 'home', path: '/test' },
    { name: 'payments', path: '/test/payments' },
    { name: 'payment-refunded', path: `/test/payments/${payments.refunded.id}` },
    { name: 'refund-wrong', path: `/test/payments/${payments.succeeded.id}/refund/confirm?amount=x` },
    { name: 'dispute-open', path: `/test/disputes/${disputes.open}` },
    { name: 'delivery-failed', path: `/test/webhooks/deliveries/${deliveries.failed}` },
    { name: 'methods', path: '/test/methods' },
    { name: 'payment-link', path: `/test/payment-links/${data.links.paid}` },
    { name: 'till', path: '/test/till' },
    { name: 'till-open', path: `/test/till/${payments.requested.id}` },
    { name: 'settlements', path: '/test/settlements' },
    { name: 'settlement', path: `/test/settlements/${data.settlements.paid}` },
    { name: 'empty-payments', path: '/live/payments' },
  ];
  const credentials = site.engine.seed.merchant;
  await lookAtAll(browser, site, { panel: '/dashboard', credentials, looks }, GLANCE);
});

test('pages of the operator have no faults', async () => {
  const { payments } = data;
  const looks = [
    { name: 'home', path: '' },
    { name: 'payment', path: `/payments/${payments.disputed.id}` },
    { name: 'merchant', path: `/merchants/${site.engine.seed.merchant.id}` },
    { name: 'merchant-payments', path: `/payments?merchant=${site.engine.seed.merchant.id}&mode=` },
    { name: 'merchant-methods', path: `/merchants/${site.engine.seed.merchant.id}/methods` },
    { name: 'merchant-method', path: `/merchants/${site.engine.seed.merchant.id}/methods/test/mtn_momo` },
    { name: 'rails', path: '/rails' },
    { name: 'method-suspend', path: '/rails/test/mtn_momo/suspend' },
    { name: 'method-reinstate', path: '/rails/test/mtn_momo/reinstate' },
    { name: 'search', path: '/search?q=129' },
    { name: 'search-nothing', path: '/search?q=nothing' },
    { name: 'attempts', path: '/attempts' },
    { name: 'attempt', path: `/attempts/${data.attemptId}` },
    { name: 'attempt-lookup', path: `/attempts/${data.attemptId}/lookup` },
    { name: 'attempt-succeeded', path: `/attempts/${data.attemptId}/succeeded` },
    { name: 'unapplied-funds', path: '/unapplied-funds' },
    { name: 'settlement', path: `/settlements/${data.settlements.pending}` },
    { name: 'settlement-paid', path: `/settlements/${data.settlements.pending}/paid` },
  ];
  await lookAtAll(browser, site, { panel: '/admin', credentials: site.operator, looks }, GLANCE);
});
