import type { ApiKey } from './model.ts';

/** When a key expires: by itself, or after it was rolled; null: never. */
export function endOf({ expiresAtMs, graceEndsAtMs }: Pick<ApiKey, 'expiresAtMs' | 'graceEndsAtMs'>): number | null {
  const ends = [expiresAtMs, graceEndsAtMs].filter((end) => end !== null);
  return ends.length === 0 ? null : Math.min(...ends);
}
