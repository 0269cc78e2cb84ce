import fc from 'fast-check';
import type { Schema } from './document.ts';
import { isAllowed } from './schemas.ts';

/** Values that mean something to the gateway under test, by the name of a field or parameter. */
export type Words = Readonly<Record<string, readonly unknown[]>>;

/** A value that this schema allows. @param name of the field, for a value that means something */
export function allowed(schema: Schema, words: Words, name = ''): fc.Arbitrary<unknown> {
  const known = (words[name] ?? []).filter((value) => isAllowed(schema, value));
  const any = anyAllowed(schema, words, name);
  return known.length === 0
    ? any
    : fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...known) }, { weight: 1, arbitrary: any });
}

function anyAllowed(schema: Schema, words: Words, name: string): fc.Arbitrary<unknown> {
  const { oneOf, anyOf = oneOf, enum: values, type } = schema;
  if ('const' in schema) return fc.constant(schema['const']);
  if (Array.isArray(values)) return fc.constantFrom(...(values as unknown[]));
  if (Array.isArray(anyOf)) return fc.oneof(...anyOf.map((form: Schema) => allowed(form, words, name)));
  if (Array.isArray(type)) {
    const [some, ...others] = type.map((one: unknown) => anyAllowed({ ...schema, type: one }, words, name));
    return fc.oneof(
      { weight: 4, arbitrary: some ?? fc.constant(null) },
      ...others.map((arbitrary) => ({ weight: 1, arbitrary })),
    );
  }
  switch (type) {
    case 'object':
      return objects(schema, words);
    case 'array': {
      const { items = {}, minItems = 0, maxItems = 6 } = schema as Arrays;
      return fc.array(allowed(items, words, name), {
        minLength: minItems,
        maxLength: Math.min(maxItems, minItems + 4),
      });
    }
    case 'integer': {
      const { minimum = -1_000_000, maximum = 1_000_000 } = schema as Numbers;
      return fc.oneof(fc.integer({ min: minimum, max: maximum }), fc.constantFrom(minimum, maximum));
    }
    case 'number':
      return fc.double({ noNaN: true, noDefaultInfinity: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return strings(schema);
    default:
      return fc.jsonValue();
  }
}

interface Arrays {
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
}

interface Numbers {
  readonly minimum?: number;
  readonly maximum?: number;
}

interface Strings {
  readonly pattern?: string;
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
}

const FORMATS: Readonly<Record<string, fc.Arbitrary<string>>> = {
  'date-time': fc
    .tuple(fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true }), fc.boolean())
    .map(([date, isUtc]) => (isUtc ? date.toISOString() : date.toISOString().replace('Z', '+01:00'))),
  email: fc.stringMatching(/^[a-z0-9]{1,12}@[a-z]{1,8}\.test$/),
  uri: fc.webUrl({ withQueryParameters: true }),
  base64: fc.base64String(),
};

function strings({ pattern, format = '', minLength = 0, maxLength = 200 }: Strings): fc.Arbitrary<string> {
  const formatted = FORMATS[format];
  const inRange = (value: string): boolean => value.length >= minLength && value.length <= maxLength;
  if (formatted !== undefined) return formatted.filter(inRange);
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern)).filter(inRange);
  // Characters, of which some are two for JavaScript.
  const longest = fc.constantFrom('x', '😀').map((character) => character.repeat(Math.min(maxLength, 10_000)));
  const short = fc
    .string({ unit: 'binary', minLength, maxLength: Math.min(maxLength, minLength + 30) })
    .map((value) => value.replaceAll('\0', ' '));
  return fc.oneof({ weight: 8, arbitrary: short }, { weight: 1, arbitrary: longest });
}

interface Objects {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly propertyNames?: Schema;
  readonly maxProperties?: number;
}

function objects(schema: Schema, words: Words): fc.Arbitrary<unknown> {
  const {
    properties = {},
    required = [],
    additionalProperties = false,
    propertyNames,
    maxProperties,
  } = schema as Objects;
  if (typeof additionalProperties === 'object') {
    const names = propertyNames === undefined ? fc.string() : (allowed(propertyNames, words) as fc.Arbitrary<string>);
    return fc.dictionary(
      names.filter((one) => one !== '__proto__'),
      allowed(additionalProperties, words),
      {
        maxKeys: Math.min(maxProperties ?? 5, 60),
      },
    );
  }
  const fields = Object.entries(properties).map(([name, part]) => {
    const value = allowed(part, words, name);
    return [name, required.includes(name) ? value : sometimes(value)] as const;
  });
  return fc
    .record(Object.fromEntries(fields))
    .map((value) => Object.fromEntries(Object.entries(value).filter(([, part]) => part !== ABSENT)));
}

const ABSENT = Symbol('absent');

/** Most fields are optional: with all of them half of the time, few requests would be plain ones. */
function sometimes(value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 3, arbitrary: fc.constant(ABSENT) }, { weight: 2, arbitrary: value });
}
