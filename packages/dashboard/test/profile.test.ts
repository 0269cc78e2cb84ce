import type { OwnText } from '@mitako/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { noisePng } from '../../../tests/support/noise-png.ts';
import { startSite, type DashboardSite, type Visitor } from './support/visitor.ts';

const ACCOUNT = '/dashboard/test/account';
/** An image of one pixel, written by libwebp. */
const WEBP = Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64');
const ANIMATION = Buffer.from(
  'UklGRlIAAABXRUJQVlA4WAoAAAASAAAAAAAAAAAAQU5JTQYAAAD/////AABBTk1GJgAAAAAAAAAAAAAAAAAAAGQAAABWUDhMDQAAAC8AAAAQBxAREYiI/gcA',
  'base64',
);
const NO_COLOR = '#3340b8';
const NO_NOTES = { checkout_fr: '', checkout_en: '', receipt_fr: '', receipt_en: '' };

let site: DashboardSite;
let merchant: Visitor;

beforeAll(async () => {
  site = await startSite();
});

beforeEach(async () => {
  merchant = await site.merchant();
});

afterAll(() => site.close());

interface Profile {
  readonly name: string;
  readonly support_email: string | null;
  readonly support_phone: string | null;
  readonly brand_color: string | null;
  readonly logo_url: string | null;
  readonly checkout_note: OwnText | null;
  readonly receipt_note: OwnText | null;
}

async function profile(): Promise<Profile> {
  const { email, password } = site.engine.seed.merchant;
  const bearer = await site.engine.login(email, { role: 'merchant', password });
  const { body } = await site.engine.request<{ data: { profile: Profile } }>('GET', '/merchant/profile', { bearer });
  return body.data.profile;
}

function fields(key: string, changes: Readonly<Record<string, string>> = {}): Record<string, string> {
  return {
    key,
    name: 'Boutique',
    support_email: '',
    support_phone: '',
    brand_color: NO_COLOR,
    ...NO_NOTES,
    ...changes,
  };
}

describe('the profile', () => {
  test('is saved as customers will see it, and shows it', async () => {
    const { key } = await merchant.get(ACCOUNT);
    const typed = { support_email: 'aide@boutique.test', support_phone: '653-456-789', brand_color: '#0A7D55' };
    const { location } = await merchant.post(ACCOUNT, fields(key, typed));
    expect(location).toBe(`${ACCOUNT}?done=saved`);
    expect((await merchant.get(`${ACCOUNT}?done=saved`)).text).toContain('Enregistré. Vos clients le voient');
    expect(await profile()).toMatchObject({
      name: 'Boutique',
      support_email: 'aide@boutique.test',
      support_phone: '+237653456789',
      brand_color: '#0a7d55',
    });
  });

  test('has no contacts where the fields are empty, and no colour where it is the service’s own', async () => {
    const { key } = await merchant.get(ACCOUNT);
    await merchant.post(ACCOUNT, fields(key));
    expect(await profile()).toMatchObject({ support_email: null, support_phone: null, brand_color: null });
  });

  test('shows at each field what is wrong, and keeps what was typed', async () => {
    const { key } = await merchant.get(ACCOUNT);
    const typed = { name: '', support_email: 'aide@', support_phone: '653 45', brand_color: 'red;}' };
    const { isRefused, text, html } = await merchant.post(ACCOUNT, fields(key, typed));
    expect(isRefused).toBe(true);
    expect(text).toContain('Indiquez un nom');
    expect(text).toContain('Cette adresse e\u2011mail n’est pas complète.');
    expect(text).toContain('Indiquez un numéro comme');
    expect(text).toContain('Choisissez une couleur');
    expect(html).toContain('value="aide@"');
    // What is not a colour reaches no style.
    expect(html.slice(0, html.indexOf('</style>'))).not.toContain('red;}');
  });

  test('sent twice, is saved once', async () => {
    const { key } = await merchant.get(ACCOUNT);
    await merchant.post(ACCOUNT, fields(key, { name: 'Une fois' }));
    await merchant.post(ACCOUNT, fields((await merchant.get(ACCOUNT)).key, { name: 'Ensuite' }));
    const { location } = await merchant.post(ACCOUNT, fields(key, { name: 'Une fois' }));
    expect(location).toBe(`${ACCOUNT}?done=saved`);
    expect(await profile()).toMatchObject({ name: 'Ensuite' });
  });

  test('shows words of the merchant as words', async () => {
    const { key } = await merchant.get(ACCOUNT);
    await merchant.post(ACCOUNT, fields(key, { name: '<img src=x onerror=alert(1)>\u202E"' }));
    const { html } = await merchant.get(ACCOUNT);
    expect(html).not.toContain('<img src=x');
    expect(html.slice(html.indexOf('id="preview-light"'))).not.toContain('\u202E');
  });
});

describe('texts for customers', () => {
  test('are drawn before they are saved, saved in both languages, and removed', async () => {
    const { key } = await merchant.get(ACCOUNT);
    const typed = { checkout_fr: 'Retrait <b>à Akwa</b>', receipt_fr: 'Merci !', receipt_en: 'Thank you!' };
    const drawn = await merchant.post(ACCOUNT, fields(key, { ...typed, preview: '1' }));
    expect(drawn.html).toMatch(/<p class="own" data-live="checkout_fr">Retrait &lt;b&gt;à Akwa/);
    expect(await profile()).toMatchObject({ checkout_note: null, receipt_note: null });
    await merchant.post(ACCOUNT, fields(key, typed));
    expect(await profile()).toMatchObject({
      checkout_note: { fr: 'Retrait <b>à Akwa</b>', en: null },
      receipt_note: { fr: 'Merci !', en: 'Thank you!' },
    });
    const { key: next } = await merchant.get(ACCOUNT);
    await merchant.post(ACCOUNT, fields(next));
    expect(await profile()).toMatchObject({ checkout_note: null, receipt_note: null });
  });

  test('of more than 300 characters are refused at their field', async () => {
    const { key } = await merchant.get(ACCOUNT);
    const { isRefused, html } = await merchant.post(ACCOUNT, fields(key, { receipt_en: 'x'.repeat(301) }));
    expect(isRefused).toBe(true);
    expect(html).toContain('id="receipt_en-error"');
    expect(html).not.toContain('id="receipt_fr-error"');
  });
});

describe('the preview', () => {
  test('without a script is drawn with what was typed, and nothing is saved', async () => {
    const before = await profile();
    const { key } = await merchant.get(ACCOUNT);
    const typed = { name: 'Essai', support_email: 'essai@boutique.test', brand_color: '#0a7d55', preview: '1' };
    const { status, text, html } = await merchant.post(ACCOUNT, fields(key, typed));
    expect(status).toBe(200);
    expect(text).toContain('rien n’est encore enregistré');
    expect(text).toMatch(/E Essai 5\s000\sFCFA/);
    expect(html).toMatch(/#preview-light\{[^}]*--button:#0a7d55/);
    expect(html).toMatch(/#preview-dark\{color-scheme:dark/);
    expect(html).toContain('value="#0a7d55"');
    expect(await profile()).toEqual(before);
  });

  test('goes back to the service’s own colour', async () => {
    const { key } = await merchant.get(ACCOUNT);
    const typed = { brand_color: '#0a7d55', preview: 'own-color' };
    const { html } = await merchant.post(ACCOUNT, fields(key, typed));
    expect(html).toMatch(/#preview-light\{[^}]*--accent:#3340b8/);
  });

  test('learns of a colour how it can be read, and of no colour the service’s own', async () => {
    const yellow = JSON.parse((await merchant.get(`${ACCOUNT}/palette?color=%23ffff00`)).html) as { light: string };
    expect(yellow.light).toContain('--accent:#');
    expect(yellow.light).not.toContain('--accent:#ffff00');
    const none = JSON.parse((await merchant.get(`${ACCOUNT}/palette?color=red%3B%7D`)).html) as { light: string };
    expect(none.light).toContain('--accent:#3340b8');
  });
});

describe('the logo', () => {
  async function upload(
    content: string | Uint8Array<ArrayBuffer>,
    type: string,
    changes: Readonly<Record<string, string>> = {},
  ): ReturnType<Visitor['post']> {
    const form = new FormData();
    const typed = fields((await merchant.get(ACCOUNT)).key, changes);
    for (const [name, value] of Object.entries(typed)) form.set(name, value);
    form.set('logo', new File([content], 'logo', { type }));
    return merchant.post(ACCOUNT, form);
  }

  test('is saved with what is typed beside it, shown, and taken away again', async () => {
    expect((await upload(WEBP, '', { name: 'Avec logo' })).location).toBe(`${ACCOUNT}?done=saved`);
    const { logo_url: url, name } = await profile();
    expect(name).toBe('Avec logo');
    expect(url).not.toBeNull();
    const { html, key } = await merchant.get(ACCOUNT);
    expect(html).toContain(`src="${new URL(url ?? '').pathname}"`);
    expect(html).toContain('Retirer le logo');
    await merchant.post(ACCOUNT, fields(key));
    expect(await profile()).toMatchObject({ logo_url: url });
    const { key: next } = await merchant.get(ACCOUNT);
    await merchant.post(ACCOUNT, fields(next, { without_logo: '1' }));
    expect(await profile()).toMatchObject({ logo_url: null });
    expect((await merchant.get(ACCOUNT)).html).not.toContain('Retirer le logo');
  });

  test('that is refused saves nothing and loses nothing of what is typed', async () => {
    const before = await profile();
    const { isRefused, html } = await upload('hello', 'image/png', { name: 'Gardé', checkout_fr: 'Livraison à Akwa' });
    expect(isRefused).toBe(true);
    expect(html).toContain('value="Gardé"');
    expect(html).toContain('Livraison à Akwa');
    expect(await profile()).toEqual(before);
  });

  test.each([
    ['no picture', 'hello', 'image/png', 'Ce fichier n’est pas une image PNG ou WebP valide.'],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml', 'Ce fichier n’est pas une image PNG'],
    ['too heavy', noisePng(80, 80), 'image/png', 'Cette image est trop lourde'],
    ['too large', noisePng(1, 1025), 'image/png', 'Cette image est trop grande'],
    ['an animation', ANIMATION, 'image/webp', 'Cette image est animée.'],
  ] as const)('is refused in words: %s', async (_, content, type, words) => {
    const { isRefused, text } = await upload(content, type);
    expect(isRefused).toBe(true);
    expect(text).toContain(words);
    expect(await profile()).toMatchObject({ logo_url: null });
  });

  test('of more than a form may hold is refused before it is read', async () => {
    const { status, text } = await upload('x'.repeat(70 * 1024), 'image/png');
    expect(status).toBe(413);
    expect(text).toContain('Envoi trop volumineux');
  });
});

test('the page is in English too', async () => {
  merchant.speak('en');
  const { text } = await merchant.get(ACCOUNT);
  expect(text).toContain('What your customers see');
  expect(text).toContain('Preview of the payment page');
});
