import { XmlElement, XmlText, parseXml } from '@rgrove/parse-xml';

/** Some browsers read no more than 256. */
const LEVELS_MAX = 200;

/**
 * The root of an XML file; null where a browser would refuse the file, prefixes that stand for nothing included.
 *
 * By a parser that keeps to XML 1.0, so that none of its rules is forgotten here; the one chosen depends on nothing, loads
 * nothing and expands no entity of the file's own. (fast-xml-parser takes much that is no XML, saxes is no longer kept up.)
 */
export function readXml(text: string): XmlElement | null {
  try {
    const { root } = parseXml(text);
    return root !== null && levelsOf(root) <= LEVELS_MAX && withDescendants(root).every(hasKnownPrefixes) ? root : null;
  } catch {
    // Not well-formed, or nested so deeply that reading it fills the stack.
    return null;
  }
}

/** An element and all that are in it. */
export function withDescendants(element: XmlElement): readonly XmlElement[] {
  const found = [element];
  for (const each of found) found.push(...childrenOf(each));
  return found;
}

function childrenOf({ children }: XmlElement): readonly XmlElement[] {
  return children.filter((child) => child instanceof XmlElement);
}

function levelsOf(root: XmlElement): number {
  let levels = 0;
  for (let level: readonly XmlElement[] = [root]; level.length > 0; level = level.flatMap(childrenOf)) levels += 1;
  return levels;
}

/** What stands in an element itself. */
export function textIn(element: XmlElement): string {
  return element.children.map((child) => (child instanceof XmlText ? child.text : '')).join('');
}

/** A name without its prefix and in small letters. */
export function localName(name: string): string {
  return name.slice(name.lastIndexOf(':') + 1).toLowerCase();
}

function hasKnownPrefixes(element: XmlElement): boolean {
  return [element.name, ...Object.keys(element.attributes)].every((name) => {
    const [prefix = '', local, ...more] = name.split(':');
    if (local === undefined) return true;
    if (prefix === '' || local === '' || more.length > 0) return false;
    if (prefix === 'xmlns') return name in element.attributes && element.attributes[name] !== '';
    return prefix === 'xml' || isDeclared(element, prefix);
  });
}

function isDeclared(element: XmlElement, prefix: string): boolean {
  for (let each: unknown = element; each instanceof XmlElement; each = each.parent) {
    if (`xmlns:${prefix}` in each.attributes) return true;
  }
  return false;
}
