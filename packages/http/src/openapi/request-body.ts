import { optionalIdempotencyKey, type Route } from '@mitako/contract';
import { jsonSchemaOf, type JsonSchema, type NamedSchemas } from './schemas.ts';

/** The JSON Schema of a route's body as it may be sent. A route without fields still accepts the idempotency key in one. */
export function bodySchemaOf({ body }: Route, named: NamedSchemas): JsonSchema {
  if (body === undefined) {
    return {
      type: 'object',
      properties: { idempotency_key: jsonSchemaOf(optionalIdempotencyKey, 'input', named) },
      additionalProperties: false,
    };
  }
  const { oneOf, anyOf = oneOf, ...whole } = jsonSchemaOf(body, 'input', named);
  return Array.isArray(anyOf) ? { ...whole, anyOf: formsWithNulls(anyOf) } : whole;
}

const OMITTED = { type: 'null', description: 'Belongs to another variant of this body.' };

/** A field that another form has is omitted by null. */
function formsWithNulls(forms: readonly JsonSchema[]): readonly JsonSchema[] {
  const names = new Set(forms.flatMap(({ properties }) => (isObject(properties) ? Object.keys(properties) : [])));
  return forms.map((form) => {
    const { properties } = form;
    if (!isObject(properties)) return form;
    const others = [...names].filter((name) => !(name in properties)).map((name) => [name, OMITTED] as const);
    return { ...form, properties: { ...properties, ...Object.fromEntries(others) } };
  });
}

function isObject(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null;
}
