import { sessionOf } from '../kernel/callers.ts';
import { listHeld, readHeld } from '../ledger/list-held.ts';
import type { Operation } from '../kernel/operation.ts';
import { walletOf } from './wallet-of.ts';

export const listWalletTransactions: Operation<'listWalletTransactions'> = (context, request) =>
  listHeld(context, walletOf(sessionOf(request.caller)), request.query);

export const getWalletTransaction: Operation<'getWalletTransaction'> = (context, request) =>
  readHeld(context, walletOf(sessionOf(request.caller)), request.parameters.transaction_id);
