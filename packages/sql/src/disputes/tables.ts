import type { Dispute } from '@mitako/core/engine';
import { bigint, flag, id, integer, text } from '../engine/columns.ts';
import { table } from '../engine/table.ts';

export const disputes = table<Dispute>()('mitako_disputes', {
  id: id('dispute').fixed(),
  paymentId: id('payment').fixed(),
  merchantId: id('merchant').fixed(),
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
  transactionId: id('transaction'),
  closingTransactionId: id('transaction').nullable(),
  returnStatus: text().nullable(),
  refundId: id('refund').nullable(),
  createdAtMs: bigint().fixed(),
  updatedAtMs: bigint().rising(),
  version: integer(),
});
