import { describe, expect, it } from 'vitest';
import { sqliteDialect } from '../../sqlite/src/dialect.ts';
import { createCompiler } from '../src/engine/compiler.ts';
import { bigint, flag, group, integer, json, text } from '../src/engine/columns.ts';
import type { BoundStatement } from '../src/engine/engine.ts';
import { prepare } from '../src/engine/statement.ts';
import { partOf, table } from '../src/engine/table.ts';
import { above, insert, not, nullOr, put, remove, update } from '../src/engine/write.ts';

interface Parcel {
  readonly id: string;
  readonly weight: number;
  readonly isFragile: boolean;
  readonly tags: readonly string[];
  readonly note: string | null;
  readonly box: { readonly width: number; readonly label: string | null } | null;
}

const FIELDS = {
  id: text().fixed(),
  weight: bigint().named('grams'),
  isFragile: flag(),
  tags: json(),
  note: text().nullable(),
  box: group('box_', { width: integer(), label: text().nullable() }).nullable(),
} as const;

const parcels = table<Parcel>()('parcels', FIELDS, {
  leaseToken: text()
    .nullable()
    .computed(() => null),
  turn: bigint().apart(),
});

const FULL: Parcel = {
  id: 'one',
  weight: 5,
  isFragile: true,
  tags: ['a'],
  note: 'n',
  box: { width: 3, label: null },
};
const BARE: Parcel = { ...FULL, isFragile: false, tags: [], note: null, box: null };

describe('a table', () => {
  it('names its columns after its fields, with their types', () => {
    expect(parcels.columns.map(({ name, kind, isNullable }) => [name, kind, isNullable])).toEqual([
      ['id', 'text', false],
      ['grams', 'bigint', false],
      ['is_fragile', 'flag', false],
      ['tags', 'json', false],
      ['note', 'text', true],
      ['box_width', 'integer', true],
      ['box_label', 'text', true],
      ['lease_token', 'text', true],
      ['turn', 'bigint', false],
    ]);
  });

  it.each([FULL, BARE])('reads an object as written', (parcel) => {
    const row = Object.fromEntries(parcels.columns.map(({ name, read }) => [name, read(parcel)]));
    expect(parcels.fromRow(row as never)).toEqual(parcel);
  });

  it.each([FULL, BARE])('reads an object from a part of a joined row', (parcel) => {
    const row = Object.fromEntries(parcels.columns.map(({ name, read }) => [`parcel__${name}`, read(parcel)]));
    expect(partOf(parcels, 'parcel__')(row)).toEqual(parcel);
  });

  it('has a column for each field, of its kind and no other', () => {
    expect(table<Parcel>()('parcels', FIELDS).fields.map(({ field }) => field)).toEqual(Object.keys(FULL));
    // Each of these compiles only because of the mark above it.
    const { note: _note, ...withoutNote } = FIELDS;
    // @ts-expect-error a field without a column
    table<Parcel>()('parcels', withoutNote);
    // @ts-expect-error a column without a field
    table<Parcel>()('parcels', { ...FIELDS, colour: text() });
    // @ts-expect-error a column that may be null for a field that may not
    table<Parcel>()('parcels', { ...FIELDS, id: text().nullable() });
    // @ts-expect-error a column that may not be null for a field that may
    table<Parcel>()('parcels', { ...FIELDS, note: text() });
    // @ts-expect-error a number in a column of text
    table<Parcel>()('parcels', { ...FIELDS, weight: text() });
    // @ts-expect-error a group without one of its fields
    table<Parcel>()('parcels', { ...FIELDS, box: group('box_', { width: integer() }).nullable() });
    // @ts-expect-error a group that is always there for an object that may not be
    table<Parcel>()('parcels', { ...FIELDS, box: group('box_', { width: integer(), label: text().nullable() }) });
  });
});

/** Without what hides values from SQLite's planner. */
function bare({ sql, values }: BoundStatement): BoundStatement {
  return { sql: sql.replaceAll('likely(?)', '?'), values };
}

describe('a statement over declared columns', () => {
  const { bind } = prepare(
    compiler(),
    insert(parcels, ({ parcel }: { readonly parcel: Parcel }) => parcel),
  );

  it('inserts all columns that are not written separately', () => {
    expect(bare(bind({ parcel: FULL }))).toEqual({
      sql:
        'insert into "parcels" ("id", "grams", "is_fragile", "tags", "note", "box_width", "box_label", "lease_token") ' +
        'values (?, ?, ?, ?, ?, ?, ?, ?)',
      values: ['one', 5, 1, '["a"]', 'n', 3, null, null],
    });
  });

  it('replaces the object with its key', () => {
    const { sql } = prepare(
      compiler(),
      put(parcels, 'id', (parcel: Parcel) => parcel),
    ).bind(FULL);
    expect(sql).toContain('on conflict ("id") do update set "grams" = "excluded"."grams", "is_fragile" =');
    expect(sql).not.toContain('"excluded"."id"');
    expect(sql).not.toContain('turn');
  });

  it('updates all mutable columns of the guarded row', () => {
    const next = prepare(
      compiler(),
      update(parcels, ({ parcel, turn }: { readonly parcel: Parcel; readonly turn: number }) => ({
        to: parcel,
        where: { id: parcel.id, turn },
      })),
    );
    expect(bare(next.bind({ parcel: BARE, turn: 7 }))).toEqual({
      sql:
        'update "parcels" set "grams" = ?, "is_fragile" = ?, "tags" = ?, "note" = ?, "box_width" = ?, "box_label" = ?, ' +
        '"lease_token" = ? where ("id" = ? and "turn" = ?)',
      values: [5, 0, '[]', null, null, null, null, 'one', 7],
    });
  });

  it('sets, adds and subtracts single fields', () => {
    const { bind: bound } = prepare(
      compiler(),
      update(parcels, (change: { readonly fragile: boolean; readonly by: number }) => ({
        set: { isFragile: change.fragile, tags: [], leaseToken: null },
        add: { weight: change.by },
        subtract: { turn: 1 },
        where: { isFragile: true, note: null, id: ['one', 'other'], weight: nullOr(above(change.by)), turn: not(3) },
      })),
    );
    expect(bare(bound({ fragile: false, by: 2 }))).toEqual({
      sql:
        'update "parcels" set "is_fragile" = ?, "tags" = ?, "lease_token" = ?, "grams" = "grams" + ?, "turn" = "turn" - ? ' +
        'where ("is_fragile" = ? and "note" is null and "id" in (?, ?) and ("grams" is null or "grams" > ?) and "turn" <> ?)',
      values: [0, '[]', null, 2, 1, 1, 'one', 'other', 2, 3],
    });
  });

  it('knows its fields', () => {
    // @ts-expect-error there is no such field to set
    update(parcels, () => ({ set: { colour: 'red' }, where: { id: 'one' } }));
    // @ts-expect-error nor one to look for
    remove(parcels, () => ({ colour: 'red' }));
    // @ts-expect-error nothing is added to text
    update(parcels, () => ({ add: { note: 1 }, where: { id: 'one' } }));
    expect(() =>
      prepare(
        compiler(),
        remove(parcels, () => ({ colour: 'red' }) as never),
      ).bind(null),
    ).toThrow(TypeError);
  });
});

function compiler(): ReturnType<typeof createCompiler> {
  return createCompiler(sqliteDialect);
}
