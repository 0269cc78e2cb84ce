import { z } from 'zod';
import { itemOf, pageOf, pageQuery } from '../basics/lists.ts';
import type { Get, Operator, Patch, Post, Token } from '../basics/route-types.ts';
import { noParameters, noQuery, operator, type RouteTable } from '../basics/route.ts';
import { idParameter } from '../basics/text.ts';
import type { ItemOf, NoQuery, PageOf, PageQuery } from '../basics/types.ts';
import {
  cashReceipt,
  holderModeQuery,
  holderPageQuery,
  transaction,
  transactionWithReceipt,
} from '../wallets/schemas.ts';
import type {
  CashReceipt,
  HolderModeQuery,
  HolderPageQuery,
  Transaction,
  TransactionWithReceipt,
} from '../wallets/types.ts';
import {
  agentCreateParams,
  agentFloat,
  agentRecord,
  agentUpdateParams,
  agentWithFloats,
  cashHolder,
  cashHolderLookUpParams,
  cashInParams,
  cashOutParams,
  floatParams,
  floatTransactionListQuery,
} from './schemas.ts';
import type {
  AgentCreate,
  AgentCreateParams,
  AgentFloat,
  AgentRecord,
  AgentUpdateParams,
  AgentWithFloats,
  CashHolder,
  CashHolderLookUpParams,
  CashInParams,
  CashOutParams,
  FloatParams,
  FloatTransactionListQuery,
} from './types.ts';

/** Agent operations: cash-in, cash-out and the float; and the operator's management of agents, limits and floats. */
export interface AgentRoutes {
  readonly getAgentFloat: Get<'/agent/float', Token<'agent'>, HolderModeQuery, ItemOf<'float', AgentFloat>>;
  readonly listAgentTransactions: Get<
    '/agent/transactions',
    Token<'agent'>,
    HolderPageQuery,
    PageOf<'transactions', Transaction>
  >;
  readonly getAgentTransaction: Get<
    '/agent/transactions/{transaction_id}',
    Token<'agent'>,
    HolderModeQuery,
    TransactionWithReceipt
  >;
  readonly lookUpCashHolders: Post<
    '/agent/cash-in/lookup',
    Token<'agent'>,
    HolderModeQuery,
    CashHolderLookUpParams,
    ItemOf<'holders', readonly CashHolder[]>
  >;
  readonly cashIn: Post<
    '/agent/cash-in',
    Token<'agent'>,
    HolderModeQuery,
    CashInParams,
    ItemOf<'receipt', CashReceipt>
  >;
  readonly cashOut: Post<
    '/agent/cash-out',
    Token<'agent'>,
    HolderModeQuery,
    CashOutParams,
    ItemOf<'receipt', CashReceipt>
  >;
  readonly createAgent: Post<
    '/admin/agents',
    Operator,
    NoQuery,
    AgentCreate,
    ItemOf<'agent', AgentRecord>,
    AgentCreateParams
  >;
  readonly listAgents: Get<'/admin/agents', Operator, PageQuery, PageOf<'agents', AgentRecord>>;
  readonly getAgent: Get<'/admin/agents/{agent_id}', Operator, NoQuery, AgentWithFloats>;
  readonly updateAgent: Patch<
    '/admin/agents/{agent_id}',
    Operator,
    NoQuery,
    AgentUpdateParams,
    ItemOf<'agent', AgentRecord>
  >;
  readonly listFloatTransactions: Get<
    '/admin/agents/{agent_id}/transactions',
    Operator,
    FloatTransactionListQuery,
    PageOf<'transactions', Transaction>
  >;
  readonly moveFloat: Post<
    '/admin/agents/{agent_id}/float',
    Operator,
    NoQuery,
    FloatParams,
    ItemOf<'transaction', Transaction>
  >;
}

const agentParameters = z.object({ agent_id: idParameter });
const CASH_ERRORS = [
  'MODE_MISMATCH',
  'ACCOUNT_SUSPENDED',
  'INVALID_PIN',
  'PIN_LOCKED',
  'PIN_NOT_SET',
  'PIN_RESET_REQUIRED',
  'USER_NOT_FOUND',
  'LIMIT_EXCEEDED',
] as const;
const agentToken: Token<'agent'> = { kind: 'token', roles: ['agent'] };

export const agentRoutes: RouteTable<AgentRoutes> = {
  getAgentFloat: {
    method: 'GET',
    path: '/agent/float',
    tag: 'Agents',
    summary: 'Read the float balance and its limits',
    auth: agentToken,
    parameters: noParameters,
    query: holderModeQuery,
    success: { 200: itemOf('float', agentFloat) },
    errors: ['MODE_MISMATCH'],
  },
  listAgentTransactions: {
    method: 'GET',
    path: '/agent/transactions',
    tag: 'Agents',
    summary: 'List transactions, newest first',
    auth: agentToken,
    parameters: noParameters,
    query: holderPageQuery,
    success: { 200: pageOf('transactions', transaction) },
    errors: ['MODE_MISMATCH'],
  },
  getAgentTransaction: {
    method: 'GET',
    path: '/agent/transactions/{transaction_id}',
    tag: 'Agents',
    summary: 'Read one transaction, with the receipt of a cash operation',
    auth: agentToken,
    parameters: z.object({ transaction_id: idParameter }),
    query: holderModeQuery,
    success: { 200: transactionWithReceipt },
    errors: ['MODE_MISMATCH', 'TRANSACTION_NOT_FOUND'],
  },
  lookUpCashHolders: {
    method: 'POST',
    path: '/agent/cash-in/lookup',
    tag: 'Agents',
    summary: 'Find whom a cash-in would credit, to confirm with the customer',
    auth: agentToken,
    limit: 'cash_code',
    parameters: noParameters,
    query: holderModeQuery,
    body: cashHolderLookUpParams,
    success: { 200: itemOf('holders', z.array(cashHolder)) },
    errors: ['MODE_MISMATCH', 'ACCOUNT_SUSPENDED', 'USER_NOT_FOUND'],
  },
  cashIn: {
    method: 'POST',
    path: '/agent/cash-in',
    tag: 'Agents',
    summary: "Cash in: from the float to a user's wallet",
    auth: agentToken,
    parameters: noParameters,
    query: holderModeQuery,
    body: cashInParams,
    success: { 201: itemOf('receipt', cashReceipt) },
    errors: [...CASH_ERRORS, 'INSUFFICIENT_FLOAT'],
  },
  cashOut: {
    method: 'POST',
    path: '/agent/cash-out',
    tag: 'Agents',
    summary: "Cash out: from a user's wallet to the float, with the user's code",
    auth: agentToken,
    parameters: noParameters,
    query: holderModeQuery,
    body: cashOutParams,
    success: { 201: itemOf('receipt', cashReceipt) },
    errors: [...CASH_ERRORS, 'USER_AMBIGUOUS', 'CASH_OUT_CODE_INVALID', 'INSUFFICIENT_FUNDS'],
  },
  createAgent: {
    method: 'POST',
    path: '/admin/agents',
    tag: 'Operator',
    summary: 'Create an agent account',
    auth: operator,
    audit: { action: 'agent.create', subject: { type: 'agent', answer: 'agent' }, details: ['name', 'limits'] },
    parameters: noParameters,
    query: noQuery,
    body: agentCreateParams,
    success: { 201: itemOf('agent', agentRecord) },
    errors: ['EMAIL_TAKEN'],
  },
  listAgents: {
    method: 'GET',
    path: '/admin/agents',
    tag: 'Operator',
    summary: 'List agents, newest first',
    auth: operator,
    parameters: noParameters,
    query: pageQuery,
    success: { 200: pageOf('agents', agentRecord) },
    errors: [],
  },
  getAgent: {
    method: 'GET',
    path: '/admin/agents/{agent_id}',
    tag: 'Operator',
    summary: 'Read an agent and its float balances',
    auth: operator,
    parameters: agentParameters,
    query: noQuery,
    success: { 200: agentWithFloats },
    errors: ['AGENT_NOT_FOUND'],
  },
  updateAgent: {
    method: 'PATCH',
    path: '/admin/agents/{agent_id}',
    tag: 'Operator',
    summary: "Update an agent's limits, suspend it or lift the suspension",
    auth: operator,
    audit: {
      action: 'agent.update',
      subject: { type: 'agent', parameter: 'agent_id' },
      details: ['limits', 'suspended'],
    },
    parameters: agentParameters,
    query: noQuery,
    body: agentUpdateParams,
    success: { 200: itemOf('agent', agentRecord) },
    errors: ['AGENT_NOT_FOUND'],
  },
  listFloatTransactions: {
    method: 'GET',
    path: '/admin/agents/{agent_id}/transactions',
    tag: 'Operator',
    summary: "List the transactions of an agent's floats, newest first",
    auth: operator,
    parameters: agentParameters,
    query: floatTransactionListQuery,
    success: { 200: pageOf('transactions', transaction) },
    errors: ['AGENT_NOT_FOUND'],
  },
  moveFloat: {
    method: 'POST',
    path: '/admin/agents/{agent_id}/float',
    tag: 'Operator',
    summary: 'Fund a float from the bank, or withdraw from it',
    auth: operator,
    audit: {
      action: 'agent.move_float',
      subject: { type: 'agent', parameter: 'agent_id' },
      details: ['amount', 'currency', 'livemode', 'direction'],
    },
    parameters: agentParameters,
    query: noQuery,
    body: floatParams,
    success: { 201: itemOf('transaction', transaction) },
    errors: ['AGENT_NOT_FOUND', 'MODE_MISMATCH', 'INSUFFICIENT_FLOAT'],
  },
};
