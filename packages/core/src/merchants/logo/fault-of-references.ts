import type { XmlElement } from '@rgrove/parse-xml';
import { drawnLength } from './drawn-length.ts';
import { faultOfPng } from './fault-of-png.ts';
import { readCss, referencesByClass, referencesIn, refers } from './read-css.ts';
import { localName, textIn } from './read-xml.ts';

/** Four times the longest file, all that it refers to written out: longer ones were seen to keep a browser busy. */
const DRAWN_LENGTH_MAX = 64 * 1024;

/** Attributes that hold an address. */
const ADDRESSES: ReadonlySet<string> = new Set(['href', 'src', 'base']);

/** What of style draws something again, and only where it is written. */
const NOT_INHERITED: ReadonlySet<string> = new Set(['mask', 'clip-path', 'filter']);

/** What an element refers to itself, and how. */
interface References {
  readonly ids: readonly string[];
  readonly pictures: readonly Uint8Array[];
  /** Its style, as {@link readCss} gives it. */
  readonly styles: readonly string[];
  /** The same of a `<style>`, whose references are those of other elements. */
  readonly sheets: readonly string[];
}

/** What of a drawing's references, by an address or in its style, has to go. */
export function faultOfReferences(elements: readonly XmlElement[]): string | null {
  const references = new Map<XmlElement, References>();
  for (const element of elements) {
    const own = referencesOf(element);
    if (own === null)
      return 'must refer to nothing outside of itself: only to #ids, and to one PNG as data:image/png;base64,…';
    references.set(element, own);
  }
  const all = [...references.values()];
  return (
    faultOfPictures(all.flatMap(({ pictures }) => pictures)) ??
    faultOfStyle(all.flatMap(({ styles, sheets }) => [...styles, ...sheets]).join(';')) ??
    faultOfLength(references)
  );
}

/** Null where it cannot be told what an element refers to, or where it refers to what is outside. */
function referencesOf(element: XmlElement): References | null {
  const sheets = localName(element.name) === 'style' ? [readCss(textIn(element))] : [];
  const styles: (string | null)[] = [];
  const ids: string[] = [];
  const pictures: Uint8Array[] = [];
  for (const [name, value] of Object.entries(element.attributes)) {
    if (ADDRESSES.has(localName(name))) {
      // Not those that a browser would still change: blanks within, and %61, which is an a.
      const id = /^\s*#([^\s%()]*)\s*$/.exec(value)?.[1];
      const picture = /^\s*data:image\/png;base64,([A-Za-z\d+/\s]+={0,2})\s*$/.exec(value)?.[1];
      if (id !== undefined) ids.push(id);
      else if (picture !== undefined) pictures.push(Buffer.from(picture, 'base64'));
      else return null;
    } else if (isStyle(name, value)) {
      styles.push(readCss(value));
    }
  }
  if (!styles.every(isRead) || !sheets.every(isRead)) return null;
  return { ids: [...ids, ...styles.flatMap(referencesIn)], pictures, styles, sheets };
}

/** Attributes that are written like style: `style`, and those of SVG's own that refer, as `fill="url(#a)"` does. */
function isStyle(name: string, value: string): boolean {
  return name === 'style' || NOT_INHERITED.has(name) || (!name.includes(':') && refers(value));
}

function isRead(css: string | null): css is string {
  return css !== null;
}

/** Unpacked, a picture takes up to 4 MiB of memory, and a file of 16 KiB could hold dozens of them. */
function faultOfPictures(pictures: readonly Uint8Array[]): string | null {
  const [first, ...others] = pictures;
  if (first === undefined) return null;
  if (others.length > 0) return 'must embed at most one picture';
  const fault = faultOfPng(first);
  return fault === null ? null : `embeds a picture that ${fault}`;
}

function faultOfStyle(style: string): string | null {
  if (/keyframes|animation|transition/i.test(style)) return 'must not move: no animation and no transition';
  // A mask that is taken over from a parent, or by a variable, is drawn as often as nobody can count.
  return /inherit|var\(/i.test(style) ? 'must write its style out: no inherit and no var()' : null;
}

function faultOfLength(references: ReadonlyMap<XmlElement, References>): string | null {
  const rules = [...references.values()].flatMap(({ sheets }) => sheets.map(referencesByClass));
  if (rules.includes(null)) return 'must refer in its <style> by rules for classes alone, as .a{fill:url(#b)} does';
  const idsOf = (element: XmlElement): readonly string[] => {
    const classes = (element.attributes['class'] ?? '').split(/\s+/);
    const ofClasses = rules.flatMap((rule) => classes.flatMap((name) => rule?.get(name) ?? []));
    return [...(references.get(element)?.ids ?? []), ...ofClasses];
  };
  return drawnLength([...references.keys()], idsOf) <= DRAWN_LENGTH_MAX
    ? null
    : 'must not draw the same parts so often: written out, at most four times the longest file';
}
