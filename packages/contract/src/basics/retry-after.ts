/** A hundred years: what is longer is never over. */
const SECONDS_MAX = 3_155_760_000;

/** The three forms of an HTTP date. `Date.parse` accepts much more, for example `-5`, `1.5` and `10, 20`. */
const HTTP_DATE = /^(?:[A-Z][a-z]{2,8}, .+ GMT|[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d \d\d:\d\d:\d\d \d{4})$/;

/**
 * How long a `Retry-After` asks to wait, in milliseconds: seconds of any number of digits, or an HTTP date (RFC 9110
 * §10.2.3, §5.6.7); a date in the past is 0. Null when it is absent or neither.
 */
export function parseRetryAfterMs(value: string | null, nowMs: number): number | null {
  if (value === null) return null;
  const text = value.trim();
  if (/^\d+$/.test(text)) return Math.min(Number(text), SECONDS_MAX) * 1000;
  const isDate = HTTP_DATE.test(text);
  // Without a zone, asctime's form is in GMT.
  const atMs = isDate ? Date.parse(text.endsWith('GMT') ? text : `${text} GMT`) : Number.NaN;
  return Number.isNaN(atMs) ? null : Math.max(0, atMs - nowMs);
}
