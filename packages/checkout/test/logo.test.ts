import type { LogoFile } from '@mitako/core';
import { describe, expect, test } from 'vitest';
import { createCheckout } from '../src/index.ts';
import { aCheckout } from './support/fake-gateway.ts';
import { visitor, type Visit, type Visitor } from './support/visitor.ts';

const ID = 'ab'.repeat(32);
const WEBP: LogoFile = { contentType: 'image/webp', bytes: Uint8Array.of(0x52, 0x49, 0x46, 0x46) };
const PNG: LogoFile = { contentType: 'image/png', bytes: Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0) };

function shop(
  brand: { readonly brand_color?: string; readonly logo_url?: string },
  publicUrl = 'https://pay.test',
): Visitor {
  const customer = visitor({ publicUrl });
  customer.set({ merchant: { ...aCheckout.merchant, ...brand } });
  return customer;
}

function logoOf(customer: Visitor, publicUrl = 'https://pay.test', headers = {}): Promise<Visit> {
  return customer.get(`${publicUrl}/checkout/logos/${ID}`, headers);
}

describe('a logo', () => {
  test.each([WEBP, PNG])(
    'is cached for a year, can be shown anywhere, and executes and loads nothing',
    async (file) => {
      const customer = shop({});
      customer.logos.set(ID, file);
      const { status, headers } = await logoOf(customer);
      expect(status).toBe(200);
      expect(Object.fromEntries(headers)).toEqual({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-length': String(file.bytes.length),
        'content-security-policy': "sandbox; default-src 'none'",
        'content-type': file.contentType,
        'cross-origin-resource-policy': 'cross-origin',
        'x-content-type-options': 'nosniff',
      });
      expect(customer.calls).toEqual([]);
    },
  );

  test('that does not exist is 404 and not cached', async () => {
    const { status, headers, html } = await logoOf(shop({}));
    expect([status, headers.get('cache-control'), html]).toEqual([404, 'no-store', '']);
  });

  test.each(['', 'ab', ID.toUpperCase(), `${ID}0`, '..%2F..%2Fetc'])('is not found at %j', async (id) => {
    const customer = shop({});
    customer.logos.set(ID, PNG).set(id, PNG);
    const { status } = await customer.get(`https://pay.test/checkout/logos/${id}`);
    expect(status).toBe(404);
  });

  test('is available below a path of the public URL', async () => {
    const publicUrl = 'https://host.test/pay';
    const customer = shop({ logo_url: `${publicUrl}/checkout/logos/${ID}` }, publicUrl);
    customer.logos.set(ID, PNG);
    expect((await customer.get('')).html).toContain(`src="/pay/checkout/logos/${ID}"`);
    expect((await logoOf(customer, publicUrl)).status).toBe(200);
  });

  test('replaces the letter, with its size, and is not read out beside the name', async () => {
    const customer = shop({ logo_url: `https://pay.test/checkout/logos/${ID}` });
    const img = `<img class="avatar" src="/checkout/logos/${ID}" width="40" height="40" alt=""/>`;
    for (const path of ['', '/login', '/cancel']) {
      const { html } = await customer.get(path);
      expect(html.split(img)).toHaveLength(2);
      expect(html).not.toContain('<span class="avatar"');
    }
    const { html } = await shop({}).get('');
    expect(html).toContain('<span class="avatar" aria-hidden="true">B</span>');
  });
});

describe('a colour', () => {
  test('applies to every page, in light and dark mode, on screens', async () => {
    const customer = shop({ brand_color: '#ffff00' });
    for (const path of ['', '/login', '/cancel']) {
      const { html } = await customer.get(path);
      const rules =
        /@media screen{:root{--accent:#[\da-f]{6};--accent-ink:#ffffff;--tint:#[\da-f]{6};--button:#ffff00;--button-ink:#000000;--button-edge:#[\da-f]{6}}}@media screen and \(prefers-color-scheme:dark\){:root{--accent:#ffff00;--accent-ink:#[\da-f]{6};--tint:#[\da-f]{6};--button:#ffff00;--button-ink:#000000;--button-edge:#ffff00}}<\/style>/;
      expect(html).toMatch(rules);
    }
  });

  test("is the gateway's if the merchant has none", async () => {
    const { html } = await shop({}).get('');
    expect(html).not.toContain('@media screen');
  });

  test('that is invalid is not written into a page', async () => {
    const { html } = await shop({ brand_color: '#fff}</style><script>alert(1)</script>' }).get('');
    expect(html).not.toContain('alert(1)');
    expect(html).not.toContain('@media screen');
  });
});

test('a checkout with the largest logo takes two requests and less than 30 kB', async () => {
  const customer = shop({ brand_color: '#ffff00', logo_url: `https://pay.test/checkout/logos/${ID}` });
  customer.logos.set(ID, { contentType: 'image/png', bytes: new Uint8Array(16 * 1024) });
  const page = await createCheckout(customer.gateway)(
    new Request(`https://pay.test/checkout/${aCheckout.slug}`, { headers: { 'accept-encoding': 'br' } }),
  );
  const logo = await logoOf(customer);
  const headerBytes = [...page.headers, ...logo.headers].join('\r\n').length;
  const bytes = (await page.arrayBuffer()).byteLength + Number(logo.headers.get('content-length')) + headerBytes;
  expect(bytes).toBeLessThan(30_000);
});
