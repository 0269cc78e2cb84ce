import { idempotencyKey, type Route } from '@mitako/contract';
import { jsonSchemaOf, type JsonSchema, type NamedSchemas } from './schemas.ts';

/**
 * The JSON Schema of a route's body as it may be sent: `null` for an optional field is the same as leaving it out. A
 * route without fields still accepts the idempotency key in a body.
 */
export function bodySchemaOf({ body }: Route, named: NamedSchemas): JsonSchema {
  return withOmittingNulls(
    body === undefined
      ? {
          type: 'object',
          properties: { idempotency_key: jsonSchemaOf(idempotencyKey, 'input', named) },
          additionalProperties: false,
        }
      : jsonSchemaOf(body, 'input', named),
  );
}

function withOmittingNulls(schema: JsonSchema): JsonSchema {
  const { oneOf, anyOf = oneOf, properties, required = [], ...others } = schema;
  if (Array.isArray(anyOf)) return { ...others, anyOf: formsWithNulls(anyOf) };
  if (!isObject(properties)) return schema;
  const needed = new Set(required as readonly string[]);
  return {
    ...schema,
    properties: Object.fromEntries(
      Object.entries(properties).map(([name, property]) => {
        const inner = withOmittingNulls(isObject(property) ? property : {});
        return [name, needed.has(name) ? inner : orNull(inner)];
      }),
    ),
  };
}

const OMITTED = { type: 'null', description: 'Belongs to another variant of this body.' };

/** A field that another form has is omitted by null, too. */
function formsWithNulls(forms: readonly JsonSchema[]): readonly JsonSchema[] {
  const names = new Set(forms.flatMap(({ properties }) => (isObject(properties) ? Object.keys(properties) : [])));
  return forms.map((form) => {
    const whole = withOmittingNulls(form);
    const { properties } = whole;
    if (!isObject(properties)) return whole;
    const others = [...names].filter((name) => !(name in properties)).map((name) => [name, OMITTED] as const);
    return { ...whole, properties: { ...properties, ...Object.fromEntries(others) } };
  });
}

function isObject(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null;
}

function orNull(schema: JsonSchema): JsonSchema {
  const { type, const: only, enum: values = only === undefined ? undefined : [only], ...others } = schema;
  if (Array.isArray(type)) return schema;
  if (typeof type !== 'string') return { anyOf: [schema, { type: 'null' }] };
  return {
    ...others,
    type: [type, 'null'],
    ...(Array.isArray(values) ? { enum: [...(values as unknown[]), null] } : {}),
  };
}
