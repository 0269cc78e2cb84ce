import { createServer } from 'node:net';
import { offer } from '../child.ts';
import { createMessageReader, epochNow, headerOf } from '../http-messages.ts';
import type { Sample } from '../post.ts';
import { listening } from './listening.ts';

// Receives webhooks and responds with 200, at once or after a time. It uses raw sockets, so that it limits neither side.

/** One webhook as received. */
export interface Receipt {
  readonly deliveryId: string;
  readonly eventId: string;
  /** Fractional epoch milliseconds. */
  readonly firstByteAtMs: number;
}

const ANSWER = 'HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n';

let receipts: Receipt[] = [];
let distinct = new Set<string>();
let lastAtMs = 0;
let sample: Sample = { headers: {}, body: '' };
let answerAfterMs = 0;
let onReceipt = (): void => undefined;

const server = createServer({ noDelay: true }, (socket) => {
  socket.on('error', () => socket.destroy());
  socket.on(
    'data',
    createMessageReader(({ head, body, firstByteAtMs }) => {
      const deliveryId = headerOf(head, 'x-service-delivery') ?? '';
      receipts.push({ deliveryId, eventId: headerOf(head, 'webhook-id') ?? '', firstByteAtMs });
      if (!distinct.has(deliveryId)) lastAtMs = epochNow();
      distinct.add(deliveryId);
      if (sample.body === '') sample = { headers: headersOf(head), body };
      if (answerAfterMs === 0) socket.write(ANSWER, 'latin1');
      else setTimeout(() => socket.write(ANSWER, 'latin1'), answerAfterMs);
      onReceipt();
    }),
  );
});
const port = await listening(server);

function headersOf(head: string): Readonly<Record<string, string>> {
  const lines = head.split('\r\n').slice(1);
  const pairs = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  // Headers that the client adds automatically must not be sent by the caller.
  return Object.fromEntries(pairs.filter(([name]) => !['host', 'connection', 'content-length'].includes(name)));
}

const tasks = {
  port: (): number => port,
  sample: (): Sample => sample,
  /** Distinct deliveries since the reset. */
  count: (): number => distinct.size,
  answerAfter(ms: number): void {
    answerAfterMs = ms;
  },
  reset(): void {
    receipts = [];
    distinct = new Set();
  },
  /** Everything since the reset, once that many distinct deliveries have arrived. @throws Error after the timeout */
  received(wanted: {
    readonly distinct: number;
    readonly timeoutMs: number;
  }): Promise<{ readonly receipts: readonly Receipt[]; readonly lastAtMs: number }> {
    return new Promise((resolve, reject) => {
      const deadline = setTimeout(
        () => reject(new Error(`${distinct.size} of ${wanted.distinct} deliveries came within ${wanted.timeoutMs} ms`)),
        wanted.timeoutMs,
      );
      onReceipt = () => {
        if (distinct.size < wanted.distinct) return;
        clearTimeout(deadline);
        onReceipt = () => undefined;
        resolve({ receipts, lastAtMs });
      };
      onReceipt();
    });
  },
};
export type ReceiverTasks = typeof tasks;
offer(tasks);
