import type { XmlElement } from '@rgrove/parse-xml';
import { localName, textIn, withDescendants } from './read-xml.ts';

/** Colours of paint: however often they are referred to, nothing is drawn. */
const DRAWS_NOTHING: ReadonlySet<string> = new Set(['lineargradient', 'radialgradient', 'stop']);

/**
 * How long a drawing would be if each reference were replaced by what it refers to; infinite where one leads back to
 * itself. Six levels of ten `<use>` each, a kilobyte, are a million elements and stop a browser for minutes; so do
 * hundreds of one long path.
 *
 * @param elements of the whole drawing, its root first
 * @param idsOf what an element itself refers to, by an attribute or by its style
 */
export function drawnLength(
  elements: readonly XmlElement[],
  idsOf: (element: XmlElement) => readonly string[],
): number {
  const targets = Map.groupBy(elements, ({ attributes }) => attributes['id']);
  const lengths = new Map<string, number>();
  const lengthOf = (id: string): number => {
    const known = lengths.get(id);
    if (known !== undefined) return known;
    // Whatever refers to this while it is being measured is part of it.
    lengths.set(id, Number.POSITIVE_INFINITY);
    const length = sum(targets.get(id) ?? [], (target) => sum(withDescendants(target), ownLength));
    lengths.set(id, length);
    return length;
  };
  const ownLength = (element: XmlElement): number =>
    (DRAWS_NOTHING.has(localName(element.name)) ? 0 : writtenLength(element)) + sum(idsOf(element), lengthOf);
  return sum(elements, ownLength);
}

function writtenLength(element: XmlElement): number {
  const { name, attributes } = element;
  return (
    name.length + textIn(element).length + sum(Object.entries(attributes), ([key, value]) => key.length + value.length)
  );
}

function sum<Item>(items: readonly Item[], valueOf: (item: Item) => number): number {
  return items.reduce((total, item) => total + valueOf(item), 0);
}
