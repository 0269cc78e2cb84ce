/** One HTTP/1.1 message, read as Latin-1: one character is one byte. */
export interface HttpMessage {
  readonly head: string;
  readonly body: string;
  /** Time of its first byte, in fractional epoch milliseconds: comparable between processes of one machine. */
  readonly firstByteAtMs: number;
}

/**
 * Splits the bytes of one connection into messages. Supports only `Content-Length`, which both sides of a measurement
 * send; it costs about 1 µs per message, a tenth of node:http, so that mostly the other side is measured.
 * @throws Error for a message without a length
 */
export function createMessageReader(onMessage: (message: HttpMessage) => void): (chunk: Buffer) => void {
  let pending = '';
  let firstByteAtMs = 0;
  return (chunk) => {
    const nowMs = epochNow();
    if (pending === '') firstByteAtMs = nowMs;
    pending += chunk.toString('latin1');
    for (;;) {
      const headEnd = pending.indexOf('\r\n\r\n');
      if (headEnd === -1) return;
      const head = pending.slice(0, headEnd);
      const end = headEnd + 4 + lengthOf(head);
      if (pending.length < end) return;
      const body = pending.slice(headEnd + 4, end);
      pending = pending.slice(end);
      onMessage({ head, body, firstByteAtMs });
      if (pending === '') return;
      firstByteAtMs = nowMs;
    }
  };
}

/** Fractional epoch milliseconds. */
export function epochNow(): number {
  return performance.timeOrigin + performance.now();
}

/** A header, or null. */
export function headerOf(head: string, name: string): string | null {
  const start = head.toLowerCase().indexOf(`\r\n${name}:`);
  if (start === -1) return null;
  const valueStart = start + name.length + 3;
  const end = head.indexOf('\r\n', valueStart);
  return head.slice(valueStart, end === -1 ? head.length : end).trim();
}

function lengthOf(head: string): number {
  const length = headerOf(head, 'content-length');
  if (length === null) throw new Error(`a message without Content-Length: ${head}`);
  return Number(length);
}
