import type { Figure, PendingFigure } from './model.ts';
import type { MerchantMode } from '../ports/page.ts';

export interface ReportReads {
  /** Sums of a merchant's days, or of all merchants under an empty id, by day, currency, measure and detail. */
  figures(owner: MerchantMode, fromDay: string, toDay: string): Promise<readonly Figure[]>;
  /** Figures that are not in the sums yet, by id. */
  pendingFigures(limit: number): Promise<readonly PendingFigure[]>;
}
