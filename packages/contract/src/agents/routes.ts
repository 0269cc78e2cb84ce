import { operator, route, routesOf, token } from '../basics/declare.ts';
import { ASSIST, MOVE_MONEY, READ_BALANCES, STAFF } from '../people/roles.ts';
import { itemOf, listOf, pageOf, pageQuery } from '../basics/schemas.ts';
import {
  cashReceipt,
  holderModeQuery,
  holderPageQuery,
  transaction,
  transactionWithReceipt,
} from '../wallets/schemas.ts';
import * as schemas from './schemas.ts';

const CASH_ERRORS = [
  'MODE_MISMATCH',
  'ACCOUNT_SUSPENDED',
  'INVALID_PIN',
  'PIN_LOCKED',
  'PIN_NOT_SET',
  'PIN_RESET_REQUIRED',
  'USER_NOT_FOUND',
  'ACCOUNT_FROZEN',
  'LIMIT_EXCEEDED',
] as const;

/** Agent operations: cash-in, cash-out and the float; and the operator's management of agents, limits and floats. */
export const agentRoutes = routesOf('Agents', {
  getAgentFloat: route.get('/agent/float', token('agent'), {
    summary: 'Read the float balance and its limits',
    client: 'float.retrieve',
    query: holderModeQuery,
    answer: itemOf('float', schemas.agentFloat, 'What the agent holds.'),
    errors: ['MODE_MISMATCH'],
  }),
  listAgentTransactions: route.get('/agent/transactions', token('agent'), {
    summary: 'List transactions, newest first',
    client: 'transactions.list',
    query: holderPageQuery,
    answer: pageOf('transactions', transaction),
    errors: ['MODE_MISMATCH'],
  }),
  getAgentTransaction: route.get('/agent/transactions/{transaction_id}', token('agent'), {
    summary: 'Read one transaction, with the receipt of a cash operation',
    client: 'transactions.retrieve',
    query: holderModeQuery,
    answer: transactionWithReceipt,
    errors: ['MODE_MISMATCH', 'TRANSACTION_NOT_FOUND'],
  }),
  lookUpCashHolders: route.post('/agent/cash-in/lookup', token('agent'), {
    summary: 'Find whom a cash-in would credit, to confirm with the customer',
    description:
      'At most five: numbers are not verified, so several may have one. Where text messages are sent, a number means its verified owner. The customer confirms the masked name before handing over the cash. By number or e-mail an agent looks up 60 an hour and 300 a day.',
    client: 'lookUpHolders',
    limit: 'cash_holder',
    query: holderModeQuery,
    body: schemas.cashHolderLookUpParams,
    answer: listOf('holders', schemas.cashHolder, 'The customers that were found, at most five.'),
    errors: ['MODE_MISMATCH', 'ACCOUNT_SUSPENDED', 'USER_NOT_FOUND'],
  }),
  cashIn: route.post('/agent/cash-in', token('agent'), {
    summary: "Cash in: from the float to a user's wallet",
    description: 'The lookup finds the user, who confirms the masked name first.',
    client: 'cashIn',
    query: holderModeQuery,
    body: schemas.cashInParams,
    answer: itemOf('receipt', cashReceipt),
    status: 201,
    errors: [...CASH_ERRORS, 'INSUFFICIENT_FLOAT'],
  }),
  cashOut: route.post('/agent/cash-out', token('agent'), {
    summary: "Cash out: from a user's wallet to the float, with the user's code",
    client: 'cashOut',
    query: holderModeQuery,
    body: schemas.cashOutParams,
    answer: itemOf('receipt', cashReceipt),
    status: 201,
    errors: [...CASH_ERRORS, 'USER_AMBIGUOUS', 'CASH_OUT_CODE_INVALID', 'INSUFFICIENT_FUNDS'],
  }),
  createAgent: route.post('/admin/agents', operator(ASSIST), {
    part: 'agents',
    summary: 'Create an agent account',
    audit: { action: 'agent.create', subject: { type: 'agent', answer: 'agent' }, details: ['name', 'limits'] },
    body: schemas.agentCreateParams,
    answer: itemOf('agent', schemas.agentRecord),
    status: 201,
    errors: ['EMAIL_TAKEN'],
  }),
  listAgents: route.get('/admin/agents', operator(STAFF), {
    part: 'agents',
    summary: 'List agents, newest first',
    query: pageQuery,
    answer: pageOf('agents', schemas.agentRecord),
  }),
  getAgent: route.get('/admin/agents/{agent_id}', operator(STAFF), {
    part: 'agents',
    summary: 'Read an agent and its float balances',
    answer: schemas.agentWithFloats,
    errors: ['AGENT_NOT_FOUND'],
  }),
  updateAgent: route.patch('/admin/agents/{agent_id}', operator(ASSIST), {
    part: 'agents',
    summary: "Update an agent's limits, suspend it or lift the suspension",
    audit: {
      action: 'agent.update',
      subject: { type: 'agent', parameter: 'agent_id' },
      details: ['limits', 'suspended', 'reason'],
    },
    body: schemas.agentUpdateParams,
    answer: itemOf('agent', schemas.agentRecord),
    errors: ['AGENT_NOT_FOUND'],
  }),
  listFloatTransactions: route.get('/admin/agents/{agent_id}/transactions', operator(READ_BALANCES), {
    part: 'agents',
    summary: "List the transactions of an agent's floats, newest first",
    client: 'agents.listTransactions',
    query: schemas.floatTransactionListQuery,
    answer: pageOf('transactions', transaction),
    errors: ['AGENT_NOT_FOUND'],
  }),
  moveFloat: route.post('/admin/agents/{agent_id}/float', operator(MOVE_MONEY), {
    part: 'agents',
    summary: 'Fund a float from the bank, or withdraw from it',
    client: [
      {
        name: 'agents.fundFloat',
        summary: 'Fund a float with money that the agent paid in at the bank',
        sends: { direction: 'fund' },
        never: ['INSUFFICIENT_FLOAT'],
      },
      {
        name: 'agents.withdrawFloat',
        summary: 'Withdraw money from a float, back to the bank',
        sends: { direction: 'withdraw' },
      },
    ],
    audit: {
      action: 'agent.move_float',
      subject: { type: 'agent', parameter: 'agent_id' },
      details: ['amount', 'currency', 'livemode', 'direction'],
    },
    body: schemas.floatParams,
    answer: itemOf('transaction', transaction),
    status: 201,
    errors: ['AGENT_NOT_FOUND', 'MODE_MISMATCH', 'INSUFFICIENT_FLOAT'],
  }),
});
