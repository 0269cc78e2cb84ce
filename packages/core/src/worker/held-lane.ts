import type { Lane, WebhookEndpoint } from '../model.ts';
import type { ClaimedDelivery, ClaimedLane } from '../ports/store-claims.ts';
import { isHandler } from '../webhooks/handler-ids.ts';
import { WEBHOOK_SCHEDULE } from '../webhooks/schedule.ts';
import type { Outcome } from './deliver.ts';

/** When a lane that has more is read again: the next ones arrive before these have started. */
const WAITING_MIN = 8;
/** Outcomes of a lane that are not written yet at most: a process that dies sends these again. */
const FINISHED_MAX = 64;

/**
 * Deliveries read from a lane at a time; from a slow one no more than can start at once. (With 32, 159 endpoints that
 * hung made one claim read 5 088 bodies for as many attempts as endpoints, which stopped the process for 140 ms.)
 */
export function readMax(isSlowLane: boolean): number {
  return isSlowLane ? WEBHOOK_SCHEDULE.inFlightPerEndpoint.start : 32;
}

/** A lane that this process holds, and what it has read from it. */
export interface HeldLane {
  readonly id: string;
  readonly merchantId: string;
  leaseToken: string;
  lane: Lane;
  endpoint: WebhookEndpoint;
  /** When its lease began, or was last renewed. */
  leasedAtMs: number;
  /** When it was last read. */
  readAtMs: number;
  /** Not started yet. */
  waiting: readonly ClaimedDelivery[];
  underWay: number;
  /** Attempts that may be under way, by how the endpoint answered since the lane is held (`windowAfter`). */
  window: number;
  /** Not written yet. */
  finished: readonly Outcome[];
  /** Ids of all three, and of what is being written: it is still shown as due. */
  readonly ids: Set<string>;
  isSettling: boolean;
  /** More may be due than was read. */
  mayHaveMore: boolean;
  /** More is: there was more than is read at a time. */
  hasMore: boolean;
  /** Nothing is started on it any more. */
  isLeaving: boolean;
  /** Its lease is not released early: otherwise a failure would be repeated without a pause. */
  isKept: boolean;
}

export function holdLane({ leaseToken, lane, endpoint }: ClaimedLane, nowMs: number): HeldLane {
  return {
    id: lane.consumerId,
    merchantId: lane.merchantId,
    leaseToken,
    lane,
    endpoint,
    leasedAtMs: nowMs,
    readAtMs: nowMs,
    waiting: [],
    underWay: 0,
    window: Math.max(1, WEBHOOK_SCHEDULE.inFlightPerEndpoint.start - lane.failuresCount),
    finished: [],
    ids: new Set(),
    isSettling: false,
    mayHaveMore: false,
    hasMore: false,
    isLeaving: false,
    isKept: false,
  };
}

/**
 * Takes over what was read, behind what waits: that is still due, for only its holder writes to the lane. So what is
 * known of the lane here is newer, too.
 */
export function takeRead(held: HeldLane, { endpoint, deliveries }: ClaimedLane, nowMs: number): void {
  held.endpoint = endpoint;
  held.readAtMs = nowMs;
  const found = deliveries.filter(({ delivery }) => !held.ids.has(delivery.id));
  // Each attempt on a lane that is not proven is counted in a claim of its own.
  const taken = isProven(held) ? found : found.slice(0, 1);
  held.waiting = [...held.waiting, ...taken];
  held.hasMore = deliveries.length >= readMax(isSlow(held));
  held.mayHaveMore ||= held.hasMore || taken.length < found.length;
  for (const { delivery } of taken) held.ids.add(delivery.id);
}

export function isProven({ lane, endpoint }: Pick<HeldLane, 'lane' | 'endpoint'>): boolean {
  return lane.provenAddress === endpoint.url;
}

/** Slow, failed last, or not proven: the second pump's. */
export function isSlow(held: Pick<HeldLane, 'lane' | 'endpoint'>): boolean {
  return held.lane.isSlow || !isProven(held);
}

/** Attempts under way at most: one until the first 2xx, and few on the host's own functions, which share its pools. */
export function inFlightMax(held: HeldLane): number {
  if (!isProven(held)) return 1;
  const { start } = WEBHOOK_SCHEDULE.inFlightPerEndpoint;
  return isSlow(held) || isHandler(held.id) ? Math.min(held.window, start) : held.window;
}

/**
 * The window after an attempt: one more for each 2xx in time, so that it doubles with each round of answers; one after a
 * failure. An endpoint gets what it takes: with four at a time, one that answers after 300 ms got 13 events a second.
 */
export function windowAfter({ window }: HeldLane, { kind, attempt }: Outcome): number {
  const { slowMs, inFlightPerEndpoint } = WEBHOOK_SCHEDULE;
  if (kind === 'unsent') return window;
  if (kind !== 'delivered') return 1;
  if ((attempt.durationMs ?? 0) > slowMs) return Math.min(window, inFlightPerEndpoint.start);
  return Math.min(window + 1, inFlightPerEndpoint.max);
}

/**
 * Whether attempts may start. Not also when the clock was set back: it is then unknown how long its lease still lasts.
 */
export function isLeased({ leasedAtMs }: HeldLane, nowMs: number): boolean {
  const { leaseMs, leaseMsMin } = WEBHOOK_SCHEDULE;
  return nowMs >= leasedAtMs && nowMs <= leasedAtMs + leaseMs - leaseMsMin;
}

/** Whether what was read may be sent. */
export function isFresh(held: HeldLane, nowMs: number): boolean {
  return isLeased(held, nowMs) && nowMs >= held.readAtMs && nowMs <= held.readAtMs + WEBHOOK_SCHEDULE.heldMsMax;
}

/** Whether it is read again now: it has room for what may be due, or soon for what is. */
export function isToBeRead(held: HeldLane, nowMs: number): boolean {
  const hasRoom = held.waiting.length === 0 && held.underWay < inFlightMax(held);
  const willHaveRoom = held.hasMore && held.waiting.length <= WAITING_MIN && !isSlow(held);
  return held.mayHaveMore && !held.isLeaving && (hasRoom || willHaveRoom) && isProven(held) && isLeased(held, nowMs);
}

/** Whether another attempt may start on it. */
export function hasSlot(held: HeldLane): boolean {
  return held.underWay < inFlightMax(held) && held.finished.length < FINISHED_MAX;
}

/** Forgets what was not started: it is still due, and the next reader of the lane finds it. */
export function dropWaiting(held: HeldLane): void {
  held.mayHaveMore ||= held.waiting.length > 0;
  for (const { delivery } of held.waiting) held.ids.delete(delivery.id);
  held.waiting = [];
}

/** Starts nothing more. */
export function leave(held: HeldLane): void {
  dropWaiting(held);
  held.isLeaving = true;
}
