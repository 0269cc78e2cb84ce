import { expect, test } from 'vitest';
import { customerOf } from './checkout-customer.ts';
import { openWorld } from './checkout-world.ts';

const world = openWorld();

test('the provider follows the typed number, with or without calling code, until one is chosen', async () => {
  const customer = await customerOf(world.browser);
  const { page } = customer;
  await page.goto(`${await world.site.createPayment()}/mobile-money?provider=mtn_momo`);
  const chosen = (): Promise<string> => page.locator('[name=provider]:checked').inputValue();
  const line = page.locator('.recognised');
  const type = async (number: string): Promise<void> => {
    await page.locator('#phone').fill('');
    await page.locator('#phone').pressSequentially(number);
  };
  expect(await chosen()).toBe('mtn_momo');
  await type('6 93');
  expect([await chosen(), await line.innerText()]).toEqual(['orange_money', 'On dirait un numéro Orange Money.']);
  await type('00237 67');
  expect([await chosen(), await line.innerText()]).toEqual(['mtn_momo', 'On dirait un numéro MTN MoMo.']);
  await type('+237 655');
  expect([await chosen(), await line.innerText()]).toEqual(['orange_money', 'On dirait un numéro Orange Money.']);
  await type('62');
  expect([await chosen(), await line.isVisible()]).toEqual(['orange_money', false]);
  await page.locator('[value=mtn_momo]').check();
  await type('693456789');
  expect([await chosen(), await line.innerText()]).toEqual(['mtn_momo', 'On dirait un numéro Orange Money.']);
  await customer.close();
});

test.each([
  ['by the clipboard', true],
  ['the old way, where the browser has no clipboard for pages', false],
])('the address for the app is copied %s', async (_, hasClipboard) => {
  const customer = await customerOf(world.browser, { permissions: ['clipboard-read', 'clipboard-write'] });
  const { page } = customer;
  if (!hasClipboard) await page.addInitScript(`navigator.clipboard.writeText = undefined`);
  const url = await world.site.createPayment();
  await page.goto(`${url}/app`);
  await page.getByRole('button', { name: 'Copier le lien' }).click();
  expect(await page.getByText('Lien copié.').innerText()).toBe('Lien copié.');
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(url);
  await customer.close();
});

test('without JavaScript the address is shown, without a button', async () => {
  const customer = await customerOf(world.browser, { javaScriptEnabled: false });
  const { page } = customer;
  const url = await world.site.createPayment();
  await page.goto(`${url}/app`);
  expect(await page.locator('#address').inputValue()).toBe(url);
  expect(await page.locator('main button').isVisible()).toBe(false);
  await customer.close();
});
