import { LIMITS, type LogoType, type OwnTextParams, routes } from '@mitako/contract';
import { check, fieldsOf, keyOf, OWN_PALETTES, readForm, readUpload, type Refusal } from '@mitako/pages';
import { ACCOUNT } from '../../account/group.ts';
import { faulty, refusedState } from '../../components/action.tsx';
import type { Page } from '../../shell/page.ts';
import { goTo } from '../../shell/respond.tsx';
import type { Section } from '../../shell/section.ts';
import { isOwnColor, sendPalette } from './palette.ts';
import { drawProfile, PROFILE_FIELDS } from './show-profile.tsx';
import { TEXT } from './text.ts';

/** Saves the profile, or draws it with what was typed and saves nothing: the preview of who has no script. */
async function saveProfile(page: Page): Promise<Response> {
  const { form } = TEXT[page.locale];
  const { preview, ...typed } = await readForm(page.request, [...PROFILE_FIELDS, 'preview']);
  const ownColor = preview === 'own-color' && { brand_color: OWN_PALETTES.light.accent };
  if (preview !== '') return drawProfile(page, { fields: { ...typed, ...ownColor }, isPreview: true });
  const body = check(routes.updateProfile.body, {
    name: typed.name,
    support_email: typed.support_email === '' ? null : typed.support_email,
    support_phone: typed.support_phone === '' ? null : withoutPunctuation(typed.support_phone),
    brand_color: isOwnColor(typed.brand_color) ? null : typed.brand_color,
    checkout_note: noteOf(typed.checkout_fr, typed.checkout_en),
    receipt_note: noteOf(typed.receipt_fr, typed.receipt_en),
  });
  if (body.kind === 'invalid') {
    const words = {
      name: form.nameWrong,
      support_email: form.emailWrong,
      support_phone: form.phoneWrong,
      brand_color: form.colorWrong,
    };
    const errors = {
      ...Object.fromEntries(Object.entries(words).filter(([name]) => body.fields.includes(name))),
      ...noteErrors(page, typed),
    };
    return drawProfile(page, { fields: typed, state: faulty(errors) });
  }
  const reply = await page.ask('updateProfile', { body: body.value, idempotencyKey: await keyOf(page.request) });
  if (reply.kind === 'done') return goTo(page, '/account', 'saved');
  return drawProfile(page, { fields: typed, state: refusedState(page, reply) });
}

/** Both languages, without the empty ones; null without any. */
function noteOf(fr: string, en: string): OwnTextParams | null {
  if (fr.trim() === '' && en.trim() === '') return null;
  return { ...(fr.trim() !== '' && { fr: fr.trim() }), ...(en.trim() !== '' && { en: en.trim() }) };
}

/** The contract names the text that it refuses, not the language. */
function noteErrors(page: Page, typed: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const names = ['checkout_fr', 'checkout_en', 'receipt_fr', 'receipt_en'];
  const isLong = (name: string): boolean => [...(typed[name] ?? '').trim()].length > LIMITS.ownTextLengthMax;
  return Object.fromEntries(names.filter(isLong).map((name) => [name, TEXT[page.locale].form.notes.wrong]));
}

/** `00237 653-456-789` as the contract has it. */
function withoutPunctuation(phone: string): string {
  return phone.replaceAll(/[\s().\-/]/g, '').replace(/^00/, '+');
}

async function saveLogo(page: Page): Promise<Response> {
  const text = TEXT[page.locale].logo;
  const logo = await readUpload(page.request, 'logo');
  if (logo === null) return drawProfile(page, { logoState: faulty({ logo: text.missing }) });
  const bytes = Buffer.from(await logo.arrayBuffer());
  const body = { content_type: typeOf(bytes), data: bytes.toString('base64') };
  const reply = await page.ask('setLogo', { body, idempotencyKey: await keyOf(page.request) });
  if (reply.kind === 'done') return goTo(page, '/account', 'logo');
  const isFile = fieldsOf(reply).includes('data');
  return drawProfile(page, {
    logoState: isFile ? faulty({ logo: faultWords(page, reply) }) : refusedState(page, reply),
  });
}

async function removeLogo(page: Page): Promise<Response> {
  const reply = await page.ask('deleteLogo', { idempotencyKey: await keyOf(page.request) });
  if (reply.kind === 'done') return goTo(page, '/account', 'logoRemoved');
  return drawProfile(page, { logoState: refusedState(page, reply) });
}

/** By its first byte: what browsers say of a file goes by its name. */
function typeOf(bytes: Uint8Array): LogoType {
  return bytes[0] === 0x89 ? 'image/png' : 'image/webp';
}

/** The rule that the file breaks, in words. */
function faultWords(page: Page, { details }: Refusal): string {
  const text = TEXT[page.locale].logo;
  const { fields } = details as { readonly fields?: { readonly data?: readonly { readonly rule: string }[] } };
  const words: Readonly<Record<string, string>> = {
    max_bytes: text.tooLarge,
    max_pixels: text.tooManyPixels,
    animated: text.animated,
  };
  return words[fields?.data?.[0]?.rule ?? ''] ?? text.notPicture;
}

/** Name, contacts, colour and logo, as customers see them. */
export const profile: Section = {
  label: { fr: TEXT.fr.title, en: TEXT.en.title },
  group: ACCOUNT,
  path: '/account',
  pages: {
    '/account': { get: (page) => drawProfile(page, {}), post: saveProfile },
    // GET: where a form of theirs was refused, and the language is changed.
    '/account/logo': { get: (page) => goTo(page, '/account'), post: saveLogo },
    '/account/logo/remove': { post: removeLogo },
    '/account/palette': sendPalette,
  },
};
