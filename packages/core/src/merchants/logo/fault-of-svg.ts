import type { XmlElement } from '@rgrove/parse-xml';
import { faultOfReferences } from './fault-of-references.ts';
import { localName, readXml, withDescendants } from './read-xml.ts';

const SVG = 'http://www.w3.org/2000/svg';
const XHTML = 'http://www.w3.org/1999/xhtml';

const NO_XML = 'must be well-formed XML';
const NO_SVG = `must be an SVG file whose first tag is <svg xmlns="${SVG}">`;

/** Names of elements, by why they are refused. */
const REFUSED = {
  runs: ['script', 'handler', 'listener'],
  isNoPicture: ['foreignObject', 'iframe', 'embed', 'object', 'audio', 'video'],
  // WCAG 2.2.2 and 2.3.1 want a way to stop it.
  moves: ['animate', 'animateColor', 'animateMotion', 'animateTransform', 'set', 'discard'],
  // Drawn again for each point and each tile, by references that are inherited besides: nobody can count how often.
  repeats: ['marker', 'pattern'],
  // Two hundred of them stopped a browser for minutes, where as many blurs took it a second.
  takesLong: ['feMorphology', 'feConvolveMatrix', 'feTurbulence', 'feDiffuseLighting', 'feSpecularLighting'],
} as const;

/**
 * Says what of an SVG has to go. Names are taken without their prefix, whatever it stands for, and letters in either
 * case, so that more is refused than a browser would fall for.
 */
export function faultOfSvg(bytes: Uint8Array): string | null {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return 'must be in UTF-8';
  }
  if (!text.includes('<svg')) return NO_SVG;
  if (/^<\?xml[^>]*encoding\s*=\s*["'](?!utf-8["'])/i.test(text)) return 'must be in UTF-8';
  if (/<!DOCTYPE|<\?(?!xml\s)/i.test(text)) {
    return 'must have no DOCTYPE, no entities and no <?…?> of its own; save it as a plain SVG';
  }
  // Comments to XML, and ended at once to a reader of pages.
  const root = /<!---?>/.test(text) ? null : readXml(text);
  if (root === null) return NO_XML;
  const elements = withDescendants(root);
  return (
    faultOfRoot(root) ?? elements.map(faultOfElement).find((fault) => fault !== null) ?? faultOfReferences(elements)
  );
}

function faultOfRoot({ name, attributes }: XmlElement): string | null {
  if (name !== 'svg' || attributes['xmlns'] !== SVG) return NO_SVG;
  // Without the one it is cut off where it is made smaller, with the other it is stretched.
  if (!isViewBox(attributes['viewBox'] ?? '')) {
    return 'must have a viewBox, by which it is scaled: four numbers, width and height above 0';
  }
  if (/none/.test(attributes['preserveAspectRatio'] ?? '')) {
    return 'must keep its proportions: no preserveAspectRatio="none"';
  }
  return null;
}

function isViewBox(value: string): boolean {
  const numbers = value.trim().split(/\s*,\s*|\s+/);
  const isNumber = (each: string): boolean => /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?$/i.test(each);
  return numbers.length === 4 && numbers.every(isNumber) && Number(numbers[2]) > 0 && Number(numbers[3]) > 0;
}

function faultOfElement({ name: elementName, attributes }: XmlElement): string | null {
  const refused = Object.values(REFUSED)
    .flat()
    .find((name) => name.toLowerCase() === localName(elementName));
  if (refused !== undefined) return `must hold no <${refused}>`;
  for (const [name, value] of Object.entries(attributes)) {
    if (localName(name).startsWith('on')) return 'must have no event handlers, such as onload';
    if (value === XHTML || (name === 'xmlns' && value !== SVG)) return 'must hold nothing but SVG';
  }
  return null;
}
