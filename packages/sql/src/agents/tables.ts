import type { ChangeOf } from '@mitako/core';

export interface AgentsTable {
  id: string;
  cash_in_max: number;
  cash_in_per_day_max: number;
  cash_out_max: number;
  cash_out_per_day_max: number;
  suspended_at_ms: number | null;
  created_at_ms: number;
  version: number;
}

/** What an account moved in a day; one row each, because a limit is guarded on the row that counts against it. */
export interface DailyTotalsTable {
  account_id: string;
  kind: ChangeOf<'daily_total.add'>['kind'];
  /** `2026-01-31`, of Africa/Douala. */
  day: string;
  amount: number;
}

/** One per wallet. */
export interface CashOutCodesTable {
  wallet_id: string;
  code_hash: string;
  amount: number;
  created_at_ms: number;
  expires_at_ms: number;
  failures: number;
}
