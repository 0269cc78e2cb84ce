import type { CashKind } from '@mitako/contract/names';
import type { Agent, AgentLimits } from '../model.ts';

export function newAgent(agent: { readonly id: string; readonly limits: AgentLimits; readonly nowMs: number }): Agent {
  return {
    id: agent.id,
    limits: agent.limits,
    suspendedAtMs: null,
    suspensionReason: null,
    createdAtMs: agent.nowMs,
    version: 1,
  };
}

/** The limits of one kind of cash operation. */
export function boundsOf(limits: AgentLimits, kind: CashKind): { readonly max: number; readonly perDayMax: number } {
  return kind === 'cash_in'
    ? { max: limits.cashInMax, perDayMax: limits.cashInPerDayMax }
    : { max: limits.cashOutMax, perDayMax: limits.cashOutPerDayMax };
}

/** A limit that an amount would exceed, by its field name in the API. */
export interface ExceededLimit {
  readonly name: `${CashKind}_max` | `${CashKind}_per_day_max`;
  readonly limit: number;
  /** What remains within the limit. */
  readonly remaining: number;
}

/** @param movedToday what the float moved with this kind of operation on the current day */
export function exceededLimit(
  limits: AgentLimits,
  operation: { readonly kind: CashKind; readonly amount: number; readonly movedToday: number },
): ExceededLimit | null {
  const { kind, amount, movedToday } = operation;
  const { max, perDayMax } = boundsOf(limits, kind);
  const remaining = Math.max(0, perDayMax - movedToday);
  if (amount > max) return { name: `${kind}_max`, limit: max, remaining: Math.min(max, remaining) };
  if (amount > remaining) return { name: `${kind}_per_day_max`, limit: perDayMax, remaining };
  return null;
}
