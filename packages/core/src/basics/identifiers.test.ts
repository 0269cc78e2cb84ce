import { describe, expect, it } from 'vitest';
import { systemRandom } from '../system/random.ts';
import { apiKeyPrefix, classifyBearer, formatKey, keyHint } from '../api-keys/format.ts';
import { ALPHABET, createIds, firstIdAt, idsOfSlug, shardOf, slugOf, tailOfSlug, timeOfId } from './ids.ts';

const clockAt = (read: () => number) => ({ now: read, sleep: () => Promise.resolve() });

/** Time and count as a number of 64 bits: it sorts as the ids of one shard do. */
function numberOfId(id: string): bigint {
  const start = id.indexOf('_') + 13;
  let count = 0n;
  for (const digit of id.slice(start, start + 5)) count = count * 32n + BigInt(ALPHABET.indexOf(digit));
  return (BigInt(timeOfId(id)) << 22n) + (count >> 3n);
}

/** Of shard 200. */
const MERCHANT = 'mer_00000000006800000000000000';

describe('identifiers', () => {
  it('have their prefix and 26 lower-case characters', () => {
    const ids = createIds(clockAt(Date.now), systemRandom());
    expect(ids.next('payment', MERCHANT)).toMatch(/^pay_[0-9a-hjkmnp-tv-z]{26}$/);
    expect(`${ids.deliveryBase(MERCHANT)}0`).toMatch(/^dlv_[0-9a-hjkmnp-tv-z]{26}$/);
  });

  it('sort by creation, also within one millisecond', () => {
    let nowMs = 1_700_000_000_000;
    const ids = createIds(
      clockAt(() => nowMs),
      systemRandom(),
    );
    const made = Array.from({ length: 300 }, (_, index) => {
      if (index % 100 === 99) nowMs += 1;
      return ids.next('event', MERCHANT);
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
        ? [ids.next('delivery', MERCHANT)]
        : [...'0123456789'].map((character, base) => (base === 0 ? ids.deliveryBase(MERCHANT) : '') + character),
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
      return index % 7 === 0 ? `${ids.deliveryBase(MERCHANT)}0` : ids.next('payment', MERCHANT);
    });
    const numbers = made.map(numberOfId);
    expect(numbers.every((number, place) => place === 0 || number > (numbers[place - 1] ?? 0n))).toBe(true);
    expect(numbers.every((number) => number === BigInt.asIntN(64, number))).toBe(true);
    const last = numbers.at(-1) ?? 0n;
    expect(numberOfId(firstIdAt('payment', nowMs)) <= last).toBe(true);
    expect(numberOfId(firstIdAt('payment', nowMs + 1)) > last).toBe(true);
  });

  it('begin a shard with each merchant, user and agent, which all that belongs to them carries', () => {
    const ids = createIds(clockAt(Date.now), systemRandom());
    const founders = Array.from({ length: 2_000 }, (_, place) =>
      ids.next((['merchant', 'user', 'agent'] as const)[place % 3] ?? 'user'),
    );
    const shards = founders.map(shardOf);
    expect(new Set(shards).size).toBeGreaterThan(200);
    expect(shards.every((shard) => shard >= 0 && shard < 256)).toBe(true);
    for (const [place, owner] of founders.entries()) {
      const owned = [ids.next('payment', owner), ids.next('transaction', owner), `${ids.deliveryBase(owner)}0`];
      expect(owned.map(shardOf)).toEqual(owned.map(() => shards[place]));
    }
    expect(shardOf(MERCHANT)).toBe(200);
  });

  it('of the gateway itself are of shard 0', () => {
    const ids = createIds(clockAt(Date.now), systemRandom());
    const made = [ids.next('operator'), ids.next('worker'), ids.next('auditEntry', null)];
    expect(made.map(shardOf)).toEqual([0, 0, 0]);
  });

  it('have another number of 64 bits each, also those of several shards in one millisecond', () => {
    const ids = createIds(
      clockAt(() => 1_700_000_000_000),
      systemRandom(),
    );
    const made = Array.from({ length: 2_000 }, () => ids.next('payment', ids.next('merchant')));
    expect(new Set(made.map(numberOfId)).size).toBe(made.length);
  });

  it('have slugs of 34 characters: time and shard of the payment, and 131 random bits', () => {
    const ids = createIds(
      clockAt(() => 1_700_000_000_000),
      systemRandom(),
    );
    const payment = ids.next('payment', ids.next('merchant'));
    const made = Array.from({ length: 1000 }, () => ids.slug(payment));
    for (const slug of made) {
      expect(slug).toMatch(/^[0-9a-z]{12}[0-9A-Za-z]{22}$/);
      const [first = '', last = ''] = idsOfSlug(slug) ?? [];
      expect(first < payment && payment < last).toBe(true);
      expect([timeOfId(first), shardOf(first)]).toEqual([timeOfId(payment), shardOf(payment)]);
      expect(slugOf(payment, tailOfSlug(slug))).toBe(slug);
    }
    expect(new Set(made.map(tailOfSlug)).size).toBe(1000);
    for (const other of [
      '',
      'slug',
      payment,
      made[0]?.slice(1),
      `${made[0]}a`,
      made[0]?.toUpperCase(),
      `8${made[0]?.slice(1)}`,
    ]) {
      expect(idsOfSlug(String(other))).toBeNull();
    }
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
