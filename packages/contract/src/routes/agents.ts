import { z } from 'zod';
import { agentFloat, cashInParams, cashOutParams, cashReceipt } from '../schemas/agents.ts';
import { pageOf } from '../schemas/lists.ts';
import { idParameter } from '../schemas/text.ts';
import { holderModeQuery, holderPageQuery, transaction } from '../schemas/wallet.ts';
import { noParameters, route } from './route.ts';

const agentToken = { kind: 'token', roles: ['agent'] } as const;

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

/** What an agent does: cash over the counter, out of and into a float. */
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
};
