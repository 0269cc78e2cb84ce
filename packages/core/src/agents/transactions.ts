import { floatOf } from './float-of.ts';
import { sessionOf } from '../kernel/callers.ts';
import type { ReadOperation } from '../kernel/operation.ts';
import { listHeld, readHeld } from '../ledger/list-held.ts';

export const listAgentTransactions: ReadOperation<'listAgentTransactions'> = (context, request) =>
  listHeld(context, floatOf(sessionOf(request.caller)), request.query);

export const getAgentTransaction: ReadOperation<'getAgentTransaction'> = (context, request) =>
  readHeld(context, floatOf(sessionOf(request.caller)), request.parameters.transaction_id);
