import type { AgentLimits as WireAgentLimits, AgentRecord } from '@mitako/contract/names';
import type { Context } from '../context.ts';
import type { Agent, AgentLimits, Principal } from '../model.ts';
import { principalToWire } from '../people/wire.ts';

export function agentToWire(context: Context, principal: Principal, agent: Agent): AgentRecord {
  return {
    ...principalToWire(context, { principal, actingAs: null, merchant: null }),
    limits: agentLimitsToWire(agent.limits),
    suspended: agent.suspendedAtMs !== null,
    suspension_reason: agent.suspensionReason,
  };
}

export function agentLimitsToWire(limits: AgentLimits): WireAgentLimits {
  return {
    cash_in_max: limits.cashInMax,
    cash_in_per_day_max: limits.cashInPerDayMax,
    cash_out_max: limits.cashOutMax,
    cash_out_per_day_max: limits.cashOutPerDayMax,
  };
}

/** Of a new agent. */
export function limitsFromWire(limits: WireAgentLimits): AgentLimits {
  return {
    cashInMax: limits.cash_in_max,
    cashInPerDayMax: limits.cash_in_per_day_max,
    cashOutMax: limits.cash_out_max,
    cashOutPerDayMax: limits.cash_out_per_day_max,
  };
}

/** Merges the given limits over the existing ones. */
export function agentLimitsFromWire(
  given: { readonly [Name in keyof WireAgentLimits]?: number | undefined },
  current: AgentLimits,
): AgentLimits {
  return {
    cashInMax: given.cash_in_max ?? current.cashInMax,
    cashInPerDayMax: given.cash_in_per_day_max ?? current.cashInPerDayMax,
    cashOutMax: given.cash_out_max ?? current.cashOutMax,
    cashOutPerDayMax: given.cash_out_per_day_max ?? current.cashOutPerDayMax,
  };
}
