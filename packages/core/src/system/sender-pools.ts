import { type buildConnector, Client, Pool } from 'undici/index.js';

/** Open connections for reuse, by origin. */
export interface Pools {
  /** The pool of an origin, if there is one. */
  find(origin: string): Pool | null;
  /** Makes the pool of an origin that has none. */
  make(origin: string): Pool;
  /** A connection of its own, which the caller destroys. */
  single(origin: string): Client;
  /** Closes everything. */
  destroy(): Promise<void>;
}

/**
 * A busy connection would stay forever with a server that the name no longer points to. (undici's own `clientTtl` reads
 * the time once per connection and request: 10 % of the throughput at 32 connections.)
 */
const POOL_LIFE_MS = 5 * 60_000;

/**
 * Keeps a pool for each of the `originsMax` most recently used origins, five minutes at most. An evicted pool finishes
 * its requests.
 */
export function createPools(options: {
  readonly connect: buildConnector.connector;
  readonly connectionsPerOriginMax: number;
  readonly originsMax: number;
  /** Monotonic milliseconds. */
  readonly now: () => number;
}): Pools {
  const { connect, connectionsPerOriginMax, originsMax, now } = options;
  // In order of use: a Map keeps insertion order.
  const entries = new Map<string, { readonly pool: Pool; readonly endsAtMs: number }>();
  const retired = new Set<Pool>();
  const client = {
    connect,
    pipelining: 1,
    allowH2: false,
    // undici's own timers are idle timers, which an occasional byte defeats. One deadline covers all.
    headersTimeout: 0,
    bodyTimeout: 0,
    maxHeaderSize: 16 * 1024,
    keepAliveMaxTimeout: 60_000,
  };

  const retire = (origin: string, pool: Pool): void => {
    entries.delete(origin);
    retired.add(pool);
    const forget = (): boolean => retired.delete(pool);
    pool.close().then(forget, forget);
  };

  return {
    find(origin) {
      const entry = entries.get(origin);
      if (entry === undefined) return null;
      if (entry.endsAtMs <= now()) {
        retire(origin, entry.pool);
        return null;
      }
      entries.delete(origin);
      entries.set(origin, entry);
      return entry.pool;
    },
    make(origin) {
      const pool = new Pool(origin, { ...client, connections: connectionsPerOriginMax });
      const [oldest] = entries;
      if (oldest !== undefined && entries.size >= originsMax) retire(oldest[0], oldest[1].pool);
      entries.set(origin, { pool, endsAtMs: now() + POOL_LIFE_MS });
      return pool;
    },
    single: (origin) => new Client(origin, client),
    async destroy() {
      const pools = [...Array.from(entries.values(), (entry) => entry.pool), ...retired];
      entries.clear();
      retired.clear();
      await Promise.all(pools.map((pool) => pool.destroy()));
    },
  };
}
