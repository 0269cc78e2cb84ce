import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Behaviours of hostile receivers. */
export type HostileBehaviour =
  /** One byte every 300 ms, for ever; if only the body drips, the headers are sent at once. */
  | { readonly kind: 'drip'; readonly part: 'head' | 'body'; readonly status: number }
  /** Sends as fast as the peer reads. A body without `bytes` never ends; with `bytes` it has a Content-Length. */
  | { readonly kind: 'pour'; readonly part: 'head' | 'body'; readonly status: number; readonly bytes?: number }
  /** Sends headers and a part of the body, then resets the connection. */
  | { readonly kind: 'break-off'; readonly status: number }
  /** Sends bytes that are not HTTP. */
  | { readonly kind: 'garbage' };

const CHUNK = Buffer.alloc(64 * 1024, 'x');

export function behaveHostilely(behaviour: HostileBehaviour, response: ServerResponse): void {
  const { socket } = response;
  if (socket === null) return;
  // The sender is expected to cut it off.
  if (socket.listenerCount('error') < 2) socket.on('error', () => socket.destroy());
  switch (behaviour.kind) {
    case 'drip':
      drip(socket, behaviour.part === 'body' ? bodyOf(response, behaviour.status) : headOf(socket, behaviour.status));
      return;
    case 'pour': {
      const { part, status, bytes } = behaviour;
      const write = part === 'body' ? bodyOf(response, status, bytes) : headOf(socket, status);
      pour(socket, bytes ?? Number.POSITIVE_INFINITY, write);
      return;
    }
    case 'break-off':
      socket.write(`HTTP/1.1 ${behaviour.status} X\r\ncontent-length: 10\r\n\r\nabc`);
      setTimeout(() => socket.resetAndDestroy(), 30);
      return;
    case 'garbage':
      socket.end('SSH-2.0-OpenSSH_9.6\r\n');
  }
}

type Write = (chunk: Buffer) => boolean;

function bodyOf(response: ServerResponse, status: number, bytes?: number): Write {
  response.writeHead(status, bytes === undefined ? {} : { 'content-length': bytes });
  return (chunk) => response.write(chunk);
}

function headOf(socket: Socket, status: number): Write {
  socket.write(`HTTP/1.1 ${status} X\r\nx-much: `);
  return (chunk) => socket.write(chunk);
}

function drip(socket: Socket, write: Write): void {
  const timer = setInterval(() => {
    if (socket.destroyed) clearInterval(timer);
    else write(CHUNK.subarray(0, 1));
  }, 300);
}

/** Respects backpressure, so nothing accumulates on this side. */
function pour(socket: Socket, bytes: number, write: Write): void {
  let left = bytes;
  const go = (): void => {
    while (left > 0 && !socket.destroyed) {
      const chunk = left < CHUNK.length ? CHUNK.subarray(0, left) : CHUNK;
      left -= chunk.length;
      if (!write(chunk)) {
        socket.once('drain', () => setImmediate(go));
        return;
      }
    }
  };
  go();
}
