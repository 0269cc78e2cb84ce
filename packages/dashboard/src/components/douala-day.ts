const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The moment at which a day, `2026-11-20`, begins in Douala, or the day so many days later. What is no day stays as it is:
 * the contract refuses it.
 */
export function startOfDay(day: string, daysLater = 0): string {
  const startMs = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00+01:00`) : NaN;
  return Number.isNaN(startMs) ? day : new Date(startMs + daysLater * DAY_MS).toISOString();
}
