import type { Context } from '../context.ts';
import type { ClaimedLane } from '../ports/store-claims.ts';
import { WEBHOOK_SCHEDULE } from '../webhooks/schedule.ts';
import { dropWaiting, type HeldLane, holdLane, readMax, takeRead } from './held-lane.ts';
import type { Shares } from './shares.ts';

const LANES_MAX = 64;

/**
 * Tokens of one pump's claims, in rising order under one beginning, by which it finds what it leased and does not hold.
 */
export interface LaneTokens {
  readonly owner: string;
  next(): string;
}

export function createLaneTokens({ ids }: Pick<Context, 'ids'>): LaneTokens {
  const owner = ids.leaseToken();
  let count = 0;
  return {
    owner,
    next() {
      count += 1;
      return `${owner}.${String(count).padStart(12, '0')}`;
    },
  };
}

export interface LaneClaimer {
  readonly lanes: Map<string, HeldLane>;
  readonly shares: Shares;
  readonly isSlow: boolean;
  readonly tokens: LaneTokens;
}

/**
 * Claims free lanes with due deliveries, as far as there is room.
 * @returns false when some may be left because there is no room
 */
export async function claimFreeLanes(context: Context, pump: LaneClaimer): Promise<boolean> {
  const { clock, store, handlers } = context;
  const { lanes, shares, isSlow, tokens } = pump;
  const limit = Math.min(LANES_MAX, shares.free());
  const exceptMerchantIds = shares.full();
  if (limit === 0) return false;
  const claim = async (): Promise<Claimed> => {
    const nowMs = clock.now();
    const leaseToken = tokens.next();
    const claimed = await store.claim.lanes({
      nowMs,
      limit,
      leaseMs: WEBHOOK_SCHEDULE.leaseMs,
      leaseToken,
      owner: tokens.owner,
      heldIds: [...lanes.keys()],
      isSlow,
      deliveriesMax: readMax(isSlow),
      exceptMerchantIds,
      handlerIds: [...handlers.keys()],
      pace: WEBHOOK_SCHEDULE.unprovenPace,
    });
    return { nowMs, leaseToken, claimed };
  };
  const first = await claim();
  // Its leases are partly over: what is left of one must bear an attempt and clocks that are seconds apart.
  const isLate = clock.now() > first.nowMs + WEBHOOK_SCHEDULE.heldMsMax;
  const { nowMs, leaseToken, claimed } = isLate ? await claim() : first;
  for (const each of claimed) {
    const { lane } = each;
    // One whose lease ended here may still have attempts under way: they count.
    const held = lanes.get(lane.consumerId) ?? holdLane(each, nowMs);
    dropWaiting(held);
    Object.assign(held, { lane, leaseToken, leasedAtMs: nowMs, isLeaving: false, isKept: false });
    lanes.set(held.id, held);
    takeRead(held, each, nowMs);
  }
  return exceptMerchantIds.length === 0 && claimed.length < limit;
}

interface Claimed {
  readonly nowMs: number;
  readonly leaseToken: string;
  readonly claimed: readonly ClaimedLane[];
}

/** Reads what may have become due on lanes that are held. */
export async function readHeldLanes(
  { clock, store }: Context,
  lanes: readonly HeldLane[],
  isSlow: boolean,
): Promise<void> {
  if (lanes.length === 0) return;
  const nowMs = clock.now();
  // Before the read: what is committed during it counts for the next one.
  for (const held of lanes) held.mayHaveMore = false;
  try {
    const found = await store.claim.heldLanes({
      nowMs,
      deliveriesMax: readMax(isSlow),
      lanes: lanes.map(({ id, leaseToken }) => ({ id, leaseToken })),
      // Even if they are written in the meantime, they may be shown as due.
      exceptIds: lanes.flatMap(({ ids }) => [...ids]),
    });
    for (const each of found) {
      const held = lanes.find(({ leaseToken, id }) => id === each.lane.consumerId && leaseToken === each.leaseToken);
      if (held === undefined) continue;
      if (!held.isLeaving) takeRead(held, each, nowMs);
      // It is being freed by a process that did not know of these: they are claimed with it once it is free.
      else held.mayHaveMore ||= each.deliveries.length > 0;
    }
  } catch (error) {
    for (const held of lanes) held.mayHaveMore = true;
    throw error;
  }
}
