import type { SomeDefinitions } from '../engine/change.ts';
import { put, update } from '../engine/write.ts';
import { ledgerChecks, workers } from './tables.ts';

export const healthChanges = {
  'worker.put': ({ any }) => [any(put(workers, 'id', ({ worker }) => worker))],

  'ledger_check.renew': ({ one }) => [
    one(
      update(ledgerChecks, ({ id, leaseToken, leaseEndsAtMs, checked }) => ({
        set: { claimableAtMs: leaseEndsAtMs, checked },
        where: { id, leaseToken },
      })),
    ),
  ],

  'ledger_check.release': ({ any }) => [
    any(
      update(ledgerChecks, ({ id, leaseToken, nowMs }) => ({
        set: { claimableAtMs: nowMs, leaseToken: null },
        where: { id, leaseToken },
      })),
    ),
  ],

  'ledger_check.finish': ({ one }) => [
    one(
      update(ledgerChecks, ({ ledgerCheck, leaseToken }) => ({
        to: ledgerCheck,
        where: { id: ledgerCheck.id, leaseToken },
      })),
    ),
  ],
} satisfies SomeDefinitions;
