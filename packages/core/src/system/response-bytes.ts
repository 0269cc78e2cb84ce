import type { Socket } from 'node:net';

/** Informational responses skipped before one final response; a receiver that sends more never answers. */
const INFORMATIONAL_BYTES_MAX = 16 * 1024;

const STATUS_LINE_START = 'HTTP/1.1 100'.length;

/** A connection that was reset, or closed, when a request was sent on it and no byte of its response had come. */
const stale = new WeakSet();

/**
 * Whether a request failed because its connection had been kept open from an earlier one, and the receiver gave it up.
 * It did not begin to answer, so the request is sent once more on a new connection (RFC 9112 §9.3.1).
 */
export function isStale(error: unknown): boolean {
  return typeof error === 'object' && error !== null && stale.has(error);
}

/**
 * Watches the bytes of responses on a connection before undici reads them: removes informational responses, which a client
 * must be able to parse and may ignore, even unasked (RFC 9110 §15.2), where undici fails with 100; and notes which errors
 * are those of a stale connection. 101 is left to undici, which refuses it: nothing asked for another protocol.
 *
 * One request at a time is in flight, written before its response begins.
 */
export function watchResponses(socket: Socket): void {
  const read = socket.read.bind(socket);
  const write = socket.write.bind(socket);
  let state: 'head' | 'informational' | 'rest' = 'head';
  let held: Buffer = Buffer.alloc(0);
  let skipped = 0;
  let isReused = false;

  const isUnanswered = (): boolean => isReused && state === 'head' && held.length === 0 && skipped === 0;

  socket.write = (...sent: readonly unknown[]): boolean => {
    if (state === 'rest') {
      state = 'head';
      skipped = 0;
      isReused = true;
    }
    return write(...(sent as Parameters<Socket['write']>));
  };

  socket.read = (size?: number): Buffer | null => {
    for (;;) {
      const bytes = read(size) as Buffer | null;
      if (bytes === null || state === 'rest') return bytes;
      const left = afterInformational(Buffer.concat([held, bytes]));
      if (left !== null) return left;
    }
  };

  socket.on('error', (error) => {
    if (isUnanswered()) stale.add(error);
  });
  socket.on('end', () => {
    if (!isUnanswered()) return;
    const closed = new Error('The connection was closed before it was used again.');
    stale.add(closed);
    socket.destroy(closed);
  });

  /** Null: more bytes have to come. */
  function afterInformational(bytes: Buffer): Buffer | null {
    let rest = bytes;
    for (;;) {
      held = rest;
      if (state === 'head') {
        if (rest.length < STATUS_LINE_START && isStatusLine(rest)) return null;
        if (!isInformational(rest)) return through(rest);
        state = 'informational';
      }
      const end = rest.indexOf('\r\n\r\n');
      skipped += end === -1 ? 0 : end + 4;
      if (skipped + (end === -1 ? rest.length : 0) > INFORMATIONAL_BYTES_MAX) return through(rest);
      if (end === -1) return null;
      rest = rest.subarray(end + 4);
      state = 'head';
      if (rest.length === 0) {
        held = rest;
        return null;
      }
    }
  }

  function through(bytes: Buffer): Buffer {
    state = 'rest';
    held = Buffer.alloc(0);
    return bytes;
  }
}

/** So far. */
function isStatusLine(bytes: Buffer): boolean {
  return 'HTTP/1.'.startsWith(bytes.subarray(0, 7).toString('latin1'));
}

function isInformational(bytes: Buffer): boolean {
  const [, status] = /^HTTP\/1\.\d (1\d\d)/.exec(bytes.subarray(0, STATUS_LINE_START).toString('latin1')) ?? [];
  return status !== undefined && status !== '101';
}
