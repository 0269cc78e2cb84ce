import { floatOf } from './float-of.ts';
import { agentById } from './operator-agents.ts';
import { sessionOf } from '../kernel/callers.ts';
import type { ReadOperation } from '../kernel/operation.ts';
import { ofModes } from '../kernel/operator-page.ts';
import { pageAnswer, pageRequest } from '../kernel/page.ts';
import { heldTransfers } from '../ledger/held.ts';
import { listHeld, readHeld } from '../ledger/list-held.ts';
import { statementLines } from '../ledger/statement.ts';
import type { Transfer } from '../model.ts';

export const listAgentTransactions: ReadOperation<'listAgentTransactions'> = (context, request) =>
  listHeld(context, floatOf(sessionOf(request.caller)), request.query);

export const getAgentTransaction: ReadOperation<'getAgentTransaction'> = (context, request) =>
  readHeld(context, floatOf(sessionOf(request.caller)), request.parameters.transaction_id);

/** For the operator: in both modes, unless one is requested. */
export const listFloatTransactions: ReadOperation<'listFloatTransactions'> = async (context, { parameters, query }) => {
  const { id: ownerId } = await agentById(context, parameters.agent_id);
  const page = pageRequest(query, 'transaction');
  const read = (livemode: boolean): Promise<readonly Transfer[]> =>
    heldTransfers(context, { ownerId, kind: 'float', livemode }, page);
  const transfers = await ofModes(query.mode, read, page.limit);
  return pageAnswer('transactions', await statementLines(context, ownerId, transfers), query.limit, (line) => line);
};
