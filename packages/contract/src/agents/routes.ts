import { z } from 'zod';
import { pageOf, pageQuery } from '../basics/lists.ts';
import { noParameters, noQuery, route } from '../basics/route.ts';
import { idParameter } from '../basics/text.ts';
import { heldBalance, holderModeQuery, holderPageQuery, transaction } from '../wallets/schemas.ts';
import {
  agentCreateParams,
  agentFloat,
  agentRecord,
  agentUpdateParams,
  cashInParams,
  cashOutParams,
  cashReceipt,
  floatParams,
} from './schemas.ts';

const agentParameters = z.object({ agent_id: idParameter });

const operator = { kind: 'operator' } as const;

/** What every cash operation may be refused with. */
const CASH_ERRORS = [
  'MODE_MISMATCH',
  'ACCOUNT_SUSPENDED',
  'INVALID_PIN',
  'PIN_LOCKED',
  'PIN_NOT_SET',
  'PIN_RESET_REQUIRED',
  'USER_NOT_FOUND',
  'USER_AMBIGUOUS',
  'LIMIT_EXCEEDED',
] as const;

const agentToken = { kind: 'token', roles: ['agent'] } as const;

export const agentRoutes = {
  getAgentFloat: route({
    method: 'GET',
    path: '/agent/float',
    tag: 'Agents',
    summary: 'Read what the float holds, and its limits',
    auth: agentToken,
    parameters: noParameters,
    query: holderModeQuery,
    success: { 200: z.object({ float: agentFloat }) },
    errors: ['MODE_MISMATCH'],
  }),
  listAgentTransactions: route({
    method: 'GET',
    path: '/agent/transactions',
    tag: 'Agents',
    summary: 'List what came in and went out, newest first',
    auth: agentToken,
    parameters: noParameters,
    query: holderPageQuery,
    success: { 200: pageOf('transactions', transaction) },
    errors: ['MODE_MISMATCH'],
  }),
  getAgentTransaction: route({
    method: 'GET',
    path: '/agent/transactions/{transaction_id}',
    tag: 'Agents',
    summary: 'Read one transaction, with the receipt of a cash operation',
    auth: agentToken,
    parameters: z.object({ transaction_id: idParameter }),
    query: holderModeQuery,
    success: { 200: z.object({ transaction, receipt: cashReceipt.nullable() }) },
    errors: ['MODE_MISMATCH', 'TRANSACTION_NOT_FOUND'],
  }),
  cashIn: route({
    method: 'POST',
    path: '/agent/cash-in',
    tag: 'Agents',
    summary: "Take cash: from the float to a user's wallet",
    auth: agentToken,
    parameters: noParameters,
    query: holderModeQuery,
    body: cashInParams,
    success: { 201: z.object({ receipt: cashReceipt }) },
    errors: [...CASH_ERRORS, 'INSUFFICIENT_FLOAT'],
  }),
  cashOut: route({
    method: 'POST',
    path: '/agent/cash-out',
    tag: 'Agents',
    summary: "Pay cash out: from a user's wallet to the float, with the user's code",
    auth: agentToken,
    parameters: noParameters,
    query: holderModeQuery,
    body: cashOutParams,
    success: { 201: z.object({ receipt: cashReceipt }) },
    errors: [...CASH_ERRORS, 'CASH_OUT_CODE_INVALID', 'INSUFFICIENT_FUNDS'],
  }),
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
