import type { CashKind } from '@mitako/contract/names';
import type { Agent, AgentLimits } from '../model.ts';

/**
 * Default limits of an agent, in minor units: half a million francs per operation, ten such operations a day in each
 * direction. They bound the loss from a stolen phone and a known PIN.
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
