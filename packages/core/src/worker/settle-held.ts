import type { Context } from '../context.ts';
import { WEBHOOK_SCHEDULE } from '../webhooks/schedule.ts';
import type { Outcome } from './deliver.ts';
import type { Gate } from './gate.ts';
import { type HeldLane, leave } from './held-lane.ts';
import { laneAfter, settleLane } from './settle-lane.ts';

/** What the pump that holds a lane says about it. */
export interface Holder {
  /** Whether the lane belongs to this pump. */
  belongs(held: HeldLane): boolean;
  /** Whether it will be read again at once. */
  wantsMore(held: HeldLane): boolean;
  onFreed(held: HeldLane): void;
  onError(error: unknown): void;
  /** Of groups without a 2xx. */
  readonly gate: Gate;
}

/** Writes what finished on a lane, and what finishes while that is written. The last group frees it. */
export async function settleHeld(context: Context, held: HeldLane, holder: Holder): Promise<void> {
  held.isSettling = true;
  while (held.finished.length > 0) {
    // Attempts that end in one turn of the event loop share a commit.
    await new Promise(setImmediate);
    const outcomes = held.finished;
    held.finished = [];
    held.lane = laneAfter(held, outcomes);
    if (!holder.belongs(held)) leave(held);
    const isUrgent = outcomes.some(({ kind }) => kind === 'delivered');
    const group = (): Promise<void> => write(context, held, outcomes, holder);
    await (isUrgent ? group() : holder.gate(group));
    for (const { delivery } of outcomes) held.inHand.delete(delivery.id);
  }
  held.isSettling = false;
}

async function write(context: Context, held: HeldLane, outcomes: readonly Outcome[], holder: Holder): Promise<void> {
  const { leaseToken } = held;
  const isLast = held.underWay === 0 && held.waiting.length === 0 && !held.isKept && !holder.wantsMore(held);
  if (isLast) leave(held);
  const nowMs = context.clock.now();
  try {
    const isWritten = await settleLane(context, held, outcomes, isLast ? null : nowMs + WEBHOOK_SCHEDULE.leaseMs);
    // Claimed anew in the meantime.
    if (held.leaseToken !== leaseToken) return;
    if (!isWritten) leave(held);
    else if (isLast) holder.onFreed(held);
    else held.leasedAtMs = nowMs;
  } catch (error) {
    holder.onError(error);
    held.isKept = true;
    leave(held);
  }
}
