import type { Expression, ExpressionBuilder, Kysely, SqlBool } from 'kysely';
import { ENCODE } from './columns.ts';
import { computed } from './placeholder.ts';
import type { Build } from './statement.ts';
import { type AnyTable, changesOf, excludedOf, nextOf, type Table, type TableColumn, valuesOf } from './table.ts';
import type { FieldsOf, Given } from './table-types.ts';

// Building blocks of changes: inserts, guarded updates and increments over declared columns. Other changes use custom
// SQL.

/** Inserts an object. */
export function insert<Change, Domain, Declared, Own>(
  table: Table<string, Domain, Declared, Own>,
  object: (change: Change) => Given<Domain, Declared>,
): Build<Change, unknown> {
  return (db, change) =>
    loose(db)
      .insertInto(table.name)
      .values(valuesOf(table, object(change)));
}

/** Inserts an object, or updates the one that has the same key. */
export function put<Change, Domain, Declared, Own>(
  table: Table<string, Domain, Declared, Own>,
  key: keyof FieldsOf<Domain, Declared, Own>,
  object: (change: Change) => Given<Domain, Declared>,
): Build<Change, unknown> {
  return (db, change) =>
    loose(db)
      .insertInto(table.name)
      .values(valuesOf(table, object(change)))
      .onConflict((conflict) => conflict.column(columnOf(table, key).name).doUpdateSet(excludedOf(table)));
}

/** Values and condition of an update. */
interface Update<Domain, Declared, Fields> {
  /** The complete next state. */
  readonly to?: Given<Domain, Declared>;
  readonly set?: Partial<Fields>;
  readonly add?: Partial<NumbersOf<Fields>>;
  readonly subtract?: Partial<NumbersOf<Fields>>;
  readonly where: Where<Fields>;
}

type NumbersOf<Fields> = {
  readonly [Name in keyof Fields as Fields[Name] extends number ? Name : never]: Fields[Name];
};

export function update<Change, Domain, Declared, Own>(
  table: Table<string, Domain, Declared, Own>,
  write: (change: Change) => Update<Domain, Declared, FieldsOf<Domain, Declared, Own>>,
): Build<Change, unknown> {
  return (db, change) => {
    const { to, set, add, subtract, where } = write(change);
    return loose(db)
      .updateTable(table.name)
      .set((eb) => ({
        ...(to === undefined ? {} : changesOf(table, to)),
        ...mapped(table, set, (column, value) => nextOf(table, column, encoded(column.kind, value))),
        ...mapped(table, add, ({ name }, value) => eb(name, '+', value)),
        ...mapped(table, subtract, ({ name }, value) => eb(name, '-', value)),
      }))
      .where(matching(table, where));
  };
}

/** Deletes rows. */
export function remove<Change, Domain, Declared, Own>(
  table: Table<string, Domain, Declared, Own>,
  where: (change: Change) => Where<FieldsOf<Domain, Declared, Own>>,
): Build<Change, unknown> {
  return (db, change) =>
    loose(db)
      .deleteFrom(table.name)
      .where(matching(table, where(change)));
}

/** Finds rows and changes nothing: a plain read without a lock. */
export function find<Change, Domain, Declared, Own>(
  table: Table<string, Domain, Declared, Own>,
  where: (change: Change) => Where<FieldsOf<Domain, Declared, Own>>,
): Build<Change, unknown> {
  return (db, change) =>
    loose(db)
      .selectFrom(table.name)
      .select('id')
      .where(matching(table, where(change)));
}

/** Per field: a value, null, one of several values, or a comparison. */
export type Where<Fields> = {
  readonly [Name in keyof Fields]?: Fields[Name] | readonly Fields[Name][] | Comparison<Fields[Name]>;
};

const COMPARED = Symbol('a comparison');

export interface Comparison<Value> {
  readonly [COMPARED]: '<' | '<=' | '>' | '>=' | '<>';
  readonly value: Value;
  readonly orNull: boolean;
}

export function below<Value>(value: Value): Comparison<Value> {
  return { [COMPARED]: '<', value, orNull: false };
}

export function atMost<Value>(value: Value): Comparison<Value> {
  return { [COMPARED]: '<=', value, orNull: false };
}

export function above<Value>(value: Value): Comparison<Value> {
  return { [COMPARED]: '>', value, orNull: false };
}

export function atLeast<Value>(value: Value): Comparison<Value> {
  return { [COMPARED]: '>=', value, orNull: false };
}

/** `not(null)`: not null. */
export function not<Value>(value: Value): Comparison<Value> {
  return { [COMPARED]: '<>', value, orNull: false };
}

export function nullOr<Value>(comparison: Comparison<Value>): Comparison<Value> {
  return { ...comparison, orNull: true };
}

type Rows = Record<string, Record<string, unknown>>;
type Eb = ExpressionBuilder<Rows, string>;

/** Names come from typed declarations; kysely need not check them again. */
function loose(db: unknown): Kysely<Rows> {
  return db as Kysely<Rows>;
}

function columnOf(table: AnyTable, field: PropertyKey): TableColumn {
  const column = table.columns.find((each) => each.field === field);
  if (column === undefined) throw new TypeError(`There is no column for ${String(field)}.`);
  return column;
}

/** The columns of these fields with their values. */
function mapped(
  table: AnyTable,
  fields: object | undefined,
  map: (column: TableColumn, value: unknown) => unknown,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields ?? {}).map(([field, value]) => {
      const column = columnOf(table, field);
      return [column.name, map(column, value)];
    }),
  );
}

function encoded(kind: TableColumn['kind'], value: unknown): unknown {
  const encode = ENCODE[kind];
  if (encode === null || value === null) return value;
  return computed(value, (known) => (known === null ? null : encode(known)));
}

function matching<Fields>(table: AnyTable, where: Where<Fields>): (eb: Eb) => Expression<SqlBool> {
  return (eb) =>
    eb.and(
      Object.entries(where).map(([field, value]) => {
        const { name, kind } = columnOf(table, field);
        if (value === null) return eb(name, 'is', null);
        if (Array.isArray(value)) return eb(name, 'in', value);
        if (!isComparison(value)) return eb(name, '=', encoded(kind, value));
        if (value.value === null) return eb(name, 'is not', null);
        const compared = eb(name, value[COMPARED], value.value);
        return value.orNull ? eb.or([eb(name, 'is', null), compared]) : compared;
      }),
    );
}

function isComparison(value: unknown): value is Comparison<unknown> {
  return typeof value === 'object' && value !== null && COMPARED in value;
}
