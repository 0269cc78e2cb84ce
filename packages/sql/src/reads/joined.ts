import { type AliasedExpression, sql } from 'kysely';

// Two tables in one row: the columns of the second carry a prefix, because both have an `id`.

/** Selects the columns of `table` under prefixed names. */
export function prefixed(columns: object, table: string, prefix: string): readonly AliasedExpression<unknown, string>[] {
  return Object.keys(columns).map((name) => sql.ref(`${table}.${name}`).as(`${prefix}${name}`));
}

/** Takes them out of a row again. */
export function unprefix<Row>(columns: object, prefix: string): (row: object) => Row {
  const names = Object.keys(columns).map((name) => [name, `${prefix}${name}`] as const);
  return (row) => {
    const source = row as Record<string, unknown>;
    const part: Record<string, unknown> = {};
    for (const [name, from] of names) part[name] = source[from];
    return part as Row;
  };
}
