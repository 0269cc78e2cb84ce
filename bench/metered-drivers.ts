import { openSync, readSync } from 'node:fs';
import pg from 'pg';
import { type Connection, driver } from './copies.ts';
import { beforeUsage, count } from './meter.ts';

// Counts what the drivers of this process do, so that the stores are opened as in any program.

/** Of a frame of SQLite's log: its header and a page. */
const FRAME_BYTES = 24 + 4_096;
/** In the header of SQLite's wal-index: the number of the last committed frame. */
const LAST_FRAME_AT = 16;

/** PostgreSQL: connections that count late, at most once a second, are asked to count now. */
export function meterPostgres({ Client }: Pick<typeof pg, 'Client'> = pg): void {
  const clients = new Set<pg.Client>();
  Client.prototype.connect = new Proxy(Client.prototype.connect, {
    apply(connect, client: pg.Client, input) {
      clients.add(client);
      client.once('end', () => clients.delete(client));
      return Reflect.apply(connect, client, input);
    },
  });
  beforeUsage(async () => {
    // One that is closing meanwhile has counted.
    await Promise.allSettled(Array.from(clients, (client) => client.query('SELECT pg_stat_force_next_flush()')));
  });
}

/** SQLite: each COMMIT that wrote frames syncs the log once, unless it is relaxed. Checkpoints are not counted. */
export function meterSqlite(): void {
  const relaxed = new WeakSet<Connection>();
  const { prototype } = driver();
  prototype.pragma = new Proxy(prototype.pragma, {
    apply(pragma, connection: Connection, input) {
      if (input[0] === 'synchronous = NORMAL') relaxed.add(connection);
      if (input[0] === 'synchronous = FULL') relaxed.delete(connection);
      return Reflect.apply(pragma, connection, input);
    },
  });
  prototype.prepare = new Proxy(prototype.prepare, {
    apply(prepare, connection: Connection, input) {
      const statement = Reflect.apply(prepare, connection, input);
      if (input[0] !== 'COMMIT') return statement;
      const lastFrame = frameReader(`${connection.name}-shm`);
      let before = 0;
      statement.run = new Proxy(statement.run, {
        apply(run, self, values) {
          const result = Reflect.apply(run, self, values);
          const last = lastFrame();
          // The log starts again after a checkpoint.
          const frames = last >= before ? last - before : last;
          before = last;
          if (frames > 0 && !relaxed.has(connection)) count('syncs');
          count('walBytes', frames * FRAME_BYTES);
          return result;
        },
      });
      return statement;
    },
  });
}

/** The file stays open: closing it would release the locks that SQLite has on it. */
function frameReader(file: string): () => number {
  const header = new Uint32Array(1);
  let descriptor: number | undefined;
  return () => {
    descriptor ??= openSync(file, 'r');
    readSync(descriptor, header, 0, 4, LAST_FRAME_AT);
    return header[0] ?? 0;
  };
}
