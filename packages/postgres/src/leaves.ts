import type { DividedTable, Leaf, StoreLeaves } from '@mitako/core/engine';
import type { BoundStatement, Row } from '@mitako/sql';
import pg from 'pg';
import type { AddLeaf } from './committer.ts';
import type { MissingLeaf } from './errors.ts';

export interface Leaves extends StoreLeaves {
  /** Those of a table that are missing at the same time wait for one, and are perhaps missing again. */
  readonly addMissing: AddLeaf;
}

/** @param ask runs one statement in a transaction of its own, and retries what locks prevent */
export function createLeaves(
  schema: string,
  ask: (statement: BoundStatement) => Promise<readonly (readonly Row[])[]>,
): Leaves {
  const adding = new Map<string, Promise<unknown>>();

  async function numberOf(statement: BoundStatement): Promise<number | null> {
    const [[row] = []] = await ask(statement);
    const number = row?.['result'] ?? null;
    return number === null ? null : Number(number);
  }

  return {
    async all() {
      const [rows = []] = await ask({ sql: leavesIn(schema), values: [] });
      return (rows as readonly LeafRow[]).map(leafOf);
    },

    async add({ table, atMs, widthMs }) {
      const endsAtMs = await numberOf(leafAddition(schema, { table: nameOf(table), atMs }, widthMs));
      if (endsAtMs === null) throw new RangeError(`There is no leaf of ${table} at ${atMs}.`);
      return endsAtMs;
    },

    drop: ({ table, beforeMs }) =>
      numberOf({
        sql: `select ${named(schema, 'mitako_leaf_drop')}($1, $2) as result`,
        values: [nameOf(table), beforeMs],
      }),

    addMissing(leaf) {
      const underWay = adding.get(leaf.table);
      if (underWay !== undefined) return underWay;
      const added = ask(leafAddition(schema, leaf)).finally(() => adding.delete(leaf.table));
      adding.set(leaf.table, added);
      return added;
    },
  };
}

/** Makes a leaf, as wide as the newest one of its table unless that is said. */
export function leafAddition(
  schema: string,
  { table, atMs }: MissingLeaf,
  widthMs: number | null = null,
): BoundStatement {
  return { sql: `select ${named(schema, 'mitako_leaf_add')}($1, $2, $3) as result`, values: [table, atMs, widthMs] };
}

const PREFIX = 'mitako_';

function nameOf(table: DividedTable): string {
  return `${PREFIX}${table}`;
}

interface LeafRow extends Row {
  readonly table_name: string;
  readonly from_ms: number;
  readonly to_ms: number;
  readonly state: string;
  readonly rows_count: number | null;
}

function leafOf({ table_name: name, from_ms: fromMs, to_ms: toMs, state, rows_count: rowsCount }: LeafRow): Leaf {
  // The migration names no others.
  return { table: name.slice(PREFIX.length) as DividedTable, fromMs, toMs, rowsCount, isRest: state === 'rest' };
}

/** A table that was never analyzed has -1 rows. */
function leavesIn(schema: string): string {
  return `select part.table_name, part.from_ms, part.to_ms, part.state, nullif(class.reltuples, -1)::float8 as rows_count
    from ${named(schema, 'mitako_partitions')} as part
    left join pg_catalog.pg_class as class
      on class.oid = to_regclass(format('%I.%I', ${pg.escapeLiteral(schema)}::text, part.leaf))
    order by part.table_name, part.from_ms`;
}

function named(schema: string, name: string): string {
  return `${pg.escapeIdentifier(schema)}.${name}`;
}
