import type { CashCodeReads } from '@mitako/core/engine';
import type { Reader } from '../engine/reader.ts';
import { rowsOf } from '../engine/rows.ts';
import { cashCodes } from './tables.ts';

export function createCashCodeReads(reader: Reader): CashCodeReads {
  const { by } = rowsOf(reader, cashCodes);
  return { cashCodeOfPayment: by('paymentId'), cashCodeByHash: by('codeHash') };
}
