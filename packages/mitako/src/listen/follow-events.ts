import { isMitakoError, type EventRecord, type MitakoError, type Page } from '@mitako/client';
import { OVERLAP_MS, type Position } from './position.ts';

/** Dependencies of {@link followEvents}. */
export interface FollowOptions {
  /** A page of the merchant's events, newest first. */
  readonly page: (cursor: string | undefined) => Promise<Page<EventRecord>>;
  /** Where to resume; null: at the newest event, which is not yielded. */
  readonly from: Position | null;
  /** Resolves after that time, or rejects when the listener is stopped. */
  readonly wait: (ms: number) => Promise<void>;
  /** Called once everything that happens from then on will be yielded. */
  readonly onStart: () => void;
  /** Called once when the gateway goes away, with the time until the next attempt. */
  readonly onLost: (error: MitakoError, retryMs: number) => void;
  /** Called once when it is back. */
  readonly onFound: () => void;
}

/** An event, and the position to save once it is handled. */
export interface FollowedEvent {
  readonly event: EventRecord;
  readonly position: Position;
}

const POLL_MS = 1_000;
const RETRY_MS_MAX = 30_000;
/** Of a gateway that is unavailable or busy. Everything else would be refused again. */
const RETRYABLE: readonly string[] = ['CONNECTION_FAILED', 'TIMED_OUT', 'UNEXPECTED_RESPONSE', 'RATE_LIMITED'];

/**
 * Yields every event of a merchant once, oldest first, without end: polls the list, and waits longer and longer while
 * the gateway is unavailable.
 * @throws MitakoError when the gateway refuses the key
 */
export async function* followEvents(options: FollowOptions): AsyncGenerator<FollowedEvent, never, undefined> {
  const { page, from, wait } = options;
  const retrying = retryUntilBack(options);
  // When the events were created that must not be yielded again.
  const times = new Map<string, string>();
  let position = from ?? (await retrying(() => newest(page)));
  for (const id of position.seen) times.set(id, position.through);
  options.onStart();
  for (;;) {
    const sinceMs = Date.parse(position.through) - OVERLAP_MS;
    const recent = await retrying(() => eventsSince(page, sinceMs));
    for (const event of recent.filter(({ id }) => !times.has(id)).toReversed()) {
      times.set(event.id, event.created_at);
      position = pruneSeen(times, event.created_at > position.through ? event.created_at : position.through);
      yield { event, position };
    }
    await wait(POLL_MS);
  }
}

/** The position at that time. What is older than the overlap is not read again, and need not be remembered. */
function pruneSeen(times: Map<string, string>, through: string): Position {
  const sinceMs = Date.parse(through) - OVERLAP_MS;
  for (const [id, at] of times) if (Date.parse(at) < sinceMs) times.delete(id);
  return { through, seen: [...times.keys()] };
}

/** The position of a listener that begins now: behind all events that are listed. */
async function newest(page: FollowOptions['page']): Promise<Position> {
  const { items } = await page(undefined);
  const through = items[0]?.created_at ?? new Date(0).toISOString();
  const seen = await eventsSince(page, Date.parse(through) - OVERLAP_MS);
  return { through, seen: seen.map(({ id }) => id) };
}

/** Newest first. Pages are read until one reaches behind that time. */
async function eventsSince(page: FollowOptions['page'], sinceMs: number): Promise<readonly EventRecord[]> {
  const found: EventRecord[] = [];
  for (let cursor: string | undefined; ;) {
    const { items, next_cursor } = await page(cursor);
    const recent = items.filter(({ created_at }) => Date.parse(created_at) >= sinceMs);
    found.push(...recent);
    if (recent.length < items.length || next_cursor === null) return found;
    cursor = next_cursor;
  }
}

type Retrying = <Answer>(call: () => Promise<Answer>) => Promise<Answer>;

function retryUntilBack({ wait, onLost, onFound }: Pick<FollowOptions, 'wait' | 'onLost' | 'onFound'>): Retrying {
  return async (call) => {
    for (let failures = 0; ; failures += 1) {
      try {
        const answer = await call();
        if (failures > 0) onFound();
        return answer;
      } catch (error) {
        if (!isMitakoError(error) || !isRetryable(error)) throw error;
        const retryMs = Math.max(Math.min(1000 * 2 ** failures, RETRY_MS_MAX), (error.retryAfterSeconds ?? 0) * 1000);
        if (failures === 0) onLost(error, retryMs);
        await wait(retryMs);
      }
    }
  };
}

function isRetryable({ code, status = 0 }: MitakoError): boolean {
  return RETRYABLE.includes(code) || status >= 500;
}
