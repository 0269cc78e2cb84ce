import { ABSENCE, type Absence } from '@mitako/contract';
import type { JsonSchema } from './json-schema.ts';

/** The fields of an object in a body, by name. */
export type BodyFields = ReadonlyMap<string, BodyField>;

interface BodyField {
  /** It only describes, or belongs to another form of the body: `null` means that it is omitted. */
  readonly isOmittedByNull: boolean;
  /** Fields of a nested object; none for other values. */
  readonly fields: BodyFields;
}

const DESCRIBES: Absence = 'describes';

/** Reads the fields from a body's schema. If it has several forms, a field that one form lacks is omitted by null. */
export function bodyFields(schema: JsonSchema): BodyFields {
  const forms = formsOf(schema).filter(({ type }) => type !== 'null');
  const names = new Set(forms.flatMap(({ properties = {} }) => Object.keys(properties)));
  return new Map(
    [...names].map((name) => {
      const found = forms.map(({ properties }) => properties?.[name]).filter((one) => one !== undefined);
      return [
        name,
        {
          isOmittedByNull: found.length < forms.length || found.some(describes),
          fields: new Map(found.flatMap((one) => (typeof one === 'object' ? [...bodyFields(one)] : []))),
        },
      ];
    }),
  );
}

/** The value without fields that `null` omits (decisions §1). */
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

function describes(schema: JsonSchema | boolean): boolean {
  return typeof schema === 'object' && schema[ABSENCE] === DESCRIBES;
}
