import pg from 'pg';

/** What is listened to, and who is told. */
export interface Listening {
  readonly channel: string;
  /** Said by nobody else: hearing it proves that the channel is heard. */
  readonly probe: string;
  /** Says something on the channel, over another connection than the one that listens. */
  say(payload: string): Promise<void>;
  onPayload(payload: string): void;
  /** Nothing is missed from now on; what was said before may have been. */
  onListening(): void;
  /** Told once for a run of failures. */
  onDeaf(error: unknown): void;
}

const CONNECT_MS_MAX = 10_000;
const PROBE_MS_MAX = 2_000;
const GOODBYE_MS_MAX = 2_000;
const KEEP_ALIVE_AFTER_MS = 30_000;
const PAUSE_MS_MIN = 100;
const PAUSE_MS_MAX = 30_000;

/**
 * Listens on a connection of its own, and makes another whenever that is lost, until it is told to stop. The connection is
 * like those of the pool and not one of them: it is never given back, and a small pool could not do without it.
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
    let isDeaf = false;
    while (!signal.aborted) {
      await Promise.race([pauseAfter(failures), closed]);
      const startedAtMs = performance.now();
      try {
        await connected((client) => hear(client, () => (isDeaf = false)));
      } catch (error) {
        if (!isDeaf) listening.onDeaf(error);
        isDeaf = true;
      }
      // One that is lost again and again, each time soon, is no better than one that cannot be had.
      failures = performance.now() - startedAtMs > PAUSE_MS_MAX ? 1 : failures + 1;
    }
  }

  async function connected(work: (client: pg.Client) => Promise<void>): Promise<void> {
    const client = connectionLikeThoseOf(pool);
    try {
      await Promise.race([work(client), closed]);
    } finally {
      // A server that is gone without a word does not answer a goodbye either.
      await Promise.race([client.end(), pause(GOODBYE_MS_MAX)]);
    }
  }

  /** Resolves when a connection that was listening is lost. @throws when it never came to hear anything */
  async function hear(client: pg.Client, onListening: () => void): Promise<void> {
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
    // A pooler that gives each transaction another connection takes LISTEN without a word, and nothing is ever heard.
    await listening.say(listening.probe);
    await Promise.race([proof, lost.then(throwUnheard), pause(PROBE_MS_MAX).then(throwUnheard)]);
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
  // The pool's own class, which the declarations do not show; an embedder's driver may have its own way to connect.
  const { Client, options } = pool as pg.Pool & { readonly Client: typeof pg.Client };
  const client = new Client({
    ...options,
    // Hidden by the pool, so that it is printed nowhere.
    password: options.password,
    application_name: 'mitako listen',
    pipeline: false,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    connectionTimeoutMillis: options.connectionTimeoutMillis || CONNECT_MS_MAX,
  });
  // An event without a listener ends the process; that it was lost is told by its end.
  client.on('error', () => undefined);
  return client;
}

/** The first two tries are made at once: a connection that was fine and is lost is most often to be had again. */
function pauseAfter(failures: number): Promise<void> {
  if (failures < 2) return Promise.resolve();
  // Half of it random: a server that was away is not met by everybody in one moment.
  return pause(Math.min(PAUSE_MS_MAX, PAUSE_MS_MIN * 2 ** (failures - 2)) * (0.5 + Math.random() / 2));
}

/** Keeps no process alive. */
function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });
}

function throwUnheard(): never {
  throw new Error(
    'LISTEN succeeded, but no notification arrived: a pooler may assign another connection to each transaction',
  );
}
