import {
  rowChangeType,
  type RowInsert,
  type RowName,
  type RowReads,
  type RowUpdate,
  rowsWith,
} from '@mitako/core/engine';
import type { Column } from './engine/columns.ts';
import type { Definition, Definitions } from './engine/change.ts';
import type { Reader } from './engine/reader.ts';
import { rowsOf } from './engine/rows.ts';
import type { Table } from './engine/table.ts';
import { insert, update } from './engine/write.ts';
import { rowTables, type Tables } from './tables.ts';

/** What is used here of any row. */
interface AnyRow {
  readonly id: string;
  readonly version: number;
}

type AnyRowTable = Table<
  keyof Tables,
  AnyRow,
  { readonly id: Column<'text', false>; readonly version: Column<'integer', false> },
  Readonly<Record<never, never>>
>;

type AnyRowChange = Readonly<Record<RowName, AnyRow>> & { readonly fromVersion: number };

function tableOf(name: RowName): AnyRowTable {
  // Which of these a row has is declared by the port, see `ROWS`.
  return rowTables[name] as unknown as AnyRowTable;
}

function inserting(name: RowName): Definition<AnyRowChange> {
  return ({ one }) => [one(insert(tableOf(name), (change) => change[name]))];
}

function updating(name: RowName): Definition<AnyRowChange> {
  return ({ one }) => [
    one(
      update(tableOf(name), ({ [name]: row, fromVersion }) => ({
        to: row,
        where: { id: row.id, version: fromVersion },
      })),
    ),
  ];
}

/** The changes of rows. A subject that writes more than the row has statements of its own instead. */
export const rowChanges = Object.fromEntries([
  ...rowsWith('insert').map((name) => [rowChangeType(name, 'insert'), inserting(name)]),
  ...rowsWith('update').map((name) => [rowChangeType(name, 'update'), updating(name)]),
]) as Definitions<(RowInsert | RowUpdate)['type']>;

/** What payments and most other requests read. */
const LOOKED_UP: ReadonlySet<RowName> = new Set<RowName>(['payment', 'attempt', 'principal', 'merchant', 'account']);

/** The reads of rows by their ids. */
export function createRowReads(reader: Reader): RowReads {
  const byId = (name: RowName) => {
    const rows = rowsOf(reader, tableOf(name));
    return LOOKED_UP.has(name) ? rows.lookUpBy('id') : rows.by('id');
  };
  return Object.fromEntries([
    ...rowsWith('byId').map((name) => [`${name}ById`, byId(name)]),
    ...rowsWith('byIds').map((name) => [`${name}sByIds`, rowsOf(reader, tableOf(name)).byIds]),
  ]) as RowReads;
}
