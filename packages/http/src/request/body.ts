import { type FileUpload, LIMITS, type RailCallback } from '@mitako/contract/names';
import { GatewayError, invalidField, isGatewayError } from '@mitako/core';

const JSON_TYPE = /^application\/(?:[\w.!#$&^-]+\+)?json\s*(?:;|$)/i;
const CHARSET = /;\s*charset\s*=\s*"?([^\s";]+)/i;
const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Reads the body once and parses it. `undefined` for a request without a body, whatever its headers say.
 * @throws GatewayError `UNSUPPORTED_MEDIA_TYPE`, `PAYLOAD_TOO_LARGE`, `MALFORMED_JSON`
 */
export async function readJson(request: Request): Promise<unknown> {
  const bytes = await readBytes(request, LIMITS.bodyBytesMax, requireJson);
  if (bytes === null || bytes.byteLength === 0) return undefined;
  requireJson(request);
  return parse(bytes);
}

/**
 * Reads a request as it came, with a body of any type, or without one.
 * @throws GatewayError `PAYLOAD_TOO_LARGE`, `MALFORMED_JSON` when the body breaks off
 */
export async function readRaw(request: Request): Promise<Omit<RailCallback, 'isExact'>> {
  const { method, url, headers } = request;
  const query = url.indexOf('?');
  return {
    method: method === 'POST' || method === 'PUT' ? method : 'GET',
    search: query < 0 ? '' : url.slice(query),
    headers: Object.fromEntries(headers),
    // The body of a GET has no meaning (RFC 9110 §9.3.1).
    bytes: new Uint8Array(hasBody(method) ? ((await readBytes(request, LIMITS.bodyBytesMax)) ?? []) : []),
  };
}

/**
 * Reads a file as the body itself, whatever its Content-Type.
 * @throws GatewayError `PAYLOAD_TOO_LARGE`, `MALFORMED_JSON` when the body breaks off
 */
export async function readUpload(request: Request, bytesMax: number): Promise<FileUpload> {
  return { bytes: new Uint8Array((await readBytes(request, bytesMax)) ?? []) };
}

function hasBody(method: string): boolean {
  return method !== 'GET' && method !== 'HEAD';
}

/** With a declared length, hosts read no further, and the fast path is safe. Without one the bytes are counted. */
async function readBytes(
  request: Request,
  bytesMax: number,
  requireType: (request: Request) => void = () => undefined,
): Promise<ArrayBuffer | Uint8Array | null> {
  if (request.bodyUsed)
    throw new Error('The body was consumed before it reached the handler: mount the handler before body parsers.');
  const declared = request.headers.get('content-length');
  if (declared === '0') return null;
  if (declared === null) return request.body === null ? null : readCounted(request.body, bytesMax);
  requireType(request);
  if (Number(declared) > bytesMax) throw new GatewayError('PAYLOAD_TOO_LARGE');
  const bytes = await request.arrayBuffer().catch(incomplete);
  if (bytes.byteLength > bytesMax) throw new GatewayError('PAYLOAD_TOO_LARGE');
  return bytes;
}

async function readCounted(stream: ReadableStream<Uint8Array>, bytesMax: number): Promise<Uint8Array> {
  const reader = stream.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read().catch(incomplete);
    if (done) return Buffer.concat(chunks, length);
    length += value.byteLength;
    if (length > bytesMax) {
      reader.cancel().catch(() => {});
      throw new GatewayError('PAYLOAD_TOO_LARGE');
    }
    chunks.push(value);
  }
}

/**
 * A body that breaks off, most likely because the caller is gone, is not valid JSON; a body that was already consumed
 * is an error of the host.
 */
function incomplete(cause: unknown): never {
  if (cause instanceof TypeError) throw cause;
  throw new GatewayError('MALFORMED_JSON', {}, { cause });
}

function requireJson(request: Request): void {
  const type = request.headers.get('content-type');
  if (type === 'application/json') return;
  const charset = CHARSET.exec(type ?? '')?.[1]?.toLowerCase() ?? 'utf-8';
  if (
    type === null ||
    !JSON_TYPE.test(type) ||
    !(charset === 'utf-8' || charset === 'utf8' || charset === 'us-ascii')
  ) {
    throw new GatewayError('UNSUPPORTED_MEDIA_TYPE');
  }
}

function parse(bytes: ArrayBuffer | Uint8Array): unknown {
  try {
    const text = utf8.decode(bytes);
    return mayNamePrototype(text) ? JSON.parse(text, refusePrototype) : JSON.parse(text);
  } catch (cause) {
    throw isGatewayError(cause) ? cause : new GatewayError('MALFORMED_JSON', {}, { cause });
  }
}

/** Plain, or with an escaped underscore. The reviver, which is slow, then checks the actual names. */
function mayNamePrototype(text: string): boolean {
  return text.includes('__proto__') || text.includes('\\u005');
}

/** `JSON.parse` keeps `__proto__` as an ordinary field, but zod drops it from records: reject it instead of losing it. */
function refusePrototype(name: string, value: unknown): unknown {
  if (name === '__proto__') throw invalidField(name, 'unknown_field', 'is not a field of this request');
  return value;
}
