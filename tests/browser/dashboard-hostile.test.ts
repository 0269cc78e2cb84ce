// Hostile texts are displayed without effect: they do not run, reverse the text, or overflow a small screen.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectChromium } from '../support/chromium.ts';
import { askApi, fillShop, type ShopData } from './dashboard-data.ts';
import { layoutFaultsOf } from './dashboard-faults.ts';
import { pathOf, ROUTES } from './dashboard-routes.ts';
import { startPanelSite, type PanelSite } from './dashboard-site.ts';
import { panelVisitorOf } from './dashboard-visitor.ts';
import { adminOf } from '../support/in-process.ts';

/** Closes every HTML context, contains scripts, reverses the text after it, and has no line break opportunity. */
const HOSTILE =
  `"'></title></style></textarea><img src=x onerror=alert(1)><script>alert(2)</script>\u202Etxt\u2066` + 'W'.repeat(60);

let site: PanelSite;
let browser: Browser;
let data: ShopData;
/** A shop with a hostile business verification too. */
let newcomer: { readonly id: string; readonly email: string; readonly password: string };

beforeAll(async () => {
  browser = await connectChromium();
  site = await startPanelSite();
  data = await fillShop(site.engine, { words: HOSTILE });
  const { engine } = site;
  const bearer = await engine.login(engine.seed.merchant.email, { role: 'merchant' });
  await askApi(engine, 'PATCH', '/merchant/profile', { bearer, body: { name: HOSTILE.slice(0, 120) } });
  const credentials = { email: 'nouvelle@shop.test', password: 'a long password of a shop' };
  const { id } = await adminOf(engine.gateway).createMerchant({ ...credentials, name: HOSTILE.slice(0, 120) });
  newcomer = { id, ...credentials };
  await askApi(engine, 'POST', '/merchant/kyc', {
    bearer: await engine.login(credentials.email, { role: 'merchant', password: credentials.password }),
    body: {
      legal_name: HOSTILE,
      registration_number: HOSTILE.slice(0, 100),
      address: HOSTILE,
      representative_name: HOSTILE,
      representative_id_number: HOSTILE.slice(-100),
    },
  });
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

const ids = (): Readonly<Record<string, string>> => ({
  payment_id: data.payments.partly.id,
  payment_link_id: data.links.paid,
  customer_id: data.customerId,
  settlement_id: data.settlements.paid,
  dispute_id: data.disputes.reviewed,
  file_id: data.fileId,
  key_id: data.keys.active,
  endpoint_id: data.endpoints.failing,
  delivery_id: data.deliveries.failed,
  event_id: data.eventId,
  refund_id: data.refundId,
  attempt_id: data.attemptId,
  merchant_id: site.engine.seed.merchant.id,
  agent_id: site.engine.seed.agent.id,
});

test.each([
  ['merchant', '/dashboard', '/dashboard/test'],
  ['operator', '/admin', '/admin'],
] as const)('the %s sees it as written', { timeout: 120_000 }, async (role, panel, start) => {
  const visitor = await panelVisitorOf(browser, {
    viewport: { width: 320, height: 640 },
    userAgent: HOSTILE.replaceAll(/[^ -~]/g, ''),
  });
  const { page } = visitor;
  await visitor.logIn(`${site.url}${panel}`, role === 'merchant' ? site.engine.seed.merchant : site.operator);
  const known = ids();
  const paths = ROUTES[role]
    .filter(({ method, path }) => method === 'GET' && !/lines|export|palette|manifest|icon|state|file_id$/.test(path))
    .filter(({ path }) => [...path.matchAll(/:(\w+)/g)].every(([, name = '']) => name in known));
  let seen = 0;
  for (const route of paths) {
    await page.goto(`${site.url}${start}${pathOf(route, known)}`);
    const found = await findingsOn(page);
    if (found.shows) seen += 1;
    expect({ path: route.path, ...found, faults: await layoutFaultsOf(page) }).toEqual({
      path: route.path,
      intruders: 0,
      turns: 0,
      shows: found.shows,
      faults: [],
    });
  }
  expect(seen).toBeGreaterThan(5);
  await visitor.close();
});

test('a file and a device with such names are shown as written', { timeout: 60_000 }, async () => {
  const shop = await panelVisitorOf(browser, { viewport: { width: 320, height: 640 } });
  const other = await panelVisitorOf(browser, { userAgent: HOSTILE.replaceAll(/[^ -~]/g, '') });
  const operator = await panelVisitorOf(browser, { viewport: { width: 320, height: 640 } });
  await other.logIn(`${site.url}/dashboard`, newcomer);
  await shop.logIn(`${site.url}/dashboard`, newcomer);
  await operator.logIn(`${site.url}/admin`, site.operator);
  await shop.page.goto(`${site.url}/dashboard/test/account/security`);
  const device = await shop.page.locator('main td a[href*="/devices/"][aria-label*="onerror"]').getAttribute('href');
  for (const [{ page }, path] of [
    [shop, '/dashboard/test/account/kyc'],
    [shop, '/dashboard/test/account/security'],
    [shop, device ?? ''],
    [shop, '/dashboard/test/activity'],
    [operator, '/admin/merchants'],
    [operator, `/admin/merchants/${newcomer.id}`],
    [operator, `/admin/merchants/${newcomer.id}/suspend`],
    [operator, '/admin/audit-log'],
  ] as const) {
    await page.goto(`${site.url}${path}`);
    expect({ path, ...(await findingsOn(page)), faults: await layoutFaultsOf(page) }).toEqual({
      path,
      intruders: 0,
      turns: 0,
      shows: true,
      faults: [],
    });
  }
  for (const visitor of [shop, other, operator]) await visitor.close();
});

/** Injected elements, reversed text, and whether the text is readable. */
async function findingsOn(
  page: Page,
): Promise<{ readonly intruders: number; readonly turns: number; readonly shows: boolean }> {
  return page.evaluate(`(() => ({
    intruders: document.querySelectorAll('img[src="x"], main script, [onerror]').length,
    turns: ((document.title + document.body.innerText).match(/[\\u202a-\\u202e\\u2066-\\u2069]/g) ?? []).length,
    shows: document.body.innerText.includes('onerror=alert(1)'),
  }))()`);
}
