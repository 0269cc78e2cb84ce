import { createHash } from 'node:crypto';
import type { MerchantProfile } from '@mitako/contract/names';
import { engineStore } from '@mitako/core/engine';
import { beforeEach, expect, test, vi } from 'vitest';
import { noisePng } from '../support/noise-png.ts';
import {
  createPayment,
  dataOf,
  detailsOf,
  gatewayForEachTest,
  payFromWallet,
  readCheckout,
  registerMerchant,
  testKey,
  type Reply,
} from './support.ts';

/** An image of one pixel, written by libwebp. */
const WEBP = Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64');
const ANIMATED_WEBP = Buffer.from(
  'UklGRlIAAABXRUJQVlA4WAoAAAASAAAAAAAAAAAAQU5JTQYAAAD/////AABBTk1GJgAAAAAAAAAAAAAAAAAAAGQAAABWUDhMDQAAAC8AAAAQBxAREYiI/gcA',
  'base64',
);
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4"/></svg>';
const PNG = noisePng(8, 8);

const api = gatewayForEachTest();
let bearer: string;

beforeEach(async () => {
  bearer = await api.login('merchant@sandbox.test', { role: 'merchant' });
});

function setLogo(
  content_type: string,
  file: string | Buffer,
  more: { readonly bearer?: string; readonly key?: string } = {},
): Promise<Reply> {
  return api.request('PUT', '/merchant/profile/logo', {
    bearer: more.bearer ?? bearer,
    ...(more.key === undefined ? {} : { idempotencyKey: more.key }),
    body: { content_type, data: Buffer.from(file).toString('base64') },
  });
}

function profileOf(reply: Reply): MerchantProfile {
  return dataOf<{ profile: MerchantProfile }>(reply, 200).profile;
}

function idOf({ logo_url }: MerchantProfile): string {
  return new URL(logo_url ?? '').pathname.replace('/checkout/logos/', '');
}

/** The fields of a validation error. */
function invalidFieldsOf(reply: Reply): unknown {
  return detailsOf(reply, 'VALIDATION_ERROR')['fields'];
}

test.each([
  ['image/webp', WEBP],
  ['image/png', PNG],
] as const)('a logo, %s, shows on open checkouts under a URL with its hash', async (type, file) => {
  const { slug } = await createPayment(api);
  const profile = profileOf(await setLogo(type, file));
  const hash = createHash('sha256').update(file).digest('hex');
  expect(profile.logo_url).toBe(`${api.gateway.publicUrl}/checkout/logos/${hash}`);
  expect(profileOf(await api.request('GET', '/merchant/profile', { bearer })).logo_url).toBe(profile.logo_url);
  expect((await readCheckout(api, slug)).merchant.logo_url).toBe(profile.logo_url);
  expect(await api.gateway.logo(hash)).toEqual({ contentType: type, bytes: Buffer.from(file) });
});

test('a new logo replaces the old one, and deleting removes it', async () => {
  const { slug } = await createPayment(api);
  const first = idOf(profileOf(await setLogo('image/webp', WEBP)));
  const second = idOf(profileOf(await setLogo('image/png', PNG)));
  expect(await api.gateway.logo(first)).toBeNull();
  expect(await api.gateway.logo(second)).not.toBeNull();
  for (let round = 1; round <= 2; round += 1) {
    const deleted = await api.request('DELETE', '/merchant/profile/logo', { bearer });
    expect(profileOf(deleted).logo_url).toBeNull();
  }
  expect(await api.gateway.logo(second)).toBeNull();
  expect((await readCheckout(api, slug)).merchant.logo_url).toBeNull();
});

test('two merchants may have the same logo, and each deletes only its own', async () => {
  const other = await registerMerchant(api, 'other@shop.example');
  const id = idOf(profileOf(await setLogo('image/webp', WEBP)));
  expect(idOf(profileOf(await setLogo('image/webp', WEBP, { bearer: other.token })))).toBe(id);
  profileOf(await api.request('DELETE', '/merchant/profile/logo', { bearer }));
  expect(await api.gateway.logo(id)).not.toBeNull();
  profileOf(await api.request('DELETE', '/merchant/profile/logo', { bearer: other.token }));
  expect(await api.gateway.logo(id)).toBeNull();
});

test('updating the profile leaves logo and colour unchanged', async () => {
  profileOf(await api.request('PATCH', '/merchant/profile', { bearer, body: { brand_color: '#FFCC00' } }));
  const { logo_url } = profileOf(await setLogo('image/webp', WEBP));
  const change = await api.request('PATCH', '/merchant/profile', { bearer, body: { name: 'Chez Awa' } });
  expect(profileOf(change)).toMatchObject({ name: 'Chez Awa', brand_color: '#ffcc00', logo_url });
  const cleared = await api.request('PATCH', '/merchant/profile', { bearer, body: { brand_color: null } });
  expect(profileOf(cleared)).toMatchObject({ brand_color: null, logo_url });
});

test('texts for customers are on the checkout, in both languages or one, and null removes them', async () => {
  const set = (body: object): Promise<Reply> => api.request('PATCH', '/merchant/profile', { bearer, body });
  const note = { fr: 'Retrait à Akwa', en: 'Pick-up in Akwa' };
  profileOf(await set({ checkout_note: note, receipt_note: { en: 'Thank you' } }));
  const { slug } = await createPayment(api);
  expect((await readCheckout(api, slug)).merchant).toMatchObject({
    checkout_note: note,
    receipt_note: { fr: null, en: 'Thank you' },
  });
  // Both languages are one text; other fields stay.
  expect(profileOf(await set({ checkout_note: { fr: 'À Bali' } }))).toMatchObject({
    checkout_note: { fr: 'À Bali', en: null },
    receipt_note: { fr: null, en: 'Thank you' },
  });
  expect(profileOf(await set({ checkout_note: null, receipt_note: {} }))).toMatchObject({
    checkout_note: null,
    receipt_note: null,
  });
  expect(detailsOf(await set({ checkout_note: { fr: 'x'.repeat(301) } }), 'VALIDATION_ERROR')).toMatchObject({
    fields: { 'checkout_note.fr': expect.anything() },
  });
});

test('an invalid logo is rejected with what to change, and the old one stays', async () => {
  const before = profileOf(await setLogo('image/png', PNG)).logo_url;
  const refused = (rule: string, message: string): object => ({ data: [{ rule, message }] });
  expect(invalidFieldsOf(await setLogo('image/png', SVG))).toEqual(refused('format', 'Must be a PNG file.'));
  expect(invalidFieldsOf(await setLogo('image/webp', PNG))).toEqual(refused('format', 'Must be a WebP file.'));
  expect(invalidFieldsOf(await setLogo('image/webp', ANIMATED_WEBP))).toEqual(
    refused('animated', 'Must be a still image, not an animation.'),
  );
  expect(invalidFieldsOf(await setLogo('image/png', noisePng(1025, 1)))).toEqual(
    refused('max_pixels', 'Must be 1 to 1024 pixels wide and high.'),
  );
  expect(invalidFieldsOf(await setLogo('image/png', noisePng(80, 80)))).toEqual(
    refused('max_bytes', 'Must be a file of at most 16384 bytes.'),
  );
  expect(invalidFieldsOf(await setLogo('image/svg+xml', SVG))).toMatchObject({ content_type: [{ rule: 'one_of' }] });
  expect(invalidFieldsOf(await setLogo('image/gif', 'GIF89a'))).toMatchObject({ content_type: [{ rule: 'one_of' }] });
  const notBase64 = { content_type: 'image/png', data: '<svg>' };
  expect(invalidFieldsOf(await api.request('PUT', '/merchant/profile/logo', { bearer, body: notBase64 }))).toEqual({
    data: [{ rule: 'format', message: 'Must be base64.' }],
  });
  expect(profileOf(await api.request('GET', '/merchant/profile', { bearer })).logo_url).toBe(before);
});

test('the longest logo fits into a request, and no other request may be longer', async () => {
  // Noise of so many pixels is a few bytes short of the 16 384 that are allowed.
  const longest = noisePng(73, 74);
  expect(longest.length).toBeGreaterThan(16 * 1024 - 100);
  expect(profileOf(await setLogo('image/png', longest)).logo_url).not.toBeNull();
  detailsOf(await setLogo('image/png', Buffer.alloc(64 * 1024)), 'PAYLOAD_TOO_LARGE');
});

test('a logo sent twice with one key is set once', async () => {
  const [first, second] = [
    await setLogo('image/png', PNG, { key: 'a' }),
    await setLogo('image/png', PNG, { key: 'a' }),
  ];
  expect(second.text).toBe(first.text);
  detailsOf(await setLogo('image/webp', WEBP, { key: 'a' }), 'IDEMPOTENCY_KEY_REUSED');
});

test('setting a logo requires the access token of a merchant', async () => {
  detailsOf(await setLogo('image/png', PNG, { bearer: testKey(api) }), 'PERMISSION_DENIED');
  const user = await api.login('success@sandbox.test');
  detailsOf(await setLogo('image/png', PNG, { bearer: user }), 'ROLE_NOT_ALLOWED');
  detailsOf(await api.request('DELETE', '/merchant/profile/logo', { bearer: user }), 'ROLE_NOT_ALLOWED');
});

test('no payment and no preview reads the file', async () => {
  profileOf(await setLogo('image/webp', WEBP));
  const read = vi.spyOn(engineStore(api.gateway.store).read, 'logoById');
  const { slug } = await createPayment(api);
  const { merchant } = await readCheckout(api, slug);
  dataOf(await payFromWallet(api, slug, await api.login('success@sandbox.test')), 200);
  expect(read).not.toHaveBeenCalled();
  await api.gateway.logo(new URL(merchant.logo_url ?? '').pathname.split('/').at(-1) ?? '');
  expect(read).toHaveBeenCalledOnce();
});
