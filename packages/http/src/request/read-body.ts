import { GatewayError } from '@mitako/core';
import { bodyBounds, type BodyFault } from './body-bounds.ts';
import type { Connection } from './client-address.ts';
import { requireIdentity } from './content-encoding.ts';

/**
 * Reads the body of a request, for every entry point: the API, forms, files and callbacks. Bounded in bytes, pieces and
 * time (`BODY_BOUNDS`). Null for a request without a body.
 *
 * With a declared length, hosts read no further, and the fast path is safe; without one the bytes are counted.
 * @throws GatewayError `UNSUPPORTED_MEDIA_TYPE` for a content encoding, `PAYLOAD_TOO_LARGE`, `REQUEST_TIMEOUT`; `MALFORMED_JSON` when the body breaks off
 */
export async function readBody(
  request: Request,
  { bodyFault }: Pick<Connection, 'bodyFault'>,
  bytesMax: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (request.bodyUsed)
    throw new Error('The body was consumed before it reached the handler: mount the handler before body parsers.');
  const declared = request.headers.get('content-length');
  if (declared === '0') return null;
  if (declared === null && request.body === null) return null;
  requireIdentity(request);
  if (Number(declared) > bytesMax) throw faulty('bytes');
  const bytes =
    declared === null && request.body !== null
      ? await readCounted(request.body, bytesMax)
      : new Uint8Array(await request.arrayBuffer().catch(incomplete));
  const fault = bodyFault?.() ?? (bytes.byteLength > bytesMax ? 'bytes' : null);
  if (fault !== null) throw faulty(fault);
  return bytes;
}

async function readCounted(stream: ReadableStream<Uint8Array>, bytesMax: number): Promise<Uint8Array<ArrayBuffer>> {
  const reader = stream.getReader();
  const faultAfter = bodyBounds(performance.now(), bytesMax);
  let buffer = new Uint8Array(0);
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read().catch(incomplete);
    if (done) return buffer.subarray(0, length);
    const fault = faultAfter(value.byteLength, performance.now());
    if (fault !== null) {
      reader.cancel().catch(() => {});
      throw faulty(fault);
    }
    if (length + value.byteLength > buffer.byteLength) buffer = grown(buffer, length + value.byteLength, bytesMax);
    buffer.set(value, length);
    length += value.byteLength;
  }
}

/** Twice as large each time, so that all copies together are as large as the body. */
function grown(buffer: Uint8Array<ArrayBuffer>, needed: number, bytesMax: number): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(Math.min(bytesMax, Math.max(needed, 2 * buffer.byteLength)));
  larger.set(buffer);
  return larger;
}

function faulty(fault: BodyFault): GatewayError {
  if (fault === 'time') return new GatewayError('REQUEST_TIMEOUT');
  return new GatewayError('PAYLOAD_TOO_LARGE', { limit: fault });
}

/**
 * A body that breaks off, most likely because the caller is gone, is not valid JSON; a body that was already consumed
 * is an error of the host.
 */
function incomplete(cause: unknown): never {
  if (cause instanceof TypeError) throw cause;
  throw new GatewayError('MALFORMED_JSON', {}, { cause });
}
