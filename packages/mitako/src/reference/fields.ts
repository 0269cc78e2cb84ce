import { type Document, resolved, type Schema } from './document.ts';
import { escaped, prose } from './html.ts';

/** Objects within objects are listed to here; those with a name are listed once a page. */
const DEPTH_MAX = 3;

/** The fields of an object as a list, with links to named objects, which are added to `named`. */
export function fieldsOf(document: Document, schema: Schema, named: Set<string>, depth = 0): string {
  const variants = (schema.anyOf ?? schema.oneOf)?.filter(({ type }) => type !== 'null');
  if (variants !== undefined) {
    return variants
      .map((one) => fieldsOf(document, resolved(document, one), named, depth))
      .join('<p class="or">or</p>');
  }
  const { properties = {}, required = [] } = schema;
  const rows = Object.entries(properties).map(([name, field]) => {
    const { description = '', default: preset } = field;
    const facts = [
      typeOf(field, named),
      required.includes(name) ? '<b>required</b>' : '',
      preset === undefined ? '' : `default <code>${escaped(JSON.stringify(preset))}</code>`,
    ].filter((fact) => fact !== '');
    const inner = innerOf(field);
    const nested =
      inner?.properties === undefined || depth >= DEPTH_MAX ? '' : fieldsOf(document, inner, named, depth + 1);
    return `<dt><code>${escaped(name)}</code> <small>${facts.join(', ')}</small></dt><dd>${prose(description)}${nested}</dd>`;
  });
  return rows.length === 0 ? '' : `<dl>${rows.join('')}</dl>`;
}

/** The object in a field: itself, or the one element of its list. */
function innerOf(field: Schema): Schema | undefined {
  return field.items ?? (typeof field.additionalProperties === 'object' ? field.additionalProperties : field);
}

/** `string or null`, `one of "live", "test"`, or a link to a named object. */
export function typeOf(schema: Schema, named: Set<string>): string {
  const { $ref, type, items, enum: values, const: only, anyOf, oneOf } = schema;
  if ($ref !== undefined) {
    const name = $ref.split('/').at(-1) ?? '';
    named.add(name);
    return `<a href="#${name}">${name}</a>`;
  }
  const union = anyOf ?? oneOf;
  if (union !== undefined) return [...new Set(union.map((one) => typeOf(one, named)))].join(' or ');
  if (only !== undefined) return `<code>${escaped(JSON.stringify(only))}</code>`;
  if (values !== undefined) return values.map((value) => `<code>${escaped(String(value))}</code>`).join(' ');
  if (items !== undefined) return `list of ${typeOf(items, named)}`;
  return [type ?? 'any'].flat().join(' or ');
}
