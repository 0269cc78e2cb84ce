import type { EventStore } from '../event-store.ts';
import { markLater, numbered } from '../mark-event.ts';

/** The part of a Prisma transaction that is used. */
export interface PrismaTransaction {
  /** Runs a statement. */
  $queryRawUnsafe(query: string, ...values: unknown[]): PromiseLike<unknown>;
}

/** The part of a Prisma client that is used. */
export interface PrismaDatabase<Transaction extends PrismaTransaction> {
  /** Runs work in a transaction. */
  $transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>;
}

/**
 * Handled events in PostgreSQL, over Prisma. The handler receives the client of the interactive transaction. Prisma ends
 * the transaction after its `transactionOptions.timeout`, 5 seconds by default; a longer handler is rolled back and
 * retried.
 */
export function prismaStore<Transaction extends PrismaTransaction>(
  prisma: PrismaDatabase<Transaction>,
): EventStore<Transaction> {
  return {
    once: (mark, work) =>
      prisma.$transaction(async (transaction) => {
        const outcome = await markLater(mark, (text, values) => transaction.$queryRawUnsafe(numbered(text), ...values));
        if (outcome === 'handled') await work(transaction);
        return outcome;
      }),
  };
}
