import type { Change, EngineStore } from '@mitako/core/engine';
import type { SqlStore } from '@mitako/sql';
import type { Connection } from './driver.ts';
import type { SqliteEngine } from './engine.ts';

/** The connection of the gateway's transaction: better-sqlite3's `Database`, of which these are enough for rows. */
export interface SqliteConnection {
  /** A statement, as of better-sqlite3: `run` for writes, `get` and `all` for rows. */
  prepare(sql: string): {
    run(...values: unknown[]): { readonly changes: number };
    get(...values: unknown[]): unknown;
    all(...values: unknown[]): unknown[];
  };
}

/** What the gateway is about to commit. */
export interface Committed {
  /** The payment that is created, canceled or refunded, `pay_…`. */
  readonly paymentId: string;
  /** Of `refund`; else null. */
  readonly refundId: string | null;
}

/**
 * Writes of the embedding program. Synchronous, and without BEGIN, COMMIT or savepoints of its own; it may run several
 * times, each time after all that it wrote before was undone.
 */
export type OwnWrites = (connection: SqliteConnection, committed: Committed) => void;

/** What a synchronous function returns: SQLite commits when it has returned. */
export type Synchronous<Result> = Result extends PromiseLike<unknown> ? never : Result;

/** The store, with these writes in each commit that changes a payment. */
export function withOwnWrites(engine: SqliteEngine, store: SqlStore, write: OwnWrites): EngineStore {
  return {
    ...store,
    commit(changes) {
      const committed = committedBy(changes);
      // A stored refusal, or a count: nothing that a row could belong to.
      if (committed === null) return store.commit(changes);
      return store.commitBeside(changes, () =>
        lent(engine.connection, 'inTransaction', (own) => write(own, committed)),
      );
    },
  };
}

/** What a function of the embedding program returns, which has the connection until then. */
export function lent<Result>(
  connection: Connection,
  name: 'inTransaction' | 'transaction',
  work: (connection: SqliteConnection) => Result,
): Result {
  const own = lend(connection, name);
  const returned = work(own.connection);
  own.end();
  if (!connection.inTransaction) throw new Error(`The function of ${name}() ended the transaction it runs in.`);
  // JavaScript knows no types, and `OwnWrites` may return anything.
  if (isThenable(returned)) {
    Promise.resolve(returned).catch(() => undefined);
    throw new TypeError(`The function of ${name}() must be synchronous: SQLite commits when it returns.`);
  }
  return returned;
}

function committedBy(changes: readonly Change[]): Committed | null {
  let paymentId: string | null = null;
  let refundId: string | null = null;
  for (const change of changes) {
    if (change.type === 'payment.insert' || change.type === 'payment.update') paymentId = change.payment.id;
    if (change.type === 'refund.insert') refundId = change.refund.id;
  }
  return paymentId === null ? null : { paymentId, refundId };
}

/** Begins or ends transactions and savepoints (https://www.sqlite.org/lang_transaction.html). */
const CONTROL = /^\s*(begin|commit|end|rollback|savepoint|release)\b/i;

/** What the function may do with the connection, until it has returned: no statement of it is left open. */
function lend(connection: SqliteConnection, name: string): { readonly connection: SqliteConnection; end(): void } {
  let isOver = false;
  function inTime<Result>(run: () => Result): Result {
    if (isOver) throw new Error(`The function of ${name}() has returned: its transaction is over.`);
    return run();
  }
  return {
    connection: {
      prepare(sql) {
        // What it ended would be written although the function is told that it failed.
        if (CONTROL.test(sql))
          throw new Error(`The function of ${name}() must not run ${sql}: its transaction is the gateway's.`);
        const statement = inTime(() => connection.prepare(sql));
        return {
          run: (...values) => inTime(() => statement.run(...values)),
          get: (...values) => inTime(() => statement.get(...values)),
          all: (...values) => inTime(() => statement.all(...values)),
        };
      },
    },
    end() {
      isOver = true;
    },
  };
}

function isThenable(value: unknown): value is PromiseLike<unknown> {
  return typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function';
}
