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
  const list = { link: 'List payment intents', path: 'get /gateway/payments', button: 'Send get request' };
  const send = async (key: string, { link, path, button } = list): Promise<void> => {
    await page.keyboard.press('Escape');
    await page.getByPlaceholder('Token').first().fill(key);
    await page.getByRole('link', { name: link }).first().click();
    await page.getByRole('button', { name: `(${path})` }).click();
    await page.getByRole('button', { name: button }).click();
  };
  const answered = page.waitForResponse((response) => response.url().includes('/api/v1/gateway/payments'));
  await send(api.seed.merchant.testKey);
  expect((await answered).status()).toBe(200);
  expect(problems).toEqual([]);

  // A test key writes; live keys do nothing, and no other credential writes.
  const create = { link: 'Create a payment intent', path: 'post /gateway/payments', button: 'Send post request' };
  const created = page.waitForResponse((response) => response.request().method() === 'POST');
  await send(api.seed.merchant.testKey, create);
  expect((await created).status()).toBe(201);

  const asked: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('.json') && request.url().includes('/api/v1/')) asked.push(request.method());
  });
  const refused = async (key: string, operation?: typeof create): Promise<string> => {
    const warned = page.waitForEvent('dialog').then(async (dialog) => {
      await dialog.accept();
      return dialog.message();
    });
    await send(key, operation);
    return warned;
  };
  expect(await refused(api.seed.merchant.liveKey)).toContain('This is a live key.');
  expect(await refused(api.seed.operatorKey, create)).toContain('This request changes something.');
  expect(await refused('eyJhbGciOiJFZERTQSJ9.e30.c2ln', create)).toContain('This request changes something.');
  expect(await refused('', create)).toContain('This request changes something.');
  expect(asked).toEqual([]);
  await page.close();
  await server.close();
  await api.close();
});
