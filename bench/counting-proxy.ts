import { connect, createServer, type Socket } from 'node:net';
import { listening } from './servers/listening.ts';

/** A proxy between a client and PostgreSQL that counts round trips, independently of the client. */
export interface CountingProxy {
  readonly connectionString: string;
  /** Since the start, over all connections. */
  trips(): number;
  stop(): void;
}

/**
 * A round trip begins when the client sends a request and all earlier ones on that connection are answered, and ends
 * with the response to the last request sent before that. So a pipeline of any length is one trip; two statements in
 * sequence are two, and so are two concurrent ones on two connections.
 *
 * A request is a message that the server answers with ReadyForQuery: a simple Query, or the Sync after an extended one.
 */
export async function countingProxy(connectionString: string): Promise<CountingProxy> {
  const { hostname, port } = new URL(connectionString);
  const sockets = new Set<Socket>();
  let trips = 0;

  const server = createServer({ noDelay: true }, (client) => {
    const upstream = connect({ port: Number(port), host: hostname, noDelay: true });
    let unanswered = 0;
    // The start-up message has no type, and is answered with ReadyForQuery as well, but is not counted.
    const requests = messageReader({ hasStartUp: true }, (type) => {
      if (type !== QUERY && type !== SYNC) return;
      if (unanswered === 0) trips += 1;
      unanswered += 1;
    });
    let isStarted = false;
    const answers = messageReader({ hasStartUp: false }, (type) => {
      if (type !== READY_FOR_QUERY) return;
      if (isStarted) unanswered -= 1;
      isStarted = true;
    });
    pass(client, upstream, requests);
    pass(upstream, client, answers);
  });

  function pass(from: Socket, to: Socket, read: (chunk: Buffer) => void): void {
    sockets.add(from);
    from.on('data', (chunk: Buffer) => {
      read(chunk);
      to.write(chunk);
    });
    from.on('close', () => {
      sockets.delete(from);
      to.end();
    });
    from.on('error', () => from.destroy());
  }

  const own = new URL(connectionString);
  own.port = String(await listening(server));
  return {
    connectionString: own.href,
    trips: () => trips,
    stop() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

const QUERY = 'Q'.charCodeAt(0);
const SYNC = 'S'.charCodeAt(0);
const READY_FOR_QUERY = 'Z'.charCodeAt(0);

/** Splits a stream into messages of PostgreSQL's protocol: a type, a length that includes itself, the rest. */
function messageReader(options: { readonly hasStartUp: boolean }, onMessage: (type: number) => void) {
  let pending: Buffer = Buffer.alloc(0);
  let typeBytes = options.hasStartUp ? 0 : 1;
  return (chunk: Buffer): void => {
    pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk]);
    while (pending.length >= typeBytes + 4) {
      const end = typeBytes + pending.readUInt32BE(typeBytes);
      if (pending.length < end) return;
      if (typeBytes === 1) onMessage(pending[0] ?? 0);
      typeBytes = 1;
      pending = pending.subarray(end);
    }
  };
}
