import type { SqlType } from './sql-value.ts';

/** 0 or 1: SQLite has no boolean, and one definition serves both engines. */
export type Flag = 0 | 1;

/** Type of a column: the database type, and for flags and JSON their meaning. */
export type ColumnKind = 'text' | 'integer' | 'bigint' | 'flag' | 'json';

/** Source of a column's value: the object, a computation, or separate statements. */
export type Origin = 'given' | 'computed' | 'apart';

/** One declared column: `amount: bigint().fixed()`. Not null unless declared so. */
export interface Column<
  Kind extends ColumnKind = ColumnKind,
  Nullable extends boolean = boolean,
  Name extends string | null = string | null,
  From extends Origin = Origin,
> {
  readonly kind: Kind;
  readonly isNullable: Nullable;
  /** Null: the field's name in snake case. */
  readonly name: Name;
  readonly origin: From;
  readonly isFixed: boolean;
  readonly isRising: boolean;
  readonly compute: ((object: never) => unknown) | null;

  nullable(): Column<Kind, true, Name, From>;
  /** Omitted from updates: it never changes, and an update without it touches fewer indexes. */
  fixed(): Column<Kind, Nullable, Name, From>;
  /** A time that an update moves forward only: clocks of processes differ, and may be set back. */
  rising(): Column<Kind, Nullable, Name, From>;
  named<Other extends string>(name: Other): Column<Kind, Nullable, Other, From>;
  /** Written with each insert and update, computed from the object. */
  computed(compute: (object: never) => unknown): Column<Kind, Nullable, Name, 'computed'>;
  /** Not written with the object: it has a default, or separate statements write it. */
  apart(): Column<Kind, Nullable, Name, 'apart'>;
}

export function text(): Column<'text', false, null, 'given'> {
  return column({ ...PLAIN, kind: 'text' });
}

/** Small counts. */
export function integer(): Column<'integer', false, null, 'given'> {
  return column({ ...PLAIN, kind: 'integer' });
}

/** Money and times: safe integers. */
export function bigint(): Column<'bigint', false, null, 'given'> {
  return column({ ...PLAIN, kind: 'bigint' });
}

export function flag(): Column<'flag', false, null, 'given'> {
  return column({ ...PLAIN, kind: 'flag' });
}

export function json(): Column<'json', false, null, 'given'> {
  return column({ ...PLAIN, kind: 'json' });
}

const PLAIN = {
  isNullable: false,
  name: null,
  origin: 'given',
  isFixed: false,
  isRising: false,
  compute: null,
} as const;

type State<Kind extends ColumnKind, Nullable extends boolean, Name extends string | null, From extends Origin> = Pick<
  Column<Kind, Nullable, Name, From>,
  'kind' | 'isNullable' | 'name' | 'origin' | 'isFixed' | 'isRising' | 'compute'
>;

function column<Kind extends ColumnKind, Nullable extends boolean, Name extends string | null, From extends Origin>(
  state: State<Kind, Nullable, Name, From>,
): Column<Kind, Nullable, Name, From> {
  return {
    ...state,
    nullable: () => column({ ...state, isNullable: true }),
    fixed: () => column({ ...state, isFixed: true }),
    rising: () => column({ ...state, isRising: true }),
    named: (name) => column({ ...state, name }),
    computed: (compute) => column({ ...state, origin: 'computed', compute }),
    apart: () => column({ ...state, origin: 'apart' }),
  };
}

/** A nested object, whose fields are columns of their own. */
export interface Group<Columns = unknown, Prefix extends string = string, Nullable extends boolean = boolean> {
  readonly columns: Columns;
  readonly prefix: Prefix;
  readonly isNullable: Nullable;
  /** If it is null, all its columns are; its first column decides. */
  nullable(): Group<Columns, Prefix, true>;
}

/** `fees: group('fee_', { fixed: bigint() })` is the column `fee_fixed`. */
export function group<const Columns extends Readonly<Record<string, Column>>, Prefix extends string>(
  prefix: Prefix,
  columns: Columns,
): Group<Columns, Prefix, false> {
  const nullable: Group<Columns, Prefix, true> = { prefix, columns, isNullable: true, nullable: () => nullable };
  return { ...nullable, isNullable: false };
}

export const SQL_TYPES: Readonly<Record<ColumnKind, SqlType>> = {
  text: 'text',
  integer: 'integer',
  bigint: 'bigint',
  flag: 'integer',
  json: 'text',
};

/** Encodes a value of this type. */
export const ENCODE: Readonly<Record<ColumnKind, ((value: unknown) => unknown) | null>> = {
  text: null,
  integer: null,
  bigint: null,
  flag: (value) => flagOf(value === true),
  json: (value) => JSON.stringify(value),
};

/** Decodes it. */
export const DECODE: Readonly<Record<ColumnKind, ((value: unknown) => unknown) | null>> = {
  text: null,
  integer: null,
  bigint: null,
  flag: (value) => value === 1,
  json: (value) => JSON.parse(String(value)),
};

export function flagOf(value: boolean): Flag {
  return value ? 1 : 0;
}

export function truth(value: Flag): boolean {
  return value === 1;
}
