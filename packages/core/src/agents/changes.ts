import type { WalletOperation } from '@mitako/contract/names';
import type { CashOutCode } from '../model.ts';

/**
 * What is counted by day: cash of a float, wrong cash codes of an agent, and, also by month, what a wallet paid, took in and
 * paid out.
 */
export type DailyKind = WalletOperation | 'cash_code_tries';

/** Changes of agents. */
export interface AgentChanges {
  /** Refused when the agent is suspended. */
  'assert.agent_active': { id: string };
  /** Counts an amount towards an account's daily limit; refused beyond `limit`. */
  'daily_total.add': {
    accountId: string;
    kind: DailyKind;
    /** Of Africa/Douala, `2026-01-31`; `2026-01` for a month. */
    day: string;
    amount: number;
    limit: number;
  };
  /** Takes back what was counted before; refused beyond what was. */
  'daily_total.return': { accountId: string; kind: DailyKind; day: string; amount: number };
  /** Replaces the wallet's code. */
  'cash_out_code.put': { code: CashOutCode };
  /**
   * Counts one code attempt before it is compared. Refused when the wallet's code was deleted or replaced, or its count
   * is no longer `fromFailures`.
   */
  'cash_out_code.count_failure': { walletId: string; codeHash: string; fromFailures: number };
  /** Deletes the code; refused when it was deleted or replaced, or has expired at `nowMs`. */
  'cash_out_code.use': { walletId: string; codeHash: string; nowMs: number };
  /** Deletes the wallet's code, if it has one. Any number of rows (0 or 1). */
  'cash_out_code.void': { walletId: string };
}
