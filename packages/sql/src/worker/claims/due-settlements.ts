import type { StoreClaims } from '@mitako/core/engine';
import { allOf, type Reader } from '../../engine/reader.ts';
import { merchants } from '../../merchants/tables.ts';

/**
 * A plain read: nothing is leased, because creating the tasks of a closing time also moves it, guarded by the
 * merchant's version.
 */
export function createSettlementClaim(reader: Reader): Pick<StoreClaims, 'settleableMerchants'> {
  const due = reader.prepared((db, request: { readonly nowMs: number; readonly limit: number }) =>
    db
      .selectFrom('mitako_merchants')
      .selectAll()
      .where('next_settlement_at_ms', '<=', request.nowMs)
      .orderBy('next_settlement_at_ms')
      .limit(request.limit),
  );
  return { settleableMerchants: (request) => allOf(due(request), merchants.fromRow) };
}
