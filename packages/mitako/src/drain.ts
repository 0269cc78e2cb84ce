import type { OpenPort } from './ports.ts';

/** Time for requests in flight to finish. */
const FINISH_MS = 15_000;

/** Stops accepting connections, lets requests in flight finish, and closes what is still open after 15 s. */
export async function drain({ server, closeUnused }: OpenPort, finishMs: number = FINISH_MS): Promise<void> {
  if (!server.listening) return;
  // `close` ends the currently idle connections. One that becomes idle later would be kept for its next request.
  server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'));
  const sweep = setInterval(() => server.closeIdleConnections(), 20);
  const cut = setTimeout(() => server.closeAllConnections(), finishMs);
  closeUnused();
  await new Promise((resolve) => server.close(resolve));
  clearInterval(sweep);
  clearTimeout(cut);
}
