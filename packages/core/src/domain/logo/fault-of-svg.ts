import { xmlTokens, type XmlAttribute, type XmlToken } from './xml-tokens.ts';

const SVG = 'http://www.w3.org/2000/svg';
const XHTML = 'http://www.w3.org/1999/xhtml';

const NO_XML = 'must be well-formed XML';
const NO_SVG = `must be an SVG file whose first tag is <svg xmlns="${SVG}">`;
const LEADS_OUT = 'must refer to nothing outside of itself: only to #ids, and to pictures embedded as data:image';

/** Elements that run, or hold what is no picture. */
const REFUSED = ['script', 'foreignObject', 'handler', 'listener', 'iframe', 'embed', 'object', 'audio', 'video'];

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
  const tokens = xmlTokens(text);
  return tokens === null ? NO_XML : faultOfTokens(tokens);
}

function faultOfTokens(tokens: readonly XmlToken[]): string | null {
  const path: string[] = [];
  let isBegun = false;
  let css = '';
  for (const token of tokens) {
    switch (token.kind) {
      case 'foreign':
        return 'must have no DOCTYPE, no entities and no <?…?> of its own; save it as a plain SVG';
      case 'declaration':
        if (/encoding/.test(token.text) && !/encoding\s*=\s*["']utf-8["']/i.test(token.text)) return 'must be in UTF-8';
        break;
      case 'text':
        if (path.length === 0 && token.text.trim() !== '') return isBegun ? NO_XML : NO_SVG;
        if (localName(path.at(-1) ?? '') === 'style') css += token.text;
        break;
      case 'close':
        if (path.pop() !== token.name) return NO_XML;
        break;
      case 'open': {
        if (path.length === 0 && isBegun) return NO_XML;
        const fault = (isBegun ? null : faultOfRoot(token.name, token.attributes)) ?? faultOfElement(token);
        if (fault !== null) return fault;
        isBegun = true;
        if (!token.isEmpty) path.push(token.name);
        break;
      }
    }
  }
  if (!isBegun) return NO_SVG;
  if (path.length > 0) return NO_XML;
  return leadsOut(css) ? LEADS_OUT : null;
}

function faultOfRoot(name: string, attributes: readonly XmlAttribute[]): string | null {
  const valueOf = (wanted: string): string | undefined => attributes.find((each) => each.name === wanted)?.value;
  if (name !== 'svg' || valueOf('xmlns') !== SVG) return NO_SVG;
  // Without the one it is cut off where it is made smaller, with the other it is stretched.
  if (valueOf('viewBox') === undefined) return 'must have a viewBox, by which it is scaled';
  if (/none/.test(valueOf('preserveAspectRatio') ?? ''))
    return 'must keep its proportions: no preserveAspectRatio="none"';
  return null;
}

function faultOfElement(element: {
  readonly name: string;
  readonly attributes: readonly XmlAttribute[];
}): string | null {
  const refused = REFUSED.find((name) => name.toLowerCase() === localName(element.name));
  if (refused !== undefined) return `must hold no <${refused}>`;
  for (const { name, value } of element.attributes) {
    const local = localName(name);
    // What changes another attribute, `<set attributeName="href" …>`, counts as that one.
    const target = local === 'attributename' ? localName(value.trim()) : local;
    if (target.startsWith('on')) return 'must have no event handlers, such as onload';
    if (value === XHTML || (name === 'xmlns' && value !== SVG)) return 'must hold nothing but SVG';
    if (isReference(local) ? !staysInside(value) : local !== target && isReference(target)) return LEADS_OUT;
    if (!name.includes(':') && leadsOut(value)) return LEADS_OUT;
  }
  return null;
}

function localName(name: string): string {
  return name.slice(name.lastIndexOf(':') + 1).toLowerCase();
}

function isReference(name: string): boolean {
  return name === 'href' || name === 'src' || name === 'base';
}

function staysInside(address: string): boolean {
  return /^\s*(?:#|data:image\/(?:png|jpeg|gif|webp)[;,])/i.test(address);
}

/** Style sheets, and the attributes that are written like them. A backslash could hide any of the words. */
function leadsOut(css: string): boolean {
  if (/\\|@import|image-set|\bsrc\(/i.test(css)) return true;
  return [...css.matchAll(/url\(\s*["']?([^)]*)/gi)].some(([, address = '']) => !staysInside(address));
}
