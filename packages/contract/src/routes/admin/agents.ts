import { z } from 'zod';
import { agentCreateParams, agentRecord, agentUpdateParams, floatParams } from '../../schemas/agents.ts';
import { pageOf, pageQuery } from '../../schemas/lists.ts';
import { idParameter } from '../../schemas/text.ts';
import { heldBalance, transaction } from '../../schemas/wallet.ts';
import { noParameters, noQuery, route } from '../route.ts';

const operator = { kind: 'operator' } as const;
const agentParameters = z.object({ agent_id: idParameter });

/** Agents as the operator makes, bounds and funds them. */
export const adminAgentRoutes = {
  createAgent: route({
    method: 'POST',
    path: '/admin/agents',
    tag: 'Operator',
    summary: 'Create an agent account',
    auth: operator,
    audit: { action: 'agent.create', subject: { type: 'agent', answer: 'agent' }, details: ['name', 'limits'] },
    parameters: noParameters,
    query: noQuery,
    body: agentCreateParams,
    success: { 201: z.object({ agent: agentRecord }) },
    errors: ['EMAIL_TAKEN'],
  }),
  listAgents: route({
    method: 'GET',
    path: '/admin/agents',
    tag: 'Operator',
    summary: 'List agents, newest first',
    auth: operator,
    parameters: noParameters,
    query: pageQuery,
    success: { 200: pageOf('agents', agentRecord) },
    errors: [],
  }),
  getAgent: route({
    method: 'GET',
    path: '/admin/agents/{agent_id}',
    tag: 'Operator',
    summary: 'Read an agent and what its floats hold',
    auth: operator,
    parameters: agentParameters,
    query: noQuery,
    success: { 200: z.object({ agent: agentRecord, floats: z.array(heldBalance) }) },
    errors: ['AGENT_NOT_FOUND'],
  }),
  updateAgent: route({
    method: 'PATCH',
    path: '/admin/agents/{agent_id}',
    tag: 'Operator',
    summary: 'Set the limits of an agent, suspend it or lift the suspension',
    auth: operator,
    audit: {
      action: 'agent.update',
      subject: { type: 'agent', parameter: 'agent_id' },
      details: ['limits', 'suspended'],
    },
    parameters: agentParameters,
    query: noQuery,
    body: agentUpdateParams,
    success: { 200: z.object({ agent: agentRecord }) },
    errors: ['AGENT_NOT_FOUND'],
  }),
  moveFloat: route({
    method: 'POST',
    path: '/admin/agents/{agent_id}/float',
    tag: 'Operator',
    summary: 'Fund a float from the bank, or take money back to it',
    auth: operator,
    audit: {
      action: 'agent.move_float',
      subject: { type: 'agent', parameter: 'agent_id' },
      details: ['amount', 'currency', 'livemode', 'direction'],
    },
    parameters: agentParameters,
    query: noQuery,
    body: floatParams,
    success: { 201: z.object({ transaction }) },
    errors: ['AGENT_NOT_FOUND', 'MODE_MISMATCH', 'INSUFFICIENT_FLOAT'],
  }),
};
