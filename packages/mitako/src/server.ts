import { drain } from './drain.ts';
import { createListener, type ListenerOptions } from './listener.ts';
import { openPort, type OpenPort } from './ports.ts';

/** What {@link createServer} takes. */
export type ServerOptions = ListenerOptions;

/** One node:http server with the API, the hosted pages and the health routes. Made by {@link createServer}. */
export interface Server {
  /**
   * Starts to answer, on port 4010 of the loopback interface unless told otherwise.
   * @returns where a browser on this machine finds it, without a trailing slash
   * @throws Error that says in one sentence why the port cannot be had
   */
  listen(options?: { readonly port?: number; readonly host?: string }): Promise<string>;
  /** Stops accepting, lets requests under way finish (15 s at most). The gateway stays open: close it next. */
  close(): Promise<void>;
}

/**
 * One server out of all the packages: `/api/v1`, `/checkout`, `/dashboard`, `/admin`, `/livez`, `/readyz`. It neither migrates nor starts
 * background work, and does not close the gateway: those belong to whoever made it.
 *
 * @example
 * ```ts
 * const gateway = createGateway({ store: sqlite({ path: 'mitako.db' }), publicUrl, secret, rails });
 * await gateway.migrate();
 * await gateway.start();
 * const server = createServer({ gateway });
 * await server.listen({ port: 4010 });
 * ```
 */
export function createServer(options: ServerOptions): Server {
  let answering: Answering | undefined;
  return {
    async listen({ port = 4010, host = '127.0.0.1' } = {}) {
      const opened = await openPort({ port, host, next: false });
      answering = answerOn(opened, options);
      return opened.url;
    },
    close: async () => answering?.close(),
  };
}

/** A server that answers. */
export interface Answering {
  close(): Promise<void>;
}

/** Answers on a port that is bound already. */
export function answerOn(opened: OpenPort, options: ServerOptions): Answering {
  let closing = false;
  opened.serve(createListener(options, () => closing));
  return {
    close() {
      closing = true;
      return drain(opened.server);
    },
  };
}
