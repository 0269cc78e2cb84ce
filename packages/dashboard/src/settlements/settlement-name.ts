import type { Settlement } from '@mitako/contract';
import { formatDays } from '@mitako/pages';
import type { Page } from '../shell/page.ts';
import { TEXT } from './text.ts';

/** `Versement nº 12 · 1–7 nov. 2026`: from the one before to this one. */
export function settlementName(
  { locale }: Page,
  { number, period_start: from, created_at: to }: Pick<Settlement, 'number' | 'period_start' | 'created_at'>,
): string {
  const text = TEXT[locale];
  const days = formatDays(from ?? to, to, locale);
  return `${text.numbered(String(number))} · ${from === null ? text.until(days) : days}`;
}
