import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { offer } from '../../../bench/child.ts';
import { BEHAVIOURS } from './behaviours.ts';

// A process that receives webhooks and behaves as the first part of the path says (`/slow/5000`, `/hang`), keeps what it
// got, and counts how many requests are open at a time on each path. Beside it listens a canary that nobody may visit.

/** One webhook as it came in, whole. */
export interface Receipt {
  /** With its query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** When its head was there, epoch milliseconds. */
  readonly atMs: number;
  /** When the exchange was over; null while it is open. */
  endedAtMs: number | null;
  /** The other side went away before this one had answered. */
  isAborted: boolean;
}

/** Requests of one path. */
export interface Count {
  readonly open: number;
  /** Most that were open at a time. */
  readonly openMax: number;
  readonly total: number;
}

let receipts: Receipt[] = [];
let counts = new Map<string, { open: number; openMax: number; total: number }>();
let times = new Map<string, number>();
let canaryVisits = 0;

const server = createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
  const atMs = Date.now();
  const url = new URL(request.url ?? '/', 'http://receiver');
  const [, name = '', told = ''] = url.pathname.split('/');
  const count = counts.get(url.pathname) ?? { open: 0, openMax: 0, total: 0 };
  counts.set(url.pathname, count);
  count.open += 1;
  count.total += 1;
  count.openMax = Math.max(count.openMax, count.open);

  let receipt: Receipt | undefined;
  response.once('close', () => {
    count.open -= 1;
    if (receipt === undefined) return;
    receipt.endedAtMs = Date.now();
    receipt.isAborted = !response.writableEnded;
  });
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.once('end', () => {
    const headers = Object.fromEntries(Object.entries(request.headers).map(([key, value]) => [key, String(value)]));
    const body = Buffer.concat(chunks).toString('utf8');
    receipt = { path: request.url ?? '', headers, body, atMs, endedAtMs: null, isAborted: false };
    receipts.push(receipt);
    const key = `${url.pathname} ${headers['webhook-id']}`;
    const time = (times.get(key) ?? 0) + 1;
    times.set(key, time);
    BEHAVIOURS[name]?.({ request, response, socket: request.socket, told, query: url.searchParams, time });
  });
});
// What the other side cuts off is what these tests are about.
server.on('connection', (socket) => socket.on('error', () => socket.destroy()));
const canary = createServer((_request, response) => {
  canaryVisits += 1;
  response.end('you should not be here');
});
canary.on('connection', () => (canaryVisits += 1));
const ports = { receiver: await listening(server), canary: await listening(canary) };

function listening(listener: Server): Promise<number> {
  return new Promise((resolve) => {
    listener.listen(0, '127.0.0.1', () => resolve((listener.address() as AddressInfo).port));
  });
}

const tasks = {
  ports: (): typeof ports => ports,
  /** What came since the reset, on paths that begin so. */
  receipts: (pathPrefix: string): readonly Receipt[] => receipts.filter(({ path }) => path.startsWith(pathPrefix)),
  counts: (): Readonly<Record<string, Count>> => Object.fromEntries(counts),
  canaryVisits: (): number => canaryVisits,
  reset(): void {
    receipts = [];
    times = new Map();
    counts = new Map();
  },
};
export type ReceiverTasks = typeof tasks;
offer(tasks);
