import type { BoundStatement, Engine, EngineOutcome, GuardedStatement, Row } from '@mitako/sql';
import type { ClientBase } from 'pg';
import { postgresDialect } from './dialect.ts';
import type { Statements } from './engine.ts';
import { kindOf, type MissingLeaf, missingLeaf, sqlStateOf } from './errors.ts';
import { sendAll } from './group.ts';
import type { GuardedQuery } from './guarded.ts';
import { leafAddition } from './leaves.ts';
import { pauseBefore } from './retry.ts';
import { notificationOf } from './wakeups.ts';

/** Each attempt keeps the locks of the surrounding transaction, so there are few. */
const TRIES_MAX = 3;

const BEGIN = 'SAVEPOINT mitako_commit';
/** The surrounding transaction has its own lock timeout, which is saved and restored. */
const ENTER = `SELECT set_config('mitako.lock_timeout', current_setting('lock_timeout'), true),
  set_config('lock_timeout', '250ms', true), set_config('mitako.commit', 'on', true)`;
const LEAVE = `SELECT set_config('lock_timeout', current_setting('mitako.lock_timeout'), true),
  set_config('mitako.commit', 'off', true)`;
const KEEP = 'RELEASE SAVEPOINT mitako_commit';
const UNDO = 'ROLLBACK TO SAVEPOINT mitako_commit; RELEASE SAVEPOINT mitako_commit';

const NO_ACTIVE_TRANSACTION = '25P01';
/** Errors that persist until the surrounding transaction ends: an outdated snapshot, and a failed transaction. */
const HOPELESS: ReadonlySet<string | null> = new Set(['40001', '25P02']);

/** Per client, not per store: two stores may share one, and their savepoints have the same name. */
const turns = new WeakMap<ClientBase, Promise<unknown>>();

/**
 * The engine inside a transaction of the embedding program: reads see its writes, and a commit is a savepoint, kept or
 * undone as a whole, that takes effect with the surrounding COMMIT. Never grouped with others, since they would depend
 * on that COMMIT too. It also notifies the workers.
 */
export function createEmbeddedEngine(
  client: ClientBase,
  { schema, run, guard, listen }: Statements & { readonly listen: boolean },
): Engine {
  const notifications = listen ? [notificationOf(schema)] : [];
  /** One at a time: everything sent between a savepoint and its end belongs to it. */
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = (turns.get(client) ?? Promise.resolve()).then(work);
    turns.set(
      client,
      result.catch(() => undefined),
    );
    return result;
  }

  async function commit(statements: readonly GuardedStatement[]): Promise<EngineOutcome> {
    const queries = [...statements.map(guard), ...notifications];
    for (let tries = 1; ; tries += 1) {
      const failed = await attempt(client, queries);
      if (failed === null) return { kind: 'applied' };
      const mayTryAgain = kindOf(failed.error) === 'retry' && !HOPELESS.has(sqlStateOf(failed.error));
      if (mayTryAgain && tries < TRIES_MAX) {
        const leaf = missingLeaf(failed.error);
        if (leaf === null) await pauseBefore(tries + 1);
        else await leafAdded(leaf);
        continue;
      }
      const change = statements[failed.statement]?.change;
      if (kindOf(failed.error) !== 'refusal' || change === undefined) throw failed.error;
      return { kind: 'refused', change };
    }
  }

  /** In the surrounding transaction: others make no leaf until it ends. */
  async function leafAdded(leaf: MissingLeaf): Promise<void> {
    const { sql, values } = leafAddition(schema, leaf);
    const failed = await attempt(client, [{ text: sql, values: [...values] }]);
    if (failed !== null) throw failed.error;
  }

  return {
    name: 'postgres',
    dialect: postgresDialect(schema),
    isShared: true,
    query: (statement: BoundStatement) =>
      inTurn(async (): Promise<readonly Row[]> => (await run(client, statement)).rows),
    commit: (statements) => inTurn(() => commit(statements)),
    write: rejectUnsupported,
    claim: rejectUnsupported,
    migrate: rejectUnsupported,
    assertFit: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
}

/** Null when everything was written. `statement`: the index of the failed one, -1 for one of the frame around them. */
async function attempt(
  client: ClientBase,
  queries: readonly GuardedQuery[],
): Promise<{ readonly error: unknown; readonly statement: number } | null> {
  const [begun] = await sendAll(client, [BEGIN]);
  if (sqlStateOf(begun?.error) === NO_ACTIVE_TRANSACTION) {
    throw new Error('The client passed to withClient() is not in a transaction: send BEGIN first.');
  }
  if (begun !== undefined && begun.error !== null) throw begun.error;
  const answers = await sendAll(client, [ENTER, ...queries, LEAVE, KEEP]);
  const place = answers.findIndex(({ error }) => error !== null);
  const failure = answers[place];
  if (failure === undefined) return null;
  // Losing the connection loses the whole transaction, which is not committed.
  if (kindOf(failure.error) === 'connection') throw failure.error;
  const [undone] = await sendAll(client, [UNDO]);
  if (undone !== undefined && undone.error !== null) throw undone.error;
  return { error: failure.error, statement: place - 1 };
}

function rejectUnsupported(): Promise<never> {
  return Promise.reject(new Error('Run background work and migrations on the store itself, not in a transaction.'));
}
