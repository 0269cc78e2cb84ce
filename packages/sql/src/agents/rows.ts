import type { Agent, CashOutCode } from '@mitako/core';
import type { AgentsTable, CashOutCodesTable, RowOf } from '../tables.ts';
import type { Columns } from '../engine/columns.ts';

export const agentColumns: Columns<AgentsTable, Agent> = {
  id: (agent) => agent.id,
  cash_in_max: (agent) => agent.limits.cashInMax,
  cash_in_per_day_max: (agent) => agent.limits.cashInPerDayMax,
  cash_out_max: (agent) => agent.limits.cashOutMax,
  cash_out_per_day_max: (agent) => agent.limits.cashOutPerDayMax,
  suspended_at_ms: (agent) => agent.suspendedAtMs,
  created_at_ms: (agent) => agent.createdAtMs,
  version: (agent) => agent.version,
};

export function agentOf(row: RowOf<'mitako_agents'>): Agent {
  return {
    id: row.id,
    limits: {
      cashInMax: row.cash_in_max,
      cashInPerDayMax: row.cash_in_per_day_max,
      cashOutMax: row.cash_out_max,
      cashOutPerDayMax: row.cash_out_per_day_max,
    },
    suspendedAtMs: row.suspended_at_ms,
    createdAtMs: row.created_at_ms,
    version: row.version,
  };
}

export const cashOutCodeColumns: Columns<CashOutCodesTable, CashOutCode> = {
  wallet_id: (code) => code.walletId,
  code_hash: (code) => code.codeHash,
  amount: (code) => code.amount,
  created_at_ms: (code) => code.createdAtMs,
  expires_at_ms: (code) => code.expiresAtMs,
  failures: (code) => code.failures,
};

export function cashOutCodeOf(row: RowOf<'mitako_cash_out_codes'>): CashOutCode {
  return {
    walletId: row.wallet_id,
    codeHash: row.code_hash,
    amount: row.amount,
    createdAtMs: row.created_at_ms,
    expiresAtMs: row.expires_at_ms,
    failures: row.failures,
  };
}
