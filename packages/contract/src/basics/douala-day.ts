/** Africa/Douala is one hour ahead of UTC, all year round. */
const OFFSET_MS = 60 * 60 * 1000;
export const DAY_MS = 24 * 60 * 60 * 1000;

/** The calendar day in Douala, `2026-01-31`. */
export function doualaDay(nowMs: number): string {
  return new Date(nowMs + OFFSET_MS).toISOString().slice(0, 10);
}

/** The start of that day, in epoch milliseconds. */
export function doualaDayStartMs(nowMs: number): number {
  return Math.floor((nowMs + OFFSET_MS) / DAY_MS) * DAY_MS - OFFSET_MS;
}

/** When the day `2026-01-31` begins in Douala, or the day so many days later, in epoch milliseconds; null: there is no such day. */
export function startOfDoualaDay(day: string, daysLater = 0): number | null {
  const startMs = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) - OFFSET_MS : NaN;
  return Number.isNaN(startMs) || doualaDay(startMs) !== day ? null : startMs + daysLater * DAY_MS;
}
