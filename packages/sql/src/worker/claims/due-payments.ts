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
      .selectFrom('mitako_payments')
      .selectAll()
      // A literal in the statement, so that the partial index on open payments applies.
      .where('status', '=', sql.lit<Payment['status']>('requested'))
      .where('expires_at_ms', '<=', request.nowMs)
      .orderBy('expires_at_ms')
      .limit(request.limit),
  );
  const releasable = reader.prepared((db, request: DueRequest) =>
    db
      .selectFrom('mitako_payments')
      .selectAll()
      .where('release_at_ms', '<=', request.nowMs)
      .orderBy('release_at_ms')
      .limit(request.limit),
  );
  return {
    expiredPayments: (request) => allOf(expired(request), payments.fromRow),
    releasablePayments: (request) => allOf(releasable(request), payments.fromRow),
  };
}
