import formats from 'ajv-formats';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Schema } from './document.ts';

// `strict` is about schemas with words that JSON Schema does not know; OpenAPI has some.
const ajv = new Ajv2020({ strict: false, allErrors: true, addUsedSchema: false });
formats.default(ajv);
// Standard base64, as in the request of a logo.
ajv.addFormat('base64', /^(?:[\w+/]{4})*(?:[\w+/]{2}==|[\w+/]{3}=)?$/);

const compiled = new Map<string, ValidateFunction>();

/** How a value differs from its schema; none if it does not. Fields that the schema does not have are differences. */
export function differencesIn(schema: Schema, value: unknown): readonly string[] {
  return differences('answer', schema, value);
}

/** Whether a request may have this value. */
export function isAllowed(schema: Schema, value: unknown): boolean {
  return differences('request', schema, value).length === 0;
}

const names = new WeakMap<Schema, string>();

function differences(direction: 'answer' | 'request', schema: Schema, value: unknown): readonly string[] {
  const key = direction + nameOf(schema);
  let validate = compiled.get(key);
  if (validate === undefined) {
    validate = ajv.compile(direction === 'answer' ? closed(schema) : schema);
    compiled.set(key, validate);
  }
  if (validate(value)) return [];
  return (validate.errors ?? []).map(({ instancePath, message, params }) => {
    const detail = Object.values(params).filter((one) => typeof one === 'string');
    return `${instancePath === '' ? 'the body' : instancePath.replaceAll(/\/\d+(?=\/|$)/g, '/*')} ${message ?? ''}${detail.length > 0 ? ` (${detail.join(', ')})` : ''}`;
  });
}

function nameOf(schema: Schema): string {
  const known = names.get(schema) ?? JSON.stringify(schema);
  names.set(schema, known);
  return known;
}

/**
 * The schema without room for more: the document lets responses gain fields, for clients that are older than the
 * server, but a field that it does not describe is missing in it.
 * @param isPart of a composition, which is closed as a whole
 */
function closed(schema: Schema | boolean, isPart = false): Schema | boolean {
  if (typeof schema === 'boolean') return schema;
  const result: Record<string, unknown> = { ...schema };
  for (const word of ['allOf', 'anyOf', 'oneOf']) {
    const parts = result[word];
    if (Array.isArray(parts)) result[word] = parts.map((part: Schema) => closed(part, true));
  }
  const { properties, items, additionalProperties } = result;
  if (typeof properties === 'object' && properties !== null) {
    result['properties'] = Object.fromEntries(
      Object.entries(properties).map(([name, part]: [string, Schema]) => [name, closed(part)]),
    );
  }
  if (items !== undefined) result['items'] = closed(items as Schema);
  if (typeof additionalProperties === 'object') result['additionalProperties'] = closed(additionalProperties as Schema);
  const isObject = properties !== undefined || 'allOf' in result || 'anyOf' in result || 'oneOf' in result;
  if (!isPart && isObject && additionalProperties === undefined) result['unevaluatedProperties'] = false;
  return result;
}
