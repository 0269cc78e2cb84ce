import { createHash } from 'node:crypto';
import type { Clock } from '@mitako/core';

/** Time within which two tabs with the same old token count as one request. */
const LIFE_MS = 10_000;
const KEYS_MAX = 10_000;

/** Keys of recent refreshes. Safe to lose: the second tab then retries or logs in. */
export interface RefreshKeys {
  /**
   * The idempotency key of a refresh: two concurrent tabs with the same old token receive the same new pair. It is
   * random and short-lived: a key derived from the token could be computed by a thief, who would then receive every
   * successor, and reuse of an old token would no longer end the session.
   */
  readonly keyOf: (refreshToken: string) => string;
}

/** @param clock the gateway's */
export function createRefreshKeys(clock: Pick<Clock, 'now'>): RefreshKeys {
  // By the token's hash, the oldest first.
  const keys = new Map<string, { readonly key: string; readonly endsAtMs: number }>();
  return {
    keyOf: (refreshToken) => {
      const id = createHash('sha256').update(refreshToken).digest('base64url');
      const nowMs = clock.now();
      for (const [each, { endsAtMs }] of keys) {
        if (endsAtMs > nowMs && keys.size <= KEYS_MAX) break;
        keys.delete(each);
      }
      const known = keys.get(id);
      if (known !== undefined) return known.key;
      const key = crypto.randomUUID();
      keys.set(id, { key, endsAtMs: nowMs + LIFE_MS });
      return key;
    },
  };
}
