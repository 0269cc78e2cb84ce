import { ID_PREFIXES, type IdKind } from '@mitako/contract/names';
import type { Clock, Random } from '../ports/system.ts';

/** Crockford's: without letters that sound or look like digits. */
export const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Generates identifiers. Time-ordered ids sort by creation, also within one millisecond of one process. */
export interface Ids {
  next(kind: IdKind): string;
  /**
   * 28 base62 characters: 6 of time, in steps of 32 ms, and 22 random ones, which are 131 bits. Those made together are
   * neighbours in an index, so that a group of payments writes a page of it instead of a page each.
   */
  slug(): string;
  /** Random base62 text of the given length. */
  secret(length: number): string;
  /** All but the last character of a delivery id; the store appends one character per endpoint. */
  deliveryBase(): string;
  /** Fencing token of a lease. */
  leaseToken(): string;
}

/** Bits of a tail that count the ids of one millisecond. */
const COUNT_BITS = 22n;
const TAIL_BITS = 80n;
const STEP = 1n << (TAIL_BITS - COUNT_BITS);

/**
 * 48 bits of milliseconds and 80 random bits in 26 characters of Crockford's alphabet, lower case (a ULID). Ids of one
 * millisecond differ in the first 22 of these bits, see {@link numberOfId}.
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
      lastTail = (BigInt(`0x${Buffer.from(random.bytes(10)).toString('hex')}`) >> 1n) & ~(STEP >> 1n);
    }
  }

  function stamp(): string {
    advance();
    return encode(lastMs, 10) + encodeTail(lastTail);
  }

  /** The first 25 characters: no other id of this millisecond has them. */
  function base(): string {
    return stamp().slice(0, 25);
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
    next: (kind) => `${ID_PREFIXES[kind]}_${stamp()}`,
    slug: () => encode(Math.floor(clock.now() / SLUG_STEP_MS), 6, BASE62) + base62(22),
    secret: base62,
    deliveryBase: () => `${ID_PREFIXES.delivery}_${base()}`,
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

/**
 * A number of 64 bits that sorts as the ids do. No two ids of one process have the same one; of two processes, those made
 * in the same millisecond do once in four million times.
 */
export function numberOfId(id: string): bigint {
  const start = id.indexOf('_') + 1;
  const count = BigInt(decode(id, start + 10, 5)) >> (25n - COUNT_BITS);
  return (BigInt(decode(id, start, 10) - NUMBERED_FROM_MS) << COUNT_BITS) + count;
}

/** 2020: 41 bits of milliseconds suffice until 2089. */
const NUMBERED_FROM_MS = 1_577_836_800_000;
const SLUG_STEP_MS = 32;

function decode(id: string, start: number, length: number): number {
  let value = 0;
  for (let index = start; index < start + length; index += 1) value = value * 32 + ALPHABET.indexOf(id.charAt(index));
  return value;
}

/**
 * 80 bits in 16 characters, in halves that a number represents exactly: a bigint digit by digit takes three times as
 * long.
 */
function encodeTail(tail: bigint): string {
  return encode(Number(tail >> 40n), 8) + encode(Number(tail & 0xff_ffff_ffffn), 8);
}

/** @param value an integer below 2^53 */
function encode(value: number, length: number, alphabet = ALPHABET): string {
  let text = '';
  let rest = value;
  for (let index = 0; index < length; index += 1) {
    text = alphabet.charAt(rest % alphabet.length) + text;
    rest = Math.floor(rest / alphabet.length);
  }
  return text;
}
