import type { Settlement } from '@mitako/core/engine';
import { bigint, flag, id, integer, text } from '../engine/columns.ts';
import { table } from '../engine/table.ts';

export const settlements = table<Settlement>()('mitako_settlements', {
  id: id('settlement').fixed(),
  merchantId: id('merchant').fixed(),
  livemode: flag().fixed(),
  currency: text().fixed(),
  number: bigint().fixed(),
  periodStartMs: bigint().nullable().fixed(),
  status: text(),
  amount: bigint().fixed(),
  linesCount: bigint().fixed(),
  fromSequence: bigint().fixed(),
  throughSequence: bigint().fixed(),
  transactionId: id('transaction'),
  closingTransactionId: id('transaction').nullable(),
  reference: text().nullable(),
  failureReason: text().nullable(),
  payoutAccountId: id('payoutAccount').nullable(),
  exportId: id('payoutExport').nullable(),
  createdAtMs: bigint().fixed(),
  updatedAtMs: bigint().rising(),
  resolvedAtMs: bigint().nullable(),
  eventSequence: integer(),
  version: integer(),
});
