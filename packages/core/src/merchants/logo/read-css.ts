/** Comments, whole references and strings, by whichever comes first, as a browser cuts CSS. */
const PIECES =
  /\/\*[\s\S]*?\*\/|url\(\s*(?:"(#[^"\s]+)"|'(#[^'\s]+)'|(#[^"'()\s]+))\s*\)|"[^"\n\r\f]*"|'[^'\n\r\f]*'/gi;

/** Words that refer to something, and the escape that could hide any of them, or the end of a string. */
const REFERRING = /url\(|@import|image-set|src\(|element\(|\\/i;

/** A comment or a string without an end. */
const OPEN_END = /["']|\/\*/;

const REFERENCE = /url\((#[^)]*)\)/g;
const CLASSES = /^\s*\.[-\w\u0080-\uFFFF]+\s*(?:,\s*\.[-\w\u0080-\uFFFF]+\s*)*$/;

/** Whether a text that may be style, or none, refers to something. */
export function refers(text: string): boolean {
  return REFERRING.test(text);
}

/**
 * Style with its comments and strings gone and each reference written `url(#id)`; null where it cannot be told what it
 * refers to, or where it refers to anything but the picture's own parts.
 */
export function readCss(css: string): string | null {
  if (css.includes('\\')) return null;
  let isClean = true;
  const plain = css.replace(PIECES, (_, double?: string, single?: string, bare?: string) => {
    const id = double ?? single ?? bare;
    if (id === undefined) return ' ';
    // A browser undoes the escapes of addresses, %61 being a.
    isClean &&= !/[()[\]{};%]/.test(id);
    // No file of XML holds this character.
    return `\u0000${id})`;
  });
  return isClean && !REFERRING.test(plain) && !OPEN_END.test(plain) ? plain.replaceAll('\u0000', 'url(') : null;
}

/** The ids that read style refers to. */
export function referencesIn(plain: string): readonly string[] {
  return [...plain.matchAll(REFERENCE)].map(([, id = '']) => id.slice(1));
}

/**
 * The ids that a read style sheet refers to, by class; null where a reference is not in a rule for classes alone,
 * `.a, .b { fill: url(#c) }`, as programs write them: no other rule tells without a browser what it holds for.
 */
export function referencesByClass(plain: string): ReadonlyMap<string, readonly string[]> | null {
  const found = new Map<string, readonly string[]>();
  for (const piece of plain.split('}')) {
    const parts = piece.split('{');
    const ids = referencesIn(parts.pop() ?? '');
    const selectors = parts.pop() ?? '';
    if (referencesIn(`${parts.join(' ')} ${selectors}`).length > 0) return null;
    if (ids.length === 0) continue;
    if (!CLASSES.test(selectors)) return null;
    for (const selector of selectors.split(',')) {
      const name = selector.trim().slice(1);
      found.set(name, [...(found.get(name) ?? []), ...ids]);
    }
  }
  return found;
}
