import { sessionOf } from '../kernel/callers.ts';
import { listHeld, readHeld } from '../ledger/list-held.ts';
import type { Operation } from '../kernel/operation.ts';
import { floatOf } from './float-of.ts';

export const listAgentTransactions: Operation<'listAgentTransactions'> = (context, request) =>
  listHeld(context, floatOf(sessionOf(request.caller)), request.query);

export const getAgentTransaction: Operation<'getAgentTransaction'> = (context, request) =>
  readHeld(context, floatOf(sessionOf(request.caller)), request.parameters.transaction_id);
