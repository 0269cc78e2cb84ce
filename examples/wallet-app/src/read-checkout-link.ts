/** Slugs are 22 letters and digits. What follows one in a browser's address bar (`/wallet`, `?lang=en`) names no other. */
const SLUG = /^([0-9A-Za-z]{22})(?![0-9A-Za-z])/;

/**
 * The slug in what a QR code holds, a link opened, or somebody pasted; undefined unless it is an address of a checkout
 * of this very gateway.
 *
 * The text is hostile: whoever sticks a code over the shop's would love an app that logs in where the code says. So it
 * is compared, character by character, with where the gateway is known to be, and not parsed: parsers differ on
 * `https://pay.example.cm@evil.example/`, on `\`, on letters that look alike. And nothing but the slug is taken from it:
 * requests go to the address the app was built with.
 *
 * @param publicUrl of the gateway, without a slash at the end
 */
export function readCheckoutLink(text: string, publicUrl: string): string | undefined {
  const link = text.trim();
  const start = `${publicUrl}/checkout/`;
  return link.startsWith(start) ? SLUG.exec(link.slice(start.length))?.[1] : undefined;
}
