import type { PaymentLink } from '@mitako/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { customerOf, submit, type Customer } from './checkout-customer.ts';
import { LATER_MS, openWorld } from './checkout-world.ts';
import { WITH_SCRIPT_AT_LEAST } from './script-variants.ts';

const world = openWorld();

async function aLink(params: object): Promise<PaymentLink> {
  const { engine } = world.site;
  const bearer = engine.seed.merchant.testKey;
  const body = { description: 'Plat de ndolé', ...params };
  const answer = await engine.request('POST', '/merchant/payment-links', { bearer, body });
  return (answer.body.data as { readonly payment_link: PaymentLink }).payment_link;
}

async function isPaid({ id }: PaymentLink): Promise<number> {
  const bearer = world.site.engine.seed.merchant.testKey;
  const answer = await world.site.engine.request('GET', `/merchant/payment-links/${id}`, { bearer });
  return (answer.body.data as { readonly payment_link: PaymentLink }).payment_link.payments_paid;
}

describe.each(WITH_SCRIPT_AT_LEAST)('a payment link, %s', (_, javaScriptEnabled) => {
  const arrive = (options: object = {}): Promise<Customer> =>
    customerOf(world.browser, { javaScriptEnabled, ...options });

  beforeEach(() => world.site.engine.clock.advance(LATER_MS));

  test('with a fixed amount leads from the link to paid', async () => {
    const link = await aLink({ amount: 2500 });
    const customer = await arrive();
    await customer.page.goto(link.url);
    expect(await customer.heading()).toBe('Plat de ndolé');
    expect((await customer.page.locator('.big').innerText()).replaceAll(/\s/g, ' ')).toBe('2 500 FCFA');
    expect(await isWide(customer)).toBe(false);
    await submit(customer.page);
    expect(customer.page.url()).toContain('/checkout/');
    await customer.payFromWallet(customer.page.url(), 'success@sandbox.test');
    expect(await customer.heading()).toBe('C’est payé');
    expect(await isPaid(link)).toBe(1);
    await customer.page.goto(link.url);
    expect(await customer.page.locator('.msg').innerText()).toContain('Vous avez déjà payé par ce lien.');
    await customer.close();
  });

  test('with an open amount takes one within its bounds, as people write it', async () => {
    const link = await aLink({ amount_min: 500, amount_max: 5000 });
    const customer = await arrive({ locale: 'en-GB' });
    await customer.page.goto(link.url);
    await customer.page.locator('#amount').fill('10 000');
    await submit(customer.page);
    expect((await customer.page.locator('.error').first().innerText()).replaceAll(/\s/g, ' ')).toBe(
      'Enter an amount from FCFA 500 to FCFA 5,000.',
    );
    expect(await customer.page.locator('#amount').inputValue()).toBe('10 000');
    await customer.page.locator('#amount').fill('1 500');
    await submit(customer.page);
    expect((await customer.page.locator('.amount').innerText()).replaceAll(/\s/g, ' ')).toBe('FCFA 1,500');
    await customer.close();
  });

  test('leads a returning visitor to the payment they started, and no other visitor', async () => {
    const [link, other] = [await aLink({ amount: 2500 }), await aLink({ amount: 2500 })];
    const customer = await arrive();
    await customer.page.goto(link.url);
    expect(await customer.page.locator('.msg').count()).toBe(0);
    await submit(customer.page);
    const checkout = customer.page.url();
    await customer.page.goto(other.url);
    expect(await customer.page.locator('.msg').count()).toBe(0);
    await customer.page.goto(link.url);
    expect(await customer.page.locator('.msg').innerText()).toContain('Vous avez déjà commencé à payer par ce lien.');
    await customer.page.getByRole('link', { name: 'Revenir à ce paiement' }).click();
    expect(customer.page.url()).toBe(checkout);
    await customer.close();
  });

  test('that takes no more payments shows it, on the link and at an open checkout', async () => {
    const link = await aLink({ amount: 900, max_payments: 1 });
    const [first, second, third] = [await arrive(), await arrive(), await arrive()];
    for (const { page } of [first, second]) {
      await page.goto(link.url);
      await submit(page);
    }
    const checkout = second.page.url();
    await first.payFromWallet(first.page.url(), 'success@sandbox.test');
    await third.page.goto(link.url);
    expect(await third.heading()).toBe('Ce lien n’accepte plus de paiement');
    await second.payFromWallet(checkout, 'success@sandbox.test');
    expect(await second.heading()).toBe('Ce lien n’accepte plus de paiement pour l’instant');
    for (const each of [first, second, third]) await each.close();
  });
});

/** Whether the page scrolls sideways. */
async function isWide({ page }: Customer): Promise<boolean> {
  return page.evaluate('document.documentElement.scrollWidth > document.documentElement.clientWidth');
}
