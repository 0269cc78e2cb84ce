import { PAYMENT_METHOD_TYPES, PROVIDER_ID, RAIL_METHOD_TYPES } from '@mitako/contract/names';
import { contrast, parseColor } from '../basics/color.ts';
import type { RailMethod } from '../ports/rail.ts';

/** WCAG 2.2 AA for text. */
const CONTRAST_MIN = 4.5;

type Unchecked = Readonly<Partial<Record<keyof RailMethod, unknown>>>;

/**
 * Returns what is invalid in a method's declaration, or null. Rails are written by others, not all of them in
 * TypeScript: fields may be missing.
 */
export function validateRailMethod(method: RailMethod): string | null {
  const { type, provider, label, monogram, country }: Unchecked = method;
  const name = `provider ${JSON.stringify(provider)}`;
  if (!matches(provider, PROVIDER_ID)) return `${name} is no id: use 2 to 40 of a-z, 0-9 and _, with a letter first`;
  if (!TYPES.has(type)) return `${name} needs type: "mobile_money" or "card"`;
  // One filter of the payment list accepts a type or a provider.
  if (PAYMENT_METHOD_TYPES.some((each) => each === provider)) return `${name} is the name of a type: choose another`;
  if (!matches(label, LABEL)) return `${name} needs a label of 1 to 40 characters, such as "MTN MoMo"`;
  if (!matches(monogram, MONOGRAM)) return `${name} needs a monogram of 1 or 2 characters, such as "M"`;
  if (!matches(country, COUNTRY)) return `${name} needs the ISO 3166-1 code of its country, such as "CM"`;
  return validateColors(name, method) ?? validateNumbers(name, method) ?? validateArrays(name, method);
}

function validateColors(name: string, method: RailMethod): string | null {
  const colors: Partial<RailMethod['colors']> | undefined = method.colors;
  const background = parseColor(colors?.background);
  const text = parseColor(colors?.text);
  if (background === null || text === null) return `${name} needs colors, background and text, each as #rrggbb`;
  const reached = contrast(background, text);
  if (reached >= CONTRAST_MIN) return null;
  // Rounded down, so that 4.5 is never shown for less.
  const shown = Math.floor(reached * 100) / 100;
  return `${name} has colors that are hard to read: their contrast is ${shown}, and must be at least ${CONTRAST_MIN}`;
}

function validateArrays(name: string, method: RailMethod): string | null {
  const { currencies, refunds }: Unchecked = method;
  if (!REFUNDS.has(refunds)) return `${name} needs refunds: "none", "full" or "partial"`;
  if (!isListOf(currencies, CURRENCY) || currencies.length === 0) {
    return `${name} needs currencies, one at least, each as its ISO 4217 code, such as "XAF"`;
  }
  return null;
}

/** The numbers of the payers, which are none for cards. */
function validateNumbers(name: string, method: RailMethod): string | null {
  const { type, callingCode, phonePrefixes }: Unchecked = method;
  if (type === 'card') {
    return callingCode === null && phonePrefixes === undefined
      ? null
      : `${name} takes cards: its callingCode is null, and it has no phonePrefixes`;
  }
  if (!matches(callingCode, CALLING_CODE)) return `${name} needs the callingCode of its country, such as "+237"`;
  if (phonePrefixes === undefined) return null;
  if (!isListOf(phonePrefixes, PREFIX)) {
    return `${name} has phonePrefixes that are none: write each as it is dialled from abroad, such as "+23767"`;
  }
  const foreign = phonePrefixes.find((prefix) => !prefix.startsWith(callingCode));
  if (foreign !== undefined) return `${name} has the prefix ${foreign}, which is not of its callingCode ${callingCode}`;
  return null;
}

const LABEL = /^(?=.*\S)[^\p{Control}]{1,40}$/u;
const MONOGRAM = /^[\p{Letter}\p{Number}\p{Punctuation}\p{Symbol}]{1,2}$/u;
const COUNTRY = /^[A-Z]{2}$/;
const CURRENCY = /^[A-Z]{3}$/;
const CALLING_CODE = /^\+[1-9]\d{0,3}$/;
const TYPES: ReadonlySet<unknown> = new Set(RAIL_METHOD_TYPES);
const REFUNDS: ReadonlySet<unknown> = new Set<RailMethod['refunds']>(['none', 'full', 'partial']);
const PREFIX = /^\+[1-9]\d{2,9}$/;

function isListOf(value: unknown, pattern: RegExp): value is readonly string[] {
  return Array.isArray(value) && value.every((each) => matches(each, pattern));
}

function matches(value: unknown, pattern: RegExp): value is string {
  return typeof value === 'string' && pattern.test(value);
}
