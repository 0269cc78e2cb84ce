import type { Agent, CashOutCode, ChangeOf } from '@mitako/core/engine';
import { bigint, group, id, integer, text } from '../engine/columns.ts';
import { table } from '../engine/table.ts';

export const agents = table<Agent>()('mitako_agents', {
  id: id('agent').fixed(),
  limits: group('', {
    cashInMax: bigint(),
    cashInPerDayMax: bigint(),
    cashOutMax: bigint(),
    cashOutPerDayMax: bigint(),
  }),
  suspendedAtMs: bigint().nullable(),
  suspensionReason: text().nullable(),
  createdAtMs: bigint().fixed(),
  version: integer(),
});

/** What an account moved in a day; one row each, because the limit is guarded on that row. */
interface DailyTotal extends Pick<ChangeOf<'daily_total.add'>, 'accountId' | 'kind' | 'amount'> {
  /** `2026-01-31`, of Africa/Douala; `2026-01` for a month. */
  readonly day: string;
}

export const dailyTotals = table<DailyTotal>()(
  'mitako_daily_totals',
  {
    accountId: text().fixed(),
    kind: text().fixed(),
    day: text().fixed(),
    amount: bigint(),
  },
  {},
  ['accountId', 'kind', 'day'],
);

/** One per wallet. */
export const cashOutCodes = table<CashOutCode>()('mitako_cash_out_codes', {
  walletId: text().fixed(),
  codeHash: text(),
  amount: bigint(),
  createdAtMs: bigint(),
  expiresAtMs: bigint(),
  failures: integer(),
});
