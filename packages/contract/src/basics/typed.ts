import { z } from 'zod';
import type { WithIdempotencyKey } from './types.ts';

/**
 * Holds a schema and the documented type of what it yields together, in both directions: a field too few, a field too
 * many, or one that is optional on one side alone does not compile. An annotation would accept a schema that lacks an
 * optional field.
 */
export function typed<Output>(): <Schema extends z.ZodType<Output>>(
  schema: Schema & Same<z.output<Schema>, Output>,
) => z.ZodType<Output> {
  return (schema) => schema;
}

/**
 * The same for a body, which may hold an idempotency key beside what its type says.
 * @typeParam Sent - where what is sent differs from what it is read as
 */
export function typedBody<Params, Sent = Params>(): <
  Schema extends z.ZodType<WithIdempotencyKey<Params>, WithIdempotencyKey<Sent>>,
>(
  schema: Schema & Same<z.output<Schema>, WithIdempotencyKey<Params>> & Same<z.input<Schema>, WithIdempotencyKey<Sent>>,
) => z.ZodType<WithIdempotencyKey<Params>, WithIdempotencyKey<Sent>> {
  return (schema) => schema;
}

/** Nothing to add where both are the same but for `readonly`, which schemas do not know; else what nothing fulfils. */
type Same<Schema, Type> =
  Identical<Plain<Schema>, Plain<Type>> extends true ? unknown : { readonly 'schema and type differ': never };

/** The compiler takes two deferred conditional types for the same only if what they test is identical. */
type Identical<Left, Right> =
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- what defers them
  (<Any>() => Any extends Left ? 1 : 2) extends <Any>() => Any extends Right ? 1 : 2 ? true : false;

type Plain<Value> = Value extends readonly (infer Item)[]
  ? readonly Plain<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: Plain<Value[Key]> }
    : Value;
