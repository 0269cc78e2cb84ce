// The font and the colour of the service, on every page that is not the checkout.
import { type Brand, checkedBrand } from '@mitako/core';
import { createTestGateway, type TestGateway } from '@mitako/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  createAgentPanel,
  createComponentsPage,
  createDashboard,
  createFrontPage,
  createOperatorPanel,
  type DashboardHandler,
} from '../src/index.ts';
import { startSite } from './support/visitor.ts';

const PUBLIC_URL = 'https://shop.test/pay';

let engine: TestGateway;

beforeAll(async () => {
  engine = await createTestGateway({ publicUrl: PUBLIC_URL });
});
afterAll(() => engine.close());

const PANELS = [
  ['/dashboard/login', createDashboard],
  ['/admin/login', createOperatorPanel],
  ['/agent/login', createAgentPanel],
] as const;

async function styleOf(pages: DashboardHandler, path: string): Promise<string> {
  const html = await (await pages(new Request(PUBLIC_URL + path))).text();
  return /<style[^>]*>([^<]*)/.exec(html)?.[1] ?? '';
}

/** The only font that the page may load. */
async function fontOf(pages: DashboardHandler, path: string): Promise<string> {
  const style = await styleOf(pages, path);
  expect(style.match(/@font-face/g)).toHaveLength(1);
  expect(style).toContain('font-display:swap');
  return /src:url\("([^"]+)"\)/.exec(style)?.[1] ?? '';
}

describe('the font', () => {
  test.each(PANELS)('of %s comes from beside the page, once a year', async (path, create) => {
    const pages = create(engine.gateway);
    const font = await fontOf(pages, path);
    expect(font).toMatch(new RegExp(`^/pay/${path.split('/')[1]}/figtree\\.[0-9a-f]{12}\\.woff2$`));
    const { status, headers } = await pages(new Request(new URL(font, PUBLIC_URL)));
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "sandbox; default-src 'none'",
      'content-type': 'font/woff2',
    });
    const { headers: ofPage } = await pages(new Request(PUBLIC_URL + path));
    expect(ofPage.get('content-security-policy')?.split('; ')).toContain("font-src 'self'");
  });

  test('of the first page and of one that is not there is that of the dashboard, kept at the login', async () => {
    const ofDashboard = await fontOf(createDashboard(engine.gateway), '/dashboard/login');
    for (const path of ['/', '/nothing']) {
      expect(await fontOf(createFrontPage(engine.gateway), path)).toBe(ofDashboard);
    }
  });

  test('is a whole woff2 of at most 13 kB', async () => {
    const pages = createDashboard(engine.gateway);
    const response = await pages(new Request(new URL(await fontOf(pages, '/dashboard/login'), PUBLIC_URL)));
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(0, 4).toString()).toBe('wOF2');
    expect(bytes.readUInt32BE(8)).toBe(bytes.length);
    expect(bytes.length).toBeLessThanOrEqual(13_000);
  });

  test('stands below the page of all components, wherever that is', async () => {
    const pages = createComponentsPage();
    const font = await fontOf(pages, '/dev/components');
    expect(font).toMatch(/^\/pay\/dev\/components\/figtree\./);
    const { headers } = await pages(new Request(new URL(font, PUBLIC_URL)));
    expect(headers.get('content-type')).toBe('font/woff2');
  });
});

describe('the colour of the service', () => {
  const pagesIn = (brand: Brand) => {
    const gateway = { ...engine.gateway, brand: checkedBrand(brand) };
    return [
      ...PANELS.map(([path, create]) => [create(gateway), path] as const),
      [createFrontPage(gateway), '/'],
      [createFrontPage(gateway), '/nothing'],
      [createComponentsPage(brand), '/dev/components'],
    ] as const;
  };

  test('is that of buttons and links, made readable, and of the dark ground', async () => {
    for (const [pages, path] of pagesIn({ color: '#FFCC00' })) {
      const style = await styleOf(pages, path);
      expect([path, /--button:#ffcc00;--button-ink:#000000/.test(style)]).toEqual([path, true]);
      // In the light, yellow text is darkened.
      expect(style).toMatch(/@media screen{:root{--accent:#(?!ffcc00)/);
      expect(style.match(/--deep:#[0-9a-f]{6}/g)).toHaveLength(2);
    }
  });

  test('is indigo without one', async () => {
    for (const [pages, path] of pagesIn({})) {
      const style = await styleOf(pages, path);
      expect(style.match(/--button:#[0-9a-f]{6}/g)).toEqual(['--button:#3340b8', '--button:#a8b1ff']);
      expect(style.match(/--deep:#[0-9a-f]{6}/g)).toEqual(['--deep:#141936']);
    }
  });

  test('stands for none in a merchant’s profile, and is what customers see then', async () => {
    const site = await startSite({}, { brand: { color: '#0b6e4f' } });
    const merchant = await site.merchant();
    const { html, key } = await merchant.get('/dashboard/test/account');
    expect(html).toMatch(/type="color" value="#0b6e4f"/);
    expect(html).toMatch(/#preview-light{[^}]*--button:#0b6e4f/);
    const saved = await merchant.post('/dashboard/test/account', { key, name: 'Boutique', brand_color: '#0b6e4f' });
    expect(saved.location).toBe('/dashboard/test/account?done=saved');
    const { profile } = (
      await site.engine.request<{ data: { profile: { brand_color: string | null } } }>('GET', '/merchant/profile', {
        bearer: await site.engine.login(site.engine.seed.merchant.email, { role: 'merchant' }),
      })
    ).body.data;
    expect(profile.brand_color).toBeNull();
    await site.close();
  });
});
