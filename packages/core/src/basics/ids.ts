import { ID_PREFIXES, type IdKind } from '@mitako/contract/names';
import type { Clock, Random } from '../ports/system.ts';

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Generates identifiers. Time-ordered ids sort by creation, also within one millisecond of one process. */
export interface Ids {
  next(kind: IdKind): string;
  /** 22 base62 characters, 131 random bits. */
  slug(): string;
  /** Random base62 text of the given length. */
  secret(length: number): string;
  /** All but the last character of a delivery id; the store appends one character per endpoint. */
  deliveryBase(): string;
  /** Fencing token of a lease. */
  leaseToken(): string;
}

/** 48 bits of milliseconds and 80 random bits in 26 characters of Crockford's alphabet, lower case (a ULID). */
export function createIds(clock: Clock, random: Random): Ids {
  let lastMs = -1;
  let lastTail = 0n;

  function advance(): void {
    const nowMs = clock.now();
    if (nowMs === lastMs) {
      // Same millisecond: increment, so that creation order is kept. 2^79 steps were reserved at the start.
      lastTail += 1n;
    } else {
      lastMs = nowMs;
      lastTail = BigInt(`0x${Buffer.from(random.bytes(10)).toString('hex')}`) >> 1n;
    }
  }

  function stamp(): string {
    advance();
    return encode(lastMs, 10) + encodeTail(lastTail);
  }

  /** The first 25 characters, with all 32 last ones reserved. */
  function base(): string {
    advance();
    const first = (lastTail | 31n) + 1n;
    lastTail = first + 31n;
    return encode(lastMs, 10) + encodeTail(first).slice(0, 15);
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
    slug: () => base62(22),
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
  let ms = 0;
  const start = id.indexOf('_') + 1;
  for (let index = start; index < start + 10; index += 1) ms = ms * 32 + ALPHABET.indexOf(id.charAt(index));
  return ms;
}

/**
 * 80 bits in 16 characters, in halves that a number represents exactly: a bigint digit by digit takes three times as
 * long.
 */
function encodeTail(tail: bigint): string {
  return encode(Number(tail >> 40n), 8) + encode(Number(tail & 0xff_ffff_ffffn), 8);
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
