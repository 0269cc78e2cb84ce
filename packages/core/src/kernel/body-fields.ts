import type { JsonSchema } from './json-schema.ts';

/** The fields of an object in a body, by name. */
export type BodyFields = ReadonlyMap<string, BodyField>;

interface BodyField {
  /** It may be left out and does not accept `null` itself: `null` means that it was left out. */
  readonly isOmittedByNull: boolean;
  /** Of the object that it holds; none where it holds something else. */
  readonly fields: BodyFields;
}

/** Reads the fields out of the schema of a body. Where it has several forms, a field that one form lacks is optional. */
export function bodyFields(schema: JsonSchema): BodyFields {
  const forms = formsOf(schema);
  const names = new Set(forms.flatMap(({ properties = {} }) => Object.keys(properties)));
  return new Map(
    [...names].map((name) => {
      const found = forms.map(({ properties }) => properties?.[name]).filter((one) => one !== undefined);
      const isRequired = forms.every(({ required = [] }) => required.includes(name));
      return [
        name,
        {
          isOmittedByNull: !isRequired && !found.some(acceptsNull),
          fields: new Map(found.flatMap((one) => (typeof one === 'object' ? [...bodyFields(one)] : []))),
        },
      ];
    }),
  );
}

/** The value without the fields that `null` leaves out (decisions §2). */
export function withoutNulls(value: unknown, fields: BodyFields): unknown {
  if (fields.size === 0 || typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]: [string, unknown]) => {
      const field = fields.get(name);
      if (field === undefined) return [[name, part]];
      return part === null && field.isOmittedByNull ? [] : [[name, withoutNulls(part, field.fields)]];
    }),
  );
}

function formsOf({ anyOf, oneOf, ...whole }: JsonSchema): readonly JsonSchema[] {
  const forms = [...(anyOf ?? []), ...(oneOf ?? [])];
  return forms.length === 0 ? [whole] : forms.flatMap(formsOf);
}

function acceptsNull(schema: JsonSchema | boolean): boolean {
  return typeof schema === 'boolean' || formsOf(schema).some(({ type }) => type === undefined || type === 'null');
}
