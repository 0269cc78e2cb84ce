import type { DueTotal, ExportedCount, PayoutExport, Settlement } from '../model.ts';
import type { Page } from '../ports/page.ts';

export interface PayoutExportReads {
  /** Pending ones that are in no bank file; without a mode: of both. */
  duePayouts(livemode: boolean | undefined, page: Page): Promise<readonly Settlement[]>;
  /**
   * Counts and sums of the newest of them, at most `limit`, by whether they can be exported.
   * @param heldSinceMs accounts set after this moment are on hold
   */
  dueTotals(livemode: boolean | undefined, heldSinceMs: number, limit: number): Promise<readonly DueTotal[]>;
  payoutExports(page: Page): Promise<readonly PayoutExport[]>;
  /** Settlements of these bank files, counted by status. */
  exportedCounts(exportIds: readonly string[]): Promise<readonly ExportedCount[]>;
}
