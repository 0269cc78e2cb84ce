import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openConnection } from '../src/connection.ts';
import { type Connection, driver } from '../src/driver.ts';
import { createWriter, type Writer, type Writing } from '../src/writer.ts';
import { watchLog } from '../src/log-file.ts';

let directory: string;
let connection: Connection;
let reader: Connection;
let writer: Writer;
let ran: string[];

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'mitako-writer-'));
  const file = join(directory, 'a.db');
  openConnection(file).exec('CREATE TABLE t (a INTEGER PRIMARY KEY) STRICT').close();
  ran = [];
  connection = new (driver())(file, { timeout: 0, verbose: (statement) => ran.push(String(statement)) });
  connection.pragma('synchronous = FULL');
  reader = openConnection(file);
  writer = createWriter(connection, watchLog(file));
});
afterEach(() => {
  reader.close();
  connection.close();
  rmSync(directory, { recursive: true });
});

describe('group commit', () => {
  it('writes waiting commits in one transaction', async () => {
    await Promise.all([1, 2, 3, 4, 5].map((a) => writer.write(insert(a))));
    expect(stored()).toEqual([1, 2, 3, 4, 5]);
    expect(ran.filter((statement) => statement === 'COMMIT')).toHaveLength(1);
    expect(ran.filter((statement) => statement === 'BEGIN IMMEDIATE')).toHaveLength(1);
  });

  it('waits for what further turns of the event loop bring, and no longer', async () => {
    // The later first: in each turn, what arrives does so before the writer looks.
    const writes = [6, 3, 2, 1].map(async (a) => {
      for (let turns = 1; turns < a; turns += 1) await turn();
      await writer.write(insert(a));
    });
    await Promise.all(writes);
    const groups = ran.join(' ').split('BEGIN IMMEDIATE').slice(1);
    expect(groups.map((group) => group.match(/INSERT/g)?.length)).toEqual([3, 1]);
  });

  it('lets the event loop turn between groups, however many wait', async () => {
    const over = new AbortController();
    let turns = 0;
    const turning = (async () => {
      for (; !over.signal.aborted; turns += 1) await turn();
    })();
    const seen = new Set<number>();
    await Promise.all(Array.from({ length: 1_280 }, (_, a) => writer.write(insert(a)).then(() => seen.add(turns))));
    over.abort();
    await turning;
    expect(ran.filter((statement) => statement === 'COMMIT')).toHaveLength(10);
    expect(seen.size).toBe(10);
  });

  it('ends a transaction before it has too many statements, and lets others in between', async () => {
    const sizes = [1_500, 1_000, 1, 3_000, 2_500, 1];
    await Promise.all(sizes.map((statements, a) => writer.write({ ...insert(a), statements })));
    expect(stored()).toEqual([0, 1, 2, 3, 4, 5]);
    const groups = ran.join(' ').split('BEGIN IMMEDIATE').slice(1);
    expect(groups.map((group) => group.match(/INSERT/g)?.length)).toEqual([2, 1, 1, 1, 1]);
  });

  it('rolls back only the refused member', async () => {
    const results = await Promise.all([1, 2, 3].map((a) => writer.write({ ...insert(a), isUndone: () => a === 2 })));
    expect(results).toEqual([1, 2, 3]);
    expect(stored()).toEqual([1, 3]);
  });

  it('rolls back only the member that throws, at any position', async () => {
    const results = await Promise.allSettled(
      [1, 2, 3, 4].map((a) =>
        writer.write({
          ...insert(a),
          run: () => {
            connection.prepare('INSERT INTO t VALUES (?)').run(a);
            if (a === 1 || a === 3) throw new Error(`fault ${a}`);
            return a;
          },
        }),
      ),
    );
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected', 'fulfilled']);
    expect(stored()).toEqual([2, 4]);
  });

  it('uses savepoints in the groups after a rollback, and in those after them', async () => {
    const expected: number[] = [];
    for (let group = 0; group < 40; group += 1) {
      const members = [1, 2, 3].map((place) => group * 10 + place);
      const isUndone = (a: number): boolean => group % 20 === 0 && a % 10 === 2;
      await Promise.all(members.map((a) => writer.write({ ...insert(a), isUndone: () => isUndone(a) })));
      expected.push(...members.filter((a) => !isUndone(a)));
    }
    expect(stored()).toEqual(expected);
    const savepoints = ran.filter((statement) => statement === 'SAVEPOINT member').length;
    expect(savepoints).toBe(3 * 32);
  });

  it('needs no savepoint for members refused before they wrote', async () => {
    const nothing: Writing<string> = { ...insert(1), run: () => 'nothing', isUndone: () => false, lost: () => 'lost' };
    await Promise.all([writer.write(insert(1)), writer.write(nothing), writer.write(insert(2))]);
    expect(stored()).toEqual([1, 2]);
    expect(ran).not.toContain('SAVEPOINT member');
  });

  it('of any group writes what its members would one after another', async () => {
    const number = fc.integer({ min: 0, max: 12 });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(number, number, fc.boolean()), { minLength: 1, maxLength: 6 }),
        async (group) => {
          connection.exec('DELETE FROM t');
          const members = group.map(([first, last, isAlone]) => ({
            ...insert(first),
            isAlone,
            run: inTwo(first, last),
          }));
          const together = await Promise.allSettled(members.map((member) => writer.write(member)));
          const rows = stored();
          connection.exec('DELETE FROM t');
          const apart: PromiseSettledResult<number>[] = [];
          for (const member of members) apart.push(...(await Promise.allSettled([writer.write(member)])));
          expect(together.map(({ status }) => status)).toEqual(apart.map(({ status }) => status));
          expect(rows).toEqual(stored());
        },
      ),
    );
  });

  it('writes nothing of a group whose transaction ended in one of its members', async () => {
    const ending: Writing<number> = {
      ...insert(2),
      run() {
        connection.exec('ROLLBACK');
        throw new Error('The disk is full.');
      },
    };
    const results = await Promise.allSettled([writer.write(insert(1)), writer.write(ending)]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(stored()).toEqual([]);
    await writer.write(insert(3));
    expect(stored()).toEqual([3]);
  });

  it('resolves only once it is on disk', async () => {
    const seen: number[][] = [];
    await Promise.all([1, 2, 3].map((a) => writer.write(insert(a)).then(() => seen.push(stored()))));
    expect(seen).toEqual([
      [1, 2, 3],
      [1, 2, 3],
      [1, 2, 3],
    ]);
  });

  it('writes more commits than one group can hold', async () => {
    await Promise.all(Array.from({ length: 300 }, (_, a) => writer.write(insert(a))));
    expect(stored()).toHaveLength(300);
    expect(ran.filter((statement) => statement === 'COMMIT')).toHaveLength(3);
  });

  it('waits for another writer without blocking the event loop', async () => {
    const other = openConnection(join(directory, 'a.db'));
    other.exec('BEGIN IMMEDIATE');
    const written = writer.write(insert(1));
    const startedAtMs = performance.now();
    for (let pause = 0; pause < 10; pause += 1) await sleep(5);
    // SQLite's own waiting takes 5 s.
    expect(performance.now() - startedAtMs).toBeLessThan(4_000);
    expect(stored()).toEqual([]);
    other.exec('COMMIT');
    await written;
    expect(stored()).toEqual([1]);
    other.close();
  });

  it('writes nothing of a group whose transaction the database ended, and continues afterwards', async () => {
    connection.exec('CREATE TABLE filler (a TEXT) STRICT');
    connection.pragma(`max_page_count = ${Number(connection.pragma('page_count', { simple: true })) + 2}`);
    const fill: Writing<string> = {
      durability: 'full',
      statements: 1,
      isAlone: false,
      run: () => {
        connection.prepare('INSERT INTO filler VALUES (?)').run('x'.repeat(100_000));
        return 'filled';
      },
      isUndone: () => false,
      lost: () => 'lost',
    };
    const results = await Promise.allSettled([writer.write(insert(1)), writer.write(fill), writer.write(insert(2))]);
    expect(results[1]?.status).toBe('rejected');
    const written = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    expect(stored()).toEqual(written);
    await writer.write(insert(3));
    expect(stored()).toContain(3);
  });

  it('returns an unknown outcome when COMMIT fails', async () => {
    const result = await writer.write<number | 'lost'>({
      ...insert(1),
      run: () => {
        connection.pragma('defer_foreign_keys = ON');
        connection.exec('CREATE TABLE child (a INTEGER REFERENCES t (a)) STRICT; INSERT INTO child VALUES (99)');
        return 1;
      },
      lost: () => 'lost',
    });
    expect(result).toBe('lost');
    expect(connection.inTransaction).toBe(false);
    await writer.write(insert(2));
    expect(stored()).toEqual([2]);
  });

  it('waits for the disk unless every member of the group is relaxed', async () => {
    const levels: unknown[] = [];
    const noting = (a: number, durability: 'full' | 'relaxed'): Writing<number> => ({
      ...insert(a),
      durability,
      isAlone: false,
      run: () => {
        levels.push(connection.pragma('synchronous', { simple: true }));
        return insert(a).run();
      },
    });
    const full = 2;
    const normal = 1;
    await writer.write(noting(1, 'full'));
    await writer.write(noting(2, 'relaxed'));
    await Promise.all([writer.write(noting(3, 'relaxed')), writer.write(noting(4, 'full'))]);
    await Promise.all([writer.write(noting(5, 'relaxed')), writer.write(noting(6, 'relaxed'))]);
    await writer.write(noting(7, 'full'));
    expect(levels).toEqual([full, normal, full, full, normal, normal, full]);
  });

  it('is drained once all accepted commits are done', async () => {
    const results: Promise<number>[] = [1, 2, 3].map((a) => writer.write(insert(a)));
    await writer.drained();
    expect(stored()).toEqual([1, 2, 3]);
    await Promise.all(results);
    await writer.drained();
  });
});

function insert(a: number): Writing<number> {
  return {
    durability: 'full',
    statements: 1,
    isAlone: false,
    run: () => {
      connection.prepare('INSERT INTO t VALUES (?)').run(a);
      return a;
    },
    isUndone: () => false,
    lost: (error) => {
      throw error;
    },
  };
}

function inTwo(first: number, last: number): Writing<number>['run'] {
  return () => {
    for (const a of [first, last]) connection.prepare('INSERT INTO t VALUES (?)').run(a);
    return first;
  };
}

function stored(): number[] {
  return reader.prepare<[], number>('SELECT a FROM t ORDER BY a').pluck().all();
}
