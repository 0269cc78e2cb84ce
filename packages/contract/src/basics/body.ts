import { z } from 'zod';
import { optionalIdempotencyKey } from './text.ts';
import { remember, type Same } from './typed.ts';
import type { WithIdempotencyKey } from './values.ts';

type Shape = z.core.$ZodLooseShape;
type Body<Of extends Shape> = z.ZodObject<Of & { idempotency_key: typeof optionalIdempotencyKey }, z.core.$strict>;

/** A body: unknown fields are refused, and an idempotency key is accepted. */
export function body<Of extends Shape>(shape: Of): Body<Of> {
  return z.strictObject({ ...shape, idempotency_key: optionalIdempotencyKey });
}

/** Forms of a body. Each requires that the schema and its types are the same, as sent and as parsed. */
interface TypedBody<Sent, Parsed> {
  /** Its fields. */
  object<Of extends Shape>(shape: Of & CheckedBody<Body<Of>, Sent, Parsed>): BodyOf<Sent, Parsed>;
  /** Fields of which at least one is required, see {@link changing}. */
  change<Of extends Shape>(shape: Of & CheckedBody<Body<Of>, Sent, Parsed>): BodyOf<Sent, Parsed>;
  /** Any other schema, which accepts an idempotency key itself. */
  of<Schema extends z.ZodType>(schema: Schema & CheckedBody<Schema, Sent, Parsed>): BodyOf<Sent, Parsed>;
}

type BodyOf<Sent, Parsed> = z.ZodType<WithIdempotencyKey<Parsed>, WithIdempotencyKey<Sent>>;

type CheckedBody<Schema extends z.ZodType, Sent, Parsed> = Same<z.output<Schema>, WithIdempotencyKey<Parsed>> &
  Same<z.input<Schema>, WithIdempotencyKey<Sent>>;

/**
 * Names the type of a body and checks the body against it, like `typed`.
 * @typeParam Sent - the type as it is sent, whose name is `name`
 * @typeParam Parsed - the type as it is parsed, whose name is `parsed`, where it differs
 */
export function typedBody<Sent, Parsed = Sent>(name: string, parsed?: string): TypedBody<Sent, Parsed> {
  const of = (schema: z.ZodType): z.ZodType => remember(schema, { name, parsed });
  // The compiler cannot derive the types of a shape that is a parameter.
  const forms = { object: (shape: Shape) => of(body(shape)), change: (shape: Shape) => of(changing(body(shape))), of };
  return forms as TypedBody<Sent, Parsed>;
}

/**
 * For changes whose fields are all optional, but of which one is required: a caller that sends none has misspelt or
 * forgotten one. Of a misspelt field only `unknown_field` is reported.
 */
export function changing<Schema extends z.ZodType<object>>(schema: Schema): Schema {
  return schema.refine(
    (change) => Object.entries(change).some(([name, value]) => name !== 'idempotency_key' && value !== undefined),
    { error: 'must have at least one field to change', when: ({ issues }) => issues.length === 0 },
  );
}

/** Names a body that is one of several variants. */
export function bodyPart<Of extends Shape>(name: string, shape: Of): Body<Of> {
  return remember(body(shape), { name });
}
