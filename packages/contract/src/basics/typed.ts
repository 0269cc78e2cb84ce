import { z } from 'zod';
import type { WithIdempotencyKey } from './types.ts';

/**
 * Checks a schema against the documented type of its output in both directions: a missing field, an extra field, or a
 * field that is optional on one side only does not compile. An annotation would accept a schema that lacks an optional
 * field.
 */
export function typed<Output>(): <Schema extends z.ZodType<Output>>(
  schema: Schema & Same<z.output<Schema>, Output>,
) => z.ZodType<Output> {
  return (schema) => schema;
}

/**
 * The same for a body, which may contain an idempotency key beside its documented fields.
 * @typeParam Sent - the input type, where it differs from the parsed type
 */
export function typedBody<Params, Sent = Params>(): <
  Schema extends z.ZodType<WithIdempotencyKey<Params>, WithIdempotencyKey<Sent>>,
>(
  schema: Schema & Same<z.output<Schema>, WithIdempotencyKey<Params>> & Same<z.input<Schema>, WithIdempotencyKey<Sent>>,
) => z.ZodType<WithIdempotencyKey<Params>, WithIdempotencyKey<Sent>> {
  return (schema) => schema;
}

/** `{}` if both are equal except for `readonly`, which schemas do not have; otherwise an unsatisfiable type. */
type Same<Schema, Type> =
  Identical<Plain<Schema>, Plain<Type>> extends true ? unknown : { readonly 'schema and type differ': never };

/** The compiler considers two deferred conditional types identical only if what they test is identical. */
type Identical<Left, Right> =
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- what defers them
  (<Any>() => Any extends Left ? 1 : 2) extends <Any>() => Any extends Right ? 1 : 2 ? true : false;

type Plain<Value> = Value extends readonly (infer Item)[]
  ? readonly Plain<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: Plain<Value[Key]> }
    : Value;
