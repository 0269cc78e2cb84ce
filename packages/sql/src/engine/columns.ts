/** 0 or 1: SQLite has no boolean, and one definition serves both engines. */
export type Flag = 0 | 1;

/** What a column holds: the type of the database, and for flags and JSON what they stand for. */
export type ColumnKind = 'text' | 'integer' | 'bigint' | 'flag' | 'json';

/** How a column gets its value: from the object, computed from it, or by statements of its own. */
export type Origin = 'given' | 'computed' | 'apart';

/** One column of a table, declared: `amount: bigint().fixed()`. Never null unless it says so. */
export interface Column<
  Kind extends ColumnKind = ColumnKind,
  Nullable extends boolean = boolean,
  Name extends string | null = string | null,
  From extends Origin = Origin,
> {
  readonly kind: Kind;
  readonly isNullable: Nullable;
  /** Null: the name of the field in snake case. */
  readonly name: Name;
  readonly origin: From;
  readonly isFixed: boolean;
  readonly compute: ((object: never) => unknown) | null;

  nullable(): Column<Kind, true, Name, From>;
  /** Left out when the next state is written: it never changes, and an update without it touches fewer indexes. */
  fixed(): Column<Kind, Nullable, Name, From>;
  named<Other extends string>(name: Other): Column<Kind, Nullable, Other, From>;
  /** Written with each insert and update, but not what the object says. */
  computed(compute: (object: never) => unknown): Column<Kind, Nullable, Name, 'computed'>;
  /** Not written with the object: it has a default, or statements of its own write it. */
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

const PLAIN = { isNullable: false, name: null, origin: 'given', isFixed: false, compute: null } as const;

type State<Kind extends ColumnKind, Nullable extends boolean, Name extends string | null, From extends Origin> = Pick<
  Column<Kind, Nullable, Name, From>,
  'kind' | 'isNullable' | 'name' | 'origin' | 'isFixed' | 'compute'
>;

function column<Kind extends ColumnKind, Nullable extends boolean, Name extends string | null, From extends Origin>(
  state: State<Kind, Nullable, Name, From>,
): Column<Kind, Nullable, Name, From> {
  return {
    ...state,
    nullable: () => column({ ...state, isNullable: true }),
    fixed: () => column({ ...state, isFixed: true }),
    named: (name) => column({ ...state, name }),
    computed: (compute) => column({ ...state, origin: 'computed', compute }),
    apart: () => column({ ...state, origin: 'apart' }),
  };
}

/** An object within the object, whose fields are columns of their own. */
export interface Group<Columns = unknown, Prefix extends string = string, Nullable extends boolean = boolean> {
  readonly columns: Columns;
  readonly prefix: Prefix;
  readonly isNullable: Nullable;
  /** Where it is null, all its columns are; its first column says so. */
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

/** As PostgreSQL calls it; SQLite has `integer` for `bigint`. */
export const SQL_TYPES: Readonly<Record<ColumnKind, 'text' | 'integer' | 'bigint'>> = {
  text: 'text',
  integer: 'integer',
  bigint: 'bigint',
  flag: 'integer',
  json: 'text',
};

/** How a value of this kind is written. */
export const ENCODE: Readonly<Record<ColumnKind, ((value: unknown) => unknown) | null>> = {
  text: null,
  integer: null,
  bigint: null,
  flag: (value) => flagOf(value === true),
  json: (value) => JSON.stringify(value),
};

/** How it is read again. */
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
