import type { BoundStatement, MergedLookUp, Row, SqlValue } from '@mitako/sql';
import type { Pool, PoolClient } from 'pg';
import { inTime } from './deadline.ts';
import { kindOf } from './errors.ts';
import { gathering } from './gathering.ts';
import { listOf } from './list-of.ts';
import { take } from './pool.ts';
import type { Run } from './run.ts';
import { corked, isPipelined } from './wire.ts';

/** Look-ups per connection, and connections that look up at once. */
const GROUPS = { groupMax: 256, groupsMax: 4 };

/**
 * After this time, those that share a connection are asked alone too: one that hangs there holds up those behind it.
 */
const HANGING_AFTER_MS = 1_000;

/** Runs a look-up. */
export type LookUp = (statement: BoundStatement) => Promise<readonly Row[]>;

interface Waiting {
  readonly statement: BoundStatement;
  resolve(rows: readonly Row[]): void;
  reject(error: unknown): void;
}

/**
 * Look-ups that wait at the same time share a connection and a round trip, and those of one kind a statement. One that
 * fails there for another's sake (a value that the server rejects, a statement that is canceled) is retried alone.
 * @param alone asks a statement by itself
 */
export function createLookUps(
  pool: Pool,
  { run, alone, limitMs }: { readonly run: Run; readonly alone: LookUp; readonly limitMs: number },
): LookUp {
  const add = gathering<Waiting>(GROUPS, ask);

  async function ask(waiting: readonly Waiting[]): Promise<void> {
    let client: PoolClient;
    try {
      client = await take(pool);
    } catch (error) {
      for (const { reject } of waiting) reject(error);
      return;
    }
    const kinds = [...byKind(waiting).values()];
    const timer = setTimeout(() => {
      if (waiting.length > 1) for (const each of waiting) askAlone(each);
    }, HANGING_AFTER_MS);
    const answers = await answersOf(client, kinds);
    clearTimeout(timer);
    client.release(answers.includes('broken'));
  }

  async function answersOf(
    client: PoolClient,
    kinds: readonly (readonly Waiting[])[],
  ): Promise<readonly ('answered' | 'broken')[]> {
    if (isPipelined(client)) return Promise.all(corked(client, () => kinds.map((kind) => answerOf(client, kind))));
    const answers: ('answered' | 'broken')[] = [];
    for (const kind of kinds) answers.push(await answerOf(client, kind));
    return answers;
  }

  /** Answers all of one kind; `broken`: this connection must not be used again. */
  async function answerOf(client: PoolClient, kind: readonly Waiting[]): Promise<'answered' | 'broken'> {
    try {
      const rows = await inTime(limitMs, rowsFor(run, client, kind));
      for (const [place, { resolve }] of kind.entries()) resolve(rows[place] ?? []);
      return 'answered';
    } catch (error) {
      const isBroken = kindOf(error) === 'connection';
      for (const each of kind) {
        if (isBroken || kind.length === 1) each.reject(error);
        else askAlone(each);
      }
      return isBroken ? 'broken' : 'answered';
    }
  }

  /** The first answer counts. */
  function askAlone({ statement, resolve, reject }: Waiting): void {
    alone(statement).then(resolve, reject);
  }

  return (statement) =>
    new Promise((resolve, reject) => {
      add({ statement, resolve, reject });
    });
}

function byKind(waiting: readonly Waiting[]): ReadonlyMap<unknown, readonly Waiting[]> {
  const kinds = new Map<unknown, Waiting[]>();
  for (const each of waiting) {
    const kind = each.statement.lookUp;
    const others = kinds.get(kind);
    if (others === undefined) kinds.set(kind, [each]);
    else others.push(each);
  }
  return kinds;
}

/** The rows of each. */
async function rowsFor(run: Run, client: PoolClient, kind: readonly Waiting[]): Promise<readonly (readonly Row[])[]> {
  const [first] = kind;
  const lookUp = first?.statement.lookUp;
  if (first === undefined) return [];
  if (lookUp === undefined || lookUp === null || (kind.length === 1 && first.statement.isPlannedOnce !== true)) {
    return [(await run(client, first.statement)).rows];
  }
  const { rows } = await run(client, merged(lookUp, kind));
  const found: Row[][] = kind.map(() => []);
  for (const row of rows) found[Number(row['member_ord']) - 1]?.push(row);
  return found;
}

function merged({ sql, columns, constants }: MergedLookUp, kind: readonly Waiting[]): BoundStatement {
  const values: SqlValue[] = columns.map((place) =>
    listOf(kind.map(({ statement }) => statement.values[place] ?? null)),
  );
  return { sql, values: [...values, ...constants] };
}
