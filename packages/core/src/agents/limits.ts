import type { CashKind } from '@mitako/contract/names';
import type { Agent, AgentLimits } from '../model.ts';

/**
 * What an agent may move unless the operator says otherwise, in minor units: up to half a million francs at a time, ten
 * such operations a day each way. A lost phone and a watched PIN then cost a bounded sum.
 */
export const DEFAULT_AGENT_LIMITS: AgentLimits = {
  cashInMax: 500_000,
  cashInPerDayMax: 5_000_000,
  cashOutMax: 500_000,
  cashOutPerDayMax: 5_000_000,
};

export function newAgent(agent: {
  readonly id: string;
  readonly limits?: Partial<AgentLimits>;
  readonly nowMs: number;
}): Agent {
  return {
    id: agent.id,
    limits: { ...DEFAULT_AGENT_LIMITS, ...agent.limits },
    suspendedAtMs: null,
    createdAtMs: agent.nowMs,
    version: 1,
  };
}

/** The bounds of one kind of cash operation. */
export function boundsOf(limits: AgentLimits, kind: CashKind): { readonly max: number; readonly perDayMax: number } {
  return kind === 'cash_in'
    ? { max: limits.cashInMax, perDayMax: limits.cashInPerDayMax }
    : { max: limits.cashOutMax, perDayMax: limits.cashOutPerDayMax };
}

/** A bound that an amount would pass, under the name it has among the limits on the wire. */
export interface ExceededLimit {
  readonly name: `${CashKind}_max` | `${CashKind}_per_day_max`;
  readonly limit: number;
  /** What may still be moved under it. */
  readonly remaining: number;
}

/** @param movedToday what the float moved of this kind on the day that it is now */
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
