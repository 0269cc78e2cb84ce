import type { DayVolume } from '@mitako/core';
import type { RowOf, VolumesTable } from '../tables.ts';
import { type Columns, flag, truth } from '../engine/columns.ts';

export const volumeColumns: Columns<VolumesTable, DayVolume> = {
  merchant_id: (volume) => volume.merchantId,
  livemode: (volume) => flag(volume.livemode),
  day: (volume) => volume.day,
  currency: (volume) => volume.currency,
  payments_count: (volume) => volume.paymentsCount,
  amount: (volume) => volume.amount,
  refunds_count: (volume) => volume.refundsCount,
  amount_refunded: (volume) => volume.amountRefunded,
};

export function volumeOf(row: RowOf<'mitako_volumes'>): DayVolume {
  return {
    merchantId: row.merchant_id,
    livemode: truth(row.livemode),
    day: row.day,
    currency: row.currency,
    paymentsCount: row.payments_count,
    amount: row.amount,
    refundsCount: row.refunds_count,
    amountRefunded: row.amount_refunded,
  };
}
