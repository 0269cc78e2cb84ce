import type { SqlDialect } from '@mitako/sql';
import { PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql } from 'kysely';

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
    version: sql<string>`current_setting('server_version')`,
    nowMs: sql<number>`cast(extract(epoch from clock_timestamp()) * 1000 as bigint)`,
    // Not information_schema, which hides tables that this role may not read: they would seem to be missing.
    findTable: (name) =>
      sql`select 1 from pg_catalog.pg_class as c join pg_catalog.pg_namespace as n on n.oid = c.relnamespace where n.nspname = ${schema} and c.relname = ${name}`,
    isAmong: (column, json) =>
      sql`${sql.ref(column)} = any(array(select value from json_array_elements_text(cast(${json} as json))))`,
    isFoundBy: (column, query) => sql`${sql.ref(column)} = any(array(${query}))`,
    jsonTexts: (json) => sql`(select value from json_array_elements_text(cast(${json} as json)))`,
    jsonEach: (json) => sql`json_array_elements_text(cast(${json} as json))`,
    foundIds: (query) => sql`lateral (select id as value from ${query} as paged)`,
    members(types) {
      // A subquery hides how long the lists are, which would be a reason to plan the statement again each time.
      const lists = types.map((type, place) => `(select $${place + 1}::${type}[])`);
      const columns = types.map((_, place) => `p${place + 1}`);
      return `unnest(${lists.join(', ')}) with ordinality as member (${[...columns, 'ord'].join(', ')})`;
    },
    jsonRows(fields, json) {
      const typed = fields.map(({ name, type }) => `"${name}" ${type === 'text' ? TEXT : type}`);
      return sql`(select * from json_to_recordset(cast(${json} as json)) as row (${sql.raw(typed.join(', '))}))`;
    },
  };
}
