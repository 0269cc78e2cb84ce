import type { openApiDocument } from '@mitako/http';
import { nameOf } from './names.ts';

/** The document, as far as its pages read it. */
export type Document = ReturnType<typeof openApiDocument>;

/** A JSON Schema, as far as the contract uses it. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly additionalProperties?: boolean | Schema;
}

/** A parameter, a body or an answer, as far as it is described. */
export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: Schema;
}

interface Media {
  readonly schema?: Schema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value?: unknown }>>;
}

interface Answer {
  readonly $ref?: string;
  readonly description?: string;
  readonly content?: Readonly<Record<string, Media>>;
  readonly 'x-error-codes'?: readonly string[];
}

/** An operation with its place. */
export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly tags: readonly string[];
  readonly parameters?: readonly (Parameter & { readonly $ref?: string })[];
  readonly requestBody?: { readonly description?: string; readonly content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<Record<string, Answer>>;
  readonly security?: readonly Readonly<Record<string, unknown>>[];
  /** In capitals. */
  readonly method: string;
  readonly path: string;
  /** Two or three words. */
  readonly name: string;
}

/** A page of the reference: the operations of a tag, or those of the operator about one part. */
export interface Subject {
  readonly slug: string;
  readonly tag: string;
  readonly description: string;
  readonly operations: readonly Operation[];
}

/** What the operator decides about money, apart from whom and what they manage: one page would be too large. */
const OPERATORS_MONEY =
  /^\/admin\/(?:payments|attempts|unapplied-funds|refunds|disputes|files|settlements|due-payouts|payout-exports)/;

/** Subjects in the order of the document, each with its operations. */
export function subjectsOf({ tags, paths }: Document): readonly Subject[] {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods as Readonly<Record<string, Omit<Operation, 'method' | 'path' | 'name'>>>).map(
      ([method, operation]): Operation => ({
        ...operation,
        method: method.toUpperCase(),
        path,
        name: nameOf(operation.operationId),
      }),
    ),
  );
  return tags.flatMap(({ name, description }) => {
    const own = operations.filter(({ tags: [tag] }) => tag === name);
    if (name !== 'Operator') return [subject(name, description, own)];
    return [
      subject(
        'Money',
        description,
        own.filter(({ path }) => OPERATORS_MONEY.test(path)),
      ),
      subject(
        'Service',
        description,
        own.filter(({ path }) => !OPERATORS_MONEY.test(path)),
      ),
    ];
  });
}

function subject(tag: string, description: string, operations: readonly Operation[]): Subject {
  return { slug: tag.toLowerCase().replaceAll(' ', '-'), tag, description, operations };
}

/** What a reference within the document names, `#/components/responses/RateLimited`; anything else is itself. */
export function resolved<Value extends { readonly $ref?: string }>(document: Document, value: Value): Value {
  if (value.$ref === undefined) return value;
  const [kind = '', name = ''] = value.$ref.split('/').slice(2);
  // What is said beside a reference counts more than what it names.
  return { ...(document.components[kind]?.[name] as Value), ...value, $ref: undefined };
}
