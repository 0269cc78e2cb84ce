import { z } from 'zod';
import type { WithIdempotencyKey } from './values.ts';

/** What is known of a schema beside its fields. */
export interface Named {
  /** Name of its type, as it is sent. */
  readonly name: string;
  /** What it describes, as a sentence; absent where its name says it. */
  readonly text?: string | undefined;
  /** Name of its type as it is parsed, where defaults make it another. */
  readonly parsed?: string | undefined;
  /** True: the type is written by hand, or belongs to another schema. */
  readonly isAlias?: true;
}

/** Schemas whose types have names. `scripts/types.mjs` writes their types. */
export const namedSchemas: Map<z.ZodType, Named> = new Map();

/**
 * Names a schema and checks it against its type in both directions: a missing field, an extra field, or a field that is
 * optional on one side only does not compile. An annotation would accept a schema that lacks an optional field.
 */
export function typed<Output>(
  name?: string,
  text?: string,
): <Schema extends z.ZodType<Output>>(
  schema: Schema & Same<z.output<Schema>, Output>,
) => z.ZodType<Output, z.input<Schema>> {
  return <Schema extends z.ZodType<Output>>(schema: Schema) =>
    remember(schema, name, { text }) as z.ZodType<Output, z.input<Schema>>;
}

/**
 * The same for a body, which may contain an idempotency key beside its documented fields.
 * @typeParam Sent - the input type, where it differs from the parsed type
 */
export function typedBody<Params, Sent = Params>(
  name?: string,
  text?: string,
  parsed?: string,
): <Schema extends z.ZodType<WithIdempotencyKey<Params>, WithIdempotencyKey<Sent>>>(
  schema: Schema & Same<z.output<Schema>, WithIdempotencyKey<Params>> & Same<z.input<Schema>, WithIdempotencyKey<Sent>>,
) => z.ZodType<WithIdempotencyKey<Params>, WithIdempotencyKey<Sent>> {
  return (schema) => remember(schema, name, { text, parsed });
}

/** Names a part of a schema that is checked as a whole, such as a member of a union. */
export function part<Schema extends z.ZodType>(name: string, schema: Schema, text?: string): Schema {
  return remember(schema, name, { text });
}

/** Gives a schema the name of a type that is written by hand, or of another schema's. */
export function aliased<Schema extends z.ZodType>(name: string, schema: Schema, parsed?: string): Schema {
  return remember(schema, name, { parsed, isAlias: true });
}

function remember<Schema extends z.ZodType>(
  schema: Schema,
  name: string | undefined,
  more: Omit<Named, 'name'>,
): Schema {
  if (name !== undefined) namedSchemas.set(schema, { name, ...more });
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
