// Getting back in by mail, and the other pages behind links, without JavaScript.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectChromium } from '../support/chromium.ts';
import { startPanelSite, type PanelSite } from './dashboard-site.ts';

let site: PanelSite;
let browser: Browser;
const NEW = 'seven grey herons';

beforeAll(async () => {
  browser = await connectChromium();
  site = await startPanelSite();
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

async function open(path: string): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'fr-CM' });
  const page = await context.newPage();
  await page.goto(site.url + path);
  return page;
}

async function linkTo(email: string): Promise<string> {
  await site.engine.gateway.runDue();
  return site.engine.messages.link(email);
}

test('an operator who forgot the password gets back in, and the link leaves no trace in the address', async () => {
  const { email } = site.operator;
  const page = await open('/admin/login');
  await page.click('a[href*="/account/forgotten"]');
  await page.fill('[name=email]', email);
  await page.click('main form button');
  await page.waitForURL('**/account/forgotten?role=operator&done=sent');
  expect(await page.textContent('main')).toContain('valable 30 minutes');
  const link = await linkTo(email);
  await page.goto(link);
  expect(page.url()).toBe(`${site.url}/account/password`);
  await page.fill('[name=new_password]', 'short');
  await page.click('main form button');
  expect(await page.textContent('main')).toContain('12 à 128 caractères');
  await page.fill('[name=new_password]', NEW);
  await page.click('main form button');
  await page.waitForURL('**/account/done?done=password&role=operator');
  await page.click('main a.button');
  await page.fill('[name=email]', email);
  await page.fill('[name=password]', NEW);
  await page.click('main form button');
  await page.waitForURL('**/admin');

  await page.goto(link);
  await page.fill('[name=new_password]', 'nine more grey herons');
  await page.click('main form button');
  expect(await page.textContent('main')).toContain('Ce lien n’est plus valable');
});

test('an address that nobody has gets the same page', async () => {
  const page = await open('/account/forgotten?role=agent');
  await page.fill('[name=email]', 'nobody@example.cm');
  await page.click('main form button');
  await page.waitForURL('**/account/forgotten?role=agent&done=sent');
  expect(await page.textContent('main')).toContain('Si un compte a cette adresse');
});

test('a change of address is confirmed at both ends', async () => {
  const { engine } = site;
  const { email, password } = engine.seed.merchant;
  const page = await open('/dashboard/login');
  await page.fill('[name=email]', email);
  await page.fill('[name=password]', password);
  await page.click('main form button');
  await page.goto(`${site.url}/dashboard/test/account/security/email`);
  await page.fill('[name=email]', 'new@example.cm');
  await page.click('main form button.button');
  await page.waitForURL('**/account/security?done=changing');
  for (const [to, done] of [
    ['new@example.cm', 'confirmed'],
    [email, 'changed'],
  ] as const) {
    await page.goto(await linkTo(to));
    await page.click('main form button');
    await page.waitForURL(`**/account/done?done=${done}&role=merchant`);
  }
  expect(await engine.login('new@example.cm', { role: 'merchant', password })).toBeTruthy();
});

test('an account verifies its address', async () => {
  const body = { email: 'awa@example.cm', password: 'a good password', name: 'Awa' };
  await site.engine.request('POST', '/auth/merchant/register', { body });
  const page = await open('/dashboard/login');
  await page.goto(await linkTo(body.email));
  await page.click('main form button');
  await page.waitForURL('**/account/done?done=verified&role=merchant');
  await page.goto(`${site.url}/account/email`);
  expect(await page.textContent('main')).toContain('Ce lien n’est plus valable');
});

test('a merchant signs up by a mailed link, which opens the account on the page of its form', async () => {
  const own = await startPanelSite({ signUp: 'verified' });
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'fr-CM' });
  const page = await context.newPage();
  await page.goto(own.url);
  await page.getByRole('link', { name: 'Créer un compte commerçant' }).click();
  await page.fill('[name=email]', 'chez@awa.example');
  await page.click('main form button');
  await page.waitForURL('**/account/sign-up?role=merchant&done=sent');
  await own.engine.gateway.runDue();
  const link = own.engine.messages.link('chez@awa.example');
  await page.goto(link);
  expect(page.url()).toBe(`${own.url}/dashboard/sign-up`);
  await page.fill('[name=name]', 'Chez Awa');
  await page.fill('[name=password]', 'short');
  await page.click('main form button');
  expect(await page.textContent('main')).toContain('12 à 128 caractères');
  await page.fill('[name=password]', NEW);
  await page.click('main form button');
  await page.waitForURL('**/dashboard/test');
  expect(await page.textContent('body')).toContain('Chez Awa');
  await context.close();
  await own.close();
});
