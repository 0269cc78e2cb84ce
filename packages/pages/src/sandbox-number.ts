/**
 * A number that the sandbox knows at a provider, as it can be typed anywhere, `+237670000039`: what paying with it does
 * depends on its last three digits. Only the ending where the provider declares no prefixes.
 */
export function sandboxNumber(prefix: string | undefined, ending: string): string {
  return prefix === undefined ? `…${ending}` : `${prefix.padEnd(10, '0')}${ending}`;
}
