import type { z } from 'zod';
import type { Route } from './basics/route.ts';
import { type DataOf, type RouteName, routes } from './routes.ts';

/**
 * What a route may answer, for examples and tests: null wherever it may be, else the first of the values, zero, the name of
 * a string, or one item. Fields that may be left out are.
 */
export function sampleAnswer<Name extends RouteName>(name: Name): DataOf<Name> {
  const { success }: Route = routes[name];
  const [schema] = Object.values(success);
  if (schema === undefined) throw new TypeError(`${name} has no answer.`);
  const whole = schema.toJSONSchema({ unrepresentable: 'any' });
  return sampleOf(whole, '', whole) as DataOf<Name>;
}

type JsonSchema = NonNullable<ReturnType<z.ZodType['toJSONSchema']>['anyOf']>[number];

function sampleOf(schema: JsonSchema, name: string, whole: JsonSchema): unknown {
  const { $ref: reference, oneOf, anyOf = oneOf, properties = {}, required = [], format, minimum = 0 } = schema;
  if (reference !== undefined) return sampleOf(namedIn(whole, reference), name, whole);
  if (anyOf !== undefined)
    return anyOf.some(({ type }) => type === 'null') ? null : sampleOf(anyOf[0] ?? {}, name, whole);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  if (schema.type === 'object') {
    return Object.fromEntries(required.map((field) => [field, sampleOf(schemaOf(properties[field]), field, whole)]));
  }
  if (schema.type === 'array') return [sampleOf(itemOf(schema), name, whole)];
  if (schema.type === 'boolean') return false;
  if (schema.type === 'string') return STRINGS[format ?? ''] ?? name;
  return schema.type === 'integer' || schema.type === 'number' ? Math.max(0, minimum) : null;
}

const STRINGS: Readonly<Record<string, string>> = {
  'date-time': '2026-01-31T12:00:00.000Z',
  email: 'person@example.cm',
};

function itemOf({ items }: JsonSchema): JsonSchema {
  return schemaOf(Array.isArray(items) ? items[0] : items);
}

function namedIn(whole: JsonSchema, reference: string): JsonSchema {
  return schemaOf(whole.$defs?.[reference.replace('#/$defs/', '')]);
}

/** JSON Schema has `true` for anything. */
function schemaOf(schema: JsonSchema | boolean | undefined): JsonSchema {
  return typeof schema === 'object' ? schema : {};
}
