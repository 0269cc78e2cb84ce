import type { Context } from '../context.ts';
import type { ClaimedDelivery } from '../ports/store-claims.ts';
import { WEBHOOK_SCHEDULE } from '../webhooks/schedule.ts';
import { claimFreeLanes, createLaneTokens, type LaneTokens, readHeldLanes } from './claim-lanes.ts';
import { decideUnderLease } from './decide-under-lease.ts';
import { deliver } from './deliver.ts';
import {
  dropWaiting,
  hasSlot,
  type HeldLane,
  isFresh,
  isLeased,
  isSlow,
  isToBeRead,
  leave,
  windowAfter,
} from './held-lane.ts';
import type { Pump } from './pump.ts';
import { createSettler } from './settler.ts';
import { createShares } from './shares.ts';

/** Interval of looks at lanes on which nothing is due: one is held for two, then read once more and freed. */
const IDLE_MS = 100;
/** Lanes held like that at most: each is written once more when it is freed. */
const IDLE_LANES_MAX = 16;

export interface LanePump extends Pump {
  /** Reads this lane soon, if it is held here. Returns whether it is. */
  readHeld(id: string): boolean;
}

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
 * reads again while more is due. Lanes that answer at once stay held for moments after the last, so that the next event
 * costs a read, not a lease. See `docs/decisions/2026-11-23-a-lane-is-leased.md`.
 */
export function createLanePump(context: () => Context, work: LanePumpWork): LanePump {
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
  const stopping = new AbortController();
  let tokens: LaneTokens | null = null;
  let claiming: Promise<unknown> = Promise.resolve();
  /** Looks at idle lanes, while there are any. */
  let idling: Promise<void> | null = null;

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
    mayIdle,
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
    if (mayIdle(held)) {
      held.idleLooks ??= 0;
      idling ??= lookAtIdle().finally(() => {
        idling = null;
      });
      return;
    }
    leave(held);
    lanes.delete(held.id);
    if (!held.isKept) track(release(held));
  }

  function idle(): readonly HeldLane[] {
    return [...lanes.values()].filter(({ idleLooks }) => idleLooks !== null);
  }

  /** Whether it stays held although nothing is due on it. */
  function mayIdle(held: HeldLane): boolean {
    if (!state.isLive || state.isStopped || work.isSlow || isSlow(held) || held.isLeaving) return false;
    if (held.isKept || held.mayHaveMore || !isLeased(held, context().clock.now())) return false;
    return held.idleLooks === null ? idle().length < IDLE_LANES_MAX : held.idleLooks < 2;
  }

  async function lookAtIdle(): Promise<void> {
    while (!state.isStopped && idle().length > 0) {
      await context().clock.sleep(IDLE_MS, stopping.signal);
      for (const held of idle()) {
        held.idleLooks = (held.idleLooks ?? 0) + 1;
        // Once more: another process may have committed something, and its notification been lost.
        if (held.idleLooks === 2) held.mayHaveMore = true;
      }
      readSoon();
    }
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
    readHeld(id) {
      const held = lanes.get(id);
      if (held === undefined || state.isStopped || !isLeased(held, context().clock.now())) return false;
      held.mayHaveMore = true;
      if (wantsMore(held)) readSoon();
      return true;
    },
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
      stopping.abort();
      await Promise.all([claiming, idling]);
      for (const held of lanes.values()) {
        leave(held);
        rest(held);
      }
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}
