// snippet: transaction
import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import type { Pool, PoolClient } from 'pg';

/** A transaction of Kysely with its client, which Kysely releases at the end: each has a client and a Kysely of its own. */
export async function inTransaction<Tables, Result>(
  pool: Pool,
  work: (transaction: Transaction<Tables>, client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  const alone = { connect: async () => client, end: async () => {}, options: pool.options };
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: alone }) });
  return db.transaction().execute((transaction) => work(transaction, client));
}
// end
