import type { Dispute } from '@mitako/core/engine';
import { bigint, flag, integer, text } from '../engine/columns.ts';
import { table } from '../engine/table.ts';

export const disputes = table<Dispute>()('mitako_disputes', {
  id: text().fixed(),
  paymentId: text().fixed(),
  merchantId: text().fixed(),
  livemode: flag().fixed(),
  amount: bigint().fixed(),
  currency: text().fixed(),
  status: text(),
  reason: text().nullable(),
  dueAtMs: bigint(),
  evidence: text().nullable(),
  encryptedFiles: text().nullable(),
  evidenceSubmittedAtMs: bigint().nullable(),
  note: text().nullable(),
  resolvedAtMs: bigint().nullable(),
  fromPending: bigint(),
  transactionId: text(),
  closingTransactionId: text().nullable(),
  returnStatus: text().nullable(),
  refundId: text().nullable(),
  createdAtMs: bigint().fixed(),
  updatedAtMs: bigint().rising(),
  version: integer(),
});
