import type { IdKind } from '@mitako/core/engine';
import { anyOfStored, hexOfAny, hexOfId, hexOfStored, idOfStored, type Stored } from './ids.ts';
import type { ColumnKind } from './column-kind.ts';
import { isPlaceholder, placeholder, readerOf, type ValueColumn } from './placeholder.ts';
import type { SqlType } from './sql-value.ts';

/** 0 or 1: SQLite has no boolean, and one definition serves both engines. */
export type Flag = 0 | 1;

/** How bytes are written outside of the store. */
type BytesText = 'hex' | 'base64url';

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
  /** Of values that are bytes in the database. */
  readonly codec: Codec | null;
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

/** A text that is stored in another form. */
export function coded(codec: Codec): Column<'text', false, null, 'given'> {
  return column({ ...PLAIN, kind: 'text', codec });
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

/** An id of this kind: 16 bytes. */
export function id(kind: IdKind): Column<'id', false, null, 'given'> {
  return column({ ...PLAIN, kind: 'id', codec: codecOfId(kind) });
}

/**
 * An id of any kind, or another text in its place: it says itself what it is. Columns that are compared with each other
 * have the same usual kind.
 * @param usual kind that most have, whose prefix is not stored
 */
export function anyId(usual: IdKind | null = null): Column<'anyId', false, null, 'given'> {
  return column({ ...PLAIN, kind: 'anyId', codec: codecOfAny(usual) });
}

/** A hash or another value that the engine has in this form. */
export function bytes(form: BytesText): Column<'bytes', false, null, 'given'> {
  return binary(codecOfBytes(form));
}

/** Bytes with a meaning of their own. */
export function binary(codec: Codec): Column<'bytes', false, null, 'given'> {
  return column({ ...PLAIN, kind: 'bytes', codec });
}

const PLAIN = {
  codec: null,
  isNullable: false,
  name: null,
  origin: 'given',
  isFixed: false,
  isRising: false,
  compute: null,
} as const;

type State<Kind extends ColumnKind, Nullable extends boolean, Name extends string | null, From extends Origin> = Pick<
  Column<Kind, Nullable, Name, From>,
  'kind' | 'codec' | 'isNullable' | 'name' | 'origin' | 'isFixed' | 'isRising' | 'compute'
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
  id: 'uuid',
  anyId: 'bytea',
  bytes: 'bytea',
};

/** How a value is written and read. What bytes are bound as are their hexadecimal digits, see `SqlDialect.bound`. */
export interface Codec {
  /** @throws TypeError for what the column cannot have */
  encode(value: unknown): string | number;
  /** The same for a value that rows are looked for by: for one that the column cannot have, what no row has. */
  find(value: unknown): string | number | null;
  /** @param object what was read of it before: the fields that are declared before this one */
  decode(stored: unknown, object?: Readonly<Record<string, unknown>>): unknown;
}

/** Null: the value is stored as it is. */
export function codecOf({ kind, codec }: Pick<Column, 'kind' | 'codec'>): Codec | null {
  return kind === 'flag' ? FLAG : kind === 'json' ? JSON_TEXT : codec;
}

const FLAG: Codec = {
  encode: (value) => flagOf(value === true),
  find: (value) => flagOf(value === true),
  decode: (stored) => stored === 1,
};

const JSON_TEXT: Codec = {
  encode: (value) => JSON.stringify(value),
  find: (value) => JSON.stringify(value),
  decode: (stored) => JSON.parse(String(stored)),
};

function codecOfId(kind: IdKind): Codec {
  return {
    find: (value) => hexOfId(kind, textOf(value)) ?? NO_ID,
    encode(value) {
      const hex = hexOfId(kind, textOf(value));
      if (hex === null) throw new TypeError(`${String(value)} is not the id of a ${kind}.`);
      return hex;
    },
    decode: (stored) => idOfStored(kind, stored),
  };
}

function codecOfAny(usual: IdKind | null): Codec {
  const encode = (value: unknown): string => hexOfAny(usual, textOf(value));
  return { encode, find: encode, decode: (stored) => anyOfStored(usual, stored) };
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  throw new TypeError(`A ${typeof value} stands where an id or bytes belong.`);
}

function codecOfBytes(form: BytesText): Codec {
  const find = (value: unknown): string | null => {
    const all = Buffer.from(textOf(value), form);
    return all.toString(form) === value ? all.toString('hex') : null;
  };
  return {
    find,
    encode(value) {
      const hex = find(value);
      if (hex === null) throw new TypeError(`What should be ${form} is not.`);
      return hex;
    },
    decode: (stored) => Buffer.from(hexOfStored(stored), 'hex').toString(form),
  };
}

/** An id in a statement: for any text that is not an id of this kind, one that no row has. */
export function ofId(kind: IdKind, value: string | null): Stored {
  return sought({ name: '', kind: 'id' }, codecOfId(kind), value);
}

/** The same for a column of ids of any kind. */
export function ofAnyId(usual: IdKind | null, value: string | null): Stored {
  return sought({ name: '', kind: 'anyId' }, codecOfAny(usual), value);
}

/** Ids for a list in a statement, which is never empty. */
export function ofIds(kind: IdKind, values: readonly string[]): readonly Stored[] {
  return values.length === 0 ? [FIRST_ID] : values.map((value) => ofId(kind, value));
}

/** Sorts before all ids, and is none. */
const NO_ID = '0'.repeat(32);
export const FIRST_ID = ofHex(NO_ID);
/** Sorts after all ids. */
export const LAST_ID = ofHex('f'.repeat(32));

function ofHex(hex: string): Stored {
  return placeholder(() => hex, { name: '', kind: 'id' }) as Stored;
}

/** A value of a column that rows are looked for by, known or of an input. */
export function sought(target: ValueColumn, { find }: Codec, value: unknown): Stored {
  const read = isPlaceholder(value) ? readerOf(value) : (): unknown => value;
  return placeholder((input) => {
    const known = read(input);
    return known === null ? null : find(known);
  }, target) as Stored;
}

/** An id of this kind as a query returns it. */
export function idIn(kind: IdKind, value: Stored): string {
  return idOfStored(kind, value);
}

/** Bytes as a query returns them, in this form. */
export function bytesIn(form: BytesText, value: Stored): string {
  return String(codecOfBytes(form).decode(value));
}

/** The same of a column of ids of any kind. */
export function anyIdIn(usual: IdKind | null, value: Stored): string {
  return anyOfStored(usual, value);
}

/** The same of texts for columns of ids of any kind. */
export function anyIdsJson(usual: IdKind | null, values: readonly string[]): string {
  return JSON.stringify(values.map((value) => hexOfAny(usual, value)));
}

/** A JSON array of the ids of this kind that there are among these, as `SqlDialect.jsonTexts` takes them. */
export function idsJson(kind: IdKind, values: readonly string[]): string {
  return JSON.stringify(values.flatMap((value) => hexOfId(kind, value) ?? []));
}

export function flagOf(value: boolean): Flag {
  return value ? 1 : 0;
}

export function truth(value: Flag): boolean {
  return value === 1;
}
