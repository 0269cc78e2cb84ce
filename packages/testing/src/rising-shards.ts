import { randomBytes } from 'node:crypto';
import type { Random } from '@mitako/core';

/**
 * Randomness for a clock that stands still. The byte that chooses the shard of a merchant, a user or an agent rises with
 * each, so that they are listed in the order in which they were created within one millisecond, too.
 */
export function risingShards(): Random {
  let shard = 0;
  return {
    bytes: (length) => (length === 1 ? Uint8Array.of((shard += 1)) : randomBytes(length)),
    fraction: () => Math.random(),
  };
}
