import type { Page, RowOwner } from '@mitako/core/engine';
import type { Kysely, Selectable, SelectQueryBuilder } from 'kysely';
import type { Tables } from '../tables.ts';
import { ownedBy } from './owner.ts';
import { paged } from './page.ts';
import { allOf, oneOf, type Reader } from './reader.ts';
import type { Table } from './table.ts';
import type { FieldsOf } from './table-types.ts';
import { columnOf, loose, ofField, soughtIn } from './write.ts';

type Rows<Name extends keyof Tables> = SelectQueryBuilder<Tables, Name, Selectable<Tables[Name]>>;
type Narrow<Name extends keyof Tables> = (all: Rows<Name>, db: Kysely<Tables>) => Rows<Name>;
/** Those of a table of any name. */
type AnyRows = SelectQueryBuilder<Record<string, Record<string, unknown>>, string, object>;

/** Reads of the objects of one table. */
export interface TableReads<Name extends keyof Tables, Domain, Fields> {
  /** Those that a query finds among all. */
  all(narrow: Narrow<Name>): Promise<readonly Domain[]>;
  /** The first of them. */
  one(narrow: Narrow<Name>): Promise<Domain | null>;
  /** The one with this value of a field with a unique key. */
  by<Field extends keyof Fields>(field: Field): (value: Fields[Field]) => Promise<Domain | null>;
  /**
   * The same for what most requests read: prepared, and on PostgreSQL sent with other look-ups of the moment. These
   * share few connections and wait for the database as long as it takes, so a read of a table with locked rows belongs
   * to `by`, which ends with the request.
   */
  lookUpBy<Field extends keyof Fields>(field: Field): (value: Fields[Field]) => Promise<Domain | null>;
  /** Those of these ids that exist, in any order. */
  byIds(ids: readonly string[]): Promise<readonly Domain[]>;
  /** A page, newest first, of those with all of these values. Undefined: with any. */
  list(page: Page, filter?: ListFilter<Fields>): Promise<readonly Domain[]>;
}

type ListFilter<Fields> = { readonly owner?: RowOwner | undefined } & {
  readonly [Field in keyof Fields]?: Fields[Field] | undefined;
};

export function rowsOf<Name extends keyof Tables, Domain, Declared, Own>(
  reader: Reader,
  table: Table<Name, Domain, Declared, Own>,
): TableReads<Name, Domain, FieldsOf<Domain, Declared, Own>> {
  // What a table reads are the rows of its name, which a generic name does not reveal.
  const fromRow = table.fromRow as unknown as (row: object) => Domain;
  const from: string = table.name;
  const allIn = (db: Kysely<Tables>): AnyRows => loose(db).selectFrom(from).selectAll();
  const found = (narrow: Narrow<Name>) => reader.rows((db) => narrow(allIn(db) as unknown as Rows<Name>, db));

  return {
    all: (narrow) => allOf(found(narrow), fromRow),
    one: (narrow) => oneOf(found(narrow), fromRow),
    by: (field) => (value) =>
      oneOf(
        reader.rows((db) => allIn(db).where(columnOf(table, field).name, '=', ofField(table, field, value))),
        fromRow,
      ),
    lookUpBy(field) {
      const { name } = columnOf(table, field);
      const look = reader.lookUp((db, value: unknown) => allIn(db).where(name, '=', ofField(table, field, value)));
      return (value) => oneOf(look(value), fromRow);
    },
    byIds: async (ids) =>
      ids.length === 0
        ? []
        : allOf(
            reader.rows((db) =>
              allIn(db).where(
                'id',
                'in',
                ids.map((id) => ofField(table, 'id', id)),
              ),
            ),
            fromRow,
          ),
    list: (page, { owner, ...values } = {}) =>
      allOf(
        reader.rows((db) => {
          let rows = allIn(db);
          if (owner !== undefined) rows = rows.where(ownedBy(owner) as never);
          for (const [field, value] of Object.entries(values)) {
            const column = columnOf(table, field);
            if (value === null) rows = rows.where(column.name, 'is', null);
            else if (value !== undefined) rows = rows.where(column.name, '=', soughtIn(column, value));
          }
          return paged(rows, page, table);
        }),
        fromRow,
      ),
  };
}
