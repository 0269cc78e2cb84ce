import { csvRow } from '../basics/csv.ts';
import { csvFile, type FileResult } from './result.ts';

/** Rows per read and chunk, about 10 kB. Memory does not grow with the file, and other requests do not wait long. */
const ROWS_MAX = 50;

type Cell = string | number | boolean | null;

interface ListFile<Row, Column extends string> {
  /** Fields of the API, which are the first row of the file. */
  readonly columns: readonly Column[];
  readonly toWire: (row: Row) => Readonly<Record<Column, Cell>>;
  /** A page of the list, and one row more than its limit, which is in the file, too. */
  readonly read: (page: { readonly limit: number; readonly cursor: string | undefined }) => Promise<readonly Row[]>;
}

/** A list as one CSV file, newest first. */
export function listFile<Row extends { readonly id: string }, Column extends string>(
  name: string,
  list: ListFile<Row, Column>,
): FileResult {
  return csvFile(`${name}.csv`, rowsOf(list));
}

async function* rowsOf<Row extends { readonly id: string }, Column extends string>({
  columns,
  toWire,
  read,
}: ListFile<Row, Column>): AsyncGenerator<string> {
  yield csvRow(columns);
  for (let cursor: string | undefined; ;) {
    const rows = await read({ limit: ROWS_MAX - 1, cursor });
    if (rows.length > 0) yield rows.map((row) => rowOf(columns, toWire(row))).join('');
    if (rows.length < ROWS_MAX) return;
    cursor = rows.at(-1)?.id;
  }
}

function rowOf<Column extends string>(columns: readonly Column[], shown: Readonly<Record<Column, Cell>>): string {
  return csvRow(
    columns.map((column) => {
      const cell: Cell = shown[column];
      return typeof cell === 'boolean' ? String(cell) : cell;
    }),
  );
}
