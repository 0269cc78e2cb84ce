import { sessionOf } from '../kernel/callers.ts';
import type { ReadOperation } from '../kernel/operation.ts';
import { succeeded } from '../kernel/result.ts';
import { heldBalances } from '../ledger/held.ts';
import { walletOf } from './wallet-of.ts';

export const getWallet: ReadOperation<'getWallet'> = async (context, request) =>
  succeeded(200, { wallet: { balances: await heldBalances(context, walletOf(sessionOf(request.caller))) } });
