import { sessionOf } from '../kernel/callers.ts';
import type { ReadOperation } from '../kernel/operation.ts';
import { listHeld, readHeld } from '../ledger/list-held.ts';
import { walletOf } from './wallet-of.ts';

export const listWalletTransactions: ReadOperation<'listWalletTransactions'> = (context, request) =>
  listHeld(context, walletOf(sessionOf(request.caller)), request.query);

export const getWalletTransaction: ReadOperation<'getWalletTransaction'> = (context, request) =>
  readHeld(context, walletOf(sessionOf(request.caller)), request.parameters.transaction_id);
