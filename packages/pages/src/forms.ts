import { idempotencyKey } from '@mitako/contract';
import type { Context } from 'hono';
import type { Refusal } from './engine.ts';

/** The fields of a form as they were sent; a missing one is an empty text. */
export type FormFields<Name extends string> = Readonly<Record<Name, string>>;

/** What a zod schema of the contract offers us. */
interface Schema<Parsed> {
  safeParse(
    value: unknown,
  ):
    | { readonly success: true; readonly data: Parsed }
    | { readonly success: false; readonly error: { readonly issues: readonly { readonly path: PropertyKey[] }[] } };
}

/** Reads the named fields; surrounding blanks go, except in secrets. */
export async function readForm<Name extends string>(
  context: Context,
  names: readonly Name[],
  secrets: readonly Name[] = [],
): Promise<FormFields<Name>> {
  const body = await bodyOf(context);
  const fields = names.map((name) => {
    const value = body[name];
    const typed = typeof value === 'string' ? value : '';
    return [name, secrets.includes(name) ? typed : typed.trim()] as const;
  });
  return Object.fromEntries(fields) as FormFields<Name>;
}

/** The file of a field; null where none was chosen. */
export async function readUpload(context: Context, name: string): Promise<File | null> {
  const { [name]: file } = await bodyOf(context);
  return file instanceof File && file.size > 0 ? file : null;
}

/** Empty where it is no form, or one that no browser wrote. */
async function bodyOf(context: Context): Promise<Readonly<Record<string, unknown>>> {
  try {
    return await context.req.parseBody();
  } catch (error) {
    // Others are not about its form: one that is too long has an answer of its own.
    if (error instanceof TypeError) return {};
    throw error;
  }
}

/**
 * The key that the form was rendered with, so that two taps are one request; a new one if the field was tampered with.
 */
export async function keyOf(context: Context): Promise<string> {
  const { key: sent } = await readForm(context, ['key']);
  const key = idempotencyKey.safeParse(sent).success ? sent : newKey();
  context.set(SENT_KEY, key);
  return key;
}

/** Where a request remembers the key that it asked the engine with. */
const SENT_KEY = 'formKey';

/**
 * The key of a form that is shown again after a refusal: its own where the engine may have done it all the same, so that
 * sending it again does nothing twice; a new one otherwise.
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
 * Whether a form that is shown again keeps its key: only where the engine may have begun and stored nothing. With the
 * key of a decline the next try would be answered with that decline again.
 */
export function keepsKey(refusal: Refusal): boolean {
  return refusal.status === 500 || refusal.status === 503 || refusal.code === 'IDEMPOTENCY_IN_PROGRESS';
}

/**
 * Checks what a form or an address says against the contract, before the engine does; `invalid` names the top-level fields
 * at fault. What is valid goes on to the engine as it was.
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

/** Fields that the engine itself found fault with. */
export function fieldsOf(refusal: Refusal): readonly string[] {
  if (refusal.code !== 'VALIDATION_ERROR') return [];
  return Object.keys(refusal.details['fields'] ?? {});
}
