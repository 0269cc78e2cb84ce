import type { Filters } from '../components/filters.tsx';
import { periodFilters } from '../components/period.ts';
import type { Page } from '../shell/page.ts';
import { TEXT } from './text.ts';

/** Days that a report may have, as the API has it. */
const DAYS_MAX = 366;
const DAY_MS = 24 * 60 * 60 * 1000;
export const PERIODS = [7, 30, 90] as const;
const DAYS_DEFAULT = 30;

/** The period in the URL, as the API accepts it; or its errors. */
export type Period =
  | { readonly kind: 'valid'; readonly days: number; readonly to: string | undefined }
  | { readonly kind: 'invalid'; readonly errors: Readonly<Record<string, string>> };

/** `?days=7` up to today, or a custom range, `?from=2026-01-01&to=2026-01-31`. */
export function periodOf(page: Page): Period {
  const text = TEXT[page.locale].period;
  const [from, to] = [page.query('from'), page.query('to')];
  if (from === '' && to === '') {
    return {
      kind: 'valid',
      days: PERIODS.find((each) => String(each) === page.query('days')) ?? DAYS_DEFAULT,
      to: undefined,
    };
  }
  const [first, last] = [dayMs(from), dayMs(to)];
  if (first === null || last === null) {
    const errors = { ...(first === null && { from: text.noDay }), ...(last === null && { to: text.noDay }) };
    return { kind: 'invalid', errors };
  }
  const days = (last - first) / DAY_MS + 1;
  if (days < 1) return { kind: 'invalid', errors: { to: text.wrongOrder } };
  if (days > DAYS_MAX) return { kind: 'invalid', errors: { from: text.tooLong(DAYS_MAX) } };
  return { kind: 'valid', days, to };
}

/** The previous week and month: first and last day of each. */
export function previousWeekAndMonth(
  today: string,
): Readonly<Record<'week' | 'month', { readonly from: string; readonly to: string }>> {
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number);
  const date = (...[y, m, d]: readonly [number, number, number]): string =>
    new Date(Date.UTC(y, m, d)).toISOString().slice(0, 10);
  // Weeks begin on Monday.
  const monday = day - ((new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7);
  return {
    week: { from: date(year, month - 1, monday - 7), to: date(year, month - 1, monday - 1) },
    month: { from: date(year, month - 2, 1), to: date(year, month - 1, 0) },
  };
}

/** Whether a custom range is requested. */
export function isCustomRange(page: Page): boolean {
  return page.query('from') !== '' || page.query('to') !== '';
}

/** The fields of a custom range. */
export function customRangeFields(page: Page): Filters {
  return { filters: periodFilters(page) };
}

/** A day as the API accepts it: of the years 2000 to 2999. */
function dayMs(day: string): number | null {
  const ms = /^2\d{3}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : NaN;
  return Number.isNaN(ms) || new Date(ms).toISOString().slice(0, 10) !== day ? null : ms;
}

/** `?days=7&to=2026-01-31` as the API takes it, where each may be left out. */
export function exportedPeriod(page: Page): Readonly<Record<string, string>> {
  const [days, to] = [page.query('days'), page.query('to')];
  return { ...(days !== '' && { days }), ...(to !== '' && { to }) };
}
