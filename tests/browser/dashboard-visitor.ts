import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';

/** A visitor of one of the panels, in a separate browser context. */
export interface PanelVisitor {
  readonly page: Page;
  /** Errors logged by the browser, except statuses of our own pages. */
  readonly complaints: string[];
  logIn(panelUrl: string, credentials: { readonly email: string; readonly password: string }): Promise<void>;
  /** Follows a link, by its name. */
  follow(name: string | RegExp): Promise<void>;
  /** Presses a button of the page by its name, and waits for the next page. */
  press(name: string | RegExp): Promise<void>;
  fill(label: string | RegExp, value: string): Promise<void>;
  /** Submits the form of a confirmation page, with the password if required, and expects no error. */
  confirm(password: string): Promise<void>;
  heading(): Promise<string>;
  /** Text of the page, with plain spaces. */
  words(): Promise<string>;
  close(): Promise<void>;
}

export async function panelVisitorOf(browser: Browser, options: BrowserContextOptions = {}): Promise<PanelVisitor> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'fr-CM', ...options });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && !text.startsWith('Failed to load resource')) complaints.push(text);
  });
  page.on('dialog', async (dialog) => {
    complaints.push(`a dialog: ${dialog.message()}`);
    await dialog.dismiss();
  });
  page.setDefaultTimeout(15_000);
  const main = page.locator('main');
  const going = async (act: () => Promise<void>): Promise<void> => {
    await Promise.all([page.waitForEvent('domcontentloaded'), act()]);
  };
  const plain = (text: string): string => text.replaceAll(/\s+/g, ' ');
  return {
    page,
    complaints,
    async logIn(panelUrl, { email, password }) {
      await page.goto(`${panelUrl}/login`);
      await page.locator('#email').fill(email);
      await page.locator('#password').fill(password);
      await going(() => main.locator('button.button').click());
    },
    follow: (name) => going(() => main.getByRole('link', { name }).first().click()),
    press: (name) => going(() => main.getByRole('button', { name }).first().click()),
    fill: (label, value) => main.getByLabel(label).first().fill(value),
    async confirm(password) {
      const field = main.locator('#password');
      if ((await field.count()) > 0) await field.fill(password);
      await going(() => main.locator('form button.button').click());
      expect(await page.locator('.alert, .error').allInnerTexts()).toEqual([]);
    },
    heading: async () => plain(await page.locator('h1').innerText()),
    words: async () => plain(await main.innerText()),
    async close() {
      expect(complaints).toEqual([]);
      await context.close();
    },
  };
}
