// The verification of a wallet's number, before its first live payment.
import type { Browser } from 'playwright-core';
import { captureMessages } from '@mitako/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectChromium } from '../support/chromium.ts';
import { startCheckoutSite, type CheckoutSite } from './checkout-site.ts';
import { takePicture } from './pictures.ts';

const PHONE = '+237677123456';
const messages = captureMessages();
let site: CheckoutSite;
let browser: Browser;

beforeAll(async () => {
  browser = await connectChromium();
  site = await startCheckoutSite({
    gateway: { messages: { mailer: messages.mailer, sms: messages.sms } },
  });
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

test('a customer verifies the number by a code, without JavaScript, and goes on to pay', async () => {
  const { engine } = site;
  const body = { email: 'awa@example.cm', password: 'a good password', name: 'Awa' };
  const registered = await engine.request<{ data: { access_token: string } }>('POST', '/auth/user/register', { body });
  const set = { password: body.password, pin: '5829' };
  await engine.request('PUT', '/auth/user/me/pin', { bearer: registered.body.data.access_token, body: set });
  const checkout = await site.createPayment({ livemode: true });
  const context = await browser.newContext({
    javaScriptEnabled: false,
    locale: 'fr-CM',
    viewport: { width: 360, height: 720 },
  });
  const page = await context.newPage();
  await page.goto(`${checkout}/login`);
  expect(await page.getAttribute('a[href*="/account/forgotten"]', 'href')).toContain('role=user');
  await page.fill('[name=email]', body.email);
  await page.fill('[name=password]', body.password);
  await page.click('main form .button');
  await page.goto(`${checkout}/wallet`);
  expect(page.url()).toBe(`${checkout}/phone`);
  await takePicture(page, 'checkout/phone-360');
  await page.fill('[name=phone]', '6 77 12 34 56');
  await page.fill('[name=password]', 'wrong');
  await page.click('main form .button');
  expect(await page.textContent('main')).toContain('Mot de passe incorrect');
  await page.fill('[name=phone]', '6 77 12 34 56');
  await page.fill('[name=password]', body.password);
  await page.click('main form .button');
  expect(page.url()).toContain('/phone?sent=lnk_');
  await takePicture(page, 'checkout/phone-code-360');
  await page.fill('[name=code]', '000000');
  await page.click('main form .button');
  expect(await page.textContent('main')).toContain('Ce code n’est pas le bon');
  await engine.gateway.runDue();
  const [code = ''] = /\d{6}/.exec(messages.texts(PHONE)[0]?.text ?? '') ?? [];
  await page.fill('[name=code]', code);
  await page.click('main form .button');
  expect(page.url()).toBe(`${checkout}/wallet`);
  await context.close();
});
