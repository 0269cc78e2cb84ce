import type { Context } from '../context.ts';
import { book, stampTransfer } from '../ledger/book.ts';
import { settlementFailedTransfer, settlementPaidTransfer } from '../ledger/transfers.ts';
import type { Settlement } from '../model.ts';
import type { Change } from '../ports/changes.ts';
import { notify } from '../notices/notify.ts';
import { payoutFigures } from '../reports/ended-figures.ts';
import { settlementToWire } from './wire.ts';
import { appendEvent } from '../webhooks/append-event.ts';

/** Outcome of a payout. */
export interface PayoutResult {
  readonly outcome: 'paid' | 'failed';
  readonly reference: string | null;
  readonly failureReason: string | null;
  readonly payoutAccountId: string | null;
}

/**
 * Ends a pending settlement: the money goes to the merchant's bank, or becomes available again as a line of the next
 * settlement. Null when it has already ended, because either may happen only once.
 */
export function decidePayout(
  context: Context,
  settlement: Settlement,
  { outcome, reference, failureReason, payoutAccountId }: PayoutResult,
): { readonly settlement: Settlement; readonly changes: readonly Change[] } | null {
  if (settlement.status !== 'pending') return null;
  const stamp = stampTransfer(context, settlement.merchantId);
  const next: Settlement = {
    ...settlement,
    status: outcome,
    closingTransactionId: stamp.id,
    reference,
    failureReason,
    // Of a bank file: where it was sent, also if it came back.
    payoutAccountId: outcome === 'paid' ? payoutAccountId : settlement.payoutAccountId,
    updatedAtMs: Math.max(settlement.updatedAtMs, stamp.nowMs),
    resolvedAtMs: stamp.nowMs,
    eventSequence: settlement.eventSequence + 1,
    version: settlement.version + 1,
  };
  const transfer = outcome === 'paid' ? settlementPaidTransfer(next, stamp) : settlementFailedTransfer(next, stamp);
  const event = { type: `settlement.${outcome}`, data: { ...settlementToWire(next) } } as const;
  return {
    settlement: next,
    changes: [
      { type: 'settlement.update', settlement: next, fromVersion: settlement.version },
      ...book(context, transfer),
      appendEvent(context, next, event, next.eventSequence),
      ...payoutFigures(next),
      ...notify(context, next, 'notice.payout', next.id),
    ],
  };
}
