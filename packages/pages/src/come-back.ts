import { formatClock, formatSpan } from './format.ts';

const MINUTE_MS = 60_000;

/** When to retry: `42 s`, and from a minute on with the time as well, `15 min (à 14:05)`. */
export function comeBack(
  retryAfterSeconds: number,
  options: {
    readonly nowMs: number;
    readonly locale: string;
    /** The word before a time. Default: as in the panels' languages. */
    readonly at?: string;
  },
): string {
  const { nowMs, locale, at = locale === 'fr' ? 'à' : 'at' } = options;
  const span = formatSpan(retryAfterSeconds * 1000, locale);
  if (retryAfterSeconds < 60) return span;
  // A customer who returns at the displayed minute must not be too early.
  const momentMs = Math.ceil((nowMs + retryAfterSeconds * 1000) / MINUTE_MS) * MINUTE_MS;
  return `${span} (${at}\u00a0${formatClock(momentMs, locale)})`;
}
