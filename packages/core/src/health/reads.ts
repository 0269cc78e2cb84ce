import type { LedgerCheck, Worker } from './model.ts';
import type { Page } from '../ports/page.ts';
import type { HealthRequest, StoreHealth } from '../ports/store-health.ts';

export interface HealthReads {
  /** By the database's clock, in epoch milliseconds. */
  nowMs(): Promise<number>;
  /** Most recently seen first. */
  workers(limit: number): Promise<readonly Worker[]>;
  /** Queue counts, at a cost independent of the amount of data. */
  health(request: HealthRequest): Promise<StoreHealth>;
  ledgerChecks(page: Page): Promise<readonly LedgerCheck[]>;
  /** The one with the highest sequence. */
  lastLedgerCheck(): Promise<LedgerCheck | null>;
}
