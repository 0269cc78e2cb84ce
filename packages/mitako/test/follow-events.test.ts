import { type EventRecord, MitakoError, type Page } from '@mitako/client';
import { expect, test } from 'vitest';
import { followEvents, type FollowOptions } from '../src/listen/follow-events.ts';
import type { Position } from '../src/listen/position.ts';

const startMs = Date.UTC(2026, 0, 15, 12);

function event(id: string, atMs: number): EventRecord {
  const created_at = new Date(startMs + atMs).toISOString();
  return { id, event: 'payment.created', data: {}, livemode: false, sequence: 1, created_at };
}

/** A gateway that lists these, in pages of two, and changes a little each time that its listener waits. */
function gateway(listed: EventRecord[], changes: readonly (() => void)[], from: Position | null = null) {
  const waits: number[] = [];
  const calls: string[] = [];
  const state = { down: false };
  const options: FollowOptions = {
    from,
    async page(cursor): Promise<Page<EventRecord>> {
      if (state.down) throw new MitakoError('CONNECTION_FAILED', 'away');
      const newestFirst = listed.toSorted((a, b) => (a.id < b.id ? 1 : -1));
      const start = Number(cursor ?? 0);
      const has_more = start + 2 < newestFirst.length;
      return {
        items: newestFirst.slice(start, start + 2),
        has_more,
        next_cursor: has_more ? String(start + 2) : null,
      };
    },
    async wait(ms) {
      const change = changes[waits.length];
      waits.push(ms);
      if (change === undefined) throw new DOMException('stopped', 'AbortError');
      change();
    },
    onStart: () => void calls.push('started'),
    onLost: () => void calls.push('lost'),
    onFound: () => void calls.push('found'),
  };
  return { options, waits, calls, state };
}

/** What a listener gets until it is stopped. */
async function followed(
  options: FollowOptions,
): Promise<{ readonly ids: readonly string[]; readonly last: Position | null }> {
  const ids: string[] = [];
  let last: Position | null = null;
  try {
    for await (const { event: each, position } of followEvents(options)) {
      ids.push(each.id);
      last = position;
    }
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
  return { ids, last };
}

test('a new listener gets what happens from now on, oldest first, over several pages', async () => {
  const listed = [event('a', 0), event('b', 1000)];
  const { options } = gateway(listed, [
    () => listed.push(event('c', 2000), event('d', 2001), event('e', 2002), event('f', 60_000)),
    () => listed.push(event('g', 61_000)),
  ]);
  expect((await followed(options)).ids).toEqual(['c', 'd', 'e', 'f', 'g']);
});

test('an event that is listed late, behind newer ones, is not missed, and none comes twice', async () => {
  const listed = [event('b', 1000)];
  const { options } = gateway(listed, [
    () => listed.push(event('d', 12_000)),
    () => listed.push(event('c', 1500), event('a', 500)),
    () => undefined,
  ]);
  expect((await followed(options)).ids).toEqual(['d', 'a', 'c']);
});

test('it resumes behind the last event that it has had', async () => {
  const listed = [event('a', 0), event('b', 1000)];
  const first = await followed(gateway(listed, [() => listed.push(event('c', 2000), event('d', 3000))]).options);
  listed.push(event('e', 100_000));
  const second = await followed(gateway(listed, [() => undefined], first.last).options);
  expect([first.ids, second.ids]).toEqual([['c', 'd'], ['e']]);
  // What is long past need not be remembered.
  expect(second.last?.seen).toEqual(['e']);
});

test('of an empty list everything is new', async () => {
  const listed: EventRecord[] = [];
  const { options } = gateway(listed, [() => listed.push(event('a', 0))]);
  expect((await followed(options)).ids).toEqual(['a']);
});

test('it waits longer and longer while the gateway is unavailable, and reports it once', async () => {
  const listed = [event('a', 0)];
  const away = gateway(listed, [
    () => void (away.state.down = true),
    ...Array.from({ length: 6 }, () => () => undefined),
    () => {
      away.state.down = false;
      listed.push(event('b', 1000));
    },
  ]);
  expect((await followed(away.options)).ids).toEqual(['b']);
  expect(away.waits).toEqual([1000, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 1000]);
  expect(away.calls).toEqual(['started', 'lost', 'found']);
});

test('a refusal ends it', async () => {
  const { options } = gateway([], []);
  const refused = new MitakoError('INVALID_API_KEY', 'no', { status: 401 });
  await expect(followed({ ...options, page: () => Promise.reject(refused) })).rejects.toBe(refused);
});
