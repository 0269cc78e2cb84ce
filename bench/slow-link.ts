import { connect, createServer, type Socket } from 'node:net';
import { listening } from './servers/listening.ts';

/** Speed of a link. */
export interface LinkSpeed {
  readonly bitsPerSecond: number;
  readonly roundTripMs: number;
}

/** A proxy between a browser and a server, as slow as a phone's link, or at full speed. */
export interface SlowLink {
  readonly port: number;
  /** Sets the speed from now on; null: unlimited. */
  setSpeed(speed: LinkSpeed | null): void;
  stop(): void;
}

/** Sizes of a packet on the wire: its payload, and the headers of IP and TCP with timestamps. */
const SEGMENT_BYTES = 1_448;
const HEADER_BYTES = 52;

/**
 * Delays each direction by half a round trip and limits the bits per second, including packet headers, over all
 * connections together. A connection costs a round trip before anything is sent on it, as in TCP; what follows, such as
 * TLS, is real traffic on the wire.
 *
 * Slow start is not simulated, because it is never the limit here: a first flight of 14 kB is five times the capacity
 * of such a link (50 kbit/s × 400 ms are 2.5 kB), so the link is full from the first packet on. Acknowledgements and
 * lost packets are not simulated either, which makes the result slightly better.
 */
export async function slowLink(serverPort: number): Promise<SlowLink> {
  const sockets = new Set<Socket>();
  const up: Lane = { freeAtMs: 0 };
  const down: Lane = { freeAtMs: 0 };
  let speed: LinkSpeed | null = null;

  const server = createServer({ noDelay: true }, (browser) => {
    const openAtMs = performance.now() + (speed?.roundTripMs ?? 0);
    const upstream = connect({ port: serverPort, host: '127.0.0.1', noDelay: true });
    pass(browser, upstream, up, openAtMs);
    pass(upstream, browser, down, openAtMs);
  });

  function pass(from: Socket, to: Socket, lane: Lane, openAtMs: number): void {
    sockets.add(from);
    // First in, first out, whatever the order in which timers of nearly the same time fire.
    const onTheWay: (Buffer | 'end')[] = [];
    const arrive = (): void => {
      const arrived = onTheWay.shift();
      if (arrived === 'end') to.end();
      else if (arrived !== undefined) to.write(arrived);
    };
    const send = (packet: Buffer | 'end'): void => {
      onTheWay.push(packet);
      if (speed === null && onTheWay.length === 1) return arrive();
      const { bitsPerSecond, roundTripMs } = speed ?? { bitsPerSecond: Infinity, roundTripMs: 0 };
      const nowMs = performance.now();
      const bytes = HEADER_BYTES + (packet === 'end' ? 0 : packet.length);
      lane.freeAtMs = Math.max(nowMs, openAtMs, lane.freeAtMs) + (8_000 * bytes) / bitsPerSecond;
      setTimeout(arrive, lane.freeAtMs + roundTripMs / 2 - nowMs);
    };
    from.on('data', (chunk: Buffer) => {
      for (let start = 0; start < chunk.length; start += SEGMENT_BYTES) {
        send(chunk.subarray(start, start + SEGMENT_BYTES));
      }
    });
    from.on('end', () => send('end'));
    from.on('close', () => sockets.delete(from));
    from.on('error', () => {
      from.destroy();
      to.destroy();
    });
  }

  return {
    port: await listening(server),
    setSpeed(next) {
      speed = next;
    },
    stop() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** One direction; data waits for earlier data. */
interface Lane {
  freeAtMs: number;
}
