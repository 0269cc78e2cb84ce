import type { CheckpointedKind, LedgerAudit } from '@mitako/core/engine';
import { sql } from 'kysely';
import { attempts } from '../../attempts/tables.ts';
import { auditLog } from '../../audit/tables.ts';
import { disputes } from '../../disputes/tables.ts';
import type { Reader } from '../../engine/reader.ts';
import type { AnyTable, TableColumn } from '../../engine/table.ts';
import { columnOf, hasBytes, loose } from '../../engine/write.ts';
import { payments } from '../../payments/tables.ts';
import { refunds } from '../../refunds/tables.ts';
import { settlements } from '../../settlements/tables.ts';
import { isInPage } from './page.ts';

const TABLES = { payment: payments, attempt: attempts, refund: refunds, dispute: disputes, settlement: settlements };

/** An entry never changes. Its details are sealed, and the name of its actor is free text. */
const OF_AUDIT_ENTRIES = [
  'id',
  'action',
  'actorType',
  'actorId',
  'subjectType',
  'subjectId',
  'merchantId',
  'livemode',
  'clientAddress',
  'requestId',
  'createdAtMs',
];

/** A slug is looked up, and the text is free. */
const LEFT_OUT = new Set(['slug_tail', 'search_text']);

export function createFixedRowAudit(reader: Reader): Pick<LedgerAudit, 'fixedRows'> {
  return {
    async fixedRows(kind, page) {
      const { table, columns } = fixedOf(kind);
      const names = columns.map(({ name }) => name);
      const rows = await reader.rows((db) => {
        const all = loose(db).selectFrom(table.name).select(names).where(isInPage(table, page));
        // Test payments that ended unpaid are deleted with age.
        const live = kind === 'auditEntry' ? all : all.where('livemode', '=', sql.lit(1));
        return live.orderBy('id').limit(page.limit);
      });
      return rows.map((row) => {
        const values = columns.map((column) => shown(column, row[column.name]));
        return { id: String(values[names.indexOf('id')]), values };
      });
    },
  };
}

function fixedOf(kind: CheckpointedKind): { readonly table: AnyTable; readonly columns: readonly TableColumn[] } {
  if (kind === 'auditEntry') {
    return { table: auditLog, columns: OF_AUDIT_ENTRIES.map((field) => columnOf(auditLog, field)) };
  }
  const table = TABLES[kind];
  const fixed = table.columns.filter(({ name, isUpdated }) => !isUpdated && !LEFT_OUT.has(name));
  return { table, columns: fixed.toSorted((one, other) => (one.name < other.name ? -1 : 1)) };
}

/** As both engines have it, and every copy of the database. */
function shown(column: TableColumn, value: unknown): unknown {
  return hasBytes(column) && value !== null ? column.codec.decode(value) : value;
}
