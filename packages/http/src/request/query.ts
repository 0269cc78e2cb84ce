/** A raw query: one value per name, or several for a repeated name. */
export interface RawQuery {
  readonly values: Readonly<Record<string, string | readonly string[]>>;
  /** Names whose text is not UTF-8, which a lenient decoder would silently replace. */
  readonly undecodable: readonly string[];
}

const EMPTY: RawQuery = { values: {}, undecodable: [] };

/** Parses the query of a URL. Never throws: errors are reported after authentication. */
export function readQuery(url: string): RawQuery {
  const start = url.indexOf('?');
  if (start === -1) return EMPTY;
  const values = new Map<string, string | string[]>();
  const undecodable: string[] = [];
  for (const pair of url
    .slice(start + 1)
    .replace(/#.*$/s, '')
    .split('&')) {
    if (pair === '') continue;
    const equals = pair.indexOf('=');
    const name = decode(equals === -1 ? pair : pair.slice(0, equals));
    const value = decode(equals === -1 ? '' : pair.slice(equals + 1));
    if (name === null || value === null) {
      undecodable.push(name ?? pair);
    } else {
      const earlier = values.get(name);
      if (Array.isArray(earlier)) earlier.push(value);
      else values.set(name, earlier === undefined ? value : [earlier, value]);
    }
  }
  // fromEntries defines its properties: a parameter called __proto__ is an unknown field like any other.
  return { values: Object.fromEntries(values), undecodable };
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return null;
  }
}
