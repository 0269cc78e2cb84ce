import type { SelectQueryBuilder } from 'kysely';
import type { SqlDialect } from '../../engine/dialect.ts';

/**
 * Locks the selected rows for this transaction and skips locked ones. SQLite has one writer and nothing to lock. `FOR
 * NO KEY UPDATE`: plain `FOR UPDATE` also conflicts with foreign-key references and starves hot rows.
 */
export function lockedRows<Database, Table extends keyof Database, Output>(
  query: SelectQueryBuilder<Database, Table, Output>,
  dialect: SqlDialect,
): SelectQueryBuilder<Database, Table, Output> {
  return dialect.locksRows ? query.forNoKeyUpdate().skipLocked() : query;
}
