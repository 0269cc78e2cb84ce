import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** What a receiver does with a webhook that it has read to its end. The rest of the path is what it is told. */
export type Behaviour = (answer: Answering) => void;

export interface Answering {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** The connection itself, for what no HTTP server would send. */
  readonly socket: Socket;
  /** Of `/slow/5000`: `5000`. */
  readonly told: string;
  readonly query: URLSearchParams;
  /** How often this receiver has got this webhook at this path, this time included. */
  readonly time: number;
}

const GIGABYTE = 2 ** 30;
const CHUNK = Buffer.alloc(64 * 1024, 'x');

/** By the first part of the path. */
export const BEHAVIOURS: Readonly<Record<string, Behaviour>> = {
  ok: ({ response }) => void response.end('ok'),
  slow: ({ response, told }) => void setTimeout(() => response.end('ok'), Number(told)),
  /** `/fail-first/2`: 500 twice, then 200. */
  'fail-first': ({ response, told, time }) => void response.writeHead(time > Number(told) ? 200 : 500).end(),
  /** `/status/429?retry-after=-5` */
  status({ response, told, query }) {
    const retryAfter = query.get('retry-after');
    response.writeHead(Number(told), retryAfter === null ? {} : { 'retry-after': retryAfter }).end('no');
  },
  /** `/redirect/307?to=http://127.0.0.1:1/` */
  redirect: ({ response, told, query }) =>
    void response.writeHead(Number(told), { location: query.get('to') ?? '/' }).end(),
  hang: () => undefined,
  /** `/drip/200`: the head at once, then one byte every 300 ms for ever. */
  drip({ response, socket, told }) {
    response.writeHead(Number(told));
    every(socket, 300, () => response.write('x'));
  },
  'drip-head'({ socket }) {
    const head = `HTTP/1.1 200 OK\r\nx-slow: ${'y'.repeat(10_000)}`;
    let sent = 0;
    every(socket, 300, () => socket.write(head[(sent += 1) - 1] ?? 'y'));
  },
  /** `/endless/500`: a body that never ends, as fast as it is taken. */
  endless({ response, socket, told }) {
    response.writeHead(Number(told));
    pour(socket, Number.POSITIVE_INFINITY, (chunk) => response.write(chunk));
  },
  /** `/gigabyte/200`: a body of exactly that, announced. */
  gigabyte({ response, socket, told }) {
    response.writeHead(Number(told), { 'content-length': GIGABYTE });
    pour(socket, GIGABYTE, (chunk) => response.write(chunk));
  },
  'gigabyte-head'({ socket }) {
    socket.write('HTTP/1.1 200 OK\r\nx-big: ');
    pour(socket, GIGABYTE, (chunk) => socket.write(chunk));
  },
  /** `/reset/200`: head, a piece of the body, and the connection is torn down. */
  reset({ socket, told }) {
    socket.write(`HTTP/1.1 ${told} X\r\ncontent-length: 10\r\n\r\nabc`);
    setTimeout(() => socket.resetAndDestroy(), 30);
  },
  'reset-at-once': ({ socket }) => void socket.resetAndDestroy(),
  garbage: ({ socket }) => void socket.end('SSH-2.0-OpenSSH_9.6\r\n'),
};

function every(socket: Socket, milliseconds: number, act: () => void): void {
  const timer = setInterval(() => (socket.destroyed ? clearInterval(timer) : act()), milliseconds);
}

/** Writes until it is told to wait, and goes on when there is room: nothing piles up on this side. */
function pour(socket: Socket, bytes: number, write: (chunk: Buffer) => boolean): void {
  let left = bytes;
  const go = (): void => {
    while (left > 0 && !socket.destroyed) {
      const chunk = left < CHUNK.length ? CHUNK.subarray(0, left) : CHUNK;
      left -= chunk.length;
      if (!write(chunk)) return void socket.once('drain', () => setImmediate(go));
    }
  };
  go();
}
