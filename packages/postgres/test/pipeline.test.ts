import type { Engine, GuardedStatement } from '@mitako/sql';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/postgres.ts';
import { createPostgresEngine } from '../src/engine.ts';
import { createGuard } from '../src/guarded.ts';
import { borrowPool } from '../src/pool.ts';
import { createRunGuard } from '../src/run-queries.ts';
import { createRun } from '../src/run.ts';

// What can go wrong where all statements of a commit are sent before the first is answered. The engine itself, on a table
// of the test's own: a store would not let such statements through.

let database: TestDatabase;
let observer: pg.Client;
const pools: pg.Pool[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  observer = new pg.Client({ connectionString: database.connectionString });
  await observer.connect();
  await observer.query('CREATE TABLE notes (id text PRIMARY KEY, text text NOT NULL, CHECK (length(text) < 20))');
});
beforeEach(() => observer.query('TRUNCATE notes'));
afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.end())));
afterAll(async () => {
  await observer.end();
  await database.drop();
});

// Also for a pool that was handed in: it may send one statement at a time, and its server may prepare none.
const WAYS = [true, false].flatMap((pipeline) =>
  [true, false].map((preparedStatements) => ({ pipeline, preparedStatements })),
);

describe.each(WAYS)('a commit, %o', (way) => {
  const open = opener(way);

  it('writes nothing when BEGIN fails', async () => {
    const engine = open({ Client: BeginFails });
    await expect(engine.commit([insert('a'), insert('b')], 'full')).rejects.toThrow('begin_fails');
    await expect(engine.commit([anyRows("DELETE FROM notes WHERE id = 'a'")], 'full')).rejects.toThrow('begin_fails');
    expect(await notes()).toEqual([]);
  });

  it('writes nothing of a whole group when BEGIN fails', async () => {
    const engine = open({ Client: BeginFails });
    const ends = await Promise.allSettled(
      Array.from({ length: 40 }, (_, index) =>
        engine.commit([insert(`n${index}`), index % 2 === 0 ? insert(`m${index}`) : insert(`n${index}`)], 'full'),
      ),
    );
    expect(ends.filter(({ status }) => status === 'fulfilled')).toEqual([]);
    expect(await notes()).toEqual([]);
  });

  it('may have one statement with and without a row count', async () => {
    const engine = open();
    await engine.commit([insert('a'), insert('b')], 'full');
    const text = "UPDATE notes SET text = 'x' WHERE id = 'a'";
    for (const statements of [
      [one(text), anyRows(text)],
      [anyRows(text), one(text)],
    ]) {
      expect(await engine.commit(statements, 'full')).toEqual({ kind: 'applied' });
    }
  });

  // A name is a digest of its text, so this cannot come to pass; nor can any other fault that only the driver sees.
  it.runIf(way.preparedStatements)('is not sent again when the driver drops one of its statements', async () => {
    const engine = open({ Client: NamesClash });
    const outcome = await engine.commit([insert('a'), anyRows("DELETE FROM notes WHERE id = 'z'")], 'full');
    expect(outcome).toEqual({ kind: 'unknown' });
    const dropped = anyRows("DELETE FROM notes WHERE id = 'y'");
    const outcomes = await Promise.all(['b', 'c', 'd'].map((id) => engine.commit([insert(id), dropped], 'full')));
    expect(outcomes.map(({ kind }) => kind)).not.toContain('applied');
    expect(outcomes.map(({ kind }) => kind)).not.toContain('refused');
  });

  it.runIf(way.preparedStatements)('does not start when other code used the name of a statement', async () => {
    const engine = open({ max: 1 });
    const { name } = createGuard(way)(insert('b'));
    await pools.at(-1)?.query({ name: String(name), text: 'SELECT 1' });
    const update = anyRows("UPDATE notes SET text = 'x' WHERE id = 'z'");
    await expect(engine.commit([update, insert('b')], 'full')).rejects.toThrow('another prepared statement');
    expect(await notes()).toEqual([]);
    // Nor is that connection used again.
    expect(await engine.commit([update, insert('b')], 'full')).toEqual({ kind: 'applied' });
  });

  it('does not even begin with a value that cannot be bound', async () => {
    const engine = open();
    const unbindable = {
      toPostgres() {
        throw new Error('does not bind');
      },
    } as unknown as string;
    const bad = engine.commit([insert('a'), { ...insert('b'), values: ['b', unbindable] }], 'full');
    const good = engine.commit([insert('c')], 'full');
    await expect(bad).rejects.toThrow('cannot be bound');
    expect(await good).toEqual({ kind: 'applied' });
    expect(await notes()).toEqual(['c']);
    expect(await engine.commit([insert('d')], 'full')).toEqual({ kind: 'applied' });
  });

  it('stops at a value that the server rejects', async () => {
    const engine = open();
    const bad = engine.commit([insert('a'), insert('b', 'nul \0'), insert('c')], 'full');
    const good = [engine.commit([insert('d')], 'full'), engine.commit([insert('e')], 'full')];
    await expect(bad).rejects.toThrow('invalid byte sequence');
    expect(await Promise.all(good)).toEqual([{ kind: 'applied' }, { kind: 'applied' }]);
    expect(await notes()).toEqual(['d', 'e']);
  });

  it('names the change whose guard failed, and writes nothing', async () => {
    const engine = open();
    await engine.commit([insert('a')], 'full');
    const refusals: readonly (readonly [string, GuardedStatement])[] = [
      ['no row', one("UPDATE notes SET text = 'x' WHERE id = 'missing'")],
      ['a unique key', insert('a')],
      ['a CHECK', insert('d', 'longer than twenty characters')],
      ['an assertion', one("SELECT id FROM notes WHERE id = 'missing'")],
    ];
    for (const [name, statement] of refusals) {
      const outcome = await engine.commit([insert('b'), { ...statement, change: 7 }, insert('c')], 'full');
      expect({ name, outcome }).toEqual({ name, outcome: { kind: 'refused', change: 7 } });
    }
    expect(await notes()).toEqual(['a']);
  });
});

describe.each(WAYS)('commits that wait together, %o', (way) => {
  const open = opener(way);

  it('are each written or refused independently', async () => {
    const engine = open();
    const outcomes = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        engine.commit([insert(`n${index}`), index % 3 === 0 ? insert(`n${index}`) : insert(`m${index}`)], 'full'),
      ),
    );
    for (const [index, outcome] of outcomes.entries()) {
      expect(outcome.kind).toBe(index % 3 === 0 ? 'refused' : 'applied');
    }
    expect(await notes()).toHaveLength(2 * 66);
  });

  it('share transactions', async () => {
    const engine = open({ Client: CommitsCounted });
    commitsCount = 0;
    await Promise.all(Array.from({ length: 64 }, (_, index) => engine.commit([insert(`n${index}`)], 'full')));
    expect(await notes()).toHaveLength(64);
    // Up to 64 in each: at worst the first one is small, and a slow one is overtaken.
    expect(commitsCount).toBeLessThan(6);
  });

  it('have savepoints when one of them is refused, and in the 32 groups after that', async () => {
    const engine = open({ Client: BeginsKept });
    const unmatched = one("UPDATE notes SET text = 'x' WHERE id = 'nobody'");
    let ids = 0;
    /** One group of four. */
    const four = (first?: GuardedStatement) =>
      Promise.all(
        Array.from({ length: 4 }, (_, index) => engine.commit([(index === 0 && first) || insert(`n${ids++}`)], 'full')),
      );
    // The connection is there.
    await four();
    begins.length = 0;
    expect((await four(unmatched)).map(({ kind }) => kind)).toEqual(['refused', 'applied', 'applied', 'applied']);
    expect(begins.map((text) => text.includes('SAVEPOINT'))).toEqual([false, true]);
    begins.length = 0;
    for (let batch = 0; batch < 34; batch += 1) await four();
    expect(begins.map((text) => text.includes('SAVEPOINT'))).toEqual([
      ...Array(32).fill(true),
      ...Array(2).fill(false),
    ]);
  });

  it('do not use a statement left unprepared by a failed transaction', async () => {
    const engine = open();
    await engine.commit([insert('a')], 'full');
    // New to the connection, and first sent behind a failure; the next member relies on it.
    const fresh = anyRows("UPDATE notes SET text = 'fresh' WHERE id = 'a'");
    const outcomes = await Promise.all([
      engine.commit([insert('a'), fresh], 'full'),
      engine.commit([fresh], 'full'),
      engine.commit([fresh], 'full'),
    ]);
    expect(outcomes.map(({ kind }) => kind)).toEqual(['refused', 'applied', 'applied']);
  });
});

/** Its BEGIN is refused by the server, and what follows arrives all the same. */
class BeginFails extends pg.Client {
  // The driver's many signatures come down to this.
  override query(...given: unknown[]): never {
    const [first, ...rest] = given;
    const text = typeof first === 'string' && first.startsWith('BEGIN') ? 'SELECT begin_fails()' : first;
    return (super.query as (...sent: unknown[]) => never)(text, ...rest);
  }
}

/** As if two texts had come to the same name. */
class NamesClash extends pg.Client {
  override query(...given: unknown[]): never {
    const [first, ...rest] = given;
    const isNamed = typeof first === 'object' && first !== null && 'name' in first && first.name !== undefined;
    const query = isNamed ? { ...first, name: 'the_same' } : first;
    return (super.query as (...sent: unknown[]) => never)(query, ...rest);
  }
}

let commitsCount = 0;

class CommitsCounted extends pg.Client {
  override query(...given: unknown[]): never {
    if (given[0] === 'COMMIT') commitsCount += 1;
    return (super.query as (...sent: unknown[]) => never)(...given);
  }
}

const begins: string[] = [];

class BeginsKept extends pg.Client {
  override query(...given: unknown[]): never {
    if (typeof given[0] === 'string' && given[0].startsWith('BEGIN')) begins.push(given[0]);
    return (super.query as (...sent: unknown[]) => never)(...given);
  }
}

interface Way {
  readonly pipeline: boolean;
  readonly preparedStatements: boolean;
}

function opener({ pipeline, preparedStatements }: Way): (options?: pg.PoolConfig) => Engine {
  const run = createRun({ preparedStatements });
  const guard = createGuard({ preparedStatements });
  const runGuard = createRunGuard({ preparedStatements });
  return (options) => {
    const pool = new pg.Pool({ connectionString: database.connectionString, max: 4, pipeline, ...options });
    pools.push(pool);
    return createPostgresEngine(borrowPool(pool), { schema: 'public', durability: 'required', run, guard, runGuard });
  };
}

function insert(id: string, text = 'text'): GuardedStatement {
  return { sql: 'INSERT INTO notes (id, text) VALUES ($1, $2)', values: [id, text], rows: 1, change: 0 };
}

function one(sql: string): GuardedStatement {
  return { sql, values: [], rows: 1, change: 0 };
}

function anyRows(sql: string): GuardedStatement {
  return { sql, values: [], rows: null, change: 0 };
}

async function notes(): Promise<readonly string[]> {
  const { rows } = await observer.query<{ id: string }>('SELECT id FROM notes ORDER BY id');
  return rows.map(({ id }) => id);
}
