import type { BinaryType, SqlDialect, SqlType } from '@mitako/sql';
import { type RawBuilder, sql, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';

/**
 * SQLite's planner reads the values of parameters, of a limit, of a join, of a key beside the condition of a partial index, and
 * then compiles the statement again for each run: 26 µs instead of 7 for the entries of an account that wait to be posted, 190
 * instead of 40 for a claim of lanes. `likely(x)` is `x`, compiles to nothing, and hides it.
 */
class HidingCompiler extends SqliteQueryCompiler {
  protected override getCurrentParameterPlaceholder(): string {
    return 'likely(?)';
  }
}

/** How the store's SQL is written for SQLite: for an engine over another driver, see docs/stores.md. */
export const sqliteDialect: SqlDialect = {
  kysely: {
    createAdapter: () => new SqliteAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new HidingCompiler(),
  },
  schema: null,
  // STRICT: without it SQLite would store text or fractions in a column of money.
  types: {
    text: 'text',
    bigint: 'integer',
    uuid: 'blob',
    bytes: 'blob',
    plain: 'strict',
    keyed: 'strict, without rowid',
    settled: 'strict',
    updated: 'strict',
    unlogged: '',
  },
  locksRows: false,
  joinsLaterally: false,
  seeksPairs: false,
  dividesTables: false,
  version: sql<string>`sqlite_version()`,
  nowMs: sql<number>`cast(unixepoch('subsec') * 1000 as integer)`,
  findTable: (name) => sql`select name from sqlite_master where type = 'table' and name = ${name}`,
  bound: (_type, hex) => Buffer.from(hex, 'hex'),
  isAmong: (column, json, type) => sql`${sql.ref(column)} in (${elements(json, type)})`,
  isFoundBy: (column, query) => sql`${sql.ref(column)} in ${query}`,
  jsonTexts: <Value>(json: string, type?: BinaryType) => sql<Value>`(${elements(json, type)})`,
  jsonEach: <Value>(json: string, type?: BinaryType) => sql<Value>`(${elements(json, type)})`,
  // It has no LATERAL, but the argument of a function may depend on the relations before it.
  foundIds: (query) => sql`json_each((select json_group_array(hex(id)) from ${query} as paged))`,
  foundId: (relation) => sql`unhex(${sql.ref(`${relation}.value`)})`,
  firstOf: (ids) => sql`min(${ids})`,
  lastOf: (ids) => sql`max(${ids})`,
  asAnyId: (column, prefix = '') =>
    prefix === '' ? sql.ref(column) : sql`cast(${sql.lit(prefix)} || ${sql.ref(column)} as blob)`,
  idInAny: (column, prefix) =>
    sql`case when substr(${sql.ref(column)}, 1, ${sql.lit(prefix.length)}) = cast(${sql.lit(prefix)} as blob)
      then substr(${sql.ref(column)}, ${sql.lit(prefix.length + 1)}) end`,
  joinedBytes: (column, text, last) => sql`cast(${sql.ref(column)} || ${sql.ref(text)} || char(${last}) as blob)`,
  // It has no lists for parameters, and a statement costs no round trip.
  members: null,
  jsonRows(fields, json) {
    const values = fields.map(({ name, type }) => `${bytesOr(type, `value ->> '${name}'`)} as "${name}"`);
    return sql`(select ${sql.raw(values.join(', '))} from json_each(${json}))`;
  },
};

/** The strings of a JSON array, in the column `value`. */
function elements(json: string, type?: BinaryType): RawBuilder<unknown> {
  return sql`select ${sql.raw(bytesOr(type, 'value'))} as value from json_each(${json})`;
}

function bytesOr(type: SqlType | undefined, value: string): string {
  return type === 'uuid' || type === 'bytea' ? `unhex(${value})` : value;
}
