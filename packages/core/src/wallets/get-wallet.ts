import { sessionOf } from '../kernel/callers.ts';
import type { ReadOperation } from '../kernel/operation.ts';
import { succeeded } from '../kernel/result.ts';
import { heldBalances } from '../ledger/held.ts';
import { readPrincipal } from '../people/logged-in.ts';
import { walletLimitsToWire } from './limits.ts';
import { walletOf } from './wallet-of.ts';

export const getWallet: ReadOperation<'getWallet'> = async (context, request) => {
  const caller = sessionOf(request.caller);
  const [balances, user] = await Promise.all([heldBalances(context, walletOf(caller)), readPrincipal(context, caller)]);
  const limits = await walletLimitsToWire(context, { user, currency: 'XAF', livemode: caller.livemode });
  return succeeded(200, { wallet: { balances, limits } });
};
