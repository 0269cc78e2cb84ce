import type { EventStore } from '../event-store.ts';
import { markLater } from '../mark-event.ts';

/** The `sql` of drizzle-orm. */
export type DrizzleSql<Query> = (strings: TemplateStringsArray, ...values: unknown[]) => Query;

/** The part of a Drizzle transaction on PostgreSQL that is used. */
export interface DrizzleTransaction<Query> {
  /** Runs a statement. */
  execute(query: Query): PromiseLike<unknown>;
}

/** The part of a Drizzle database on PostgreSQL that is used. */
export interface DrizzleDatabase<Transaction> {
  /** Runs work in a transaction. */
  transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>;
}

/**
 * Handled events in PostgreSQL, over Drizzle. The handler receives the transaction.
 * @param sql the `sql` of drizzle-orm
 */
export function drizzleStore<Query, Transaction extends DrizzleTransaction<Query>>(
  database: DrizzleDatabase<Transaction>,
  sql: DrizzleSql<Query>,
): EventStore<Transaction> {
  return {
    once: (mark, work) =>
      database.transaction(async (transaction) => {
        const outcome = await markLater(mark, async (text, values) => {
          const result = await transaction.execute(sql(templateOf(text), ...values));
          // Some drivers return rows, others a result with rows.
          return Array.isArray(result) ? result : (result as { readonly rows: unknown }).rows;
        });
        if (outcome === 'handled') await work(transaction);
        return outcome;
      }),
  };
}

/** The statement as if it were written as a template with its parameters. */
function templateOf(text: string): TemplateStringsArray {
  const parts = text.split('?');
  return Object.assign(parts, { raw: parts });
}
