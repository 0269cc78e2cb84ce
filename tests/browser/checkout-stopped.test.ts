import { expect, test } from 'vitest';
import { type Customer, customerOf } from './checkout-customer.ts';
import { openWorld } from './checkout-world.ts';

const world = openWorld();

const BUTTON = `document.querySelector('main button.button')`;

/** A customer who submitted a form that never arrived, and stopped it. */
async function stopped(url: string): Promise<Customer> {
  const customer = await customerOf(world.browser);
  const { page, complaints } = customer;
  await page.clock.install();
  await page.goto(url);
  await page.locator('#phone').fill('653456789');
  const arrived = new Promise<void>((resolve) => {
    void page.route('**/mobile-money', () => resolve(), { times: 1 });
  });
  await page.evaluate(`${BUTTON}.form.requestSubmit()`);
  await arrived;
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.stopLoading');
  await page.unrouteAll();
  expect(await page.evaluate(`${BUTTON}.ariaDisabled`)).toBe('true');
  // The form that was stopped.
  complaints.length = 0;
  return customer;
}

test('a stopped form can be sent again after ten seconds', async () => {
  const { page, ...customer } = await stopped(await world.site.createPayment());
  await page.clock.runFor(9_000);
  expect(await page.evaluate(`${BUTTON}.ariaDisabled`)).toBe('true');
  await page.clock.runFor(1_500);
  const button = page.getByRole('button', { name: 'Payer 5\u202f000\u00a0FCFA' });
  expect(await button.getAttribute('aria-disabled')).toBeNull();
  await button.click();
  await page.waitForURL(/\/wait$/);
  await customer.close();
});

test('a page polls the payment again ten seconds after its form was stopped', async () => {
  const url = await world.site.createPayment();
  const { page, ...customer } = await stopped(url);
  await world.site.engine.request('POST', `/gateway/checkout/${url.split('/').pop()}/cancel`, {});
  await page.clock.runFor(10_500);
  await page.waitForURL(/\/result$/);
  expect(await customer.heading()).toBe('Paiement annulé');
  await customer.close();
});

test('a clock that jumps ahead two days is corrected by the next response', async () => {
  const { page, ...customer } = await customerOf(world.browser);
  await customer.payByMobileMoney(await world.site.createPayment(), '653456129');
  await page.evaluate(`{ const now = Date.now; Date.now = () => now() + 2 * 86_400_000 }`);
  await page.waitForResponse(/\/status/);
  await expect.poll(() => page.locator('[data-clock]').innerText(), { timeout: 10_000 }).toMatch(/^(?:5|4)\smin/);
  expect(page.url()).not.toContain('/result');
  await customer.close();
});
