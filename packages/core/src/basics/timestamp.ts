/** ISO 8601 in UTC, the only time format of the API. The objects of a response and its events have the same few times. */
export function timestamp(epochMs: number): string {
  if (epochMs !== last.epochMs) last = { epochMs, text: new Date(epochMs).toISOString() };
  return last.text;
}

let last = { epochMs: 0, text: '1970-01-01T00:00:00.000Z' };

export function timestampOrNull(epochMs: number | null): string | null {
  return epochMs === null ? null : timestamp(epochMs);
}
