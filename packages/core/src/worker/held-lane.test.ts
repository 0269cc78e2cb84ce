import { HANDLER_PREFIX } from '@mitako/contract/names';
import { describe, expect, it } from 'vitest';
import type { Delivery, Lane, WebhookEndpoint } from '../model.ts';
import type { Outcome } from './deliver.ts';
import {
  dropWaiting,
  type HeldLane,
  holdLane,
  inFlightMax,
  isFresh,
  isLeased,
  isSlow,
  isToBeRead,
  leave,
  readMax,
  takeRead,
  windowAfter,
} from './held-lane.ts';

const ADDRESS = 'https://shop.example/';
const NOW_MS = 1_000_000;
const SECOND = 1_000;

const LANE: Lane = {
  consumerId: 'whe',
  merchantId: 'mer',
  isOpen: true,
  address: ADDRESS,
  provenAddress: ADDRESS,
  failuresCount: 0,
  isSlow: false,
};
const ENDPOINT: WebhookEndpoint = {
  id: 'whe',
  merchantId: 'mer',
  livemode: false,
  url: ADDRESS,
  description: null,
  events: ['*'],
  enabled: true,
  prefixedNames: false,
  encryptedSecret: 'sealed',
  encryptedPreviousSecret: null,
  previousSecretEndsAtMs: null,
  failingSinceMs: null,
  failuresCount: 0,
  watchedRunMs: null,
  disabledReason: null,
  createdAtMs: NOW_MS,
  updatedAtMs: NOW_MS,
  deletedAtMs: null,
  version: 1,
};

function delivery(id: string): Delivery {
  return {
    id,
    eventId: 'evt',
    eventType: 'ping',
    endpointId: 'whe',
    merchantId: 'mer',
    livemode: false,
    status: 'pending',
    prefixedName: false,
    attemptsCount: 0,
    nextAttemptAtMs: NOW_MS,
    firstAttemptAtMs: null,
    lastStatusCode: null,
    lastError: null,
    createdAtMs: NOW_MS,
    deliveredAtMs: null,
  };
}

/** Held since now, with these deliveries read. */
function lane(over: Partial<Lane> = {}, ...ids: readonly string[]): HeldLane {
  const claimed = {
    leaseToken: 'lease',
    lane: { ...LANE, ...over },
    endpoint: ENDPOINT,
    deliveries: ids.map((id) => ({ delivery: delivery(id), body: '{}', traceparent: null })),
  };
  const held = holdLane(claimed, NOW_MS);
  takeRead(held, claimed, NOW_MS);
  return held;
}

function waiting(held: HeldLane): readonly string[] {
  return held.waiting.map(({ delivery: { id } }) => id);
}

describe('attempts in flight on a lane', () => {
  it.each<[string, Partial<Lane>, number]>([
    ['four', {}, 4],
    ['three after a failure that another process saw', { failuresCount: 1 }, 3],
    ['one after many', { failuresCount: 50 }, 1],
    ['one until the first 2xx', { provenAddress: null }, 1],
    ['one until the first 2xx at a new address', { provenAddress: 'https://elsewhere.example/' }, 1],
  ])('are at most %s', (_, over, expected) => {
    expect(inFlightMax(lane(over))).toBe(expected);
  });
});

describe('the window of a lane', () => {
  const outcome = (kind: Outcome['kind'], durationMs = 0): Outcome => ({
    kind,
    delivery: delivery('one'),
    attempt: { durationMs } as Outcome['attempt'],
  });
  const after = (held: HeldLane, ...outcomes: readonly Outcome[]): number => {
    for (const each of outcomes) held.window = windowAfter(held, each);
    return held.window;
  };

  it('grows by one with each 2xx in time, to 64', () => {
    expect(after(lane(), outcome('delivered'))).toBe(5);
    expect(after(lane(), ...Array.from({ length: 100 }, () => outcome('delivered', 2 * SECOND)))).toBe(64);
  });

  it('falls to one after a failure, and grows again', () => {
    const held = lane();
    expect(after(held, outcome('delivered'), outcome('failed'))).toBe(1);
    expect(after(held, outcome('delivered'))).toBe(2);
  });

  it('returns to four after an answer that took too long', () => {
    const held = lane();
    expect(after(held, outcome('delivered'), outcome('delivered'), outcome('delivered', 2 * SECOND + 1))).toBe(4);
  });

  it('is not changed by what was not sent', () => {
    expect(after(lane(), outcome('unsent'))).toBe(4);
  });

  it('of a function of the host stays at four', () => {
    const held = { ...lane({ provenAddress: ADDRESS }), id: `${HANDLER_PREFIX}orders`, window: 64 };
    expect(inFlightMax(held)).toBe(4);
  });
});

describe('an attempt starts', () => {
  it.each([
    [-1, false],
    [0, true],
    [1 * SECOND, true],
    [1 * SECOND + 1, false],
  ])('within a second of its read: %i ms', (ms, expected) => {
    expect(isFresh(lane(), NOW_MS + ms)).toBe(expected);
  });

  it.each([
    [-1, false],
    [14 * SECOND, true],
    [14 * SECOND + 1, false],
  ])('with at least 16 s of its lease left: %i ms', (ms, expected) => {
    const held = lane();
    expect(isLeased(held, NOW_MS + ms)).toBe(expected);
    held.readAtMs = NOW_MS + ms;
    expect(isFresh(held, NOW_MS + ms)).toBe(expected);
  });
});

it.each<[string, Partial<Lane>, boolean]>([
  ['quick', {}, false],
  ['slow', { isSlow: true }, true],
  ['not proven', { provenAddress: null }, true],
])('a lane that is %s belongs to the pump for it', (_, over, expected) => {
  expect(isSlow(lane(over))).toBe(expected);
});

describe('what is read', () => {
  it('waits, without what is in hand', () => {
    const held = lane({}, 'a', 'b');
    held.waiting = [];
    const deliveries = ['b', 'c'].map((id) => ({ delivery: delivery(id), body: '{}', traceparent: null }));
    takeRead(held, { leaseToken: 'lease', lane: LANE, endpoint: ENDPOINT, deliveries }, NOW_MS);
    expect(waiting(held)).toEqual(['c']);
    expect([...held.ids]).toEqual(['a', 'b', 'c']);
  });

  it('is one delivery while the lane is not proven: each attempt is counted in a claim', () => {
    const held = lane({ provenAddress: null }, 'a', 'b');
    expect(waiting(held)).toEqual(['a']);
    expect(held.mayHaveMore).toBe(true);
  });

  it('may not be all that is due when it is as much as is read at a time', () => {
    for (const isSlowLane of [false, true]) {
      const ids = Array.from({ length: readMax(isSlowLane) }, (_, place) => `d${place}`);
      expect(lane({ isSlow: isSlowLane }, ...ids).mayHaveMore).toBe(true);
      expect(lane({ isSlow: isSlowLane }, ...ids.slice(1)).mayHaveMore).toBe(false);
    }
  });

  it('is still due when it was not started', () => {
    const held = lane({}, 'a', 'b');
    dropWaiting(held);
    expect(held).toMatchObject({ waiting: [], ids: new Set(), mayHaveMore: true });
  });
});

describe('a lane is read again', () => {
  function wanting(over: Partial<HeldLane> = {}, of: Partial<Lane> = {}): boolean {
    return isToBeRead({ ...lane(of), mayHaveMore: true, ...over }, NOW_MS);
  }

  it('while more may be due and it has room', () => {
    expect(wanting()).toBe(true);
    expect(wanting({ underWay: 3 })).toBe(true);
  });

  it.each<[string, Partial<HeldLane>, Partial<Lane>]>([
    ['nothing more is due', { mayHaveMore: false }, {}],
    ['it is full', { underWay: 4 }, {}],
    ['it is full after a failure', { underWay: 3 }, { failuresCount: 1 }],
    ['something waits', { waiting: lane({}, 'a').waiting }, {}],
    ['nothing may start any more', { leasedAtMs: NOW_MS - 15 * SECOND }, {}],
    ['it is not proven', {}, { provenAddress: null }],
  ])('not while %s', (_, over, of) => {
    expect(wanting(over, of)).toBe(false);
  });

  it('not once it is left', () => {
    const held = lane({}, 'a');
    leave(held);
    expect(held.mayHaveMore).toBe(true);
    expect(isToBeRead(held, NOW_MS)).toBe(false);
  });
});
