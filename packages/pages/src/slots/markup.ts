const BYTES_MAX = 2_048;
/** Text, lists, links and images. */
const TAGS = 'a abbr b br dd div dl dt em h2 h3 hr i img li ol p small span strong time ul'.split(' ');
const EMPTY_TAGS = ['br', 'hr', 'img'];
const ATTRIBUTES = 'alt datetime height href hreflang lang rel src target title width'.split(' ');

const TAG = /^<(\/?)([a-z][a-z0-9]*)((?:\s+[a-z]+="[^"<>]*")*)\s*\/?>$/;
const ATTRIBUTE = /\s([a-z]+)="([^"]*)"/g;
const LINK = /^(?:https:\/\/|mailto:|tel:|[#?]|\/(?![/\\]))/;
/** Of this origin, or in the page itself. */
const IMAGE = /^(?:\/(?![/\\])|data:image\/(?:png|webp|jpeg|gif);)/;

/**
 * Why markup of others may not stand in a page of ours, with what to do; null: it may. Only what is known is accepted, so that
 * it neither runs, nor loads from elsewhere, nor ends an element of the page around it.
 */
export function findMarkupFault(markup: string): string | null {
  const bytes = Buffer.byteLength(markup);
  if (bytes > BYTES_MAX) return `It has ${bytes} bytes: shorten it to ${BYTES_MAX}.`;
  const open: string[] = [];
  for (const [token] of markup.matchAll(/<[^>]*>?/g)) {
    const [, end, name = '', attributes = ''] = TAG.exec(token) ?? [];
    if (!TAGS.includes(name)) return `It has ${token.slice(0, 60)}: use text, lists, links and images.`;
    if (end === '/') {
      if (open.pop() !== name) return `It has ${token} without its beginning.`;
      continue;
    }
    if (!EMPTY_TAGS.includes(name)) open.push(name);
    for (const [, attribute = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
      if (!isFit(attribute, value)) return `It has ${attribute}="${value.slice(0, 60)}": remove it.`;
    }
  }
  return open.length === 0 ? null : `Close <${open.at(-1)}>.`;
}

function isFit(attribute: string, value: string): boolean {
  if (attribute === 'href') return LINK.test(value);
  if (attribute === 'src') return IMAGE.test(value);
  return ATTRIBUTES.includes(attribute);
}
