import { LIMITS, readPhoneNumber } from '@mitako/contract/names';
import type { Context } from '../context.ts';
import { folded } from '../basics/letters.ts';
import { canonicalEmail } from '../people/contact.ts';
import { slugIn } from '../payments/search-marks.ts';

/** The possible readings of a text. Most texts have several. */
export interface Handles {
  readonly ids: readonly string[];
  readonly slug: string | null;
  /** Of a payment link, or of its address. */
  readonly linkSlug: string | null;
  /** A part of a merchant's name, without case and accents. */
  readonly name: string | null;
  /** As typed, and without spaces around it. */
  readonly references: readonly string[];
  /** Of providers: also in capitals, as Orange prints its own; people type them in small letters. */
  readonly railReferences: readonly string[];
  readonly email: string | null;
  /** In E.164. */
  readonly phones: readonly string[];
  /** The last three or four digits of a number. */
  readonly phoneEnding: string | null;
}

/** A page's address contains one or two; more are not searched. */
const IDS_MAX = 5;
/** Fewer letters are in too many names. */
const NAME_LENGTH_MIN = 3;
/** Longer than any reference of a provider that is stored. */
const REFERENCE_LENGTH_MAX = LIMITS.customerReferenceLengthMax;

/**
 * Reads a text as it is printed somewhere: on a receipt, in a provider's portal, in a log, in the address of a page.
 * @param callingCodes of the countries whose numbers are typed without one, `+237`
 */
export function handlesIn(typed: string, callingCodes: readonly string[]): Handles {
  const text = typed.trim();
  const references = [...new Set([typed, text])].filter((each) => each !== '' && each.length <= REFERENCE_LENGTH_MAX);
  return {
    ids: idsIn(text),
    slug: slugIn(text),
    linkSlug: /(?:^|\/l\/)([0-9A-Za-z]{12})(?:[?#]|$)/.exec(text)?.[1] ?? null,
    name: text.length >= NAME_LENGTH_MIN && /\p{L}/u.test(text) ? folded(text) : null,
    references,
    railReferences: [...new Set(references.flatMap((each) => [each, each.toUpperCase()]))],
    email: /^[^\s@]+@[^\s@]+$/.test(text) ? canonicalEmail(text) : null,
    phones: phonesIn(text, callingCodes),
    phoneEnding: /^\d{3,4}$/.test(text) ? text : null,
  };
}

/** Of the countries that the rails reach. */
export function callingCodesOf({ rails }: Pick<Context, 'rails'>): readonly string[] {
  return [...new Set(rails.flatMap(({ methods }) => methods.flatMap(({ callingCode }) => callingCode ?? [])))];
}

/** Also of pages and of log lines that hold ids, and of bank statements, which know no `_`. A late payment's refund is known to rails as `lat_…`, by its attempt. */
function idsIn(text: string): readonly string[] {
  const found = text.toLowerCase().match(/(?<![a-z])[a-z]{2,5}[_-][0-9a-hjkmnp-tv-z]{26}(?![0-9a-z])/g) ?? [];
  return [...new Set(found.map((id) => id.replace('-', '_').replace(/^lat_/, 'att_')))].slice(0, IDS_MAX);
}

/** As people write numbers, of each country; and as a number of a country far away without its sign. */
function phonesIn(text: string, callingCodes: readonly string[]): readonly string[] {
  const readings = [readPhoneNumber(text), ...callingCodes.map((code) => readPhoneNumber(text, [code]))];
  const numbers = readings.map(({ kind, phone }) => (kind === 'number' ? phone : `+${phone.replace(/^\+/, '')}`));
  return [...new Set(numbers)].filter((each) => /^\+[1-9]\d{6,14}$/.test(each));
}
