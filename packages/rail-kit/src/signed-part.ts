import { createHmac, timingSafeEqual } from 'node:crypto';
import { jsonIn } from './http.ts';

/** An object in a callback has a few of its own. */
const BRACES_MAX = 20;

/**
 * The object of this name in a text of JSON, character by character as its sender has signed it; null if there is none. Of
 * anything else in the text nothing is said: read what was verified, and no more.
 */
export function objectTextIn(json: string, name: string): string | null {
  const quoted = `"${name}"`;
  const named = json.indexOf(quoted);
  const start = json.indexOf('{', named);
  if (named === -1 || start === -1 || json.slice(named + quoted.length, start).trim() !== ':') return null;
  let end = start;
  for (let braces = 0; braces < BRACES_MAX; braces += 1) {
    end = json.indexOf('}', end + 1);
    if (end === -1) return null;
    // It ends at the first brace that makes it whole.
    const text = json.slice(start, end + 1);
    if (jsonIn(text) !== null) return text;
  }
  return null;
}

/** Whether this is the HMAC-SHA256 of a text or of bytes. */
export function isHmacOf(
  signed: string | Uint8Array,
  hmac: string,
  { key, encoding }: { readonly key: string; readonly encoding: 'base64' | 'hex' },
): boolean {
  const expected = Buffer.from(createHmac('sha256', key).update(signed).digest(encoding));
  const given = Buffer.from(hmac);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
