import type { SettlementSchedule } from '@mitako/contract/names';
import { doualaDayStartMs } from '@mitako/contract/names';
import type { SettlementTerms } from '../model.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Settlements close at six in the morning in Douala, before banks open. */
const CLOSING_TIME_MS = 6 * HOUR_MS;
/** 1 January 1970 was a Thursday; weekly settlements close on Mondays. */
const FIRST_MONDAY_MS = 4 * DAY_MS;

/** Default: a day of delay for refunds and mistakes, then every day. */
export const DEFAULT_SETTLEMENT_TERMS: SettlementTerms = { delayMs: DAY_MS, schedule: 'daily', minimum: 1 };

/** The first closing time after `nowMs`; null: manually only. */
export function nextClosingAtMs(schedule: SettlementSchedule, nowMs: number): number | null {
  if (schedule === 'manual') return null;
  const closing = doualaDayStartMs(nowMs) + CLOSING_TIME_MS;
  const next = closing > nowMs ? closing : closing + DAY_MS;
  if (schedule === 'daily') return next;
  const dayOfWeek = Math.floor((doualaDayStartMs(next) + HOUR_MS - FIRST_MONDAY_MS) / DAY_MS) % 7;
  return next + ((7 - dayOfWeek) % 7) * DAY_MS;
}
