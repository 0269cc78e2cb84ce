import { computed } from '../engine/placeholder.ts';
import { valuesOf, without } from '../engine/columns.ts';
import { ledgerCheckColumns, workerColumns } from './rows.ts';
import type { Definitions } from '../engine/change.ts';

const changing = without(ledgerCheckColumns, 'id', 'sequence', 'requested_by', 'created_at_ms');

export const healthChanges: Definitions<
  'worker.put' | 'ledger_check.insert' | 'ledger_check.renew' | 'ledger_check.release' | 'ledger_check.finish'
> = {
  'worker.put': ({ any }) => [
    any((db, change) =>
      db
        .insertInto('mitako_workers')
        .values(valuesOf(workerColumns, change.worker))
        .onConflict((conflict) =>
          conflict.column('id').doUpdateSet(({ ref }) => ({
            last_seen_at_ms: ref('excluded.last_seen_at_ms'),
            stopped_at_ms: ref('excluded.stopped_at_ms'),
          })),
        ),
    ),
  ],

  'ledger_check.insert': ({ one }) => [
    one((db, change) => db.insertInto('mitako_ledger_checks').values(valuesOf(ledgerCheckColumns, change.ledgerCheck))),
  ],

  'ledger_check.renew': ({ one }) => [
    one((db, change) =>
      db
        .updateTable('mitako_ledger_checks')
        .set({
          claimable_at_ms: change.leaseEndsAtMs,
          checked: computed(change, ({ checked }) => JSON.stringify(checked)),
        })
        .where('id', '=', change.id)
        .where('lease_token', '=', change.leaseToken),
    ),
  ],

  'ledger_check.release': ({ any }) => [
    any((db, change) =>
      db
        .updateTable('mitako_ledger_checks')
        .set({ claimable_at_ms: change.nowMs, lease_token: null })
        .where('id', '=', change.id)
        .where('lease_token', '=', change.leaseToken),
    ),
  ],

  'ledger_check.finish': ({ one }) => [
    one((db, change) =>
      db
        .updateTable('mitako_ledger_checks')
        .set(valuesOf(changing, change.ledgerCheck))
        .where('id', '=', change.ledgerCheck.id)
        .where('lease_token', '=', change.leaseToken),
    ),
  ],
};
