import type { Payment, StoreClaims } from '@mitako/core';
import { sql } from 'kysely';
import { paymentOf } from '../rows/payments.ts';
import { allOf, type Reader } from '../reads/reader.ts';

/** A plain read: nothing is leased, because expiring a payment is guarded by its version. */
export function createPaymentExpiry(reader: Reader): Pick<StoreClaims, 'expiredPayments'> {
  const expired = reader.prepared((db, request: { readonly nowMs: number; readonly limit: number }) =>
    db
      .selectFrom('mitako_payments')
      .selectAll()
      // Written into the statement, so that the partial index on open payments serves it.
      .where('status', '=', sql.lit<Payment['status']>('requested'))
      .where('expires_at_ms', '<=', request.nowMs)
      .orderBy('expires_at_ms')
      .limit(request.limit),
  );
  return { expiredPayments: (request) => allOf(expired(request), paymentOf) };
}
