/** A piece of an XML file. */
export type XmlToken =
  | {
      readonly kind: 'open';
      readonly name: string;
      readonly attributes: readonly XmlAttribute[];
      readonly isEmpty: boolean;
    }
  | { readonly kind: 'close'; readonly name: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'declaration'; readonly text: string }
  /** `<!DOCTYPE`, `<!ENTITY` and the like, and `<?…?>` after the first line. */
  | { readonly kind: 'foreign' };

export interface XmlAttribute {
  readonly name: string;
  /** With its references resolved. */
  readonly value: string;
}

const COMMENT = /<!--(?!>)[\s\S]*?-->/y;
const CDATA = /<!\[CDATA\[([\s\S]*?)\]\]>/y;
const DECLARATION = /<\?xml\s([^?>]*)\?>/y;
const CLOSE = /<\/([^\s<>/]+)\s*>/y;
const OPEN = /<([^\s<>/!?"'=]+)((?:\s+[^\s<>/"'=]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y;
const ATTRIBUTE = /([^\s<>/"'=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const TEXT = /[^<]+/y;
const STRAY_AMPERSAND = /&(?!(?:lt|gt|amp|quot|apos|#\d{1,7}|#x[\da-fA-F]{1,6});)/;
const NAMED: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** Cuts an XML file into its pieces, comments left out; null where it is no XML. */
export function xmlTokens(xml: string): readonly XmlToken[] | null {
  const tokens: XmlToken[] = [];
  let place = 0;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = place;
    const match = pattern.exec(xml);
    if (match !== null) place = pattern.lastIndex;
    return match;
  };
  while (place < xml.length) {
    const isFirst = place === 0;
    const token = isFirst ? (declaration(take) ?? nextToken(take)) : nextToken(take);
    if (token === 'comment') continue;
    if (token === null)
      return xml.startsWith('<!', place) || xml.startsWith('<?', place) ? [{ kind: 'foreign' }] : null;
    tokens.push(token);
  }
  return tokens;
}

type Take = (pattern: RegExp) => RegExpExecArray | null;

function declaration(take: Take): XmlToken | null {
  const found = take(DECLARATION);
  return found === null ? null : { kind: 'declaration', text: found[1] ?? '' };
}

function nextToken(take: Take): XmlToken | 'comment' | null {
  if (take(COMMENT) !== null) return 'comment';
  const data = take(CDATA);
  if (data !== null) return { kind: 'text', text: data[1] ?? '' };
  const close = take(CLOSE);
  if (close !== null) return { kind: 'close', name: close[1] ?? '' };
  const open = take(OPEN);
  if (open !== null) return opened(open);
  const text = resolved(take(TEXT)?.[0]);
  return text === null ? null : { kind: 'text', text };
}

function opened([, name = '', list = '', slash]: RegExpExecArray): XmlToken | null {
  const attributes: XmlAttribute[] = [];
  const names = new Set<string>();
  for (const [, attribute = '', double, single] of list.matchAll(ATTRIBUTE)) {
    const value = resolved(double ?? single);
    if (value === null || names.has(attribute)) return null;
    names.add(attribute);
    attributes.push({ name: attribute, value });
  }
  return { kind: 'open', name, attributes, isEmpty: slash === '/' };
}

/** Text with its references resolved, `&#111;nload` being `onload`; null with one that XML does not know by itself. */
function resolved(text: string | undefined): string | null {
  if (text === undefined || STRAY_AMPERSAND.test(text)) return null;
  return text.replace(/&(#x?)?(\w+);/g, (_, number: string | undefined, word: string) => {
    if (number === undefined) return NAMED[word] ?? '';
    const point = Number.parseInt(word, number === '#x' ? 16 : 10);
    return point <= 0x10_ff_ff ? String.fromCodePoint(point) : '';
  });
}
