import { connect, createServer, type Socket } from 'node:net';
import { listening } from './servers/listening.ts';

/** Stands between a client and PostgreSQL and counts round trips, past everything that the client says about itself. */
export interface CountingProxy {
  readonly connectionString: string;
  /** Since the start, over all connections. */
  trips(): number;
  stop(): void;
}

/**
 * A round trip begins when the client sends a request while all before it on that connection are answered, and ends with
 * the answer to the last of those that left before. So a pipeline of any length is one trip, two statements of which the
 * second waits for the first are two, and so are two that leave at once on two connections.
 *
 * A request is what the server answers with ReadyForQuery: a simple Query, or the Sync behind an extended one.
 */
export async function countingProxy(connectionString: string): Promise<CountingProxy> {
  const { hostname, port } = new URL(connectionString);
  const sockets = new Set<Socket>();
  let trips = 0;

  const server = createServer({ noDelay: true }, (client) => {
    const upstream = connect({ port: Number(port), host: hostname, noDelay: true });
    let unanswered = 0;
    // The start-up message has no type, and is answered with ReadyForQuery as well: it is no trip of anybody's work.
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

/** Cuts a stream into the messages of PostgreSQL's protocol: a type, a length that counts itself, the rest. */
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
