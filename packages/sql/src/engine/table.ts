import { snakeCase } from '@mitako/core/engine';
import { type Insertable, type RawBuilder, sql, type Updateable } from 'kysely';
import type { ColumnKind } from './column-kind.ts';
import { type Codec, codecOf, type Column, type Group } from './columns.ts';
import { computed, ofColumn } from './placeholder.ts';
import type { DeclaredOf, FromRow, Given, RowType } from './table-types.ts';

/**
 * A declared table, from which row type, reading, inserting and updating follow. `Domain` is the object of a row. A
 * field without a column does not compile, nor does a column without a field.
 */
export interface Table<Name extends string, Domain, Declared, Own> {
  readonly name: Name;
  readonly columns: readonly TableColumn[];
  /** Columns of the primary key. */
  readonly key: readonly TableColumn[];
  readonly fields: readonly TableField[];
  readonly fromRow: (row: FromRow<Domain, Declared>) => Domain;
  /** For types only; always undefined. */
  readonly domain?: Domain;
  readonly declared?: Declared;
  readonly own?: Own;
}

/** Any table. */
export type AnyTable = Pick<Table<string, unknown, unknown, unknown>, 'name' | 'columns' | 'key'>;

/** The row type for kysely. */
export type RowsOf<Declaration> =
  Declaration extends Table<string, infer Domain, infer Declared, infer Own> ? RowType<Domain, Declared, Own> : never;

/** A column, for statements. */
export interface TableColumn {
  readonly name: string;
  /** Dotted within a group: `fees.fixed`. */
  readonly field: string;
  readonly kind: ColumnKind;
  readonly codec: Codec | null;
  readonly isNullable: boolean;
  readonly isInserted: boolean;
  readonly isUpdated: boolean;
  /** An update keeps the greater of the old and the new value. */
  readonly isRising: boolean;
  /** Value to write for an object. */
  readonly read: (object: unknown) => unknown;
}

/** Field value read from a row. */
export interface TableField {
  readonly field: string;
  /** For a group, its first column: null if the group is. */
  readonly column: string;
  readonly decode: ((value: unknown, object: Fields) => unknown) | null;
  readonly group: readonly TableField[] | null;
}

/** Declares a table: `table<Refund>()('mitako_refunds', { id: text().fixed(), amount: bigint() })`. */
export function table<Domain>(): <
  const Name extends string,
  const Declared extends DeclaredOf<Domain>,
  const Own extends Readonly<Record<string, Column>> = Readonly<Record<never, never>>,
>(
  name: Name,
  declared: Declared & { readonly [Field in Exclude<keyof Declared, keyof Domain>]: never },
  /** Columns of the store itself, which are not fields of the object. */
  own?: Own,
  /** Fields of the primary key. Default: the first field. */
  key?: readonly (keyof Declared & string)[],
) => Table<Name, Domain, Declared, Own> {
  return (name, declared, own, key) => {
    const fields = fieldsOf(declared, '');
    const columns = [...columnsOf(declared, ''), ...columnsOf(own ?? {}, '')];
    const keys: readonly string[] | undefined = key;
    const isKey = ({ field }: TableColumn, place: number): boolean => keys?.includes(field) ?? place === 0;
    return { name, columns, key: columns.filter(isKey), fields, fromRow: readerOf(fields) as (row: object) => Domain };
  };
}

/** Reads a joined row's columns with a prefix. */
export function partOf<Domain>(
  { fields }: { readonly fields: readonly TableField[]; readonly domain?: Domain },
  prefix: string,
): (row: object) => Domain {
  return readerOf(prefixedFields(fields, prefix)) as (row: object) => Domain;
}

/** Insert values of an object that is still a placeholder. */
export function valuesOf<Domain, Declared, Own>(
  { columns }: Table<string, Domain, Declared, Own>,
  object: Given<Domain, Declared>,
): Insertable<RowType<Domain, Declared, Own>> {
  const inserted = columns.filter(({ isInserted }) => isInserted);
  return Object.fromEntries(
    inserted.map((column) => [column.name, ofColumn(column, computed(object, column.read))]),
  ) as Insertable<RowType<Domain, Declared, Own>>;
}

/** Update values: all but those that never change. */
export function changesOf<Domain, Declared, Own>(
  declared: Table<string, Domain, Declared, Own>,
  object: Given<Domain, Declared>,
): Updateable<RowType<Domain, Declared, Own>> {
  const updated = declared.columns.filter(({ isUpdated }) => isUpdated);
  return Object.fromEntries(
    updated.map((column) => [column.name, nextOf(declared, column, ofColumn(column, computed(object, column.read)))]),
  ) as Updateable<RowType<Domain, Declared, Own>>;
}

/** Update values, taken from the row that could not be inserted. */
export function excludedOf(declared: AnyTable): Record<string, RawBuilder<never>> {
  const updated = declared.columns.filter(({ isUpdated }) => isUpdated);
  return Object.fromEntries(
    updated.map((column) => {
      const excluded: RawBuilder<never> = sql.ref(`excluded.${column.name}`);
      return [column.name, nextOf(declared, column, excluded)];
    }),
  );
}

/** What an update writes to a column: of a rising one, the greater of the old and the new value. */
export function nextOf<Value>({ name }: AnyTable, column: TableColumn, value: Value): Value | RawBuilder<never> {
  if (!column.isRising) return value;
  const old = sql.ref(`${name}.${column.name}`);
  // Not the function: SQLite's is `max`, PostgreSQL's `greatest`.
  return sql<never>`case when ${old} > ${value} then ${old} else ${value} end`;
}

type Fields = Readonly<Record<string, unknown>>;

function columnsOf(declared: object, prefix: string): readonly TableColumn[] {
  return Object.entries(declared as Readonly<Record<string, Column | Group>>).flatMap(([field, each]) =>
    'columns' in each ? columnsOfGroup(field, each) : [columnOf(field, each, prefix)],
  );
}

function columnsOfGroup(field: string, { columns, prefix, isNullable }: Group): readonly TableColumn[] {
  return columnsOf(columns as object, prefix).map((column) => ({
    ...column,
    field: `${field}.${column.field}`,
    isNullable: isNullable || column.isNullable,
    read: (object) => {
      const part = (object as Fields)[field];
      return part === null ? null : column.read(part);
    },
  }));
}

function columnOf(field: string, declared: Column, prefix: string): TableColumn {
  const { kind, isNullable, isFixed, isRising, origin, compute, name } = declared;
  const isInserted = origin !== 'apart';
  const codec = codecOf(declared);
  const value = (compute ?? ((object: Fields) => object[field])) as (object: unknown) => unknown;
  return {
    name: `${prefix}${name ?? snakeCase(field)}`,
    field,
    kind,
    codec,
    isNullable,
    isInserted,
    isUpdated: isInserted && !isFixed,
    isRising,
    read: codec === null ? value : (object) => encoded(codec, value(object)),
  };
}

/** Null is null in every column. */
function encoded({ encode }: Codec, value: unknown): unknown {
  return value === null ? null : encode(value);
}

function fieldsOf(declared: object, prefix: string): readonly TableField[] {
  return Object.entries(declared as Readonly<Record<string, Column | Group>>).map(([field, each]): TableField => {
    if (!('columns' in each)) {
      const column = `${prefix}${each.name ?? snakeCase(field)}`;
      return { field, column, decode: codecOf(each)?.decode ?? null, group: null };
    }
    const group = fieldsOf(each.columns as object, each.prefix);
    const [first] = group;
    if (first === undefined) throw new TypeError(`The group ${field} has no columns.`);
    return { field, column: first.column, decode: null, group };
  });
}

function prefixedFields(fields: readonly TableField[], prefix: string): readonly TableField[] {
  return fields.map((each) => ({
    ...each,
    column: `${prefix}${each.column}`,
    group: each.group === null ? null : prefixedFields(each.group, prefix),
  }));
}

/**
 * The declaration has a column for each field. For a payment's 40 fields, in µs: 1.7 into a copy of a complete object,
 * 2.5 added one by one, 0.4 for a hand-written literal.
 */
function readerOf(fields: readonly TableField[]): (row: object) => object {
  const blank = blankOf(fields);
  const readers = fields.map(({ field, column, decode, group }) => {
    const part = group === null ? null : readerOf(group);
    return { field, column, decode, part };
  });
  return (row) => {
    const object = { ...blank };
    for (const { field, column, decode, part } of readers) {
      const value = (row as Fields)[column];
      if (value === null) continue;
      object[field] = part !== null ? part(row) : decode === null ? value : decode(value, object);
    }
    return object;
  };
}

/** Parsed from JSON, because V8 copies an object slowly if its fields were added one by one. */
function blankOf(fields: readonly TableField[]): Record<string, unknown> {
  const nulls = Object.fromEntries(fields.map(({ field }) => [field, null]));
  return JSON.parse(JSON.stringify(nulls)) as Record<string, unknown>;
}
