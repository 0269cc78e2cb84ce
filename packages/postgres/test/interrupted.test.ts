import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Engine, GuardedStatement } from '@mitako/sql';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/postgres.ts';
import { createPostgresEngine } from '../src/engine.ts';
import { createGuard } from '../src/guarded.ts';
import { ownPool } from '../src/pool.ts';
import { createRunGuard } from '../src/run-queries.ts';
import { createRun } from '../src/run.ts';

// Commits of forty callers while their backends are ended, or their statements canceled, at any moment. What is answered
// must be what is in the table. A server that logs how long statements take looks at its signals after each statement,
// COMMIT too: an error is then no word about what was done.

const CALLERS = 40;
const TAKES_MS = 2_500;
const COUNTERS = 50;

let database: TestDatabase;
let observer: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  observer = new pg.Client({ connectionString: database.connectionString });
  await observer.connect();
  await observer.query('CREATE TABLE notes (id text PRIMARY KEY); CREATE TABLE counters (id int PRIMARY KEY, n int)');
});
beforeEach(async () => {
  await observer.query('TRUNCATE notes, counters');
  await observer.query(`INSERT INTO counters SELECT place, 0 FROM generate_series(1, ${COUNTERS}) AS place`);
});
afterAll(async () => {
  await observer.end();
  await database.drop();
});

const WAYS = ['pg_terminate_backend', 'pg_cancel_backend'].flatMap((interrupt) =>
  [false, true].flatMap((logs) => [0, 0.05].map((refused) => ({ interrupt, logs, refused }))),
);

describe.each(WAYS)('commits that are interrupted, %o', ({ interrupt, logs, refused }) => {
  it('return their actual outcome', async () => {
    const url = new URL(database.connectionString);
    if (logs) url.searchParams.set('options', '-c log_min_duration_statement=0');
    const { pool, close } = ownPool({ connectionString: url.href });
    const engine = createPostgresEngine(
      { pool, close },
      {
        schema: 'public',
        durability: 'unchecked',
        run: createRun({ preparedStatements: true }),
        guard: createGuard({ preparedStatements: true }),
        runGuard: createRunGuard({ preparedStatements: true }),
      },
    );
    const over = new AbortController();
    setTimeout(() => over.abort(), TAKES_MS);
    const [interrupted, ...ends] = await Promise.all([
      interruptUntil(over.signal, interrupt),
      ...Array.from({ length: CALLERS }, (_, caller) => callUntil(over.signal, engine, { caller, refused })),
    ]);
    await engine.close();
    const reported = ends.flat();
    expect(interrupted).toBeGreaterThan(0);
    expect(reported.filter(({ kind }) => kind === 'applied').length).toBeGreaterThan(CALLERS);
    expect(await contradictions(reported)).toEqual([]);
  });
});

interface Reported {
  readonly id: string;
  readonly counter: number;
  readonly kind: 'applied' | 'refused' | 'unknown' | 'threw';
}

async function callUntil(
  signal: AbortSignal,
  engine: Engine,
  { caller, refused }: { readonly caller: number; readonly refused: number },
): Promise<readonly Reported[]> {
  const reported: Reported[] = [];
  while (!signal.aborted) {
    const id = `${caller}-${reported.length}`;
    const counter = 1 + Math.floor(Math.random() * COUNTERS);
    const statements = [
      statement('INSERT INTO notes (id) VALUES ($1)', id),
      statement('UPDATE counters SET n = n + 1 WHERE id = $1', counter),
      statement('INSERT INTO notes (id) VALUES ($1)', `${id} too`),
      ...(Math.random() < refused ? [statement('UPDATE counters SET n = n WHERE id = $1', -1)] : []),
    ];
    const kind = await engine.commit(statements, 'relaxed').then(
      (outcome) => outcome.kind,
      () => 'threw' as const,
    );
    reported.push({ id, counter, kind });
  }
  return reported;
}

async function interruptUntil(signal: AbortSignal, interrupt: string): Promise<number> {
  let count = 0;
  while (!signal.aborted) {
    const { rowCount } = await observer.query(
      `SELECT ${interrupt}(pid) FROM (SELECT pid FROM pg_stat_activity
       WHERE application_name = 'mitako' AND datname = current_database() AND state = 'active' ORDER BY random() LIMIT 1) AS one`,
    );
    count += rowCount ?? 0;
    await new Promise(setImmediate);
  }
  return count;
}

/** Rows without the answer, answers without the rows, halves, and counters that counted work without an answer. */
async function contradictions(reported: readonly Reported[]): Promise<readonly string[]> {
  const { rows } = await observer.query<{ id: string }>('SELECT id FROM notes');
  const there = new Set(rows.map(({ id }) => id));
  const found: string[] = [];
  const least = new Map<number, number>();
  const uncertain = new Map<number, number>();
  for (const { id, counter, kind } of reported) {
    const isThere = there.has(id);
    if (isThere !== there.has(`${id} too`)) found.push(`${id} was ${kind} and is there by half`);
    if (kind === 'applied' && !isThere) found.push(`${id} was applied and is not there`);
    if ((kind === 'refused' || kind === 'threw') && isThere) found.push(`${id} ${kind} and is there`);
    if (kind === 'applied') least.set(counter, (least.get(counter) ?? 0) + 1);
    if (kind === 'unknown') uncertain.set(counter, (uncertain.get(counter) ?? 0) + 1);
  }
  const counters = await observer.query<{ id: number; n: number }>('SELECT id, n FROM counters');
  for (const { id, n } of counters.rows) {
    const [from, more] = [least.get(id) ?? 0, uncertain.get(id) ?? 0];
    if (n < from || n > from + more) found.push(`counter ${id} is ${n}, where ${from} to ${from + more} were told`);
  }
  return found;
}

function statement(sql: string, value: string | number): GuardedStatement {
  return { sql, values: [value], rows: 1, change: 0 };
}
