import type { IncomingMessage } from 'node:http';

/** A request of Node, with what the parsers of frameworks leave on it. */
export type ParsedRequest = IncomingMessage & { readonly body?: unknown; readonly rawBody?: unknown };

/** The body of a request that was read before it reached the gateway. */
export type BodyRead =
  /** The body is unread or absent. */
  | { readonly kind: 'unread' }
  /** The bytes that arrived. */
  | { readonly kind: 'exact'; readonly bytes: Uint8Array }
  /** A body of the same meaning, but perhaps of other bytes: `100.0` became `100`. */
  | { readonly kind: 'rebuilt'; readonly bytes: Uint8Array; readonly contentType: string | undefined }
  /** It is unavailable. */
  | { readonly kind: 'lost' };

const JSON_TYPE = /^application\/(?:[\w.!#$&^-]+\+)?json\s*(?:;|$)/i;
const FORM = 'application/x-www-form-urlencoded';

/** The rest of a body after a body parser, serialised again in its own content type if necessary. */
export function bodyRead(request: ParsedRequest): BodyRead {
  const { headers, body, rawBody, method } = request;
  // One that flows has a listener, to whom it goes.
  const isRead = request.readableDidRead || request.readableEnded || request.readableFlowing === true;
  if (!isRead || !hasBody(request) || method === 'GET' || method === 'HEAD') return { kind: 'unread' };
  // Parsers decompress what they read.
  const isEncoded = (headers['content-encoding'] ?? 'identity').toLowerCase() !== 'identity';
  const type = headers['content-type'];
  for (const kept of [rawBody, body]) {
    if (kept instanceof Uint8Array) return isEncoded ? rebuilt(kept, type) : { kind: 'exact', bytes: kept };
  }
  if (typeof rawBody === 'string') return ofText(rawBody, request, isEncoded);
  if (typeof body === 'string' && !(isJson(type) && lengthOf(request) === byteLength(JSON.stringify(body)))) {
    return ofText(body, request, isEncoded);
  }
  if (body === undefined) return { kind: 'lost' };
  if (isJson(type)) return rebuilt(Buffer.from(JSON.stringify(body)), type);
  if (isObject(body) && type?.split(';')[0]?.trim().toLowerCase() === FORM) {
    return rebuilt(Buffer.from(new URLSearchParams(pairsOf(body)).toString()), FORM);
  }
  return { kind: 'lost' };
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function isJson(type: string | undefined): boolean {
  return JSON_TYPE.test(type ?? '');
}

function lengthOf({ headers }: IncomingMessage): number {
  return Number(headers['content-length']);
}

function byteLength(text: string): number {
  return Buffer.byteLength(text);
}

function rebuilt(bytes: Uint8Array, contentType: string | undefined): BodyRead {
  return { kind: 'rebuilt', bytes, contentType };
}

/** A decoder may have dropped a byte order mark and replaced what is no text: then the length differs. */
function ofText(text: string, request: IncomingMessage, isEncoded: boolean): BodyRead {
  const bytes = Buffer.from(text);
  const isExact = !isEncoded && bytes.byteLength === lengthOf(request) && !text.includes('�');
  return isExact ? { kind: 'exact', bytes } : rebuilt(bytes, request.headers['content-type']);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Deeper than any parser nests fields by default. */
const DEPTH_MAX = 32;

/** The fields of a form: those of a list are repeated, and nested ones have their names in brackets. */
function pairsOf(value: object, prefix = '', depth = 0): [name: string, value: string][] {
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    const isItem = prefix !== '' && (Array.isArray(value) || isList(value));
    const name = prefix === '' ? key : isItem ? prefix : `${prefix}[${key}]`;
    if (isObject(inner)) return depth < DEPTH_MAX ? pairsOf(inner, name, depth + 1) : [];
    // What parsers of forms make is text.
    return [[name, typeof inner === 'string' ? inner : '']];
  });
}

/** Parsers make an object of a long list, whose keys are its positions. */
function isList(value: object): boolean {
  return Object.keys(value).every((key, index) => key === String(index));
}
