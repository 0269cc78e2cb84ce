import { succeeded } from '../kernel/answer.ts';
import { sessionOf } from '../kernel/callers.ts';
import { heldBalances } from '../ledger/held.ts';
import type { Operation } from '../kernel/operation.ts';
import { walletOf } from './wallet-of.ts';

export const getWallet: Operation<'getWallet'> = async (context, request) =>
  succeeded(200, { wallet: { balances: await heldBalances(context, walletOf(sessionOf(request.caller))) } });
