import { createTestGateway } from '@mitako/testing';
import { createServer } from 'mitako';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectChromium } from '../support/chromium.ts';
import { axeFaultsOf, injectAxe } from './axe.ts';

let browser: Browser;
let origin: string;
let testKey: string;
let close: () => Promise<void>;
beforeAll(async () => {
  const { gateway, seed, close: closeGateway } = await createTestGateway({ publicUrl: 'http://localhost' });
  testKey = seed.merchant.testKey;
  const server = createServer({ gateway });
  origin = await server.listen({ port: 0 });
  close = async () => {
    await server.close();
    await closeGateway();
  };
  browser = await connectChromium();
});
afterAll(async () => {
  await browser.close();
  await close();
});

test.each(['light', 'dark'] as const)('the reference is readable at every width (%s)', async (colorScheme) => {
  for (const width of [320, 1280]) {
    const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme });
    const page = await context.newPage();
    const problems = watched(page);
    for (const path of ['/docs?lang=fr', '/docs/payments?lang=fr', '/docs/errors?lang=en']) {
      await page.goto(origin + path);
      await injectAxe(page);
      const wide = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
      expect([path, width, wide, await axeFaultsOf(page)]).toEqual([path, width, 0, []]);
    }
    expect(problems).toEqual([]);
    await context.close();
  }
});

test.each(['fr', 'en'])('on a phone the bar is one row (%s)', async (language) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await page.goto(`${origin}/docs?lang=${language}`);
  expect((await page.locator('.bar').boundingBox())?.height).toBeLessThan(70);
  await context.close();
});

test('without a script the menu opens and leads to an operation', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${origin}/docs?lang=fr`);
  await page.getByText('Remboursements', { exact: true }).click();
  await page.getByRole('link', { name: 'Refund a payment' }).click();
  await page.getByRole('heading', { name: 'Remboursements' }).waitFor();
  expect(new URL(page.url()).hash).toBe('#createRefund');
  await context.close();
});

test('a script finds operations in the menu, and the menu leads to them', async () => {
  const page = await browser.newPage();
  const problems = watched(page);
  await page.goto(`${origin}/docs?lang=en`);
  await page.getByLabel('Find an operation').fill('refund pay');
  const found = page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: /refund/i });
  expect(await found.filter({ visible: true }).allTextContents()).toEqual(['POSTRefund a payment']);
  await found.filter({ visible: true }).click();
  await page.getByRole('heading', { name: 'Refund a payment' }).waitFor();
  expect(new URL(page.url()).hash).toBe('#createRefund');
  expect(problems).toEqual([]);
  await page.close();
});

test('an operation is tried with a key of test mode, which is kept nowhere, and with no other', async () => {
  const page = await browser.newPage();
  const problems = watched(page);
  await page.goto(`${origin}/docs/payments?lang=fr`);
  const create = page.locator('#createPayment');
  await create.getByText('Essayer', { exact: true }).click();
  const answer = create.getByRole('status');
  const key = create.getByLabel('Clé de test');
  await key.fill('svc_live_00000000000000000000');
  await create.getByRole('button', { name: 'Envoyer la requête' }).click();
  expect(await answer.innerText()).toBe('Seules les clés du mode test partent d’ici\u00a0: svc_test_….');
  await key.fill(testKey);
  await create.getByLabel('Corps').fill('{"amount": 2500, "currency": "XAF"}');
  await create.getByRole('button', { name: 'Envoyer la requête' }).click();
  await answer.getByText('201').waitFor();
  expect(await answer.innerText()).toContain('"amount": 2500');
  await page.setViewportSize({ width: 320, height: 740 });
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
  // Typed once, it stands in the other forms of this page, until it is left.
  await page.locator('#listPayments').getByText('Essayer', { exact: true }).click();
  await page.locator('#listPayments').getByLabel('Chemin').fill('/gateway/payments?limit=1');
  await page.locator('#listPayments').getByRole('button').click();
  await page.locator('#listPayments').getByRole('status').getByText('200').waitFor();
  expect(await page.evaluate('[localStorage.length, sessionStorage.length, document.cookie]')).toEqual([0, 0, '']);
  expect(problems).toEqual([]);
  await page.close();
});

/** What the page's policy or its script complain of, and what it loads from elsewhere. */
function watched(page: Page): readonly string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('request', (request) => {
    if (!request.url().startsWith('data:') && !request.url().startsWith(origin)) problems.push(request.url());
  });
  return problems;
}
