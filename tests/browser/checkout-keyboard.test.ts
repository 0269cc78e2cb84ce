import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { customerOf, type Customer } from './checkout-customer.ts';
import { openWorld } from './checkout-world.ts';
import { enter, tabTo } from './keyboard.ts';
import { WITH_SCRIPT_AT_LEAST } from './script-variants.ts';

const world = openWorld();

describe.each(WITH_SCRIPT_AT_LEAST)('by keyboard alone, %s', (_, javaScriptEnabled) => {
  const arrive = (): Promise<Customer> => customerOf(world.browser, { javaScriptEnabled });

  test('a customer logs in and pays from the wallet', async () => {
    const customer = await arrive();
    const { page } = customer;
    await page.goto(await world.site.createPayment());
    await tabTo(page, 'a[href$="/wallet"]');
    await enter(page, '**/login');
    await tabTo(page, '#email');
    await page.keyboard.type('success@sandbox.test');
    await tabTo(page, '#password');
    await page.keyboard.type('sandbox-password');
    await enter(page, '**/wallet');
    await tabTo(page, '#pin');
    await page.keyboard.type('9753');
    await tabTo(page, 'button.button');
    await enter(page, '**/wallet');
    // The invalid field has the focus, so the PIN can be typed again at once.
    await page.locator('#pin:focus').waitFor();
    await page.keyboard.type('1234');
    await enter(page, '**/result');
    expect(await customer.heading()).toBe('C’est payé');
    await tabTo(page, 'a.button:not(.quiet)');
    await enter(page, '**/shop/paid**');
    await customer.close();
  });

  test('a customer pays by mobile money, with a provider of their choice', async () => {
    const customer = await arrive();
    const { page } = customer;
    await page.goto(await world.site.createPayment());
    await tabTo(page, '#phone');
    await page.keyboard.type('6 20 45 67 89');
    await tabTo(page, 'button.button');
    await enter(page, /\/checkout\/[^/]+$/);
    await page.locator('[name=provider]:focus').waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await tabTo(page, 'button.button');
    await enter(page, '**/wait');
    expect(await customer.heading()).toBe('Confirmez sur votre téléphone');
    await world.site.engine.advance(60_000);
    await page.waitForURL('**/result');
    expect(await customer.heading()).toBe('C’est payé');
    await customer.close();
  });

  test('a customer cancels the payment', async () => {
    const customer = await arrive();
    const { page } = customer;
    await page.goto(await world.site.createPayment());
    await tabTo(page, 'a[href$="/cancel"]');
    await enter(page, '**/cancel');
    await tabTo(page, 'button.button');
    await enter(page, '**/result');
    expect(await customer.heading()).toBe('Paiement annulé');
    await customer.close();
  });
});

test('password and PIN can be pasted', async () => {
  const customer = await customerOf(world.browser, { permissions: ['clipboard-read', 'clipboard-write'] });
  const { page } = customer;
  await page.goto(`${await world.site.createPayment()}/login`);
  await page.locator('#email').fill('success@sandbox.test');
  await paste(page, '#password', 'sandbox-password');
  await enter(page, '**/wallet');
  await paste(page, '#pin', '1234');
  await enter(page, '**/result');
  expect(await customer.heading()).toBe('C’est payé');
  await customer.close();
});

/** Pastes from the clipboard, as from a password manager or a message. */
async function paste(page: Page, selector: string, text: string): Promise<void> {
  await page.evaluate(`navigator.clipboard.writeText(${JSON.stringify(text)})`);
  await page.locator(selector).focus();
  await page.keyboard.press('Control+V');
  expect(await page.locator(selector).inputValue()).toBe(text);
}
