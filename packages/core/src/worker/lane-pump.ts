import type { Context } from '../context.ts';
import type { ClaimedDelivery } from '../ports/store-claims.ts';
import { WEBHOOK_SCHEDULE } from '../webhooks/schedule.ts';
import { claimFreeLanes, createLaneTokens, type LaneTokens, readHeldLanes } from './claim-lanes.ts';
import { decideUnderLease } from './decide-under-lease.ts';
import { deliver } from './deliver.ts';
import { dropWaiting, hasSlot, type HeldLane, isFresh, isSlow, isToBeRead, leave, windowAfter } from './held-lane.ts';
import type { Pump } from './pump.ts';
import { createSettler } from './settler.ts';
import { createShares } from './shares.ts';

export interface LanePumpWork {
  /** Works on slow lanes, or on all others. */
  readonly isSlow: boolean;
  /** Attempts under way at most. */
  readonly slots: number;
  readonly onError: (error: unknown) => void;
  /** A lane now belongs to the other pump. */
  readonly onMoved: () => void;
}

/**
 * Claims lanes with due deliveries and drains them: starts what was read within a second, writes outcomes in groups, and
 * reads again while more is due. See `docs/decisions/2026-11-23-a-lane-is-leased.md`.
 */
export function createLanePump(context: () => Context, work: LanePumpWork): Pump {
  const lanes = new Map<string, HeldLane>();
  const shares = createShares(work.slots);
  /** Attempts, writes and releases. */
  const underWay = new Set<Promise<void>>();
  const state = {
    isClaiming: false,
    isPrimed: false,
    /** Free lanes are claimed too. */
    wantsLanes: false,
    isStopped: false,
    isLive: false,
    isShort: false,
    wakes: 0,
  };
  let tokens: LaneTokens | null = null;
  let claiming: Promise<unknown> = Promise.resolve();

  function track(piece: Promise<void>): void {
    const tracked = piece.catch(work.onError).finally(() => underWay.delete(tracked));
    underWay.add(tracked);
  }

  /** Reads and claims once. Returns how many attempts it started. */
  async function claim(wantsLanes: boolean): Promise<number> {
    const { wakes } = state;
    state.isPrimed = false;
    state.wantsLanes = false;
    tokens ??= createLaneTokens(context());
    await readHeldLanes(
      context(),
      [...lanes.values()].filter((held) => wantsMore(held)),
      work.isSlow,
    );
    if (wantsLanes)
      state.isShort = !(await claimFreeLanes(context(), {
        lanes,
        shares,
        isSlow: work.isSlow,
        tokens,
      }));
    // Woken in the meantime.
    if (state.wakes !== wakes) for (const held of lanes.values()) held.mayHaveMore = true;
    const count = start();
    for (const held of lanes.values()) rest(held);
    return count;
  }

  const settler = createSettler(context, {
    belongs,
    wantsMore,
    onFreed: ({ id }) => lanes.delete(id),
    onSettled(held) {
      rest(held);
      if (!belongs(held)) work.onMoved();
      if (lanes.get(held.id) !== held) afterFreeing(held);
      else if (state.isShort) claimSoon();
      start();
    },
    onError: work.onError,
  });

  function belongs(held: HeldLane): boolean {
    return isSlow(held) === work.isSlow;
  }

  function wantsMore(held: HeldLane, nowMs = context().clock.now()): boolean {
    return !state.isStopped && isToBeRead(held, nowMs) && shares.hasRoom(held.merchantId);
  }

  /** Starts what may be started, one of each lane in turn. */
  function start(): number {
    const nowMs = context().clock.now();
    let count = 0;
    for (let before = -1; before < count && !state.isStopped;) {
      before = count;
      for (const held of lanes.values()) {
        if (!isFresh(held, nowMs)) dropWaiting(held);
        const [next, ...waiting] = held.waiting;
        if (next === undefined || !hasSlot(held) || !shares.hasRoom(held.merchantId)) continue;
        held.waiting = waiting;
        track(attempt(held, next));
        count += 1;
      }
    }
    if (state.isLive && !state.isPrimed) for (const held of lanes.values()) if (wantsMore(held, nowMs)) readSoon();
    return count;
  }

  async function attempt(held: HeldLane, claimed: ClaimedDelivery): Promise<void> {
    held.underWay += 1;
    shares.begin(held.merchantId);
    try {
      const outcome = await deliver(context(), claimed, held.endpoint);
      held.finished = [...held.finished, outcome];
      held.window = windowAfter(held, outcome);
    } catch (error) {
      work.onError(error);
      held.ids.delete(claimed.delivery.id);
      held.isKept = true;
      leave(held);
    }
    held.underWay -= 1;
    shares.end(held.merchantId);
    const writing = settler.add(held);
    if (writing !== null) track(writing);
    start();
  }

  /** Frees a lane on which nothing is left to do. */
  function rest(held: HeldLane): void {
    if (held.underWay > 0 || held.isSettling || lanes.get(held.id) !== held) return;
    // Known here, so that it is not mistaken for a forgotten lane.
    if (held.isKept && context().clock.now() < held.leasedAtMs + WEBHOOK_SCHEDULE.leaseMs) return;
    // Its merchant has its share: another process may serve it.
    dropWaiting(held);
    if (wantsMore(held)) {
      readSoon();
      return;
    }
    leave(held);
    lanes.delete(held.id);
    if (!held.isKept) track(release(held));
  }

  async function release(held: HeldLane): Promise<void> {
    const { id: consumerId, leaseToken, leasedAtMs } = held;
    await decideUnderLease(
      context(),
      () => [{ type: 'lane.release', consumerId, leaseToken }],
      state.isStopped ? 0 : leasedAtMs + WEBHOOK_SCHEDULE.leaseMs,
    );
    afterFreeing(held);
  }

  /** Something may be due that was not found while there was no room, or while the lane was held. */
  function afterFreeing({ mayHaveMore }: HeldLane): void {
    if (state.isLive && (mayHaveMore || state.isShort)) claimSoon();
  }

  async function claimAndStart(): Promise<void> {
    state.isClaiming = true;
    try {
      while (state.isPrimed && !state.isStopped) await claim(state.wantsLanes);
    } catch (error) {
      work.onError(error);
    } finally {
      state.isClaiming = false;
    }
  }

  function claimSoon(): void {
    state.wantsLanes = true;
    readSoon();
  }

  function readSoon(): void {
    state.isPrimed = true;
    // Completions in one turn of the event loop share a claim.
    if (!state.isClaiming && !state.isStopped)
      setImmediate(() => {
        if (!state.isClaiming) claiming = claimAndStart();
      });
  }

  return {
    prime() {
      state.isLive = true;
      state.wakes += 1;
      for (const held of lanes.values()) held.mayHaveMore = true;
      claimSoon();
    },
    async runDue(isOver = () => false) {
      let count = 0;
      while (!isOver()) {
        const started = await claim(true);
        if (started === 0 && underWay.size === 0) return count;
        count += started;
        while (underWay.size > 0) await Promise.all(underWay);
      }
      return count;
    },
    async drain() {
      state.isStopped = true;
      await claiming;
      for (const held of lanes.values()) {
        leave(held);
        rest(held);
      }
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}
