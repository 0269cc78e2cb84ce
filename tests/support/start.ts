/** When the clocks of our own tests start, so that each run is the same: 2026-01-01T00:00:00Z. */
export const START_MS = Date.UTC(2026, 0, 1);
