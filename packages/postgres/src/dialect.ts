import type { BinaryType, SqlDialect } from '@mitako/sql';
import { PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, type RawBuilder, sql } from 'kysely';

/** Compared by bytes, independent of the database's locale. */
const TEXT = 'text collate "C"';

export function postgresDialect(schema: string): SqlDialect {
  return {
    kysely: {
      createAdapter: () => new PostgresAdapter(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    schema,
    types: {
      text: TEXT,
      bigint: 'bigint',
      uuid: 'uuid',
      bytes: 'bytea',
      plain: '',
      keyed: '',
      // Room in each page for the first updates: what they leave makes room for the next.
      settled: 'with (fillfactor = 85)',
      // Room in each page for the next version of all its rows: a payment that was paid is a quarter longer.
      updated: 'with (fillfactor = 45)',
      // Writes no log and waits for no disk.
      unlogged: 'unlogged',
    },
    locksRows: true,
    joinsLaterally: true,
    seeksPairs: true,
    dividesTables: true,
    version: sql<string>`current_setting('server_version')`,
    nowMs: sql<number>`cast(extract(epoch from clock_timestamp()) * 1000 as bigint)`,
    // Not information_schema, which hides tables that this role may not read: they would seem to be missing.
    findTable: (name) =>
      sql`select 1 from pg_catalog.pg_class as c join pg_catalog.pg_namespace as n on n.oid = c.relnamespace where n.nspname = ${schema} and c.relname = ${name}`,
    bound: (type, hex) => (type === 'uuid' ? hex : `\\x${hex}`),
    isAmong: (column, json, type) => sql`${sql.ref(column)} = any(array(${elements(json, type)}))`,
    isFoundBy: (column, query) => sql`${sql.ref(column)} = any(array(${query}))`,
    jsonTexts: <Value>(json: string, type?: BinaryType) => sql<Value>`(${elements(json, type)})`,
    jsonEach: <Value>(json: string, type?: BinaryType) => sql<Value>`lateral (${elements(json, type)})`,
    foundIds: (query) => sql`lateral (select id as value from ${query} as paged)`,
    foundId: (relation) => sql.ref(`${relation}.value`),
    // It has no such aggregates of uuid. The order of their texts is that of their bytes.
    firstOf: (ids) => sql`cast(min(cast(${ids} as text) collate "C") as uuid)`,
    lastOf: (ids) => sql`cast(max(cast(${ids} as text) collate "C") as uuid)`,
    asAnyId: (column, prefix = '') => sql`(${bytesOf(prefix)} || uuid_send(${sql.ref(column)}))`,
    idInAny: (column, prefix) =>
      sql`case when substr(${sql.ref(column)}, 1, ${sql.lit(prefix.length)}) = ${bytesOf(prefix)}
        then cast(encode(substr(${sql.ref(column)}, ${sql.lit(prefix.length + 1)}), 'hex') as uuid) end`,
    joinedBytes: (column, text, last) =>
      sql`(${sql.ref(column)} || convert_to(${sql.ref(text)}, 'UTF8') || set_byte('\\x00'::bytea, 0, ${last}))`,
    members(types) {
      // A subquery hides how long the lists are, which would be a reason to plan the statement again each time.
      const lists = types.map((type, place) => `(select $${place + 1}::${type}[])`);
      const columns = types.map((_, place) => `p${place + 1}`);
      return `unnest(${lists.join(', ')}) with ordinality as member (${[...columns, 'ord'].join(', ')})`;
    },
    jsonRows(fields, json) {
      const typed = fields.map(({ name, type }) => `"${name}" ${type === 'text' || type === 'bytea' ? TEXT : type}`);
      const values = fields.map(({ name, type }) =>
        type === 'bytea' ? `decode("${name}", 'hex') as "${name}"` : `"${name}"`,
      );
      return sql`(select ${sql.raw(values.join(', '))} from json_to_recordset(cast(${json} as json)) as row (${sql.raw(typed.join(', '))}))`;
    },
  };
}

function bytesOf(text: string): RawBuilder<unknown> {
  return sql.raw(`'\\x${Buffer.from(text).toString('hex')}'::bytea`);
}

/** The strings of a JSON array, in the column `value`. */
function elements(json: string, type?: BinaryType): RawBuilder<unknown> {
  const value = type === 'uuid' ? 'cast(value as uuid)' : type === 'bytea' ? "decode(value, 'hex')" : 'value';
  return sql`select ${sql.raw(value)} as value from json_array_elements_text(cast(${json} as json))`;
}
