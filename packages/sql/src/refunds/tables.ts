import type { Refund } from '@mitako/core/engine';
import { bigint, flag, id, integer, json, text } from '../engine/columns.ts';
import { table } from '../engine/table.ts';

export const refunds = table<Refund>()(
  'mitako_refunds',
  {
    id: id('refund').fixed(),
    paymentId: id('payment').fixed(),
    disputeId: id('dispute').fixed().nullable(),
    merchantId: id('merchant').fixed(),
    livemode: flag().fixed(),
    amount: bigint().fixed(),
    currency: text().fixed(),
    status: text(),
    reason: text().nullable(),
    failureCode: text().nullable(),
    answeredBy: text().nullable(),
    railDetail: json().nullable(),
    transactionId: id('transaction').nullable(),
    feeReturned: bigint(),
    fromPending: bigint(),
    createdAtMs: bigint().fixed(),
    updatedAtMs: bigint().rising(),
    version: integer(),
  },
  {
    // To find a refund by it; read it from `railDetail`.
    railRequestId: text()
      .nullable()
      .computed(({ railDetail }: Refund) => railDetail?.requestId ?? null),
  },
);
