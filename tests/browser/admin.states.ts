// Every page of the operator's panel, with something to decide on each.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountIdsOn } from './account-ids.ts';
import { connectChromium } from '../support/chromium.ts';
import { askApi, exportPayout, fillShop, fillTeams, type ShopData, userIdOf } from './dashboard-data.ts';
import { GLANCES, lookAtAll, type Look } from './dashboard-looks.ts';
import { pathOf, ROUTES, type PageRoute } from './dashboard-routes.ts';
import { startPanelSite, type PanelSite, WALLET_TIERS } from './dashboard-site.ts';
import { panelVisitorOf } from './dashboard-visitor.ts';

let site: PanelSite;
let browser: Browser;
let data: ShopData;
let ledgerCheckId: string;
let payoutExportId: string;
let userId: string;
let frozenId: string;
let teams: Awaited<ReturnType<typeof fillTeams>>;

beforeAll(async () => {
  browser = await connectChromium();
  site = await startPanelSite({ walletTiers: WALLET_TIERS });
  data = await fillShop(site.engine);
  const started = await askApi<Record<string, { readonly id: string }>>(site.engine, 'POST', '/admin/ledger-checks', {
    bearer: site.engine.seed.operatorKey,
  });
  userId = await userIdOf(site.engine, 'success@sandbox.test');
  frozenId = await userIdOf(site.engine, 'declined@sandbox.test');
  await askApi(site.engine, 'POST', `/admin/users/${frozenId}/freeze`, {
    bearer: site.engine.seed.operatorKey,
    body: { reason: 'Signalement du 28 novembre, en attente de la pièce d’identité' },
  });
  payoutExportId = await exportPayout(site.engine);
  ledgerCheckId = Object.values(started)[0]?.id ?? '';
  await site.engine.advance(60_000);
  // Last: sessions of operators end within a day.
  teams = await fillTeams(site.engine);
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

/** The last segment of a path, which names the decision. */
function wordOf({ path }: PageRoute): string {
  if (path.startsWith('/disputes')) return 'lost';
  return path.startsWith('/settlements') ? 'paid' : 'succeeded';
}

/** What a page needs in its address. */
function queryOf({ path }: PageRoute): string {
  if (path === '/settlements/due') return '?mode=test';
  return path === '/settlements/export' ? `?mode=test&settlement=${data.settlements.pending}` : '';
}

function looks(ofAccount: Readonly<Record<string, string>>): readonly Look[] {
  const ids = {
    attempt_id: data.attemptId,
    refund_id: data.refundId,
    dispute_id: data.disputes.reviewed,
    settlement_id: data.settlements.pending,
    payout_export_id: payoutExportId,
    merchant_id: site.engine.seed.merchant.id,
    agent_id: site.engine.seed.agent.id,
    user_id: userId,
    membership_id: teams.operatorId,
    key_id: teams.operatorKeyId,
    payment_id: data.payments.succeeded.id,
    delivery_id: data.deliveries.failed,
    location_id: data.locationId,
    ledger_check_id: ledgerCheckId,
    ...ofAccount,
    way: 'returned',
    mode: 'test',
    method: 'mtn_momo',
    decision: 'needs_info',
    direction: 'fund',
  };
  const pages = ROUTES.operator
    .filter(
      ({ method, path }) =>
        method === 'GET' && !/\/(?:lines|file|(?:attempts|disputes|refunds|reports)\/export|:file_id)$/.test(path),
    )
    .map((route) => ({
      name: route.path.replaceAll(/[:/_]+/g, '-').replace(/^-/, '') || 'home',
      path: `${pathOf(route, { ...ids, outcome: wordOf(route) })}${queryOf(route)}`,
    }));
  return [
    ...pages,
    { name: 'user-frozen', path: `/users/${frozenId}` },
    { name: 'user-unfreeze', path: `/users/${frozenId}/unfreeze` },
  ];
}

test.each(GLANCES)(
  'the operator’s pages in $locale, script: $javaScriptEnabled, have no faults',
  { timeout: 300_000 },
  async (glance) => {
    const other = await panelVisitorOf(browser);
    await other.logIn(`${site.url}/admin`, site.operator);
    const here = await panelVisitorOf(browser);
    await here.logIn(`${site.url}/admin`, site.operator);
    await here.page.goto(`${site.url}/admin/account/security`);
    const all = looks(await accountIdsOn(here.page));
    expect(all.length).toBeGreaterThan(10);
    await lookAtAll(browser, site, { panel: '/admin', credentials: site.operator, looks: all }, glance);
    await here.close();
    await other.close();
  },
);
