import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test, vi } from 'vitest';
import { customerOf } from './checkout-customer.ts';
import { bringAxe, faultsOf } from './checkout-faults.ts';
import { openWorld } from './checkout-world.ts';

/** Twice as wide as high, with a style of its own and no size: it must not be stretched, black or cut off. */
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><style>rect{fill:#004f9f}</style><rect width="40" height="20"/></svg>';

const world = openWorld();

beforeAll(async () => {
  const bearer = await world.site.engine.login(world.site.engine.seed.merchant.email, { role: 'merchant' });
  const set = async (method: string, path: string, body: object): Promise<void> => {
    const { status, text } = await world.site.engine.request(method, path, { bearer, body });
    if (status !== 200) throw new Error(`the brand was not set: ${text}`);
  };
  await set('PATCH', '/merchant/profile', { brand_color: '#ffff00' });
  const data = Buffer.from(LOGO).toString('base64');
  await set('PUT', '/merchant/profile/logo', { content_type: 'image/svg+xml', data });
});

test.each([
  ['light', '#707000'],
  ['dark', '#ffff00'],
] as const)('a yellow checkout with a logo can be read, %s', async (colorScheme, yellow) => {
  const customer = await customerOf(world.browser, { colorScheme, viewport: { width: 320, height: 640 } });
  const { page } = customer;
  const url = await world.site.createPayment();
  for (const path of ['', '/login', '/mobile-money', '/cancel']) {
    await page.goto(`${url}${path}`);
    await bringAxe(page);
    expect({ path, faults: await faultsOf(page) }).toEqual({ path, faults: [] });
    expect(await logoOn(page)).toEqual({ isShown: true, fit: 'contain', plate: 'rgb(255, 255, 255)' });
  }
  const accent = await page.evaluate(`getComputedStyle(document.documentElement).getPropertyValue('--accent')`);
  expect(accent).toBe(yellow);
  await customer.close();
});

test('a logo is asked for once in a whole checkout', async () => {
  const customer = await customerOf(world.browser);
  const { page } = customer;
  const read = vi.spyOn(world.site.engine.gateway, 'logo');
  const url = await world.site.createPayment();
  for (const path of ['', '/login', '/mobile-money']) await page.goto(`${url}${path}`);
  expect(read).toHaveBeenCalledOnce();
  await customer.close();
});

test('a drawing with a script that got past every check runs nothing, opened by its address', async () => {
  const evil = LOGO.replace(
    '<rect',
    '<script>document.documentElement.id = "ran"; alert(1)</script><rect onclick="alert(2)"',
  ).replace('<svg', '<svg onload="document.documentElement.id = \'ran\'"');
  const id = createHash('sha256').update(evil).digest('hex');
  const { gateway, seed } = world.site.engine;
  const content = Buffer.from(evil).toString('base64');
  await gateway.store.commit([
    { type: 'logo.put', logo: { id, merchantId: seed.merchant.id, contentType: 'image/svg+xml', content } },
  ]);
  const customer = await customerOf(world.browser);
  const { page, complaints } = customer;
  let dialogs = 0;
  page.on('dialog', (dialog) => {
    dialogs += 1;
    void dialog.dismiss();
  });
  const response = await page.goto(`${gateway.publicUrl}/checkout/logos/${id}`);
  expect(response?.status()).toBe(200);
  await page.mouse.click(20, 20);
  expect(
    await page.evaluate(
      `({ id: document.documentElement.id, fill: getComputedStyle(document.querySelector('rect')).fill })`,
    ),
  ).toEqual({
    id: '',
    fill: 'rgb(0, 79, 159)',
  });
  expect(dialogs).toBe(0);
  expect(complaints.splice(0).join('\n')).toMatch(/Blocked script execution|Refused to execute|violates/);
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
