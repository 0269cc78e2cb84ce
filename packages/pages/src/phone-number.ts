/** The countries of the CEMAC zone by calling code, each with an example of its national format. */
const EXAMPLES = {
  '235': '66 12 34 56',
  '236': '72 12 34 56',
  '237': '6 53 45 67 89',
  '240': '222 12 34 56',
  '241': '062 12 34 56',
  '242': '06 612 34 56',
} as const;
type CallingCode = keyof typeof EXAMPLES;

/** Cameroon: the default if no provider declares prefixes. */
const DEFAULT_CODE: CallingCode = '237';
const CODES = Object.keys(EXAMPLES) as CallingCode[];

/** A national number: eight or nine digits in all of CEMAC; Cameroon's begin with 6 or 2. */
const HOME_NUMBER = /^\d{8,9}$/;
const HOME_NUMBER_CAMEROON = /^[62]\d{8}$/;

/**
 * Parses a phone number as people type it (`6 53 45 67 89`, `00237 653-456-789`) into E.164 if possible. Otherwise it
 * is returned without punctuation, for the schema to reject.
 *
 * @param prefixes of the offered providers, in E.164: they determine the country of a number without a calling code
 */
export function normalizePhone(typed: string, prefixes: readonly string[]): string {
  const digits = typed.replace(/[\s().\-/]/g, '').replace(/^00/, '+');
  const codes = codesOf(prefixes);
  const readings = codes.flatMap((code) => [
    ...(digits.startsWith(code) && HOME_NUMBER.test(digits.slice(code.length)) ? [`+${digits}`] : []),
    ...(isAtHome(digits, code) ? [`+${code}${digits}`] : []),
    // Gabon's national numbers have a leading 0 that is dropped internationally; in Congo the 0 belongs to them.
    ...(digits.startsWith('0') && HOME_NUMBER.test(digits.slice(1)) ? [`+${code}${digits.slice(1)}`] : []),
  ]);
  const ofAProvider = readings.find((reading) => prefixes.some((prefix) => reading.startsWith(prefix)));
  return ofAProvider ?? readings[0] ?? digits;
}

/** An example number in the format of the offered providers, which no line break parts. */
export function exampleNumber(prefixes: readonly string[]): string {
  return EXAMPLES[codesOf(prefixes)[0] ?? DEFAULT_CODE].replaceAll(' ', '\u00a0');
}

/** The prefixes by which typed digits identify their provider: with and without the calling code. */
export function typedBeginnings(prefixes: readonly string[]): readonly string[] {
  return prefixes.flatMap((prefix) => {
    const digits = prefix.slice(1);
    const code = CODES.find((each) => digits.startsWith(each));
    if (code === undefined) return [digits];
    const home = digits.slice(code.length);
    return code === '241' ? [digits, home, `0${home}`] : [digits, home];
  });
}

/** A masked number, `+2376•••••789`. */
export function maskPhone(phone: string): string {
  return `${phone.slice(0, 5)}${'•'.repeat(Math.max(0, phone.length - 8))}${phone.slice(-3)}`;
}

function isAtHome(digits: string, code: CallingCode): boolean {
  return (code === '237' ? HOME_NUMBER_CAMEROON : HOME_NUMBER).test(digits);
}

function codesOf(prefixes: readonly string[]): readonly CallingCode[] {
  const codes = CODES.filter((code) => prefixes.some((prefix) => prefix.startsWith(`+${code}`)));
  return codes.length === 0 ? [DEFAULT_CODE] : codes;
}
