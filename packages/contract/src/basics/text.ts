import { z } from 'zod';
import { widening } from './absence.ts';
import { LIMITS } from './limits.ts';
import { readPhoneNumber } from './phone-number.ts';
import { aliased } from './typed.ts';

/**
 * Text that both engines store alike: SQLite would accept U+0000 and lone surrogates, PostgreSQL rejects them.
 * @param lengthMax in characters (code points)
 */
export function text(lengthMax: number, lengthMin = 0): z.ZodString {
  return characters(lengthMax, lengthMin).refine(isStorable, NOT_STORABLE);
}

/**
 * A string of so many characters (code points): the length that JSON Schema means, and so the API's document. JavaScript's,
 * which zod compares, counts those beyond U+FFFF twice.
 */
function characters(max: number, min: number, string: z.ZodString = z.string()): z.ZodString {
  return string
    .check(({ value, issues }) => {
      const length = lengthOf(value);
      const about = { origin: 'string', inclusive: true, input: value, continue: true } as const;
      if (length < min) issues.push({ ...about, code: 'too_small', minimum: min });
      if (length > max) issues.push({ ...about, code: 'too_big', maximum: max });
    })
    .meta({ ...(min === 0 ? {} : { minLength: min }), maxLength: max });
}

/**
 * What becomes of characters that control text, turn its direction or have no width, in a string of a body (decisions §1):
 *
 * - `line`: people write it, and paste: line breaks and controls become a space, what has no width is removed.
 * - `lines`: the same, but line breaks and tabs stay.
 * - `exact`: programs write it, and find it again as they wrote it: refused with the position.
 * - `exact_lines`: the same, but line breaks and tabs are accepted.
 * - `compared`: never shown, only compared with what is known, or a secret: as it is.
 */
export type Writing = 'line' | 'lines' | 'exact' | 'exact_lines' | 'compared';

/** Under this name the JSON Schema of a string has its {@link Writing}. The OpenAPI document omits it. */
export const WRITING = 'x-writing';

/** A text of one line, which people write. U+0000 is refused. One that must not be empty is not blank either. */
export function lineText(lengthMax: number, lengthMin = 0): z.ZodString {
  return written('line', seen(characters(lengthMax, lengthMin, z.string().overwrite(onOneLine)), lengthMin));
}

/** A name: of one line, and not blank. */
export function nameText(lengthMax: number): z.ZodString {
  return lineText(lengthMax, 1);
}

/** A text of several lines, which people write. One that must not be empty is not blank either. */
export function linesText(lengthMax: number, lengthMin = 0): z.ZodString {
  return written('lines', seen(characters(lengthMax, lengthMin, z.string().overwrite(onLines)), lengthMin));
}

/** With a character that shows: neither white space, which the blank of Braille is, too, nor one that draws nothing. */
function seen(schema: z.ZodString, lengthMin: number): z.ZodString {
  if (lengthMin === 0) return schema;
  return (
    schema
      .regex(/[^\s\u2800\p{Default_Ignorable_Code_Point}]/u, 'must not be blank')
      // Few readers of the API's document know properties of Unicode.
      .meta({ pattern: '\\S' })
  );
}

/** A text that programs write. */
export function exactText(lengthMax: number, lengthMin = 0, kind: 'exact' | 'exact_lines' = 'exact'): z.ZodString {
  return written(kind, refusingControls(characters(lengthMax, lengthMin), kind));
}

/** A text that is compared with what is known, and never shown. */
export function comparedText(lengthMax: number, lengthMin = 0): z.ZodString {
  return written('compared', characters(lengthMax, lengthMin));
}

function written(writing: Writing, schema: z.ZodString): z.ZodString {
  return schema.refine(isStorable, NOT_STORABLE).meta({ [WRITING]: writing });
}

function refusingControls(schema: z.ZodString, kind: 'exact' | 'exact_lines'): z.ZodString {
  return schema.check(({ value, issues }) => {
    const found = (kind === 'exact' ? UNSEEN : UNSEEN_IN_LINES).exec(value);
    if (found === null) return;
    const code = (found[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    const place = lengthOf(value.slice(0, found.index)) + 1;
    issues.push({
      code: 'custom',
      input: value,
      continue: true,
      message: `must not hold U+${code} (character ${place}): it controls text, turns its direction, or has no width`,
    });
  });
}

/** On one line, without what has no width. */
export function onOneLine(value: string): string {
  return value.replaceAll(INVISIBLE, '').replaceAll(CONTROLS, blankOf);
}

/** The same, but line breaks, as `\n`, and tabs stay. */
function onLines(value: string): string {
  return value
    .replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replaceAll(INVISIBLE, '')
    .replaceAll(CONTROLS_IN_LINES, blankOf);
}

/** U+0000 stays: it is refused in any text. */
function blankOf(controls: string): string {
  return controls.includes('\0') ? controls : ' ';
}

/** Direction marks, zero-width spaces and joiners of graphemes, soft hyphens, fillers, invisible operators and annotations, and the byte order mark. */
const INVISIBLE =
  /[\u034F\u17B4\u17B5\u00AD\u061C\u115F\u1160\u180E\u200B\u200E\u200F\u2060-\u2065\u206A-\u206F\u3164\uFEFF\uFFA0\uFFF0-\uFFFB]/g;
/** Line breaks of all kinds, embeddings, overrides and isolates (UAX #9) among them. */
const CONTROLS = /[\p{Cc}\u2028-\u202E\u2066-\u2069]+/gu;
const CONTROLS_IN_LINES = /(?:[\u2028-\u202E\u2066-\u2069]|(?![\t\n])\p{Cc})+/gu;
const UNSEEN =
  /[\u034F\u17B4\u17B5\u00AD\u061C\u115F\u1160\u180E\u200B\u200E\u200F\u2060-\u2065\u206A-\u206F\u3164\uFEFF\uFFA0\uFFF0-\uFFFB]|[\p{Cc}\u2028-\u202E\u2066-\u2069]/u;
const UNSEEN_IN_LINES =
  /[\u034F\u17B4\u17B5\u00AD\u061C\u115F\u1160\u180E\u200B\u200E\u200F\u2060-\u2065\u206A-\u206F\u3164\uFEFF\uFFA0\uFFF0-\uFFFB]|[\u2028-\u202E\u2066-\u2069]|(?![\t\n])\p{Cc}/u;

/** Whether a text of one line has characters that control text, turn its direction, or have no width. */
export function hasUnseen(value: string): boolean {
  return UNSEEN.test(value);
}

function lengthOf(value: string): number {
  let length = value.length;
  for (let index = 0; index < value.length; index += 1) {
    if ((value.codePointAt(index) ?? 0) > 0xffff) {
      length -= 1;
      index += 1;
    }
  }
  return length;
}

const NOT_STORABLE = { message: 'must not hold U+0000 or half of a surrogate pair' };

export function isStorable(value: string): boolean {
  return value.isWellFormed() && !value.includes('\0');
}

/** A secret presented at login or checkout is checked for type and size only, so that the response reveals nothing. */
export const presentedSecret = z
  .string()
  .min(1)
  .refine((value) => isStorable(value) && new TextEncoder().encode(value).length <= LIMITS.secretBytesMax, {
    message: 'must be at most 1024 bytes of text',
  })
  .meta({ maxLength: LIMITS.secretBytesMax, [WRITING]: 'compared' satisfies Writing });

/** What can be a PIN: anything else is a typing error, which is not counted as a wrong one. */
export const pin = z.string().regex(/^\d{4,6}$/, 'must be 4 to 6 digits');

/** What can be a code for cash, likewise. */
export const cashDigits = z.string().regex(/^\d{6}$/, 'must be six digits');

export const timestamp = aliased('Timestamp', z.iso.datetime());

/**
 * An address, in ASCII alone: letters of other scripts look like these, and invisible ones like nothing. A domain with others
 * is given in its ASCII form (`xn--…`, RFC 5891), in which a twin is seen.
 */
export const email = z.email().max(254).refine(isStorable, NOT_STORABLE);

function isE164(value: string): boolean {
  const { kind, phone: read } = readPhoneNumber(value);
  return kind === 'number' && read === value;
}

/** E.164, of a length that its country has: a longer or shorter one is a typo. */
export const phone = z
  .string()
  .refine(isE164, 'must be an E.164 number such as +237653456789')
  // The API's document has the pattern of E.164 alone: the lengths of countries make it unreadable.
  .meta({ pattern: '^\\+[1-9]\\d{6,14}$' });

/**
 * URL parsers repair their input, for example `http:\\evil.test`, and differ in how. Only a URL that needs no repair is
 * accepted.
 */
function isWebUrl(value: string): boolean {
  const isAsWritten = /^https?:\/\/[^/?#@]+(?:[/?#]|$)/i.test(value) && !/[\\\p{Cc}]/u.test(value);
  return isAsWritten && value === value.trim() && isStorable(value) && URL.canParse(value);
}

/** An absolute web URL without user-info. Whether `http` is allowed depends on the mode and is checked there. */
export const webUrl = exactText(LIMITS.urlLengthMax).refine(isWebUrl, {
  message: 'must be an absolute http(s) address without user name, backslashes, control characters or spaces around it',
});

/** Visible ASCII, 1 … 255 characters. */
export const idempotencyKey = z
  .string()
  .regex(/^[\x21-\x7e]{1,255}$/, 'must be 1 to 255 visible ASCII characters')
  .describe('The same key and request within 24 hours return the stored response, without a second effect.');

/** In a body, instead of the header. Without one the same request, sent again, has its effect again. */
export const optionalIdempotencyKey = widening(idempotencyKey);

/** An identifier in a path. Any text is accepted; one that is not an id is simply not found. */
export const idParameter = comparedText(64, 1);
