import { type FileUpload, LIMITS, type RailCallback } from '@mitako/contract/names';
import { GatewayError, isGatewayError } from '@mitako/core';
import type { Connection } from './client-address.ts';
import { parseJson } from './json.ts';
import { readBody } from './read-body.ts';

const JSON_TYPE = /^application\/(?:[\w.!#$&^-]+\+)?json\s*(?:;|$)/i;
const CHARSET = /;\s*charset\s*=\s*"?([^\s";]+)/i;
const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Reads the body once and parses it. `undefined` for a request without a body, even if its headers announce one.
 * @throws GatewayError `UNSUPPORTED_MEDIA_TYPE`, `MALFORMED_JSON`, and those of {@link readBody} and {@link parseJson}
 */
export async function readJson(request: Request, connection: Connection): Promise<unknown> {
  const declared = request.headers.get('content-length');
  if (declared !== null && declared !== '0') requireJson(request);
  const bytes = await readBody(request, connection, LIMITS.bodyBytesMax);
  if (bytes === null || bytes.byteLength === 0) return undefined;
  requireJson(request);
  return parse(bytes);
}

/**
 * Reads a request as it came, with a body of any type, or without one.
 * @throws GatewayError those of {@link readBody}
 */
export async function readRaw(request: Request, connection: Connection): Promise<Omit<RailCallback, 'isExact'>> {
  const { method, url, headers } = request;
  const query = url.indexOf('?');
  return {
    method: method === 'POST' || method === 'PUT' ? method : 'GET',
    search: query < 0 ? '' : url.slice(query),
    headers: Object.fromEntries(headers),
    // The body of a GET has no meaning (RFC 9110 §9.3.1).
    bytes: (hasBody(method) ? await readBody(request, connection, LIMITS.bodyBytesMax) : null) ?? new Uint8Array(),
  };
}

/**
 * Reads a file as the body itself, of any Content-Type.
 * @throws GatewayError those of {@link readBody}
 */
export async function readUpload(request: Request, connection: Connection, bytesMax: number): Promise<FileUpload> {
  return { bytes: (await readBody(request, connection, bytesMax)) ?? new Uint8Array() };
}

function hasBody(method: string): boolean {
  return method !== 'GET' && method !== 'HEAD';
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

function parse(bytes: Uint8Array): unknown {
  try {
    return parseJson(utf8.decode(bytes));
  } catch (cause) {
    throw isGatewayError(cause) ? cause : new GatewayError('MALFORMED_JSON', {}, { cause });
  }
}
