import type { Figure, PendingFigure } from '@mitako/core/engine';
import { anyId, bigint, flag, text } from '../engine/columns.ts';
import { table } from '../engine/table.ts';

const of = {
  merchantId: anyId('merchant').fixed(),
  livemode: flag().fixed(),
  /** `2026-01-31`, of Africa/Douala. */
  day: text().fixed(),
  currency: text().fixed(),
  measure: text().fixed(),
  detail: text().fixed(),
  count: bigint(),
  amount: bigint(),
} as const;

/** Sums of days. */
export const figures = table<Figure>()('mitako_figures', of, {}, [
  'merchantId',
  'livemode',
  'day',
  'currency',
  'measure',
  'detail',
]);

/** What is not in the sums yet. */
export const pendingFigures = table<PendingFigure>()('mitako_pending_figures', { id: text().fixed(), ...of });
