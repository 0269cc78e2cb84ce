import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectChromium } from '../support/chromium.ts';
import { fillShop, type ShopData } from './dashboard-data.ts';
import { startPanelSite, type PanelSite } from './dashboard-site.ts';
import { panelVisitorOf } from './dashboard-visitor.ts';
import { takePicture } from './pictures.ts';

const PHONE = { width: 360, height: 640 };
const WIDE = { width: 1920, height: 1000 };

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

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

async function boxOf(page: Page, selector: string): Promise<Box> {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`${selector} is not shown`);
  return box;
}

test.each(['fr', 'en'] as const)('on a phone the first payment is visible without scrolling (%s)', async (locale) => {
  const visitor = await panelVisitorOf(browser, { viewport: PHONE, locale: `${locale}-CM` });
  await visitor.logIn(`${site.url}/dashboard`, site.engine.seed.merchant);
  const { page } = visitor;
  await page.goto(`${site.url}/dashboard/test/payments`);
  await takePicture(page, `phone/payments-${locale}-360`);
  const [header, tabs, row] = [await boxOf(page, 'header'), await boxOf(page, '.tabs'), await boxOf(page, 'tbody tr')];
  expect(header.height).toBeLessThanOrEqual(60);
  expect(tabs.y + tabs.height).toBe(PHONE.height);
  expect(row.y + row.height).toBeLessThanOrEqual(tabs.y);
  await visitor.close();
});

test('on a phone an amount stays on one line, beside its name or below it', async () => {
  const operator = await panelVisitorOf(browser, { viewport: PHONE });
  await operator.logIn(`${site.url}/admin`, site.operator);
  await operator.page.goto(`${site.url}/admin/merchants/${site.engine.seed.merchant.id}`);
  const amounts = operator.page.locator('.figures dd');
  expect(await amounts.count()).toBeGreaterThan(2);
  const lines = await amounts.evaluateAll((all) =>
    all.map((each) => {
      const range = each.ownerDocument.createRange();
      // Of an amount that leads to its rows, the text alone: the link has a rectangle of its own.
      range.selectNodeContents(each.querySelector('a') ?? each);
      return range.getClientRects().length;
    }),
  );
  expect(new Set(lines)).toEqual(new Set([1]));
  await operator.close();
});

test.each([
  ['with', true],
  ['without', false],
] as const)('the bar of a phone opens every section, %s JavaScript', async (_, javaScriptEnabled) => {
  const visitor = await panelVisitorOf(browser, { viewport: PHONE, javaScriptEnabled });
  await visitor.logIn(`${site.url}/dashboard`, site.engine.seed.merchant);
  const { page } = visitor;
  const tabs = page.locator('.tabs');
  await tabs.getByRole('link', { name: 'Solde' }).first().click();
  expect(await visitor.heading()).toBe('Solde');
  await tabs.getByText('Plus', { exact: true }).click();
  await takePicture(page, `phone/more-${javaScriptEnabled ? 'js' : 'nojs'}-360`);
  const more = page.locator('.sheet').getByRole('link', { name: 'Sécurité' });
  await more.click();
  expect(await visitor.heading()).toBe('Sécurité');
  await tabs.getByText('Plus', { exact: true }).click();
  await page.locator('.sheet').getByRole('button', { name: 'Se déconnecter' }).click();
  expect(page.url()).toContain('/login');
  await visitor.close();
});

test('on a phone no button breaks a word, and nothing shows between the menu and the bar', async () => {
  const visitor = await panelVisitorOf(browser, { viewport: PHONE });
  await visitor.logIn(`${site.url}/dashboard`, site.engine.seed.merchant);
  const { page } = visitor;
  await page.goto(`${site.url}/dashboard/test/webhooks/${data.endpoints.good}`);
  const lines = await page.evaluate(`(() => {
    const range = document.createRange();
    range.selectNodeContents(document.querySelector('.heading a.button'));
    return [range.toString(), range.getClientRects().length];
  })()`);
  expect(lines).toEqual(['Modifier', 1]);
  await page.locator('.tabs').getByText('Plus', { exact: true }).click();
  const [sheet, tabs] = [await boxOf(page, '.sheet'), await boxOf(page, '.tabs')];
  expect(sheet.y).toBeGreaterThan(0);
  // The line above the bar belongs to both.
  expect(Math.abs(sheet.y + sheet.height - tabs.y)).toBeLessThanOrEqual(1);
  await visitor.close();
});

test('on a wide screen the header is as wide as the content', async () => {
  const visitor = await panelVisitorOf(browser, { viewport: WIDE });
  await visitor.logIn(`${site.url}/dashboard`, site.engine.seed.merchant);
  const { page } = visitor;
  await page.goto(`${site.url}/dashboard/test/payments`);
  await takePicture(page, 'phone/payments-fr-1920');
  const [brand, menu, who, main] = [
    await boxOf(page, '.brand'),
    await boxOf(page, '.menu'),
    await boxOf(page, '.bar .who'),
    await boxOf(page, '.heading'),
  ];
  expect(Math.abs(brand.x - menu.x)).toBeLessThanOrEqual(1);
  expect(Math.abs(who.x + who.width - main.x - main.width)).toBeLessThanOrEqual(1);
  await visitor.close();
});

test.each(['light', 'dark'] as const)(
  'the operator’s panel is not taken for a merchant’s (%s)',
  async (colorScheme) => {
    const ground = (page: Page): Promise<unknown> =>
      page.evaluate(`getComputedStyle(document.querySelector('header')).backgroundColor`);
    const merchant = await panelVisitorOf(browser, { viewport: PHONE, colorScheme });
    await merchant.logIn(`${site.url}/dashboard`, site.engine.seed.merchant);
    const operator = await panelVisitorOf(browser, { viewport: PHONE, colorScheme });
    await operator.logIn(`${site.url}/admin`, site.operator);
    await takePicture(operator.page, `phone/operator-${colorScheme}-360`);
    expect(await ground(operator.page)).not.toBe(await ground(merchant.page));
    expect(await operator.page.locator('header').innerText()).toContain('Administration');
    await merchant.close();
    await operator.close();
  },
);
