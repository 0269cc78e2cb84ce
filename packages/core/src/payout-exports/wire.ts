import type { PayoutExport as WirePayoutExport } from '@mitako/contract/names';
import { timestamp } from '../basics/timestamp.ts';
import type { Context } from '../context.ts';
import type { ExportedCount, PayoutExport } from '../model.ts';

export function payoutExportToWire(payoutExport: PayoutExport, counts: readonly ExportedCount[]): WirePayoutExport {
  const countOf = (status: ExportedCount['status']): number =>
    counts.find((each) => each.exportId === payoutExport.id && each.status === status)?.count ?? 0;
  return {
    id: payoutExport.id,
    format: payoutExport.format,
    livemode: payoutExport.livemode,
    currency: payoutExport.currency,
    settlements_count: payoutExport.settlementsCount,
    amount: payoutExport.amount,
    pending_count: countOf('pending'),
    paid_count: countOf('paid'),
    failed_count: countOf('failed'),
    created_at: timestamp(payoutExport.createdAtMs),
  };
}

/** With the status of their settlements. */
export async function payoutExportsToWire(
  { store }: Context,
  exports: readonly PayoutExport[],
): Promise<readonly WirePayoutExport[]> {
  const counts = await store.read.exportedCounts(exports.map(({ id }) => id));
  return exports.map((each) => payoutExportToWire(each, counts));
}
