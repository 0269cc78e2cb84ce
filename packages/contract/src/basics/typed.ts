import { z } from 'zod';

/** What is known of a schema beside its fields. */
export interface Named {
  /** Name of its type, as it is sent. */
  readonly name: string;
  /** Name of its type as it is parsed, where defaults make it another. */
  readonly parsed?: string | undefined;
  /** True: the type is written by hand, or belongs to another schema. */
  readonly isAlias?: true;
}

/**
 * Schemas whose types have names. `scripts/types.mjs` writes their types; the text of a type is the comment before its
 * schema.
 */
export const namedSchemas: Map<z.ZodType, Named> = new Map();

type Shape = z.core.$ZodLooseShape;

/** Forms of a schema. Each requires that the schema and `Output` are the same type. */
interface Typed<Output> {
  /** An object. */
  object<Of extends Shape>(shape: Of & Checked<z.ZodObject<Of>, Output>): z.ZodType<Output, z.input<z.ZodObject<Of>>>;
  /** An object that the OpenAPI document has as a component. `id` is its name there, where it differs. */
  component<Of extends Shape>(
    shape: Of & Checked<z.ZodObject<Of>, Output>,
    id?: string,
  ): z.ZodType<Output, z.input<z.ZodObject<Of>>>;
  /** An object without other fields, such as the parameters of a query. */
  strict<Of extends Shape>(shape: Of & Checked<z.ZodObject<Of>, Output>): z.ZodType<Output, z.input<z.ZodObject<Of>>>;
  /** Any other schema. */
  of<Schema extends z.ZodType>(schema: Schema & Checked<Schema, Output>): z.ZodType<Output, z.input<Schema>>;
}

/**
 * Names the type of a schema and checks the schema against it in both directions: a missing field, an extra field, or a
 * field that is optional on one side only does not compile. An annotation would accept a schema that lacks an optional
 * field.
 */
export function typed<Output>(name: string): Typed<Output> {
  const of = (schema: z.ZodType): z.ZodType => remember(schema, { name });
  return {
    object: (shape: Shape) => of(z.object(shape)),
    component: (shape: Shape, id = name) => of(z.object(shape).meta({ id })),
    strict: (shape: Shape) => of(z.strictObject(shape)),
    of,
    // The compiler cannot derive the output of a shape that is a parameter.
  } as Typed<Output>;
}

/** Names an object that is checked as part of another schema, such as a member of a union. */
export function part<Of extends Shape>(name: string, shape: Of): z.ZodObject<Of> {
  return remember(z.object(shape), { name });
}

/** Gives a schema the name of a type that is written by hand, or of another schema's. */
export function aliased<Schema extends z.ZodType>(name: string, schema: Schema, parsed?: string): Schema {
  return remember(schema, { name, parsed, isAlias: true });
}

/** Records the name of a schema, which has one only. */
export function remember<Schema extends z.ZodType>(schema: Schema, named: Named): Schema {
  const before = namedSchemas.get(schema);
  if (before !== undefined) throw new Error(`${before.name} is also named ${named.name}: give it one name.`);
  namedSchemas.set(schema, named);
  return schema;
}

/** Accepts a schema whose output is the type. */
type Checked<Schema extends z.ZodType, Output> = Same<z.output<Schema>, Output>;

/** `{}` if both are equal except for `readonly`, which schemas do not have; otherwise an unsatisfiable type. */
export type Same<Schema, Type> =
  Identical<Plain<Schema>, Plain<Type>> extends true ? unknown : Refused<Differing<Plain<Schema>, Plain<Type>>>;

/** No schema has these fields, whose names the compiler reports. */
type Refused<Fields extends PropertyKey> = {
  readonly [Field in Fields as `run pnpm types: schema and type differ in ${Field & string}`]: never;
} & { readonly 'run pnpm types: schema and type differ': never };

/** Names of the fields that differ, or that one of both lacks. */
type Differing<Schema, Type> = {
  [Field in keyof Schema | keyof Type]-?: Field extends keyof Schema & keyof Type
    ? Identical<Pick<Schema, Field>, Pick<Type, Field>> extends true
      ? never
      : Field
    : Field;
}[keyof Schema | keyof Type];

/** The compiler considers two deferred conditional types identical only if what they test is identical. */
type Identical<Left, Right> =
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- what defers them
  (<Any>() => Any extends Left ? 1 : 2) extends <Any>() => Any extends Right ? 1 : 2 ? true : false;

type Plain<Value> = Value extends readonly (infer Item)[]
  ? readonly Plain<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: Plain<Value[Key]> }
    : Value;
