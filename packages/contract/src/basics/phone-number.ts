/** A country of the CEMAC zone, as its numbers are written there. */
interface Country {
  readonly callingCode: string;
  /** Without the 0 that is dropped internationally. */
  readonly national: RegExp;
  /** A 0 in front belongs to no number, and is dropped. */
  readonly dropsZero?: true;
  readonly example: string;
  /** Digits that are written together. */
  readonly groups: readonly number[];
}

/** Cameroon first: it is the default. */
const COUNTRIES: readonly Country[] = [
  { callingCode: '+237', national: /^[26]\d{8}$/, example: '653456789', groups: [1, 2, 2, 2, 2] },
  { callingCode: '+235', national: /^[1-9]\d{7}$/, example: '66123456', groups: [2, 2, 2, 2] },
  { callingCode: '+236', national: /^[1-9]\d{7}$/, example: '72123456', groups: [2, 2, 2, 2] },
  { callingCode: '+240', national: /^[1-9]\d{8}$/, example: '222123456', groups: [3, 2, 2, 2] },
  { callingCode: '+241', national: /^[1-9]\d{7}$/, dropsZero: true, example: '62123456', groups: [2, 2, 2, 2] },
  // The 0 belongs to the number.
  { callingCode: '+242', national: /^[02]\d{8}$/, example: '066123456', groups: [2, 3, 2, 2] },
];

/** Mobile phones of Cameroon until 2014, when a 6 was put in front. Eight digits with a 6 are rather a number that lacks one. */
const OLD_CAMEROON = /^(?:\+?237)?[5789]\d{7}$/;

/** What {@link readPhoneNumber} makes of a text. */
export interface PhoneReading {
  /**
   * - `number`: `phone` is E.164.
   * - `old`: a Cameroonian number of eight digits, which needs a 6 in front.
   * - `none`: no number.
   */
  readonly kind: 'number' | 'old' | 'none';
  /** In E.164 if it is a number; otherwise what was typed without spaces and punctuation, which the API refuses. */
  readonly phone: string;
}

/**
 * Reads a phone number as people type or paste it, `6 53 45 67 89`, `00237 653-456-789`, `+241 (0)77 12 34 56`, also with
 * the invisible characters that phones put around the numbers of their contacts.
 * @param typed text of any length; a text longer than a number is no number
 * @param prefixes beginnings of the numbers that are expected, in E.164 (`phone_prefixes` of a checkout's methods):
 * they determine the country of a number without a calling code. Default: Cameroon's
 */
export function readPhoneNumber(typed: string, prefixes: readonly string[] = []): PhoneReading {
  // Its beginning alone might be a number.
  if (typed.length > TYPED_LENGTH_MAX) return { kind: 'none', phone: typed.slice(0, TYPED_LENGTH_MAX) };
  const phone = typed.replaceAll(/[\p{Cf}\p{Pd}\s()./]/gu, '').replace(/^00/, '+');
  const expected = countriesOf(prefixes);
  const readings = phone.startsWith('+')
    ? COUNTRIES.flatMap((country) => abroad(phone, country))
    : [
        ...expected.flatMap((country) => [...abroad(`+${phone}`, country), ...atHome(phone, country)]),
        ...COUNTRIES.flatMap((country) => abroad(`+${phone}`, country)),
      ];
  const read = readings.find((one) => prefixes.some((prefix) => one.startsWith(prefix))) ?? readings[0];
  if (read !== undefined) return { kind: 'number', phone: read };
  if (isForeign(phone)) return { kind: 'number', phone };
  const isOld = OLD_CAMEROON.test(phone) && (/^\+?237/.test(phone) || expected.includes(CAMEROON));
  return { kind: isOld ? 'old' : 'none', phone };
}

/** Longer than any number with the punctuation of people. */
const TYPED_LENGTH_MAX = 64;
const [CAMEROON] = COUNTRIES as readonly [Country, ...Country[]];

/**
 * A number as an example, in the words of its country, `6 73 45 67 89`, with its calling code where several countries are
 * expected. Its spaces do not break.
 * @param prefixes as for {@link readPhoneNumber}: the first one begins the number
 */
export function exampleNumber(prefixes: readonly string[] = []): string {
  const [country, ...others] = countriesOf(prefixes);
  const { callingCode, example, groups, dropsZero } = country;
  const beginning = (prefixes.find((prefix) => prefix.startsWith(callingCode)) ?? '').slice(callingCode.length);
  const written = grouped(beginning + example.slice(beginning.length), groups);
  if (others.length > 0) return `${callingCode}\u00a0${written}`;
  return dropsZero === true ? `0${written}` : written;
}

/** A number in E.164 as its country writes it, `+237 6 73 45 67 89`. Its spaces do not break. */
export function writtenNumber(phone: string): string {
  const country = COUNTRIES.find(({ callingCode }) => phone.startsWith(callingCode));
  if (country === undefined) return phone;
  const { callingCode, groups } = country;
  return `${callingCode}\u00a0${grouped(phone.slice(callingCode.length), groups)}`;
}

/** With spaces that do not break. */
function grouped(digits: string, groups: readonly number[]): string {
  let from = 0;
  const parts = groups.map((length) => digits.slice(from, (from += length)));
  return [...parts, digits.slice(from)].filter((part) => part !== '').join('\u00a0');
}

/**
 * What is typed of the numbers with these prefixes: digits with the calling code and without, and with the 0 of those who
 * write one.
 */
export function typedBeginnings(prefixes: readonly string[]): readonly string[] {
  return prefixes.flatMap((prefix) => {
    const country = COUNTRIES.find(({ callingCode }) => prefix.startsWith(callingCode));
    if (country === undefined) return [prefix.slice(1)];
    const code = country.callingCode.slice(1);
    const home = prefix.slice(country.callingCode.length);
    return [code + home, home, ...(country.dropsZero === true ? [`${code}0${home}`, `0${home}`] : [])];
  });
}

function abroad(phone: string, country: Country): readonly string[] {
  const { callingCode } = country;
  return phone.startsWith(callingCode) ? atHome(phone.slice(callingCode.length), country) : [];
}

function atHome(digits: string, { callingCode, national, dropsZero }: Country): readonly string[] {
  const number = dropsZero === true ? digits.replace(/^0/, '') : digits;
  return national.test(number) ? [callingCode + number] : [];
}

/** E.164 of a country whose numbers are not known here. */
function isForeign(phone: string): boolean {
  return /^\+[1-9]\d{6,14}$/.test(phone) && !COUNTRIES.some(({ callingCode }) => phone.startsWith(callingCode));
}

/** Countries of the prefixes, in their order; Cameroon without any. */
function countriesOf(prefixes: readonly string[]): readonly [Country, ...Country[]] {
  const found = prefixes.flatMap((prefix) => COUNTRIES.filter(({ callingCode }) => prefix.startsWith(callingCode)));
  const [first = CAMEROON, ...others] = new Set(found);
  return [first, ...others];
}
