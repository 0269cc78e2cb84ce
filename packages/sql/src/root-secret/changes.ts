import type { ChangeOf, WalkedTable } from '@mitako/core/engine';
import { sql } from 'kysely';
import type { Build } from '../engine/build.ts';
import type { SomeDefinitions, Step, Write } from '../engine/change.ts';
import { SQL_TYPES } from '../engine/columns.ts';
import { computed } from '../engine/placeholder.ts';
import type { TableColumn } from '../engine/table.ts';
import { columnOf, loose } from '../engine/write.ts';
import { WALKED } from './walked-tables.ts';

type Replace = ChangeOf<'sealed_rows.replace'>;

export const rootSecretChanges = {
  // A share of the row: of an activation at the same time one waits for the other.
  'assert.data_key': ({ one }) => [
    one((db, { id, activeVersion }, dialect) => {
      const found = db
        .selectFrom('mitako_data_keys')
        .select('id')
        .where('id', '=', id)
        .where('active_version', '=', activeVersion);
      return dialect.locksRows ? found.forShare() : found;
    }),
  ],

  'assert.email_free': ({ none }) => [
    none((db, { role, emailHashes }, dialect) =>
      db
        .selectFrom('mitako_principals')
        .select('id')
        .where('role', '=', role)
        .where(
          dialect.isAmong(
            'email_hash',
            computed(emailHashes, (hashes) => JSON.stringify(hashes)),
          ),
        ),
    ),
  ],

  'sealed_rows.replace': (write) => (Object.keys(WALKED) as WalkedTable[]).map((name) => replacing(write, name)),
} satisfies SomeDefinitions;

function replacing({ any }: Write<Replace>, name: WalkedTable): Step<Replace> {
  const { table: declared, sealed, hashed } = WALKED[name];
  const fields = [...sealed, ...hashed].map((field) => columnOf(declared, field));
  const build: Build<Replace, unknown> = (db, change, dialect) => {
    const rows = dialect.jsonRows(
      [
        ...declared.key.map((column) => ({ name: `key_${column.name}`, type: SQL_TYPES[column.kind] })),
        ...fields.flatMap(({ name: column, kind }) => [
          { name: `from_${column}`, type: SQL_TYPES[kind] },
          { name: `to_${column}`, type: SQL_TYPES[kind] },
        ]),
      ],
      computed(change, (known: Replace) => JSON.stringify(known.rows.map((row) => jsonRow(declared.key, fields, row)))),
    );
    let query = loose(db)
      .updateTable(declared.name)
      .from(rows.$castTo<Record<string, unknown>>().as('moved'))
      .set(Object.fromEntries(fields.map((column) => [column.name, sql.ref(`moved.to_${column.name}`)])));
    for (const { name: column } of declared.key) {
      query = query.where(sql<boolean>`${sql.ref(`${declared.name}.${column}`)} = ${sql.ref(`moved.key_${column}`)}`);
    }
    for (const { name: column } of fields) {
      query = query.where(
        sql<boolean>`${sql.ref(`${declared.name}.${column}`)} is not distinct from ${sql.ref(`moved.from_${column}`)}`,
      );
    }
    return query;
  };
  return any(build, ({ table }) => table === name);
}

function jsonRow(
  key: readonly TableColumn[],
  fields: readonly TableColumn[],
  row: Replace['rows'][number],
): Readonly<Record<string, unknown>> {
  const written = ({ codec }: TableColumn, value: unknown): unknown =>
    codec === null || value === null ? value : codec.encode(value);
  return Object.fromEntries([
    ...key.map((column, place) => [`key_${column.name}`, written(column, row.key[place])]),
    ...fields.flatMap((column) => [
      [`from_${column.name}`, written(column, row.from[column.field] ?? null)],
      [`to_${column.name}`, written(column, row.to[column.field] ?? null)],
    ]),
  ]) as Readonly<Record<string, unknown>>;
}
