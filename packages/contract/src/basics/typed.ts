import { z } from 'zod';
import type { WithIdempotencyKey } from './types.ts';

/** What is known of a schema beside its fields. */
export interface Named {
  /** Name of its type. */
  readonly name: string;
  /** What it describes, as a sentence; absent where its name says it. */
  readonly text?: string | undefined;
  /** A body, whose type has no idempotency key. */
  readonly isBody: boolean;
}

/** Schemas whose types have names, in the order of their declarations. */
export const namedSchemas: Map<z.ZodType, Named> = new Map();

/**
 * Names a schema and checks it against its type in both directions: a missing field, an extra field, or a field that is
 * optional on one side only does not compile. An annotation would accept a schema that lacks an optional field.
 */
export function typed<Output>(
  name?: string,
  text?: string,
): <Schema extends z.ZodType<Output>>(schema: Schema & Same<z.output<Schema>, Output>) => z.ZodType<Output> {
  return (schema) => remember(schema, { name, text, isBody: false });
}

/**
 * The same for a body, which may contain an idempotency key beside its documented fields.
 * @typeParam Sent - the input type, where it differs from the parsed type: then it is the one that is named
 */
export function typedBody<Params, Sent = Params>(
  name?: string,
  text?: string,
): <Schema extends z.ZodType<WithIdempotencyKey<Params>, WithIdempotencyKey<Sent>>>(
  schema: Schema & Same<z.output<Schema>, WithIdempotencyKey<Params>> & Same<z.input<Schema>, WithIdempotencyKey<Sent>>,
) => z.ZodType<WithIdempotencyKey<Params>, WithIdempotencyKey<Sent>> {
  return (schema) => remember(schema, { name, text, isBody: true });
}

function remember<Schema extends z.ZodType>(
  schema: Schema,
  { name, ...rest }: Omit<Named, 'name'> & { readonly name: string | undefined },
): Schema {
  if (name !== undefined) namedSchemas.set(schema, { name, ...rest });
  return schema;
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
