import type { PaymentReads } from '@mitako/core/engine';
import type { SqlDialect } from '../engine/dialect.ts';
import type { Reader } from '../engine/reader.ts';
import { rowsOf } from '../engine/rows.ts';
import { createPaymentListRead, endedBy } from './list.ts';
import { payments } from './tables.ts';

export function createPaymentReads(reader: Reader, dialect: SqlDialect): PaymentReads {
  const found = rowsOf(reader, payments);
  return {
    ...createPaymentListRead(reader, dialect),

    endedPayments: (owner, limit) => reader.rows((db) => endedBy({ db, dialect }, owner, limit)),

    // Ordered as the index is, so that a reference of many payments costs no more.
    paymentsByReference: (customerReference, limit) =>
      found.all((all) =>
        all
          .where('customer_reference', '=', customerReference)
          .orderBy('merchant_id', 'desc')
          .orderBy('livemode', 'desc')
          .orderBy('id', 'desc')
          .limit(limit),
      ),
  };
}
