import type { SessionCaller } from '../kernel/caller.ts';
import type { Holder } from '../ledger/held.ts';

/** The wallets of a logged-in user, in the requested mode. */
export function walletOf({ principalId, livemode }: SessionCaller): Holder {
  return { ownerId: principalId, kind: 'wallet', livemode };
}
