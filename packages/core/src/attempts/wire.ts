import type { AttemptRecord, AttemptResolution as WireResolution } from '@mitako/contract/names';
import { timestamp, timestampOrNull } from '../basics/timestamp.ts';
import type { Context } from '../context.ts';
import type { Attempt, AttemptResolution } from '../model.ts';
import { methodToWire } from '../payments/wire.ts';
import { labelsFor } from '../rails/provider-labels.ts';
import { railDetailToWire } from '../rails/rail-detail.ts';

/** @param unappliedFunds status of the unapplied funds of a `paid_late` attempt; null for all others */
export function attemptToWire(
  context: Context,
  attempt: Attempt,
  unappliedFunds: AttemptRecord['unapplied_funds'],
): AttemptRecord {
  return {
    id: attempt.id,
    payment_id: attempt.paymentId,
    merchant_id: attempt.merchantId,
    status: attempt.status,
    method: methodToWire(attempt, labelsFor(context.rails, attempt)),
    rail: attempt.rail,
    rail_choice: attempt.railChoice,
    rail_reference: attempt.railReference,
    accepted_at: timestampOrNull(attempt.acceptedAtMs),
    amount: attempt.amount,
    currency: attempt.currency,
    livemode: attempt.livemode,
    failure_code: attempt.failureCode,
    rail_detail: railDetailToWire(attempt.railDetail),
    polls_count: attempt.pollsCount,
    unapplied_funds: unappliedFunds,
    resolution: resolutionToWire(attempt.resolution),
    created_at: timestamp(attempt.createdAtMs),
    updated_at: timestamp(attempt.updatedAtMs),
  };
}

export function resolutionToWire(resolution: AttemptResolution | null): WireResolution | null {
  if (resolution === null) return null;
  const { outcome, reason, atMs } = resolution;
  return { outcome, reason, resolved_at: timestamp(atMs) };
}
