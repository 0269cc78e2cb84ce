import type { Payment, StoreClaims } from '@mitako/core/engine';
import { sql } from 'kysely';
import { allOf, type Reader } from '../../engine/reader.ts';
import { payments } from '../../payments/tables.ts';

interface DueRequest {
  readonly nowMs: number;
  readonly limit: number;
}

/** Plain reads: nothing is leased, because a payment's version guards it. */
export function createPaymentClaims(reader: Reader): Pick<StoreClaims, 'expiredPayments' | 'releasablePayments'> {
  const expired = reader.prepared((db, request: DueRequest) =>
    db
      .selectFrom('mitako_open_payments as open')
      .innerJoin('mitako_payments as payment', 'payment.id', 'open.payment_id')
      .selectAll('payment')
      // A literal in the statement, so that the partial index applies.
      .where('open.status', '=', sql.lit<Payment['status']>('requested'))
      .where('open.expires_at_ms', '<=', request.nowMs)
      .orderBy('open.expires_at_ms')
      .limit(request.limit),
  );
  const releasable = reader.prepared((db, request: DueRequest) =>
    db
      .selectFrom('mitako_releases as due')
      .innerJoin('mitako_payments as payment', 'payment.id', 'due.payment_id')
      .selectAll('payment')
      .where('due.release_at_ms', '<=', request.nowMs)
      .orderBy('due.release_at_ms')
      .limit(request.limit),
  );
  return {
    expiredPayments: (request) => allOf(expired(request), payments.fromRow),
    releasablePayments: (request) => allOf(releasable(request), payments.fromRow),
  };
}
