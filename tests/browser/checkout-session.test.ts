import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { customerOf, submit, type Customer } from './checkout-customer.ts';
import { openWorld } from './checkout-world.ts';
import { WITH_SCRIPT_AT_LEAST } from './script-variants.ts';

const EXPIRED_MS = 16 * 60 * 1000;

const world = openWorld();

test('on localhost the session cookies belong to this host alone, over plain http too', async () => {
  const { customer } = await loggedIn();
  const cookies = await customer.page.context().cookies();
  const session = cookies.filter(({ name }) => /_(?:access|refresh)$/.test(name));
  expect(session.map(({ name }) => name).toSorted()).toEqual(['__Host-mitako_access', '__Host-mitako_refresh']);
  for (const cookie of session) {
    expect(cookie).toMatchObject({ path: '/', httpOnly: true, secure: true, sameSite: 'Lax', expires: -1 });
  }
  expect(await customer.page.evaluate('document.cookie')).toBe('');
  await customer.close();
});

describe.each(WITH_SCRIPT_AT_LEAST)('%s', (_, javaScriptEnabled) => {
  test('a browser that refuses cookies gets one message about it after the login', async () => {
    const customer = await customerOf(world.browser, { javaScriptEnabled });
    // The same server under a URL that is not loopback to the browser, which then rejects Secure cookies.
    const url = (await world.site.createPayment()).replace('127.0.0.1', '0.0.0.0');
    await customer.page.goto(`${url}/wallet`);
    expect(await customer.heading()).toBe('Connectez\u2011vous');
    expect(await customer.page.getByRole('alert').count()).toBe(0);
    await logIn(customer.page);
    expect(await customer.page.getByRole('alert').innerText()).toContain('Votre navigateur refuse les cookies');
    await customer.page.getByRole('link', { name: 'Payer par mobile money' }).click();
    expect(await customer.page.locator('#phone').isVisible()).toBe(true);
    // Chromium logs for each page that it ignores a header at such a URL.
    expect(customer.complaints.filter((complaint) => !complaint.includes('origin was untrustworthy'))).toEqual([]);
    await customer.page.context().close();
  });

  test('two tabs reopened after the token expired both continue', async () => {
    const { customer, url } = await loggedIn(javaScriptEnabled);
    const second = await customer.page.context().newPage();
    await second.goto(`${url}/wallet`);
    await world.site.engine.advance(EXPIRED_MS);
    await Promise.all([customer.page.reload(), second.reload()]);
    for (const tab of [customer.page, second]) expect(await heading(tab)).toBe('Confirmez avec votre code PIN');
    await second.locator('#pin').fill('1234');
    await submit(second);
    expect(await heading(second)).toBe('C’est payé');
    await customer.close();
  });

  test('after a logout in one tab the other one pays nothing and asks for a login', async () => {
    const { customer, url } = await loggedIn(javaScriptEnabled);
    const second = await customer.page.context().newPage();
    await second.goto(`${url}/wallet`);
    await logOut(second);
    await customer.page.locator('#pin').fill('1234');
    await submit(customer.page);
    expect(await customer.heading()).toBe('Connectez\u2011vous');
    await customer.close();
  });

  test('after a change of account in one tab the other one shows it before payment', async () => {
    const { customer, url } = await loggedIn(javaScriptEnabled);
    const second = await customer.page.context().newPage();
    await second.goto(`${url}/login`);
    await logIn(second, 'refund@sandbox.test');
    await customer.page.locator('#pin').fill('1234');
    await submit(customer.page);
    expect(await customer.page.getByRole('alert').innerText()).toContain('Un autre compte est maintenant connecté');
    await customer.close();
  });

  test('a device revoked during checkout pays nothing and asks for a login', async () => {
    const { customer } = await loggedIn(javaScriptEnabled);
    await revokeDevices('success@sandbox.test');
    await customer.page.locator('#pin').fill('1234');
    await submit(customer.page);
    expect(await customer.heading()).toBe('Connectez\u2011vous');
    await customer.close();
  });

  test('the back button after a logout shows nothing of the account', async () => {
    const { customer } = await loggedIn(javaScriptEnabled);
    await logOut(customer.page);
    await customer.page.goBack();
    await customer.page.waitForLoadState();
    expect(await customer.heading()).toBe('Connectez\u2011vous');
    await customer.close();
  });
});

/** A customer who has just logged in, on the PIN page. */
async function loggedIn(javaScriptEnabled = true): Promise<{ readonly customer: Customer; readonly url: string }> {
  const customer = await customerOf(world.browser, { javaScriptEnabled });
  const url = await world.site.createPayment();
  await customer.page.goto(`${url}/wallet`);
  await logIn(customer.page);
  expect(await customer.heading()).toBe('Confirmez avec votre code PIN');
  return { customer, url };
}

async function logIn(page: Page, email = 'success@sandbox.test'): Promise<void> {
  await page.locator('#email').fill(email);
  await page.locator('#password').fill('sandbox-password');
  await submit(page);
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Changer de compte' }).click();
  await page.waitForURL('**/login');
}

async function heading(page: Page): Promise<string> {
  return (await page.locator('h1').innerText()).replace(/\s/g, ' ');
}

async function revokeDevices(email: string): Promise<void> {
  const bearer = await world.site.engine.login(email);
  const { body } = await world.site.engine.request<{ data: { devices: { id: string; current: boolean }[] } }>(
    'GET',
    '/auth/user/me/devices',
    { bearer },
  );
  for (const { id } of body.data.devices.filter(({ current }) => !current)) {
    const { status } = await world.site.engine.request('DELETE', `/auth/user/me/devices/${id}`, { bearer });
    expect(status).toBe(200);
  }
}
