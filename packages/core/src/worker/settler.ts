import type { Context } from '../context.ts';
import { isStoreUnavailable } from '../errors.ts';
import { WEBHOOK_SCHEDULE } from '../webhooks/schedule.ts';
import type { Outcome } from './deliver.ts';
import { type HeldLane, leave } from './held-lane.ts';
import { laneAfter, type Settlement, settleLanes } from './settle-lanes.ts';

/**
 * Lanes without a 2xx that are written together. Endpoints that start to hang at the same time also time out at the same time: outcomes of
 * 225 lanes at once stopped the process for 180 ms.
 */
const FAILURES_MAX = 4;

/** The pump that holds a lane, as the settler uses it. */
export interface Holder {
  /** Whether the lane belongs to this pump. */
  belongs(held: HeldLane): boolean;
  /** Whether it will be read again at once. */
  wantsMore(held: HeldLane): boolean;
  onFreed(held: HeldLane): void;
  /** All finished work is written, and no more has finished in the meantime. */
  onSettled(held: HeldLane): void;
  onError(error: unknown): void;
}

/**
 * Writes finished work of a pump's lanes: of all of them in one commit; work that finishes meanwhile goes into the
 * next. Commits grow with the load, without an artificial delay.
 */
export interface Settler {
  /** Called when work on this lane has finished. Returns the write, unless one is in progress. */
  add(held: HeldLane): Promise<void> | null;
}

export function createSettler(context: () => Context, holder: Holder): Settler {
  const waiting = new Set<HeldLane>();
  let isRunning = false;

  async function run(): Promise<void> {
    while (waiting.size > 0) {
      // Attempts that end in one turn of the event loop share a commit. More turns gathered no more.
      await new Promise(setImmediate);
      const lanes = next();
      const nowMs = context().clock.now();
      await write(
        context(),
        lanes.map((held) => take(held, nowMs, holder)),
        holder,
      );
      for (const held of lanes) {
        held.isSettling = held.finished.length > 0;
        if (held.isSettling) waiting.add(held);
        else holder.onSettled(held);
      }
    }
  }

  /** All lanes that were answered 2xx, and some of the others. */
  function next(): readonly HeldLane[] {
    let failing = 0;
    const lanes = [...waiting].filter(({ finished }) => {
      if (finished.some(({ kind }) => kind === 'delivered')) return true;
      failing += 1;
      return failing <= FAILURES_MAX;
    });
    for (const held of lanes) waiting.delete(held);
    return lanes;
  }

  return {
    add(held) {
      if (held.isSettling) return null;
      if (held.finished.length === 0) {
        holder.onSettled(held);
        return null;
      }
      held.isSettling = true;
      waiting.add(held);
      if (isRunning) return null;
      isRunning = true;
      return run().finally(() => {
        isRunning = false;
      });
    },
  };
}

async function write(context: Context, settlements: readonly Settlement[], holder: Holder): Promise<void> {
  try {
    const isWritten = await settleLanes(context, settlements);
    if (isWritten || settlements.length === 1) {
      for (const settlement of settlements) ended(settlement, isWritten, holder);
      return;
    }
  } catch (error) {
    if (settlements.length === 1 || isStoreUnavailable(error)) {
      holder.onError(error);
      for (const { held, outcomes } of settlements) {
        forget(held, outcomes);
        held.isKept = true;
        leave(held);
      }
      return;
    }
  }
  // A lane that was lost, or cannot be written, fails the whole commit: write each separately.
  for (const settlement of settlements) await write(context, [settlement], holder);
}

function ended(
  { held, leaseToken, leasedAtMs, leaseEndsAtMs, outcomes }: Settlement,
  isWritten: boolean,
  holder: Holder,
): void {
  forget(held, outcomes);
  // Claimed again in the meantime.
  if (held.leaseToken !== leaseToken) return;
  if (!isWritten) leave(held);
  else if (leaseEndsAtMs === null) holder.onFreed(held);
  else held.leasedAtMs = leasedAtMs;
}

function forget(held: HeldLane, outcomes: readonly Outcome[]): void {
  for (const { delivery } of outcomes) held.ids.delete(delivery.id);
}

/** The finished work of a lane. The last group frees it. */
function take(held: HeldLane, nowMs: number, holder: Holder): Settlement {
  const outcomes = held.finished;
  held.finished = [];
  held.lane = laneAfter(held, outcomes);
  if (!holder.belongs(held)) leave(held);
  const isLast = held.underWay === 0 && held.waiting.length === 0 && !held.isKept && !holder.wantsMore(held);
  if (isLast) leave(held);
  const { leaseToken } = held;
  const leaseEndsAtMs = isLast ? null : nowMs + WEBHOOK_SCHEDULE.leaseMs;
  return { held, leaseToken, outcomes, leasedAtMs: nowMs, leaseEndsAtMs };
}
