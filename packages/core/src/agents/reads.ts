import type { CashOutCode } from './model.ts';
import type { DailyKind } from './changes.ts';

export interface AgentReads {
  cashOutCode(walletId: string): Promise<CashOutCode | null>;
  /** What `daily_total.add` counted so far. */
  dailyTotal(accountId: string, kind: DailyKind, day: string): Promise<number>;
}
