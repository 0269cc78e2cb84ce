import type { RootSecretReads, SealedRow } from '@mitako/core/engine';
import { type Expression, type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Reader } from '../engine/reader.ts';
import type { AnyTable, TableColumn } from '../engine/table.ts';
import { columnOf, loose, soughtIn } from '../engine/write.ts';
import { isHashedUnderOther, isPinOfOther } from './of-other-version.ts';
import { WALKED, type Walked } from './walked-tables.ts';

export function createRootSecretReads(reader: Reader): RootSecretReads {
  return {
    async sealedRows(name, after, limit) {
      const { table, sealed, hashed } = WALKED[name];
      const fields = [...sealed, ...hashed].map((field) => columnOf(table, field));
      const rows = await reader.rows((db) => {
        let query = loose(db)
          .selectFrom(table.name)
          .select([...table.key, ...fields].map((column) => column.name));
        if (after !== null) query = query.where(isAfter(table, after));
        for (const { name: column } of table.key) query = query.orderBy(column);
        return query.limit(limit);
      });
      return rows.map((row) => sealedRow(table, fields, row));
    },

    async sealedUnderOthers(name, version) {
      const [row] = await reader.rows((db) =>
        loose(db)
          .selectFrom(WALKED[name].table.name)
          .select(sql<number>`cast(count(*) as integer)`.as('count'))
          .where((eb) => eb.or(sealedFields(WALKED[name]).map((column) => isOfOther(column, version)))),
      );
      return row?.['count'] ?? 0;
    },

    async unseenCredentials(version, nowMs) {
      const [row] = await reader.rows((db) =>
        db.selectNoFrom((eb) => [
          eb
            .selectFrom('mitako_api_keys')
            .select(COUNT)
            .where('active_until_ms', '>', nowMs)
            .where(isHashedUnderOther('hash', version))
            .as('apiKeys'),
          eb
            .selectFrom('mitako_operator_keys')
            .select(COUNT)
            .where('revoked_at_ms', 'is', null)
            .where((key) => key.or([key('expires_at_ms', 'is', null), key('expires_at_ms', '>', nowMs)]))
            .where(isHashedUnderOther('hash', version))
            .as('operatorKeys'),
          eb.selectFrom('mitako_principals').select(COUNT).where(isPinOfOther(version)).as('pins'),
          eb
            .selectFrom('mitako_recovery_codes')
            .select(COUNT)
            .where('used_at_ms', 'is', null)
            .where(isHashedUnderOther('code_hash', version))
            .as('recoveryCodes'),
        ]),
      );
      const { apiKeys, operatorKeys, pins, recoveryCodes } = row ?? {};
      return {
        apiKeys: apiKeys ?? 0,
        operatorKeys: operatorKeys ?? 0,
        pins: pins ?? 0,
        recoveryCodes: recoveryCodes ?? 0,
      };
    },
  };
}

const COUNT = sql<number>`cast(count(*) as integer)`.as('count');

function sealedFields({ table, sealed }: Walked): readonly TableColumn[] {
  return sealed.map((field) => columnOf(table, field));
}

/** Of a version the values begin alike; those that are empty are not sealed. */
function isOfOther({ name }: TableColumn, version: number): RawBuilder<SqlBool> {
  const prefix = `v${version}.`;
  const column = sql.ref(name);
  return sql`(${column} is not null and ${column} <> '' and substr(${column}, 1, ${prefix.length}) <> ${prefix})`;
}

function isAfter({ key }: AnyTable, after: SealedRow['key']): Expression<SqlBool> {
  const [first, second] = key.map((column, place) => ({
    name: sql.ref(column.name),
    value: soughtIn(column, after[place]),
  }));
  if (first === undefined) throw new TypeError('A table has a key.');
  if (second === undefined) return sql`${first.name} > ${first.value}`;
  // So that SQLite seeks the first of them.
  return sql`(${first.name} >= ${first.value} and (${first.name} > ${first.value} or ${second.name} > ${second.value}))`;
}

function sealedRow(
  { key }: AnyTable,
  fields: readonly TableColumn[],
  row: Readonly<Record<string, unknown>>,
): SealedRow {
  const decoded = ({ name, codec }: TableColumn): unknown => {
    const value = row[name] ?? null;
    return value === null || codec === null ? value : codec.decode(value);
  };
  return {
    key: key.map((column) => decoded(column) as string | number),
    values: Object.fromEntries(fields.map((column) => [column.field, decoded(column) as string | null])),
  };
}
