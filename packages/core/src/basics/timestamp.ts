/** ISO 8601 in UTC, the only time format of the API. */
export function timestamp(epochMs: number): string {
  return new Date(epochMs).toISOString();
}

export function timestampOrNull(epochMs: number | null): string | null {
  return epochMs === null ? null : timestamp(epochMs);
}
