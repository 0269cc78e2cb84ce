import type { StoreReads } from '@mitako/core/engine';
import { oneOf, type Reader } from '../engine/reader.ts';
import { cashCodes } from './tables.ts';

export function createCashCodeReads(reader: Reader): Pick<StoreReads, 'cashCodeOfPayment' | 'cashCodeByHash'> {
  return {
    cashCodeOfPayment: (paymentId) =>
      oneOf(
        reader.rows((db) => db.selectFrom('mitako_cash_codes').selectAll().where('payment_id', '=', paymentId)),
        cashCodes.fromRow,
      ),

    cashCodeByHash: (codeHash) =>
      oneOf(
        reader.rows((db) => db.selectFrom('mitako_cash_codes').selectAll().where('code_hash', '=', codeHash)),
        cashCodes.fromRow,
      ),
  };
}
