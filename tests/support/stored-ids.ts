import type { IdKind } from '@mitako/core/engine';
import type { Row, SqlValue } from '../../packages/sql/src/index.ts';
import { accountOfStored, hexOfAccount } from '../../packages/sql/src/ledger/account-column.ts';
import { tables } from '../../packages/sql/src/tables.ts';
import { anyOfStored, hexOfAny, hexOfId, hexOfStored, idOfStored } from '../../packages/sql/src/engine/ids.ts';

// For tests that read and write tables with SQL of their own.

/**
 * Statements with the ids that are in quotes as columns of one kind have them, bytes in SQLite and a UUID in PostgreSQL,
 * and those of accounts.
 */
export function withStoredIds(sql: string, engine: string): string {
  const withAccounts = sql.replaceAll(/'([\w.]+:\w+:[A-Z]{3}:(?:live|test))'/g, (_literal, id: string) =>
    accountLiteral(engine, id),
  );
  return withAccounts.replaceAll(/'([a-z]+)_[0-9a-hjkmnp-tv-z]{26}'/g, (literal) => {
    const hex = hexOfAny(null, literal.slice(1, -1)).slice(-32);
    return engine === 'sqlite' ? `x'${hex}'` : `'${hex}'`;
  });
}

/** A text as a column of ids of any kind has it. */
export function anyLiteral(engine: string, usual: IdKind | null, text: string): string {
  return bytesLiteral(engine, hexOfAny(usual, text));
}

export function accountLiteral(engine: string, id: string): string {
  return bytesLiteral(engine, hexOfAccount(id) ?? '');
}

export function bytesLiteral(engine: string, hex: string): string {
  return engine === 'sqlite' ? `x'${hex}'` : `'\\x${hex}'`;
}

/** A value of a column of ids, as it was read. */
export function literalOf(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : `x'${hexOfStored(value)}'`;
}

/** A parameter of a statement of SQLite. */
export function storedId(kind: IdKind, id: string): Buffer {
  return Buffer.from(hexOfId(kind, id) ?? '', 'hex');
}

export function storedAccount(id: string): Buffer {
  return Buffer.from(hexOfAccount(id) ?? '', 'hex');
}

export function storedAny(usual: IdKind | null, text: string): Buffer {
  return Buffer.from(hexOfAny(usual, text), 'hex');
}

export const idOf = idOfStored;
export const anyOf = anyOfStored;
export const accountOf = accountOfStored;

/** A value for SQLite: an id as a column of one kind has it. */
export function storedValue(value: SqlValue): SqlValue {
  const account = typeof value === 'string' ? hexOfAccount(value) : null;
  if (account !== null) return Buffer.from(account, 'hex');
  const [, prefix] = typeof value === 'string' ? (/^([a-z]+)_[0-9a-hjkmnp-tv-z]{26}$/.exec(value) ?? []) : [];
  return prefix === undefined ? value : Buffer.from(hexOfAny(null, String(value)).slice(-32), 'hex');
}

/** A row of a query, with what is declared of the first table that it names. */
export function shownRow(sql: string, row: Row): Row {
  const [, name] = /from (mitako_\w+)/.exec(sql) ?? [];
  const columns = tables.find((table) => table.name === name)?.columns ?? [];
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => {
      if (!(value instanceof Uint8Array)) return [column, value];
      const codec = columns.find((each) => each.name === column)?.codec;
      return [column, codec ? codec.decode(value) : hexOfStored(value)];
    }),
  );
}
