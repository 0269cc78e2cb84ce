import { expect, test } from 'vitest';
import { customerOf, submit } from './checkout-customer.ts';
import { openWorld } from './checkout-world.ts';

const world = openWorld();

test('the provider of the number is shown while it is typed, with or without calling code', async () => {
  const customer = await customerOf(world.browser);
  const { page } = customer;
  await page.goto(await world.site.createPayment());
  const line = page.getByRole('status');
  const marks = page.locator('.known:visible');
  const type = async (number: string): Promise<void> => {
    await page.locator('#phone').fill('');
    await page.locator('#phone').pressSequentially(number);
  };
  const seen = async (): Promise<readonly unknown[]> => [await line.innerText(), await marks.allInnerTexts()];
  expect(await page.locator('.takes').first().isVisible()).toBe(true);
  expect(await seen()).toEqual(['', []]);
  await type('6 93');
  expect(await seen()).toEqual(['Numéro Orange Money', ['O']]);
  expect(await page.locator('.takes').first().isVisible()).toBe(false);
  await type('00237 67');
  expect(await seen()).toEqual(['Numéro MTN MoMo', ['M']]);
  await type('+237 655');
  expect(await seen()).toEqual(['Numéro Orange Money', ['O']]);
  await type('62');
  expect(await seen()).toEqual(['', []]);
  await type('621 23 45 67');
  expect(await line.innerText()).toContain('Nous ne reconnaissons pas');
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

test('Back after a refused form is a page, however the customer goes on', async () => {
  const customer = await customerOf(world.browser);
  const { page } = customer;
  const url = await world.site.createPayment();
  await customer.payFromWallet(url, 'success@sandbox.test', '4321');
  expect(await page.locator('.error').innerText()).toContain('PIN');
  expect(await page.title()).toMatch(/^Erreur/);
  await Promise.all([page.waitForEvent('domcontentloaded'), page.locator('.back').click()]);
  await page.goBack();
  expect(new URL(page.url()).pathname).toBe(`${new URL(url).pathname}/wallet`);
  expect(await page.locator('#pin').isVisible()).toBe(true);
  await page.locator('#pin').fill('1234');
  await submit(page);
  await page.goBack();
  // Paid meanwhile: the address of the step leads to the outcome.
  expect(await customer.heading()).toBe('C’est payé');
  expect(page.url()).not.toContain('chrome-error');
  await customer.close();
});
