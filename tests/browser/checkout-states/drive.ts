import type { Payment } from '@mitako/contract/names';
import type { Page } from 'playwright-core';
import { vi } from 'vitest';
import { submit } from '../checkout-customer.ts';
import type { CheckoutSite } from '../checkout-site.ts';
import { askApi } from '../dashboard-data.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const PASSWORD = 'correct horse battery';
export const PIN = '4826';
/** Of a shop without a return URL. */
export const NO_SHOP = { return_url: undefined, cancel_url: undefined };

/** Submits the page's form without browser validation, so that our own validation is tested. */
export async function submitUnchecked(page: Page): Promise<void> {
  await page.evaluate(`document.querySelector('main form:has(button.button)').noValidate = true`);
  await submit(page);
}

/** Logs in up to the PIN page; sets a PIN first if there is none. */
export async function logIn(page: Page, checkoutUrl: string, email: string, password = PASSWORD): Promise<void> {
  await page.goto(`${checkoutUrl}/login`);
  await page.locator('#email').fill(email);
  await page.locator('#password').fill(password);
  await submit(page);
}

export async function enterPin(page: Page, pin: string = PIN): Promise<void> {
  await page.locator('#pin').fill(pin);
  await submit(page);
}

/** Waits for an effect of a script. Playwright's own method evaluates a string in the page, which its CSP forbids. */
export async function until(page: Page, expression: string): Promise<void> {
  await vi.waitUntil(() => page.evaluate(expression), { timeout: 30_000 });
}

/** A user with a wallet; returns the access token. */
export async function register(
  { engine }: CheckoutSite,
  email: string,
  options: { readonly pin?: string | null } = {},
): Promise<string> {
  const body = { email, password: PASSWORD, name: 'Awa Ndiaye' };
  const answer = await engine.request<{ data: { access_token: string } }>('POST', '/auth/user/register', { body });
  const bearer = answer.body.data.access_token;
  const { pin = PIN } = options;
  if (pin !== null) await engine.request('PUT', '/auth/user/me/pin', { bearer, body: { password: PASSWORD, pin } });
  return bearer;
}

/** What the operator does with a user. */
export async function freeze({ engine }: CheckoutSite, email: string): Promise<void> {
  const { operatorKey: bearer } = engine.seed;
  const { results } = await askApi<{ results: readonly { readonly id: string; readonly kind: string }[] }>(
    engine,
    'GET',
    `/admin/search?q=${email}`,
    { bearer },
  );
  const id = results.find(({ kind }) => kind === 'user')?.id;
  await askApi(engine, 'POST', `/admin/users/${id}/freeze`, { bearer, body: { reason: 'Signalement du 28 novembre' } });
}

/** Wrong PINs from another device. */
export async function guessPin(site: CheckoutSite, token: string, times: number): Promise<void> {
  for (let count = 0; count < times; count += 1) await payElsewhere(site, token, '9753');
}

/** Another payment from the wallet, on another device. */
export async function payElsewhere(
  { engine, createPayment }: CheckoutSite,
  bearer: string,
  pin: string,
): Promise<void> {
  const path = `/gateway/checkout/${slugIn(await createPayment())}/pay`;
  await engine.request('POST', path, { bearer, body: { method: 'wallet', pin } });
}

/** Puts test money into a wallet, at the agent. */
export async function cashIn({ engine }: CheckoutSite, email: string, amount: number): Promise<void> {
  const { agent } = engine.seed;
  const bearer = await engine.login(agent.email, { role: 'agent', password: agent.password });
  const asAgent = <Data>(path: string, body: object): Promise<Data> =>
    askApi(engine, 'POST', `/agent/cash-in${path}?mode=test`, { bearer, body });
  const { holders } = await asAgent<{ holders: readonly { user_id: string }[] }>('/lookup', { user: email });
  await asAgent('', { user_id: holders[0]?.user_id, amount, pin: agent.pin });
}

/** The payment behind a checkout, as its merchant sees it. */
export async function paymentAt(
  { engine }: CheckoutSite,
  checkoutUrl: string,
): Promise<Pick<Payment, 'id' | 'slug' | 'status' | 'attempts_count'>> {
  const answer = await engine.request<{ data: { payments: readonly Payment[] } }>(
    'GET',
    '/gateway/payments?limit=100',
    { bearer: engine.seed.merchant.testKey },
  );
  const payment = answer.body.data.payments.find(({ slug }) => slug === slugIn(checkoutUrl));
  if (payment === undefined) throw new Error(`no payment at ${checkoutUrl}`);
  return payment;
}

/** Enters a number, and submits the form. */
export async function chargePhone(page: Page, checkoutUrl: string, phone: string): Promise<void> {
  await page.goto(checkoutUrl);
  await page.locator('#phone').fill(phone);
  await submit(page);
}

function slugIn(checkoutUrl: string): string {
  return checkoutUrl.slice(checkoutUrl.lastIndexOf('/') + 1);
}
