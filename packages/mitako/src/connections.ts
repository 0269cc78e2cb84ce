import type { Logger } from '@mitako/core';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionLimits } from './connection-limits.ts';

const HEADER_TIMEOUT_MS = 15_000;
/** How often Node looks for requests that are overdue: it closes all it finds at once, 5 000 connections for 130 ms. */
const CHECK_EVERY_MS = 100;
/**
 * Requests that a connection may send before their responses are ready. Each costs memory, and the sender need not read.
 * Browsers, proxies and HTTP clients wait for one response at a time.
 */
const UNANSWERED_MAX = 16;
const LOG_EVERY_MS = 60_000;

/** A server with its limits, which does not listen yet. */
export interface LimitedServer {
  readonly server: Server;
  /** Closes connections on which nothing has arrived: browsers open some in advance, and Node counts them as busy. */
  closeUnused(): void;
}

/** Creates a server that ends the connections of clients that exceed the limits. */
export function createLimitedServer(limits: Required<ConnectionLimits>, listener: RequestListener): LimitedServer {
  const { connectionsMax, requestTimeoutMs, keepAliveTimeoutMs, stalledTimeoutMs } = limits;
  const server = createServer({
    requestTimeout: requestTimeoutMs,
    headersTimeout: Math.min(HEADER_TIMEOUT_MS, requestTimeoutMs),
    keepAliveTimeout: keepAliveTimeoutMs,
    connectionsCheckingInterval: Math.min(CHECK_EVERY_MS, requestTimeoutMs),
  });
  server.maxConnections = connectionsMax;
  server.timeout = stalledTimeoutMs;
  // Node would silently drop headers after the thousandth. Their 16 KiB are limit enough.
  server.maxHeadersCount = 0;

  const unanswered = new Map<Socket, number>();
  server.on('connection', (socket) => {
    unanswered.set(socket, 0);
    socket.once('close', () => unanswered.delete(socket));
  });
  server.on('request', (request, response) => {
    const { socket } = request;
    const add = (count: number): number => {
      const sum = (unanswered.get(socket) ?? 0) + count;
      if (!socket.destroyed) unanswered.set(socket, sum);
      return sum;
    };
    response.once('close', () => add(-1));
    if (add(1) > UNANSWERED_MAX) socket.destroy();
    // Node goes on to emit the requests that arrived together with this one.
    if (!socket.destroyed) listener(request, response);
  });
  return {
    server,
    closeUnused() {
      for (const socket of unanswered.keys()) if (socket.bytesRead === 0) socket.destroy();
    },
  };
}

/** Logs connections that are refused because of `connectionsMax`, at most once a minute. */
export function logRefused(server: Server, logger: Pick<Logger, 'warn'>): void {
  let refused = 0;
  let loggedAtMs = Number.NEGATIVE_INFINITY;
  server.on('drop', () => {
    refused += 1;
    const nowMs = performance.now();
    if (nowMs - loggedAtMs < LOG_EVERY_MS) return;
    logger.warn({ refused, connections_max: server.maxConnections }, 'too many connections; new ones are refused');
    loggedAtMs = nowMs;
    refused = 0;
  });
}
