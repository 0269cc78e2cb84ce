/**
 * A test number of a provider in international form, `+237670000039`. Its last three digits decide the outcome of a
 * payment. Only the ending where the provider declares no prefixes.
 */
export function sandboxNumber(prefix: string | undefined, ending: string): string {
  return prefix === undefined ? `…${ending}` : `${prefix.padEnd(10, '0')}${ending}`;
}
