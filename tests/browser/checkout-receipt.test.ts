import { expect, test } from 'vitest';
import { customerOf } from './checkout-customer.ts';
import { openWorld } from './checkout-world.ts';
import { takePicture } from './pictures.ts';

/** A4 with the browser's margins, in CSS pixels. */
const PAPER = { width: 718, height: 1047 };

const world = openWorld();

test.each([
  ['fr', 'dark'],
  ['en', 'light'],
] as const)('a receipt is printed on one sheet, with nothing on it to tap (%s, %s)', async (locale, colorScheme) => {
  const customer = await customerOf(world.browser, { locale, colorScheme, viewport: PAPER });
  const { page } = customer;
  const url = await world.site.createPayment({ locale });
  await customer.payFromWallet(url, 'success@sandbox.test');
  await page.goto(`${url}/result?stay=1`);
  await page.emulateMedia({ media: 'print' });
  await takePicture(page, `printed-${locale}`);

  const words = (await page.locator('body').innerText()).replace(/\s/g, ' ');
  const amount = locale === 'fr' ? '5 000 FCFA' : 'FCFA 5,000';
  for (const fact of ['Boutique Démo', amount, 'Commande 1042', 'support@sandbox.test', 'Mitako']) {
    expect(words).toContain(fact);
  }
  expect(words).toMatch(/tx_[0-9a-z]{26}/);
  for (const target of await page.locator('button, .button, nav a').all()) expect(await target.isVisible()).toBe(false);
  expect(await page.evaluate('document.documentElement.scrollHeight')).toBeLessThanOrEqual(PAPER.height);
  expect(await page.evaluate('getComputedStyle(document.body).backgroundColor')).toMatch(
    /^(rgb\(255, 255, 255\)|rgba\(0, 0, 0, 0\))$/,
  );
  await customer.close();
});

test('the button prints, without a redirect to the shop meanwhile', async () => {
  const customer = await customerOf(world.browser);
  const { page } = customer;
  await customer.payFromWallet(await world.site.createPayment(), 'success@sandbox.test');
  await page.evaluate(`window.print = () => { dispatchEvent(new Event('beforeprint')); window.printed = true; }`);
  await page.getByRole('button', { name: 'Imprimer' }).click();
  expect(await page.evaluate('window.printed')).toBe(true);
  expect(await page.locator('[data-leave]').isVisible()).toBe(false);
  await customer.close();
});

test('on a small phone every value of a receipt ends at the same edge, however long', async () => {
  const customer = await customerOf(world.browser, { viewport: { width: 320, height: 640 } });
  const { page } = customer;
  const url = await world.site.createPayment();
  await customer.payByMobileMoney(url, '653456789');
  await world.site.engine.advance(60_000);
  await page.goto(`${url}/result?stay=1`);
  const values = await page.locator('.facts dd').all();
  const ends = await Promise.all(values.map(async (value) => (await value.boundingBox()) ?? { x: 0, width: 0 }));
  expect(ends.length).toBeGreaterThan(2);
  expect(new Set(ends.map(({ x, width }) => Math.round(x + width))).size).toBe(1);
  await customer.close();
});
