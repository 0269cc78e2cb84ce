// The receipt by mail, as a payer asks for it on the page of the result, on a phone.
import { captureMessages } from '@mitako/testing';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectChromium } from '../support/chromium.ts';
import { axeFaultsOf, injectAxe } from './axe.ts';
import { startCheckoutSite, type CheckoutSite } from './checkout-site.ts';
import { takePicture } from './pictures.ts';

const messages = captureMessages();
let site: CheckoutSite;
let browser: Browser;

beforeAll(async () => {
  browser = await connectChromium();
  site = await startCheckoutSite({ gateway: { messages: { mailer: messages.mailer, inTestMode: true } } });
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

async function faultsOf(page: Page): Promise<readonly string[]> {
  await injectAxe(page);
  return axeFaultsOf(page);
}

/** The result of a paid payment. */
async function openResult(locale: string): Promise<Page> {
  const url = await site.createPayment({ amount: locale === 'fr' ? 12_500 : 12_600 });
  const { engine } = site;
  const paid = await engine.request('POST', `/gateway/checkout/${url.split('/').at(-1)}/pay`, {
    bearer: await engine.login('success@sandbox.test'),
    body: { method: 'wallet', pin: '1234' },
  });
  expect(paid.status).toBe(200);
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: `${locale}-CM` });
  const page = await context.newPage();
  await page.goto(`${url}/result?stay=1`);
  return page;
}

test.each([
  {
    locale: 'fr',
    open: 'Recevoir',
    label: 'Adresse e\u2011mail',
    submit: 'Envoyer le reçu',
    sent: 'Le reçu est en route.',
  },
  {
    locale: 'en',
    open: 'Receive',
    label: 'E-mail address',
    submit: 'Send the receipt',
    sent: 'The receipt is on its way.',
  },
])('is asked for, corrected and sent ($locale)', async ({ locale, open, label, submit, sent }) => {
  const page = await openResult(locale);
  await page.getByRole('link', { name: open, exact: true }).click();
  expect(await faultsOf(page)).toEqual([]);
  await takePicture(page, `checkout/receipt-${locale}`);
  // Not by the browser's own check.
  await page.locator('form').evaluate((form) => form.setAttribute('novalidate', ''));
  await page.getByLabel(label).fill('awa');
  await page.getByRole('button', { name: submit }).click();
  await page.locator('[aria-invalid="true"]').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await takePicture(page, `checkout/receipt-wrong-${locale}`);
  await page.getByLabel(label).fill(`${locale}@example.cm`);
  await page.getByRole('button', { name: submit }).click();
  await page.getByText(sent).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await takePicture(page, `checkout/receipt-sent-${locale}`);
  await page.setViewportSize({ width: 1280, height: 800 });
  await takePicture(page, `checkout/receipt-sent-${locale}-1280`);
  await site.engine.gateway.runDue();
  expect(messages.mails(`${locale}@example.cm`).map(({ language }) => language)).toEqual([locale]);
  await page.context().close();
});
