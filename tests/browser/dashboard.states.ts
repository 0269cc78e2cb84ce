// Every page of the merchant's dashboard, with something to show and with nothing.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountIdsOn } from './account-ids.ts';
import { connectChromium } from '../support/chromium.ts';
import { fillShop, fillTeams, type ShopData } from './dashboard-data.ts';
import { GLANCES, lookAtAll, type Look } from './dashboard-looks.ts';
import { pathOf, ROUTES } from './dashboard-routes.ts';
import { startPanelSite, type PanelSite } from './dashboard-site.ts';
import { panelVisitorOf } from './dashboard-visitor.ts';

let site: PanelSite;
let browser: Browser;
let data: ShopData;
let memberId: string;

beforeAll(async () => {
  browser = await connectChromium();
  site = await startPanelSite();
  data = await fillShop(site.engine);
  ({ memberId } = await fillTeams(site.engine));
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

/** Files and redirects. */
const NO_PAGES = [
  '/payments/export',
  '/customers/export',
  '/webhooks/deliveries/export',
  '/settlements/export',
  '/disputes/export',
  '/reports/export',
  '/settlements/:settlement_id/lines',
  '/account/palette',
  '/till/manifest',
  '/till/icon',
  '/till/:payment_id/state',
  '/disputes/:dispute_id/files/:file_id',
  '/account/kyc/documents/:file_id',
];

/** Every page, once. */
function pagesOf(ids: Readonly<Record<string, string>>): readonly Look[] {
  return ROUTES.merchant
    .filter(({ method, path }) => method === 'GET' && !NO_PAGES.includes(path))
    .map((route) => ({
      name: route.path.replaceAll(/[:/_]+/g, '-').replace(/^-/, '') || 'home',
      path: `/test${pathOf(route, ids)}`,
    }));
}

/** Pages again in other states. */
function statesOf({ payments, disputes, settlements, endpoints, deliveries, links }: ShopData): readonly Look[] {
  return [
    ...Object.entries(payments).map(([status, { id }]) => ({
      name: `payment-${status}`,
      path: `/test/payments/${id}`,
    })),
    ...(['requested', 'processing', 'failed', 'expired', 'refunded'] as const).map((status) => ({
      name: `till-${status}`,
      path: `/test/till/${payments[status].id}`,
    })),
    ...Object.entries(disputes).map(([status, id]) => ({ name: `dispute-${status}`, path: `/test/disputes/${id}` })),
    { name: 'settlement-paid', path: `/test/settlements/${settlements.paid}` },
    { name: 'endpoint-failing', path: `/test/webhooks/${endpoints.failing}` },
    { name: 'delivery-failed', path: `/test/webhooks/deliveries/${deliveries.failed}` },
    { name: 'sandbox-open', path: `/test/sandbox/${payments.requested.id}` },
    {
      name: 'refund-confirm',
      path: `/test/payments/${payments.succeeded.id}/refund/confirm?amount=2500&reason=Un+pagne+manquait`,
    },
    { name: 'refund-wrong', path: `/test/payments/${payments.succeeded.id}/refund/confirm?amount=x` },
    { name: 'payments-filtered', path: '/test/payments?status=failed' },
    { name: 'payments-none-found', path: '/test/payments?q=nothing+of+the+kind' },
    { name: 'payments-wrong-day', path: '/test/payments?from=yesterday' },
    { name: 'payment-link-off', path: `/test/payment-links/${links.open}` },
    { name: 'poster-card', path: `/test/payment-links/${links.paid}/poster?format=card&poster=en` },
    { name: 'payments-of-link', path: `/test/payments?link=${links.paid}` },
    { name: 'home-week', path: '/test?days=7' },
    { name: 'reports-quarter', path: '/test/reports?days=90' },
    { name: 'reports-own-days', path: '/test/reports?from=2026-01-01&to=2026-01-12' },
    { name: 'reports-wrong-days', path: '/test/reports?from=2026-01-12&to=2026-01-01' },
    { name: 'home-quarter', path: '/test?days=90' },
    { name: 'key-live', path: '/live/api-keys/new' },
    { name: 'endpoint-live', path: '/live/webhooks/new' },
    { name: 'not-found', path: '/test/payments/nothing' },
    ...EMPTY.map((path) => ({ name: `empty${path.replaceAll('/', '-')}`, path: `/live${path}` })),
  ];
}

/** Pages of the mode without data. */
const EMPTY = [
  '',
  '/payments',
  '/customers',
  '/reports',
  '/payment-links',
  '/till',
  '/disputes',
  '/balance',
  '/settlements',
  '/webhooks',
  '/webhooks/deliveries',
  '/events',
  '/sandbox',
];

describe('the merchant’s pages', () => {
  test.each(GLANCES)('in $locale, script: $javaScriptEnabled, have no faults', { timeout: 300_000 }, async (glance) => {
    const credentials = site.engine.seed.merchant;
    const other = await panelVisitorOf(browser);
    await other.logIn(`${site.url}/dashboard`, credentials);
    await other.page.goto(`${site.url}/dashboard/test/account/security`);
    const ids = {
      payment_id: data.payments.succeeded.id,
      settlement_id: data.settlements.pending,
      dispute_id: data.disputes.open,
      key_id: data.keys.active,
      endpoint_id: data.endpoints.good,
      delivery_id: data.deliveries.delivered,
      event_id: data.eventId,
      ...(await accountIdsOn(other.page)),
      method: 'mtn_momo',
      payment_link_id: data.links.paid,
      customer_id: data.customerId,
      membership_id: memberId,
    };
    const looks = [...pagesOf(ids), ...statesOf(data)];
    expect(looks.length).toBeGreaterThan(60);
    await lookAtAll(browser, site, { panel: '/dashboard', credentials, looks }, glance);
    await other.close();
  });
});
