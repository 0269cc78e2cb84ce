import { z } from 'zod';

/**
 * What it means to leave out an optional field of a body (decisions §1):
 *
 * - `describes`: the request describes the same thing with fewer details. `null` means the same.
 * - `widens`: the request does more, or grants more: a refund of all that is left, a key that never expires. `null` is
 *   refused, because programs write it for a number that they failed to compute.
 * - `clears`: the field keeps its value, and `null` clears it.
 */
export type Absence = 'describes' | 'widens' | 'clears';

/** Under this name the JSON Schema of a field has its {@link Absence}. The OpenAPI document omits it. */
export const ABSENCE = 'x-absence';

/** An optional field of a body that only describes: `null` is the same as leaving it out. */
export function describing<Schema extends z.ZodType>(schema: Schema): z.ZodOptional<Schema> {
  return declaring(schema.optional(), 'describes');
}

/** An optional field of a body whose absence widens an effect or a right: `null` is refused. */
export function widening<Schema extends z.ZodType>(schema: Schema): z.ZodOptional<Schema> {
  return declaring(schema.optional(), 'widens');
}

/** An optional field of a change that `null` clears. Its description explains the effect. */
export function clearing<Schema extends z.ZodType>(schema: Schema): z.ZodOptional<z.ZodNullable<Schema>> {
  return declaring(schema.nullable().optional(), 'clears');
}

/** For a field whose type does not show that it may be left out. */
export function declaring<Schema extends z.ZodType>(schema: Schema, absence: Absence): Schema {
  return schema.meta({ [ABSENCE]: absence });
}
