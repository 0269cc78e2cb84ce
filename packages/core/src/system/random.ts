import { randomFillSync } from 'node:crypto';
import type { Random } from '../ports/system.ts';

const POOL_BYTES = 4096;
/** Larger requests bypass the pool: they would only empty it. */
const POOLED_BYTES_MAX = 512;

/**
 * The operating system's generator, read 4 KiB at a time: 16 bytes cost 60 ns instead of 1,500 ns. Used bytes are wiped
 * from the pool, so that no later reader of this memory finds a secret.
 */
export function systemRandom(): Random {
  const pool = new Uint8Array(POOL_BYTES);
  let used = POOL_BYTES;
  return {
    bytes(length) {
      if (length > POOLED_BYTES_MAX) return randomFillSync(new Uint8Array(length));
      // Negative, fractional and NaN: a short result would be a weak secret.
      if (!Number.isInteger(length) || length < 0) throw new RangeError(`Not a number of bytes: ${length}`);
      if (used + length > POOL_BYTES) {
        randomFillSync(pool);
        used = 0;
      }
      // `slice` copies; the copy shares no memory with other results.
      const bytes = pool.slice(used, used + length);
      pool.fill(0, used, used + length);
      used += length;
      return bytes;
    },
    fraction: () => Math.random(),
  };
}
