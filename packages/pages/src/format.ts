import { dateTimeFormat, numberFormat, relativeTimeFormat } from './remembered-formats.ts';

/** The time zone of all of CEMAC, UTC+1 all year round. */
const TIME_ZONE = 'Africa/Douala';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** `20 novembre 2026 à 14:05`, in Douala time; `medium`: `20 nov. 2026, 14:05`. */
export function formatMoment(timestamp: string, locale: string, dateStyle: 'long' | 'medium' = 'long'): string {
  const format = dateTimeFormat(regionalOf(locale), {
    dateStyle,
    timeStyle: 'short',
    timeZone: TIME_ZONE,
  });
  return firstOfMonth(format.format(new Date(timestamp)), locale);
}

/** `20 nov. 2026`, in Douala time. */
export function formatDay(timestamp: string, locale: string): string {
  const format = dateTimeFormat(regionalOf(locale), { dateStyle: 'medium', timeZone: TIME_ZONE });
  return firstOfMonth(format.format(new Date(timestamp)), locale);
}

/** `1–7 nov. 2026`, or the day alone where both are of the same one, in Douala time. */
export function formatDays(from: string, to: string, locale: string): string {
  const format = dateTimeFormat(regionalOf(locale), { dateStyle: 'medium', timeZone: TIME_ZONE });
  return firstOfMonth(format.formatRange(new Date(from), new Date(to)), locale);
}

/** Days after which a date needs its year. */
const YEAR_DAYS = 300;

/** `14:05` of this day, `hier, 18:42`, `25 nov., 12:30`, and else as {@link formatMoment} cut short. */
export function formatRecent(
  timestamp: string,
  nowMs: number,
  locale: string,
  timeStyle: 'short' | 'medium' = 'short',
): string {
  const atMs = Date.parse(timestamp);
  const day = (ms: number): number => Math.floor((ms + HOUR_MS) / DAY_MS);
  const ago = day(nowMs) - day(atMs);
  if (Math.abs(ago) > YEAR_DAYS) return formatMoment(timestamp, locale, 'medium');
  const clock = formatClock(atMs, locale, timeStyle);
  if (ago === 0) return clock;
  if (ago === 1) return `${relativeTimeFormat(locale, { numeric: 'auto' }).format(-1, 'day')}, ${clock}`;
  const format = dateTimeFormat(regionalOf(locale), { day: 'numeric', month: 'short', timeZone: TIME_ZONE });
  return `${firstOfMonth(format.format(atMs), locale)}, ${clock}`;
}

/** English without a country would be that of the United States: a clock of twelve hours, the month first. */
function regionalOf(locale: string): string {
  return locale === 'en' ? 'en-GB' : locale;
}

/** French has an ordinal for the first day of a month only: `1er novembre`, `dimanche 1er novembre`. */
export function firstOfMonth(date: string, locale: string): string {
  return locale === 'fr' ? date.replace(/(?<!\d)1(?=[ \u00a0]\p{L})/u, '1er') : date;
}

/** `20/11/2026 14:05` of a moment in Douala time, `20/11/2026` of a day: what a spreadsheet takes for a date. */
export function formatDigits(timestamp: string): string {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(timestamp);
  const [day = '', clock = ''] = new Date(Date.parse(timestamp) + (isDay ? 0 : HOUR_MS)).toISOString().split('T');
  const date = day.split('-').toReversed().join('/');
  return isDay ? date : `${date} ${clock.slice(0, 5)}`;
}

/** `14:05`, in Douala time; `medium`: `14:05:09`. */
export function formatClock(momentMs: number, locale: string, timeStyle: 'short' | 'medium' = 'short'): string {
  return dateTimeFormat(regionalOf(locale), {
    timeStyle,
    timeZone: TIME_ZONE,
  }).format(momentMs);
}

/**
 * The two largest units of a duration, `23 h 59 min`; the units are the same in all languages except days. Rounded up,
 * so that `0 s` never appears while there is time left.
 */
export function formatSpan(spanMs: number, locale: string): string {
  const left = Math.max(0, Math.ceil(spanMs / SECOND_MS) * SECOND_MS);
  if (left >= 2 * DAY_MS) return join(left, DAY_MS, dayUnit(locale), HOUR_MS, 'h');
  if (left >= HOUR_MS) return join(left, HOUR_MS, 'h', MINUTE_MS, 'min');
  if (left >= MINUTE_MS) return join(left, MINUTE_MS, 'min', SECOND_MS, 's');
  return `${left / SECOND_MS}\u00a0s`;
}

/** `j` in French, `d` in English and Spanish. */
function dayUnit(locale: string): string {
  const format = numberFormat(locale, { style: 'unit', unit: 'day', unitDisplay: 'narrow' });
  return format.formatToParts(2).find(({ type }) => type === 'unit')?.value ?? 'd';
}

function join(spanMs: number, largeMs: number, large: string, smallMs: number, small: string): string {
  const count = Math.floor(spanMs / largeMs);
  const rest = Math.floor((spanMs % largeMs) / smallMs);
  return rest === 0 ? `${count}\u00a0${large}` : `${count}\u00a0${large} ${rest}\u00a0${small}`;
}
