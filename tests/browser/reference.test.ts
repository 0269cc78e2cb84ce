import { createTestGateway } from '@mitako/testing';
import { createServer } from 'mitako';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectChromium } from '../support/chromium.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await connectChromium();
});
afterAll(() => browser.close());

test('the reference shows the API without anything from elsewhere, and tries it with a test key', async () => {
  const api = await createTestGateway({ publicUrl: 'http://localhost' });
  const server = createServer({ gateway: api.gateway });
  const origin = await server.listen({ port: 0 });
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(origin)) problems.push(request.url());
  });

  await page.goto(`${origin}/docs`);
  await page.getByRole('heading', { name: 'Create a payment' }).first().waitFor();
  const send = async (key: string): Promise<void> => {
    await page.goto('about:blank');
    await page.goto(`${origin}/docs`);
    await page.getByPlaceholder('Token').first().fill(key);
    await page.getByRole('link', { name: 'List payment intents' }).first().click();
    await page.getByRole('button', { name: '(get /gateway/payments)' }).click();
    await page.getByRole('button', { name: 'Send get request' }).click();
  };
  const answered = page.waitForResponse((response) => response.url().includes('/api/v1/gateway/payments'));
  await send(api.seed.merchant.testKey);
  expect((await answered).status()).toBe(200);
  expect(problems).toEqual([]);

  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  const warned = page.waitForEvent('dialog').then(async (dialog) => {
    await dialog.accept();
    return dialog.message();
  });
  await send(api.seed.merchant.liveKey);
  expect(await warned).toContain('This is a live key.');
  expect(asked.filter((url) => url.includes('/gateway/payments'))).toEqual([]);
  await page.close();
  await server.close();
  await api.close();
});
