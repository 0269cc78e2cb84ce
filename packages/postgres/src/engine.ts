import type { PoolClient } from 'pg';
import { StoreUnavailableError } from '@mitako/core/engine';
import type {
  BoundStatement,
  CommitOptions,
  Durability,
  Engine,
  EngineOutcome,
  GuardedStatement,
  Row,
} from '@mitako/sql';
import type { Guards } from './commit-lists.ts';
import { createCommitter } from './committer.ts';
import { inTime } from './deadline.ts';
import { postgresDialect } from './dialect.ts';
import { isUnavailable, kindOf, messageOf } from './errors.ts';
import { type Guard, refuseUnbindable } from './guarded.ts';
import { createLeaves } from './leaves.ts';
import { createLookUps } from './look-ups.ts';
import { inMigration } from './migration.ts';
import { take, type OwnedPool } from './pool.ts';
import { READ_MS_MAX, readInTime } from './reading.ts';
import { retried } from './retry.ts';
import type { Run } from './run.ts';
import { assertServerFit, type ServerDurability } from './server-fit.ts';
import { runTogether } from './transaction.ts';

/** For counts, which are written without a transaction. */
const WRITE_MS_MAX = 60_000;

export interface EngineOptions extends Statements, Guards {
  readonly durability: ServerDurability;
}

/** How statements are sent, and the schema of the tables. */
export interface Statements {
  readonly schema: string;
  readonly run: Run;
  readonly guard: Guard;
}

export function createPostgresEngine({ pool, close }: OwnedPool, options: EngineOptions): Engine {
  const { run } = options;
  const { addMissing, ...leaves } = createLeaves(options.schema, (statement) => tracked(claim([statement])));
  const committer = createCommitter(pool, options, addMissing);
  // Many entries of one account are one statement, too.
  const postings = createCommitter(pool, { ...options, leastMerged: 1 }, addMissing);
  const underWay = new Set<Promise<unknown>>();

  /** The pool drops waiting callers when it ends, so closing waits for them here. */
  function tracked<Result>(work: Promise<Result>): Promise<Result> {
    const settled = work.then(forget, forget);
    underWay.add(settled);
    return work.catch((error: unknown) => {
      throw isUnavailable(error) ? new StoreUnavailableError(messageOf(error), error) : error;
    });

    function forget(): void {
      underWay.delete(settled);
    }
  }

  const ask = (statement: BoundStatement) => on((client) => readInTime(run, client, statement));

  async function on(work: (client: PoolClient) => Promise<readonly Row[]>): Promise<readonly Row[]> {
    const client = await take(pool);
    let isBroken = true;
    try {
      const rows = await work(client);
      isBroken = false;
      return rows;
    } catch (error) {
      isBroken = kindOf(error) === 'connection';
      throw error;
    } finally {
      client.release(isBroken);
    }
  }

  const lookUp = createLookUps(pool, { run, alone: ask, limitMs: READ_MS_MAX });

  async function commit(
    statements: readonly GuardedStatement[],
    durability: Durability,
    { isPosting = false }: CommitOptions = {},
  ): Promise<EngineOutcome> {
    // One by one, before anything is sent: the driver would notice only when earlier statements are in flight.
    for (const { values } of statements) for (const value of values) refuseUnbindable(value);
    const end = await (isPosting ? postings : committer).commit(statements, durability);
    if (end.kind === 'committed') return { kind: 'applied' };
    if (end.kind === 'lost') return { kind: 'unknown' };
    const change = statements[end.statement]?.change;
    const isRefusal = end.isRefusal === true || kindOf(end.error) === 'refusal';
    if (!isRefusal || change === undefined) throw end.error;
    return { kind: 'refused', change };
  }

  async function claim(statements: readonly BoundStatement[]): Promise<readonly (readonly Row[])[]> {
    const ended = await retried(() => runTogether(pool, run, statements));
    // Work that was leased becomes due again when the lease ends.
    if (ended.kind === 'lost') throw ended.error;
    return ended.rows;
  }

  return {
    name: 'postgres',
    dialect: postgresDialect(options.schema),
    isShared: true,
    leaves,

    query: (statement) => tracked(retried(() => (statement.lookUp ? lookUp : ask)(statement))),

    commit: (statements, durability, how) => tracked(commit(statements, durability, how)),

    // The tables are unlogged, so COMMIT waits for no disk.
    write: (statement) =>
      tracked(retried(() => on(async (client) => (await inTime(WRITE_MS_MAX, run(client, statement))).rows))),

    claim: (statements) => tracked(claim(statements)),

    migrate: (work) => tracked(inMigration(pool, options.schema, work)),

    // The machine's clock, not the engine's, which tests control.
    assertFit: () => tracked(assertServerFit(pool, options.durability, Date.now)),

    async close() {
      await Promise.all(underWay);
      await close();
    },
  };
}
