import type { SnakeCase } from '@mitako/core/engine';
import type { Generated, Selectable } from 'kysely';
import type { BinaryKind, ColumnKind } from './column-kind.ts';
import type { Column, Flag, Group } from './columns.ts';
import type { Stored } from './ids.ts';

// Types derived from a declaration.

type KindOf<Value> = Value extends string
  ? 'text' | BinaryKind
  : Value extends number
    ? 'integer' | 'bigint'
    : Value extends boolean
      ? 'flag'
      : 'json';

type IsNullable<Value> = null extends Value ? true : false;

type ColumnOf<Value> =
  | Column<KindOf<NonNullable<Value>>, IsNullable<Value>>
  | (NonNullable<Value> extends object ? Group<DeclaredOf<NonNullable<Value>>, string, IsNullable<Value>> : never);

/** A column, or a group of them, for each field of an object. */
export type DeclaredOf<Domain> = { readonly [Field in keyof Domain]-?: ColumnOf<Domain[Field]> };

type NameOf<Declared, Field> =
  Declared extends Column<ColumnKind, boolean, infer Name> ? (Name extends string ? Name : SnakeCase<Field>) : never;

/** The type of a database value. */
type StoredAs<Kind, Value> = Kind extends BinaryKind
  ? Stored
  : Kind extends 'flag'
    ? Flag
    : Kind extends 'json'
      ? string
      : Value;

type Cell<Declared, Value> =
  Declared extends Column<infer Kind, infer Nullable, string | null, infer From>
    ? From extends 'apart'
      ? Generated<StoredAs<Kind, NonNullable<Value>> | NullIf<Nullable>>
      : StoredAs<Kind, NonNullable<Value>> | NullIf<Nullable>
    : never;

type NullIf<Nullable> = Nullable extends true ? null : never;

type Cells<Domain, Declared> = {
  [Field in keyof Declared & keyof Domain as NameOf<Declared[Field], Field>]: Cell<Declared[Field], Domain[Field]>;
} & Both<
  {
    [Field in keyof Declared & keyof Domain]: Declared[Field] extends Group<infer Columns, infer Prefix, infer Nullable>
      ? GroupCells<NonNullable<Domain[Field]>, Columns, Prefix, Nullable>
      : unknown;
  }[keyof Declared & keyof Domain]
>;

type GroupCells<Domain, Columns, Prefix extends string, Nullable> = {
  [Field in keyof Columns & keyof Domain as `${Prefix}${NameOf<Columns[Field], Field>}`]:
    | Cell<Columns[Field], Domain[Field]>
    | NullIf<Nullable>;
};

/** All types of a union at once. */
type Both<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** The type of a store-owned column. */
type OwnValue<Declared> =
  Declared extends Column<infer Kind, infer Nullable>
    ? (Kind extends 'text' | 'json' | BinaryKind ? string : Kind extends 'flag' ? boolean : number) | NullIf<Nullable>
    : never;

type OwnCells<Own> = { [Field in keyof Own as NameOf<Own[Field], Field>]: Cell<Own[Field], OwnValue<Own[Field]>> };

type Plain<Type> = { [Name in keyof Type]: Type[Name] };

/** A table as kysely knows it. */
export type RowType<Domain, Declared, Own> = Plain<Cells<Domain, Declared> & OwnCells<Own>>;

/** The row of an object: store-owned columns may be absent. */
export type FromRow<Domain, Declared> = Readonly<Selectable<Plain<Cells<Domain, Declared>>>>;

/** The values needed to write an object. */
export type Given<Domain, Declared> = {
  readonly [
    Field in keyof Declared & keyof Domain as Declared[Field] extends { readonly origin: 'apart' } ? never : Field
  ]: Domain[Field];
};

/** Fields for finding and changing rows, including store-owned ones. */
export type FieldsOf<Domain, Declared, Own> = {
  readonly [Field in keyof Declared & keyof Domain as Declared[Field] extends Column ? Field : never]: Domain[Field];
} & { readonly [Field in keyof Own]: OwnValue<Own[Field]> };
