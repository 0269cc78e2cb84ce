import type { RefundReads } from '@mitako/core/engine';
import type { Reader } from '../engine/reader.ts';
import { rowsOf } from '../engine/rows.ts';
import { refunds } from './tables.ts';

export function createRefundReads(reader: Reader): RefundReads {
  const rows = rowsOf(reader, refunds);
  return {
    refunds: ({ owner, status, paymentId }, page) => rows.list(page, { owner, status, paymentId }),
    refundsOfPayment: (paymentId, page) => rows.list(page, { paymentId }),
    refundsByRailRequestId: (railRequestId, limit) =>
      rows.all((all) => all.where('rail_request_id', '=', railRequestId).orderBy('id', 'desc').limit(limit)),
  };
}
