import { describe, expect, test } from 'vitest';
import { customerOf, type Customer, submit } from './checkout-customer.ts';
import { openWorld } from './checkout-world.ts';
import { WITH_AND_WITHOUT_SCRIPT, WITH_SCRIPT_AT_LEAST } from './script-variants.ts';

const world = openWorld();

describe.each(WITH_AND_WITHOUT_SCRIPT)('by mobile money, %s', (_, javaScriptEnabled) => {
  const arrive = (): Promise<Customer> => customerOf(world.browser, { javaScriptEnabled });

  test('the waiting page of mobile money updates on its own once the provider has answered', async () => {
    const customer = await arrive();
    await customer.payByMobileMoney(await world.site.createPayment(), '6 53 45 67 89');
    expect(await customer.heading()).toBe('Confirmez sur votre téléphone');
    const words = await customer.page.locator('main').innerText();
    expect(words).toMatch(/\+237\s6\s\d\d\s\d\d\s67\s89/);
    expect(words).toContain('*126#');
    expect(words).not.toContain('#150#');

    await world.site.engine.advance(60_000);
    await customer.page.waitForURL('**/result');
    expect(await customer.heading()).toBe('C’est payé');
    expect(await customer.page.locator('.facts').innerText()).toMatch(/MTN MoMo\s+\+237\s6\s\d\d\s\d\d\s67\s89/);
    await customer.close();
  });
});

describe.each(WITH_SCRIPT_AT_LEAST)('by mobile money, %s', (_, javaScriptEnabled) => {
  const arrive = (): Promise<Customer> => customerOf(world.browser, { javaScriptEnabled });

  test('over a provider’s limit the summary shows it, and another payment method works', async () => {
    const customer = await arrive();
    const url = await world.site.createPayment();
    await customer.payByMobileMoney(url, '693456019');
    await world.site.engine.advance(60_000);
    await customer.page.waitForURL(url);
    expect(await customer.page.getByRole('alert').innerText()).toContain('Le plafond de ce compte est atteint.');
    await customer.payFromWallet(url, 'success@sandbox.test');
    expect(await customer.heading()).toBe('C’est payé');
    await customer.close();
  });

  test('after an empty wallet another payment method works', async () => {
    const customer = await arrive();
    const url = await world.site.createPayment();
    await customer.openWallet(url, 'insufficient@sandbox.test');
    expect(await customer.heading()).toBe('Solde insuffisant');
    expect(await customer.page.locator('#pin').count()).toBe(0);
    await customer.page.locator('a.method').first().click();
    await customer.page.locator('#phone').fill('653456789');
    await submit(customer.page);
    expect(await customer.heading()).toBe('Confirmez sur votre téléphone');
    await customer.close();
  });
});
