/**
 * The key of the header `Idempotency-Key`: a string of RFC 8941, in quotes, is the key that it holds. Anything else is a
 * key as it stands, which the engine validates.
 */
export function readIdempotencyKey(header: string | null): string | null {
  if (header === null || !header.startsWith('"')) return header;
  const [, held] = QUOTED.exec(header) ?? [];
  // No key: it is refused.
  return held === undefined ? '' : held.replaceAll(/\\(.)/g, '$1');
}

/** RFC 8941 §3.3.3: printable ASCII, in which a backslash escapes a quote or a backslash. */
const QUOTED = /^"((?:[ !#-[\]-~]|\\["\\])*)"$/;
