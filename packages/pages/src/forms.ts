import { idempotencyKey } from '@mitako/contract';
import { type Connection, readBody } from '@mitako/http';
import type { Context, MiddlewareHandler } from 'hono';
import { parseForm } from './parse-form.ts';
import type { Refusal } from './engine.ts';

/** Submitted form fields; a missing one is an empty string. */
export type FormFields<Name extends string> = Readonly<Record<Name, string>>;

/** The part of a zod schema that is used here. */
interface Schema<Parsed> {
  safeParse(
    value: unknown,
  ):
    | { readonly success: true; readonly data: Parsed }
    | { readonly success: false; readonly error: { readonly issues: readonly { readonly path: PropertyKey[] }[] } };
}

/** Size of the form that a path takes, and the form once it was read. */
const BYTES_MAX = 'formBytesMax';
const FORM = 'form';

/** Bounds the forms of each path. They are read when a page asks for a field, once its visitor is known. */
export function boundedForms(bytesMaxOf: (path: string) => number): MiddlewareHandler {
  return async (context, next) => {
    context.set(BYTES_MAX, bytesMaxOf(context.req.path));
    await next();
  };
}

async function formOf(context: Context): Promise<FormData> {
  const { req } = context;
  const { connection }: { readonly connection: Connection } = context.env;
  const known: unknown = context.get(FORM);
  if (known instanceof FormData) return known;
  const bytes = await readBody(req.raw, connection, Number(context.get(BYTES_MAX)));
  const form = await parseForm(bytes ?? new Uint8Array(), req.header('content-type') ?? '');
  context.set(FORM, form);
  return form;
}

/** Reads the named fields; trims white space, except in secrets. */
export async function readForm<Name extends string>(
  context: Context,
  names: readonly Name[],
  secrets: readonly Name[] = [],
): Promise<FormFields<Name>> {
  const form = await formOf(context);
  const fields = names.map((name) => {
    const value = form.getAll(name).at(-1);
    const typed = typeof value === 'string' ? value : '';
    return [name, secrets.includes(name) ? typed : typed.trim()] as const;
  });
  return Object.fromEntries(fields) as FormFields<Name>;
}

/** Fields that were not sent, not even empty. Browsers send nothing for an unticked box. */
export async function absentOf<Name extends string>(
  context: Context,
  names: readonly Name[],
): Promise<readonly Name[]> {
  const form = await formOf(context);
  return names.filter((name) => !form.has(name));
}

/** The file of a field; null if none was chosen. */
export async function readUpload(context: Context, name: string): Promise<File | null> {
  const file = (await formOf(context)).getAll(name).at(-1);
  return file instanceof File && file.size > 0 ? file : null;
}

/** Every value of a field that may be there several times. */
export async function readAll(context: Context, name: string): Promise<readonly string[]> {
  return (await formOf(context)).getAll(name).filter((value) => typeof value === 'string');
}

/** The key rendered into the form, so that two taps are one request; a new one if the field was tampered with. */
export async function keyOf(context: Context): Promise<string> {
  const { key: sent } = await readForm(context, ['key']);
  const key = idempotencyKey.safeParse(sent).success ? sent : newKey();
  context.set(SENT_KEY, key);
  return key;
}

/** Stores the key that a request used. */
const SENT_KEY = 'formKey';

/**
 * The key of a form that is shown again after a refusal: its own if the engine may have acted anyway, so that
 * submitting it again does nothing twice; otherwise a new one.
 */
export function keyAfter(context: Context, refusal: Refusal): string {
  const sent: unknown = context.get(SENT_KEY);
  return keepsKey(refusal) && typeof sent === 'string' ? sent : newKey();
}

/** A key for a form that is being rendered. */
export function newKey(): string {
  return crypto.randomUUID();
}

/**
 * Whether a form that is shown again keeps its key: only if the engine may have begun without storing a response. With
 * the key of a decline the next attempt would receive that decline again.
 */
export function keepsKey(refusal: Refusal): boolean {
  return refusal.status === 500 || refusal.status === 503 || refusal.code === 'IDEMPOTENCY_IN_PROGRESS';
}

/**
 * Validates form or query values with the contract's schema before calling the engine; `invalid` names the invalid
 * top-level fields. Valid values are passed on unchanged.
 */
export function check<Parsed, Value>(
  schema: Schema<Parsed>,
  value: Value,
):
  | { readonly kind: 'valid'; readonly value: Value; readonly parsed: Parsed }
  | { readonly kind: 'invalid'; readonly fields: readonly string[] } {
  const result = schema.safeParse(value);
  if (result.success) return { kind: 'valid', value, parsed: result.data };
  return { kind: 'invalid', fields: result.error.issues.map((issue) => String(issue.path[0])) };
}

/** The message of each of the named fields. */
export function errorsAt<Name extends string>(
  fields: readonly string[],
  messages: { readonly [Field in Name]: string },
): { readonly [Field in Name]?: string } {
  return Object.fromEntries(Object.entries(messages).filter(([name]) => fields.includes(name))) as {
    readonly [Field in Name]?: string;
  };
}

/** Fields that the engine rejected. */
export function fieldsOf(refusal: Refusal): readonly string[] {
  if (refusal.code !== 'VALIDATION_ERROR') return [];
  return Object.keys(refusal.details['fields'] ?? {});
}
