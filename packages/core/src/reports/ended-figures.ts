import { doualaDay } from '@mitako/contract/names';
import type { Payment, Settlement } from '../model.ts';
import type { Change } from '../ports/changes.ts';

/** The figure of a payment that ended without money, in the commit that ends it. A payment ends once. */
export function endedFigures(payment: Payment): readonly Change[] {
  const { id, merchantId, livemode, currency, amount, status, failureCode, updatedAtMs } = payment;
  if (status !== 'failed' && status !== 'canceled' && status !== 'expired') return [];
  const detail = status === 'failed' ? (failureCode ?? '') : '';
  const day = doualaDay(updatedAtMs);
  return [
    {
      type: 'figure.insert',
      figure: { id, merchantId, livemode, day, currency, measure: status, detail, count: 1, amount },
    },
  ];
}

/** The figure of a payout that was made; of none that failed. */
export function payoutFigures(settlement: Settlement): readonly Change[] {
  const { id, merchantId, livemode, currency, amount, status, resolvedAtMs } = settlement;
  if (status !== 'paid' || resolvedAtMs === null) return [];
  const day = doualaDay(resolvedAtMs);
  return [
    {
      type: 'figure.insert',
      figure: { id, merchantId, livemode, day, currency, measure: 'paid_out', detail: '', count: 1, amount },
    },
  ];
}
