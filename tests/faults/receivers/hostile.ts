import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** What no decent receiver does. */
export type HostileBehaviour =
  /** One byte every 300 ms, for ever. The head comes at once where it is the body that drips. */
  | { readonly kind: 'drip'; readonly part: 'head' | 'body'; readonly status: number }
  /** As much as is taken, as fast as it is taken. A body without `bytes` never ends; with them it is announced. */
  | { readonly kind: 'pour'; readonly part: 'head' | 'body'; readonly status: number; readonly bytes?: number }
  /** A head, a piece of the body, and the connection is torn down. */
  | { readonly kind: 'break-off'; readonly status: number }
  /** Something that is not HTTP. */
  | { readonly kind: 'garbage' };

const CHUNK = Buffer.alloc(64 * 1024, 'x');

export function behaveHostilely(behaviour: HostileBehaviour, response: ServerResponse): void {
  const { socket } = response;
  if (socket === null) return;
  // That the other side cuts it off is what is asked of it.
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

/** Stops when it is told to wait, and goes on when there is room: nothing piles up on this side. */
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
