/** An element of a document, with what tests ask of it. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** The only child of this name. */
  only(name: string): XmlElement;
  /** Text of the element under this path, `PmtId/EndToEndId`. */
  text(path: string): string;
  /** Every text there is. */
  leaves(): readonly string[];
}

const TOKEN = /<\/(?<end>[\w.]+)>|<(?<start>[\w.]+)(?<attributes>(?: [\w:]+="[^"<&]*")*)>|(?<text>[^<&]+)/y;

/**
 * Reads a document of elements, attributes and plain text; anything else is not a part of a bank file.
 * @throws SyntaxError when it is not well-formed
 */
export function wellFormed(document: string): XmlElement {
  const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
  if (!document.startsWith(declaration)) throw new SyntaxError('there is no declaration');
  const root = open('', '');
  const stack = [root];
  TOKEN.lastIndex = declaration.length;
  while (TOKEN.lastIndex < document.length) {
    const at = TOKEN.lastIndex;
    const { end, start, attributes = '', text = '' } = TOKEN.exec(document)?.groups ?? {};
    const parent = stack.at(-1) ?? root;
    if (start !== undefined) {
      const element = open(start, attributes);
      parent.children.push(element);
      stack.push(element);
    } else if (end !== undefined) {
      if (stack.length < 2 || stack.pop()?.name !== end) throw new SyntaxError(`</${end}> at ${at}`);
    } else if (text === '') throw new SyntaxError(`unexpected ${document.slice(at, at + 20)}`);
    else parent.content += text;
  }
  const [only, other] = root.children;
  if (stack.length !== 1 || only === undefined || other !== undefined || root.content.trim() !== '') {
    throw new SyntaxError('there is not one element');
  }
  return only;
}

interface Open extends XmlElement {
  readonly children: Open[];
  content: string;
}

function open(name: string, attributes: string): Open {
  const element: Open = {
    name,
    attributes: Object.fromEntries(
      [...attributes.matchAll(/([\w:]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
    ),
    children: [],
    content: '',
    only: (child) => {
      const [first, second] = element.children.filter((each) => each.name === child);
      if (first === undefined || second !== undefined) throw new RangeError(`${name} has not one ${child}`);
      return first;
    },
    text: (path) => (path.split('/').reduce<XmlElement>((at, child) => at.only(child), element) as Open).content,
    leaves: () =>
      element.children.length === 0 ? [element.content] : element.children.flatMap((each) => each.leaves()),
  };
  return element;
}
