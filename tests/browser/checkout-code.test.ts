import { describe, expect, test } from 'vitest';
import { injectAxe } from './axe.ts';
import { customerOf, submit, type Customer } from './checkout-customer.ts';
import { faultsOf } from './checkout-faults.ts';
import { openWorld } from './checkout-world.ts';
import { WITH_AND_WITHOUT_SCRIPT, WITH_SCRIPT_AT_LEAST } from './script-variants.ts';

const ASKED_FOR_A_CODE = '693456049';

const world = openWorld();

describe.each(WITH_AND_WITHOUT_SCRIPT)('%s', (_, javaScriptEnabled) => {
  test('a customer mistypes the code, corrects it, waits, and has paid', async () => {
    const { customer } = await askedForACode(javaScriptEnabled);
    const words = await customer.page.locator('main').innerText();
    expect(words).toContain('#150*4#');
    expect(words).toMatch(/\+237\s6\s\d\d\s\d\d\s\d\d\s49/);
    await type(customer, '654321');
    expect(await customer.page.locator('#code-error').innerText()).toBe('Code incorrect. Il vous reste 2 essais.');
    expect(await customer.page.locator('#code').inputValue()).toBe('');
    await type(customer, '123 456');
    expect(await customer.heading()).toBe('Paiement en cours');
    await world.site.engine.advance(5_000);
    await customer.page.waitForURL('**/result');
    expect(await customer.heading()).toBe('C’est payé');
    await customer.close();
  });
});

describe.each(WITH_SCRIPT_AT_LEAST)('%s', (_, javaScriptEnabled) => {
  test('after the third wrong code the summary shows it, and another payment method works', async () => {
    const { customer, url } = await askedForACode(javaScriptEnabled);
    for (const code of ['111111', '222222', '333333']) await type(customer, code);
    expect(customer.page.url()).toBe(url);
    expect(await customer.page.getByRole('alert').innerText()).toContain('Trop de codes incorrects.');
    await customer.payFromWallet(url, 'success@sandbox.test');
    expect(await customer.heading()).toBe('C’est payé');
    await customer.close();
  });

  test('a customer who returns by the shop’s link is asked for the code again', async () => {
    const { customer, url } = await askedForACode(javaScriptEnabled);
    await customer.page.goto(url);
    expect(customer.page.url()).toBe(`${url}/code`);
    expect(await customer.heading()).toBe('Saisissez le code reçu');
    await customer.close();
  });

  test('the code is no longer requested once the time has ended', async () => {
    const { customer, url } = await askedForACode(javaScriptEnabled);
    world.site.engine.clock.advance(5 * 60_000);
    await type(customer, '123456');
    expect(customer.page.url()).toBe(`${url}/wait`);
    await world.site.engine.advance(60_000);
    await customer.page.waitForURL(url);
    expect(await customer.page.getByRole('alert').innerText()).toContain('n’a pas été confirmé à temps');
    await customer.close();
  });
});

test.each([
  ['fr', 'light', 'Saisissez le code reçu', 'Composez #150*4# pour recevoir votre code par SMS'],
  ['en', 'dark', 'Enter the code you received', 'Dial #150*4# to get your code by SMS'],
] as const)(
  'in %s, %s: says where the code comes from, and is accessible',
  async (locale, colorScheme, title, prompt) => {
    const customer = await customerOf(world.browser, { colorScheme, viewport: { width: 320, height: 640 } });
    const { page } = customer;
    await page.goto(await world.site.createPayment({ locale }));
    await page.locator('#phone').fill(ASKED_FOR_A_CODE);
    await submit(page);
    expect(await customer.heading()).toBe(title);
    expect(await page.locator('main').innerText()).toContain(prompt);
    await injectAxe(page);
    expect(await faultsOf(page)).toEqual([]);
    await page.locator('#code').fill('654321');
    await submit(page);
    await injectAxe(page);
    expect(await faultsOf(page)).toEqual([]);
    await customer.close();
  },
);

async function type(customer: Customer, code: string): Promise<void> {
  await customer.page.locator('#code').fill(code);
  await submit(customer.page);
}

async function askedForACode(
  javaScriptEnabled: boolean,
): Promise<{ readonly customer: Customer; readonly url: string }> {
  const customer = await customerOf(world.browser, { javaScriptEnabled });
  const url = await world.site.createPayment();
  await customer.payByMobileMoney(url, ASKED_FOR_A_CODE);
  expect(await customer.heading()).toBe('Saisissez le code reçu');
  return { customer, url };
}
