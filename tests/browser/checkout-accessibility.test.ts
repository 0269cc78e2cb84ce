import { describe, expect, inject, test } from 'vitest';
import { injectAxe } from './axe.ts';
import { customerOf, submit } from './checkout-customer.ts';
import { faultsOf } from './checkout-faults.ts';
import { openWorld } from './checkout-world.ts';

const world = openWorld();

/** The dark one in `pnpm test:all`: the sample of states looks at pages of each language, and at French ones in the dark. */
const LOOKS = [
  { locale: 'fr', colorScheme: 'light' },
  ...(inject('matrix') === 'whole' ? [{ locale: 'en', colorScheme: 'dark' } as const] : []),
] as const;

describe.each(LOOKS)('in $locale, $colorScheme', ({ locale, colorScheme }) => {
  test('no page breaks a rule of WCAG 2.2 AA, is wider than a small screen, or has a target under 44 px', async () => {
    const customer = await customerOf(world.browser, { colorScheme, viewport: { width: 320, height: 640 } });
    const { page } = customer;
    const url = await world.site.createPayment({ locale, description: 'Une-référence-sans-espace-'.repeat(8) });
    const seen: Record<string, readonly string[]> = {};
    const look = async (name: string): Promise<void> => {
      await injectAxe(page);
      seen[name] = await faultsOf(page);
    };

    await page.goto(url);
    await look('summary');
    for (const name of ['login', 'register', 'cancel']) {
      await page.goto(`${url}/${name}`);
      await look(name);
    }
    await page.goto(`${url}/register`);
    await page.evaluate(`document.querySelector('main form').noValidate = true`);
    await submit(page);
    await look('register with errors');
    await page.goto(url);
    await page.evaluate(`document.querySelector('main form').noValidate = true`);
    await submit(page);
    await look('mobile money with errors');

    await customer.payFromWallet(url, 'success@sandbox.test', '9753');
    await look('wallet with a wrong PIN');
    await page.goto(`${url}/pin`);
    await look('pin');
    await customer.payFromWallet(url, 'success@sandbox.test');
    await look('paid');
    await page.goto(url);
    await look('paid before');

    await customer.payByMobileMoney(await world.site.createPayment({ locale }), '653456129');
    await look('waiting');
    const declined = await world.site.createPayment({ locale });
    await customer.payByMobileMoney(declined, '653456019');
    await world.site.engine.advance(60_000);
    await page.goto(declined);
    await look('summary after a decline');
    await page.goto(`${new URL(url).origin}/checkout/unknown`);
    await look('unknown link');

    expect(Object.keys(seen)).toHaveLength(13);
    expect(Object.entries(seen).filter(([, faults]) => faults.length > 0)).toEqual([]);
    await customer.close();
  });
});

test('an error has the focus, without a script', async () => {
  const customer = await customerOf(world.browser, { javaScriptEnabled: false });
  const { page } = customer;
  await page.goto(`${await world.site.createPayment()}/login`);
  await page.locator('#email').fill('success@sandbox.test');
  await page.locator('#password').fill('wrong');
  await submit(page);
  // The browser moves the focus once the page is drawn.
  await expect.poll(() => page.evaluate('document.activeElement.getAttribute("role")')).toBe('alert');
  await customer.close();
});

test('a PIN can be pasted, and its field opens the number pad', async () => {
  const customer = await customerOf(world.browser);
  const { page } = customer;
  await page.goto(`${await world.site.createPayment()}/register`);
  const pin = page.locator('#pin');
  expect(await pin.getAttribute('inputmode')).toBe('numeric');
  await pin.focus();
  await page.keyboard.insertText('4826');
  expect(await pin.inputValue()).toBe('4826');
  await customer.close();
});
