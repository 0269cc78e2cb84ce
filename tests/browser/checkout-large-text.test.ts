import { expect, test } from 'vitest';
import { customerOf } from './checkout-customer.ts';
import { openWorld } from './checkout-world.ts';

const world = openWorld();

/** Overflow of the amount in its card, and of the page in the window. */
const OVERFLOWING = `(() => {
  const amount = document.querySelector('.amount, .total strong');
  const text = document.createRange();
  text.selectNodeContents(amount);
  const { scrollWidth, clientWidth } = document.documentElement;
  const past = text.getBoundingClientRect().right - amount.closest('.card, .sum').getBoundingClientRect().right;
  return Math.max(past, scrollWidth - clientWidth);
})()`;

test.each([
  ['200 %', 360, 32],
  ['200 %, on a small phone', 320, 32],
  ['150 %, on a small phone', 320, 24],
])('with text of %s every amount stays on its card, and its digits on one line', async (_, width, rootPx) => {
  const customer = await customerOf(world.browser, { viewport: { width, height: 740 } });
  const { page } = customer;
  for (const amount of [5000, 2_500_000, 99_999_999]) {
    const url = await world.site.createPayment({ amount });
    for (const path of ['', '/login']) {
      for (const locale of ['fr', 'en']) {
        await page.goto(`${url}${path}?lang=${locale}`);
        await page.evaluate(`document.documentElement.style.fontSize = '${rootPx}px'`);
        expect.soft(await page.evaluate(OVERFLOWING), `${amount} at "${path}" in ${locale}`).toBeLessThanOrEqual(0);
        const lines = (await page.locator('.amount, .total strong').innerText()).split('\n');
        expect(lines).toHaveLength(1);
      }
    }
  }
  await customer.close();
});
