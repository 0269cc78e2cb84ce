// Every page of the agent's counter, from a code to the receipt.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountIdsOn } from './account-ids.ts';
import { connectChromium } from '../support/chromium.ts';
import { askApi } from './dashboard-data.ts';
import { GLANCES, lookAtAll, type Look } from './dashboard-looks.ts';
import { pathOf, ROUTES } from './dashboard-routes.ts';
import { startPanelSite, type PanelSite, WALLET_TIERS } from './dashboard-site.ts';
import { panelVisitorOf, type PanelVisitor } from './dashboard-visitor.ts';

const CUSTOMER = 'success@sandbox.test';

let site: PanelSite;
let browser: Browser;

beforeAll(async () => {
  browser = await connectChromium();
  site = await startPanelSite({ walletTiers: WALLET_TIERS });
  const { operatorKey: bearer, merchant } = site.engine.seed;
  const body = { mode: 'test', methods: [{ method: 'cash', enabled: true }] };
  await askApi(site.engine, 'PUT', `/admin/merchants/${merchant.id}/methods`, { bearer, body });
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

/** The code of a payment that waits for its cash. */
async function askForCode(): Promise<string> {
  const { payment } = await askApi<{ payment: { slug: string } }>(site.engine, 'POST', '/gateway/payments', {
    body: { amount: 12_500, currency: 'XAF', description: 'Deux pagnes wax, six yards' },
  });
  const path = `/gateway/checkout/${payment.slug}/cash-code`;
  return (await askApi<{ cash_code: { code: string } }>(site.engine, 'POST', path)).cash_code.code;
}

/** Fills in the form by the names of its fields, and submits it. */
async function type({ page }: PanelVisitor, typed: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(typed)) await page.locator(`main [name=${name}]`).fill(value);
  await Promise.all([page.waitForEvent('domcontentloaded'), page.locator('main form button.button').first().click()]);
}

/** Pages that a form leads to. */
function actsOf(code: string, pin: string): readonly Look[] {
  const cash = { user: CUSTOMER, amount: '1 000' };
  const cashIn = async (visitor: PanelVisitor, amount: string): Promise<void> => {
    await type(visitor, { user: CUSTOMER });
    await type(visitor, { amount, pin });
  };
  return [
    {
      name: 'code-wrong',
      path: '/test',
      act: (visitor) => type(visitor, { code: code === '000000' ? '000001' : '000000' }),
    },
    { name: 'code-found', path: '/test', act: (visitor) => type(visitor, { code }) },
    {
      name: 'pin-wrong',
      path: '/test',
      async act(visitor) {
        await type(visitor, { code });
        await type(visitor, { pin: '9999' });
      },
    },
    {
      name: 'paid',
      path: '/test',
      async act(visitor) {
        await type(visitor, { code });
        await type(visitor, { pin });
        expect(visitor.page.url()).toMatch(/\/transactions\/tx_/);
      },
    },
    {
      name: 'cash-in-stranger',
      path: '/test/cash-in',
      act: (visitor) => type(visitor, { user: '653000000' }),
    },
    {
      name: 'cash-in-above-limit',
      path: '/test/cash-in',
      act: (visitor) => cashIn(visitor, '600 000'),
    },
    {
      name: 'cash-in-found',
      path: '/test/cash-in',
      act: (visitor) => type(visitor, { user: CUSTOMER }),
    },
    { name: 'cash-in-done', path: '/test/cash-in', act: (visitor) => cashIn(visitor, '1 000') },
    {
      name: 'cash-out-code-wrong',
      path: '/test/cash-out',
      act: (visitor) => type(visitor, { ...cash, code: '000000', pin }),
    },
    {
      name: 'pin-easy',
      path: '/test/pin',
      act: (visitor) => type(visitor, { current: 'not the password', pin: '1111' }),
    },
    { name: 'today-full', path: '/test/today' },
    { name: 'today-empty', path: '/live/today' },
  ];
}

test.each(GLANCES)(
  'the agent’s pages in $locale, script: $javaScriptEnabled, have no faults',
  { timeout: 300_000 },
  async (glance) => {
    const { agent: credentials } = site.engine.seed;
    const other = await panelVisitorOf(browser);
    await other.logIn(`${site.url}/agent`, credentials);
    await other.page.goto(`${site.url}/agent/test/cash-in`);
    await type(other, { user: CUSTOMER });
    const userId = new URL(other.page.url()).pathname.split('/').at(-1) ?? '';
    await type(other, { amount: '1 000', pin: credentials.pin });
    const transaction = new URL(other.page.url()).pathname.split('/').at(-1) ?? '';
    await other.page.goto(`${site.url}/agent/test/account/security`);
    const here = await panelVisitorOf(browser);
    await here.logIn(`${site.url}/agent`, credentials);
    await here.page.goto(`${site.url}/agent/test/account/security`);
    const ids = { user_id: userId, transaction_id: transaction, ...(await accountIdsOn(here.page)) };
    const pages = ROUTES.agent
      .filter(({ method }) => method === 'GET')
      .map((route): Look => ({
        name: route.path.replaceAll(/[:/_]+/g, '-').replace(/^-/, '') || 'home',
        path: `/test${pathOf(route, ids)}`,
      }));
    expect(pages.length).toBeGreaterThan(6);
    const looks = [...pages, ...actsOf(await askForCode(), credentials.pin)];
    await lookAtAll(browser, site, { panel: '/agent', credentials, looks }, glance);
    await here.close();
    await other.close();
  },
);
