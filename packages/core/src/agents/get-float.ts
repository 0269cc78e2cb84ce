import { floatOf } from './float-of.ts';
import { agentLimitsToWire } from './wire.ts';
import type { Context } from '../context.ts';
import { sessionOf } from '../kernel/callers.ts';
import type { ReadOperation } from '../kernel/operation.ts';
import { succeeded } from '../kernel/result.ts';
import { heldBalances } from '../ledger/held.ts';
import type { Agent } from '../model.ts';

export const getAgentFloat: ReadOperation<'getAgentFloat'> = async (context, request) => {
  const caller = sessionOf(request.caller);
  const [balances, agent] = await Promise.all([
    heldBalances(context, floatOf(caller)),
    readAgent(context, caller.principalId),
  ]);
  return succeeded(200, {
    float: {
      balances,
      limits: agentLimitsToWire(agent.limits),
      suspended: agent.suspendedAtMs !== null,
      suspension_reason: agent.suspensionReason,
    },
  });
};

/** The business data of a logged-in agent, created in the commit that created the account. */
export async function readAgent(context: Context, id: string): Promise<Agent> {
  const agent = await context.store.read.agentById(id);
  if (agent === null) throw new Error(`agent ${id} has an account and nothing else`);
  return agent;
}
