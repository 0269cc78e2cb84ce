import type { CheckpointedKind, LedgerAudit } from '@mitako/core/engine';
import { sql } from 'kysely';
import { attempts } from '../../attempts/tables.ts';
import { auditLog } from '../../audit/tables.ts';
import { disputes } from '../../disputes/tables.ts';
import type { Reader } from '../../engine/reader.ts';
import { loose } from '../../engine/write.ts';
import { payments } from '../../payments/tables.ts';
import { refunds } from '../../refunds/tables.ts';
import { settlements } from '../../settlements/tables.ts';
import { isInPage } from './page.ts';

const TABLES = { payment: payments, attempt: attempts, refund: refunds, dispute: disputes, settlement: settlements };

/** An entry never changes. Its details are sealed, and the name of its actor is free text. */
const OF_AUDIT_ENTRIES = [
  'id',
  'action',
  'actor_type',
  'actor_id',
  'subject_type',
  'subject_id',
  'merchant_id',
  'livemode',
  'client_address',
  'request_id',
  'created_at_ms',
];

/** A slug is looked up, and the text is free. */
const LEFT_OUT = new Set(['slug', 'search_text']);

export function createFixedRowAudit(reader: Reader): Pick<LedgerAudit, 'fixedRows'> {
  return {
    async fixedRows(kind, page) {
      const { table, columns } = fixedOf(kind);
      const rows = await reader.rows((db) => {
        const all = loose(db)
          .selectFrom(table)
          .select([...columns])
          .where(isInPage('id', page));
        // Test payments that ended unpaid are deleted with age.
        const live = kind === 'auditEntry' ? all : all.where('livemode', '=', sql.lit(1));
        return live.orderBy('id').limit(page.limit);
      });
      return rows.map((row) => ({ id: String(row['id']), values: columns.map((column) => row[column]) }));
    },
  };
}

function fixedOf(kind: CheckpointedKind): { readonly table: string; readonly columns: readonly string[] } {
  if (kind === 'auditEntry') return { table: auditLog.name, columns: OF_AUDIT_ENTRIES };
  const { name, columns } = TABLES[kind];
  const fixed = columns.filter(({ isUpdated }) => !isUpdated).map((column) => column.name);
  return { table: name, columns: fixed.filter((column) => !LEFT_OUT.has(column)).toSorted() };
}
