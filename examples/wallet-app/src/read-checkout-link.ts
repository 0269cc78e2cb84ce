/** Slugs are 34 letters and digits. Anything after one in a browser's address bar (`/wallet`, `?lang=en`) is ignored. */
const SLUG = /^([0-9A-Za-z]{34})(?![0-9A-Za-z])/;

/**
 * The slug in a scanned, opened or pasted text; undefined unless it is a checkout URL of this very gateway.
 *
 * The text is hostile: a forged code stuck over the shop's would like an app that logs in at its address. So it is
 * compared, character by character, with the known gateway, and not parsed: parsers differ on
 * `https://pay.example.cm@evil.example/`, on `\`, on look-alike letters. Only the slug is taken from it: requests go to
 * the address built into the app.
 *
 * @param publicUrl of the gateway, without a trailing slash
 */
export function readCheckoutLink(text: string, publicUrl: string): string | undefined {
  const link = text.trim();
  const start = `${publicUrl}/checkout/`;
  return link.startsWith(start) ? SLUG.exec(link.slice(start.length))?.[1] : undefined;
}
