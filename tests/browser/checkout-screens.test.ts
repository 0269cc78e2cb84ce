// One payment on several screens: the app, a second tab, another phone, and a page that resumes from sleep.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { customerOf, submit, type Customer } from './checkout-customer.ts';
import { openWorld } from './checkout-world.ts';
import { WITH_AND_WITHOUT_SCRIPT, WITH_SCRIPT_AT_LEAST } from './script-variants.ts';

/** How often a page without JavaScript loads itself again. */
const REFRESH_MS = 10_000;

const world = openWorld();

describe.each(WITH_AND_WITHOUT_SCRIPT)('%s', (_, javaScriptEnabled) => {
  const arrive = (): Promise<Customer> => customerOf(world.browser, { javaScriptEnabled });

  test('the page with the code updates on its own when the app has paid, in a second tab too', async () => {
    // On a wide screen with a mouse: there the code leads to the phone.
    const customer = await customerOf(world.browser, { javaScriptEnabled, viewport: { width: 1280, height: 800 } });
    const { page } = customer;
    const url = await world.site.createPayment();
    await page.goto(url);
    await page.locator('a[href$="/app"]').click();
    expect(await page.getByRole('img', { name: 'Code QR qui ouvre ce paiement' }).isVisible()).toBe(true);
    expect(await page.locator('#address').inputValue()).toBe(url);
    const second = await page.context().newPage();
    await second.goto(`${url}/app`);

    await payInApp(url);
    await Promise.all([page, second].map((tab) => tab.waitForURL('**/result', { timeout: 3 * REFRESH_MS })));
    expect(await customer.heading()).toBe('C’est payé');
    await page.getByRole('link', { name: 'Retourner à la boutique' }).click();
    await page.waitForURL('**/shop/paid**');
    await customer.close();
  });

  test('a second tab shows the attempt in progress instead of a second button', async () => {
    const customer = await arrive();
    const url = await world.site.createPayment();
    const second = await customer.page.context().newPage();
    await second.goto(url);
    await customer.payByMobileMoney(url, '653456129');

    if (javaScriptEnabled) {
      await seeAgain(second);
      await second.waitForURL('**/wait');
    } else {
      await second.locator('#phone').fill('653456789');
      await submit(second);
    }
    expect(second.url()).toBe(`${url}/wait`);
    expect(await second.locator('h1').innerText()).toBe('Confirmez sur votre téléphone');
    await second.goto(url);
    expect(second.url()).toBe(`${url}/wait`);
    await customer.close();
  });

  test('a provider that does not match the number is confirmed once', async () => {
    const customer = await arrive();
    const { page } = customer;
    const url = await world.site.createPayment();
    await page.goto(url);
    await page.locator('#phone').fill('620456789');
    await submit(page);
    await page.locator('#phone').fill('653456789');
    await page.getByRole('radio', { name: 'Orange Money' }).check();
    await submit(page);
    expect(await page.locator('.error').innerText()).toContain('numéro MTN MoMo');
    await submit(page);
    expect(page.url()).toBe(`${url}/wait`);
    expect(await page.locator('main').innerText()).toContain('#150#');
    await customer.close();
  });

  test('a provider that was not chosen is derived from the number', async () => {
    const customer = await arrive();
    const { page } = customer;
    const url = await world.site.createPayment();
    await page.goto(url);
    await page.locator('#phone').fill('6 93 45 67 89');
    await submit(page);
    expect(page.url()).toBe(`${url}/wait`);
    expect(await page.locator('main').innerText()).toContain('#150#');
    await customer.close();
  });
});

describe.each(WITH_SCRIPT_AT_LEAST)('%s', (_, javaScriptEnabled) => {
  const arrive = (): Promise<Customer> => customerOf(world.browser, { javaScriptEnabled });

  test('a second tab of a paid payment shows it, and offers no payment', async () => {
    const customer = await arrive();
    const url = await world.site.createPayment();
    await customer.payFromWallet(url, 'success@sandbox.test');
    const second = await customer.page.context().newPage();
    for (const path of ['', '/wallet', '/mobile-money', '/app', '/cancel']) {
      await second.goto(`${url}${path}`);
      expect(await second.locator('h1').innerText()).toMatch(/^(Déjà payé|C’est payé)$/);
      expect(await second.locator('form').count()).toBe(0);
    }
    await customer.close();
  });

  test('another visitor with the link sees that it is paid, but not by whom', async () => {
    const customer = await arrive();
    const url = await world.site.createPayment();
    await customer.payByMobileMoney(url, '653456789');
    await world.site.engine.advance(60_000);
    const other = await arrive();
    await other.page.goto(url);
    expect(await other.heading()).toBe('Déjà payé');
    expect(await other.page.locator('main').innerText()).not.toMatch(/789|MTN/);
    await other.close();
    await customer.close();
  });
});

test('a page left open until the payment expires shows it on its own', async () => {
  const customer = await customerOf(world.browser);
  const { page } = customer;
  await page.clock.install();
  const url = await world.site.createPayment({ expires_in: 300 });
  await page.goto(url);
  await world.site.engine.advance(300_000);
  await page.clock.fastForward(301_000);
  await page.waitForURL('**/result');
  expect(await customer.heading()).toBe('Paiement expiré');
  await customer.close();
});

test('a lost connection is reported while the page waits, and the page continues when it is back', async () => {
  const customer = await customerOf(world.browser);
  const { page } = customer;
  await customer.payByMobileMoney(await world.site.createPayment(), '653456789');
  await page.context().setOffline(true);
  await page.getByText('Connexion interrompue').waitFor();
  await world.site.engine.advance(60_000);
  await page.context().setOffline(false);
  await page.waitForURL('**/result');
  expect(await customer.heading()).toBe('C’est payé');
  expect(customer.complaints.every((complaint) => complaint.includes('/status'))).toBe(true);
  await page.context().close();
});

/** The wallet app on another phone, through the API. */
async function payInApp(url: string): Promise<void> {
  const bearer = await world.site.engine.login('success@sandbox.test');
  const { status } = await world.site.engine.request('POST', `/gateway${new URL(url).pathname}/pay`, {
    bearer,
    body: { method: 'wallet', pin: '1234' },
  });
  expect(status).toBe(200);
}

/** Simulates the return to a tab, because a headless browser hides none. */
async function seeAgain(page: Page): Promise<void> {
  await page.evaluate(`document.dispatchEvent(new Event('visibilitychange'))`);
}
