import type { Context } from '../context.ts';
import type { DeliveryAttempt, Lane, WebhookEndpoint } from '../model.ts';
import type { Change } from '../ports/changes.ts';
import { WEBHOOK_SCHEDULE } from '../webhooks/schedule.ts';
import { decideUnderLease } from './decide-under-lease.ts';
import type { Outcome } from './deliver.ts';
import { disableIfDead } from './disable-if-dead.ts';
import type { HeldLane } from './held-lane.ts';

/** A lane after these outcomes. */
export function laneAfter(
  { lane, endpoint }: { readonly lane: Lane; readonly endpoint: Pick<WebhookEndpoint, 'url'> },
  outcomes: readonly { readonly kind: Outcome['kind']; readonly attempt: Pick<DeliveryAttempt, 'durationMs'> }[],
): Lane {
  let { failuresCount, provenAddress, isSlow } = lane;
  for (const { kind, attempt } of outcomes) {
    if (kind === 'unsent') continue;
    if (kind === 'delivered') provenAddress = endpoint.url;
    failuresCount = kind === 'delivered' ? 0 : failuresCount + 1;
    isSlow = failuresCount > 0 || (attempt.durationMs ?? 0) > WEBHOOK_SCHEDULE.slowMs;
  }
  return { ...lane, failuresCount, provenAddress, isSlow };
}

/**
 * Writes the outcomes of attempts on a lane under the token of its lease, and renews the lease or frees the lane. If a
 * worker returns after its lease ended, they are refused.
 * @param held with the outcomes
 * @param leaseEndsAtMs null: frees the lane
 * @returns false when the lane was lost
 */
export async function settleLane(
  context: Context,
  { lane, endpoint, leaseToken, leasedAtMs }: Pick<HeldLane, 'lane' | 'endpoint' | 'leaseToken' | 'leasedAtMs'>,
  outcomes: readonly Outcome[],
  leaseEndsAtMs: number | null,
): Promise<boolean> {
  const isDelivered = outcomes.some(({ kind }) => kind === 'delivered');
  const changes: readonly Change[] = [
    {
      type: 'lane.settle',
      consumerId: lane.consumerId,
      leaseToken,
      outcomes,
      provenAddress: isDelivered ? endpoint.url : null,
      failuresCount: lane.failuresCount,
      isSlow: lane.isSlow,
      leaseEndsAtMs,
    },
    ...noted(context, endpoint, outcomes),
  ];
  const isWritten = await decideUnderLease(context, () => changes, leasedAtMs + WEBHOOK_SCHEDULE.leaseMs);
  if (isWritten && outcomes.at(-1)?.kind === 'failed') await disableIfDead(context, endpoint);
  return isWritten;
}

/** Effect of the outcomes on the run of failures of their endpoint. */
function noted(context: Context, endpoint: WebhookEndpoint, outcomes: readonly Outcome[]): readonly Change[] {
  const { id } = endpoint;
  let isFailing = endpoint.failingSinceMs !== null;
  const changes: Change[] = [];
  for (const { kind } of outcomes) {
    if (kind === 'failed') {
      changes.push({ type: 'endpoint.note_failure', id, nowMs: context.clock.now() });
      isFailing = true;
    }
    // A success is recorded only if it ends a run of failures, so that a healthy endpoint's row is not written.
    if (kind === 'delivered' && isFailing) {
      changes.push({ type: 'endpoint.note_success', id });
      isFailing = false;
    }
  }
  return changes;
}
