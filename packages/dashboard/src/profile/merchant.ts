import { LIMITS, type LogoType, type OwnTextParams, readPhoneNumber, routes } from '@mitako/contract';
import { absentOf, check, fieldsOf, keyOf, readForm, readUpload, type Refusal } from '@mitako/pages';
import { type ActionState, faulty, freshState, refusedState } from '../components/action.tsx';
import { type Again, formMethods, type Page, type Section } from '../shell/page.ts';
import { goTo } from '../shell/respond.tsx';
import { TEXT as SHELL } from '../shell/text.ts';
import { ownColor, sendPalette } from './palette.ts';
import { drawProfile, type LogoField, PROFILE_FIELDS, type ProfileDrawing } from './show-profile.tsx';
import { TEXT } from './text.ts';

/**
 * Saves the profile with its logo, or shows a preview without saving, for browsers without JavaScript.
 * One form holds both: with two, saving one discards what is typed in the other.
 */
async function saveProfile(page: Page, again: Again<ProfileDrawing>): Promise<Response> {
  const { form } = TEXT[page.locale];
  const {
    preview,
    without_logo: withoutLogo,
    ...typed
  } = await readForm(page.request, [...PROFILE_FIELDS, 'preview', 'without_logo']);
  const own = preview === 'own-color' && { brand_color: ownColor(page) };
  if (preview !== '') return again({ fields: { ...typed, ...own }, isPreview: true });
  if ((await absentOf(page.request, PROFILE_FIELDS)).length > 0) {
    return again({ state: { ...freshState(), alert: SHELL[page.locale].form.incomplete } });
  }
  const body = check(routes.updateProfile.body, {
    name: typed.name,
    support_email: typed.support_email === '' ? null : typed.support_email,
    support_phone: typed.support_phone === '' ? null : readPhoneNumber(typed.support_phone).phone,
    brand_color: typed.brand_color.toLowerCase() === ownColor(page) ? null : typed.brand_color,
    checkout_note: noteOf(typed.checkout_fr, typed.checkout_en),
    receipt_note: noteOf(typed.receipt_fr, typed.receipt_en),
    sends_receipts: typed.sends_receipts === 'yes',
  });
  if (body.kind === 'invalid') {
    const words = {
      name: page.sentences.enter_name,
      support_email: form.emailWrong,
      support_phone: form.phoneWrong,
      brand_color: form.colorWrong,
    };
    const errors = {
      ...Object.fromEntries(Object.entries(words).filter(([name]) => body.fields.includes(name))),
      ...noteErrors(page, typed),
    };
    return again({ fields: typed, state: faulty(errors) });
  }
  const idempotencyKey = await keyOf(page.request);
  const refused = await saveLogo(page, withoutLogo !== '', `${idempotencyKey}-logo`);
  if (refused !== null) return again({ fields: typed, state: refused });
  const reply = await page.ask('updateProfile', { body: body.value, idempotencyKey });
  if (reply.kind === 'done') return goTo(page, '/account', 'saved');
  return again({ fields: typed, state: refusedState(page, reply) });
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

/** Sets the logo that was chosen, or removes the present one; what is wrong with it otherwise. */
async function saveLogo(
  page: Page,
  isRemoved: boolean,
  idempotencyKey: string,
): Promise<ActionState<LogoField> | null> {
  const logo = await readUpload(page.request, 'logo');
  if (logo === null && !isRemoved) return null;
  const reply = await (logo === null
    ? page.ask('deleteLogo', { idempotencyKey })
    : page.ask('setLogo', { body: bodyOf(Buffer.from(await logo.arrayBuffer())), idempotencyKey }));
  if (reply.kind === 'done') return null;
  return fieldsOf(reply).includes('data') ? faulty({ logo: faultWords(page, reply) }) : refusedState(page, reply);
}

function bodyOf(bytes: Buffer): { readonly content_type: LogoType; readonly data: string } {
  return { content_type: typeOf(bytes), data: bytes.toString('base64') };
}

/** By its first byte: browsers derive the type from the file's name. */
function typeOf(bytes: Uint8Array): LogoType {
  return bytes[0] === 0x89 ? 'image/png' : 'image/webp';
}

/** The rule that the file breaks, as text. */
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
  label: 'profile',
  path: '/account',
  pages: {
    '/account': formMethods<ProfileDrawing>(() => ({}), drawProfile, saveProfile),
    '/account/palette': sendPalette,
  },
};
