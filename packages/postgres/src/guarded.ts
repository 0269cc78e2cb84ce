import { createHash } from 'node:crypto';
import { type GuardedStatement, remembering, type SqlValue } from '@mitako/sql';

/** A statement that aborts its own transaction unless it touches the required number of rows. */
export interface GuardedQuery {
  /** Absent when prepared statements are disabled. */
  readonly name?: string;
  readonly text: string;
  readonly values: SqlValue[];
}

/** Adds the guard to a statement. */
export type Guard = (statement: GuardedStatement) => GuardedQuery;

/** A setting that every transaction of the store makes, for its own duration. */
export const IN_COMMIT = "SET LOCAL mitako.commit = 'on'";

/** PostgreSQL's error for a violated guard: division_by_zero. No other statement divides. */
export const GUARD_FAILED = '22012';

/** More than the program has. */
const QUERIES_MAX = 2_000;

/**
 * All statements of a commit are sent before any response is read, so the database itself must abort on a wrong row
 * count: each statement becomes a CTE whose row count is checked by a division by zero.
 *
 * The divisor also requires the setting of our transactions. If BEGIN fails (it can be canceled like any statement),
 * the statements behind it would otherwise be executed and committed one by one.
 */
export function createGuard(options: { readonly preparedStatements: boolean }): Guard {
  const queries = remembering<{ readonly name: string; readonly text: string }>(QUERIES_MAX);

  return ({ sql, rows, values }) => {
    const query = queries(`${rows ?? 'any'} ${sql}`, () => {
      const text = guarded(sql, rows);
      return { name: statementName(text), text };
    });
    for (const value of values) refuseUnbindable(value);
    return options.preparedStatements ? { ...query, values: [...values] } : { text: query.text, values: [...values] };
  };
}

/** Derived from the text, so that one name never stands for two statements on a connection. */
export function statementName(text: string): string {
  return `mitako_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`;
}

/** Inside a transaction of the store. */
export const IS_IN_COMMIT = "coalesce(current_setting('mitako.commit', true), '') = 'on'";

/** An insert of one row without ON CONFLICT. */
const PLAIN_INSERT = /^(insert into [^()]+ \([^()]+\)) values \(([^()]+)\)$/i;

function guarded(sql: string, rows: number | null): string {
  // It inserts its row or fails by itself, so it is not counted: 15 µs less in the server for each.
  const [, into, values] = (rows === 1 ? PLAIN_INSERT.exec(sql) : null) ?? [];
  if (into !== undefined && values !== undefined) return `${into} select ${values} where ${IS_IN_COMMIT}`;

  const touching = /^\s*select\b/i.test(sql) ? sql : `${sql} RETURNING 1`;
  const counts = rows === null ? 'count(*) >= 0' : `count(*) = ${rows}`;
  return `WITH touched AS (${touching}) SELECT 1 / (${counts} AND ${IS_IN_COMMIT})::int FROM touched`;
}

/** The driver would notice only when earlier statements are in flight, and COMMIT behind them would keep those. */
export function refuseUnbindable(value: unknown): void {
  if (typeof value !== 'string' && typeof value !== 'number' && value !== null) {
    throw new TypeError(`A ${typeof value} cannot be bound to a statement.`);
  }
}
