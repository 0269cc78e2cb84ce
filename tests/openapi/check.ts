import { isCanonicalPath } from '../../packages/http/src/canonical-path.ts';
import { type Described, type DescribedResponse, type Operation, operationFor } from './document.ts';
import type { Planned } from './planned.ts';
import { differencesIn } from './schemas.ts';

/** An answer as it came. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** A request, its answer, and how the answer differs from the document. */
export interface Checked {
  /** Null: the document has no such operation. */
  readonly operation: Operation | null;
  /** What the document says; null: nothing about this status. */
  readonly described: DescribedResponse | null;
  readonly differences: readonly string[];
}

/** Compares an answer with the document: status, headers, media type and body. */
export function checkAnswer(document: Described, sent: Planned, answer: Answer): Checked {
  const { pathname } = new URL(sent.path, 'http://gateway.test');
  // A path that is not canonical reaches no operation.
  const found = isCanonicalPath(pathname) ? operationFor(document, sent.method, pathname) : 'spelling';
  const operation = typeof found === 'string' ? null : found;
  const described =
    typeof found === 'string' ? expectedOf(document, found, answer.status) : found.responses[answer.status];
  if (described === undefined || described === null) {
    const statuses =
      operation === null
        ? `what x-unmatched says of the ${typeof found === 'string' ? found : ''}`
        : Object.keys(operation.responses).join(', ');
    return { operation, described: null, differences: [`status ${answer.status} instead of ${statuses}`] };
  }
  return {
    operation,
    described,
    differences: [
      ...headerDifferences(described, answer),
      ...bodyDifferences(described, sent, answer),
      ...(operation === null ? [] : requestDifferences(operation, sent, answer)),
    ],
  };
}

function expectedOf(
  { unmatched }: Described,
  kind: 'spelling' | 'path' | 'method' | 'options',
  status: number,
): DescribedResponse | null {
  const expected = { spelling: 400, path: 404, method: 405, options: 204 }[kind];
  return status === expected ? unmatched[kind] : null;
}

function headerDifferences({ headers = {} }: DescribedResponse, answer: Answer): readonly string[] {
  const described = new Map(Object.entries(headers).map(([name, header]) => [name.toLowerCase(), header]));
  const undescribed = [...answer.headers.keys()].filter((name) => name !== 'content-type' && !described.has(name));
  return [
    ...undescribed.map((name) => `header ${name} is not described`),
    ...[...described].flatMap(([name, { required, schema }]) => {
      const value = answer.headers.get(name);
      if (value === null) return required === true ? [`header ${name} is missing`] : [];
      const read = schema['type'] === 'integer' && /^\d+$/.test(value) ? Number(value) : value;
      return differencesIn(schema, read).map((difference) => `header ${name}: ${difference}`);
    }),
  ];
}

function bodyDifferences(
  { content, 'x-error-codes': codes }: DescribedResponse,
  sent: Planned,
  { headers, text }: Answer,
): readonly string[] {
  if (sent.method === 'HEAD') return text === '' ? [] : ['a body in the answer to HEAD'];
  if (content === undefined) return text === '' ? [] : ['a body where none is described'];
  const [type = ''] = (headers.get('content-type') ?? '').split(';');
  const media = content[type];
  if (media === undefined) return [`content type "${type}" instead of ${Object.keys(content).join(', ')}`];
  if (type !== 'application/json') return differencesIn(media.schema, text);
  try {
    const body = JSON.parse(text) as { readonly code?: string };
    // The legacy status has refusals without a code.
    const isOther = codes !== undefined && body.code !== undefined && !codes.includes(body.code);
    return [
      ...differencesIn(media.schema, body),
      ...(isOther ? [`code ${body.code} instead of ${codes.join(', ')}`] : []),
    ];
  } catch {
    return ['the body is not JSON'];
  }
}

/** What a schema says exactly; more than that, such as that a URL is public or a PIN not trivial, only prose can say. */
const STRUCTURE = new Set(['type', 'min', 'max', 'one_of', 'required', 'unknown_field', 'repeated', 'name']);

/** Some fields are required in some states alone: the description of the field says so. */
function isDescribed({ requestBody: body, parameters }: Operation, field: string, rule: string): boolean {
  if (rule !== 'required' && rule !== 'unknown_field') return false;
  const inQuery = parameters.find(({ name }) => name === field);
  const inBody = partsOf((body?.content['application/json']?.schema ?? {}) as Part).map(
    ({ properties = {} }) => properties[field],
  );
  return [inQuery, ...inBody].some((described) => /required/i.test(described?.description ?? ''));
}

interface Part {
  readonly properties?: Readonly<Record<string, { readonly description?: string }>>;
  readonly oneOf?: readonly Part[];
  readonly anyOf?: readonly Part[];
}

/** A body, or what it may be one of. */
function partsOf(schema: Part): readonly Part[] {
  const { oneOf = [], anyOf = [] } = schema;
  return [schema, ...oneOf, ...anyOf];
}

/** Requests that the document allows are understood; those that it does not allow are rejected. */
function requestDifferences(operation: Operation, sent: Planned, answer: Answer): readonly string[] {
  if (sent.operationId !== operation.operationId) return [];
  if (sent.kind === 'nearly' && sent.isRejected && answer.status < 400) {
    return [`accepted, though the document does not allow it: ${sent.fault ?? ''}`];
  }
  if (sent.kind !== 'valid') return [];
  if ([400, 413, 415].includes(answer.status)) return [`status ${answer.status} to what the document allows`];
  if (answer.status !== 422 || answer.text === '') return [];
  const { code, details } = JSON.parse(answer.text) as {
    readonly code?: string;
    readonly details?: { readonly fields?: Readonly<Record<string, readonly { readonly rule: string }[]>> };
  };
  if (code !== 'VALIDATION_ERROR') return [];
  return Object.entries(details?.fields ?? {}).flatMap(([field, rules]) =>
    rules
      .filter(({ rule }) => STRUCTURE.has(rule) && !isDescribed(operation, field, rule))
      .map(({ rule }) => `field ${field} breaks the rule "${rule}", of which the document says nothing`),
  );
}
