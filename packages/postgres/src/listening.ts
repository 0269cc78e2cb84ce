import pg from 'pg';

/** What to listen to, and its callbacks. */
export interface Listening {
  readonly channel: string;
  /** A payload that no other process sends: receiving it proves that listening works. */
  readonly probe: string;
  /** Notifies on the channel, over another connection than the listening one. */
  notify(payload: string): Promise<void>;
  onPayload(payload: string): void;
  /** No notification is missed from now on; earlier ones may have been. */
  onListening(): void;
  /** Called once per run of failures. */
  onLost(error: unknown): void;
}

const CONNECT_MS_MAX = 10_000;
const PROBE_MS_MAX = 2_000;
const GOODBYE_MS_MAX = 2_000;
const KEEP_ALIVE_AFTER_MS = 30_000;
const PAUSE_MS_MIN = 100;
const PAUSE_MS_MAX = 30_000;

/**
 * Listens on a connection of its own, and reconnects whenever it is lost, until it is stopped. The connection is
 * configured like those of the pool but never part of it: it is never returned, and a small pool could not spare it.
 *
 * @returns stops it; resolves when the connection is closed
 */
export function keepListening(pool: pg.Pool, listening: Listening): () => Promise<void> {
  const closing = new AbortController();
  const { signal } = closing;
  const closed = new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true });
  });

  async function run(): Promise<void> {
    let failures = 0;
    let isLost = false;
    while (!signal.aborted) {
      await Promise.race([pauseAfter(failures), closed]);
      const startedAtMs = performance.now();
      try {
        await connected((client) => startListening(client, () => (isLost = false)));
      } catch (error) {
        if (!isLost) listening.onLost(error);
        isLost = true;
      }
      // A connection that is lost soon after each attempt counts as unavailable.
      failures = performance.now() - startedAtMs > PAUSE_MS_MAX ? 1 : failures + 1;
    }
  }

  async function connected(work: (client: pg.Client) => Promise<void>): Promise<void> {
    const client = connectionLikeThoseOf(pool);
    try {
      await Promise.race([work(client), closed]);
    } finally {
      // A server that disappeared does not answer a closing message either.
      await Promise.race([client.end(), pause(GOODBYE_MS_MAX)]);
    }
  }

  /** Resolves when a listening connection is lost. @throws when it never received anything */
  async function startListening(client: pg.Client, onListening: () => void): Promise<void> {
    const lost = new Promise<void>((resolve) => {
      client.once('end', () => resolve());
    });
    const proof = new Promise<void>((resolve) => {
      client.on('notification', ({ payload = '' }) =>
        payload === listening.probe ? resolve() : listening.onPayload(payload),
      );
    });
    await client.connect();
    await client.query(`LISTEN ${pg.escapeIdentifier(listening.channel)}`);
    // A pooler that assigns another connection per transaction accepts LISTEN silently, and no notification ever
    // arrives.
    await listening.notify(listening.probe);
    await Promise.race([proof, lost.then(throwNotNotified), pause(PROBE_MS_MAX).then(throwNotNotified)]);
    if (signal.aborted) return;
    onListening();
    listening.onListening();
    await lost;
  }

  const running = run();
  return async () => {
    closing.abort();
    await running;
  };
}

function connectionLikeThoseOf(pool: pg.Pool): pg.Client {
  // The pool's own client class, missing in the type declarations; an embedder's driver may connect in its own way.
  const { Client, options } = pool as pg.Pool & { readonly Client: typeof pg.Client };
  const client = new Client({
    ...options,
    // Hidden by the pool, so that it is never printed.
    password: options.password,
    application_name: 'mitako listen',
    pipeline: false,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    connectionTimeoutMillis: options.connectionTimeoutMillis || CONNECT_MS_MAX,
  });
  // An 'error' event without a listener ends the process; the 'end' event reports the loss.
  client.on('error', () => undefined);
  return client;
}

/** The first two attempts are immediate: a lost connection is usually available again. */
function pauseAfter(failures: number): Promise<void> {
  if (failures < 2) return Promise.resolve();
  // Half of it random, so that processes do not reconnect at the same moment.
  return pause(Math.min(PAUSE_MS_MAX, PAUSE_MS_MIN * 2 ** (failures - 2)) * (0.5 + Math.random() / 2));
}

/** Does not keep the process alive. */
function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });
}

function throwNotNotified(): never {
  throw new Error(
    'LISTEN succeeded, but no notification arrived: a pooler may assign another connection to each transaction',
  );
}
