import type { Access, GuardedStatement, MergedStatement, SqlValue } from '@mitako/sql';
import { describe, expect, it } from 'vitest';
import { type Batches, batchesOf, type List } from '../src/batches.ts';

// Which lists are merged, and in which order their rows are locked.

const NONE: ReadonlySet<number> = new Set();

const take = merged('accounts', 'add', [1]);
const give = merged('accounts', 'add', [1]);
const move = merged('payments', 'write');
const look = merged('payments', 'read');

describe('lists of a group', () => {
  it('lock the rows of a statement in the order of their keys, whatever their own', () => {
    const { batches } = divided([of(move, 'c')], [of(move, 'a')], [of(move, 'b')]);
    expect(keysOf(batches)).toEqual([['a', 'b', 'c']]);
  });

  it('are not merged where two statements would lock a table in another order', () => {
    const merging = divided([of(take, 'a', 1), of(give, 'c', 1)], [of(take, 'b', 1), of(give, 'd', 1)]);
    expect(keysOf(merging.batches)).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    const crossing = divided([of(take, 'a', 1), of(give, 'b', 1)], [of(take, 'c', 1), of(give, 'd', 1)]);
    expect(crossing).toEqual({ batches: [], others: [0, 1] });
  });

  it('have their additions to one row summed, also beyond the safe integers', () => {
    const most = Number.MAX_SAFE_INTEGER;
    const { batches } = divided([of(take, 'a', most)], [of(take, 'a', most)], [of(take, 'b', 1)]);
    expect(batches[0]?.runs[0]?.rows.map(({ values }) => values)).toEqual([
      ['a', '18014398509481982'],
      ['b', 1],
    ]);
  });

  it('keep their own way where they name a row of another', () => {
    expect(divided([of(move, 'a')], [of(move, 'b')], [of(move, 'a')]).others).toEqual([2]);
    expect(divided([of(move, 'a')], [of(move, 'b')], [of(look, 'a'), of(look, 'c')], [of(look, 'd')]).others).toEqual([
      2, 3,
    ]);
    // In two statements: the first of one and the second of the other.
    expect(
      divided(
        [of(take, 'a', 1), of(give, 'b', 1)],
        [of(take, 'b', 1), of(give, 'c', 1)],
        [of(take, 'a', 1), of(give, 'd', 1)],
      ).others,
    ).toEqual([1]);
  });

  it('are merged again by others once a list that had no partner is left out', () => {
    // Two that write one row form no batch, so a third may assert it.
    expect(divided([of(move, 'a')], [of(move, 'a')], [of(look, 'a')], [of(look, 'a')]).batches).toHaveLength(1);
  });
});

function divided(...lists: readonly List[]): Batches {
  return batchesOf(lists, NONE, NONE, 2);
}

function keysOf(batches: Batches['batches']): readonly (readonly unknown[])[] {
  return batches.flatMap(({ runs }) => runs.map(({ rows }) => rows.map(({ values }) => values[0])));
}

function merged(table: string, access: Access, sums: readonly number[] = []): MergedStatement {
  return { sql: '', plain: null, touched: '', columns: [0, 1], constants: [], table, access, key: [0], sums };
}

function of(statement: MergedStatement, ...values: readonly SqlValue[]): GuardedStatement {
  return { sql: '', values, rows: 1, change: 0, merged: statement };
}
