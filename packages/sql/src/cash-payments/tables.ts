import type { CashCode } from '@mitako/core/engine';
import { bigint, id, text } from '../engine/columns.ts';
import { table } from '../engine/table.ts';

/** One per payment. */
export const cashCodes = table<CashCode>()(
  'mitako_cash_codes',
  {
    paymentId: id('payment').fixed(),
    codeHash: text().fixed(),
    sealedCode: text().fixed(),
    createdAtMs: bigint().fixed(),
  },
  {},
  ['paymentId'],
);
