import type { BoundStatement, Row } from '@mitako/sql';
import type { Pool, PoolClient, QueryResult } from 'pg';
import { BEGIN, PLANNED_ONCE, RELAXED } from './begin.ts';
import { inTime } from './deadline.ts';
import { kindOf } from './errors.ts';
import { take } from './pool.ts';
import type { Run } from './run.ts';
import { corked, isPipelined } from './wire.ts';

/** Shorter than a lease, for which a successor waits. */
const CLAIM_MS_MAX = 15_000;

/** Outcome of a transaction. `lost`: the connection failed after an answer, and COMMIT may have been executed. */
export type Ended =
  | { readonly kind: 'committed'; readonly rows: readonly (readonly Row[])[] }
  | { readonly kind: 'lost'; readonly error: unknown };

/**
 * Runs the statements on one connection and commits, in one round trip and without waiting for the disk. An error undoes
 * all of them, and is thrown.
 *
 * If BEGIN fails, or all was executed and no answer arrived, the statements may take effect one by one or twice: at worst
 * they lease work that no process does until the lease ends.
 */
export async function runTogether(pool: Pool, run: Run, statements: readonly BoundStatement[]): Promise<Ended> {
  const client = await take(pool);
  const isPlannedOnce = statements.some((each) => each.isPlannedOnce === true);
  let isBroken = true;
  let isAnswered = true;
  try {
    const queries = [
      () => client.query<Row>([BEGIN, RELAXED, ...(isPlannedOnce ? [PLANNED_ONCE] : [])].join('; ')),
      ...statements.map((statement) => () => run(client, statement)),
      () => client.query<Row>('COMMIT'),
    ];
    const all = await inTime(CLAIM_MS_MAX, isPipelined(client) ? together(client, queries) : inTurn(queries));
    isAnswered = all[0]?.status === 'fulfilled';
    const errors = all.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));
    const lost = errors.find((error) => kindOf(error) === 'connection');
    if (lost !== undefined) throw lost;
    isBroken = false;
    if (errors.length > 0) throw errors[0];
    const answers = all.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    const command = answers.at(-1)?.command;
    if (command !== 'COMMIT') throw new Error(`PostgreSQL answered COMMIT with ${command}.`);
    return { kind: 'committed', rows: answers.slice(1, -1).map(({ rows }) => rows) };
  } catch (error) {
    // Without any answer, the server may have closed the connection while it was idle: that is thrown, and tried again.
    if (kindOf(error) !== 'connection' || !isAnswered) throw error;
    return { kind: 'lost', error };
  } finally {
    // A broken connection is closed instead of reused.
    client.release(isBroken);
  }
}

type Queries = readonly (() => Promise<QueryResult<Row>>)[];
type Settled = readonly PromiseSettledResult<QueryResult<Row>>[];

function together(client: PoolClient, queries: Queries): Promise<Settled> {
  return Promise.allSettled(corked(client, () => queries.map((query) => query())));
}

/** Without pipelining, the driver takes one query of a client at a time. */
async function inTurn(queries: Queries): Promise<Settled> {
  const settled: PromiseSettledResult<QueryResult<Row>>[] = [];
  for (const query of queries) settled.push(...(await Promise.allSettled([query()])));
  return settled;
}
