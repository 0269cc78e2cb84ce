import { createHash } from 'node:crypto';
import type { Clock } from '@mitako/core';

/** How long two tabs that come with one old token count as one request. */
const LIFE_MS = 10_000;
const KEYS_MAX = 10_000;

/** Keys of refreshes that just ran. Safe to lose: the second tab then comes again or logs in. */
export interface RefreshKeys {
  /**
   * The idempotency key to refresh a session by: two tabs that come with the same old token at once are given the same new
   * pair. It is random and short-lived: one made from the token could be made by whoever stole it, who would then be given
   * each successor, and an old token used again would no longer end the session.
   */
  readonly keyOf: (refreshToken: string) => string;
}

/** @param clock the gateway's */
export function createRefreshKeys(clock: Pick<Clock, 'now'>): RefreshKeys {
  // By a hash of the token, the oldest first.
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
