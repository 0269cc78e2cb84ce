import type { Schema } from './document.ts';

/** One thing that is wrong with a value. */
export interface Fault {
  /** Where and what: `amount: null`. */
  readonly name: string;
  /** The value with it. */
  readonly applied: (value: unknown) => unknown;
}

const UNKNOWN_NAMES = ['unknown', '__proto__', 'constructor', 'toString', 'Amount'];

/** Every way to break a schema in one place. */
export function faultsOf(schema: Schema, name = 'body'): readonly Fault[] {
  const {
    type,
    properties = {},
    required = [],
    items,
    oneOf,
    anyOf = oneOf,
  } = schema as {
    readonly type?: unknown;
    readonly properties?: Readonly<Record<string, Schema>>;
    readonly required?: readonly string[];
    readonly items?: Schema;
    readonly oneOf?: readonly Schema[];
    readonly anyOf?: readonly Schema[];
  };
  const here = Object.entries(replacements(schema)).map(([what, replacement]) => ({
    name: `${name}: ${what}`,
    applied: () => replacement,
  }));
  if (anyOf !== undefined) return [...here, ...anyOf.flatMap((form) => faultsOf(form, name))];
  if (items !== undefined && [type].flat().includes('array')) {
    return [
      ...here,
      ...faultsOf(items, `${name}[0]`).map((fault) => ({
        name: fault.name,
        applied: (value: unknown) => (Array.isArray(value) ? [fault.applied(value[0]), ...value.slice(1)] : value),
      })),
    ];
  }
  if (![type].flat().includes('object')) return here;
  return [
    ...here,
    ...required.map((field) => ({
      name: `${name}: without ${field}`,
      applied: (value: unknown) => Object.fromEntries(entriesOf(value).filter(([key]) => key !== field)),
    })),
    ...UNKNOWN_NAMES.map((field) => ({
      name: `${name}: with ${field}`,
      applied: (value: unknown) => Object.fromEntries([...entriesOf(value), [field, 'x']]),
    })),
    ...Object.entries(properties).flatMap(([field, part]) =>
      faultsOf(part, `${name}.${field}`).map((fault) => ({
        name: fault.name,
        applied: (value: unknown) => {
          const entries = entriesOf(value);
          const before = entries.find(([key]) => key === field)?.[1];
          return Object.fromEntries([...entries.filter(([key]) => key !== field), [field, fault.applied(before)]]);
        },
      })),
    ),
  ];
}

function entriesOf(value: unknown): readonly [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

/** Values of the wrong type, or a little beyond what is allowed. Some may be allowed: a validator has to say. */
function replacements(schema: Schema): Readonly<Record<string, unknown>> {
  const {
    minimum,
    maximum,
    minLength = 0,
    maxLength,
    minItems,
    maxItems,
    pattern,
    format,
  } = schema as Readonly<
    Record<'minimum' | 'maximum' | 'minLength' | 'maxLength' | 'minItems' | 'maxItems', number | undefined>
  > & { readonly pattern?: string; readonly format?: string };
  return {
    null: null,
    'a number': 7,
    'a fraction': 1.5,
    'a negative number': -1,
    'a number as text': '5000',
    'a string': 'no such value',
    'an empty string': '',
    true: true,
    'an array': [],
    'an array of objects': [{}],
    'an object': {},
    ...(minimum === undefined ? {} : { 'too small': minimum - 1 }),
    ...(maximum === undefined ? {} : { 'too large': maximum + 1, 'much too large': 1e21 }),
    ...(maxLength === undefined ? {} : { 'too long': 'x'.repeat(maxLength + 1) }),
    ...(minLength === 0 ? {} : { 'too short': 'x'.repeat(minLength - 1) }),
    ...(maxItems === undefined ? {} : { 'too many': Array.from({ length: maxItems + 1 }, () => 'x') }),
    ...(minItems === undefined ? {} : { 'too few': [] }),
    ...(pattern === undefined && format === undefined ? {} : { 'another form': '\u202e not of this form\n' }),
  };
}
