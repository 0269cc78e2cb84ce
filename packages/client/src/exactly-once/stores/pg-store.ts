import type { EventStore } from '../event-store.ts';
import { markLater, numbered } from '../mark-event.ts';

/** What is used of a `PoolClient` of pg. */
export interface PgClient {
  /** Runs a statement. */
  query(
    text: string,
    values?: unknown[],
  ): Promise<{
    /** What the statement returned. */
    readonly rows: object[];
  }>;
  /** Gives the connection back, or closes it. */
  release(destroy?: boolean): void;
}

/** What is used of a `Pool` of pg. */
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
        // A connection that does not even roll back is not given back to the pool.
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
