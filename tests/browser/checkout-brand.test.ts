import type { Page } from 'playwright-core';
import { beforeAll, expect, test, vi } from 'vitest';
import { injectAxe } from './axe.ts';
import { customerOf } from './checkout-customer.ts';
import { faultsOf } from './checkout-faults.ts';
import { openWorld } from './checkout-world.ts';
import { FLAG_LOGO } from './flag-logo.ts';

const world = openWorld();

beforeAll(async () => {
  const bearer = await world.site.engine.login(world.site.engine.seed.merchant.email, { role: 'merchant' });
  const set = async (method: string, path: string, body: object): Promise<void> => {
    const { status, text } = await world.site.engine.request(method, path, { bearer, body });
    if (status !== 200) throw new Error(`the brand was not set: ${text}`);
  };
  await set('PATCH', '/merchant/profile', { brand_color: '#ffff00' });
  await set('PUT', '/merchant/profile/logo', { content_type: 'image/png', data: FLAG_LOGO });
});

test.each([
  ['light', '#707000'],
  ['dark', '#ffff00'],
] as const)('a yellow checkout with a logo is legible, %s', async (colorScheme, yellow) => {
  const customer = await customerOf(world.browser, { colorScheme, viewport: { width: 320, height: 640 } });
  const { page } = customer;
  const url = await world.site.createPayment();
  for (const path of ['', '/login', '/mobile-money', '/cancel']) {
    await page.goto(`${url}${path}`);
    await injectAxe(page);
    expect({ path, faults: await faultsOf(page) }).toEqual({ path, faults: [] });
    expect(await logoOn(page)).toEqual({ isShown: true, fit: 'contain', plate: 'rgb(255, 255, 255)' });
  }
  const accent = await page.evaluate(`getComputedStyle(document.documentElement).getPropertyValue('--accent')`);
  expect(accent).toBe(yellow);
  await customer.close();
});

test('a logo is requested once in a whole checkout', async () => {
  const customer = await customerOf(world.browser);
  const { page } = customer;
  const read = vi.spyOn(world.site.engine.gateway, 'logo');
  const url = await world.site.createPayment();
  for (const path of ['', '/login', '/mobile-money']) await page.goto(`${url}${path}`);
  expect(read).toHaveBeenCalledOnce();
  await customer.close();
});

function logoOn(page: Page): Promise<unknown> {
  return page.evaluate(`(async () => {
    const img = document.querySelector('img.avatar');
    await img.decode();
    const { objectFit, backgroundColor } = getComputedStyle(img);
    return { isShown: img.naturalWidth > 0, fit: objectFit, plate: backgroundColor };
  })()`);
}
