import type { SqlDialect } from '@mitako/sql';
import { sql, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';

export const sqliteDialect: SqlDialect = {
  kysely: {
    createAdapter: () => new SqliteAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
  schema: null,
  // STRICT: without it SQLite would store text or fractions in a column of money.
  types: {
    text: 'text',
    bigint: 'integer',
    plain: 'strict',
    keyed: 'strict, without rowid',
    settled: 'strict',
    updated: 'strict',
    unlogged: '',
  },
  locksRows: false,
  joinsLaterally: false,
  seeksPairs: false,
  hasFts5: true,
  version: sql<string>`sqlite_version()`,
  nowMs: sql<number>`cast(unixepoch('subsec') * 1000 as integer)`,
  findTable: (name) => sql`select name from sqlite_master where type = 'table' and name = ${name}`,
  isAmong: (column, json) => sql`${sql.ref(column)} in (select value from json_each(${json}))`,
  isFoundBy: (column, query) => sql`${sql.ref(column)} in ${query}`,
  jsonTexts: (json) => sql`(select value from json_each(${json}))`,
  jsonEach: (json) => sql`json_each(${json})`,
  // It has no LATERAL, but the argument of a function may depend on the relations before it.
  foundIds: (query) => sql`json_each((select json_group_array(id) from ${query} as paged))`,
  // It has no lists for parameters, and a statement costs no round trip.
  members: null,
  jsonRows(fields, json) {
    const values = fields.map(({ name }) => `value ->> '${name}' as "${name}"`);
    return sql`(select ${sql.raw(values.join(', '))} from json_each(${json}))`;
  },
};
