import { connectionLimits, type ConnectionLimits } from './connection-limits.ts';
import { logRefused } from './connections.ts';
import { type DrainOptions, drainServer } from './drain.ts';
import { watchEventLoop } from './event-loop.ts';
import { createListener, type ListenerOptions } from './listener.ts';
import { openPort, type OpenPort } from './ports.ts';

/** Options of {@link createServer}. */
export interface ServerOptions extends ListenerOptions {
  /** Limits that hold for every connection. */
  readonly connections?: ConnectionLimits;
}

/** A node:http server with the API, the hosted pages and the health routes, created by {@link createServer}. */
export interface Server {
  /**
   * Starts listening, by default on port 4010 of the loopback interface.
   * @returns the URL for a browser on this machine, without a trailing slash
   * @throws Error with a sentence that explains why the port is not available
   * @throws TypeError when `trustedProxies` contains an invalid network, or the public URL is plain http without
   * `insecureCookies`
   */
  listen(options?: { readonly port?: number; readonly host?: string }): Promise<string>;
  /**
   * Not ready from now on; after `noticeMs` (default: 0) it stops accepting connections and lets requests in flight finish
   * (15 s at most, `finishMs`). The gateway stays open: close it next.
   */
  close(options?: DrainOptions): Promise<void>;
}

/**
 * One server that combines all the packages: `/api/v1`, `/checkout`, `/l` (payment links), `/dashboard`, `/admin`,
 * `/agent`, `/docs` (reference of the API), `/livez`, `/readyz`. It neither migrates nor starts background work, and does not close the gateway: the caller does.
 *
 * @example
 * ```ts
 * const gateway = createGateway({ store: sqlite({ path: 'mitako.db' }), publicUrl, secret, rails });
 * await gateway.migrate();
 * await gateway.start();
 * const server = createServer({ gateway });
 * await server.listen({ port: 4010 });
 * ```
 * @throws TypeError when one of `connections` is not a positive whole number
 */
export function createServer(options: ServerOptions): Server {
  const connections = connectionLimits(options.connections);
  let answering: Answering | undefined;
  return {
    async listen({ port = 4010, host = '127.0.0.1' } = {}) {
      const opened = await openPort({ port, host, next: false, connections });
      try {
        answering = answerOn(opened, options);
      } catch (error) {
        opened.server.close();
        throw error;
      }
      return opened.url;
    },
    close: async (how) => answering?.close(how),
  };
}

/** A listening server. */
export interface Answering {
  close(options?: DrainOptions): Promise<void>;
}

/** Listens on an already bound port. */
export function answerOn(opened: OpenPort, options: ListenerOptions): Answering {
  let closing = false;
  const eventLoop = watchEventLoop(options.gateway.logger);
  try {
    opened.serve(createListener(options, eventLoop, () => closing));
  } catch (error) {
    eventLoop.stop();
    throw error;
  }
  logRefused(opened.server, options.gateway.logger);
  return {
    async close(how) {
      closing = true;
      await drainServer(opened.server, options.gateway.logger, how, opened.closeUnused);
      eventLoop.stop();
    },
  };
}
