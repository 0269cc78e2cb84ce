import { ABSENCE, type Absence, type Route, WRITING } from '@mitako/contract';

/** A JSON Schema (draft 2020-12, as used by OpenAPI 3.1). */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** Named schemas, collected as the document refers to them. */
export type NamedSchemas = Map<string, JsonSchema>;

type Schema = Route['parameters'];

/**
 * The JSON Schema of a zod schema, with references to named schemas.
 * @param io what a caller sends (`input`) or receives (`output`): defaults and transforms make them differ
 */
export function jsonSchemaOf(schema: Schema, io: 'input' | 'output', named: NamedSchemas): JsonSchema {
  const {
    $schema: _,
    $defs = {},
    ...whole
  } = schema.toJSONSchema({ target: 'draft-2020-12', io, unrepresentable: 'any' });
  for (const [name, part] of Object.entries($defs)) named.set(name, tidyObject(part, io));
  return tidyObject(whole, io);
}

function tidy(value: unknown, io: 'input' | 'output'): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => tidy(item, io));
  return typeof value === 'object' && value !== null ? tidyObject(value, io) : value;
}

/** Simplifies zod's exact schema to what a reader would write by hand. */
function tidyObject(schema: object, io: 'input' | 'output'): JsonSchema {
  const kept = Object.entries(schema).filter(([name, value]) => !isNoise(name, value, schema, io));
  const tidied = Object.fromEntries(
    kept.map(([name, value]) => [name, name === '$ref' ? componentOf(value) : tidy(value, io)]),
  );
  const { [ABSENCE]: absence, ...whole } = withNull(withAddresses(tidied));
  return absence === DESCRIBES ? orNull(whole) : whole;
}

const DESCRIBES: Absence = 'describes';

/** `null` for a field that only describes is the same as leaving it out (decisions §1). */
function orNull(schema: JsonSchema): JsonSchema {
  const { type, const: only, enum: values = only === undefined ? undefined : [only], ...others } = schema;
  if (typeof type !== 'string') return { anyOf: [schema, { type: 'null' }] };
  return {
    ...others,
    type: [type, 'null'],
    ...(Array.isArray(values) ? { enum: [...(values as unknown[]), null] } : {}),
  };
}

function isNoise(name: string, value: unknown, schema: object, io: 'input' | 'output'): boolean {
  // `format` suffices; the patterns of dates and e-mail addresses are hundreds of characters long.
  if (name === WRITING) return true;
  if (name === 'pattern') return 'format' in schema;
  if (name === 'maximum' || name === 'minimum') return Math.abs(Number(value)) === Number.MAX_SAFE_INTEGER;
  // Left out or empty is the same, and generators of classes have no constant for it.
  if (name === 'default' && JSON.stringify(value) === '{}') return true;
  if (name === 'propertyNames') return JSON.stringify(value) === '{"type":"string"}';
  // Responses may gain fields at any time, and a generated client must not reject them.
  return name === 'additionalProperties' && value === false && io === 'output';
}

function componentOf(reference: unknown): string {
  return String(reference).replace('#/$defs/', '#/components/schemas/');
}

/** URLs are plain strings in zod, because what they may be depends on the mode. Their field names identify them. */
function withAddresses(schema: JsonSchema): JsonSchema {
  const { properties } = schema;
  if (typeof properties !== 'object' || properties === null) return schema;
  const marked = Object.entries(properties).map(([name, property]: [string, JsonSchema]) => {
    const isText = [property['type']].flat().includes('string');
    return [name, isText && /(?:^|_)url$/.test(name) ? { ...property, format: 'uri' } : property];
  });
  return { ...schema, properties: Object.fromEntries(marked) as JsonSchema };
}

/** `anyOf: [{ type: 'string', … }, { type: 'null' }]` is `type: ['string', 'null'], …`. */
function withNull(schema: JsonSchema): JsonSchema {
  const { anyOf, ...others } = schema;
  if (!Array.isArray(anyOf) || anyOf.length !== 2) return schema;
  const [some, none] = anyOf as [JsonSchema, JsonSchema];
  if (none['type'] !== 'null' || typeof some['type'] !== 'string') return schema;
  const nullable = { ...others, ...some, type: [some['type'], 'null'] };
  return Array.isArray(some['enum']) ? { ...nullable, enum: [...(some['enum'] as unknown[]), null] } : nullable;
}
