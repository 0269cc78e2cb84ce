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
  const { oneOf, anyOf, properties, required = [] } = schema;
  if (Array.isArray(oneOf)) return { ...schema, oneOf: oneOf.map(withOmittingNulls) };
  if (Array.isArray(anyOf)) return { ...schema, anyOf: anyOf.map(withOmittingNulls) };
  if (typeof properties !== 'object' || properties === null) return schema;
  const needed = new Set(required as readonly string[]);
  return {
    ...schema,
    properties: Object.fromEntries(
      Object.entries(properties).map(([name, property]: [string, JsonSchema]) => {
        const inner = withOmittingNulls(property);
        return [name, needed.has(name) ? inner : orNull(inner)];
      }),
    ),
  };
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
