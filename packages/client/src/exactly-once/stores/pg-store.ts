import type { EventStore } from '../event-store.ts';
import { markLater, numbered } from '../mark-event.ts';

/** The part of a pg `PoolClient` that is used. */
export interface PgClient {
  /** Runs a statement. */
  query(
    text: string,
    values?: unknown[],
  ): Promise<{
    /** What the statement returned. */
    readonly rows: object[];
  }>;
  /** Returns the connection to the pool, or closes it. */
  release(destroy?: boolean): void;
}

/** The part of a pg `Pool` that is used. */
export interface PgPool<Client extends PgClient = PgClient> {
  /** Takes a connection. */
  connect(): Promise<Client>;
}

/** Handled events in PostgreSQL, over pg. The handler receives the client whose transaction is open. */
export function pgStore<Client extends PgClient>(pool: PgPool<Client>): EventStore<Client> {
  return {
    async once(mark, work) {
      const client = await pool.connect();
      let isBroken = false;
      try {
        await client.query('BEGIN');
        const outcome = await markLater(
          mark,
          async (text, values) => (await client.query(numbered(text), [...values])).rows,
        );
        if (outcome === 'handled') await work(client);
        await client.query('COMMIT');
        return outcome;
      } catch (error) {
        // A connection whose ROLLBACK fails is not returned to the pool.
        await client.query('ROLLBACK').catch(() => {
          isBroken = true;
        });
        throw error;
      } finally {
        client.release(isBroken);
      }
    },
  };
}
