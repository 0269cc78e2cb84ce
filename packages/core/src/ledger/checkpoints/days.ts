import { DAY_MS, type IdKind } from '@mitako/contract/names';
import { firstIdAt } from '../../basics/ids.ts';
import type { AuditPage } from '../../ports/ledger-audit.ts';

/** After the end of a day: what was decided at its end is committed and posted by then, or never. */
export const SETTLED_MS = 10 * 60 * 1000;

/** `2026-11-28`, in UTC. */
export function dayAt(atMs: number): string {
  return new Date(atMs).toISOString().slice(0, 10);
}

function startOfDay(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

export function endOfDay(day: string): number {
  return startOfDay(day) + DAY_MS;
}

/** The ids that were made on this day, by the clock of their process. */
export function idsOfDay(kind: IdKind, day: string): Required<Pick<AuditPage, 'afterId' | 'beforeId'>> {
  return { afterId: firstIdAt(kind, startOfDay(day)), beforeId: firstIdAt(kind, endOfDay(day)) };
}
