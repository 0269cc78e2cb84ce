import type { AgentRecord, HeldBalance, Transaction } from '@mitako/contract/names';
import type { Call, OperatorLine } from '../internal/call.ts';
import { createList, toPage, type List, type PagePosition } from '../list.ts';
import type { CallOptions, WriteOptions } from '../options.ts';
import type { AgentCreateParams, AgentUpdateParams, FloatParams } from './params.ts';

/** Agents, their limits and their floats. */
export interface Agents {
  /** @throws MitakoError `EMAIL_TAKEN` */
  create(params: AgentCreateParams, options?: WriteOptions): Promise<AgentRecord>;
  /** Newest first. */
  list(params?: PagePosition, options?: CallOptions): List<AgentRecord>;
  /** @throws MitakoError `AGENT_NOT_FOUND` */
  retrieve(agentId: string, options?: CallOptions): Promise<AgentWithFloats>;
  /**
   * Sets limits, suspends, or lifts the suspension.
   * @throws MitakoError `AGENT_NOT_FOUND`
   */
  update(agentId: string, params: AgentUpdateParams, options?: WriteOptions): Promise<AgentRecord>;
  /**
   * Puts money into a float that the agent paid in at the bank.
   * @throws MitakoError `AGENT_NOT_FOUND`, `MODE_MISMATCH`
   */
  fundFloat(agentId: string, params: FloatParams, options?: WriteOptions): Promise<Transaction>;
  /**
   * Takes money out of a float, back to the bank.
   * @throws MitakoError `AGENT_NOT_FOUND`, `MODE_MISMATCH`, `INSUFFICIENT_FLOAT`
   */
  withdrawFloat(agentId: string, params: FloatParams, options?: WriteOptions): Promise<Transaction>;
}

/** An agent and what its floats hold, test and live. */
export interface AgentWithFloats {
  readonly agent: AgentRecord;
  readonly floats: readonly HeldBalance[];
}

export function createAgents(call: Call<OperatorLine>): Agents {
  const moveFloat = async (
    agentId: string,
    direction: 'fund' | 'withdraw',
    { amount, currency, livemode }: FloatParams,
    options: WriteOptions | undefined,
  ): Promise<Transaction> => {
    const parameters = { agent_id: agentId };
    const body = { amount, currency, livemode, direction };
    return (await call('POST /admin/agents/{agent_id}/float', { parameters, body, options })).transaction;
  };
  return {
    create: async (body, options) => (await call('POST /admin/agents', { body, options })).agent,
    list: (start = {}, options) =>
      createList(start, async (query) => {
        const { agents, pagination } = await call('GET /admin/agents', { query: { ...query }, options });
        return toPage(agents, pagination);
      }),
    retrieve: (agentId, options) => {
      const parameters = { agent_id: agentId };
      return call('GET /admin/agents/{agent_id}', { parameters, options });
    },
    update: async (agentId, body, options) => {
      const parameters = { agent_id: agentId };
      return (await call('PATCH /admin/agents/{agent_id}', { parameters, body, options })).agent;
    },
    fundFloat: (agentId, params, options) => moveFloat(agentId, 'fund', params, options),
    withdrawFloat: (agentId, params, options) => moveFloat(agentId, 'withdraw', params, options),
  };
}
