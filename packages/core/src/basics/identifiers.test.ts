import { describe, expect, it } from 'vitest';
import { systemRandom } from '../system/random.ts';
import { apiKeyPrefix, classifyBearer, formatKey, keyHint } from '../api-keys/format.ts';
import { createIds, firstIdAt, numberOfId } from './ids.ts';

const clockAt = (read: () => number) => ({ now: read, sleep: () => Promise.resolve() });

describe('identifiers', () => {
  it('have their prefix and 26 lower-case characters', () => {
    const ids = createIds(clockAt(Date.now), systemRandom());
    expect(ids.next('payment')).toMatch(/^pay_[0-9a-hjkmnp-tv-z]{26}$/);
    expect(`${ids.deliveryBase()}0`).toMatch(/^dlv_[0-9a-hjkmnp-tv-z]{26}$/);
  });

  it('sort by creation, also within one millisecond', () => {
    let nowMs = 1_700_000_000_000;
    const ids = createIds(
      clockAt(() => nowMs),
      systemRandom(),
    );
    const made = Array.from({ length: 300 }, (_, index) => {
      if (index % 100 === 99) nowMs += 1;
      return ids.next('event');
    });
    expect(made.toSorted()).toEqual(made);
    expect(new Set(made).size).toBe(made.length);
  });

  it('are unique across deliveries of several events in one millisecond and their replays', () => {
    const ids = createIds(
      clockAt(() => 1_700_000_000_000),
      systemRandom(),
    );
    const made = Array.from({ length: 50 }, (_, index) =>
      index % 3 === 0
        ? [ids.next('delivery')]
        : [...'0123456789'].map((character, base) => (base === 0 ? ids.deliveryBase() : '') + character),
    );
    const names = made.flatMap((group) =>
      group.length === 1 ? group : group.map((last) => group[0]?.slice(0, 29) + last.slice(-1)),
    );
    expect(new Set(names).size).toBe(names.length);
  });

  it('have numbers of 64 bits in the same order, each its own, also within one millisecond', () => {
    let nowMs = 1_700_000_000_000;
    const ids = createIds(
      clockAt(() => nowMs),
      systemRandom(),
    );
    const made = Array.from({ length: 5_000 }, (_, index) => {
      if (index % 1000 === 999) nowMs += 1;
      return index % 7 === 0 ? `${ids.deliveryBase()}0` : ids.next('payment');
    });
    const numbers = made.map(numberOfId);
    expect(numbers.every((number, place) => place === 0 || number > (numbers[place - 1] ?? 0n))).toBe(true);
    expect(numbers.every((number) => number === BigInt.asIntN(64, number))).toBe(true);
    const last = numbers.at(-1) ?? 0n;
    expect(numberOfId(firstIdAt('payment', nowMs)) <= last).toBe(true);
    expect(numberOfId(firstIdAt('payment', nowMs + 1)) > last).toBe(true);
  });

  it('have slugs of 28 base62 characters, 131 bits of them random, which sort by time', () => {
    let nowMs = 1_700_000_000_000;
    const ids = createIds(
      clockAt(() => nowMs),
      systemRandom(),
    );
    const made = Array.from({ length: 1000 }, () => {
      nowMs += 32;
      return ids.slug();
    });
    expect(made[0]).toMatch(/^[0-9A-Za-z]{28}$/);
    const inOrder = made.toSorted((one, other) => (one < other ? -1 : 1));
    expect(inOrder).toEqual(made);
    expect(new Set(made.map((slug) => slug.slice(6))).size).toBe(1000);
  });
});

describe('API keys', () => {
  const key = formatKey(apiKeyPrefix(false), 'A'.repeat(30));

  it('are a prefix, 30 characters and a checksum of 6', () => {
    expect(key).toMatch(/^svc_test_A{30}[0-9A-Za-z]{6}$/);
    expect(classifyBearer(key)).toBe('api_key');
    expect(keyHint(key)).toBe(`svc_test_…${key.slice(-4)}`);
  });

  it('are distinguished from mistyped ones without a look-up', () => {
    for (let place = 9; place < key.length; place += 1) {
      const mistyped = key.slice(0, place) + (key[place] === 'x' ? 'y' : 'x') + key.slice(place + 1);
      expect(classifyBearer(mistyped)).toBe('malformed');
    }
    expect(classifyBearer('eyJhbGciOi.e30.x')).toBe('token');
  });
});
