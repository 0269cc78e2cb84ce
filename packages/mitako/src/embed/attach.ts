import { type Connection, toNodeHandler } from '@mitako/http';
import type { RequestListener, Server } from 'node:http';
import type { FetchHandler } from '../mounts.ts';

/**
 * Decides first on each request for a path of the gateway: a response answers it, null lets it in. It sees the path in its
 * only accepted spelling, and must leave the body unread. One that throws is answered with 500.
 */
export type Guard = (request: Request) => Response | null | Promise<Response | null>;

/** Options of `attach`. */
export interface AttachOptions {
  /** Runs before the gateway, for a network, a login of your own or a limit. Default: all enter. */
  readonly guard?: Guard;
}

/** What answers on a server, and which paths are its own. */
export interface Attached {
  readonly handler: FetchHandler;
  readonly isOwn: (path: string) => boolean;
  readonly guard: Guard | undefined;
  /** Receives the error of a guard. */
  readonly onError: (error: unknown) => void;
}

/**
 * Takes over the `request` listeners of a server, as engine.io does: its own paths are answered, all else is passed on to
 * them in order. A listener that is added later is passed on to as well; one that is prepended goes on to see every request.
 * @returns gives the listeners back; requests in flight are still answered
 * @throws TypeError for what is no server, such as the application itself
 */
export function attachTo(server: Server, { handler, isOwn, guard, onError }: Attached): () => void {
  // What JavaScript programs pass.
  if (typeof (server as Partial<Server> | undefined)?.listening !== 'boolean') {
    throw new TypeError('attach() needs the http.Server: pass what app.listen() returns, or what createServer() made.');
  }
  const answer = toNodeHandler(guard === undefined ? handler : guarded(handler, guard, onError));
  let others: readonly RequestListener[] = [];
  let isAttached = true;

  const dispatch: RequestListener = (request, response) => {
    const isAlone = others.length === 0 && server.listenerCount('request') === 1;
    if (isAttached && (isOwn(pathOf(request.url)) || isAlone)) return answer(request, response);
    for (const other of others) other.call(server, request, response);
  };

  /** Nothing where another program took over this listener: it passes on itself. */
  function takeOver(): void {
    const listeners = requestListeners(server);
    const place = listeners.indexOf(dispatch);
    if (place === -1) return;
    for (const listener of listeners.slice(place + 1)) {
      server.off('request', listener);
      others = [...others, listener];
    }
  }

  // Emitted before the listener is there; no request can arrive in between.
  const onAdded = (event: string | symbol): void => {
    if (event === 'request') queueMicrotask(takeOver);
  };

  server.prependListener('request', dispatch);
  takeOver();
  server.on('newListener', onAdded);

  return () => {
    if (!isAttached) return;
    takeOver();
    isAttached = false;
    server.off('newListener', onAdded);
    // Where another program keeps it, it passes everything on from now on.
    if (!requestListeners(server).includes(dispatch)) return;
    server.off('request', dispatch);
    for (const other of others) server.on('request', other);
  };
}

/** With the wrappers of `once`. */
function requestListeners(server: Server): readonly RequestListener[] {
  return server.rawListeners('request') as RequestListener[];
}

/** Of a request target. A whole URL (RFC 9112 §3.2.2), too, is for the gateway to refuse. */
function pathOf(target = ''): string {
  return target.replace(/^https?:\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '');
}

function guarded(handler: FetchHandler, guard: Guard, onError: (error: unknown) => void): FetchHandler {
  return async (request: Request, connection: Connection) => {
    try {
      const refusal = await guard(request);
      if (refusal !== null && typeof (refusal as Partial<Response> | undefined)?.status !== 'number') {
        throw new TypeError('The guard of an attached server must return a Response, or null to let the request in.');
      }
      return refusal ?? (await handler(request, connection));
    } catch (error) {
      onError(error);
      throw error;
    }
  };
}
