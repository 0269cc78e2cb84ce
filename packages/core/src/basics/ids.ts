import { ID_PREFIXES, type IdKind } from '@mitako/contract/names';
import type { Clock, Random } from '../ports/system.ts';

/** Crockford's: without letters that sound or look like digits. */
export const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Those with whom a shard begins: it is drawn for each, and all that belongs to them carries it. */
type Founder = 'merchant' | 'person' | 'user' | 'agent';
/** What belongs to the gateway itself, in shard 0. */
type OfGateway = 'operator' | 'operatorKey' | 'agentLocation' | 'payoutExport' | 'message' | 'worker' | 'ledgerCheck';

const FOUNDERS: ReadonlySet<IdKind> = new Set<Founder>(['merchant', 'person', 'user', 'agent']);

/** Generates identifiers. Those of one shard sort by creation, also within one millisecond of one process. */
export interface Ids {
  next(kind: Founder | OfGateway): string;
  /** @param owner id of the merchant, user or agent that it belongs to. Null: the gateway */
  next(kind: Exclude<IdKind, Founder | OfGateway>, owner: string | null): string;
  /**
   * 34 characters: the time and shard of the payment's id, by which its row is found, and 22 random ones in base62, which
   * are 131 bits.
   */
  slug(paymentId: string): string;
  /** Random base62 text of the given length. */
  secret(length: number): string;
  /** All but the last character of a delivery id; the store appends one character per endpoint. */
  deliveryBase(merchantId: string): string;
  /** Fencing token of a lease. */
  leaseToken(): string;
}

/** Shards of an installation. Ids have room for four times as many. */
const SHARDS = 256;
/** Bits of a tail that count the ids of one millisecond. */
const COUNT_BITS = 22n;
const TAIL_BITS = 70n;
const STEP = 1n << (TAIL_BITS - COUNT_BITS);

/**
 * 48 bits of milliseconds, 10 of the shard, 22 that count and 48 random ones, in 26 characters of Crockford's alphabet,
 * lower case (a ULID). No two ids of a process have the same time and count.
 */
export function createIds(clock: Clock, random: Random): Ids {
  let lastMs = -1;
  let lastTail = 0n;

  function advance(): void {
    const nowMs = clock.now();
    if (nowMs === lastMs) {
      // Same millisecond: increment, so that creation order is kept. 2^21 steps were reserved at the start; a clock that
      // stands for longer goes on in small ones.
      lastTail += (lastTail + STEP) >> TAIL_BITS === 0n ? STEP : 32n;
    } else {
      lastMs = nowMs;
      const drawn = BigInt(`0x${Buffer.from(random.bytes(9)).toString('hex')}`) >> (72n - TAIL_BITS);
      lastTail = (drawn >> 1n) & ~(STEP >> 1n);
    }
  }

  function stamp(shard: number): string {
    advance();
    return encode(lastMs, 10) + encode(shard, 2) + encodeTail(lastTail);
  }

  function shardFor(kind: IdKind, owner: string | null): number {
    if (owner !== null) return shardOf(owner);
    return FOUNDERS.has(kind) ? (random.bytes(1)[0] ?? 0) : 0;
  }

  function base62(length: number): string {
    let text = '';
    while (text.length < length) {
      for (const byte of random.bytes(length + 8)) {
        // 248 = 4 · 62: bytes above are dropped, so that every character is equally likely.
        if (byte < 248 && text.length < length) text += BASE62[byte % 62];
      }
    }
    return text;
  }

  return {
    next: (kind: IdKind, owner: string | null = null) => `${ID_PREFIXES[kind]}_${stamp(shardFor(kind, owner))}`,
    slug: (paymentId) => stampOf(paymentId) + base62(22),
    secret: base62,
    // The first 25 characters: no other id of this millisecond and shard has them.
    deliveryBase: (merchantId) => `${ID_PREFIXES.delivery}_${stamp(shardOf(merchantId)).slice(0, 25)}`,
    leaseToken: () => base62(22),
  };
}

/** The id that sorts before all ids created at this time or later. */
export function firstIdAt(kind: IdKind, atMs: number): string {
  return `${ID_PREFIXES[kind]}_${encode(Math.max(0, atMs), 10)}${'0'.repeat(16)}`;
}

/** Creation time of an id, in milliseconds. */
export function timeOfId(id: string): number {
  return decode(id, id.indexOf('_') + 1, 10);
}

/** Which shard all has that belongs to the merchant, user or agent of this id. */
export function shardOf(id: string): number {
  return decode(id, id.indexOf('_') + 11, 2) & (SHARDS - 1);
}

/** Characters of an id that are its time and shard. */
const STAMP_LENGTH = 12;

/** Time and shard of an id, as it has them. */
function stampOf(id: string): string {
  const start = id.indexOf('_') + 1;
  return id.slice(start, start + STAMP_LENGTH);
}

/** A slug without the beginning of its payment's id. */
export function tailOfSlug(slug: string): string {
  return slug.slice(STAMP_LENGTH);
}

/** The slug of a payment whose own characters are these. */
export function slugOf(paymentId: string, tail: string): string {
  return stampOf(paymentId) + tail;
}

/** The first and the last id that the payment of a slug may have; null: it is none. */
export function idsOfSlug(slug: string): readonly [first: string, last: string] | null {
  if (!SLUG.test(slug)) return null;
  const stamp = `${ID_PREFIXES.payment}_${slug.slice(0, STAMP_LENGTH)}`;
  return [`${stamp}${'0'.repeat(14)}`, `${stamp}${'z'.repeat(14)}`];
}

const SLUG = /^[0-7][0-9a-hjkmnp-tv-z]{11}[0-9A-Za-z]{22}$/;

function decode(id: string, start: number, length: number): number {
  let value = 0;
  for (let index = start; index < start + length; index += 1) value = value * 32 + ALPHABET.indexOf(id.charAt(index));
  return value;
}

/**
 * 70 bits in 14 characters, in halves that a number represents exactly: a bigint digit by digit takes three times as
 * long.
 */
function encodeTail(tail: bigint): string {
  return encode(Number(tail >> 35n), 7) + encode(Number(tail & 0x7_ffff_ffffn), 7);
}

/** @param value an integer below 2^53 */
function encode(value: number, length: number): string {
  let text = '';
  let rest = value;
  for (let index = 0; index < length; index += 1) {
    text = ALPHABET.charAt(rest % 32) + text;
    rest = Math.floor(rest / 32);
  }
  return text;
}
