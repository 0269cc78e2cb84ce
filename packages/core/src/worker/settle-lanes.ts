import type { Context } from '../context.ts';
import { commitOnce } from '../kernel/decide-and-commit.ts';
import type { Delivery, DeliveryAttempt, Lane, WebhookEndpoint } from '../model.ts';
import type { Change } from '../ports/changes.ts';
import type { SettledLane } from '../webhooks/changes.ts';
import { WEBHOOK_SCHEDULE } from '../webhooks/schedule.ts';
import { decideUnderLease } from './decide-under-lease.ts';
import type { Outcome } from './deliver.ts';
import { afterFailure } from './after-failure.ts';
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

/** Outcomes to be written of one lane. */
export interface Settlement {
  readonly held: HeldLane;
  readonly leaseToken: string;
  readonly outcomes: readonly Outcome[];
  /** When its lease is renewed. */
  readonly leasedAtMs: number;
  /** Null: frees the lane. */
  readonly leaseEndsAtMs: number | null;
}

/**
 * Writes the outcomes of attempts under the tokens of their lanes' leases, and renews the leases or frees the lanes. If a
 * worker returns after a lease ended, its outcomes are refused.
 * @returns false when one of the lanes was lost: nothing is written
 */
export async function settleLanes(context: Context, settlements: readonly Settlement[]): Promise<boolean> {
  const changes: readonly Change[] = [
    { type: 'lanes.settle', lanes: settlements.map(settled) },
    ...settlements.flatMap(({ held, outcomes }) => noted(context, held.endpoint, outcomes)),
  ];
  const leasedAtMs = Math.min(...settlements.map(({ held }) => held.leasedAtMs));
  const isWritten = await decideUnderLease(context, () => changes, leasedAtMs + WEBHOOK_SCHEDULE.leaseMs);
  if (!isWritten) {
    const [only, ...others] = settlements;
    if (only !== undefined && others.length === 0) await endLate(context, only);
    return false;
  }
  for (const { held, outcomes } of settlements) {
    if (outcomes.at(-1)?.kind === 'failed') await afterFailure(context, held.endpoint);
  }
  return true;
}

/** The endpoint was deleted while its requests ran: their outcomes are recorded, and nothing is sent again. */
async function endLate(context: Context, { held, outcomes }: Settlement): Promise<void> {
  const endpoint = await context.store.read.endpointById(held.id);
  if (endpoint === null || endpoint.deletedAtMs === null) return;
  for (const { kind, delivery, attempt } of outcomes) {
    const ended: Delivery =
      kind === 'delivered' ? delivery : { ...delivery, status: 'canceled', nextAttemptAtMs: null };
    await commitOnce(context, [{ type: 'delivery.end_late', delivery: ended, attempt }]);
  }
}

function settled({ held: { lane, endpoint }, leaseToken, outcomes, leaseEndsAtMs }: Settlement): SettledLane {
  return {
    consumerId: lane.consumerId,
    leaseToken,
    outcomes,
    provenAddress: outcomes.some(({ kind }) => kind === 'delivered') ? endpoint.url : null,
    failuresCount: lane.failuresCount,
    isSlow: lane.isSlow,
    leaseEndsAtMs,
  };
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
