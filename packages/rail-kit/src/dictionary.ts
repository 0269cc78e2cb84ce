/**
 * The value of a key in a dictionary header (RFC 9651 §3.2), as it is written: of `a=("x");n=1, b=:AA==:` that of `a` is
 * `("x");n=1`. Null: there is no such key.
 */
export function dictionaryMember(header: string, key: string): string | null {
  const members = split(header, ',').map((member) => member.trim());
  // The last one counts (RFC 9651 §4.2.2).
  const found = members.findLast((member) => member.startsWith(`${key}=`));
  return found === undefined ? null : found.slice(key.length + 1);
}

/** The bytes of a byte sequence, `:AA==:` (RFC 9651 §3.3.5); null: not a byte sequence. */
export function byteSequence(member: string | null): Uint8Array | null {
  const base64 = member === null ? undefined : /^:([A-Za-z0-9+/]*={0,2}):$/.exec(member)?.[1];
  return base64 === undefined ? null : Buffer.from(base64, 'base64');
}

/** Splits at a character outside strings and inner lists. */
export function split(text: string, at: ',' | ';'): readonly string[] {
  const parts: string[] = [];
  let from = 0;
  let isString = false;
  let isList = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (isString) {
      if (character === '\\') index += 1;
      else if (character === '"') isString = false;
    } else if (character === '"') isString = true;
    else if (character === '(') isList = true;
    else if (character === ')') isList = false;
    else if (character === at && !isList) {
      parts.push(text.slice(from, index));
      from = index + 1;
    }
  }
  parts.push(text.slice(from));
  return parts;
}
