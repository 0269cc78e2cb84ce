import type { OpenApiDocument } from '@mitako/http';

/** A JSON Schema with its references replaced. */
export type Schema = Readonly<Record<string, unknown>>;

export interface DescribedParameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: Schema;
}

export interface DescribedHeader {
  readonly required?: boolean;
  readonly schema: Schema;
}

export interface DescribedResponse {
  readonly description: string;
  readonly headers?: Readonly<Record<string, DescribedHeader>>;
  /** By media type. Absent: the response has no body. */
  readonly content?: Readonly<Record<string, { readonly schema: Schema }>>;
  /** Of a refusal: the codes that its body may have. */
  readonly 'x-error-codes'?: readonly string[];
}

export interface DescribedBody {
  readonly required?: boolean;
  readonly content: Readonly<Record<string, { readonly schema: Schema }>>;
}

/** An operation of the document. */
export interface Operation {
  readonly operationId: string;
  readonly method: string;
  /** With its parameters in braces. */
  readonly path: string;
  /** What comes before the path: `/api/v1`, or nothing. */
  readonly bases: readonly string[];
  /** Names of the security schemes, any of which suffices. */
  readonly schemes: readonly string[];
  readonly parameters: readonly DescribedParameter[];
  readonly requestBody: DescribedBody | null;
  /** By status. */
  readonly responses: Readonly<Record<string, DescribedResponse>>;
}

/** A webhook of the document. */
export interface Webhook {
  readonly parameters: readonly DescribedParameter[];
  readonly requestBody: DescribedBody;
}

/** A document, read as an outside reader would: without the declarations that it was generated from. */
export interface Described {
  readonly operations: readonly Operation[];
  readonly unmatched: Readonly<Record<'spelling' | 'path' | 'method' | 'options', DescribedResponse>>;
  /** By event type. */
  readonly webhooks: Readonly<Record<string, Webhook>>;
}

interface RawOperation {
  readonly operationId: string;
  readonly servers?: readonly { readonly url: string }[];
  readonly security: readonly Readonly<Record<string, unknown>>[];
  readonly parameters?: readonly DescribedParameter[];
  readonly requestBody?: DescribedBody;
  readonly responses: Readonly<Record<string, DescribedResponse>>;
}

export function describedBy(document: OpenApiDocument): Described {
  const { paths, webhooks, 'x-unmatched': unmatched } = withoutReferences(document);
  return {
    unmatched: unmatched as unknown as Described['unmatched'],
    operations: Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, raw]) => {
        const operation = raw as unknown as RawOperation;
        const {
          operationId,
          servers = document.servers,
          security,
          parameters = [],
          requestBody,
          responses,
        } = operation;
        return {
          operationId,
          method: method.toUpperCase(),
          path,
          bases: servers.map(({ url }) => new URL(url).pathname.replace(/\/$/, '')),
          schemes: security.flatMap((one) => Object.keys(one)),
          parameters,
          requestBody: requestBody ?? null,
          responses,
        };
      }),
    ),
    webhooks: Object.fromEntries(
      Object.entries(webhooks).map(([type, { post }]) => [type, post as unknown as Webhook]),
    ),
  };
}

/** The same with every `$ref` replaced by what it names. The document has no circles. */
export function withoutReferences(document: OpenApiDocument): OpenApiDocument {
  const known = new Map<string, unknown>();
  const resolve = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(resolve);
    if (typeof value !== 'object' || value === null) return value;
    if ('$ref' in value && typeof value.$ref === 'string') {
      const name = value.$ref;
      if (!known.has(name)) known.set(name, resolve(at(document, name)));
      return known.get(name);
    }
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, resolve(part)]));
  };
  return resolve(document) as OpenApiDocument;
}

function at(document: OpenApiDocument, reference: string): unknown {
  let found: unknown = document;
  for (const name of reference.replace('#/', '').split('/')) {
    found = typeof found === 'object' && found !== null ? Reflect.get(found, name) : undefined;
  }
  if (found === undefined) throw new Error(`${reference} leads nowhere`);
  return found;
}

/** What the document says about a request: an operation, or that no operation matches. */
export function operationFor(
  { operations }: Pick<Described, 'operations'>,
  method: string,
  pathname: string,
): Operation | 'path' | 'method' | 'options' {
  const there = operations.filter((one) => patternOf(one).test(pathname));
  if (there.length === 0) return 'path';
  const literal = there.filter(({ path }) => !path.includes('{'));
  const candidates = literal.length > 0 ? literal : there;
  const asked = method === 'HEAD' ? 'GET' : method;
  return candidates.find((one) => one.method === asked) ?? (method === 'OPTIONS' ? 'options' : 'method');
}

const patterns = new WeakMap<Operation, RegExp>();

function patternOf(operation: Operation): RegExp {
  const known = patterns.get(operation);
  if (known !== undefined) return known;
  const path = operation.path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+');
  const pattern = new RegExp(`^(?:${operation.bases.join('|')})${path}$`);
  patterns.set(operation, pattern);
  return pattern;
}
