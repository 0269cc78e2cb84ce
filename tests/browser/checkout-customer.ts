import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';

/** A customer at the checkout, in a separate browser context. */
export interface Customer {
  readonly page: Page;
  /** Errors logged by the browser, except statuses of our own error pages. */
  readonly complaints: string[];
  /** Chooses the wallet, and logs in if that is asked for. */
  openWallet(checkoutUrl: string, email: string): Promise<void>;
  /** Pays from the wallet with the PIN; waits for the next page. */
  payFromWallet(checkoutUrl: string, email: string, pin?: string): Promise<void>;
  payByMobileMoney(checkoutUrl: string, phone: string): Promise<void>;
  heading(): Promise<string>;
  close(): Promise<void>;
}

const PHONE_SCREEN = { width: 360, height: 740 };

export async function customerOf(browser: Browser, options: BrowserContextOptions = {}): Promise<Customer> {
  const context = await browser.newContext({ viewport: PHONE_SCREEN, locale: 'fr-CM', ...options });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && !text.startsWith('Failed to load resource')) complaints.push(text);
  });
  page.on('requestfailed', (request) => complaints.push(`${request.url()}: ${request.failure()?.errorText}`));
  page.setDefaultTimeout(10_000);
  const openWallet: Customer['openWallet'] = async (checkoutUrl, email) => {
    await page.goto(checkoutUrl);
    await page.getByRole('link', { name: /Portefeuille Mitako|Mitako wallet/ }).click();
    if (!page.url().endsWith('/login')) return;
    await page.locator('#email').fill(email);
    await page.locator('#password').fill('sandbox-password');
    await submit(page);
  };
  return {
    page,
    complaints,
    openWallet,
    async payFromWallet(checkoutUrl, email, pin = '1234') {
      await openWallet(checkoutUrl, email);
      await page.locator('#pin').fill(pin);
      await submit(page);
    },
    async payByMobileMoney(checkoutUrl, phone) {
      await page.goto(checkoutUrl);
      await page.locator('#phone').fill(phone);
      await submit(page);
    },
    heading: async () => (await page.locator('h1').innerText()).replace(/\s/g, ' '),
    async close() {
      expect(complaints).toEqual([]);
      await context.close();
    },
  };
}

/** Submits the page's form and waits for the next page. */
export async function submit(page: Page): Promise<void> {
  await Promise.all([page.waitForEvent('domcontentloaded'), page.locator('main button.button').click()]);
}
