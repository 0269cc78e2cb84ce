import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connectionLimits, type ConnectionLimits } from './connection-limits.ts';
import { createLimitedServer } from './connections.ts';
import { Failure } from './failure.ts';

/** How many ports are tried, the requested one included. */
const TRIES = 20;

/** A bound port, before its handler exists. */
export interface OpenPort {
  readonly server: Server;
  /** Closes connections on which nothing has arrived. */
  closeUnused(): void;
  readonly port: number;
  /** URL for a browser on this machine, without a trailing slash. */
  readonly url: string;
  /** Answers requests, including those received since the port was bound. */
  serve(listener: RequestListener): void;
}

/**
 * Binds a port. This happens first, because the public URL, which the engine writes into links and tokens, may contain
 * the port. Requests that arrive in between wait.
 * @throws Failure when the port is in use (and `next` is false) or may not be bound
 * @throws TypeError when one of `connections` is invalid
 */
export async function openPort(options: {
  /** 0 for any free port. */
  readonly port: number;
  readonly host: string;
  /** Whether to try the next port if this one is in use. */
  readonly next: boolean;
  readonly connections?: ConnectionLimits | undefined;
}): Promise<OpenPort> {
  const listener = Promise.withResolvers<RequestListener>();
  const { server, closeUnused } = createLimitedServer(connectionLimits(options.connections), (request, response) => {
    void listener.promise.then((answer) => answer(request, response));
  });
  const last = options.next && options.port !== 0 ? Math.min(options.port + TRIES - 1, 65_535) : options.port;
  for (let port = options.port; ; port += 1) {
    const problem = await listen(server, port, options.host);
    if (problem === undefined) break;
    if (problem.code !== 'EADDRINUSE' || port >= last) throw new Failure(sentence(problem, options, port));
  }
  const { port } = server.address() as AddressInfo;
  return { server, closeUnused, port, url: `http://${browserHost(options.host)}:${port}`, serve: listener.resolve };
}

function listen(server: Server, port: number, host: string): Promise<NodeJS.ErrnoException | undefined> {
  return new Promise((resolve) => {
    const onError = (error: Error): void => resolve(error);
    server.once('error', onError);
    server.listen(port, host, () => {
      server.off('error', onError);
      resolve(undefined);
    });
  });
}

function sentence(
  problem: NodeJS.ErrnoException,
  options: { readonly port: number; readonly host: string },
  port: number,
): string {
  if (problem.code === 'EADDRINUSE') {
    return port === options.port
      ? `Port ${port} on ${options.host} is taken. Free it, or choose another one with --port.`
      : `Ports ${options.port} to ${port} on ${options.host} are all taken. Choose another one with --port.`;
  }
  if (problem.code === 'EACCES') return `This user may not listen on port ${port}. Choose one above 1023 with --port.`;
  return `Cannot listen on ${options.host}, port ${port} (${problem.code ?? problem.message}). Is --host an address of this machine?`;
}

/** Wildcard addresses cannot be opened, and IPv6 addresses need brackets. */
function browserHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}
