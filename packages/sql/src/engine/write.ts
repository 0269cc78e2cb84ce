import { type Expression, type ExpressionBuilder, type Kysely, sql, type SqlBool } from 'kysely';
import type { BinaryKind } from './column-kind.ts';
import { type Codec, type Column, sought } from './columns.ts';
import type { Stored } from './ids.ts';
import { unindexed } from './joined.ts';
import { mergeable } from './mergeable.ts';
import { computed, isPlaceholder, ofColumn } from './placeholder.ts';
import type { Build } from './build.ts';
import { type AnyTable, changesOf, excludedOf, nextOf, type Table, type TableColumn, valuesOf } from './table.ts';
import type { FieldsOf, Given } from './table-types.ts';

// Building blocks of changes: inserts, guarded updates and increments over declared columns. Other changes use custom
// SQL.

/** Inserts an object. */
export function insert<Change, Domain, Declared, Own>(
  table: Table<string, Domain, Declared, Own>,
  object: (change: Change) => Given<Domain, Declared>,
): Build<Change, unknown> {
  return mergeable(
    (db, change) =>
      loose(db)
        .insertInto(table.name)
        .values(valuesOf(table, object(change))),
    { table, access: 'insert' },
  );
}

/** Inserts an object, or updates the one that has the same key. */
export function put<Change, Domain, Declared, Own>(
  table: Table<string, Domain, Declared, Own>,
  key: keyof FieldsOf<Domain, Declared, Own> | readonly (keyof FieldsOf<Domain, Declared, Own>)[],
  object: (change: Change) => Given<Domain, Declared>,
): Build<Change, unknown> {
  return mergeable(
    (db, change) =>
      loose(db)
        .insertInto(table.name)
        .values(valuesOf(table, object(change)))
        .onConflict((conflict) =>
          conflict.columns([key].flat().map((field) => columnOf(table, field).name)).doUpdateSet(excludedOf(table)),
        ),
    { table, access: 'write' },
  );
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
  return mergeable(
    (db, change) => {
      const { to, set, add, subtract, where } = write(change);
      return loose(db)
        .updateTable(table.name)
        .set((eb) => ({
          ...(to === undefined ? {} : changesOf(table, to)),
          ...mapped(table, set, (column, value) => nextOf(table, column, written(column, value))),
          ...mapped(table, add, (column, value) => eb(column.name, '+', ofColumn(column, value))),
          ...mapped(table, subtract, (column, value) => eb(column.name, '-', ofColumn(column, value))),
        }))
        .where(matching(table, where));
    },
    (change) => {
      const parts = write(change);
      if (!isKeyed(table, parts.where)) return null;
      return { table, access: isAdding(table, parts) ? 'add' : 'write' };
    },
  );
}

/**
 * Only adds amounts to a row, on a condition that holds for a sum if and only if it holds for each of its parts in any
 * order: what is subtracted must be there.
 */
function isAdding<Domain, Declared, Fields>(
  table: AnyTable,
  { to, set, add = {}, subtract = {}, where }: Update<Domain, Declared, Fields>,
): boolean {
  if (to !== undefined || set !== undefined) return false;
  const amounts: Readonly<Record<string, unknown>> = { ...add, ...subtract };
  const keys = new Set(table.key.map(({ field }) => field));
  return (
    Object.values(amounts).every(isPlaceholder) &&
    Object.entries<unknown>(where).every(([field, value]) => {
      if (keys.has(field) || !isVariable(value)) return true;
      return isComparison(value) && value[COMPARED] === '>=' && !value.orNull && isTaken(field, value.value);
    })
  );

  function isTaken(field: string, value: unknown): boolean {
    return field in subtract && (subtract as Readonly<Record<string, unknown>>)[field] === value;
  }
}

/** Whether it depends on the change. */
function isVariable(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(isPlaceholder);
  return isPlaceholder(isComparison(value) ? value.value : value);
}

/** Whether it finds at most one row, by its primary key. */
function isKeyed(table: AnyTable, where: object): boolean {
  return table.key.every(({ field }) => isPlaceholder((where as Readonly<Record<string, unknown>>)[field]));
}

/** Deletes rows. */
export function remove<Change, Domain, Declared, Own>(
  table: Table<string, Domain, Declared, Own>,
  where: (change: Change) => Where<FieldsOf<Domain, Declared, Own>>,
): Build<Change, unknown> {
  return mergeable(
    (db, change) =>
      loose(db)
        .deleteFrom(table.name)
        .where(matching(table, where(change))),
    (change) => (isKeyed(table, where(change)) ? { table, access: 'write' } : null),
  );
}

/** Finds rows and changes nothing: a plain read without a lock. */
export function find<Change, Domain, Declared, Own>(
  table: Table<string, Domain, Declared, Own>,
  where: (change: Change) => Where<FieldsOf<Domain, Declared, Own>>,
): Build<Change, unknown> {
  return mergeable(
    (db, change) =>
      loose(db)
        .selectFrom(table.name)
        .select('id')
        .where(matching(table, where(change))),
    (change) => (isKeyed(table, where(change)) ? { table, access: 'read' } : null),
  );
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

/** The value of a field that rows are looked for by, for custom SQL that can be merged. */
export function ofField<Domain, Declared, Own, Field extends keyof FieldsOf<Domain, Declared, Own>, Value>(
  table: Table<string, Domain, Declared, Own>,
  field: Field,
  value: Value,
): InColumn<Field extends keyof Declared ? Declared[Field] : Field extends keyof Own ? Own[Field] : never, Value>;
export function ofField(table: AnyTable, field: string, value: unknown): unknown;
export function ofField(table: AnyTable, field: PropertyKey, value: unknown): unknown {
  const column = columnOf(table, field);
  return hasBytes(column) ? sought(column, column.codec, value) : ofColumn(column, value);
}

type InColumn<Declared, Value> = Declared extends Column<BinaryKind> ? Stored : Value;

/** Whether the engine has it in another form than the database. */
export function hasBytes(column: TableColumn): column is TableColumn & { readonly codec: Codec } {
  return column.kind === 'id' || column.kind === 'anyId' || column.kind === 'bytes';
}

/** A value for JSON rows that are written, see `jsonRows`. */
export function inJson(table: AnyTable, field: string, value: string): string {
  return String(columnOf(table, field).codec?.encode(value) ?? value);
}

/** The same for rows that others are looked for by. */
export function soughtInJson(table: AnyTable, field: string, value: string | null): string | null {
  return value === null ? null : String(columnOf(table, field).codec?.find(value) ?? value);
}

type Rows = Record<string, Record<string, unknown>>;
type Eb = ExpressionBuilder<Rows, string>;

/** Names come from typed declarations; kysely need not check them again. */
export function loose(db: unknown): Kysely<Rows> {
  return db as Kysely<Rows>;
}

export function columnOf(table: AnyTable, field: PropertyKey): TableColumn {
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

/** A value that is written. */
function written(column: TableColumn, value: unknown): unknown {
  const { codec } = column;
  if (codec === null || value === null) return ofColumn(column, value);
  return ofColumn(
    column,
    computed(value, (known) => (known === null ? null : codec.encode(known))),
  );
}

/** A value that rows are looked for by. */
export function soughtIn(column: TableColumn, value: unknown): unknown {
  if (column.codec === null) return ofColumn(column, value);
  return sought(column, column.codec, value);
}

function matching<Fields>(table: AnyTable, where: Where<Fields>): (eb: Eb) => Expression<SqlBool> {
  // A row that its key finds is not to be found by an index of rows without a value: a plan that was made for a small table would
  // read the whole index, for each member of a merged statement, until the table is analysed.
  const nullable = isKeyed(table, where) ? unindexed : sql.ref<Stored>;
  return (eb) =>
    eb.and(
      Object.entries(where).map(([field, value]) => {
        const column = columnOf(table, field);
        const { name } = column;
        if (value === null) return eb(nullable(name), 'is', null);
        if (Array.isArray(value)) {
          return eb(
            name,
            'in',
            value.map((each) => soughtIn(column, each)),
          );
        }
        if (!isComparison(value)) return eb(name, '=', soughtIn(column, value));
        if (value.value === null) return eb(name, 'is not', null);
        const compared = eb(name, value[COMPARED], soughtIn(column, value.value));
        return value.orNull ? eb.or([eb(name, 'is', null), compared]) : compared;
      }),
    );
}

function isComparison(value: unknown): value is Comparison<unknown> {
  return typeof value === 'object' && value !== null && COMPARED in value;
}
