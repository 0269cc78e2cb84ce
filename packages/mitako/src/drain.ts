import type { Logger } from '@mitako/core';
import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** Time for requests in flight to finish. */
export const FINISH_MS = 15_000;

/** How a server ends. */
export interface DrainOptions {
  /**
   * Time that connections are still accepted, in milliseconds: meanwhile load balancers see that the process is not
   * ready. Default: 0.
   */
  readonly noticeMs?: number;
  /** Time for requests in flight after that, in milliseconds. Default: 15 000. */
  readonly finishMs?: number;
}

/**
 * Ends a server: every response closes its connection, so that clients which keep theirs busy go elsewhere; after the
 * notice no connection is accepted; requests in flight finish, and what is open after `finishMs` is cut. `server.close()`
 * alone waits for such clients for ever. What is cut is logged.
 * @param closeUnused closes connections on which nothing has arrived, for which `close` would wait
 */
export async function drainServer(
  server: Server,
  logger: Logger,
  { noticeMs = 0, finishMs = FINISH_MS }: DrainOptions = {},
  closeUnused: () => void = () => undefined,
): Promise<void> {
  if (!server.listening) return;
  server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'));
  if (noticeMs > 0) await sleep(noticeMs);
  // `close` ends the currently idle connections. One that becomes idle later would be kept for its next request.
  const sweep = setInterval(() => server.closeIdleConnections(), 20);
  const cut = setTimeout(() => {
    server.getConnections((_error, connections) => {
      logger.warn({ connections, finish_ms: finishMs }, 'connections were cut with requests in flight');
      server.closeAllConnections();
    });
  }, finishMs);
  closeUnused();
  await new Promise((resolve) => server.close(resolve));
  clearInterval(sweep);
  clearTimeout(cut);
}
