import type { PayoutExport } from '@mitako/core/engine';
import { bigint, flag, id, integer, text } from '../engine/columns.ts';
import { table } from '../engine/table.ts';

export const payoutExports = table<PayoutExport>()('mitako_payout_exports', {
  id: id('payoutExport').fixed(),
  livemode: flag().fixed(),
  currency: text().fixed(),
  format: text().fixed(),
  settlementsCount: integer().fixed(),
  amount: bigint().fixed(),
  createdAtMs: bigint().fixed(),
});
